"""How much anybody may ask for, and how many connections they may have."""
