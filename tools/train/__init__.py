"""Nets that learn by playing themselves: self-play by PPO on the batch environment, on a GPU (needs PyTorch).

`games` says what there is to know of each game, `tables` deals them, `nets` has the large net that plays and the small ones
that learn from it, `ppo` is how it learns, `trials` are matches of nets, `learn` is the program, `distil` goes on teaching the
small net, and `pack` makes the file of the package from what they wrote.
"""
