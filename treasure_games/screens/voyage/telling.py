"""What is said on a voyage: the status, favours, how it went at a port, and the rival's line."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.match.voyage import COINS, PRIZE, Favour, Voyage, minutes_at, terms_of
from treasure_games.stage.markup import escaped

_LINES: Final = {
    "start": (N_("A whole evening? I hope your purse has room."),
              N_("So many ports, and I know a tavern in each.")),
    "leads": (N_("Mind my purse, it’s getting heavy."), N_("It’s lonely up here on all this gold."),
              N_("Take your time. I’m counting.")),
    "trails": (N_("I let you have those. Tactics."), N_("You again. This time I mean it."),
               N_("Laugh now. The tide turns.")),
    "last": (N_("All or nothing, then. Mostly all."), N_("One more port, and I’ll sleep on gold.")),
}  # fmt: skip
"""What a rival says: at the start, in the lead, behind, before the last port."""


def name_of(voyage: Voyage, seat: int) -> str:
    """Return the name at a seat, without markup."""
    return escaped(voyage.seats[seat].name)


def title_of(voyage: Voyage, number: int) -> str:
    """Return the title of the game at a port."""
    return _(load(voyage.ports[number].game).info.title)


def status(voyage: Voyage) -> str:
    """Return how many ports are left, and who leads."""
    left = len(voyage.ports) - voyage.number
    to_go = translate_plural("One port to go.", "{count} ports to go.", left).format(count=left)
    if not voyage.number:
        return to_go
    first, second = sorted(voyage.purses(), reverse=True)[:2]
    if first == second:
        text = _("Nobody leads alone, and {coins} coins can still be won.")
    else:
        text = translate_plural(
            "{name} leads by one, and {coins} coins can still be won.",
            "{name} leads by {count}, and {coins} coins can still be won.",
            first - second,
        )
    leader = name_of(voyage, voyage.outcome().winners[0])
    return f"{to_go} {text.format(name=leader, count=first - second, coins=left * COINS[0])}"


def offered(voyage: Voyage, favour: Favour) -> str:
    """Return what a favour is, for whoever may choose it now."""
    if favour is Favour.PURSE:
        return _("A coin at once")
    if favour is Favour.CHASE:
        leader = name_of(voyage, voyage.ranked(voyage.number)[0])
        return _("A coin from {leader}, if you do better there").format(leader=leader)
    return _("{rule}: {value}; and {coins} coins more if you win").format(
        **_rule(voyage, voyage.number), coins=PRIZE
    )


def taken(voyage: Voyage, number: int) -> str:
    """Return which favour somebody has at a port; "" for none."""
    favour, ranked = voyage.ports[number].favour, voyage.ranked(number)
    text = {
        None: "",
        Favour.PURSE: N_("{name} has taken a coin at once."),
        Favour.CHASE: N_("{name} is after {leader}, and takes a coin for a better place."),
        Favour.RULE: N_(
            "{name} sets a house rule, for {coins} coins more in case of victory. {rule}: {value}."
        ),
    }[favour]
    return text and _(text).format(
        name=name_of(voyage, ranked[-1]), leader=name_of(voyage, ranked[0]), coins=PRIZE,
        **_rule(voyage, number),
    )  # fmt: skip


def _rule(voyage: Voyage, number: int) -> dict[str, str]:
    """Return title and value of the house rule that can be set at a port."""
    game = voyage.ports[number].game
    name, value = terms_of(game).rule
    rule = load(game).info.option(name)
    return {"rule": _(rule.title), "value": _(rule.titles[rule.values.index(value)])}


def told(voyage: Voyage, number: int) -> str:
    """Return how it went at a port, or what the game there is."""
    port = voyage.ports[number]
    if not port.places:
        minutes = _("about {count} minutes").format(count=minutes_at(port.game, voyage.seats))
        lines = [_(load(port.game).info.summary), minutes]
    else:
        row = voyage.row(number)
        best = sorted(range(len(row)), key=lambda seat: port.places[seat])
        lines = [f"{port.places[seat]}. {name_of(voyage, seat)}: {row[seat]}" for seat in best]
    return "\n".join(line for line in (*lines, taken(voyage, number)) if line)


def rival_line(voyage: Voyage) -> tuple[int, str] | None:
    """Return the computer that people must beat, and what it says; None without one."""
    ranked = voyage.ranked(voyage.number)
    rivals = [seat for seat in ranked if not voyage.seats[seat].is_human]
    if not rivals or len(rivals) == len(ranked):
        return None
    is_first, is_last = not voyage.number, voyage.number == len(voyage.ports) - 1
    kind = "start" if is_first else "last" if is_last else "trails"
    kind = "leads" if kind == "trails" and rivals[0] == ranked[0] else kind
    lines = _LINES[kind]
    return rivals[0], _(lines[(voyage.number + voyage.ports[0].seed) % len(lines)])
