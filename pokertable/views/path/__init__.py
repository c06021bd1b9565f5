"""The page of the path: a course as a trail of units, the next step, ratings; the doors to all that teaches."""
