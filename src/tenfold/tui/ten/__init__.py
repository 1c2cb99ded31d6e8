"""TEN in the terminal."""
