"""For all tests."""

from __future__ import annotations

import signal

# Started in the background, a shell hands down an ignored Ctrl-C; the programs under test must hear theirs.
signal.signal(signal.SIGINT, signal.default_int_handler)
