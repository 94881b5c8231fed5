#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is needed, builds Arcwright and starts it:  app/run.sh [PATH...]
# Without arguments it opens a sample treebank; `app/run.sh --help` tells the rest.
# Where there is no display, it draws the window into build/arcwright.png.
set -eu

cat >&2 <<'FIRST'
Building Arcwright: the first time about five minutes on two cores, later seconds. A package, once made, installs in a minute: see README.md.
FIRST

root=$(dirname "$(dirname "$(readlink -f "$0")")")
program=$root/build/release/app/arcwright
picture=$root/build/arcwright.png

"$root/resources/packaging/install-packages.sh" build run
(
    cd "$root"
    cmake --preset release
    cmake --build --preset release --parallel "$(nproc)" --target arcwright
) >&2

case ${DISPLAY:-}${WAYLAND_DISPLAY:-}:${QT_QPA_PLATFORM:-} in
: | *:offscreen | *:minimal) ;;
*) exec "$program" "$@" ;;
esac

export QT_QPA_PLATFORM=offscreen
for argument in "$@"; do
    case $argument in
    --screenshot | --screenshot=* | --help | --help-all | -h | --version | -v) exec "$program" "$@" ;;
    esac
done
echo "There is no display here: drawing the window into a picture instead." >&2
"$program" "$@" --screenshot "$picture"
echo "The window is drawn in $picture"
