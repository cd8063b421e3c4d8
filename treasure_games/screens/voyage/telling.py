"""What is said on a voyage: the status, favours, how it went at a port, and the rival's line."""

from collections.abc import Sequence
from typing import Any, Final

from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.core.registry import load
from treasure_games.match.renown import last_deed
from treasure_games.match.seats import Seat
from treasure_games.match.statistics import Statistics
from treasure_games.match.voyage import PRIZE, Favour, Voyage, is_port, minutes_at, terms_of
from treasure_games.stage.markup import escaped

_PAGE: Final = page_beside(__file__, dict[str, dict[str, Any]])


def name_of(voyage: Voyage, seat: int) -> str:
    """Return the name at a seat, without markup."""
    return escaped(voyage.seats[seat].name)


def title_of(voyage: Voyage, number: int) -> str:
    """Return the title of the game at a port."""
    return _(load(voyage.ports[number].game).info.title)


def minutes_told(game: str, seats: Sequence[Seat], statistics: Statistics | None = None) -> str:
    """Return about how long a port takes."""
    return _("about {count} minutes", count=minutes_at(game, seats, statistics))


def status(voyage: Voyage) -> str:
    """Return how many ports are left, and who leads."""
    ports = range(voyage.number, len(voyage.ports))
    left, coins = len(ports), sum(voyage.worth(number)[0] for number in ports)
    to_go = plural("One port to go.", "{count} ports to go.", left)
    if not voyage.number:
        return to_go
    first, second = sorted(voyage.purses(), reverse=True)[:2]
    if first == second:
        text = _("Nobody leads alone, and {coins} coins can still be won.", coins=coins)
    else:
        text = plural(
            "{name} leads by one, and {coins} coins can still be won.",
            "{name} leads by {count}, and {coins} coins can still be won.",
            first - second, name=name_of(voyage, voyage.outcome().winners[0]), coins=coins,
        )  # fmt: skip
    return f"{to_go} {text}"


def offered(voyage: Voyage, favour: Favour) -> str:
    """Return what a favour is, for whoever may choose it now."""
    return _(_PAGE["offered"][favour], **_values(voyage, voyage.number))


def taken(voyage: Voyage, number: int) -> str:
    """Return which favour somebody has at a port; "" for none."""
    favour = voyage.ports[number].favour
    return _(_PAGE["taken"][favour], **_values(voyage, number)) if favour else ""


def _values(voyage: Voyage, number: int) -> dict[str, Any]:
    """Return what the favours at a port are about: who takes one, the leader, the house rule."""
    game, ranked = voyage.ports[number].game, voyage.ranked(number)
    return {
        "name": name_of(voyage, ranked[-1]), "leader": name_of(voyage, ranked[0]), "coins": PRIZE,
        "rule": _(terms_of(game).told),
    }  # fmt: skip


def told(voyage: Voyage, number: int, statistics: Statistics | None = None) -> str:
    """Return how it went at a port, or what the game there is."""
    port = voyage.ports[number]
    if not port.places:
        lines = [_(load(port.game).info.summary), minutes_told(port.game, voyage.seats, statistics)]
        lines += [_("The last port pays double.")] if voyage.worth(number) > voyage.worth(0) else []
    else:
        row = voyage.row(number)
        best = sorted(range(len(row)), key=lambda seat: port.places[seat])
        lines = [f"{port.places[seat]}. {name_of(voyage, seat)}: {row[seat]}" for seat in best]
    return "\n".join(line for line in (*lines, taken(voyage, number)) if line)


def rival_line(voyage: Voyage, statistics: Statistics | None = None) -> tuple[int, str] | None:
    """Return the computer that people must beat, and what it says; None without one."""
    ranked = voyage.ranked(voyage.number)
    rivals = [seat for seat in ranked if not voyage.seats[seat].is_human]
    if not rivals or len(rivals) == len(ranked):
        return None
    if statistics and (remembered := _remembered(voyage, voyage.seats[rivals[0]], statistics)):
        return rivals[0], remembered
    is_first, is_last = not voyage.number, voyage.number == len(voyage.ports) - 1
    kind = "start" if is_first else "last" if is_last else "trails"
    kind = "leads" if kind == "trails" and rivals[0] == ranked[0] else kind
    lines = _PAGE["rival"][kind]
    return rivals[0], _(lines[(voyage.number + voyage.ports[0].seed) % len(lines)])


def _remembered(voyage: Voyage, rival: Seat, statistics: Statistics) -> str:
    """Return what a rival says of what came last between it and people: at the last port, or before
    the voyage. Each port has its own game, so that nothing is said twice.
    """
    names = [one.name for one in voyage.seats if one.is_human]
    match = f"{voyage.identity}-{voyage.number}" if voyage.number else "%"
    game, name, side, event, kind = last_deed(statistics, rival.persona, names, match) or [""] * 5
    said = terms_of(game).said if is_port(game) else {}
    lines = said.get(event, said.get(kind, {}))
    return _(lines[side][min(voyage.number, 1)], name=escaped(name)) if lines else ""
