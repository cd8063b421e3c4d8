"""The challenges of a game with the stars won, and what is told before and after a try."""

from functools import partial
from math import cos, pi, sin
from typing import Final

from treasure_games.core.language import plural, translate as _
from treasure_games.core.registry import load
from treasure_games.match import challenge as dares
from treasure_games.match.challenge import MOST_STARS, Challenge
from treasure_games.match.match import Match
from treasure_games.match.seats import SAILORS, Seat, fresh_seed
from treasure_games.screens.dialog import Answer, Dialog
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget
from treasure_games.table.services import AppServices

_NAME: Final = TextStyle(30.0, Face.SEMIBOLD, "lantern")
_AGAINST: Final = TextStyle(25.0, Face.REGULAR, "pearl")
_FINE: Final = TextStyle(22.0, Face.REGULAR, "parchment_light")
_STAR: Final = 60.0


class Stars(Widget):
    """Stars in a row, the first of them won."""

    box_kind = BoxKind.ART
    fixed_size = Size(MOST_STARS * _STAR, _STAR)

    def __init__(self, won: int, name: str) -> None:
        super().__init__(name)
        self.won = won

    def draw(self, canvas: Canvas) -> None:
        """Draw them, bright or dark."""
        place, palette = canvas.context.viewport.point_to_pixels, canvas.context.theme.palette
        for number in range(MOST_STARS):
            x, y = self.rect.left + (number + 0.5) * _STAR, self.rect.centery
            turns = [(tip * pi / 5, (0.2, 0.46)[tip % 2 == 0] * _STAR) for tip in range(10)]
            points = [place(x + size * sin(turn), y - size * cos(turn)) for turn, size in turns]
            canvas.smooth_polygon(points, palette.lantern if number < self.won else palette.ink)


class ChallengesScene(PanelScene):
    """A plank with a line for each challenge of a game. Esc closes it."""

    def __init__(self, services: AppServices, game_id: str) -> None:
        won, lines = services.settings.stars, []
        for one in dares.challenges_of(game_id):
            told = Column(
                Label(_(one.name), _NAME, f"{one.id}.name"),
                Label(_(one.against), _AGAINST, f"{one.id}.against"),
                Label(" ".join(one.told_wishes()), _FINE, f"{one.id}.wishes"),
                gap=2.0,
            ).growing()
            begin = partial(begin_challenge, services, self, one)
            stars = Stars(won.count(one.id), f"{one.id}.stars")
            play = Button(_("Take it on"), begin, f"{one.id}.begin", hint=_(one.teaches))
            lines.append(Row(told, stars, play, gap=24.0, align="centre"))
        head = _("{game}: challenges", game=_(load(game_id).info.title))
        area = ScrollArea(Column(*lines, gap=22.0), "challenges").growing()
        close = Button(_("Back"), self.close, "close")
        super().__init__(services, head, area, buttons=[close], widest=1560.0)
        self.first = self.focus.controls()[0]


def begin_challenge(services: AppServices, scene: Scene, challenge: Challenge) -> None:
    """Begin a try with fresh luck, by whoever played its game last, and tell the odds."""
    stack, table = scene.stack, LastTables(services.folders.data).load(challenge.game)
    newcomer = Seat(_("Pirate {number}", number=1), 0, persona=SAILORS[0])
    people = (seat for seat in (table.seats if table else ()) if seat.is_human)
    person = next(people, newcomer)
    match = dares.challenge_match(challenge, person, fresh_seed())
    services.navigation.show_match(services.matches.attempt(match))
    stack.push(odds_told(services, challenge))


def odds_told(services: AppServices, challenge: Challenge) -> Dialog:
    """Return a dialog with what stands against the person, and what earns stars."""
    stars = _("A victory is worth a star, and each of these one more:")
    lines = _(challenge.against), _(challenge.teaches), "", f"<i>{stars}</i>"
    text = "\n".join((*lines, *challenge.told_wishes()))
    return Dialog(services, _(challenge.name), text, [Answer(_("To the table"), primary=True)])


def told_of_stars(services: AppServices, match: Match) -> str:
    """Keep the stars of a finished try, and tell how many they are and what earns more."""
    challenge, settings = dares.challenge_of(match.plan.game, match.challenge), services.settings
    stars = challenge.stars(match)
    settings.stars += [challenge.id] * (stars - settings.stars.count(challenge.id))
    services.host.keep_settings()
    services.matches.forget(match.identity)
    won = plural("{count} star of {all} won.", "{count} stars of {all} won.", stars, all=MOST_STARS)
    return " ".join((f"{_(challenge.name)}: {won}", *challenge.told_wishes()))
