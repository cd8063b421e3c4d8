"""The keyboard on the screen: a pad writes into any text field."""

import pytest

from tests.hands import Hands, Keys, Mouse, Pad
from tools.rig import Rig
from treasure_games.core.language import SOURCE, use_language
from treasure_games.screens.letters import LettersScene
from treasure_games.screens.setup.scene import SetupScene


@pytest.fixture(autouse=True)
def setup(rig: Rig) -> None:
    """Somebody's name can be written."""
    rig.services.navigation.show_setup("scallywager")
    rig.settle()


def text_of(hands: Hands, name: str) -> str:
    return hands.find(name).text  # type: ignore[attr-defined, no-any-return]


def test_a_name_is_written_by_pad_alone(rig: Rig) -> None:
    pad = Pad(rig)
    pad.press("name")
    assert isinstance(rig.top, LettersScene)
    pad.press("letter.s")
    assert "Skippers<c=sepia>|</c>" in pad.words()
    for _letter in "Skippers":
        pad.press("erase")
    for key in ("letter.a", "letter.n", "letter.n", "space", "letter.b"):
        pad.press(key)
    pad.press("done")
    assert isinstance(rig.top, SetupScene)
    assert text_of(pad, "name") == "Ann B"


def test_capitals_come_by_themselves_and_on_request(rig: Rig) -> None:
    pad = Pad(rig)
    pad.press("name")
    assert text_of(pad, "letter.q") == "q", "in the midst of a name"
    pad.press("capitals")
    assert text_of(pad, "letter.q") == "Q"
    pad.press("letter.q")
    assert text_of(pad, "letter.q") == "q"


def test_letters_without_a_capital_of_one_letter_stay_small(rig: Rig) -> None:
    use_language("de")
    try:
        pad = Pad(rig)
        pad.press("name")
        pad.press("capitals")
        assert [text_of(pad, f"letter.{one}") for one in "zäß1"] == ["Z", "Ä", "ß", "1"]
    finally:
        use_language(SOURCE)


@pytest.mark.parametrize("kind", [Mouse, Keys])
def test_nothing_comes_up_for_whoever_can_type(rig: Rig, kind: type[Hands]) -> None:
    kind(rig).press("name")
    assert isinstance(rig.top, SetupScene)
