// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_painter.h"

#include <algorithm>
#include <cmath>
#include <list>
#include <memory>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/arc_painter.h"
#include "ui/canvas/contrast.h"
#include "ui/canvas/gesture_painter.h"

namespace arcwright::ui {

namespace {

constexpr double kWordRadius = 5;

/// The styles of arcs that have stepped back: lines and marks do so further than text, which has to be read.
struct SteppedBack {
    DiagramStyle lines;
    DiagramStyle labels;
};

class Picture {
public:
    Picture(QPainter& painter, const Diagram& diagram, const DiagramLayout& layout, const DiagramStyle& style,
        const PaintState& state, const QRectF& exposed)
        : m_painter(painter)
        , m_diagram(diagram)
        , m_layout(layout)
        , m_style(style)
        , m_state(state)
        , m_exposed(exposed)
        , m_lit(static_cast<std::size_t>(diagram.nodeCount()) + 1, false)
    {
        if (state.hoverWord > 0) {
            m_litAbove = subtreeOf(diagram, Side::Above, state.hoverWord);
            m_litBelow = subtreeOf(diagram, Side::Below, state.hoverWord);
            m_lit = leadingSide(diagram) == Side::Above ? m_litAbove : m_litBelow;
        }
    }

    void paint()
    {
        paintFrames();
        paintWordGrounds();
        paintArcs();
        paintBrackets();
        paintWords();
        paintGestures(m_painter, m_diagram, m_layout, m_style, m_state);
    }

private:
    const DiagramArc& arc(int index) const { return m_diagram.arcs[static_cast<std::size_t>(index)]; }

    bool isHoverEnd(int node) const
    {
        return m_state.hoverArc >= 0 && (arc(m_state.hoverArc).head == node || arc(m_state.hoverArc).dependent == node);
    }

    QColor selectionFrame() const
    {
        if (m_state.armed)
            return m_style.armedFrame;
        return m_state.focused ? m_style.selectionFrame : m_style.bracket;
    }

    void paintWordGrounds()
    {
        for (int node = 1; node <= m_diagram.nodeCount(); ++node) {
            const QRectF box = m_layout.words[static_cast<std::size_t>(node) - 1].box;
            if (!box.intersects(m_exposed))
                continue;
            const QRectF ground = box.adjusted(0.5, 0.5, -0.5, -0.5);
            if (!m_diagram.node(node).parts.empty())
                paintGround(ground, Qt::transparent, m_style.bracket, Qt::SolidLine);
            if (std::binary_search(m_state.foundWords.begin(), m_state.foundWords.end(), node))
                paintFound(ground);
            if (node == m_state.targetWord)
                paintGround(ground, m_style.targetFill, m_style.targetFrame, Qt::SolidLine);
            else if (node == m_state.askedWord)
                paintAsked(ground, node == m_state.selectedWord);
            else if (node == m_state.selectedWord)
                paintGround(
                    ground, m_style.selectionFill, selectionFrame(), m_state.armed ? Qt::DashLine : Qt::SolidLine);
            else if (m_state.firstOfRange <= node && node <= m_state.lastOfRange)
                paintGround(ground, m_style.selectionFill, m_style.selectionFrame, Qt::DotLine);
            else if (node == m_state.hoverWord)
                paintGround(ground, m_style.subtreeFill, m_style.selectionFrame, Qt::DotLine);
            else if (m_lit[static_cast<std::size_t>(node)] || isHoverEnd(node))
                paintGround(ground, m_style.subtreeFill, m_style.subtreeFill, Qt::NoPen);
        }
    }

    /// Around the basic phrases of each bunsetsu; of one that goes on in the next row, around both parts.
    void paintFrames()
    {
        constexpr double around = 4;
        const auto boxOf = [&](int node) { return m_layout.words[static_cast<std::size_t>(node) - 1].box; };
        for (const DiagramFrame& frame : m_diagram.frames) {
            for (const auto& [first, last] : partsOf(frame, [&](int node) { return boxOf(node).top(); })) {
                const QRectF box = boxOf(first).united(boxOf(last)).adjusted(-around, -around, around, around);
                if (box.intersects(m_exposed))
                    paintGround(box.adjusted(0.5, 0.5, -0.5, -0.5), Qt::transparent, m_style.bracket, Qt::SolidLine);
            }
        }
    }

    /// As selected as others are, in the frame.
    void paintAsked(const QRectF& ground, bool isSelected)
    {
        paintGround(ground, m_style.targetFill, m_style.targetFrame, Qt::SolidLine);
        const double inside = 2 * m_style.frameWidth;
        if (isSelected)
            paintGround(ground.adjusted(inside, inside, -inside, -inside), Qt::transparent, selectionFrame(),
                m_state.armed ? Qt::DashLine : Qt::SolidLine);
    }

    /// Underlined, as the list of sentences marks it: frames are of words that are chosen.
    void paintFound(const QRectF& ground)
    {
        paintGround(ground, m_style.subtreeFill, m_style.subtreeFill, Qt::NoPen);
        m_painter.setPen(QPen(m_style.targetFrame, 2 * m_style.frameWidth));
        m_painter.drawLine(
            ground.bottomLeft() + QPointF(kWordRadius, 0), ground.bottomRight() - QPointF(kWordRadius, 0));
    }

    void paintGround(const QRectF& box, const QColor& fill, const QColor& frame, Qt::PenStyle line)
    {
        m_painter.setPen(line == Qt::NoPen ? QPen(Qt::NoPen) : QPen(frame, m_style.frameWidth, line));
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(box, kWordRadius, kWordRadius);
    }

    bool isInFocus(int index) const { return m_state.focus.empty() || m_state.focus[static_cast<std::size_t>(index)]; }

    double opacityOf(int index) const
    {
        if (!isInFocus(index) && index != m_state.hoverArc && index != m_state.selectedArc)
            return m_style.fadedOpacity / 2;
        if (m_state.hoverArc >= 0)
            return index == m_state.hoverArc ? 1 : m_style.fadedOpacity;
        if (m_state.hoverWord > 0 && !m_state.rubber) {
            const std::vector<bool>& lit = arc(index).side == Side::Above ? m_litAbove : m_litBelow;
            const bool inside = lit[static_cast<std::size_t>(arc(index).dependent)]
                && (arc(index).dependent == m_state.hoverWord || lit[static_cast<std::size_t>(arc(index).head)]);
            return inside ? 1 : std::sqrt(m_style.fadedOpacity);
        }
        return 1;
    }

    /// Arcs out of focus first, then those of punctuation; arcs that differ or cross later, the one pointed at last.
    int depthOf(int index) const
    {
        if (opacityOf(index) < 1)
            return -1;
        const DiagramArc& drawn = arc(index);
        if (index == m_state.hoverArc || index == m_state.selectedArc)
            return 3;
        if (hasMark(drawn) || (!m_state.focus.empty() && isInFocus(index)))
            return 2;
        return m_diagram.node(drawn.dependent).punctuation ? 0 : 1;
    }

    void paintArcs()
    {
        struct Piece {
            int arc;
            const ArcShape* shape;
        };
        std::vector<Piece> visible;
        const auto add = [&](int arc, const ArcShape& shape) {
            if (shape.isPlaced() && arcBounds(shape).intersects(m_exposed))
                visible.push_back({arc, &shape});
        };
        for (std::size_t index = 0; index < m_layout.arcs.size(); ++index)
            add(static_cast<int>(index), m_layout.arcs[index]);
        for (const ArcContinuation& piece : m_layout.continuations)
            add(piece.arc, piece.shape);
        std::stable_sort(visible.begin(), visible.end(),
            [&](const Piece& one, const Piece& other) { return depthOf(one.arc) < depthOf(other.arc); });
        std::vector<std::vector<const CrossingPoint*>> bridges(m_layout.arcs.size());
        for (const CrossingPoint& crossing : m_layout.crossings)
            bridges[static_cast<std::size_t>(crossing.over)].push_back(&crossing);
        std::vector<QPointF> here;
        for (const Piece& piece : visible) {
            here.clear();
            for (const CrossingPoint* crossing : bridges[static_cast<std::size_t>(piece.arc)]) {
                if (crossing->row == piece.shape->row)
                    here.push_back(crossing->point);
            }
            paintOne(piece.arc, *piece.shape, here);
        }
    }

    /// The style of arcs that have stepped back has colours nearer to the ground and narrower lines: what shines
    /// through is painted half as fast as what does not. It can still be seen, and its relations be read.
    const SteppedBack& stylesFor(double opacity)
    {
        const auto found
            = std::find_if(m_faded.begin(), m_faded.end(), [&](const auto& known) { return known.first == opacity; });
        if (found != m_faded.end())
            return found->second;
        return m_faded
            .emplace_back(
                opacity, SteppedBack{faded(m_style, opacity, contrastOfLines), faded(m_style, opacity, contrastOfText)})
            .second;
    }

    static DiagramStyle faded(DiagramStyle style, double opacity, double least)
    {
        style.selectionFill = steppedBack(style.selectionFill, style.background, opacity, 1);
        for (QColor* color :
            {&style.cycle.color, &style.punctuationArc, &style.confirmed, &style.remark, &style.selectionFrame})
            *color = steppedBack(*color, style.background, opacity, least);
        constexpr double narrower = 0.75;
        for (ArcLook& look : style.looks) {
            look.color = steppedBack(look.color, style.background, opacity, least);
            look.width = std::max(1.0, look.width * narrower);
        }
        return style;
    }

    void paintOne(int index, const ArcShape& shape, const std::vector<QPointF>& bridges)
    {
        const double opacity = opacityOf(index);
        const SteppedBack* const back = opacity < 1 ? &stylesFor(opacity) : nullptr;
        const DiagramStyle& style = back != nullptr ? back->lines : m_style;
        const bool isLit = std::binary_search(m_state.litArcs.begin(), m_state.litArcs.end(), index);
        const ArcEmphasis emphasis{isLit || index == m_state.hoverArc, index == m_state.selectedArc};
        if ((emphasis.selected || emphasis.hovered) && !shape.label.isEmpty()) {
            const QColor fill = emphasis.selected ? style.selectionFill : style.hoverFill;
            m_painter.setPen(emphasis.selected ? QPen(style.selectionFrame, style.frameWidth) : QPen(Qt::NoPen));
            m_painter.setBrush(fill);
            m_painter.drawRoundedRect(shape.label.adjusted(0.5, 0, -0.5, 0), kWordRadius, kWordRadius);
        }
        const bool punctuation = m_diagram.node(arc(index).dependent).punctuation;
        ArcAppearance appearance = appearanceOf(arc(index), punctuation, style, emphasis);
        appearance.pointsAtHead = m_diagram.arrowsAtHeads;
        if (back != nullptr)
            appearance.labelColor = appearanceOf(arc(index), punctuation, back->labels, emphasis).color;
        paintArc(m_painter, arc(index), shape, appearance, style, m_layout.arrowLength, bridges);
    }

    void paintBrackets()
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setFont(m_style.surfaceFont);
        for (std::size_t index = 0; index < m_layout.brackets.size(); ++index) {
            const BracketShape& bracket = m_layout.brackets[index];
            m_painter.setPen(QPen(m_style.bracket, m_style.bracketWidth, Qt::SolidLine, Qt::RoundCap));
            QPainterPath path;
            constexpr double radius = 4;
            path.moveTo(bracket.left, bracket.top);
            path.quadTo(bracket.left, bracket.top + radius, bracket.left + radius, bracket.top + radius);
            path.lineTo(bracket.right - radius, bracket.top + radius);
            path.quadTo(bracket.right, bracket.top + radius, bracket.right, bracket.top);
            m_painter.drawPath(path);
            m_painter.drawText(bracket.label, Qt::AlignCenter | Qt::TextDontClip, m_diagram.brackets[index].form);
        }
    }

    void paintWords()
    {
        const std::vector<int> gaps
            = m_state.hoverArc >= 0 ? gapWords(m_diagram, arc(m_state.hoverArc)) : std::vector<int>();
        for (int node = 1; node <= m_diagram.nodeCount(); ++node) {
            const WordBox& word = m_layout.words[static_cast<std::size_t>(node) - 1];
            if (!word.box.intersects(m_exposed))
                continue;
            paintWord(node, word);
            if (std::binary_search(gaps.begin(), gaps.end(), node)) {
                m_painter.setPen(QPen(m_style.gapWord, 2, Qt::DotLine));
                m_painter.drawLine(word.form.bottomLeft() + QPointF(4, 0), word.form.bottomRight() - QPointF(4, 0));
            }
        }
    }

    void write(const QRectF& rect, const QFont& font, const QColor& color, const QString& text)
    {
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine, text);
    }

    void paintLines(const DiagramWord& word, const WordBox& box, bool ghost, bool withTag)
    {
        QFont formFont = m_style.formFont;
        formFont.setItalic(ghost);
        const QColor plain = word.punctuation ? m_style.punctuation : m_style.form;
        write(box.form, formFont, ghost ? m_style.emptyNode : plain, word.form);
        if (withTag && !word.tag.isEmpty())
            write(box.tag, m_style.tagFont, m_style.tag, word.tag);
        if (!word.lemma.isEmpty())
            write(box.lemma, m_style.lemmaFont, m_style.lemma, word.lemma);
        if (!word.reading.isEmpty())
            write(box.reading, m_style.lemmaFont, m_style.lemma, word.reading);
    }

    void paintWord(int node, const WordBox& box)
    {
        const DiagramWord& word = m_diagram.node(node);
        const bool ghost = !m_diagram.isWord(node);
        const bool numbered = m_state.numbered;
        if (word.parts.empty())
            paintLines(word, box, ghost, !numbered);
        for (std::size_t part = 0; part < word.parts.size(); ++part)
            paintLines(word.parts[part], box.parts[part], ghost, !numbered);
        if (numbered)
            write(numberPlace(box), m_style.tagFont, m_style.targetFrame, m_diagram.nodeName(node));
        paintWordMarks(m_painter, word, box.box, box.form, m_style);
        if (ghost) {
            m_painter.setPen(QPen(m_style.emptyNode, 1, Qt::DashLine));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(box.box.adjusted(0.5, 0.5, -0.5, -0.5), kWordRadius, kWordRadius);
        }
    }

    /// The line of the tags, or where there is none, the foot of the box.
    QRectF numberPlace(const WordBox& box) const
    {
        if (!box.tag.isEmpty())
            return box.tag;
        const double height = QFontMetricsF(m_style.tagFont).height();
        return {box.box.left(), box.box.bottom() - height, box.box.width(), height};
    }

    QPainter& m_painter;
    const Diagram& m_diagram;
    const DiagramLayout& m_layout;
    const DiagramStyle& m_style;
    const PaintState& m_state;
    QRectF m_exposed;
    std::list<std::pair<double, SteppedBack>> m_faded; ///< by opacity; a list, since styles are referred to
    std::vector<bool> m_lit;
    std::vector<bool> m_litAbove;
    std::vector<bool> m_litBelow;
};

} // namespace

LayoutMetrics metricsFor(const DiagramStyle& style)
{
    const std::array<QFontMetricsF, kTextRoleCount> fonts{QFontMetricsF(style.formFont), QFontMetricsF(style.tagFont),
        QFontMetricsF(style.lemmaFont), QFontMetricsF(style.labelFont), QFontMetricsF(style.surfaceFont)};
    LayoutMetrics metrics;
    constexpr double arrowOfWords = 0.4; // beside large words small arrows are not seen
    metrics.arrowLength = std::max(metrics.arrowLength, arrowOfWords * QFontInfo(style.formFont).pixelSize());
    for (std::size_t role = 0; role < fonts.size(); ++role)
        metrics.lineHeight[role] = std::ceil(fonts[role].height());
    // Tags and relations come from small sets, and shaping a text costs far more than finding it here.
    const auto known = std::make_shared<std::array<QHash<QString, double>, kTextRoleCount>>();
    metrics.textWidth = [fonts, known](TextRole role, const QString& text) {
        constexpr qsizetype mostKept = 20'000;
        const auto index = static_cast<std::size_t>(role);
        auto& widths = (*known)[index];
        if (const auto found = widths.constFind(text); found != widths.constEnd())
            return *found;
        if (widths.size() >= mostKept)
            widths.clear();
        return *widths.insert(text, fonts[index].horizontalAdvance(text));
    };
    return metrics;
}

void paintWordMarks(
    QPainter& painter, const DiagramWord& word, const QRectF& box, const QRectF& form, const DiagramStyle& style)
{
    if (word.otherwise) {
        painter.setPen(QPen(style.tag, 1.2, Qt::DashLine));
        painter.drawLine(form.bottomLeft() + QPointF(3, 0), form.bottomRight() - QPointF(3, 0));
    }
    if (!word.remark.isEmpty())
        paintRemarkCorner(painter, box.topRight(), style.remark);
}

void paintDiagram(QPainter& painter, const Diagram& diagram, const DiagramLayout& layout, const DiagramStyle& style,
    const PaintState& state, const QRectF& exposed)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // the script of a word decides, not that of the window
    Picture(painter, diagram, layout, style, state, exposed).paint();
    painter.restore();
}

} // namespace arcwright::ui
