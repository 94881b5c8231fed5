// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/side_by_side.h"

#include <algorithm>
#include <cmath>

namespace arcwright::ui {

int inStep(int position, int steps, int stepsBeside, bool isSameKind)
{
    if (position >= steps)
        return stepsBeside;
    if (isSameKind)
        return std::min(position, stepsBeside);
    return static_cast<int>(std::lround(static_cast<double>(position) * stepsBeside / steps));
}

std::vector<int> partedWords(const Player& one, const Player& other)
{
    const std::vector<Arc> arcs = one.arcs();
    const std::vector<Arc> others = arcs.empty() ? arcs : other.arcs();
    if (others.empty())
        return {}; // so it is at most steps of a chart
    const auto headsOf = [](const Player& player, const std::vector<Arc>& all) {
        std::vector<std::vector<int>> heads(static_cast<std::size_t>(player.words().size()) + 1);
        for (const Arc& arc : all)
            heads[static_cast<std::size_t>(arc.dependent)].push_back(arc.head);
        return heads;
    };
    const auto first = headsOf(one, arcs);
    const auto second = headsOf(other, others);
    std::vector<int> words;
    for (std::size_t word = 1; word < std::min(first.size(), second.size()); ++word) {
        if (!first[word].empty() && !second[word].empty() && first[word] != second[word])
            words.push_back(static_cast<int>(word));
    }
    return words;
}

int firstParting(Player& one, Player& other, const std::function<int(int)>& besidePosition, const std::stop_token& stop)
{
    for (int position = 1; position <= one.steps() && !stop.stop_requested(); ++position) {
        one.goTo(position);
        other.goTo(besidePosition(position));
        if (!partedWords(one, other).empty())
            return position;
    }
    return 0;
}

} // namespace arcwright::ui
