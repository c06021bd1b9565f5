"""A spot of the trainer: what it holds, what is asked of it, and what the review says of each answer."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from pokertable.model.cards import DECK, HIDDEN, Card, known
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import HoleDealt, RaiseKind
from pokertable.training.decide.plan import named_cards
from pokertable.training.decide.sentences import ADVICE
from pokertable.training.decide.spot import DecideSpot, Values, spot_of
from pokertable.training.decide.themes import DecideTheme, theme_of
from pokertable.training.decide.why import waiting
from pokertable.training.decide.words import _any_of, facts, headline
from pokertable.training.explain.choices import advised
from pokertable.training.explain.reasons import Reason, Theme
from pokertable.training.quiz.disguise import other_suits
from pokertable.training.weigh.severity import Severity
from tests.narrow import of_kind
from tests.training.decide.banks import as_json, spot_in, spots


def counted(spot: DecideSpot) -> DecideSpot:
    """A spot as if it had been counted in as many deals as those that are asked."""
    return replace(spot, values=spot.values._replace(deals=1024))


FACING = counted(spot_in("stud8", "facing"))
SHORT = "You have 38% equity if nobody else calls and need 36%, but one player may still call or raise."


def test_it_is_stored_and_read_back_and_never_holds_a_card_that_its_player_has_not_seen() -> None:
    for spot in spots():
        assert DecideSpot.from_json(as_json(spot)) == spot
        dealt = [card for event in spot.hand.events if isinstance(event, HoleDealt) for card in event.cards]
        assert all((card.card is HIDDEN) == (not card.up and card.seat != spot.own) for card in dealt)
        assert "?" in spot.phh and spot.hand.to_act == spot.own


@pytest.mark.parametrize(
    "harm",
    [{"styles": ["tag", "tag"]}, {"accept": [1, 0]}, {"accept": []}, {"means": [0.0]}, {"theme": "x"}, {"phh": "x"}],
)
def test_a_damaged_one_is_refused(harm: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        DecideSpot.from_json(as_json(FACING) | harm)


def test_other_suits_move_every_card_and_the_discards_of_the_choices() -> None:
    for spot in spots():
        exchange = other_suits(random.Random(3))
        moved = spot.exchanged(exchange)
        assert tuple([exchange[card] for card in spot.own_and_board[0]]) == moved.own_and_board[0]
        assert moved.id == spot.id and moved.values == spot.values
        for before, after in zip(spot.choices, moved.choices, strict=True):
            if isinstance(before, Draw) and isinstance(after, Draw):
                assert tuple([exchange[card] for card in known(before.cards)]) == after.cards
            else:
                assert before == after


def test_the_review_judges_each_answer_by_the_counted_values() -> None:
    assert FACING.choices[FACING.values.best] == Fold()
    right, wrong = FACING.verdict(0), FACING.verdict(1)
    assert right.so_far is Severity.BEST and right.loss == 0
    assert wrong.loss == pytest.approx(-FACING.values.means[1], rel=1e-3)
    assert wrong.so_far is not None and wrong.so_far.matters


def test_a_close_one_accepts_both_and_nobody_is_blamed() -> None:
    values = Values((0.0, -0.1, -50.0), (0.0, 30.0, 9.0), 0, ((0.0, 0.0), (0.1, 30.0), (50.0, 9.0)), 900)
    close = replace(FACING, values=values, accept=(0, 1))
    assert close.is_close
    assert [close.verdict(at).so_far for at in (0, 1)] == [None, None]
    for taken in (None, 0, 1):
        assert str(headline(close, taken)) == "Too close to call: fold and call 50 are both right."
    worst = len(close.choices) - 1
    assert worst not in close.accept
    assert str(headline(close, worst)) == "Better: fold or call 50; these two are too close to call."


def test_a_raise_of_all_chips_is_called_all_in_as_on_its_button() -> None:
    """ "Both are right: bet 64 and check" stood above a button "All-in 64"."""
    spot = spot_in("holdem", "defence")
    chips = spot.moment.legal.all_in_total
    close = replace(spot, choices=(Fold(), RaiseTo(chips)), accept=(0, 1), values=spot.values._replace(best=0))
    assert str(headline(close, None)) == f"Too close to call: fold and all-in {chips:,} are both right."


def test_the_headline_says_what_to_do_and_the_reason_of_the_review() -> None:
    assert str(headline(FACING, 1)) == f"Fold. {SHORT}"
    assert str(headline(FACING, 0)) == str(headline(FACING, 1))
    pat = counted(spot_in("draw5"))
    assert str(headline(pat, 1)).startswith("Stand pat.")


def test_everybody_whose_bet_is_below_the_last_raise_has_yet_to_act() -> None:
    """The first raiser too: he was left out of "Still to act"."""
    found = 0
    for spot in spots():
        public = spot.hand.observe(spot.own)
        most = max(each.bet for each in public.seats)
        waits = waiting(spot.moment)
        for seat in spot.moment.opponents:
            acted = any(act.event.seat == seat and act.street == public.street for act in public.acts)
            must = not public.seats[seat].all_in and (public.seats[seat].bet < most or not acted)
            found += must and acted
            assert (seat in waits) is must
    assert found


def _headline_with(monkeypatch: pytest.MonkeyPatch, spot: DecideSpot, found: Reason, equity: float) -> str:
    monkeypatch.setattr("pokertable.training.explain.why.reason", lambda _: found)
    return str(headline(replace(spot, ranges=spot.ranges._replace(equity=equity)), None))


def test_a_bet_is_for_value_with_the_edge_and_by_folds_without(monkeypatch: pytest.MonkeyPatch) -> None:
    free = next(each for each in spots() if each.moment.legal.raise_kind is RaiseKind.BET and each.moment.public.street)
    for found in (Reason.CHECKED, Reason.CALLED):
        assert "build the pot" in _headline_with(monkeypatch, free, found, 0.9)
        assert "build the pot" not in _headline_with(monkeypatch, free, found, 0.01)
    assert "to a raise" in _headline_with(monkeypatch, FACING, Reason.BLUFFED, 0.1)
    assert "to a raise" not in _headline_with(monkeypatch, free, Reason.BLUFFED, 0.1)


@pytest.mark.parametrize(("share", "gain", "for_value"), [(1.05, 0.08, True), (1.05, 0.5, False), (1.2, 0.5, True)])
def test_a_small_edge_is_no_reason_for_what_earns_by_folds(
    share: float, gain: float, for_value: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If everybody called, a bet with 1.05 times an even share would earn a twentieth of it.

    Top pair with a flush draw, far ahead, was bet into a calling station because enough of its hands would fold.
    """
    free = next(each for each in spots() if each.moment.legal.raise_kind is RaiseKind.BET and each.moment.streets_left)
    check, bet = list(free.choices).index(CheckCall()), of_kind(RaiseTo, free.choices[-1])
    means = tuple([0.0 if at == check else gain * bet.amount for at in range(len(free.choices))])
    values = free.values._replace(means=means, best=len(means) - 1, behind=((gain * bet.amount, 0.1), (0.0, 0.0)))
    spot, even = replace(free, values=values, accept=(len(means) - 1,)), 1 / (len(free.moment.opponents) + 1)
    said = _headline_with(monkeypatch, spot, Reason.CHECKED, share * even)
    assert ("build the pot" in said) is for_value


def test_a_raise_is_for_folds_where_calling_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert FACING.values.means[1] < 0
    assert "build the pot" not in _headline_with(monkeypatch, FACING, Reason.CALLED, 0.9)


@pytest.mark.parametrize(("equity", "said"), [(0.3, "the choice is all-in or fold"), (0.9, "get your chips in")])
def test_a_short_stack_goes_in_by_its_size_and_not_for_a_small_edge(
    equity: float, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fives all-in against four players were said to have more than their share: 22% of the equity."""
    monkeypatch.setattr("pokertable.training.explain.themes.may_push", lambda _: True)
    spot = spot_in("holdem", "defence")
    choices = (Fold(), CheckCall(), RaiseTo(spot.moment.legal.all_in_total))
    values = Values((0.0, 10.0, 20.0), (0.0, 1.0, 1.0), 2, ((20.0, 1.0), (10.0, 1.0), (0.0, 0.0)), 1024)
    short = replace(spot, choices=choices, values=values, accept=(2,))
    assert said in _headline_with(monkeypatch, short, Reason.CALLED, equity)


def test_a_strong_hand_that_checks_before_the_last_card_lets_the_others_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    spot = next(each for each in spots() if each.theme.value == "bet" and each.moment.streets_left)
    pot, equity = spot.moment.legal.pot, spot.ranges.equity
    values = Values((1.5 * equity * pot, 0.0), (0.0, 0.0), 0, ((0.0, 0.0), (1.5 * equity * pot, 0.0)), 1024)
    checked = replace(spot, values=values, accept=(0,))
    assert "a bet will often follow" in _headline_with(monkeypatch, checked, Reason.BET, equity)
    assert "a bet will often follow" not in _headline_with(monkeypatch, checked, Reason.BET, 0.3)


def test_a_last_check_that_earns_bets_is_no_fear_of_better_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    spot = next(
        each
        for each in spots()
        if not each.moment.streets_left and CheckCall() in each.choices and each.moment.legal.free and each.pool is None
    )
    at, pot = list(spot.choices).index(CheckCall()), spot.moment.legal.pot
    monkeypatch.setattr("pokertable.training.explain.why.reason", lambda _: Reason.BET)
    for times, trap in ((2.0, True), (1.0, False)):
        means = [0.5 * times * pot if each == at else 0.0 for each in range(len(spot.choices))]
        errors, behind = (0.0,) * len(means), tuple([(means[at] - mean, 0.0) for mean in means])
        values = Values(tuple(means), errors, at, behind, spot.values.deals)
        said = str(headline(replace(spot, values=values, ranges=spot.ranges._replace(equity=0.5)), None))
        assert ("a bet will often follow" in said) is trap
        assert ("by better hands" in said) is not trap


def test_a_raise_for_the_whole_stack_is_called_all_in() -> None:
    legal = FACING.moment.legal
    assert str(advised(RaiseTo(legal.all_in_total), legal)) == f"Go all-in for {legal.all_in_total:,}."
    assert str(advised(RaiseTo(legal.all_in_total - 1), legal)) == f"Raise to {legal.all_in_total - 1:,}."


def test_a_fold_is_explained_against_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """A raise that loses a little less than the call was said to find too few folds."""
    monkeypatch.setattr(
        "pokertable.training.explain.why.reason",
        lambda verdict: Reason.PAID if isinstance(verdict.moment.taken, CheckCall) else Reason.BLUFFED,
    )
    values = Values((0.0, -60.0, -50.0), (0.0, 1.0, 1.0), 0, ((0.0, 0.0), (60.0, 1.0), (50.0, 1.0)), 1024)
    spot = replace(FACING, values=values)
    assert [type(each) for each in spot.choices] == [Fold, CheckCall, RaiseTo] and not spot.is_close
    assert str(headline(spot, None)) == str(headline(spot, 1)) == f"Fold. {SHORT}"
    assert "to a raise" in str(headline(spot, 2))


def test_every_reason_that_blames_has_its_advice() -> None:
    assert set(ADVICE) == {reason for reason in Reason if reason.theme is not None}
    assert {reason.theme for reason in ADVICE} == set(Theme)


def test_three_facts_at_most_name_what_is_needed_and_what_is_gone() -> None:
    for spot in spots():
        found = facts(spot)
        assert 1 <= len(found) <= 3
        price, verdict = found[-1], spot.verdict(0)
        is_closed = CheckCall() in spot.choices and verdict.moment.has_price and not verdict.moment.owing
        called = None if isinstance(spot.choices[spot.values.best], RaiseTo) else spot.called
        assert price.has == (called or spot.ranges).equity
        assert price.needs == (verdict.price if is_closed or called is not None else None)
        for fact in found:
            live = re.fullmatch(r"(\d+) of (\d+)", str(fact.value))
            assert not fact.cards or (live is not None and int(live[1]) + len(fact.cards) == int(live[2]))
        gone = [card for fact in found for card in fact.cards]
        assert not set(gone) & set(spot.own_and_board[0]) and set(gone) <= set(spot.seen)


def test_a_start_that_is_played_on_has_its_rank() -> None:
    titles = [str(fact.title) for fact in facts(spot_in("holdem", "defence"))]
    assert titles[0] == "Starting hand"


def test_no_price_stands_beside_a_choice_without_a_call() -> None:
    """Of nineteen questions to push or to fold it pointed to the other answer."""
    called = [each for each in spots() if len(each.choices) > 2 and isinstance(each.choices[1], CheckCall)]
    priced = next(each for each in called if each.moment.has_price and not each.moment.owing)
    asked = replace(
        priced,
        choices=(Fold(), priced.choices[2]),
        values=Values((0.0, 9.0), (0.0, 1.0), 1, ((9.0, 1.0), (0.0, 0.0)), 512),
    )
    assert facts(priced)[-1].needs is not None and facts(asked)[-1].needs is None


def test_the_theme_is_that_of_the_cards_and_the_table() -> None:
    for spot in spots():
        assert theme_of(spot.verdict(0)) is spot.theme


def test_a_short_stacks_choice_is_called_push_or_fold_where_it_may_push() -> None:
    """Fold, call and raise to 12 of 24 stood under "Push or fold"."""
    spot = next(spot for spot in spots() if spot.moment.legal.all_in_total and not spot.variant.brings_in)
    all_in = spot.moment.legal.all_in_total
    for amount, words in ((all_in // 2, "With a short stack"), (all_in, "Push or fold")):
        choices = Fold(), CheckCall(), RaiseTo(amount)
        assert str(replace(spot, theme=DecideTheme.SHORT, choices=choices).title) == words


@pytest.mark.parametrize(("game", "words"), [("omaha", "Defending your blind"), ("stud8", "Defending your bring-in")])
def test_what_is_defended_is_what_the_game_has(game: str, words: str) -> None:
    assert str(DecideTheme.DEFENCE.title(CATALOGUE[game], pushes=False)) == words


def test_a_verdict_of_the_review_makes_a_spot_again() -> None:
    again = spot_of(FACING.verdict(1), FACING.theme, FACING.accept, FACING.styles, FACING.rules)
    assert again.choices == (Fold(), CheckCall(), RaiseTo(100))
    assert again.values == FACING.values and again.styles == FACING.styles
    assert again.hand.observe(again.own) == FACING.hand.observe(FACING.own)


def test_the_cards_that_are_needed_are_named() -> None:
    """ "Live cards you need: 11 of 20" stood beside two cards that are gone, and nobody knew which were meant."""
    own = [Card.parse(card) for card in ("7s", "3c", "Ah", "Qd")]
    there = [card for card in DECK if card not in own]
    wanted = [card for card in there if str(card)[0] in "24568"]
    assert [str(each) for each in named_cards(wanted, there)] == ["eight", "six", "five", "four", "deuce"]
    assert str(_any_of(named_cards(wanted, there))) == "any eight, six, five, four or deuce"
    assert str(_any_of(named_cards(wanted[:1] * 4, wanted[:1]))) == "any deuce"
    assert _any_of(()) is None
    low = [card for card in there if str(card)[0] in "A236"]
    assert str(_any_of(named_cards(low, there))) == "any ace, six, three or deuce", "no six or three or lower"
    spades = [card for card in there if str(card)[1] == "s" or str(card)[0] == "K"]
    assert str(_any_of(named_cards(spades, there))) == "any king or spade"
