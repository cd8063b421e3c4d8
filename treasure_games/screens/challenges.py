"""The challenges of a game with the stars won, and what is told before and after a try."""

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin

from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.core.registry import load
from treasure_games.match import challenge as dares
from treasure_games.match.challenge import MOST_STARS, Challenge
from treasure_games.match.match import Match
from treasure_games.match.seats import SAILORS, Seat, fresh_seed
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Even, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget
from treasure_games.table.glow import draw_light
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)


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

    def __init__(
        self, won: int, name: str, count: int = MOST_STARS, side: float = _AT.star
    ) -> None:
        super().__init__(name)
        self.won, self._count = won, count
        self.fixed_size = Size(count * side, side)

    def draw(self, canvas: Canvas) -> None:
        """Draw them, of brass or hollow."""
        draw_stars(canvas, self.rect, [number < self.won for number in range(self._count)])


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
            rivals = Standoff(one.rivals, one.thing, _AT.small, one.mood, _AT.small_high)
            rivals.name = f"{one.id}.standoff"
            lines.append(Row(rivals, told, acts, gap=26.0, align="centre"))
        head = _("{game}: challenges", game=_(load(game_id).info.title))
        area = ScrollArea(Column(*lines, gap=_AT.between), "challenges").growing()
        close = Button(_("Back"), self.close, "close")
        super().__init__(services, head, area, buttons=[close], widest=1560.0)
        self.first = self.focus.controls()[0]


class Standoff(Widget):
    """Pirates behind the cabin's table, and something on it, if that has a name; as `high` as the
    whole cabin without another height.
    """

    box_kind = BoxKind.ART

    def __init__(
        self, rivals: Sequence[Seat], thing: str, wide: float = _AT.scene, mood: str = "pleased",
        high: float = 0.0,
    ) -> None:  # fmt: skip
        super().__init__("standoff")
        self.fixed_size = Size(wide, high or wide / _AT.scene * _AT.scene_high)
        self.rivals, self._thing, self._mood = rivals, thing, mood

    def draw(self, canvas: Canvas) -> None:
        """Draw cabin, rivals from the outer ones to the middle, and the game's things."""
        rect = sized(self.fixed_size.width, self.fixed_size.height, center=self.rect.center)
        size, count = rect.height / _AT.scene_high, len(self.rivals)
        wide = _AT.scene * size
        room = sized(wide, wide * 9 / 16, midtop=(rect.centerx, rect.top - _AT.sunk * size))
        share = rect.width / wide
        step, left = min(_AT.apart_most, share * _AT.crowd / count), _AT.aside * bool(self._thing)
        high = _AT.bust - _AT.lower * (1 + (count - 1) / share)
        with canvas.clipped(rect):
            canvas.cover("scenes/title_back", room)
            draw_light(canvas, room, rect.scale_by(1.1), 0.5)
            for number, seat in enumerate(self.rivals):
                aside = (number - (count - 1) / 2) * step - left
                foot = rect.centerx + aside * size, room.top + _AT.edge * room.height
                bust = sized(high * size * 760 / 620, high * size, midbottom=foot)
                canvas.image(f"portraits/bust_{seat.persona}_{self._mood}", bust)
            if self._thing:
                across, down = canvas.context.assets.original_size(self._thing)
                high = _AT.thing * min(1.0, 1.2 * down / across) * size * share**0.5
                spot = sized(high * across / down, high, bottomright=rect.bottomright)
                canvas.image(self._thing, spot.move(-0.02 * rect.width, -0.04 * rect.height))
        canvas.outline(rect, canvas.context.theme.palette.brass, 4.0, 6.0)


def begin_challenge(services: AppServices, scene: Scene, challenge: Challenge) -> None:
    """Begin a try with fresh luck, by whoever played its game last, and tell the odds."""
    stack, table = scene.stack, LastTables(services.folders.data).load(challenge.game)
    newcomer = Seat(_("Pirate {number}", number=1), 0, persona=SAILORS[0])
    people = (seat for seat in (table.seats if table else ()) if seat.is_human)
    person = next(people, newcomer)
    match = dares.challenge_match(challenge, person, fresh_seed())
    services.navigation.show_match(services.matches.attempt(match))
    stack.push(OddsScene(services, challenge))


class OddsScene(PanelScene):
    """What stands against the person, and what earns stars."""

    def __init__(self, services: AppServices, challenge: Challenge) -> None:
        wishes = [
            Panel(
                Column(Stars(1, f"star{number}", 1, _AT.prize), Label(wish, _AS.wish), gap=8.0),
                "dark", f"wish{number}", padding=_AT.padding,
            )
            for number, wish in enumerate((_("Win the match."), *challenge.told_wishes()))
        ]  # fmt: skip
        self.pictures = [Standoff(challenge.rivals, challenge.thing, mood=challenge.mood)]
        against = Label(_(challenge.against), _AS.odds, "against")
        teaches = Label(_(challenge.teaches), _AS.teaches, "teaches")
        told = Column(*self.pictures, against, teaches, Even(*wishes))
        begin = Button(_("To the table"), self.close, "begin", primary=True)
        area = ScrollArea(told, "odds").growing()
        super().__init__(services, _(challenge.name), area, buttons=[begin], widest=_AT.widest)


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
