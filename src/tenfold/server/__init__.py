"""People at tables over the network."""
