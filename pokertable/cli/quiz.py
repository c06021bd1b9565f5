"""``pokertable quiz``: the quiz's questions with answers and explanations, for anyone to check."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pokertable.cli.game_args import add_variant_argument, variant_of, whole
from pokertable.cli.language import BadArgument, outside, said, tr, unknown
from pokertable.cli.output import Subparsers, json_line
from pokertable.training.decide.bank import themes
from pokertable.training.decide.themes import WORDS
from pokertable.training.quiz.topics import BANKED, DECIDE, FILES, topic_from

if TYPE_CHECKING:
    from pokertable.model.variant import Variant
    from pokertable.training.quiz.question import AnyQuestion
    from pokertable.training.quiz.topic import AnyTopic

MOST = 1_000_000
_TOPICS = (*FILES, *BANKED)


def add_parser(subparsers: Subparsers) -> None:
    """Add ``quiz``."""
    parser = subparsers.add_parser(
        "quiz",
        help=tr("the quiz's questions, with answers and explanations"),
        description=tr("Prints questions from the hand-reading quiz, with every right answer and the tempting errors."),
    )
    add_variant_argument(parser)
    parser.add_argument(
        "--topic", required=True, metavar=tr("TOPIC"), help=tr("one of {names}", names=" ".join(_TOPICS))
    )
    parser.add_argument(
        "--theme",
        metavar=tr("THEME"),
        help=tr("decide: the theme of the questions, one of {names}", names=" ".join(WORDS)),
    )
    parser.add_argument("--count", metavar="N", type=whole, default=1, help=tr("how many questions (default 1)"))
    parser.add_argument(
        "--seed", metavar="S", type=whole, default=0, help=tr("the same seed asks the same questions (default 0)")
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=tr("print only JSON, one question per line (topic lower: {tie} means a tie)", tie='{"player": null}'),
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the questions; raises `ValueError` for a bad game, topic or count, or a topic unfit for the game."""
    from pokertable.training.quiz.wire import question_json

    variant = variant_of(args)
    if args.topic not in _TOPICS:
        raise unknown("--topic", args.topic, _TOPICS)
    topic = topic_from(args.topic)
    if not topic.games:
        raise BadArgument("--topic {topic}: this version has no decisions to train", topic=repr(args.topic))
    if not topic.fits(variant):
        raise BadArgument(
            "--topic {topic} is not asked in {game}, only in {fitting}",
            topic=repr(args.topic),
            game=repr(args.game),
            fitting=", ".join(topic.games),
        )
    if args.qualifier is not None and topic.finds_deals:
        raise BadArgument(
            "--qualifier {highest} with --topic {topic}: this topic is asked only with the game's own low",
            highest=args.qualifier,
            topic=repr(args.topic),
        )
    if args.theme is not None:
        if args.topic != DECIDE:
            raise BadArgument("--theme belongs to --topic {topic}", topic=DECIDE)
        there = [theme.value for theme in themes(variant.key)]
        if args.theme not in there:
            raise unknown("--theme", args.theme, there)
    if not 1 <= args.count <= MOST:
        raise outside("--count", args.count, MOST)
    for number, question in enumerate(questions(topic, variant, args.count, args.seed, args.theme or ""), 1):
        if args.json:
            print(json_line(question_json(question)), flush=True)
        else:
            print(_text(number, question), flush=True)
    return 0


def questions(topic: AnyTopic, variant: Variant, count: int, seed: int, theme: str = "") -> Iterator[AnyQuestion]:
    """`count` questions, drawn evenly from the wanted levels; a stored spot is repeated only if there are too few."""
    rng = random.Random(f"{topic.key} {variant.key} {seed}")
    asked: set[str] = set()
    for _ in range(count):
        deal = topic.chosen(variant, rng, asked, theme)
        if deal is None:
            yield topic.ask(variant, rng, rng.randint(1, topic.hardest))
        else:
            asked.add(topic.name_of(deal))
            yield topic.disguised(topic.rebuilt(deal), None, rng)


def _text(number: int, question: AnyQuestion) -> str:
    from pokertable.cli.quiz_words import answered, dealt

    lines = [
        tr("{number}. {prompt} (level {level})", number=number, prompt=said(question.prompt), level=question.level)
    ]
    lines += [f"   {line}" for line in dealt(question)]
    lines.append("   " + tr("answer: {answer}", answer=answered(question, question.answer)))
    lines.append(f"   {said(question.explanation)}")
    for t in question.tempting:
        lines.append(
            "   " + tr("wrong ({error}): {answer}", answer=answered(question, t.answer), error=said(t.error.title))
        )
    return "\n".join(lines)
