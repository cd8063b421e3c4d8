"""Pirates differ in what they do, not only in what is said of them."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

from tests.battery.playing import opened
from tests.games.stolen_treasure.scripted import Table
from treasure_games.games.stolen_treasure.bot.mind import ACTS, AIMED, MIND, suffered
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Move, policy_over
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

GAMES = 4
EVERY = 4
"""One in so many decisions is looked at."""
DECKHAND = MIND.levels["deckhand"]
KINDS = {
    **dict.fromkeys(AIMED, "strikes"),
    **{kind: deeds[0] for kind, deeds in ACTS.items() if deeds[0] in ("strikes", "answers")},
    actions.DrawTreasure: "draws treasure",
    actions.DrawPiracy: "draws piracy",
    actions.Bury: "buries",
    actions.Stake: "wagers",
}


@cache
def questions() -> Sequence[tuple[View, Sequence[Evaluation]]]:
    """What greedy players were asked in some games, and what a deckhand finds there."""
    found = []
    for seed in range(GAMES):
        play, asked = opened(GAME, 3, {}, seed), 0
        greedy = make_player("greedy", "stolen_treasure", 0, seed)
        while (pending := GAME.pending(play.state)) is not None:
            seat = pending.seats[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            asked += len(legal) > 1
            if len(legal) > 1 and asked % EVERY == 0:
                found.append((view, MIND.evaluate(view, legal, DECKHAND.effort, Random(asked))))
            play.act(seat, greedy.choose(view, legal))
    return tuple(found)


@cache
def habits(name: str) -> Counter[str]:
    """How often a pirate does what, in a hundred of those questions, as a deckhand."""
    done: Counter[str] = Counter()
    for view, found in questions():
        policy = MIND.preferred(view, found, DECKHAND, PERSONAS[name])
        for action, chance in policy.items():
            done[KINDS.get(type(action), "else")] += 100 * chance / len(questions())
    return done


def most(habit: str) -> str:
    return max(PERSONAS, key=lambda name: habits(name)[habit])


def given_away(level: str) -> float:
    """The share of the victory that a level gives away per decision, by what a deckhand finds."""
    total = 0.0
    for _, found in questions():
        policy = policy_over(found, MIND.levels[level])
        best: dict[actions.Action, float] = {}
        for one in found:
            best.setdefault(one.move.actions[0], one.value)
        total += sum(chance * (found[0].value - best[action]) for action, chance in policy.items())
    return total / len(questions())


def test_weaker_pirates_are_less_exact_but_not_careless() -> None:
    """Moves differ by hundredths of the victory here: who is that lax plays at random."""
    assert 0.003 < given_away("deckhand") < 0.008
    assert 0.001 < given_away("mate") < 0.003
    assert given_away("captain") == 0


def test_all_eight_pirates_play_differently() -> None:
    for one, other in combinations(PERSONAS, 2):
        apart = sum(abs(habits(one)[kind] - habits(other)[kind]) for kind in KINDS.values())
        assert apart > 2, (one, other, habits(one), habits(other))


def test_raiders_strike_more_than_the_racer() -> None:
    for raider in ("woodenfinger", "ruth"):
        assert habits(raider)["strikes"] > 1.25 * habits("bosun")["strikes"]


def test_the_racer_draws_more_treasure_than_the_hoarder() -> None:
    assert habits("bosun")["draws treasure"] > 1.25 * habits("pike")["draws treasure"]
    assert most("draws piracy") == "pike"


def test_the_gambler_wagers_most_and_the_careful_least() -> None:
    assert most("wagers") == "dutch"
    assert habits("gull")["wagers"] < 0.7 * habits("dutch")["wagers"]


def test_the_sly_answer_most() -> None:
    assert most("answers") == "tamsin"


def test_the_careful_bury_most() -> None:
    assert most("buries") == "gull"


def test_each_liking_is_for_a_deed_that_the_mind_names() -> None:
    """A misspelt one would never show."""
    named = set()
    for view, found in questions():
        for one in found:
            named.update(MIND.deeds(view, one.move))
    wanted = {deed for likes in MIND.likings.values() for deed in likes}
    assert set(MIND.likings) == set(PERSONAS)
    assert wanted <= named


@pytest.mark.parametrize(("buried", "does"), [(0.493, "Bury"), (0.488, "DrawPiracy")])
def test_even_a_captain_pays_up_to_its_liking_for_what_it_likes(buried: float, does: str) -> None:
    """Nine thousandths for burying, and no more; others don't bury."""
    view = Table("", "").view(0)
    found = [
        Evaluation.of(actions.DRAW_PIRACY, 0.5),
        Evaluation.of(actions.BURY[0], buried),
    ]
    captain = MIND.levels["captain"]
    chosen = {
        name: next(iter(MIND.preferred(view, found, captain, PERSONAS[name])))
        for name in ("gull", "ruth")
    }
    assert type(chosen["gull"]).__name__ == does
    assert chosen["ruth"] == actions.DRAW_PIRACY


def test_a_match_of_a_wager_is_not_called_a_wager() -> None:
    """ST-89: nobody can refuse, so it says nothing of whoever matches."""
    table = Table("Ruby", "Emerald, Ruby").stake(0, "Ruby")
    assert MIND.deeds(table.view(0), Move((), (actions.CHALLENGE[1],), 0.0)) == ("wagers",)
    table.do(0, actions.CHALLENGE[1])
    stake = next(one for one in table.legal() if isinstance(one, actions.Stake))
    assert not MIND.deeds(table.view(1), Move((), (stake,), 0.0))


def test_the_vengeful_strike_back_at_thieves_only() -> None:
    """ST-Q44: she knows her own card in the hand of another."""
    table = Table("Hook, Ruby, Emerald", "Hook, X Marks The Spot", "Hook")
    table.do(0, actions.DRAW_PIRACY, actions.END_TURN)
    table.do(1, actions.HOOK[0]).quiet()
    if table.asked.ask == "steal":
        table.do(1, actions.STEAL_TREASURE)
    view = table.view(0)
    assert (suffered(view, 1), suffered(view, 2)) == (1, 0)
    likes = {
        (name, target): MIND.liking(view, Move((), (actions.HOOK[target],), 0.0), pirate)
        for name, pirate in PERSONAS.items()
        for target in (1, 2)
    }
    assert likes["mary", 1] > likes["mary", 2] + 2
    assert likes["bosun", 1] == likes["bosun", 2]


def test_who_aims_at_the_vengeful_is_remembered_at_once() -> None:
    table = Table("X Marks The Spot", "Yarr!", "", buried={1: "Ruby"})
    assert suffered(table.view(1), 0) == 0
    table.do(0, actions.X_MARKS[1])
    assert suffered(table.view(1), 0) == 1
    assert suffered(table.view(1), 2) == 0
