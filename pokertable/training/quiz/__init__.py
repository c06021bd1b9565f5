"""The hand-reading quiz: questions from seeded deals, grading with named errors, disguised repetitions, the schedule.

From the ground up:

- `topic` what is asked about; `errors` the mistakes by name; `deals` the cards and hands that a question is about;
  `answers` what can be answered; `question` a question with its right and its tempting answers, and how hard it is;
- `fives` where a reader of cards may look; `showdown` pots, claims and cards; `pot_readers` who share them out wrongly;
- `best_high`, `best_low`, `which_play`, `the_nuts`, `who_wins`, `pot_maximum`, `live_cards` one topic each: deal,
  build, name an error;
- `topics` all of them together, to ask and to grade; `steps` how an answer is given, part by part; `sharing` pots
  being shared out;
- `disguise` the same pattern under other suits and ranks; `schedule` when a miss returns; `miss` and `skill` what is
  kept of answers; `progress` all of it;
- `choice` what to ask next; `run` a session of questions; `at_table` a misread at the table; `wire` questions as JSON.
"""
