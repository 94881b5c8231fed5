// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/treebank_contents.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace arcwright::ui {

namespace {

using Counts = std::unordered_map<std::string, std::size_t>;

constexpr std::size_t mostValues = 2000; ///< more nobody chooses from

QStringList byFrequency(Counts counts)
{
    counts.erase(std::string());
    std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
    std::sort(sorted.begin(), sorted.end(), [](const auto& first, const auto& second) {
        return first.second != second.second ? first.second > second.second : first.first < second.first;
    });
    if (sorted.size() > mostValues)
        sorted.resize(mostValues);
    QStringList values;
    for (const auto& [value, count] : sorted)
        values << QString::fromStdString(value);
    return values;
}

} // namespace

TreebankContents contentsOf(const Treebank& treebank, const std::stop_token& stop)
{
    TreebankContents found;
    auto practice = std::make_shared<EnhancedPractice>();
    Counts relations;
    Counts upos;
    Counts xpos;
    Counts feats;
    auto features = std::make_shared<FeatureInventory>();
    auto inventory = std::make_shared<RelationInventory>();
    for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i) {
        const auto sentence = treebank.sentence(i);
        if (sentence->problem)
            found.problems.push_back(*sentence->problem);
        practice->add(*sentence);
        inventory->add(*sentence);
        for (const Token& token : sentence->tokens) {
            ++relations[token.relation];
            ++upos[token.upos];
            ++xpos[token.xpos];
            if (++feats[token.feats]; !token.feats.empty())
                features->add(token.upos.empty() ? token.xpos : token.upos, token.feats);
        }
    }
    found.values = {byFrequency(std::move(relations)), byFrequency(std::move(upos)), byFrequency(std::move(xpos)),
        byFrequency(std::move(feats)), std::move(features), std::move(inventory)};
    found.practice = std::move(practice);
    return found;
}

} // namespace arcwright::ui
