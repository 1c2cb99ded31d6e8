"""A whole bot for TEN in one file, without any library: it draws while that is likely to go well, and bids little.

tenfold arena careful --bot "mine=python example_bot.py" --game ten --players 2 --games 100
"""

import json
import sys


def choose(view, legal):
    """One of the legal actions."""
    if view["phase"] == "draw":
        enough = view["net"] > 5
        return "take numbers" if enough and "take numbers" in legal else legal[0]
    if "pass" in legal:
        return "pass"
    return legal[-1]


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if question["op"] == "quit":
            break
        action = choose(question["view"], question["legal"])
        sys.stdout.write(json.dumps({"action": action}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
