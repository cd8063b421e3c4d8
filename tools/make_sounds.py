"""Render every sound of the product into `sounds/`, list them, or measure what is there.

python tools/make_sounds.py [--only PATTERN] [--list] [--measure] [--out DIR]
"""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatch
from pathlib import Path

from sound import manifest, ogg
from sound.catalogue import Take, takes
from sound.measure import measured

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"


def chosen(pattern: str) -> list[Take]:
    """Takes whose name, or part of it, matches the shell pattern."""
    return [take for take in takes() if fnmatch(take.name, f"*{pattern}*")]


def file_of(folder: Path, take: Take) -> Path:
    """Where a take lies."""
    return folder / f"{take.name}.ogg"


def render(folder: Path, wanted: list[Take]) -> None:
    """Render and encode the takes, then bring the manifest in line with the catalogue."""
    entries = manifest.read(folder)
    for index, take in enumerate(wanted, start=1):
        print(f"[{index}/{len(wanted)}] {take.name}", file=sys.stderr)
        path = file_of(folder, take)
        encode = ogg.write_loop if take.loop else ogg.write
        encode(path, take.render(), take.quality)
        entries[f"{take.name}.ogg"] = manifest.entry(take, measured(ogg.read(path), loop=take.loop))
    known = {f"{take.name}.ogg" for take in takes()}
    manifest.write(folder, {name: line for name, line in entries.items() if name in known})
    for stray in folder.rglob("*.ogg"):
        if stray.relative_to(folder).as_posix() not in known:
            stray.unlink()


def show_measures(folder: Path, wanted: list[Take]) -> None:
    """Print a table of what can be measured of the files as they lie, and their total size."""
    print(f"{'file':32}{'ms':>8}{'peak':>7}{'LUFS':>7}{'DC':>9}{'edge':>9}{'seam':>6}{'kB':>7}")
    total = 0
    for take in wanted:
        path = file_of(folder, take)
        figures = measured(ogg.read(path), loop=take.loop)
        total += path.stat().st_size
        seam = f"{figures.seam:6.2f}" if take.loop else "     -"
        print(
            f"{take.name:32}{figures.length_s * 1000:8.0f}{figures.peak_db:7.1f}{figures.lufs:7.1f}"
            f"{figures.dc:9.1e}{figures.edge:9.1e}{seam}{path.stat().st_size / 1000:7.1f}"
        )
    print(f"{len(wanted)} files, {total / 1e6:.2f} MB")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Render the sounds of the product into sounds/.")
    parser.add_argument(
        "--only", metavar="PATTERN", default="", help="names that contain this pattern"
    )
    parser.add_argument("--list", action="store_true", help="print the names and render nothing")
    parser.add_argument(
        "--measure", action="store_true", help="print figures of the files as they lie"
    )
    parser.add_argument(
        "--out", type=Path, default=SOUNDS, metavar="DIR", help="folder, default sounds/"
    )
    options = parser.parse_args(arguments)
    wanted = chosen(options.only)
    if not wanted:
        print(f"make_sounds: no sound matches {options.only!r}", file=sys.stderr)
        return 2
    if options.list:
        print("\n".join(take.name for take in wanted))
    elif options.measure:
        show_measures(options.out, wanted)
    else:
        render(options.out, wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
