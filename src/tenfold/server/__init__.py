"""People at tables over the network."""

from tenfold.core.extras import require, require_posix

require_posix("The server")
require("serve", "The server")
