"""Every sentence reaches its player through the catalogue, and every catalogue is whole."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from tests.literals import bare_sentences, early_translations
from tools import messages
from tools.libraries import LIBRARIES
from tools.message_sources import PACKAGE, Sentence, UnmarkedSentence, sentences
from treasure_games.core.language import (
    SOURCE,
    available_languages,
    translate,
    translate_plural,
    use_language,
)
from treasure_games.core.registry import GAMES, UNDER_WAY, load
from treasure_games.core.rulebook import rulebook
from treasure_games.games.treasure_boots.rules.layouts import LAYOUTS
from treasure_games.screens.about import WORKS
from treasure_games.screens.setup.crew import NAMES as PEOPLE

ROOT = PACKAGE.parent
LANGUAGES = [code for code in available_languages() if code != SOURCE]
SHOWN = sorted(
    {
        *PACKAGE.glob("*.py"),
        *(PACKAGE / "commands").rglob("*.py"),
        *(PACKAGE / "games").rglob("*.py"),
        *(PACKAGE / "screens").rglob("*.py"),
        *(PACKAGE / "stage/widgets").rglob("*.py"),
    }
)
"""Modules whose words may reach the player."""
NAMES = {
    *("Treasure Games", "English", "Deutsch"),
    *(name for work in WORKS for name in (work.name, work.licence, work.holder)),
    *(name for one in LIBRARIES for name in (one.name, one.licence, one.holder)),
    *PEOPLE,
}
"""The same in every language."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(SOURCE)


# The catalogues


def test_template_and_catalogues_are_up_to_date_and_whole() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools/messages.py", "check"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_there_is_a_german_catalogue() -> None:
    assert "de" in LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_translated(code: str) -> None:
    translated = {
        message.id if isinstance(message.id, str) else message.id[0]
        for message in messages.translation(code)
        if message.string
    }
    assert {sentence.one for sentence in sentences()} - translated == set()


ONE_OR_MANY = "lasts {count} turn each", "lasts {count} turns each"


def test_german_is_spoken_once_it_is_chosen() -> None:
    use_language("de")
    assert translate("Set sail") == "Segel setzen"
    assert [translate_plural(*ONE_OR_MANY, n) for n in (0, 1, 2)] == [
        "reicht für je {count} Züge",
        "reicht für je {count} Zug",
        "reicht für je {count} Züge",
    ]


def test_what_is_compiled_is_the_same_every_time() -> None:
    for code in LANGUAGES:
        assert messages.mo_bytes(code) == messages.mo_bytes(code)
        assert b"-Date:" not in messages.mo_bytes(code)


# What the check finds


SHIP: dict[str, str | tuple[str, str]] = {
    "Set sail": "Segel setzen",
    "{name} begins.": "{name} beginnt.",
    "{count} turn": ("{count} Zug", "{count} Züge"),
    " and ": " und ",
}


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game of four sentences, all in German, all up to date."""
    said = [Sentence(one, "{count} turns" * ("turn" in one), "ship/deck.py") for one in SHIP]
    monkeypatch.setattr(messages, "sentences", lambda: said)
    monkeypatch.setattr(messages, "LOCALES", tmp_path)
    monkeypatch.setattr(messages, "TEMPLATE", tmp_path / "treasure_games.pot")
    messages.po_path("de").parent.mkdir(parents=True)
    messages.update()
    catalogue = messages.translation("de")
    for one, told in SHIP.items():
        catalogue[one].string = told
    messages.po_path("de").write_bytes(messages.po_text(catalogue))
    messages.compile_all()
    return tmp_path


def retold(old: str, new: str) -> None:
    """Change the German catalogue by hand and compile it."""
    path = messages.po_path("de")
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    messages.compile_all()


def test_a_whole_catalogue_has_no_faults(small: Path) -> None:
    assert list(messages.faults()) == []


def test_a_stale_template_is_found(small: Path) -> None:
    messages.TEMPLATE.write_bytes(b"")
    assert any("is stale" in fault for fault in messages.faults())


def test_a_stale_compiled_catalogue_is_found(small: Path) -> None:
    path = messages.po_path("de")
    path.write_text(path.read_text("utf-8").replace("Segel setzen", "Leinen los"), "utf-8")
    assert any("treasure_games.mo is stale" in fault for fault in messages.faults())
    assert messages.check() == 1
    messages.compile_all()
    assert messages.check() == 0


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"{name} beginnt."', '"{nom} beginnt."', "other placeholders"),
        ('"{count} Züge"', '"Züge"', "other placeholders"),
        ('"Segel setzen"', '"<b>Segel</b> setzen"', "other marks of style"),
        ('" und "', '"und"', "other blanks"),
        ('"Segel setzen"', '""', "not translated"),
        ('"{count} Zug"', '""', "not translated"),
        ('msgid "Set sail"\n', '#, fuzzy\nmsgid "Set sail"\n', "fuzzy"),
    ],
)
def test_a_wrong_translation_is_found(small: Path, old: str, new: str, fault: str) -> None:
    retold(old, new)
    assert [fault in found for found in messages.faults()] == [True]


def test_a_sentence_that_is_not_in_a_catalogue_is_found(small: Path) -> None:
    retold('msgid "Set sail"', 'msgid "Hoist sail"')
    assert any("“Set sail” is not in the catalogue" in found for found in messages.faults())
    messages.update()
    assert any("“Set sail”: not translated" in found for found in messages.faults())
    assert "Hoist sail" not in messages.po_path("de").read_text("utf-8")


def test_a_new_language_begins_with_an_empty_folder(small: Path) -> None:
    (small / "nl" / "LC_MESSAGES").mkdir(parents=True)
    messages.update()
    messages.compile_all()
    assert "Language: nl" in messages.po_path("nl").read_text("utf-8")
    assert any(found.startswith("nl: “Set sail”: not") for found in messages.faults())


# What stands in the source


def package(folder: Path, source: str) -> Path:
    """A package of one module."""
    (folder / "ship").mkdir()
    (folder / "ship" / "deck.py").write_text(source, "utf-8")
    return folder / "ship"


def test_sentences_are_found_where_they_are_marked(tmp_path: Path) -> None:
    found = sentences(
        package(
            tmp_path,
            'A = N_("data")\n_("shown " "here")\ntranslate("told")\ntranslate(A)\n_("")\n'
            'translate_plural("{n} card", "{n} cards", n)\n'
            'plural("{count} coin", "{count} coins", n)\n'
            'raise BadDeck("XX-01", N_("a refusal"))\n',
        )
    )
    assert [(one.one, one.many) for one in found] == [
        ("data", ""),
        ("shown here", ""),
        ("told", ""),
        ("{n} card", "{n} cards"),
        ("{count} coin", "{count} coins"),
        ("a refusal", ""),
    ]
    assert {one.file for one in found} == {"ship/deck.py"}


def test_sentences_are_found_on_pages_of_data(tmp_path: Path) -> None:
    ship = package(tmp_path, "")
    (ship / "games" / "reef" / "text").mkdir(parents=True)
    (ship / "games" / "reef" / "text" / "log.toml").write_text(
        '[Paid]\ntext.one = "{count} coin"\ntext.many = "{count} coins"\ntext.by = "count"\n'
        'caption = "Paid"\nseat = "payer"\nabout = ["card"]\nfollows = true\n'
        'at_once = ["seat:calm"]\n'
        'cases.toll.text = "A toll"\nwhy = ["XX-01", "No money"]\n',
        "utf-8",
    )
    found = [(one.one, one.many) for one in sentences(ship)]
    assert found == [
        ("{count} coin", "{count} coins"),
        ("Paid", ""),
        ("A toll", ""),
        ("No money", ""),
    ]


def test_sentences_are_found_on_pages_of_house_rules(tmp_path: Path) -> None:
    ship = package(tmp_path, "")
    (ship / "games" / "reef" / "rules").mkdir(parents=True)
    (ship / "games" / "reef" / "rules" / "house.toml").write_text(
        'title = "Reefs"\nsummary = "Avoid them."\n'
        'articles = ["It lies {reef}."]\n[[options]]\nname = "reef"\ntitle = "Reef"\n'
        'help = "Where."\nrule = "XX-01"\n'
        'choices = [["near", "Near", "close"], [3, "3"], ["auto", "As usual", "{number}"]]\n',
        "utf-8",
    )
    found = [one.one for one in sentences(ship)]
    agreed = ["It lies {reef}.", "Reef", "Where.", "Near", "close", "As usual"]
    assert found == ["Reefs", "Avoid them.", *agreed]


@pytest.mark.parametrize(
    "source",
    [
        '_(f"{name} begins")',
        '_("Seat " + name)',
        'N_(f"{name}")',
        "N_(name)",
        'translate_plural(f"{n} card", "cards", n)',
        'class BadDeck(GameError): ...\nraise BadDeck("No such card.")',
        'class BadDeck(GameError): ...\nclass Worse(BadDeck): ...\nraise Worse(f"No {card}.")',
    ],
)
def test_a_sentence_that_no_catalogue_can_hold_is_refused(tmp_path: Path, source: str) -> None:
    with pytest.raises(UnmarkedSentence, match=r"ship/deck\.py"):
        sentences(package(tmp_path, source))


@pytest.mark.parametrize("file", SHOWN, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_words_pass_the_catalogue_by(file: Path) -> None:
    assert [(line, text) for line, text in bare_sentences(file) if text not in NAMES] == []


def test_words_that_pass_by_are_seen(tmp_path: Path) -> None:
    (path := tmp_path / "deck.py").write_text(
        '"""A module."""\nLabel("Set sail", "sail")\nButton(f"{name} begins")\nLabel(_("Back"))\n',
        "utf-8",
    )
    assert [text for _line, text in bare_sentences(path)] == ["Set sail", " begins"]


def test_nothing_is_translated_while_modules_are_read() -> None:
    """Else a change of the language would not reach it."""
    early = {path.name: list(early_translations(path)) for path in PACKAGE.rglob("*.py")}
    assert {name: lines for name, lines in early.items() if lines} == {}


def test_early_translations_are_seen(tmp_path: Path) -> None:
    (path := tmp_path / "deck.py").write_text(
        'A = _("one")\ndef f(a=translate("two")):\n    return _("three")\nB = lambda: _("four")\n'
        'class C:\n    title = _("five")\n    def g(self):\n        return _("six")\n',
        "utf-8",
    )
    assert list(early_translations(path)) == [1, 2, 6]


# The rulebooks

BOOKS = (*GAMES, *UNDER_WAY)
"""The games with a rulebook."""


def words_of(game_id: str) -> str:
    return " ".join(one.text for one in rulebook(game_id)).casefold()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game_id", BOOKS)
def test_a_translated_rulebook_tells_the_same_rules_in_the_same_places(
    game_id: str, code: str
) -> None:
    source = rulebook(game_id)
    use_language(code)
    told = rulebook(game_id)
    assert told != source
    assert [(one.level, one.is_item, one.rules, one.image) for one in told] == [
        (one.level, one.is_item, one.rules, one.image) for one in source
    ]
    assert told[0].text == translate(load(game_id).info.title)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game_id", BOOKS)
def test_a_translated_rulebook_calls_the_options_what_the_set_up_calls_them(
    game_id: str, code: str
) -> None:
    source = words_of(game_id)
    options = load(game_id).info.options
    named = [one.title for one in options if one.title.casefold() in source]
    assert len(named) >= len(options) - 1
    use_language(code)
    told = words_of(game_id)
    assert [title for title in named if translate(title).casefold() not in told] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game_id", BOOKS)
def test_a_translated_rulebook_is_as_narrow_as_the_source(game_id: str, code: str) -> None:
    page = files(f"treasure_games.games.{game_id}").joinpath(f"rulebook.{code}.md")
    assert max(map(len, page.read_text("utf-8").splitlines())) <= 100


@pytest.mark.parametrize("code", [SOURCE, *LANGUAGES])
def test_the_rulebook_of_the_chart_names_every_layout_that_can_be_laid(code: str) -> None:
    use_language(code)
    told = words_of("treasure_boots")
    names = [layout.name for ways in LAYOUTS.values() for layout in ways.values()]
    assert len(names) == 12
    assert [name for name in names if translate(name).casefold() not in told] == []


def test_a_language_without_a_page_reads_the_source() -> None:
    source = rulebook(GAMES[0])
    use_language("tlh")
    assert rulebook(GAMES[0]) == source


def test_no_sentence_has_a_straight_apostrophe() -> None:
    """But for names of commands in quotation marks."""
    straight = re.compile(r"(?<=[A-Za-z])'(?=[a-z])")
    template = (ROOT / "treasure_games/locale/treasure_games.pot").read_text("utf-8")
    found = [line for line in template.splitlines() if straight.search(line)]
    pages = (ROOT / "treasure_games/games").glob("*/rulebook*.md")
    found += [str(page) for page in pages if straight.search(page.read_text("utf-8"))]
    assert found == []
