// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/algorithms/player_choices.h"

#include <algorithm>

namespace arcwright::ui {

void choose(Player& player, std::string_view algorithm, const std::vector<LessonChoice>& wanted)
{
    if (wanted.empty())
        return;
    const std::vector<PlayerChoice> all = player.choices();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto option = optionAmong(wanted, algorithm, all[i].name);
        if (option && static_cast<int>(*option) != all[i].current)
            player.choose(static_cast<int>(i), static_cast<int>(*option));
    }
}

tl::expected<std::vector<LessonChoice>, QString> chosenOtherwise(
    const Player& player, std::string_view algorithm, const std::vector<int>& usual)
{
    std::vector<LessonChoice> chosen;
    const std::vector<PlayerChoice> all = player.choices();
    const std::vector<LessonChoiceRow> rows = lessonChoicesOf(algorithm);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto row
            = std::find_if(rows.begin(), rows.end(), [&](const auto& one) { return one.name == all[i].name; });
        if (row == rows.end() || (i < usual.size() && usual[i] == all[i].current))
            continue;
        const auto option = static_cast<std::size_t>(all[i].current);
        if (option >= row->options.size())
            return tl::unexpected(all[i].title);
        chosen.push_back({std::string(row->name), row->options[option]});
    }
    return chosen;
}

std::vector<int> optionsOf(const Player& player)
{
    std::vector<int> options;
    for (const PlayerChoice& choice : player.choices())
        options.push_back(choice.current);
    return options;
}

} // namespace arcwright::ui
