"""A choice that ends the match, or lets somebody win next, says so on its button."""

import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tools.rig import crew, play_on, table_plan
from treasure_games.app import App
from treasure_games.match.foresight import foreseen
from treasure_games.match.match import Match
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.settings import PEEK
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.pieces.answer_button import WordedButton
from treasure_games.table.scene import TableScene

CASES = {
    "do_not_touch": (9, "choice.end", "you win"),
    "treasure_boots": (1, "choice.unload", "ends the match: you win, 20 to 12"),
    "stolen_treasure": (1, "choice.end", "a rival could win"),
    "scallywager": (1, "choice.parlay", "ends the match"),
    "bluffaneer": (8, "choice.quiet", "Red Mary wins"),
}


def is_decisive(match: Match) -> bool:
    view = match.view(0)
    return match.is_asked(0) and any(
        foreseen(match.game, view, 0, one) for one in match.legal(0)[:40]
    )


@pytest.mark.parametrize("game", CASES)
def test_the_button_carries_what_it_decides(game: str, open_rig: OpenRig) -> None:
    seed, name, words = CASES[game]
    rig = open_rig((1280, 720), speed=0.0)
    options = {"layout": "close"} if game == "treasure_boots" else {}
    match = rig.services.matches.begin(table_plan(game, crew(1, 2), seed, **options))
    play_on(match, is_decisive)
    rig.show(TableScene(rig.services, match))
    rig.settle()
    assert words in written_on(Mouse(rig).find(name), rig.top.context)


def written_on(button: Control, context: LayoutContext) -> str:
    if isinstance(button, WordedButton):
        return " ".join(passage.text for passage in button.passages(context))
    assert isinstance(button, Button)
    return button.text


def test_a_hand_that_lies_face_down_decides_nothing_aloud(open_rig: OpenRig) -> None:
    """On a shared screen the words would tell onlookers what only the hidden dice say."""
    rig = open_rig((1280, 720), speed=0.0, prepare=peeking)
    match = rig.services.matches.begin(table_plan("scallywager", crew(2, 1), 1))
    play_on(match, is_decisive_for_whoever_is_asked)
    rig.show(TableScene(rig.services, match))
    rig.settle()
    session = rig.top.session  # type: ignore[attr-defined]
    seat = session.asked
    assert seat is not None
    assert session.viewer is None
    legal = match.legal(seat)
    assert any(foreseen(match.game, match.view(seat), seat, one) for one in legal)
    assert not any(session.decides(one) for one in legal)
    session.viewpoint.open_for(seat)
    assert any(session.decides(one) for one in legal)


def peeking(app: App) -> None:
    app.settings.privacy = PEEK
    app.settings.auto_play_forced = False


def is_decisive_for_whoever_is_asked(match: Match) -> bool:
    seat = match.whose()
    return seat in (0, 1) and any(
        foreseen(match.game, match.view(seat), seat, one) for one in match.legal(seat)
    )
