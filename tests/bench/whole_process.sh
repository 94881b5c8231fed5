#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Times arcwright-cli as a user would: whole processes, one thread, files read and written.
#   ARCWRIGHT_TREEBANKS=FOLDER tests/bench/whole_process.sh [ARCWRIGHT_CLI]
# FOLDER holds da/train and da/dev. Further settings: RUNS (default 7), EPOCHS (default 10).
set -euo pipefail

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=${1:-$source_folder/build/release/app/arcwright-cli}
runs=${RUNS:-7}
epochs=${EPOCHS:-10}
treebanks=${ARCWRIGHT_TREEBANKS:-}

if [[ ! -d $treebanks/da/train ]]; then
    echo "Not measured: ARCWRIGHT_TREEBANKS names no folder that holds da/train."
    exit 0
fi
if [[ ! -x $cli ]]; then
    echo "There is no program $cli: build the release preset first, or name it." >&2
    exit 2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# seconds COMMAND...: prints how long it took; its output goes to a log that is shown if it fails.
seconds() {
    local begin end
    begin=$(date +%s%N)
    "$@" >"$work/log" 2>&1 </dev/null || { cat "$work/log" >&2; return 1; }
    end=$(date +%s%N)
    awk -v nanoseconds=$((end - begin)) 'BEGIN { printf "%.3f\n", nanoseconds / 1e9 }'
}

# DTAG counts heads relative to the line, so the files of a treebank make one file.
cat "$treebanks"/da/train/*.tag >"$work/train.tag"
sentences=$("$cli" stats --in "$work/train.tag" | awk '$1 == "sentences" && NF == 2 { print $2 }')
tokens=$("$cli" stats --in "$work/train.tag" | awk '$1 == "words" && NF == 2 { print $2 }')

echo "Danish, $sentences sentences, $tokens tokens, in one file; whole process, one thread"
time=$(seconds "$cli" train --in "$treebanks/da/train" --model "$work/model" --epochs "$epochs" --threads 1)
echo "training, $epochs epochs, labelled: $time s"

for ((run = 0; run < runs; run++)); do
    seconds "$cli" parse --model "$work/model" --in "$work/train.tag" --out "$work/parsed.conllu" --threads 1
done | sort -n >"$work/times"
awk -v sentences="$sentences" -v tokens="$tokens" '
    { time[NR] = $1 }
    END {
        median = NR % 2 ? time[(NR + 1) / 2] : (time[NR / 2] + time[NR / 2 + 1]) / 2
        printf "parsing: %.3f s (median of %d; %.3f to %.3f), %.0f sentences/s, %.0f tokens/s\n",
            median, NR, time[1], time[NR], sentences / median, tokens / median
    }' "$work/times"

if [[ -d $treebanks/da/dev ]]; then
    cat "$treebanks"/da/dev/*.tag >"$work/dev.tag"
    "$cli" parse --model "$work/model" --in "$work/dev.tag" --out "$work/dev-parsed.conllu" --threads 1 >/dev/null
    echo "development part:"
    "$cli" eval --gold "$work/dev.tag" --system "$work/dev-parsed.conllu"
fi
