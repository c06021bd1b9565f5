"""The page of the lab and its lessons."""
