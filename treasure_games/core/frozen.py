"""The base of actions and events: records that never change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, dataclass_transform


@dataclass_transform(frozen_default=True)
class Frozen:
    """Makes each subclass a frozen dataclass of its annotated fields."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


def kinds_of(base: type[Any]) -> tuple[type[Any], ...]:
    """Return all classes derived from `base` that no other derives from, in a fixed order."""
    kinds: list[type[Any]] = []
    for kind in base.__subclasses__():
        kinds += kinds_of(kind) or (kind,)
    return tuple(kinds)
