"""Who comes: guests and their tokens, cookies, and which pages they may come from."""
