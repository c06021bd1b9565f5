"""A showdown in words: each pot, the hands that win it, the card that decides, and the odd chips."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Field, Phrase, phrase
from pokertable.model.variant import OddChip
from pokertable.session.words.line import listed
from pokertable.session.words.winners import pot_title, ranks_apart
from pokertable.training.quiz.answers import ShowdownAnswer
from pokertable.training.quiz.reasons import player
from pokertable.training.quiz.sharing import Chips, PotShares
from pokertable.training.quiz.topics.showdown import ShowdownCards


def winners(pot: PotShares) -> dict[str, set[int]]:
    """The seats that are paid by each share."""
    return {name: {seat for seat, _ in given} for name, given in pot.won}


def explanation(
    showdown: ShowdownCards, truth: ShowdownAnswer, which: Sequence[int], *, decided: bool = True
) -> Phrase:
    """A sentence for each of these pots: its payments and the winning hands; a repeated hand is not named again.

    `decided`: where the hand that wins and the next best have the same name, the card that decides is said after it,
    once for each losing hand.
    """
    named, lost, said = set[tuple[int, PotShare]](), set[int](), list[Phrase]()
    for index in which:
        said.append(phrase("{pot}.", pot=_pot_words(showdown, index, truth.pots[index], named)))
        won = winners(truth.pots[index])["high"]
        others = [seat for seat in showdown.pots.seats[index] if seat not in won]
        best = max(others, key=lambda seat: _strength(showdown, seat), default=None)
        by_a_card = (
            None if best is None or best in lost or not decided else loses_on(showdown, showdown.high, best, won)
        )
        if best is not None and by_a_card is not None:
            said.append(by_a_card)
            lost.add(best)
    odd = [words for index in which for words in _odd_chips(showdown, index, truth.pots[index])]
    return phrase("{said}", said=listed([*said, *odd], "{items} {item}"))


def _strength(showdown: ShowdownCards, seat: int) -> int:
    made = showdown.made(seat, showdown.high)
    return -1 if made is None else made.strength


def loses_on(showdown: ShowdownCards, share: PotShare, seat: int, won: Collection[int]) -> Phrase | None:
    """The card by which a hand loses to those that `won`; None where they have other names."""
    made = showdown.made(seat, share)
    best = next((best for each in sorted(won) if (best := showdown.made(each, share)) is not None), None)
    ranks = None if made is None or best is None else ranks_apart(best, made)
    if made is None or ranks is None:
        return None
    return phrase(
        "{player}'s hand ({hand}) loses on the first card that differs: {theirs} over {mine}.",
        player=player(seat),
        hand=made.name,
        theirs=ranks[0],
        mine=ranks[1],
    )


def _odd_chips(showdown: ShowdownCards, index: int, pot: PotShares) -> Iterator[Phrase]:
    """Why the indivisible chips of a pot go to their seats."""
    title = title_of(index, len(showdown.pots.amounts))
    high, low = (sum(amount for _, amount in pot[name]) for name in ("high", "low"))
    if low and high > low and not _scoops(pot):
        yield phrase("{pot}: the odd chip goes to the high half.", pot=title)
    for name, paid in pot.won:
        least = min((amount for _, amount in paid), default=0)
        more = [player(seat) for seat, amount in paid if amount > least]
        if more:
            yield phrase(
                "{pot}: the odd chip goes to {who}, {why}.",
                pot=title,
                who=_all_of(more),
                why=_odd_chip_rule(showdown.odd_chip, name == "low"),
            )


def _odd_chip_rule(rule: OddChip, is_low: bool) -> Phrase:
    if rule is OddChip.LEFT_OF_BUTTON:
        return phrase("the first left of the button")
    return phrase("with the lowest card") if is_low else phrase("with the highest card")


def _pot_words(showdown: ShowdownCards, index: int, pot: PotShares, named: set[tuple[int, PotShare]]) -> Phrase:
    seats = showdown.pots.seats[index]
    title = title_of(index, len(showdown.pots.amounts))
    if len(seats) == 1:
        return phrase("{pot}, {amount}: only {player} is in it", pot=title, amount=pot.total, player=player(seats[0]))
    if not pot["low"]:
        high = _share_words(showdown, pot["high"], showdown.high, named)
        if showdown.low is not None and not index:
            return phrase("{pot}, {amount}: nobody has a low, so {high}", pot=title, amount=pot.total, high=high)
        return phrase("{pot}, {amount}: {high}", pot=title, amount=pot.total, high=high)
    assert showdown.low is not None
    if _scoops(pot):
        return _scoop_words(showdown, pot["high"][0][0], phrase("{pot}, {amount}", pot=title, amount=pot.total), named)
    high = _share_words(showdown, pot["high"], showdown.high, named)
    low = _share_words(showdown, pot["low"], showdown.low, named)
    return phrase(
        "{pot}, {amount}: for the high, {high}, and for the low, {low}", pot=title, amount=pot.total, high=high, low=low
    )


def _scoops(pot: PotShares) -> bool:
    """Whether one player wins the high and the low of a pot alone."""
    won = winners(pot)
    return bool(pot["low"]) and len(won["high"]) == 1 and won["high"] == won["low"]


def _scoop_words(showdown: ShowdownCards, seat: int, pot: Phrase, named: set[tuple[int, PotShare]]) -> Phrase:
    """``The pot, 50: Player 2 scoops (a flush …)``; hands named before are not named again."""
    shares = [share for share in (showdown.high, showdown.low) if share is not None]
    made = [made for share in shares if (seat, share) not in named and (made := showdown.made(seat, share)) is not None]
    named |= {(seat, share) for share in shares}
    if not made:
        return phrase("{pot}: {player} scoops", pot=pot, player=player(seat))
    hands = listed([each.name for each in made], "{items}; {item}")
    return phrase("{pot}: {player} scoops ({hands})", pot=pot, player=player(seat), hands=hands)


def title_of(index: int, count: int) -> Phrase:
    """The name of a pot: "The pot" where there is one."""
    if count == 1:
        return phrase("The pot")
    return pot_title(index, count)


def _share_words(showdown: ShowdownCards, paid: Chips, share: PotShare, named: set[tuple[int, PotShare]]) -> Phrase:
    """``Player 2 gets 60 with three jacks, ace and nine``; tied players one after another."""
    made = showdown.made(paid[0][0], share)
    assert made is not None, "the winner of a contested pot has a hand"
    gets = [phrase("{player} gets {amount}", player=player(seat), amount=amount) for seat, amount in paid]
    won, who = {(seat, share) for seat, _ in paid}, _all_of(gets)
    if won <= named:
        return phrase("{who}", who=who)
    named |= won
    return phrase("{who} ({hand})", who=who, hand=made.name)


def _all_of(items: Sequence[Phrase]) -> Field:
    """The items, the last after "and"."""
    *first, last = items
    return listed([listed(list[Field](first)), last], "{items} and {item}") if first else last
