"""Many turns as columns say of each hand what the event engine says of it."""

from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import HouseRules, blind_stakes, bring_in_stakes
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.spot import Spot, spot_of
from pokertable.players.seen.spots import Spots, Told
from pokertable.session.simulation.batch import in_sight
from tests.games import few

SAME = (
    *("street", "streets_left", "seats", "bring_in", "may_raise", "owed", "facing", "price", "bets", "led", "unopened"),
    *("opponents", "fair", "last_to_act", "waiting", "came_in", "in_or_coming", "depth", "first_street"),
    *("stack_to_pot", "raiser_behind", "all_may_fold", "opened", "behind_opener"),
)
CHIPS = ("seat", "check_call", "to_call", "bet", "stack", "pot", "winnable", "posted", "all_in_total")
ROWS = 12
PLAYED = [
    each for each in CATALOGUE.values() if not each.draws and not any(street.open_pair for street in each.streets)
]


def tables(seed: int) -> list[Hand]:
    """Hands of one game with the same stacks, most of them short, the button anywhere."""
    rng = Random(seed)
    structure = rng.choice([*Structure])
    variant = rng.choice([each for each in PLAYED if structure in each.structures])
    ante, table_ante = rng.choice([(0, 0), (3, 0), (0, 20)])
    stakes = blind_stakes(structure, 10, 20, ante=ante, big_blind_ante=table_ante)
    if variant.brings_in:
        stakes = bring_in_stakes(20, 40, ante=ante, bring_in=5)
    house = HouseRules(raise_cap=rng.choice([1, 3, None]), antes_compete=rng.random() < 0.5)
    played = Game(variant=variant, structure=structure, stakes=stakes, house=house)
    stacks = [rng.choice([rng.randint(1, 60), rng.randint(60, 800), 2000]) for _ in range(rng.randint(2, 7))]
    return [Hand(played, stacks, rng.randrange(len(stacks)), Deck.shuffled(seed + at)) for at in range(ROWS)]


@pytest.mark.parametrize("tables_played", few(2, 600))
def test_columns_of_turns_are_those_of_each_hand(tables_played):
    for seed in range(tables_played):
        if hands := [hand for hand in tables(seed) if not hand.over]:  # an ante may take a whole stack
            go_through(hands, Random(f"{seed} acts"))


def go_through(hands: list[Hand], rng: Random) -> None:
    bets = Bets([hand.state for hand in hands], np.arange(len(hands)))
    told, no_ups = Told(bets), np.zeros((len(hands), bets.seats, 0), np.uint8)
    streets = len(hands[0].state.game.variant.streets)
    while True:
        while len(rows := np.flatnonzero(bets.to_act != NOBODY)):
            spots = Spots(bets, told, rows, no_ups[rows])
            for at, row in enumerate(rows.tolist()):
                compare(spots, at, spot_of(in_sight(hands[row])))
            acts = [random_action(hands[row].legal(), rng) for row in rows.tolist()]
            folds = np.array([isinstance(act, Fold) for act in acts])
            brought_in = bets.game.stakes.bring_in if bets.bring_in else 0
            raise_to = np.array([act.amount if isinstance(act, RaiseTo) else 0 for act in acts])
            raise_to[raise_to <= brought_in] = 0
            told.tell(rows, folds, raise_to, bets.calls(rows))
            bets.act(rows, folds, raise_to)
            for row, act in zip(rows.tolist(), acts, strict=True):
                hands[row].act(act)
        bets.close()
        if bets.over.all() or bets.street + 1 == streets:
            break
        bets.open_street(np.array([hand.state.opener for hand in hands]))
        told.on()
    for row, hand in enumerate(hands):
        assert hand.over
        assert sum(hand.state.stacks) == bets.stacks[row].sum() + bets.pot[row]


def compare(spots: Spots, at: int, spot: Spot) -> None:
    def here(figures):
        return figures[at] if isinstance(figures, np.ndarray) else figures

    for name in SAME:
        assert here(getattr(spots, name)) == getattr(spot, name), name
    for name in CHIPS:
        assert here(getattr(spots.legal, name)) == (getattr(spot.legal, name) or 0), name
    if spot.may_raise:
        assert spot.legal.raise_to == tuple([here(bound) for bound in spots.legal.raise_to])
        assert {key: here(of) for key, of in spots.legal_at(np.arange(len(spots))).preset_amounts} == dict(
            spot.legal.preset_amounts
        )
    for respect in (0.0, 0.7):
        counted = sum([rival.plays + respect * rival.pressure for rival in spot.rivals])
        assert here(spots.counted(respect)) == pytest.approx(counted, rel=1e-12)


def random_action(legal: LegalActions, rng: Random, folds: float = 0.3) -> Fold | CheckCall | RaiseTo | BringIn:
    if legal.raise_to is not None and rng.random() < 0.4:
        least, most = legal.raise_to
        return RaiseTo(rng.choice([least, most, rng.randint(least, min(most, 3 * least))]))
    if legal.bring_in is not None:
        return BringIn()
    return Fold() if legal.check_call and rng.random() < folds else CheckCall()
