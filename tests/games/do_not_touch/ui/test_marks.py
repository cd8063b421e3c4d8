"""What stands on the plaque of a card of the hand."""

from tools.rig import crew, play_on, table_plan
from treasure_games.games.do_not_touch.ui.play import marks_of, uses_of
from treasure_games.match.match import Match


def told(match: Match) -> dict[int, set[str]]:
    """Why a card that only hooks is worth it, by the number of cards that it may take."""
    view, legal = match.view(0), match.legal(0)
    found: dict[int, set[str]] = {}
    for card in view.hands[0] or ():
        uses = uses_of(card, legal, 4)
        if uses.rivals and uses.own is None:
            tops = {view.faces[view.loots[rival][-1]] for rival in uses.rivals}
            found.setdefault(len(tops), set()).add(marks_of(view, card, uses, is_asked=True).why)
    return found


def test_a_hook_tells_the_one_card_it_takes_or_how_many_it_may_choose_from() -> None:
    seen: dict[int, set[str]] = {}
    for seed in range(6):

        def note(match: Match) -> bool:
            if match.whose() == 0:
                for count, words in told(match).items():
                    seen.setdefault(count, set()).update(words)
            return False

        play_on(Match(table_plan("do_not_touch", crew(1, 3), seed)), note)
    assert all(words.startswith("takes ") for words in seen[1])
    assert not any("one of" in words for words in seen[1])
    assert seen[2] == {"takes one of 2"}
