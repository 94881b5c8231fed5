// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/hash.h"

namespace arcwright {

void addForms(Vocabulary& vocabulary, const Sentence& sentence)
{
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        vocabulary.insert(sentence.unitText(unit));
}

std::vector<bool> knownForms(const Vocabulary* vocabulary, const Sentence& sentence)
{
    std::vector<bool> known;
    for (int unit = 1; vocabulary != nullptr && unit <= sentence.unitCount(); ++unit)
        known.push_back(vocabulary->contains(sentence.unitText(unit)));
    return known;
}

std::uint64_t fingerprint(const Sentence& sentence)
{
    std::uint64_t print = static_cast<std::uint64_t>(sentence.size());
    for (const Token& token : sentence.tokens)
        print = combined(combined(combined(print, hashOf(token.form)), hashOf(token.upos)), hashOf(token.xpos));
    return print;
}

std::vector<std::size_t> groupIdentical(const std::vector<std::shared_ptr<const Sentence>>& sentences)
{
    std::unordered_map<std::uint64_t, std::size_t> groups;
    std::vector<std::size_t> numbers;
    numbers.reserve(sentences.size());
    for (const auto& sentence : sentences)
        numbers.push_back(groups.try_emplace(fingerprint(*sentence), groups.size()).first->second);
    return numbers;
}

bool Model::hasSeen(const Sentence& sentence) const
{
    return std::binary_search(seen.begin(), seen.end(), fingerprint(sentence));
}

} // namespace arcwright
