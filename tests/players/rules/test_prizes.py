"""Sit and gos: what beginners, regulars and experts know of the prizes when they push, fold, or call for the stack."""

import numpy as np
import pytest

from pokertable.analysis.arrays import private_hands
from pokertable.analysis.icm import prizes_expected
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import Action, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.players.seen.policy import reason_of
from pokertable.players.seen.prizes import InPrizes, PrizesLeft
from pokertable.players.seen.spot import Spot, Turn
from tests.narrow import known, of_kind
from tests.players.opponents.test_shoves import often
from tests.players.tables import game, sampled
from tests.rules.table import deal

THREE_PAID = PrizesLeft((450, 270, 180))
"""Of nine players. With four left the next one out wins nothing."""
STACK = 200
"""Ten big blinds."""


def spot_of(name: str, hand: Hand, prizes: PrizesLeft | None = THREE_PAID) -> Spot:
    """The spot as an opponent of this name sees it."""
    public = hand.observe(None)
    return of_kind(Persona, with_prizes(policy_of(name), prizes)).as_seen(Turn(Spot.of(public), public)).spot


def pushed(name: str, hand: Hand, prizes: PrizesLeft = THREE_PAID) -> float:
    return known(of_kind(InPrizes, spot_of(name, hand, prizes).in_prizes).pushed)


def table(stacks: list[int], *actions: Action, key: str = "holdem", limit: Structure = Structure.NO_LIMIT) -> Hand:
    """Seats 0 and 1 have the blinds, 10 and 20."""
    hand = deal(game(key, limit), stacks)
    for action in actions:
        hand.act(action)
    return hand


FOLDED_TO_THE_BLINDS = Fold(), Fold()
SHOVED = (*FOLDED_TO_THE_BLINDS, RaiseTo(STACK))


def test_an_expert_needs_for_a_call_what_the_prizes_of_each_outcome_say():
    spot = spot_of("tag:expert", table([STACK] * 4, *SHOVED))
    folded = prizes_expected([180, 220, 200, 200], THREE_PAID.prizes)[0]
    won = prizes_expected([400, 200, 200], THREE_PAID.prizes)[0]
    assert spot.price == pytest.approx(folded / won)
    assert of_kind(InPrizes, spot.in_prizes).chip_price == 180 / 400


def test_other_tables_count():
    hand = table([STACK] * 4, *SHOVED)
    short = spot_of("tag:expert", hand, PrizesLeft((31, 22, 15, 11, 9, 7, 5), (20, 20, 20, 20)))
    deep = spot_of("tag:expert", hand, PrizesLeft((31, 22, 15, 11, 9, 7, 5), (2000, 2000, 2000, 2000)))
    assert short.price > deep.price > 180 / 400


def test_a_regular_takes_the_factor_of_equal_stacks():
    """A stack is worth 900 / 4 points, two 345, none 0: what is lost weighs 225 / 120 of what is won."""
    for stacks in ([STACK] * 4, [STACK, STACK, 1000, 30]):
        assert spot_of("tag", table(stacks, *SHOVED)).price == pytest.approx(225 * 180 / (225 * 180 + 120 * 220))


def test_nobody_knows_the_prizes_where_chips_are_worth_the_same():
    heads_up = table([STACK] * 2, RaiseTo(STACK))
    far = table([STACK] * 4, *SHOVED)
    for name in ("tag", "tag:expert"):
        for hand, prizes in (
            (heads_up, PrizesLeft((390, 210))),
            (far, PrizesLeft((390, 210), (STACK,) * 3)),
            (table([100 * STACK] * 4, *FOLDED_TO_THE_BLINDS), THREE_PAID),
        ):
            assert spot_of(name, hand, prizes) == Spot.of(hand.observe(None))


@pytest.mark.parametrize("name", ["station:beginner", "random"])
def test_a_beginner_never_knows_them(name):
    policy = policy_of(name)
    assert with_prizes(policy, THREE_PAID) is policy


@pytest.mark.parametrize("name", ["tag", "tag:expert"])
@pytest.mark.parametrize("key", ["holdem", "omaha8", "draw5"])
def test_a_cash_game_is_played_as_ever(name, key):
    """Nothing left to win is a cash game: no rule of the prizes takes a part of any hand."""
    policy = of_kind(Persona, with_prizes(policy_of(name), None))
    hand = table([STACK] * 4, *FOLDED_TO_THE_BLINDS, key=key, limit=Structure.NO_LIMIT)
    while (seat := hand.to_act) in (0, 1):
        public = hand.observe(None)
        spot = Spot.of(public)
        turn = Turn(spot, public)
        assert policy.as_seen(turn) is turn
        said = [rule for rule in policy.table(spot) if "prizes" in rule.because.template]
        assert said
        assert not any(rule.when(spot, policy.style) for rule in said)
        if seat == 1:
            break
        hand.act(RaiseTo(known(known(public.legal).raise_to)[1]))


def test_a_hand_worth_a_call_in_chips_is_folded_for_the_prizes_and_says_so():
    hand = table([STACK] * 4, *SHOVED)
    cards = np.array([parse_cards("Ad7h")], np.uint8)
    for name in ("tag", "tag:expert"):
        assert often(policy_of(name), hand, Fold, cards)[0] < 0.5
        knows = with_prizes(policy_of(name), THREE_PAID)
        assert often(knows, hand, Fold, cards)[0] == 1
        public = hand.observe(None)
        said = str(reason_of(knows.applied_rules(public, cards), Fold()))
        assert said.startswith("In chips a call, in prizes a fold: ")
        assert said.endswith(f"45% needed in chips, {100 * spot_of(name, hand).price:.0f}% in prizes.")
    assert often(with_prizes(policy_of("tag"), THREE_PAID), hand, Fold, np.array([parse_cards("AsAh")], np.uint8)) == 0


def test_an_expert_pushes_by_who_is_covered_and_who_is_short():
    """The leader pushes nearly everything into a middle stack, which itself waits for the short one to go out."""
    in_chips = 0.59
    leads = pushed("tag:expert", table([600, 200, 200, 60], *FOLDED_TO_THE_BLINDS))
    waits = pushed("tag:expert", table([200, 600, 200, 60], *FOLDED_TO_THE_BLINDS))
    assert waits < 0.1 < in_chips < 0.9 < leads


def test_a_regular_pushes_as_with_a_deeper_stack_whoever_is_short():
    equal, waits = (
        pushed("tag", table(stacks, *FOLDED_TO_THE_BLINDS)) for stacks in ([STACK] * 4, [200, 600, 200, 60])
    )
    assert equal == waits
    assert equal < 0.5


@pytest.mark.parametrize("name", ["station", "tag:expert"])
@pytest.mark.parametrize(
    ("key", "limit"), [("holdem", Structure.NO_LIMIT), ("omaha8", Structure.POT), ("draw5", Structure.NO_LIMIT)]
)
@pytest.mark.parametrize("actions", [FOLDED_TO_THE_BLINDS, (*FOLDED_TO_THE_BLINDS, RaiseTo(60))])
def test_one_hand_alone_is_played_as_among_others(name, key, limit, actions):
    policy = with_prizes(policy_of(name), THREE_PAID)
    public = table([STACK, 90, STACK, 100], *actions, key=key, limit=limit).observe(None)
    hands = sampled(len(public.seats[0].cards))[::397][:20]
    together = policy.probabilities(public, hands)
    assert together.sum(axis=1) == pytest.approx(1)
    for hand, row in zip(hands[::7], together[::7], strict=True):
        assert policy.probabilities(public, hand[None])[0] == pytest.approx(row, abs=1e-9)


def test_aces_are_pushed_whatever_the_prizes():
    public = table([200, 600, 200, 60], *FOLDED_TO_THE_BLINDS)
    aces = np.array([parse_cards("AsAh")], np.uint8)
    for name in ("tag", "tag:expert", "rock", "rock:expert"):
        assert often(with_prizes(policy_of(name), THREE_PAID), public, RaiseTo, aces) == 1


def test_the_part_pushed_is_that_part_of_all_hands():
    hands = private_hands(2)
    hand = table([STACK] * 4, *FOLDED_TO_THE_BLINDS)
    part = pushed("tag:expert", hand)
    plays = often(with_prizes(policy_of("tag:expert"), THREE_PAID), hand, RaiseTo, hands)
    assert plays.mean() == pytest.approx(part, abs=0.02)
