"""What hands are worth against others: outcomes over samples of futures and rivals."""
