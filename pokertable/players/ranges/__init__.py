"""Opponents' ranges: presumed play, ranges, classes of hands."""
