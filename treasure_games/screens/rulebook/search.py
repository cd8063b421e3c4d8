"""Looking for words in the rulebook: the field, the count, and the places one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from treasure_games.core.language import translate as _
from treasure_games.screens.rulebook.entry import Entry
from treasure_games.stage.input.keymap import KeyMap, with_key
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.focus import Focus
from treasure_games.stage.widgets.text_field import TextField


class SearchField(TextField):
    """Enter goes to the next place."""

    def __init__(
        self, keymap: KeyMap, on_change: Callable[[str], None], on_next: Callable[[], None]
    ) -> None:
        hint = with_key(_("Words or a rule’s number"), keymap, "find")
        super().__init__("", on_change, "search", hint=hint, width=420.0)
        self._on_next = on_next

    def activate(self) -> None:
        """Go to the next place."""
        self._on_next()


class Search:
    """Marks what is found; `show` is called with the paragraph to turn to."""

    def __init__(
        self, keymap: KeyMap, show: Callable[[Entry], None], changed: Callable[[], None]
    ) -> None:
        self._show = show
        self._changed = changed
        self._entries: Sequence[Entry] = ()
        self.places: list[Entry] = []
        self._at = 0
        self.field = SearchField(keymap, self._searched, lambda: self._step(1))
        before, after = _("The previous place"), _("The next place")
        self.before = IconButton("arrow_left", before, lambda: self._step(-1), "search.before")
        self.after = IconButton("arrow_right", after, lambda: self._step(1), "search.after")
        self._count()

    def lead_to_field(self, focus: Focus) -> None:
        """Focus the field, so that typing replaces what is in it."""
        focus.set(self.field)
        self.field.reached()

    def take(self, entries: Sequence[Entry]) -> None:
        """Look in these paragraphs from now on, for the same words."""
        self._entries = entries
        self._find(self.field.text)

    def _searched(self, words: str) -> None:
        self._find(words)
        if self.places:
            self._show(self.places[0])
        self._changed()

    def _find(self, words: str) -> None:
        sought = words.split()
        self.places = [one for one in self._entries if sought and one.paragraph.matches(words)]
        for one in self._entries:
            one.mark(sought if one in self.places else ())
        self._at = 0
        self._count()

    def _step(self, by: int) -> None:
        if self.places:
            self._at = (self._at + by) % len(self.places)
            self._count()
            self._show(self.places[self._at])

    def _count(self) -> None:
        found, is_asked = len(self.places), bool(self.field.text.strip())
        told = _("{number} of {count}").format(number=self._at + 1, count=found)
        self.field.note = (told if found else _("nothing found")) if is_asked else _("Search")
        reason = "" if found else _("First type what to look for.")
        if is_asked and not found:
            reason = _("Nothing here mentions it.")
        self.before.reason = self.after.reason = reason
