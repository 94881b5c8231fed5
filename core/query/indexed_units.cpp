// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/indexed_units.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

#include "core/query/find_matches.h"

namespace arcwright {

namespace {

std::span<const IndexedSentence::Parent> parentsOf(const IndexedSentence::Layer& layer, int unit)
{
    const auto first = std::partition_point(layer.parents.begin(), layer.parents.end(),
        [&](const IndexedSentence::Parent& parent) { return parent.dependent < unit; });
    const auto last = std::partition_point(
        first, layer.parents.end(), [&](const IndexedSentence::Parent& parent) { return parent.dependent == unit; });
    return {first, last};
}

} // namespace

const std::vector<int>* IndexedUnits::heads(int layer) const
{
    return said(layer).heads.empty() ? nullptr : &said(layer).heads;
}

bool IndexedUnits::says(int layer, int unit) const
{
    const auto& unsaid = said(layer).unsaid;
    return unsaid.empty() || !std::binary_search(unsaid.begin(), unsaid.end(), unit);
}

std::string_view IndexedUnits::relation(int layer, int unit) const
{
    return m_texts.text(said(layer).relations[static_cast<std::size_t>(unit)]);
}

std::optional<double> IndexedUnits::confidence(int layer, int unit) const
{
    const auto& confidences = said(layer).confidences;
    const auto at = static_cast<std::size_t>(unit) - 1;
    return confidences.empty() || confidences[at] < 0 ? std::nullopt : std::optional(confidences[at]);
}

bool IndexedUnits::isParent(int layer, int head, int dependent, const TextMatch& match) const
{
    const auto further = parentsOf(said(layer), dependent);
    const bool isHead = layer != gold && said(layer).heads[static_cast<std::size_t>(dependent)] == head
        && match.matches(relation(layer, dependent));
    return isHead || std::any_of(further.begin(), further.end(), [&](const IndexedSentence::Parent& parent) {
        return parent.head == head && match.matches(m_texts.text(parent.relation));
    });
}

int IndexedUnits::parentCount(int layer, int unit) const
{
    std::set<int> all{said(layer).heads[static_cast<std::size_t>(unit)]}; // two arcs from one head are one parent
    for (const IndexedSentence::Parent& parent : parentsOf(said(layer), unit))
        all.insert(parent.head);
    all.erase(kNoHead);
    return static_cast<int>(all.size());
}

bool IndexedUnits::hasSeveralParents(int unit) const
{
    return parentsOf(said(gold), unit).size() > 1;
}

std::string_view IndexedUnits::field(const PatternField& field, int unit, std::string&) const
{
    if (field.kind == PatternField::Kind::Document || field.kind == PatternField::Kind::Genre)
        return m_texts.text(field.kind == PatternField::Kind::Genre ? m_sentence.genre : m_sentence.document);
    const auto* const kept = std::find(indexedFields.begin(), indexedFields.end(), field.kind);
    if (kept == indexedFields.end())
        return {};
    const auto& fields = m_sentence.fields[static_cast<std::size_t>(unit) - 1];
    const std::string_view text = m_texts.text(fields[static_cast<std::size_t>(kept - indexedFields.begin())]);
    return field.part.empty() ? text : attributeIn(text, field.part);
}

std::optional<bool> IndexedUnits::isKnown(int layer, int unit) const
{
    const bool isGolds = layer == gold || said(layer).known.empty();
    const std::vector<bool>& known = isGolds ? m_sentence.known : said(layer).known;
    return known.empty() ? std::nullopt : std::optional<bool>(known[static_cast<std::size_t>(unit) - 1]);
}

HeadContest IndexedUnits::contest(int layer, int unit) const
{
    const auto& contests = said(layer).contests;
    return contests.empty() ? HeadContest() : contests[static_cast<std::size_t>(unit) - 1];
}

std::string_view IndexedUnits::kind(int layer, int unit) const
{
    const auto& kinds = said(layer).kinds;
    return kinds.empty() ? std::string_view() : m_texts.text(kinds[static_cast<std::size_t>(unit) - 1]);
}

bool IndexedUnits::isPunctuation(int unit) const
{
    return m_sentence.punctuation[static_cast<std::size_t>(unit) - 1];
}

bool IndexedUnits::isPinned(int unit) const
{
    return std::binary_search(m_sentence.pinned.begin(), m_sentence.pinned.end(), unit);
}

} // namespace arcwright
