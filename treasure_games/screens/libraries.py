"""Libraries in the packed app: their owners, and the files with their licences.

The files lie in the folder `licences`. Which wheel or system supplies a library changes with every
version, so each is known by the beginning of its file's name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Library:
    """A shared library, or several of one project. `stems` are names without "lib" and version."""

    name: str
    licence: str
    holder: str
    file: str
    stems: tuple[str, ...]


LIBRARIES: Final = (
    Library("SDL", "zlib", "© Sam Lantinga", "sdl2.txt", ("sdl2",)),
    Library("SDL_image", "zlib", "© Sam Lantinga", "sdl2-image.txt", ("sdl2_image",)),
    Library("SDL_mixer", "zlib", "© Sam Lantinga", "sdl2-mixer.txt", ("sdl2_mixer",)),
    Library("SDL_ttf", "zlib", "© Sam Lantinga", "sdl2-ttf.txt", ("sdl2_ttf",)),
    Library("ALSA", "GNU LGPL 2.1", "© Jaroslav Kysela and others", "alsa.txt", ("asound",)),
    Library(
        "Brotli", "MIT", "© The Brotli Authors", "brotli.txt", ("brotlicommon", "brotlidec")
    ),
    Library("bzip2", "bzip2 1.0.6", "© Julian R. Seward", "bzip2.txt", ("bz2",)),
    Library("Expat", "MIT", "© Expat maintainers, Clark Cooper", "expat.txt", ("expat",)),
    Library("FLAC", "BSD", "© Josh Coalson, Xiph.Org Foundation", "flac.txt", ("flac",)),
    Library(
        "FluidSynth", "GNU LGPL 2.1", "© Peter Hanappe and others", "fluidsynth.txt",
        ("fluidsynth",),
    ),
    Library(
        "FreeType", "FreeType License", "© The FreeType Project (www.freetype.org)",
        "freetype.txt", ("freetype",),
    ),
    Library(
        "GCC runtime", "GNU GPL 3 with the runtime exception", "© Free Software Foundation",
        "gcc-runtime.txt", ("gcc_s", "stdc++"),
    ),
    Library("HarfBuzz", "MIT", "© Google and others", "harfbuzz.txt", ("harfbuzz",)),
    Library("libffi", "MIT", "© Anthony Green, Red Hat and others", "libffi.txt", ("ffi",)),
    Library(
        "libjpeg-turbo", "IJG, BSD and zlib", "© Thomas G. Lane, D. R. Commander and others",
        "libjpeg-turbo.txt", ("jpeg", "turbojpeg"),
    ),
    Library("libmpdec", "BSD", "© Stefan Krah", "libmpdec.txt", ("mpdec",)),
    Library("libogg", "BSD", "© Xiph.Org Foundation", "ogg.txt", ("ogg",)),
    Library("libpng", "libpng", "© The PNG Reference Library Authors", "libpng.txt", ("png",)),
    Library("libsndfile", "GNU LGPL 2.1", "© Erik de Castro Lopo", "sndfile.txt", ("sndfile",)),
    Library("LibTIFF", "libtiff", "© Sam Leffler, Silicon Graphics", "libtiff.txt", ("tiff",)),
    Library(
        "libvorbis", "BSD", "© Xiph.Org Foundation", "vorbis.txt",
        ("vorbis", "vorbisenc", "vorbisfile"),
    ),
    Library(
        "libwebp", "BSD", "© Google", "libwebp.txt",
        ("webp", "webpdemux", "webpmux", "sharpyuv"),
    ),
    Library("libxmp", "MIT", "© Claudio Matsuoka, Hipolito Carraro Jr", "xmp.txt", ("xmp",)),
    Library("mpg123", "GNU LGPL 2.1", "© The mpg123 project", "mpg123.txt", ("mpg123",)),
    Library("OpenSSL", "Apache 2.0", "© The OpenSSL Project", "openssl.txt", ("crypto", "ssl")),
    Library("Opus", "BSD", "© Xiph.Org Foundation and others", "opus.txt", ("opus",)),
    Library("Opusfile", "BSD", "© Xiph.Org Foundation", "opusfile.txt", ("opusfile",)),
    Library("PortMidi", "MIT", "© Roger B. Dannenberg and others", "portmidi.txt", ("portmidi",)),
    Library(
        "PyInstaller’s bootloader", "GNU GPL 2 with an exception",
        "© PyInstaller Development Team", "pyinstaller.txt", (),
    ),
    Library("Python", "PSF License", "© Python Software Foundation", "python.txt", ("python",)),
    Library("SQLite", "public domain", "D. Richard Hipp", "sqlite.txt", ("sqlite",)),
    Library("WavPack", "BSD", "© David Bryant", "wavpack.txt", ("wavpack",)),
    Library("XZ Utils", "public domain", "Lasse Collin", "xz.txt", ("lzma",)),
    Library("zlib", "zlib", "© Jean-loup Gailly and Mark Adler", "zlib.txt", ("z", "zlib")),
)  # fmt: skip
"""Sorted by name, except SDL first."""

_SHARED: Final = re.compile(r"\.(?:so|dll|dylib)\b", re.IGNORECASE)
_EXTENSION: Final = re.compile(r"\.(?:cpython|cp\d|abi3)[^/]*\.(?:so|pyd)$|\.pyd$")
_STEM: Final = re.compile(r"(?:lib)?(?P<stem>[a-z][a-z_+]*(?:123|2(?:_[a-z]+)?)?)", re.IGNORECASE)


def is_shared_library(file: str) -> bool:
    """Return True if `file` names a shared library that is not a Python extension module."""
    return bool(_SHARED.search(file)) and not _EXTENSION.search(file)


def library_of(file: str) -> Library | None:
    """Return the library that a file of this name belongs to; None if unknown."""
    found = _STEM.match(file)
    stem = found["stem"].casefold() if found else ""
    return next((one for one in LIBRARIES if stem in one.stems), None)
