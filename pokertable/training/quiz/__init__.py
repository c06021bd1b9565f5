"""The hand-reading quiz: questions from seeded deals, grading with named errors, disguised repetitions.

From the ground up:

- `errors` the mistakes by name; `deals` the cards and hands that a question is about; `answers` what every answer can
  do; `sharing` pots being shared out; `parts` how an answer is given; `hands` how it is drawn;
- `question` a topic, and a question with its right and its tempting answers, and how hard it is;
- `fives` where a reader of cards may look; `topics` the list of topics, each a value in its own file; beside them
  `showdown` pots, claims and cards, `pot_readers` and `nuts_readers` who read them wrongly;
- `asking` asks and grades; `answering` an answer being given;
- `disguise` the same pattern with other suits and ranks; `wire` questions as JSON.
"""
