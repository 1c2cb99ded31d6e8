"""Nets that learn by playing themselves: self-play by PPO on the batch environment, on a GPU (needs PyTorch).

`tables` deals the games, `nets` has the large net that plays and the small ones that learn from it, `ppo` is how it learns,
`trials` are matches of nets, `ten` is the program for TEN, and `pack` makes the file of the package from what it wrote.
"""
