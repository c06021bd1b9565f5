"""Phrases are kept as they are, and what is none is refused."""

import pytest

from pokertable.model.text import Phrase, phrase
from pokertable.session.history.rows.journal import InvalidPhrase, decode_phrase, encode_phrase

DRAW = phrase("This hand bets a draw to {draw}: all fold {folds} times in a hundred.", draw=phrase("a flush"), folds=31)


@pytest.mark.parametrize(
    "said", [phrase("Plain."), DRAW, phrase("{{so}} {a}", a="“b”")], ids=["plain", "nested", "odd"]
)
def test_a_phrase_comes_back_equal(said):
    assert decode_phrase(encode_phrase(said)) == said
    assert str(decode_phrase(encode_phrase(said))) == str(said)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "3", '["a"]', '["a",{},1]', '[1,{}]', '["{a}",{}]', '["a",{"b":1}]', '["{a}",{"a":1.5}]',
        '["{a}",{"a":true}]', '["{a}",{"a":null}]', '["{a.__class__}",{"a":"x"}]', '["{a}",{"a":["{b}",{}]}]',
        '["{",{}]',
    ],
)  # fmt: skip
def test_anything_else_is_refused_and_named(text):
    with pytest.raises(InvalidPhrase, match=r"^phrase "):
        decode_phrase(text)


def test_a_template_that_says_more_than_names_is_no_phrase():
    """A format that looks into its values never comes from us."""
    with pytest.raises(InvalidPhrase):
        decode_phrase(encode_phrase(Phrase("{a[0]}", (("a", "x"),))))
