// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/roots.h"

#include "core/treebank/format.h"

namespace arcwright {

std::vector<int> rootsOf(const Sentence& sentence)
{
    std::vector<int> roots;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        if (sentence.headOf(unit) <= kRoot)
            roots.push_back(unit);
    }
    return roots;
}

std::vector<int> unmeantRoots(const Sentence& sentence)
{
    const Format* const format = sentence.source.format.get();
    std::vector<int> roots = rootsOf(sentence);
    const bool areMeant = roots.size() < 2 || (format != nullptr && format->hasSeveralRoots());
    return areMeant ? std::vector<int>() : roots;
}

} // namespace arcwright
