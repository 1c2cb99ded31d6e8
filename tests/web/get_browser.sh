#!/bin/sh
# A browser for the tests of the page: the one that is there, else Debian's.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
command -v apt-get >/dev/null || { echo "The tests of the page need Chromium; install it first."; exit 1; }
echo "Installing Chromium for the tests of the page ..."
as_root=$([ "$(id -u)" = 0 ] || echo sudo)
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qq -y --no-install-recommends chromium >/dev/null
