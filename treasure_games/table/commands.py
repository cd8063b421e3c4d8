"""What the person at a table does by keys, and by buttons that stand for keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from treasure_games.core.language import translate
from treasure_games.core.words import Note
from treasure_games.screens import navigation
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Button, Pressable

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

_ = translate


class Commands:
    """Turns intents into acts of one table's scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def handle(self, intent: Intent) -> bool:
        """A click finishes motion and then mostly counts; keys of the table; then the game's.

        Whether the intent was used: what was not is for the controls.
        """
        if self._hurries(intent) and self._finish(intent):
            return True
        key = _KEYS.get(type(intent))
        if key is not None:
            key(self)
            return True
        if isinstance(intent, intents.SeatKey):
            return self._scene.peek.key(intent)
        if isinstance(intent, intents.Cancel):
            return self._cancel(intent)
        if isinstance(intent, intents.PointerMoved):
            self._scene.hud.pointed(intent.x, intent.y)
        if isinstance(intent, intents.Confirm) and not self._scene.focus.is_seen:
            return self._point_at_the_next_step()
        return self._scene.game.handle(intent)

    def _finish(self, intent: Intent) -> bool:
        """End what plays; whether that is all that was meant. A click counts, too, but not for a
        button that has come up under it.
        """
        there = self._scene.focus.controls()
        self._scene.finish_motion()
        if isinstance(intent, intents.PointerPressed):
            control = self._scene.focus.control_at(intent.x, intent.y)
            return isinstance(control, Pressable) and control not in there
        if isinstance(intent, intents.Confirm) and self._scene.is_turn_here:
            self._point_at_the_next_step()
        return True

    def _point_at_the_next_step(self) -> bool:
        """Enter without a visible focus shows what it would do: the main button, else the first
        control. Where the mouse or somebody else was last is not what this person means.
        """
        controls = self._scene.focus.controls()
        main = (
            one for one in controls if isinstance(one, Button) and one.is_primary and one.is_enabled
        )
        self._scene.focus_on(next(main, controls[0]))
        return True

    def _hurries(self, intent: Intent) -> bool:
        """Whether an intent asks for the end of what plays."""
        if not self._scene.timeline.is_busy:
            return False
        return isinstance(intent, intents.PointerPressed | intents.Confirm | intents.Pick)

    def _cancel(self, intent: Intent) -> bool:
        """Esc closes what is open, smallest first; with nothing open it opens the menu."""
        if self._scene.note is not None:
            self._scene.show_note(None)
            self._scene.game.handle(intent)
        elif not self._scene.game.handle(intent):
            self.open_menu()
        return True

    def open_menu(self) -> None:
        """The pause menu."""
        navigation.show_pause(self._scene.stack, self._scene.app, self._scene.match)

    def open_rulebook(self, rule_id: str = "") -> None:
        """The rulebook, at the paragraph of a rule if one is given."""
        scene = self._scene
        navigation.show_rulebook(scene.stack, scene.app, scene.match.plan.game, rule_id)

    def end_turn(self) -> None:
        """The same as its button, while it is there; the motion of one's own act is cut short."""
        if not self._scene.is_turn_here:
            return
        self._scene.finish_motion()
        closing = self._scene.hud.offers.closing
        if closing is None:
            return
        if closing.refusal is not None:
            self._scene.explain(closing.refusal)
        elif closing.forgoes and self._scene.hud.actions.closing is not None:
            self._scene.focus_on(self._scene.hud.actions.closing)
        else:
            closing.on_press()

    def undo(self) -> None:
        """Take back the last act, or say why that can't be."""
        scene = self._scene
        scene.finish_motion()
        bar = scene.match.undo_bar(scene.bottom)
        if bar is not None:
            scene.services.audio.play("ui_refuse")
            scene.show_note(Note(_("No way back"), bar))
            return
        scene.match.undo(scene.bottom)
        scene.services.audio.play("undo")
        scene.show_note(None)
        scene.hints.drop()
        view = scene.match.view(scene.viewer)
        scene.rewrite_log()
        scene.playback.take_back(view)
        scene.hud.roll(view)

    def ask_hint(self) -> None:
        """Have a move suggested."""
        self._scene.hints.ask()

    def toggle_log(self) -> None:
        """Open the ship's log, or close it."""
        self._scene.toggle_log()


_KEYS: Final[dict[type[Intent], Callable[[Commands], None]]] = {
    intents.Menu: Commands.open_menu,
    intents.Help: Commands.open_rulebook,
    intents.EndTurn: Commands.end_turn,
    intents.Undo: Commands.undo,
    intents.Hint: Commands.ask_hint,
    intents.LogToggle: Commands.toggle_log,
}
