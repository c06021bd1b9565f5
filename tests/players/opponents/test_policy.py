"""What every policy promises: legal menus, rows of chances, no private card seen, one answer to one question."""

from collections import Counter
from collections.abc import Mapping
from itertools import islice
from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, HIDDEN, AnyCard, Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.seen.policy import MOST_RAISES, Policy, choose, own_cards
from pokertable.players.seen.spot import NotPublic
from pokertable.players.styles.cast import CAST, UnknownOpponent, require_opponent
from pokertable.players.styles.usual import USUAL_MIX
from pokertable.session.play.opponents import turn_of
from tests.games import few, one_of, others_long
from tests.narrow import known, of_kind
from tests.players.tables import EVERY_SKILL, PLAYED, SOME, decisions, downs, game, other_hands

SEATS = 5
NAMES = ["tag", "random", "lag", "maniac", "station"]


def hands(key, structure, count, seats=SEATS, stack=800):
    for seed in range(count):
        yield Hand(game(key, structure), [stack] * seats, seed % seats, Deck.shuffled(seed))


@pytest.mark.parametrize("one_in", few(9, 2))
@pytest.mark.parametrize(("key", "structure"), others_long(PLAYED))
def test_rows_are_chances_over_a_legal_menu(key, structure, one_in):
    for number, hand in enumerate(hands(key, structure, 2)):
        for at in islice(decisions(hand, NAMES, 1), number, None, one_in):
            public = at.observe(None)
            legal = known(public.legal)
            candidates = other_hands(at, 9, 1)
            for policy in SOME.values():
                menu = policy.menu(public)
                chances = policy.probabilities(public, candidates)
                assert chances.shape == (9, len(menu.actions))
                assert (chances >= 0).all()
                np.testing.assert_allclose(chances.sum(axis=1), 1)
                assert len(set(menu.actions)) == len(menu.actions)
                raises = [action.amount for action in menu.actions if isinstance(action, RaiseTo)]
                assert raises == sorted(raises)
                assert len(raises) <= MOST_RAISES
                low, high = legal.raise_to or (0, 0)
                assert all(low <= amount <= high for amount in raises)
                assert (Fold() in menu.actions) == legal.fold
                assert (BringIn() in menu.actions) == (legal.bring_in is not None)
                assert (CheckCall() in menu.actions) == (legal.check_call is not None)


@pytest.mark.parametrize("one_in", few(3, 1))
@pytest.mark.parametrize(("key", "structure"), others_long(PLAYED))
def test_the_answer_for_a_hand_does_not_depend_on_the_hands_asked_with_it(key, structure, one_in):
    hand = next(hands(key, structure, 1))
    opening = (at for at in decisions(hand, ["loose"] * SEATS, 3) if at.to_act == at.state.opener)
    for at in islice(opening, None, None, one_in):
        public = at.observe(None)
        many = other_hands(at, 1100, 2)
        policy = PERSONAS["tag"]
        together = policy.probabilities(public, many)
        for row in (0, 7, 1099):
            np.testing.assert_allclose(policy.probabilities(public, many[row : row + 1])[0], together[row], atol=1e-12)
        np.testing.assert_allclose(policy.probabilities(public, many[:40]), together[:40], atol=1e-12)
        shuffled = many[:40, ::-1]
        np.testing.assert_allclose(policy.probabilities(public, shuffled), together[:40], atol=1e-12)


@pytest.mark.parametrize("policies", [SOME, pytest.param(PERSONAS, marks=pytest.mark.long)], ids=len)
@pytest.mark.parametrize("one_in", few(6, 2))
@pytest.mark.parametrize(("key", "structure"), PLAYED)
def test_dealing_the_hidden_cards_again_changes_no_action(key, structure, one_in, policies):
    for number, hand in enumerate(hands(key, structure, 2)):
        for at in islice(decisions(hand, NAMES, 2), number, None, one_in):
            decides_the_same(at, policies)


@pytest.mark.every_game
@pytest.mark.parametrize(
    ("key", "names"),
    one_of(
        2, [(key, [EVERY_SKILL[(at + far) % len(EVERY_SKILL)] for far in (0, 9)]) for at, key in enumerate(CATALOGUE)]
    ),
)
def test_nor_in_any_game_of_any_style_or_skill(key, names):
    """Two opponents in each game, going round, so that every style has its turn in every skill."""
    hand = next(hands(key, CATALOGUE[key].usual_structure, 1))
    for at in islice(decisions(hand, NAMES, 2), 1, None, 6):
        decides_the_same(at, {name: PERSONAS[name] for name in names})


def decides_the_same(hand: Hand, policies: Mapping[str, Policy]) -> None:
    """Each policy acts alike, for the same reason, when all that the seat to act does not see is dealt again."""
    seat = known(hand.to_act)
    other = redealt(hand, seat, Random(5))
    assert other.observe(seat) == hand.observe(seat) and other.observe(None) == hand.observe(None)
    turn, twin = turn_of(hand), turn_of(other)
    for policy in policies.values():
        choice = choose(policy, turn.public, turn.own_cards, Random(11))
        again = choose(policy, twin.public, twin.own_cards, Random(11))
        assert (choice.action, choice.reason) == (again.action, again.reason)


def redealt(hand: Hand, viewer: int, rng: Random) -> Hand:
    """The same hand with other cards wherever the viewer does not see them."""
    public = hand.observe(viewer)
    seen = {seen.card for view in public.seats for seen in view.cards} | set(public.board)
    seen |= {card for cards in public.seats[viewer].discarded for card in cards}
    hidden = [card for card in DECK if card not in seen]
    new: dict[AnyCard, Card] = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    twin = Hand.__new__(Hand)
    twin._begin(list(hand.events), hand.state.copy(), Deck(list(new.values())), None, frozenset())
    state = twin.state
    for cards in (*state.holes, *state.discards, state.muck, state.burns):
        cards[:] = [new.get(card, card) for card in cards]
    for draws in state.discarded:
        draws[:] = [tuple([new.get(card, card) for card in cards]) for cards in draws]
    return twin


def test_a_policy_refuses_anybodys_own_view():
    hand = next(hands("omaha", PLAYED[0][1], 1))
    for policy in PERSONAS.values():
        with pytest.raises(NotPublic, match="view of seat 3"):
            policy.menu(hand.observe(3))
        with pytest.raises(NotPublic, match="view of seat 3"):
            choose(policy, hand.observe(3), hand.state.holes[3], Random(1))


def test_a_policy_refuses_a_hand_that_is_over():
    hand = next(hands("holdem", PLAYED[0][1], 1, seats=2))
    hand.act(Fold())
    with pytest.raises(NotPublic, match="nobody is to act"):
        PERSONAS["tag"].menu(hand.observe(None))


def test_who_acts_must_know_its_cards():
    hand = next(hands("holdem", PLAYED[0][1], 1))
    with pytest.raises(ValueError, match="must know its own cards"):
        choose(PERSONAS["tag"], hand.observe(None), [HIDDEN, Card(3)], Random(1))


def test_own_cards_are_those_dealt_down():
    hand = next(hands("stud8", CATALOGUE["stud8"].structures[0], 1))
    assert list(own_cards(hand.observe(2))) == downs(hand, 2)
    with pytest.raises(ValueError, match="view of nobody"):
        own_cards(hand.observe(None))


@pytest.mark.parametrize("count", few(1000, 4000))
def test_choices_come_as_often_as_their_chances(count):
    hand = next(hands("holdem", PLAYED[0][1], 1))
    seat = hand.to_act
    policy = PERSONAS["maniac"]
    public = hand.observe(None)
    rng = Random(4)
    taken = Counter(choose(policy, public, hand.state.holes[seat], rng).action for _ in range(count))
    row = policy.probabilities(public, np.array([hand.state.holes[seat]], np.uint8))[0]
    assert sum(row > 0) > 1
    for action, chance in zip(policy.menu(public).actions, row, strict=True):
        assert abs(taken[action] / count - chance) < 0.04


@pytest.mark.parametrize(("count", "one_in"), [(1, 2), pytest.param(3, 1, marks=pytest.mark.long)])
@pytest.mark.parametrize(("key", "structure"), others_long(PLAYED))
def test_every_choice_has_a_reason_in_a_whole_sentence(key, structure, count, one_in):
    for hand in hands(key, structure, count):
        for at in islice(decisions(hand, NAMES, 2), None, None, one_in):
            for name in SOME:
                reason = str(
                    choose(PERSONAS[name], at.observe(None), at.state.holes[known(at.to_act)], Random(1)).reason
                )
                assert "{" not in reason
                assert reason[0].isupper() and reason.endswith("."), "a whole sentence"


def test_the_cast_has_its_policies():
    assert list(CAST) == list(PERSONAS)
    assert all(policy.name == name and policy.character is CAST[name] for name, policy in PERSONAS.items())
    with pytest.raises(UnknownOpponent, match=r"'shark': expected one of tag, rock, .*random"):
        require_opponent("shark")
    with pytest.raises(UnknownOpponent, match=r"'tag:master': .*beginner, regular, expert"):
        require_opponent("tag:master")
    assert require_opponent("tag:regular") == "tag"
    assert require_opponent("lag:expert") == "lag:expert"
    assert set(USUAL_MIX) <= set(CAST) - {"random"}


def test_chance_takes_every_kind_of_action_equally_often():
    hand = next(hands("holdem", Structure.NO_LIMIT, 1))
    public = hand.observe(None)
    row = PERSONAS["random"].probabilities(public, other_hands(hand, 1, 1))[0]
    np.testing.assert_allclose(row[:2], 1 / 3)
    np.testing.assert_allclose(row[2:], 1 / 18)
    amounts = [of_kind(RaiseTo, action).amount for action in PERSONAS["random"].menu(public).actions[2:]]
    assert (amounts[0], amounts[-1]) == public.legal.raise_to
