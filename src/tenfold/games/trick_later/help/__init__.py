"""What follows from a view: the running trick, what a card would do; `aid` puts it together."""
