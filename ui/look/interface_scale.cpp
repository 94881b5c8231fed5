// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/interface_scale.h"

#include <algorithm>
#include <cmath>

namespace arcwright::ui {

double suitableScale(const ScreenMeasures& screen)
{
    constexpr double enlarged = 1.05; // by the system, roundings aside
    constexpr double usualPixelsPerInch = 110; // of screens for which nobody enlarges anything
    constexpr double manyLines = 1700; // where nobody knows how large they are
    constexpr double leastLines = 1080;
    constexpr double saidOfAny = 96; // by X servers that do not know
    constexpr double steps = 4;
    constexpr double most = 3;
    if (screen.systemScale > enlarged)
        return 1;
    const double lines = std::min(screen.pixels.width(), screen.pixels.height()); // of screens on their side, too
    const bool isKnown = screen.pixelsPerInch > 0 && std::abs(screen.pixelsPerInch - saidOfAny) > 1;
    const double wanted = isKnown ? screen.pixelsPerInch / usualPixelsPerInch : lines < manyLines ? 1 : most;
    const double scale = std::min({wanted, lines / leastLines, most});
    return std::max(1.0, std::floor(scale * steps + 0.25) / steps);
}

} // namespace arcwright::ui
