"""Deterministic simulation: the real hall, rooms, writer, clocks, connections and tables, in a world that one seed decides.

    python -m tests.simulation --seeds 10000    many evenings, on all cores (`make simulate`)
    python -m tests.simulation --seed 23        one of them, told line by line; it is the same each time

What is real: all of `tenfold.table`, and of `tenfold.server.live` the hall, rooms, writer, turns, clocks, connections,
conversations, presence and quarantine; the queue of the thinkers and the quick bots. What is simulated, and where the seam is:

    world       virtual time: everything that is to happen, in an order that the seed decides
    loop        an event loop of asyncio over it, one for each life of a process. `run_in_executor` (`asyncio.to_thread`) is a
                thread: what it does happens at some later moment, all at once, and is heard after that
    store       the store in memory, with transactions that are late, fail, or are done although nobody hears of it
    process     a process that is killed, asked to end, stands still, or hears nothing from the others
    wire        a WebSocket: texts in order, slow, lost when it breaks; the process may notice much later
    people      who comes, sits, plays, chats, goes, comes back, sends again with the same id, looks from elsewhere, and asks
                for a rematch
    replaced    `time` and `secrets` of the package, for as long as it lasts
    evening     one seed: some trouble, then a truce in which everything must go on
    truth       what must always be so, by the log alone
    mistakes    what somebody could do wrong, in the real code; the simulation must find all of it

What must always be so: the log has no gap and no request twice; what was acknowledged is there, what was refused is not;
no request that was done is refused when it is sent again; whoever looks is shown all that anybody had heard of before, and the
table before anything is said of it; what a seat is told is the log from where it began to listen, in
order, and of each entry what that seat may know; how long people thought is the time between entries, and nobody is called too
late too early; after the truce games go on, also where a process died for good while it had a bot to think for, requests are
answered, whoever looks hears in a moment what is written, and processes end when asked to; nothing is logged as an error, and
no table is set aside.
"""
