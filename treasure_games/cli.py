"""The command line: parses it, runs it, and returns an exit code, never a traceback."""

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from treasure_games.commands.arguments import BAD_INPUT, CommandFailed, parsed
from treasure_games.core.errors import GameError, printable
from treasure_games.core.pages import damage_of

PROGRAM: Final = "treasure-games"

INTERRUPTED: Final = 130
"""The exit code of shells: 128 plus the number of the signal."""
NOBODY_READS: Final = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (default: this process's); return the exit code."""
    if getattr(sys, "frozen", False):
        # A frozen app starts this program again as its worker: that one leaves here.
        from multiprocessing import freeze_support

        freeze_support()
    out, err = _speaking_utf8(sys.stdout), _speaking_utf8(sys.stderr)
    words = list(sys.argv[1:] if arguments is None else arguments)
    return guarded(lambda: _run(words, out, err), out, err)


def guarded(run: Callable[[], int], out: TextIO, err: TextIO) -> int:
    """Call `run`; turn any exception into a sentence on `err` and an exit code."""
    try:
        code = run()
        out.flush()
    except BrokenPipeError:
        _let_go_of(out)
        return NOBODY_READS
    except KeyboardInterrupt:
        return INTERRUPTED
    except CommandFailed as error:
        return _complaint(str(error), err, error.code)
    except GameError as error:
        return _complaint(str(error), err)
    except OSError as error:
        _let_go_of(out)
        where = f"{error.filename}: " if error.filename else ""
        return _complaint(f"{where}{error.strerror or error}.", err)
    except Exception as error:
        if damage := damage_of(error):
            return _complaint(str(damage), err)
        raise
    return code


def _run(words: list[str], out: TextIO, err: TextIO) -> int:
    try:
        asked = parsed(words, PROGRAM)
    except SystemExit:  # Help or version was printed.
        return 0
    # Commands are imported on demand, so that help and version answer at once.
    if asked.command == "simulate":
        from treasure_games.commands.simulate import simulate

        return simulate(asked, out, err)
    if asked.command == "replay":
        from treasure_games.commands.replay import replay_file

        return replay_file(asked, out, err)
    # Until the first frame the collector would only go through what has come to stay.
    gc.disable()
    try:
        return _play(asked)
    finally:
        gc.enable()


def _play(asked: Namespace) -> int:
    from treasure_games.commands.play import launch_of

    launch = launch_of(asked)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # It would greet on our stdout.
    from treasure_games.first_pictures import assets_for

    assets = assets_for(launch)
    from treasure_games.app import run

    return run(launch, assets)


def _complaint(sentence: str, err: TextIO, code: int = BAD_INPUT) -> int:
    err.write(f"{PROGRAM}: {printable(sentence)}\n")
    return code


def _speaking_utf8(stream: TextIO | None) -> TextIO:
    """Return the stream in UTF-8 on any system; a windowed app on Windows has none."""
    if stream is None:
        return Path(os.devnull).open("w", encoding="utf-8")
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return stream


def _let_go_of(out: TextIO) -> None:
    """Discard unwritten output, so that Python doesn't try to write it again on exit."""
    try:
        descriptor = out.fileno()
    except OSError:
        return  # Not a real file, so nothing is written at the end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
