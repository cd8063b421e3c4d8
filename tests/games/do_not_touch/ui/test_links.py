"""Links tell what neighbours match in: DT-09, DT-R4, and DT-R13 where they no longer do."""

import pytest

from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME
from treasure_games.games.do_not_touch.ui.lanes import link_kind
from treasure_games.stage.assets import Assets


@pytest.mark.parametrize(
    ("one", "other", "link"),
    [
        ("red 4", "red 2", "colour"),
        ("red 4", "blue 4", "symbol"),
        ("red 4", "red 4", "both"),
        ("red 4", "blue 2", "broken"),
        ("green gem", "green coin x2", "colour"),
        ("green gem", "blue gem x3", "symbol"),
        ("green gem", "green gem x2", "both"),
        ("green gem", "red coin", "broken"),
    ],
)
def test_what_two_cards_match_in(one: str, other: str, link: str) -> None:
    assert link_kind(FACE_BY_NAME[one], FACE_BY_NAME[other]) == link


def test_every_kind_of_link_looks_different() -> None:
    kinds = ("both", "colour", "symbol", "broken")
    pictures = {Assets().originals.path(f"objects/link_{kind}").read_bytes() for kind in kinds}
    assert len(pictures) == len(kinds)
