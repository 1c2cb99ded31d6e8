"""Where bots think: a fair queue, and processes of their own. `thinkers` is the face that the rest of the server sees."""
