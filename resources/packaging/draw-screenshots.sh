#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws the pictures that the AppStream metadata names, by the program itself, without a display:
#   draw-screenshots.sh PROGRAM FOLDER
# They are to be published where ARCWRIGHT_SITE says (resources/packaging/CMakeLists.txt).
set -eu

program=$(readlink -f "$1")
mkdir -p "$2"
folder=$(readlink -f "$2")
HOME=$(mktemp -d) # with no settings of anybody's
trap 'rm -rf "$HOME"' EXIT
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME
export HOME QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8

"$program" --size 1600x900 --sentence 2 --screenshot "$folder/annotate.png"
"$program" --size 1600x900 --workplace analyse --screenshot "$folder/analyse.png"
"$program" --size 1600x900 --lesson mcdonald-2006-figure-2 --screenshot "$folder/teach.png"
