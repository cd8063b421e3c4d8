"""A game's tile on the title's table: its picture, its name plate, and the two ways to play it."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.core.language import translate
from treasure_games.core.registry import load
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Flow
from treasure_games.stage.widgets.label import Picture

_ = translate


class GameTile(Column):
    """Calls `play` or `set_up` with the game's id. `kept` says what becomes of other matches."""

    def __init__(
        self, game_id: str, play: Callable[[str], None], set_up: Callable[[str], None], kept: str
    ) -> None:
        self.quick_play = Button(
            _("Quick play"),
            lambda: play(game_id),
            f"{game_id}.play",
            primary=True,
            # The rules are loaded when the hint is shown, not for the first frame.
            hint=lambda: f"{_(load(game_id).info.summary)}\n{kept}".rstrip(),
        )
        self.set_up = Button(
            _("Set up table"), lambda: set_up(game_id), f"{game_id}.setup", hint=kept
        )
        super().__init__(
            Picture(f"title/object_{game_id}", 540.0, 450.0, f"{game_id}.picture"),
            Picture(f"title/name_{game_id}", 420.0, 96.0, f"{game_id}.name"),
            Flow(self.quick_play, self.set_up, gap=18.0, align="centre"),
            gap=8.0,
            align="centre",
            name=game_id,
        )
