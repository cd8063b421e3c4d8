"""The parser of the command line, and its help."""

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from msgspec import Struct

from treasure_games import __version__
from treasure_games.core.errors import quoted
from treasure_games.core.language import translate as _
from treasure_games.core.options import MOST_DIGITS, GameInfo, Setup
from treasure_games.core.pages import page_beside

SPEEDS: Final = {"0.5": 0.5, "1": 1.0, "2": 2.0, "4": 4.0, "instant": 0.0}
"""Speeds as typed, and as the settings hold them."""

DEFAULTS: Final[dict[str, Any]] = dict.fromkeys(("data_dir", "window_mode", "speed", "seed"))
"""Defaults of the options that may be given before or after a command."""

SIMULATION_SEED: Final = 1
"""The default seed, so that simulations are repeatable."""

BAD_INPUT: Final = 2


class CommandFailed(Exception):
    """A command failed: the sentence goes to stderr, `code` is the exit code."""

    def __init__(self, sentence: str, code: int = BAD_INPUT) -> None:
        super().__init__(sentence)
        self.code = code


class Parser(ArgumentParser):
    """A parser that raises one sentence instead of exiting."""

    def error(self, message: str) -> NoReturn:
        """Raise the error that argparse would print."""
        sentence = message[:1].upper() + message[1:].rstrip(".")
        help_at = _("see {command} --help", command=self.prog)
        raise CommandFailed(f"{sentence}; {help_at}.")


def parsed(words: Sequence[str], program: str) -> Namespace:
    """Parse a command and its options; raises `CommandFailed`, or `SystemExit` after the help."""
    return _parser(program).parse_args(words, Namespace(**DEFAULTS))


def _parser(program: str) -> Parser:
    shared = Parser(add_help=False, argument_default=SUPPRESS)
    _fill(shared, COMMANDS[""].options)
    parser = Parser(
        prog=program,
        parents=[shared],
        allow_abbrev=False,
        description=_("Pirate tabletop games. Without a command the window opens."),
    )
    parser.add_argument("--version", action="version", version=f"{program} {__version__}")
    commands = parser.add_subparsers(dest="command", metavar=_("command"))
    for name, one in COMMANDS.items():
        if name:
            told, parents = _(one.summary), [shared]
            command = commands.add_parser(
                name, parents=parents, allow_abbrev=False, help=told, description=told
            )
            _fill(command, one.options)
    return parser


class Option(Struct, frozen=True, forbid_unknown_fields=True):
    """An option or an argument; of those with the same `only_one` just one can be given.

    `reads` names what reads its value, `settled` are further arguments of `add_argument`.
    """

    flags: tuple[str, ...]
    help: str
    reads: str = ""
    only_one: str = ""
    settled: dict[str, Any] = {}


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """A command, in a sentence, and what can be given with it."""

    options: tuple[Option, ...]
    summary: str = ""


COMMANDS: Final = page_beside(__file__, dict[str, Command])
"""All commands by name; "" has the options that may stand before the command or after it."""


def _fill(parser: ArgumentParser, options: Iterable[Option]) -> None:
    groups: dict[str, Any] = {"": parser}
    for one in options:
        if one.only_one not in groups:
            groups[one.only_one] = parser.add_mutually_exclusive_group()
        told = _(one.help, choices=", ".join(SPEEDS))
        reads = {"type": _READERS[one.reads]} if one.reads else {}
        groups[one.only_one].add_argument(*one.flags, help=told, **reads, **one.settled)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise ArgumentTypeError(_("a name is missing between the commas"))
    return names


def _choice(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ArgumentTypeError(_("“{text}” should read NAME=VALUE", text=quoted(text)))
    return name, value


def _speed(text: str) -> float:
    if text not in SPEEDS:
        choices = ", ".join(SPEEDS)
        raise ArgumentTypeError(_("choose one of {choices}", choices=choices))
    return SPEEDS[text]


def _path(text: str) -> Path:
    if not text:  # An empty path would mean the current folder.
        raise ArgumentTypeError(_("a name is missing"))
    return Path(text)


def _whole(text: str) -> int:
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise ArgumentTypeError(
            _(
                "“{text}” isn’t a whole number with up to {digits} digits",
                text=quoted(text),
                digits=MOST_DIGITS,
            )
        )
    return int(text)


def _count(text: str) -> int:
    number = _whole(text)
    if number == 0:
        raise ArgumentTypeError(_("at least 1 is needed"))
    return number


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "path": _path, "speed": _speed, "whole": _whole, "count": _count, "names": _names,
    "choice": _choice,
}  # fmt: skip


def setup_of(info: GameInfo, seats: int, choices: Iterable[tuple[str, str]]) -> Setup:
    """Return the set-up for NAME=VALUE pairs; raises `BadSetup`, `CommandFailed` for repeats."""
    chosen: dict[str, str] = {}
    for name, value in choices:
        if name in chosen:
            raise CommandFailed(_("Option {name} is given twice.", name=quoted(name)))
        chosen[name] = value
    return Setup.of(info, seats, chosen)
