"""Topic e: who wins what at this showdown, in chips, side pots included. The answer is what the engine awarded."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.ranking.names import low_reading
from pokertable.model.ranking.share import PotShare
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import OddChip, Variant
from pokertable.session.words.line import listed
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz import errors
from pokertable.training.quiz.answers import has_high, has_low
from pokertable.training.quiz.deals import random_hand
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.parts import PotsPart
from pokertable.training.quiz.question import Hint, Question, Tempting, Topic, temptations
from pokertable.training.quiz.reasons import before
from pokertable.training.quiz.sharing import Chips, PotShares, ShowdownAnswer, chips
from pokertable.training.quiz.topics import pot_readers
from pokertable.training.quiz.topics.showdown import ShowdownCards, awarded

SIDE_POT: Final = error_kind(
    "side_pot_forgotten",
    "Side pot forgotten",
    "You paid a player from a pot that player cannot win.",
    "Each pot by itself: who put into it?",
)
ODD_CHIP: Final = error_kind(
    "odd_chip",
    "Odd chip",
    "The winners are right, but the odd chip goes elsewhere.",
    "The odd chip goes to the high half; between two who tie, to the first left of the button.",
    "The odd chip goes to the high half; between two who tie, to the one with the best card.",
)
TIE_OVERLOOKED: Final = error_kind(
    "tie_overlooked", "Tie overlooked", "Two equal hands share the pot.", "Five cards decide, never suits or a sixth."
)
ANY_FIVE: Final = error_kind(
    "any_five_cards",
    "Any five cards",
    "You read it as hold'em: the best five cards of all.",
    "Pick your two first. Then look for three.",
)
WRONG_END: Final = error_kind(
    "low_from_the_wrong_end",
    "Low from the wrong end",
    "You compared the lows by their lowest card.",
    "Read a low as a number: the smallest wins.",
)
WRONG_KICKER: Final = error_kind(
    "wrong_kicker",
    "Wrong kicker",
    "You took two hands for equal, but the kickers decide.",
    "Same hand? Compare the kickers, the highest first.",
)
WRONG_WINNER: Final = error_kind(
    "wrong_winner", "Wrong winner", "You read a hand as better than it is.", "Name each hand before you compare."
)
_COMPARED: Final = (WRONG_END, WRONG_KICKER, WRONG_WINNER)


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
    return random_hand(game, stacks, rng, folds=0.15, raises=0.45)


def build(deal: PlayedDeal) -> Question | None:
    """The question at this showdown, None if nobody contests or nothing tempts."""
    hand = deal.play()
    if not hand.over:
        return None
    final = hand.observe(None, everything=True)
    if sum(not view.folded for view in final.seats) < 2:
        return None
    if deal.variant.brings_in and final.board:
        return None  # a shared seventh card: too rare to ask about
    showdown, answer = ShowdownCards.of(final), awarded(final)
    tempting = [
        Tempting(given, error_of(showdown, answer, given), pull)
        for reading, pull in pot_readers.misreadings(showdown, answer)
        if (given := _whole(showdown, reading)) != answer
    ]
    found = temptations(tempting, (answer,))
    if not any(tempting.pull > 1 or tempting.error != WRONG_WINNER for tempting in found):
        return None  # one hand is plainly better than the others
    winners = {seat for pot in answer.pots for seat, _ in pot.all_chips}
    return Question(
        topic=TOPIC,
        deal=deal,
        negative=len(winners) > 1,
        prompt=phrase("Who wins what? Share out every pot."),
        answer=answer,
        accept=(answer,),
        explanation=_explanation(showdown, answer, range(len(answer.pots))),
        tempting=found,
        hint=_hint(showdown),
    )


def is_right(question: Question, given: ShowdownAnswer) -> bool:
    """Whether everybody gets the right chips: who is alone in a pot may take it as two halves."""
    return given == question.answer or _whole(_showdown(question), given) == question.answer


def name_error(question: Question, given: ShowdownAnswer) -> ErrorKind:
    """The error of a wrong sharing."""
    showdown = _showdown(question)
    return error_of(showdown, question.truth(ShowdownAnswer), _whole(showdown, given))


def _showdown(question: Question) -> ShowdownCards:
    return ShowdownCards.of(question.hand.play().observe(None, everything=True))


def _whole(showdown: ShowdownCards, given: ShowdownAnswer) -> ShowdownAnswer:
    """The same chips, those of a pot with one claimant in one piece: there is nobody to divide it with."""
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
    """A claim that is none; any five cards; the low half; the chips; the comparison of the hands."""
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


def player(seat: int) -> Phrase:
    """How a seat is called in words: players are counted from 1."""
    return phrase("Player {number}", number=seat + 1)


def _corrected(question: Question, given: ShowdownAnswer) -> Phrase:
    """What is wrong in the first pot that goes elsewhere, then what becomes of those that do."""
    showdown, truth = _showdown(question), question.truth(ShowdownAnswer)
    given = _whole(showdown, given)
    wrong = [index for index, (paid, right) in enumerate(zip(given.pots, truth.pots, strict=True)) if paid != right]
    return before(_why_not(showdown, truth, given), _explanation(showdown, truth, wrong))


def _why_not(showdown: ShowdownCards, truth: ShowdownAnswer, given: ShowdownAnswer) -> Phrase | None:
    """Who cannot win, or wins too, where the winners are others; None where they are the same."""
    for index, (paid, right) in enumerate(zip(given.pots, truth.pots, strict=True)):
        title = _title(index, len(truth.pots))
        strangers = [seat for seat, _ in paid.all_chips if seat not in showdown.pots.seats[index]]
        if strangers:
            return phrase("{pot}: {player} did not put into it.", pot=title, player=player(strangers[0]))
        for share in filter(None, (showdown.high, showdown.low)):
            mine, best = (_winners(pot).get(share.name, set()) for pot in (paid, right))
            if mine != best:
                return _why_not_they(showdown, share, mine, best, title)
    return None


def _why_not_they(showdown: ShowdownCards, share: PotShare, paid: set[int], winners: set[int], pot: Phrase) -> Phrase:
    """Why one who is paid loses, or that one who is not wins."""
    wrong, missing = sorted(paid - winners), sorted(winners - paid)
    if wrong:
        made = showdown.made(wrong[0], share)
        if made is None:
            return phrase("{player} has no low.", player=player(wrong[0]))
        if not missing:
            return phrase("{player} does not tie: only {hand}.", player=player(wrong[0]), hand=made.name)
        better = showdown.made(missing[0], share)
        assert better is not None
        return phrase(
            "{player} has only {hand}: it loses to {best}.", player=player(wrong[0]), hand=made.name, best=better.name
        )
    made = showdown.made(missing[0], share)
    assert made is not None
    if share.is_low and not paid:
        return phrase(
            "{pot}: {player} has a low: {ranks}.", pot=pot, player=player(missing[0]), ranks=low_reading(made.cards)
        )
    return phrase("{pot}: {player} wins too, with {hand}.", pot=pot, player=player(missing[0]), hand=made.name)


def _explanation(showdown: ShowdownCards, truth: ShowdownAnswer, which: Sequence[int]) -> Phrase:
    """One sentence: what becomes of these pots, and by which hands; a hand that wins again is not named again."""
    named: set[tuple[int, PotShare]] = set()
    said = [_pot_words(showdown, index, truth.pots[index], named) for index in which]
    pots = phrase("{pots}.", pots=listed(said, "{items}; {item}"))
    odd = [words for index in which for words in _odd_chips(showdown, index, truth.pots[index])]
    return phrase("{pots} {odd}", pots=pots, odd=listed(odd, "{items} {item}")) if odd else pots


def _odd_chips(showdown: ShowdownCards, index: int, pot: PotShares) -> Iterator[Phrase]:
    """Why the chips of a pot that do not divide go where they go."""
    title = _title(index, len(showdown.pots.amounts))
    high, low = (sum(amount for _, amount in pot[name]) for name in ("high", "low"))
    if low and high > low:
        yield phrase("{pot}: the odd chip goes to the high.", pot=title)
    for name, paid in pot.won:
        least = min((amount for _, amount in paid), default=0)
        more = [player(seat) for seat, amount in paid if amount > least]
        if more:
            yield phrase(
                "{pot}: the odd chip goes to {who}, {why}.",
                pot=title,
                who=listed(more, "{items} and {item}"),
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
        return phrase("{pot}, {amount}: {player} is alone in it", pot=title, amount=pot.total, player=player(seats[0]))
    high = _share_words(showdown, pot["high"], showdown.high, named)
    if not pot["low"] and showdown.low is not None and not index:
        return phrase("{pot}, {amount}: nobody has a low, {high}", pot=title, amount=pot.total, high=high)
    if not pot["low"]:
        return phrase("{pot}, {amount}: {high}", pot=title, amount=pot.total, high=high)
    assert showdown.low is not None
    low = _share_words(showdown, pot["low"], showdown.low, named)
    return phrase(
        "{pot}, {amount}: for the high {high}, for the low {low}", pot=title, amount=pot.total, high=high, low=low
    )


def _title(index: int, count: int) -> Phrase:
    if count == 1:
        return phrase("The pot")
    return phrase("Side pot {number}", number=index) if index else phrase("Main pot")


def _share_words(showdown: ShowdownCards, paid: Chips, share: PotShare, named: set[tuple[int, PotShare]]) -> Phrase:
    """``Player 2 gets 60 with three jacks, ace and nine``; those who tie one after the other."""
    made = showdown.made(paid[0][0], share)
    assert made is not None, "the winner of a contested pot has a hand"
    gets = [phrase("{player} gets {amount}", player=player(seat), amount=amount) for seat, amount in paid]
    winners = {(seat, share) for seat, _ in paid}
    if winners <= named:
        return phrase("{who}", who=listed(gets, "{items} and {item}"))
    named |= winners
    return phrase("{who} with {hand}", who=listed(gets, "{items} and {item}"), hand=made.name)


def _hint(showdown: ShowdownCards) -> Hint:
    best = pot_readers.best_seats(showdown.pots.seats[0], pot_readers.worth(showdown, showdown.high))
    made = showdown.made(best[0], showdown.high)
    assert made is not None
    words = phrase("The best high of the main pot: {name}.", name=made.name)
    return Hint(frozenset(made.cards), words)


def _levels(variant: Variant) -> tuple[int, int, int]:
    if not has_low(variant):
        return (3, 4, 6)
    return (4, 6, 9) if variant.board_cards else (3, 5, 7)


def _rare(variant: Variant) -> tuple[ErrorKind, ...]:
    if not has_low(variant):
        return (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED)
    return (SIDE_POT, ODD_CHIP, TIE_OVERLOOKED, WRONG_END) if variant.board_cards else (SIDE_POT, ODD_CHIP, WRONG_END)


TOPIC: Final = Topic(
    key="showdown",
    title=phrase("Who wins what"),
    fits=lambda variant: has_high(variant) and not variant.draws,
    levels=_levels,
    errors=(SIDE_POT, ODD_CHIP, TIE_OVERLOOKED, ANY_FIVE, *_COMPARED, errors.LOW_OVERLOOKED, errors.UNQUALIFIED),
    rare=_rare,
    negatives=(0.0, 0.4, 0.6, 0.8),
    deal=deal,
    build=build,
    parts=lambda _: (PotsPart(phrase("Share out every pot")),),
    answer=lambda _, values: values[0],
    read=lambda _, data: ShowdownAnswer.from_json(data),
    is_right=is_right,
    name_error=name_error,
    correct=_corrected,
    headline=lambda *_: phrase("Not these shares"),
)
