"""Reviews of finished games: thought out action by action where bots think, and kept with the game."""
