"""`python -m tenfold.cli`."""

from tenfold.cli import main

main()
