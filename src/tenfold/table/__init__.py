"""One running game: its log, and what one may ask of it."""
