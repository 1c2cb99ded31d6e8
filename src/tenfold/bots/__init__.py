"""Players made of code. A bot sees a view and the legal actions, and names one of them; it never sees a state.

A bot of yours is a `BotKind` (`tenfold.bots.contract`); docs/bots.md shows one, and where it plays.
"""
