"""What people are told by two processes on one database, held against what a single log would have told them.

    python -m tests.server.histories --operations 5000    a long history, with kills and broken connections

    operations    what was asked of a table, from when to when, and what came of it
    tables        a table as one log: what each operation does there, if they come one after the other
    linearizable  whether operations that overlap could have come one after the other with these answers
    people        guests who ask both processes at once, break off, and ask again
    history       two real servers that are killed in between, and the judgement of all that was told

The checker is that of Wing and Gong ("Testing and verifying concurrent objects", 1993) as Lowe improved it ("Testing for
linearizability", 2017): there was no kept one for Python. What nobody heard an answer to is looked up in the final log: either
it is there, and happened at some time after it was asked, or it never did.
"""
