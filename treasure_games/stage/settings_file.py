"""The settings on disk: read with suspicion, written atomically; errors become sentences."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from treasure_games.core.chances import FIGURES, GUT
from treasure_games.core.language import N_, translate
from treasure_games.files import read_bounded, reason_of, set_aside, write_whole
from treasure_games.stage.input.keymap import ACTS
from treasure_games.stage.settings import ALLOWED, Settings, first_settings

FORMAT, VERSION = "treasure-games-settings", 1
_MOST_BYTES = 1_000_000


class Complaint(NamedTuple):
    """What was wrong with the settings, translated when shown: the language is one of them."""

    sentence: str = ""
    values: Mapping[str, str] = MappingProxyType({})

    def __bool__(self) -> bool:
        return bool(self.sentence)

    def __str__(self) -> str:
        """Return the sentence in the current language; "" when all is well."""
        return translate(self.sentence, **self.values)


ALL_WELL: Final = Complaint()

_DAMAGED: Final = (
    "damaged",
    N_("The settings file was damaged; it was set aside as {name}. The defaults are used."),
    N_("The settings file is damaged. The defaults are used."),
)
_NEWER: Final = (
    "newer",
    N_("The settings are those of a newer version; they were set aside as {name}."),
    N_("The settings are those of a newer version. The defaults are used."),
)
"""Why a file is set aside: its new suffix, and the sentences for success and failure."""


class _Newer(ValueError):
    """The file is from a later version of this app: valid, but unreadable here."""


class SettingsFile:
    """Reads and writes `settings.json` in the config folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.json"

    def load(self) -> tuple[Settings, Complaint]:
        """Return the settings, and what to tell the player ("" when all is well).

        A damaged, foreign or newer file is renamed in its folder and the defaults are used. A field
        with an invalid value falls back to its own default.
        """
        try:
            raw = read_bounded(self.path, _MOST_BYTES)
        except FileNotFoundError:
            return first_settings(), ALL_WELL
        except OSError as error:
            sentence = N_("The settings could not be read ({reason}). The defaults are used.")
            return first_settings(), Complaint(sentence, {"reason": reason_of(error)})
        try:
            return _checked(raw)
        except _Newer:
            return first_settings(), self._set_aside(*_NEWER)
        except ValueError:
            return first_settings(), self._set_aside(*_DAMAGED)

    def save(self, settings: Settings) -> str:
        """Write the settings; return "" or a sentence that says why they could not be saved."""
        data = {"format": FORMAT, "version": VERSION, **asdict(settings)}
        try:
            write_whole(self.path, json.dumps(data, indent=1, sort_keys=True) + "\n")
        except OSError as error:
            return translate(
                N_("The settings could not be saved ({reason}). They hold until you quit."),
                reason=reason_of(error),
            )
        return ""

    def _set_aside(self, mark: str, done: str, stuck: str) -> Complaint:
        """Rename the file, and return the sentence for success or failure."""
        aside = set_aside(self.path, mark)
        return Complaint(stuck) if aside is None else Complaint(done, {"name": aside.name})


def _checked(raw: bytes) -> tuple[Settings, Complaint]:
    """Parse settings; raises `_Newer` for a later version, ValueError for anything else."""
    try:
        data: Any = json.loads(raw.decode("utf-8"))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("not a settings file")
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise ValueError(f"version {version!r} is none")
    if version > VERSION:
        raise _Newer
    settings = Settings()
    if isinstance(data.get("show_odds"), bool):  # A file of before chances were told in words.
        settings.chances = FIGURES if data["show_odds"] else GUT
    refused = [name for name in ALLOWED if name in data and not ALLOWED[name](data[name])]
    for name in ALLOWED:
        if name in data and name not in refused:
            setattr(settings, name, data[name])
    if settings.keys.keys() - ACTS.keys():
        settings.keys = {act: keys for act, keys in settings.keys.items() if act in ACTS}
        refused.append("keys")
    if not refused:
        return settings, ALL_WELL
    sentence = N_("Some settings made no sense and went back to their defaults: {names}.")
    return settings, Complaint(sentence, {"names": ", ".join(refused)})
