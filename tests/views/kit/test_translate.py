import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from pokertable.model.cards import parse_cards
from pokertable.model.text import inside, phrase
from pokertable.session.words.line import CardText
from pokertable.views.kit.translate import number, percent, pieces, shown

GERMAN = {
    ("model", "{name} raises to {amount}"): "{amount} setzt {name} nach",
    ("model", "the side pot"): "der Nebenpott",
    ("number", ","): ".",
    ("number", "."): ",",
}


class German(QTranslator):
    def translate(self, context, source, disambiguation=None, n=-1):
        return GERMAN.get((context, source))  # None: not translated


@pytest.fixture
def german(qapp):
    translator = German()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_without_a_translation_a_phrase_is_its_english_text(qapp):
    for text in (
        phrase("plain"),
        phrase("{name} raises to {amount}", name="Lou", amount=1_234_567),
        phrase("{pot} {amount}", pot=phrase("Side pot {number}", number=2), amount=-1500),
        phrase("{cards}", cards=CardText(parse_cards("8h7s"))),
    ):
        assert shown(text) == str(text)


def test_templates_and_what_is_nested_in_them_are_looked_up(german):
    assert shown(phrase("{name} raises to {amount}", name="Lou", amount=12_000)) == "12.000 setzt Lou nach"
    assert shown(phrase("{part} {pot}", part="in", pot=phrase("the side pot"))) == "in der Nebenpott"


def test_numbers_follow_the_language_of_the_window_not_of_the_system(german):
    assert number(2_400_000) == "2.400.000"
    assert percent(0.188) == "18,8%"
    assert shown(phrase("{a}, {b}", a="12.5", b="<0.1")) == "12,5, <0,1"
    assert [percent(0.0004), percent(0, error=0.001), percent(0)] == ["<0,1%", "<0,2%", "0,0%"]


def test_a_name_with_braces_is_shown_as_it_is(qapp):
    assert shown(phrase("{name} folds", name="{amount}")) == "{amount} folds"


def test_pieces_keep_cards_apart_from_text(qapp):
    heart, spade = parse_cards("8h7s")
    text = phrase("{said}: good", said=phrase("{name} shows {cards}", name="Lou", cards=CardText([heart, spade])))
    assert pieces(text) == ["Lou shows ", heart, " ", spade, ": good"]


def test_inside_a_sentence_a_phrase_has_no_capital_but_cards_keep_theirs(qapp):
    for name, wanted in (
        ("Nut-low draw", "nut-low draw"),
        ("A-2 and another", "A-2 and another"),
        ("Aces", "aces"),
        ("A pair of its own", "a pair of its own"),
        ("L’as et le roi", "l’as et le roi"),
        ("A", "A"),
    ):
        said = phrase("Mostly with: {name}.", name=inside(phrase(name)))
        assert shown(said) == str(said) == "".join(map(str, pieces(said))) == f"Mostly with: {wanted}."
    ace = inside(phrase("{card} plays", card=CardText(parse_cards("As"))))
    assert pieces(phrase("So {what}", what=ace)) == ["So ", *parse_cards("As"), " plays"]
