// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/plot.h"

#include <algorithm>

#include "core/drawing/plot_axis.h"

namespace arcwright {

namespace {

constexpr double textDrop = 4; // from the middle of a line of text to its base line

/// Categories from the top down.
class RowPlot {
public:
    explicit RowPlot(const Plot& plot) : m_plot(plot), m_isOfBars(plot.kind == PlotKind::Bars)
    {
        m_picture = {kPlotWidth, 0, plot.title, plot.description, {}};
        m_top = drawLegend(m_picture, plot.series) + 4;
        m_mark = m_isOfBars ? 11 : 12;
        m_row = std::max(20.0, m_mark * static_cast<double>(plot.series.size()) + 8);
        m_bottom = m_top + m_row * static_cast<double>(plot.categories.size());
        double names = 40;
        for (const std::string& name : plot.categories)
            names = std::max(names, estimatedWidth(shortened(name, kMostNameCharacters), kPlotText));
        constexpr double mostNames = 230;
        constexpr double forTexts = 60;
        m_axis = axisOf(plot, m_isOfBars, 6);
        m_axis.from = std::min(names, mostNames) + 12;
        m_axis.to = kPlotWidth - forTexts;
    }

    DrawnPicture draw()
    {
        drawAxis();
        for (std::size_t category = 0; category < m_plot.categories.size(); ++category)
            drawRow(category);
        return std::move(m_picture);
    }

private:
    void addText(DrawnPoint place, const std::string& text, double size, TextAnchor anchor, Tone tone)
    {
        m_picture.shapes.emplace_back(DrawnText{place, text, size, anchor, {tone}, false, false});
    }

    void drawAxis()
    {
        for (const double tick : m_axis.ticks()) {
            const double x = m_axis.at(tick);
            m_picture.shapes.emplace_back(DrawnLine{{x, m_top}, {x, m_bottom}, {Tone::Grid}, 1, false});
            addText({x, m_bottom + 15}, m_axis.label(tick), kSmallText, TextAnchor::Middle, Tone::Faint);
        }
        addText({(m_axis.from + m_axis.to) / 2, m_bottom + 32}, m_plot.valueTitle, kSmallText, TextAnchor::Middle,
            Tone::Faint);
        m_picture.height = m_bottom + 40;
    }

    void drawRow(std::size_t category)
    {
        const double top = m_top + m_row * static_cast<double>(category);
        const double middle = top + m_row / 2;
        addText({m_axis.from - 8, middle + textDrop}, shortened(m_plot.categories[category], kMostNameCharacters),
            kPlotText, TextAnchor::End, Tone::Ink);
        const auto count = static_cast<double>(m_plot.series.size());
        for (std::size_t i = 0; i < m_plot.series.size(); ++i) {
            const double y = middle + m_mark * (static_cast<double>(i) - (count - 1) / 2);
            if (const auto& value = m_plot.series[i].values[category])
                drawValue(*value, y, i);
        }
    }

    void drawValue(const PlottedValue& value, double y, std::size_t series)
    {
        const double x = m_axis.at(value.value);
        double end = x;
        if (m_isOfBars) {
            const double height = m_mark - 2;
            m_picture.shapes.emplace_back(DrawnBox{
                {m_axis.from, y - height / 2}, std::max(x - m_axis.from, 1.0), height, colourOf(series), value.tip});
        } else {
            if (value.interval) {
                end = m_axis.at(value.interval->second);
                m_picture.shapes.emplace_back(
                    DrawnLine{{m_axis.at(value.interval->first), y}, {end, y}, colourOf(series), 1.5, false});
            }
            m_picture.shapes.emplace_back(DrawnDot{{x, y}, 4, shapeOf(series), colourOf(series), value.tip});
        }
        if (!value.text.empty())
            addText({std::max(end, x + 4) + 5, y + 3.5}, value.text, kSmallText, TextAnchor::Start, Tone::Faint);
    }

    const Plot& m_plot;
    DrawnPicture m_picture;
    PlotAxis m_axis;
    bool m_isOfBars;
    double m_top = 0;
    double m_bottom = 0;
    double m_row = 0; ///< height of a category
    double m_mark = 0; ///< height of a mark in it
};

/// Categories from left to right.
class LinePlot {
public:
    explicit LinePlot(const Plot& plot) : m_plot(plot)
    {
        constexpr double height = 220;
        m_picture = {kPlotWidth, 0, plot.title, plot.description, {}};
        m_top = drawLegend(m_picture, plot.series) + 20;
        m_axis = axisOf(plot, false, 5);
        m_axis.from = m_top + height;
        m_axis.to = m_top;
        m_picture.height = m_axis.from + 42;
    }

    DrawnPicture draw()
    {
        for (const double tick : m_axis.ticks()) {
            const double y = m_axis.at(tick);
            m_picture.shapes.emplace_back(DrawnLine{{left, y}, {kPlotWidth - 10, y}, {Tone::Grid}, 1, false});
            addText({left - 6, y + textDrop}, m_axis.label(tick), TextAnchor::End);
        }
        for (std::size_t i = 0; i < m_plot.categories.size(); ++i)
            addText({placeOf(i, 0), m_axis.from + 16}, shortened(m_plot.categories[i], 12), TextAnchor::Middle);
        addText({(left + kPlotWidth) / 2, m_axis.from + 34}, m_plot.categoryTitle, TextAnchor::Middle);
        addText({0, m_top - 10}, m_plot.valueTitle, TextAnchor::Start);
        for (std::size_t i = 0; i < m_plot.series.size(); ++i)
            drawSeries(i);
        return std::move(m_picture);
    }

private:
    static constexpr double left = 46;

    void addText(DrawnPoint place, const std::string& text, TextAnchor anchor)
    {
        m_picture.shapes.emplace_back(DrawnText{place, text, kSmallText, anchor, {Tone::Faint}, false, false});
    }

    /// Series stand a bit beside each other, so that intervals can be told apart.
    double placeOf(std::size_t category, std::size_t series) const
    {
        constexpr double apart = 7;
        const double step = (kPlotWidth - left - 10) / static_cast<double>(m_plot.categories.size());
        const double shift = m_plot.series.size() < 2
            ? 0
            : static_cast<double>(series) - static_cast<double>(m_plot.series.size() - 1) / 2;
        return left + step * (static_cast<double>(category) + 0.5) + apart * shift;
    }

    void drawSeries(std::size_t index)
    {
        const PlottedSeries& series = m_plot.series[index];
        const Colour colour = colourOf(index);
        std::vector<DrawnPoint> run;
        const auto flush = [&] {
            if (run.size() > 1)
                m_picture.shapes.emplace_back(
                    DrawnPath{run.front(), {run.begin() + 1, run.end()}, false, false, colour, 1.5, index % 2 == 1});
            run.clear();
        };
        for (std::size_t i = 0; i < series.values.size(); ++i) {
            if (series.values[i])
                run.push_back({placeOf(i, index), m_axis.at(series.values[i]->value)});
            else
                flush();
        }
        flush();
        for (std::size_t i = 0; i < series.values.size(); ++i) {
            if (!series.values[i])
                continue;
            const PlottedValue& value = *series.values[i];
            const double x = placeOf(i, index);
            if (value.interval)
                m_picture.shapes.emplace_back(DrawnLine{
                    {x, m_axis.at(value.interval->first)}, {x, m_axis.at(value.interval->second)}, colour, 1.5, false});
            m_picture.shapes.emplace_back(DrawnDot{{x, m_axis.at(value.value)}, 4, shapeOf(index), colour, value.tip});
        }
    }

    const Plot& m_plot;
    DrawnPicture m_picture;
    PlotAxis m_axis;
    double m_top = 0;
};

} // namespace

DrawnPicture drawPlot(const Plot& plot)
{
    if (plot.isEmpty())
        return {0, 0, plot.title, plot.description, {}};
    return plot.kind == PlotKind::Lines ? LinePlot(plot).draw() : RowPlot(plot).draw();
}

} // namespace arcwright
