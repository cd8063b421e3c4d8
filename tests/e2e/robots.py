"""Who plays which game in the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.e2e.captain import Captain
from tests.e2e.robot import Robot

ROBOTS: Final[Mapping[str, type[Robot]]] = {"do_not_touch": Robot, "treasure_boots": Captain}
"""The robot that finds its way to the end of a match, by game."""
