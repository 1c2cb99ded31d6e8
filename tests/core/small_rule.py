"""A rule that is compiled in no time, for the tests of where compiled code is kept.

`python -m tests.core.small_rule` compiles and calls it.
"""

from __future__ import annotations

import sys

from tenfold.core.compile.compiled import compile_rules, is_cached


def twice(n: int) -> int:
    return 2 * n


if __name__ == "__main__":
    rules = {"twice": twice}
    sys.stdout.write(f"{'again' if is_cached(rules, {}) else 'first'} {compile_rules(rules, {})['twice'](21)}\n")
