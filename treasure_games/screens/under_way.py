"""The tag on an object whose match is under way: the totals, and who is to decide."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import translate
from treasure_games.core.registry import load_words
from treasure_games.match.saves import SavedMatch
from treasure_games.match.standing import Standing
from treasure_games.screens.name_plate import is_text_large
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.containers import Column, Panel
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Size

_ = translate
_TOTALS: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl", "centre", is_tabular=True)
_SENTENCE: Final = TextStyle(22.0, Face.REGULAR, "parchment_light", "centre")
_PADDING: Final = 10.0


class UnderWayTag(Panel):
    """A flat tag: it tells, and nothing happens when it is pressed."""

    def __init__(self, saved: SavedMatch, standing: Standing, name: str) -> None:
        self._all = totals(saved, standing)
        self._own = totals(saved, standing, own_seat(saved, standing))
        self._totals = Label(self._all, _TOTALS, f"{name}.totals")
        sentence = Label(turn_sentence(saved, standing), _SENTENCE, f"{name}.turn")
        sentence.is_visible = bool(sentence.text)
        super().__init__(Column(self._totals, sentence, gap=0.0), "plate", name, padding=_PADDING)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Where letters are large, one total has to do."""
        self._totals.text = self._own if is_text_large(context) else self._all
        return super().preferred(context, width)


def totals(saved: SavedMatch, standing: Standing, only: int | None = None) -> str:
    """The emblem and total of each seat, or of one of them."""
    # The space after an emblem doesn't break: no total is parted from its emblem.
    told = [
        f"<seat={seat.emblem}>\u00a0{score}"
        for number, (seat, score) in enumerate(zip(saved.plan.seats, standing.scores, strict=True))
        if only is None or number == only
    ]
    return "   ".join(told)


def own_seat(saved: SavedMatch, standing: Standing) -> int:
    """The seat that a person looks for first: the one who is to decide, or the first person."""
    people = saved.plan.human_seats
    if standing.whose in people or not people:
        return standing.whose or 0
    return people[0]


def turn_sentence(saved: SavedMatch, standing: Standing) -> str:
    """“Round 6, your turn”; "" if nothing can be said."""
    number = load_words(saved.plan.game).round_number(standing.view)
    whose = standing.whose
    if whose is None:
        return "" if number is None else _("Round {number}").format(number=number)
    if saved.plan.human_seats == (whose,):
        return (
            _("Your turn")
            if number is None
            else _("Round {number}, your turn").format(number=number)
        )
    name = escaped(saved.plan.seats[whose].name)
    if number is None:
        return _("{name}’s turn").format(name=name)
    return _("Round {number}, {name}’s turn").format(number=number, name=name)
