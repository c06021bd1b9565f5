"""A local best responder: what who sees a player's rules wins from it, heads-up in hold'em, without memory.

    python -m tests.players.responder STRUCTURE DEALS NAME [NAME …] [--passive] [--lines]

STRUCTURE is none or fixed. At each turn the responder knows the player's exact range, by its own play so far, and takes
what wins most if both only check and call afterwards: fold, call, bet half the pot, the pot or everything (`--passive`:
fold or call). The player's cards are never dealt out: what it holds is its range, and what it folds is paid in part, so
only the board and its other actions are drawn. Nor is one hand dealt to the responder: on each board it holds `HELD`
hands, spread over all by their strength, and those that have come the same way are played together, so that the
player's rules are asked once for all of them. Every deal is played from both seats. In thousandths of a big blind a
hand, with standard errors.

`--lines` says where bets win most beside a check, a call or a fold: capital letters are the responder's actions, x a
check, c a call, h up to 0.7 of the pot, p up to 1.3, o more, a everything; then what is won by it, in thousandths of a
big blind a hand, how often it is bet, what is folded to it, and what folds break even.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids, apart_from
from pokertable.analysis.evaluate import strengths
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import known as all_known
from pokertable.model.hand.actions import Action, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from tests.narrow import known
from tests.players.tables import game, sampled

STACK = 100
HELD: Final = 48
RUN_OUTS: Final = {0: 120, 3: 48, 4: 52, 5: 1}
"""Boards over which a range's part of the pot is counted, by the cards that lie there: all that one card may end."""
SIZES: Final = (0.5, 1.0)
HANDS: Final = sampled(2)
_NEVER = 1e-6
_MOST_LINES = 25


class Deal(NamedTuple):
    """One deal, which is dealt again for each line that is looked at."""

    structure: Structure
    number: int
    seat: int
    """Where the responder sits."""

    @property
    def unit(self) -> int:
        return game("holdem", self.structure).unit

    def after(self, actions: Sequence[Action]) -> Hand:
        """The hand after these actions."""
        dealt = Hand(game("holdem", self.structure), [STACK * self.unit] * 2, 0, Deck.shuffled(self.number))
        for action in actions:
            dealt.act(action)
        return dealt

    @property
    def board(self) -> list[int]:
        """All five cards."""
        dealt = self.after([])
        while dealt.to_act is not None:
            dealt.act(CheckCall())
        return cards_of(dealt)


def cards_of(hand: Hand) -> list[int]:
    """The board."""
    return [*all_known(hand.state.board)]


class Parts(NamedTuple):
    """Boards on which each own hand meets each other hand, and how many of those it wins, a tie by half: (n, H)."""

    won: Floats
    met: Floats

    def of(self, rows: Ids, weights: Floats) -> Floats:
        """The part of the pot that these own hands win from ranges, (n, H)."""
        won, met = ((each[rows] * weights).sum(axis=1) for each in self)
        return np.asarray(won / np.maximum(met, 1e-12))


def parts(own: Ids, board: Sequence[int], seed: int) -> Parts:
    """The parts of own hands, by their numbers in `HANDS`, over some of the boards that may come."""
    share = game("holdem", Structure.NO_LIMIT).variant.shares[0]
    left, rng = [card for card in range(52) if card not in {*board}], Random(seed)
    won, met = np.zeros((2, len(own), len(HANDS)))
    for number in range(RUN_OUTS[len(board)]):
        if len(board) == 4 and number >= len(left):
            break
        whole = [*board, *([left[number]] if len(board) == 4 else rng.sample(left, 5 - len(board)))]
        made, possible = strengths(share, HANDS, whole).astype(np.int64), apart_from(HANDS, whole)
        both = possible[own][:, None] & possible
        won += both * ((made[own][:, None] > made) + 0.5 * (made[own][:, None] == made))
        met += both
    apart = ~(HANDS[own][:, None, :, None] == HANDS[None, :, None, :]).any(axis=(2, 3))
    return Parts(won * apart, met * apart)


@cache
def before_the_flop() -> Parts:
    """The parts of all hands before any card has come."""
    return parts(np.arange(len(HANDS)), (), 0)


def held(board: Sequence[int], count: int, seed: int) -> Ids:
    """Numbers of so many hands that this board leaves, spread over all of them by their strength before the flop."""
    every = before_the_flop()
    order = np.argsort(-every.won.sum(axis=1) / every.met.sum(axis=1), kind="stable")
    order = order[apart_from(HANDS, board)[order]]
    found: Ids = order[((np.arange(count) + Random(seed).random()) / count * len(order)).astype(np.int64)]
    return found


def bets(hand: Hand) -> list[Action]:
    """The bets and raises that are looked at."""
    legal = hand.legal()
    if legal.raise_to is None:
        return []
    least, most = legal.raise_to
    if legal.structure is Structure.FIXED:
        return [RaiseTo(least)]
    sized = [legal.to_call + round(size * (legal.pot + legal.to_call - legal.bet)) for size in SIZES]
    return [RaiseTo(total) for total in sorted({*[min(most, max(least, each)) for each in sized], most})]


class Bet(NamedTuple):
    """A bet that was chosen: the line before it and its letter, and figures of the hands that made it, summed."""

    line: str
    won_by_it: float
    """Chips beside the best of check, call and fold, if nobody bets any more."""
    often: float
    folded: float
    even: float


class Group(NamedTuple):
    """Own hands that have come the same way: their rows, the player's range against each, and what each has won."""

    rows: Ids
    weights: Floats
    """(n, H)."""
    reached: Floats
    """How often the player has not folded yet."""
    won: Floats

    def some(self, those: Bools) -> Group:
        """Those of the hands."""
        return Group(self.rows[those], self.weights[those], self.reached[those], self.won[those])


class Choice(NamedTuple):
    """What may be done, what it wins by hand, and what is folded to it."""

    action: Action
    value: Floats
    folded: Floats | None = None


class Responder:
    """Several hands of a responder in one deal."""

    def __init__(self, name: str, deal: Deal, own: Ids, *, passive: bool = False) -> None:
        self.name, self.deal, self.own, self.passive = name, deal, own, passive
        self.won = np.zeros(len(own))
        """What each hand wins, in big blinds, once it has been played."""
        self.bets: list[Bet] = []
        self._hands: dict[tuple[Action, ...], Hand] = {}
        self._answers: dict[tuple[Action, ...], tuple[tuple[Action, ...], Floats]] = {}
        self._parts: dict[int, Parts] = {}

    def play(self) -> Floats:
        """What each hand wins, in big blinds."""
        apart = np.array([apart_from(HANDS, HANDS[each].tolist()) for each in self.own], np.float64)
        count = len(self.own)
        self._on((), Group(np.arange(count), apart, np.ones(count), np.zeros(count)), "")
        return self.won

    def after(self, actions: tuple[Action, ...]) -> Hand:
        """The hand after these actions."""
        if actions not in self._hands:
            self._hands[actions] = self.deal.after(actions)
        return self._hands[actions]

    def answers(self, actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], Floats]:
        """The player's actions and how often each hand takes them: (H, actions)."""
        if actions not in self._answers:
            public, policy = self.after(actions).observe(None), PERSONAS[self.name]
            self._answers[actions] = policy.menu(public).actions, policy.probabilities(public, HANDS)
        return self._answers[actions]

    def part(self, board: Sequence[int], rows: Ids, weights: Floats) -> Floats:
        """The part of the pot that these own hands win from ranges."""
        if len(board) not in self._parts:
            every = before_the_flop()
            self._parts[len(board)] = (
                parts(self.own, board, self.deal.number) if board else Parts(*[each[self.own] for each in every])
            )
        return self._parts[len(board)].of(rows, weights)

    def _on(self, actions: tuple[Action, ...], group: Group, line: str) -> None:
        """Play these hands to the end."""
        hand, unit = self.after(actions), self.deal.unit
        if hand.to_act is None:
            part = self.part(cards_of(self.after(actions[:-1])), group.rows, group.weights)
            self.won[group.rows] = (group.won + group.reached * (2 * part - 1) * min(hand.state.put_in)) / unit
            return
        group = group._replace(weights=group.weights * apart_from(HANDS, cards_of(hand)))
        if actions and hand.state.street != self.after(actions[:-1]).state.street:
            line += "/"
        legal, follow = hand.legal(), self._asks if hand.to_act == self.deal.seat else self._answered
        for action, those in follow(actions, group, line):
            said = letter(action, legal)
            self._on((*actions, action), those, line + (said.upper() if hand.to_act == self.deal.seat else said))

    def _answered(self, actions: tuple[Action, ...], group: Group, _line: str) -> Iterator[tuple[Action, Group]]:
        """What the player does: its folds are paid, one of its other actions is drawn."""
        hand, (menu, chances) = self.after(actions), self.answers(actions)
        folds = np.array([isinstance(action, Fold) for action in menu])
        often = group.weights @ chances
        folded = often[:, folds].sum(axis=1) / np.maximum(often.sum(axis=1), 1e-300)
        gained = hand.observe(None).pot - self._put_in(hand)
        group = group._replace(won=group.won + group.reached * folded * gained, reached=group.reached * (1 - folded))
        going = group.reached >= _NEVER
        self.won[group.rows[~going]] = group.won[~going] / self.deal.unit
        kept = np.where(folds, 0.0, often)
        kept[kept.sum(axis=1) <= 0] = [isinstance(action, CheckCall) for action in menu]
        upto = np.cumsum(kept, axis=1) / kept.sum(axis=1)[:, None]
        drawn = Random(f"{self.deal.number} {self.deal.seat} {actions}").random()
        at = np.minimum((upto < drawn).sum(axis=1), len(menu) - 1)
        for number in np.unique(at[going]).tolist():
            those = group.some((at == number) & going)
            yield menu[number], those._replace(weights=those.weights * chances[:, number])

    def _asks(self, actions: tuple[Action, ...], group: Group, line: str) -> Iterator[tuple[Action, Group]]:
        """What wins each of the responder's hands most, if nobody bets any more."""
        hand = self.after(actions)
        legal, unit, free = hand.legal(), self.deal.unit, hand.legal().free
        choices = self.choices(actions, group)
        values = np.array([choice.value for choice in choices])
        quiet, best = values[: 1 if free else 2].max(axis=0), values.argmax(axis=0)
        for number in np.unique(best).tolist():
            action, value, folded = choices[number]
            chosen = best == number
            those = group.some(chosen)
            if isinstance(action, Fold):
                self.won[those.rows] = (those.won - those.reached * self._put_in(hand)) / unit
                continue
            if folded is not None and isinstance(action, RaiseTo):
                cost = action.amount - legal.bet
                gain = (those.reached * (value - quiet)[chosen]).sum() / unit
                often, fold = those.reached.sum(), (those.reached * folded[chosen]).sum()
                before = f"{'button' if self.deal.seat == 0 else 'blind'} {line}{letter(action, legal).upper()}"
                self.bets.append(Bet(before, gain, often, fold, often * cost / (cost + hand.observe(None).pot)))
            yield action, those

    def choices(self, actions: tuple[Action, ...], group: Group) -> list[Choice]:
        """What these hands may do: check or call, fold if that saves anything, the bets."""
        hand = self.after(actions)
        legal, pot, board = hand.legal(), hand.observe(None).pot, cards_of(hand)
        call, weights, rows = legal.check_call or 0, group.weights, group.rows
        found = [Choice(CheckCall(), self.part(board, rows, weights) * (pot + call) - call)]
        if not legal.free:
            found.append(Choice(Fold(), np.zeros(len(rows))))
        for bet in [] if self.passive else bets(hand):
            assert isinstance(bet, RaiseTo)
            after = self.after((*actions, bet))
            if after.to_act is None:
                continue
            menu, chances = self.answers((*actions, bet))
            folds = chances[:, [at for at, action in enumerate(menu) if isinstance(action, Fold)]].sum(axis=1)
            folded = (weights @ folds) / np.maximum(weights.sum(axis=1), 1e-300)
            cost, answer = bet.amount - legal.bet, known(after.legal().check_call)
            called = self.part(board, rows, weights * (1 - folds))
            value = folded * pot + (1 - folded) * (called * (pot + cost + answer) - cost)
            found.append(Choice(bet, value, folded))
        return found

    def _put_in(self, hand: Hand) -> int:
        return STACK * self.deal.unit - hand.state.stacks[self.deal.seat]


def letter(action: Action, legal: LegalActions) -> str:
    """An action in a letter, as `--lines` names them."""
    if not isinstance(action, RaiseTo):
        return "f" if isinstance(action, Fold) else "x" if legal.free else "c"
    of_pot = (action.amount - legal.to_call) / max(1, legal.pot + legal.to_call - legal.bet)
    if of_pot > 1.3:
        return "a" if action.amount == known(legal.raise_to)[1] else "o"
    return "h" if of_pot < 0.7 else "p"


def played(name: str, structure: Structure, deals: int, *, passive: bool = False, first: int = 0) -> list[Responder]:
    """Responders in so many deals, from both seats, played to the end."""
    found = []
    for number in range(first, first + deals):
        for seat in range(2):
            deal = Deal(structure, 90_000 + number, seat)
            found.append(Responder(name, deal, held(deal.board, HELD, deal.number + seat), passive=passive))
            found[-1].play()
    return found


def summed_up(responders: Sequence[Responder]) -> tuple[float, float]:
    """What is won a hand, in thousandths of a big blind, and its standard error."""
    means = 1000 * np.array([each.won.mean() for each in responders]).reshape(-1, 2).mean(axis=1)
    return float(means.mean()), float(means.std(ddof=1) / len(means) ** 0.5)


def lines(responders: Sequence[Responder]) -> Iterator[str]:
    """The bets by which most is won, each in a line."""
    found: dict[str, Floats] = defaultdict(lambda: np.zeros(4))
    for each in responders:
        for bet in each.bets:
            found[bet.line] = found[bet.line] + bet[1:]
    count = sum(len(each.own) for each in responders)
    for line, (gain, often, folded, even) in sorted(found.items(), key=lambda each: -each[1][0])[:_MOST_LINES]:
        yield (
            f"{line:26} {1000 * gain / count:+5.0f}, bet {100 * often / count:5.2f} %, "
            f"folded {100 * folded / often:3.0f} %, even {100 * even / often:3.0f} %"
        )


def measured(name: str, structure: Structure, deals: int, *, passive: bool = False) -> tuple[float, float]:
    """What is won a hand, in thousandths of a big blind, and its standard error."""
    return summed_up(played(name, structure, deals, passive=passive))


if __name__ == "__main__":
    limit, count, *names = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    for player in names:
        responders = played(player, Structure(limit), int(count), passive="--passive" in sys.argv)
        mean, error = summed_up(responders)
        print(f"{limit} {player}: {mean:+.0f} ± {error:.0f} mbb a hand, {count} deals from both seats", flush=True)
        if "--lines" in sys.argv:
            print(*lines(responders), sep="\n", flush=True)
