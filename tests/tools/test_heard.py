"""A whole match at the table: its music begins calm, ends tense, and is told stretch by stretch;
sounds are counted.
"""

from unittest.mock import patch

from tools.heard import Mates, counted, heard_in, told
from tools.rig import rig
from treasure_games.table.match_music import TUNES


def test_the_music_of_a_match_grows_with_it() -> None:
    with patch("treasure_games.app.Thinker", Mates), rig((640, 360)) as bench:
        heard, sounds, end = heard_in(bench, "scallywager", seats=2, seed=7)
    at_table, (result, *_) = heard[:-1], heard[-1:]
    assert result[1:] == ("menu", 2)
    assert at_table[0][2] == 0
    assert at_table[-1][1:] == ("tense", 2)
    assert len({tune for _at, tune, _intensity in at_table if tune in TUNES}) == 1
    assert {intensity for _at, _tune, intensity in at_table} >= {0, 1, 2}
    assert end > at_table[-1][0]
    assert sounds["lose"] == sounds["ship_sinks"] == 1
    assert counted(sounds).startswith(f"{sounds.most_common(1)[0][0]} ")


def test_stretches_are_told_with_their_stems_and_shares() -> None:
    heard = [(0.0, "play", 0), (30.0, "play", 2), (90.0, "tense", 0)]
    assert told(heard, 120.0) == [
        "  0:00 to   0:30  play_1",
        "  0:30 to   1:30  play_1 play_2 play_3",
        "  1:30 to   2:00  tense_1",
        "play_1 75 %, play_2 50 %, play_3 50 %, tense_1 25 %",
    ]
