// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/canvas/row_breaks.h"
#include "ui/canvas/row_pieces.h"
#include "ui/canvas/word_spacing.h"

namespace arcwright::ui {

/// Lays a diagram out in arcs: the words of all rows, and the arcs of all or of some.
class ArcLayouter {
public:
    /// `layout` is what is made; it outlives the layouter, as what is given does.
    ArcLayouter(const Diagram& diagram, const LayoutMetrics& metrics, const Wrapping& wrapping, DiagramLayout& layout)
        : m_diagram(diagram)
        , m_metrics(metrics)
        , m_row(arrangeRow(diagram, metrics))
        , m_slices(breakRows(diagram, m_row, metrics, wrapping))
        , m_pieces(m_diagram, m_metrics, m_row, m_slices)
        , m_layout(layout)
    {
        m_layout = {};
        m_layout.arrowLength = m_metrics.arrowLength;
        m_layout.words.resize(static_cast<std::size_t>(m_diagram.nodeCount()));
        m_layout.brackets.resize(m_diagram.brackets.size());
        // NOLINTNEXTLINE(clang-analyzer-optin.cplusplus.UninitializedObject): RowPieces sets what it has
        m_layout.arcs.assign(m_diagram.arcs.size(), unplaced());
    }

    void layOutAll()
    {
        if (m_row.isLarge) { // as row by row, so that a picture is of what is seen
            layOutWords();
            for (std::size_t row = 0; row < m_slices.size(); ++row)
                layOutArcs(row);
            return;
        }
        for (std::size_t row = 0; row < m_slices.size(); ++row) {
            std::vector<RowPiece> pieces = m_pieces.piecesOf(row);
            placeRow(row, reachOf(pieces, Side::Above), reachOf(pieces, Side::Below));
            m_layout.rows.back().hasArcs = true;
            m_pieces.place(pieces, m_layout.rows.back());
            keep(pieces, row);
        }
        const auto [left, right] = borders();
        finish(std::ceil(m_metrics.margin - left), right);
        for (ArcShape& shape : m_layout.arcs)
            mapArc(shape);
        for (ArcContinuation& piece : m_layout.continuations)
            mapArc(piece.shape);
        for (CrossingPoint& crossing : m_layout.crossings)
            crossing.point.setX(mapped(crossing.point.x()));
    }

    /// All but the arcs; the labels of a row's roots and of arcs that come into it are within its borders.
    void layOutWords()
    {
        for (std::size_t row = 0; row < m_slices.size(); ++row) {
            const auto above = m_pieces.fullLevels(row, Side::Above);
            const auto below = m_pieces.fullLevels(row, Side::Below);
            if (above && below) {
                placeRow(row, reachOf(*above), reachOf(*below));
                continue;
            }
            const std::vector<RowPiece> pieces = m_pieces.piecesOf(row);
            placeRow(row, above ? reachOf(*above) : reachOf(pieces, Side::Above),
                below ? reachOf(*below) : reachOf(pieces, Side::Below));
        }
        finish(std::ceil(m_metrics.margin), m_pieces.rightBorder());
    }

    /// The arcs of a row, whose words are placed.
    void layOutArcs(std::size_t row)
    {
        DiagramRow& placed = m_layout.rows[row];
        if (std::exchange(placed.hasArcs, true))
            return;
        std::vector<RowPiece> pieces = m_pieces.piecesOf(row);
        m_pieces.place(pieces, placed);
        const std::size_t continuations = m_layout.continuations.size();
        const std::size_t crossings = m_layout.crossings.size();
        keep(pieces, row);
        for (const RowPiece& piece : pieces) {
            if (!piece.shape.dependentOpen)
                mapArc(m_layout.arcs[piece.arc]);
        }
        for (std::size_t index = continuations; index < m_layout.continuations.size(); ++index)
            mapArc(m_layout.continuations[index].shape);
        for (std::size_t index = crossings; index < m_layout.crossings.size(); ++index)
            m_layout.crossings[index].point.setX(mapped(m_layout.crossings[index].point.x()));
    }

    /// Forgets the arcs of all rows, of which only those that are looked at are kept.
    void forgetArcs()
    {
        for (DiagramRow& row : m_layout.rows)
            row.hasArcs = false;
        std::fill(m_layout.arcs.begin(), m_layout.arcs.end(), unplaced());
        m_layout.continuations.clear();
        m_layout.crossings.clear();
    }

private:
    static ArcShape unplaced()
    {
        ArcShape shape;
        shape.row = -1;
        return shape;
    }

    double reachOf(int levels) const
    {
        const double label = m_metrics.height(TextRole::Label);
        return levels == 0 ? 0 : m_metrics.firstLevel + (levels - 1) * m_metrics.levelHeight() + label / 2;
    }

    double reachOf(const std::vector<RowPiece>& pieces, Side side) const
    {
        int highest = 0;
        for (const RowPiece& piece : pieces) {
            if (piece.shape.side == side)
                highest = std::max(highest, piece.shape.level);
        }
        return reachOf(highest);
    }

    /// On the side of layer A for one arc even where there is none yet: that is where the first will be drawn.
    double room(double reach, Side side) const
    {
        const bool isOfA = drawnSide(m_diagram, Side::Above) == side;
        return std::max(reach, isOfA ? m_metrics.firstLevel : 0);
    }

    void placeRow(std::size_t index, double reachAbove, double reachBelow)
    {
        const RowSlice& slice = m_slices[index];
        DiagramRow row;
        row.firstSlot = slice.first;
        row.top = index == 0 ? m_metrics.margin : m_layout.rows.back().bottom + m_metrics.rowGap;
        row.wordsTop = std::ceil(row.top + room(reachAbove, Side::Above));
        row.wordsBottom = placeWords(slice, row.wordsTop);
        placeBrackets(slice, row);
        row.bottom = row.wordsBottom + room(reachBelow, Side::Below);
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

    void keep(const std::vector<RowPiece>& pieces, std::size_t row)
    {
        for (const RowPiece& piece : pieces) {
            if (piece.shape.dependentOpen)
                m_layout.continuations.push_back({static_cast<int>(piece.arc), piece.shape});
            else
                m_layout.arcs[piece.arc] = piece.shape;
        }
        const std::vector<CrossingPoint> found = m_pieces.crossings(pieces, static_cast<int>(row));
        m_layout.crossings.insert(m_layout.crossings.end(), found.begin(), found.end());
    }

    /// The leftmost and the rightmost of all that is placed.
    std::pair<double, double> borders() const
    {
        double left = 0;
        double right = 0;
        const auto include = [&](double from, double to) {
            left = std::min(left, from);
            right = std::max(right, to);
        };
        const auto includeArc = [&](const ArcShape& shape) {
            include(shape.label.left(), shape.label.right());
            include(shape.left(), shape.right());
        };
        for (const WordBox& word : m_layout.words)
            include(word.box.left(), word.box.right());
        for (const ArcShape& shape : m_layout.arcs)
            includeArc(shape);
        for (const ArcContinuation& piece : m_layout.continuations)
            includeArc(piece.shape);
        for (const BracketShape& bracket : m_layout.brackets)
            include(bracket.label.left(), bracket.label.right());
        return {left, right};
    }

    /// Moves everything but the arcs into the margins and mirrors it where the script runs from right to left.
    void finish(double shift, double right)
    {
        m_shift = shift;
        m_width = std::ceil(right + shift + m_metrics.margin);
        m_layout.size = QSizeF(m_width, m_layout.rows.back().bottom + m_metrics.margin);
        m_layout.arcsTop = m_layout.rows.front().top;
        m_layout.arcsBottom = m_layout.rows.back().bottom;
        m_layout.wordsTop = m_layout.rows.front().wordsTop;
        m_layout.wordsBottom = m_layout.rows.back().wordsBottom;
        for (WordBox& word : m_layout.words)
            mapWord(word, [this](double x) { return mapped(x); });
        for (BracketShape& bracket : m_layout.brackets) {
            const double one = mapped(bracket.left);
            const double other = mapped(bracket.right);
            bracket.left = std::min(one, other);
            bracket.right = std::max(one, other);
            mapRect(bracket.label);
        }
        m_layout.startBorder = mapped(0);
        m_layout.endBorder = mapped(m_pieces.rightBorder());
    }

    double mapped(double x) const { return m_diagram.rightToLeft ? m_width - (x + m_shift) : x + m_shift; }
    void mapRect(QRectF& rect) const { rect.moveCenter({mapped(rect.center().x()), rect.center().y()}); }

    void mapArc(ArcShape& shape) const
    {
        shape.headX = mapped(shape.headX);
        shape.dependentX = mapped(shape.dependentX);
        mapRect(shape.label);
    }

    const Diagram& m_diagram;
    const LayoutMetrics& m_metrics;
    Row m_row;
    std::vector<RowSlice> m_slices; ///< by row
    RowPieces m_pieces;
    DiagramLayout& m_layout;
    double m_shift = 0;
    double m_width = 0;
};

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
    DiagramLayout layout;
    ArcLayouter(diagram, metrics, wrapping, layout).layOutAll();
    return layout;
}

struct RowwiseLayout::State {
    State(const Diagram& diagram, const LayoutMetrics& metrics, const Wrapping& wrapping, DiagramLayout& layout)
        : layouter(diagram, metrics, wrapping, layout), made(layout)
    {
        layouter.layOutWords();
    }

    ArcLayouter layouter;
    DiagramLayout& made;
};

RowwiseLayout::RowwiseLayout(
    const Diagram& diagram, const LayoutMetrics& metrics, const Wrapping& wrapping, DiagramLayout& layout)
    : m_state(std::make_unique<State>(diagram, metrics, wrapping, layout))
{
}

RowwiseLayout::~RowwiseLayout() = default;

void RowwiseLayout::layOutRows(double top, double bottom)
{
    constexpr std::size_t mostKept = 50'000; ///< pieces: some megabytes
    std::vector<std::size_t> wanted;
    const std::vector<DiagramRow>& rows = m_state->made.rows;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].top <= bottom && rows[row].bottom >= top)
            wanted.push_back(row);
    }
    const bool areThere = std::all_of(wanted.begin(), wanted.end(), [&](std::size_t row) { return rows[row].hasArcs; });
    if (!areThere && m_state->made.continuations.size() > mostKept)
        m_state->layouter.forgetArcs();
    for (const std::size_t row : wanted)
        m_state->layouter.layOutArcs(row);
}

} // namespace arcwright::ui
