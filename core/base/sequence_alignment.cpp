// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sequence_alignment.h"

namespace arcwright {

namespace {

constexpr std::size_t mostCellsOfVersions = 16'000'000;

/// Between two elements that were kept as many that are new as are gone: those were changed. `old` as of
/// alignedVersions(), with what was kept.
void pairChanged(std::vector<int>& old, std::size_t sizeBefore)
{
    int previous = -1; // the last one that was kept
    std::size_t begin = 0; // behind it
    for (std::size_t j = 0; j <= old.size(); ++j) {
        const int next = j < old.size() ? old[j] : static_cast<int>(sizeBefore);
        if (j < old.size() && next < 0)
            continue;
        if (static_cast<std::size_t>(next - previous - 1) == j - begin) {
            for (std::size_t i = begin; i < j; ++i)
                old[i] = previous + 1 + static_cast<int>(i - begin);
        }
        previous = next;
        begin = j + 1;
    }
}

} // namespace

std::vector<int> alignedVersions(const std::vector<std::string>& before, const std::vector<std::string>& after)
{
    const auto areEqual = [&](std::size_t i, std::size_t j) { return before[i] == after[j]; };
    std::vector<int> old(after.size(), -1);
    for (const auto& [was, now] : alignedPairs(before.size(), after.size(), areEqual, areEqual, mostCellsOfVersions))
        old[now] = static_cast<int>(was);
    pairChanged(old, before.size());
    return old;
}

} // namespace arcwright
