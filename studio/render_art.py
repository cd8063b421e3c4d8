"""Render every changed picture into art/, and update the manifest of their sources.

    python studio/render_art.py [--only PATTERN] [--list] [--check] [--force] [--jobs N]

A picture is rendered again when the hash of its SVG text, its size or its format differs from the
manifest. `--check` renders nothing: it lists what is stale or has no source, and then exits 1.
"""

from __future__ import annotations

import argparse
import ast
import fnmatch
import hashlib
import importlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from studio.art.picture import Picture

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "art"
MANIFEST = ART / "manifest.json"
RENDERED = (".webp", ".jpg", ".png", ".ico")
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


class ArtError(Exception):
    """A picture that cannot be drawn or rendered; the message names it."""


@dataclass(frozen=True)
class Entry:
    """A picture and the family module it comes from."""

    family: str
    picture: Picture


def families() -> tuple[str, ...]:
    """Return the names of the registered family modules."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    names: tuple[str, ...] = importlib.import_module("studio.art").FAMILIES
    return names


def module_of(family: str) -> str:
    """Return the module that lists a family's pictures: its own, or `pictures` in its folder."""
    is_folder = (ROOT / "studio" / "art" / family).is_dir()
    return f"studio.art.{family}.pictures" if is_folder else f"studio.art.{family}"


def entries(chosen: Iterable[str] | None = None) -> Iterator[Entry]:
    """Yield all pictures of the families (all, or those named); raises ArtError for duplicates."""
    seen: dict[str, str] = {}
    for family in families() if chosen is None else chosen:
        module = importlib.import_module(module_of(family))
        for picture in module.PICTURES:
            if picture.name in seen:
                raise ArtError(f"{picture.name} is in {seen[picture.name]} and in {family}")
            seen[picture.name] = family
            yield Entry(family, picture)


def data_files(chosen: Iterable[str] | None = None) -> dict[str, str]:
    """Return the data files of the families (their DATA): the text of each path under art/."""
    files: dict[str, str] = {}
    for family in families() if chosen is None else chosen:
        module = importlib.import_module(module_of(family))
        for name, content in getattr(module, "DATA", {}).items():
            files[name] = json.dumps(content, indent=1) + "\n"
    return files


def read_manifest(path: Path = MANIFEST) -> dict[str, dict[str, Any]]:
    """Return the two tables of the manifest: "families" and "pictures"."""
    if not path.exists():
        return {"families": {}, "pictures": {}}
    tables: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return tables


def write_manifest(tables: dict[str, dict[str, Any]], path: Path = MANIFEST) -> None:
    """Replace the manifest atomically, sorted, so that diffs are readable."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".manifest")
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
        json.dump(tables, stream, indent=1, sort_keys=True)
        stream.write("\n")
    Path(temporary).chmod(0o644)
    Path(temporary).replace(path)


def source_digest(family: str) -> str:
    """Return a hash of a family's source: its module and every studio.art module it imports."""
    digest = hashlib.sha256()
    for path in sorted(_sources(module_of(family))):
        text = path.read_text(encoding="utf-8").replace("\r\n", "\n")
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n{text}".encode())
    return digest.hexdigest()


def _sources(module: str) -> set[Path]:
    """Return the files of a module and of every studio.art module it imports, also indirectly."""
    found: set[Path] = set()
    waiting = [module]
    while waiting:
        path = _module_file(waiting.pop())
        if path is None or path in found:
            continue
        found.add(path)
        waiting += _imported(ast.parse(path.read_text(encoding="utf-8")))
    return found


def _module_file(module: str) -> Path | None:
    base = ROOT.joinpath(*module.split("."))
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.exists():
            return path
    return None


def _imported(tree: ast.Module) -> list[str]:
    """Return names below studio.art that a module imports; a name may be a module or in one."""
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [name for name in names if name.startswith("studio.art.")]


def svg_digest(svg: str) -> str:
    """Return the hash of a drawing."""
    return hashlib.sha256(svg.encode()).hexdigest()


def rasterise(picture: Picture, svg: str) -> bytes:
    """Return the file of a picture at its master size; raises ArtError with its name."""
    import resvg_py
    from PIL import Image

    try:
        png = bytes(
            resvg_py.svg_to_bytes(svg_string=svg, width=picture.width, skip_system_fonts=True)
        )
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as fault:
        # A panic inside resvg (Rust) is no Exception; see the bevel filters in kit/materials.py.
        raise ArtError(f"{picture.name}: resvg failed: {fault}") from fault
    image = Image.open(io.BytesIO(png))
    if image.size != (picture.width, picture.height):
        raise ArtError(f"{picture.name}: drawn {image.size}, registered {picture.width} x "
                       f"{picture.height}")  # fmt: skip
    target = io.BytesIO()
    if picture.format == "jpg":
        image.convert("RGB").save(target, "JPEG", quality=picture.quality, optimize=True)
    elif picture.format == "png":
        image.save(target, "PNG", optimize=True)
    elif picture.format == "ico":
        image.save(target, "ICO", sizes=[(size, size) for size in ICON_SIZES])
    else:
        image.save(target, "WEBP", quality=picture.quality, method=6)
    return target.getvalue()


def record(entry: Entry, svg: str, content: bytes) -> dict[str, Any]:
    """Return a picture's entry in the manifest."""
    picture = entry.picture
    return {
        "family": entry.family,
        "file": hashlib.sha256(content).hexdigest(),
        "format": picture.format,
        "quality": picture.quality,
        "size": [picture.width, picture.height],
        "svg": svg_digest(svg),
    }


def is_current(entry: Entry, svg: str, known: dict[str, Any] | None) -> bool:
    """Return True if the file on disk is what this drawing would be rendered to."""
    path = ART / entry.picture.file_name
    if known is None or not path.exists():
        return False
    return known == record(entry, svg, path.read_bytes())


def _make(family: str, name: str, force: bool) -> tuple[str, dict[str, Any] | None, int]:
    """Draw one picture and, if it has changed, render it: (name, record or None, bytes)."""
    (entry,) = (entry for entry in entries([family]) if entry.picture.name == name)
    svg = entry.picture.draw()
    if not force and is_current(entry, svg, read_manifest()["pictures"].get(name)):
        return name, None, 0
    content = rasterise(entry.picture, svg)
    path = ART / entry.picture.file_name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return name, record(entry, svg, content), len(content)


def render(chosen: list[Entry], jobs: int, force: bool) -> None:
    """Render what has changed among `chosen`, and record each picture once written."""
    tasks = [(entry.family, entry.picture.name, force) for entry in chosen]
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            for outcome in pool.map(_make, *zip(*tasks, strict=True)):
                _note(*outcome)
    else:
        for task in tasks:
            _note(*_make(*task))


def _note(name: str, rendered: dict[str, Any] | None, size: int) -> None:
    if rendered is None:
        return
    tables = read_manifest()
    tables["pictures"][name] = rendered
    write_manifest(tables)
    print(f"{name}: {size / 1024:.0f} KB", flush=True)


def write_data() -> None:
    """Write the data files whose text has changed."""
    for name, text in data_files().items():
        path = ART / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(name)


def stale_data() -> list[str]:
    """Return data files that differ from their families' text."""
    return [
        name
        for name, text in data_files().items()
        if not (ART / name).exists() or (ART / name).read_text(encoding="utf-8") != text
    ]


def stale(chosen: list[Entry]) -> list[str]:
    """Return names whose files do not match their drawings."""
    known = read_manifest()["pictures"]
    return [
        entry.picture.name
        for entry in chosen
        if not is_current(entry, entry.picture.draw(), known.get(entry.picture.name))
    ]


def strays(everything: list[Entry]) -> list[str]:
    """Return rendered files in art/ that belong to no picture."""
    made = {entry.picture.file_name for entry in everything}
    found = (path for path in ART.rglob("*") if path.suffix in RENDERED)
    return sorted(
        name for name in (path.relative_to(ART).as_posix() for path in found) if name not in made
    )


def _settle(everything: list[Entry], digests: dict[str, str]) -> None:
    """Record the sources of completely drawn families; forget removed pictures."""
    tables = read_manifest()
    names, known = {entry.picture.name for entry in everything}, set(families())
    tables["pictures"] = {k: v for k, v in tables["pictures"].items() if k in names}
    tables["families"] = {k: v for k, v in tables["families"].items() if k in known} | digests
    write_manifest(tables)


def whole_families(everything: list[Entry], drawn: list[Entry]) -> dict[str, str]:
    """Return source digests of the families all of whose pictures are among `drawn`.

    Taken before drawing, so that edits made meanwhile count as changes.
    """
    left_out = {entry.family for entry in everything if entry not in drawn}
    return {
        family: source_digest(family)
        for family in {entry.family for entry in drawn}
        if family not in left_out
    }


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", metavar="PATTERN", help="names like cards/*/red_*, or a part")
    parser.add_argument("--list", action="store_true", help="name the pictures and stop")
    parser.add_argument("--check", action="store_true", help="say what is stale and exit 1")
    parser.add_argument("--force", action="store_true", help="render what has not changed, too")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    return parser.parse_args(given)


def matching(everything: list[Entry], pattern: str | None) -> list[Entry]:
    """Return entries whose name matches a shell pattern, or contains it if it has no wildcard."""
    if pattern is None:
        return everything
    shape = pattern if any(sign in pattern for sign in "*?[") else f"*{pattern}*"
    return [entry for entry in everything if fnmatch.fnmatch(entry.picture.name, shape)]


def main(given: list[str] | None = None) -> int:
    """Run the tool; return 0 when all is well, 1 if something is stale or cannot be rendered."""
    options = arguments(given)
    try:
        everything = list(entries())
        chosen = matching(everything, options.only)
        if not chosen and options.only:
            raise ArtError(f"no picture is called {options.only}")
        if options.list:
            for entry in chosen:
                picture = entry.picture
                print(f"{picture.file_name}  {picture.width} x {picture.height}  {entry.family}")
            return 0
        if options.check:
            faults = [f"stale: {name}" for name in stale(chosen)]
            faults += [f"stale: {name}" for name in stale_data()]
            faults += [f"nobody draws: {name}" for name in strays(everything)]
            print("\n".join(faults) or f"{len(chosen)} pictures are current")
            return 1 if faults else 0
        digests = whole_families(everything, chosen)
        write_data()
        render(chosen, options.jobs, options.force)
        _settle(everything, digests)
    except ArtError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
