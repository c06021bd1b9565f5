"""An equity question: each player's cards, the board and the dead cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pokertable.analysis.ranges import Range, WrittenRange
from pokertable.model.cached import cached_property
from pokertable.model.cards import DECK, Card, InvalidCard, parse_cards, require_distinct
from pokertable.model.text import BadInput, told
from pokertable.model.variant import Variant

_KNOWN_AND_UNKNOWN = re.compile(r"(?:[2-9TJQKA][cdhs]|\*)+", re.IGNORECASE)


class InvalidMatchup(BadInput):
    """A question without an answer: too few players or cards, or cards that exclude each other."""


@dataclass(frozen=True, eq=False)
class KnownCards:
    """One player's cards as far as they are known.

    The player holds `cards` for certain, a hand of `range` if there is one, and unknown cards up to the number that the
    game deals.
    """

    cards: tuple[Card, ...]
    range: Range | WrittenRange | None = None
    text: str = ""
    """The text as the user wrote it, for reports."""

    @property
    def private(self) -> Range | None:
        """The range, with its hands worked out."""
        return self.range.range if isinstance(self.range, WrittenRange) else self.range

    @property
    def ranged(self) -> int:
        """Number of cards in each hand of the range."""
        return self.range.hole_cards if self.range else 0

    @property
    def named(self) -> int:
        """Number of cards that `cards` and `range` specify."""
        return len(self.cards) + self.ranged

    @classmethod
    def parse(cls, text: str, variant: Variant) -> KnownCards:
        """The holding of a text: a hand, one with unknown cards, or a range.

        ``AsKs``, ``As***``; ``*`` alone: all unknown; ranges as in `ranges`. Stud: up to seven cards, the rest are to
        be dealt; ``AA/KdQd`` is a range of two down cards together with the known cards. Raises `InvalidMatchup`,
        `InvalidCard` or `InvalidRange`.
        """
        packed = "".join(text.split()).replace("10", "T")
        if packed == "*":
            return cls((), None, text)
        if _KNOWN_AND_UNKNOWN.fullmatch(packed):
            unknown = packed.count("*")
            cards = parse_cards(packed.replace("*", ""))
            _require_count(text, len(cards) + unknown, variant)
            return cls(cards, None, text)
        if not variant.board_cards:
            down, _, known = text.partition("/")
            return cls(parse_cards(known), WrittenRange.parse(down, variant.streets[0].down), text)
        return cls((), WrittenRange.parse(text, variant.hole_cards), text)


def _require_count(text: str, count: int, variant: Variant) -> None:
    most = variant.hole_cards
    if variant.board_cards and count != most:
        raise InvalidMatchup(
            "hand {text}: expected {most} cards, not {count} (* is an unknown card)",
            text=repr(text),
            count=count,
            most=most,
        )
    if count > most:
        raise InvalidMatchup(
            "hand {text}: {count} cards, expected at most {most}", text=repr(text), count=count, most=most
        )


@dataclass(frozen=True, eq=False)
class Matchup:
    """Two or more players' holdings in a game, the board so far, and the dead cards.

    In stud the board is empty or the shared last card. Raises `InvalidMatchup` and `InvalidCard`.
    """

    variant: Variant
    holdings: Sequence[KnownCards]
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        self._check_players()
        self._check_board()
        try:
            require_distinct([*self.board, *self.dead, *(card for holding in self.holdings for card in holding.cards)])
        except InvalidCard as error:
            raise InvalidMatchup("{problem} in the hands, the board and the dead cards", problem=told(error)) from None
        if self.cards_to_deal > len(self.live):
            raise InvalidMatchup(
                "cards to deal: {count}, but only {left} left", count=self.cards_to_deal, left=len(self.live)
            )
        for holding, live in zip(self.holdings, self.live_ranges, strict=True):
            if live is not None and not live.total:
                raise InvalidMatchup(
                    "range {text}: no hand is left once the known cards are removed", text=repr(holding.text)
                )

    def _check_players(self) -> None:
        most = self.variant.max_seats
        if not 2 <= len(self.holdings) <= most:
            raise InvalidMatchup(
                "number of hands {count}: expected 2 to {most} in {game}",
                count=len(self.holdings),
                most=most,
                game=self.variant.key,
            )
        for holding in self.holdings:
            if holding.named > self.variant.hole_cards:
                raise InvalidMatchup(
                    "hand {text}: {count} cards, expected at most {most}",
                    text=repr(holding.text),
                    count=holding.named,
                    most=self.variant.hole_cards,
                )

    def _check_board(self) -> None:
        most = self.variant.board_cards or int(self.variant.shared_last_card)
        if len(self.board) > most:
            raise InvalidMatchup(
                "cards on the board: {count}, expected at most {most} in {game}",
                count=len(self.board),
                most=most,
                game=self.variant.key,
            )
        own = self.variant.hole_cards - self.shares_last_card
        for holding in self.holdings:
            if holding.named > own:
                raise InvalidMatchup(
                    "hand {text}: {count} cards, expected at most {most} (the last is a community card)",
                    text=repr(holding.text),
                    count=holding.named,
                    most=own,
                )

    @cached_property
    def gone(self) -> tuple[Card, ...]:
        """The known cards: dead, on the board or in a hand."""
        return (*self.dead, *self.board, *(card for holding in self.holdings for card in holding.cards))

    @cached_property
    def live_ranges(self) -> tuple[Range | None, ...]:
        """Each player's range without hands that hold a known card; equal ranges are worked out once."""
        found: dict[Range | WrittenRange | None, Range | None] = {None: None}
        for holding in self.holdings:
            if holding.range not in found and holding.private:
                found[holding.range] = holding.private.without(self.gone)
        return tuple([found[holding.range] for holding in self.holdings])

    @cached_property
    def live(self) -> tuple[Card, ...]:
        """The cards that can still be dealt or be in an unknown hand."""
        gone = set(self.gone)
        return tuple(card for card in DECK if card not in gone)

    @cached_property
    def shares_last_card(self) -> bool:
        """Whether the last card is shared, already or because too few cards are left for one each.

        The rule: resources/rules/stud.md#when-the-cards-run-out.
        """
        if not self.variant.shared_last_card:
            return False
        missing = sum(self.variant.hole_cards - len(holding.cards) for holding in self.holdings)
        return bool(self.board) or missing > len(self.live)

    def unknown(self, holding: KnownCards) -> int:
        """Number of unknown cards in this holding, without its private range."""
        return self.variant.hole_cards - self.shares_last_card - holding.named

    @property
    def missing_board(self) -> int:
        """Board cards still to come."""
        return (1 if self.shares_last_card else self.variant.board_cards) - len(self.board)

    @property
    def cards_to_deal(self) -> int:
        """Number of cards still unknown."""
        ranged = sum(holding.ranged for holding in self.holdings)
        return ranged + sum(map(self.unknown, self.holdings)) + self.missing_board
