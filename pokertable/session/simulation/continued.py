"""Hands played on from one decision, as columns (`columns`): they begin alike, but for the cards that nobody has seen.

The betting so far is played again, which costs little, because nobody has to think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids
from pokertable.model.betting.pots import layered_pots
from pokertable.model.cards import DECK
from pokertable.model.hand import events as happened
from pokertable.model.hand.actions import Action, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.players.opponents.many import Players
from pokertable.players.opponents.persona import Persona
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.walk import action_of
from pokertable.session.simulation.columns import ColumnTable, Hands, are_columns


def can_continue(state: HandState, policies: Sequence[Policy]) -> bool:
    """Whether a hand of these players can be played on as columns."""
    if not are_columns(state.game, policies, state.n):
        return False
    fresh = Hand(state.game, state.started.stacks, state.button, Deck(DECK)).state
    return fresh.antes == state.antes and fresh.blinds == state.blinds


class Continued(NamedTuple):
    """The stacks at the end, (R, n); and of each hand what happened after the decision.

    That is, for each round of betting, what each seat that is still in put in, as if it had called all of it; the bets
    collected, and the cards dealt.
    """

    stacks: Ids
    events: list[list[happened.Event]]


def play_on(
    state: HandState, policies: Sequence[Policy], decks: Cards, choices: Sequence[Action], draws_by: Sequence[str]
) -> Continued:
    """Play hands on from this state, each with a deck, (R, 52), and the choice of the seat to act.

    `draws_by` are seeds of the seats' random numbers, hand after hand, in each by seat. The events are told as long as
    the seat to act is in.
    """
    personas = [each for each in policies if isinstance(each, Persona)]
    count = len(decks)
    hands = Hands([state.button] * count, (), [range(state.n)] * count, draws_by)
    table = _Continuation(state, Players(personas), hands, decks, np.array([*map(_number, choices)]))
    played = table.play()
    return Continued(played.results + np.array(state.started.stacks), table.events)


class _Continuation(ColumnTable):
    """The hands and their progress."""

    def __init__(self, state: HandState, players: Players, hands: Hands, decks: Cards, choices: Ids) -> None:
        super().__init__(state.game, state.started.stacks, players, hands, decks)
        assert state.to_act is not None
        self._looked_at = False  # nobody learns from these hands
        self._seat = state.to_act
        self._acts = [*[np.full(len(decks), _number(action_of(act))) for act in state.acts], choices]
        self._step = 0
        self._put_in = np.zeros((len(decks), state.n), np.int64)
        """(R, n): the chips that each seat had put in when the events were told last."""
        self.events: list[list[happened.Event]] = [[] for _ in decks]

    def _choose(self, rows: Ids) -> tuple[Bools, Ids]:
        self._step += 1
        if self._step > len(self._acts):
            return super()._choose(rows)
        if self._step == len(self._acts):
            self._put_in[:] = self._bets.put_in
        acts = self._acts[self._step - 1][rows]
        return acts < 0, np.maximum(acts, 0)

    def _going_on(self) -> list[int]:
        """The hands that go on with the seat that chose."""
        bets = self._bets
        if self._step < len(self._acts):
            return []
        found: list[int] = np.flatnonzero(~bets.over & bets.live[:, self._seat]).tolist()
        return found

    def _closed(self) -> None:
        bets = self._bets
        rows = self._going_on()
        pots: dict[tuple[object, ...], happened.BetsCollected] = {}
        added = np.where(bets.live[rows], bets.put_in[rows] - self._put_in[rows], 0)
        for at, seat in np.argwhere(added).tolist():
            self.events[rows[at]].append(happened.Called(seat, int(added[at, seat]), 0))
        self._put_in[rows] = bets.put_in[rows]
        for row, chips, live, dead in zip(
            rows, bets.put_in[rows].tolist(), bets.live[rows].tolist(), bets.dead[rows].tolist(), strict=True
        ):
            key = (*chips, *live, dead)
            if key not in pots:
                layers = layered_pots(chips, live, dead)
                pots[key] = happened.BetsCollected(tuple([happened.Pot(*each) for each in layers]))
            self.events[row].append(pots[key])

    def _opened(self) -> None:
        for row in self._going_on():
            self.events[row].append(self._cards.dealt(row))


def _number(action: Action) -> int:
    """An action as columns have it: the total of a raise, 0 for a call, below 0 for a fold."""
    return -1 if isinstance(action, Fold) else action.amount if isinstance(action, RaiseTo) else 0
