"""A match in words: its table, its house rules, what happened turn by turn, and its result."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from treasure_games.core.language import plural, translate as _
from treasure_games.core.options import articles_of
from treasure_games.core.registry import load_words
from treasure_games.match.match import Match
from treasure_games.match.seats import seed_hash
from treasure_games.match.steps import turn_events
from treasure_games.opponents.players import level_title

_MARKUP: Final = re.compile(r"</?(?:b|i|m|c|icon|seat)(?:=[^<>]*)?>")
_AWAY: Final = str.maketrans("<>", "\ue000\ue001")
_BACK: Final = str.maketrans("\ue000\ue001", "<>")
"""Brackets of names, which are no markup, while that is taken out of a line."""


def asker(match: Match) -> int | None:
    """Return whose eyes a match is told from: the only person's, else a bystander's."""
    people = match.human_seats
    return people[0] if len(people) == 1 else None


def as_text(match: Match, viewer: int | None, *, is_dated: bool = True) -> str:
    """Return the log of a match as a viewer saw it. The seed is told once the match is over."""
    title = f"Treasure Games: {_(match.game.info.title)}"
    head = f"{title}\n{_begun(match.started)}" if is_dated else title
    turns = ("\n".join(turn) for turn in _turns(match, viewer))
    # The luck of a lesson isn't that of its seed.
    seal = [] if match.is_prepared else [fair_play(match)]
    blocks = head, _seats(match), _articles(match), *turns, _result(match), *seal
    return "\n\n".join(blocks) + "\n"


def fair_play(match: Match) -> str:
    """Return the seed with its seal; only the seal while the match is under way."""
    seal = seed_hash(match.plan.seed)[:16]
    if match.revealed_seed is None:
        return _("Seed sealed before play: {print}", print=seal)
    sentence = _("Seed {seed}; its SHA-256 begins with {print}, as sealed before play.")
    return sentence.format(seed=match.revealed_seed, print=seal)


def _begun(started: str) -> str:
    try:
        when = datetime.fromisoformat(started).astimezone(UTC)
    except (ValueError, OverflowError, OSError):  # a note that nobody has ever written so
        return started
    return when.strftime(_("Begun on %Y-%m-%d at %H:%M UTC"))


def _seats(match: Match) -> str:
    person, computer = _("{name}, a person"), _("{name}, a computer: {level}")
    told = [(person if seat.is_human else computer, seat) for seat in match.seats]
    lines = [text.format(name=seat.name, level=level_title(seat.level)) for text, seat in told]
    return "\n- ".join([_("At the table"), *lines])


def _articles(match: Match) -> str:
    info, setup = match.game.info, match.plan.setup
    sentences = [
        article.told(info, setup)
        for article in articles_of(info)
        if article.applies(info, setup.options)
    ]
    return "\n".join([_("The ship’s articles"), *(f"- {_plain(one)}" for one in sentences)])


def _turns(match: Match, viewer: int | None) -> Iterator[list[str]]:
    """Yield the lines of the deal, then those of each turn or round below its heading."""
    starts, taking_part = turn_events(match.game.info.events, len(match.seats))
    each = 1 if taking_part > 1 else len(match.seats)
    text = _("Round {number}") if taking_part > 1 else _("Turn {number}: {name}")
    head = _("Ship’s log, as everybody saw it")
    if viewer is not None:
        head = _("Ship’s log, as {name} saw it", name=match.seats[viewer].name)
    lines, begun = [head], 0
    for event, line in _lines(match, viewer):
        if type(event) in starts:
            yield lines
            begun += 1
            name = match.seats[getattr(event, "seat", 0)].name
            head = text.format(number=(begun + each - 1) // each, name=name)
            lines = [] if line.startswith(head) else [head]
        lines += [line] if line else []
    yield lines


def _lines(match: Match, viewer: int | None) -> Iterator[tuple[Any, str]]:
    """Yield each event that the viewer saw with its line, or ""."""
    words, before = load_words(match.plan.game), list[Any]()
    names = [seat.name.translate(_AWAY) for seat in match.seats]
    for act in match.acts:
        for step in act.steps_for(viewer):
            entry = words.log(step.event, step.view, names.__getitem__, before)
            before.append(step.event)
            yield step.event, _plain(entry.text) if entry else ""
        for seat in match.human_seats[:1] * match.taken_back.count(act.row):
            yield None, _plain(_("{name} took back a turn.", name=names[seat]))


def _plain(text: str) -> str:
    return _MARKUP.sub("", text).translate(_BACK)


def _result(match: Match) -> str:
    """Return the scores, best first, and who has won."""
    outcome, seats, words = match.outcome(), match.seats, load_words(match.plan.game)
    if outcome is None:
        return _("The match isn’t over yet.")
    scores, winners = outcome.scores, outcome.winners
    ranking = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = [f"- {seats[seat].name}: {words.worth(scores[seat])}" for seat in ranking]
    names = ", ".join(seats[seat].name for seat in winners)
    text = plural("Winner: {names}", "Winners: {names}", len(winners), names=names)
    return "\n".join([_("Result"), *lines, text])
