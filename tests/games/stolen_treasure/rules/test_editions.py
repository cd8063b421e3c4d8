"""Records made before ST-Q18 was changed are replayed by the rules of their time.

By these, whoever had buried enough and was held back showed by which card.
"""

from typing import Any, Final

from treasure_games.core.chance import ScriptedChance
from treasure_games.core.codec import decode
from treasure_games.core.game import UNKNOWN
from treasure_games.core.record import Playthrough, Record, final_state
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.pieces import SPOT
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.match.as_text import as_text
from treasure_games.match.match import Match
from treasure_games.match.records import resumed

SEAT: Final = {"level": "", "persona": "", "pace": "steady", "kind": "human"}
OLD: Final[dict[str, Any]] = {
    "format": 1,
    "game": "stolen_treasure",
    "seats": 2,
    "options": {"target_score": 250, "start_treasure": 3, "start_piracy": 3},
    "notes": {
        "id": "stolen_treasure-20260101-120000-0e3b30",
        "started": "2026-01-01T12:00:00+00:00",
        "seconds": 0,
        "seed": 1912,
        "seats": [{"name": "Ann", "emblem": 0, **SEAT}, {"name": "Bob", "emblem": 1, **SEAT}],
    },
    "deal": [
        27, 2, 3, 22, 28, 36, 27, 0, 28, 0, 13, 4, 2, 24, 3, 10, 10, 32, 19, 9, 29, 12, 25, 8, 8,
        14, 7, 1, 14, 2, 15, 3, 2, 5, 15, 6, 7, 9, 2, 3, 0, 3, 2, 3, 4, 0, 1, 0, 1, 44, 17, 17, 24,
        5, 5, 8, 23, 36, 12, 6, 7, 5, 16, 17, 2, 8, 18, 7, 23, 11, 22, 9, 12, 0, 14, 6, 9, 1, 14, 9,
        13, 0, 8, 2, 8, 0, 0, 5, 2, 2, 1, 0, 0, 0,
    ],
    "rows": [[0, ["bury", 49], []]],
    "fingerprints": {"0": "04e78a6c87aad23d", "1": "c0a2ea3a459b2ec0"},
}  # fmt: skip
"""Ann holds the Black Spot, and has buried enough with the first act."""


def spot_seen_by_all(state: State) -> bool:
    """ST-Q18"""
    return GAME.view(state, None).faces[state.faces.index(SPOT)] != UNKNOWN


def test_a_record_of_the_first_edition_is_replayed_by_its_rules() -> None:
    record = Record.from_plain(OLD)
    assert spot_seen_by_all(final_state(record))
    assert record.to_plain()["format"] == 1


def test_a_match_of_the_first_edition_goes_on_by_its_rules() -> None:
    match = resumed(Record.from_plain(OLD))
    match.act(0, match.legal(0)[-1])
    again = Record.from_line(match.record().to_line())
    assert again.to_plain()["format"] == 1
    assert spot_seen_by_all(final_state(again))


def test_the_next_match_at_that_table_is_played_by_the_rules_of_today() -> None:
    following = Match(resumed(Record.from_plain(OLD)).plan.with_seed(1912))
    following.act(0, decode(OLD["rows"][0][1], GAME.info.actions))
    record = Record.from_line(following.record().to_line())
    assert record.to_plain()["format"] == GAME.info.edition
    assert not spot_seen_by_all(final_state(record))


def test_a_setup_has_the_options_of_its_edition() -> None:
    """ST-Q73"""
    old = resumed(Record.from_plain(OLD))
    assert "piracy_limit" not in old.plan.setup.options
    assert "Piracy cards are drawn by anybody." in as_text(old, None)
    assert Match(old.plan.with_seed(1)).plan.setup.options["piracy_limit"] == "off"


def test_today_the_same_rows_show_nothing() -> None:
    """ST-Q18"""
    setup = Match(resumed(Record.from_plain(OLD)).plan).plan.setup
    play = Playthrough(GAME, setup, ScriptedChance(OLD["deal"]))
    play.start()
    play.act(0, decode(OLD["rows"][0][1], GAME.info.actions))
    assert not spot_seen_by_all(play.state)
    assert not spot_seen_by_all(final_state(play.record))
