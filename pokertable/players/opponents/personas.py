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
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands
from pokertable.players.opponents.persona import Persona
from pokertable.players.people.own import is_own, own_opponent
from pokertable.players.people.style import Style, leaking, style_of
from pokertable.players.rules.family import Tables
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.policy import MOST_RAISES, AppliedRule, Menu, Policy, menu_of, mixed
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.players.seen.spot import Spot, Turn, require_public
from pokertable.players.styles.cast import CAST, NAMED, Character, Skill, require_opponent, style_and_skill
from pokertable.players.worth.discarding.discards import every_discard


@dataclass(frozen=True, kw_only=True, slots=True)
class Chance:
    """Each kind of legal action (fold, check or call, raise) equally often, raises evenly over the legal amounts."""

    character: Character
    version: int = 1

    @property
    def name(self) -> str:
        """The character's name."""
        return self.character.name

    looks_back = False

    def menu(self, public: Observation) -> Menu:
        """With raises from the least to the greatest in even steps."""
        return _menu(require_public(public))

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        """One rule: any legal action, at random."""
        if turn.spot.legal.draw is not None:
            yield from _discards(hands[:, : turn.spot.variant.hole_cards])
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
        """One row of probabilities, repeated for each hand."""
        return mixed(self.applied_rules(public, hands), self.menu(public))


def _discards(hands: Cards) -> Iterator[AppliedRule]:
    """Each discard with equal probability."""
    ordered = np.sort(hands, axis=1)
    every = every_discard(hands.shape[1])
    for kept in every:
        discard = Draw(tuple([DECK[card] for card in ordered[0][~kept]]))
        yield AppliedRule(
            np.full(len(hands), 1 / len(every)),
            partial(list, [(discard, 1.0)]),
            phrase("It discards at random."),
            kept=partial(np.broadcast_to, kept, hands.shape),
        )


def _menu(legal: LegalActions) -> Menu:
    if legal.raise_to is None:
        return menu_of(legal, ())
    least, most = legal.raise_to
    steps = MOST_RAISES - 1
    return menu_of(legal, [least + (most - least) * step // steps for step in range(MOST_RAISES)])


_USUAL_REGULAR: Final = Persona(character=CAST["tag"], style=NAMED["tag"].figures, skill=Skill.REGULAR)
"""Policy that an expert presumes of each rival; the table's observations say how far its actions are trusted."""


def _played(
    character: Character, style: Style, skill: Skill, regular: Character, own: Tables[OwnHands] | None = None
) -> Policy:
    """A persona; `regular` is the character of this style's regular."""
    figures = leaking(style) if skill is Skill.BEGINNER else style
    persona = Persona(character=character, style=figures, skill=skill, own=own)
    if skill is not Skill.EXPERT:
        return persona
    is_usual = regular == _USUAL_REGULAR.character
    in_style = None if is_usual else replace(persona, character=regular, skill=Skill.REGULAR)
    return replace(persona, presumed=_USUAL_REGULAR, in_style=in_style)


def _persona(name: str) -> Policy:
    style, skill = style_and_skill(name)
    if skill is None:
        return Chance(character=CAST[name])
    named = NAMED[style]
    own = None if named.rules is None else named.rules()
    return _played(CAST[name], named.figures, skill, CAST[style], own)


def policy_of(name: str) -> Policy:
    """The policy of an opponent of the cast or one of the player's own; raises as `require_opponent`."""
    return PERSONAS[require_opponent(name)] if not is_own(name) else _own_policy(name)


def style_figures(name: str) -> tuple[float, ...]:
    """An opponent's figures: parts of hands that it plays and raises, frequency of bets heads-up; empty for chance."""
    policy = policy_of(name)
    if not isinstance(policy, Persona):
        return ()
    return policy.style.plays, policy.style.raises, policy.style.follows_up


def with_memory(policy: Policy, memory: Memory) -> Policy:
    """The policy of a seat whose table has seen this much; beginners and chance look at nobody."""
    if not memory or not isinstance(policy, Persona) or policy.skill is Skill.BEGINNER:
        return policy
    return replace(policy, memory=memory)


def with_prizes(policy: Policy, prizes: PrizesLeft | None) -> Policy:
    """The policy of a seat in a sit and go where this is left to win; beginners and chance do not know its worth."""
    if prizes is None or not isinstance(policy, Persona) or policy.skill is Skill.BEGINNER:
        return policy
    return replace(policy, prizes=prizes)


@lru_cache(maxsize=64)
def _own_policy(name: str) -> Policy:
    own = own_opponent(name)
    return _played(own.character, style_of(own), own.skill, replace(own, skill=Skill.REGULAR).character)


PERSONAS: Final[dict[str, Policy]] = {name: _persona(name) for name in CAST}
"""The policies of the `CAST`, by name."""
