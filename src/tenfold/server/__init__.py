"""People at tables over the network."""

from tenfold.core.extras import require

require("serve", "The server")
