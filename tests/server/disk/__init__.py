"""Every change of SQLite's files fails, in every way, in a scripted evening; what was acknowledged must stay.

python -m tests.server.disk              every change, in every way
python -m tests.server.disk --only 5     five of each way

faults.c    stands before the C library: the n-th write, fsync, open, truncation or removal of the database's files fails
shim        compiles it, and tells it what is to fail
evening     the hall with its rooms over a real store: a table is opened, played at, and left
lives       one evening for each change and way, each in a process of its own; then the next process looks at what is left
"""
