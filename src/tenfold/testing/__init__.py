"""What every game must pass, ours and those made elsewhere.

    from tenfold.testing import CHECKS, samples

    played = samples(game, seed="any text", games=2)
    for check in CHECKS:
        check(game, played)

or `python -m tenfold.testing NAME` for a registered game. Each check raises AssertionError where the game breaks a promise.
"""

from __future__ import annotations

from tenfold.testing.aid import aid_follows_from_the_view
from tenfold.testing.browser import interpreted_is_wasm, machine_code_is_wasm, refusals_are_wasm_too
from tenfold.testing.chance import (
    deterministic,
    no_leak_at_the_start,
    no_leak_in_events,
    no_leak_in_views,
    open_is_open,
    resample_agrees,
    resample_draws,
    seeds_differ,
)
from tenfold.testing.compiled import interpreted_is_compiled, refusals_are_compiled_too
from tenfold.testing.lesson import lesson_reaches_its_end
from tenfold.testing.notation import (
    bad_options_are_refused,
    bad_seats_are_refused,
    bad_texts_are_refused,
    texts_round_trip,
    views_and_events_round_trip,
)
from tenfold.testing.play import (
    copies_are_independent,
    legal_is_check,
    others_are_refused,
    records_replay,
    states_round_trip,
    terminates,
)
from tenfold.testing.practice import tables_are_script, views_and_events_are_script
from tenfold.testing.samples import Check, samples
from tenfold.testing.tensor import tensors_name_the_winners, tensors_tell_what_views_tell

CHECKS: tuple[Check, ...] = (
    texts_round_trip,
    bad_texts_are_refused,
    bad_options_are_refused,
    bad_seats_are_refused,
    terminates,
    deterministic,
    seeds_differ,
    legal_is_check,
    others_are_refused,
    copies_are_independent,
    states_round_trip,
    views_and_events_round_trip,
    records_replay,
    aid_follows_from_the_view,
    lesson_reaches_its_end,
    resample_agrees,
    resample_draws,
    no_leak_at_the_start,
    no_leak_in_views,
    no_leak_in_events,
    open_is_open,
    tensors_tell_what_views_tell,
    tensors_name_the_winners,
    interpreted_is_compiled,
    refusals_are_compiled_too,
    interpreted_is_wasm,
    refusals_are_wasm_too,
    machine_code_is_wasm,
    views_and_events_are_script,
    tables_are_script,
)

__all__ = ["CHECKS", "Check", "samples"]
