"""For researchers: both games behind every standard interface, one game at a time or millions."""
