"""What `/metrics` tells, for Prometheus. Every process counts for itself."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITTED = Counter("tenfold_committed_entries", "Entries written to the log")
REFUSED = Counter("tenfold_refused", "What people asked for and was refused, by the reason", ["code"])
BOT_MOVES = Counter("tenfold_bot_moves", "Moves of bots")
TAKEN_OVER = Counter("tenfold_seats_taken_over", "Seats that a bot plays on for a guest, by the reason", ["why"])
ANSWERS = Counter("tenfold_answers", "Answers to requests over HTTP, by the first digit of their status", ["status"])
CONNECTIONS = Gauge("tenfold_connections", "Open WebSockets")
PLACES = Gauge("tenfold_sockets", "Open connections of clients, WebSockets and requests together")
MOST_PLACES = Gauge("tenfold_sockets_most", "How many connections of clients there may be")
ROOMS = Gauge("tenfold_tables_in_memory", "Tables held in memory")
TABLES = Gauge("tenfold_tables", "Tables held in memory, by their state", ["state"])
TURNED_AWAY = Counter(
    "tenfold_turned_away", "Connections and handshakes that were not let in, by the cap that they met", ["why"]
)
TOO_LATE = Counter("tenfold_requests_too_late", "Connections closed because a request did not come in time")
TOO_SLOW = Counter("tenfold_connections_too_slow", "Connections closed because they did not read")
FLOODS = Counter("tenfold_connections_too_fast", "Connections closed because they sent too much")
WRITE_FAILURES = Counter("tenfold_write_failures", "Transactions that the database did not take, by the reason", ["reason"])
SET_ASIDE = Counter("tenfold_tables_set_aside", "Tables that this process has set aside, by the reason", ["reason"])
ASIDE = Gauge("tenfold_tables_aside", "Tables in the database that are set aside, by the reason", ["reason"])
OPEN_REPORTS = Gauge("tenfold_reports_open", "Reports of guests in the database that nobody has settled")
PUSHES = Counter("tenfold_pushes", "Notes for devices, by what came of them", ["result"])
PUSHES_WAITING = Gauge("tenfold_pushes_waiting", "Notes for devices that wait to be sent")
WRITES_WAITING = Gauge("tenfold_writes_waiting", "Entries that wait for the transaction before theirs")
MOVE_TIME = Histogram(
    "tenfold_move_seconds",
    "How long a person's move takes, from being read to being durable and told",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
LOOP_LAG = Histogram(
    "tenfold_loop_lag_seconds",
    "How much later than planned the event loop comes to something",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
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
THOUGHTS_ASKED = Gauge("tenfold_thoughts_asked", "Shared searches that this process waits for")
REMOTE_THINKERS = Gauge("tenfold_remote_thinkers", "Processes that only think for the servers of this database")
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


def begin_at_zero() -> None:
    """Show what is known to be counted from the start: an alert compares with what was before, also the first time."""
    for reason in ("disk_full", "read_only", "locked", "disk_error", "away", "other"):
        WRITE_FAILURES.labels(reason)
    for why in ("error", "died", "hung", "start"):
        THOUGHTS_FAILED.labels(why)
    for lane in ("quick", "search"):
        THOUGHTS_WAITING.labels(lane), THOUGHTS_RUNNING.labels(lane), THINKERS.labels(lane), THOUGHT_WAIT.labels(lane)
    for status in "2345":
        ANSWERS.labels(f"{status}xx")
