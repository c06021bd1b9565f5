"""What a plate has room for: whole words in every size of window, short ones only where they must be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokertable.model.hand.events import BroughtIn, Called, Checked, Raised, RaiseKind
from pokertable.model.hand.winnings import Winnings
from pokertable.model.text import ChipCount, phrase
from pokertable.views.felt.highlights import ReadingLine
from pokertable.views.felt.pill import last_pill, plate_pill
from pokertable.views.felt.plates.fit import (
    READING_SIZE,
    divider,
    fit_reading,
    fit_readings,
    fit_stack,
    in_two,
    reading_wordings,
    reads_in_full,
)
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import LEAST_TEXT, table_font, text_width
from pokertable.views.kit.translate import shown
from tests.narrow import known
from tests.views.turns import pot_limit

RAISED = Raised(2, 20, 20, RaiseKind.RAISE)
PILL = phrase("raises to {amount}", amount=ChipCount(39_000_000))


@pytest.fixture(autouse=True)
def _application(qapp):
    """Fonts need the application."""


def widths(fit, unit):
    return text_width(fit.stack_font, fit.stack) + text_width(table_font(0.19 * unit, bold=True), fit.pill)


def test_exact_figures_where_there_is_room() -> None:
    fit = fit_stack(48_500_000, None, PILL, Amounts(), unit=60, room=400)
    assert (fit.stack, fit.pill) == ("48,500,000", "raises to 39,000,000")


def test_the_pill_gives_up_exact_figures_before_the_stack() -> None:
    unit = 60
    room = text_width(table_font(0.23 * unit), "48,500,000") + 100
    fit = fit_stack(48_500_000, None, PILL, Amounts(), unit=unit, room=room)
    assert (fit.stack, fit.pill) == ("48,500,000", "raises to 39M")
    assert widths(fit, unit) <= room


def test_both_are_short_where_neither_has_room() -> None:
    fit = fit_stack(48_500_000, None, PILL, Amounts(), unit=60, room=145)
    assert (fit.stack, fit.pill) == ("48.5M", "raises to 39M")


def test_a_pot_won_is_said_by_its_amount_alone_before_the_stack_is_cut_off() -> None:
    seen = pot_limit().observe(0)
    won = {2: Winnings((("high", 1_525),), split=True)}
    pill = plate_pill(seen.seats[2], won[2])
    assert pill is not None and shown(pill.words) == "+1,525"
    said = last_pill(seen.seats[2], won[2])
    assert said is not None and shown(said.words) == "wins high 1,525"

    def fit(stack: str, said: str, less: int = 0) -> tuple[str, str]:
        room = text_width(table_font(LEAST_TEXT), stack) + text_width(table_font(LEAST_TEXT, bold=True), said) - less
        assert pill is not None
        found = fit_stack(1_745, None, pill.words, Amounts(), unit=42, room=room, least=pill.least)
        return found.stack, found.pill

    assert fit("1,745", shown(pill.words)) == ("1,745", shown(pill.words))
    assert fit("1,745", "+1,525", 1) == ("1,745", "+1.5k")


def test_a_raise_leaves_its_amount_to_the_chips_before_the_stack_is_shortened() -> None:
    view = pot_limit().observe(0).seats[2]
    pill = last_pill(replace(view, last=Raised(2, 162, 162, RaiseKind.RAISE)), Winnings())
    assert pill is not None
    room = text_width(table_font(LEAST_TEXT), "2,288") + text_width(table_font(LEAST_TEXT, bold=True), "raises")
    fit = fit_stack(2_288, None, pill.words, Amounts(), unit=42, room=room, least=pill.least)
    assert (fit.stack, fit.pill) == ("2,288", "raises")
    assert widths(fit, 42) <= room


@pytest.mark.parametrize(
    ("last", "alone"), [(BroughtIn(2, 2), "brings it in"), (Called(2, 2, 20), "calls"), (RAISED, "raises")]
)
def test_what_is_done_leaves_its_amount_to_the_chips_before_a_name_goes(last, alone) -> None:
    """Every last action with an amount can be said without it: on stud's one line all three stand side by side."""
    view = replace(pot_limit().observe(0).seats[2], last=last, folded=False, shown=False)
    pill = known(last_pill(view, Winnings()))
    both = text_width(table_font(0.19 * 60), "48") + text_width(
        table_font(0.19 * 60, bold=True), shown(pill.words, str)
    )
    fit = fit_stack(48, None, pill.words, Amounts(), unit=60, room=both - 6, least=pill.least)
    assert fit.pill == alone


def test_a_stack_in_big_blinds_has_its_chips_beside_it_as_long_as_the_act_is_told() -> None:
    amounts, unit = Amounts(20, stacks_in_blinds=True), 60
    least = (phrase("raises"),)
    beside = fit_stack(1_334, None, PILL, amounts, unit=unit, room=400, least=least)
    assert (beside.stack, beside.chips, beside.pill) == ("66.7\N{NO-BREAK SPACE}BB", "1,334", "raises to 39,000,000")
    whole = beside.stack_width
    assert whole == beside.chips_at + text_width(beside.chips_font, "1,334") > text_width(beside.stack_font, "66.7 BB")
    tight = fit_stack(1_334, None, PILL, amounts, unit=unit, room=whole + 40, least=least)
    assert (tight.chips, tight.pill) == ("1,334", "raises")
    none = fit_stack(1_334, None, PILL, amounts, unit=unit, room=whole, least=least)
    assert (none.stack, none.chips, none.pill) == (beside.stack, "", "raises")
    assert not fit_stack(1_334, None, PILL, Amounts(20), unit=unit, room=400).chips, "all amounts are in chips"


def test_what_an_all_in_seat_put_in_is_shortened_too() -> None:
    words = phrase("in for {amount}", amount=ChipCount(101_530_000))
    fit = fit_stack(0, words, phrase("all-in"), Amounts(), unit=60, room=100)
    assert fit.stack == "in for 101M"


def test_a_reading_loses_its_tail_then_its_cards() -> None:
    text = "the deuce in the hand is counterfeited, so A-2-3-4-8 has a pair so far · second nuts"
    head = text.split(" · ")[0]
    assert reading_wordings(text) == (text, head)
    font, words = fit_reading(text, 4000, 60)
    assert (words, font.pixelSize()) == (text, 12)
    least = table_font(LEAST_TEXT)
    assert fit_reading(text, text_width(least, head) + 1, 60)[1] == head
    assert fit_reading(text, text_width(least, head) - 1, 60)[1] == "the deuce in the hand is counterfeited"
    assert fit_reading("pair of nines", 1, 60)[1] == "pair of nines"
    narrow = text_width(least, "the deuce in the hand is counterfeited") - 1
    assert fit_reading(text, narrow, 60, "no low yet")[1] == "no low yet"


def test_bare_ranks_are_no_reading() -> None:
    text = "only three different low ranks: 8-6-2"
    assert reading_wordings(text) == (text, "only three different low ranks")


def test_words_are_left_out_before_the_type_gets_tiny() -> None:
    text = "two pair, jacks and eights · ahead of 75 %; counted over what the best board may hold"
    font, words = fit_reading(text, text_width(table_font(24), text), 160)
    assert words == "two pair, jacks and eights · ahead of 75 %"
    assert font.pixelSize() == 32


def test_how_far_from_the_nuts_stays_longer_than_what_beats_it() -> None:
    text = "full house, fours over threes · third nuts; beaten by 3-3 and 8-8"
    assert reading_wordings(text) == (
        text,
        "full house, fours over threes · third nuts",
        "full house, fours over threes",
    )


def test_a_line_that_is_all_distance_keeps_how_far() -> None:
    """A game with one share has a line for it, without the hand before it."""
    text = "ahead of 0 %; counted over what the best board may hold"
    assert reading_wordings(text) == (text, "ahead of 0 %")


def test_the_divider_stands_where_both_sides_fit() -> None:
    wide = text_width(table_font(12), "two pair, aces and deuces")
    assert divider(80, ["two pair, aces and deuces"], usual=126, total=126 + wide, unit=60) == 126
    assert divider(80, ["two pair, aces and deuces"], usual=126, total=100 + wide, unit=60) == pytest.approx(100)
    assert divider(80, ["two pair, aces and deuces"], usual=126, total=40 + wide, unit=60) == 80
    assert divider(150, ["two pair, aces and deuces"], usual=126, total=300 + wide, unit=60) == 150
    assert divider(150, ["two pair, aces and deuces"], usual=126, total=130 + wide, unit=60) == pytest.approx(130)


def test_readings_beside_each_other_are_set_in_one_size(qapp):
    texts = ["straight, nine high · second nuts; beaten by 10-8", "wait for the flop"]
    room = text_width(table_font(18), texts[0]) + 1
    alone = fit_reading(texts[1], room, 100)[0].pixelSize()
    font, wordings = fit_readings([ReadingLine("", text) for text in texts], room, 100)
    assert font.pixelSize() == fit_reading(texts[0], room, 100)[0].pixelSize() < alone
    assert wordings == tuple(texts)


def test_readings_that_only_smaller_type_would_hold_are_not_read_in_full():
    """A quiet pill beside them gives way then: "checks" is told by the log, and small type is hard to read."""
    text, unit = "only two low cards on the board so far", 66
    room = text_width(table_font(READING_SIZE * unit), text)
    assert reads_in_full([text, "pair of fours, king kicker · second nuts"], room + 1, unit)
    assert not reads_in_full([text], room - 2, unit)


def test_a_hand_that_has_no_room_at_all_loses_its_kicker_and_not_half_a_word():
    room = text_width(table_font(LEAST_TEXT), "pair of queens, ace") - 1
    assert fit_reading("pair of queens, ace kicker", room, 40)[1] == "pair of queens"
    assert fit_reading("pair of queens", 10, 40)[1] == "pair of queens"


def test_least_words_that_have_room_are_not_set_small(qapp):
    """In larger text the words of a low that had no room were replaced by two, in the smallest type of the plate."""
    long = "only two low cards on the board so far, and no more words than these"
    font, said = fit_reading(long, 150, 70, "no low")
    assert said == "no low" and font.pixelSize() == 14


def test_a_call_is_told_by_what_it_adds() -> None:
    """As on the button: 22 more to a bet of 40; the chips in front show the total."""
    view = replace(pot_limit().observe(0).seats[2], last=Called(2, 22, 40), folded=False, shown=False)
    assert str(known(last_pill(view, Winnings())).words) == "calls 22"


@pytest.mark.parametrize(
    ("most", "lines"),
    [(30, ["two pair, jacks and tens", "nine kicker"]), (20, ["two pair", "jacks and tens, nine kicker"])],
)
def test_a_reading_in_two_lines_says_of_what_the_pairs_are_before_the_kicker(most, lines):
    said = in_two(ReadingLine("high", "two pair, jacks and tens, nine kicker"), lambda words: len(words) <= most)
    assert [line.words for line in said] == lines and said[0].share == "high"


def test_a_reading_without_a_comma_is_broken_between_words():
    said = in_two(ReadingLine("high", "quinte hauteur valet"), lambda words: len(words) <= 14)
    assert [line.words for line in said] == ["quinte", "hauteur valet"]
    said = in_two(ReadingLine("high", "Aと7のフルハウス"), lambda words: len(words) <= 5)
    assert [line.words for line in said] == ["Aと7の", "フルハウス"]


def test_a_mucked_hand_that_is_shown_after_all_is_not_called_mucked() -> None:
    view = replace(pot_limit().observe(0).seats[2], mucked=True, folded=False, all_in=False, shown=False)
    assert str(known(last_pill(view, Winnings())).words) == "mucked"
    assert last_pill(replace(view, shown=True), Winnings()) is None


@pytest.mark.parametrize(
    ("last", "said"), [(Called(2, 22, 40), "call 22"), (RAISED, "raise to 20"), (Checked(2), "check")]
)
def test_a_plate_called_you_speaks_in_the_second_person(last, said) -> None:
    """It read "You calls 22"."""
    view = replace(pot_limit().observe(0).seats[2], last=last, folded=False, shown=False)
    assert str(known(last_pill(view, Winnings(), you=True)).words) == said
