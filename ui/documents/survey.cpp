// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/survey.h"

#include <algorithm>
#include <unordered_map>

namespace arcwright::ui {

Survey survey(const Treebank& treebank, const std::stop_token& stop)
{
    Survey found;
    std::unordered_map<std::string, std::size_t> counts;
    for (std::size_t i = 0; i < treebank.size() && !stop.stop_requested(); ++i) {
        const auto sentence = treebank.sentence(i);
        if (sentence->problem)
            found.problems.push_back(*sentence->problem);
        for (const Token& token : sentence->tokens)
            ++counts[token.relation];
    }
    counts.erase(std::string());
    std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
    std::sort(sorted.begin(), sorted.end(), [](const auto& first, const auto& second) {
        return first.second != second.second ? first.second > second.second : first.first < second.first;
    });
    for (const auto& [relation, count] : sorted)
        found.relations << QString::fromStdString(relation);
    return found;
}

} // namespace arcwright::ui
