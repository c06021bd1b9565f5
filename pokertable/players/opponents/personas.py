"""The cast's policies: the figures of each style, and what beginners do wrong."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from pokertable.model.hand.legal import PresetKey
from pokertable.players.opponents.chance import Chance
from pokertable.players.opponents.persona import Persona
from pokertable.players.people.cast import CAST, Character, Skill, require_opponent
from pokertable.players.people.own import is_own, own_opponent
from pokertable.players.people.style import Style, leaking, style_of
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.policy import Policy

_HALF, _MOST, _POT = PresetKey.HALF, PresetKey.THREE_QUARTERS, PresetKey.POT

_TAG: Final = Style(
    plays=0.14,
    raises=0.135,
    steals=0.25,
    pushes=1.0,
    respect=1.0,
    calls=1.0,
    bets=0.2,
    reraises=0.4,
    semibluffs=0.5,
    follows_up=0.6,
    bluffs=0.15,
    slow_plays=0.05,
    sizes=((_HALF, 0.3), (_MOST, 0.5), (_POT, 0.2)),
)
_ROCK: Final = Style(
    plays=0.12,
    raises=0.05,
    steals=0.0,
    pushes=0.7,
    respect=1.3,
    calls=1.2,
    bets=0.32,
    reraises=0.55,
    semibluffs=0.1,
    follows_up=0.25,
    bluffs=0.01,
    slow_plays=0.15,
    sizes=((_HALF, 0.7), (_MOST, 0.3)),
)
_LAG: Final = Style(
    plays=0.34,
    raises=0.27,
    steals=0.45,
    pushes=1.2,
    respect=0.75,
    calls=0.95,
    bets=0.12,
    reraises=0.3,
    semibluffs=0.7,
    follows_up=0.75,
    bluffs=0.3,
    slow_plays=0.05,
    sizes=((_HALF, 0.2), (_MOST, 0.5), (_POT, 0.3)),
)
_STATION: Final = Style(
    plays=0.55,
    raises=0.02,
    steals=0.0,
    pushes=0.3,
    respect=0.15,
    calls=0.65,
    bets=0.5,
    reraises=0.75,
    semibluffs=0.02,
    follows_up=0.05,
    bluffs=0.01,
    slow_plays=0.35,
    sizes=((_HALF, 1.0),),
)
_MANIAC: Final = Style(
    plays=0.6,
    raises=0.48,
    steals=0.8,
    pushes=1.6,
    respect=0.3,
    calls=0.8,
    bets=0.0,
    reraises=0.15,
    semibluffs=0.85,
    follows_up=0.9,
    bluffs=0.5,
    slow_plays=0.0,
    sizes=((_MOST, 0.4), (_POT, 0.6)),
)
_LOOSE: Final = Style(
    plays=0.42,
    raises=0.08,
    steals=0.1,
    pushes=0.8,
    respect=0.7,
    calls=0.9,
    bets=0.25,
    reraises=0.5,
    semibluffs=0.25,
    follows_up=0.35,
    bluffs=0.08,
    slow_plays=0.1,
    sizes=((_HALF, 0.6), (_MOST, 0.4)),
)
_AT_A_GLANCE: Final = 48
STYLES: Final = {"tag": _TAG, "rock": _ROCK, "lag": _LAG, "loose": _LOOSE, "station": _STATION, "maniac": _MANIAC}
"""The figures of each style."""


_USUAL_REGULAR: Final = Persona(character=CAST["tag"], style=_TAG, skill=Skill.REGULAR)
"""Whom an expert takes every rival for; what the table has seen of each says how far its actions are believed."""


def _played(character: Character, style: Style, skill: Skill) -> Policy:
    figures = leaking(style) if skill is Skill.BEGINNER else style
    presumed = _USUAL_REGULAR if skill is Skill.EXPERT else None
    return Persona(character=character, style=figures, skill=skill, presumed=presumed)


def _persona(name: str) -> Policy:
    if name not in STYLES and ":" not in name:
        return Chance(character=CAST[name])
    style, _, skill = name.partition(":")
    return _played(CAST[name], STYLES[style], Skill(skill) if skill else Skill.REGULAR)


def policy_of(name: str) -> Policy:
    """The policy of an opponent of the cast or one of the player's own; raises as `require_opponent`."""
    return PERSONAS[require_opponent(name)] if not is_own(name) else _own_policy(name)


def style_figures(name: str) -> tuple[float, ...]:
    """Of an opponent: the parts of hands that it plays and raises, how often it bets on heads-up; chance has none."""
    policy = policy_of(name)
    if not isinstance(policy, Persona):
        return ()
    return policy.style.plays, policy.style.raises, policy.style.follows_up


def with_memory(policy: Policy, memory: Memory) -> Policy:
    """The policy of a seat whose table has seen this much; beginners and chance look at nobody."""
    if not memory or not isinstance(policy, Persona) or policy.skill is Skill.BEGINNER:
        return policy
    return replace(policy, memory=memory)


def at_a_glance(policy: Policy) -> Policy:
    """The policy as it plays hands that are played out many times: what is drawn is drawn out less often."""
    return replace(policy, samples=_AT_A_GLANCE) if isinstance(policy, Persona) else policy


@lru_cache(maxsize=64)
def _own_policy(name: str) -> Policy:
    own = own_opponent(name)
    return _played(own.character, style_of(own), own.skill)


PERSONAS: Final[dict[str, Policy]] = {name: _persona(name) for name in CAST}
"""The policies of the `CAST`, by name."""
