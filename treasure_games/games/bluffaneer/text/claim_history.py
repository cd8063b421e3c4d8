"""Every claim of a match of Bluffaneer and whether it was true, collected from its events."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.chances import sentence_with
from treasure_games.core.claim_history import ClaimHistory
from treasure_games.core.codec import Event
from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import N_, plural, translate as _
from treasure_games.core.words import Called, ClaimReport
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, PAIRS, spoken_name
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.turns import BELIEF, BLUFF, TRUTH
from treasure_games.games.bluffaneer.rules.view import claim_chance


class PairClaim(Struct, frozen=True, kw_only=True):
    """A claim to hold a pair, the number of whose event is `moment`.

    `challengers` called it a lie; without any it was believed, by `believers`. `is_true` is None
    until everybody can see it. `face` is the card that was shown, `earned` what the claimant won in
    coins, negative for a loss. `chance` is how likely it was true by what seat `counter` knew, or
    by what everybody knew if that is None.
    """

    moment: int
    claimant: int
    pair: int
    challengers: tuple[int, ...] = ()
    believers: tuple[int, ...] = ()
    is_true: bool | None = None
    face: int = UNKNOWN
    earned: int = 0
    counter: int | None = None
    chance: float = 0.0

    @property
    def is_believed_lie(self) -> bool:
        """True for a lie that nobody challenged."""
        return not self.is_true and not self.challengers

    @property
    def right(self) -> tuple[int, ...]:
        """The seats that challenged a lie, or believed a truth."""
        return self.believers if self.is_true else self.challengers

    @property
    def wrong(self) -> tuple[int, ...]:
        """The seats that challenged a truth, or believed a lie."""
        return self.challengers if self.is_true else self.believers

    @property
    def fault(self) -> tuple[float, ...]:
        """A key for comparison, greater for a worse answer; () if it was right.

        A challenged truth counts as worse than any believed lie. By the odds nearly every believed
        lie would be worse, and the worst call would always be the best lie.
        """
        error = self.chance if self.challengers else 1.0 - self.chance
        is_wrong = bool(self.challengers) == bool(self.is_true)
        return (float(bool(self.is_true)), error) if is_wrong and error > 0 else ()


PairClaims: TypeAlias = ClaimHistory[PairClaim]


def _after(claim: PairClaim, event: object, state: Any) -> PairClaim:
    """Return a claim as it stands after an event that concerns it."""
    match event:
        case events.Believed(seat=seat):
            return replace(claim, believers=(seat,))
        case events.Challenged(seat=seat):
            return replace(claim, challengers=(seat,))
        case events.AnswersOpened(challengers=challengers):
            others = state.house.others[claim.claimant]
            believers = tuple(seat for seat in others if seat not in challengers)
            return replace(claim, challengers=challengers, believers=believers)
        case events.CardRevealed(truth=truth, card=card):
            return replace(claim, is_true=truth, face=state.faces[card])
        case events.CoinsPaid(reason=reason) if reason in (BELIEF, TRUTH, BLUFF):
            sign = 1 if event.payee == claim.claimant else -1
            return replace(claim, earned=claim.earned + sign * event.coins)
    return claim


def answered_claims(moments: Iterable[tuple[object, Any]]) -> list[PairClaim]:
    """Return the claims of which everybody knows whether they were true, without their odds, among
    all events, which come with the state right after each.
    """
    claims: list[PairClaim] = []
    for moment, (event, state) in enumerate(moments):
        if isinstance(event, events.Claimed):
            claims.append(PairClaim(moment=moment, claimant=event.seat, pair=event.pair))
        elif claims:
            claims[-1] = _after(claims[-1], event, state)
    return [claim for claim in claims if claim.is_true is not None]


def pair_claims(moments: Iterable[tuple[object, State]]) -> PairClaims:
    """Return the claims with their odds: by what everybody knew while the match goes on, later by
    what the roller knew.
    """
    all_moments = list(moments)
    is_over = any(isinstance(event, events.GameEnded) for event, _state in all_moments)
    claims: list[PairClaim] = []
    for claim in answered_claims(all_moments):
        _event, state = all_moments[claim.moment]
        counter = state.turn if is_over else None
        chance = claim_chance(GAME.view(state, counter), claim.claimant)
        claims.append(replace(claim, counter=counter, chance=chance))
    return ClaimHistory(tuple(claims))


def claim_counts(claims: Iterable[PairClaim], seats: int) -> dict[str, list[int]]:
    """Return by seat the number of claims, true ones, believed and caught lies, and answers.

    An answer is right if it challenged a lie or believed a truth.
    """
    names = ("claims", "true", "believed", "caught", "right", "wrong")
    by_seat = {name: [0] * seats for name in names}
    for claim in claims:
        kind = "true" if claim.is_true else "believed" if claim.is_believed_lie else "caught"
        for name, whose in (("right", claim.right), ("wrong", claim.wrong)):
            for seat in whose:
                by_seat[name][seat] += 1
        by_seat["claims"][claim.claimant] += 1
        by_seat[kind][claim.claimant] += 1
    return by_seat


def claim_reports(
    moments: Iterable[tuple[Event, State]], called: Called
) -> tuple[ClaimReport, ...]:
    """Return every claim whose card was shown, in sentences."""
    history = pair_claims(moments)
    return tuple(_report(history, claim, called) for claim in history.claims)


def _report(history: PairClaims, claim: PairClaim, called: Called) -> ClaimReport:
    text = _("{name} claimed {pair}")
    answer = _("Challenged by {names}.") if claim.challengers else _("Believed by {names}.")
    names = ", ".join(called(seat) for seat in claim.challengers or claim.believers)
    return ClaimReport(
        seat=claim.claimant,
        claim=text.format(name=called(claim.claimant), pair=pair_markup(claim.pair)),
        is_true=bool(claim.is_true),
        is_believed=not claim.challengers,
        shown="" if claim.is_true else pair_markup(claim.face),
        answer=f"{answer.format(names=names)} {_earned(claim.earned)}",
        odds=_odds(claim, called),
        is_best_lie=claim is history.best_lie,
        is_worst_call=claim is history.worst_call,
        promised=() if claim.is_true else (_card(claim.pair),),
        lifted=(_card(claim.face),),
        moment=claim.moment,
    )


def _card(face: int) -> str:
    return "cards/bluffaneer/" + "_".join(ICON_NAMES[icon] for icon in PAIRS[face])


def _odds(claim: PairClaim, called: Called) -> str:
    if claim.counter is None:
        return sentence_with(N_("True by what lay open: {chance}."), claim.chance)
    text = N_("True by {name}’s count: {chance}.")
    return sentence_with(text, claim.chance, name=called(claim.counter))


def pair_markup(face: int) -> str:
    """Return the icons and the name of a pair, with markup."""
    icons = "".join(f"<icon=bluffaneer/icon_{ICON_NAMES[icon]}>" for icon in PAIRS[face])
    return f"{icons}\u2060\u00a0{spoken_name(face)}"


def _earned(coins: int) -> str:
    if coins > 0:
        return plural("It won {count} coin.", "It won {count} coins.", coins)
    cost = plural("It cost {count} coin.", "It cost {count} coins.", -coins)
    return cost if coins else _("No coins changed hands.")
