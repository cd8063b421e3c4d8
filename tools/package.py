"""Makes the packages that people install, and tries them.

    python tools/package.py                      all packages of this system, into dist/packages
    python tools/package.py tar deb --check      only these; then installs, plays and removes them
    python tools/package.py --check windows      the Windows app, frozen and tried under Wine

Each run also writes SHA256SUMS and, of what was frozen, an SBOM (CycloneDX). `--check quick` opens
the window of the tar alone. It packs what is committed: with changes beside that it stops, unless
`--uncommitted` is said.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.packages import contents, linux, trial, windows, wine
from tools.packages.project import NAME, ROOT, TITLE, Failed, run, step, uncommitted, version
from tools.smoke_frozen import Program

KINDS = {"linux": ("tar", "deb"), "windows": ("zip", "installer"), "darwin": ("app",)}
"""What a frozen folder is packed into, by system; "wheel" and "sbom" are made on each."""
HERE = "windows" if sys.platform == "win32" else "darwin" if sys.platform == "darwin" else "linux"


def main() -> int:
    """Do what the command line asks."""
    asked = _parsed()
    if (changed := uncommitted()) and not asked.uncommitted:
        print(f"package: not committed: {', '.join(changed[:5])}", file=sys.stderr)
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as scratch:
            _make(asked, asked.out.resolve(), Path(scratch))
    except Failed as failure:
        print(f"package: FAILED: {failure}", file=sys.stderr)
        return 1
    return 0


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    kinds = sorted({*sum(KINDS.values(), ()), "wheel", "sbom"})
    parser.add_argument("kinds", nargs="*", help=f"of {', '.join(kinds)}; all that fit without any")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "packages")
    parser.add_argument("--check", nargs="?", const="full", choices=("quick", "full", "windows"))
    parser.add_argument(
        "--frozen", type=Path, help="take this frozen folder, and don't freeze anew"
    )
    parser.add_argument("--uncommitted", action="store_true", help="pack what isn't committed, too")
    asked = parser.parse_args()
    asked.system = "windows" if asked.check == "windows" else HERE
    possible = (*KINDS[asked.system], "wheel", "sbom")
    if strange := set(asked.kinds) - set(possible):
        parser.error(
            f"{', '.join(sorted(strange))} can't be made here: choose from {', '.join(possible)}"
        )
    asked.kinds = asked.kinds or possible
    return asked


def _make(asked: argparse.Namespace, out: Path, scratch: Path) -> None:
    guest = wine.Wine.ready() if asked.system != HERE else None
    if set(asked.kinds) != {"wheel"}:
        frozen = asked.frozen.resolve() if asked.frozen else _frozen(scratch, guest)
        (frozen / "NOTICES.txt").write_text(contents.notices(frozen), encoding="utf-8")
        step(f"frozen, with the licences of {len(contents.parts_of(frozen))} works of others")
        _pack(asked, frozen, out, guest)
    if {"wheel", "sbom"} & set(asked.kinds):
        site = _wheel(out, scratch)
    if "sbom" in asked.kinds:
        site = guest.site if guest else site
        target = out / f"{NAME}-{version()}-{asked.system}.cdx.json"
        contents.write_sbom(frozen, site, scratch / "sbom", target)
        step("SBOM written, and valid")
    contents.write_sums(out)


def _wheel(out: Path, scratch: Path) -> Path:
    """Make the wheel and try it in an environment of its own; return the folder of its packages."""
    for earlier in out.glob("*.whl"):
        earlier.unlink()
    command = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out)
    run(*command, ROOT)
    return trial.try_wheel(next(out.glob("*.whl")), scratch / "fresh")


def _frozen(scratch: Path, guest: wine.Wine | None) -> Path:
    """Freeze the app by build.spec, for this system or under Wine; return its folder."""
    dist, work = scratch / "dist", scratch / "build"
    options = ("--noconfirm", "--log-level", "ERROR")
    if guest:
        guest.python(
            "-m",
            "PyInstaller",
            *options,
            f"--distpath={guest.path(dist)}",
            f"--workpath={guest.path(work)}",
            "build.spec",
            cwd=ROOT,
        )
    else:
        run(
            sys.executable,
            "-m",
            "PyInstaller",
            *options,
            "--distpath",
            dist,
            "--workpath",
            work,
            "build.spec",
            cwd=ROOT,
        )
    return dist / NAME


def _pack(asked: argparse.Namespace, frozen: Path, out: Path, guest: wine.Wine | None) -> None:
    thorough = asked.check in ("full", "windows")
    if "tar" in asked.kinds or "deb" in asked.kinds:
        linux.check_files(frozen / "share")
    if "tar" in asked.kinds:
        package = linux.make_tar(frozen, out)
        step(f"{package.name} made")
        if asked.check:
            trial.try_tar(package)
    if "deb" in asked.kinds:
        package = linux.make_deb(frozen, out)
        step(f"{package.name} made")
        if asked.check:
            linux.check_deb(package)
            trial.try_deb(package, with_window=thorough)
    if "zip" in asked.kinds:
        package = windows.make_zip(frozen, out)
        step(f"{package.name} made")
        if asked.check:
            windows.try_zip(package, guest)
    if "installer" in asked.kinds:
        package = windows.make_installer(frozen, out)
        step(f"{package.name} made")
        if asked.check:
            windows.try_installer(package, guest)
    if "app" in asked.kinds:
        app, package = frozen.parent / f"{TITLE}.app", out / f"{NAME}-{version()}-macos.zip"
        # Other ways to zip follow its links, and so break its signature.
        run("ditto", "-c", "-k", "--keepParent", app, package)
        step(f"{package.name} made")
        if asked.check:
            with tempfile.TemporaryDirectory() as place:
                run("ditto", "-x", "-k", package, place)
                program = Path(place) / app.name / "Contents" / "MacOS" / NAME
                trial.try_commands(Program((str(program),)), Path(place))
            step(f"{package.name}: unpacked, started, removed")


if __name__ == "__main__":
    raise SystemExit(main())
