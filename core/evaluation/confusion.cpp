// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/confusion.h"

#include <algorithm>
#include <cassert>

#include "core/evaluation/attachment.h"

namespace arcwright {

namespace {

const std::string noneOfThem = "none";
const std::string root = "root";

std::string relationOf(const Graph& graph, int unit, const RelationPool& names)
{
    const std::string_view name = names.text(graph.arc(unit).relation);
    return name.empty() ? noneOfThem : std::string(name);
}

std::string headTagOf(const Sentence& sentence, const Graph& graph, int unit)
{
    const int head = graph.arc(unit).head;
    return head == kRoot ? root : head == kNoHead ? noneOfThem : tagOf(sentence, head);
}

} // namespace

std::string tagOf(const Sentence& sentence, int unit)
{
    int word = unit;
    if (!sentence.bunsetsu.empty()) {
        const Bunsetsu& phrase = sentence.bunsetsu[static_cast<std::size_t>(unit) - 1];
        word = phrase.first; // or the first that is no bracket
        while (word < phrase.last && Evaluation::defaultPunctuation().contains(sentence.word(word)))
            ++word;
    }
    const Token& token = sentence.word(word);
    if (!token.upos.empty() && token.upos != "_")
        return token.upos;
    return token.xpos.empty() || token.xpos == "_" ? noneOfThem : token.xpos.substr(0, token.xpos.find('=', 1));
}

std::size_t ConfusionMatrix::count(const std::string& gold, const std::string& predicted) const
{
    const auto found = m_counts.find({gold, predicted});
    return found == m_counts.end() ? 0 : found->second;
}

std::vector<ConfusionMatrix::Cell> ConfusionMatrix::cells() const
{
    std::vector<Cell> cells;
    for (const auto& [names, count] : m_counts)
        cells.push_back({names.first, names.second, count});
    std::stable_sort(
        cells.begin(), cells.end(), [](const Cell& first, const Cell& second) { return first.count > second.count; });
    return cells;
}

std::vector<std::string> ConfusionMatrix::names() const
{
    std::map<std::string, std::size_t> totals;
    for (const auto& [names, count] : m_counts) {
        totals[names.first] += count;
        totals[names.second] += count;
    }
    std::vector<std::pair<std::string, std::size_t>> sorted(totals.begin(), totals.end());
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const auto& first, const auto& second) { return first.second > second.second; });
    std::vector<std::string> names;
    names.reserve(sorted.size());
    for (auto& [name, total] : sorted)
        names.push_back(name);
    return names;
}

void Confusions::add(
    const Sentence& sentence, const Graph& gold, const Graph& predicted, const RelationPool& relationNames)
{
    assert(gold.size() == sentence.unitCount() && predicted.size() == gold.size());
    for (int unit = 1; unit <= gold.size(); ++unit) {
        relations.add(relationOf(gold, unit, relationNames), relationOf(predicted, unit, relationNames));
        headTags.add(headTagOf(sentence, gold, unit), headTagOf(sentence, predicted, unit));
    }
}

} // namespace arcwright
