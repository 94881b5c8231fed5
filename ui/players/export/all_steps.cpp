// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/all_steps.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace arcwright::ui {

namespace {

constexpr QRectF kHardlyAnything(0, 0, 1, 1); // of a drawing whose size is all that is asked for

} // namespace

void lookAtSteps(const Player& player, int looks, const std::function<bool(const Player& atStep)>& look)
{
    const std::unique_ptr<Player> other = player.clone();
    for (int i = 0; i <= looks; ++i) {
        other->goTo(static_cast<int>(1LL * player.steps() * i / looks));
        if (!look(*other))
            return;
    }
}

QSizeF mostSize(const FrameMaker& maker, const Player& player, double aspect)
{
    QSizeF most;
    lookAtSteps(player, kUsualLooks, [&](const Player& atStep) {
        most = most.expandedTo(maker.make(atStep, FrameMaker::Text::Without, aspect, {}, kHardlyAnything).size);
        return true;
    });
    return most;
}

std::vector<int> stepsToFit(const FrameMaker& maker, const Player& player)
{
    int largest = 0;
    double area = 0;
    lookAtSteps(player, kUsualLooks, [&](const Player& atStep) {
        const QSizeF size = maker.make(atStep, FrameMaker::Text::Without, 1, {}, kHardlyAnything).size;
        if (size.width() * size.height() > area) {
            area = size.width() * size.height();
            largest = atStep.position();
        }
        return true;
    });
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
