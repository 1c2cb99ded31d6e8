"""The terminal: people play here, against the automaton or against bots.

`shell` plays one game of any kind, and `shell.play` is the way in; what a game looks like is its screen, which sees views only.
"""
