// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/frame.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <tuple>
#include <utility>

#include <QPainter>

#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/hit_test.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/drawing/text_lines.h"
#include "ui/players/export/arrangement.h"
#include "ui/players/export/steady_diagram.h"

namespace arcwright::ui {

namespace {

constexpr double kHitTolerance = 5; // pixels from the line of an arc
constexpr double kTextWidths[] = {340, 440, 580, 740};
constexpr std::size_t kMostFigures = 7; ///< more cannot be taken in while somebody speaks
constexpr int kReservedLines = 3; ///< of an explanation, without its figures
/// How much smaller the picture may get for text that can be read from the last row.
constexpr double kWorthOfLargeText = 0.9;
constexpr double kWorthOfLargerText = 0.97;
constexpr double kLarger = 1.15;
constexpr double kMostEnlarged = 4;
constexpr double kLinesOnScreen = 24; ///< of text as large as it becomes
constexpr QRectF kNothingSeen(0, 0, 1, 1); ///< of a drawing whose size is all that is asked for

/// Whether there were no arcs yet at any of some steps, so that none have gone again.
bool isBeforeArcs(const Player& player)
{
    if (!player.arcs().empty())
        return false;
    constexpr int looks = 4;
    const std::unique_ptr<Player> other = player.clone();
    for (int look = 1; look < looks; ++look) {
        other->goTo(player.position() * look / looks);
        if (!other->arcs().empty())
            return false;
    }
    return true;
}

} // namespace

Target Frame::targetAt(QPointF point) const
{
    if (drawingPlace.contains(point)) {
        if (const Target target = drawing.targetAt(inDrawing(point)))
            return target;
    }
    if (!diagramPlace.contains(point))
        return {};
    const DiagramHit hit = hitTest(diagramLayout, inDiagram(point), kHitTolerance / diagramScale);
    if (hit.arc >= 0) {
        const DiagramArc& arc = diagram.arcs[static_cast<std::size_t>(hit.arc)];
        return Target::arc(arc.head, arc.dependent);
    }
    return hit.node > 0 ? Target::word(hit.node) : Target();
}

int Frame::diagramWordAt(QPointF point) const
{
    return hitTest(diagramLayout, inDiagram(point), 0).node;
}

QRectF Frame::ofDiagram(const QRectF& place) const
{
    return {diagramPlace.topLeft() + place.topLeft() * diagramScale, place.size() * diagramScale};
}

QRectF Frame::ofDrawing(const QRectF& place) const
{
    return {drawingPlace.topLeft() + place.topLeft() * drawingScale, place.size() * drawingScale};
}

QRectF Frame::focus() const
{
    const QRectF inDrawing = drawing.focusOrLit();
    return inDrawing.isEmpty() ? diagramPlace : ofDrawing(inDrawing);
}

FrameMaker::FrameMaker(const Theme& theme, double mostWidth, Medium medium)
    : m_theme(theme), m_medium(medium), m_diagramMetrics(metricsFor(theme.diagram)), m_metrics(drawingMetrics(theme))
{
    m_metrics.mostWidth = mostWidth;
}

void FrameMaker::setDetail(const FrameDetail& detail)
{
    m_detail = detail;
    m_metrics.hasLegends = detail.hasLegends;
    m_metrics.hasRoomBefore = detail.hasRoomBefore;
}

Frame FrameMaker::make(const Player& player, Text text, double aspect, const QString& heading, const QRectF& seen) const
{
    Frame frame;
    redraw(frame, player, seen);
    if (m_detail.hasCloseUp)
        frame.closeUp = player.closeUp(m_metrics);
    if (m_detail.hasDiagram || frame.drawing.size.isEmpty()) {
        const bool isAlone = frame.drawing.size.isEmpty() && frame.closeUp.size.isEmpty();
        // Words alone would leave the room empty into which their arcs come.
        const bool hasRoomForAll
            = m_detail.hasRoomForAll && (m_detail.hasRoomBefore || isAlone || !isBeforeArcs(player));
        const SteadyWish wish{m_medium == Medium::Screen && hasRoomForAll, m_detail.hasLegends};
        const double mostWidth = isAlone ? std::max(m_metrics.mostWidth, m_wholeWidth) : m_metrics.mostWidth;
        SteadyDiagram laidOut = layOutSteadily(player, wish, m_diagramMetrics, mostWidth);
        frame.diagram = std::move(laidOut.diagram);
        frame.diagramLayout = std::move(laidOut.layout);
    }
    if (text == Text::With) {
        const TextStyle style = styleFor(frame, player, aspect);
        frame.text = textOf(player, heading, style);
        frame.textScale = style.scale;
    }
    arrangeParts(frame, aspect);
    return frame;
}

/// What will be scrolled has no room to grow into, and on paper a step takes no more room than it needs.
void FrameMaker::arrangeParts(Frame& frame, double aspect) const
{
    const bool mayGrow = m_medium == Medium::Screen && m_isSeenWhole;
    arrange(frame, aspect, m_mostBeside, mayGrow ? Growth::IntoRoom : Growth::None);
}

Frame FrameMaker::fitInto(const Player& player, Text text, const QSizeF& room, const QString& heading)
{
    constexpr double larger = 1.125;
    const double readable = larger * m_leastScale; // of the size on the canvas
    constexpr double shares[] = {1.3, 1, 0.75, 0.5}; // of the room: parts may stand beside each other
    const double aspect = room.width() / room.height();
    double best = 0;
    double bestWidth = std::numeric_limits<double>::infinity();
    Frame chosen;
    const double least = m_leastScale;
    const bool isRightToLeft = player.words().areRightToLeft();
    m_mostBeside = std::numeric_limits<double>::infinity();
    m_isSeenWhole = false;
    m_wholeWidth = 0;
    const auto laidOut = [&](double width) {
        setMostWidth(width);
        return make(player, text, aspect, heading, kNothingSeen);
    };
    const auto consider = [&](double width) {
        Frame frame = laidOut(width);
        const double scale = std::min(room.width() / frame.size.width(), room.height() / frame.size.height());
        // From the right one would see the drawing first, and none of the words before it.
        const bool hidesWords = isRightToLeft && frame.diagramPlace.bottom() > frame.drawingPlace.top();
        constexpr double much = 1.3;
        const bool losesFigures = best > 0 && frame.drawing.isMap > chosen.drawing.isMap;
        // Else it stays in fewer rows, and figures stay figures.
        const double worth = losesFigures && !(best < least && scale >= least) ? much : 1.05;
        if (scale > worth * best && !(hidesWords && scale < least && best > 0)) {
            best = scale;
            bestWidth = width;
            chosen = std::move(frame);
        }
    };
    consider(bestWidth);
    for (const double share : shares) {
        if (best < readable) // what is narrower would leave room that parts can grow into
            consider(share * room.width() / readable);
    }
    // Rows are as wide then as what is seen of them.
    const bool isScrolled = best < least && std::isinf(bestWidth) && !isRightToLeft;
    if (isScrolled) {
        m_mostBeside = room.width() / readable; // or what stands beside the words would keep them from going along
        return laidOut(m_mostBeside);
    }
    setMostWidth(bestWidth);
    if (best < least && chosen.size.width() * least > room.width()) {
        if (auto upright = fitUpright(player, text, {room.width() / least, room.height() / least}, heading))
            return *std::move(upright);
        m_mostBeside = std::numeric_limits<double>::infinity();
        setMostWidth(bestWidth);
    }
    m_isSeenWhole = best >= least;
    if (!m_isSeenWhole)
        return chosen;
    m_wholeWidth = text == Text::Without ? room.width() / least - 2 * kFrameMargin : 0;
    arrangeParts(chosen, aspect);
    return chosen;
}

/// What is too large to be seen whole, in a frame no wider than the room, so that it is scrolled one way only; the
/// lowest of these. None if a part of it alone is wider.
std::optional<Frame> FrameMaker::fitUpright(const Player& player, Text text, const QSizeF& room, const QString& heading)
{
    constexpr double forScrollBar = 24;
    constexpr double shares[] = {1, 0.75, 0.5};
    const double width = room.width() - forScrollBar;
    m_mostBeside = width - 2 * kFrameMargin;
    std::optional<Frame> lowest;
    double chosenWidth = 0;
    for (const double share : shares) {
        setMostWidth(share * m_mostBeside);
        Frame frame = make(player, text, room.width() / room.height(), heading, kNothingSeen);
        if (frame.size.width() > width || (lowest && frame.size.height() >= lowest->size.height()))
            continue;
        lowest = std::move(frame);
        chosenWidth = share * m_mostBeside;
    }
    if (lowest)
        setMostWidth(chosenWidth);
    return lowest;
}

double FrameMaker::scaleWith(Frame& frame, const Player& player, const TextStyle& style, double aspect) const
{
    frame.text.size = {style.width, reservedHeight(player, style.size)};
    frame.textScale = style.scale;
    arrange(frame, aspect, m_mostBeside, Growth::None);
    return scaleIn(frame.size, aspect);
}

/// Short lines or wide ones, large or not, by the room that every step has: so it stays as it is. Where the picture
/// leaves room, the text becomes as large as can be read from the last row, and the close-up with it.
FrameMaker::TextStyle FrameMaker::styleFor(Frame& frame, const Player& player, double aspect) const
{
    TextStyle best;
    double bestScale = 0;
    for (const TextSize size : {TextSize::Normal, TextSize::Large}) {
        for (const double width : kTextWidths) {
            const TextStyle style{size, width, 1};
            const double scale = scaleWith(frame, player, style, aspect);
            const bool isLarger = size == TextSize::Large && best.size != size;
            if (scale >= bestScale * (isLarger ? kWorthOfLargeText : 1)) {
                best = style;
                bestScale = scale;
            }
        }
    }
    const double leastScale = bestScale * kWorthOfLargerText;
    const double mostEnlarged = m_medium == Medium::Screen ? kMostEnlarged : 1;
    for (double larger = kLarger; larger <= mostEnlarged; larger *= kLarger) {
        for (const double width : kTextWidths) {
            const double scale = scaleWith(frame, player, {TextSize::Large, width, larger}, aspect);
            const bool isLargest = larger * m_metrics.height(TextSize::Large) * scale * kLinesOnScreen > 1;
            if (scale >= leastScale && !isLargest)
                best = {TextSize::Large, width, larger};
        }
    }
    scaleWith(frame, player, best, aspect);
    for (double larger = kLarger; larger <= best.scale; larger *= kLarger) {
        const double before = std::exchange(frame.closeUpScale, larger);
        if (scaleWith(frame, player, best, aspect) < leastScale)
            frame.closeUpScale = before;
    }
    return best;
}

void FrameMaker::redraw(Frame& frame, const Player& player, const QRectF& seen) const
{
    frame.drawing = player.drawing(m_metrics, seen);
}

/// The height that most explanations of a player need, their headline included.
double FrameMaker::reservedHeight(const Player& player, TextSize size) const
{
    const int figures = std::min(player.mostFigures(), static_cast<int>(kMostFigures));
    const int lines
        = 2 + kReservedLines + (figures > 0 ? 1 + figures : 0); // with the titles of text and figures, and the count
    return 2 * m_metrics.height(TextSize::Large) + lines * (m_metrics.height(size) + 2) + 12;
}

Drawing FrameMaker::textOf(const Player& player, const QString& heading, const TextStyle& style) const
{
    Drawing text;
    double y = 0;
    const TextSize size = style.size;
    const double width = style.width;
    const auto line = [&](const QString& content, Ink ink, TextSize textSize, bool bold) {
        text.text({0, y, width, m_metrics.height(textSize)}, content, ink, textSize, Qt::AlignLeft, bold);
        y += m_metrics.height(textSize) + 2;
    };
    if (!heading.isEmpty())
        line(m_metrics.fitted(TextSize::Normal, heading, width), Ink::Muted, TextSize::Normal, false);
    for (const QString& part : wrapped(headlineOf(player), TextSize::Large, width, m_metrics))
        line(part, Ink::Text, TextSize::Large, true);
    y += 4;
    const Explanation explanation = player.explanation();
    for (const QString& part : wrapped(explanation.text, size, width, m_metrics))
        line(part, Ink::Text, size, false);
    if (!explanation.numbersTitle.isEmpty()) {
        y += 8;
        for (const QString& part : wrapped(explanation.numbersTitle, size, width, m_metrics))
            line(part, Ink::Muted, size, false);
    }
    std::vector<NumberRow> rows = explanation.numbers;
    rows.resize(std::min(rows.size(), kMostFigures));
    constexpr double gap = 18;
    double figures = 0;
    double names = 0;
    for (const NumberRow& row : rows) {
        figures = std::max(figures, m_metrics.width(size, row.value));
        names = std::max(names, m_metrics.width(size, row.name));
    }
    const TextSize rowSize = figures + gap + names > width ? TextSize::Normal : size; // better small than cut
    const double left = figures + gap;
    for (const NumberRow& row : rows) {
        const double height = m_metrics.height(rowSize);
        const QStringList lines = wrapped(row.name, rowSize, width - left, m_metrics);
        if (row.isBest)
            text.rect({0, y - 1, width, static_cast<double>(lines.size()) * height + 2}, Ink::Lit);
        text.text({6, y, figures, height}, row.value, Ink::Text, rowSize, Qt::AlignRight, row.isBest);
        for (const QString& part : lines) {
            text.text({left, y, width - left, height}, part, Ink::Text, rowSize, Qt::AlignLeft, row.isBest);
            y += height;
        }
        y += 2;
    }
    if (const QString work = workTextOf(player); !work.isEmpty()) {
        y += 8;
        for (const QString& part : wrapped(work, size, width, m_metrics))
            line(part, Ink::Muted, size, false);
    }
    // The height is that of every step, so that the picture beside it stays where it is.
    text.size = {width, std::max(y, reservedHeight(player, size))};
    return text;
}

std::vector<Frame> FrameMaker::partsOf(const Frame& frame) const
{
    std::vector<Frame> parts;
    const auto add = [&](const QSizeF& size) -> Frame& {
        Frame& part = parts.emplace_back();
        part.size = size;
        return part;
    };
    if (!frame.diagramLayout.size.isEmpty()) {
        Frame& part = add(frame.diagramLayout.size);
        part.diagram = frame.diagram;
        part.diagramLayout = frame.diagramLayout;
    }
    for (const Drawing* drawing : {&frame.drawing, &frame.closeUp, &frame.text}) {
        if (!drawing->size.isEmpty())
            add(drawing->size).drawing = *drawing;
    }
    return parts;
}

void FrameMaker::paint(QPainter& painter, const Frame& frame) const
{
    painter.fillRect(QRectF({}, frame.size), m_theme.diagram.background);
    if (!frame.diagram.words.empty()) {
        painter.save();
        painter.translate(frame.diagramPlace.topLeft());
        painter.scale(frame.diagramScale, frame.diagramScale);
        paintDiagram(painter, frame.diagram, frame.diagramLayout, m_theme.diagram, PaintState(),
            QRectF({}, frame.diagramLayout.size));
        painter.restore();
    }
    for (const auto& [drawing, place, scale] : {std::tuple(&frame.drawing, frame.drawingPlace, frame.drawingScale),
             {&frame.closeUp, frame.closeUpPlace, frame.closeUpScale},
             {&frame.text, frame.textPlace, frame.textScale}}) {
        painter.save();
        painter.translate(place.topLeft());
        painter.scale(scale, scale);
        paintDrawing(painter, *drawing, m_theme);
        painter.restore();
    }
}

} // namespace arcwright::ui
