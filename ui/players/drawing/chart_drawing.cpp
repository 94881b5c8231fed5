// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/chart_drawing.h"

#include <algorithm>

#include "ui/players/drawing/text_lines.h"

namespace arcwright::ui {

namespace {

constexpr double kMostColumn = 130;
constexpr double kCellGap = 5;
constexpr double kItemHeight = 19;
constexpr double kItemWidth = 16;
constexpr double kItemGap = 3;
constexpr double kBetweenWords = 8;
constexpr double kLargeItem = 104; ///< width of an item in large
constexpr double kUnderItem = 28; ///< how much wider is what stands under it

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
    ChartLayout(const ChartPicture& picture, const DrawingMetrics& metrics, const QRectF& seen)
        : m_picture(picture)
        , m_metrics(metrics)
        , m_seen(seen)
        , m_last(picture.words->size())
        , m_mostColumn(metrics.enough(kMostColumn))
    {
        const int items = picture.hasSiblings ? 5 : 4;
        m_cellWidth = items * (kItemWidth + kItemGap) + kItemGap;
        m_cellHeight = kItemHeight + 2 * kItemGap;
        m_centres.resize(static_cast<std::size_t>(m_last) + 1);
        m_names.resize(m_centres.size());
        double x = kCellGap;
        for (int node = picture.firstNode; node <= m_last; ++node) {
            QStringList& lines = m_names[static_cast<std::size_t>(node)];
            lines = divided(picture.words->form(node), TextSize::Large, m_mostColumn - kBetweenWords, metrics);
            m_wordLines = std::max(m_wordLines, lines.size());
            const double column = std::clamp(
                metrics.width(TextSize::Large, picture.words->form(node)) + 10, m_cellWidth + kCellGap, m_mostColumn);
            m_centres[static_cast<std::size_t>(node)] = x + column / 2;
            x += column;
        }
        m_width = x + kCellGap;
        const int levels = m_last - picture.firstNode + (picture.hasTree ? 1 : 0);
        m_bottom = levels * (m_cellHeight + kCellGap) + kCellGap;
        if (picture.words->areRightToLeft())
            m_seen = mirrored(seen, m_width);
    }

    Drawing draw()
    {
        drawWords();
        for (int left = m_picture.firstNode; left <= m_last; ++left) {
            for (int right = left + 1; right <= m_last; ++right) {
                if (cellBox(left, right).intersects(m_seen))
                    drawCell(left, right);
            }
        }
        if (m_picture.hasTree)
            drawItemOrPlace({ChartItemKind::Tree, m_picture.firstNode, m_last});
        drawJoints();
        if (m_picture.lit) {
            drawItem(*m_picture.lit);
            m_drawing.focus = boxOf(*m_picture.lit);
        }
        m_drawing.size
            = {m_width, m_bottom + 2 + wordsHigh() + (m_metrics.hasLegends ? m_metrics.height(TextSize::Small) : 0)};
        return m_picture.words->areRightToLeft() ? m_drawing.mirrored() : std::move(m_drawing);
    }

private:
    double wordsHigh() const { return static_cast<double>(m_wordLines) * m_metrics.height(TextSize::Large); }
    double centreOf(int node) const { return m_centres[static_cast<std::size_t>(node)]; }
    QRectF cellBox(int left, int right) const
    {
        const double centre = (centreOf(left) + centreOf(right)) / 2;
        const double top = m_bottom - (right - left) * (m_cellHeight + kCellGap);
        return {centre - m_cellWidth / 2, top, m_cellWidth, m_cellHeight};
    }
    QRectF boxOf(const ChartItem& item) const
    {
        if (item.kind == ChartItemKind::Tree) {
            const QRectF apex = cellBox(m_picture.firstNode, m_last).translated(0, -(m_cellHeight + kCellGap));
            return {apex.center().x() - kItemWidth, apex.top() + kItemGap, 2 * kItemWidth, kItemHeight};
        }
        const QRectF cell = cellBox(item.left, item.right);
        return {cell.left() + kItemGap + placeOf(item.kind) * (kItemWidth + kItemGap), cell.top() + kItemGap,
            kItemWidth, kItemHeight};
    }
    /// From left to right in a cell: heads on the right first, siblings in the middle, heads on the left.
    int placeOf(ChartItemKind kind) const
    {
        const int right = m_picture.hasSiblings ? 3 : 2;
        switch (kind) {
        case ChartItemKind::CompleteLeft:
            return 0;
        case ChartItemKind::IncompleteLeft:
            return 1;
        case ChartItemKind::IncompleteRight:
            return right;
        case ChartItemKind::CompleteRight:
            return right + 1;
        default:
            return 2;
        }
    }

    void drawWords()
    {
        for (int node = m_picture.firstNode; node <= m_last; ++node) {
            const double high = m_metrics.height(TextSize::Large);
            const QRectF box(centreOf(node) - m_mostColumn / 2, m_bottom + 2, m_mostColumn, wordsHigh());
            QRectF line(box.topLeft(), QSizeF(box.width(), high));
            for (const QString& text : m_names[static_cast<std::size_t>(node)]) {
                m_drawing.text(line, text, Ink::Text, TextSize::Large);
                line.translate(0, high);
            }
            const QRectF number(box.bottomLeft(), QSizeF(box.width(), m_metrics.height(TextSize::Small)));
            if (m_metrics.hasLegends)
                m_drawing.text(number, QString::number(node), Ink::Muted, TextSize::Small);
            m_drawing.hit(box, Target::word(node));
        }
    }
    void drawCell(int left, int right)
    {
        const bool lit = m_picture.lit && m_picture.lit->kind != ChartItemKind::Tree && m_picture.lit->left == left
            && m_picture.lit->right == right;
        m_drawing.rect(cellBox(left, right), lit ? Ink::Lit : Ink::Panel, lit ? Ink::LitFrame : Ink::Grid, lit ? 2 : 1);
        for (const auto kind : {ChartItemKind::Sibling, ChartItemKind::IncompleteRight, ChartItemKind::IncompleteLeft,
                 ChartItemKind::CompleteRight, ChartItemKind::CompleteLeft}) {
            if (m_picture.hasSiblings || kind != ChartItemKind::Sibling)
                drawItemOrPlace({kind, left, right});
        }
    }
    /// Its place can be pointed at before an item is there.
    void drawItemOrPlace(const ChartItem& item)
    {
        if (m_picture.cells->contains(item))
            drawItem(item);
        else
            m_drawing.hit(boxOf(item), cellTarget(item));
    }
    void drawItem(const ChartItem& item)
    {
        const QPainterPath shape = itemShape(item.kind, boxOf(item));
        const Ink ink = inkOf(item.kind);
        const auto hot = m_picture.heat.find(item);
        const bool isPart = m_picture.split && (item == m_picture.split->first || item == m_picture.split->second);
        if (m_picture.lit == item)
            m_drawing.add(shape, Ink::LitFrame, Ink::Text, 1.5);
        else if (m_picture.chosen.contains(item))
            m_drawing.add(shape, Ink::Chosen, Ink::Text, 1.2);
        else if (m_picture.traced.contains(item))
            m_drawing.add(shape, Ink::Good, Ink::Text, 1.2);
        else if (isPart)
            m_drawing.add(shape, ink, Ink::Text, 1.5);
        else if (hot != m_picture.heat.end())
            m_drawing.add(shape, Tint(Ink::Heat, hot->second), Ink::Border, 1);
        else
            m_drawing.add(shape, Tint(ink, 0, 0.25), Tint(ink, 0, 0.8), 1);
        m_drawing.hit(boxOf(item), cellTarget(item)); // half of a triangle's box would be hard to hit
    }
    /// Lines from the parts to what is made of them.
    void drawJoints()
    {
        if (!m_picture.lit || !m_picture.split)
            return;
        const QPointF to = boxOf(*m_picture.lit).center();
        for (const ChartItem& part : {m_picture.split->first, m_picture.split->second}) {
            const QPointF from
                = part.left == part.right ? QPointF(centreOf(part.left), m_bottom) : boxOf(part).center();
            m_drawing.line(from, to, Ink::LitFrame, 2, true);
        }
    }

    const ChartPicture& m_picture;
    const DrawingMetrics& m_metrics;
    QRectF m_seen;
    int m_last;
    double m_mostColumn;
    std::vector<double> m_centres; ///< of the columns, by node
    std::vector<QStringList> m_names; ///< in lines, by node
    qsizetype m_wordLines = 1; ///< the most of any
    double m_width = 0;
    double m_bottom = 0;
    double m_cellWidth = 0;
    double m_cellHeight = 0;
    Drawing m_drawing;
};

/// An item in large over the ends of its span.
void drawLarge(Drawing& drawing, const ChartItem& item, const QRectF& box, const QString& score, Tint fill,
    const ChartPicture& picture, const DrawingMetrics& metrics)
{
    const double line = metrics.height(TextSize::Normal);
    drawing.add(itemShape(item.kind, box), fill, Ink::Text, 1.5);
    drawing.text({box.left() - 20, box.top() - metrics.height(TextSize::Large) - 2, box.width() + 40,
                     metrics.height(TextSize::Large)},
        score, Ink::Text, TextSize::Large, Qt::AlignHCenter, true);
    QRectF below(box.left() - kUnderItem / 2, box.bottom() + 2, box.width() + kUnderItem, line);
    const auto end = [&](int node, Qt::Alignment alignment) {
        for (const QString& part : divided(picture.words->name(node), TextSize::Normal, below.width(), metrics)) {
            drawing.text(below, part, Ink::Text, TextSize::Normal, alignment);
            below.translate(0, line);
        }
    };
    if (item.left == item.right)
        return end(item.left, Qt::AlignHCenter);
    const QString both = picture.words->name(item.left) + u' ' + picture.words->name(item.right);
    if (metrics.width(TextSize::Normal, both) <= below.width()) {
        drawing.text(below, picture.words->name(item.left), Ink::Text, TextSize::Normal, Qt::AlignLeft);
        drawing.text(below, picture.words->name(item.right), Ink::Text, TextSize::Normal, Qt::AlignRight);
        return;
    }
    end(item.left, Qt::AlignLeft);
    end(item.right, Qt::AlignRight);
}

/// The legend of the shapes.
Drawing drawShapes(const ChartPicture& picture, const DrawingMetrics& metrics)
{
    std::vector<std::pair<ChartItemKind, QString>> shapes
        = {{ChartItemKind::CompleteRight,
               QCoreApplication::translate("ChartPlayer", "a word and all its dependents on one side")},
            {ChartItemKind::IncompleteRight, QCoreApplication::translate("ChartPlayer", "an arc")}};
    if (picture.hasSiblings)
        shapes.emplace_back(
            ChartItemKind::Sibling, QCoreApplication::translate("ChartPlayer", "neighbouring dependents of one head"));
    constexpr double width = 45;
    constexpr double height = 30;
    constexpr double gap = 12;
    Drawing drawing;
    for (const auto& [kind, text] : shapes) {
        const double top = drawing.size.height();
        const double textWidth = metrics.width(TextSize::Normal, text) + 4;
        drawing.add(itemShape(kind, {0, top, width, height}), Tint(inkOf(kind), 0, 0.45), Ink::Text, 1.5);
        drawing.text({width + gap, top, textWidth, height}, text, Ink::Text, TextSize::Normal, Qt::AlignLeft);
        drawing.size = {std::max(drawing.size.width(), width + gap + textWidth), top + height + gap};
        const auto beside = [&](const QString& meaning, Ink ink) { // where there is room
            const double left = width + textWidth + 3 * gap;
            const double meaningWidth = metrics.width(TextSize::Normal, meaning) + 4;
            drawing.add(itemShape(ChartItemKind::CompleteRight, {left, top, width, height}), ink, Ink::Text, 1.5);
            drawing.text(
                {left + width + gap, top, meaningWidth, height}, meaning, Ink::Text, TextSize::Normal, Qt::AlignLeft);
            drawing.size.setWidth(std::max(drawing.size.width(), left + width + gap + meaningWidth));
        };
        if (kind == ChartItemKind::IncompleteRight && !picture.traced.empty())
            beside(QCoreApplication::translate("ChartPlayer", "part of the tree that was found"), Ink::Good);
        if (kind == ChartItemKind::CompleteRight && !picture.chosenMeaning.isEmpty())
            beside(picture.chosenMeaning, Ink::Chosen);
    }
    return drawing;
}

} // namespace

Target cellTarget(const ChartItem& item)
{
    return {Target::Kind::Cell, item.left, item.right, static_cast<int>(item.kind)};
}

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

namespace {

/// How wide an item in large is for the names of its ends to have room, and in how many lines the longest of them is.
struct LargeItem {
    LargeItem(const PlayerWords& words, const DrawingMetrics& metrics)
    {
        double widest = 0;
        for (int node = kRoot; node <= words.size(); ++node)
            widest = std::max(widest, metrics.width(TextSize::Normal, words.name(node)));
        width = std::clamp(widest - kUnderItem, kLargeItem, metrics.enough(kLargeItem));
        for (int node = kRoot; node <= words.size(); ++node)
            lines = std::max(lines, divided(words.name(node), TextSize::Normal, width + kUnderItem, metrics).size());
    }
    double width = 0;
    qsizetype lines = 1;
};

/// The item at work, its left part before its right one.
Drawing drawSum(const ChartPicture& picture, const DrawingMetrics& metrics)
{
    Drawing drawing;
    constexpr double height = 64;
    constexpr double gap = 34;
    const LargeItem large(*picture.words, metrics);
    const double width = large.width;
    const double arcWidth = metrics.width(TextSize::Large, QStringLiteral("+ −00.00")) + 12;
    const double top = metrics.height(TextSize::Large) + 6;
    const double joint
        = picture.widestJoint.isEmpty() ? gap : metrics.width(TextSize::Large, picture.widestJoint) + 2 * kCellGap;
    drawing.size = {3 * width + gap + joint + static_cast<double>(picture.mostAdded) * arcWidth + 40,
        top + height + 2 * static_cast<double>(large.lines) * metrics.height(TextSize::Normal) + 6};
    const Drawing shapes = drawShapes(picture, metrics); // while there is nothing at work
    drawing.size.setWidth(std::max(drawing.size.width(), shapes.size.width()));
    if (!picture.lit || !picture.split) {
        drawing.insert(shapes, {(drawing.size.width() - shapes.size.width()) / 2, 0});
        return drawing;
    }
    const auto scoreOf = [&](const ChartItem& item) {
        const auto cell = picture.cells->find(item);
        return picture.words->number(cell == picture.cells->end() ? 0 : cell->second.score);
    };
    double x = 16;
    const auto sign = [&](const QString& text, double room) {
        drawing.text({x, top, room, height}, text, Ink::Text, TextSize::Large);
        x += room;
    };
    const auto part = [&](const ChartItem& item, Tint fill) {
        drawLarge(drawing, item, {x, top, width, height}, scoreOf(item), fill, picture, metrics);
        x += width;
    };
    const ChartSplit& split = *picture.split;
    part(split.first, Tint(inkOf(split.first.kind), 0, 0.45));
    sign(QStringLiteral("+"), gap);
    part(split.second, Tint(inkOf(split.second.kind), 0, 0.45));
    for (const PlayerWords::Term& term : picture.added) {
        const double line = metrics.height(TextSize::Normal);
        QRectF below(x, top + height / 2 + metrics.height(TextSize::Large) / 2, arcWidth, line);
        for (const QString& part : within(term.name, TextSize::Normal, arcWidth - kBetweenWords, metrics)) {
            drawing.text(below, part, Ink::Muted, TextSize::Normal, Qt::AlignHCenter);
            below.translate(0, line);
        }
        sign((term.value < 0 ? QString() : QStringLiteral("+")) + picture.words->number(term.value), arcWidth);
    }
    sign(!picture.joint.isEmpty() ? picture.joint : picture.addsUp ? QStringLiteral("=") : QStringLiteral("≈"), joint);
    part(*picture.lit, Ink::Lit);
    return drawing;
}

} // namespace

Drawing drawCombination(const ChartPicture& picture, const DrawingMetrics& metrics)
{
    const Drawing drawing = drawSum(picture, metrics);
    return picture.words->areRightToLeft() && picture.lit && picture.split ? drawing.mirrored() : drawing;
}

Drawing drawChart(const ChartPicture& picture, const DrawingMetrics& metrics, const QRectF& seen)
{
    return ChartLayout(picture, metrics, seen).draw();
}

} // namespace arcwright::ui
