"""Texts set in lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from pokertable.session.words.breaks import lines
from pokertable.views.kit import fonts
from pokertable.views.kit.fonts import face, text_faces, width_of, wrapped

ENGLISH = "this hand checks: it expects 33% of the pot, and whoever is behind it, calls more often than not"
JAPANESE = "この手はチェックします。ポットの33%を期待でき、後ろの4人はそれより多くコールします。"


@pytest.mark.parametrize(
    ("system", "there", "chosen"),
    [
        (["DejaVu Sans"], ["DejaVu Sans", "Liberation Sans", "Noto Sans"], ["Noto Sans", "Liberation Sans"]),
        (["Cantarell"], ["Inter", "DejaVu Sans", "Cantarell", "Noto Serif"], ["Inter", "Cantarell"]),
        ([".AppleSystemUIFont"], ["DejaVu Sans", "Noto Sans"], [".AppleSystemUIFont", "Noto Sans"]),
        (["Sans Serif"], ["DejaVu Sans"], ["Sans Serif"]),
    ],
)
def test_text_is_set_in_the_best_face_that_is_there_and_in_the_wide_one_last(system, there, chosen):
    assert text_faces(system, there) == [*chosen, "DejaVu Sans"]


@pytest.mark.parametrize("text", [ENGLISH, JAPANESE])
@pytest.mark.parametrize("width", [90.0, 137.0, 260.0, 2000.0])
def test_a_text_has_the_lines_that_each_word_measured_anew_would_give_it(qapp, text, width):
    metrics = QFontMetricsF(face(13, bold=True))
    exact = list(lines(text, lambda line: metrics.horizontalAdvance(line) <= width, 4))
    found = wrapped(text, width, 13, 4, bold=True)
    assert found == [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in exact]


def test_of_a_text_that_was_set_before_hardly_a_word_is_measured(qapp, monkeypatch):
    wrapped(ENGLISH, 260.0, 13, 8)
    measured: list[str] = []

    advance = QFontMetricsF.horizontalAdvance

    class Metrics(QFontMetricsF):
        pass

    def horizontal_advance(metrics: QFontMetricsF, text: str) -> float:
        measured.append(text)
        return advance(metrics, text)

    monkeypatch.setattr(Metrics, "horizontalAdvance", horizontal_advance, raising=False)
    monkeypatch.setattr(fonts, "QFontMetricsF", Metrics)
    assert len(wrapped(ENGLISH, 240.0, 13, 8)) > 1
    assert 0 < len(measured) < len(ENGLISH.split()) / 2
    measured.clear()
    assert len(wrapped(ENGLISH, 240.0, 13, 8)) > 1
    assert not measured, "the same is in lines already"


def test_the_width_of_a_text_is_measured_once_in_each_font(qapp, monkeypatch):
    """Whoever asks again has it at once; with another font of the application it is another."""
    before, font = width_of("scoop 12%", 13), qapp.font()
    other = QFont(font)
    other.setStretch(150)
    in_lines = wrapped(ENGLISH, 260.0, 13, 8)
    try:
        qapp.setFont(other)
        assert width_of("scoop 12%", 13) > 1.2 * before
        assert wrapped(ENGLISH, 260.0, 13, 8) != in_lines
    finally:
        qapp.setFont(font)
    assert width_of("scoop 12%", 13) == before == QFontMetricsF(face(13)).horizontalAdvance("scoop 12%")
    monkeypatch.setattr(fonts, "QFontMetricsF", None)
    assert width_of("scoop 12%", 13) == before
