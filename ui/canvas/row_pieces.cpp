// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/row_pieces.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/drawing/arc_levels.h"
#include "core/treebank/graph.h"
#include "ui/canvas/arc_geometry.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t kCrowd = 1000; ///< pieces of a row, of which not every one can be compared with every other

std::size_t sideIndex(Side side)
{
    return side == Side::Above ? 0 : 1;
}

bool onlyPasses(const ArcShape& shape)
{
    return shape.headOpen && shape.dependentOpen;
}

} // namespace

RowPieces::RowPieces(
    const Diagram& diagram, const LayoutMetrics& metrics, const Row& row, const std::vector<RowSlice>& slices)
    : m_diagram(diagram), m_metrics(metrics), m_row(row), m_slices(slices)
{
    for (const RowSlice& slice : slices)
        m_rightBorder = std::max(m_rightBorder, slice.right - slice.left);
    if (row.isLarge)
        countCovers();
}

void RowPieces::countCovers()
{
    for (std::vector<int>& covers : m_covers)
        covers.assign(m_row.nodes.size() + 1, 0);
    for (std::size_t arc = 0; arc < m_row.arcs.size(); ++arc) {
        const std::size_t side = sideIndex(drawnSide(m_diagram, m_diagram.arcs[arc].side));
        m_hasArcs[side] = true;
        if (isRoot(arc))
            continue;
        std::vector<int>& covers = m_covers[side];
        ++covers[static_cast<std::size_t>(m_row.arcs[arc].left()) + 1];
        --covers[static_cast<std::size_t>(m_row.arcs[arc].right()) + 1];
    }
    for (std::vector<int>& covers : m_covers)
        std::partial_sum(covers.begin(), covers.end(), covers.begin());
}

std::size_t RowPieces::rowOf(int slot) const
{
    const auto after = std::upper_bound(
        m_slices.begin(), m_slices.end(), slot, [](int wanted, const RowSlice& row) { return wanted < row.first; });
    return after == m_slices.begin() ? 0 : static_cast<std::size_t>(after - m_slices.begin()) - 1;
}

/// Half pixels, so that thin vertical lines fill whole ones.
double RowPieces::port(int slot, double offset) const
{
    return std::floor(m_row.centre(slot) - m_slices[rowOf(slot)].left + offset) + 0.5;
}

bool RowPieces::isCrowded(const std::vector<RowPiece>& pieces) const
{
    return m_row.isLarge && pieces.size() > kCrowd;
}

std::vector<RowPiece> RowPieces::piecesOf(std::size_t row) const
{
    std::vector<RowPiece> pieces;
    const RowSlice& slice = m_slices[row];
    for (std::size_t arc = 0; arc < m_row.arcs.size(); ++arc) {
        const RowArc& placed = m_row.arcs[arc];
        const bool withDependent = slice.contains(placed.dependentSlot);
        const bool passes = placed.left() <= slice.last && placed.right() >= slice.first;
        if (withDependent || (!isRoot(arc) && passes))
            placeEnds(arc, row, pieces.emplace_back(RowPiece{arc, {}}).shape);
    }
    if (m_slices.size() > 1 || m_row.isLarge)
        placeLevels(pieces, row);
    placeRoots(pieces);
    return pieces;
}

void RowPieces::placeEnds(std::size_t arc, std::size_t row, ArcShape& shape) const
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
void RowPieces::placeLevels(std::vector<RowPiece>& pieces, std::size_t row) const
{
    const RowSpan words{m_slices[row].first, m_slices[row].last};
    for (const Side side : {Side::Above, Side::Below}) {
        std::vector<RowPiece*> ranked;
        for (RowPiece& piece : pieces) {
            if (piece.shape.side == side && !piece.shape.root)
                ranked.push_back(&piece);
        }
        std::sort(ranked.begin(), ranked.end(), [&](const RowPiece* one, const RowPiece* other) {
            return m_row.arcs[one->arc].rank < m_row.arcs[other->arc].rank;
        });
        std::vector<ArcSpan> spans;
        spans.reserve(ranked.size());
        for (const RowPiece* piece : ranked)
            spans.push_back({m_row.arcs[piece->arc].left(), m_row.arcs[piece->arc].right()});
        const std::vector<int> levels
            = m_row.isLarge ? assignHighLevels(spans, words, kMostLevels) : assignLevelsInRow(spans, words);
        for (std::size_t index = 0; index < ranked.size(); ++index)
            ranked[index]->shape.level = levels[index];
    }
    if (!m_row.isLarge)
        return;
    std::array<bool, 2> isOneKept{};
    std::erase_if(pieces, [&](const RowPiece& piece) {
        return piece.shape.level == kMostLevels && onlyPasses(piece.shape)
            && std::exchange(isOneKept[sideIndex(piece.shape.side)], true);
    });
}

std::optional<int> RowPieces::fullLevels(std::size_t row, Side side) const
{
    if (!m_hasArcs[sideIndex(side)])
        return 0;
    const std::vector<int>& covers = m_covers[sideIndex(side)];
    const auto begin = covers.begin() + m_slices[row].first;
    const auto end = covers.begin() + m_slices[row].last + 2; // the gap behind the last word, too
    const bool isFull = std::any_of(begin, end, [](int arcs) { return arcs >= kMostLevels; });
    return isFull ? std::optional(kMostLevels + 1) : std::nullopt; // a root's label is above all
}

/// A root's label stands above every arc and label it could touch.
void RowPieces::placeRoots(std::vector<RowPiece>& pieces) const
{
    std::vector<const ArcShape*> placed;
    std::array<int, 2> highest{};
    for (const RowPiece& piece : pieces) {
        if (piece.shape.root)
            continue;
        placed.push_back(&piece.shape);
        int& level = highest[sideIndex(piece.shape.side)];
        level = std::max(level, piece.shape.level);
    }
    for (RowPiece& piece : pieces) {
        ArcShape& root = piece.shape;
        if (!root.root)
            continue;
        root.level = 1;
        if (isCrowded(pieces) || (m_row.isLarge && highest[sideIndex(root.side)] == kMostLevels)) {
            root.level = highest[sideIndex(root.side)] + 1;
            continue;
        }
        const double half = root.label.width() / 2 + kLabelPadding;
        for (const ArcShape* below : placed) {
            const double reach = half + (below->root ? below->label.width() / 2 : 0);
            const bool near = below->left() - reach < root.dependentX && root.dependentX < below->right() + reach;
            if (below->side == root.side && near)
                root.level = std::max(root.level, below->level + 1);
        }
        placed.push_back(&root);
    }
}

void RowPieces::place(std::vector<RowPiece>& pieces, const DiagramRow& row) const
{
    for (RowPiece& piece : pieces) {
        ArcShape& arc = piece.shape;
        const double height = m_metrics.firstLevel + (arc.level - 1) * m_metrics.levelHeight();
        const bool above = arc.side == Side::Above;
        arc.baseY = above ? row.wordsTop : row.wordsBottom;
        arc.topY = std::floor(above ? arc.baseY - height : arc.baseY + height) + 0.5;
    }
    placeLabels(pieces);
}

/// Labels stand in the middle of their arc, or as near to it as the legs of crossing arcs leave room. A piece without
/// its dependent does without where there is none.
void RowPieces::placeLabels(std::vector<RowPiece>& pieces) const
{
    const bool crowded = isCrowded(pieces);
    for (RowPiece& piece : pieces) {
        ArcShape& placed = piece.shape;
        const double middle = arcTop(placed).x();
        std::optional<double> free = middle;
        if (crowded && onlyPasses(placed))
            free.reset();
        else if (!crowded && !placed.root)
            free = freeMiddle(pieces, placed, middle);
        if (free || !placed.dependentOpen)
            placed.label.moveCenter({free.value_or(middle), placed.topY});
        else
            placed.label = QRectF(QPointF(middle, placed.topY), QSizeF());
        roundCorners(placed);
    }
}

/// Rounds corners as far as the label leaves room on both sides.
void RowPieces::roundCorners(ArcShape& arc) const
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
std::optional<double> RowPieces::freeMiddle(
    const std::vector<RowPiece>& pieces, const ArcShape& placed, double middle) const
{
    std::vector<double> legs{placed.left(), placed.right()};
    for (const RowPiece& piece : pieces) {
        const ArcShape& other = piece.shape;
        if (other.side != placed.side || other.level <= placed.level)
            continue;
        for (const double x : {other.headX, other.dependentX}) {
            if (placed.left() < x && x < placed.right())
                legs.push_back(x);
        }
    }
    std::sort(legs.begin(), legs.end());
    const double needed = placed.label.width() / 2 + kLabelPadding + m_metrics.smallestCorner - 2;
    const double atBorder = placed.label.width() / 2 + 1; // where there is neither leg nor corner
    std::optional<double> best;
    for (std::size_t gap = 0; gap + 1 < legs.size(); ++gap) {
        const bool isAtLeftBorder = gap == 0 && placed.leftOpen();
        const bool isAtRightBorder = gap + 2 == legs.size() && placed.rightOpen();
        const double low = legs[gap] + (isAtLeftBorder ? atBorder : needed);
        const double high = legs[gap + 1] - (isAtRightBorder ? atBorder : needed);
        if (low > high)
            continue;
        const double candidate = std::clamp(middle, low, high);
        if (!best || std::abs(candidate - middle) < std::abs(*best - middle))
            best = candidate;
    }
    return best;
}

/// Where a leg of the higher of two arcs rises through the lower one.
std::vector<CrossingPoint> RowPieces::crossings(const std::vector<RowPiece>& pieces, int row) const
{
    std::vector<CrossingPoint> points;
    if (isCrowded(pieces))
        return points;
    for (std::size_t first = 0; first < pieces.size(); ++first) {
        for (std::size_t second = first + 1; second < pieces.size(); ++second) {
            const RowPiece* over = &pieces[first];
            const RowPiece* under = &pieces[second];
            if (over->shape.side != under->shape.side || !cross(over->arc, under->arc))
                continue;
            if (over->shape.level < under->shape.level)
                std::swap(over, under);
            const ArcShape& high = over->shape;
            const ArcShape& low = under->shape;
            const auto isLeg = [&](double x, bool open) { return !open && low.left() < x && x < low.right(); };
            const bool atHead = isLeg(high.headX, high.headOpen);
            if (!atHead && !isLeg(high.dependentX, high.dependentOpen))
                continue; // they cross in another row
            const double x = atHead ? high.headX : high.dependentX;
            points.push_back(
                {static_cast<int>(over->arc), static_cast<int>(under->arc), {x, arcHeightAt(low, x)}, row});
        }
    }
    return points;
}

bool RowPieces::cross(std::size_t one, std::size_t other) const
{
    const auto slots = [&](std::size_t arc) {
        return Arc{m_row.arcs[arc].headSlot, m_row.arcs[arc].dependentSlot, {}};
    };
    return crosses(slots(one), slots(other));
}

} // namespace arcwright::ui
