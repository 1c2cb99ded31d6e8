"""A net that plays 10 Trick Later without a search: what it sees, what it makes of it, and the player."""
