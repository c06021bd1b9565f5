"""The table of a step: a hand that the engine plays to the moment which the step asks about.

Before the answer its picture lacks what is asked for; after it, that is shown.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any, Final, get_args

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import shuffled_deck
from pokertable.model.game import Game
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import BetsCollected, Decided, UncalledReturned
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.sight import observe
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.players.styles.cast import NAMES
from pokertable.session.profile.choice import usual_choice

_KEYS: Final = frozenset({"seats", "low", "high", "limit", "stacks", "acts", "you", "names", "seed"})
_MUST: Final = frozenset({"seats", "low", "high", "you"})
_ACTS: Final[Mapping[str, Action]] = {"f": Fold(), "c": CheckCall(), "b": BringIn()}
_STACK: Final = 50
"""Stack of a seat without one of its own, in big blinds or big bets."""
_OF_POTS: Final = frozenset({"main", "side", "back"})
"""Figures of a round's end: the table is shown before its chips are gathered, then after."""


@dataclass(frozen=True, slots=True)
class StepTable:
    """`you`: the reader's seat; `names`: those of the opponents by seat, "" for the reader. The button sits last."""

    game: Game
    stacks: tuple[int, ...]
    acts: tuple[Action, ...]
    you: int
    names: tuple[str, ...]
    seed: int

    def asked(self, figure: str) -> Observation:
        """The table as a step shows it that asks for this figure, without it."""
        seen = self._after_the_last_act(gathered=False) if figure in _OF_POTS else self._now(figure)
        if figure == "seat":
            return replace(seen, to_act=None, legal=None)
        return replace(seen, pot=0) if figure in _OF_POTS or figure == "pot" else seen

    def answered(self, figure: str) -> Observation:
        """The table with what was asked for."""
        return self._after_the_last_act(gathered=True) if figure in _OF_POTS else self._now(figure)

    def figure(self, name: str) -> object:
        """The engine's value of a figure; of a price, the equity that the call needs."""
        figures: Mapping[str, Callable[[Hand], object]] = {
            "pot": lambda hand: hand.legal().pot,
            "call": lambda hand: hand.legal().check_call,
            "least": lambda hand: (hand.legal().raise_to or (None,))[0],
            "most": lambda hand: (hand.legal().raise_to or (None,))[-1],
            "raises": lambda hand: "yes" if hand.legal().raise_to else "no",
            "price": lambda hand: (price := hand.legal().price) and price.fraction,
            "seat": lambda hand: hand.legal().seat + 1,
            "main": lambda _: self.answered(name).pots[0].amount,
            "side": lambda _: self.answered(name).pots[1].amount,
            "back": lambda hand: next(event.amount for event in hand.events if isinstance(event, UncalledReturned)),
        }
        if name not in figures:
            raise ValueError(f"table {name!r}: expected one of {', '.join(figures)}")
        return figures[name](self._played())

    def _played(self) -> Hand:
        hand = Hand(self.game, self.stacks, len(self.stacks) - 1, Deck(shuffled_deck(random.Random(self.seed))))
        for act in self.acts:
            hand.act(act)
        return hand

    def _now(self, figure: str) -> Observation:
        """The table at its last moment; in a question about a pot it is nobody's turn: the next step may ask whose."""
        seen = self._played().observe(self.you)
        return replace(seen, to_act=None, legal=None) if figure == "pot" else seen

    def _after_the_last_act(self, *, gathered: bool) -> Observation:
        """The table after the last action, its chips still in front of the players or `gathered`."""
        events = self._played().events
        end = max(at for at, event in enumerate(events) if isinstance(event, get_args(Decided)))
        while gathered and not isinstance(events[end], BetsCollected):
            end += 1
        return observe(HandState.fold(events[: end + 1]), self.you)


def step_table(game: str, data: Mapping[str, Any]) -> StepTable:
    """The table of these entries; raises `ValueError` naming what is wrong.

    ``acts``: f, c (check or call), b (bring in) or a total to raise to. ``you`` and ``names`` count seats from the left
    of the button, from 1.
    """
    wrong = (_MUST - data.keys()) or (data.keys() - _KEYS)
    if wrong:
        raise ValueError(f"table: {'missing' if _MUST - data.keys() else 'unknown'} {', '.join(sorted(wrong))}")
    seats = data["seats"]
    usual = usual_choice(game, seats=seats)
    structure = Structure(data["limit"]) if "limit" in data else usual.structure
    low, high = data["low"], data["high"]
    choice = replace(usual, structure=structure, low=low, high=high, stack=_STACK * high)
    you, named = data["you"] - 1, {int(seat) - 1: name for seat, name in data.get("names", {}).items()}
    others = cycle([name for name in NAMES if name not in named.values()])
    names = tuple(["" if seat == you else named.get(seat) or next(others) for seat in range(seats)])
    stacks = tuple(data.get("stacks", [_STACK * high] * seats))
    acts = tuple([_ACTS[act] if act in _ACTS else RaiseTo(int(act)) for act in str(data.get("acts", "")).split()])
    return StepTable(choice.game(), stacks, acts, you, names, data.get("seed", 1))
