"""What `/metrics` tells, for Prometheus. Every process counts for itself."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("tenfold_commits", "Transactions of the log")
COMMITTED = Counter("tenfold_committed_entries", "Entries written to the log; divided by the transactions, the size of a group")
REQUESTS = Counter("tenfold_requests", "What people asked tables for, by what came of it", ["answer"])
DONE = REQUESTS.labels("done")
BOT_MOVES = Counter("tenfold_bot_moves", "Moves of bots")
TAKEN_OVER = Counter("tenfold_seats_taken_over", "Seats that a bot plays on for a guest, by the reason", ["why"])
CONNECTIONS = Gauge("tenfold_connections", "Open WebSockets")
ROOMS = Gauge("tenfold_tables_in_memory", "Tables held in memory")
TOO_SLOW = Counter("tenfold_connections_too_slow", "Connections closed because they did not read")
FLOODS = Counter("tenfold_connections_too_fast", "Connections closed because they sent too much")
ANSWER_TIME = Histogram(
    "tenfold_answer_seconds",
    "From a request to its durable answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
