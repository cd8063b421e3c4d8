"""The settings on disk: read with suspicion, written atomically; whatever goes wrong is a
sentence, never a crash.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from treasure_games.core.language import translate
from treasure_games.stage.settings import ALLOWED, Settings

_ = translate
FORMAT, VERSION = "treasure-games-settings", 1
_MOST_BYTES = 1_000_000


class SettingsFile:
    """Reads and writes `settings.json` in the config folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.json"

    def load(self) -> tuple[Settings, str]:
        """The settings, and a sentence for the player ("" when all is well).

        A damaged, foreign or newer file is set aside next to itself and the defaults are used.
        A field with a value that makes no sense falls back to its default alone.
        """
        try:
            raw = self._read()
        except FileNotFoundError:
            return Settings(), ""
        except OSError as error:
            return Settings(), _(
                "The settings could not be read ({reason}). The defaults are used."
            ).format(reason=error.strerror or error)
        try:
            return _checked(raw)
        except ValueError:
            return Settings(), self._set_aside()

    def save(self, settings: Settings) -> str:
        """Write the settings; "" or the sentence that says why they could not be kept."""
        data = {"format": FORMAT, "version": VERSION, **asdict(settings)}
        draft = self.path.with_suffix(".json.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8") as file:
                json.dump(data, file, indent=1, sort_keys=True)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        except OSError as error:
            return _(
                "The settings could not be saved ({reason}). They hold until you quit."
            ).format(reason=error.strerror or error)
        return ""

    def _read(self) -> bytes:
        with self.path.open("rb") as file:
            return file.read(_MOST_BYTES)

    def _set_aside(self) -> str:
        aside = next(
            path for number in range(1, 1_000_000)
            if not (path := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists()
        )  # fmt: skip
        try:
            self.path.replace(aside)
        except OSError:
            return _("The settings file is damaged. The defaults are used.")
        return _(
            "The settings file was damaged; it was set aside as {name}. The defaults are used."
        ).format(name=aside.name)


def _checked(raw: bytes) -> tuple[Settings, str]:
    """The settings in these bytes; ValueError when they are not a settings file of this or an
    older version.
    """
    try:
        data: Any = json.loads(raw.decode("utf-8"))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("not a settings file")
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= VERSION:
        raise ValueError(f"version {version!r} is not ours")
    settings = Settings()
    refused = [name for name in ALLOWED if name in data and not ALLOWED[name].accepts(data[name])]
    for name in ALLOWED:
        if name in data and name not in refused:
            setattr(settings, name, data[name])
    if not refused:
        return settings, ""
    return settings, _(
        "Some settings made no sense and went back to their defaults: {names}."
    ).format(names=", ".join(refused))
