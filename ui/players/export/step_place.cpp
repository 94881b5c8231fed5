// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_place.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "ui/players/drawing/legible_theme.h"
#include "ui/players/export/all_steps.h"

namespace arcwright::ui {

double scaleInPlace(const QSizeF& size, const QSizeF& room)
{
    constexpr double most = 2.5;
    return std::min({most, room.width() / size.width(), room.height() / size.height()});
}

const std::vector<LegibleWay>& legibleWays()
{
    const FrameDetail all{.hasRoomBefore = false};
    const FrameDetail noCloseUp{.hasCloseUp = false, .hasRoomBefore = false};
    const FrameDetail noLegends{.hasCloseUp = false, .hasLegends = false, .hasRoomBefore = false};
    static const std::vector<LegibleWay> ways{{1, all}, {0.8, all}, {0.65, all}, {0.8, noCloseUp}, {0.65, noCloseUp},
        {0.65, noLegends}, {0.5, noLegends}, {0.4, noLegends}};
    return ways;
}

/// The room that its pictures take so.
QSizeF StepPlace::sizeFor(const FrameMaker& tried, const Player& player) const
{
    const double aspect = picture.width() / picture.height();
    return isOfOneStep ? tried.make(player, FrameMaker::Text::Without, aspect, {}, QRectF(0, 0, 1, 1)).size
                       : mostSize(tried, player, aspect);
}

/// Keeps every sentence in one row and figures as figures, where all steps can be read so.
bool StepPlace::seeNaturally(const Player& player, const FrameDetail& detail, double least)
{
    const double widths[] = {std::numeric_limits<double>::infinity(), picture.width() / least,
        picture.width() / (1.25 * least), picture.width() / (1.5 * least)}; // of pictures, names shorter in each
    const double aspect = picture.width() / picture.height();
    std::optional<FrameMaker> chosen;
    double best = 0;
    for (const double width : widths) {
        FrameMaker tried(maker.theme());
        tried.setDetail(detail);
        tried.setMostWidth(width);
        const Frame frame = tried.make(player, FrameMaker::Text::Without, aspect, {}, QRectF(0, 0, 1, 1));
        if (frame.drawing.isMap || frame.diagramLayout.rows.size() > 1)
            continue;
        if (const double fits = scaleInPlace(frame.size, picture.size()); fits >= least && fits > 1.05 * best) {
            best = fits;
            chosen = std::move(tried);
        }
    }
    if (!chosen)
        return false;
    const QSizeF size = sizeFor(*chosen, player);
    const double larger = scaleInPlace(size, picture.size());
    if (larger < least || (isPlain && larger <= scale))
        return false;
    maker = *std::move(chosen);
    most = size;
    scale = larger;
    isPlain = true;
    hasCloseUp = detail.hasCloseUp;
    return true;
}

/// How its pictures are laid out, and how large they are. Where all of it would be small, what the words say as well is
/// left out of them. What is no larger at its first step than `other` is not looked at further.
void StepPlace::see(const Player& player, double other, double leastNatural)
{
    constexpr FrameDetail details[] = {{.hasRoomBefore = false}, {.hasCloseUp = false, .hasRoomBefore = false},
        {.hasCloseUp = false, .hasLegends = false, .hasRoomBefore = false}};
    constexpr double largeEnough = 0.7;
    constexpr double worth = 1.1; // else nothing is left out
    constexpr double longScale = kHopelessScale / 2; // where that helps as little as another place
    for (FrameDetail detail : details) {
        detail.hasRoomForAll = !isOfOneStep;
        if (seeNaturally(player, detail, leastNatural) && scale >= largeEnough)
            return;
        FrameMaker tried = maker;
        tried.setDetail(detail);
        const Frame frame = tried.fitInto(player, FrameMaker::Text::Without, picture.size());
        QSizeF size = frame.size;
        double larger = scaleInPlace(size, picture.size()); // at the most
        const bool hasAll = !frame.drawing.isMap && frame.diagramLayout.rows.size() < 2;
        if (larger > std::max(kHopelessScale, other) || (hasAll && larger >= kLeastWholeScale)) {
            size = sizeFor(tried, player);
            larger = scaleInPlace(size, picture.size());
        }
        if (larger > worth * scale && (hasAll || !isPlain)) {
            maker = std::move(tried);
            most = size;
            scale = larger;
            isPlain = hasAll && larger >= kLeastWholeScale;
            hasCloseUp = detail.hasCloseUp;
        }
        if (scale >= largeEnough || scale < longScale)
            return;
    }
}

bool StepPlace::isLegible() const
{
    constexpr double rounding = 0.01;
    return scale * smallestLetters(maker.theme()) >= leastLetters - rounding;
}

/// Whether its pictures can be shown so, with letters that are large enough at a scale of `least`.
bool StepPlace::enlargeLetters(const Player& player, const Theme& large, const FrameDetail& detail, double least)
{
    const double aspect = picture.width() / picture.height();
    const double usual = smallestLetters(maker.theme()) / enlarged;
    const double narrow = picture.width() / (1.25 * least); // margins are not of it
    for (const double width : {std::numeric_limits<double>::infinity(), picture.width() / least, narrow}) {
        FrameMaker tried(large);
        tried.setDetail(detail);
        tried.setMostWidth(width);
        const Frame frame = tried.make(player, FrameMaker::Text::Without, aspect, {}, QRectF(0, 0, 1, 1));
        if (frame.drawing.isMap || frame.diagramLayout.rows.size() > 1
            || scaleInPlace(frame.size, picture.size()) < least)
            continue;
        const QSizeF size = sizeFor(tried, player);
        const double larger = scaleInPlace(size, picture.size());
        if (larger < least)
            continue;
        maker = std::move(tried);
        most = size;
        scale = larger;
        enlarged = smallestLetters(large) / usual;
        isPlain = true;
        hasCloseUp = detail.hasCloseUp;
        return true;
    }
    return false;
}

/// Whether they have room with all that there is.
bool StepPlace::takeBetterLetters(const Player& player, const Theme& theme)
{
    if (betterLetters <= leastLetters || player.words().size() > kMostWordsEnlarged)
        return false;
    if (hasCloseUp && scale * smallestLetters(maker.theme()) >= betterLetters)
        return true;
    for (const LegibleWay& way : legibleWays()) {
        FrameDetail detail = way.detail;
        detail.hasRoomForAll = !isOfOneStep;
        const bool hasAll = detail.hasCloseUp && detail.hasLegends;
        if (hasAll && enlargeLetters(player, legibleTheme(theme, betterLetters, way.scale), detail, way.scale))
            return true;
    }
    return false;
}

/// Where letters would be too small, the picture becomes smaller around larger ones, and what can be missed is left
/// out.
void StepPlace::enlargeLetters(const Player& player, const Theme& theme)
{
    if (takeBetterLetters(player, theme) || (isLegible() && hasCloseUp) || leastLetters == 0
        || player.words().size() > kMostWordsEnlarged)
        return;
    for (const LegibleWay& way : legibleWays()) {
        if (isLegible() && !way.detail.hasCloseUp)
            return; // nothing more is gained
        FrameDetail detail = way.detail;
        detail.hasRoomForAll = !isOfOneStep;
        if (enlargeLetters(player, legibleTheme(theme, leastLetters, way.scale), detail, way.scale))
            return;
    }
}

} // namespace arcwright::ui
