"""The calendar of the deals of the day, by mouse, keys and pad; its line on the result."""

from datetime import date, timedelta

import pygame
import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse
from tests.screens.conftest import in_german, match_on, shows, table_of
from tools.moments.logbook import set_clock
from tools.rig import TODAY, Rig, crew, play_on
from treasure_games.core.registry import GAMES, load_words
from treasure_games.match.daily import _PAGE, Deal
from treasure_games.match.match import Match
from treasure_games.screens.daily import DailyScene, Day
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.table.scene import TableScene

GAME = "scallywager"
DEAL = Deal(GAME, TODAY)


def play(rig: Rig, deal: Deal = DEAL) -> Match:
    """Play a deal for the score, to its end, on its day."""
    set_clock(rig, deal.day)
    match = rig.services.matches.deal(deal, crew(1, 0)[0])
    play_on(match, lambda _match: False)
    set_clock(rig, TODAY)
    return match


def open_calendar(rig: Rig, deal: Deal | None = DEAL) -> None:
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(DailyScene(rig.services, deal))
    rig.tick()


def days(rig: Rig) -> dict[str, Day]:
    return {one.name: one for one in rig.top.root.walk() if isinstance(one, Day)}


def told(hands: Hands) -> str:
    return " ".join(hands.words())


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied."""
    found: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", found.append)
    return found


def test_every_game_has_a_line_with_a_number_of_its_own() -> None:
    for game in GAMES:
        assert _PAGE["numbers"][game] in load_words(game).numbers


def test_from_the_title_to_the_table_and_back_to_it(rig: Rig, hands: Hands) -> None:
    rig.show(TitleScene(rig.services))
    hands.press("daily")
    assert shows(rig, DailyScene)
    assert rig.top.deal == Deal(GAMES[0], TODAY)  # type: ignore[attr-defined]
    hands.press(f"game.{GAME}")
    assert "Only the first match counts." in told(hands)
    hands.press("play")
    assert match_on(rig).identity == DEAL.identity
    rig.services.navigation.show_title()
    hands.press("daily")
    hands.press(f"game.{GAME}")
    assert days(rig)["day28"].seal == "ui/seal_wait"
    assert "This deal is under way." in told(hands)
    hands.press("play")
    assert match_on(rig).identity == DEAL.identity


def test_esc_and_the_button_lead_back(rig: Rig, hands: Hands) -> None:
    open_calendar(rig)
    hands.press("close")
    assert shows(rig, TitleScene)
    open_calendar(rig)
    hands.key("escape")
    assert shows(rig, TitleScene)


def test_seals_tell_what_was_won_lost_and_learned(rig: Rig, mouse: Mouse) -> None:
    ended = {day: play(rig, Deal(GAME, date(2026, 11, day))) for day in (3, 4, 9, 12, 17)}
    learned = rig.services.matches.begin(Deal(GAME, date(2026, 11, 7)).table(crew(1, 0)[0]))
    play_on(learned, lambda _match: False)
    open_calendar(rig)
    seals = {True: "ui/seal_true", False: "ui/seal_lie"}
    found = days(rig)
    assert len(found) == 30
    for day, match in ended.items():
        outcome = match.outcome()
        assert outcome is not None
        assert found[f"day{day}"].seal == seals[0 in outcome.winners]
        assert not found[f"day{day}"].is_faint
    assert {found[f"day{day}"].seal for day in ended} == set(seals.values())
    assert found["day7"].is_faint
    assert found["day7"].seal
    assert not any(found[f"day{day}"].seal for day in (1, 2, 5, 28))
    assert found["day28"].is_today
    mouse.press("day5")
    assert "Nobody played this deal here on its day." in told(mouse)


@pytest.mark.parametrize(("text_scale", "pictures"), [(1.0, 2), (2.0, 1)])
def test_large_figures_leave_room_for_the_seal_alone(
    text_scale: float, pictures: int, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig(speed=0.0, text_scale=text_scale)
    play(rig, Deal(GAME, date(2026, 11, 3)))
    open_calendar(rig)
    seen: list[FRect] = []
    monkeypatch.setattr(Canvas, "image", lambda _canvas, _name, rect: seen.append(rect))
    played = days(rig)["day3"]
    played.draw(Canvas(rig.top.context))
    assert len(seen) == pictures
    assert all(played.rect.contains(one) for one in seen)
    assert min(one.width for one in seen) >= 40.0


def test_a_missed_day_is_played_to_learn(rig: Rig, hands: Hands) -> None:
    open_calendar(rig)
    hands.press("day5")
    assert days(rig)["day5"].is_chosen
    hands.press("play")
    match = match_on(rig)
    assert match.plan.seed == Deal(GAME, date(2026, 11, 5)).number("seed")
    assert match.plan.is_seed_given
    assert Deal.of(match.identity) is None


def test_the_chosen_day_leads_to_what_can_be_done(rig: Rig) -> None:
    keys = Keys(rig)
    open_calendar(rig)
    assert keys.focused == "day28"
    keys.key("up")
    assert keys.focused == "day21"
    keys.confirm()
    assert keys.focused == "day21"
    assert days(rig)["day21"].is_chosen
    keys.confirm()
    assert keys.focused == "play"


def test_a_day_to_come_cannot_be_chosen(rig: Rig, mouse: Mouse) -> None:
    open_calendar(rig)
    mouse.press("day29")
    assert rig.top.deal == DEAL  # type: ignore[attr-defined]
    assert mouse.find("day29").reason == "This day is yet to come."


def test_months_are_turned(rig: Rig) -> None:
    keys = Keys(rig)
    open_calendar(rig)
    keys.go_to("month")
    keys.key("left")
    assert rig.top.deal == Deal(GAME, date(2026, 10, 1))  # type: ignore[attr-defined]
    assert keys.focused == "month"
    assert len(days(rig)) == 31
    for _month in range(12):
        keys.key("left")
    assert rig.top.deal.day == date(2026, 1, 1)  # type: ignore[attr-defined]
    for _month in range(12):
        keys.key("right")
    assert rig.top.deal.day == date(2026, 11, 1)  # type: ignore[attr-defined]


def test_its_line_is_copied_in_the_calendar(rig: Rig, hands: Hands, copied: list[str]) -> None:
    play(rig)
    open_calendar(rig)
    hands.press("copy")
    (line,) = copied
    assert line.startswith("Treasure Games, 28 November, Scallywager: ")
    ended, deed = line.removeprefix("Treasure Games, 28 November, Scallywager: ").split(", ")
    assert {ended.capitalize(), deed} <= set(hands.words())


def test_the_result_has_the_line_and_leads_to_the_calendar(
    rig: Rig, hands: Hands, copied: list[str]
) -> None:
    match = play(rig)
    outcome = match.outcome()
    assert outcome is not None
    rig.show(ResultScene(rig.services, match, is_still=True))
    rig.settle()
    hands.press("copy")
    rounds = sum(type(moment.event).__name__ == "RoundStarted"
                 for act in match.acts for moment in act.moments)  # fmt: skip
    own = load_words(GAME).count_numbers(
        [moment.event for act in match.acts for moment in act.moments], match.view(None)
    )["calls_right"][0]
    ending = "won" if 0 in outcome.winners else "lost"
    lies = "1 lie caught" if own == 1 else f"{own} lies caught"
    in_rounds = "1 round" if rounds == 1 else f"{rounds} rounds"
    expected = f"Treasure Games, 28 November, Scallywager: {ending} in {in_rounds}, {lies}"
    assert copied == [expected]
    assert expected in rig.top.story.deeds  # type: ignore[attr-defined]
    hands.press("rematch")
    assert rig.top.deal == DEAL  # type: ignore[attr-defined]
    hands.key("escape")
    assert shows(rig, TitleScene)


def test_the_same_luck_again_is_for_learning(rig: Rig, mouse: Mouse) -> None:
    match = play(rig)
    rig.show(ResultScene(rig.services, match, is_still=True))
    rig.settle()
    mouse.press("more")
    mouse.press("again")
    again = match_on(rig)
    assert Deal.of(again.identity) is None
    play_on(again, lambda _match: False)
    rig.show(ResultScene(rig.services, again, is_still=True))
    assert not mouse.sees("copy")


def test_the_line_is_in_the_players_language(open_rig: OpenRig, copied: list[str]) -> None:
    rig = open_rig((1024, 640), prepare=in_german, speed=0.0)
    play(rig)
    open_calendar(rig)
    Mouse(rig).press("copy")
    assert copied[0].startswith("Treasure Games, 28.\u00a0November, Scallywager: ")


def test_another_window_was_faster(rig: Rig, mouse: Mouse) -> None:
    open_calendar(rig)
    rig.services.matches.days.note(DEAL)
    mouse.press("play")
    assert shows(rig, Dialog)
    assert "This deal no longer counts." in told(mouse)
    mouse.key("escape")
    mouse.press("play")
    assert Deal.of(match_on(rig).identity) is None


def test_the_match_is_open_in_another_window(
    rig: Rig, mouse: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_calendar(rig)
    monkeypatch.setattr(rig.services.matches.saves, "claim", lambda _identity: False)
    mouse.press("play")
    assert shows(rig, Dialog)
    assert "another window" in told(mouse)


def test_a_clock_before_the_calendar_opens_it_at_its_first_day(rig: Rig) -> None:
    """As that of a machine with a flat battery."""
    rig.services.matches.days.clock = lambda: date(1970, 1, 1)  # type: ignore[method-assign]
    open_calendar(rig, None)
    assert isinstance(rig.top, DailyScene)
    assert rig.top.deal.day == date(2026, 1, 1)


def test_a_clock_set_back_shows_the_day_that_was_reached(rig: Rig, mouse: Mouse) -> None:
    play(rig)
    set_clock(rig, TODAY - timedelta(40))
    open_calendar(rig, None)
    assert rig.top.deal.day == TODAY  # type: ignore[attr-defined]
    mouse.press(f"game.{GAME}")
    assert mouse.sees("copy")
    mouse.press("day5")
    assert "Nobody played this deal here on its day." in told(mouse)


def test_damaged_settings_bring_no_deal_back(open_rig: OpenRig) -> None:
    rig = open_rig((1024, 640), speed=0.0)
    rig.services.matches.forget(rig.services.matches.deal(DEAL, crew(1, 0)[0]).identity)
    (rig.services.folders.data / "settings.toml").write_text("not a page")
    rig.services.settings.reset()
    open_calendar(rig)
    assert "This deal was begun here" in told(Mouse(rig))


def test_the_leaf_on_the_title_is_sealed_once_all_are_begun(rig: Rig) -> None:
    for game in GAMES:
        rig.show(TitleScene(rig.services))
        assert not days(rig)["daily"].seal
        rig.services.matches.days.note(Deal(game, TODAY))
    rig.show(TitleScene(rig.services))
    assert days(rig)["daily"].seal


def test_no_whole_turn_is_taken_back_in_a_match_that_counts(rig: Rig) -> None:
    rig.services.settings.turns_back = True
    set_clock(rig, TODAY)
    match = rig.services.matches.deal(DEAL, crew(1, 0)[0])
    play_on(match, lambda one: len(one.acts) > 12)
    rig.show(TableScene(rig.services, match))
    assert table_of(rig).session.turn_to_take_back is None
