"""Render every sound of the product into `sounds/`, list them, or measure existing ones.

python studio/make_sounds.py [--only PATTERN] [--list] [--measure] [--out DIR]
"""

import argparse
import os
import sys
from collections import defaultdict
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # It would greet on our stdout.

from studio.sound import manifest, ogg  # noqa: E402
from studio.sound.catalogue import Take, takes  # noqa: E402
from studio.sound.measure import measured  # noqa: E402

SOUNDS = ROOT / "sounds"


def chosen(pattern: str) -> list[Take]:
    """Return takes whose name, or part of it, matches the shell pattern."""
    return [take for take in takes() if fnmatch(take.name, f"*{pattern}*")]


def by_file(wanted: list[Take]) -> dict[str, list[Take]]:
    """Return the files of these takes, each with all of its takes, as it is written whole."""
    files = {take.file for take in wanted}
    found = defaultdict(list)
    for take in takes():
        if take.file in files:
            found[take.file].append(take)
    return found


def render(folder: Path, wanted: list[Take]) -> None:
    """Render and encode the takes, then update the manifest from the catalogue."""
    entries = manifest.read(folder)
    files = by_file(wanted)
    for index, (file, held) in enumerate(files.items(), start=1):
        print(f"[{index}/{len(files)}] {file}", file=sys.stderr)
        spans = write(folder / file, held)
        sound = ogg.read(folder / file)
        for take, span in zip(held, spans, strict=True):
            figures = measured(sound[span], loop=take.loop)
            entries[take.name] = manifest.entry(take, span.start, figures)
    manifest.write(
        folder, {take.name: entries[take.name] for take in takes() if take.name in entries}
    )
    remove_strays(folder)


def write(path: Path, held: list[Take]) -> list[slice]:
    """Render and encode the takes of a file; return each take's place in it."""
    first = held[0]
    if first.loop:
        return ogg.write_loop(path, first.render(), first.quality, first.rate)
    return ogg.write(path, [take.render() for take in held], first.quality)


def remove_strays(folder: Path) -> None:
    """Remove the files that contain nothing of the catalogue."""
    known = {take.file for take in takes()}
    for stray in folder.rglob("*.ogg"):
        if stray.relative_to(folder).as_posix() not in known:
            stray.unlink()


def show_measures(folder: Path, wanted: list[Take]) -> None:
    """Print a table of measures of the existing sounds, and their total size."""
    print(
        f"{'sound':32}{'ms':>8}{'peak':>7}{'LUFS':>7}{'DC':>9}{'edge':>9}{'seam':>6}{'>3 kHz':>8}"
    )
    for take in wanted:
        figures = measured(manifest.sound_of(folder, take), loop=take.loop)
        seam = f"{figures.seam:6.2f}" if take.loop else "     -"
        print(
            f"{take.name:32}{figures.length_s * 1000:8.0f}{figures.peak_db:7.1f}{figures.lufs:7.1f}"
            f"{figures.dc:9.1e}{figures.edge:9.1e}{seam}{figures.bright:8.1%}"
        )
    files = by_file(wanted)
    total = sum((folder / file).stat().st_size for file in files)
    print(f"{len(wanted)} sounds in {len(files)} files, {total / 1e6:.2f} MB")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Render the sounds of the product into sounds/.")
    parser.add_argument(
        "--only", metavar="PATTERN", default="", help="names that contain this pattern"
    )
    parser.add_argument("--list", action="store_true", help="print the names and render nothing")
    parser.add_argument(
        "--measure", action="store_true", help="print figures of the sounds as they lie"
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
