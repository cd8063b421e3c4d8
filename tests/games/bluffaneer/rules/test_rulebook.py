"""What the rulebook says is so, in every language."""

from tests.games.rulebooks import house_rules, pages
from treasure_games.core.registry import load

GAME = "bluffaneer"
INFO = load(GAME).info


def test_bl_01_as_many_may_play_as_the_rulebook_says() -> None:
    assert INFO.seats == (2, 6)
    told = {"en": "For two to six pirates", "de": "Für zwei bis sechs Piraten"}
    assert all(told[language] in text for language, text in pages(GAME).items())


def test_bla_21_two_players_are_no_house_rule() -> None:
    for language, text in pages(GAME).items():
        assert "BLA-21" in text
        assert "BLA-21" not in house_rules(GAME)[language]


def test_bla_06_the_usual_way_to_claim_on_a_shared_screen_is_told_with_the_others() -> None:
    (option,) = [option for option in INFO.options if option.shared is not None]
    assert (option.name, option.default_for(2)) == ("shout", "clockwise")
    told = {
        "en": "usual one; for claims it is *one after another* if several people share a screen",
        "de": "üblich ist; teilen sich mehrere einen Bildschirm, ist es beim Behaupten *einer",
    }
    assert all(told[language] in text for language, text in house_rules(GAME).items())
