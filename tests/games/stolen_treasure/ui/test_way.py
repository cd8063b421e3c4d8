"""The discs of all seats come along the trail on the own bank."""

import pytest

from tests.conftest import OpenRig
from tools.moments import MOMENTS
from treasure_games.games.stolen_treasure.ui.sea import Way


@pytest.mark.parametrize("moment", ["stolen_late", "stolen_limit", "stolen_match", "stolen_6"])
def test_no_disc_on_the_trail_covers_another_or_an_x(open_rig: OpenRig, moment: str) -> None:
    rig = open_rig()
    MOMENTS[moment].show(rig)
    board = rig.top.game.board  # type: ignore[attr-defined]
    discs = {seat: board.sprites["disc", seat].rect for seat in range(board.view.seats)}
    for seat, rect in discs.items():
        assert rect.collidelist([other for one, other in discs.items() if one != seat]) == -1
    order = sorted(discs, key=lambda seat: discs[seat].centerx)
    scores = [max(0, board.view.score(seat)) for seat in order]
    assert scores == sorted(scores)
    slots = board.layout.slots(board.view, board.layout.bottom)
    crosses = [board.layout.cross_below(slot) for slot in slots.values()]
    assert all(rect.inflate(-6, -6).collidelist(crosses) == -1 for rect in discs.values())


def test_the_sign_tells_what_a_hand_takes_from_what_is_buried(open_rig: OpenRig) -> None:
    """ST-15: a total below what lies on the sand is explained."""
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_turn"].show(rig)
    game = rig.top.game  # type: ignore[attr-defined]
    view, seat = game.view, game.board.layout.bottom
    assert view.score(seat) < view.banked[seat]
    way = next(node for node in game._rest if isinstance(node, Way))
    told = [passage.text for _name, passage in way.passages(rig.loop.context)]
    held = view.banked[seat] - view.score(seat)
    assert f"{view.banked[seat]} − {held} in hand" in told
