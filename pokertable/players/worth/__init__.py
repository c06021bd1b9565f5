"""Values of hands against others: outcomes over samples of futures and rivals."""
