"""Compare two folders of pictures, pixel by pixel, and list those that differ.

    python tools/compare_pictures.py BEFORE AFTER [--out DIR]

Exits with 0 if both folders have the same pictures, 1 if they don't, 2 for bad arguments.
With `--out` each differing pair is saved there with its differences in red.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.uint8]


def main() -> int:
    """Do what the command line asks."""
    arguments = _parsed()
    for folder in (arguments.before, arguments.after):
        if not folder.is_dir():
            print(f"compare_pictures: {folder} is no folder", file=sys.stderr)
            return 2
    found = list(differences(arguments.before, arguments.after, arguments.out))
    for line in found:
        print(line)
    print(f"{len(found)} of {len(_names(arguments.before, arguments.after))} pictures differ")
    return 1 if found else 0


def differences(before: Path, after: Path, out: Path | None = None) -> Iterator[str]:
    """Yield one line for each picture that is missing, resized or different."""
    for name in _names(before, after):
        old, new = before / name, after / name
        if not (old.exists() and new.exists()):
            yield f"{name}: only in {before if old.exists() else after}"
        elif old.read_bytes() != new.read_bytes() and (line := _difference(name, old, new, out)):
            yield line


def _difference(name: str, old: Path, new: Path, out: Path | None) -> str:
    first, second = _pixels(old), _pixels(new)
    if first.shape != second.shape:
        return (
            f"{name}: {first.shape[1]}x{first.shape[0]} became {second.shape[1]}x{second.shape[0]}"
        )
    changed = (first != second).any(axis=2)
    if not changed.any():
        return ""
    rows, columns = np.nonzero(changed)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        marked = second.copy()
        marked[changed] = (255, 0, 0)
        Image.fromarray(np.concatenate([first, second, marked])).save(out / name)
    box = columns.min(), rows.min(), columns.max(), rows.max()
    return f"{name}: {changed.sum()} pixels within {','.join(map(str, box))}"


def _pixels(path: Path) -> Pixels:
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGB"))


def _names(before: Path, after: Path) -> list[str]:
    return sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare two folders of pictures.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--out", type=Path, help="folder for pictures of the differences")
    return parser.parse_args()


if __name__ == "__main__":
    raise SystemExit(main())
