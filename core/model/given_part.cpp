// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/given_part.h"

#include <algorithm>

#include "core/editing/annotation_operations.h"
#include "core/treebank/blank_graph.h"

namespace arcwright {

bool isPartlyUsable(const Sentence& sentence)
{
    if (sentence.problem || !sentence.bunsetsu.empty() || givenHeads(sentence) == 0 || isBlank(sentence))
        return false;
    std::vector<int> heads{kNoHead};
    for (const Token& token : sentence.tokens)
        heads.push_back(token.head);
    return findCycle(heads).empty();
}

std::size_t givenHeads(const Sentence& sentence)
{
    if (sentence.bunsetsu.empty())
        return static_cast<std::size_t>(std::count_if(
            sentence.tokens.begin(), sentence.tokens.end(), [](const Token& token) { return token.head != kNoHead; }));
    return static_cast<std::size_t>(std::count_if(sentence.bunsetsu.begin(), sentence.bunsetsu.end() - 1,
        [](const Bunsetsu& bunsetsu) { return bunsetsu.head > kRoot; }));
}

std::shared_ptr<const Sentence> withHeadsOf(const Sentence& sentence, const std::vector<bool>& units)
{
    auto part = std::make_shared<Sentence>(sentence);
    const auto unitCount = static_cast<std::size_t>(part->unitCount());
    for (std::size_t unit = 0; unit < unitCount; ++unit) {
        if (units[unit])
            continue;
        if (!part->bunsetsu.empty()) {
            if (unit + 1 == unitCount)
                continue;
            part->bunsetsu[unit].head = kNoHead;
            part->bunsetsu[unit].type.clear();
        } else {
            part->tokens[unit].head = kNoHead;
            part->tokens[unit].relation.clear();
            part->tokens[unit].parents.clear();
        }
    }
    return part;
}

std::shared_ptr<const Sentence> givenPart(const std::shared_ptr<const Sentence>& sentence, GivenPart part)
{
    if (part != GivenPart::Pins || sentence->annotation.confirmed || sentence->problem)
        return sentence;
    std::vector<bool> pinned(static_cast<std::size_t>(sentence->unitCount()), false);
    for (std::size_t unit = 0; unit < pinned.size(); ++unit)
        pinned[unit] = isPinned(*sentence, static_cast<int>(unit) + 1);
    return withHeadsOf(*sentence, pinned);
}

} // namespace arcwright
