"""Music: tunes of stems in sync; their levels fade, tunes follow each other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, repeat

from pygame.mixer import Channel

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.audio.catalogue import Group
from treasure_games.stage.audio.stream import Stream

_AT = Named(page_beside(__file__, dict[str, float]))


@dataclass(slots=True)
class Fader:
    """A number that moves to its goal at a constant rate."""

    value: float = 0.0
    goal: float = 0.0

    @property
    def is_moving(self) -> bool:
        """True while it moves."""
        return self.value != self.goal

    def update(self, dt: float, seconds: float) -> None:
        """Advance; from 0 to 1 takes `seconds`."""
        reach = dt / seconds
        self.value = max(self.value - reach, min(self.value + reach, self.goal))


@dataclass(slots=True)
class _Tune:
    name: str
    stream: Stream
    faders: tuple[Fader, ...]

    def fade_to(self, levels: Sequence[float]) -> None:
        """Fade each stem to its level; those without one fade out."""
        for fader, level in zip(self.faders, chain(levels, repeat(0.0)), strict=False):
            fader.goal = level


class Music:
    """One tune at a time, on these channels; another waits until the old one has faded out.

    A background is a tune whose stems are the layers of places.
    """

    def __init__(
        self, channels: tuple[Channel, ...], probe: Channel, wake: Callable[[], None]
    ) -> None:
        self._channels = channels
        self._probe = probe
        self._wake = wake
        self._wanted: Group | None = None
        self._levels: Sequence[float] = ()
        self._playing: _Tune | None = None
        self._ending: list[Stream] = []
        """Stopped streams that may still be decoding."""
        self._duck = Fader(1.0, 1.0)
        self._duck_left = 0.0
        self._gain = 1.0
        self._loudness = 1.0

    def want(self, tune: Group | None, levels: Sequence[float] = ()) -> None:
        """Play the stems of this tune at these levels as soon as possible; None fades out."""
        self._wanted, self._levels = tune, levels
        if self._playing is not None:
            self._playing.fade_to(() if self._is_over else levels)
        self._follow()
        self._apply()

    def duck(self, seconds: float) -> None:
        """Lower the music by six decibels for this long."""
        self._duck_left = max(self._duck_left, seconds)
        self._duck.goal = _AT.ducked

    def set_gain(self, gain: float, loudness: float) -> None:
        """Set the volume of the settings, and the factor for the window's focus."""
        self._gain, self._loudness = gain, loudness
        self._apply()

    @property
    def tune(self) -> str | None:
        """The name of what is audible or about to be."""
        return None if self._playing is None else self._playing.name

    @property
    def is_fading(self) -> bool:
        """True if `update` has work to do."""
        playing = self._playing
        is_moving = playing is not None and any(fader.is_moving for fader in playing.faders)
        is_heard = playing is not None and playing.stream.is_running
        return (is_moving and is_heard) or self._duck.is_moving or self._duck_left > 0.0

    def update(self, dt: float) -> None:
        """Advance fades, start loaded tunes, release a tune that has faded out."""
        self._duck_left = max(0.0, self._duck_left - dt)
        if self._duck_left == 0.0:
            self._duck.goal = 1.0
        self._duck.update(dt, _AT.duck_fade)
        if self._playing is None:
            return
        self._playing.stream.update()
        if self._playing.stream.is_running:
            for fader in self._playing.faders:
                fader.update(dt, _AT.fade)
        self._follow()
        self._apply()

    def stop(self) -> None:
        """Stop at once."""
        if self._playing is not None:
            self._playing.stream.stop()
            self._ending.append(self._playing.stream)
            self._playing = None

    def close(self) -> None:
        """Stop for good; nothing uses the mixer afterwards."""
        self.stop()
        for stream in self._ending:
            stream.join()

    @property
    def _is_over(self) -> bool:
        """True if the current tune is no longer wanted."""
        return self.tune not in (None, self._wanted and self._wanted.name)

    def _follow(self) -> None:
        """Start the wanted tune when the old one is no longer audible."""
        playing = self._playing
        if playing is not None and self._is_over and not any(one.value for one in playing.faders):
            self.stop()
        if self._playing is None and self._wanted is not None:
            self._begin(self._wanted)

    def _begin(self, tune: Group) -> None:
        self._ending = [stream for stream in self._ending if stream.is_alive]
        channels = self._channels[: len(tune.clips)]
        stream = Stream(tune.clips, tune.sections, channels, self._probe, self._wake)
        self._playing = _Tune(tune.name, stream, tuple(Fader() for _ in tune.clips))
        self._playing.fade_to(self._levels)
        self._apply()
        stream.start()

    def _apply(self) -> None:
        """Set the channels' volumes; an inaudible stem need not be decoded."""
        if self._playing is None:
            return
        gain = self._duck.value * self._gain * self._loudness
        for number, fader in enumerate(self._playing.faders):
            self._channels[number].set_volume(fader.value * gain)
            is_heard = fader.value > 0.0 or fader.goal > 0.0
            self._playing.stream.want(number, is_heard and self._gain > 0.0)
