"""What the command line asks of the window."""

from pathlib import Path

from msgspec import Struct

from treasure_games.match.replay import Replay
from treasure_games.match.seats import MatchSetup


class Launch(Struct, frozen=True):
    """How to start. None means: as the settings say, with the title screen.

    `window_mode` and `speed` are values of `stage.settings.Settings` for this session only. `seed`
    is that of the first match. `plan` is a match to start at once, `replay` one to look back at.
    """

    data_dir: Path | None = None
    window_mode: str | None = None
    speed: float | None = None
    seed: int | None = None
    plan: MatchSetup | None = None
    replay: Replay | None = None
