"""What the engine says of a step that offers answers: which of them is right, by the step's `proof`.

Each proof is worked out from the cards and figures of the step; equities are exact where that is quick, else sampled
with a seed, and an answer has to be clear of the others by more than the sample's error.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from pokertable.analysis.equity import equity
from pokertable.analysis.icm import prizes_expected
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.model.cards import DECK, Card, show_cards
from pokertable.model.hand.showdown import shared_out
from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import prepare_all
from pokertable.model.variant import OddChip
from pokertable.training.lab.choice import BOARD, FOLDED, YOU, ChoiceStep, Laid

SAMPLES: Final = 12_000
CLEAR: Final = 0.03
"""Least distance in equity between the right answer and the next."""


def proved(step: ChoiceStep) -> str:
    """The right answer by the step's proof; raises `AssertionError` where no answer is clearly right."""
    (kind,) = step.proof.keys() - {"against", "means"}
    figure = PROOFS[kind](step, step.proof[kind])
    means = step.proof.get("means", {})
    return str(means.get(str(figure), figure))


def hands_of(step: ChoiceStep) -> list[Laid]:
    """What each player holds, the player asked first."""
    held = [laid for laid in step.deal if laid.label not in (BOARD, FOLDED)]
    return sorted(held, key=lambda laid: laid.label != YOU)


def board_of(step: ChoiceStep) -> Cards:
    return tuple(card for laid in step.deal if laid.label == BOARD for card in laid.known)


def seen(step: ChoiceStep) -> set[Card]:
    return {card for laid in step.deal for card in laid.known}


def unseen(step: ChoiceStep) -> list[Card]:
    return [card for card in DECK if card not in seen(step)]


def shares_of_pot(step: ChoiceStep, texts: Sequence[str]) -> list[float]:
    """Each hand's equity; all cards that lie there and are nobody's are dead."""
    held = [KnownCards.parse(text, step.variant) for text in texts]
    board = board_of(step)
    used = {card for each in held for card in each.cards} | {*board}
    dead = tuple(card for card in seen(step) if card not in used)
    matchup = Matchup(step.variant, held, board, dead)
    return [hand.equity for hand in equity(matchup, seed=1, samples=_samples(matchup)).hands]


def _samples(matchup: Matchup) -> int | None:
    from pokertable.analysis.equity import looks

    return None if looks(matchup) <= 200_000 else SAMPLES


def _texts(step: ChoiceStep) -> list[str]:
    against = step.proof.get("against")
    texts = ["".join("*" if not isinstance(c, Card) else str(c) for c in laid.cards) for laid in hands_of(step)]
    return texts if against is None else [texts[0], *([against] if isinstance(against, str) else against)]


def _mine(step: ChoiceStep) -> float:
    return shares_of_pot(step, _texts(step))[0]


def nearest(step: ChoiceStep, share: float) -> str:
    """The choice nearest to a share; the others must be clearly further away."""
    figures = {choice: float(choice.rstrip("%")) / 100 for choice in step.choices}
    first, second = sorted(figures, key=lambda choice: abs(figures[choice] - share))[:2]
    assert abs(figures[first] - share) <= 0.04, f"{share:.3f} is not about {first}"
    assert abs(figures[second] - share) > abs(figures[first] - share) + CLEAR, f"{share:.3f}: {first} or {second}"
    return first


def _price(step: ChoiceStep, args: Sequence[float]) -> str:
    """Share of the time that a call (or a bluff) of `args[0]` must win into `args[1]`; for the share `args[2]`."""
    call, pot, *part = args
    return nearest(step, call / ((call + pot) * (part[0] if part else 1)))


def _worth(step: ChoiceStep, args: Sequence[int]) -> str:
    call, pot = args
    gain = _mine(step) - call / (call + pot)
    assert abs(gain) > CLEAR, f"too close: {gain:.3f}"
    return "Call" if gain > 0 else "Fold"


def _equity(step: ChoiceStep, _: object) -> str:
    return nearest(step, _mine(step))


def _best(step: ChoiceStep, shares: Sequence[float]) -> str:
    labels = [laid.label for laid in hands_of(step)]
    order = sorted(range(len(labels)), key=lambda at: -shares[at])
    assert shares[order[0]] > shares[order[1]] + CLEAR, f"too close: {list(zip(labels, shares, strict=True))}"
    return labels[order[0]]


def _ahead(step: ChoiceStep, _: object) -> str:
    """Whoever has most of the pot."""
    return _best(step, shares_of_pot(step, _texts(step)))


def _alone(step: ChoiceStep, args: Sequence[str]) -> str:
    """Whichever hand has most against these; the cards of the other hands are not known then."""
    return _best(step, _each_alone(step, args))


def _each_alone(step: ChoiceStep, args: Sequence[str]) -> list[float]:
    """The equity of each hand against these."""
    found = []
    for laid in hands_of(step):
        held = [KnownCards.parse(text, step.variant) for text in (show_cards(laid.known), *args)]
        matchup = Matchup(step.variant, held, board_of(step))
        found.append(equity(matchup, seed=1, samples=_samples(matchup)).hands[0].equity)
    return found


def _share(step: ChoiceStep, name: str) -> PotShare:
    return next((share for share in step.variant.shares if share.name == name), step.variant.shares[0])


def _makes(step: ChoiceStep, kind: str, hand: Cards) -> bool:
    made = best_hand(_share(step, kind), hand, board_of(step))
    return made is not None and kind in ("low", made.category.name.lower())


def by_river(step: ChoiceStep) -> list[float]:
    """What the player asked gets of the pot with each last board card."""
    held = [KnownCards.parse(text, step.variant) for text in _texts(step)]
    boards = [(*board_of(step), card) for card in unseen(step)]
    return [equity(Matchup(step.variant, held, board)).hands[0].equity for board in boards]


def shares_named(step: ChoiceStep) -> list[float]:
    """Every share that the texts of a step may name in percent: prices, equities, chances by outs."""
    (kind,) = step.proof.keys() - {"against", "means"}
    args: Any = step.proof[kind]
    match kind:
        case "worth":
            return [args[0] / sum(args), _mine(step)]
        case "price":
            return [args[0] / (sum(args[:2]) * (args[2] if len(args) > 2 else 1))]
        case "equity" | "ahead":
            return shares_of_pot(step, _texts(step))
        case "alone":
            return _each_alone(step, args)
        case "outs":
            return [args[0] / args[1]]
        case "gain":
            outs, unknown, pot, call, later = args
            return [outs / unknown, call / (pot + call), call / (pot + call + later)]
        case "count":
            return [int(_count(step, args)) / len(unseen(step))]
        case "table":
            assert step.table is not None
            return [share for share in [step.table.figure(args)] if isinstance(share, float)]
        case _:
            return []


def _count(step: ChoiceStep, kind: str) -> str:
    """Number of cards left of which one makes this kind of hand."""
    board, hand = board_of(step), hands_of(step)[0].known
    found = 0
    for card in unseen(step):
        own, common = (hand, (*board, card)) if step.variant.board_cards else ((*hand, card), board)
        made = best_hand(_share(step, kind), own, common)
        found += made is not None and kind in ("low", made.category.name.lower())
    return str(found)


def _live(step: ChoiceStep, ranks: str) -> str:
    return str(sum(str(card)[0] in ranks for card in unseen(step)))


def _beats(step: ChoiceStep, _: object) -> str:
    """Number of last board cards with which the player asked is ahead of all others."""
    share, board = step.variant.shares[0], board_of(step)
    found = 0
    for card in unseen(step):
        made = [best_hand(share, laid.known, (*board, card)) for laid in hands_of(step)]
        mine, *rest = [0 if hand is None else hand.strength for hand in made]
        found += mine > max(rest)
    return str(found)


def _chance(step: ChoiceStep, kind: str) -> str:
    """Chance that the player asked makes this kind of hand by the last card of a stud game."""
    hand, left = hands_of(step)[0].known, unseen(step)
    to_come = step.variant.hole_cards - len(hand)
    every = list(combinations(left, to_come))
    return nearest(step, sum(_makes(step, kind, (*hand, *more)) for more in every) / len(every))


def _chips(step: ChoiceStep, pot: int) -> str:
    share = _mine(step) * pot
    assert abs(share - round(share)) < 1e-6, f"no whole chips: {share}"
    return str(round(share))


def _odd(step: ChoiceStep, pot: int) -> str:
    """What the player asked gets of a pot that is not shared evenly; the players are listed from left of the button."""
    shares, board = step.variant.shares, board_of(step)
    hands = [laid for laid in step.deal if laid.label not in (BOARD, FOLDED)]
    strengths = {seat: prepare_all(shares, board)(laid.known) for seat, laid in enumerate(hands)}
    won = shared_out(pot, shares, strengths, lambda _, winners: sorted(winners))
    assert step.variant.odd_chip is OddChip.LEFT_OF_BUTTON or all(len(winners) == 1 for _, winners in won)
    return str(sum(each.amount for _, winners in won for each in winners if hands[each.seat].label == YOU))


def _net(step: ChoiceStep, args: Sequence[int]) -> str:
    pot, put_in = args
    net = _mine(step) * pot - put_in
    return f"You win {round(net)}" if net > 0 else f"You lose {-round(net)}" if net < 0 else "You break even"


def _least(step: ChoiceStep, pot: int) -> str:
    """The least that the player asked gets of a pot, over every last card."""
    least = 1.0
    for card in unseen(step):
        if step.variant.board_cards:
            held = [KnownCards.parse(text, step.variant) for text in _texts(step)]
            report = equity(Matchup(step.variant, held, (*board_of(step), card)))
            least = min(least, report.hands[0].equity)
    return str(round(least * pot))


def _outs(step: ChoiceStep, args: Sequence[int]) -> str:
    outs, unknown = args
    return nearest(step, outs / unknown)


def _gain(_: ChoiceStep, args: Sequence[float]) -> str:
    """Call if so many outs of so many cards win pot and later bets more than the call loses."""
    outs, unknown, pot, call, later = args
    gain = outs * (pot + later) - (unknown - outs) * call
    assert abs(gain) > 0.05 * unknown * pot
    return "Call" if gain > 0 else "Fold"


def _rank(step: ChoiceStep, _: object) -> str:
    """Whose cards make the best hand of the first share."""
    share = step.variant.shares[0]
    made = {laid.label: best_hand(share, laid.known, board_of(step)) for laid in hands_of(step)}
    worth = {label: 0 if hand is None else hand.strength for label, hand in made.items()}
    best = [label for label, value in worth.items() if value == max(worth.values())]
    return best[0] if len(best) == 1 else "You tie"


def _no_low(step: ChoiceStep, _: object) -> str:
    """Who cannot make a low any more, whatever is face down and still to come."""
    low = step.variant.low
    assert low is not None
    found = []
    for laid in hands_of(step):
        ranks = {card.rank for card in laid.known if low.may_hold(card.rank)}
        if len(ranks) + step.variant.hole_cards - len(laid.known) < 5:
            found.append(laid.label)
    assert len(found) == 1, found
    return found[0]


def _worst(step: ChoiceStep, args: Sequence[str]) -> str:
    """Whichever hand has least against these."""
    best = _alone(step, args)
    labels = [laid.label for laid in hands_of(step)]
    assert len(labels) == 2
    return next(label for label in labels if label != best)


def _low_rival(step: ChoiceStep, _: object) -> str:
    """Which of the others has a low the more often, by what it shows."""
    rng, found = random.Random(1), {}
    for laid in hands_of(step)[1:]:
        more = step.variant.hole_cards - len(laid.known)
        left = unseen(step)
        found[laid.label] = sum(_makes(step, "low", (*laid.known, *rng.sample(left, more))) for _ in range(1500)) / 1500
    first, second = sorted(found, key=lambda label: -found[label])[:2]
    assert found[first] > found[second] + 0.1, found
    return first


def _dealt(step: ChoiceStep, args: tuple[int, str]) -> str:
    """Cards of a player (`down`, `up`) or of the `board` by the end of this street, counted from 1."""
    last, where = args
    return str(sum(getattr(street, where) for street in step.variant.streets[:last]))


def _rounds(step: ChoiceStep, _: object) -> str:
    return str(len(step.variant.streets))


def _uses(step: ChoiceStep, _: object) -> str:
    """Number of hole cards of which a hand must consist, neither more nor less."""
    return str(step.variant.exactly_from_hole)


def _table(step: ChoiceStep, figure: str) -> str:
    """A figure of the hand at the step's table; a price as the choice that is nearest."""
    table = step.table
    assert table is not None, step.look
    found = table.figure(figure)
    return nearest(step, found) if isinstance(found, float) else str(found)


def _prize(step: ChoiceStep, args: Sequence[Sequence[float]]) -> str:
    """The expected prize of the first of these stacks, in the points of the choices."""
    stacks, prizes = args
    expected = prizes_expected(stacks, prizes)[0]
    first, second = sorted(step.choices, key=lambda choice: abs(float(choice.split()[0]) - expected))[:2]
    assert abs(float(first.split()[0]) - expected) < 0.5 < abs(float(second.split()[0]) - expected) - 3
    return first


def _needs(step: ChoiceStep, args: Mapping[str, Sequence[float]]) -> str:
    """The equity that a call needs in prizes, or with hands what they lead to: my stack is the first of each list.

    `lost` are the stacks of the others when I am out, which wins nothing.
    """
    prizes = args["prizes"]
    fold, won = (prizes_expected(args[end], prizes[: len(args[end])])[0] for end in ("fold", "won"))
    assert len(args["lost"]) >= len(prizes), "losing wins a prize"
    needed = fold / won
    if not step.deal:
        return nearest(step, needed)
    gain = _mine(step) - needed
    assert abs(gain) > CLEAR, f"too close: {gain:.3f}"
    return "Call" if gain > 0 else "Fold"


PROOFS: Final[Mapping[str, Callable[[ChoiceStep, Any], str]]] = {
    "price": _price,
    "worth": _worth,
    "equity": _equity,
    "ahead": _ahead,
    "alone": _alone,
    "count": _count,
    "live": _live,
    "beats": _beats,
    "chance": _chance,
    "chips": _chips,
    "odd": _odd,
    "net": _net,
    "least": _least,
    "outs": _outs,
    "gain": _gain,
    "rank": _rank,
    "no_low": _no_low,
    "worst": _worst,
    "low_rival": _low_rival,
    "dealt": _dealt,
    "rounds": _rounds,
    "uses": _uses,
    "table": _table,
    "prize": _prize,
    "needs": _needs,
}
