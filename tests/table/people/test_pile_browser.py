"""Discards that are looked through."""

from types import SimpleNamespace
from typing import Any

from pygame import FRect

from tests.table.pieces.bench import BACK, window_of
from treasure_games.table.people.table import PileBrowser


def test_a_pile_is_laid_out_by_its_spot_equal_cards_together() -> None:
    canvas, played, shown = window_of(), list[str](), list[int]()
    piles = {0: (5, 2, 5), 1: ()}
    api: Any = SimpleNamespace(
        context=canvas.context,
        services=SimpleNamespace(audio=SimpleNamespace(play=played.append)),
    )

    def picture(_pile: int, face: int) -> str:
        shown.append(face)
        return BACK

    browser = PileBrowser(api, piles.__getitem__, picture, 5 / 7)
    browser.context, browser.room = canvas.context, canvas.context.viewport.rect
    for pile in piles:
        spot = browser.spot(pile, f"pile.{pile}", FRect(100 * pile, 0, 80, 110), "Look")
        assert spot.tip_over == spot.rect, "the count below stays in view"
        spot.activate()
    assert (browser.key, played) == (0, ["page_turn"]), "nothing lies on the other one"
    assert browser.rect().width > 3 * 80
    assert shown == [2, 5, 5]
    assert browser.close()
    assert not browser.close()
