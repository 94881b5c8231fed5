// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/all_steps.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace arcwright::ui {

namespace {

constexpr int kLooks = 6;
constexpr QRectF kHardlyAnything(0, 0, 1, 1); // of a drawing whose size is all that is asked for

int stepOfLook(const Player& player, int look)
{
    return static_cast<int>(1LL * player.steps() * look / kLooks);
}

} // namespace

QSizeF mostSize(const FrameMaker& maker, const Player& player, double aspect)
{
    const std::unique_ptr<Player> other = player.clone();
    QSizeF most;
    for (int look = 0; look <= kLooks; ++look) {
        other->goTo(stepOfLook(player, look));
        most = most.expandedTo(maker.make(*other, FrameMaker::Text::Without, aspect, {}, kHardlyAnything).size);
    }
    return most;
}

std::vector<int> stepsToFit(const FrameMaker& maker, const Player& player)
{
    const std::unique_ptr<Player> other = player.clone();
    int largest = 0;
    double area = 0;
    for (int look = 0; look <= kLooks; ++look) {
        other->goTo(stepOfLook(player, look));
        const QSizeF size = maker.make(*other, FrameMaker::Text::Without, 1, {}, kHardlyAnything).size;
        if (size.width() * size.height() <= area)
            continue;
        area = size.width() * size.height();
        largest = other->position();
    }
    return largest == 0 ? std::vector{0} : std::vector{0, largest};
}

QSizeF fitAllSteps(FrameMaker& maker, const Player& player, const QSizeF& room)
{
    const std::unique_ptr<Player> other = player.clone();
    FrameMaker chosen = maker;
    QSizeF most;
    double best = -1;
    for (const int step : stepsToFit(maker, player)) {
        FrameMaker tried = maker;
        other->goTo(step);
        tried.fitInto(*other, FrameMaker::Text::Without, room);
        const QSizeF size = mostSize(tried, player, room.width() / room.height());
        const double scale = std::min(room.width() / size.width(), room.height() / size.height());
        if (scale <= best)
            continue;
        best = scale;
        most = size;
        chosen = std::move(tried);
    }
    maker = std::move(chosen);
    return most;
}

} // namespace arcwright::ui
