// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/plot_axis.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/markup.h"

namespace arcwright {

namespace {

/// 1, 2 or 5 times a power of ten, at least as large.
double roundStep(double least)
{
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

} // namespace

std::vector<double> PlotAxis::ticks() const
{
    std::vector<double> list;
    const auto count = static_cast<int>(std::lround((high - low) / step));
    for (int i = 0; i <= count; ++i)
        list.push_back(low + i * step);
    return list;
}

std::string PlotAxis::label(double tick) const
{
    const int decimals = step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step) - 1e-9));
    return plainNumber(tick, decimals);
}

PlotAxis axisOf(const Plot& plot, bool fromZero, double steps)
{
    double low = fromZero ? 0 : std::numeric_limits<double>::max();
    double high = fromZero ? 0 : std::numeric_limits<double>::lowest();
    for (const PlottedSeries& series : plot.series) {
        for (const auto& value : series.values) {
            if (!value)
                continue;
            low = std::min({low, value->value, value->interval ? value->interval->first : value->value});
            high = std::max({high, value->value, value->interval ? value->interval->second : value->value});
        }
    }
    if (low > high)
        return {};
    PlotAxis axis;
    axis.step = roundStep(std::max(high - low, fromZero ? 1.0 : 0.1) / steps);
    axis.low = std::floor(low / axis.step + 1e-9) * axis.step;
    axis.high = std::max(std::ceil(high / axis.step - 1e-9) * axis.step, axis.low + axis.step);
    return axis;
}

DotShape shapeOf(std::size_t series)
{
    return static_cast<DotShape>(series % 4);
}

Colour colourOf(std::size_t series)
{
    return {Tone::Series, static_cast<unsigned>(series % kSeriesTones)};
}

double drawLegend(DrawnPicture& picture, const std::vector<PlottedSeries>& series)
{
    if (series.size() < 2)
        return 0;
    constexpr double line = 20;
    constexpr double middle = 10;
    constexpr double gap = 22;
    constexpr std::size_t mostCharacters = 60;
    double x = 6;
    double y = 0;
    for (std::size_t i = 0; i < series.size(); ++i) {
        const std::string name = shortened(series[i].name, mostCharacters);
        const double width = 12 + estimatedWidth(name, kPlotText) + gap;
        if (x > 6 && x + width > picture.width) {
            x = 6;
            y += line;
        }
        picture.shapes.emplace_back(DrawnDot{{x, y + middle}, 4.5, shapeOf(i), colourOf(i), {}});
        picture.shapes.emplace_back(
            DrawnText{{x + 12, y + middle + 4}, name, kPlotText, TextAnchor::Start, {Tone::Ink}, false, false});
        x += width;
    }
    return y + line + 6;
}

} // namespace arcwright
