"""A sheet that lies over another scene until it is put away."""

from __future__ import annotations

from treasure_games.stage.scene import Scene


class SheetScene(Scene):
    """Esc and whatever button calls `close` put it away; what lies below goes on from there."""

    is_overlay = True

    def go_back(self) -> bool:
        """Put it away."""
        self.close()
        return True

    def close(self) -> None:
        """Leave the stack."""
        self.stack.remove(self)
