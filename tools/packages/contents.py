"""What a frozen folder holds of others: as notices for people, as an SBOM for programs."""

import hashlib
import json
import sys
import tomllib
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.libraries import LIBRARIES, is_shared_library, library_of
from tools.packages.project import DEPENDENCIES, NAME, ROOT, Failed, run, version

LINKED_IN: Final = (
    "bzip2",
    "Expat",
    "HarfBuzz",
    "libffi",
    "libmpdec",
    "PyInstaller’s bootloader",
    "SQLite",
    "XZ Utils",
    "zlib",
)
"""Libraries that on some systems have no file of their own: another one has them built in."""
LICENCES_OF_WORKS: Final = {
    "pygame-ce": "LGPL-2.1.txt",
    "msgspec": "msgspec.txt",
    "platformdirs": "platformdirs.txt",
    "Python": "python.txt",
    "Source Serif": "../font_source_serif_pro",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A work of others in a frozen folder; `text` is the path of its licence from `licences`."""

    name: str
    licence: str
    holder: str
    text: str
    files: tuple[Path, ...] = ()


def parts_of(folder: Path) -> list[Part]:
    """Return all works of others in a frozen folder; raises `Failed` for one without a licence."""
    works = tomllib.loads((ROOT / "treasure_games/screens/about.toml").read_text("utf-8"))
    found = [
        Part(name, one["licence"], one["holder"], LICENCES_OF_WORKS[name])
        for name, one in works.items()
        if name  # What the game says of itself has none.
    ]
    files = sorted(
        path for path in folder.rglob("*") if path.is_file() and is_shared_library(path.name)
    )
    if strangers := [path.name for path in files if library_of(path.name) is None]:
        raise Failed(f"no licence is known for {', '.join(strangers)}: see screens/libraries.csv")
    for one in LIBRARIES:
        own = tuple(path for path in files if library_of(path.name) is one)
        if own or one.name in LINKED_IN:
            found.append(Part(one.name, one.licence, one.holder, one.file, own))
    return found


def notices(folder: Path) -> str:
    """Return the notices of a frozen folder; raises `Failed` if a licence isn't in it."""
    licences = next(folder.rglob("licences"))
    lines = [
        f"Treasure Games {version()} is under the MIT licence, which is LICENSE in",
        f"{licences.relative_to(folder).as_posix()}.",
        "It brings along works of others; their licences lie there too.",
        "",
    ]
    for part in parts_of(folder):
        if not (licences / part.text).exists():
            raise Failed(f"{part.text}, the licence of {part.name}, is missing in {licences}")
        lines.append(f"{part.name}: {part.licence}. {part.holder}. {part.text}")
    return "\n".join(lines) + "\n"


def write_sbom(folder: Path, site: Path, tool: Path, target: Path) -> None:
    """Write a CycloneDX list of the Python packages of `site` and the libraries of `folder`.

    `tool` is a folder for the environment of cyclonedx-bom, made if it isn't there.
    """
    python = environment(tool, "cyclonedx-bom")
    listed = json.loads(run(python, "-m", "pip", "list", "--path", site, "--format", "json"))
    needed = [one for one in listed if one["name"].replace("_", "-").lower() in DEPENDENCIES]
    if len(needed) != len(DEPENDENCIES):
        raise Failed(f"{site} lacks some of {', '.join(DEPENDENCIES)}")
    requirements = target.with_suffix(".txt")
    requirements.write_text(
        "".join(f"{one['name']}=={one['version']}\n" for one in needed), encoding="utf-8"
    )
    try:
        run(
            python,
            "-m",
            "cyclonedx_py",
            "requirements",
            requirements,
            "--pyproject",
            ROOT / "pyproject.toml",
            "--output-reproducible",
            "--output-format",
            "JSON",
            "--output-file",
            target,
        )
    finally:
        requirements.unlink()
    sbom = json.loads(target.read_text("utf-8"))
    sbom["metadata"]["component"] |= {"name": NAME, "version": version(), "type": "application"}
    components = {one["name"].lower(): one for one in sbom["components"]}
    for part in parts_of(folder):
        own = components.get(
            {"Source Serif": "font-source-serif-pro"}.get(part.name, part.name.lower())
        )
        if own is None:
            own = {"type": "library", "name": part.name, "bom-ref": part.name}
            sbom["components"].append(own)
        own |= {"licenses": [{"license": {"name": part.licence}}], "copyright": part.holder}
        if part.files:
            own["components"] = [_file(folder, path) for path in part.files]
    target.write_text(json.dumps(sbom, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    run(python, "-c", _VALIDATES, target)


_VALIDATES: Final = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
import json
text = open(sys.argv[1], encoding="utf-8").read()
schema = SchemaVersion.from_version(json.loads(text)["specVersion"])
wrong = JsonStrictValidator(schema).validate_str(text)
sys.exit(str(wrong) if wrong else 0)
"""


def _file(folder: Path, path: Path) -> dict[str, Any]:
    place = path.relative_to(folder).as_posix()
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return {
        "type": "file",
        "name": place,
        "bom-ref": place,
        "hashes": [{"alg": "SHA-256", "content": digest}],
    }


def environment(folder: Path, *requirements: str | Path) -> Path:
    """Make a virtual environment with these packages, unless it is there; return its Python."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements)
    return python


def write_sums(folder: Path) -> None:
    """Write SHA256SUMS beside the packages, as `sha256sum --check` reads it."""
    files = sorted(
        path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS"
    )
    sums = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
