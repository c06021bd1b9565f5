"""Where a line of Japanese may end."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.session.words import breaks
from pokertable.session.words.breaks import BLANK, JOINER, apart, lines, padded, together, width, with_last, wrapped


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("次はブリングインです", ["次は", "ブリングインです"]),
        ("8-6-4-3-Aのロー", ["8-6-4-3-Aの", "ロー"]),
        ("カードは12枚、1,000チップ", ["カードは", "12枚", "1,000チップ"]),
        ("5枚を選んでください", ["5枚を", "選んでください"]),
        ("Marekが読み違い、約10分後に戻る", ["kが", "読み違い", "約10分後に", "戻る"]),
        ("18.9%が必要で、あと（2枚）", ["%が", "必要で", "あと", "2枚"]),
        ("ハイ/ローのスモール/ビッグブラインド", ["ハイ/ローの", "スモール/", "ビッグブラインド"]),
        ("カウンターフィットされています", ["カウンターフィット", "されています"]),
        ("ベッティングラウンド終了後", ["ベッティングラウンド", "終了後"]),
        ("ショーダウン、ポット1,200から勝率14%", ["ショーダウン", "ポット1,200から", "勝率14"]),
        ("ローのランクが5つそろいませんでした", ["ローの", "ランクが", "5つ", "そろいませんでした"]),
        ("2枚と同じでなくてもかまいません", ["2枚と", "同じ", "でなくてもかまいません"]),
        ("では、もう一度、12枚", ["では", "もう一度", "12枚"]),
        ("その他すべて、またはそれ以外の手", ["その他すべて", "または", "それ以外の"]),
        ("レイズ／コール", ["レイズ／", "コール"]),
        ("ポットの4分の1になり", ["ポットの", "4分の1になり"]),
        ("そのアクションをするのはどの手か", ["その", "アクションを", "するのはどの", "手か"]),
        ("より高いキッカーがありました", ["より", "高いキッカーが", "ありました"]),
        ("全部が高いカードでもないので", ["全部が", "高いカードでも", "ないので"]),
        ("読みではコールしていたところです", ["読みでは", "コールしていた", "ところです"]),
        ("引き上げることはできません", ["引き上げる", "ことはできません"]),
        ("2枚使わなければなりません", ["2枚", "使わなければ", "なりません"]),
        ("クリックか→キーで", ["クリックか", "→キーで"]),
        ("3枚目は、3人中3位", ["3枚目は", "3人中3位"]),
        ("フィックスドリミットゲーム同士で", ["フィックスドリミットゲーム", "同士で"]),
        ("フィックスドリミット同じでなくても", ["フィックスドリミット", "同じ", "でなくても"]),
        ("AA:0.5 or K5", []),
        ("trips of 9", []),
    ],
)
def test_words_numbers_and_lows_are_kept_together(text: str, kept: list[str]) -> None:
    joined = together(text)
    assert apart(joined) == text
    found = [each for each in kept if JOINER.join(each) in joined]
    assert found == kept
    assert joined.count(JOINER) == sum(len(each) - 1 for each in kept)


def test_a_line_for_a_terminal_ends_where_japanese_may() -> None:
    text = "ブリングインのあとは「コンプリート」か、フォールドです（3枚目から）。AsKsとT9s"
    for columns in range(14, 60):
        found = wrapped(text, columns)
        assert "".join(found).replace(" ", "") == text.replace(" ", "")
        assert all(width(line) <= columns or list(lines(line, lambda _: False)) == [line] for line in found)
        assert not any(line.startswith(("、", "。", "）", "」", "ー")) for line in found)
        assert not any(line.endswith(("（", "「")) for line in found)
        for word in ("ブリングイン", "コンプリート", "フォールド", "AsKs"):
            assert any(word in line for line in found)


def test_the_last_of_the_lines_takes_the_rest() -> None:
    def fits(line: str) -> bool:
        return width(line) <= 12

    text = "手札の2枚を選び、次に3枚を探しましょう。"
    assert list(lines(text, fits)) == ["手札の2枚を", "選び、次に", "3枚を", "探しましょう。"]
    assert list(lines(text, fits, 2)) == ["手札の2枚を", "選び、次に3枚を探しましょう。"]
    assert list(lines("one two three", lambda line: len(line) <= 5, 2)) == ["one", "two three"]


def test_english_is_wrapped_between_words() -> None:
    assert wrapped("one two  three", 7) == ["one two", "three"]
    assert wrapped("", 7) == [""]


def test_columns_count_wide_signs_twice() -> None:
    assert width("AA ペア") == 7
    assert padded("ペア", 6) + "|" == "ペア  |"
    assert padded("ペア", 6, right=True) == "  ペア"


def test_a_line_of_french_ends_at_a_blank_alone() -> None:
    assert list(lines("préféré, là où « 1\u202f000 jetons\u00a0: oui »", lambda _: False)) == [
        "préféré,", "là", "où", "«", "1\u202f000", "jetons\u00a0:", "oui", "»"
    ]  # fmt: skip


def test_no_line_ends_between_a_figure_and_its_per_cent() -> None:
    said = "It expects 16 %, and is content with 10 %."
    assert list(lines(said, lambda line: len(line) <= 12)) == ["It expects", "16 %, and is", "content with", "10 %."]
    assert list(lines("2 5 % a", lambda line: len(line) <= 3)) == ["2", "5 %", "a"]


def test_blanks_that_hold_a_line_together_stay_in_what_is_wrapped() -> None:
    """In the French help a line began with a semicolon."""
    said = "des jeux\u202f; les\nautres  non"
    assert wrapped(said, 9) == ["des", "jeux\u202f;", "les", "autres", "non"]


@given(st.text("aB7é% ,.;)(]}[{-–·’\u00a0\u202f\n\t…\"'/€", max_size=20))
def test_a_text_without_wide_signs_is_broken_by_the_shorter_pattern_as_by_the_whole(text: str) -> None:
    assert re.findall(breaks._PLAIN_UNIT, text) == re.findall(breaks._UNIT, text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Ignoring the betting, your score would have been 27.", "been 27."),
        ("bon tirage low, as assorti\u00a0: top 4\u00a0%.", "top 4\u00a0%."),
        ("Your draw: discard or stand pat", "stand pat"),
        ("and the pair\nof the board", "the pair"),
        ("the four cards that are discarded", None),
        ("Choose two of your own cards and three of the board, then submit.", "then submit."),
        ("Choose two of your cards, then submit.", None),
        ("counterfeiting-again so", None),
        ("30 November · three seats", "November · "),
        ("Nuts and nut low, Omaha hi/lo", "Omaha hi/lo"),
        ("Nuts et nuts en low, Omaha hi-lo", "Omaha hi-lo"),
    ],
)
def test_a_short_last_word_does_not_stand_alone_on_a_line(text: str, kept: str | None) -> None:
    laid = with_last(text)
    assert apart(laid) == text
    assert laid == (text if kept is None else text.replace(kept, kept.replace(" ", BLANK, 1)))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("have 59% ± 1.6% if", ["have", "59% ± 1.6% if"]),
        ("or 2 × 200 + 150 = 550 chips", ["or", "2 × 200", "+ 150", "= 550", "chips"]),
        ("ハイ48.1% + ロー20.3%です", ["ハイ48.1%", "+ ロー20.3%です"]),
        ("最初の人は2 × 200 + 150 = 550まで", ["最初の", "人は", "2 × 200", "+ 150", "= 550まで"]),
        ("Lou + Ines", ["Lou", "+ Ines"]),
    ],
)
def test_a_line_ends_in_a_sum_only_before_a_summand(text: str, parts: list[str]) -> None:
    assert apart(with_last(text)) == text
    assert list(lines(with_last(text), lambda _: False)) == parts


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("約10分後、別のスートと名前で", "スートと名前で"),
        ("順番です。線は平均。", "線は平均。"),
        ("オマハ ハイ/ロー", "オマハ ハイ/ロー"),
        ("ナッツとナッツローを選んでください", "選んでください"),
        ("正確な値（以後ベットがない場合）。", "（以後ベットがない場合）。"),
        ("Qと6のツーペア、5キッカー", "5キッカー"),
        ("タイトアグレッシブ（初級）", "（初級）"),
    ],
)
def test_a_short_last_part_of_japanese_does_not_stand_alone_on_a_line(text: str, last: str) -> None:
    laid = with_last(together(text))
    assert apart(laid) == text == "".join(map(apart, re.findall(breaks._UNIT, laid)))
    assert list(lines(laid, lambda _: False))[-1] == list(lines(with_last(text), lambda _: False))[-1] == last


def test_a_short_last_part_after_a_comma_stays_free_in_a_narrow_column() -> None:
    """A kicker of the log, joined to the high card before it, was broken in the middle."""
    free, joined = "Aハイ、Kキッカー", "半分、端数調整"
    assert with_last(free) == together(free)
    assert with_last(joined) == together(joined).replace("、", f"、{JOINER}")
