"""What the rulebook says is so, in every language."""

from tests.games.rulebooks import house_rules, pages, sentences
from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.house import target_of

GAME = "stolen_treasure"
INFO = load(GAME).info


def test_st_20_the_goals_of_short_and_long_games_are_told_in_points() -> None:
    seats = range(INFO.seats[0], INFO.seats[1] + 1)
    goals = {
        str(target_of(Setup(number, {"target_score": share})))
        for share in ("short", "long")
        for number in seats
    }
    for text in house_rules(GAME).values():
        assert all(goal in text.partition("(ST-20)")[0] for goal in goals)


def test_st_04_the_first_pile_has_the_card_left_over() -> None:
    piles = Table("", "", "", start_treasure=1).state.piles
    assert [len(pile) for pile in piles[:2]] == [24, 23]
    told = {"en": "card left over goes to the first", "de": "überzählige Karte kommt zum ersten"}
    assert all(told[language] in text for language, text in pages(GAME).items())


def test_st_q26_nobody_is_asked_about_a_card_that_is_cancelled() -> None:
    table = Table("Hook, Ruby", "Yarr!, Parley", "Parley", "Parley").do(0, do.HOOK[1])
    table.do(1, do.YARR).quiet()
    assert table.whose == ("action", 0)
    told = {"en": "unless a Yarr!", "de": "außer wenn ein Yarr!"}
    assert all(told[one] in text for one, text in sentences(GAME, "ST-79").items())


def test_st_q18_who_is_held_back_shows_nothing() -> None:
    told = {"en": "shows nothing", "de": "zeigt nichts"}
    assert all(told[language] in text for language, text in pages(GAME).items())
