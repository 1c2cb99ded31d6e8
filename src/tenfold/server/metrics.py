"""What `/metrics` tells, for Prometheus. Every process counts for itself."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITTED = Counter("tenfold_committed_entries", "Entries written to the log")
REFUSED = Counter("tenfold_refused", "What people asked for and was refused, by the reason", ["code"])
BOT_MOVES = Counter("tenfold_bot_moves", "Moves of bots")
TAKEN_OVER = Counter("tenfold_seats_taken_over", "Seats that a bot plays on for a guest, by the reason", ["why"])
CONNECTIONS = Gauge("tenfold_connections", "Open WebSockets")
ROOMS = Gauge("tenfold_tables_in_memory", "Tables held in memory")
TURNED_AWAY = Counter(
    "tenfold_turned_away", "Connections and handshakes that were not let in, by the cap that they met", ["why"]
)
TOO_LATE = Counter("tenfold_requests_too_late", "Connections closed because a request did not come in time")
TOO_SLOW = Counter("tenfold_connections_too_slow", "Connections closed because they did not read")
FLOODS = Counter("tenfold_connections_too_fast", "Connections closed because they sent too much")
WRITE_FAILURES = Counter("tenfold_write_failures", "Transactions that the database did not take, by the reason", ["reason"])
SET_ASIDE = Counter("tenfold_tables_set_aside", "Tables that this process has set aside, by the reason", ["reason"])
ASIDE = Gauge("tenfold_tables_aside", "Tables in the database that are set aside, by the reason", ["reason"])
PUSHES = Counter("tenfold_pushes", "Notes for devices, by what came of them", ["result"])
PUSHES_WAITING = Gauge("tenfold_pushes_waiting", "Notes for devices that wait to be sent")
COMMIT_TIME = Histogram(
    "tenfold_commit_seconds",
    "How long a transaction of the log takes to become durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
THOUGHTS_WAITING = Gauge("tenfold_thoughts_waiting", "Thoughts of bots that wait for a process, by lane", ["lane"])
THOUGHTS_RUNNING = Gauge("tenfold_thoughts_running", "Thoughts of bots that a process is at, by lane", ["lane"])
THINKERS = Gauge("tenfold_thinkers", "Processes in which bots think, by lane", ["lane"])
THOUGHT_WAIT = Histogram(
    "tenfold_thought_wait_seconds",
    "How long a thought of a bot waits for a process, by lane",
    ["lane"],
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100),
)
THOUGHTS_DROPPED = Counter("tenfold_thoughts_dropped", "Thoughts that nobody waited for any more, by the reason", ["why"])
THOUGHTS_SHORTENED = Counter("tenfold_thoughts_shortened", "Thoughts with less than their usual budget, by bot", ["bot"])
THOUGHTS_REPLACED = Counter("tenfold_thoughts_replaced", "Moves made by a quick bot as too many thoughts waited", ["bot"])
THOUGHTS_FAILED = Counter("tenfold_thoughts_failed", "Thoughts that failed, by the reason", ["why"])
REVIEWS = Counter("tenfold_reviews", "Reviews of finished games, by what came of them", ["result"])
REVIEWS_UNDER_WAY = Gauge("tenfold_reviews_under_way", "Reviews of finished games that are being made")
REVIEW_TIME = Histogram(
    "tenfold_review_thought_seconds",
    "How long was thought about a review, all its actions together",
    buckets=(0.3, 1, 3, 10, 30, 100, 300, 1000),
)
