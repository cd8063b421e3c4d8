"""Reasons: the sentence of an action's class, with what its placeholders stand for."""

from dataclasses import dataclass

from treasure_games.opponents.mind import Reasons


@dataclass(frozen=True)
class View:
    """The coins that the seat knows."""

    seat: int
    coins: tuple[int, ...]


@dataclass(frozen=True)
class Rob:
    """Take so many coins of a rival."""

    rival: int
    coins: int


@dataclass(frozen=True)
class Rest:
    """Do nothing."""


def richer(view: View, seat: int, action: Rob) -> str:
    if view.coins[action.rival] > view.coins[seat]:
        return "{rival} has {more} more than you."
    return "{coins} are better than none."


def unasked(_view: View, _seat: int, _action: object) -> int:
    raise AssertionError("no sentence has this placeholder")


WHY = Reasons(
    {Rob: richer, Rest: "100 % safe."},
    {
        "more": lambda view, seat, action: view.coins[action.rival] - view.coins[seat],
        "others": unasked,
    },
)


def test_a_sentence_is_chosen_by_the_class_of_the_action_or_by_the_position() -> None:
    assert WHY(View(0, (3, 5)), Rest()).sentence == "100 % safe."
    assert WHY(View(0, (3, 5)), Rob(1, 2)).sentence == "{rival} has {more} more than you."
    assert WHY(View(1, (3, 5)), Rob(0, 2)).sentence == "{coins} are better than none."


def test_placeholders_are_phrases_or_else_fields_of_the_action() -> None:
    assert WHY(View(0, (3, 5)), Rob(1, 2)).values == {"rival": 1, "more": 2}
    assert WHY(View(1, (3, 5)), Rob(0, 2)).values == {"coins": 2}


def test_nothing_is_worked_out_for_a_sentence_without_placeholders() -> None:
    assert WHY(View(0, (3, 5)), Rest()).values == {}


def test_of_several_sentences_the_first_is_said_whose_conditions_all_hold() -> None:
    why = Reasons(
        {Rob: {"is_rich is_many": "{coins} of many.", "is_rich": "Rich.", "otherwise": "Poor."}},
        {
            "is_rich": lambda view, _seat, action: view.coins[action.rival] > 3,
            "is_many": lambda _view, _seat, action: action.coins > 2,
        },
    )
    assert why(View(0, (3, 5)), Rob(1, 3)) == ("{coins} of many.", {"coins": 3})
    assert why(View(0, (3, 5)), Rob(1, 2)).sentence == "Rich."
    assert why(View(0, (3, 2)), Rob(1, 3)).sentence == "Poor."
