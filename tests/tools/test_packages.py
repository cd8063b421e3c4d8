"""What packages say of the app, and that what is packed is whole."""

import hashlib
import json
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path

import pytest

from tools import package
from tools.packages import contents, linux, share, trial
from tools.packages.project import APP_ID, HOMEPAGE, ROOT, TEMPLATES, Failed, filled, run
from treasure_games import __version__

MIME = "application/x-treasure-games-record"
FLATPAK_KEYS = {
    "id", "runtime", "runtime-version", "sdk", "command", "finish-args", "build-options", "modules",
}  # fmt: skip
MODULE_KEYS = {"name", "buildsystem", "build-commands", "sources"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as if it were frozen, with an awkward name."""
    quotes = "" if sys.platform == "win32" else '"'
    home = tmp_path / f"Jörgs $piele & {quotes}more{quotes} 5%"
    home.mkdir()
    share.complete_folder(home)
    (home / "treasure-games").write_text("#!/bin/sh\n")
    return home


def entry(path: Path) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(path, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_homepage_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["urls"]["Homepage"] == HOMEPAGE
    told = ElementTree.fromstring(filled(TEMPLATES / "linux" / f"{APP_ID}.metainfo.xml"))
    assert told.findtext("url[@type='homepage']") == HOMEPAGE
    assert told.findtext("id") == APP_ID
    assert told.find("releases/release").attrib["version"] == __version__  # type: ignore[union-attr]
    assert told.find("content_rating[@type='oars-1.1']") is not None


def test_an_unknown_gap_in_a_template_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "page").write_text("@VERSION@ @NONSENSE@")
    with pytest.raises(KeyError):
        filled(tmp_path / "page")


def test_records_open_with_the_app(folder: Path) -> None:
    types = ElementTree.parse(folder / f"share/mime/packages/{APP_ID}.xml").getroot()
    (kind,) = types
    assert kind.attrib["type"] == MIME
    assert [one.attrib["pattern"] for one in kind if one.tag.endswith("glob")] == ["*.treasure"]
    opens = entry(folder / f"share/applications/{APP_ID}.watch.desktop")
    assert opens["MimeType"] == f"{MIME};"
    assert opens["Exec"].endswith(" watch %f")


def test_icons_have_the_sizes_that_they_are_filed_under(folder: Path) -> None:
    pictures = list((folder / "share/icons/hicolor").rglob("*.png"))
    assert len(pictures) >= 7
    for picture in pictures:
        data = picture.read_bytes()
        assert data[:4] == b"\x89PNG"
        size = int.from_bytes(data[16:20], "big")
        assert picture.parts[-3] == f"{size}x{size}"


def test_an_entry_names_the_whole_path_where_it_is_known(tmp_path: Path) -> None:
    share.write_share(tmp_path, linux.PROGRAM)
    assert entry(tmp_path / f"applications/{APP_ID}.desktop")["Exec"] == "/usr/games/treasure-games"


@pytest.mark.skipif(sys.platform == "win32", reason="a script for the menus of Linux")
def test_the_portable_folder_adds_itself_to_the_menu_and_leaves_it(folder: Path) -> None:
    data = folder.parent / "data"
    surroundings = {"XDG_DATA_HOME": str(data), "PATH": "/usr/bin:/bin"}
    script = folder / "add-to-menu.sh"
    subprocess.run(["sh", str(script)], env=surroundings, check=True)
    written = entry(data / f"applications/{APP_ID}.watch.desktop")["Exec"]
    # Desktops undo the escapes of a text, then those of an argument in quotes, then `%%`.
    text = written.replace("\\\\", "\\")
    parts = re.fullmatch(r'"((?:[^"\\]|\\.)*)" (.*)', text)
    assert parts
    program = re.sub(r"\\(.)", r"\1", parts[1]).replace("%%", "%")
    assert program == str((folder / "treasure-games").resolve())
    assert parts[2] == "watch %f"
    assert (data / f"icons/hicolor/512x512/apps/{APP_ID}.png").exists()
    subprocess.run(["sh", str(script), "--remove"], env=surroundings, check=True)
    assert [path for path in data.rglob("*") if APP_ID in path.name] == []


def test_a_library_without_a_licence_is_not_packed(tmp_path: Path) -> None:
    (tmp_path / "libreadline.so.8").touch()
    with pytest.raises(Failed, match=r"libreadline\.so\.8"):
        contents.parts_of(tmp_path)


def test_notices_name_what_is_there_and_what_python_brings(tmp_path: Path) -> None:
    internal = tmp_path / "_internal"
    for place in ("licences", "font_source_serif_pro"):
        (internal / place).mkdir(parents=True)
    for path in (ROOT / "licences").iterdir():
        (internal / "licences" / path.name).touch()
    (internal / "libpng16-fefdc88d.so.16.58.0").touch()
    told = contents.notices(tmp_path)
    assert "_internal/licences" in told
    for name in ("pygame-ce", "Source Serif", "libpng", "zlib", "PyInstaller’s bootloader"):
        assert f"\n{name}: " in told
    assert "FluidSynth" not in told
    (internal / "licences" / "libpng.txt").unlink()
    with pytest.raises(Failed, match=r"libpng\.txt"):
        contents.notices(tmp_path)


def test_sums_are_those_of_the_packages(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"one")
    (tmp_path / "a.tar.gz").write_bytes(b"two")
    for _again in range(2):
        contents.write_sums(tmp_path)
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    sums = [hashlib.sha256(data).hexdigest() for data in (b"two", b"one")]
    assert lines == [f"{sums[0]}  a.tar.gz", f"{sums[1]}  b.deb"]


@pytest.mark.skipif(sys.platform == "win32", reason="asks for the machine as Linux does")
def test_the_same_folder_gives_the_same_archive(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    one, two = (linux.make_tar(folder, out) for out in (tmp_path, tmp_path / "again"))
    assert one.read_bytes() == two.read_bytes()


def test_the_flatpak_is_made_of_the_frozen_folder() -> None:
    manifest = json.loads((TEMPLATES / "flatpak" / f"{APP_ID}.json").read_text("utf-8"))
    assert set(manifest) <= FLATPAK_KEYS
    assert manifest["id"] == APP_ID
    assert not any("network" in one or "filesystem" in one for one in manifest["finish-args"])
    (module,) = manifest["modules"]
    assert set(module) <= MODULE_KEYS
    (source,) = module["sources"]
    assert (TEMPLATES / "flatpak" / source["path"]).resolve() == ROOT / "dist" / "treasure-games"


def test_the_installer_leaves_saves_and_asks_for_no_administrator() -> None:
    script = (TEMPLATES / "windows" / "installer.nsi").read_text("utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    removed = re.findall(r'^\s*(?:RMDir|Delete)(?: /r)? "(.+)"', script, re.MULTILINE)
    assert removed
    assert all(one.startswith(("$INSTDIR", "$SMPROGRAMS")) for one in removed)
    assert 'RMDir /r "$INSTDIR"' not in script


def test_a_wheel_must_have_art_sounds_and_catalogues() -> None:
    names = trial.whole_package()
    for name in ("data/art/icon/app.ico", "data/sounds/manifest.json", "cli.py"):
        assert f"treasure_games/{name}" in names
    assert any(name.endswith(".mo") for name in names)
    assert not any(name.endswith((".po", ".pyc")) for name in names)


def test_a_command_that_fails_tells_what_it_printed() -> None:
    with pytest.raises(Failed, match="ended with 3:\nnot today"):
        run(sys.executable, "-c", "print('not today'); raise SystemExit(3)")
    with pytest.raises(Failed, match="no-such-command is missing"):
        run("no-such-command")


def test_what_another_system_packs_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(package, "HERE", "linux")
    monkeypatch.setattr(sys, "argv", ["package.py", "app"])
    with pytest.raises(SystemExit):
        package.main()
    assert "app can't be made here" in capsys.readouterr().err
