"""Styles and skills against the usual opponent: skill pays, in every style that is meant to be good."""

from math import hypot

import pytest

from pokertable.players.styles.cast import Skill
from tests.players.cross import GAMES, cross, lines, of_skill

GOOD = ("tag", "lag", "rock")
DEALS = 400


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_skill_pays(key):
    found = cross(key, DEALS)
    print(*lines(key, found), sep="\n")
    beginner, regular, expert = (of_skill(found, skill, GOOD) for skill in Skill)
    assert regular[0] - beginner[0] > -2 * hypot(regular[1], beginner[1])
    assert expert[0] - regular[0] > -2 * hypot(expert[1], regular[1])
    assert expert[0] - beginner[0] > 2 * hypot(expert[1], beginner[1])
