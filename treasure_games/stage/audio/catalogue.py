"""The list of sounds, from the manifest written when they were made."""

from collections import defaultdict
from collections.abc import Mapping
from operator import itemgetter
from pathlib import Path
from typing import Any

from msgspec import Struct

from treasure_games.core.pages import installed, json_of
from treasure_games.stage.asset_files import MissingAsset, find

_SECTION_SECONDS = 2.0
TOUCH, BODY, MEANING, AMBIENCE, MUSIC = "touch", "body", "meaning", "ambience", "music"


class Clip(Struct, frozen=True):
    """One sound: a range of frames in a file. Related effects share a file."""

    file: Path
    start: int
    frames: int


class Group(Struct, frozen=True):
    """Variants of one sound, or the stems of one tune, in order."""

    name: str
    layer: str
    clips: tuple[Clip, ...]
    longest_seconds: float
    bars: int = 0
    """The number of bars of a tune, 0 for anything else."""
    is_news: bool = False
    """True if all are to hear it: the music is 6 dB lower under it."""

    @property
    def sections(self) -> int:
        """The number of parts of a loop: a tune is divided at its bar lines."""
        return self.bars or max(1, round(self.longest_seconds / _SECTION_SECONDS))


class Catalogue(Struct, frozen=True):
    """All groups by name; none in place of a damaged list, and then each is empty."""

    groups: Mapping[str, Group]
    folder: Path

    def group(self, name: str) -> Group:
        """Return the group of this name; raises MissingAsset."""
        if not self.groups:
            return Group(name, "", (), 0.0)
        if name not in self.groups:
            raise MissingAsset(f"sound {name}", (self.folder / "manifest.json",))
        return self.groups[name]

    def background(self, levels: Mapping[str, float]) -> tuple[Group, list[float]]:
        """Return the loops of all backgrounds as one group, and how loud each is by these."""
        loops = [one for one in self.groups.values() if one.layer == AMBIENCE]
        longest = max(one.longest_seconds for one in loops)
        whole = Group("background", AMBIENCE, tuple(one.clips[0] for one in loops), longest)
        return whole, [levels.get(one.name, 0.0) for one in loops]

    def shortest_effects(self, seconds: float) -> tuple[Clip, ...]:
        """Return clips that do not loop, the shortest first, up to this total length."""
        groups = [one for one in self.groups.values() if one.layer not in (AMBIENCE, MUSIC)]
        clips: list[Clip] = []
        for group in sorted(groups, key=lambda group: group.longest_seconds):
            seconds -= group.longest_seconds * len(group.clips)
            if seconds < 0.0:
                break
            clips += group.clips
        return tuple(clips)


def read_catalogue(folders: tuple[Path, ...] | None = None) -> Catalogue:
    """Read the catalogue beside the sounds; raises `BadInstallation`."""
    manifest = find("sounds", "manifest", (".json",), folders)
    rows = defaultdict(list)
    with installed(manifest):
        listed = json_of(manifest)
        for row in listed["sounds"].values():
            rows[row["group"]].append(row)
        bars, news = listed["bars"], listed["news"]
        groups = {
            name: _group(found, bars.get(name, 0), name in news, manifest.parent)
            for name, found in rows.items()
        }
    return Catalogue(groups, manifest.parent)


def _group(found: list[dict[str, Any]], bars: int, is_news: bool, folder: Path) -> Group:
    found.sort(key=itemgetter("variant"))
    longest = max(float(row["length_s"]) for row in found)
    clips = tuple(Clip(folder / row["file"], row["start"], row["frames"]) for row in found)
    return Group(found[0]["group"], str(found[0]["layer"]), clips, longest, bars, is_news)
