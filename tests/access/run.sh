#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Asks the window, on a display and a session bus of its own, what a screen reader would:  tests/access/run.sh [PRESET]
set -eu

root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
"$root/resources/packaging/install-packages.sh" run check
export program="$root/build/${1:-release}/app/arcwright" script="$root/tests/access/over_at_spi.py"
# With a window manager, for a window that nobody makes the active one has no focus to tell of.
exec dbus-run-session -- xvfb-run -a -s '-screen 0 1400x900x24' sh -c 'openbox & exec "$script" "$program"'
