"""The decisions of a hand as everybody sees them: the public observation before each action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pokertable.model.cards import HIDDEN, AnyCard
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import BroughtIn, Drew, Folded, Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Act, Observation


class SeenDecision(NamedTuple):
    """The public view when a seat was to act, and its action."""

    public: Observation
    act: Act


class Walk:
    """Goes through a hand decision by decision, as far as it has been played, and on as it continues."""

    def __init__(self, public: Observation) -> None:
        started = public.started
        self._seen = _Seen(public)
        self._hand = Hand(
            started.game, started.stacks, started.button, self._seen, antes=started.antes, blinds=started.blinds
        )

    def leads_to(self, public: Observation) -> bool:
        """Whether this hand, as far as seen now, continues the decisions gone through so far."""
        state = self._hand.state
        acts = state.acts
        return (
            (state.started is public.started or state.started == public.started)
            and len(acts) <= len(public.acts)
            and all(mine == theirs for mine, theirs in zip(acts, public.acts, strict=False))
            and tuple(state.board) == public.board[: len(state.board)]
            and all(
                ups == [card for card, up in view.cards if up][: len(ups)]
                for ups, view in zip(state.ups, public.seats, strict=True)
            )
        )

    def on_to(self, public: Observation, without: tuple[type, ...] = ()) -> Iterator[SeenDecision]:
        """The decisions since then, up to this observation, except for events of the kinds `without`."""
        self._seen.see(public)
        for act in public.acts[len(self._hand.state.acts) :]:
            if not isinstance(act.event, without):
                yield SeenDecision(self._hand.observe(None), act)
            self._hand.act(action_of(act), act.event.seat)


def last_word(acts: Sequence[Act], seat: int) -> tuple[int, int]:
    """Indices of a seat's last bet or raise, and of its last act, -1 for never: a sort key for whom to ask about."""
    own = [at for at, act in enumerate(acts) if act.event.seat == seat]
    return max([at for at in own if isinstance(acts[at].event, Raised)], default=-1), max(own, default=-1)


def decisions(public: Observation) -> Iterator[SeenDecision]:
    """All decisions of the hand so far, in order; the hidden cards stay hidden."""
    return Walk(public).on_to(public)


def action_of(act: Act) -> Action:
    """The action taken; of a discard as much as was seen."""
    match act.event:
        case Folded():
            return Fold()
        case Raised():
            return RaiseTo(act.event.to)
        case BroughtIn():
            return BringIn()
        case Drew():
            return Draw(act.event.cards)
        case _:
            return CheckCall()


class _Seen:
    """The dealer's cards in the public view."""

    def __init__(self, public: Observation) -> None:
        self._dealt = [0] * len(public.seats)
        self._on_board = 0
        self._left = 52
        self.see(public)

    def see(self, public: Observation) -> None:
        """Update the known cards."""
        self._holes = [[card if up else HIDDEN for card, up in view.cards] for view in public.seats]
        self._board = public.board

    def hole(self, seat: int) -> AnyCard:
        """The next card of the seat; hidden if unknown."""
        self._left -= 1
        at = self._dealt[seat]
        self._dealt[seat] += 1
        return self._holes[seat][at] if at < len(self._holes[seat]) else HIDDEN

    def board(self) -> AnyCard:
        """The next card of the board."""
        self._left -= 1
        at = self._on_board
        self._on_board += 1
        return self._board[at] if at < len(self._board) else HIDDEN

    def burn(self) -> AnyCard:
        """A card that nobody sees."""
        self._left -= 1
        return HIDDEN

    def stub(self) -> int:
        """Number of cards left."""
        return self._left

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """Put the burned cards back."""
        self._left += len(burns)
