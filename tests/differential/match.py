"""One hand played in both engines with the same cards and actions, compared at every decision and at the end."""

from __future__ import annotations

import random
import warnings
from collections import Counter
from collections.abc import Sequence

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card, show_cards, shuffled_deck
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import BetsCollected, BlindPosted, BroughtIn, Event, Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import HouseRules, Stakes
from tests.narrow import known

from .by_the_rules import Move, Seats, Showdown, StreetStory, bounds, is_asked
from .differences import DECISIONS, NOBODY_TO_ANSWER, SHOWDOWNS
from .peer import Asked, Peer

GAMES = (
    ("holdem", Structure.NO_LIMIT),
    ("holdem", Structure.POT),
    ("holdem", Structure.FIXED),
    ("omaha", Structure.POT),
    ("omaha", Structure.FIXED),
    ("omaha5", Structure.POT),
    ("omaha6", Structure.POT),
    ("courchevel", Structure.POT),
    ("courchevel8", Structure.POT),
    ("omaha8", Structure.POT),
    ("omaha8", Structure.FIXED),
    ("stud8", Structure.FIXED),
    ("stud", Structure.FIXED),
    ("razz", Structure.FIXED),
    ("fivestud", Structure.FIXED),
    ("draw5", Structure.POT),
    ("single27", Structure.NO_LIMIT),
    ("triple27", Structure.FIXED),
    ("triple27", Structure.POT),
    ("badugi", Structure.FIXED),
)


class UnexplainedError(AssertionError):
    """A difference that the table of differences does not cover."""


class Tally:
    """What a run has compared: decisions, showdowns, and what was excused, by entry."""

    def __init__(self) -> None:
        self.hands = self.decisions = self.showdowns = 0
        self.excused: Counter[str] = Counter()
        self.paid_otherwise: Counter[str] = Counter()

    @property
    def excused_share(self) -> float:
        return sum(self.excused.values()) / max(1, self.decisions)

    def __str__(self) -> str:
        lines = [f"{self.hands} hands, {self.decisions} decisions, {self.showdowns} showdowns compared"]
        for entry in (*DECISIONS, NOBODY_TO_ANSWER):
            count = self.excused[entry.name]
            share = 100 * count / max(1, self.decisions)
            lines.append(f"  decisions  {entry.name:32} {count:6}  {share:5.2f} %   {entry.rule}")
        for other in SHOWDOWNS:
            lines.append(f"  showdowns  {other.name:32} {self.paid_otherwise[other.name]:6}            {other.rule}")
        lines.append(f"  excused decisions: {100 * self.excused_share:.2f} %")
        return "\n".join(lines)


def random_game(rng: random.Random, key: str, structure: Structure) -> Game:
    """Stakes that leave odd chips, with and without antes, and any cap."""
    variant = CATALOGUE[key]
    size = rng.choice([4, 10, 25])
    ante = rng.choice([0, 0, 1, size // 3])
    if variant.brings_in:
        stakes = Stakes(small_bet=size, big_bet=2 * size, ante=ante, bring_in=rng.randint(1, size - 1))
    else:
        big = 2 * size if structure is Structure.FIXED else size
        stakes = Stakes(small_bet=size, big_bet=big, small_blind=rng.randint(1, size), big_blind=size, ante=ante)
    house = HouseRules(raise_cap=rng.choice([3, 3, 3, 4, None]))
    return Game(variant=variant, structure=structure, stakes=stakes, house=house)


def random_stacks(rng: random.Random, game: Game, seats: int) -> list[int]:
    """From less than the ante to very deep; one table in five has stacks close together, for short all-ins in a row."""
    bet = game.stakes.small_bet
    if rng.random() < 0.2:
        base = rng.randint(3, 12) * bet
        return [base + rng.randint(0, 2 * bet) for _ in range(seats)]
    kinds = ((1, bet), (bet, 6 * bet), (6 * bet, 40 * bet), (40 * bet, 400 * bet))
    weights = rng.choice([(1, 6, 6, 4), (0, 2, 3, 5), (1, 6, 1, 1)])
    return [rng.randint(*rng.choices(kinds, weights)[0]) for _ in range(seats)]


def random_deck(rng: random.Random) -> list[Card]:
    """A shuffled deck; one in three deals its first cards from few ranks, for ties."""
    deck = shuffled_deck(rng)
    if rng.random() < 0.33:
        # Neighbours, so that several players make the same straight.
        low = rng.randrange(7)
        few = set(range(low, low + 7))
        deck.sort(key=lambda card: card.rank not in few)
    return deck


def play_one(seed: int, key: str, structure: Structure, tally: Tally) -> None:
    """Play one random hand in both; raises `UnexplainedError`."""
    rng = random.Random(f"{seed} {key} {structure.value}")
    game = random_game(rng, key, structure)
    seats = rng.randint(2, game.variant.max_seats)
    match = Match(rng, game, random_stacks(rng, game, seats), rng.randrange(seats), tally)
    with warnings.catch_warnings():
        # pokerkit warns where a deal or a fold is unusual, and takes its own warnings for refusals.
        warnings.simplefilter("ignore")
        match.play()


class Match:
    """A hand in both engines. `place` is pokerkit's seat of each of ours; stories are told in pokerkit's seats."""

    def __init__(self, rng: random.Random, game: Game, stacks: Sequence[int], button: int, tally: Tally) -> None:
        n = len(stacks)
        self.rng, self.game, self.tally = rng, game, tally
        self.order = [(button + 1 + i) % n for i in range(n)]
        self.place = {seat: place for place, seat in enumerate(self.order)}
        self.hand = Hand(game, stacks, button, Deck(random_deck(rng), rng.randrange(1000)))
        self.peer = Peer(game, [stacks[seat] for seat in self.order])
        self.stories: dict[int, StreetStory] = {}
        self.told = 0
        self.taken: list[str] = []

    def play(self) -> None:
        """Play to the end, comparing as it goes."""
        self._follow()
        while (theirs := self._next_decision()) is not None:
            action = self._choose(theirs)
            self.taken.append(f"{theirs.seat}:{action}")
            self._act(action)
        self._compare_end()
        self.tally.hands += 1

    # Following our hand

    def _follow(self) -> None:
        """Tell the new events to the peer, and begin a new story with a new street."""
        events: list[Event] = self.hand.events[self.told :]
        self.told = len(self.hand.events)
        self.peer.deal(events, self.place)
        state = self.hand.state
        if state.street not in self.stories:
            owed, posted = [0] * state.n, [0] * state.n
            for event in events:
                if isinstance(event, BlindPosted):
                    owed[self.place[event.seat]], posted[self.place[event.seat]] = event.owed, event.amount
            self.stories[state.street] = StreetStory(self.game, state.street, sum(state.live), owed, posted)

    def _act(self, action: Action) -> None:
        seat, peer, state = self.hand.to_act, self.peer.state, self.hand.state
        assert seat is not None
        story, total = self.stories[state.street], state.bets[seat] + state.stacks[seat]
        if isinstance(action, Fold):
            peer.fold()
        elif isinstance(action, CheckCall):
            peer.check_or_call()
        elif isinstance(action, BringIn):
            peer.post_bring_in()
        else:
            assert isinstance(action, RaiseTo)
            peer.complete_bet_or_raise_to(action.amount)
        done = self.hand.act(action)[0]
        if isinstance(done, BroughtIn):
            story.bring_in = (self.place[seat], done.amount)
        elif isinstance(done, Raised):
            story.moves.append(Move(self.place[seat], done.to, total - done.to))
        else:
            story.moves.append(Move(self.place[seat], None, 0))
        self._follow()

    def _choose(self, theirs: Asked) -> Action:
        """A random action that is legal in both and comes to the same in both; there is always the fold."""
        found = self.hand.bounds()
        choices: list[Action] = []
        if found.check_call is not None and found.check_call == theirs.call:
            choices += [CheckCall()] * 6
        if found.bring_in is not None and found.bring_in == theirs.bring_in:
            choices += [BringIn()] * 3
        if found.check_call:
            choices.append(Fold())
        if found.raise_to is not None and theirs.raise_to is not None:
            least, most = max(found.raise_to[0], theirs.raise_to[0]), min(found.raise_to[1], theirs.raise_to[1])
            # All-in for no more than the bring-in is the bring-in, with us.
            if least <= most and not (found.bring_in is not None and most <= self.game.stakes.bring_in):
                small = min(most, self.rng.randint(least, 3 * least))
                choices += [RaiseTo(least), RaiseTo(small), RaiseTo(self.rng.randint(least, most))]
                if self.rng.random() < 0.2:
                    choices += [RaiseTo(most)] * 3
        return self.rng.choice(choices)

    # Comparing

    def _unexplained(self, what: str) -> UnexplainedError:
        state = self.hand.state
        return UnexplainedError(
            f"{what}\n{self.game.variant.key} {self.game.structure.value} {self.game.stakes} {self.game.house}\n"
            f"{self.hand.events[0]}\nseats in order {self.order}; street {state.street}; {' '.join(self.taken)}"
        )

    def _our_decision(self) -> Asked | None:
        if self.hand.to_act is None:
            return None
        found = self.hand.bounds()
        return Asked(self.place[self.hand.to_act], found.check_call, found.bring_in, found.raise_to)

    def _next_decision(self) -> Asked | None:
        """Compare the decision that both ask for, and give pokerkit's side of it; None when the betting is over."""
        while True:
            self._draw()
            ours, theirs = self._our_decision(), self.peer.asked()
            if ours is None and theirs is None:
                return None
            self.tally.decisions += 1
            if theirs is None or (theirs.call != 0 and (ours is None or ours.seat != theirs.seat)):
                raise self._unexplained(f"asked: ours {ours}, pokerkit {theirs}")
            if ours is not None and ours.seat == theirs.seat and ours.call == theirs.call:
                pass
            elif theirs.call == 0 and (ours is None or ours.seat != theirs.seat):
                self._excuse_idle_check(theirs)
                continue
            assert ours is not None
            self._compare_bounds(ours, theirs)
            return theirs

    def _draw(self) -> None:
        """Discard any cards, the same in both, for as long as it is a draw."""
        while self.hand.state.drawing:
            theirs = self.peer.asked()
            if theirs is not None and theirs.call == 0:
                self.tally.decisions += 1
                self._excuse_idle_check(theirs)
                continue
            seat = known(self.hand.to_act)
            discarded = self.rng.sample(self.hand.state.holes[seat], self.rng.choice([0, 0, 1, 2, 3, 4]))
            self.taken.append(f"{self.place[seat]}:discards {show_cards(discarded)}")
            self.peer.discard(self.place[seat], show_cards(discarded))
            self.hand.act(Draw(tuple(discarded)))
            self._follow()

    def _excuse_idle_check(self, theirs: Asked) -> None:
        peer = self.peer.state
        seats = Seats(list(peer.stacks), list(peer.bets), list(peer.statuses), 0)
        if is_asked(self.stories[known(peer.street_index)], seats, theirs.seat):
            raise self._unexplained(f"asked: pokerkit {theirs}, ours not")
        self.tally.excused[NOBODY_TO_ANSWER.name] += 1
        peer.check_or_call()
        self.peer.pump()

    def _compare_bounds(self, ours: Asked, theirs: Asked) -> None:
        if ours == theirs:
            return
        state = self.hand.state
        pick = self.order
        seats = Seats(
            [state.stacks[seat] for seat in pick],
            [state.bets[seat] for seat in pick],
            [state.live[seat] for seat in pick],
            state.pot,
        )
        story = self.stories[state.street]
        by_the_rules = bounds(story, seats, ours.seat, ours.bring_in is not None)
        entry = next((entry for entry in DECISIONS if entry.applies(story, seats, ours.seat)), None)
        if entry is None or ours != by_the_rules:
            name = entry.name if entry else "no entry"
            raise self._unexplained(f"bounds ({name}): ours {ours}, pokerkit {theirs}, by the rules {by_the_rules}")
        self.tally.excused[entry.name] += 1

    def _compare_end(self) -> None:
        peer, state = self.peer.state, self.hand.state
        if not self.hand.over or peer.status:
            raise self._unexplained(f"over: ours {self.hand.over}, pokerkit {not peer.status}")
        showdown = self._showdown()
        if showdown is not None:
            self.tally.showdowns += 1
            if showdown.pots != self.peer.pots:
                raise self._unexplained(f"pots: ours {showdown.pots}, pokerkit {self.peer.pots}")
        ours = [state.stacks[seat] for seat in self.order]
        if ours == list(peer.stacks):
            return
        entry = None if showdown is None else next((e for e in SHOWDOWNS if e.applies(showdown)), None)
        if showdown is None or entry is None:
            raise self._unexplained(f"final stacks: ours {ours}, pokerkit {peer.stacks}")
        won = [0] * state.n
        for award in state.awards:
            for seat, amount in award.won:
                won[self.place[seat]] += amount
        if won != showdown.payout(state.n):
            raise self._unexplained(f"final stacks ({entry.name}): ours won {won}, rules {showdown.payout(state.n)}")
        self.tally.paid_otherwise[entry.name] += 1

    def _showdown(self) -> Showdown | None:
        """The last pots and hands in pokerkit's seats; None if everybody else folded."""
        events = self.hand.events
        pots = next(event for event in reversed(events) if isinstance(event, BetsCollected)).pots
        if len({seat for pot in pots for seat in pot.seats}) < 2:
            return None
        state = self.hand.state
        return Showdown(
            self.game,
            [(pot.amount, tuple(sorted(self.place[seat] for seat in pot.seats))) for pot in pots],
            {self.place[seat]: state.holes[seat] for pot in pots for seat in pot.seats},
            state.board,
        )
