// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/documents/treebank.h"

namespace arcwright {

/// The sentences that are read again together when one of them has changed.
inline constexpr std::size_t sentencesOfPart = 256;

inline std::size_t partsOf(const Treebank& treebank)
{
    return (treebank.size() + sentencesOfPart - 1) / sentencesOfPart;
}

inline std::size_t beginOfPart(std::size_t part)
{
    return part * sentencesOfPart;
}

inline std::size_t endOfPart(std::size_t part, const Treebank& treebank)
{
    return std::min((part + 1) * sentencesOfPart, treebank.size());
}

} // namespace arcwright
