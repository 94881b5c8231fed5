#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is needed and builds Arcwright with its tests:  tests/build.sh [PRESET [TARGET...]]
# PRESET is one of CMakePresets.json, by default release; TARGETs are built after all else.
set -eu

root=$(dirname "$(dirname "$(readlink -f "$0")")")
preset=${1:-release}
[ $# -eq 0 ] || shift

kinds='build run'
case $preset in asan | tsan) kinds="$kinds check" ;; esac
# shellcheck disable=SC2086 # several words
"$root/resources/packaging/install-packages.sh" $kinds
cd "$root"
cmake --preset "$preset"
cmake --build --preset "$preset" --parallel "$(nproc)"
for target in "$@"; do
    cmake --build --preset "$preset" --parallel "$(nproc)" --target "$target"
done
