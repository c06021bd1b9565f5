"""Rules of all families and skills: calls for the stack, and what is done with every other hand."""

from __future__ import annotations

from pokertable.model.text import phrase
from pokertable.players.rules.rule import COMMITS, Do, Rule, all_in_calls, at_least, every_hand, stacks_go_in


def for_the_stack(do: Do, least: float, soft: float) -> Rule:
    """Call for the stack, or move in, by the price; a style that calls too much asks for `least` of it all the same."""
    return Rule(
        when=lambda spot, _: all_in_calls(spot),
        hands=lambda hands, spot, style: at_least(hands.share, max(least, style.calls) * spot.price, soft),
        do=do,
        condition=phrase(
            "A call takes {commits} % of the stack or more, and the hand expects {calls} % of what it needs, or "
            "{least} % if that is more.",
            commits=round(100 * COMMITS),
            least=round(100 * least),
        ),
        because=phrase("This hand is worth the stack: it expects {share} % of the pot and needs {price} %."),
        fits=stacks_go_in,
    )


FOLDS = Rule(
    when=lambda *_: True,
    hands=every_hand,
    do=Do.FOLD,
    condition=phrase("Every other hand."),
    because=phrase("This hand folds: it expects {share} % of the pot and needs {price} %."),
)
CHECKS = Rule(
    when=lambda *_: True,
    hands=every_hand,
    do=Do.CALL,
    condition=phrase("Every other hand."),
    because=phrase("This hand checks: it expects {share} % of the pot."),
)
