"""What the rulebooks say, in each language, for tests that hold it against the rules."""

from treasure_games.core.registry import folder_of


def pages(game_id: str) -> dict[str, str]:
    """The rulebook by language, all in one line."""
    found = folder_of(game_id).glob("rulebook.*")
    return {
        one.name.removeprefix("rulebook.").removesuffix("md").rstrip(".") or "en": " ".join(
            one.read_text("utf-8").split()
        )
        for one in found
    }


def sentences(game_id: str, rule_id: str) -> dict[str, str]:
    """By language what stands before the id of a rule, from the id before it on."""
    return {
        language: text.partition(f"({rule_id}")[0].rpartition(")")[2]
        for language, text in pages(game_id).items()
    }


def house_rules(game_id: str) -> dict[str, str]:
    """By language the last chapter."""
    return {language: text.rpartition(" ## ")[2] for language, text in pages(game_id).items()}
