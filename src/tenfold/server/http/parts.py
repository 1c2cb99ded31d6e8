"""What handlers of the HTTP interface are given."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from tenfold.server.identity.people import People
from tenfold.server.limits.traffic import Traffic
from tenfold.server.live.hall import Hall

Visit = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
TheTraffic = NamedDependency[Traffic]
