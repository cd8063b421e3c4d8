"""What the rulebook says is so, in every language."""

from tests.games.rulebooks import pages, sentences
from tests.games.scallywager.scripted import Table
from treasure_games.games.scallywager.rules.actions import GHOST_CREW, PARLAY
from treasure_games.games.scallywager.rules.events import Counted
from treasure_games.games.scallywager.rules.pieces import MOST_CREW

GAME = "scallywager"


def test_swa_19_ghosts_come_on_top_of_a_full_crew() -> None:
    table = Table("1234561 22", adventures={0: "A03"})
    table.quiet("dawn").do(0, GHOST_CREW)
    assert len(table.state.dice[0]) == MOST_CREW + 3
    told = {"en": "up to three ghosts may come on top", "de": "dazu können bis zu drei Geister"}
    assert all(told[one] in text for one, text in sentences(GAME, "SWA-19").items())


def test_sw_08_dawn_lies_between_treasures_and_bidding() -> None:
    table = Table("1234 22", treasures={0: "T06"}, adventures={1: "A01"})
    assert table.whose == ("treasure", 0)
    table.quiet("dawn")
    assert table.whose == ("dawn", 1)
    told = {"en": "dawn breaks", "de": "graut der Morgen"}
    assert all(told[one] in text for one, text in sentences(GAME, "SW-08").items())


def test_swa_09_the_bidder_is_the_loser_of_a_correct_parlay() -> None:
    table = Table("22 21 33", cards="off").bid((1, 2), (3, 2))
    table.do(2, PARLAY)
    counted = next(event for event in table.events if isinstance(event, Counted))
    assert (counted.winner, counted.loser) == (2, 1)
    told = {"en": "the other captains are neither", "de": "die anderen Kapitäne sind keines"}
    assert all(told[language] in text for language, text in pages(GAME).items())
