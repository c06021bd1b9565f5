"""What the others can hold: presumed play, ranges, classes of hands."""
