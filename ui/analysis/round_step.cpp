// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/round_step.h"

#include <cmath>

namespace arcwright::ui {

double roundStep(double range)
{
    constexpr double parts = 5;
    const double raw = range / parts;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (raw <= factor * power)
            return factor * power;
    }
    return 10 * power;
}

} // namespace arcwright::ui
