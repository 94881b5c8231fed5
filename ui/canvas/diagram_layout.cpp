// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_layout.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "core/treebank/graph.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/arc_levels.h"
#include "ui/canvas/row_breaks.h"
#include "ui/canvas/word_spacing.h"

namespace arcwright::ui {

namespace {

class Layouter {
public:
    Layouter(const Diagram& diagram, const LayoutMetrics& metrics, const Wrapping& wrapping)
        : m_diagram(diagram)
        , m_metrics(metrics)
        , m_row(arrangeRow(diagram, metrics))
        , m_slices(breakRows(diagram, m_row, metrics, wrapping))
    {
    }

    DiagramLayout run()
    {
        m_layout.arrowLength = m_metrics.arrowLength;
        m_layout.words.resize(static_cast<std::size_t>(m_diagram.nodeCount()));
        m_layout.brackets.resize(m_diagram.brackets.size());
        placePieces();
        for (std::size_t row = 0; row < m_slices.size(); ++row) {
            if (m_slices.size() > 1)
                placeLevels(row);
            placeRoots(m_pieces[row]);
            placeRow(row);
            placeHeights(row);
            placeLabels(m_pieces[row]);
            findCrossings(m_pieces[row], static_cast<int>(row));
        }
        finish();
        return std::move(m_layout);
    }

private:
    /// An arc, or the part of it that is in one row.
    struct Piece {
        std::size_t arc = 0;
        ArcShape* shape = nullptr; ///< in m_layout
    };
    using Pieces = std::vector<Piece>;

    bool isRoot(std::size_t arc) const { return m_diagram.arcs[arc].head == 0; }

    std::size_t rowOf(int slot) const
    {
        const auto after = std::upper_bound(
            m_slices.begin(), m_slices.end(), slot, [](int wanted, const RowSlice& row) { return wanted < row.first; });
        return after == m_slices.begin() ? 0 : static_cast<std::size_t>(after - m_slices.begin()) - 1;
    }

    double widestRow() const
    {
        double width = 0;
        for (const RowSlice& row : m_slices)
            width = std::max(width, row.right - row.left);
        return width;
    }

    /// Half pixels, so that thin vertical lines fill whole ones.
    double port(int slot, double offset) const
    {
        return std::floor(m_row.centre(slot) - m_slices[rowOf(slot)].left + offset) + 0.5;
    }

    void placePieces()
    {
        m_layout.arcs.resize(m_diagram.arcs.size());
        m_pieces.resize(m_slices.size());
        std::size_t further = 0;
        for (const RowArc& arc : m_row.arcs)
            further += arc.headSlot == 0 ? 0 : rowOf(arc.right()) - rowOf(arc.left());
        m_layout.continuations.reserve(further); // m_pieces points into it
        for (std::size_t row = 0; row < m_slices.size(); ++row) {
            for (std::size_t arc = 0; arc < m_row.arcs.size(); ++arc) {
                const RowArc& placed = m_row.arcs[arc];
                const bool withDependent = m_slices[row].contains(placed.dependentSlot);
                const bool passes = placed.left() <= m_slices[row].last && placed.right() >= m_slices[row].first;
                if (!withDependent && (isRoot(arc) || !passes))
                    continue;
                if (!withDependent)
                    m_layout.continuations.push_back({static_cast<int>(arc), {}});
                ArcShape& shape = withDependent ? m_layout.arcs[arc] : m_layout.continuations.back().shape;
                m_pieces[row].push_back({arc, &shape});
                placeEnds(arc, row, shape);
            }
        }
    }

    void placeEnds(std::size_t arc, std::size_t row, ArcShape& shape) const
    {
        const RowArc& placed = m_row.arcs[arc];
        const bool headIsLeft = placed.headSlot < placed.dependentSlot;
        const auto border = [&](int slot) { return slot < m_slices[row].first ? 0 : m_rightBorder; };
        shape.side = drawnSide(m_diagram, m_diagram.arcs[arc].side);
        shape.root = isRoot(arc);
        shape.row = static_cast<int>(row);
        shape.level = placed.level;
        shape.dependentOpen = !m_slices[row].contains(placed.dependentSlot);
        shape.dependentX = shape.dependentOpen
            ? border(placed.dependentSlot)
            : port(placed.dependentSlot, headIsLeft ? placed.rightOffset : placed.leftOffset);
        shape.headOpen = !shape.root && !m_slices[row].contains(placed.headSlot);
        if (shape.root)
            shape.headX = shape.dependentX;
        else
            shape.headX = shape.headOpen ? border(placed.headSlot)
                                         : port(placed.headSlot, headIsLeft ? placed.leftOffset : placed.rightOffset);
        shape.label = QRectF(0, 0, placed.labelWidth, m_metrics.height(TextRole::Label));
    }

    /// Of what is in this row alone: lower than those of the whole sentence.
    void placeLevels(std::size_t row)
    {
        for (const Side side : {Side::Above, Side::Below}) {
            Pieces pieces;
            std::copy_if(m_pieces[row].begin(), m_pieces[row].end(), std::back_inserter(pieces),
                [&](const Piece& piece) { return piece.shape->side == side && !piece.shape->root; });
            std::sort(pieces.begin(), pieces.end(), [&](const Piece& one, const Piece& other) {
                return m_row.arcs[one.arc].rank < m_row.arcs[other.arc].rank;
            });
            std::vector<ArcSpan> spans;
            for (const Piece& piece : pieces)
                spans.push_back({m_row.arcs[piece.arc].left(), m_row.arcs[piece.arc].right()});
            const std::vector<int> levels = assignLevelsInRow(spans, {m_slices[row].first, m_slices[row].last});
            for (std::size_t index = 0; index < pieces.size(); ++index)
                pieces[index].shape->level = levels[index];
        }
    }

    /// A root's label stands above every arc and label it could touch.
    static void placeRoots(const Pieces& pieces)
    {
        std::vector<const ArcShape*> placed;
        for (const Piece& piece : pieces) {
            if (!piece.shape->root)
                placed.push_back(piece.shape);
        }
        for (const Piece& piece : pieces) {
            ArcShape& root = *piece.shape;
            if (!root.root)
                continue;
            const double half = root.label.width() / 2 + kLabelPadding;
            root.level = 1;
            for (const ArcShape* below : placed) {
                const double reach = half + (below->root ? below->label.width() / 2 : 0);
                const bool near = below->left() - reach < root.dependentX && root.dependentX < below->right() + reach;
                if (below->side == root.side && near)
                    root.level = std::max(root.level, below->level + 1);
            }
            placed.push_back(&root);
        }
    }

    double reach(const Pieces& pieces, Side side) const
    {
        int highest = 0;
        for (const Piece& piece : pieces) {
            if (piece.shape->side == side)
                highest = std::max(highest, piece.shape->level);
        }
        const double label = m_metrics.height(TextRole::Label);
        return highest == 0 ? 0 : m_metrics.firstLevel + (highest - 1) * m_metrics.levelHeight() + label / 2;
    }

    /// On the side of layer A for one arc even where there is none yet: that is where the first will be drawn.
    double room(const Pieces& pieces, Side side) const
    {
        const bool isOfA = drawnSide(m_diagram, Side::Above) == side;
        return std::max(reach(pieces, side), isOfA ? m_metrics.firstLevel : 0);
    }

    void placeRow(std::size_t index)
    {
        const RowSlice& slice = m_slices[index];
        DiagramRow row;
        row.firstSlot = slice.first;
        row.top = index == 0 ? m_metrics.margin : m_layout.rows.back().bottom + m_metrics.rowGap;
        row.wordsTop = std::ceil(row.top + room(m_pieces[index], Side::Above));
        row.wordsBottom = placeWords(slice, row.wordsTop);
        placeBrackets(slice, row);
        row.bottom = row.wordsBottom + room(m_pieces[index], Side::Below);
        m_layout.rows.push_back(row);
    }

    /// The bottom of their boxes.
    double placeWords(const RowSlice& slice, double top)
    {
        const double bottom = std::ceil(top + m_row.lines.boxHeight(m_metrics));
        for (int slot = slice.first; slot <= slice.last; ++slot) {
            const double width = m_row.width(slot);
            const double left = m_row.centre(slot) - width / 2 - slice.left;
            const int node = m_row.nodes[static_cast<std::size_t>(slot)];
            WordBox& word = m_layout.words[static_cast<std::size_t>(node) - 1];
            word.box = QRectF(left, top, width, bottom - top);
            placeText(word, m_diagram.node(node), m_row.lines, m_metrics);
        }
        return bottom;
    }

    void placeBrackets(const RowSlice& slice, DiagramRow& row)
    {
        const double top = row.wordsBottom + 2;
        const double surface = m_metrics.height(TextRole::Surface);
        for (int slot = slice.first; slot <= slice.last; ++slot) {
            for (std::size_t index = 0; index < m_diagram.brackets.size(); ++index) {
                const DiagramBracket& bracket = m_diagram.brackets[index];
                if (bracket.last != m_row.nodes[static_cast<std::size_t>(slot)])
                    continue;
                const QRectF first = m_layout.words[static_cast<std::size_t>(bracket.first) - 1].box;
                const QRectF last = m_layout.words[static_cast<std::size_t>(bracket.last) - 1].box;
                BracketShape& placed = m_layout.brackets[index];
                placed = {first.left() + 2, last.right() - 2, top, {}};
                const double width = m_metrics.textWidth(TextRole::Surface, bracket.form);
                placed.label
                    = QRectF((placed.left + placed.right - width) / 2, top + m_metrics.bracketHeight, width, surface);
                row.wordsBottom = std::ceil(top + m_metrics.bracketHeight + surface + 2);
            }
        }
    }

    void placeHeights(std::size_t index)
    {
        const DiagramRow& row = m_layout.rows[index];
        for (const Piece& piece : m_pieces[index]) {
            ArcShape& arc = *piece.shape;
            const double height = m_metrics.firstLevel + (arc.level - 1) * m_metrics.levelHeight();
            const bool above = arc.side == Side::Above;
            arc.baseY = above ? row.wordsTop : row.wordsBottom;
            arc.topY = std::floor(above ? arc.baseY - height : arc.baseY + height) + 0.5;
        }
    }

    /// Labels stand in the middle of their arc, or as near to it as the legs of crossing arcs leave room. A piece
    /// without its dependent does without where there is none.
    void placeLabels(const Pieces& pieces) const
    {
        for (const Piece& piece : pieces) {
            ArcShape& placed = *piece.shape;
            const double middle = arcTop(placed).x();
            const std::optional<double> free = placed.root ? middle : freeMiddle(pieces, placed, middle);
            if (free || !placed.dependentOpen)
                placed.label.moveCenter({free.value_or(middle), placed.topY});
            else
                placed.label = QRectF(QPointF(middle, placed.topY), QSizeF());
            roundCorners(placed);
        }
    }

    /// Rounds corners as far as the label leaves room on both sides.
    void roundCorners(ArcShape& arc) const
    {
        if (arc.root)
            return;
        const double beforeLabel = arc.leftOpen() ? m_metrics.cornerWidth : arc.label.left() - arc.left();
        const double afterLabel = arc.rightOpen() ? m_metrics.cornerWidth : arc.right() - arc.label.right();
        const double room = std::min(beforeLabel, afterLabel) - 2;
        const double widest = std::min(m_metrics.cornerWidth, (arc.right() - arc.left()) / 2);
        arc.cornerWidth = std::clamp(room, std::min(m_metrics.smallestCorner, widest), widest);
        // A corner must start above the hop over an arc of the next lower level, or the line would double back.
        const double highest = std::max(1.0, m_metrics.levelHeight() - kBridgeRadius - 1);
        arc.cornerHeight = std::min({m_metrics.cornerHeight, highest, arc.cornerWidth * 1.25 + 2});
    }

    /// None if the label would touch a leg wherever it stood.
    std::optional<double> freeMiddle(const Pieces& pieces, const ArcShape& placed, double middle) const
    {
        std::vector<double> legs{placed.left(), placed.right()};
        for (const auto& [arc, other] : pieces) {
            if (other->side != placed.side || other->level <= placed.level)
                continue;
            for (const double x : {other->headX, other->dependentX}) {
                if (placed.left() < x && x < placed.right())
                    legs.push_back(x);
            }
        }
        std::sort(legs.begin(), legs.end());
        const double needed = placed.label.width() / 2 + kLabelPadding + m_metrics.smallestCorner - 2;
        std::optional<double> best;
        for (std::size_t gap = 0; gap + 1 < legs.size(); ++gap) {
            const double low = legs[gap] + needed;
            const double high = legs[gap + 1] - needed;
            if (low > high)
                continue;
            const double candidate = std::clamp(middle, low, high);
            if (!best || std::abs(candidate - middle) < std::abs(*best - middle))
                best = candidate;
        }
        return best;
    }

    /// Where a leg of the higher of two arcs rises through the lower one.
    void findCrossings(const Pieces& pieces, int row)
    {
        for (std::size_t first = 0; first < pieces.size(); ++first) {
            for (std::size_t second = first + 1; second < pieces.size(); ++second) {
                const Piece* over = &pieces[first];
                const Piece* under = &pieces[second];
                if (over->shape->side != under->shape->side || !cross(over->arc, under->arc))
                    continue;
                if (over->shape->level < under->shape->level)
                    std::swap(over, under);
                const ArcShape& high = *over->shape;
                const ArcShape& low = *under->shape;
                const auto isLeg = [&](double x, bool open) { return !open && low.left() < x && x < low.right(); };
                const bool atHead = isLeg(high.headX, high.headOpen);
                if (!atHead && !isLeg(high.dependentX, high.dependentOpen))
                    continue; // they cross in another row
                const double x = atHead ? high.headX : high.dependentX;
                m_layout.crossings.push_back(
                    {static_cast<int>(over->arc), static_cast<int>(under->arc), {x, arcHeightAt(low, x)}, row});
            }
        }
    }

    bool cross(std::size_t one, std::size_t other) const
    {
        const auto slots = [&](std::size_t arc) {
            return Arc{m_row.arcs[arc].headSlot, m_row.arcs[arc].dependentSlot, {}};
        };
        return crosses(slots(one), slots(other));
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
        for (const Pieces& pieces : m_pieces) {
            for (const Piece& piece : pieces) {
                include(piece.shape->label.left(), piece.shape->label.right());
                include(piece.shape->left(), piece.shape->right());
            }
        }
        for (const BracketShape& bracket : m_layout.brackets)
            include(bracket.label.left(), bracket.label.right());
        const double shift = std::ceil(m_metrics.margin - left);
        const double width = std::ceil(right + shift + m_metrics.margin);
        m_layout.size = QSizeF(width, m_layout.rows.back().bottom + m_metrics.margin);
        m_layout.arcsTop = m_layout.rows.front().top;
        m_layout.arcsBottom = m_layout.rows.back().bottom;
        m_layout.wordsTop = m_layout.rows.front().wordsTop;
        m_layout.wordsBottom = m_layout.rows.back().wordsBottom;
        const auto map = [&](double x) { return m_diagram.rightToLeft ? width - (x + shift) : x + shift; };
        mapX(map);
        m_layout.startBorder = map(0);
        m_layout.endBorder = map(m_rightBorder);
    }

    template <class Map>
    void mapX(const Map& map)
    {
        const auto mapRect = [&](QRectF& rect) { rect.moveCenter({map(rect.center().x()), rect.center().y()}); };
        for (WordBox& word : m_layout.words)
            mapWord(word, map);
        for (const Pieces& pieces : m_pieces) {
            for (const Piece& piece : pieces) {
                piece.shape->headX = map(piece.shape->headX);
                piece.shape->dependentX = map(piece.shape->dependentX);
                mapRect(piece.shape->label);
            }
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
    std::vector<RowSlice> m_slices; ///< by row
    double m_rightBorder = widestRow(); ///< where arcs run on to the next row; on the other side it is 0
    DiagramLayout m_layout;
    std::vector<Pieces> m_pieces; ///< by row
};

} // namespace

int rowAt(const DiagramLayout& layout, double y)
{
    const auto distance = [&](const DiagramRow& row) { return std::max({0.0, row.top - y, y - row.bottom}); };
    const auto nearest = std::min_element(layout.rows.begin(), layout.rows.end(),
        [&](const DiagramRow& one, const DiagramRow& other) { return distance(one) < distance(other); });
    return nearest == layout.rows.end() ? -1 : static_cast<int>(nearest - layout.rows.begin());
}

QPointF editedEdge(const Diagram& diagram, const QRectF& box)
{
    return {box.center().x(), diagram.swapped ? box.bottom() : box.top()};
}

DiagramLayout layOut(const Diagram& diagram, const LayoutMetrics& metrics, const Wrapping& wrapping)
{
    return Layouter(diagram, metrics, wrapping).run();
}

} // namespace arcwright::ui
