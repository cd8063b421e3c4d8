"""Player-facing sentences: marked where they are data, translated where they are shown."""

from __future__ import annotations

import gettext
from pathlib import Path

SOURCE = "en"
"""The language that sentences are written in."""
_DOMAIN = "treasure_games"
_LOCALES = Path(__file__).resolve().parent.parent / "locale"


class _Language:
    """The catalogue in use; one per process, chosen by the player in the settings."""

    code: str = SOURCE
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


def N_(sentence: str) -> str:  # noqa: N802 - the name every gettext tool looks for
    """Mark `sentence` for the catalogue without translating it yet (for tables of data)."""
    return sentence


def available_languages() -> tuple[str, ...]:
    """Codes of the languages that have a compiled catalogue, English (the source) first."""
    found = sorted(path.parent.parent.name for path in _LOCALES.glob(f"*/LC_MESSAGES/{_DOMAIN}.mo"))
    return (SOURCE, *(code for code in found if code != SOURCE))


def language() -> str:
    """Code of the language that is spoken now."""
    return _Language.code


def use_language(code: str) -> None:
    """Translate into `code` from now on; an unknown code falls back to the English source."""
    _Language.code = code if code in available_languages() else SOURCE
    _Language.catalogue = gettext.translation(
        _DOMAIN, localedir=_LOCALES, languages=[_Language.code], fallback=True
    )


def translate(sentence: str) -> str:
    """`sentence` in the player's language."""
    return _Language.catalogue.gettext(sentence) if sentence else ""


def translate_plural(one: str, many: str, count: int) -> str:
    """The form of the sentence that fits `count`; the caller fills in the placeholders."""
    return _Language.catalogue.ngettext(one, many, count)
