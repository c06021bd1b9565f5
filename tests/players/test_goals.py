"""What must come out of the opponents' play, measured from outside: rows of what they bet, bluff, check and fold.

Their hands are weighed by what each policy itself would have done so far, every hand for its own; Omaha's are sampled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import apart_from
from pokertable.analysis.evaluate import strengths
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import known as all_known
from pokertable.model.cards import parse_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import BoardDealt, Called, Folded, Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.facts.facts import Facts
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges.ranges import read_of, scene_of
from pokertable.players.ranges.reading import dealt_further, downs_by, likelihood, readings
from pokertable.players.seen.policy import choose
from pokertable.players.seen.spot import Spot
from pokertable.players.seen.walk import action_of
from pokertable.players.seen.walk import decisions as seen_decisions
from pokertable.session.record.record import HandRecord
from pokertable.session.simulation.simulate import simulate
from pokertable.session.simulation.simulation import Simulation
from tests.narrow import known, of_kind
from tests.players.tables import decisions, game, sampled
from tests.rules.table import deal

STACKS = [2000] * 6
TABLE = ["tag", "lag", "tag", "loose", "lag", "rock"]


def often(name, public, hands, kind):
    """How often each hand takes a kind of action."""
    policy = PERSONAS[name]
    chances = policy.probabilities(public, hands)
    return chances[:, [at for at, act in enumerate(policy.menu(public).actions) if isinstance(act, kind)]].sum(axis=1)


def held(name, hand):
    """The hands of the seat to act with the weight that its own play leaves them."""
    public, seat = hand.observe(None), known(hand.to_act)
    variant, hands = public.game.variant, sampled(downs_by(public.game.variant, 0))
    weights = np.ones(len(hands))
    for seen, act in seen_decisions(public):
        if act.event.seat != seat:
            continue
        hands, weights = of_more_cards(hands, weights, downs_by(variant, seen.street))
        weights = weights * apart_from(hands, seen.in_sight)
        weights *= likelihood(PERSONAS[name], seen, action_of(act), hands, weights)
    hands, weights = of_more_cards(hands, weights, downs_by(variant, public.street))
    weights = weights * apart_from(hands, public.in_sight)
    keep = weights > weights.max() * 1e-3
    return hands[keep], weights[keep] / weights[keep].sum()


def of_more_cards(hands, weights, downs):
    """The hands when they have so many private cards, any further card dealt to them."""
    if downs == hands.shape[1]:
        return hands, weights
    return sampled(downs), dealt_further(hands, weights, sampled(downs))


@dataclass
class Part:
    """A part of something, summed."""

    of: float = 0.0
    all: float = 0.0
    turns: int = 0

    def add(self, of: float, out_of: float) -> None:
        self.of += of
        self.all += out_of
        self.turns += 1

    @property
    def percent(self) -> float:
        return 100 * self.of / self.all if self.all else float("nan")

    def __str__(self) -> str:
        return f"{self.percent:.1f} % ({self.turns} turns)"


@dataclass
class Rivers:
    """What is bet when checked to on the river."""

    bluffs: Part = field(default_factory=Part)
    out_of_position: Part = field(default_factory=Part)
    value: Part = field(default_factory=Part)


def deals(table: Game, seats: int, hands: int, seed: int) -> Iterator[tuple[int, Hand]]:
    """Deals of a game and their numbers, the button going round."""
    for number in range(hands):
        yield number, Hand(table, STACKS[:seats], number % seats, Deck.shuffled(1000 * seed + number))


def rivers(name: str, table: Game, hands: int, seed: int) -> Rivers:
    """Bets on the last street where checking is free, of all hands that it can hold there."""
    found, last = Rivers(), len(table.variant.streets) - 1
    for number, dealt in deals(table, len(TABLE), hands, seed):
        for hand in decisions(dealt, TABLE, number):
            public = hand.observe(None)
            if public.street < last or not known(public.legal).free or TABLE[known(hand.to_act)] != name:
                continue
            spot = Spot.of(public)
            if spot.legal.raise_to is None:
                continue
            cards, weights = held(name, hand)
            facts = Facts(public, spot, cards, 1.0)
            bets = often(name, public, cards, RaiseTo) * weights
            bluff = facts.share < 0.5 * spot.fair
            found.bluffs.add(bets[bluff].sum(), bets.sum())
            if not spot.last_to_act:
                found.out_of_position.add(bets[bluff].sum(), bets.sum())
            worth = facts.share >= 0.8
            found.value.add(bets[worth].sum(), weights[worth].sum())
    return found


@dataclass
class Folds:
    """What is folded of what was checked, and what part of the pot with it the bet is: who folds more lets any bet."""

    folded: Part = field(default_factory=Part)
    bet: Part = field(default_factory=Part)


def folds_after_checking(name: str, table: Game, street: int, hands: int, seed: int) -> Folds:
    """How much of what it checks heads-up as first to act it folds to a bet of the pot, in fixed limit to one bet."""
    found = Folds()
    for number, dealt in deals(table, 2, hands, seed):
        for hand in decisions(dealt, [name, name], number):
            public = hand.observe(None)
            spot = Spot.of(public)
            if public.street != street or not known(public.legal).free or spot.last_to_act:
                continue
            if hand.legal().raise_to is None:
                break
            cards, weights = held(name, hand)
            checked = weights * often(name, public, cards, CheckCall)
            hand.act(CheckCall())
            pot = hand.observe(None).pot
            least, most = known(hand.legal().raise_to)
            bet = min(most, max(least, pot))
            hand.act(RaiseTo(bet))
            folded = checked * often(name, hand.observe(None), cards, Fold)
            found.folded.add(folded.sum(), checked.sum())
            found.bet.add(checked.sum() * bet / (pot + bet), checked.sum())
            break
    return found


def nut_lows_checked(hands: int, seed: int) -> Part:
    """How much of what can be the nut low is checked on the river, several in, weighed as others would see it."""
    found = Part()
    names = ["tag", "loose", "tag", "lag", "loose", "rock"]
    for number in range(hands):
        dealt = Hand(game("omaha8", Structure.FIXED), STACKS, number % 6, Deck.shuffled(1000 * seed + number))
        for hand in decisions(dealt, names, number):
            public = hand.observe(None)
            if len(public.board) < 5 or not known(public.legal).free:
                continue
            spot = Spot.of(public)
            seat = known(hand.to_act)
            scene = scene_of(public)
            weights = read_of(public).ranges.get(seat, np.ones(len(scene.sample(seat)))) * scene.live(seat)
            lows = Facts(public, spot, scene.sample(seat), 1.0).nut_low & (weights > 0)
            if spot.opponents > 1 and lows.any():
                checks = often(names[seat], public, scene.sample(seat)[lows], CheckCall)
                found.add(float(checks @ weights[lows]), float(weights[lows].sum()))
    return found


def called_for_value(name: str, other: str, hands: int) -> dict[str, tuple[float, float, int]]:
    """Five-card stud, heads-up: what bets for value on the last street say that they expect of who calls, and what
    they do by the other's very rules, both in percent, and how many bets; by the rule.
    """
    said: dict[str, list[tuple[float, float]]] = {}
    share = CATALOGUE["fivestud"].shares[0]
    for number in range(hands):
        names = [name, other] if number % 2 else [other, name]
        dealt = Hand(game("fivestud", Structure.FIXED), [2000] * 2, number // 2 % 2, Deck.shuffled(number // 2))
        rng = Random(number // 2)
        while (seat := dealt.to_act) is not None:
            public, own = dealt.observe(None), dealt.observe(seat).seats[seat].known
            choice = choose(PERSONAS[names[seat]], public, own, rng)
            figures = dict(choice.rule.figures())
            dealt.act(choice.action)
            bets = isinstance(choice.action, RaiseTo) and public.street == 3 and "called" in figures
            if seat != names.index(name) or not bets or dealt.to_act is None:
                continue
            read = list(readings(PERSONAS[other], public, 1 - seat, own))[-1]
            ups = np.array(public.seats[1 - seat].ups, np.uint8)
            theirs = strengths(share, np.hstack([read.hands, np.tile(ups, (len(read.hands), 1))]), ())
            mine = int(strengths(share, np.array([own], np.uint8), ())[0])
            seen = [card for view in public.seats for card in view.ups]
            calls = read.after * ~np.isin(read.hands, [*seen, *own]).any(axis=1)
            calls *= 1 - often(other, dealt.observe(None), read.hands, Fold)
            if calls.sum() > 0:
                wins = calls @ ((mine > theirs) + 0.5 * (mine == theirs)) / calls.sum()
                rule = choice.rule.because.template.partition(":")[0]
                said.setdefault(rule, []).append((float(of_kind(np.ndarray, figures["called"])[0]), 100 * wins))
    return {rule: (*np.mean(each, axis=0), len(each)) for rule, each in said.items()}


def completed(seed: int) -> Iterator[tuple[Hand, np.ndarray]]:
    """Stud hi/lo, one completion before a seat with a low card up, and what makes it three to a six with an ace."""
    rng = Random(seed)
    for _ in range(60):
        up, door = rng.sample(["2", "3", "4", "5", "6", "A"], 1)[0], rng.choice("TJQK")
        ranks = [rank for rank in "A23456" if rank != up]
        lows = [(a, b) for a in ranks for b in ranks if a < b and "A" in (a, b, up)]
        fillers = rng.sample(["7c", "8d", "9h", "Tc", "Jh", "Qd"], 3)
        ups = {0: "2c" if up != "2" else "3c", 1: fillers[0], 2: fillers[1], 3: door + "s", 4: fillers[2], 5: up + "h"}
        rest = [rank + suit for rank in "789TJQK" for suit in "chs"]
        taken = set(ups.values())
        downs = [card for card in rng.sample(rest, len(rest)) if card not in taken]
        holes = {seat: downs.pop() + downs.pop() + card for seat, card in ups.items()}

        hand = deal(game("stud8", Structure.FIXED), [5000] * 6, holes=holes)
        hand.act(BringIn())
        acted = False
        while hand.to_act not in (None, 5):
            if hand.to_act == 3:
                hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
                acted = True
            else:
                hand.act(Fold())
        if acted and hand.to_act == 5:
            cards = [parse_cards(a + x + b + y) for a, b in lows for x in "ds" for y in "cd" if a + x not in taken]
            yield hand, np.array(cards, np.uint8)


@pytest.mark.long
@pytest.mark.parametrize(
    "name", [f"{style}{skill}" for style in ("tag", "rock", "lag", "loose") for skill in ("", ":expert")]
)
def test_three_to_a_six_with_an_ace_is_not_folded_to_a_completion(name):
    folded = Part()
    for hand, cards in completed(3):
        folds = often(name, hand.observe(None), cards, Fold)
        folded.add(folds.sum(), len(folds))
    print(f"{name}, three to a six with an ace folded to one completion: {folded}")
    assert folded.turns >= 30
    assert folded.percent <= 2


@pytest.mark.long
def test_the_nut_low_is_not_checked_on_the_river_with_several_in():
    checked = nut_lows_checked(hands=400, seed=4)
    print(f"nut low checked on the river, several in: {checked}")
    assert checked.turns >= 30
    assert checked.percent <= 10


@pytest.mark.long
@pytest.mark.parametrize("other", ["lag", "loose:beginner"])
def test_bets_for_value_expect_of_who_calls_what_they_say(other):
    found = called_for_value("tag", other, hands=1200)
    for rule, (said, is_so, count) in found.items():
        print(f"tag against {other}, five-card stud, “{rule}”: said {said:.0f} %, is {is_so:.0f} % ({count} bets)")
    many = [(said, is_so, count) for said, is_so, count in found.values() if count >= 20]
    assert many and all(abs(said - is_so) <= 15 for said, is_so, _ in many)


@pytest.mark.long
@pytest.mark.parametrize("name", ["tag", "lag"])
@pytest.mark.parametrize(
    ("key", "structure", "hands", "least", "most", "out_of_position"),
    [
        ("holdem", Structure.NO_LIMIT, 1000, 15, 35, 10), ("omaha", Structure.POT, 400, 15, 35, 10),
        ("omaha8", Structure.FIXED, 400, 5, 20, 5), ("stud8", Structure.FIXED, 1500, 2, 15, 2),
    ],
)  # fmt: skip
def test_bets_on_the_last_street_are_value_and_bluffs(key, structure, hands, least, most, out_of_position, name):
    """In fixed limit one bet into a pot of 4 to 8 leaves who calls indifferent with 10 to 17 % of bluffs, fewer where
    two may call. Of a split pot half may be won, so few hands have nothing to show for it: 5 to 20 %. In stud hi/lo up
    cards tell what is called: rivals fold a tenth on seventh street where a bluff needs a sixth, so 2 % are enough.
    """
    found = rivers(name, game(key, structure), hands, seed=5)
    print(f"{key}, {name}, bluffs among last bets: {found.bluffs}; out of position: {found.out_of_position}")
    print(f"{key}, {name}, worth 80 % or more, checked to on the last street, bets: {found.value}")
    assert least <= found.bluffs.percent <= most
    assert found.out_of_position.percent >= out_of_position
    assert found.value.percent >= 80


def answers_to_a_re_raise(record: HandRecord) -> Iterator[bool]:
    """Whether who raised first before the flop folded when it was raised again."""
    raisers: list[int] = []
    for event in record.events:
        match event:
            case BoardDealt():
                return
            case Folded(seat) | Called(seat) | Raised(seat) if len(raisers) == 2 and seat == raisers[0]:
                yield isinstance(event, Folded)
                return
            case Raised(seat):
                raisers.append(seat)


@pytest.mark.long
def test_six_tags_play_and_show_down_as_many_hands_as_a_good_player():
    """What is shown down is known to half a point: of 2,000 hands it was 31 % with one seed and 34 with another."""
    table = game("holdem", Structure.NO_LIMIT)
    folds: list[bool] = []

    def keep(records: Sequence[HandRecord]) -> None:
        folds.extend(folded for record in records for folded in answers_to_a_re_raise(record))

    played = simulate(Simulation(game=table, players=("tag",) * 6, hands=20_000, seed=3, stack=2000), keep=keep)
    dealt, entered, raised, stayed, shown = (
        sum(getattr(tally, counted) for tally in played.tallies)
        for counted in ("hands", "entered", "raised", "stayed", "showdowns")
    )
    plays, raises, shows = 100 * entered / dealt, 100 * raised / dealt, 100 * shown / stayed
    gives_up = 100 * sum(folds) / len(folds)
    print(f"six tags: plays {plays:.1f} %, raises {raises:.1f}, shows down {shows:.1f}, folds re-raised {gives_up:.1f}")
    assert 20 <= plays <= 25
    assert 16 <= raises <= 20
    assert 26 <= shows <= 34
    assert 40 <= gives_up <= 60


@pytest.mark.long
def test_beginners_go_to_showdown_too_often_but_not_with_anything():
    """A station among them went to showdown on 58 of 100 flops."""
    styles = "tag", "lag", "loose", "station", "rock", "maniac"
    names = tuple([f"{style}:beginner" for style in styles])
    played = simulate(
        Simulation(game=game("holdem", Structure.NO_LIMIT), players=names, hands=10_000, seed=3, stack=2000)
    )
    shows = {name: 100 * tally.showdowns / tally.stayed for name, tally in zip(names, played.tallies, strict=True)}
    print("beginners, flops shown down:", {name: round(each, 1) for name, each in shows.items()})
    assert all(40 <= each <= 52 for each in shows.values())


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "structure", "street", "hands"),
    [
        ("holdem", Structure.NO_LIMIT, 1, 300), ("holdem", Structure.NO_LIMIT, 3, 300),
        ("omaha", Structure.POT, 1, 200), ("omaha", Structure.POT, 2, 200),
        ("omaha", Structure.POT, 3, 200),
    ],
)  # fmt: skip
def test_what_is_checked_folds_to_a_pot_bet_about_half_the_time(key, structure, street, hands):
    found = folds_after_checking("tag", game(key, structure), street, hands, seed=6)
    print(f"{key}, tag, street {street}: of what it checks it folds to a pot bet: {found.folded}")
    assert found.folded.turns >= 20
    assert 45 <= found.folded.percent <= 60


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "street", "hands"), [("omaha8", 1, 150), ("omaha8", 3, 150), ("stud8", 1, 400), ("stud8", 4, 1500)]
)
def test_what_is_checked_folds_to_one_bet_no_more_than_lets_anything_bet(key, street, hands):
    """Fixed limit: who folds more than the bet is of the pot with it lets any two bet; who never folds, none."""
    found = folds_after_checking("tag", game(key, Structure.FIXED), street, hands, seed=6)
    print(f"{key}, tag, street {street}: of what it checks it folds to one bet: {found.folded}, the bet: {found.bet}")
    assert found.folded.turns >= 20
    assert found.bet.percent / 4 <= found.folded.percent <= found.bet.percent


def shown_when_called(hands: int, seed: int) -> tuple[int, float]:
    """Bets for value that are called on the river of no-limit hold'em, six-handed: how many, and how many win."""
    share, won = CATALOGUE["holdem"].shares[0], []
    for number, dealt in deals(game("holdem", Structure.NO_LIMIT), len(TABLE), hands, seed):
        rng, bettor = Random(number), -1
        names = TABLE[number % 6 :] + TABLE[: number % 6]
        while (seat := dealt.to_act) is not None:
            public, holes = dealt.observe(None), dealt.state.holes
            choice = choose(PERSONAS[names[seat]], public, dealt.observe(seat).seats[seat].known, rng)
            if public.street == 3 and isinstance(choice.action, RaiseTo):
                worth = dict(choice.rule.figures()).get("called")
                bettor = seat if known(public.legal).free and worth is not None else -1
            elif public.street == 3 and isinstance(choice.action, CheckCall) and bettor >= 0:
                mine, theirs = (
                    strengths(share, np.array([all_known(holes[each])], np.uint8), public.known_board)[0]
                    for each in (bettor, seat)
                )
                won.append(float(mine > theirs) + 0.5 * float(mine == theirs))
                bettor = -1
            dealt.act(choice.action)
    return len(won), 100 * float(np.mean(won))


@pytest.mark.long
def test_value_bets_of_the_last_street_are_thin_enough():
    """They won 82 % of 314 calls, and 89 % of the big ones, before thin ones were bet."""
    count, wins = shown_when_called(5000, seed=7)
    error = 100 * (wins / 100 * (1 - wins / 100) / count) ** 0.5
    print(f"no-limit hold'em, mixed table: of {count} called value bets on the river {wins:.1f} ± {error:.1f} % win")
    assert count >= 200
    assert 60 <= wins <= 80 + error
