"""Tenfold: the digital home of TEN and 10 Trick Later."""

__version__ = "0.1.0"
