"""Rules as machine code: what rule functions may lean on (`rule`), how they are compiled (`compiled`, `natives`), and what one
does with the result (`loops`, `machine`, `stepper`, `branches`).
"""
