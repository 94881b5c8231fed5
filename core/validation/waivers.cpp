// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/waivers.h"

#include <algorithm>

#include "core/treebank/waived_content.h"

namespace arcwright {

bool isWaived(const Sentence& sentence, const Finding& finding)
{
    const auto& waivers = sentence.annotation.waivers;
    return finding.canBeWaived() && std::any_of(waivers.begin(), waivers.end(), [&](const Waiver& waiver) {
        return waiver.test == finding.test && waiver.node == finding.node && holds(sentence, waiver);
    });
}

} // namespace arcwright
