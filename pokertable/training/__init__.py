"""Questions and grading: quiz, Omaha lab, review."""
