"""The legal actions of the player to act: every bound, and a reason where an action is not allowed.

The action panel, the bots, the replay and the tests all read this one object; no other code computes an amount.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from pokertable.model.betting.limits import NoRaise, pot_limit, reason
from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import ChipCount, Phrase, phrase

_ROUND: Final = tuple(factor * 10**power for power in range(13) for factor in (1, 2, 5))


class Preset(NamedTuple):
    """A ready amount (a raise-to), legal unless `reason` says why not."""

    key: PresetKey
    amount: int
    reason: Phrase | None


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One rung of a fixed-limit street: the bet or raise and its total; `current` marks the next raise."""

    kind: RaiseKind
    number: int
    """0 for the bet or completion, then the number of the raise."""
    amount: int
    taken: bool
    current: bool


class Price(NamedTuple):
    """The cost of a call: `call` chips to win `total`, the winnable pot including the call."""

    call: int
    total: int

    @property
    def fraction(self) -> float:
        """Equity at which the call breaks even, 0 to 1."""
        return self.call / self.total


def kind_of_raise(structure: Structure, posted: int, full_bet: int, *, completes: bool) -> RaiseKind:
    """Name of a raise-to, given the greatest bet posted and the last full bet: bet, completion or raise.

    `completes`: on this street the first full bet is a completion, also of who is due to bring in.
    """
    if not posted:
        return RaiseKind.COMPLETE if completes else RaiseKind.BET
    return RaiseKind.RAISE if full_bet or structure is not Structure.FIXED else RaiseKind.COMPLETE


class LegalActions(NamedTuple):
    """The choices of `seat`: the numbers of its turn, and further figures worked out on request.

    `fold`: whether folding is legal. `check_call`: chips that the player would add (0: a check; the whole stack if that
    is less than the bet), None if it is not legal (a bring-in is due). `bring_in`: the chips it would post, or None.
    `raise_to`: least and greatest total of a bet, completion or raise, or None with `refusal` saying why.
    """

    seat: int
    fold: bool
    check_call: int | None
    bring_in: int | None
    raise_to: tuple[int, int] | None
    refusal: NoRaise | None
    structure: Structure
    to_call: int
    """The bet to call: the total that a player must have in front."""
    bet: int
    """Chips in front of the player."""
    stack: int
    """Chips behind."""
    pot: int
    """All chips in the middle and in front of the players."""
    winnable: int
    """The part of the pot that a caller can win: from each opponent at most as much as the caller puts in."""
    posted: int
    """The greatest bet in front so far: `to_call`, but 0 while the bring-in is due."""
    full_bet: int
    """Level of the last full bet or raise within `posted` (`BettingRound.full_level`)."""
    bet_size: int
    """The bet of this street (fixed limit)."""
    raises: int
    """Full bets and raises of this street, the big blind or the completion being the first."""
    cap: int | None
    """Raises that the house allows after the bet; None: no cap."""
    opening_blind: int
    """The big blind while nobody has raised it, else 0."""
    limped: bool
    """Whether the opening blind has been called."""
    completes: bool
    """Whether the bring-in belongs to this street, so that the first full bet is a completion."""
    draw: int | None = None
    """The most cards that may be discarded; None outside a draw. During a draw no other action is legal."""
    covered: int | None = None
    """The greatest total that an opponent can match, who is all-in with it; None: it was not asked."""

    @property
    def free(self) -> bool:
        """Whether checking is legal (the panel warns before a fold)."""
        return self.check_call == 0

    @property
    def raise_reason(self) -> Phrase | None:
        """Why no raise is legal; None if one is."""
        return None if self.refusal is None else reason(self.refusal, self.cap)

    @property
    def raise_kind(self) -> RaiseKind:
        """Name of the next raise-to: a bet, a completion (only a bring-in or less than a bet is in), or a raise."""
        return kind_of_raise(self.structure, self.posted, self.full_bet, completes=self.completes)

    @property
    def raises_made(self) -> int:
        """Bets and raises of this street beyond the first (fixed limit: those that count towards the cap)."""
        return max(0, self.raises - 1)

    @property
    def raise_cap(self) -> int | None:
        """Raises allowed after the bet on this street; None: no cap."""
        return self.cap if self.structure is Structure.FIXED else None

    @property
    def arithmetic(self) -> Phrase | None:
        """The arithmetic of the pot-limit maximum, ``2 × 700 + 1,000 = 2,400``."""
        if self.structure is not Structure.POT:
            return None
        amounts = {"price": self.posted, "rest": self.pot - self.bet, "most": self._pot_to}
        return phrase("2 × {price} + {rest} = {most}", **{name: ChipCount(amount) for name, amount in amounts.items()})

    @property
    def _pot_to(self) -> int:
        return pot_limit(self.posted, self.pot, self.bet)

    @property
    def preset_amounts(self) -> tuple[tuple[PresetKey, int], ...]:
        """The raise-to totals of `presets`: shares of the pot as players count them.

        Call first, then raise by that share, to the nearest chip.
        """
        if self.raise_to is None or self.structure is Structure.FIXED:
            return ()
        posted, pot_to = self.posted, self._pot_to
        after_call = pot_to - posted
        return (
            (PresetKey.MIN, self.raise_to[0]),
            (PresetKey.HALF, posted + (after_call + 1) // 2),
            (PresetKey.THREE_QUARTERS, posted + (after_call * 3 + 2) // 4),
            (PresetKey.POT, pot_to),
            (PresetKey.ALL_IN, self.bet + self.stack),
        )

    @property
    def presets(self) -> tuple[Preset, ...]:
        """No- and pot-limit: min, ½, ¾, pot, all-in. Empty in fixed limit or when no raise is legal."""
        return tuple([self._preset(key, amount) for key, amount in self.preset_amounts])

    @property
    def blind_presets(self) -> tuple[Preset, ...]:
        """2½, 3 and 4 big blinds, half a chip rounded up: where there are `presets` and the big blind is unraised."""
        if not self.opening_blind or not self.preset_amounts:
            return ()
        blind = self.opening_blind
        wanted = (
            (PresetKey.BLINDS_2_5, (5 * blind + 1) // 2),
            (PresetKey.BLINDS_3, 3 * blind),
            (PresetKey.BLINDS_4, 4 * blind),
        )
        return tuple([self._preset(key, amount) for key, amount in wanted])

    def _preset(self, key: PresetKey, amount: int) -> Preset:
        """The preset, with the reason if it is out of the bounds."""
        assert self.raise_to is not None
        least, most = self.raise_to
        refusal = None
        if key is PresetKey.ALL_IN:
            amount = self._all_in_for_all
        wanted, total = ChipCount(amount), self.all_in_total
        if amount < least:
            refusal = phrase("{amount} is below the minimum of {least}", amount=wanted, least=ChipCount(least))
        elif amount > total:
            refusal = phrase("{amount} is more than your {total}", amount=wanted, total=ChipCount(total))
        elif amount > most:
            refusal = phrase("{amount} is above the pot limit of {most}", amount=wanted, most=ChipCount(most))
        elif amount > self._all_in_for_all:
            refusal = phrase("{most} already puts them all-in", most=ChipCount(self._all_in_for_all))
        return Preset(key, amount, refusal)

    @property
    def effective(self) -> int:
        """The total that puts the player all-in, or else every opponent: of a greater one the rest comes back."""
        return self.all_in_total if self.covered is None else min(self.all_in_total, self.covered)

    @property
    def covers(self) -> bool:
        """Whether the player has more than any opponent can match."""
        return self.effective < self.all_in_total

    @property
    def _all_in_for_all(self) -> int:
        """The least raise-to that puts the player all-in, or else every opponent."""
        least = 0 if self.raise_to is None else self.raise_to[0]
        return min(self.all_in_total, max(self.effective, least))

    @property
    def start(self) -> int:
        """The legal raise-to that is set before the player sets another; 0: no raise is legal.

        3 big blinds if nobody has come in yet, the pot after calls of the big blind, otherwise ½ of the pot, each to
        the nearest legal total, and no more than puts every opponent all-in.
        """
        if self.raise_to is None:
            return 0
        amounts = dict(self.preset_amounts)
        if not self.opening_blind:
            wanted = amounts.get(PresetKey.HALF, 0)
        else:
            wanted = amounts.get(PresetKey.POT, 0) if self.limped else 3 * self.opening_blind
        return self.clamp(min(wanted, self._all_in_for_all))

    @property
    def ladder(self) -> tuple[LadderStep, ...]:
        """Rungs of a fixed-limit street: the bet and raises made, the one that can be made now, and those after it.

        Amounts of made rungs follow the full bets; a short all-in shifts the rungs above it. Empty in the other
        structures.
        """
        if self.structure is not Structure.FIXED:
            return ()
        made = self.raises
        first = RaiseKind.COMPLETE if self.completes else RaiseKind.BET
        steps = []
        for rung in range(made + 2 if self.cap is None else self.cap + 1):
            amount = self.full_bet + (rung + 1 - made) * self.bet_size
            current = rung == made and self.raise_to is not None
            steps.append(
                LadderStep(
                    kind=first if rung == 0 else RaiseKind.RAISE,
                    number=rung,
                    amount=min(amount, self.all_in_total) if current else max(amount, 0),
                    taken=rung < made,
                    current=current,
                )
            )
        return tuple(steps)

    @property
    def two_bets(self) -> bool:
        """Whether an open pair offers two bet sizes in fixed limit: no amount between them is legal."""
        return self.structure is Structure.FIXED and self.raise_to is not None and self.raise_to[0] < self.raise_to[1]

    def clamp(self, amount: int) -> int:
        """The nearest legal raise-to; raises `ValueError` if no raise is legal."""
        if self.raise_to is None:
            raise ValueError(f"no raise is legal: {self.raise_reason}")
        low, high = self.raise_to
        if self.two_bets:
            return high if 2 * amount > low + high else low
        return max(low, min(high, amount))

    def pot_fraction(self, amount: int) -> float:
        """A raise-to as a share of the pot after calling: (amount − to call) / (pot + call)."""
        owed = min(self.to_call - self.bet, self.stack)
        return (amount - self.to_call) / max(1, self.pot + owed)

    @property
    def offered(self) -> tuple[Preset, ...]:
        """The presets that the panel offers: big blinds replace fractions of the pot where available."""
        if not self.blind_presets:
            return self.presets
        rest = {preset.key: preset for preset in self.presets}
        return (rest[PresetKey.MIN], *self.blind_presets, rest[PresetKey.POT], rest[PresetKey.ALL_IN])

    @property
    def price(self) -> Price | None:
        """The price of a call, None where there is nothing to call."""
        return Price(self.check_call, self.winnable + self.check_call) if self.check_call else None

    @property
    def all_in_total(self) -> int:
        """The player's total on this street after going all-in."""
        return self.bet + self.stack

    @property
    def call_is_all_in(self) -> bool:
        """Whether a call takes the whole stack."""
        return bool(self.check_call) and self.check_call == self.stack

    def step(self, unit: int = 1) -> int:
        """Step for changing an amount, in chips: 1, 2 or 5 times a power of ten, in `unit`s or tenths of them.

        About a fortieth of the range.
        """
        low, high = self.raise_to or (0, 0)
        sizes = (size * unit // 10 for size in _ROUND if size * unit % 10 == 0)
        return max((size for size in sizes if 40 * size <= high - low), default=1)

    def stepped(self, amount: int, steps: int, unit: int = 1) -> int:
        """The legal raise-to that is `steps` round amounts above (below, if negative) `amount`; `unit` as in `step`."""
        if self.two_bets and self.raise_to is not None:
            return self.raise_to[steps > 0]
        size = self.step(unit)
        base = amount // size if steps > 0 else -(-amount // size)
        return self.clamp((base + steps) * size)

    def preset_of(self, amount: int) -> Preset | None:
        """The first legal preset on offer that is this raise-to; None: it is another amount."""
        return next((each for each in self.offered if each.reason is None and each.amount == amount), None)
