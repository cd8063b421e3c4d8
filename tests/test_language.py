"""Whatever stands on a screen has gone through the catalogue, seen by painting it with another.

`test_messages` reads the source; this looks at what is drawn.
"""

import gettext
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.alike import some_of
from tests.conftest import OpenRig
from tests.e2e.test_layouts import SCREENS
from tests.hands import Mouse
from tools.libraries import LIBRARIES
from tools.moments import logbook, telling
from tools.rig import Rig
from treasure_games.core.language import SOURCE, translate, use_language
from treasure_games.core.registry import GAMES
from treasure_games.core.rulebook import aim_of, legend_of
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.about import WORKS
from treasure_games.stage.text import Texts
from treasure_games.stage.widgets.tooltip import TOOLTIP_DELAY
from treasure_games.table.scene import TableScene

MARK: Final = "‹"
NO_WORDS: Final = re.compile(
    r"(?:[\W\d_]|<[^<>]+>)*|(?:[A-Z]{2,3}-[A-Z]?\d+(?:, )?)+|[½\d]+×|[A-Z]|F\d+"
    r"|English|Deutsch|(?:[0-9a-f]{4} ?){2}"
)
"""Numbers, signs, rule ids, emblems, key caps, the languages' own names for themselves, seals."""
PAGES: Final = ("rulebook", "rulebook_rule", "rulebook_chart")
"""Their paragraphs are a page of its own for each language, not sentences of the catalogue."""


class Marked(gettext.NullTranslations):
    """A language in which every sentence is marked."""

    def gettext(self, message: str) -> str:
        """The sentence, marked; word by word if what stands between its gaps may be drawn apart."""
        if "{" not in message:
            return f"{MARK}{message}"
        return " ".join(f"{MARK}{word}" for word in message.split(" "))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The form for `n`, marked."""
        return f"{MARK}{msgid1 if n == 1 else msgid2}"


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every catalogue that is asked for is the marked one."""
    monkeypatch.setattr(gettext, "translation", lambda *_given, **_named: Marked())
    use_language(SOURCE)
    _play_anew()
    yield
    monkeypatch.undo()
    use_language(SOURCE)
    _play_anew()


def _play_anew() -> None:
    """Forget the matches of other tests: pirates are called by the catalogue of their deal."""
    for kept in (telling.played, telling.finished_by_deckhands, logbook.finished):
        kept.cache_clear()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that is drawn."""
    texts: set[str] = set()
    real = Texts.placed

    def placed(self: Texts, text: str, *rest: Any) -> Any:
        texts.add(text)
        return real(self, text, *rest)

    monkeypatch.setattr(Texts, "placed", placed)
    return texts


def names(rig: Rig) -> set[str]:
    """What people have called themselves, and last names, where there is no room for more."""
    found = {pirate.name.split()[-1] for pirate in PERSONAS.values()}
    for scene in rig.loop.stack.scenes:
        if isinstance(scene, TableScene):
            for seat in scene.match.seats:
                found |= {seat.name, seat.name.split()[-1]}
    return found


def notices() -> set[str]:
    """Names, licences and holders of others' works: they read alike in every language."""
    whole = {f"{work.name} – {work.licence}" for work in WORKS}
    whole |= {f"{work.holder} – {work.address}" for work in WORKS}
    whole |= {f"{one.name} – {one.licence} – {one.holder}" for one in LIBRARIES}
    return whole | {work.address for work in WORKS}


def pages() -> set[str]:
    """What other screens show of the rulebooks, which are written in each language."""
    return {sign.text for game in GAMES for sign in (*aim_of(game), *legend_of(game))}


def unmarked(texts: set[str], allowed: set[str]) -> list[str]:
    """Texts with words that no catalogue has seen."""
    told = {re.sub("<icon=[^>]*> ?", "", text) for text in texts}
    spoken = (text for text in told if not NO_WORDS.fullmatch(text) and MARK not in text)
    return sorted(
        text for text in spoken if not any(name.startswith(text.rstrip("…")) for name in allowed)
    )


EACH_TEXT: Final = some_of((name for name in SCREENS if name not in PAGES), of=10)


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("name", EACH_TEXT)
def test_every_text_on_a_screen_is_translated(
    name: str, open_rig: OpenRig, painted: set[str]
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    SCREENS[name](rig)
    mouse = Mouse(rig)
    for control in mouse.names():
        if mouse.can_press(control):
            mouse.move(*mouse.spot(control))
            rig.clock.advance(2 * TOOLTIP_DELAY)
            rig.loop.step()
            rig.tick()
    people = {"Anne", "Bartholomew", "Calico Jack", "Ching Shih", "Diego", "Edward"}
    assert any(MARK in text for text in painted)
    people |= {name.split()[-1] for name in people}
    assert unmarked(painted, people | names(rig) | notices() | pages()) == []


@pytest.mark.usefixtures("marked")
def test_a_bare_sentence_would_be_found() -> None:
    assert translate("Ahoy") == f"{MARK}Ahoy"
    assert unmarked({"Ahoy", "12", "DT-04, DT-R7", "Anne"}, {"Anne"}) == ["Ahoy"]
