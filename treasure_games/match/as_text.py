"""A match in words: its table, its house rules, what happened turn by turn, and its result."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from treasure_games.core.language import translate as _
from treasure_games.core.language import translate_plural
from treasure_games.core.options import articles_of
from treasure_games.core.registry import load_words
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat, seed_hash
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
    blocks = [_head(match, is_dated=is_dated), _seats(match), _articles(match)]
    blocks += ["\n".join(turn) for turn in _turns(match, viewer)]
    # The luck of a lesson isn't that of its seed.
    seal = [] if match.lesson is not None else [fair_play(match)]
    return "\n\n".join([*blocks, *_result(match), *seal]) + "\n"


def fair_play(match: Match) -> str:
    """Return the seed with its seal; only the seal while the match is under way."""
    seal = seed_hash(match.plan.seed)[:16]
    if match.revealed_seed is None:
        return _("Seed sealed before play: {print}").format(print=seal)
    sentence = _("Seed {seed}; its SHA-256 begins with {print}, as sealed before play.")
    return sentence.format(seed=match.revealed_seed, print=seal)


def _head(match: Match, *, is_dated: bool) -> str:
    title = f"Treasure Games: {_(match.game.info.title)}"
    return f"{title}\n{_begun(match.started)}" if is_dated else title


def _begun(started: str) -> str:
    try:
        when = datetime.fromisoformat(started).astimezone(UTC)
    except (ValueError, OverflowError):  # a note that nobody has ever written so
        return started
    return when.strftime(_("Begun on %Y-%m-%d at %H:%M UTC"))


def _seats(match: Match) -> str:
    return "\n".join([_("At the table"), *(f"- {_seat(seat)}" for seat in match.seats)])


def _seat(seat: Seat) -> str:
    text = _("{name}, a person") if seat.is_human else _("{name}, a computer: {level}")
    return text.format(name=seat.name, level=level_title(seat.level))


def _articles(match: Match) -> str:
    info, setup = match.game.info, match.plan.setup
    values = {rule.name: setup.options[rule.name] for rule in info.options}
    words = {rule.name: rule.words_for(values[rule.name], setup.seats) for rule in info.options}
    sentences = [
        "".join(part + words.get(name, "") for part, name in article.parts())
        for article in articles_of(info)
        if article.applies(info, values)
    ]
    return "\n".join([_("The ship’s articles"), *(f"- {_plain(one)}" for one in sentences)])


def _turns(match: Match, viewer: int | None) -> Iterator[list[str]]:
    """Yield the lines of the deal, then those of each turn or round below its heading."""
    starts, taking_part = turn_events(match.game.info.events, len(match.seats))
    each = 1 if taking_part > 1 else len(match.seats)
    lines, begun = [_seen_by(match, viewer)], 0
    for event, line in _lines(match, viewer):
        if type(event) in starts:
            yield lines
            begun += 1
            heading = _turn(match, event, (begun + each - 1) // each)
            lines = [] if line.startswith(heading) else [heading]
        lines += [line] if line else []
    yield lines


def _seen_by(match: Match, viewer: int | None) -> str:
    if viewer is None:
        return _("Ship’s log, as everybody saw it")
    return _("Ship’s log, as {name} saw it").format(name=match.seats[viewer].name)


def _turn(match: Match, event: Any, number: int) -> str:
    if turn_events(match.game.info.events, 2)[1] > 1:
        return _("Round {number}").format(number=number)
    return _("Turn {number}: {name}").format(number=number, name=match.seats[event.seat].name)


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
            yield None, _plain(_("{name} took back a turn.").format(name=names[seat]))


def _plain(text: str) -> str:
    return _MARKUP.sub("", text).translate(_BACK)


def _result(match: Match) -> Sequence[str]:
    """Return the scores, best first, and who has won; nothing while the match is under way."""
    outcome, words = match.outcome(), load_words(match.plan.game)
    if outcome is None:
        return [_("The match isn’t over yet.")]
    ranking = sorted(
        range(len(match.seats)),
        key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]),
    )
    scores = [
        f"- {match.seats[seat].name}: {words.worth(outcome.scores[seat])}" for seat in ranking
    ]
    winners = translate_plural("Winner: {names}", "Winners: {names}", len(outcome.winners))
    names = ", ".join(match.seats[seat].name for seat in outcome.winners)
    return ["\n".join([_("Result"), *scores, winners.format(names=names)])]
