"""Words over a scene: a parchment sheet with a question or a notice, a plank while one waits."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from treasure_games.core.language import translate as _
from treasure_games.core.pages import page_beside
from treasure_games.core.rulebook import Scenes
from treasure_games.screens.sheet import ON_PAPER, SheetScene, heading
from treasure_games.screens.vignette import Vignette
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Centred, Column, Flow, Panel
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Widget

BODY = TextStyle(26.0, Face.REGULAR, "ink", "centre")
WIDTH = 920.0
_HIGHEST = 560.0


class Answer(Struct, frozen=True):
    """One button of a dialog; `act` runs after the dialog has closed."""

    label: str
    act: Callable[[], None] = lambda: None
    primary: bool = False


class Dialog(SheetScene):
    """A heading, a sentence and answers. Esc gives the last answer, which must be harmless."""

    sound = "wood_knock"

    def __init__(
        self, services: Services, title: str, text: str, answers: Sequence[Answer], first: int = -1,
        picture: Widget | None = None,
    ) -> None:  # fmt: skip
        """Show them, with the focus on the `first` one: the harmless one, if not told otherwise."""
        self._answers = list(answers)
        buttons = [self._button(number, one) for number, one in enumerate(answers)]
        self.first, self.pictures = buttons[first], [picture] if picture else []
        sheet = Column(
            *self.pictures,
            heading(title, ON_PAPER),
            ScrollArea(Label(text, BODY, "text"), "words", highest=_HIGHEST),
            Flow(*buttons, gap=26.0, align="centre"),
            gap=30.0,
        )
        super().__init__(services, Centred(Panel(sheet, "parchment", "sheet"), widest=WIDTH))

    def go_back(self) -> bool:
        """Give the last answer."""
        self._give(self._answers[-1])
        return True

    def _button(self, number: int, answer: Answer) -> Button:
        return Button(
            answer.label, lambda: self._give(answer), f"answer{number}", primary=answer.primary
        )

    def _give(self, answer: Answer) -> None:
        self.close()
        answer.act()


def casting_off(services: Services) -> Scene:
    """Return a plank to show while a table is prepared: its pictures take a moment to load."""
    plank = Panel(heading(_("Casting off…")), "plank", "sheet", padding=54.0)
    scene = Scene(services, Centred(plank, widest=700.0))
    scene.is_overlay = True
    return scene


def notice(services: Services, text: str) -> Dialog:
    """Return a dialog with a sentence to read once."""
    return Dialog(services, _("A word from the mate"), text, [Answer(_("Aye, got it"))])


def offer_to_throw(services: Services, on_yes: Callable[[], None]) -> Dialog:
    """Return a dialog that offers to throw for the person from now on; Esc likes throwing."""

    def throw_for_me() -> None:
        services.settings.throw_for_me = True
        services.host.settings_changed()
        on_yes()

    return Dialog(
        services,
        _("Throw for me from now on?"),
        _("Dice and cards then move by themselves. The settings can change it back."),
        [Answer(_("Yes"), throw_for_me), Answer(_("I like throwing"), primary=True)],
    )


def confirm_quit(services: Services) -> Dialog:
    """Return a dialog that asks before quitting; matches are saved anyway."""
    return Dialog(
        services,
        _("Quit the game?"),
        _("A match under way is saved and waits for you."),
        [
            Answer(_("Quit"), services.host.quit),
            Answer(_("Stay aboard"), primary=True),
        ],
        picture=Vignette(page_beside(__file__, Scenes)["quit"]),
    )
