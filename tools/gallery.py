"""Renders the main moments of every scene to PNG, without a screen: the same bytes each time.

    python tools/gallery.py --out DIR [--list] [--only NAME] [--size WxH] [--text-scale N]
                            [--language de]
    python tools/gallery.py --out DIR --strip NAME
    python tools/gallery.py --out DIR --pieces NAME

`--only`, `--strip` and `--pieces` take a name or a pattern like `table_*`. A strip shows twelve
frames of an animation, evenly spread over its length, in reading order. Pieces are sheets of the
table's stock, for engineers: no player sees them.
"""

import argparse
import sys
from fnmatch import fnmatch
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.moments import MOMENTS, PIECES, STRIPS, Strip
from tools.quick_thinker import QuickThinker
from tools.rig import FRAME, Rig, pygame, rig
from treasure_games.app import App
from treasure_games.core.language import SOURCE, available_languages, use_language

FRAMES = 12
COLUMNS = 4
LONGEST = 12.0


def main() -> int:
    """Do what the command line asks."""
    arguments = _parsed()
    if arguments.list:
        for kind, shown in (("", MOMENTS), ("(strip) ", STRIPS), ("(pieces) ", PIECES)):
            for name, found in shown.items():
                print(f"{name:24} {kind}{found.tells}")
        return 0
    if arguments.out is None:
        print("gallery: say where with --out DIR", file=sys.stderr)
        return 2
    arguments.out.mkdir(parents=True, exist_ok=True)
    stills = PIECES if arguments.pieces else MOMENTS
    pattern = arguments.strip or arguments.pieces or arguments.only
    names = [name for name in (STRIPS if arguments.strip else stills) if fnmatch(name, pattern)]
    if not names:
        print("gallery: nothing of that name; see --list", file=sys.stderr)
        return 2
    for name in names:
        path = arguments.out / f"{name}.png"
        prepare = partial(prepared, language=arguments.language)
        with rig(arguments.size, arguments.text_scale, prepare=prepare) as stand:
            if arguments.strip:
                pygame.image.save(film(stand, STRIPS[name]), str(path))
            else:
                stills[name].show(stand)
                pygame.image.save(stand.picture(), str(path))
        print(path)
    return 0


def prepared(app: App, language: str) -> None:
    """Choose the language, and make the pictures independent of the worker's thinking time."""
    app.settings.language = language
    use_language(language)
    app.services.thinker = QuickThinker()


def film(stand: Rig, strip: Strip) -> pygame.Surface:
    """Return twelve frames of an animation on one sheet, at half size."""
    strip.begin(stand)
    pictures = [stand.picture()]
    while (
        stand.loop.stack.is_animating
        and not strip.is_over(stand)
        and len(pictures) * FRAME < LONGEST
    ):
        stand.tick()
        pictures.append(stand.picture())
    if strip.is_over(stand) and pictures[1:]:
        pictures.pop()  # the next thing has begun in it
    last = len(pictures) - 1
    chosen = [pictures[round(last * number / (FRAMES - 1))] for number in range(FRAMES)]
    width, height = chosen[0].get_width() // 2, chosen[0].get_height() // 2
    sheet = pygame.Surface((width * COLUMNS, height * (FRAMES // COLUMNS)))
    for number, picture in enumerate(chosen):
        row, column = divmod(number, COLUMNS)
        small = pygame.transform.smoothscale(picture, (width, height))
        sheet.blit(small, (column * width, row * height))
    return sheet


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Render every scene to PNG.")
    parser.add_argument("--out", type=Path, help="folder for the pictures")
    parser.add_argument("--list", action="store_true", help="list what there is")
    parser.add_argument("--only", default="*", metavar="NAME", help="only these moments")
    parser.add_argument("--strip", metavar="NAME", help="film strips of these animations")
    parser.add_argument("--pieces", metavar="NAME", help="sheets of these stock pieces")
    parser.add_argument("--size", type=size_of, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--text-scale", type=float, default=1.0, metavar="N", help="0.75 to 2")
    parser.add_argument("--language", choices=available_languages(), default=SOURCE)
    arguments = parser.parse_args()
    if not 0.75 <= arguments.text_scale <= 2.0:
        parser.error("--text-scale is between 0.75 and 2")
    return arguments


def size_of(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) > 0 and int(height) > 0):
        raise argparse.ArgumentTypeError(f"“{text}” is not a size like 1920x1080")
    return int(width), int(height)


if __name__ == "__main__":
    raise SystemExit(main())
