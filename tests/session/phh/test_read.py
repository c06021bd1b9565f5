from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.session.phh import read
from pokertable.session.phh.read import PhhHand, Unreadable, parse_hand, read_file
from pokertable.session.phh.text import PhhError, Unit, load_tables
from tests.examples import examples
from tests.session.phh.texts import read_text

NLHE = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 f"]
"""


def only(text: str, raise_cap: int | None = None) -> PhhHand:
    (hand,) = read_text(text, raise_cap=raise_cap)
    assert isinstance(hand, PhhHand), hand
    return hand


def refusal(text: str) -> str:
    """The error of a text that holds no readable hand, one line."""
    try:
        (hand,) = read_text(text)
    except PhhError as error:
        found = str(error)
    else:
        assert isinstance(hand, Unreadable)
        found = str(hand.error)
    assert "\n" not in found
    return found


def changed(key: str, value: str) -> str:
    lines = [line for line in NLHE.splitlines() if not line.startswith(f"{key} ")]
    return "\n".join([*lines, f"{key} = {value}"])


@pytest.mark.parametrize(
    ("code", "key", "structure"),
    [
        ("NT", "holdem", "none"),
        ("PT", "holdem", "pot"),
        ("FT", "holdem", "fixed"),
        ("NO", "omaha", "none"),
        ("PO", "omaha", "pot"),
        ("FO", "omaha", "fixed"),
        ("NO/8", "omaha8", "none"),
        ("PO/8", "omaha8", "pot"),
        ("FO/8", "omaha8", "fixed"),
        ("F7S/8", "stud8", "fixed"),
    ],
)
def test_codes(code: str, key: str, structure: str) -> None:
    bets = "\nsmall_bet = 2\nbig_bet = 4\nbring_in = 1\n"
    hand = only(changed("variant", f"'{code}'") + bets)
    assert (hand.game.variant.key, hand.game.structure) == (key, Structure(structure))


@pytest.mark.parametrize("code", ["NS", "NB", "N2L3D", "PR", "XYZ", ""])
def test_other_codes_are_refused_by_name(code: str) -> None:
    assert f"variant '{code}' is not played here" in refusal(changed("variant", f"'{code}'"))


def test_form_is_free() -> None:
    hand = only(
        """
    # a comment
    actions = [
      'd dh p1 AsKs',  'd  dh  p2  ?? ??', # the big blind
      "p2 cbr 6   # he thinks # long",
      "# only talk",
      'p1 f',
    ]
    min_bet = 2
    starting_stacks = [200, 200]
    unknown = {a = 1}
    _mine = [1, "two"]
    blinds_or_straddles = [1, 2]
    antes = []
    variant = 'NT'
    """
    )
    assert [line.number for line in hand.lines] == [1, 2, 3, 5]
    assert hand.game.house.antes_compete is False  # ante_trimming_status is missing


def test_ten_players() -> None:
    text = changed("starting_stacks", str([200] * 10)).replace("[1, 2, 0]", "[1, 2]").replace("[0, 0, 0]", "[]")
    hand = only(text)
    assert (hand.game.variant.key, len(hand.stacks)) == ("holdem", 10)


def test_ten_players_of_a_draw_game_are_refused() -> None:
    text = changed("starting_stacks", str([200] * 10)).replace("[1, 2, 0]", "[1, 2]").replace("[0, 0, 0]", "[]")
    assert "players, not 10" in refusal(text.replace('"NT"', '"N2L1D"'))


def test_heads_up_antes_and_blinds_apply_reversed() -> None:
    text = changed("starting_stacks", "[200, 300]").replace("[1, 2, 0]", "[1, 2]").replace("0, 0, 0", "0, 2")
    hand = only(text.replace('"d dh p3 ????", "p3 f", ', ""))
    assert hand.blinds == (2, 1)
    assert hand.antes == (2, 0)
    assert hand.game.stakes.big_blind_ante == 2
    assert hand.button == 1


def test_decimals_are_scaled_to_the_smallest_unit() -> None:
    text = (
        NLHE.replace("[1, 2, 0]", "[0.5, 1, 0]")
        .replace("= 2\n", "= 1.00\n")
        .replace("[200, 200, 200]", "[50.05, 9, 7]")
    )
    hand = only(text)
    assert hand.unit == Unit(2)
    assert hand.stacks == (5005, 900, 700)
    assert hand.game.stakes.big_blind == 100
    assert [hand.unit.amount(chips) for chips in (5005, 900, 50)] == [50.05, 9, 0.5]


def test_amounts_in_actions_count_for_the_unit() -> None:
    hand = only(changed("actions", "['d dh p1 ????', 'p3 cbr 4.125']"))
    assert hand.unit == Unit(3)


def test_whole_numbers_written_with_a_point_are_whole() -> None:
    assert only(changed("starting_stacks", "[200.0, 150.0, 1e3]")).unit == Unit(0)


def test_unlimited_stacks() -> None:
    hand = only(changed("starting_stacks", "[inf, 200, +inf]"))
    assert [hand.unit.amount(chips) for chips in hand.stacks] == ["inf", 200, "inf"]
    assert hand.unit.amount(hand.stacks[0] - 10**15) == "inf"


def test_raise_cap() -> None:
    assert only(NLHE).game.house.raise_cap == 3
    assert only(NLHE, raise_cap=4).game.house.raise_cap == 4
    assert only(NLHE, raise_cap=-1).game.house.raise_cap is None
    assert only(changed("_raise_cap", "2"), raise_cap=4).game.house.raise_cap == 2
    assert only(changed("_raise_cap", "-1")).game.house.raise_cap is None


def test_wrong_optional_keys_are_ignored() -> None:
    wrong = """
players = ["only one"]
finishing_stacks = "none"
winnings = [1, "x"]
hand = 3.5
seats = {}
_button = 77
_policies = [1, 2, 3]
_seed = "seed"
_practice = "yes"
_raise_cap = "many"
_rake = [1, 2, 3]
_burns = "hello"
time = nan
"""
    hand = only(NLHE + wrong)
    assert hand.players == ("p1", "p2", "p3")
    assert (hand.button, hand.seed, hand.practice, hand.burns, hand.number) == (2, None, False, (), None)
    assert hand.finishing_stacks is None
    assert hand.game.house.rake is None


def test_optional_keys() -> None:
    more = """
players = ["Ann", "Bo", "Cy"]
finishing_stacks = [199, 201, 200.5]
hand = 12
_button = 1
_seed = 99
_practice = true
_burns = "2c3c"
"""
    hand = only(NLHE + more)
    assert hand.players == ("Ann", "Bo", "Cy")
    assert hand.finishing_stacks == (Decimal(199), Decimal(201), Decimal("200.5"))
    assert (hand.button, hand.seed, hand.practice, hand.number) == (0, 99, True, 12)
    assert hand.burns == parse_cards("2c3c")
    assert [hand.seat(player) for player in range(3)] == [1, 2, 0]
    assert [hand.player(seat) for seat in range(3)] == [2, 0, 1]


def test_many_hands_in_one_file_and_one_that_is_wrong() -> None:
    text = f"[1]\n{NLHE}\n[2]\n{changed('variant', '5')}\n[7]\n{NLHE}"
    first, second, third = read_text(text, "game.phhs")
    assert isinstance(first, PhhHand)
    assert first.index == 1
    assert isinstance(second, Unreadable)
    assert str(second.error) == "game.phhs, hand 2: variant: 5 isn't a variant code: expected something like 'NT'"
    assert isinstance(third, PhhHand)
    assert third.index == 7


@pytest.mark.parametrize("key", ["variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    text = "\n".join(line for line in NLHE.splitlines() if not line.startswith(f"{key} "))
    assert f"the key {key} is missing" in refusal(text)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("starting_stacks", "[200]", "2 to 9 players, not 1"),
        ("starting_stacks", "[]", "players, not 0"),
        ("starting_stacks", "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", "players, not 11"),
        ("starting_stacks", "[200, 0, 200]", "starting_stacks: 0: expected stacks above 0"),
        ("starting_stacks", "[200, -5, 200]", "expected stacks above 0"),
        ("starting_stacks", "[200, nan, 200]", "NaN isn't an amount"),
        ("starting_stacks", "[200, -inf, 200]", "-Infinity isn't an amount"),
        ("starting_stacks", "[200, true, 200]", "True isn't an amount"),
        ("starting_stacks", "[200, '200', 200]", "'200' isn't an amount"),
        ("starting_stacks", "[200, [200], 200]", "a list of 1 isn't an amount"),
        ("starting_stacks", "'many'", "'many' isn't an array"),
        ("starting_stacks", "[200, 1e999999, 200]", "too large"),
        ("starting_stacks", "[200, 1e-999999, 200]", "decimals"),
        ("starting_stacks", "[200, 0.00000001, 200]", "more than 6 decimals"),
        ("starting_stacks", f"[200, 1{'0' * 100}, 200]", "too large"),
        ("starting_stacks", "[200, 10_000_000_000_000_000, 200]", "too large"),
        ("antes", "[1, 2, 3, 4]", "expected at most 3 amounts, not 4"),
        ("antes", "[-1, 0, 0]", "antes: -1 is below 0"),
        ("antes", "[inf, 0, 0]", "expected finite amounts"),
        ("antes", "5", "5 isn't an array"),
        ("blinds_or_straddles", "[0, 0, 0]", "needs blinds"),
        ("min_bet", "0", "bets 0/0"),
        ("min_bet", "-2", "min_bet: -2"),
        ("min_bet", "inf", "expected a finite amount"),
        ("ante_trimming_status", "'yes'", "neither true nor false"),
        ("actions", "'p1 f'", "'p1 f' isn't an array"),
        ("actions", "[5]", "action 1: 5 is not text"),
        ("actions", "['p1 f', 'p9 f']", "action 2 'p9 f': 'p9' isn't a player: expected p1 to p3"),
        ("actions", "['p0 f']", "'p0' isn't a player"),
        ("actions", "['p1 allin']", "action 1 'p1 allin': expected d dh, d db"),
        ("actions", "['p1 cbr']", "expected d dh, d db"),
        ("actions", "['p1 cbr many']", "'many' isn't an amount"),
        ("actions", "['p1 cbr nan']", "'nan' isn't an amount"),
        ("actions", "['d dh p1 AxKs']", "'Ax' isn't a card"),
        ("actions", "['d dh p1 AsAs']", "As appears twice"),
        ("actions", "['d dh p1 A']", "'A' isn't a card"),
        ("actions", "['d db']", "expected d dh"),
        ("actions", "['p1 sd']", "no draw"),
        ("actions", f"['d db {'As' * 100}']", "more cards than a deck"),
    ],
)
def test_what_is_wrong_is_named(key: str, value: str, why: str) -> None:
    found = refusal(changed(key, value))
    assert why in found
    assert found.startswith("PHH")
    assert len(found) < 400


def test_a_big_blind_ante_is_dead_money() -> None:
    """Trimming it would hand it back: a configuration error."""
    assert "ante_trimming_status = false" in refusal(changed("antes", "[0, 2, 0]") + "\nante_trimming_status = true")
    assert only(changed("antes", "[0, 2, 0]")).game.stakes.big_blind_ante == 2


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no hand in it"),
        (b"\xff\xfe\x00\x01", "byte 0 is not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n\x00", "is not UTF-8 text"),
        (b"not toml at all", "not a PHH file: not valid TOML at line 1, column 5"),
        (b"a = 1\na = 2", "not a PHH file: not valid TOML"),
        (b"variant = 'NT", "not a PHH file: not valid TOML"),
        (b"x = 1", "no hand in it"),
        (b"x = " + b"[" * 5000, "not a PHH file"),
        (b"a" + b".a" * 50_000 + b" = 1", "nested too deeply"),
        (b"variant = " + b"9" * 5000, "not a PHH file"),
        (b"x = '\x00'", "not a PHH file: not valid TOML at line 1, column 6"),
    ],
)
def test_what_is_no_phh_file_is_said(data: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "some.phh"
    path.write_bytes(data)
    with pytest.raises(PhhError) as error:
        list(read_file(path))
    assert why in str(error.value)
    assert "some.phh" in str(error.value)
    assert "\n" not in str(error.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(PhhError, match=r"cannot read .*nowhere\.phh: No such file"):
        read_file(tmp_path / "nowhere.phh")
    with pytest.raises(PhhError, match="cannot read"):
        read_file(tmp_path)
    with pytest.raises(PhhError, match="cannot read"):
        read_file(Path("a\0b"))


def test_hands_have_the_numbers_of_their_tables_or_their_places() -> None:
    named = "".join(f"[{name}]\n{NLHE}\n" for name in ("first", "7", "third"))
    assert [number for number, _ in load_tables(named.encode(), "x")] == [1, 7, 3]


def test_a_file_lets_go_of_each_hand_that_is_read(monkeypatch, tmp_path):
    """To free 10,000 at once held every thread up for 40 ms."""
    tables = [(number, GOOD) for number in (1, 2, 3)]
    (tmp_path / "hands.phhs").write_text("", encoding="utf-8")
    monkeypatch.setattr(read, "load_tables", lambda data, name: tables)
    hands = read_file(tmp_path / "hands.phhs")
    assert [(hand.index, len(tables)) for hand in hands] == [(1, 2), (2, 1), (3, 0)]


def test_a_byte_order_mark_and_windows_lines() -> None:
    assert load_tables(b"\xef\xbb\xbf" + NLHE.replace("\n", "\r\n").encode(), "x")[0][0] == 1


toml_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats().map(str).map(Decimal) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
KEYS = [
    "variant", "antes", "blinds_or_straddles", "min_bet", "small_bet", "big_bet", "bring_in", "starting_stacks",
    "actions", "ante_trimming_status", "players", "finishing_stacks", "hand", "_button", "_raise_cap", "_rake",
    "_burns",
]  # fmt: skip
GOOD = load_tables(NLHE.encode(), "good")[0][1]


@given(st.dictionaries(st.sampled_from(KEYS), toml_values, min_size=1, max_size=3))
def test_any_value_of_any_key_is_read_or_refused(values: dict[str, object]) -> None:
    try:
        hand = parse_hand({**GOOD, **values})
    except PhhError as refused:
        found = str(refused)
    else:
        found = ""
        assert hand.stacks
    assert "\n" not in found


@given(st.binary(max_size=300))
@examples(100)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        tables = load_tables(data, "bytes")
    except PhhError:
        return
    for index, table in tables:
        try:
            parse_hand(table, index)
        except PhhError:
            continue


def test_a_board_has_no_card_that_nobody_saw() -> None:
    actions = '["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db 2c??4c"]'
    assert "the cards of the board must be known" in refusal(changed("actions", actions))
