"""The questions of a shot that has been fired, on a slip: pearls on either side, and the loot."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.actions import Loot, Spend
from treasure_games.games.treasure_boots.rules.scoring import unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.forecast import answer_words
from treasure_games.games.treasure_boots.ui.question import Question
from treasure_games.table.pieces.picker import Pick, Slip

_ = translate


def attack_pearls(question: Question) -> Slip:
    """How many pearls, each with the chance that it makes (the defender's die is still to roll)."""
    view = question.view
    rum = view.holds[view.target][pieces.RUM]
    picks = tuple(
        Pick(
            f"spend{action.pearls}", _pearl_picture(view.holds[view.ship], action.pearls),
            _("Spend {count}").format(count=action.pearls) if action.pearls else _("None"),
            question.answer(action),
            names.percent(chance_of(view.attack + action.pearls - rum)),
        )
        for action in question.legal if isinstance(action, Spend)
    )  # fmt: skip
    return Slip(_("Pearls as Guns?"), picks, _attack_words(question))


def _pearl_picture(hold: pieces.Hold, spent: int) -> str:
    """Of the pearl that goes first: white ones before black ones."""
    return names.token_picture(pieces.token_of(hold, pieces.PEARL)) if spent else ""


def _attack_words(question: Question) -> str:
    """TB-57, TB-58: against what the attack stands, and what may still be put up against it."""
    view, foe = question.view, question.view.holds[question.view.target]
    name = names.ship_name(view.target, question.called)
    text = _("Attack {attack} against {ship}: a die and {rum} Rum.").format(
        attack=view.attack, ship=name, rum=foe[pieces.RUM]
    )
    left = pieces.pearls(foe)
    return f"{text}\n{answer_words(view.target, left, question.called)}" if left else text


def defence_pearls(question: Question) -> Slip:
    """So many pearls as make the shot miss, or none; both numbers, and what a hit would do."""
    view = question.view
    picks = tuple(
        Pick(
            f"spend{action.pearls}", _pearl_picture(view.holds[view.target], action.pearls),
            _("Spend {count}").format(count=action.pearls) if action.pearls else _("Let it hit"),
            question.answer(action),
        )
        for action in question.legal if isinstance(action, Spend)
    )  # fmt: skip
    text = _("Attack {attack} against defence {defence}.").format(
        attack=view.attack, defence=view.defence
    )
    return Slip(_("Pearls as Rum?"), picks, f"{text}\n{_hit_words(question)}")


def _hit_words(question: Question) -> str:
    """TB-50, TB-51: what comes of it if the shot is let hit."""
    view, hold = question.view, question.view.holds[question.view.target]
    name = names.ship_name(view.target, question.called)
    if pieces.cargo(hold) > 1:
        text = (
            _("Once hit, you choose what is lost.")
            if hold[pieces.GOLD]
            else _("Once hit, {captain} chooses what is lost.")
        )
        return text.format(captain=question.called(view.turn))
    if view.target == view.asked:
        return _("A hit would sink you.")
    return _("A hit would sink {ship}.").format(ship=name)


def loot(question: Question) -> Slip:
    """What each choice makes of the cargo of whoever chooses; else how many there are."""
    view = question.view
    hold = view.holds[view.target]
    picks = tuple(
        Pick(
            f"kind{action.kind}", names.token_picture(pieces.token_of(hold, action.kind)),
            names.label(action.kind), question.answer(action), _after_loot(view, action.kind),
        )
        for action in question.legal if isinstance(action, Loot)
    )  # fmt: skip
    is_own = view.asked == view.target
    text = _("Which piece do you lose?") if is_own else _("Which piece does {ship} lose?")
    heading = text.format(ship=names.ship_name(view.target, question.called))
    if not _change(view):
        return Slip(heading, picks)
    now = names.points_words(unload_value(view.holds[view.asked], view.house).total)
    return Slip(heading, picks, _("Your cargo is worth {points} now.").format(points=now))


def _after_loot(view: View, kind: int) -> str:
    change = _change(view)
    if not change:
        return _("has {count}").format(count=_count(view.holds[view.target], kind))
    token = pieces.token_of(view.holds[view.target], kind)
    worth = unload_value(pieces.more(view.holds[view.asked], token, change), view.house)
    return _("then {points}").format(points=names.points_words(worth.total))


def _change(view: View) -> int:
    """By how much the own cargo of whoever chooses the loot grows; 0 if it is another's affair."""
    if view.asked == view.target:
        return -1
    return int(view.asked == view.ship)


def chance_of(lead: int) -> float:
    """That one die is not more than this."""
    return min(6, max(0, lead)) / 6.0


def _count(hold: pieces.Hold, kind: int) -> int:
    return hold[kind] if kind != pieces.PEARL else pieces.pearls(hold)
