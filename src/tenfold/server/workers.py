"""Several processes that serve, and their end: none of them outlives the one that started them."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time

from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

log = logging.getLogger("tenfold.server")

GOODBYE_S = 10
ENDS_S = GOODBYE_S + 5.0


class Workers(Multiprocess):
    """uvicorn's supervisor. A worker that does not end when it is told to is killed: what it acknowledged is durable."""

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have ended. uvicorn also kills those that say nothing for five seconds: on a busy machine they
        are those that work, or that were just started.
        """
        for number, worker in enumerate(self.processes):
            if self.should_exit.is_set() or worker.process.is_alive():
                continue
            if worker.exitcode == STARTUP_FAILURE:
                log.error("A worker could not start, and another one could not either")
                self.should_exit.set()
                return
            self.processes[number] = Process(self.config, self.sockets)
            self.processes[number].start()

    def join_all(self) -> None:
        until = time.monotonic() + ENDS_S
        for worker in self.processes:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                log.warning("A worker does not end by itself and is killed")
                worker.process.kill()
                worker.process.join()


def end_with_parent() -> None:
    """If this process is a worker, end it when the supervisor is gone, however that came."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        end_in_time()

    threading.Thread(target=watch, name="supervisor", daemon=True).start()


def end_in_time() -> None:
    """End this process soon, also if something in it waits for ever: a database that is frozen, a bot that thinks."""
    timer = threading.Timer(ENDS_S, give_up)
    timer.daemon = True
    timer.start()


def give_up() -> None:
    log.warning("The server does not end by itself and is ended")
    os._exit(1)
