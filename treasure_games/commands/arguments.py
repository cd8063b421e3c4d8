"""The parser of the command line, and its help."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from treasure_games import __version__
from treasure_games.core.errors import quoted
from treasure_games.core.language import N_, translate as _
from treasure_games.core.options import MOST_DIGITS, GameInfo, Setup

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
    shared = _shared_options()
    parser = Parser(
        prog=program,
        parents=[shared],
        allow_abbrev=False,
        description=_("Pirate tabletop games. Without a command the window opens."),
    )
    parser.add_argument("--version", action="version", version=f"{program} {__version__}")
    commands = parser.add_subparsers(dest="command", metavar=_("command"))
    for name, summary, fill in COMMANDS:
        command = commands.add_parser(
            name, parents=[shared], allow_abbrev=False, help=_(summary), description=_(summary)
        )
        fill(command)
    return parser


def _shared_options() -> Parser:
    """Return a parser of the options that may stand before the command or after it."""
    shared = Parser(add_help=False, argument_default=SUPPRESS)
    shared.add_argument(
        "--data-dir", type=_path, metavar="DIR", help=_("keep all the game’s files in DIR")
    )
    window = shared.add_mutually_exclusive_group()
    for flag, mode, told in (
        ("--windowed", "windowed", _("open a window")),
        ("--fullscreen", "full_screen", _("fill the whole screen")),
    ):
        window.add_argument(flag, dest="window_mode", action="store_const", const=mode, help=told)
    shared.add_argument(
        "--speed",
        type=_speed,
        metavar="N",
        help=_("speed of everything that moves: {choices}", choices=", ".join(SPEEDS)),
    )
    shared.add_argument(
        "--seed", type=_whole, metavar="S", help=_("the number that decides every shuffle and roll")
    )
    return shared


def _fill_play(command: ArgumentParser) -> None:
    _add_table(command, _("who plays: human, deckhand, mate or captain, separated by commas"))


def _fill_simulate(command: ArgumentParser) -> None:
    _add_table(
        command,
        _("who plays: random, greedy, deckhand, mate or captain (mate:ruth plays as that pirate)"),
    )
    command.add_argument(
        "--games", type=_count, default=100, metavar="N", help=_("how many (default 100)")
    )
    command.add_argument(
        "--jobs", type=_count, default=1, metavar="J", help=_("processes that share the work")
    )
    command.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help=_("share the work on this Dask cluster")
    )
    command.add_argument(
        "--out", type=_path, metavar="FILE", help=_("write the records there, one per line")
    )
    command.add_argument("--json", action="store_true", help=_("print one JSON object"))


def _fill_replay(command: ArgumentParser) -> None:
    command.add_argument("file", type=_path, metavar="FILE", help=_("records, one per line"))
    form = command.add_mutually_exclusive_group()
    form.add_argument("--events", action="store_true", help=_("print each event as a JSON object"))
    form.add_argument("--text", action="store_true", help=_("print each match in words"))
    command.add_argument(
        "--seat",
        type=_whole,
        metavar="N",
        help=_("tell the events as this seat saw them (the first is 0)"),
    )


def _fill_watch(command: ArgumentParser) -> None:
    command.add_argument("file", type=_path, metavar="FILE", help=_("the record of a match"))


def _add_table(command: ArgumentParser, who: str) -> None:
    command.add_argument("game", metavar="GAME", help=_("for example do_not_touch"))
    command.add_argument("--seats", type=_names, required=True, metavar="NAME,NAME,...", help=who)
    command.add_argument(
        "--option",
        dest="options",
        type=_choice,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=_("a house rule; may be given several times"),
    )


COMMANDS: Final[tuple[tuple[str, str, Callable[[ArgumentParser], None]], ...]] = (
    ("play", N_("Go straight into a match."), _fill_play),
    ("simulate", N_("Let computer players play many games, without a window."), _fill_simulate),
    ("watch", N_("Look back at a match in the window."), _fill_watch),
    ("replay", N_("Replay records and check that they still hold."), _fill_replay),
)


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


def setup_of(info: GameInfo, seats: int, choices: Iterable[tuple[str, str]]) -> Setup:
    """Return the set-up for NAME=VALUE pairs; raises `BadSetup`, `CommandFailed` for repeats."""
    chosen: dict[str, str] = {}
    for name, value in choices:
        if name in chosen:
            raise CommandFailed(_("Option {name} is given twice.", name=quoted(name)))
        chosen[name] = value
    return Setup.of(info, seats, chosen)
