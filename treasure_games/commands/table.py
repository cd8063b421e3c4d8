"""House rules on the command line."""

from __future__ import annotations

from collections.abc import Iterable

from treasure_games.commands.failure import CommandFailed
from treasure_games.core.language import N_
from treasure_games.core.language import translate as _
from treasure_games.core.options import GameInfo, Setup
from treasure_games.core.quoting import quoted


def setup_of(info: GameInfo, seats: int, choices: Iterable[tuple[str, str]]) -> Setup:
    """Return the set-up for NAME=VALUE pairs; raises `BadSetup`, `CommandFailed` for repeats."""
    chosen: dict[str, str] = {}
    for name, value in choices:
        if name in chosen:
            raise CommandFailed(_(N_("Option {name} is given twice.")).format(name=quoted(name)))
        chosen[name] = value
    return Setup.of(info, seats, chosen)
