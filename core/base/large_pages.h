// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sys/mman.h>

namespace arcwright {

/// The same numbers in large pages, where the system has them to give: of a table of many megabytes that is looked up
/// at random, most look-ups else wait for the address of a small page first. A hint to the system; where it refuses,
/// nothing is lost. O(values).
template <class Number>
std::vector<Number> inLargePages(const std::vector<Number>& values)
{
    constexpr std::size_t large = std::size_t{2} << 20;
    std::vector<Number> moved;
    moved.reserve(values.size());
    // Before the first of them is written: pages that are there already stay as they are.
    const auto begin = (reinterpret_cast<std::uintptr_t>(moved.data()) + large - 1) / large * large;
    const auto end = reinterpret_cast<std::uintptr_t>(moved.data() + moved.capacity()) / large * large;
    if (begin < end)
        ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
    moved.assign(values.begin(), values.end());
    return moved;
}

} // namespace arcwright
