"""What sounds there are: the manifest that was written when they were made."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from treasure_games.stage.assets import MissingAsset, find

_SECTION_SECONDS = 2.0
TOUCH, BODY, MEANING, AMBIENCE, MUSIC = "touch", "body", "meaning", "ambience", "music"


@dataclass(frozen=True, slots=True)
class Group:
    """Variants of one sound, or the stems of one tune, in order."""

    name: str
    layer: str
    files: tuple[Path, ...]
    longest_seconds: float
    bars: int = 0
    """Of a tune, 0 for what has no bars."""

    @property
    def sections(self) -> int:
        """Into how many parts a loop is divided: a tune at its bar lines."""
        return self.bars or max(1, round(self.longest_seconds / _SECTION_SECONDS))

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

    def shortest_effects(self, seconds: float) -> tuple[Path, ...]:
        """Files that do not loop, the shortest first, as many as last so long together."""
        groups = [one for one in self.groups.values() if one.layer not in (AMBIENCE, MUSIC)]
        files: list[Path] = []
        for group in sorted(groups, key=lambda group: group.longest_seconds):
            seconds -= group.longest_seconds * len(group.files)
            if seconds < 0.0:
                break
            files += group.files
        return tuple(files)


def read_catalogue(folders: tuple[Path, ...] | None = None) -> Catalogue:
    """The catalogue beside the sounds; raises MissingAsset when there is none."""
    manifest = find("sounds", "manifest", (".json",), folders)
    listed = json.loads(manifest.read_text(encoding="utf-8"))
    rows = defaultdict(list)
    for file, row in listed["files"].items():
        rows[row["group"]].append((row["variant"], manifest.parent / file, row))
    bars = listed["bars"]
    groups = {
        name: _group(name, sorted(found, key=_variant), bars.get(name, 0))
        for name, found in rows.items()
    }
    return Catalogue(groups, manifest.parent)


def _variant(row: tuple[int, Path, object]) -> int:
    return row[0]


def _group(name: str, found: list[tuple[int, Path, dict[str, object]]], bars: int) -> Group:
    longest = max(float(str(row["length_s"])) for _, _, row in found)
    files = tuple(path for _, path, _ in found)
    return Group(name, str(found[0][2]["layer"]), files, longest, bars)
