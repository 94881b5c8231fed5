// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/waivers.h"

#include <algorithm>

#include "core/treebank/waived_content.h"

namespace arcwright {

const Waiver* waiverOf(const Sentence& sentence, const Finding& finding)
{
    const auto& waivers = sentence.annotation.waivers;
    if (!finding.canBeWaived())
        return nullptr;
    const auto found = std::find_if(waivers.begin(), waivers.end(), [&](const Waiver& waiver) {
        return waiver.test == finding.test && waiver.node == finding.node && holds(sentence, waiver);
    });
    return found == waivers.end() ? nullptr : &*found;
}

bool isWaived(const Sentence& sentence, const Finding& finding)
{
    return waiverOf(sentence, finding) != nullptr;
}

} // namespace arcwright
