"""What whoever shows events has at hand: sounds, moods, announcements, how long things take."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, TypeAlias

from treasure_games.core.codec import wire_name
from treasure_games.core.language import translate as _
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Sequential, Wait
from treasure_games.stage.theme import Durations, Theme
from treasure_games.table.banner import verdict_seconds
from treasure_games.table.moods import Moods, moods_of
from treasure_games.table.table_api import TableApi

_SHOW = "_show_"

Shows: TypeAlias = Mapping[type[Any], Callable[[Any, Any, Any], Animation]]
"""What shows the events of a class: from a presenter, the event and the view after it."""


def shows_in(named: Mapping[str, Any], kinds: Iterable[type[Any]], prefix: str = "show_") -> Shows:
    """Return the functions of a module by the events that they are named after: `show_coins_paid`
    shows those of the class `CoinsPaid`; one for no event is an error.
    """
    known = {f"{prefix}{wire_name(kind)}": kind for kind in kinds}
    own = {name: one for name, one in named.items() if name.startswith(prefix)}
    if unknown := own.keys() - known.keys():
        raise TypeError(f"no event is shown by {', '.join(sorted(unknown))}")
    return {known[name]: show for name, show in own.items()}


class Stagehand:
    """The base of whoever shows something; `moods` are the faces that events bring about."""

    moods: ClassVar[Moods] = MappingProxyType({})
    ending: ClassVar[tuple[int, str]] = 0, "coins_pour"
    """How a match closes: which take of the tune for the winners, and what is heard with it."""

    def __init__(self, api: TableApi) -> None:
        self.api = api

    def play(self, group: str) -> None:
        """Make a sound."""
        self.api.services.audio.play(group)

    def sound(self, group: str) -> Animation:
        """Return the call of a sound, for when its time has come."""
        return Call(lambda: self.play(group))

    def mood(self, seat: int, face: str) -> None:
        """Let somebody make a face."""
        self.api.show_mood(seat, face)

    def feel(self, event: Any, when: str = "in_time", **known: Any) -> None:
        """Let everybody make the face that an event brings about; `known` are more fields of it."""
        for seat, face in moods_of(self.moods, when, event, **known).items():
            self.mood(seat, face)

    def beside(self, animation: Animation) -> None:
        """Let this run beside whatever else moves."""
        self.api.timeline.beside(animation)

    def brief(self, seconds: float) -> float:
        """Return the seconds, or hardly any for those who want less motion."""
        return self.theme.brief(seconds)

    @property
    def theme(self) -> Theme:
        """Durations and how much may move."""
        return self.api.services.theme

    @property
    def durations(self) -> Durations:
        """How long things take."""
        return self.theme.durations

    def announce_winners(self, winners: Sequence[int], text: str = "") -> Animation:
        """Say who has won, as `text` or as usual, with sounds and faces; return its duration."""
        api = self.api
        is_won = api.viewer in winners or any(api.seats[seat].is_human for seat in winners)
        take, closing = self.ending
        api.services.audio.play("win" if is_won else "lose", take=take)
        self.play(closing)
        names = ", ".join(api.called(seat) for seat in winners)
        usual = (
            _("{name} takes the treasure", name=names)
            if len(winners) == 1
            else _("{names} share the treasure", names=names)
        )
        api.show_banner(text or usual, winners[0], "pleased" if len(winners) == 1 else "")
        for seat in range(len(api.seats)):
            self.mood(seat, "pleased" if seat in winners else "angry")
        return Wait(verdict_seconds(self.durations))


class EventPresenter(Stagehand):
    """The base of a game's presenter. A method shows the events that it is named after:
    `_show_coins_paid` those of the class `CoinsPaid`, from an event and the view after it.
    """

    _shows: ClassVar[Shows] = MappingProxyType({})

    def __init_subclass__(cls, of: Iterable[type[Any]] = (), **more: Any) -> None:
        """Find the methods for the event classes `of` a game, if it is the presenter of one.

        Inherited ones may be for other games, but one of its own for no event is an error.
        """
        super().__init_subclass__(**more)
        if kinds := {wire_name(kind): kind for kind in of}:
            own = shows_in(vars(cls), kinds.values(), _SHOW)
            named = ((kind, f"{_SHOW}{name}") for name, kind in kinds.items())
            bases = {kind: getattr(cls, name) for kind, name in named if hasattr(cls, name)}
            cls._shows = {**bases, **own}

    def _show_game_ended(self, event: Any, _view: Any) -> Animation:
        """Say who has won; games may add to it."""
        return self.announce_winners(event.winners)

    def shown(self, step: Step) -> Animation | None:
        """Return what shows a step's event; None if there is nothing special about it."""
        self.feel(step.event, "at_once")
        show = self._shows.get(type(step.event))
        return show(self, step.event, step.view) if show else None


def turn_banner(api: TableApi, seat: int) -> Animation:
    """Tell whose turn it is, and let a person read it before anything else is shown."""
    durations, is_told = api.services.theme.durations, api.seats[seat].is_human
    told = durations.banner_in + durations.banner_hold + durations.banner_out
    return Sequential(Call(lambda: announce_turn(api, seat)), Wait(told if is_told else 0.0))


def announce_turn(api: TableApi, seat: int) -> None:
    """Show a banner and play a sound for a person, named among several."""
    if api.seats[seat].is_human:
        is_alone = sum(one.is_human for one in api.seats) == 1
        text = _("Your turn") if is_alone else _("{name}’s turn", name=api.called(seat))
        api.show_banner(text, seat)
        if api.viewer == seat:
            api.services.audio.play("your_turn")
