#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the fuzzers, replays the files of corpus/ and fuzzes each reader for some seconds:  tests/fuzz/run.sh [SECONDS [PRESET]]
# SECONDS is 5 by default, 0 replays only. PRESET is fuzz by default; asan, which tests/run.sh may have built already, runs
# slower. An input that fails is kept in build/PRESET/found. The last line printed is `N passed, N failed`: two for each
# fuzzer, its replay and its search.
set -eu

root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
corpus=$root/tests/fuzz/corpus
seconds=${1:-5}
preset=${2:-fuzz}
found=$root/build/$preset/found
work=$(mktemp -d)
outcomes=$work/outcomes # a line for each check: passed or failed
: >"$outcomes"

finish() {
    trap - EXIT
    passed=$(grep -c passed "$outcomes" || true)
    failed=$(grep -c failed "$outcomes" || true)
    rm -rf "$work"
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
    exit $?
}
trap 'echo "The fuzzers could not be run." >&2; echo failed >>"$outcomes"; finish' EXIT

"$root/resources/packaging/install-packages.sh" build check
cd "$root"
cmake --preset "$preset"
cmake --build --preset "$preset" --parallel "$(nproc)" --target fuzzers

export LC_ALL=C.UTF-8
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=1:strict_string_checks=1:detect_stack_use_after_return=1}"
export UBSAN_OPTIONS="${UBSAN_OPTIONS:-print_stacktrace=1}"
mkdir -p "$found"

# check NAME FUZZER ARGUMENT...: runs it and prints only how it ended, unless it failed.
check() {
    name=$1
    shift
    log=$work/$target.log
    if "$@" -rss_limit_mb=1024 -timeout=20 -artifact_prefix="$found/" >"$log" 2>&1; then
        echo passed >>"$outcomes"
        echo "$name: $(grep -E '^Done|^Executed' "$log" | tail -n 1)"
    else
        echo failed >>"$outcomes"
        cat "$log"
        echo "$name failed." >&2
    fi
}

# try_fuzzer FUZZER: its replay, then its search.
try_fuzzer() {
    target=${1##*/fuzz_}
    case $target in
    any | conversion) seeds=$(find "$corpus" -mindepth 1 -type d) ;;
    *) seeds=$corpus/$target ;;
    esac
    # shellcheck disable=SC2046,SC2086 # our own names, without spaces
    check "$target, replay" "$1" $(find $seeds -type f)
    mkdir "$work/$target"
    [ "$seconds" -gt 0 ] || return 0
    # shellcheck disable=SC2086
    check "$target, $seconds s" "$1" -max_total_time="$seconds" -max_len=2000 "$work/$target" $seeds
}

running=0
for fuzzer in "$root/build/$preset"/tests/fuzz/fuzz_*; do
    case $fuzzer in *.*) continue ;; esac # no program
    try_fuzzer "$fuzzer" &
    running=$((running + 1))
    [ $((running % $(nproc))) -ne 0 ] || wait
done
wait
trap - EXIT
finish
