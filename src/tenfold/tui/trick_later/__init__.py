"""10 Trick Later in the terminal."""
