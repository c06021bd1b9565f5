"""What a record knows of others' cards, and since when: as dealt, as shown, as discarded."""

from dataclasses import replace

from pokertable.model.cards import HIDDEN, AnyCard, Card, parse_cards
from pokertable.model.games import BADUGI, HOLDEM
from pokertable.model.hand.actions import CheckCall, Draw
from pokertable.model.hand.events import Discarded, Event, HoleDealt, MuckShuffledIn
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.session.record.known_since import known_since
from tests.rules.table import any_game, check_down, deal, stud_game

BADUGI_GAME = any_game(BADUGI, BADUGI.usual_structure)


def since(count: int, text: str) -> dict[AnyCard, int]:
    return dict.fromkeys(parse_cards(text), count)


def test_cards_are_known_from_the_decision_on_before_which_they_were_dealt() -> None:
    """Stud heads-up, two decisions a street; what the player itself holds is not among them."""
    hand = check_down(deal(stud_game(), [500, 500], holes={0: "AsAd2cThQsJs9c", 1: "KsKd3c4h5h6h7h"}))
    expected = since(0, "AsAd2c") | since(2, "Th") | since(4, "Qs") | since(6, "Js") | since(8, "9c")
    assert known_since(hand.events, 1) == expected
    assert known_since(hand.events, 0).keys() == {*parse_cards("KsKd3c4h5h6h7h")}


def test_the_board_is_nobodys() -> None:
    holes = {0: "AsAd", 1: "KsKd", 2: "QsQd"}
    hand = check_down(deal(any_game(HOLDEM, HOLDEM.usual_structure), [500] * 3, holes=holes, board="2c3c4c5c6c"))
    assert known_since(hand.events, 1) == since(0, "AsAdQsQd")


def drawn() -> Hand:
    """Badugi after the first draw: after two decisions seat 0 drew two cards, then seat 1 stood pat."""
    hand = deal(BADUGI_GAME, [2000] * 2, holes={0: "As2dKcQhJs9d", 1: "Ad2c3h4s"})
    for action in (CheckCall(), CheckCall(), Draw(parse_cards("KcQh")), Draw()):
        hand.act(action)
    return hand


def test_what_was_drawn_came_with_the_draw_and_what_was_discarded_stays_known() -> None:
    assert known_since(drawn().events, 1) == since(0, "As2dKcQh") | since(3, "Js9d")
    assert known_since(drawn().events, 0) == since(0, "Ad2c3h4s")


def unseen(event: Event) -> Event:
    """As of a hand of others of which only the showdown is known."""
    if isinstance(event, HoleDealt):
        return replace(event, cards=tuple([each._replace(card=HIDDEN) for each in event.cards]))
    return replace(event, cards=(HIDDEN,) * len(event.cards)) if isinstance(event, Discarded) else event


def test_of_a_discard_that_nobody_saw_what_was_kept_was_there_before_it() -> None:
    events = [unseen(event) for event in check_down(drawn()).events]
    assert known_since(events, 1) == since(2, "As2d") | since(3, "Js9d")
    assert known_since(events, 0) == since(0, "Ad2c3h4s"), "nothing was discarded"


def test_what_was_shuffled_into_the_stub_is_known_no_more() -> None:
    hand = Hand(BADUGI_GAME, [2000] * 6, 0, Deck.shuffled(2))
    while not any(isinstance(event, MuckShuffledIn) for event in hand.events):
        hand.act(Draw(tuple(hand.state.holes[hand.to_act or 0])) if hand.state.drawing else CheckCall())
    at = next(number for number, event in enumerate(hand.events) if isinstance(event, MuckShuffledIn))
    discarded = {card for event in hand.events[at:] if isinstance(event, Discarded) for card in event.cards}
    held = {card for holes in hand.state.holes[1:] for card in holes}
    assert known_since(hand.events, 0).keys() == {card for card in held | discarded if isinstance(card, Card)}
