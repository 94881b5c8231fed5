#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Measures the window on one file of two million words, made by repeating the Czech treebank.
#   ARCWRIGHT_TREEBANKS=FOLDER tests/bench/large_file.sh [ARCWRIGHT_WINDOW_BENCH]
# FOLDER holds cs/*.conllu. Further settings: RUNS (default 3), WORDS (default 2000000).
set -euo pipefail

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
bench=${1:-$source_folder/build/release/tests/arcwright_window_bench}
words=${WORDS:-2000000}
runs=${RUNS:-3}
treebanks=${ARCWRIGHT_TREEBANKS:-}

if ! compgen -G "$treebanks/cs/*.conllu" >/dev/null; then
    echo "Not measured: ARCWRIGHT_TREEBANKS names no folder that holds cs/*.conllu."
    exit 0
fi
if [[ ! -x $bench ]]; then
    echo "There is no program $bench: build the release preset first, or name it." >&2
    exit 2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat "$treebanks"/cs/*.conllu >"$work/once"
once=$(grep -cP '^[0-9]+\t' "$work/once")
for ((have = 0; have < words; have += once)); do
    cat "$work/once"
done >"$work/large.conllu"
echo "$(grep -cP '^[0-9]+\t' "$work/large.conllu") words in $(($(stat -c %s "$work/large.conllu") / 1000000)) MB"
for ((run = 0; run < runs; run++)); do
    QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen} "$bench" --large "$work/large.conllu"
done
