"""The page of the table: action panel and pointing at cards."""
