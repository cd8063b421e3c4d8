"""The plate near the discards: odds before an answer and after a reveal, for whoever wants them."""

from __future__ import annotations

import pytest

from tests.conftest import OpenRig
from tests.e2e.test_layouts import EVERY_LOOK, EXTREMES, misfits
from tools.moments.bluffaneer import asked_for
from tools.rig import Rig
from treasure_games.core.language import use_language
from treasure_games.games.bluffaneer.rules.actions import CHALLENGE
from treasure_games.games.bluffaneer.ui.table import BluffaneerTable
from treasure_games.match.match import Match
from treasure_games.screens.settings import SettingsScene
from treasure_games.table.scene import TableScene


@pytest.fixture
def rig(open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch) -> Rig:
    """The app without its sounds: here only words count."""
    opened = open_rig((1280, 720))
    monkeypatch.setattr(opened.services.audio, "play", lambda *_sound, **_how: None)
    return opened


def seated(rig: Rig, match: Match | None = None) -> TableScene:
    """A table at which the first seat has to answer a claim."""
    scene = TableScene(rig.services, match or asked_for("answer"))
    rig.show(scene)
    rig.settle(8.0)
    return scene


def plate(scene: TableScene) -> str:
    game = scene.game
    assert isinstance(game, BluffaneerTable)
    return game.known.text


def answered(rig: Rig, scene: TableScene) -> list[str]:
    """Challenge, and return all that the plate says until the next decision of seat 0."""
    scene.playback.show(scene.match.act(0, CHALLENGE))
    told = []
    for _frame in range(900):
        rig.tick()
        if plate(scene) not in told:
            told.append(plate(scene))
    return told


def test_the_odds_stand_there_before_the_answer_and_after_the_reveal(rig: Rig) -> None:
    scene = seated(rig)
    assert "% by the cards alone" in plate(scene)
    told = answered(rig, scene)
    assert any("possible cards fit" in text and "It was" in text for text in told)


def test_the_log_tells_what_the_plate_told(rig: Rig) -> None:
    scene = seated(rig)
    told = [text for text in answered(rig, scene) if "It was" in text]
    lines = [entry.text for entry in scene.desk.log.lines]
    assert told
    assert set(told) <= set(lines)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_told_after_a_reveal_fits_every_window(
    language: str, rig: Rig, is_full: bool
) -> None:
    use_language(language)
    scene = seated(rig)
    answered(rig, scene)
    assert "%." in plate(scene).replace(" %", "%")
    found = misfits(rig, EVERY_LOOK if is_full else EXTREMES)
    assert not found, "\n".join(found)


def test_without_odds_the_plate_and_the_log_keep_them_to_themselves(rig: Rig) -> None:
    rig.services.settings.show_odds = False
    scene = seated(rig)
    assert [plate(scene), *answered(rig, scene)] == ["", ""]
    assert not any("possible cards" in entry.text for entry in scene.desk.log.lines)


def test_the_setting_holds_for_a_claim_that_stands_already(rig: Rig) -> None:
    scene = seated(rig)
    assert plate(scene)
    rig.loop.stack.push(SettingsScene(rig.services))
    rig.services.settings.show_odds = False
    rig.services.host.settings_changed()
    rig.loop.stack.remove(rig.top)
    rig.settle(2.0)
    assert plate(scene) == ""
