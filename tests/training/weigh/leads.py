"""How far the choice that seems best is ahead of the one taken: the decisions that `usual` is fitted to.

``python -m tests.training.weigh.leads holdem --decisions 250`` counts them for a game anew: of decisions of weak
players those that seem to lose by some deals, with what others tell of it; a line each in ``leads.jsonl`` beside this
file, as a part of the pot after a call, with its error. Then, or without a game, the shares that fit the lines are
printed.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.players.opponents.personas import policy_of
from pokertable.players.seen.policy import Policy
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import seen_hand
from pokertable.session.simulation.simulated_tables import play_hand
from pokertable.session.simulation.simulation import Simulation
from pokertable.training.weigh.loss import Known
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.usual import DEVIATIONS, pot_after_call
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import Weighing
from tests.narrow import known
from tests.players.tables import game

GAMES: Final = {
    "holdem": Structure.NO_LIMIT,
    "omaha": Structure.POT,
    "omaha8": Structure.FIXED,
    "stud8": Structure.FIXED,
    "triple27": Structure.FIXED,
}
PLAYERS: Final = ("station:beginner", "loose:beginner", "maniac:beginner")
OWN: Final = "tag:beginner"
"""The policy of the player's later decisions."""
DEALS: Final = 64
FILE: Final = Path(__file__).with_name("leads.jsonl")
SEED: Final = 11
"""Of the hands that are counted; what is fitted to them is checked on others."""


class Asked(NamedTuple):
    """A decision of a hand between weak players, the policies of its seats, and what tells their ranges."""

    moment: Moment
    policies: list[Policy]
    reader: Reader


def asked(key: str, structure: Structure, seed: int) -> Iterator[Asked]:
    """The decisions of one seat of each hand, one after the other."""
    simulation = Simulation(game=game(key, structure), players=PLAYERS, hands=5000, stack=400, seed=seed)
    for number in itertools.count(1):
        events, seat = play_hand(simulation, number).events, number % 3
        if not own_decisions(events, seat):
            continue
        policies = [policy_of(name) for name in (*PLAYERS[:seat], OWN, *PLAYERS[seat + 1 :])]
        reader = Reader(dict(enumerate(policies)), 1)
        for moment in moments(seen_hand(events, seat)):
            yield Asked(moment, policies, reader)


def weighed(moment: Moment, policies: list[Policy], reader: Reader, seed: int) -> Verdict:
    weighing = Weighing(moment, reader, policies, seed=seed, samples=DEALS)
    while not weighing.settled:
        weighing.play()
    return weighing.verdict()


def fresh_lead(one: Asked, other: int) -> Known:
    """How far another choice is ahead of the one taken by other deals, in chips."""
    moment, policies = one.moment, one.policies
    choice = moment.choices[other]
    again = replace(moment, choices=tuple([each for each in moment.choices if each in (choice, moment.taken)]))
    fresh = known(weighed(again, policies, Reader(dict(enumerate(policies)), 2), 2).measured)
    if again.choices[fresh.best] == choice:
        return fresh.behind[again.choices.index(moment.taken)]
    behind = fresh.behind[again.choices.index(choice)]
    return Known(-behind.mean, behind.stderr)


def count(key: str, decisions: int) -> Iterator[dict[str, Any]]:
    """The lines of so many decisions of a game."""
    for one in itertools.islice(asked(key, GAMES[key], SEED), decisions):
        best, moment = known(weighed(*one, 1).measured).best, one.moment
        if moment.choices[best] != moment.taken:
            lead, error = (round(each / pot_after_call(moment.legal), 4) for each in fresh_lead(one, best))
            yield {"game": key, "lead": lead, "error": error}


def read() -> list[dict[str, Any]]:
    """The lines of the file."""
    return [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def fitted(leads: Floats, errors: Floats, rounds: int = 2000) -> Floats:
    """The most likely shares of leads that are known by these errors, each distribution having one lead more.

    By expectation and maximisation (Dempster, Laird and Rubin, 1977, https://www.jstor.org/stable/2984875).
    """
    spread = DEVIATIONS**2 + errors[:, None] ** 2
    likely = np.exp(-(leads[:, None] ** 2) / (2 * spread)) / spread**0.5
    shares = np.ones(len(DEVIATIONS)) / len(DEVIATIONS)
    for _ in range(rounds):
        of = shares * likely
        counts = 1 + (of / of.sum(axis=1, keepdims=True)).sum(axis=0)
        shares = counts / counts.sum()
    return shares


def fit(*, fixed: bool) -> tuple[float, ...]:
    """The shares of the decisions counted with a fixed limit, or of the others."""
    lines = [each for each in read() if (GAMES[each["game"]] is Structure.FIXED) is fixed]
    found, errors = (np.array([each[of] for each in lines]) for of in ("lead", "error"))
    return tuple(fitted(found, errors).round(3).tolist())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--decisions", type=int, default=250)
    given = parser.parse_args()
    for key in given.games:
        lines = [each for each in read() if each["game"] != key] + list(count(key, given.decisions))
        FILE.write_text("".join([json.dumps(each) + "\n" for each in lines]), "utf-8")
    for fixed in (True, False):
        print("fixed limit:" if fixed else "no limit, pot limit:", fit(fixed=fixed))


if __name__ == "__main__":
    main()
