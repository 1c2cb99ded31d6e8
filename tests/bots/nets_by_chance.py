"""Nets that have learnt nothing, packed as learnt ones are."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tenfold.bots.nets.weights import Weights
from tools.train.games.subject import Subject
from tools.train.pack import packed


def student_by_chance(subject: Subject, wide: int = 16, narrow: int = 8) -> dict[str, Any]:
    dice = np.random.default_rng(3)
    sizes = {"first": (wide, subject.size), "second": (narrow, wide)}
    sizes |= {"policy": (subject.game.actions, narrow), "value": (subject.seats, narrow)}
    student = {f"{name}.weight": dice.normal(0, 0.1, size) for name, size in sizes.items()}
    return student | {f"{name}.bias": dice.normal(0, 0.1, size[0]) for name, size in sizes.items()}


def file_of(subject: Subject, student: dict[str, Any], **instead: Any) -> bytes:
    out = io.BytesIO()
    np.savez(out, **{**packed(subject, student), **instead})
    return out.getvalue()


def weights_by_chance(weights: Weights, subject: Subject, folder: Path) -> Weights:
    """As a game has them, in a file of their own."""
    data = file_of(subject, student_by_chance(subject))
    (folder / "net.npz").write_bytes(data)
    return msgspec.structs.replace(weights, file=folder / "net.npz", digest=hashlib.sha256(data).hexdigest())
