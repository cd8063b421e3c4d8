"""The translation catalogues: `python tools/messages.py extract|update|compile|check`.

`extract` writes the template of all sentences, `update` adds new sentences to each language's
catalogue, untranslated, `compile` writes what the game reads, and `check` reports what is stale,
missing or wrong. A new language begins as an empty folder
`treasure_games/locale/<code>/LC_MESSAGES`. The output is the same on any day and machine.
"""

import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.message_sources import PACKAGE, UnmarkedSentence, sentences

DOMAIN: Final = "treasure_games"
LOCALES: Final = PACKAGE / "locale"
TEMPLATE: Final = LOCALES / f"{DOMAIN}.pot"
_TAG: Final = re.compile(r"</?[a-z]+(?:=[^<>]*)?>")
"""Markup in running text, as `treasure_games.stage.markup` reads it."""


class Lasting(Catalog):
    """A catalogue whose header has no date and no tool version, so that equal sentences give equal
    files.
    """

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """What gettext needs: the encoding, the language and its plural."""
        told = [("Project-Id-Version", "Treasure Games")]
        if self.locale is not None:
            told += [("Language", str(self.locale)), ("Plural-Forms", self.plural_forms)]
        return [
            *told,
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]


def languages() -> list[str]:
    """Return the codes of the languages that have a folder."""
    return sorted(path.parent.name for path in LOCALES.glob("*/LC_MESSAGES"))


def po_path(code: str) -> Path:
    """Return the catalogue that translators edit."""
    return LOCALES / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_path(code: str) -> Path:
    """Return the catalogue that the game reads."""
    return po_path(code).with_suffix(".mo")


def template() -> Lasting:
    """Return all sentences of the source; a repeated one names all its files."""
    catalogue = _empty(None)
    for found in sentences():
        known = catalogue.get(found.one)
        many = found.many or (known.id[1] if known and known.pluralizable else "")
        catalogue.add((found.one, many) if many else found.one, locations=[(found.file, 0)])
    return catalogue


def translation(code: str) -> Lasting:
    """Return a language's catalogue from its file; empty if there is none yet."""
    catalogue = _empty(code)
    path = po_path(code)
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, locale=code):
                if message.id:
                    catalogue[message.id] = message
    return catalogue


def po_text(catalogue: Catalog) -> bytes:
    """Return the file of a catalogue, sentences in source order."""
    file = BytesIO()
    write_po(file, catalogue, width=0, include_lineno=False, ignore_obsolete=True)
    return file.getvalue()


def mo_bytes(code: str) -> bytes:
    """Return the compiled catalogue of a language."""
    file = BytesIO()
    write_mo(file, translation(code))
    return file.getvalue()


def extract() -> int:
    """Write the template."""
    _write(TEMPLATE, po_text(template()))
    return 0


def update() -> int:
    """Add new sentences to each language, and drop unused ones."""
    extract()
    for code in languages():
        catalogue = translation(code)
        catalogue.update(template(), no_fuzzy_matching=True)
        _write(po_path(code), po_text(catalogue))
        missing = sum(1 for message in catalogue if message.id and not _is_translated(message))
        sys.stdout.write(f"{code}: {len(catalogue)} sentences, {missing} untranslated\n")
    return 0


def compile_all() -> int:
    """Write what the game reads."""
    for code in languages():
        _write(mo_path(code), mo_bytes(code))
    return 0


def check() -> int:
    """Print every fault, one per line; return 1 if there is any."""
    found = list(faults())
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


def faults() -> Iterator[str]:
    """Yield what is stale, missing or wrong."""
    try:
        found = template()
    except UnmarkedSentence as error:
        yield str(error)
        return
    if not TEMPLATE.exists() or TEMPLATE.read_bytes() != po_text(found):
        yield f"{TEMPLATE.name} is stale: run tools/messages.py update"
    for code in languages():
        yield from _faults_of(code, found)


def _faults_of(code: str, found: Catalog) -> Iterator[str]:
    catalogue = translation(code)
    wanted = {_key(message) for message in found if message.id}
    for one, _many in wanted - {_key(message) for message in catalogue}:
        yield f"{code}: “{one}” is not in the catalogue: run tools/messages.py update"
    if not mo_path(code).exists() or mo_path(code).read_bytes() != mo_bytes(code):
        yield f"{code}: {mo_path(code).name} is stale: run tools/messages.py compile"
    for message in catalogue:
        if message.id:
            yield from (f"{code}: “{_key(message)[0]}”: {why}" for why in _wrong(message))


def _wrong(message: Message) -> Iterator[str]:
    """Yield what is wrong with one translation."""
    if not _is_translated(message):
        yield "not translated"
        return
    if message.fuzzy:
        yield "marked as fuzzy, so the game doesn't read it"
    sources = _forms(message.id)
    for told in _forms(message.string):
        if _fields(told) not in [_fields(source) for source in sources]:
            yield f"other placeholders in “{told}”"
        if _tags(told) not in [_tags(source) for source in sources]:
            yield f"other marks of style in “{told}”"
        if _edges(told) not in [_edges(source) for source in sources]:
            yield f"other blanks at the ends of “{told}”"


def _is_translated(message: Message) -> bool:
    return bool(message.string) and all(_forms(message.string))


def _key(message: Message) -> tuple[str, str]:
    one, *many = _forms(message.id)
    return one, "".join(many)


def _forms(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    """Return a sentence as a tuple: of one form, or of singular and plural."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def _fields(text: str) -> set[str]:
    return {name for _text, name, _form, _kind in Formatter().parse(text) if name is not None}


def _tags(text: str) -> Counter[str]:
    return Counter(match[0] for match in _TAG.finditer(text))


def _edges(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()


def _empty(code: str | None) -> Lasting:
    return Lasting(locale=code, domain=DOMAIN, header_comment="# Treasure Games.", fuzzy=False)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


COMMANDS: Final[dict[str, Callable[[], int]]] = {
    "extract": extract,
    "update": update,
    "compile": compile_all,
    "check": check,
}


def main() -> int:
    """Run the command; return the exit code."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=COMMANDS)
    return COMMANDS[parser.parse_args().command]()


if __name__ == "__main__":
    sys.exit(main())
