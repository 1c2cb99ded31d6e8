"""Ids and tokens on a command line: they are made of letters, digits, "-" and "_", and some begin with a hyphen."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Id = Annotated[str, Parameter(allow_leading_hyphen=True)]
