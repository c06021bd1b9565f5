"""How an opponent plays, as text: complete, with the figures of its very style, and nothing that it never does."""

import pytest

from pokertable.players.cast import CAST
from pokertable.players.own import OwnOpponent
from pokertable.players.playbook import playbook

OWN = OwnOpponent(name="Shark", tightness=0, bluffing=0)


@pytest.mark.parametrize("name", [*CAST, OWN.key])
def test_every_sentence_is_whole_and_filled(name):
    found = playbook(name)
    assert found.character.name == name
    assert len(found.tables) == (0 if name == "random" else 3)
    assert bool(found.leaks) == name.endswith(":beginner")
    for table in found.tables:
        assert len(table.rules) >= 4
        for rule in table.rules:
            for sentence in (rule.when, rule.because):
                said = str(sentence)
                assert "{" not in said and said[0].isupper() and said.endswith(".")
            assert "…" not in str(rule.when), "a condition names figures"


def said(name):
    return "\n".join(str(rule.when) for table in playbook(name).tables for rule in table.rules)


def test_the_figures_are_those_of_the_style():
    assert "best 15 % against five opponents" in said("tag") and "25 times in a hundred, with any hand" in said("tag")
    assert "best 34 % against five opponents" in said("lag")
    assert "best 60 % against five opponents" in said(OWN.key)


def test_what_a_style_never_does_is_left_out():
    assert "at most two are left to act" in said("tag")
    assert "at most two are left to act" not in said("rock"), "it never steals"
