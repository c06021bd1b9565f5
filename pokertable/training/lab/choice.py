"""A step of a lesson that is answered by one of a few words or figures: a decision, a price, a count.

The answer stands in the lesson as a text; `proof` says how the engine works it out, which a test does for every step
of the program's own lessons. No text names a suit, so that the step can be asked again with other suits; where no text
names the players who are the answers, they change hands too. Sums stand in the texts as ``{names}``: a step that is
asked again has others.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any, Final

from pokertable.model.cards import HIDDEN, AnyCard, Card, parse_cards, require_distinct
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import Cards, best_hand
from pokertable.model.variant import Variant
from pokertable.training.lab.table import StepTable, step_table
from pokertable.training.quiz.disguise import other_suits

CHOICE_KEYS: Final = frozenset({"game", "look", "choices", "tempting", "expect", "why", "proof"})
CHOICE_MORE: Final = frozenset({"deal", "tell", "examples", "table", "numbers"})
"""Entries of such a step; those that it may lack: cards, lines about its words with hands, the table, the sums."""
YOU: Final = "You"
BOARD: Final = "Board"
FOLDED: Final = "Folded"
"""Labels of cards with a meaning; any other is the name of an opponent."""
_TEXTS: Final = ("look", "tempting", "expect", "why")
Numbers = Mapping[str, int]
_COMPARES: Final = frozenset({"rank", "chips", "net", "odd"})
"""Proofs by hands that are compared as they lie."""
MOST: Final = 4
"""Most choices: they are pressed by the keys 1 to 4."""
_PLACE: Final = re.compile(r"\{(\w+)\}")
"""An entry that is a number by its name."""
_LAID: Final = re.compile(r"(\w+): ?([2-9TJQKAcdhs*]*)")


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards of a player, the board, or those that are gone; a card that nobody sees is hidden."""

    label: str
    cards: tuple[AnyCard, ...]

    @property
    def known(self) -> Cards:
        """The cards that are seen."""
        return tuple([card for card in self.cards if isinstance(card, Card)])


@dataclass(frozen=True, slots=True)
class ChoiceStep:
    """`look`: the question. `choices`: the answers; `expect` is the right one, `tempting` the one to beware of.

    `why`: one sentence. `proof`: what the engine has to work out. `tell`: lines that explain words of the
    question, before it is answered, the last of them with `examples`, a hand each. All texts in English. `numbers`:
    those of the texts and of the proof by their names; `others`: those with which the step can be asked again. `table`:
    the hand that it asks about.
    """

    variant: Variant
    deal: tuple[Laid, ...]
    look: str
    choices: tuple[str, ...]
    tempting: str
    expect: str
    why: str
    proof: Mapping[str, Any]
    tell: tuple[str, ...] = ()
    examples: tuple[Cards, ...] = ()
    numbers: Numbers = field(default_factory=dict)
    others: tuple[Numbers, ...] = ()
    laid_table: Mapping[str, Any] = field(default_factory=dict)

    @property
    def table(self) -> StepTable | None:
        """The hand at the table that the step asks about."""
        return step_table(self.variant.key, with_numbers(self.laid_table, self.numbers)) if self.laid_table else None

    @property
    def plain(self) -> ChoiceStep:
        """The step in English, its numbers in the texts and in the proof."""
        said: dict[str, Any] = {name: self.said(getattr(self, name)) for name in _TEXTS}
        said |= {name: tuple(map(self.said, getattr(self, name))) for name in ("choices", "tell")}
        return replace(self, proof=with_numbers(self.proof, self.numbers), **said)

    def said(self, text: str) -> str:
        """A text of the step with its numbers."""
        return str(with_numbers(text, self.numbers))

    @property
    def groups(self) -> tuple[Cards, ...]:
        """The known cards as laid out."""
        return tuple([laid.known for laid in self.deal if laid.known])

    @property
    def plays(self) -> dict[str, frozenset[Card]]:
        """The cards of the best hands by the share that they win, where the step compares hands."""
        found: dict[str, frozenset[Card]] = {}
        if not _COMPARES & self.proof.keys():
            return found
        board = tuple([card for laid in self.deal if laid.label == BOARD for card in laid.known])
        hands = [laid.known for laid in self.deal if laid.label not in (BOARD, FOLDED)]
        for share in self.variant.shares:
            made = [each for hand in hands if (each := best_hand(share, hand, board)) is not None]
            most = max((each.strength for each in made), default=0)
            found[share.name] = frozenset(card for each in made if each.strength == most for card in each.cards)
        return found

    def again(self, rng: random.Random) -> ChoiceStep:
        """The step with other suits and numbers, and the right answer in another place.

        The players who are the answers change hands; where a text names them or speaks of the reader's hand, the
        answers change their order instead.
        """
        step = self._with_other_suits(rng)._with_other_numbers(rng)
        others = [order for order in permutations(self.choices) if order.index(self.expect) != self._place]
        order = rng.choice(others)
        return step._with_hands_of(order) if self._players_may_change else replace(step, choices=order)

    def _with_other_suits(self, rng: random.Random) -> ChoiceStep:
        """The step with other suits, which show on the cards that are seen."""
        step = self
        while self.groups and step.groups == self.groups:
            exchange = other_suits(rng)
            moved = [[exchange[card] if isinstance(card, Card) else card for card in laid.cards] for laid in self.deal]
            deal = tuple([Laid(laid.label, tuple(cards)) for laid, cards in zip(self.deal, moved, strict=True)])
            step = replace(self, deal=deal)
        return step

    def _with_other_numbers(self, rng: random.Random) -> ChoiceStep:
        """The step with other numbers, and other cards at its table."""
        laid = {**self.laid_table, "seed": rng.getrandbits(30)} if self.laid_table else self.laid_table
        if not self.others:
            return replace(self, laid_table=laid)
        numbers = rng.choice(self.others)
        others = tuple([each for each in (self.numbers, *self.others) if each != numbers])
        return replace(self, numbers=numbers, others=others, laid_table=laid)

    @property
    def _place(self) -> int:
        """The place of the right answer."""
        return self.choices.index(self.expect)

    @property
    def _players_may_change(self) -> bool:
        """Whether the answers are opponents with hands, none of whom a text names."""
        labels = {laid.label for laid in self.deal} - {YOU, BOARD, FOLDED}
        return labels == {*self.choices} and not any(name in self.look + self.why for name in labels)

    def _with_hands_of(self, order: tuple[str, ...]) -> ChoiceStep:
        """The step in which each player of the answers holds the hand of the one in the same place of `order`."""
        holds = dict(zip(self.choices, order, strict=True))
        takes = {before: now for now, before in holds.items()}
        cards = {laid.label: laid.cards for laid in self.deal}
        deal = tuple([replace(laid, cards=cards[holds.get(laid.label, laid.label)]) for laid in self.deal])
        return replace(self, deal=deal, expect=takes[self.expect], tempting=takes[self.tempting])


def with_numbers(value: Any, numbers: Numbers) -> Any:
    """A value of a lesson's file with these numbers for their names: alone a number, else in the text."""
    if isinstance(value, Mapping):
        return {key: with_numbers(each, numbers) for key, each in value.items()}
    if isinstance(value, list):
        return [with_numbers(each, numbers) for each in value]
    if not isinstance(value, str) or not numbers:
        return value
    alone = _PLACE.fullmatch(value)
    return numbers[alone[1]] if alone else value.format(**numbers)


def choice_step(data: Mapping[str, Any]) -> ChoiceStep:
    """The step of these entries; raises `ValueError` naming what is wrong."""
    if data["game"] not in CATALOGUE:
        raise ValueError(f"game {data['game']!r}: expected one of {', '.join(CATALOGUE)}")
    deal = tuple(map(_laid, data.get("deal", ())))
    require_distinct([card for laid in deal for card in laid.known])
    choices = tuple(data["choices"])
    if not 2 <= len(choices) <= MOST or len(set(choices)) < len(choices):
        raise ValueError(f"choices: expected 2 to {MOST} different ones")
    for name in ("expect", "tempting"):
        if data[name] not in choices:
            raise ValueError(f"{name} {data[name]!r}: expected one of the choices")
    if data["expect"] == data["tempting"]:
        raise ValueError("tempting: this is the right answer")
    texts = {name: str(data[name]) for name in _TEXTS}
    tell, proof = tuple(map(str, data.get("tell", ()))), data["proof"]
    examples = tuple([parse_cards(hand) for hand in data.get("examples", ())])
    if len(examples) > len(tell):
        raise ValueError("examples: expected at most one for each line of tell")
    numbers, *others = data.get("numbers", ()) or ({},)
    if any(each.keys() != numbers.keys() for each in others):
        raise ValueError("numbers: expected the same names in each")
    step = ChoiceStep(
        CATALOGUE[data["game"]],
        deal,
        choices=choices,
        proof=proof,
        tell=tell,
        examples=examples,
        numbers=numbers,
        others=tuple(others),
        laid_table=data.get("table", {}),
        **texts,
    )
    _ = step.plain, step.table
    return step


def _laid(text: Any) -> Laid:
    found = _LAID.fullmatch(str(text))
    if found is None:
        raise ValueError(f"deal {text!r}: expected a label and cards, such as 'Lou: **Kc'")
    cards = [HIDDEN if each == "*" else parse_cards(each)[0] for each in re.findall(r"\*|..", found[2])]
    return Laid(found[1], tuple(cards))
