// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drawing/heat_plot.h"

#include <algorithm>
#include <cmath>

#include "core/drawing/plot_axis.h"

namespace arcwright {

namespace {

constexpr double cellWidth = 42;
constexpr double cellHeight = 22;

class HeatPainter {
public:
    explicit HeatPainter(const HeatPlot& plot) : m_plot(plot)
    {
        double names = 40;
        for (const std::string& name : plot.rows)
            names = std::max(names, estimatedWidth(shortened(name, kMostNameCharacters), kPlotText));
        m_left = std::min(names, 200.0) + 12;
        // Names of columns lean upwards, so that they need no more room than their cells.
        double columns = 0;
        for (const std::string& name : plot.columns)
            columns = std::max(columns, estimatedWidth(shortened(name, most), kSmallText));
        m_lines = static_cast<int>(std::ceil(columns / cellWidth));
        m_top = 24 + 14.0 * std::max(m_lines, 1);
        const auto wide = static_cast<double>(plot.columns.size() + (plot.rowSums.empty() ? 0 : 1));
        const auto high = static_cast<double>(plot.rows.size() + (plot.columnSums.empty() ? 0 : 1));
        m_picture = {m_left + wide * cellWidth + 4, m_top + high * cellHeight + 4, plot.title, plot.description, {}};
    }

    DrawnPicture draw()
    {
        addText({m_left, 12}, m_plot.columnsTitle + " →", TextAnchor::Start, Tone::Faint);
        addText({m_left - 8, m_top - 6}, m_plot.rowsTitle + " ↓", TextAnchor::End, Tone::Faint);
        for (std::size_t column = 0; column < m_plot.columns.size(); ++column)
            drawColumnName(column);
        for (std::size_t row = 0; row < m_plot.rows.size(); ++row) {
            addText({m_left - 8, middle(row)}, shortened(m_plot.rows[row], kMostNameCharacters), TextAnchor::End,
                Tone::Ink, kPlotText);
            for (std::size_t column = 0; column < m_plot.columns.size(); ++column)
                drawCell(row, column);
        }
        for (std::size_t row = 0; row < m_plot.rowSums.size(); ++row)
            addText({centre(m_plot.columns.size()), middle(row)}, m_plot.rowSums[row], TextAnchor::Middle, Tone::Faint);
        for (std::size_t column = 0; column < m_plot.columnSums.size(); ++column)
            addText({centre(column), middle(m_plot.rows.size())}, m_plot.columnSums[column], TextAnchor::Middle,
                Tone::Faint);
        return std::move(m_picture);
    }

private:
    static constexpr std::size_t most = 18;

    double centre(std::size_t column) const { return m_left + cellWidth * (static_cast<double>(column) + 0.5); }
    double middle(std::size_t row) const { return m_top + cellHeight * (static_cast<double>(row) + 0.5) + 4; }

    void addText(DrawnPoint place, const std::string& text, TextAnchor anchor, Tone tone, double size = kSmallText)
    {
        m_picture.shapes.emplace_back(DrawnText{place, text, size, anchor, {tone}, false, false});
    }

    /// Neighbours stand on different lines where they are too long to stand beside each other.
    void drawColumnName(std::size_t column)
    {
        const int line = m_lines < 2 ? 0 : static_cast<int>(column % static_cast<std::size_t>(m_lines));
        const double y = m_top - 6 - 14.0 * line;
        addText({centre(column), y}, shortened(m_plot.columns[column], most), TextAnchor::Middle, Tone::Ink);
        if (line > 0)
            m_picture.shapes.emplace_back(
                DrawnLine{{centre(column), y + 3}, {centre(column), m_top - 1}, {Tone::Grid}, 1, false});
    }

    void drawCell(std::size_t row, std::size_t column)
    {
        const PlottedCell& cell = m_plot.cells[row * m_plot.columns.size() + column];
        const DrawnPoint corner{
            m_left + cellWidth * static_cast<double>(column) + 1, m_top + cellHeight * static_cast<double>(row) + 1};
        const auto step = static_cast<unsigned>(std::lround(std::clamp(cell.heat, 0.0, 1.0) * (kHeatTones - 1)));
        Colour behind{Tone::Heat, step};
        Colour ink{Tone::HeatInk, step};
        if (cell.isMuted || cell.heat <= 0) {
            behind = {Tone::Grid};
            ink = {Tone::Faint};
        }
        if (cell.heat > 0 || cell.isMuted)
            m_picture.shapes.emplace_back(DrawnBox{corner, cellWidth - 2, cellHeight - 2, behind, cell.tip});
        if (!cell.text.empty())
            m_picture.shapes.emplace_back(
                DrawnText{{centre(column), middle(row)}, cell.text, kSmallText, TextAnchor::Middle, ink, false, false});
    }

    const HeatPlot& m_plot;
    DrawnPicture m_picture;
    double m_left = 0;
    double m_top = 0;
    int m_lines = 1; ///< that names of columns take
};

} // namespace

DrawnPicture drawHeatPlot(const HeatPlot& plot)
{
    if (plot.isEmpty())
        return {0, 0, plot.title, plot.description, {}};
    return HeatPainter(plot).draw();
}

} // namespace arcwright
