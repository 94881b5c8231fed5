// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/roots.h"

#include "core/treebank/format.h"

namespace arcwright {

std::vector<int> unmeantRoots(const Sentence& sentence)
{
    const Format* const format = sentence.source.format.get();
    if (format != nullptr && format->hasSeveralRoots())
        return {};
    std::vector<int> roots;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        if (sentence.headOf(unit) <= kRoot)
            roots.push_back(unit);
    }
    return roots.size() > 1 ? roots : std::vector<int>();
}

} // namespace arcwright
