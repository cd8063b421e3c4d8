"""How strong a person is: told at the set-up, after a match and in the statistics."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.layout_check import problems
from tests.screens.conftest import in_german, over
from tests.screens.endings import lost, next_match, show_result, won
from tests.screens.signing import chosen, sail, seat_another
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.ladder import Ladder
from treasure_games.match.match import Match
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.standing import invitation, shown_by, standing
from treasure_games.screens.statistics import StatisticsScene

GAME = "do_not_touch"


def past(rig: Rig, results: Sequence[bool], level: str = "mate", game: str = GAME) -> None:
    """Matches of Anne against two pirates of a level, won or lost before."""
    path = rig.services.folders.data / "statistics.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        for number, has_won in enumerate(results):
            one = f"{game}{level}{number}"
            database.execute(
                "INSERT INTO matches VALUES (NULL, ?, ?, '{}', ?, '2026', 1, 1, 1, '1')",
                (one, game, one),
            )
            for seat, who in enumerate(crew(1, 2, level)):
                database.execute(
                    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, '', 1, ?)",
                    (one, seat, who.name, who.kind.value, who.level, has_won == (seat == 0)),
                )


LEVEL_WITH_MATES = [True, False, False] * 14


def ladder_of(rig: Rig, game: str = GAME) -> Ladder:
    return rig.services.matches.statistics.ladder(game)


def set_up(rig: Rig, pirates: int = 2, level: str = "deckhand", people: int = 1) -> None:
    """The set-up after such a table."""
    plan = table_plan(GAME, crew(people, pirates, level))
    LastTables(rig.services.folders.data).keep(plan)
    over(rig, SetupScene(rig.services, GAME))


def levels(match: Match) -> list[str]:
    return [seat.level for seat in match.seats if not seat.is_human]


# Before a match


def test_whoever_is_level_with_mates_is_told_so_and_meets_mates(rig: Rig, mouse: Mouse) -> None:
    past(rig, LEVEL_WITH_MATES)
    set_up(rig)
    assert "You are level with Mates here: 2\u00a0Mates make it even." in mouse.words()
    seat_another(mouse)
    mouse.press("seat0")
    assert "You are level with Mates here: 3\u00a0Mates make it even." in mouse.words()
    assert levels(sail(rig, mouse)) == ["mate"] * 3


def test_levels_chosen_by_hand_stay(rig: Rig, hands: Hands) -> None:
    past(rig, LEVEL_WITH_MATES)
    set_up(rig)
    hands.press("seat1")
    hands.press("level.captain")
    assert levels(sail(rig, hands)) == ["captain", "mate"]
    over(rig, SetupScene(rig.services, GAME))
    hands.press("seat1")
    assert chosen(hands, "level") == "captain"
    assert rig.services.settings.own_company == [GAME]


def test_levels_that_make_it_even_give_them_back_to_the_ladder(rig: Rig, hands: Hands) -> None:
    past(rig, LEVEL_WITH_MATES)
    rig.services.settings.own_company = [GAME, "scallywager"]
    set_up(rig)
    assert "You are level with Mates here: 2\u00a0Mates make it even." in hands.words()
    for seat in ("seat1", "seat2"):
        hands.press(seat)
        assert chosen(hands, "level") == "deckhand"
        hands.press("level.mate")
    assert levels(sail(rig, hands)) == ["mate", "mate"]
    assert rig.services.settings.own_company == ["scallywager"]


def test_while_nobody_can_tell_the_last_levels_stay(rig: Rig, mouse: Mouse) -> None:
    past(rig, [True])
    set_up(rig, level="captain")
    assert not any("make it even" in words for words in mouse.words())
    assert levels(sail(rig, mouse)) == ["captain", "captain"]


def test_several_people_are_not_told_and_keep_their_rivals(rig: Rig, mouse: Mouse) -> None:
    past(rig, LEVEL_WITH_MATES)
    set_up(rig, people=2, pirates=1)
    assert not any("make it even" in words for words in mouse.words())
    assert levels(sail(rig, mouse)) == ["deckhand"]


def test_somebody_else_in_the_seat_is_somebody_else(rig: Rig) -> None:
    past(rig, LEVEL_WITH_MATES)
    ladder = ladder_of(rig)
    assert invitation(ladder, crew(1, 1))
    assert invitation(ladder, tuple(reversed(crew(1, 1))))
    assert not invitation(ladder, crew(2, 1)[1:])
    assert not invitation(ladder, crew(0, 2))


def test_a_company_may_be_of_two_levels(rig: Rig) -> None:
    past(rig, [True, False, False, False] * 8)
    told = invitation(ladder_of(rig), crew(1, 2)).replace("\u00a0", " ")
    assert told == "You are between Deckhands and Mates here: 1 Deckhand and 1 Mate make it even."


@pytest.mark.parametrize(
    ("level", "share", "words"),
    [
        ("deckhand", 0.05, "not yet level with Deckhands"),
        ("deckhand", 0.34, "level with Deckhands"),
        ("mate", 0.34, "level with Mates"),
        ("captain", 0.34, "level with Captains"),
        ("captain", 0.9, "stronger than Captains"),
    ],
)
def test_strength_has_words(rig: Rig, level: str, share: float, words: str) -> None:
    past(rig, [number * share % 1.0 < share for number in range(100)], level)
    ladder = ladder_of(rig)
    assert standing(ladder, ladder.career("Anne")[-1]) == words


# After a match


def test_a_victory_is_told_and_names_the_next_step(rig: Rig, hands: Hands) -> None:
    past(rig, LEVEL_WITH_MATES)
    match = won(rig, pirates=2, game_id=GAME)
    scene = show_result(rig, match)
    assert scene.story.ladder.startswith("A step up: you are ")
    assert "Take on Captains" in hands.words()
    hands.press("climb")
    following = next_match(rig)
    assert levels(following) == ["captain", "captain"]
    assert [seat.name for seat in following.seats] == [seat.name for seat in match.seats]
    assert following.plan.seed != match.plan.seed


def test_a_defeat_is_told_and_offers_no_step(rig: Rig, mouse: Mouse) -> None:
    past(rig, LEVEL_WITH_MATES)
    scene = show_result(rig, lost(rig, pirates=2, game_id=GAME))
    assert scene.story.ladder.startswith("A step back: you are ")
    assert not mouse.sees("climb")


def test_the_first_match_only_says_that_more_will_tell(rig: Rig) -> None:
    scene = show_result(rig, won(rig, pirates=2))
    assert scene.story.ladder == "A few more matches will tell how strong you are here."


def test_a_match_that_does_not_count_says_why(rig: Rig, mouse: Mouse) -> None:
    plan = table_plan(GAME, crew(1, 1), version="symbols")
    scene = show_result(rig, play_on(rig.services.matches.begin(plan), lambda _match: False))
    assert "house rules" in scene.story.ladder
    assert not mouse.sees("climb")
    plan = table_plan(GAME, crew(1, 1), seed=99)
    matches = [
        play_on(rig.services.matches.begin(plan), lambda _match: False) for _again in range(2)
    ]
    told = [shown_by(ladder_of(rig), match)[0] for match in matches]
    assert ["know the luck" in one for one in told] == [False, True]


def test_among_people_nothing_is_told(rig: Rig, mouse: Mouse) -> None:
    scene = show_result(rig, won(rig, people=2, pirates=1))
    assert scene.story.ladder == ""
    assert not mouse.sees("climb")


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_line_and_offer_are_seen_at_any_size(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig((1280, 720), text_scale, speed=0.0, prepare=in_german)
    past(rig, LEVEL_WITH_MATES, game="bluffaneer")
    show_result(rig, won(rig, pirates=2, game_id="bluffaneer"))
    assert isinstance(rig.top, ResultScene)
    climbs = [one for one in rig.top.focus.controls() if one.name == "climb"]
    assert len(climbs) == 1
    boxes = rig.top.boxes()
    told = [box.name.split("/")[-1] for box in boxes if "ladder" in box.name]
    assert told == (["ladder", "ladder.line"] if text_scale > 1.0 else ["course.ladder"])
    assert problems(boxes, rig.top.context.viewport) == []


# In the statistics


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_statistics_tell_the_strength(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig((1280, 720), text_scale, speed=0.0)
    mouse = Mouse(rig)
    past(rig, LEVEL_WITH_MATES)
    over(rig, StatisticsScene(rig.services))
    assert "Strength of Anne: level with Mates" in mouse.words()
    assert not any(words.startswith("Strength of Red Mary") for words in mouse.words())


def test_after_one_match_the_statistics_say_that_it_is_hard_to_judge(
    rig: Rig, mouse: Mouse
) -> None:
    past(rig, [True])
    over(rig, StatisticsScene(rig.services))
    assert "Strength of Anne: still hard to judge" in mouse.words()


# Trouble


@pytest.mark.parametrize("game_id", GAMES)
def test_a_damaged_database_leaves_the_first_guess(
    game_id: str, open_rig: OpenRig, tmp_path: Path
) -> None:
    (tmp_path / "statistics.sqlite3").write_bytes(b"damaged" * 900)
    rig = open_rig((1024, 640), speed=0.0, folder=tmp_path)
    assert ladder_of(rig, game_id).career("Anne") == Ladder(game_id, ()).career("Anne")
    over(rig, SetupScene(rig.services, game_id))
    assert levels(sail(rig, Mouse(rig))) == ["deckhand"]
