"""The cast's policies: the figures of each style, what beginners do wrong, and one that plays at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.cards import DECK
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.legal import LegalActions, PresetKey
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.players.opponents.persona import Persona
from pokertable.players.people.cast import CAST, Character, Skill, require_opponent
from pokertable.players.people.own import is_own, own_opponent
from pokertable.players.people.style import Style, leaking, style_of
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.policy import MOST_RAISES, AppliedRule, Menu, Policy, menu_of, mixed
from pokertable.players.seen.spot import Spot, Turn, require_public
from pokertable.players.worth.throws import every_throw


@dataclass(frozen=True, kw_only=True, slots=True)
class Chance:
    """Each kind of legal action (fold, check or call, raise) equally often, raises evenly over the legal amounts."""

    character: Character
    version: int = 1

    @property
    def name(self) -> str:
        """As `Character.name`."""
        return self.character.name

    looks_back = False

    def menu(self, public: Observation) -> Menu:
        """With raises from the least to the greatest in even steps."""
        return _menu(require_public(public))

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        """One rule: any legal action, at random."""
        if turn.spot.legal.draw is not None:
            yield from _throws(hands[:, : turn.spot.variant.hole_cards])
            return
        menu = _menu(turn.spot.legal)
        kinds = menu.call + 1 + bool(menu.raises)
        shares = [1 / kinds / (len(menu.raises) if at in menu.raises else 1) for at in range(len(menu.actions))]
        does = list(zip(menu.actions, shares, strict=True))
        yield AppliedRule(np.ones(len(hands)), lambda: does, phrase("It plays at random: any legal action."))

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        """The one rule of `rules`."""
        return tuple(self.rules(Turn(Spot.of(public), public), hands))

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """The same row for every hand."""
        return mixed(self.applied_rules(public, hands), self.menu(public))


def _throws(hands: Cards) -> Iterator[AppliedRule]:
    """Every throw equally often."""
    ordered = np.sort(hands, axis=1)
    every = every_throw(hands.shape[1])
    for kept in every:
        thrown = Draw(tuple([DECK[card] for card in ordered[0][~kept]]))
        yield AppliedRule(
            np.full(len(hands), 1 / len(every)),
            partial(list, [(thrown, 1.0)]),
            phrase("It throws cards at random."),
            kept=partial(np.broadcast_to, kept, hands.shape),
        )


def _menu(legal: LegalActions) -> Menu:
    if legal.raise_to is None:
        return menu_of(legal, ())
    least, most = legal.raise_to
    steps = MOST_RAISES - 1
    return menu_of(legal, [least + (most - least) * step // steps for step in range(MOST_RAISES)])


_HALF, _THREE_QUARTERS, _POT = PresetKey.HALF, PresetKey.THREE_QUARTERS, PresetKey.POT

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
    sizes=((_HALF, 0.3), (_THREE_QUARTERS, 0.5), (_POT, 0.2)),
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
    sizes=((_HALF, 0.7), (_THREE_QUARTERS, 0.3)),
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
    sizes=((_HALF, 0.2), (_THREE_QUARTERS, 0.5), (_POT, 0.3)),
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
    sizes=((_THREE_QUARTERS, 0.4), (_POT, 0.6)),
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
    sizes=((_HALF, 0.6), (_THREE_QUARTERS, 0.4)),
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
