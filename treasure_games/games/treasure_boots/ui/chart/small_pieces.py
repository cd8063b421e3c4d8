"""The layout of effects and of tokens on islands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from treasure_games.games.treasure_boots.ui.chart.layers import Layer
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect, Token
from treasure_games.table.pieces.map.picture_list import Laid, centred

_BEFORE: Final = 0.001
_AFLOAT: Final = 60.0
"""Depths: just in front of its land; over rings of light and courses."""
TOKEN: Final = 0.74
"""World units across a treasure token."""


def lay_token(pictures: Pictures, token: Token) -> Iterator[Laid]:
    """Yield a token, in the air or on its island."""
    if token.alpha <= 0.02:
        return
    picture = pictures.get(f"tokens/{token.kind}", TOKEN, TOKEN, alpha=token.alpha)
    unit = pictures.unit
    yield centred(Layer.TOKENS, token.y, picture, token.x * unit, (token.y - token.lift) * unit)


_SCALES: Final = 24
"""Steps in which an effect grows: each is a picture of its own."""


def lay_effect(pictures: Pictures, effect: Effect) -> Iterator[Laid]:
    """Yield a picture whose anchor stays in place however it is turned and scaled."""
    if effect.alpha <= 0.02 or effect.scale <= 0.02:
        return
    scale = round(effect.scale * _SCALES) / _SCALES
    height = effect.height * scale
    picture = pictures.get(
        effect.picture, effect.width, effect.height, scale=scale,
        angle=effect.angle, alpha=effect.alpha,
    )  # fmt: skip
    down, turn = (0.5 - effect.anchor_y) * height, math.radians(effect.angle)
    x = effect.x - down * math.sin(turn)
    y = effect.y + down * math.cos(turn)
    layer, depth = _place(effect)
    yield centred(layer, depth, picture, x * pictures.unit, y * pictures.unit)


def _place(effect: Effect) -> tuple[Layer, float]:
    if effect.is_swell:
        return Layer.SWELL, effect.y
    if effect.depth is not None:
        return Layer.STANDING, effect.depth + _BEFORE
    return (Layer.FLOATING, _AFLOAT) if effect.is_under else (Layer.OVER, _AFLOAT + effect.y / 1000)
