"""What a Linux desktop knows of the app: menu entries, icons, the type of records, metainfo."""

import shutil
import struct
from pathlib import Path

from tools.packages.project import APP_ID, NAME, ROOT, TEMPLATES, filled

PLACES = {
    f"{APP_ID}.desktop": f"applications/{APP_ID}.desktop",
    f"{APP_ID}.watch.desktop": f"applications/{APP_ID}.watch.desktop",
    f"{APP_ID}.mime.xml": f"mime/packages/{APP_ID}.xml",
    f"{APP_ID}.metainfo.xml": f"metainfo/{APP_ID}.metainfo.xml",
}
"""Templates in packaging/linux, and where they go below `share`."""


def write_share(share: Path, program: str = NAME) -> None:
    """Fill a folder `share`; the menu entries start `program`."""
    for template, place in PLACES.items():
        text = filled(TEMPLATES / "linux" / template)
        if template.endswith(".desktop"):
            text = text.replace(f"Exec={NAME}", f"Exec={program}")
        _written(share / place, text.encode())
    for size, picture in icons().items():
        _written(share / f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png", picture)


def complete_folder(folder: Path) -> None:
    """Put into a frozen folder what makes it portable: `share`, and the script that uses it."""
    write_share(folder / "share")
    shutil.copy(TEMPLATES / "linux" / "add-to-menu.sh", folder)


def icons() -> dict[int, bytes]:
    """Return the app's icons as PNG by their width: those for Windows, and the large one."""
    data = (ROOT / "art" / "icon" / "app.ico").read_bytes()
    (count,) = struct.unpack_from("<H", data, 4)
    found = {512: (ROOT / "art" / "icon" / "app_512.png").read_bytes()}
    for number in range(count):
        width, *_rest, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        found[width or 256] = data[offset : offset + length]
    return found


def _written(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
