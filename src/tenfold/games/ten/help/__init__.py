"""What follows from a view: odds, runs, sensible bids and payments; `aid` puts it together."""
