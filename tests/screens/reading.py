"""What whoever reads the rulebook sees of it."""

from tools.rig import Rig
from treasure_games.core.options import Setup
from treasure_games.screens.rulebook.entry import Entry
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.widgets.label import Label

GAME = "do_not_touch"
SPREAD = (1920, 1080)


def book_of(rig: Rig) -> RulebookScene:
    assert isinstance(rig.top, RulebookScene)
    return rig.top


def entries(rig: Rig) -> list[Entry]:
    """All paragraphs of the book, on whatever page."""
    return [one for _head, told in book_of(rig).book.chapters for one in told]


def in_sight(rig: Rig) -> list[Entry]:
    shown = []
    for one in rig.top.root.walk():
        clip = one.clip()
        if isinstance(one, Entry) and (clip is None or clip.colliderect(one.rect)):
            shown.append(one)
    return shown


def words_of(entry: Entry) -> str:
    return " ".join(one.text for one in entry.walk() if isinstance(one, Label))


def open_at(rig: Rig, rule_id: str = "", game_id: str = GAME, setup: Setup | None = None) -> None:
    """Open the book over the title."""
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(RulebookScene(rig.services, game_id, rule_id, setup))
    rig.tick(0.0)
