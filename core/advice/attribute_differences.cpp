// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/attribute_differences.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace arcwright {

namespace {

using Share = AttributeDifference::Share;

std::vector<std::string_view> wordsOf(std::string_view templateName)
{
    std::vector<std::string_view> words;
    while (!templateName.empty()) {
        const auto end = std::min(templateName.find(' '), templateName.size());
        words.push_back(templateName.substr(0, end));
        templateName.remove_prefix(std::min(end + 1, templateName.size()));
    }
    return words;
}

template <class Difference>
void sortByDifference(std::vector<Difference>& differences)
{
    std::stable_sort(differences.begin(), differences.end(), [](const Difference& one, const Difference& other) {
        return std::abs(one.difference()) > std::abs(other.difference());
    });
}

/// Sums shares up, by attribute and feature.
class Shares {
public:
    void add(const DecidingFeature& feature, double Share::*side, double worth)
    {
        const auto words = wordsOf(feature.templateName);
        for (const std::string_view word : words)
            m_shares[std::string(word)][feature.name].*side += worth / static_cast<double>(words.size());
    }

    std::vector<AttributeDifference> differences() const
    {
        std::vector<AttributeDifference> all;
        for (const auto& [attribute, features] : m_shares) {
            AttributeDifference& one = all.emplace_back();
            one.attribute = attribute;
            for (const auto& [name, share] : features) {
                one.predicted += share.predicted;
                one.other += share.other;
                one.features.push_back({name, share.predicted, share.other});
            }
            sortByDifference(one.features);
        }
        sortByDifference(all);
        return all;
    }

private:
    std::map<std::string, std::map<std::string, Share>> m_shares;
};

} // namespace

std::vector<AttributeDifference> differencesByAttribute(const BunsetsuExplanation& explained)
{
    Shares shares;
    if (explained.predictedPair && explained.otherPair) {
        for (const DecidingFeature& feature : explained.predictedPair->features)
            shares.add(feature, &Share::predicted, static_cast<double>(feature.weight));
        for (const DecidingFeature& feature : explained.otherPair->features)
            shares.add(feature, &Share::other, static_cast<double>(feature.weight));
    }
    if (explained.game) {
        const bool isFar = explained.predicted > explained.other;
        for (const DecidingFeature& feature : explained.game->features) {
            const bool isOfOther = feature.side == (isFar ? GameSide::Near : GameSide::Far);
            const auto weight = static_cast<double>(feature.weight);
            shares.add(feature, isOfOther ? &Share::other : &Share::predicted, isFar == isOfOther ? -weight : weight);
        }
    }
    return shares.differences();
}

} // namespace arcwright
