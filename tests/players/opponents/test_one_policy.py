"""One policy: a hand has the same answer alone and among others, in any order, in every game, style and skill."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from pokertable.analysis.arrays import Cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.reading import FollowedDraws, on_menu
from pokertable.players.seen.walk import action_of, decisions
from tests.games import one_of
from tests.narrow import known
from tests.players.tables import EVERY_SKILL, game, other_hands

OWN = ["own:Aki:10:90:80:expert", "own:Bo:90:20:0:regular", "own:Cy:40:60:100:beginner"]
NAMES = [*EVERY_SKILL, *OWN, "random"]
SAME = 1e-9
ROOT = Path(__file__).parents[3]


class Line(NamedTuple):
    """How many bets and raises there are on the first street, those between and the last, and how big they are.

    `size` is from 0, the least that is legal, to 1, the most.
    """

    first: int
    between: int
    last: int
    size: float
    seats: int
    stack: int = 4000


RERAISED = Line(first=2, between=0, last=1, size=0.02, seats=3)
LINES = (
    RERAISED,
    Line(first=1, between=1, last=2, size=0.05, seats=2),
    Line(first=0, between=1, last=1, size=0.3, seats=3),
    Line(first=1, between=0, last=1, size=1.0, seats=2),
    Line(first=3, between=1, last=0, size=0.0, seats=5),
    Line(first=2, between=1, last=1, size=0.3, seats=4, stack=240),
)


def turns(key: str, line: Line, count: int) -> Iterator[tuple[Observation, Cards]]:
    """The last decision of each round and each draw, and hands that may be asked about, with their discards."""
    rules = game(key, CATALOGUE[key].usual_structure)
    hand = Hand(rules, [line.stack] * line.seats, 0, Deck.shuffled(7))
    last, raised, asked = len(rules.variant.streets) - 1, [0] * len(rules.variant.streets), None
    while hand.to_act is not None:
        seat, public, legal, street = hand.to_act, hand.observe(None), hand.legal(), hand.state.street
        if asked is not None and (street, legal.draw is not None) != asked[0]:
            yield asked[1:]
        gone = len(public.seats[seat].discards)
        rng = np.random.default_rng([street, seat])
        hands = other_hands(hand, count, 1)
        rest = [[card for card in rng.permutation(52) if card not in held][:gone] for held in hands.tolist()]
        asked = (
            (street, legal.draw is not None),
            public,
            np.hstack([hands, np.array(rest, np.uint8).reshape(count, -1)]),
        )
        wanted = line.first if street == 0 else line.last if street == last else line.between
        if legal.draw is not None:
            hand.act(Draw(tuple(hand.state.holes[seat][: (1, 2, 0)[(seat + street) % 3]])))
        elif legal.raise_to is not None and raised[street] < wanted:
            least, most = legal.raise_to
            raised[street] += 1
            hand.act(RaiseTo(most if legal.two_bets else round(least + line.size * (most - least))))
        else:
            hand.act(BringIn() if legal.bring_in is not None else CheckCall())
    yield known(asked)[1:]


def agrees(key: str, names: Sequence[str], line: Line, alone: int, count: int) -> int:
    """Ask each about hands one by one, by twos, by sevens, all together, upside down and some twice; how many turns."""
    asked_at = 0
    for public, hands in turns(key, line, count):
        asked_at += 1
        for name in names:
            policy = policy_of(name)
            together = policy.probabilities(public, hands)
            some = np.arange(alone)
            by_parts = [
                np.concatenate([policy.probabilities(public, hands[at : at + size]) for at in range(0, alone, size)])
                for size in (1, 2, 7)
                if size <= alone
            ]
            turned = policy.probabilities(public, np.concatenate([hands, hands[:5]])[::-1])[::-1]
            for answers, asked in (*[(each[:alone], some) for each in by_parts], (turned[:count], np.arange(count))):
                np.testing.assert_allclose(answers, together[asked], rtol=0, atol=SAME, err_msg=f"{name} {public.acts}")
            np.testing.assert_allclose(turned[count:], together[:5], rtol=0, atol=SAME)
    return asked_at


@pytest.mark.every_game
@pytest.mark.parametrize(
    ("key", "names"),
    one_of(4, [(key, [NAMES[5 * at % len(NAMES)]]) for at, key in enumerate(CATALOGUE)]),
)
def test_a_hand_has_one_answer_however_it_is_asked(key: str, names: list[str]) -> None:
    """An opponent in each game, going round, so that every style has its turn."""
    variant = CATALOGUE[key]
    assert agrees(key, names, RERAISED, 2, 24) == len(variant.streets) + variant.draws


@pytest.mark.parametrize("key", [key for key, variant in CATALOGUE.items() if variant.draws])
def test_so_has_it_where_cards_are_drawn(key: str) -> None:
    """Hands near a price, of which a small error decides."""
    assert agrees(key, ["lag", "tag:beginner"], RERAISED, 4, 24)


SHORT = Line(first=1, between=1, last=1, size=0.5, seats=3, stack=120)


def answers(keys: Sequence[str]) -> list[float]:
    """What some answer on one line, hand by hand."""
    told = [
        policy_of(name).probabilities(public, hands[at : at + 1]).ravel()
        for key in keys
        for public, hands in turns(key, SHORT, 4)
        for name in ("lag", "rock:expert", "station:beginner")
        for at in range(4)
    ]
    return [float(each) for each in np.concatenate(told)]


def test_two_threads_at_once_have_the_answers_of_one():
    orders = [["single27", "omaha8"], ["omaha8", "single27"]]
    with ThreadPoolExecutor(2) as pool:
        together = [*pool.map(answers, orders)]
    for found, keys in zip(together, orders, strict=True):
        np.testing.assert_allclose(found, answers(keys), rtol=0, atol=SAME)


@pytest.mark.long
def test_so_has_a_fresh_process():
    """With other hashes of words, and nothing kept from before."""
    keys = [*CATALOGUE]
    code = f"import json; from {__name__} import answers; print(json.dumps(answers({keys})))"
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT)
    np.testing.assert_allclose(json.loads(ran.stdout), answers(keys), rtol=0, atol=SAME)


@pytest.mark.parametrize("key", one_of(2, ["badugi", "triple27"]))
def test_what_is_read_of_an_action_is_what_each_hand_would_do(key: str) -> None:
    """Hands followed through their draws, each asked alone."""
    policy, acts = policy_of("lag"), 0
    public = [public for public, _ in turns(key, RERAISED, 1)][-1]
    followed = FollowedDraws(public.game.variant, (), 30)
    for decision in decisions(public):
        if decision.act.event.seat != 2:
            continue
        acts += 1
        hands, before, action = followed.private(decision.public), followed.weights, action_of(decision.act)
        taken, _ = followed.take(policy, decision.public, action)
        rows = np.concatenate([policy.probabilities(decision.public, hand[None]) for hand in hands])
        likely = sum(part * rows[:, at] for at, part in on_menu(policy.menu(decision.public), action))
        assert taken == pytest.approx(likely @ before / before.sum(), abs=SAME)
    assert acts >= 2 * public.game.variant.draws


@pytest.mark.long
@pytest.mark.parametrize("line", LINES, ids=lambda line: "-".join(map(str, line)))
@pytest.mark.parametrize("key", CATALOGUE)
def test_so_has_it_of_every_style_and_skill_on_every_line(key: str, line: Line) -> None:
    assert agrees(key, NAMES, line, 14, 150)


@pytest.mark.long
@pytest.mark.parametrize("key", CATALOGUE)
def test_so_has_it_among_thousands(key: str) -> None:
    """Where many are worked out by other means than few."""
    rng = np.random.default_rng(5)
    for public, hands in turns(key, LINES[1], 1):
        seen = [int(card) for card in (*public.known_board, *[card for view in public.seats for card in view.ups])]
        rest = np.array([card for card in range(52) if card not in seen], np.uint8)
        many = rest[rng.random((6000, len(rest))).argsort(axis=1)[:, : hands.shape[1]]]
        for name in ("tag", "lag:expert", "station:beginner"):
            together = policy_of(name).probabilities(public, many)
            for row in (0, 1, 3000, 5999):
                alone = policy_of(name).probabilities(public, many[row : row + 1])
                np.testing.assert_allclose(alone[0], together[row], rtol=0, atol=SAME)
