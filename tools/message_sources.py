"""Finds the sentences for players in the source: the arguments of N_, _, translate and the like."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from treasure_games.core.feats import PAGE as MEDALS, read_feats
from treasure_games.core.lesson import PAGE, read_lesson
from treasure_games.core.options import HouseRule, read_house
from treasure_games.match.challenge import PAGE as CHALLENGES, challenges_of
from treasure_games.match.voyage import PAGE as PORT
from treasure_games.opponents.voices import spoken_on

PACKAGE: Final = Path(__file__).resolve().parent.parent / "treasure_games"
MARK: Final = "N_"
TRANSLATORS: Final = ("_", "translate")
PLURALS: Final = ("translate_plural", "plural")
ERROR: Final = "GameError"
PAGES: Final = (
    "games/*/*/*.toml", "opponents/*.toml", "screens/**/*.toml", "stage/**/*.toml",
    "commands/*.toml",
)  # fmt: skip
"""Where pages of sentences and figures lie."""
NOT_SAID: Final = {
    "seat", "about", "map", "places", "id", "image", "keys", "licence", "holder", "address",
    "flags", "reads", "only_one", "settled", "intent", "made_with", "signs", "modifiers", "foreign",
    "twins", "unlocked", "edits", "at_once", "in_time", "deeds", "victims",
    "counts", "choices", "public", "reveals", "decisive", "seats", "picture", "command", "silences",
    "untold", "value", "folders", "asked", "scripts", "sounds", "face", "colour", "align",
    "panels", "people", "greyed", "brown", "moonlit", "dusk", "edges",
}  # fmt: skip
"""Fields of pages that are no sentences."""
RULE_ID: Final = re.compile(r"[A-Z]{2,3}-\w+")


class UnmarkedSentence(Exception):
    """A sentence that no catalogue can hold; says where it is and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A msgid and its file; `many` is its plural, "" if there is none."""

    one: str
    many: str
    file: str


def sentences(package: Path = PACKAGE) -> list[Sentence]:
    """Return every sentence of the package, file by file, in source order.

    Raises `UnmarkedSentence` for the first one that is composed instead of written out, or passed
    to a `GameError` without a mark.
    """
    parents: dict[str, set[str]] = {}
    calls: dict[str, list[ast.Call]] = {}
    for path in sorted(package.rglob("*.py")):
        # One tree at a time: those of the whole package take 60 MB.
        nodes = list(ast.walk(_tree(path)))
        parents |= _parents(nodes)
        calls[path.relative_to(package.parent).as_posix()] = [
            node for node in nodes if isinstance(node, ast.Call) and called(node)
        ]
    errors = _kinds_of_error(parents)
    found = [sentence for file in calls for sentence in _in_file(calls[file], file, errors)]
    found += [*_agreed(package), *_on_pages(package)]
    in_order = sorted(found, key=lambda sentence: Path(sentence.file))
    games = _taught(package), _dared(package), _medals(package), _at_ports(package)
    return [*in_order, *_spoken(package), *(one for said in games for one in said)]


def _dared(package: Path) -> Iterator[Sentence]:
    """Yield what is said of challenges."""
    for page in sorted(package.glob(f"games/*/{CHALLENGES}")):
        file = page.relative_to(package.parent).as_posix()
        for one in challenges_of(page.parent.name):
            yield from (Sentence(words, "", file) for words in (one.name, one.against, one.teaches))


def _taught(package: Path) -> Iterator[Sentence]:
    """Yield what is said in the lessons."""
    for page in sorted(package.glob(f"games/*/{PAGE}")):
        lesson, file = read_lesson(page), page.relative_to(package.parent).as_posix()
        steps = [one for chapter in lesson.chapters for one in chapter.instructions]
        said = [words for one in steps for words in (one.say, one.order) if words]
        yield from (Sentence(words, "", file) for words in (*said, *lesson.hints.values()))


def _agreed(package: Path) -> Iterator[Sentence]:
    """Yield what is said of games and house rules; numbers stand for themselves."""
    for path in sorted(package.glob("games/*/rules/house.toml")):
        page, file = read_house(str(path)), path.relative_to(package.parent).as_posix()
        said = [words for rule in page.options for words in _said_of(rule)]
        told = page.title, page.summary, *page.articles, *said
        yield from (Sentence(words, "", file) for words in told)


def _said_of(rule: HouseRule) -> Iterator[str]:
    choices = [words for choice in rule.choices for words in (choice.title, choice.words)]
    for words in (rule.title, rule.help, *choices, rule.own_words, rule.written_words):
        if words and words != "{number}" and not words.isdecimal():
            yield words


def _on_pages(package: Path) -> Iterator[Sentence]:
    """Yield the sentences on pages, those of house rules apart."""
    for path in sorted(one for pattern in PAGES for one in package.glob(pattern)):
        if path.name != "house.toml":
            page = tomllib.loads(path.read_text(encoding="utf-8"))
            yield from _among(page, path.relative_to(package.parent).as_posix())


def _among(part: Any, file: str) -> Iterator[Sentence]:
    """Yield the sentences in a part of a page; names of fields and rules are none."""
    if isinstance(part, dict) and "many" in part:
        yield Sentence(part["one"], part["many"], file)
    elif isinstance(part, dict):
        for name, entry in part.items():
            if name not in NOT_SAID:
                yield from _among(entry, file)
    elif isinstance(part, list):
        for entry in part:
            yield from _among(entry, file)
    elif isinstance(part, str) and part and not RULE_ID.fullmatch(part):
        yield Sentence(part, "", file)


def _at_ports(package: Path) -> Iterator[Sentence]:
    """Yield the house rules of a voyage's ports, and what rivals say of what was done there."""
    for path in sorted(package.glob(f"games/*/{PORT}")):
        page = tomllib.loads(path.read_text(encoding="utf-8"))
        file = path.relative_to(package.parent).as_posix()
        yield from (Sentence(page["told"], "", file), *_among(page["said"], file))


def medal_pages(package: Path) -> list[Path]:
    """Return the pages of deeds that earn a medal: those of all games, and of each."""
    return sorted({*package.glob(f"games/*/{MEDALS}"), *package.glob(f"match/{MEDALS}")})


def _medals(package: Path) -> Iterator[Sentence]:
    """Yield what is told of deeds that earn a medal."""
    for page in medal_pages(package):
        file = page.relative_to(package.parent).as_posix()
        for feat in read_feats(page):
            said = feat.name, feat.hint, feat.told, feat.word
            yield from (Sentence(words, "", file) for words in said if words)


def _spoken(package: Path) -> Iterator[Sentence]:
    """Yield what the pirates say, from the pages of their voices."""
    for page in sorted(package.glob("opponents/sayings/*.md")):
        for _occasion, sentence in spoken_on(page):
            yield Sentence(sentence, "", page.relative_to(package.parent).as_posix())


def called(call: ast.Call) -> str:
    """Return the plain name of the called function, or ""."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def _parents(nodes: Iterable[ast.AST]) -> dict[str, set[str]]:
    """Return the bases of each class among these, by name."""
    return {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in nodes
        if isinstance(node, ast.ClassDef)
    }


def _kinds_of_error(parents: Mapping[str, set[str]]) -> frozenset[str]:
    """Return the names of `GameError` and all its subclasses."""
    known = {ERROR}
    while more := {name for name, bases in parents.items() if bases & known} - known:
        known |= more
    return frozenset(known)


def _in_file(calls: Iterable[ast.Call], file: str, errors: frozenset[str]) -> Iterator[Sentence]:
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = called(call)
        if name == MARK or (name in TRANSLATORS and not _translates_data(call)):
            if sentence := _literal(call, 0, file):
                yield Sentence(sentence, "", file)
        elif name in PLURALS and not _translates_data(call):
            yield Sentence(_literal(call, 0, file), _literal(call, 1, file), file)
        elif name in errors:
            _refuse_unmarked(call, file)


def _translates_data(call: ast.Call) -> bool:
    """Return True if a variable is translated: its sentence is marked where it is written."""
    return not isinstance(call.args[0], ast.Constant | ast.JoinedStr | ast.BinOp)


def _literal(call: ast.Call, place: int, file: str) -> str:
    argument = call.args[place]
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise UnmarkedSentence(
        f"{file}:{call.lineno}: write the sentence out, with {{named}} placeholders"
    )


def _refuse_unmarked(call: ast.Call, file: str) -> None:
    """Raise for unmarked sentences; rule ids and row numbers, without spaces, are none."""
    for argument in call.args:
        if isinstance(argument, ast.JoinedStr) or (
            isinstance(argument, ast.Constant) and " " in str(argument.value)
        ):
            raise UnmarkedSentence(
                f"{file}:{call.lineno}: mark the sentence of {called(call)} with {MARK}"
            )
