"""Topic e: who wins what at this showdown, in chips, side pots included. The answer is what the engine awarded."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card, shuffled_deck
from pokertable.model.games import Game, Variant, blind_stakes, bring_in_stakes
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import settle
from pokertable.model.hand.sight import observe
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.ranking.best import Cards, FiveRank, best_hand, five_rank
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, phrase
from pokertable.session.line import listed
from pokertable.training.quiz import best_high, best_low
from pokertable.training.quiz.answers import Chips, PotShares, ShowdownAnswer, chips, share_of
from pokertable.training.quiz.deals import PlayedDeal, random_action
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Hint, Question, Tempting, temptations
from pokertable.training.quiz.topic import Topic

Worth = Callable[[int], "tuple[int, ...] | None"]
"""What a reader takes a seat's hand to be worth: the greater wins, None has none."""


@dataclass(frozen=True, slots=True)
class Pots:
    """What is shared out: amounts and claimants, main pot first; `order` begins left of the button."""

    amounts: tuple[int, ...]
    seats: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]


def deal(variant: Variant, rng: random.Random) -> PlayedDeal:
    """A random hand played to its end, between players with unequal stacks."""
    structure = rng.choice(variant.structures)
    if variant.brings_in:
        stakes = bring_in_stakes(10, 20)
    else:
        stakes = blind_stakes(structure, *((10, 20) if structure is Structure.FIXED else (5, 10)))
    game = Game(variant=variant, structure=structure, stakes=stakes)
    seats = rng.randint(3, 4)
    stacks = tuple(rng.randint(15, 160) for _ in range(seats))
    button = rng.randrange(seats)
    deck = tuple(shuffled_deck(rng))
    hand = Hand(game, stacks, button, Deck(deck))
    acts = []
    while not hand.over:
        act = random_action(hand, rng, folds=0.15, raises=0.45)
        acts.append(act)
        hand.act(act)
    return PlayedDeal(game, stacks, button, deck, tuple(acts))


def build(deal: PlayedDeal) -> Question | None:
    """The question at this showdown, None if nobody contests or nothing tempts."""
    hand = deal.play()
    if not hand.over:
        return None
    final = hand.observe(None, everything=True)
    if len(final.live() or ()) < 2 and sum(not view.folded for view in final.seats) < 2:
        return None
    if deal.variant.brings_in and final.board:
        return None  # a shared seventh card: too rare to ask about
    answer = ShowdownAnswer(_awarded(final))
    tempting = []
    for given, pull in _misreadings(final, answer):
        if given != answer:
            tempting.append(Tempting(given, error_of(final, answer, given), pull))
    found = temptations(tempting, (answer,))
    if not found:
        return None
    winners = {seat for pot in answer.pots for seat, _ in (*pot.high, *(pot.low or ()))}
    return Question(
        topic=Topic.SHOWDOWN,
        deal=deal,
        negative=len(winners) > 1,
        prompt=phrase("Who wins what? Share out every pot."),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(final, answer),
        tempting=found,
        hint=_hint(final),
    )


def name_error(question: Question, given: ShowdownAnswer) -> ErrorKind:
    """The error of a wrong sharing."""
    assert isinstance(question.deal, PlayedDeal) and isinstance(question.answer, ShowdownAnswer)
    final = question.deal.play().observe(None, everything=True)
    return error_of(final, question.answer, given)


def error_of(final: Observation, truth: ShowdownAnswer, given: ShowdownAnswer) -> ErrorKind:
    """A claim that is none; the hold'em eye; the low half; the chips; the comparison of the hands."""
    pots = pots_of(final)
    for paid, seats in zip(given.pots, pots.seats, strict=True):
        if any(seat not in seats for seat, _ in (*paid.high, *(paid.low or ()))):
            return ErrorKind.SIDE_POT
    if given == _by_any_five(final, pots):
        return ErrorKind.ANY_FIVE
    for paid, right in zip(given.pots, truth.pots, strict=True):
        if paid.low is None and right.low is not None:
            return ErrorKind.LOW_OVERLOOKED
        if paid.low is not None and right.low is None:
            return ErrorKind.UNQUALIFIED
    if [_winners(pot) for pot in given.pots] == [_winners(pot) for pot in truth.pots]:
        return ErrorKind.ODD_CHIP
    if final.game.variant.is_split and given == _by_wrong_end(final, pots):
        return ErrorKind.WRONG_END
    if given == _without_kickers(final, pots):
        return ErrorKind.WRONG_KICKER
    if all(_fewer(mine, right) for mine, right in zip(given.pots, truth.pots, strict=True)):
        return ErrorKind.TIE_OVERLOOKED
    return ErrorKind.WRONG_WINNER


def pots_of(final: Observation) -> Pots:
    """The pots as they were paid out."""
    results = settle(final).pots
    n = len(final.seats)
    order = tuple((final.button + 1 + place) % n for place in range(n))
    live = [view.seat for view in final.seats if not view.folded]
    seats = tuple(tuple(seat for seat in pot.seats if seat in live) for pot in results)
    return Pots(tuple(pot.amount for pot in results), seats, order)


def hole_cards(final: Observation, seat: int) -> Cards:
    """All cards of a seat."""
    return tuple(seen.card for seen in final.seats[seat].cards if isinstance(seen.card, Card))


def board_cards(final: Observation) -> Cards:
    """The board."""
    return tuple(card for card in final.board if isinstance(card, Card))


def _awarded(final: Observation) -> tuple[PotShares, ...]:
    paid: dict[int, dict[str, Chips]] = {}
    for award in final.awards:
        paid.setdefault(award.pot, {})[award.share] = chips(dict(award.won))
    return tuple(PotShares(halves.get("high", ()), halves.get("low") or None) for _, halves in sorted(paid.items()))


def _winners(pot: PotShares) -> tuple[set[int], set[int]]:
    return {seat for seat, _ in pot.high}, {seat for seat, _ in pot.low or ()}


def _fewer(given: PotShares, truth: PotShares) -> bool:
    """Whether the winners of each half are among those who tied for it."""
    return all(mine <= right for mine, right in zip(_winners(given), _winners(truth), strict=True))


# Readers


def worth(final: Observation, share: PotShare) -> Worth:
    """The true worth of the hands for a share."""
    board = board_cards(final)

    def of(seat: int) -> tuple[int, ...] | None:
        return _hand_rank(share, hole_cards(final, seat), board)

    return of


@lru_cache(maxsize=256)
def _hand_rank(share: PotShare, hole: Cards, board: Cards) -> FiveRank | None:
    made = best_hand(share, hole, board)
    return None if made is None else five_rank(share, made.cards)


def shared_out(pots: Pots, high: Worth, low: Worth | None, *, claims: bool = True) -> ShowdownAnswer:
    """The pots as a reader shares them out; `claims` False: it does not ask who put into a pot."""
    everybody = tuple(sorted({seat for seats in pots.seats for seat in seats}))
    paid = []
    for amount, seats in zip(pots.amounts, pots.seats, strict=True):
        claimants = seats if claims else everybody
        lows = _best(claimants, low) if low is not None and len(claimants) > 1 else ()
        half = amount // 2 if lows else 0
        shares = chips(_split(amount - half, _best(claimants, high), pots.order))
        paid.append(PotShares(shares, chips(_split(half, lows, pots.order)) if half else None))
    return ShowdownAnswer(tuple(paid))


def _best(seats: Sequence[int], of: Worth) -> tuple[int, ...]:
    worths = {seat: of(seat) for seat in seats}
    best = max((rank for rank in worths.values() if rank is not None), default=None)
    return tuple(seat for seat, rank in worths.items() if best is not None and rank == best)


def _split(amount: int, winners: Sequence[int], order: Sequence[int]) -> dict[int, int]:
    """Even shares; odd chips from the first winner left of the button."""
    if not winners:
        return {}
    each, odd = divmod(amount, len(winners))
    ordered = [seat for seat in order if seat in winners]
    return {seat: each + (place < odd) for place, seat in enumerate(ordered)}


def _shares(final: Observation) -> tuple[PotShare, PotShare | None]:
    variant = final.game.variant
    return best_high.high_share(variant), share_of(variant, Ranking.ACE_TO_FIVE)


def _misreadings(final: Observation, truth: ShowdownAnswer) -> Iterator[tuple[ShowdownAnswer, int]]:
    pots = pots_of(final)
    share, low = _shares(final)
    high_worth = worth(final, share)
    low_worth = None if low is None else worth(final, low)
    if len(pots.amounts) > 1:
        yield shared_out(pots, high_worth, low_worth, claims=False), 3
    if share.exactly_from_hole is not None:
        yield _by_any_five(final, pots), 3
    if low is not None:
        if any(pot.low for pot in truth.pots):
            yield shared_out(pots, high_worth, None), 2
            yield _by_wrong_end(final, pots), 2
        else:
            yield shared_out(pots, high_worth, worth(final, replace(low, qualifier=11))), 2
    yield _without_kickers(final, pots), 2
    yield from _ties_and_odd_chips(truth, pots)


def _by_any_five(final: Observation, pots: Pots) -> ShowdownAnswer:
    """The best five of all cards, whatever the game asks for."""
    share, low = _shares(final)
    free_low = None if low is None else worth(final, replace(low, exactly_from_hole=None))
    return shared_out(pots, worth(final, replace(share, exactly_from_hole=None)), free_low)


def _by_wrong_end(final: Observation, pots: Pots) -> ShowdownAnswer:
    """The lows compared by their lowest card."""
    share, low = _shares(final)
    assert low is not None, "asked of split games only"
    board = board_cards(final)

    def of(seat: int) -> tuple[int, ...] | None:
        made = best_hand(low, hole_cards(final, seat), board)
        return None if made is None else tuple(-place for place in best_low.from_low_end(frozenset(made.cards)))

    return shared_out(pots, worth(final, share), of)


def _without_kickers(final: Observation, pots: Pots) -> ShowdownAnswer:
    """Hands of the same main part taken for equal."""
    share, low = _shares(final)
    true = worth(final, share)

    def of(seat: int) -> tuple[int, ...] | None:
        rank = true(seat)
        return None if rank is None else (rank[0], *best_high.main_ranks(rank))

    return shared_out(pots, of, None if low is None else worth(final, low))


def _ties_and_odd_chips(truth: ShowdownAnswer, pots: Pots) -> Iterator[tuple[ShowdownAnswer, int]]:
    """One pot at a time: a tie given to the first of those who tie; the odd chip to the next, or to the low."""
    for index, pot in enumerate(truth.pots):
        for name in ("high", "low"):
            paid: Chips = getattr(pot, name) or ()
            if len(paid) > 1:
                first = next(seat for seat in pots.order if seat in dict(paid))
                whole = ((first, sum(amount for _, amount in paid)),)
                yield _with_pot(truth, index, replace(pot, **{name: whole})), 2
                moved = _odd_chip_moved(paid)
                if moved is not None:
                    yield _with_pot(truth, index, replace(pot, **{name: moved})), 1
        if pot.low and sum(amount for _, amount in pot.high) > sum(amount for _, amount in pot.low):
            giver = max(pot.high, key=lambda won: won[1])[0]
            taker = min(pot.low, key=lambda won: won[1])[0]
            high = chips({seat: amount - (seat == giver) for seat, amount in pot.high})
            low = chips({seat: amount + (seat == taker) for seat, amount in pot.low})
            yield _with_pot(truth, index, PotShares(high, low)), 1


def _odd_chip_moved(paid: Chips) -> Chips | None:
    """The odd chip given to a tied winner who has none; None if there is no odd chip."""
    most, least = max(amount for _, amount in paid), min(amount for _, amount in paid)
    if most == least:
        return None
    giver = next(seat for seat, amount in paid if amount == most)
    taker = next(seat for seat, amount in paid if amount == least)
    return chips({seat: amount - (seat == giver) + (seat == taker) for seat, amount in paid})


def _with_pot(answer: ShowdownAnswer, index: int, pot: PotShares) -> ShowdownAnswer:
    return ShowdownAnswer((*answer.pots[:index], pot, *answer.pots[index + 1 :]))


def player(seat: int) -> Phrase:
    """How a seat is called in words: players are counted from 1."""
    return phrase("Player {number}", number=seat + 1)


def _explanation(final: Observation, truth: ShowdownAnswer) -> Phrase:
    """A sentence a pot."""
    said = [_pot_words(final, index, pot, seats) for index, (pot, seats) in _numbered(final, truth)]
    whole = said[0]
    for sentence in said[1:]:
        whole = phrase("{first} {second}", first=whole, second=sentence)
    return whole


def _numbered(final: Observation, truth: ShowdownAnswer) -> Iterator[tuple[int, tuple[PotShares, tuple[int, ...]]]]:
    yield from enumerate(zip(truth.pots, pots_of(final).seats, strict=True))


def _pot_words(final: Observation, index: int, pot: PotShares, seats: tuple[int, ...]) -> Phrase:
    title = phrase("Main pot") if not index else phrase("Side pot {number}", number=index)
    if len(seats) == 1:
        alone = player(seats[0])
        return phrase("{pot}, {amount}: {player}, alone in it.", pot=title, amount=pot.total, player=alone)
    high = _half_words(final, pot.high, low=False)
    if not pot.low:
        return phrase("{pot}, {amount}: {high}.", pot=title, amount=pot.total, high=high)
    low = _half_words(final, pot.low, low=True)
    return phrase("{pot}, {amount}: high {high}; low {low}.", pot=title, amount=pot.total, high=high, low=low)


def _half_words(final: Observation, paid: Chips, *, low: bool) -> Phrase:
    """``Player 2 60 with three jacks, ace and nine``; those who tie one after the other."""
    share = _shares(final)[1 if low else 0]
    assert share is not None
    made = best_hand(share, hole_cards(final, paid[0][0]), board_cards(final))
    assert made is not None, "the winner of a contested pot has a hand"
    who = listed([phrase("{player} {amount}", player=player(seat), amount=amount) for seat, amount in paid])
    return phrase("{who} with {hand}", who=who, hand=made.name)


def _hint(final: Observation) -> Hint:
    share = _shares(final)[0]
    pots = pots_of(final)
    best = _best(pots.seats[0], worth(final, share))
    made = best_hand(share, hole_cards(final, best[0]), board_cards(final))
    assert made is not None
    words = phrase("The best high of the main pot: {name}.", name=made.name)
    return Hint(frozenset(made.cards), words)


def laid_out(deal: PlayedDeal) -> Observation:
    """The table at the showdown, before anything is paid: the hands of all who did not fold lie open."""
    hand = deal.play()
    paid = next(index for index, event in enumerate(hand.events) if isinstance(event, PotAwarded))
    public, final = observe(HandState.fold(hand.events[:paid]), None), hand.observe(None, everything=True)
    seats = tuple(
        seen if seen.folded else replace(seen, cards=known.cards, shown=True, mucked=False)
        for seen, known in zip(public.seats, final.seats, strict=True)
    )
    return replace(public, seats=seats)
