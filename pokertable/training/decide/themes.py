"""The trainer's themes, and which one a decision belongs to: by what lies there, never by which answer is right."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import RaiseTo
from pokertable.model.hand.events import Called, Raised
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import BetSize

if TYPE_CHECKING:
    from pokertable.model.variant import Variant
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.prize_pool import PrizePool
    from pokertable.training.weigh.verdict import Verdict


class DecideTheme(Enum):
    """A theme of the trainer: its word in files."""

    FIRST_IN = "first_in"
    FACING = "facing"
    DEFENCE = "defence"
    SHORT = "short"
    PRICE = "price"
    NUT = "nut"
    HALF = "half"
    DEAD = "dead"
    FIFTH = "fifth"
    BET = "bet"
    VALUE = "value"
    BLUFF = "bluff"
    DISCARD = "discard"
    PRIZES = "prizes"
    BUBBLE = "bubble"

    def title(self, variant: Variant, *, pushes: bool | None = None) -> Phrase:
        """The name on screen in this game; `pushes`: a short stack may go all-in (None: if its usual limit lets it)."""
        if pushes is None:
            pushes = variant.usual_structure is Structure.NO_LIMIT
        if variant.brings_in and self in _WITH_A_BRING_IN:
            return _WITH_A_BRING_IN[self]
        return _TITLES[self] if pushes else _WITHOUT_A_PUSH.get(self, _TITLES[self])


_TITLES: Final = {
    DecideTheme.FIRST_IN: phrase("No raise yet"),
    DecideTheme.FACING: phrase("Facing a raise"),
    DecideTheme.DEFENCE: phrase("Defending your blind"),
    DecideTheme.SHORT: phrase("Push or fold"),
    DecideTheme.PRICE: phrase("The price of a draw"),
    DecideTheme.NUT: phrase("Nuts or not"),
    DecideTheme.HALF: phrase("Half or whole"),
    DecideTheme.DEAD: phrase("Dead cards and live lows"),
    DecideTheme.FIFTH: phrase("Fifth street's big bet"),
    DecideTheme.BET: phrase("Value and protection"),
    DecideTheme.VALUE: phrase("Value on the end"),
    DecideTheme.BLUFF: phrase("Bluffs and bluff-catching"),
    DecideTheme.DISCARD: phrase("What to discard"),
    DecideTheme.PRIZES: phrase("Push or fold for prizes"),
    DecideTheme.BUBBLE: phrase("On the bubble"),
}
_WITHOUT_A_PUSH: Final = {
    DecideTheme.SHORT: phrase("With a short stack"),
    DecideTheme.PRIZES: phrase("With a short stack, for prizes"),
}
_WITH_A_BRING_IN: Final = {
    DecideTheme.DEFENCE: phrase("Defending your bring-in"),
    DecideTheme.PRICE: phrase("The price of another card"),
}
_AHEAD: Final = 1.2
"""Multiple of an even share from which a hand faces a bet for value: the question is whether to raise."""
_MUCH: Final = 0.25
"""Part of the equity from which a low is what a hand is played for."""
WORDS: Final = tuple([theme.value for theme in DecideTheme])
"""The words of all themes, in display order."""


def theme_of(verdict: Verdict) -> DecideTheme:
    """The theme of a weighed decision, the most particular one first."""
    from pokertable.training.decide.gain import adds_nothing, is_no_more_than_a_draw
    from pokertable.training.explain import themes

    moment = verdict.moment
    early = early_theme(moment, verdict.pool)
    if early is not None:
        return early
    facing = bool(moment.legal.check_call)
    for_half = themes.half_of_the_pot(verdict) or themes.is_sure_of_half(verdict)
    splits = moment.public.game.variant.is_split and not moment.streets_left and themes.mostly_splits(verdict)
    if facing and (for_half or splits or themes.is_quartered(verdict)):
        return DecideTheme.HALF
    is_ahead = verdict.ranges.equity >= _AHEAD * moment.even_share
    for_value = is_ahead and not beats_only_bluffs(moment) if facing else not themes.is_bluff(verdict)
    if not facing and adds_nothing(moment) and not is_ahead:
        for_value = False
    if not moment.streets_left:
        return DecideTheme.VALUE if for_value else DecideTheme.BLUFF
    is_value = is_ahead and not themes.has_flush(moment) and not adds_nothing(moment)
    if _is_second_best(moment) and not is_value and _counts(verdict):
        return DecideTheme.NUT
    if themes.is_dead(verdict) and is_a_draw(verdict) and not themes.is_strong(verdict):
        return DecideTheme.DEAD
    if is_fifth(moment.public.game.variant, moment.public.street):
        return DecideTheme.FIFTH
    if for_half:
        return DecideTheme.HALF
    may_raise = any(isinstance(each, RaiseTo) for each in moment.choices)
    if themes.is_drawing(moment) and not may_raise:
        return DecideTheme.PRICE
    if for_value:
        return DecideTheme.BET
    if not (facing and themes.is_drawing(moment)):
        return DecideTheme.BLUFF
    is_made = moment.public.known_board and themes.has_the_edge(verdict) and not is_no_more_than_a_draw(verdict)
    return DecideTheme.BET if is_made else DecideTheme.PRICE


def beats_only_bluffs(moment: Moment) -> bool:
    """Whether the hand is done and makes no pair, no low and nothing better: it calls a bet to catch a bluff."""
    from pokertable.training.decide.gain import adds_nothing

    variant, own, board = moment.public.game.variant, moment.own, moment.public.known_board
    high, *others = variant.shares
    if moment.streets_left or high.is_low or any(best_hand(share, own, board) is not None for share in others):
        return False
    if board:
        return adds_nothing(moment)
    made = best_hand(high, own, ())
    return made is not None and made.category is Category.HIGH_CARD


def _is_second_best(moment: Moment) -> bool:
    """Whether the hand makes, or draws to, a flush or a low that is not the best one."""
    from pokertable.training.explain import themes

    return themes.has_lower_flush(moment) or themes.has_lower_low(moment)


def _counts(verdict: Verdict) -> bool:
    """Whether the flush or low that is not the best one is much of what the hand wins."""
    from pokertable.training.explain import themes

    return themes.has_lower_flush(verdict.moment) or verdict.ranges.by_share[-1] >= _MUCH * verdict.ranges.equity


def is_a_draw(verdict: Verdict) -> bool:
    """Whether a hand of its own cards alone lives by a draw: to its low, else to a flush or a straight."""
    from pokertable.training.decide.held import one_card_short
    from pokertable.training.explain import themes

    variant, own = verdict.game.variant, verdict.moment.own
    if themes.low_cards_wanted(verdict):
        return True
    made = best_hand(variant.share("high"), own, ()) if variant.has_high else None
    return made is not None and any(one_card_short(own, made.category))


def possible(moment: Moment, pool: PrizePool | None = None) -> set[DecideTheme]:
    """The themes that a decision may belong to, before any equity is known."""
    from pokertable.training.explain import themes

    early, variant, facing = early_theme(moment, pool), moment.public.game.variant, bool(moment.legal.check_call)
    if early is not None:
        return {early}
    found = {DecideTheme.HALF} if variant.is_split else set()
    if not moment.streets_left:
        return found | {DecideTheme.VALUE, DecideTheme.BLUFF}
    if _is_second_best(moment):
        found |= {DecideTheme.NUT}
    if not variant.board_cards:
        found |= {DecideTheme.DEAD}
    if is_fifth(variant, moment.public.street):
        return found | {DecideTheme.FIFTH}
    behind = {DecideTheme.PRICE} if facing and themes.is_drawing(moment) else set()
    return found | {DecideTheme.BET, DecideTheme.BLUFF} | behind


def early_theme(moment: Moment, pool: PrizePool | None = None) -> DecideTheme | None:
    """The theme of a draw or of a decision in the first round, which needs no figures; None: a later decision.

    `pool`: the prizes of a sit and go.
    """
    from pokertable.training.explain import themes

    if moment.public.drawing:
        return DecideTheme.DISCARD
    if themes.is_short(moment):
        if pool is None:
            return DecideTheme.SHORT
        return DecideTheme.BUBBLE if pool.is_bubble(len(moment.public.seats)) else DecideTheme.PRIZES
    return _start(moment) if themes.is_start(moment) else None


def is_fifth(variant: Variant, street: int) -> bool:
    """Whether the big bet begins on this street of a stud game."""
    rules = variant.streets
    return variant.brings_in and rules[street].bet is BetSize.BIG and rules[street - 1].bet is BetSize.SMALL


def _start(moment: Moment) -> DecideTheme:
    """A theme of the first round: who raised before, and whether the player has a forced bet in."""
    public, seat = moment.public, moment.seat
    acted = [act.event for act in public.acts]
    raised = any(isinstance(event, Raised) and event.seat != seat for event in acted)
    if not raised:
        return DecideTheme.FIRST_IN
    chose = any(isinstance(event, Raised | Called) and event.seat == seat for event in acted)
    return DecideTheme.DEFENCE if moment.legal.bet and not chose else DecideTheme.FACING
