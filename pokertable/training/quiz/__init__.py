"""The hand-reading quiz: questions from seeded deals, grading with named errors, disguised repetitions.

From the bottom up:

- `errors`: the mistakes by name; `deals`: the cards and hands of a question; `sharing`: pots being shared out; `parts`:
  the parts of an answer; `answers`: answers as values; `hands`: their drawing;
- `question`: a question with its right and its tempting answers, its difficulty, and a graded reply;
- `disguise`: the same pattern with other suits and ranks; `topic`: the interface of topics, `kinds` of them;
- `fives`: all choices of five cards; `reasons`: shared sentences; `topics`: the list of topics, each a class in its own
  file; beside them `showdown`: pots, claims and cards, `pot_readers` and `nuts_readers`: misreaders;
- `answering`: an answer in progress; `wire`: questions as JSON.
"""
