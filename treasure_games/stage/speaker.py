"""What is said aloud: a screen that comes up, what happens, what has the focus, and answers."""

from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.core.language import N_, language, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.naming import Drawn, line_before, name_of, plain, states_of, words_drawn
from treasure_games.stage.scene import Scene, SceneStack
from treasure_games.stage.services import Services
from treasure_games.stage.settings import ALL, MUTE, QUESTIONS
from treasure_games.stage.voice import Voice
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Control

_COUNTS: Final = Named(page_beside(__file__, dict[str, int]))
_NEXT: Final = {MUTE: QUESTIONS, QUESTIONS: ALL, ALL: MUTE}
_MANNERS: Final = {
    MUTE: "",
    QUESTIONS: N_("The voice tells what has the focus, and what is asked."),
    ALL: N_("The voice tells all that happens."),
}
_NO_VOICE: Final = N_(
    "Your system has no voice that could be found, so nothing is spoken. On Linux, install "
    "speech-dispatcher."
)
_PASSING = intents.PointerMoved | intents.PointerReleased | intents.PointerLeft | intents.Skip
"""What cuts nothing short."""


class Speaker:
    """Looks once a step at what is on the screen, and says what has changed."""

    def __init__(self, services: Services, stack: SceneStack) -> None:
        self._services, self._stack = services, stack
        self.make_voice: Callable[[str, str], Voice] = Voice
        """Makes the voice of a language and a speed of the settings."""
        self.tell: Callable[[str], object] = lambda complaint: None
        """Called once if there is no voice."""
        self._voice: Voice | None = None
        self._manner: tuple[str, str] | None = None
        self._scene: Scene | None = None
        self._happened = 0
        self._sentences: Sequence[str] = ()
        self._focus: tuple[Control | None, str, tuple[str, ...]] = None, "", ()

    def heed(self, intent: Intent) -> bool:
        """Let a press cut short what is said; answer a question, and return True if it was one."""
        if self._voice is not None and not isinstance(intent, _PASSING):
            self._voice.stop()
        if not isinstance(intent, intents.Ask):
            return False
        if intent.what == "more":
            settings = self._services.settings
            settings.voice = _NEXT[settings.voice]
            self._services.host.keep_settings()
            for scene in self._stack.visible:
                scene.relayout()
            self._settle()
            self._say(_(_MANNERS[settings.voice]))
        elif self._voice is not None and self._scene is not None:
            self._say(*self._answer(intent.what, self._scene))
        return True

    def update(self) -> None:
        """Say what has changed, if anything is to be spoken."""
        self._settle()
        scene = self._stack.top
        if self._voice is None or scene is None:
            return
        if scene is not self._scene:
            self._begin(scene)
        self._say(*self._news(scene))
        self._say(*self._focused(scene))

    def forget_left(self) -> None:
        """Let go of a scene that has been left, so that its memory can be freed."""
        if self._scene is not self._stack.top:
            self._scene, self._focus, self._sentences = None, (None, "", ()), ()

    def close(self) -> None:
        """End the voice, and wait for that."""
        ended = self._voice
        self._end()
        if ended is not None:
            ended.join()

    def _end(self) -> None:
        if self._voice is not None:
            self._voice.close()
        self._voice = self._scene = self._manner = None

    def _settle(self) -> None:
        """Begin, change or end the voice as the settings have it."""
        settings = self._services.settings
        manner = None if settings.voice == MUTE else (language(), settings.voice_speed)
        if manner != self._manner:
            self._end()
            self._manner = manner
            self._voice = self.make_voice(*manner) if manner else None
        if self._voice is not None and self._voice.is_dumb:
            self._voice = None
            self.tell(_(_NO_VOICE))

    def _say(self, *sentences: str) -> None:
        for sentence in sentences:
            if self._voice is not None and sentence:
                self._voice.say(sentence)

    def _begin(self, scene: Scene) -> None:
        """Say what has come up; what has happened there before is known."""
        self._scene = scene
        self._happened, self._sentences = len(scene.happened()), ()
        self._focus = None, "", ()
        labels = [
            plain(one.text)
            for one in scene.root.walk()
            if isinstance(one, Label) and not any(isinstance(up, Control) for up in one.ancestors())
        ]
        is_short = scene.is_overlay and sum(map(len, labels)) <= _COUNTS.short
        self._say(scene.title or "Treasure Games", *(labels if is_short else labels[:1]))

    def _news(self, scene: Scene) -> list[str]:
        """Return what has happened, and the sentences that are new on the screen."""
        happened = scene.happened()
        fresh = [plain(line) for line in happened[self._happened :]]
        self._happened = len(happened)
        before, self._sentences = self._sentences, scene.sentences()
        asked = [plain(one) for one in self._sentences if one not in before]
        told = fresh if self._services.settings.voice == ALL else []
        return [*told, *(one for one in asked if one not in told)]

    def _focused(self, scene: Scene) -> list[str]:
        """Return what has the focus now, or what has changed of it."""
        one, (before, name, states) = scene.focus.current, self._focus
        if one is None or scene.hides(one):
            self._focus = one, "", ()
            return []
        # Nothing is drawn for it again as long as it stays the same.
        self._focus = _one, named, now = one, name_of(one, list), tuple(states_of(one))
        if one is not before:
            return [_told_of(one, scene)]
        return [named if named != name else "", *(one for one in now if one not in states)]

    def _answer(self, question: str, scene: Scene) -> Sequence[str]:
        """Return the answer to one of the four questions."""
        drawn = words_drawn(scene)
        if question == "where":
            one = scene.focus.current
            there = _told_of(one, scene) if one is not None else _("Nothing has the focus.")
            return scene.title, *map(plain, scene.sentences(is_asked=True)), there
        if question == "offers":
            return _names(scene.offered(), drawn) or [_("Nothing for now.")]
        if question == "here":
            words = (words for words, _where in drawn)
            return list(dict.fromkeys((*_names(scene.focus.controls(), drawn), *words)))
        latest = scene.happened()[-_COUNTS.latest :]
        return [plain(line) for line in latest] or [_("Nothing yet.")]


def _names(controls: Sequence[Control], drawn: Drawn) -> list[str]:
    return list(dict.fromkeys(name_of(one, lambda: drawn) for one in controls))


def _told_of(one: Control, scene: Scene) -> str:
    """Return what a thing is called, the words before it, how it stands and what it does."""
    name = name_of(one, lambda: words_drawn(scene))
    words = line_before(one), name, *states_of(one), plain(one.hint)
    return ". ".join(dict.fromkeys(filter(None, words))).replace(".. ", ". ")
