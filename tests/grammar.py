"""What a screen's looks promise: raised brass can be pressed, and what answers a slip is raised
brass; red wax is the one main act.
"""

from typing import Final

import pytest
from pygame import FRect

from tools.rig import Rig
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.scene import Scene
from treasure_games.table.pieces.picker import PickSpot

RED: Final = "ui/button_primary"
RAISED: Final = ("ui/button", "ui/icon_button")
LEAVING: Final = ("leave", "quit", "title", "close")
"""Names of what leaves a match or the game; the dialog that asks before says it in words."""
LEAVING_WORDS: Final = ("Quit", "Close", "Done", "Aye, got it")


def broken_promises(rig: Rig) -> list[str]:
    """What the top screen promises wrongly, drawn alone and whole."""
    scene = rig.top
    raised = {(name, tuple(rect)) for name, rect in buttons_of(scene)}
    red = {rect for name, rect in raised if name.startswith(RED)}
    found = [f"{len(red)} red acts at {sorted(red)}"] if len(red) > 1 else []
    for name, rect in sorted(raised):
        spot = FRect(rect)
        control = scene.focus.control_at(*spot.center)
        if control is None:
            found.append(f"{name} at {spot.center} can't be pressed")
        elif name.startswith(RED) and (
            control.name in LEAVING or getattr(control, "text", "") in LEAVING_WORDS
        ):
            found.append(f"{control.name} leaves and is red")
    found.extend(
        f"{answer.name} can be pressed and is no raised brass"
        for answer in scene.focus.controls()
        if isinstance(answer, PickSpot)
        and not any(answer.rect.collidepoint(FRect(rect).center) for _name, rect in raised)
    )
    return found


def buttons_of(scene: Scene) -> list[tuple[str, FRect]]:
    """Every button whose middle is drawn in sight, by the name of its picture."""
    found: list[tuple[str, FRect]] = []

    def noted(canvas: Canvas, name: str, rect: FRect) -> None:
        middle = FRect(*rect.center, 1.0, 1.0)
        if name.startswith(RAISED) and canvas.touches(middle):
            found.append((name, FRect(rect)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "nine_slice", noted)
        patch.setattr(Canvas, "kept", lambda canvas, _kept, _look, draw: draw(canvas))
        scene.draw(Canvas(scene.context))
    return found
