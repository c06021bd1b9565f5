"""What is known of who learns: how well each skill is read, what was missed and when it comes back, what to ask next.

`skill`, `miss` and `read_scores` are what is kept of answers, `schedule` says when a miss returns; `progress` keeps all
of it. `request` is what to ask next, `run` a session of questions, `at_table` a hand of the table as a question.
"""
