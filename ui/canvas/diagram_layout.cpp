// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_layout.h"

#include <algorithm>
#include <cmath>

#include "core/treebank/graph.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/word_spacing.h"

namespace arcwright::ui {

namespace {

class Layouter {
public:
    Layouter(const Diagram& diagram, const LayoutMetrics& metrics)
        : m_diagram(diagram), m_metrics(metrics), m_row(arrangeRow(diagram, metrics))
    {
    }

    DiagramLayout run()
    {
        m_layout.arrowLength = m_metrics.arrowLength;
        m_layout.arcs.resize(m_diagram.arcs.size());
        placeArcEnds();
        placeRoots();
        placeWords();
        placeHeights();
        placeLabels();
        findCrossings();
        finish();
        return std::move(m_layout);
    }

private:
    ArcShape& shape(std::size_t arc) { return m_layout.arcs[arc]; }
    bool isRoot(std::size_t arc) const { return m_diagram.arcs[arc].head == 0; }

    void placeArcEnds()
    {
        // Half pixels, so that thin vertical lines fill whole ones.
        const auto port = [&](int slot, double offset) { return std::floor(m_row.centre(slot) + offset) + 0.5; };
        for (std::size_t arc = 0; arc < m_diagram.arcs.size(); ++arc) {
            const RowArc& row = m_row.arcs[arc];
            const bool headIsLeft = row.headSlot < row.dependentSlot;
            ArcShape& placed = shape(arc);
            placed.side = m_diagram.arcs[arc].side;
            placed.root = isRoot(arc);
            placed.level = row.level;
            placed.dependentX = port(row.dependentSlot, headIsLeft ? row.rightOffset : row.leftOffset);
            placed.headX
                = placed.root ? placed.dependentX : port(row.headSlot, headIsLeft ? row.leftOffset : row.rightOffset);
            placed.label = QRectF(0, 0, row.labelWidth, m_metrics.height(TextRole::Label));
        }
    }

    /// A root's label stands above every arc and label it could touch.
    void placeRoots()
    {
        std::vector<std::size_t> placed;
        for (std::size_t arc = 0; arc < m_layout.arcs.size(); ++arc) {
            if (!isRoot(arc))
                placed.push_back(arc);
        }
        for (std::size_t arc = 0; arc < m_layout.arcs.size(); ++arc) {
            if (!isRoot(arc))
                continue;
            ArcShape& root = shape(arc);
            const double half = root.label.width() / 2 + kLabelPadding;
            root.level = 1;
            for (const std::size_t other : placed) {
                const ArcShape& below = shape(other);
                const double reach = half + (below.root ? below.label.width() / 2 : 0);
                const bool near = below.left() - reach < root.dependentX && root.dependentX < below.right() + reach;
                if (below.side == root.side && near)
                    root.level = std::max(root.level, below.level + 1);
            }
            placed.push_back(arc);
        }
    }

    double reach(Side side) const
    {
        int highest = 0;
        for (const ArcShape& arc : m_layout.arcs) {
            if (arc.side == side)
                highest = std::max(highest, arc.level);
        }
        const double label = m_metrics.height(TextRole::Label);
        return highest == 0 ? 0 : m_metrics.firstLevel + (highest - 1) * m_metrics.levelHeight() + label / 2;
    }

    void placeWords()
    {
        m_layout.arcsTop = m_metrics.margin;
        // Room for one arc even where there is none yet: that is where the first will be drawn.
        m_layout.wordsTop = std::ceil(m_metrics.margin + std::max(reach(Side::Above), m_metrics.firstLevel));
        const double padding = 3;
        double y = m_layout.wordsTop + padding;
        const double formY = y;
        y += m_metrics.height(TextRole::Form);
        const double tagY = y;
        y += m_row.hasTags ? m_metrics.height(TextRole::Tag) : 0;
        const double lemmaY = y;
        y += m_row.hasLemmas ? m_metrics.height(TextRole::Lemma) : 0;
        const double bottom = std::ceil(y + padding);

        m_layout.words.resize(static_cast<std::size_t>(m_diagram.nodeCount()));
        for (int slot = 1; slot <= m_row.slotCount(); ++slot) {
            const double width = m_row.width(slot);
            const double left = m_row.centre(slot) - width / 2;
            WordBox& word = m_layout.words[static_cast<std::size_t>(m_row.nodes[static_cast<std::size_t>(slot)] - 1)];
            word.box = QRectF(left, m_layout.wordsTop, width, bottom - m_layout.wordsTop);
            word.form = QRectF(left, formY, width, m_metrics.height(TextRole::Form));
            if (m_row.hasTags)
                word.tag = QRectF(left, tagY, width, m_metrics.height(TextRole::Tag));
            if (m_row.hasLemmas)
                word.lemma = QRectF(left, lemmaY, width, m_metrics.height(TextRole::Lemma));
        }
        m_layout.wordsBottom = bottom;
        placeBrackets();
    }

    void placeBrackets()
    {
        if (m_diagram.brackets.empty())
            return;
        const double top = m_layout.wordsBottom + 2;
        const double surface = m_metrics.height(TextRole::Surface);
        for (const DiagramBracket& bracket : m_diagram.brackets) {
            const QRectF first = m_layout.words[static_cast<std::size_t>(bracket.first) - 1].box;
            const QRectF last = m_layout.words[static_cast<std::size_t>(bracket.last) - 1].box;
            BracketShape placed{first.left() + 2, last.right() - 2, top, {}};
            const double width = m_metrics.textWidth(TextRole::Surface, bracket.form);
            placed.label
                = QRectF((placed.left + placed.right - width) / 2, top + m_metrics.bracketHeight, width, surface);
            m_layout.brackets.push_back(placed);
        }
        m_layout.wordsBottom = std::ceil(top + m_metrics.bracketHeight + surface + 2);
    }

    void placeHeights()
    {
        for (ArcShape& arc : m_layout.arcs) {
            const double height = m_metrics.firstLevel + (arc.level - 1) * m_metrics.levelHeight();
            const bool above = arc.side == Side::Above;
            arc.baseY = above ? m_layout.wordsTop : m_layout.wordsBottom;
            arc.topY = std::floor(above ? arc.baseY - height : arc.baseY + height) + 0.5;
        }
    }

    /// Labels stand in the middle of their arc, or as near to it as the legs of crossing arcs leave room.
    void placeLabels()
    {
        for (ArcShape& placed : m_layout.arcs) {
            const double middle = arcTop(placed).x();
            placed.label.moveCenter({placed.root ? middle : freeMiddle(placed, middle), placed.topY});
            roundCorners(placed);
        }
    }

    /// As round as the label leaves room for on both sides.
    void roundCorners(ArcShape& arc) const
    {
        if (arc.root)
            return;
        const double room = std::min(arc.label.left() - arc.left(), arc.right() - arc.label.right()) - 2;
        const double widest = std::min(m_metrics.cornerWidth, (arc.right() - arc.left()) / 2);
        arc.cornerWidth = std::clamp(room, std::min(m_metrics.smallestCorner, widest), widest);
        // A corner must start above the hop over an arc of the next lower level, or the line would double back.
        const double highest = std::max(1.0, m_metrics.levelHeight() - kBridgeRadius - 1);
        arc.cornerHeight = std::min({m_metrics.cornerHeight, highest, arc.cornerWidth * 1.25 + 2});
    }

    double freeMiddle(const ArcShape& placed, double middle) const
    {
        std::vector<double> legs{placed.left(), placed.right()};
        for (const ArcShape& other : m_layout.arcs) {
            if (other.side != placed.side || other.level <= placed.level)
                continue;
            for (const double x : {other.headX, other.dependentX}) {
                if (placed.left() < x && x < placed.right())
                    legs.push_back(x);
            }
        }
        if (legs.size() == 2)
            return middle;
        std::sort(legs.begin(), legs.end());
        const double needed = placed.label.width() / 2 + kLabelPadding + m_metrics.smallestCorner - 2;
        double best = middle;
        double bestDistance = -1;
        for (std::size_t gap = 0; gap + 1 < legs.size(); ++gap) {
            const double low = legs[gap] + needed;
            const double high = legs[gap + 1] - needed;
            if (low > high)
                continue;
            const double candidate = std::clamp(middle, low, high);
            if (bestDistance < 0 || std::abs(candidate - middle) < bestDistance) {
                best = candidate;
                bestDistance = std::abs(candidate - middle);
            }
        }
        return best;
    }

    void findCrossings()
    {
        std::vector<Arc> arcs;
        arcs.reserve(m_row.arcs.size());
        for (const RowArc& row : m_row.arcs)
            arcs.push_back({row.headSlot, row.dependentSlot, {}});
        for (std::size_t first = 0; first < arcs.size(); ++first) {
            for (std::size_t second = first + 1; second < arcs.size(); ++second) {
                if (shape(first).side != shape(second).side || !crosses(arcs[first], arcs[second]))
                    continue;
                const bool firstOver = shape(first).level > shape(second).level;
                const std::size_t over = firstOver ? first : second;
                const std::size_t under = firstOver ? second : first;
                const ArcShape& low = shape(under);
                const bool headInside = low.left() < shape(over).headX && shape(over).headX < low.right();
                const double x = headInside ? shape(over).headX : shape(over).dependentX;
                m_layout.crossings.push_back(
                    {static_cast<int>(over), static_cast<int>(under), {x, arcHeightAt(low, x)}});
            }
        }
    }

    /// Moves everything into the margins and mirrors it where the script runs from right to left.
    void finish()
    {
        double left = 0;
        double right = 0;
        const auto include = [&](double from, double to) {
            left = std::min(left, from);
            right = std::max(right, to);
        };
        for (const WordBox& word : m_layout.words)
            include(word.box.left(), word.box.right());
        for (const ArcShape& arc : m_layout.arcs)
            include(arc.label.left(), arc.label.right());
        for (const BracketShape& bracket : m_layout.brackets)
            include(bracket.label.left(), bracket.label.right());
        const double shift = std::ceil(m_metrics.margin - left);
        const double width = std::ceil(right + shift + m_metrics.margin);
        m_layout.size = QSizeF(width, m_layout.wordsBottom + reach(Side::Below) + m_metrics.margin);
        mapX([&](double x) { return m_diagram.rightToLeft ? width - (x + shift) : x + shift; });
    }

    template <class Map>
    void mapX(const Map& map)
    {
        const auto mapRect = [&](QRectF& rect) { rect.moveCenter({map(rect.center().x()), rect.center().y()}); };
        for (WordBox& word : m_layout.words) {
            for (QRectF* rect : {&word.box, &word.form, &word.tag, &word.lemma})
                mapRect(*rect);
        }
        for (ArcShape& arc : m_layout.arcs) {
            arc.headX = map(arc.headX);
            arc.dependentX = map(arc.dependentX);
            mapRect(arc.label);
        }
        for (CrossingPoint& crossing : m_layout.crossings)
            crossing.point.setX(map(crossing.point.x()));
        for (BracketShape& bracket : m_layout.brackets) {
            const double one = map(bracket.left);
            const double other = map(bracket.right);
            bracket.left = std::min(one, other);
            bracket.right = std::max(one, other);
            mapRect(bracket.label);
        }
    }

    const Diagram& m_diagram;
    const LayoutMetrics& m_metrics;
    Row m_row;
    DiagramLayout m_layout;
};

} // namespace

DiagramLayout layOut(const Diagram& diagram, const LayoutMetrics& metrics)
{
    return Layouter(diagram, metrics).run();
}

} // namespace arcwright::ui
