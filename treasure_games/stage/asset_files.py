"""Where art and sounds lie, in a checkout, a wheel or the frozen app; what may be wrong there."""

import sys
from pathlib import Path

from treasure_games.core.errors import BadInstallation
from treasure_games.core.registry import registered_folders

_PACKAGE = Path(__file__).resolve().parent.parent


class MissingAsset(BadInstallation):
    """A picture or sound that is in no folder; says where it was looked for."""

    def __init__(self, name: str, looked: tuple[Path, ...]) -> None:
        places = ", ".join(str(path) for path in looked) or "(no folder)"
        super().__init__(f"no asset called {name!r}; looked in {places}")
        self.name = name
        self.looked = looked


class DamagedAsset(BadInstallation):
    """A picture that can't be decoded."""

    def __init__(self, path: Path, why: object) -> None:
        super().__init__(f"the picture {path} can't be read: {why}")


def roots(kind: str) -> tuple[Path, ...]:
    """Return the folders that may hold `kind` ("art", "sounds"): checkout, wheel, frozen app, and
    those of registered games.
    """
    found = [_PACKAGE.parent / kind, _PACKAGE / "data" / kind]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        found = [Path(frozen) / kind, Path(frozen) / "treasure_games" / "data" / kind]
    return (*found, *(folder / kind for folder in registered_folders()))


def find(
    kind: str, name: str, extensions: tuple[str, ...], folders: tuple[Path, ...] | None = None
) -> Path:
    """Return the file of a logical name ("cards/do_not_touch/back"); raises MissingAsset."""
    looked = []
    for folder in roots(kind) if folders is None else folders:
        for extension in extensions:
            path = folder / f"{name}{extension}"
            if path.is_file():
                return path
        looked.append(folder / f"{name}({'|'.join(extensions)})")
    raise MissingAsset(name, tuple(looked))
