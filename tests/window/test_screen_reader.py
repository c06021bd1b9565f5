"""A hand from the deal to the award as a screen reader hears it, over a real accessibility bus."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from pokertable.players.styles.cast import NAMES
from tests.machine import patience
from tests.window.test_real_window import display, needs_x, require_face

__all__ = ["display"]
pytestmark = pytest.mark.desktop

SYSTEM_PYTHON = "/usr/bin/python3"


def missing() -> str:
    """What is not installed, empty for nothing."""
    if not shutil.which("dbus-run-session"):
        return "dbus-run-session"
    if not any(Path(folder, "at-spi-bus-launcher").exists() for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")):
        return "at-spi2-core"
    if not Path(SYSTEM_PYTHON).exists():
        return SYSTEM_PYTHON
    found = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "python3-pyatspi" if found.returncode else ""


needs_bus = pytest.mark.skipif(bool(missing()), reason=f"{missing()} is not installed")


class Transcript:
    """What a reader heard of a hand in a language, in order: said, the lines of the log, the table in words."""

    def __init__(self, display: str, home: Path, language: str) -> None:
        done = subprocess.run(
            ["dbus-run-session", "--", sys.executable, "-m", "tests.window.aloud", language],
            cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=patience(120),
            env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(home)},
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        self.lines = done.stdout.splitlines()
        self.complaints = done.stderr

    def of(self, kind: str) -> list[str]:
        """The texts of a kind of line."""
        return [text for line in self.lines for found, _, text in [line.partition(" ")] if found == kind]

    def check(self) -> None:
        """Fails if a line of the log was not said in its turn, or a control has no name or no kind."""
        told, tables = self.of("log"), self.of("table")
        rest = iter(self.of("said"))
        assert [line for line in told if line not in rest] == [], "each line of the log is said, in the log's order"
        assert tables[-1] == self.of("felt")[0]
        assert len(tables) > len(told) / 2, "the table in words goes with the hand"
        controls = [text.split(" | ") for text in self.of("control")]
        assert controls
        assert [each for each in controls if each[0] in ("filler", "unknown", "invalid") or not each[1].strip()] == []
        assert "ValueChanged" not in self.complaints, "Qt complains of what no reader can make anything of"


@needs_x
@needs_bus
def test_a_hand_is_heard_from_the_deal_to_the_award(display, tmp_path):
    heard = Transcript(display, tmp_path, "en")
    heard.check()
    told = heard.of("log")
    assert told[0] == "Hand 1" and "You are dealt seven of clubs, five of diamonds, four of hearts" in "".join(told)
    assert any(line.startswith("Flop ") for line in told) and any(" wins " in line for line in told)
    assert any("Calling " in line and " to win " in line and " needs " in line for line in heard.of("said")), (
        "the price of a call"
    )
    (felt,) = heard.of("felt")
    assert "Board: " in felt and "stack" in felt
    assert {"Fold", "Next hand"} & {text.split(" | ")[1] for text in heard.of("control")}
    assert "focus panel Pot-limit Omaha hi/lo 1/2, Hand 1" in heard.lines


LINES: Final = (
    "ハンド1",
    "(プリフロップ|(フロップ|ターン|リバー) CARDS、ポットN)",
    "NAMEがボタン",
    "NAMEが[12]をポスト",
    "あなたにCARDS",
    "NAMEが(フォールド|チェック|マック)",
    "NAMEがN(をコール(、合計N)?|をベット|にレイズ)(、オールイン)?",
    "ショーダウン、ポットN",
    "NAMEがCARDSを公開：(AとJのフルハウス|Jと7のツーペア、5キッカー、7-5-4-2-Aのロー|[^a-z]+)",
    "(コールされなかった)?NがNAMEに(戻る|返却)",
    "NAMEがNを獲得(、ポットの2分の1（(ハイ|ロー)）)?",
    "NAMEが(ポットN|N)をスクープ.*",
)
"""What the log of a hand of Omaha hi/lo is made of in Japanese: whole lines, cards by their names."""
_CARD: Final = "(クラブ|ダイヤ|ハート|スペード)の([2-9AKQJ]|10)"
_PARTS: Final = {"CARDS": f"{_CARD}(、{_CARD})*", "NAME": "(あなた|Ines|Marek|Tomo|Adaeze|Lou)", "N": "[0-9][0-9,]*"}


@needs_x
@needs_bus
@pytest.mark.long
def test_a_hand_is_heard_in_japanese(qapp, display, tmp_path):
    require_face("ja")
    heard = Transcript(display, tmp_path, "ja")
    heard.check()
    told = heard.of("log")
    pattern = "|".join(LINES)
    for part, meant in _PARTS.items():
        pattern = pattern.replace(part, meant)
    assert [line for line in told if not re.fullmatch(pattern, line)] == [], "\n".join(heard.lines)
    assert told[0] == "ハンド1" and "あなたにクラブの7、ダイヤの5、ハートの4、ダイヤの2" in told
    assert any("を獲得" in line or "をスクープ" in line for line in told)
    assert any(
        re.fullmatch("あなたの番。[0-9]+をコールして[0-9]+(のうち[0-9]+)?を取るには勝率.*が必要.*", line)
        for line in heard.of("said")
    )
    (felt,) = heard.of("felt")
    assert "ボード：" in felt and "スタック" in felt
    texts = [text for kind in ("said", "log", "table") for text in heard.of(kind)]
    texts += [words for text in heard.of("control") for words in text.split(" | ")[1:]]
    latin = {word for text in texts for word in re.findall("[A-Za-z]{4,}", text.replace("\\n", " "))}
    assert latin <= {*NAMES, "Pokertable", "Space", "Enter"}, latin
    assert "focus panel ポットリミット オマハ ハイ/ロー 1/2、ハンド1" in heard.lines
    assert {"フォールド", "次のハンド"} & {text.split(" | ")[1] for text in heard.of("control")}
