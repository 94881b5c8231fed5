// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/side_by_side.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>

#include "core/treebank/graph.h"

namespace arcwright::ui {

namespace {

/// What steps are paired by; each comes once in a player.
using Key = std::array<int, 5>;

/// By step, from 1; nothing for steps that no other has.
std::vector<std::optional<Key>> keysOf(const Player& player, bool byItem)
{
    std::vector<std::optional<Key>> keys;
    std::map<int, int> times; // that a word was decided
    for (int step = 1; step <= player.steps(); ++step) {
        const StepEvent what = player.event(step);
        if (what.kind == StepEvent::Kind::Arc)
            keys.push_back(Key{1, what.b, times[what.b]++, 0, 0});
        else if (what.kind == StepEvent::Kind::Item && byItem)
            keys.push_back(Key{0, what.a, what.b, what.detail, 0});
        else
            keys.push_back(std::nullopt);
    }
    return keys;
}

bool buildsItems(const Player& player)
{
    for (int step = 1; step <= player.steps(); ++step) {
        if (player.event(step).kind == StepEvent::Kind::Item)
            return true;
    }
    return false;
}

/// The longest sequence of these pairs that rises in both; they rise in the first as they are.
std::vector<std::pair<int, int>> risingInBoth(const std::vector<std::pair<int, int>>& pairs)
{
    std::vector<std::size_t> ends; // by length, the pair with the least second that such a sequence can end with
    std::vector<std::size_t> before(pairs.size());
    constexpr auto none = std::numeric_limits<std::size_t>::max();
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto place = std::lower_bound(ends.begin(), ends.end(), pairs[i].second,
            [&](std::size_t end, int second) { return pairs[end].second < second; });
        before[i] = place == ends.begin() ? none : *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<std::pair<int, int>> rising;
    for (std::size_t i = ends.empty() ? none : ends.back(); i != none; i = before[i])
        rising.push_back(pairs[i]);
    std::reverse(rising.begin(), rising.end());
    return rising;
}

/// Where `position` lies in the other column of rising pairs: at a pair exactly, between two evenly. `get` gives the
/// column of the position, `give` the other.
template <class Get, class Give>
int throughPairs(const std::vector<std::pair<int, int>>& pairs, int position, Get get, Give give)
{
    const auto next = std::find_if(pairs.begin(), pairs.end(), [&](const auto& pair) { return get(pair) > position; });
    if (next == pairs.begin())
        return 0;
    const auto& low = *(next - 1);
    if (next == pairs.end())
        return give(low);
    const auto way = static_cast<long long>(position - get(low)) * (give(*next) - give(low));
    return give(low) + static_cast<int>(way / (get(*next) - get(low)));
}

} // namespace

StepPairing::StepPairing(const Player& one, const Player& other)
{
    const bool byItem = buildsItems(one) && buildsItems(other);
    std::map<Key, int> steps;
    const auto keysOfOther = keysOf(other, byItem);
    for (std::size_t i = 0; i < keysOfOther.size(); ++i) {
        if (keysOfOther[i])
            steps.emplace(*keysOfOther[i], static_cast<int>(i) + 1);
    }
    std::vector<std::pair<int, int>> same;
    const auto keysOfOne = keysOf(one, byItem);
    for (std::size_t i = 0; i < keysOfOne.size(); ++i) {
        const auto found = keysOfOne[i] ? steps.find(*keysOfOne[i]) : steps.end();
        // The last steps are paired with each other.
        if (found != steps.end() && static_cast<int>(i) + 1 < one.steps() && found->second < other.steps())
            same.emplace_back(static_cast<int>(i) + 1, found->second);
    }
    for (const auto& pair : risingInBoth(same))
        m_pairs.push_back(pair);
    m_pairs.emplace_back(one.steps(), other.steps());
}

int StepPairing::ofSecond(int position) const
{
    return throughPairs(
        m_pairs, position, [](const auto& pair) { return pair.first; }, [](const auto& pair) { return pair.second; });
}

int StepPairing::ofFirst(int position) const
{
    return throughPairs(
        m_pairs, position, [](const auto& pair) { return pair.second; }, [](const auto& pair) { return pair.first; });
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

namespace {

struct Decision {
    int step = 0; ///< 0: none
    int head = kNoHead;
};

/// The last decision about each word.
std::vector<Decision> lastDecisions(const Player& player)
{
    std::vector<Decision> last(static_cast<std::size_t>(player.words().size()) + 1);
    for (int step = 1; step <= player.steps(); ++step) {
        for (const Arc& arc : player.decisions(step)) {
            Decision& known = last[static_cast<std::size_t>(arc.dependent)];
            if (known.head != arc.head)
                known = {step, arc.head};
        }
    }
    return last;
}

} // namespace

Parting firstParting(const Player& one, const Player& other)
{
    const std::vector<Decision> first = lastDecisions(one);
    const std::vector<Decision> second = lastDecisions(other);
    Parting parting;
    for (std::size_t word = 1; word < std::min(first.size(), second.size()); ++word) {
        if (first[word].step == 0 || second[word].step == 0 || first[word].head == second[word].head)
            continue;
        const Parting here{first[word].step, second[word].step};
        if (parting.first == 0 || std::pair(here.first, here.second) < std::pair(parting.first, parting.second))
            parting = here;
    }
    return parting;
}

} // namespace arcwright::ui
