#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is needed, builds Arcwright and runs all tests:  tests/run.sh [PRESET [CTEST_ARGUMENT...]]
# PRESET is one of CMakePresets.json, by default release. The last line printed is `N passed, N failed`.
set -eu

root=$(dirname "$(dirname "$(readlink -f "$0")")")
preset=${1:-release}
[ $# -eq 0 ] || shift
results=$root/build/$preset/tests.xml

finish() {
    trap - EXIT
    echo "$1"
    exit "$2"
}
trap 'echo "No test could be run." >&2; finish "0 passed, 0 failed" 1' EXIT

kinds='build run'
case $preset in asan | tsan) kinds="$kinds check" ;; esac
# shellcheck disable=SC2086 # several words
"$root/resources/packaging/install-packages.sh" $kinds
cd "$root"
cmake --preset "$preset"
cmake --build --preset "$preset" --parallel "$(nproc)"

# What the tests see must not depend on who runs them.
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
# Tests of the core look for what is used after its function has returned, too (tests/CMakeLists.txt). New memory costs
# tests of windows a third of their time: what was freed is kept from use for the next 4 MB, pages are large where they may
# be, and stay. Where five callers of an allocation tell too little, run the test again with more.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=1:strict_string_checks=1:malloc_context_size=5:quarantine_size_mb=4:\
max_malloc_fill_size=0:no_huge_pages_for_shadow=0:allocator_release_to_os_interval_ms=-1}"
export UBSAN_OPTIONS="${UBSAN_OPTIONS:-print_stacktrace=1}"
export TSAN_OPTIONS="${TSAN_OPTIONS:-second_deadlock_stack=1}"
# Random cases of a property: the release build tries 100, slower ones fewer, others each time.
if [ "$preset" != release ]; then
    export RC_PARAMS="${RC_PARAMS:-max_success=25}"
fi

# Tests of the window wait, too: half of the time in release, a quarter under sanitizers.
jobs=$(($(nproc) * 2))

# Sanitizers of this age do not stand the address randomisation of newer kernels.
plain_addresses=''
if [ "$preset" != release ] && setarch -R true 2>/dev/null; then
    plain_addresses='setarch -R'
fi

rm -f "$results"
status=0
$plain_addresses ctest --preset "$preset" --parallel "$jobs" --no-tests=error --output-junit "$results" \
    --test-output-size-passed 1000000 --test-output-size-failed 1000000 "$@" || status=1

# One process may run a batch of tests (tests/batches.cmake): what it says itself counts. Where it says nothing, having
# crashed for example, it counts as one.
sums=$(awk '
    /<testcase / {
        named = passed_here = failed_here = skipped_here = 0
        state = / status="run"/ ? "passed" : / status="disabled"/ ? "skipped" : "failed"
        notrun = / status="notrun"/
    }
    # A test that could not be run has failed; only one that said so itself was skipped.
    /<skipped message="SKIP_/ && notrun { state = "skipped" }
    /^\[  PASSED  \] [0-9]+ tests?\./ { named = 1; passed_here = $4 }
    /^\[  SKIPPED \] [0-9]+ tests?[.,]/ { skipped_here = $4 }
    /^\[  FAILED  \] .* \([0-9]+ ms\)$/ { ++failed_here }
    /<\/testcase>/ {
        if (!named || (state == "failed" && !failed_here)) { ++sum[state]; next }
        sum["passed"] += passed_here
        sum["skipped"] += skipped_here
        sum["failed"] += failed_here
    }
    END {
        printf "%d passed, %d failed", sum["passed"], sum["failed"]
        if (sum["skipped"]) printf ", %d skipped", sum["skipped"]
    }' "$results" 2>/dev/null) || status=1
case $sums in
'' | '0 passed, 0 failed'*) status=1 ;;
*' 0 failed'*) ;;
*) status=1 ;;
esac
finish "${sums:-0 passed, 0 failed}" "$status"
