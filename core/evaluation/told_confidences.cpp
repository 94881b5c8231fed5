// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/told_confidences.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "core/treebank/attribute_list.h"

namespace arcwright {

namespace {

/// What `arcwright-cli parse --confidence` writes into MISC.
constexpr std::string_view confidenceKey = "ArcwrightConfidence";

/// The confidence a word's MISC tells, -1 if it tells none.
double toldConfidence(const Token& token)
{
    const auto told = attribute(token.misc, confidenceKey);
    double confidence = -1;
    if (told)
        std::from_chars(told->data(), told->data() + told->size(), confidence);
    return confidence;
}

} // namespace

std::vector<double> toldConfidences(const Sentence& sentence)
{
    const bool any = sentence.bunsetsu.empty()
        && std::any_of(sentence.tokens.begin(), sentence.tokens.end(),
            [](const Token& token) { return token.misc.find(confidenceKey) != std::string::npos; });
    std::vector<double> confidences;
    for (std::size_t i = 0; any && i < sentence.tokens.size(); ++i)
        confidences.push_back(toldConfidence(sentence.tokens[i]));
    return confidences;
}

} // namespace arcwright
