#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the fuzzers, replays the files of corpus/ and fuzzes each reader for some seconds:  tests/fuzz/run.sh [SECONDS]
# SECONDS is 5 by default, 0 replays only. An input that fails is kept in build/fuzz/found. The last line printed is
# `N passed, N failed`: two for each fuzzer, its replay and its search.
set -eu

root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
corpus=$root/tests/fuzz/corpus
found=$root/build/fuzz/found
seconds=${1:-5}
passed=0
failed=0

finish() {
    trap - EXIT
    [ -z "${work:-}" ] || rm -rf "$work"
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
    exit $?
}
trap 'echo "The fuzzers could not be run." >&2; failed=$((failed + 1)); finish' EXIT

"$root/resources/packaging/install-packages.sh" build check
cd "$root"
cmake --preset fuzz
cmake --build --preset fuzz --parallel "$(nproc)"

export LC_ALL=C.UTF-8
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=1:strict_string_checks=1:detect_stack_use_after_return=1}"
export UBSAN_OPTIONS="${UBSAN_OPTIONS:-print_stacktrace=1}"
work=$(mktemp -d)
mkdir -p "$found"

# check NAME FUZZER ARGUMENT...: runs it and prints only how it ended, unless it failed.
check() {
    name=$1
    shift
    if "$@" -rss_limit_mb=1024 -timeout=20 -artifact_prefix="$found/" >"$work/log" 2>&1; then
        passed=$((passed + 1))
        echo "$name: $(grep -E '^Done|^Executed' "$work/log" | tail -n 1)"
    else
        failed=$((failed + 1))
        cat "$work/log"
        echo "$name failed." >&2
    fi
}

for fuzzer in "$root"/build/fuzz/tests/fuzz/fuzz_*; do
    target=${fuzzer##*/fuzz_}
    case $target in
    *.*) continue ;; # no program
    any | conversion) seeds=$(find "$corpus" -mindepth 1 -type d) ;;
    *) seeds=$corpus/$target ;;
    esac
    # shellcheck disable=SC2046,SC2086 # our own names, without spaces
    check "$target, replay" "$fuzzer" $(find $seeds -type f)
    mkdir "$work/$target"
    [ "$seconds" -eq 0 ] ||
        # shellcheck disable=SC2086
        check "$target, $seconds s" "$fuzzer" -max_total_time="$seconds" -max_len=2000 "$work/$target" $seeds
done
trap - EXIT
finish
