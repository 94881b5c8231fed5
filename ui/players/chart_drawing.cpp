// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/chart_drawing.h"

#include <algorithm>

namespace arcwright::ui {

namespace {

constexpr double kLeastColumn = 58;
constexpr double kMostColumn = 110;
constexpr double kCellGap = 6;
constexpr double kItemHeight = 17;
constexpr double kItemWidth = 21;
constexpr double kItemGap = 3;

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

Ink inkOf(ChartItemKind kind)
{
    switch (kind) {
    case ChartItemKind::Sibling:
        return Ink::Third;
    case ChartItemKind::IncompleteRight:
    case ChartItemKind::IncompleteLeft:
        return Ink::Second;
    default:
        return Ink::First;
    }
}

/// Lays out one chart.
class ChartLayout {
public:
    ChartLayout(const ChartPicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics), m_last(picture.words->size())
    {
        double x = kCellGap;
        for (int node = picture.firstNode; node <= m_last; ++node) {
            const double column = std::clamp(
                metrics.width(TextSize::Normal, picture.words->name(node)) + 10, kLeastColumn, kMostColumn);
            m_centres[node] = x + column / 2;
            x += column;
        }
        m_width = x + kCellGap;
        const int rows = picture.hasSiblings ? 3 : 2;
        m_cellHeight = rows * (kItemHeight + kItemGap) + kItemGap;
        const int levels = m_last - picture.firstNode + (picture.hasTree ? 1 : 0);
        m_bottom = levels * (m_cellHeight + kCellGap) + kCellGap;
    }

    Drawing draw()
    {
        drawWords();
        for (int left = m_picture.firstNode; left <= m_last; ++left) {
            for (int right = left + 1; right <= m_last; ++right)
                drawCell(left, right);
        }
        for (const auto& [item, cell] : *m_picture.cells)
            drawItem(item);
        drawJoints();
        if (m_picture.lit)
            drawItem(*m_picture.lit);
        m_drawing.size = {m_width, m_bottom + m_metrics.height(TextSize::Normal) + m_metrics.height(TextSize::Small)};
        return std::move(m_drawing);
    }

private:
    QRectF cellBox(int left, int right) const
    {
        const double width = kLeastColumn - kCellGap;
        const double centre = (m_centres.at(left) + m_centres.at(right)) / 2;
        return {centre - width / 2, m_bottom - (right - left) * (m_cellHeight + kCellGap), width, m_cellHeight};
    }
    QRectF boxOf(const ChartItem& item) const
    {
        if (item.kind == ChartItemKind::Tree) {
            const QRectF apex = cellBox(m_picture.firstNode, m_last).translated(0, -(m_cellHeight + kCellGap));
            return apex.adjusted(4, 6, -4, -4);
        }
        const QRectF cell = cellBox(item.left, item.right);
        const int firstRow = m_picture.hasSiblings ? 1 : 0;
        int row = 0;
        double x = cell.center().x() - kItemWidth / 2;
        if (item.kind != ChartItemKind::Sibling) {
            const bool headRight
                = item.kind == ChartItemKind::IncompleteLeft || item.kind == ChartItemKind::CompleteLeft;
            const bool complete = item.kind == ChartItemKind::CompleteLeft || item.kind == ChartItemKind::CompleteRight;
            row = firstRow + (complete ? 1 : 0);
            x = headRight ? cell.center().x() - kItemWidth - kItemGap / 2 : cell.center().x() + kItemGap / 2;
        }
        return {x, cell.top() + kItemGap + row * (kItemHeight + kItemGap), kItemWidth, kItemHeight};
    }

    void drawWords()
    {
        for (const auto& [node, centre] : m_centres) {
            const QRectF box(centre - kMostColumn / 2, m_bottom + 2, kMostColumn, m_metrics.height(TextSize::Normal));
            const QString text = m_metrics.fitted(TextSize::Normal, m_picture.words->form(node), kMostColumn - 8);
            m_drawing.text(box, text);
            m_drawing.text(box.translated(0, box.height()), QString::number(node), Ink::Muted, TextSize::Small);
            m_drawing.hit(box, Target::word(node));
        }
    }
    void drawCell(int left, int right)
    {
        const bool lit = m_picture.lit && m_picture.lit->kind != ChartItemKind::Tree && m_picture.lit->left == left
            && m_picture.lit->right == right;
        m_drawing.rect(cellBox(left, right), lit ? Ink::Lit : Ink::Panel, lit ? Ink::LitFrame : Ink::Grid, lit ? 2 : 1);
    }
    void drawItem(const ChartItem& item)
    {
        const QPainterPath shape = itemShape(item.kind, boxOf(item));
        const Ink ink = inkOf(item.kind);
        const bool isPart = m_picture.split && (item == m_picture.split->first || item == m_picture.split->second);
        if (m_picture.lit == item)
            m_drawing.add(shape, Ink::LitFrame, Ink::Text, 1.5);
        else if (m_picture.chosen.contains(item))
            m_drawing.add(shape, Ink::Chosen, Ink::Text, 1.2);
        else if (m_picture.traced.contains(item))
            m_drawing.add(shape, Ink::Good, Ink::Text, 1.2);
        else if (isPart)
            m_drawing.add(shape, ink, Ink::Text, 1.5);
        else
            m_drawing.add(shape, Tint(ink, 0, 0.25), Tint(ink, 0, 0.8), 1);
        m_drawing.hit(shape, {Target::Kind::Cell, item.left, item.right, static_cast<int>(item.kind)});
    }
    /// Lines from the parts to what is made of them.
    void drawJoints()
    {
        if (!m_picture.lit || !m_picture.split)
            return;
        const QPointF to = boxOf(*m_picture.lit).center();
        for (const ChartItem& part : {m_picture.split->first, m_picture.split->second}) {
            const QPointF from
                = part.left == part.right ? QPointF(m_centres.at(part.left), m_bottom) : boxOf(part).center();
            m_drawing.line(from, to, Ink::LitFrame, 2, true);
        }
    }

    const ChartPicture& m_picture;
    const DrawingMetrics& m_metrics;
    int m_last;
    std::map<int, double> m_centres; ///< of the columns, by node
    double m_width = 0;
    double m_bottom = 0;
    double m_cellHeight = 0;
    Drawing m_drawing;
};

/// An item in large over the ends of its span.
void drawLarge(Drawing& drawing, const ChartItem& item, const QRectF& box, const QString& score, Tint fill,
    const ChartPicture& picture, const DrawingMetrics& metrics)
{
    const double line = metrics.height(TextSize::Small);
    drawing.add(itemShape(item.kind, box), fill, Ink::Text, 1.5);
    drawing.text({box.left() - 20, box.top() - metrics.height(TextSize::Normal) - 2, box.width() + 40,
                     metrics.height(TextSize::Normal)},
        score, Ink::Text, TextSize::Normal, Qt::AlignHCenter, true);
    const double half = box.width() / 2 + 16;
    const auto end = [&](int node, const QRectF& place, Qt::Alignment alignment) {
        drawing.text(place, metrics.fitted(TextSize::Small, picture.words->name(node), place.width()), Ink::Text,
            TextSize::Small, alignment);
    };
    if (item.left == item.right) {
        end(item.left, {box.left() - 14, box.bottom() + 2, box.width() + 28, line}, Qt::AlignHCenter);
        return;
    }
    end(item.left, {box.left() - 14, box.bottom() + 2, half - 4, line}, Qt::AlignLeft);
    end(item.right, {box.center().x() + 2, box.bottom() + 2 + line, half - 4, line}, Qt::AlignRight);
}

/// "part + part = item" in large, as a picture.
Drawing drawCombination(const ChartPicture& picture, const DrawingMetrics& metrics)
{
    Drawing drawing;
    constexpr double width = 92;
    constexpr double height = 58;
    constexpr double gap = 44;
    const double top = metrics.height(TextSize::Normal) + 10;
    const double bottom = top + height + 2 * metrics.height(TextSize::Small) + 8;
    drawing.size = {3 * width + 2 * gap + 40, bottom};
    if (!picture.lit || !picture.split)
        return drawing;
    const auto scoreOf = [&](const ChartItem& item) {
        const auto cell = picture.cells->find(item);
        return picture.words->number(cell == picture.cells->end() ? 0 : cell->second.score);
    };
    const ChartSplit& split = *picture.split;
    double x = 20;
    const auto sign = [&](const QString& text) {
        drawing.text({x, top, gap, height}, text, Ink::Muted, TextSize::Large, Qt::AlignHCenter, true);
        x += gap;
    };
    const auto part = [&](const ChartItem& item, Tint fill) {
        drawLarge(drawing, item, {x, top, width, height}, scoreOf(item), fill, picture, metrics);
        x += width;
    };
    part(split.first, Tint(inkOf(split.first.kind), 0, 0.45));
    sign(QStringLiteral("+"));
    part(split.second, Tint(inkOf(split.second.kind), 0, 0.45));
    sign(QStringLiteral("→"));
    part(*picture.lit, Ink::Lit);
    return drawing;
}

} // namespace

QPainterPath itemShape(ChartItemKind kind, const QRectF& box)
{
    const double shoulder = box.top() + box.height() * 0.45;
    switch (kind) {
    case ChartItemKind::CompleteRight:
        return polygon({box.bottomLeft(), box.topLeft(), box.bottomRight()});
    case ChartItemKind::CompleteLeft:
        return polygon({box.bottomLeft(), box.topRight(), box.bottomRight()});
    case ChartItemKind::IncompleteRight:
        return polygon({box.bottomLeft(), box.topLeft(), {box.right(), shoulder}, box.bottomRight()});
    case ChartItemKind::IncompleteLeft:
        return polygon({box.bottomLeft(), {box.left(), shoulder}, box.topRight(), box.bottomRight()});
    case ChartItemKind::Sibling:
        return polygon({box.bottomLeft(), {box.left(), shoulder}, {box.right(), shoulder}, box.bottomRight()});
    case ChartItemKind::Tree:
        break;
    }
    return polygon({box.bottomLeft(), {box.center().x(), box.top()}, box.bottomRight()});
}

Drawing drawChart(const ChartPicture& picture, const DrawingMetrics& metrics)
{
    Drawing chart = ChartLayout(picture, metrics).draw();
    const Drawing combination = drawCombination(picture, metrics);
    // Beside the slope of the triangle, at its foot none is left.
    Drawing all;
    all.size
        = {chart.size.width() + combination.size.width(), std::max(chart.size.height(), combination.size.height())};
    all.insert(chart, {0, all.size.height() - chart.size.height()});
    all.insert(combination, {chart.size.width(), 0});
    return all;
}

} // namespace arcwright::ui
