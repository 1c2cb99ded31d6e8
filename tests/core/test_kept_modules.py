"""Modules of WebAssembly in the cache: what nobody has asked for in a long while is removed, and nothing else."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tenfold.core.compile.wasm.kept import UNUSED_S, remove_unused
from tenfold.core.compile.wasm.rules import WasmModule, folder_of, keep, kept_part, rules_part
from tenfold.games.trick_later import TRICK_LATER


def leave_alone(folder: Path) -> None:
    long_ago = time.time() - UNUSED_S - 60
    os.utime(folder, (long_ago, long_ago))


def test_what_is_asked_for_stays_and_what_is_not_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    part = rules_part(TRICK_LATER)
    folder = folder_of(part)
    assert folder is not None
    keep(folder, part.name, WasmModule(b"code", part.manifest))
    machine_code, new = folder.with_name("0123456789abcdef0123"), folder.with_name("wasm-new")
    for other in (machine_code, new):
        other.mkdir(mode=0o700)
    for unused in (folder, machine_code):
        leave_alone(unused)
    assert kept_part(part) == WasmModule(b"code", part.manifest)
    remove_unused(new)
    assert kept_part(part) is not None
    leave_alone(folder)
    remove_unused(new)
    assert set(folder.parent.iterdir()) == {machine_code, new}
    assert kept_part(part) is None
