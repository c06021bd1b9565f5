"""Decisions of regulars and experts when checking is free, after the first street; shared by the families.

Value bets are ahead of the continuing hands; bluffs are the worst hands of one's own range, in a number that the bet
size allows; checks include strong hands too.
"""

from __future__ import annotations

from pokertable.model.text import phrase
from pokertable.players.facts.figures import DrawnHands, OwnHands, RatedHands, ReadHands
from pokertable.players.people.style import Style
from pokertable.players.rules.predicate import When, Which, any_hand, when, which
from pokertable.players.rules.rule import Do, Rule, Table, and_then, at_least, may_raise, pushes_draws, stacks_go_in
from pokertable.players.rules.shared import CHECKS
from pokertable.players.rules.value import (
    BET_SIZE,
    USUAL_BLUFFS,
    ahead_of_callers,
    bet_size,
    bluffs_left,
    hides,
    is_draw,
    worth_betting,
)
from pokertable.players.seen.numbers import Figure, Truth, clipped, either, greater, lesser
from pokertable.players.seen.turns import Turns

_MOST_BLUFFS = 0.4
"""Greatest fraction of the own range used as bluffs."""
_BLUFFED = 0.75
"""How often one of those hands bets: checks hold some of the worst too."""
_HOPELESS = 0.65
"""Fraction of a fair share from which a hand has showdown value and does not bluff."""
_GOOD = 1.35
"""Multiple of a fair share from which a hand need not bet on after its raise."""
_SURE = 0.28
"""Position between a fair share and the whole pot, against those who call, from which the bet is big."""
_WORTH_A_BET, _WORTH_A_LAST_BET = 0.4, 0.05
"""Fraction of a style's requirement for a bet that applies against those who call: with cards to come, and then."""
_EARLY_BLUFFS = 1.6
"""Factor for bluffs before the last card, when they can still improve."""
_TWO = 2
"""Number of players with whom a raiser out of position does not bluff more: ranges are wide, and few fold."""
_HIDES_LAST = 0.35
"""Frequency of checking to the raiser on the last street, where a check gains nothing."""
_USUALLY_BEHIND, _EACH_MORE, _MOST_TRAPPED = 0.45, 1.5, 0.7
"""Betting frequency above which a player is checked to with strong hands, the increase, and its limit."""
_OVERFOLDS = 0.04
"""Excess folding at which rivals are bet at whenever that wins more than a check."""
_EARLY_MARGIN = 0.06
"""Additional margin, in pots, before the last card, when a called bettor has yet to play on."""
_LEFT_TO_FOLD = 0.4
"""Pots below which a player calls anything: nobody bluffs at less."""


def _towards_all(fair: Figure, way: float) -> Figure:
    return fair + (1 - fair) * way


def _bet_margin(spot: Turns, style: Style) -> float:
    """Position between a fair share and the whole pot required for a bet; on the last street thin bets win too."""
    return (_WORTH_A_BET if spot.streets_left else _WORTH_A_LAST_BET) * style.bets


def bet_asks(facts: RatedHands, style: Style) -> Figure:
    """Equity required against those that call for a value bet."""
    return _towards_all(facts.fair_called, _bet_margin(facts.spot, style))


def _two_may_fold(spot: Turns) -> Truth:
    """Whether two opponents may be bluffed: by the first street's raiser, or after seeing both check.

    A player who bets on after a call by two is believed no more; in fixed limit a bet is too small for two to give up.
    """
    two = (spot.opponents <= _TWO) & stacks_go_in(spot.legal.structure)
    return two & either(spot.led, spot.street == 1, spot.last_to_act)


def _leaves_a_fold(spot: Turns) -> Truth:
    """Whether a bet is large enough to be folded to: somebody has chips behind, and the stack is no trifle."""
    enough = spot.all_may_fold
    return enough & (spot.stack_to_pot >= _LEFT_TO_FOLD) if stacks_go_in(spot.legal.structure) else enough


_few_may_fold = When(lambda spot, _style: spot.may_raise & (spot.opponents <= _TWO) & _leaves_a_fold(spot))


@which(phrase("At most two opponents, who have been folding more than usual: a bet wins more than a check"))
def _takes_what_is_given(facts: ReadHands, spot: Turns, _style: Style) -> Figure:
    """A bet that wins more than checking, against rivals known to fold too often.

    If raised, it gives up.
    """
    overfold: Figure = 1.0 * (facts.folds_more >= _OVERFOLDS)

    def wins_more() -> Figure:
        folds, raised, size = facts.fold_equity, facts.raised, bet_size(spot)
        bet = folds + (1 - folds - raised) * (facts.called * (1 + 2 * size) - size) - raised * size
        return at_least(bet - facts.share, _EARLY_MARGIN if spot.streets_left else 0.0)

    return and_then(facts, overfold, wins_more)


_checks_to_the_raiser = When(
    lambda spot, style: spot.raiser_behind * (0.85 - style.bluffs if spot.streets_left else _HIDES_LAST),
    phrase("The player who bet or raised last has yet to act"),
    often=phrase(
        "{checks_to_raiser}% of the time with any hand, {hides_last}% in the last round",
        hides_last=round(100 * _HIDES_LAST),
    ),
)

_one_behind = When(
    lambda spot, _style: (spot.streets_left > 0) * (spot.may_raise & (spot.opponents == 1)) * (1 - spot.last_to_act),
    phrase("One opponent, who has yet to act and has been betting more than usual"),
)


@which(phrase("More equity than a fair share against the hands that call"))
def worth_a_bet(facts: RatedHands, spot: Turns, style: Style) -> Figure:
    """Hands ahead of those that call."""
    return worth_betting(facts, _bet_margin(spot, style))


@which(phrase("A hand worth a bet: the more that opponent bets, the more often it checks"))
def _traps(facts: ReadHands, spot: Turns, style: Style) -> Figure:
    """Hands worth a bet, as often as somebody behind bets more than usual players do."""
    often = clipped((facts.bets_behind - _USUALLY_BEHIND) * _EACH_MORE)
    return and_then(facts, lesser(_MOST_TRAPPED, often), lambda: worth_a_bet(facts, spot, style))


@when()
def _hides(spot: Turns, style: Style) -> Figure:
    """Frequency of checking a hand worth a bet."""
    return spot.may_raise * hides(spot, style)


@which(
    phrase(
        "At least {sure}% equity against the hands that call, somewhat less if several players may call",
        sure=round(100 * float(_towards_all(0.5, _SURE))),
    )
)
def sure(facts: RatedHands, _spot: Turns, _style: Style) -> Figure:
    """Hands far enough ahead of those that call for a big bet."""
    return ahead_of_callers(facts, _towards_all(facts.fair_called, _SURE))


_surely_worth_a_bet = Which[RatedHands](
    lambda facts, spot, style: worth_a_bet(facts, spot, style) >= 1,
    phrase("Now and then with a hand worth a bet, more often when a player behind may bet"),
)


@which(phrase("A hand with a fair share of the equity now, but too little against the hands that call"))
def not_ahead(facts: RatedHands, spot: Turns, _style: Style) -> Truth:
    """A fair share of the pot, but not of the calls to a bet."""
    ahead: Truth = facts.share >= spot.fair
    return ahead


_bets_draws = When(
    lambda spot, style: ((spot.streets_left > 1) | (spot.opponents == 1)) * pushes_draws(spot, style),
    often=phrase("{semibluffs}% of the time"),
)


@when()
def may_bluff(spot: Turns, _style: Style) -> Truth:
    """Whether a bluff can work: one opponent or two are in, and can fold."""
    return spot.may_raise & _leaves_a_fold(spot) & ((spot.opponents == 1) | _two_may_fold(spot))


@which(
    phrase(
        "One of its worst hands, against one opponent: it bluffs as often as its value bets allow, more often before "
        "the last card and less often against players who have been folding less than usual. It also bluffs against "
        "two, except in fixed limit, if it raised in the first betting round and this is the second, or if others "
        "raised last and both have checked"
    )
)
def worst_hands(facts: ReadHands, spot: Turns, style: Style) -> Figure:
    """The worst hands of the own range, in proportion to those that bet for value."""
    leads = (spot.opponents == 1) & (spot.last_to_act | (spot.led & (spot.seats > _TWO)))
    early = either(leads, _EARLY_BLUFFS ** min(spot.streets_left, 2), 1.0)

    def worst(mass: Figure) -> Figure:
        mass = mass / spot.opponents**2 / _BLUFFED
        return _BLUFFED * bluffs_left(facts) * clipped((facts.better - (1 - mass)) / 0.08 + 0.5)

    def in_proportion() -> Figure:
        of_value = BET_SIZE / (1 + BET_SIZE) * facts.value_part
        return worst(lesser(_MOST_BLUFFS, of_value * early * style.bluffs / USUAL_BLUFFS))

    def none_at_most() -> Figure:
        return 1.0 * (worst(_MOST_BLUFFS) > 0)

    weak = 1 - at_least(facts.share, _HOPELESS * spot.fair)
    return and_then(facts, weak, lambda: and_then(facts, none_at_most(), in_proportion))


@when(
    phrase("It made the last bet or raise, its hand is not good, and cards are to come"),
    often=phrase(
        "{follows_up}% of the time against one opponent in the second betting round and less often later; against "
        "two, only in the second round. With a bad hand it bets less often against players who have been folding "
        "less than usual"
    ),
)
def follows_up(spot: Turns, style: Style) -> Figure:
    """How often the last raise is followed by a bet, whatever came."""
    if not spot.streets_left:
        return 0.0
    few = (spot.opponents == 1) | ((spot.opponents == _TWO) & (spot.street == 1))
    may = spot.may_raise & spot.led & few & _leaves_a_fold(spot)
    return may * (style.follows_up / spot.opponents**1.5 * 0.6 ** (spot.street - 1))


@which()
def not_good(hands: OwnHands, spot: Turns, _style: Style) -> Figure:
    """Hands with which a raise is followed up."""
    return 1 - at_least(hands.share, _GOOD * spot.fair)


@which()
def to_bet_on(facts: ReadHands | DrawnHands, spot: Turns, style: Style) -> Figure:
    """Hands that are not good; bad ones as far as the rivals fold."""
    return not_good(facts, spot, style) * greater(bluffs_left(facts), at_least(facts.share, spot.fair))


TAKES_WHAT_IS_GIVEN = Rule(
    _few_may_fold,
    _takes_what_is_given,
    Do.RAISE,
    phrase(
        "A bet wins more than a check: from what has been seen, everyone folds {folds}% of the time, and "
        "if called this hand has {called}% equity."
    ),
)
CHECKS_TO_THE_RAISER = Rule(
    _checks_to_the_raiser,
    any_hand,
    Do.CALL,
    phrase(
        "A check to the raiser: the player who bet or raised last has yet to act, so strong and weak hands alike check."
    ),
)
TRAPS = Rule(
    _one_behind,
    _traps,
    Do.CALL,
    phrase(
        "A trap: worth a bet with {called}% equity if called, but the opponent behind has been betting "
        "about {behind_bets}% of the time."
    ),
)
BETS_BIG = Rule(
    When(lambda spot, _style: spot.may_raise & (spot.opponents > 1), phrase("At least two opponents")),
    sure,
    Do.RAISE_BIG,
    phrase("A clear value bet: {called}% equity if called, well above a fair share."),
)
BETS_STRONG = Rule(may_raise, sure, Do.RAISE, BETS_BIG.because)
"""In every size, as bluffs are: no bet at one opponent tells what it is by its size."""
BETS_SMALL = Rule(
    may_raise,
    worth_a_bet,
    Do.RAISE_SMALL,
    phrase("A value bet: {called}% equity if called."),
)
HIDES = Rule(
    _hides,
    _surely_worth_a_bet,
    Do.CALL,
    phrase(
        "Worth a bet, with {called}% equity if called, but it checks now and then so that its checks aren't all weak."
    ),
)
CHECKS_NOT_AHEAD = Rule(
    may_raise,
    not_ahead,
    Do.CALL,
    phrase(
        "A check: {share}% equity now, but a bet needs about {bet_asks}% against the hands that call, and "
        "it has {called}%."
    ),
)
BETS_DRAWS = Rule(
    _bets_draws,
    Which(is_draw, phrase("A draw, against at most three opponents, or just one if only one card is to come")),
    Do.RAISE,
    phrase("A semi-bluff, drawing to {draw}: everyone folds {folds}% of the time, and the draw may come in."),
)
BLUFFS = Rule(
    may_bluff,
    worst_hands,
    Do.RAISE,
    phrase("A bluff with one of its worst hands: it has only {share}% equity if it checks."),
)
FOLLOWS_UP = Rule(
    follows_up,
    to_bet_on,
    Do.RAISE,
    phrase("It made the last bet or raise, so against few opponents it keeps betting."),
)

READS_THE_RIVALS: Table[ReadHands] = (TAKES_WHAT_IS_GIVEN, CHECKS_TO_THE_RAISER, TRAPS)
"""Rules before one's own hand is considered."""
STRONG: Table[RatedHands] = (BETS_BIG, BETS_STRONG)
VALUE: Table[RatedHands] = (HIDES, *STRONG, BETS_SMALL)
WEAK: Table[ReadHands] = (BLUFFS, FOLLOWS_UP, CHECKS_NOT_AHEAD, CHECKS)
"""Rules for hands not worth a bet by themselves."""
