// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/separate_changes.h"

#include <numeric>

namespace arcwright {

std::vector<MatchGroup> separateChanges(
    const SearchedSentence& searched, const std::vector<PatternMatch>& matches, const Rewrite& rewrite)
{
    std::vector<MatchGroup> groups;
    if (matches.size() == 1 || matches.size() > mostSeparateMatches) {
        groups.emplace_back(matches.size());
        std::iota(groups.front().begin(), groups.front().end(), std::size_t{0});
        return groups;
    }
    std::vector<Sentence> results; // of each group
    MatchGroup waiting; // for the first group
    for (std::size_t match = 0; match < matches.size(); ++match) {
        auto alone = rewritten(searched, {matches[match]}, rewrite);
        if (!alone || alone->hasContentOf(searched.sentence)) {
            (groups.empty() ? waiting : groups.back()).push_back(match);
            continue;
        }
        std::size_t same = 0;
        while (same < results.size() && !results[same].hasContentOf(*alone))
            ++same;
        if (same == results.size()) {
            groups.push_back(std::move(waiting));
            waiting.clear();
            results.push_back(std::move(*alone));
        }
        groups[same].push_back(match);
    }
    if (!waiting.empty())
        groups.push_back(std::move(waiting));
    return groups;
}

} // namespace arcwright
