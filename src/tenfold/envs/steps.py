"""What a batch of games does, one game at a time: compiled for the CPU and as device code from these same functions.

`observe` and `winners` are slots of the game's `Tensor`, the others of its rules.
"""

from __future__ import annotations

from typing import Any

from tenfold.core.bits import lowest, product
from tenfold.core.chance import STREAM
from tenfold.core.choosing import NO_ACTION, UNBROKEN, how_many, pick
from tenfold.core.compile.loops import at_random, begin, check, do, is_over, next_roll, offer, roll
from tenfold.core.compile.rule import rule, slot
from tenfold.core.game import AnyGame, tensor_of
from tenfold.core.tensor import reward_of

LOW = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
NEVER_ZERO = 1
# In place of the rule that forbids an action: the game has none of this number.
NO_SUCH_ACTION = -1


@slot
def observe(s: Any, seat: int, out: Any) -> int:
    raise AssertionError


@slot
def winners(s: Any) -> int:
    raise AssertionError


@slot
def set_out(s: Any) -> None: ...


@slot
def act(s: Any, action: int) -> None: ...


@slot
def passes_by_itself(s: Any) -> bool:
    raise AssertionError


@slot
def pass_by(s: Any) -> None: ...


@slot
def is_asked(s: Any, options: int) -> bool:
    raise AssertionError


def rules_for(game: AnyGame) -> dict[str, Any]:
    """What stands in the slots of this module."""
    tensor = tensor_of(game)
    return {**game.rules, "observe": tensor.observe, "winners": tensor.winners}


@rule
def deal(states: Any, i: int, template: Any, stream: int) -> None:
    """Game i anew: that of this stream of the seed; templates of several options take turns."""
    states[i] = template[stream % len(template)]
    states[i].chance[STREAM] = stream
    begin(states[i])


@rule
def write_legal(s: Any, out: Any) -> None:
    for action in range(len(out)):
        out[action] = False
    ending, start, many, which = offer(s)
    if ending != NO_ACTION:
        out[ending] = True
    if which == UNBROKEN:
        for place in range(many):
            out[start + place] = True
    while which:
        out[start + lowest(which)] = True
        which &= which - 1


@rule
def observe_turn(s: Any, out: Any) -> int:
    """What the player to act may know; who that is."""
    seat = int(s.to_act)
    observe(s, seat, out)
    return seat


@rule
def pay_out(s: Any, reward: Any) -> None:
    won = winners(s)
    for seat in range(len(reward)):
        reward[seat] = reward_of(won, seat, len(reward))


@rule
def refusal(s: Any, action: int, actions: int) -> int:
    """The rule that forbids an action, 0 where none does."""
    if action < 0 or action >= actions:
        return NO_SUCH_ACTION
    return int(check(s, action))


@rule
def step(states: Any, i: int, template: Any, action: int, legal: Any, reward: Any, done: Any, refused: Any) -> None:
    """Do an action; a game that ends is paid out and dealt anew. An illegal one does nothing but say which rule it breaks."""
    for seat in range(reward.shape[1]):
        reward[i, seat] = 0.0
    done[i] = False
    s = states[i]
    refused[i] = refusal(s, action, legal.shape[1])
    if refused[i] == 0:
        do(s, action)
        if is_over(s):
            done[i] = True
            pay_out(s, reward[i])
            deal(states, i, template, int(s.chance[STREAM]) + len(states))


@rule
def first_dice(stream: int) -> int:
    """Where the dice of random play start, far apart for streams that are close."""
    return (product(stream + 1, GOLDEN) & LOW) | NEVER_ZERO


@rule
def throw(states: Any, i: int, dice: Any, actions: Any) -> None:
    """A legal action, every one as likely as every other."""
    actions[i] = at_random(states[i], roll(dice[i]))


@rule
def random_game(s: Any, rolled: int) -> int:
    """Set a game out and play it at random to its end; how many decisions it took.

    Step by step, not decision by decision: games that are played in lockstep then wait for each other least.
    """
    set_out(s)
    decisions = 0
    while not is_over(s):
        if passes_by_itself(s):
            pass_by(s)
        else:
            now = offer(s)
            if is_asked(s, how_many(now)):
                rolled = next_roll(rolled)
                decisions += 1
            act(s, pick(now, (rolled * how_many(now)) >> 32))
    return decisions


@rule
def play_game(desk: Any, template: Any, stream: int, decisions: Any, reward: Any, game: int) -> None:
    """Play the game of this stream at random, on a desk of its own, and note how it went."""
    desk[0] = template[0]
    desk[0].chance[STREAM] = stream
    decisions[game] = random_game(desk[0], first_dice(stream))
    pay_out(desk[0], reward[game])


@rule
def deal_many(states: Any, template: Any, dice: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        deal(states, i, template, i)
        dice[i, 0] = first_dice(i)


@rule
def look_many(states: Any, observation: Any, legal: Any, to_act: Any, start: int, stop: int) -> None:
    """What the players to act may know, and what is legal."""
    for i in range(start, stop):
        to_act[i] = observe_turn(states[i], observation[i])
        write_legal(states[i], legal[i])


@rule
def step_many(
    states: Any, template: Any, actions: Any, legal: Any, reward: Any, done: Any, refused: Any, start: int, stop: int
) -> None:
    for i in range(start, stop):
        step(states, i, template, int(actions[i]), legal, reward, done, refused)


@rule
def throw_many(states: Any, dice: Any, actions: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        throw(states, i, dice, actions)


@rule
def play_many(states: Any, template: Any, first: int, decisions: Any, reward: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        play_game(states[i : i + 1], template, first + i, decisions, reward, i)
