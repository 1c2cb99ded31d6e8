"""Players made of code. A bot sees a view and the legal actions, and names one of them; it never sees a state."""
