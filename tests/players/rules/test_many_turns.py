"""Rules that are asked about many turns at once answer for each, whatever structure, street and bet."""

from random import Random
from typing import Any

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.many import Players
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people.character import Skill
from pokertable.players.rules.families import family_of
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.styles.cast import STYLES
from tests.narrow import of_kind
from tests.players.tables import game

HANDS = 4


@pytest.mark.parametrize("skill", [Skill.BEGINNER, Skill.REGULAR])
@pytest.mark.parametrize("raised", [False, True])
def test_when_a_rule_applies_is_said_of_each_turn(skill, raised):
    for variant in ("holdem", "omaha", "omaha8", "stud", "stud8", "razz"):  # each has rules of its own
        for structure in {Structure.NO_LIMIT, Structure.FIXED} & {*CATALOGUE[variant].structures}:
            asked_of_each_turn(game(variant, structure), skill, raised=raised)


def asked_of_each_turn(rules: Game, skill: Skill, *, raised: bool) -> None:
    tables = family_of(rules.variant).tables(skill)
    start = Hand(rules, [100 * rules.unit] * 4, 0, Deck.shuffled(1)).state
    bets = Bets([start] * 4, np.zeros(HANDS, np.int64))
    told = Told(bets)
    decks = np.array([Random(row).sample(range(52), 4 * 4) for row in range(HANDS)], np.uint8)
    ups = decks.reshape(HANDS, 4, 4)
    players = Players([of_kind(Persona, policy_of(style)) for style in STYLES])
    asked = 0
    for _ in rules.variant.streets:
        first = True
        while len(rows := np.flatnonzero(bets.to_act != NOBODY)):
            shown = sum(street.up for street in rules.variant.streets[: bets.street + 1])
            spots: Any = Spots(bets, told, rows, ups[rows][:, :, :shown])
            style = players.styles(np.arange(len(rows)))
            for table in (tables.first_street,) if not bets.street else (tables.checked_to, tables.facing_a_bet):
                for rule in table:
                    often = np.broadcast_to(rule.when(spots, style), HANDS)
                    assert ((often >= 0) & (often <= 1)).all(), rule.condition
                    asked += 1
            least = spots.legal.raise_to[0] if raised and first else np.zeros(len(rows), np.int64)
            folds, first = np.zeros(len(rows), np.bool_), False
            told.tell(rows, folds, least, np.ones(len(rows), np.int64))
            bets.act(rows, folds, least)
        bets.close()
        if bets.street + 1 < len(rules.variant.streets):
            bets.open_street(np.zeros(HANDS, np.int64))
            told.on()
    assert bets.street == len(rules.variant.streets) - 1 and asked
