"""What hands do at the set-up: choose a value of an article, look at chairs and tags."""

from tests.hands import Hands
from tools.rig import Rig
from treasure_games.core.options import OptionValue
from treasure_games.match.match import Match
from treasure_games.screens.setup.articles import DIAMOND, Tag
from treasure_games.screens.setup.faces import Likeness
from treasure_games.stage.widgets.choice import Pick
from treasure_games.table.scene import TableScene


def taken(hands: Hands) -> int:
    """How many chairs are taken."""
    return sum(name.startswith("seat") for name in hands.names())


def free(hands: Hands) -> list[str]:
    """The chairs that nobody has."""
    return [name for name in hands.names() if name.startswith("free")]


def seat_another(hands: Hands, *, person: bool = False) -> None:
    """Seat a pirate on the first free chair, or a person."""
    hands.press(free(hands)[0])
    if person:
        hands.press("kind.human")


def send_away(hands: Hands, number: int) -> None:
    """Choose a chair and free it."""
    hands.press(f"seat{number}")
    hands.press("remove")


def choose(hands: Hands, option: str, value: OptionValue) -> None:
    """Open the values of an article and take one."""
    hands.press(option)
    hands.press(f"{option}.{value}")


def said(hands: Hands, option: str) -> str:
    """What the tag of an article says."""
    tag = hands.find(option)
    assert isinstance(tag, Tag)
    return tag.text


def differs(hands: Hands, option: str) -> bool:
    """Does the article differ from the book?"""
    return said(hands, option).startswith(DIAMOND)


def chosen(hands: Hands, choice: str) -> str:
    """The chosen one of picks, faces or flags that are called so."""
    marked = (
        one
        for one in hands.controls()
        if isinstance(one, Pick | Likeness) and one.is_chosen and one.name.startswith(f"{choice}.")
    )
    return next((one.name.removeprefix(f"{choice}.") for one in marked), "")


def sail(rig: Rig, hands: Hands) -> Match:
    """Set sail, and return the match that begins."""
    hands.press("sail")
    return next(one for one in rig.loop.stack.scenes if isinstance(one, TableScene)).match
