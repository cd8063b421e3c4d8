"""What pirates say at a table: while nobody has to decide, and where nothing lies."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.conftest import OpenRig
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.language import SOURCE, translate, use_language
from treasure_games.core.registry import GAMES, load_words
from treasure_games.match.match import Match
from treasure_games.match.talk import FACES, Saying
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player
from treasure_games.opponents.voices import voice_of
from treasure_games.stage.widgets.widget import BoxKind
from treasure_games.table.fitting import fitted
from treasure_games.table.scene import TableScene
from treasure_games.table.speech import HIGHEST, WIDTHS, WORDS, Shown

SIZE = (1280, 720)
STRIDE = 0.05
A_WHILE = 70.0
"""Seconds of a match in which somebody has said something."""


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig(SIZE)


def table_of(rig: Rig, game: str = "bluffaneer", pirates: int = 2) -> TableScene:
    table = TableScene(rig.services, Match(table_plan(game, crew(1, pirates))))
    rig.show(table)
    return table


def played(rig: Rig, table: TableScene, seconds: float = A_WHILE) -> Iterator[Shown]:
    """Let a greedy player play the person's part; yield what is said, at each look at it."""
    match, player = table.match, make_player("greedy", table.match.plan.game, 0, 3)
    passed = 0.0
    while passed < seconds and rig.top is table:
        rig.tick(STRIDE)
        passed += STRIDE
        if table.hud.speech.shown is not None:
            yield table.hud.speech.shown
        seat = table.session.asked
        if seat is not None and match.legal(seat):
            table.session.act(player.choose(match.view(seat), match.legal(seat)), seat)


@pytest.mark.parametrize("game", GAMES)
def test_words_come_while_nobody_decides_and_cover_nothing(game: str, rig: Rig) -> None:
    table = table_of(rig, game)
    heard: list[tuple[Saying, int]] = []
    most = 0.08 * table.context.viewport.width * table.context.viewport.height
    for shown in played(rig, table):
        assert table.session.asked is None
        assert table.context.viewport.rect.contains(shown.paper)
        for control in table.focus.controls():
            if control.rect.width * control.rect.height < most:
                assert not shown.paper.colliderect(control.rect), control.name
        for box in table.boxes():
            if box.kind is BoxKind.TEXT and box.name != "speech":
                assert not shown.paper.colliderect(box.rect), box.name
        assert shown.paper.collidelist(list(table.game.faces())) < 0
        assert shown.words.text == translate(shown.saying.sentence)
        if not heard or heard[-1][0] is not shown.saying:
            heard.append((shown.saying, table.hud.speech._talk.beat))
    assert heard
    pause = table.hud.speech._talk.pause
    assert all(later - earlier >= pause for (_, earlier), (_, later) in pairwise(heard))


def test_a_face_goes_with_the_words_and_is_as_before_afterwards(rig: Rig) -> None:
    table = table_of(rig, "do_not_touch")
    shown = next(iter(played(rig, table)))
    plate = table.hud.plates[shown.saying.seat]
    assert plate.mood == FACES[shown.saying.occasion]
    table.hud.speech.hush()
    assert plate.mood == shown.before == "calm"


def test_words_go_when_somebody_must_decide(rig: Rig) -> None:
    table = table_of(rig, "bluffaneer")
    speech, match = table.hud.speech, table.match
    shown = next(iter(played(rig, table)))
    while speech.shown is shown:
        rig.tick(STRIDE)
        if table.session.asked is not None:
            rig.tick(0.0)
            assert speech.shown is None
    assert match.pending() is not None


@pytest.mark.parametrize("silent", ["switch", "instant"])
def test_they_can_be_silent(silent: str, rig: Rig) -> None:
    if silent == "switch":
        rig.services.settings.pirates_talk = False
    else:
        rig.services.settings.speed = 0.0
    assert not list(played(rig, table_of(rig), 20.0 if silent == "switch" else 5.0))


def test_switched_off_they_fall_silent_at_once(rig: Rig) -> None:
    table = table_of(rig)
    next(iter(played(rig, table)))
    rig.services.settings.pirates_talk = False
    rig.tick(STRIDE)
    assert table.hud.speech.shown is None


def test_a_lesson_has_no_words_but_the_hosts(rig: Rig) -> None:
    rig.services.navigation.begin_lesson("bluffaneer")
    rig.settle()
    table = rig.top
    assert isinstance(table, TableScene)
    assert table.session.guide is not None
    assert not table.hud.speech._is_on


def test_where_there_is_no_room_nothing_is_said(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(rig)
    everywhere = [table.context.viewport.rect]
    monkeypatch.setattr(table, "occupied", lambda is_drawn=True: everywhere)
    assert not list(played(rig, table, 20.0))


def test_what_comes_up_below_takes_the_words_away(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(rig)
    shown = next(iter(played(rig, table)))
    monkeypatch.setattr(table, "occupied", lambda is_drawn=True: [shown.paper])
    rig.tick(STRIDE)
    assert table.hud.speech.shown is None


def test_what_was_taken_back_is_not_spoken_of(rig: Rig) -> None:
    table = table_of(rig, "do_not_touch")
    speech = table.hud.speech
    speech._row = len(table.match.acts)
    speech._waiting = Saying(1, "robbed_by_you", "That goes on my list. In red.", 1)
    speech.hear(speech._row - 1)
    assert speech._waiting is None or speech._waiting.occasion == "greeting"


def test_the_end_waits_for_the_last_words(rig: Rig) -> None:
    """A match that goes on from shortly before its end, until a farewell comes."""
    for seed in range(8):
        match = Match(table_plan("do_not_touch", crew(1, 2), seed=seed))
        play_on(match, lambda one: one.is_over)
        last = len(match.acts)
        match = Match(table_plan("do_not_touch", crew(1, 2), seed=seed))
        play_on(match, lambda one, last=last: len(one.acts) >= last - 3)  # type: ignore[misc]
        table = TableScene(rig.services, match)
        rig.show(table)
        farewells = [one for one in played(rig, table) if one.saying.occasion in ("won", "lost")]
        if farewells:
            assert len(farewells) * STRIDE > 1.0
            return
    raise AssertionError("nobody ever said farewell")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_line_fits_a_balloon_whole(language: str, scale: float, open_rig: OpenRig) -> None:
    rig = open_rig(SIZE, scale)
    use_language(language)
    try:
        context = table_of(rig).context
        for voice in map(voice_of, PERSONAS):
            for line in (line for lines in voice.values() for line in lines):
                text = translate(line)
                for width in WIDTHS:
                    words, style = fitted(context, text, WORDS, width, HIGHEST)
                    across, down = context.texts.measure(words, style, width)
                    if words == text and across <= width + 1.0 and down <= HIGHEST:
                        break
                else:
                    raise AssertionError(text)
    finally:
        use_language(SOURCE)


def test_every_game_says_what_is_done_to_whom() -> None:
    assert all(load_words(game).deeds for game in GAMES)
