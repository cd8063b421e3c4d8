"""`play` and `watch`, and the start without a command: what the window opens with."""

import errno
import os
from argparse import Namespace
from pathlib import Path

from treasure_games.commands.arguments import BAD_INPUT, CommandFailed, setup_of
from treasure_games.commands.replay import DIVERGED
from treasure_games.core.errors import GameError, ReplayDiverged, quoted
from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.launch import Launch
from treasure_games.match.records import read_record
from treasure_games.match.replay import Replay
from treasure_games.match.seats import Kind, MatchSetup, Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import LEVELS

HUMAN = "human"


def launch_of(asked: Namespace) -> Launch:
    """Return how the app is to start; raises `CommandFailed` or `BadSetup`."""
    return Launch(
        data_dir=_folder(asked.data_dir),
        window_mode=asked.window_mode,
        speed=asked.speed,
        seed=asked.seed,
        plan=_plan_of(asked) if asked.command == "play" else None,
        replay=_replay_of(asked.file) if asked.command == "watch" else None,
    )


def _replay_of(path: Path) -> Replay:
    """Return the match in a file; raises `CommandFailed` as `replay` does."""
    try:
        return Replay(read_record(path))
    except GameError as error:
        code = DIVERGED if isinstance(error, ReplayDiverged) else BAD_INPUT
        raise CommandFailed(_("{file}: {why}", file=path, why=error), code) from error
    except OSError as error:
        raise CommandFailed(
            _("{file} can’t be read: {why}.", file=path, why=error.strerror or error)
        ) from error


def _folder(path: Path | None) -> Path | None:
    """Return the folder, which may be created later; raises `CommandFailed` if it can't be."""
    for place in (path, *path.parents) if path is not None else ():
        if place.exists() and not place.is_dir():
            why = os.strerror(errno.ENOTDIR)
            raise CommandFailed(_("{file} can’t be read: {why}.", file=place, why=why))
    return path


def _plan_of(asked: Namespace) -> MatchSetup:
    game = load(asked.game)
    setup = setup_of(game.info, len(asked.seats), asked.options)
    seats = tuple(_seat(number, sitter) for number, sitter in enumerate(asked.seats))
    return MatchSetup(asked.game, setup, seats, 0).with_seed(asked.seed)


def _seat(number: int, sitter: str) -> Seat:
    if sitter == HUMAN:
        return Seat(_("Player {number}", number=number + 1), number)
    if sitter not in LEVELS:
        raise CommandFailed(
            _(
                "Nobody called “{name}” can sit there: choose from {known}.",
                name=quoted(sitter),
                known=", ".join((HUMAN, *LEVELS)),
            )
        )
    persona = tuple(PERSONAS.values())[number % len(PERSONAS)]
    return Seat(_(persona.name), number, Kind.COMPUTER, level=sitter, persona=persona.id)
