// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include <sys/mman.h>

namespace arcwright {

/// A copy of numbers in large pages, where the system has them to give: of a table of many megabytes that is looked up
/// at random, most look-ups else wait for the address of a small page first. A hint to the system; where it refuses,
/// nothing is lost. O(values).
template <class Number>
std::vector<Number> inLargePages(const std::vector<Number>& values)
{
    constexpr std::size_t large = std::size_t{2} << 20;
    std::vector<Number> moved;
    moved.reserve(values.size());
    // Before the first of them is written: pages that are there already stay as they are.
    void* first = moved.data();
    std::size_t room = moved.capacity() * sizeof(Number);
    if (std::align(large, large, first, room) != nullptr)
        ::madvise(first, room / large * large, MADV_HUGEPAGE);
    moved.assign(values.begin(), values.end());
    return moved;
}

} // namespace arcwright
