"""An open pair in seven-card stud, hand for hand against pokerkit, whose street gets the big bet once one is made."""

from __future__ import annotations

import random
import warnings
from dataclasses import replace

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import STUD
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.stakes import HouseRules, bring_in_stakes
from tests.differential.match import Match, Tally
from tests.differential.peer import Asked

FOURTH = 1
GAME = Game(
    variant=STUD,
    structure=Structure.FIXED,
    stakes=bring_in_stakes(10, 20),
    house=HouseRules(open_pair=True),
)


class OpenPair(Match):
    """Deep stacks, so that no all-in hides a bound."""

    both = big = 0

    def _choose(self, theirs: Asked) -> Action:
        found = self.hand.bounds()
        choices: list[Action] = [CheckCall() if found.bring_in is None else BringIn()] * 3
        if found.check_call:
            choices.append(Fold())
        if found.raise_to is not None:
            choices += [RaiseTo(amount) for amount in found.raise_to] * 2
        action = self.rng.choice(choices)
        if isinstance(action, RaiseTo) and found.raise_to is not None and action.amount > found.raise_to[0]:
            self._double()
        return action

    def _double(self) -> None:
        """From here on pokerkit's fourth street has the big bet."""
        peer = self.peer.state
        streets = list(peer.streets)
        fourth = streets[FOURTH]
        streets[FOURTH] = replace(fourth, min_completion_betting_or_raising_amount=20)
        peer.streets = tuple(streets)
        self.big += 1

    def _compare_bounds(self, ours: Asked, theirs: Asked) -> None:
        state = self.hand.state
        if state.round.larger and ours.raise_to is not None:
            assert theirs.raise_to == (ours.raise_to[0], ours.raise_to[0])
            assert ours.raise_to[1] == ours.raise_to[0] + 10
            self.both += 1
            return
        assert ours == theirs, self.taken


@pytest.mark.parametrize("hands", [90, pytest.param(2000, marks=pytest.mark.long)])
def test_both_engines_ask_for_the_same_and_pay_the_same(hands: int) -> None:
    tally, both, big = Tally(), 0, 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed in range(hands):
            rng = random.Random(f"open pair {seed}")
            seats = rng.randint(2, 7)
            match = OpenPair(rng, GAME, [4000] * seats, rng.randrange(seats), tally)
            match.play()
            both, big = both + match.both, big + match.big
    print(f"{tally.hands} hands, {tally.decisions} decisions, {both} with both bets, {big} doubled")
    assert tally.hands == hands and both > hands // 2 and big > hands // 6
