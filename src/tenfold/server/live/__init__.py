"""Live tables: rooms, turns, sockets, and how entries become durable."""
