"""Reads what opponents say against the cards: every claim of a reason is found by its words and looked at by itself.

Hands are ranked by phevaluator, what others can hold is counted out, shares are dealt out (`told`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

import numpy as np

from pokertable.model.hand.events import Called, Raised
from pokertable.players.ranges.ranges import read_of, scene_of
from tests.analysis.oracle import high, low
from tests.players.told import READS, Told

TEN, JACK, ACE = 8, 9, 12
SIX, SEVEN, EIGHT, NINE = 6, 7, 8, 9
"""As low ranks, the ace 1."""
NEAR = 6.0
"""Points of a hundred by which a share may be off besides three errors of the dealing-out: opponents sample too."""
ROUNDED = 0.51
HALF = 0.5
"""So many others outdo one of the worst hands: they are dealt out, so that the line is not at three quarters."""
WRAP, OPEN_ENDED, NEAR_THE_NUTS, MANY = 3, 2, 2, 3
LIVE_FLUSH, FEW_DEAD = 8, 2
STRAIGHTS = [{ACE, 0, 1, 2, 3}, *[set(range(least, least + 5)) for least in range(9)]]
Cards = Sequence[int]


def lowered(card: int) -> int:
    """Its rank with the ace as 1."""
    return 1 if card >> 2 == ACE else (card >> 2) + 2


def low_ranks(cards: Iterable[int], most: int = EIGHT) -> set[int]:
    return {lowered(card) for card in cards if lowered(card) <= most}


def paired(cards: Iterable[int]) -> list[int]:
    """Ranks that are there twice, the highest first."""
    return sorted((rank for rank, count in Counter(card >> 2 for card in cards).items() if count > 1), reverse=True)


def most_of_a_suit(cards: Iterable[int]) -> int:
    return max(Counter(card & 3 for card in cards).values())


def to_a_straight(cards: Iterable[int]) -> int:
    """How many ranks of one straight there are at most."""
    return max(len(window & {card >> 2 for card in cards}) for window in STRAIGHTS)


def dead(told: Told) -> list[int]:
    """Up cards of others, folded ones too."""
    return [card for seat in range(told.state.n) if seat != told.seat for card in told.ups(seat)]


# With a board: what can be made


def fives(told: Told, hole: Cards, board: Cards) -> Iterator[tuple[int, ...]]:
    """Hands of five that use own cards: two of them in Omaha, one at least in hold'em."""
    own = (told.variant.exactly_from_hole,) if told.variant.exactly_from_hole else (1, 2)
    for count in own:
        for mine in combinations(hole, count):
            for rest in combinations(board, 5 - count):
                yield mine + rest


def makes(told: Told, what: str, hole: Cards, board: Cards) -> bool:
    """Whether own cards make a flush, a straight or a low on this board."""
    if what == "low":
        return low(told.variant, hole, board) is not None
    for five in fives(told, hole, board):
        if what == "flush" and len({card & 3 for card in five}) == 1:
            return True
        if what == "straight" and {card >> 2 for card in five} in STRAIGHTS:
            return True
    return False


def coming(told: Told, what: str) -> list[int]:
    """The cards that may come next and make it, if it is not there yet."""
    if not 3 <= len(told.board) < told.variant.board_cards or makes(told, what, told.own, told.board):
        return []
    return [card for card in told.unseen if makes(told, what, told.own, [*told.board, card])]


def better(told: Told, of: Callable[..., object], mine: object) -> int:
    """How many different better hands two cards that are unseen make on the board."""
    if mine is None:
        return 99
    assert isinstance(mine, int | tuple)
    twos = {of(told.variant, two, told.board) for two in combinations(told.unseen, 2)} - {None}
    return sum(value > mine for value in twos)  # type: ignore[operator]


def better_highs(told: Told) -> int:
    return better(told, high, high(told.variant, told.own, told.board))


def better_lows(told: Told) -> int:
    return better(told, low, low(told.variant, told.own, told.board))


def nut_flush_comes(told: Told) -> bool:
    suits = {card & 3 for card in coming(told, "flush")}
    best = {suit: max({4 * rank + suit for rank in range(13)} - set(told.board)) for suit in suits}
    return any(card in told.own for card in best.values())


def draws_to_the_nut_low(told: Told) -> bool:
    """Some next card makes the best low that there is."""
    for card in coming(told, "low"):
        board = [*told.board, card]
        mine = low(told.variant, told.own, board)
        lows = [
            low(told.variant, two, board) for two in combinations([each for each in told.unseen if each != card], 2)
        ]
        if mine is not None and all(each is None or each <= mine for each in lows):
            return True
    return False


def is_strong_draw(told: Told) -> bool:
    """To the nut flush, a wrap, flush and straight, the board not paired; or to the nut low."""
    straights = len({card >> 2 for card in coming(told, "straight")})
    both = bool(coming(told, "flush")) and straights >= OPEN_ENDED
    strong = (nut_flush_comes(told) or straights >= WRAP or both) and not paired(told.board)
    return strong or (told.variant.is_split and draws_to_the_nut_low(told))


def draws_as_said(told: Told) -> bool:
    """Every hand that is named may come with the next card."""
    words = str(dict(told.said.fields)["draw"])
    named = [what for what in ("flush", "straight", "low") if what in words]
    return bool(named) and all(coming(told, what) for what in named)


def quartered(told: Told) -> bool:
    """How often a rival has the same low, dealt from what the rivals seem to have."""
    public, rng, alone = told.hand.observe(None), np.random.default_rng(1), 1.0
    scene, ranges = scene_of(public), read_of(public, told.policy.presumed).ranges
    mine = low(told.variant, told.own, told.board)
    for seat in told.rivals:
        weights = scene.live(seat) * ranges.get(seat, np.ones(1)) ** READS[told.policy.skill]
        picked = rng.choice(len(weights), 300, p=weights / weights.sum())
        same = [low(told.variant, each, told.board) == mine for each in scene.sample(seat)[picked].tolist()]
        alone *= 1 - float(np.mean(same))
    return abs(100 * (1 - alone) - told.figure("quartered")) <= 2 * NEAR


# In stud: what lies open


def shown_low(ups: list[int]) -> tuple[object, ...]:
    """What up cards are worth for the low: the less, the better."""
    counts = Counter(lowered(card) for card in ups)
    groups = sorted(((count, rank) for rank, count in counts.items()), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def shown_high(ups: Cards) -> tuple[object, ...]:
    counts = Counter(card >> 2 for card in ups)
    groups = sorted(((count, rank) for rank, count in counts.items()), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def highest_up_card(told: Told) -> bool:
    return max(card >> 2 for card in told.ups(told.seat)) > highest_up_of_rivals(told)


def lowest_up_card(told: Told) -> bool:
    rivals = [lowered(card) for seat in told.rivals for card in told.ups(seat)]
    return max(map(lowered, told.ups(told.seat))) < min(rivals)


def highest_open_pair(told: Told) -> bool:
    theirs = [rank for seat in told.rivals for rank in paired(told.ups(seat))]
    return max(paired(told.ups(told.seat)), default=-1) > max(theirs, default=-1)


def lowest_board(told: Told) -> bool:
    return all(shown_low(told.ups(told.seat)) < shown_low(told.ups(seat)) for seat in told.rivals)


def highest_up_of_rivals(told: Told) -> int:
    return max(card >> 2 for seat in told.rivals for card in told.ups(seat))


def nobody_came_in(told: Told) -> bool:
    return not any(isinstance(act.event, Raised | Called) for act in told.acts)


def lives(told: Told, ranks: Iterable[int]) -> int:
    """Unseen cards of these ranks."""
    wanted = set(ranks)
    return sum(card >> 2 in wanted for card in told.unseen)


def good_pair(told: Told) -> bool:
    """Stud: tens or higher, or a pair of which a card is alive."""
    return any(rank >= TEN or lives(told, [rank]) for rank in paired(told.own))


def stud_has_something(told: Told) -> bool:
    suits = Counter(card & 3 for card in told.own)
    flush = any(
        count >= MANY and sum(card & 3 == suit for card in told.unseen) >= LIVE_FLUSH for suit, count in suits.items()
    )
    return good_pair(told) or flush or to_a_straight(told.own) >= MANY or all(card >> 2 >= TEN for card in told.own)


def live_low(told: Told) -> bool:
    """Three low cards, and an ace or few of the others dead."""
    held = low_ranks(told.own)
    gone = sum(lowered(card) <= EIGHT and lowered(card) not in held for card in dead(told))
    return len(held) >= MANY and (1 in held or gone <= FEW_DEAD)


def good_pair_for_two_ways(told: Told) -> bool:
    """Stud hi/lo: jacks or higher, or alive with an ace or two low cards."""
    helped = 1 in low_ranks(told.own) or len(low_ranks(told.own)) >= 2
    return any(rank >= JACK or (lives(told, [rank]) and helped) for rank in paired(told.own))


def low_of_a_suit(told: Told) -> bool:
    return most_of_a_suit(told.own) >= MANY and len(low_ranks(told.own)) >= 2


def stud_split_has_something(told: Told) -> bool:
    trips = max(Counter(card >> 2 for card in told.own).values()) >= MANY
    to_a_six = len(low_ranks(told.own, SIX)) >= MANY
    return to_a_six or live_low(told) or good_pair_for_two_ways(told) or low_of_a_suit(told) or trips


def best_low_of(told: Told, seat: int) -> tuple[int, ...] | None:
    """The best low that the up cards of a seat leave it, whatever it has below and gets."""
    ups, hidden = low_ranks(told.ups(seat)), told.variant.hole_cards - len(told.ups(seat))
    fives = [five for five in combinations(range(1, EIGHT + 1), 5) if len(set(five) - ups) <= hidden]
    return max((tuple(sorted((-rank for rank in five))) for five in fives), default=None)


def low_is_locked(told: Told) -> bool:
    mine = low(told.variant, told.own, [])
    theirs = [best for seat in told.rivals if (best := best_low_of(told, seat)) is not None]
    return mine is not None and all(mine >= each for each in theirs)


def passed_by(told: Told) -> bool:
    four = len(low_ranks(told.own)) >= 4 or most_of_a_suit(told.own) >= 4
    alive = any(makes_a_straight([*told.own, card]) for card in told.unseen)
    return not four and not paired(told.own) and not alive


def makes_a_straight(cards: Cards) -> bool:
    return to_a_straight(cards) == 5


def razz_rough(told: Told) -> bool:
    """A pair, or a card above the eight."""
    return len(low_ranks(told.own)) < MANY


def high_is_locked(told: Told) -> bool:
    mine = high(told.variant, told.own, [])
    return all(high(told.variant, [*told.ups(seat), card], []) <= mine for seat in told.rivals for card in told.unseen)


def beaten_in_sight(told: Told) -> bool:
    """A rival's up cards beat all own cards by pairs and high cards, as many of them."""
    ups = max(shown_high(told.ups(seat)) for seat in told.rivals)
    return max(shown_high(four) for four in combinations(told.own, min(4, len(told.own)))) < ups


def in_sight(told: Told) -> bool:
    return bool(paired(told.own)) or max(card >> 2 for card in told.own) > highest_up_of_rivals(told)


# Omaha hi/lo before the flop


def middling(told: Told) -> bool:
    """No ace with a wheel card and no pair of aces, fewer than three low cards, not all high."""
    lows = low_ranks(told.own)
    ace = 1 in lows and (len(lows & {2, 3, 4, 5}) > 0 or ACE in paired(told.own))
    return not ace and len(lows) < MANY and not all(card >> 2 >= TEN for card in told.own)


def best_low_cards(told: Told) -> bool:
    missing = [rank for rank in range(1, EIGHT + 1) if rank not in low_ranks(told.board)]
    return set(missing[:2]) <= low_ranks(told.own)


# What was done


def raised_last(told: Told) -> bool:
    return bool(told.raisers) and told.raisers[-1] == told.seat


def raiser_is_behind(told: Told) -> bool:
    last = told.raisers[-1]
    return last != told.seat and last in told.rivals and not told.has_acted(last)


def few_are_left(told: Told) -> bool:
    return sum(not told.has_acted(seat) and told.state.stacks[seat] > 0 for seat in told.rivals) <= 2


def all_checked(told: Told) -> bool:
    return all(told.has_acted(seat) or not told.state.stacks[seat] for seat in told.rivals) and not max(told.state.bets)


def drew_fewer(told: Told) -> bool:
    views = told.hand.observe(None).seats
    others = [view for view in views if view.seat != told.seat and not view.folded]
    return len(others) == 1 and views[told.seat].drew[-1] < others[0].drew[-1]


def stood_pat(told: Told) -> bool:
    discarded = told.hand.observe(None).seats[told.seat].drew
    return bool(discarded) and discarded[-1] == 0


# Figures


def completing_pays(told: Told) -> bool:
    """Whether what is won where the opponent gives up outweighs a completion that is lost, both in chips."""
    state, gives_up = told.state, (told.figure("gives_up") + ROUNDED) / 100
    completes = state.game.stakes.small_bet - state.bets[told.seat]
    return gives_up * sum(state.put_in) >= (1 - gives_up) * completes


def price_is_so(told: Told) -> bool:
    return abs(told.figure("price") - told.price) <= ROUNDED


def share_is_so(told: Told) -> bool:
    if told.variant.draws:
        return 0 <= told.figure("share") <= 100
    mean, error = told.share
    return abs(told.figure("share") - mean) <= NEAR + 3 * error


def called_is_so(told: Told) -> bool:
    """No more than against all: the better hands call."""
    if told.variant.draws:
        return 0 <= told.figure("called") <= 100
    mean, error = told.share
    return told.figure("called") <= mean + NEAR + 3 * error


def clearly_more(told: Told) -> bool:
    """More than an equal part for everybody in, by a fifth of the rest of the pot."""
    fair = 100 / (1 + len(told.rivals))
    return told.figure("called") >= fair + (100 - fair) / 5


def behind_is_so(told: Told) -> bool:
    return better_highs(told) >= told.figure("behind")


def nearest_is_so(told: Told) -> bool:
    lows = better_lows(told) if told.variant.is_split else 99
    return min(better_highs(told), lows) >= told.figure("nearest")


def depth_is_so(told: Told) -> bool:
    """The stack that can be lost, in big blinds, or in two thirds of the dead money where that is more."""
    state = told.state
    most = max(state.stacks[seat] + state.bets[seat] for seat in told.rivals)
    mine = min(state.stacks[told.seat] + state.bets[told.seat], most)
    return told.figure("depth") <= mine / told.state.game.stakes.big_blind + ROUNDED


def pat_is_better(told: Told) -> bool:
    return told.figure("pat") >= told.figure("drawn") - 2


CLAIMS: tuple[tuple[str, Callable[[Told], bool]], ...] = (
    (r"\{price\}% (is )?needed|price is \{price\}", price_is_so),
    (r"\{share\}%", share_is_so),
    (r"\{called\}%", called_is_so),
    (r"well above a fair share", clearly_more),
    (r"\{behind\} better", behind_is_so),
    (r"one of its worst hands", lambda told: not told.variant.board_cards or told.outdone > HALF),
    (r"\{nearest\} better", nearest_is_so),
    (r"short stack \(\{depth\}", depth_is_so),
    (r"Standing pat is best", pat_is_better),
    (r"to \{draw\}", draws_as_said),
    (r"a strong draw", is_strong_draw),
    (r"[Tt]he nut low|Nobody has a better low", lambda told: better_lows(told) == 0),
    (r"\{quartered\}", quartered),
    (r"several (opponents put|players pay)", lambda told: len(told.rivals) > 1),
    (r"against a single opponent", lambda told: len(told.rivals) == 1),
    (r"the one opponent", lambda told: len(told.rivals) == 1),
    (r"\{gives_up\}%", completing_pays),
    (r"It made the last bet or raise", raised_last),
    (r"bet or raised last has yet to act", raiser_is_behind),
    (r"everyone checked", all_checked),
    (r"cheap call with a pair", lambda told: len(paired(told.own)) == 1),
    (r"a pair of aces", lambda told: sum(card >> 2 == ACE for card in told.own) > 1),
    (r"few players are left to act", few_are_left),
    (r"A check is free", lambda told: max(told.state.bets) <= told.state.bets[told.seat]),
    (r"nobody has come in", nobody_came_in),
    (r"up card is the highest", highest_up_card),
    (r"up card is the lowest", lowest_up_card),
    (r"open pair is the highest", highest_open_pair),
    (r"n opponent shows a pair", lambda told: any(paired(told.ups(seat)) for seat in told.rivals)),
    (r"n opponent shows three low", lambda told: any(len(low_ranks(told.ups(seat))) >= 3 for seat in told.rivals)),
    (r"board is the lowest", lowest_board),
    (r"board looks too good", lambda told: any(len(low_ranks(told.ups(seat))) >= 3 for seat in told.rivals)),
    (r"doesn't have four different cards nine or lower", lambda told: len(low_ranks(told.own, NINE)) < 4),
    (
        r"an opponent shows at least two low cards",
        lambda told: any(len(low_ranks(told.ups(seat))) >= 2 for seat in told.rivals),
    ),
    (r"three different cards six or lower", lambda told: len(low_ranks(told.own, SIX)) >= 3),
    (r"no live pair, no three to", lambda told: not stud_has_something(told)),
    (r"with a live pair, three to", stud_has_something),
    (r"no pair, and no card higher", lambda told: not in_sight(told)),
    (r"with a pair or a card higher", in_sight),
    (r"No opponent can beat this hand", high_is_locked),
    (r"up cards already beat", beaten_in_sight),
    (
        r"an ace and two more cards seven or lower",
        lambda told: len(low_ranks(told.own, SEVEN)) == 3 and 1 in low_ranks(told.own),
    ),
    (r"no three live low cards", lambda told: not stud_split_has_something(told)),
    (r"with three low cards, a good pair", stud_split_has_something),
    (r"up cards can beat this low", low_is_locked),
    (r"The cards missed", passed_by),
    (r"a pair or two high cards", lambda told: bool(paired(told.own)) or len(low_ranks(told.own, NINE)) < 2),
    (r"a pair, or a card too high", razz_rough),
    (r"three different low cards", lambda told: len(low_ranks(told.own, NINE)) >= 3),
    (r"without an ace for the low", middling),
    (r"two best low cards", best_low_cards),
    (r"low that wouldn't be the nuts", lambda told: bool(coming(told, "low")) and not draws_to_the_nut_low(told)),
    (r"tood pat with nothing", stood_pat),
    (r"drew fewer cards than the one opponent", drew_fewer),
)
SAYS_NO_CARDS = (
    "has to bring it in",
    "{top}%",
    "{pat}%",
    "{best}%",
    "{folds}%",
    "{strong}%",
)
"""Words of reasons whose figures are tested where they are worked out, or which say nothing of the cards."""


def claims_of(words: str) -> list[tuple[str, Callable[[Told], bool]]]:
    return [(pattern, is_so) for pattern, is_so in CLAIMS if re.search(pattern, words)]


def untrue(told: Told) -> list[str]:
    """The claims of a reason that are not so."""
    return [pattern for pattern, is_so in claims_of(told.words) if not is_so(told)]
