"""What the log, the status line and the slips say."""

from tools.rig import crew, play_on, table_plan
from treasure_games.core.codec import wire_name
from treasure_games.games.do_not_touch.rules.actions import ADD, Add, Swap
from treasure_games.games.do_not_touch.rules.events import (
    Added,
    DrewCovered,
    GameEnded,
    LastCardDrawn,
    Swapped,
)
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.do_not_touch.rules.scoring import round_scores
from treasure_games.games.do_not_touch.text.notes import dearest, preview, standing
from treasure_games.games.do_not_touch.text.words import WORDS
from treasure_games.match.match import Match


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo")[seat]


def lines(viewer: int | None, kind: type) -> list[str]:
    match = play_on(Match(table_plan("do_not_touch", crew(1, 2))), lambda one: one.is_over)
    steps = [step for act in match.acts for step in act.steps_for(viewer)]
    wanted = [step for step in steps if wire_name(type(step.event)) == wire_name(kind)]
    found = [WORDS.log(step.event, step.view, called) for step in wanted]
    return [one.text for one in found if one is not None]


def test_a_draw_names_the_card_to_its_owner_alone() -> None:
    own = [line for line in lines(0, DrewCovered) if line.startswith("Anne")]
    assert all(" drew red " in one or " drew green " in one or " drew blue " in one for one in own)
    for viewer in (1, None):
        seen = [line for line in lines(viewer, DrewCovered) if line.startswith("Anne")]
        assert len(seen) == len(own)
        assert all(one.startswith("Anne drew from the covered deck.") for one in seen)


def test_an_added_card_tells_what_the_loot_is_worth_now() -> None:
    assert all(". Loot: " in line for line in lines(None, Added))


def test_a_swap_names_both_cards_and_both_pirates() -> None:
    first = lines(None, Swapped)[0]
    assert " took " in first
    assert " and left " in first


def test_the_last_card_and_the_end_are_told_once() -> None:
    assert len(lines(None, LastCardDrawn)) == 1
    assert " with " in lines(None, GameEnded)[0]


def test_a_preview_tells_what_an_added_card_brings() -> None:
    match = Match(table_plan("do_not_touch", crew(1, 2)))
    play_on(match, lambda one: one.whose() == 0 and any(a in ADD for a in one.legal(0)))
    action = next(one for one in match.legal(0) if isinstance(one, Add))
    note = preview(match.view(0), action, called)
    assert note is not None
    before, _arrow, after = note.figures.partition(" → ")
    assert int(after) - int(before) == WORTH[match.view(0).faces[action.card]]
    assert "Place" in note.text
    assert note.heading.startswith("If you add ")


def test_while_the_cards_are_dealt_nobody_is_told_to_end_a_turn() -> None:
    match = Match(table_plan("do_not_touch", crew(1, 2)))
    view = match.acts[0].steps_for(0)[0].view
    told_to_her = WORDS.status(view, 0, (), called)
    assert told_to_her == WORDS.waiting(view, 1, called) == "The cards are shuffled and dealt."


def test_a_later_round_is_named_with_the_points_and_the_rank_of_all_rounds() -> None:
    match = Match(table_plan("do_not_touch", crew(1, 2), match_rounds="n"))
    play_on(match, lambda one: one.view(0).round_number == 2 and one.whose() == 0)
    view = match.view(0)
    worths = round_scores(view.faces, view.loots)
    told = standing(view, worths, 0, called)
    totals = match.game.scores(view)
    place = 1 + sum(other > totals[0] for other in totals)
    assert view.carried[0] > 0
    assert told.startswith(f"Round 2 of 3, {totals[0]} in all. Place {place} of 3, ")


def test_a_single_round_is_not_counted() -> None:
    match = play_on(Match(table_plan("do_not_touch", crew(1, 2))), lambda one: one.whose() == 0)
    assert standing(match.view(0), (4, 7, 2), 0, called) == "Place 2 of 3, 3 behind Bart."


def test_of_several_swaps_the_dearest_is_told() -> None:
    match = Match(table_plan("do_not_touch", crew(1, 5)))
    found = []

    def has_several(one: Match) -> bool:
        swaps = [act for act in one.legal(0) if isinstance(act, Swap)] if one.whose() == 0 else []
        found[:] = [act for act in swaps if act.card == swaps[-1].card]
        return len(found) > 1

    play_on(match, has_several)
    view = match.view(0)
    taken = {act.rival: WORTH[view.faces[view.loots[act.rival][-1]]] for act in found}
    told = dearest(view, found[0].card, list(taken))
    assert taken[told] == max(taken.values())
