"""The challenges of a game with the stars won, and what is told before and after a try."""

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin
from typing import Final

from pygame import FRect

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
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Flow, Row, Spacer
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)
_FACES: Final = {1: 106.0, 2: 96.0}


def draw_stars(canvas: Canvas, rect: FRect, won: Sequence[bool]) -> None:
    """Draw stars as high as a rectangle side by side in its middle, hollow where not won."""
    for number, is_won in enumerate(won):
        aside = (number - (len(won) - 1) / 2) * _AT.apart * rect.height
        _draw_star(canvas, (rect.centerx + aside, rect.centery), rect.height, is_won=is_won)


def _draw_star(canvas: Canvas, middle: tuple[float, float], side: float, *, is_won: bool) -> None:
    """Draw a star of brass with facets, or the rim of one that isn't won yet."""
    place, palette = canvas.context.viewport.point_to_pixels, canvas.context.theme.palette

    def corner(number: int, share: float) -> tuple[float, float]:
        turn, reach = number * pi / 5, share * (0.46, 0.2)[number % 2] * side
        return place(middle[0] + reach * sin(turn), middle[1] - reach * cos(turn))

    rim, bed = (palette.ink, palette.lantern) if is_won else (palette.brass, palette.ink)
    for colour, share in ((rim, 1.12), (bed, 1.0 if is_won else 0.88)):
        canvas.smooth_polygon([corner(number, share) for number in range(10)], colour)
    for tip in range(0, 10 if is_won else 0, 2):
        facet = [place(*middle), corner(tip, 1.0), corner(tip + 1, 1.0)]
        canvas.smooth_polygon(facet, palette.brass)


class Stars(Widget):
    """Stars in a row, the first of them won."""

    box_kind = BoxKind.ART
    fixed_size = Size(MOST_STARS * _AT.star, _AT.star)

    def __init__(self, won: int, name: str) -> None:
        super().__init__(name)
        self.won = won

    def draw(self, canvas: Canvas) -> None:
        """Draw them, of brass or hollow."""
        draw_stars(canvas, self.rect, [number < self.won for number in range(MOST_STARS)])


class ChallengesScene(PanelScene):
    """A plank with a line for each challenge of a game. Esc closes it."""

    def __init__(self, services: AppServices, game_id: str) -> None:
        won, lines = services.settings.stars, []
        for one in dares.challenges_of(game_id):
            wishes = Flow(*(Label(wish, _AS.fine) for wish in one.told_wishes()), gap=26.0)
            wishes.line_gap = 0.0
            told = Column(
                Label(_(one.name), _AS.name, f"{one.id}.name"),
                Label(_(one.against), _AS.against, f"{one.id}.against"),
                wishes,
                gap=2.0,
            ).growing()
            begin = partial(begin_challenge, services, self, one)
            stars = Stars(won.count(one.id), f"{one.id}.stars")
            play = Button(_("Take it on"), begin, f"{one.id}.begin", hint=_(one.teaches))
            acts = Column(stars, play, gap=4.0)
            lines.append(Row(_rivals(one), told, acts, gap=26.0, align="centre"))
        head = _("{game}: challenges", game=_(load(game_id).info.title))
        area = ScrollArea(Column(*lines, gap=20.0), "challenges").growing()
        close = Button(_("Back"), self.close, "close")
        super().__init__(services, head, area, buttons=[close], widest=1560.0)
        self.first = self.focus.controls()[0]


def _rivals(challenge: Challenge, grown: float = 1.0) -> Column:
    """Return the faces of those whom it is against, this much larger than in the list."""
    rivals = [seat for seat in challenge.plan.seats if not seat.is_human]
    side = grown * _FACES.get(len(rivals), _AT.crowded)
    faces = [SeatFace(seat, side, name=f"{challenge.id}.{seat.persona}") for seat in rivals]
    half = max(2, (len(faces) + 1) // 2)
    rows = (Flow(*some, gap=6.0, align="centre") for some in (faces[:half], faces[half:]) if some)
    return Column(Spacer(grown * _AT.crew, grow=0.0), *rows, gap=4.0)


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
    answers = [Answer(_("To the table"), primary=True)]
    return Dialog(services, _(challenge.name), text, answers, picture=_rivals(challenge, 1.5))


def told_of_stars(services: AppServices, match: Match) -> str:
    """Keep the stars of a finished try, and tell how many they are and what earns more."""
    challenge, settings = dares.challenge_of(match.plan.game, match.challenge), services.settings
    stars = challenge.stars(match)
    settings.stars += [challenge.id] * (stars - settings.stars.count(challenge.id))
    services.host.keep_settings()
    services.matches.forget(match.identity)
    won = plural("{count} star of {all} won.", "{count} stars of {all} won.", stars, all=MOST_STARS)
    wishes = zip(challenge.earned(match)[1:], challenge.told_wishes(), strict=True)
    seals = "<icon=ui/seal_lie>", "<icon=ui/seal_true>"
    lines = (f"{seals[is_won]}\u2060\u00a0{wish}" for is_won, wish in wishes)
    return "\n".join((f"{_(challenge.name)}: {won}", *lines))
