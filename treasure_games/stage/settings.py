"""The player's settings: a plain record with its allowed values; knows no file, widget or game."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from pygame.system import get_pref_locales

from treasure_games.core.chances import MANNERS, WORDS
from treasure_games.core.checks import Check, matching, number, one_of, or_none, whole
from treasure_games.core.language import SOURCE, available_languages

SPEEDS = (0.5, 1.0, 2.0, 4.0, 0.0)
"""Speeds of the timeline; 0 stands for instant."""
INSTANT_SPEED = 0.0

WINDOWED, FULL_SCREEN = "windowed", "full_screen"
CURTAIN, PEEK = "curtain", "peek"
MUTE, QUESTIONS, ALL = "off", "questions", "all"
"""How much is spoken."""
VOICE_SPEEDS = ("slow", "normal", "fast", "fastest")
ANSWER_SECONDS = {"off": 0.0, "normal": 10.0, "long": 30.0}
"""How long several people at one screen may think whether to answer; without a timer they are asked
in turn.
"""

T = TypeVar("T")

_MOST_KEYS = 8
"""The most keys per act."""
_KEY = r"(?:(?:ctrl|alt|shift)\+){0,3}(?:\S|[\w\[\]/*.+=() -]{2,24})"
MOST_NEWCOMERS = 64
"""The most people per game who are remembered as having been told its aim."""
_MOST_QUESTIONS = 40
"""The most questions of one game."""


def _are_games(value: Any) -> bool:
    """Return True for a list of ids of games."""
    return isinstance(value, list) and all(
        isinstance(one, str) and one.isidentifier() for one in value
    )


def _lists(most: int, pattern: str) -> Check:
    """Return the check of a table of lists of at most so many printable words of this pattern."""
    is_word = re.compile(pattern).fullmatch

    def accepts(value: Any) -> bool:
        return isinstance(value, dict) and all(
            isinstance(words, list)
            and len(words) <= most
            and all(isinstance(one, str) and one.isprintable() and is_word(one) for one in words)
            for words in value.values()
        )

    return accepts


def _setting(default: T, accepts: Check) -> T:
    """Return a field with its default, and the check of its value in a file."""
    return field(default=default, metadata={"accepts": accepts})


def _switch(default: bool) -> bool:
    return _setting(default, one_of(True, False))


def _volume(default: float) -> float:
    return _setting(default, number(0.0, 1.0))


@dataclass(slots=True)
class Settings:
    """The player's settings. Every field has a sensible default."""

    language: str = _setting("en", matching(r"[^\W_]\w{1,11}"))
    speed: float = _setting(1.0, one_of(*SPEEDS))
    reduced_motion: bool = _switch(False)
    ambience: bool = _switch(True)
    text_scale: float = _setting(1.0, number(0.75, 2.0))
    high_contrast: bool = _switch(False)
    auto_play_forced: bool = _switch(True)
    """True if steps without a choice are played automatically."""
    hold_turn: bool = _switch(True)
    """True if an act that would end the turn by itself, and can't be undone then, is held until the
    person ends the turn.
    """
    ask_about_points: bool = _switch(True)
    """True if it is asked once before points are left lying at the end of a turn."""
    turns_back: bool = _switch(False)
    """True if a whole turn can be taken back against computers alone."""
    throw_for_me: bool = _switch(False)
    """True if dice, cups and cards drawn unasked need no press of their owner."""
    throw_offered: bool = _switch(False)
    """True once it was offered to throw for the person from now on."""
    tell_aim: bool = _switch(True)
    """True if people who have never played a game are told its aim before they first decide."""
    aim_told: dict[str, list[str]] = field(
        default_factory=dict, metadata={"accepts": _lists(MOST_NEWCOMERS, ".*")}
    )
    """Who has been told the aim, by game."""
    learnt: list[str] = field(default_factory=list, metadata={"accepts": _are_games})
    """The games whose lesson has been taken to its end."""
    stars: list[str] = field(default_factory=list, metadata={"accepts": _are_games})
    """Challenges by their ids, each as often as stars were won."""
    own_company: list[str] = field(default_factory=list, metadata={"accepts": _are_games})
    """The games whose rivals' levels were chosen by hand: the ladder leaves them alone."""
    hinted: dict[str, list[str]] = field(
        default_factory=dict, metadata={"accepts": _lists(_MOST_QUESTIONS, ".*")}
    )
    """The questions at which the host has given a hint, by game."""
    chances: str = _setting(WORDS, one_of(*MANNERS))
    """How chances are told, see `core.chances`."""
    pirates_talk: bool = _switch(True)
    """True if computer pirates say something now and then, while nobody has to decide."""
    all_pirates: bool = _switch(False)
    """True if all pirates come to quick play, whether they have heard of anybody here or not."""
    faces: dict[str, list[str]] = field(
        default_factory=dict, metadata={"accepts": _lists(1, r"\w+")}
    )
    """The face that a person has chosen, by name; [] for none."""
    privacy: str = _setting(CURTAIN, one_of(CURTAIN, PEEK))
    """How people at one screen hide their hands: by curtain or by peeking."""
    peek_seconds: float = _setting(5.0, number(0.0, 60.0))
    """Seconds after which a hand lifted by a tap hides itself; 0: never."""
    answer_time: str = _setting("normal", one_of(*ANSWER_SECONDS))
    """A key of `ANSWER_SECONDS`."""
    volume_master: float = _volume(0.8)
    volume_music: float = _volume(0.6)
    volume_effects: float = _volume(0.8)
    volume_interface: float = _volume(0.7)
    quiet_in_background: bool = _switch(True)
    captions: bool = _switch(False)
    """True if sounds with a meaning are written, too."""
    voice: str = _setting(MUTE, one_of(MUTE, QUESTIONS, ALL))
    """How much the system's voice speaks."""
    voice_speed: str = _setting("normal", one_of(*VOICE_SPEEDS))
    window_mode: str = _setting(WINDOWED, one_of(WINDOWED, FULL_SCREEN))
    window_maximised: bool = _switch(False)
    """True if it fills the desktop when it isn't in full screen; its size is kept apart."""
    window_width: int | None = _setting(None, or_none(whole(320, 16384)))
    """None: what the desktop offers."""
    window_height: int | None = _setting(None, or_none(whole(200, 16384)))
    window_x: int | None = _setting(None, or_none(whole(-65536, 65536)))
    """Left edge on the desktop; None: centred."""
    window_y: int | None = _setting(None, or_none(whole(-65536, 65536)))
    window_display: int = _setting(0, whole(0, 64))
    """Number of the monitor."""
    tune: int = _setting(0, whole(0, 99))
    """The number of the tune of the latest match."""
    keys: dict[str, list[str]] = field(
        default_factory=dict, metadata={"accepts": _lists(_MOST_KEYS, _KEY)}
    )
    """Keys that differ from the defaults, by act; the key map checks the acts."""

    def reset(self) -> None:
        """Restore those of a first start, except the window's place and what was won."""
        fresh = first_settings()
        for one in fields(self):
            if not one.name.startswith(("window_", "stars")):
                setattr(self, one.name, getattr(fresh, one.name))


def first_settings() -> Settings:
    """Return those of a first start, in the first language of the system that has a catalogue."""
    spoken = (found["language"] for found in get_pref_locales())
    return Settings(language=next((one for one in spoken if one in available_languages()), SOURCE))


ALLOWED: Mapping[str, Check] = {one.name: one.metadata["accepts"] for one in fields(Settings)}
"""The check of each field; other values in a file are ignored."""
