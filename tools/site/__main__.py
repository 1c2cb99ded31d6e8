"""`python -m tools.site`: makes the site, and says what is wrong with it."""

import sys

from tools.site.building import main

sys.exit(main(sys.argv[1:]))
