"""The terminal for any game: pages, menus, words, saved games. `play` is the way in."""
