"""The terminal: people play here, against the automaton or against bots.

`play` is the way in. `loop` plays one game of any kind; what a game looks like is its `screen`, which sees views only.
"""
