import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE, HOLDEM
from pokertable.model.hand.actions import BringIn, Fold, RaiseTo
from pokertable.model.hand.events import (
    AntesPosted,
    BetsCollected,
    BroughtIn,
    BurnSeen,
    Called,
    HandMucked,
    HoleSeen,
    PotAwarded,
    Raised,
    RakeTaken,
    Won,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.settlement import settle
from pokertable.model.hand.sight import seen_by
from pokertable.model.stakes import blind_stakes
from pokertable.session.words.line import CardText, LineKind
from pokertable.session.words.winners import award_sentences, winners
from pokertable.session.words.words import EventWords, title_in
from pokertable.views.kit.amounts import Amounts
from pokertable.views.showdown.words import ResultWords
from tests.games import few
from tests.narrow import of_kind
from tests.views import turns
from tests.views.builders import game, moments
from tests.views.turns import CALL, NAMES, free_check, holdem, played_out, pot_limit, stud


def told(hand, hero=0):
    words = EventWords(NAMES if hero is not None else ("Noor", *NAMES[1:]), hero)
    return [line for event in hand.events for line in words.lines(seen_by(event, hero))]


def dead_small_blind():
    """Seat 2 has the big blind, nobody the small one, and all fold."""
    now = holdem().state.started.game
    walk = Hand(now, [200] * 4, 0, turns.fixed_deck(1), blinds=(0, 0, 2, 0))
    for _ in range(3):
        walk.act(Fold())
    return walk


def texts(hand, hero=0):
    return [str(line) for line in told(hand, hero)]


def test_a_blind_that_the_ante_left_no_chips_for_is_not_said_to_be_posted():
    stakes = blind_stakes(Structure.NO_LIMIT, 1, 2, big_blind_ante=2)
    said = texts(turns.hand(HOLDEM, Structure.NO_LIMIT, stakes, [200, 200, 2]))
    assert said[2:4] == ["Marek antes 2, all-in", "Ines posts 1"] and not said[4].startswith("Marek")


def test_a_walk_where_the_small_blind_is_dead_wins_nothing_and_nothing_is_said_to_be_won():
    walk = dead_small_blind()
    assert texts(walk)[-1] == "Uncalled bet of 2 returned to Marek"
    final = walk.observe(0)
    title = ResultWords(settle(final), NAMES, 0, Amounts()).title(final, winners(settle(final)))
    assert title == "End of hand"


def test_the_log_of_the_pictured_hand():
    assert texts(pot_limit())[:14] == [
        "Before the flop",
        "You have the button",
        "Ines posts 1",
        "Marek posts 2",
        "You are dealt Jh As 7d 7c",
        "Tomo raises to 7",
        "Adaeze folds",
        "Lou raises to 18, all-in",
        "You call 18",
        "Ines folds",
        "Marek raises to 40",
        "Tomo calls 33, 40 in all",
        "You call 22, 40 in all",
        "Flop 8h Th 4h",
    ]
    assert texts(pot_limit())[14:] == [
        "Main pot (73): Marek, Tomo, Lou, you",
        "Side pot (66): Marek, Tomo, you",
        "Marek bets 60",
        "Tomo calls 60",
    ]


def test_streets_are_headings():
    assert [str(line) for line in told(played_out(holdem())) if line.kind is LineKind.HEADING] == [
        "Before the flop",
        *[text for text in texts(played_out(holdem())) if text.startswith(("Flop", "Turn", "River", "Showdown"))],
    ]


def test_a_spectator_is_never_called_you():
    assert not any("you" in text.lower() for text in texts(played_out(pot_limit()), hero=None))


def test_others_hidden_cards_are_never_in_the_log():
    hand = holdem(Fold(), Fold())
    others = {str(seen.card) for view in hand.observe(None, everything=True).seats[1:] for seen in view.cards}
    said = " ".join(texts(hand))
    assert not any(card in said.split() for card in others)


def test_stud_names_antes_up_cards_bring_in_and_completion():
    lines = texts(stud(BringIn(), RaiseTo(20)))
    assert lines[:2] == ["Third street", "Eight antes of 2"]
    assert lines[2].startswith("Up cards: Ines ")
    assert lines[3].startswith("You are dealt ")
    bring = next(line for line in lines if "bring" in line)
    assert "5 with " in bring
    assert "completes to 20" in lines[-1] or "complete to 20" in lines[-1]


def test_a_card_of_my_own_that_everybody_sees_is_told_apart():
    hand = stud(BringIn(), stacks=(1000,) * 4)
    ups = [str(seen.card) for seen in hand.observe(0).seats[0].cards if seen.up]
    (dealt,) = (line for line in texts(hand) if line.startswith("You are dealt "))
    assert len(ups) == 1 and dealt.endswith(f", and {ups[0]} face up") and ups[0] not in dealt.split(", and ")[0]
    later = [line for line in texts(played_out(hand)) if line.startswith("You are dealt ")][1:]
    assert [line.endswith(" face up") for line in later] == [True, True, True, False]


def test_who_has_to_bring_in_and_makes_the_full_bet_completes():
    assert "complete" in texts(stud(RaiseTo(20)), None)[-1]


def test_a_bring_in_names_the_card_that_was_dealt_up():
    hand = stud(BringIn())
    seat = of_kind(BroughtIn, hand.events[-1]).seat
    card = next(seen.card for seen in hand.observe(None).seats[seat].cards if seen.up)
    assert f"5 with {card}" in texts(hand, None)[-1]


def test_a_short_ante_is_named_with_its_seat():
    lines = texts(stud(stacks=(1000, 1, 1000)), 0)
    assert "Ines antes 1, all-in" in lines
    assert "You ante 2" in lines


def test_an_uncontested_pot_is_won_not_scooped():
    assert texts(holdem(RaiseTo(6), Fold(), Fold()))[-2:] == ["Uncalled bet of 4 returned to you", "You win 5"]


@pytest.mark.parametrize("hero", [0, None])
def test_every_hand_ends_with_its_winners(hero):
    for hand in (played_out(pot_limit()), played_out(stud()), played_out(free_check())):
        results = [str(line) for line in told(hand, hero) if line.kind is LineKind.RESULT]
        assert results
        awards = [event for event in hand.events if isinstance(event, PotAwarded)]
        total = sum(won.amount for award in awards for won in award.won)
        assert (
            sum(int(text.split("win")[-1].split("scoop")[-1].lstrip("s ").split(",")[0]) for text in results) == total
        )


def test_of_two_hands_with_one_name_the_log_names_the_card_that_decides():
    """The mucked hand is not known and stays out of it."""
    start = holdem().state.started.game
    assert texts(played_out(Hand(start, [200] * 3, 0, turns.fixed_deck(93))), None)[-5:] == [
        "Ines shows 6d 9d: pair of deuces, ace kicker",
        "Marek shows Js 9c: pair of deuces, ace kicker",
        "Noor mucks",
        "Marek wins 6",
        "The first card that differs decides: jack over ten",
    ]
    played = [texts(played_out(Hand(start, [200] * 3, 0, turns.fixed_deck(seed))), None) for seed in range(60)]
    assert not any("decides" in text for said in played for text in said)  # there the names say it, or hands tie


def sentences(high, low, pots=1, index=0):
    from pokertable.model.hand.settlement import split_words

    awards = [PotAwarded(index, "high", tuple(Won(*pair) for pair in high))]
    if low:
        awards.append(PotAwarded(index, "low", tuple(Won(*pair) for pair in low)))
    words = EventWords(NAMES, 0)
    said = award_sentences(awards, split_words(awards, split=True, contested=True), index, pots, words._say)
    return [str(text) for text in said]


def test_a_scoop_is_one_sentence_over_both_halves():
    assert sentences([(1, 70)], [(1, 70)]) == ["Ines scoops 140"]
    assert sentences([(0, 140)], []) == ["You scoop 140"]
    assert sentences([(1, 70)], [(1, 70)], pots=2) == ["Ines scoops 140, the main pot"]


def test_halves_and_quarters_are_named_with_their_share():
    assert sentences([(1, 70)], [(2, 35), (0, 35)], pots=3, index=2) == [
        "Ines wins 70, half side pot 2 (high)",
        "Marek wins 35, a quarter of side pot 2 (low)",
        "You win 35, a quarter of side pot 2 (low)",
    ]


def test_shown_hands_carry_the_hands_they_tell_of_and_awards_are_text():
    lines = told(played_out(pot_limit()))
    shows = [line for line in lines if " shows " in str(line) or "You show" in str(line)]
    assert [[str(made.name) for made in line.made] for line in shows] == [
        ["three fours, ten and eight"],
        ["two pair, tens and fives, eight kicker", "8-7-5-4-2 low"],
        ["pair of sevens, ten kicker", "7-5-4-2-A low"],
    ]
    assert str(shows[0].brief) == "Marek shows 4d 4s 5s Js"
    assert str(shows[0]) == "Marek shows 4d 4s 5s Js: three fours, ten and eight"
    results = [line for line in lines if line.kind is LineKind.RESULT]
    assert [(str(line), line.made) for line in results[:2]] == [
        ("Marek wins 37, half the main pot (high)", ()),  # text: the panel beside the log shows the cards
        ("You win 36, half the main pot (low)", ()),
    ]


@pytest.mark.parametrize("count", few(15, 40))
@pytest.mark.parametrize("key", ["holdem", "omaha8", "stud8"])
def test_what_i_muck_is_named_and_what_others_muck_is_not(key, count):
    told: dict[bool, set[tuple[str, int]]] = {True: set(), False: set()}
    for seed in range(count):
        words = EventWords(NAMES, 0)
        for moment in moments(game(key), 4, seed, viewer=0, folds=0.0):
            lines = words.lines(moment.event)
            if isinstance(moment.event, HandMucked):
                told[moment.event.seat == 0].add((str(lines[-1].text), len(lines[-1].made)))
    assert told[True] and all(said.startswith("You muck: ") and made for said, made in told[True])
    assert told[False] and all(said.endswith(" mucks") and not made for said, made in told[False])


def test_whose_turn_it_is():
    words = EventWords(NAMES, 0)
    assert str(words.turn(pot_limit().legal())) == "Your turn: 60 to call"
    assert str(words.turn(holdem(CALL).legal())) == "Ines to act: 1 to call"
    assert str(words.turn(free_check().legal())) == "Ines to act"
    assert words.turn(pot_limit().legal()).kind is LineKind.TURN


def test_card_texts_keep_their_cards():
    text = CardText(parse_cards("8h7s"))
    assert text == "8h 7s"
    assert text.cards == parse_cards("8h7s")


@pytest.mark.parametrize("count", few(2, 25))
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_event_of_random_hands_has_its_words(key, count):
    for seed in range(count):
        played = moments(game(key), 6, seed, viewer=0, stacks=(7, 40, 200, 200, 13, 90))
        words = EventWords(NAMES, 0)
        for moment in played:
            said = [str(line) for line in words.lines(moment.event)]
            silent = (BetsCollected, BurnSeen, PotAwarded, RakeTaken, AntesPosted)
            drawn_by_others = isinstance(moment.event, HoleSeen) and moment.event.street > 0
            assert said or isinstance(moment.event, silent) or drawn_by_others
            assert all("{" not in text for text in said)
            if isinstance(moment.event, (Called, Raised)):
                view = moment.after.seats[moment.event.seat]
                assert said[0].endswith(", all-in") == (view.stack == 0)


def test_every_street_has_its_pot_where_nobody_has_bet_too():
    headings = [str(line) for line in told(played_out(free_check())) if line.kind is LineKind.HEADING]
    assert [line.rpartition(", pot ")[2] for line in headings[1:]] == ["6", "6", "6", "6"]


def test_pots_that_have_not_changed_are_told_together():
    headings = [str(line) for line in told(played_out(pot_limit())) if line.kind is LineKind.HEADING]
    assert headings[-2].startswith("River ") and ", pot " in headings[-2]


@pytest.mark.parametrize(
    ("game", "key", "said"),
    [
        ("draw5", "first_draw", "The draw"),
        ("single27", "first_draw", "The draw"),
        ("triple27", "first_draw", "First draw"),
        ("badugi", "second_draw", "Second draw"),
        ("draw5", "predraw", "Before the draw"),
        ("holdem", "turn", "Turn"),
    ],
)
def test_an_only_draw_is_no_first_one(game: str, key: str, said: str) -> None:
    variant = CATALOGUE[game]
    at = [street.name for street in variant.streets].index(key)
    assert str(title_in(variant, key)) == str(title_in(variant, at)) == said
