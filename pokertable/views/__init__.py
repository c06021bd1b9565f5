"""Qt views: they draw observations and emit actions; no rules, no chip arithmetic."""
