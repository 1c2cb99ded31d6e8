"""Nets that learnt by playing themselves, whatever they play: their layers, their files, the player, and ONNX.

A game brings what its net is given (`features`), its weights and how it looks at a position (`see`).
"""
