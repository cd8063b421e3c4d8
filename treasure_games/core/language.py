"""Player-facing sentences: marked where they are data, translated where they are shown."""

import gettext
import struct
from collections.abc import Sequence
from pathlib import Path

SOURCE = "en"
"""The language of the sentences in the source."""
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
    """Return the codes of the compiled catalogues, English (the source) first."""
    found = sorted(path.parent.parent.name for path in _LOCALES.glob(f"*/LC_MESSAGES/{_DOMAIN}.mo"))
    return (SOURCE, *(code for code in found if code != SOURCE))


def language() -> str:
    """Return the code of the current language."""
    return _Language.code


def use_language(code: str) -> str:
    """Switch to language `code`; an unknown code falls back to the English source, and so does one
    whose catalogue is damaged, which is told in the sentence returned.
    """
    known = code if code in available_languages() else SOURCE
    found = _catalogue(known)
    _Language.code = SOURCE if found is None else known
    _Language.catalogue = found or gettext.NullTranslations()
    if found is not None:
        return ""
    sentence = N_("The words of “{language}” are damaged, so all is in English. Install it again.")
    return translate(sentence, language=known)


def _catalogue(code: str) -> gettext.NullTranslations | None:
    """Return the sentences of a language; None if they can't be read."""
    try:
        return gettext.translation(_DOMAIN, localedir=_LOCALES, languages=[code], fallback=True)
    except (OSError, ValueError, LookupError, struct.error):
        return None


def translate(sentence: str, /, **places: object) -> str:
    """Return `sentence` in the player's language, with the named `places` in it filled, if any."""
    text = _Language.catalogue.gettext(sentence) if sentence else ""
    return text.format(**places) if places else text


def in_all_languages(sentence: str) -> frozenset[str]:
    """Return `sentence` in every language."""
    found = (_catalogue(code) for code in available_languages())
    return frozenset(one.gettext(sentence) if one else sentence for one in found)


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def decimal(value: float, places: int) -> str:
    """Return a number with the decimal mark of the language."""
    return f"{value:.{places}f}".replace(".", translate("."))


def translate_plural(one: str, many: str, count: int) -> str:
    """Return the plural form that fits `count`, placeholders unfilled."""
    return _Language.catalogue.ngettext(one, many, count)


def plural(one: str, many: str, count: int, **more: object) -> str:
    """Return the plural form that fits `count`, with {count} and the other places in it filled."""
    return _Language.catalogue.ngettext(one, many, count).format(count=count, **more)


class PieceNames:
    """Names of pieces as msgids; a number below 0 stands for a piece that is `hidden`."""

    def __init__(self, names: Sequence[str], hidden: str = "") -> None:
        self._names, self._hidden = names, hidden

    def printed(self, number: int) -> str:
        """Return the name for records and tests, never translated."""
        return self._names[number] if number >= 0 else self._hidden

    def spoken(self, number: int) -> str:
        """Return the name in the player's language."""
        return translate(self.printed(number))
