"""What sounds there are: the manifest that was written when they were made."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from treasure_games.stage.assets import MissingAsset, find

TOUCH, BODY, MEANING, AMBIENCE, MUSIC = "touch", "body", "meaning", "ambience", "music"


@dataclass(frozen=True, slots=True)
class Group:
    """Variants of one sound, or the stems of one tune, in order."""

    name: str
    layer: str
    files: tuple[Path, ...]
    longest_seconds: float

    @property
    def may_change_pitch(self) -> bool:
        """Touches and bodies vary; motifs stay in tune."""
        return self.layer in (TOUCH, BODY)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All groups by name."""

    groups: Mapping[str, Group]
    folder: Path

    def group(self, name: str) -> Group:
        """The group of this name; raises MissingAsset."""
        if name not in self.groups:
            raise MissingAsset(f"sound {name}", (self.folder / "manifest.json",))
        return self.groups[name]

    def effect_files(self) -> tuple[Path, ...]:
        """All but the music: ambience first, then the shortest sounds."""
        effects = [group for group in self.groups.values() if group.layer != MUSIC]
        effects.sort(key=lambda group: (group.layer != AMBIENCE, group.longest_seconds))
        return tuple(file for group in effects for file in group.files)

    def ambience_files(self) -> tuple[Path, ...]:
        """The backgrounds that loop."""
        return tuple(
            file for one in self.groups.values() if one.layer == AMBIENCE for file in one.files
        )


def read_catalogue(folders: tuple[Path, ...] | None = None) -> Catalogue:
    """The catalogue beside the sounds; raises MissingAsset when there is none."""
    manifest = find("sounds", "manifest", (".json",), folders)
    listed = json.loads(manifest.read_text(encoding="utf-8"))["files"]
    rows = defaultdict(list)
    for file, row in listed.items():
        rows[row["group"]].append((row["variant"], manifest.parent / file, row))
    groups = {name: _group(name, sorted(found, key=_variant)) for name, found in rows.items()}
    return Catalogue(groups, manifest.parent)


def _variant(row: tuple[int, Path, object]) -> int:
    return row[0]


def _group(name: str, found: list[tuple[int, Path, dict[str, object]]]) -> Group:
    longest = max(float(str(row["length_s"])) for _, _, row in found)
    return Group(name, str(found[0][2]["layer"]), tuple(path for _, path, _ in found), longest)
