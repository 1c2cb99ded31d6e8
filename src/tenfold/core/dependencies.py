"""Options that depend on each other: which values of one go with which value of another.

A game says it once. The server refuses by it, and the schema of the options says it to whoever offers them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

Schema = dict[str, Any]


class Depends(NamedTuple):
    """With these values of the option `on`, `option` must have one of the values listed; with others it is free."""

    option: str
    on: str
    allowed: Mapping[Any, Sequence[Any]]

    def holds(self, options: Any) -> bool:
        allowed = self.allowed.get(getattr(options, self.on))
        return allowed is None or getattr(options, self.option) in allowed

    def conditions(self, usual: Any) -> Iterator[Schema]:
        """The same as JSON Schema; `usual` is what `on` is where it is left out."""
        for value, allowed in self.allowed.items():
            given = {"properties": {self.on: {"const": value}}}
            yield {
                "if": given if value == usual else given | {"required": [self.on]},
                "then": {"properties": {self.option: {"enum": list(allowed)}}},
            }


def conditions(options_type: type[msgspec.Struct], depends: Sequence[Depends]) -> Schema:
    """What a schema of these options says besides, nothing where they are free of each other."""
    usual = {field.name: field.default for field in msgspec.structs.fields(options_type)}
    found = [condition for each in depends for condition in each.conditions(usual[each.on])]
    return {"allOf": found} if found else {}
