"""The dealer's log in plain words: each event of a hand as sentences.

No Qt: the window's log and the command line's replay read the same lines. A line is a `Phrase`; cards in it are
`CardText`, so that a view can draw the suits without reading them back from the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pokertable.model.cards import AnyCard, Card, known
from pokertable.model.hand import events as happened
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.settlement import split_words
from pokertable.model.ranking.best import MadeHand, best_hands
from pokertable.model.text import ChipCount, Field, Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.words.line import CardText, Line, LineKind, listed
from pokertable.session.words.winners import award_sentences, pot_title, ranks_apart

STREET_TITLES: Final = {
    "preflop": phrase("Before the flop"),
    "flop": phrase("Flop"),
    "turn": phrase("Turn"),
    "river": phrase("River"),
    "second": phrase("Second street"),
    "third": phrase("Third street"),
    "fourth": phrase("Fourth street"),
    "fifth": phrase("Fifth street"),
    "sixth": phrase("Sixth street"),
    "seventh": phrase("Seventh street"),
    "predraw": phrase("Before the draw"),
    "first_draw": phrase("First draw"),
    "second_draw": phrase("Second draw"),
    "third_draw": phrase("Third draw"),
}


def street_title(key: str) -> Phrase:
    """The name of a street that was stored; of one that is not known any more the key."""
    return STREET_TITLES.get(key) or phrase("{words}", words=key)


def title_in(variant: Variant, street: int | str) -> Phrase:
    """The name of a street of a game, which is its number or its key: an only draw is no first one."""
    key = street if isinstance(street, str) else variant.streets[street].name
    return phrase("The draw") if key == "first_draw" and variant.draws == 1 else STREET_TITLES[key]


_NUMBERS: Final = tuple(
    phrase(word) for word in ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
)
_RAISES: Final = {
    happened.RaiseKind.BET: ("{name} bets {amount}", "You bet {amount}"),
    happened.RaiseKind.COMPLETE: ("{name} completes to {amount}", "You complete to {amount}"),
    happened.RaiseKind.RAISE: ("{name} raises to {amount}", "You raise to {amount}"),
}


class EventWords:
    """Turns the events of one seat's record into lines, hand after hand.

    `names` are by seat; `hero` is the seat that the log addresses as "you", None for a spectator. It keeps the state
    that sentences need: stacks (to say "all-in"), up cards, the street and the pots.
    """

    def __init__(self, names: Sequence[str], hero: int | None) -> None:
        self._names = tuple(names)
        self._hero = hero
        self._stacks: list[int] = []
        self._up: dict[int, list[AnyCard]] = {}
        self._hole: dict[int, tuple[AnyCard, ...]] = {}
        self._board: list[AnyCard] = []
        self._variant: Variant | None = None
        self._street = -1
        self._pots: tuple[happened.Pot, ...] = ()
        self._pots_said: tuple[happened.Pot, ...] = ()
        self._folded: set[int] = set()
        self._awards: list[happened.PotAwarded] = []
        self._showing = False
        self._draw_next = False

    def name(self, seat: int) -> Field:
        """The seat's name in a list; "you" for the player."""
        return phrase("you") if seat == self._hero else self._names[seat]

    def turn(self, legal: LegalActions) -> Line:
        """The seat to act and the cost of a call: "Your turn: 60 to call"."""
        if legal.draw is not None:
            said = self._say(legal.seat, "{name} to draw", "Your draw: discard or stand pat")
        elif legal.bring_in is not None:
            said = self._say(legal.seat, "{name} to bring it in", "Your turn: bring it in")
        elif not legal.check_call:
            said = self._say(legal.seat, "{name} to act", "Your turn: nothing to call")
        else:
            price = ChipCount(legal.check_call)
            other, own = "{name} to act: {amount} to call", "Your turn: {amount} to call"
            said = self._say(legal.seat, other, own, amount=price)
        return Line(said, LineKind.TURN)

    def lines(self, event: happened.SeatEvent) -> list[Line]:
        """The log's lines for this event; none for some events (a burned card)."""
        match event:
            case happened.HandStarted():
                return self._started(event)
            case happened.AntesPosted(amounts):
                return self._antes(amounts)
            case happened.BlindPosted(_, 0, _):  # the ante took its last chips
                return []
            case happened.BlindPosted(seat, amount, _):
                self._pay(seat, amount)
                return [self._act(seat, "{name} posts {amount}", "You post {amount}", amount=ChipCount(amount))]
            case happened.HoleSeen():
                return self._dealt(event)
            case happened.BurnSeen():
                return []
            case happened.BurnsShuffledIn():
                return [Line(phrase("The deck runs out: the burn cards are shuffled back in"))]
            case happened.MuckShuffledIn():
                return [Line(phrase("The deck runs out: folded, burned and discarded cards are shuffled back in"))]
            case happened.Drew():
                return self._drew(event)
            case happened.BoardDealt():
                return self._board_dealt(event)
            case happened.BroughtIn() | happened.Folded() | happened.Checked() | happened.Called() | happened.Raised():
                return [self._acted(event)]
            case happened.UncalledReturned(seat, amount):
                self._stacks[seat] += amount
                return [
                    Line(
                        self._say(
                            seat,
                            "Uncalled bet of {amount} returned to {name}",
                            "Uncalled bet of {amount} returned to you",
                            amount=ChipCount(amount),
                        )
                    )
                ]
            case happened.BetsCollected(pots):
                self._pots = pots
                self._draw_next = True
                return []
            case happened.HandShown(seat, cards):
                return [*self._showdown_heading(), self._shown(seat, cards)]
            case happened.HandMucked(seat):
                said = self._say(seat, "{name} mucks", "You muck")
                return [*self._showdown_heading(), self._with_hand(said, seat)]
            case happened.RakeTaken(amounts):
                taken = ChipCount(sum(amounts))
                return [Line(phrase("The house takes {amount}", amount=taken))] if taken else []
            case happened.PotAwarded():
                return self._awarded(event)
            case happened.HandEnded():
                return self._award_lines()
            case _:
                assert_never(event)

    def _say(self, seat: int, other: str, own: str, **fields: Field) -> Phrase:
        """The sentence about a seat: `own` for the player, else `other` with its ``{name}``."""
        if seat == self._hero:
            return phrase(own, **fields)
        return phrase(other, name=self._names[seat], **fields)

    def _act(self, seat: int, other: str, own: str, **fields: Field) -> Line:
        """The sentence of `_say`, with "all-in" if the seat has nothing left."""
        said = self._say(seat, other, own, **fields)
        return Line(said if self._stacks[seat] else phrase("{action}, all-in", action=said))

    def _pay(self, seat: int, amount: int) -> None:
        self._stacks[seat] -= amount

    def _started(self, event: happened.HandStarted) -> list[Line]:
        self._variant = event.game.variant
        self._stacks = list(event.stacks)
        self._up, self._hole, self._board = {}, {}, []
        self._street, self._pots, self._pots_said = 0, (), ()
        self._folded, self._awards, self._showing = set(), [], False
        self._draw_next = False
        lines = [Line(title_in(self._variant, 0), LineKind.HEADING)]
        if not self._variant.brings_in:
            lines.append(Line(self._say(event.button, "{name} has the button", "You have the button")))
        return lines

    def _antes(self, amounts: tuple[int, ...]) -> list[Line]:
        paid = [(seat, amount) for seat, amount in enumerate(amounts) if amount]
        for seat, amount in paid:
            self._pay(seat, amount)
        if len(paid) > 1 and len({amount for _, amount in paid}) == 1 and all(self._stacks[seat] for seat, _ in paid):
            count = _NUMBERS[len(paid)]
            return [Line(phrase("{count} antes of {amount}", count=count, amount=ChipCount(paid[0][1])))]
        return [
            self._act(seat, "{name} antes {amount}", "You ante {amount}", amount=ChipCount(amount))
            for seat, amount in paid
        ]

    def _dealt(self, event: happened.HoleSeen) -> list[Line]:
        if event.street and self._variant is not None and self._variant.streets[event.street].draw:
            return self._drawn(event)
        lines = self._street_heading(event.street) if event.street != self._street else []
        own: dict[int, list[happened.DealtCard]] = {}
        up: list[tuple[int, AnyCard]] = []
        known_down = {dealt.seat for dealt in event.cards if not dealt.up and isinstance(dealt.card, Card)}
        for dealt in event.cards:
            if dealt.up:
                self._up.setdefault(dealt.seat, []).append(dealt.card)
            if dealt.seat == self._hero or dealt.seat in known_down:
                own.setdefault(dealt.seat, []).append(dealt)
            elif dealt.up:
                up.append((dealt.seat, dealt.card))
        if up:
            shown = [phrase("{name} {card}", name=self._names[seat], card=CardText([card])) for seat, card in up]
            lines.append(Line(phrase("Up cards: {cards}", cards=listed(shown))))
        for seat, cards in own.items():
            self._hole[seat] = (*self._hole.get(seat, ()), *[each.card for each in cards])
            lines.append(Line(self._to_own_hand(seat, cards)))
        return lines

    def _to_own_hand(self, seat: int, dealt: Sequence[happened.DealtCard]) -> Phrase:
        """The cards dealt to a seat that are known, the up cards named apart from the down cards."""
        down, up = (CardText([each.card for each in dealt if each.up is shown]) for shown in (False, True))
        if not down:
            return self._say(seat, "{name} is dealt {up} face up", "You are dealt {up} face up", up=up)
        if up:
            return self._say(
                seat,
                "{name} is dealt {cards}, and {up} face up",
                "You are dealt {cards}, and {up} face up",
                cards=down,
                up=up,
            )
        return self._say(seat, "{name} is dealt {cards}", "You are dealt {cards}", cards=down)

    def _drew(self, event: happened.Drew) -> list[Line]:
        """The seat's discards or their number; the first of a draw has its heading."""
        seat, discarded = event.seat, known(event.cards)
        heading = self._street_heading(self._street + 1) if self._draw_next else []
        self._draw_next = False
        self._hole[seat] = tuple([card for card in self._hole.get(seat, ()) if card not in discarded])
        if not event.cards:
            said = self._say(seat, "{name} stands pat", "You stand pat")
        elif len(discarded) == len(event.cards):
            said = self._say(seat, "{name} discards {cards}", "You discard {cards}", cards=CardText(discarded))
        else:
            said = self._say(seat, "{name} draws {count}", "You draw {count}", count=len(event.cards))
        return [*heading, Line(said)]

    def _drawn(self, event: happened.HoleSeen) -> list[Line]:
        """The cards that a seat draws, where visible."""
        cards = known(dealt.card for dealt in event.cards)
        if not cards:
            return []
        seat = event.cards[0].seat
        self._hole[seat] = (*self._hole.get(seat, ()), *cards)
        return [Line(self._say(seat, "{name} gets {cards}", "You get {cards}", cards=CardText(cards)))]

    def _board_dealt(self, event: happened.BoardDealt) -> list[Line]:
        assert self._variant is not None
        self._board += event.cards
        cards = CardText(event.cards)
        if not self._variant.board_cards:
            heading = self._street_heading(event.street) if event.street != self._street else []
            return [*heading, Line(phrase("The last card is a community card: {cards}", cards=cards))]
        return self._street_heading(event.street, cards)

    def _street_heading(self, street: int, cards: CardText | None = None) -> list[Line]:
        """The street's title with its cards and the pot; several pots that changed have a line each instead."""
        assert self._variant is not None
        self._street = street
        title = title_in(self._variant, street)
        if cards is not None:
            title = phrase("{street} {cards}", street=title, cards=cards)
        pots = self._pots
        if len(pots) == 1 or (pots and pots == self._pots_said):
            title = phrase("{street}, pot {amount}", street=title, amount=ChipCount(sum(pot.amount for pot in pots)))
            self._pots_said = pots
        return [Line(title, LineKind.HEADING), *self._pot_lines()]

    def _pot_lines(self) -> list[Line]:
        if len(self._pots) < 2 or self._pots == self._pots_said:
            return []
        self._pots_said = self._pots
        return [Line(self._pot_line(index, pot)) for index, pot in enumerate(self._pots)]

    def _pot_line(self, index: int, pot: happened.Pot) -> Phrase:
        seats = [seat for seat in pot.seats if seat != self._hero] + [seat for seat in pot.seats if seat == self._hero]
        names = listed([self.name(seat) for seat in seats])
        title, amount = pot_title(index, len(self._pots)), ChipCount(pot.amount)
        return phrase("{pot} ({amount}): {names}", pot=title, amount=amount, names=names)

    def _acted(self, event: happened.BettingEvent) -> Line:
        match event:
            case happened.BroughtIn(seat, amount):
                self._pay(seat, amount)
                card = CardText(self._up.get(seat, ())[-1:])
                return self._act(
                    seat,
                    "{name} brings it in for {amount} with {card}",
                    "You bring it in for {amount} with {card}",
                    amount=ChipCount(amount),
                    card=card,
                )
            case happened.Folded(seat):
                self._folded.add(seat)
                return Line(self._say(seat, "{name} folds", "You fold"))
            case happened.Checked(seat):
                return Line(self._say(seat, "{name} checks", "You check"))
            case happened.Called(seat, amount, to):
                self._pay(seat, amount)
                if amount == to:
                    return self._act(seat, "{name} calls {amount}", "You call {amount}", amount=ChipCount(amount))
                return self._act(
                    seat,
                    "{name} calls {amount}, {total} in all",
                    "You call {amount}, {total} in all",
                    amount=ChipCount(amount),
                    total=ChipCount(to),
                )
            case happened.Raised(seat, amount, to, kind):
                self._pay(seat, amount)
                return self._act(seat, *_RAISES[kind], amount=ChipCount(to))

    def _showdown_heading(self) -> list[Line]:
        """The heading before the first shown hand: the showdown, or hands turned up before the last card."""
        if self._showing or self._variant is None:
            return []
        self._showing = True
        last = self._street == len(self._variant.streets) - 1
        title = phrase("Showdown") if last else phrase("All-in: the hands are turned up")
        if len(self._pots) == 1:
            title = phrase("{street}, pot {amount}", street=title, amount=ChipCount(self._pots[0].amount))
            self._pots_said = self._pots
        return [Line(title, LineKind.HEADING), *self._pot_lines()]

    def _shown(self, seat: int, cards: tuple[AnyCard, ...]) -> Line:
        said = self._say(seat, "{name} shows {cards}", "You show {cards}", cards=CardText(cards))
        self._hole[seat] = cards
        return self._with_hand(said, seat)

    def _with_hand(self, said: Phrase, seat: int) -> Line:
        """A seat's act at the showdown and its hand, where visible."""
        made = self._made(seat)
        if not made:
            return Line(said)
        names = listed([hand.name for hand in made], "{items}; {item}")
        return Line(phrase("{shown}: {hand}", shown=said, hand=names), made=made, brief=said)

    def _made(self, seat: int) -> tuple[MadeHand, ...]:
        """The best hands of a seat for all shares, if every card is known and dealt."""
        assert self._variant is not None
        own, board = known(self._hole.get(seat, ())), known(self._board)
        complete = len(own) + len(board) >= self._variant.hole_cards + self._variant.board_cards
        if not complete:
            return ()
        hands = best_hands(self._variant.shares, own, board)
        return tuple([made for made in hands if made is not None])

    def _awarded(self, event: happened.PotAwarded) -> list[Line]:
        """Lines for awards; those of one pot are collected first, because only then is a scoop known."""
        lines = self._award_lines() if self._awards and self._awards[0].pot != event.pot else []
        self._awards.append(event)
        return lines

    def _award_lines(self) -> list[Line]:
        awards, self._awards = [award for award in self._awards if award.won], []
        if not awards or self._variant is None:
            return []
        index = awards[0].pot
        seats = self._pots[index].seats if index < len(self._pots) else ()
        contested = sum(seat not in self._folded for seat in seats) > 1
        words = split_words(awards, split=self._variant.is_split, contested=contested)
        said = award_sentences(awards, words, index, max(1, len(self._pots)), self._say)
        decided = [self._decided(award, [seat for seat in seats if seat not in self._folded]) for award in awards]
        return [*[Line(text, LineKind.RESULT) for text in said], *[Line(text) for text in decided if text]]

    def _decided(self, award: happened.PotAwarded, seats: Sequence[int]) -> Phrase | None:
        """The card that decides between the winner and the best of the others, where both hands have one name."""
        won = {each.seat for each in award.won}
        hands = {seat: made for seat in seats for made in self._made(seat) if made.share.name == award.share}
        others = [made for seat, made in hands.items() if seat not in won]
        winner = next((made for seat, made in hands.items() if seat in won), None)
        if winner is None or not others:
            return None
        ranks = ranks_apart(winner, max(others, key=lambda made: made.strength))
        if ranks is None:
            return None
        return phrase("The first card that differs decides: {theirs} over {mine}", theirs=ranks[0], mine=ranks[1])
