"""The Linux packages, a portable tar.gz and a .deb, and what Debian's tools say of them."""

import gzip
import os
import re
import shutil
import tarfile
import tempfile
from email.utils import formatdate
from pathlib import Path
from typing import Final

from tools.packages.project import (
    APP_ID,
    AUTHOR,
    HOMEPAGE,
    NAME,
    ROOT,
    SUMMARY,
    TEMPLATES,
    TITLE,
    Failed,
    epoch,
    filled,
    run,
    version,
)
from tools.packages.share import PLACES, write_share

PROGRAM: Final = f"/usr/games/{NAME}"
OPENED_LATE: Final = "libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxfixes3"
"""What SDL opens only while it runs, so that no tool finds it among the needed libraries."""
RECOMMENDED: Final = (
    "libxss1, libwayland-client0, libwayland-cursor0, libwayland-egl1, libxkbcommon0,"
    " libasound2 | libasound2t64, libpulse0"
)
_LIBC: Final = (
    "libc.so.6",
    "libm.so.6",
    "libdl.so.2",
    "libpthread.so.0",
    "librt.so.1",
    "libutil.so.1",
    "ld-linux-x86-64.so.2",
    "ld-linux-aarch64.so.1",
)
_CONTROL: Final = f"""Package: {NAME}
Version: {{version}}
Architecture: {{architecture}}
Maintainer: {AUTHOR} <crew@{HOMEPAGE.split("/")[2]}>
Installed-Size: {{kibibytes}}
Depends: {{depends}}, {OPENED_LATE}
Recommends: {RECOMMENDED}
Section: games
Priority: optional
Homepage: {HOMEPAGE}
Description: {SUMMARY.partition(",")[0][0].lower()}{SUMMARY.partition(",")[0][1:]}
 Five pirate tabletop games by lantern light, against computer pirates with
 tempers of their own or with friends around one screen: Stolen Treasure,
 Do Not Touch My Treasures, Captain Treasure Boots, Bluffaneer, Scallywager.
 Each teaches itself in some four minutes; the network is never used.
"""


def architecture() -> str:
    """Return Debian's name of this machine's architecture."""
    return run("dpkg", "--print-architecture").strip()


def make_tar(frozen: Path, out: Path) -> Path:
    """Pack the frozen folder; the same folder gives the same bytes."""
    name = f"{NAME}-{version()}-linux-{os.uname().machine}"
    target = out / f"{name}.tar.gz"
    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", 6, raw, epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for path in [frozen, *sorted(frozen.rglob("*"))]:
            tar.add(path, Path(name) / path.relative_to(frozen), recursive=False, filter=_neutral)
    return target


def _neutral(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return the entry without its owner and hour."""
    info.uid = info.gid = 0
    info.uname = info.gname = "root"
    info.mtime = epoch()
    info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
    return info


def make_deb(frozen: Path, out: Path) -> Path:
    """Lay out the tree of a Debian package and let dpkg-deb pack it."""
    target = out / f"{NAME}_{version()}_{architecture()}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        home = tree / "usr" / "lib" / NAME
        shutil.copytree(
            frozen,
            home,
            symlinks=True,
            ignore=shutil.ignore_patterns("share", "add-to-menu.sh", "NOTICES.txt"),
        )
        program = tree / PROGRAM.removeprefix("/")
        program.parent.mkdir()
        program.symlink_to(f"../lib/{NAME}/{NAME}")
        write_share(tree / "usr" / "share", PROGRAM)
        _papers(tree / "usr" / "share", frozen)
        control = tree / "DEBIAN" / "control"
        control.parent.mkdir()
        size = sum(path.lstat().st_size for path in home.rglob("*") if path.is_file())
        control.write_text(
            _CONTROL.format(
                version=version(),
                architecture=architecture(),
                kibibytes=size // 1024,
                depends=_needed_libc(home),
            ),
            encoding="utf-8",
        )
        _set_modes(tree, program.resolve())
        run(
            "dpkg-deb",
            "--root-owner-group",
            "-Zgzip",
            "-z6",
            "--build",
            tree,
            target,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch())},
        )
    return target


def _papers(share: Path, frozen: Path) -> None:
    """Write what Debian wants to have in each package: copyright, changelog, manual, overrides."""
    doc, manual, lintian = (
        share / "doc" / NAME,
        share / "man" / "man6",
        share / "lintian" / "overrides",
    )
    for folder in (doc, manual, lintian):
        folder.mkdir(parents=True)
    notices = (frozen / "NOTICES.txt").read_text("utf-8")
    licence = (ROOT / "LICENSE").read_text("utf-8")
    (doc / "copyright").write_text(
        f"{TITLE}, {HOMEPAGE}\n\n{licence}\n{notices}\n"
        f"The folder is /usr/lib/{NAME}/_internal/licences.\n"
        "On Debian systems the GNU licences are in /usr/share/common-licenses as well, among them\n"
        "/usr/share/common-licenses/LGPL-2.1, /usr/share/common-licenses/GPL-3 and\n"
        "/usr/share/common-licenses/Apache-2.0.\n",
        encoding="utf-8",
    )
    entry = (
        f"{NAME} ({version()}) stable; urgency=medium\n\n  * See changelog of the project.\n\n"
        f" -- {AUTHOR} <crew@{HOMEPAGE.split('/')[2]}>  {formatdate(epoch())}\n"
    )
    page = filled(TEMPLATES / "linux" / f"{NAME}.6")
    _zipped(doc / "changelog.gz", entry.encode())
    _zipped(doc / "NEWS.gz", (ROOT / "CHANGELOG.md").read_bytes())
    _zipped(manual / f"{NAME}.6.gz", page.encode())
    shutil.copy(TEMPLATES / "linux" / "lintian-overrides", lintian / NAME)


def _zipped(path: Path, data: bytes) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def _needed_libc(home: Path) -> str:
    """Return the dependency on libc; raises `Failed` if anything else of the system is needed."""
    programs = [path for path in home.rglob("*") if path.is_file() and _is_elf(path)]
    told = run("objdump", "-p", *programs)
    there = {path.name for path in programs} | set(_LIBC)
    if missing := set(re.findall(r"NEEDED +(\S+)", told)) - there:
        raise Failed(f"the frozen folder lacks {', '.join(sorted(missing))}")
    versions = re.findall(r" GLIBC_(\d+)\.(\d+)", told)
    return "libc6 (>= {}.{})".format(*max((int(major), int(minor)) for major, minor in versions))


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _set_modes(tree: Path, program: Path) -> None:
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
            os.utime(path, (epoch(), epoch()))


def check_files(share: Path) -> None:
    """Let the desktop's tools read entries, metainfo and type; raises `Failed` at a complaint."""
    for place in PLACES.values():
        path = share / place
        if place.endswith(".desktop") and (said := run("desktop-file-validate", path).strip()):
            raise Failed(said)
        if place.startswith("metainfo"):
            run("appstreamcli", "validate", "--no-net", "--pedantic", path)
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(share / "mime", Path(scratch) / "mime")
        run("update-mime-database", Path(scratch) / "mime")
        globs = (Path(scratch) / "mime" / "globs2").read_text("utf-8")
    if "application/x-treasure-games-record:*.treasure" not in globs:
        raise Failed(f"the type of {APP_ID} isn't registered")


def check_deb(deb: Path) -> None:
    """Let lintian read the package; raises `Failed` at an error."""
    run("lintian", "--no-cfg", "--fail-on", "error", "--allow-root", deb)
