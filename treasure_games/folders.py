"""The game's folders: those of this system, or all in one given folder."""

from pathlib import Path

import platformdirs
from msgspec import Struct

_APP_NAME = "treasure-games"


class Folders(Struct, frozen=True):
    """The folders; each is created with the first file written into it."""

    config: Path
    """What the player has set: settings, key map."""
    data: Path
    """What the player would miss: saves, records, statistics."""
    state: Path
    """What may be lost: log, crash reports."""
    cache: Path
    """What can be recreated."""
    copies: Path
    """What the player wants to have at hand, such as a copy of a match."""

    @classmethod
    def of_system(cls) -> "Folders":
        """Return the folders that this operating system has for the app."""
        dirs = platformdirs.PlatformDirs(_APP_NAME, appauthor=False, roaming=False)
        return cls(
            config=dirs.user_config_path,
            data=dirs.user_data_path,
            state=dirs.user_state_path,
            cache=dirs.user_cache_path,
            copies=_at_hand(dirs.user_documents_path, dirs.user_downloads_path),
        )

    @classmethod
    def under(cls, root: Path) -> "Folders":
        """Return all side by side in `root`, as for `--data-dir`."""
        return cls(*(root / name for name in ("config", "data", "state", "cache", "copies")))

    @classmethod
    def choose(cls, data_dir: Path | None) -> "Folders":
        """Return those under `data_dir` if given, else the system's own."""
        return cls.of_system() if data_dir is None else cls.under(data_dir.expanduser().resolve())


def _at_hand(*folders: Path) -> Path:
    """Return the first of these that there is, or else the person's home."""
    return next((folder for folder in folders if folder.is_dir()), Path.home())
