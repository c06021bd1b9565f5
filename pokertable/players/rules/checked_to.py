"""How regulars and experts decide when checking is free, after the first street; what the families share.

Value is what is ahead of the hands that go on; bluffs are the worst hands of one's own range, as many as the size of
the bet allows; a check holds strong hands too.
"""

from __future__ import annotations

from typing import Any

from pokertable.model.betting.structure import Structure
from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.people.style import Style
from pokertable.players.rules.rule import (
    Do,
    Part,
    Rule,
    Table,
    and_then,
    at_least,
    clipped,
    every_hand,
    may_raise,
    pushes_draws,
    stacks_go_in,
)
from pokertable.players.rules.shared import CHECKS
from pokertable.players.rules.value import ahead_of_callers, bluffs_left, hides, is_draw, worth_betting
from pokertable.players.seen.numbers import either, greater, lesser
from pokertable.players.seen.spot import Spot

_USUAL_BLUFFS = 0.18
_MOST_BLUFFS = 0.4
"""The greatest part of the own range that is bluffed with."""
_HOPELESS = 0.65
"""A hand that expects so much of its fair share has something to show and does not bluff."""
_GOOD = 1.35
"""A hand that expects so many fair shares need not bet on after its raise."""
_SIZE = 0.75
_SURE = 0.28
"""So far on the way from a fair share to the whole pot, against those who call, one bets big."""
_WORTH_A_BET = 0.4
"""So much of what a style asks of a bet is asked against those who call."""
_EARLY_BLUFFS = 1.6
"""Before the last card so many times more hands may be bluffed with, for they can still improve."""
_TWO = 2
"""Where two are dealt in, who raised bluffs no more for it out of position: ranges are wide, and few fold."""
_HIDES_LAST = 0.35
"""How often it checks to the raiser on the last street, where a check wins nothing more."""
_USUALLY_BEHIND, _EACH_MORE, _MOST_TRAPPED = 0.45, 1.5, 0.7
"""Who bets more often than this is checked to with strong hands, the more often, up to so much."""
_OVERFOLDS = 0.04
"""Rivals who fold so much more often than usual are bet at whenever that wins more than a check."""
_EARLY_MARGIN = 0.06
"""So much of the pot more before the last card, when whoever is called has yet to play on."""
_LEFT_TO_FOLD = 0.4
"""Who can lose fewer pots than these to a bet calls it with anything: nobody bluffs at so little."""


def _checks_to_the_raiser(spot: Spot, style: Style) -> Any:
    return spot.raiser_behind * (0.85 - style.bluffs if spot.streets_left else _HIDES_LAST)


def _towards_all(fair: Any, way: Any) -> Any:
    return fair + (1 - fair) * way


def sure(facts: Facts) -> Part:
    """Hands far enough ahead of those that call for a big bet."""
    return ahead_of_callers(facts, _towards_all(facts.fair_called, _SURE))


def worth_a_bet(facts: Facts, _spot: Spot, style: Style) -> Part:
    """Hands ahead of those that call."""
    return worth_betting(facts, _WORTH_A_BET * style.bets)


def bet_asks(facts: Facts, style: Style) -> Any:
    """What a hand must expect against those that call to be bet for value."""
    return _towards_all(facts.fair_called, _WORTH_A_BET * style.bets)


def _not_ahead(facts: Facts, spot: Spot, _style: Style) -> Part:
    """A fair share of the pot, but not of what a bet would bring in."""
    ahead: Part = facts.share >= spot.fair
    return ahead


def bets(spot: Spot, style: Style) -> Any:
    """How often a hand worth a bet is bet."""
    return may_raise(spot) * (1 - hides(spot, style))


def _two_may_fold(spot: Spot) -> Any:
    """Whether two opponents may be bluffed: by who raised on the first street, or by who saw both check.

    Who bets on after a call by two is believed no more; and in fixed limit a bet is too small for two to give up.
    """
    two = (spot.opponents <= _TWO) & stacks_go_in(spot.legal.structure)
    return two & either(spot.led, spot.street == 1, spot.last_to_act)


def _leaves_a_fold(spot: Spot) -> Any:
    """Whether a bet can be for enough to be folded to: somebody has chips behind, and one bet is not a small part."""
    enough = spot.all_may_fold
    return enough & (spot.stack_to_pot >= _LEFT_TO_FOLD) if stacks_go_in(spot.legal.structure) else enough


def _may_bluff(spot: Spot, _style: Style) -> Any:
    """Whether a bluff can work: one opponent or two are in, and can fold."""
    return may_raise(spot) & _leaves_a_fold(spot) & ((spot.opponents == 1) | _two_may_fold(spot))


def _bluffs(facts: Facts, spot: Spot, style: Style) -> Part:
    """The worst hands of the own range, in proportion to those that bet for value."""
    leads = (spot.opponents == 1) & (spot.last_to_act | (spot.led & (spot.seats > _TWO)))
    early = either(leads, _EARLY_BLUFFS ** min(spot.streets_left, 2), 1.0)

    def worst(mass: Any) -> Part:
        mass = mass / spot.opponents**2
        found: Part = bluffs_left(facts) * clipped((facts.better - (1 - mass)) / 0.08 + 0.5)
        return found

    def in_proportion() -> Part:
        of_value = _SIZE / (1 + _SIZE) * facts.value_part
        return worst(lesser(_MOST_BLUFFS, of_value * early * style.bluffs / _USUAL_BLUFFS))

    def none_at_most() -> Part:
        return 1.0 * (worst(_MOST_BLUFFS) > 0)

    weak = 1 - at_least(facts.share, _HOPELESS * spot.fair)
    return and_then(facts, weak, lambda: and_then(facts, none_at_most(), in_proportion))


def _follows_up(spot: Spot, style: Style) -> Any:
    if not spot.streets_left:
        return 0.0
    few = (spot.opponents == 1) | ((spot.opponents == _TWO) & (spot.street == 1))
    may = may_raise(spot) & spot.led & few & _leaves_a_fold(spot)
    return may * (style.follows_up / spot.opponents**1.5 * 0.6 ** (spot.street - 1))


def not_good(hands: Any, spot: Spot, _style: Style) -> Part:
    """Hands that a raise is followed up with."""
    found: Part = 1 - at_least(hands.share, _GOOD * spot.fair)
    return found


def _to_bet_on(facts: Facts, spot: Spot, style: Style) -> Part:
    """Hands that are not good; bad ones as far as the rivals fold."""
    bets_on: Part = not_good(facts, spot, style) * greater(bluffs_left(facts), at_least(facts.share, spot.fair))
    return bets_on


def _size(spot: Spot) -> Any:
    """The size of a bet: the one of a fixed limit, else the usual one."""
    legal = spot.legal
    if legal.structure is Structure.FIXED and legal.raise_to is not None:
        return (legal.raise_to[0] - legal.to_call) / greater(1, legal.pot + spot.owed)
    return _SIZE


def _takes_what_is_given(facts: Facts, spot: Spot, _style: Style) -> Part:
    """A bet wins more than the hand by checking on, against rivals who are known to fold too often.

    Who is raised gives up.
    """
    overfold: Part = 1.0 * (facts.folds_more >= _OVERFOLDS)

    def wins_more() -> Part:
        folds, raised, size = facts.fold_equity, facts.raised, _size(spot)
        bet = folds + (1 - folds - raised) * (facts.called * (1 + 2 * size) - size) - raised * size
        return at_least(bet - facts.share, _EARLY_MARGIN if spot.streets_left else 0.0)

    return and_then(facts, overfold, wins_more)


def _traps(facts: Facts, spot: Spot, style: Style) -> Part:
    """Hands worth a bet, as often as somebody behind bets more than usual players do."""
    often = clipped((facts.bets_behind - _USUALLY_BEHIND) * _EACH_MORE)
    return and_then(facts, lesser(_MOST_TRAPPED, often), lambda: worth_a_bet(facts, spot, style))


TAKES_WHAT_IS_GIVEN = Rule(
    when=lambda spot, _: may_raise(spot) & (spot.opponents <= _TWO) & _leaves_a_fold(spot),
    hands=_takes_what_is_given,
    do=Do.RAISE,
    condition=phrase("At most two opponents, seen to fold more often than usual: a bet wins more than a check."),
    because=phrase(
        "All fold {folds} times in a hundred by what was seen of them, and this hand expects {called} % of the pot "
        "against the hands that call: a bet wins more than a check."
    ),
)
CHECKS_TO_THE_RAISER = Rule(
    when=_checks_to_the_raiser,
    hands=every_hand,
    do=Do.CALL,
    condition=phrase(
        "The player who bet or raised last is yet to act: {checks_to_raiser} times in a hundred with any hand, on the "
        "last street {hides_last}.",
        hides_last=round(100 * _HIDES_LAST),
    ),
    because=phrase("The player who bet or raised last is yet to act, so strong hands and weak ones alike check."),
)
TRAPS = Rule(
    when=lambda spot, _: (spot.streets_left > 0) * (may_raise(spot) & (spot.opponents == 1)) * (1 - spot.last_to_act),
    hands=_traps,
    do=Do.CALL,
    condition=phrase(
        "One opponent, yet to act and seen to bet more often than usual: a hand worth a bet, the more often the more "
        "that opponent bets."
    ),
    because=phrase(
        "This hand is worth a bet, for it expects {called} % of the pot against the hands that call, but it checks: "
        "the opponent behind bets {behind_bets} times in a hundred by what was seen of it."
    ),
)
BETS_BIG = Rule(
    when=bets,
    hands=lambda facts, *_: sure(facts),
    do=Do.RAISE_BIG,
    condition=phrase(
        "The hand expects {sure} % or more of the pot against the hands that call, somewhat less where several may.",
        sure=round(100 * _towards_all(0.5, _SURE)),
    ),
    because=phrase(
        "This hand bets for value: it expects {called} % of the pot against the hands that call, clearly more than its "
        "fair share."
    ),
)
BETS_SMALL = Rule(
    when=bets,
    hands=worth_a_bet,
    do=Do.RAISE_SMALL,
    condition=phrase("The hand expects more than its fair share against the hands that call."),
    because=phrase("This hand bets for value: it expects {called} % of the pot against the hands that call."),
)
HIDES = Rule(
    when=lambda spot, _: may_raise(spot),
    hands=lambda *hand: worth_a_bet(*hand) >= 1,
    do=Do.CALL,
    condition=phrase("Now and then a hand that is worth a bet, more often where somebody behind may bet it."),
    because=phrase(
        "This hand is worth a bet, but checks now and then, so that its checks are not all weak: it expects {called} "
        "% of the pot against the hands that call."
    ),
)
CHECKS_NOT_AHEAD = Rule(
    when=lambda spot, _: may_raise(spot),
    hands=_not_ahead,
    do=Do.CALL,
    condition=phrase("A hand that expects its fair share of the pot, but too little against the hands that call."),
    because=phrase(
        "This hand checks: it expects {share} % of the pot, but a bet asks for about {bet_asks} % against the hands "
        "that call, and there it expects {called} %."
    ),
)
BETS_DRAWS = Rule(
    when=lambda spot, style: ((spot.streets_left > 1) | (spot.opponents == 1)) * pushes_draws(spot, style),
    hands=is_draw,
    do=Do.RAISE,
    condition=phrase(
        "A draw, against at most three opponents, with one card to come against one alone: {semibluffs} times in a "
        "hundred."
    ),
    because=phrase("This hand bets a draw to {draw}: all fold {folds} times in a hundred, or the draw may come in."),
)
BLUFFS = Rule(
    when=_may_bluff,
    hands=_bluffs,
    do=Do.RAISE_BIG,
    condition=phrase(
        "One of its worst hands, against one opponent: as many bluffs as its value bets allow, more before the last "
        "card; fewer against who was seen to fold less than usual. Against two, but not in fixed limit, if it raised "
        "in the first betting round and this is the second, or if others raised last and both have checked."
    ),
    because=phrase("This is a bluff with one of its worst hands: checking would win it only {share} % of the pot."),
)
FOLLOWS_UP = Rule(
    when=_follows_up,
    hands=_to_bet_on,
    do=Do.RAISE_SMALL,
    condition=phrase(
        "It made the last bet or raise, the hand is not good, and cards are to come: {follows_up} times in a hundred "
        "against one opponent in the second betting round, less often later, and against two in the second only; with "
        "a bad hand less often against who was seen to fold less than usual."
    ),
    because=phrase("The last bet or raise was its own, so it bets on against few opponents."),
)

READS_THE_RIVALS: Table = (TAKES_WHAT_IS_GIVEN, CHECKS_TO_THE_RAISER, TRAPS)
"""Before one's own hand is looked at."""
VALUE: Table = (BETS_BIG, BETS_SMALL, HIDES)
WEAK: Table = (BLUFFS, FOLLOWS_UP, CHECKS_NOT_AHEAD, CHECKS)
"""Hands that are not worth a bet by what they are."""
