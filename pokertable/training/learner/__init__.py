"""The learner's state: skill in each topic, misses and when they return, and the next question to ask.

`skill`, `miss` and `read_scores` store answers, `schedule` says when a miss returns; `progress` keeps all of it.
`request` chooses the next question, `run` is a session of questions, `at_table` makes questions of hands at the table.
"""
