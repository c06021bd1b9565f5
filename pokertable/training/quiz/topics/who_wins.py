"""A showdown's payments in chips, side pots included. The answer is the engine's award."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import SHARE_NAMES, PotShare
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import OddChip, Variant
from pokertable.session.words.line import listed
from pokertable.session.words.winners import pot_title, ranks_apart
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import ShowdownAnswer
from pokertable.training.quiz.deals import random_hand
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.parts import Part, PotsPart, Value
from pokertable.training.quiz.question import Hint, Question, Tempting
from pokertable.training.quiz.reasons import before, player
from pokertable.training.quiz.sharing import Chips, PotShares, chips
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.topics import pot_readers
from pokertable.training.quiz.topics.showdown import ShowdownCards, awarded

_Question = Question[PlayedDeal, ShowdownAnswer]
SIDE_POT: Final = error_kind(
    "side_pot_forgotten",
    "Forgot the side pot",
    "You paid a player from a pot they can't win.",
    "Take each pot by itself: who put chips in?",
)
ODD_CHIP: Final = error_kind(
    "odd_chip",
    "Odd chip",
    "The winners are right, but the odd chip goes elsewhere.",
    "The odd chip goes to the high half; between tied hands, to the first player left of the button.",
    "The odd chip goes to the high half; between tied hands, to the one with the best card.",
)
TIE_OVERLOOKED: Final = error_kind(
    "tie_overlooked",
    "Missed the tie",
    "Two equal hands split the pot.",
    "Five cards decide, never suits or a sixth card.",
)
ANY_FIVE: Final = error_kind(
    "any_five_cards",
    "Any five cards",
    "You played it like hold'em: the best five of all the cards.",
    "Pick your two cards first, then look for three on the board.",
)
WRONG_END: Final = error_kind(
    "low_from_the_wrong_end",
    "Low read from the wrong end",
    "You compared the lows by their lowest card.",
    "Read a low as a number: the smallest wins.",
)
WRONG_KICKER: Final = error_kind(
    "wrong_kicker",
    "Wrong kicker",
    "You called it a tie, but the kickers decide.",
    "Same hand? Compare the kickers, highest first.",
)
WRONG_WINNER: Final = error_kind(
    "wrong_winner", "Wrong winner", "You read a hand as better than it was.", "Name each hand before you compare."
)
_COMPARED: Final = (WRONG_END, WRONG_KICKER, WRONG_WINNER)


class WhoWins(Topic[PlayedDeal, ShowdownAnswer]):
    """Every pot of a showdown shared out in chips."""

    key = "showdown"
    title = phrase("Who wins what")
    deals = PlayedDeal
    negatives = (0.0, 0.4, 0.6, 0.8)
    asks = phrase("Who wins what? Divide every pot.")
    denies = phrase("Wrong split")
    errors = (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED, ANY_FIVE, *_COMPARED, errors.LOW_OVERLOOKED, errors.UNQUALIFIED)

    def fits(self, variant: Variant) -> bool:
        return variant.has_high and not variant.draws

    def levels(self, variant: Variant) -> tuple[int, int, int]:
        if variant.low is None:
            return (3, 4, 6)
        return (4, 6, 9) if variant.board_cards else (3, 5, 7)

    def rare(self, variant: Variant) -> tuple[ErrorKind, ...]:
        if variant.low is None:
            return (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED)
        if not variant.board_cards:
            return (SIDE_POT, ODD_CHIP, WRONG_END)
        return (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED, WRONG_END)

    def deal(self, variant: Variant, rng: random.Random) -> PlayedDeal:
        """A random hand played to its end, between players with unequal stacks."""
        structure = rng.choice(variant.structures)
        if variant.brings_in:
            stakes = bring_in_stakes(10, 20)
        else:
            stakes = blind_stakes(structure, *((10, 20) if structure is Structure.FIXED else (5, 10)))
        game = Game(variant=variant, structure=structure, stakes=stakes)
        seats = rng.randint(3, 4)
        stacks = tuple(rng.randint(15, 160) for _ in range(seats))
        return random_hand(game, stacks, rng, folds=0.15, raises=0.45)

    def accepted(self, deal: PlayedDeal) -> Sequence[ShowdownAnswer]:
        """The engine's payments; empty without a contest."""
        final = _final(deal)
        if final is None or sum(not view.folded for view in final.seats) < 2:
            return ()
        if deal.variant.brings_in and final.board:
            return ()  # a shared seventh card: too rare to ask about
        return (awarded(final),)

    def misreadings(self, deal: PlayedDeal, accept: Sequence[ShowdownAnswer]) -> Iterator[Tempting[ShowdownAnswer]]:
        showdown, truth = _showdown(deal), accept[0]
        for reading, pull in pot_readers.misreadings(showdown, truth):
            given = _whole(showdown, reading)
            if given != truth:
                yield Tempting(given, error_of(showdown, truth, given), pull)

    def is_negative(self, question: _Question) -> bool:
        """Whether several players win."""
        return len({seat for pot in question.answer.pots for seat, _ in pot.all_chips}) > 1

    def teaches(self, question: _Question) -> bool:
        """Whether no hand is plainly better than the others."""
        return any(tempting.pull > 1 or tempting.error != WRONG_WINNER for tempting in question.tempting)

    def is_right(self, question: _Question, given: ShowdownAnswer) -> bool:
        """Whether everybody gets the right chips: a lone claimant may take a pot as two halves."""
        return question.answer in (given, _whole(_showdown(question.deal), given))

    def name_error(self, question: _Question, given: ShowdownAnswer) -> ErrorKind:
        showdown = _showdown(question.deal)
        return error_of(showdown, question.answer, _whole(showdown, given))

    def parts(self, deal: PlayedDeal) -> tuple[Part, ...]:
        pots = _showdown(deal).pots
        ask = phrase("Divide every pot")
        return (PotsPart(ask=ask, amounts=pots.amounts, seats=pots.seats, shares=deal.variant.shares),)

    def answer(self, deal: PlayedDeal, values: Sequence[Value]) -> ShowdownAnswer:
        return ShowdownAnswer(values[0].pots)

    def json(self, deal: PlayedDeal, answer: ShowdownAnswer) -> list[dict[str, Any]]:
        """``[{pot, high: {player: chips}, low: {player: chips} or null}]``, players counted from 1."""
        return [
            {"pot": pot.total, **dict.fromkeys(SHARE_NAMES)}
            | {name: {str(seat + 1): amount for seat, amount in given} for name, given in pot.won}
            for pot in answer.pots
        ]

    def read(self, deal: PlayedDeal, data: Any) -> ShowdownAnswer:
        def seats(won: Mapping[str, int]) -> Chips:
            return chips({int(player) - 1: int(amount) for player, amount in won.items()})

        pots = [PotShares.of({name: seats(pot[name] or {}) for name in SHARE_NAMES}) for pot in data]
        return ShowdownAnswer(tuple(pots))

    def facts(self, question: _Question) -> dict[str, Any]:
        """The deal's facts with the hands of those who did not fold, and the pots with their contestants."""
        final, showdown = _final(question.deal), _showdown(question.deal)
        assert final is not None, "the hand is over"
        pots = zip(showdown.pots.amounts, showdown.pots.seats, strict=True)
        return question.deal.facts() | {
            "hands": {str(seat + 1): list(map(str, cards)) for seat, cards in showdown.hands.items()},
            "put_in": [view.put_in for view in final.seats],
            "pots": [{"amount": amount, "players": [seat + 1 for seat in seats]} for amount, seats in pots],
        }

    # Words

    def hint(self, deal: PlayedDeal) -> Hint:
        showdown = _showdown(deal)
        best = pot_readers.best_seats(showdown.pots.seats[0], pot_readers.worth(showdown, showdown.high))
        made = showdown.made(best[0], showdown.high)
        assert made is not None
        return Hint(phrase("The best high in the main pot: {name}.", name=made.name), frozenset(made.cards))

    def correct(self, question: _Question, given: ShowdownAnswer) -> Phrase:
        """The mistake in the first wrongly shared pot, then the right shares of all such pots."""
        showdown, truth = _showdown(question.deal), question.answer
        given = _whole(showdown, given)
        wrong = [index for index, (paid, right) in enumerate(zip(given.pots, truth.pots, strict=True)) if paid != right]
        return before(_why_not(showdown, truth, given), _explanation(showdown, truth, wrong))

    def explanation(self, question: _Question) -> Phrase:
        return _explanation(_showdown(question.deal), question.answer, range(len(question.answer.pots)))


@lru_cache(maxsize=4)
def _final(deal: PlayedDeal) -> Observation | None:
    """The end of the hand with every card; None if it is not over."""
    hand = deal.play()
    return hand.observe(None, everything=True) if hand.over else None


@lru_cache(maxsize=4)
def _showdown(deal: PlayedDeal) -> ShowdownCards:
    final = _final(deal)
    assert final is not None, "the hand is over"
    return ShowdownCards.of(final)


def _whole(showdown: ShowdownCards, given: ShowdownAnswer) -> ShowdownAnswer:
    """These chips, those of a pot with one claimant in one piece: there is nobody to divide it with."""
    return ShowdownAnswer(
        tuple(
            _in_one_piece(pot) if len(seats) == 1 else pot
            for pot, seats in zip(given.pots, showdown.pots.seats, strict=True)
        )
    )


def _in_one_piece(pot: PotShares) -> PotShares:
    sums: Counter[int] = Counter()
    for seat, amount in pot.all_chips:
        sums[seat] += amount
    return PotShares.of({"high": chips(sums)})


def error_of(showdown: ShowdownCards, truth: ShowdownAnswer, given: ShowdownAnswer) -> ErrorKind:
    """The error: an invalid claim; any five cards; the low half; the chips; the comparison of the hands."""
    for paid, seats in zip(given.pots, showdown.pots.seats, strict=True):
        if any(seat not in seats for seat, _ in paid.all_chips):
            return SIDE_POT
    if showdown.high.exactly_from_hole is not None and given == pot_readers.by_any_five(showdown):
        return ANY_FIVE
    for paid, right in zip(given.pots, truth.pots, strict=True):
        if right["low"] and not paid["low"]:
            return errors.LOW_OVERLOOKED
        if paid["low"] and not right["low"]:
            return errors.UNQUALIFIED
    if [_winners(pot) for pot in given.pots] == [_winners(pot) for pot in truth.pots]:
        return ODD_CHIP
    if showdown.low is not None and given == pot_readers.by_wrong_end(showdown):
        return WRONG_END
    if given == pot_readers.without_kickers(showdown):
        return WRONG_KICKER
    if all(_fewer(mine, right) for mine, right in zip(given.pots, truth.pots, strict=True)):
        return TIE_OVERLOOKED
    return WRONG_WINNER


def _winners(pot: PotShares) -> dict[str, set[int]]:
    return {name: {seat for seat, _ in given} for name, given in pot.won}


def _fewer(given: PotShares, truth: PotShares) -> bool:
    """Whether the winners of each share are among those who tied for it."""
    right = _winners(truth)
    return all(seats <= right.get(name, set()) for name, seats in _winners(given).items())


def _why_not(showdown: ShowdownCards, truth: ShowdownAnswer, given: ShowdownAnswer) -> Phrase | None:
    """A player who cannot win, or wins too, if the winners differ; None if they are the same."""
    for index, (paid, right) in enumerate(zip(given.pots, truth.pots, strict=True)):
        title = _title(index, len(truth.pots))
        strangers = [seat for seat, _ in paid.all_chips if seat not in showdown.pots.seats[index]]
        if strangers:
            return phrase("{pot}: {player} isn't in it.", pot=title, player=player(strangers[0]))
        for share in filter(None, (showdown.high, showdown.low)):
            mine, best = (_winners(pot).get(share.name, set()) for pot in (paid, right))
            if mine != best:
                return _why_not_they(showdown, share, mine, best, title)
    return None


def _why_not_they(showdown: ShowdownCards, share: PotShare, paid: set[int], winners: set[int], pot: Phrase) -> Phrase:
    """Why a paid player loses, or that an unpaid one wins."""
    wrong, missing = sorted(paid - winners), sorted(winners - paid)
    if wrong:
        made = showdown.made(wrong[0], share)
        if made is None:
            return phrase("{player} has no low.", player=player(wrong[0]))
        best = next((best for seat in sorted(winners) if (best := showdown.made(seat, share)) is not None), None)
        ranks = None if best is None else ranks_apart(best, made)
        if ranks is not None:
            return phrase(
                "{player}'s hand ({hand}) loses by the first card that differs: {theirs} over {mine}.",
                player=player(wrong[0]),
                hand=made.name,
                theirs=ranks[0],
                mine=ranks[1],
            )
        if not missing:
            return phrase("{player}'s hand ({hand}) isn't good enough to tie.", player=player(wrong[0]), hand=made.name)
        better = showdown.made(missing[0], share)
        assert better is not None
        return phrase(
            "{player}'s hand ({hand}) loses to the best one ({best}).",
            player=player(wrong[0]),
            hand=made.name,
            best=better.name,
        )
    made = showdown.made(missing[0], share)
    assert made is not None
    if share.is_low and not paid:
        return phrase(
            "{pot}: {player} has a low: {ranks}.", pot=pot, player=player(missing[0]), ranks=low_reading(made.cards)
        )
    return phrase("{pot}: {player} wins too ({hand}).", pot=pot, player=player(missing[0]), hand=made.name)


def _explanation(showdown: ShowdownCards, truth: ShowdownAnswer, which: Sequence[int]) -> Phrase:
    """A sentence for each of these pots: its payments and the winning hands; a repeated hand is not named again."""
    named: set[tuple[int, PotShare]] = set()
    said = [phrase("{pot}.", pot=_pot_words(showdown, index, truth.pots[index], named)) for index in which]
    odd = [words for index in which for words in _odd_chips(showdown, index, truth.pots[index])]
    return phrase("{said}", said=listed([*said, *odd], "{items} {item}"))


def _odd_chips(showdown: ShowdownCards, index: int, pot: PotShares) -> Iterator[Phrase]:
    """Why the indivisible chips of a pot go to their seats."""
    title = _title(index, len(showdown.pots.amounts))
    high, low = (sum(amount for _, amount in pot[name]) for name in ("high", "low"))
    if low and high > low and not _scoops(pot):
        yield phrase("{pot}: the odd chip goes to the high.", pot=title)
    for name, paid in pot.won:
        least = min((amount for _, amount in paid), default=0)
        more = [player(seat) for seat, amount in paid if amount > least]
        if more:
            yield phrase(
                "{pot}: the odd chip goes to {who}, {why}.",
                pot=title,
                who=_all_of(more),
                why=_odd_chip_rule(showdown.odd_chip, name == "low"),
            )


def _odd_chip_rule(rule: OddChip, is_low: bool) -> Phrase:
    if rule is OddChip.LEFT_OF_BUTTON:
        return phrase("the first left of the button")
    return phrase("with the lowest card") if is_low else phrase("with the highest card")


def _pot_words(showdown: ShowdownCards, index: int, pot: PotShares, named: set[tuple[int, PotShare]]) -> Phrase:
    seats = showdown.pots.seats[index]
    title = _title(index, len(showdown.pots.amounts))
    if len(seats) == 1:
        return phrase("{pot}, {amount}: only {player} is in it", pot=title, amount=pot.total, player=player(seats[0]))
    if not pot["low"]:
        high = _share_words(showdown, pot["high"], showdown.high, named)
        if showdown.low is not None and not index:
            return phrase("{pot}, {amount}: nobody has a low, so {high}", pot=title, amount=pot.total, high=high)
        return phrase("{pot}, {amount}: {high}", pot=title, amount=pot.total, high=high)
    assert showdown.low is not None
    if _scoops(pot):
        return _scoop_words(showdown, pot["high"][0][0], phrase("{pot}, {amount}", pot=title, amount=pot.total), named)
    high = _share_words(showdown, pot["high"], showdown.high, named)
    low = _share_words(showdown, pot["low"], showdown.low, named)
    return phrase(
        "{pot}, {amount}: for the high, {high}, and for the low, {low}", pot=title, amount=pot.total, high=high, low=low
    )


def _scoops(pot: PotShares) -> bool:
    """Whether one player wins the high and the low of a pot alone."""
    winners = _winners(pot)
    return bool(pot["low"]) and len(winners["high"]) == 1 and winners["high"] == winners["low"]


def _scoop_words(showdown: ShowdownCards, seat: int, pot: Phrase, named: set[tuple[int, PotShare]]) -> Phrase:
    """``The pot, 50: Player 2 scoops (a flush …)``; hands named before are not named again."""
    shares = [share for share in (showdown.high, showdown.low) if share is not None]
    made = [made for share in shares if (seat, share) not in named and (made := showdown.made(seat, share)) is not None]
    named |= {(seat, share) for share in shares}
    if not made:
        return phrase("{pot}: {player} scoops", pot=pot, player=player(seat))
    hands = listed([each.name for each in made], "{items}; {item}")
    return phrase("{pot}: {player} scoops ({hands})", pot=pot, player=player(seat), hands=hands)


def _title(index: int, count: int) -> Phrase:
    if count == 1:
        return phrase("The pot")
    return pot_title(index, count)


def _share_words(showdown: ShowdownCards, paid: Chips, share: PotShare, named: set[tuple[int, PotShare]]) -> Phrase:
    """``Player 2 gets 60 with three jacks, ace and nine``; tied players one after another."""
    made = showdown.made(paid[0][0], share)
    assert made is not None, "the winner of a contested pot has a hand"
    gets = [phrase("{player} gets {amount}", player=player(seat), amount=amount) for seat, amount in paid]
    winners, who = {(seat, share) for seat, _ in paid}, _all_of(gets)
    if winners <= named:
        return phrase("{who}", who=who)
    named |= winners
    return phrase("{who} ({hand})", who=who, hand=made.name)


def _all_of(items: Sequence[Phrase]) -> Field:
    """The items, the last after "and"."""
    *first, last = items
    return listed([listed(list[Field](first)), last], "{items} and {item}") if first else last


TOPIC: Final = WhoWins()
