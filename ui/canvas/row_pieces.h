// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/row_breaks.h"
#include "ui/canvas/word_spacing.h"

namespace arcwright::ui {

/// An arc, or the part of it that is in one row.
struct RowPiece {
    std::size_t arc = 0; ///< index in Diagram::arcs
    ArcShape shape;
};

/// In a large diagram the levels of a row: arcs above them share the topmost, and of those that only pass by one is
/// drawn. Nobody can tell more lines apart.
inline constexpr int kMostLevels = 300;

/// Places the arcs of a sentence row by row, in the coordinates of Row::centres less where the row begins.
class RowPieces {
public:
    /// What is given outlives it.
    RowPieces(
        const Diagram& diagram, const LayoutMetrics& metrics, const Row& row, const std::vector<RowSlice>& slices);

    /// Where arcs run on to the next row; on the other side it is 0.
    double rightBorder() const { return m_rightBorder; }

    /// The pieces of the row with their ends and levels. O(p^2) for p pieces; of a large diagram O(a + p log w) for a
    /// arcs and w words in the row.
    std::vector<RowPiece> piecesOf(std::size_t row) const;
    /// How far the arcs of a row of a large diagram reach, where that can be told without making its pieces: as high as
    /// they may. Nothing where it cannot.
    std::optional<int> fullLevels(std::size_t row, Side side) const;

    /// The heights of pieces over and under the words of their row, their labels, and where they cross. In rows of more
    /// than a thousand pieces labels are in the middle, pieces without an end have none, and crossings are not marked.
    void place(std::vector<RowPiece>& pieces, const DiagramRow& row) const;
    std::vector<CrossingPoint> crossings(const std::vector<RowPiece>& pieces, int row) const;

private:
    std::size_t rowOf(int slot) const;
    double port(int slot, double offset) const;
    bool isRoot(std::size_t arc) const { return m_diagram.arcs[arc].head == 0; }
    bool isCrowded(const std::vector<RowPiece>& pieces) const;
    void placeEnds(std::size_t arc, std::size_t row, ArcShape& shape) const;
    void placeLevels(std::vector<RowPiece>& pieces, std::size_t row) const;
    void placeRoots(std::vector<RowPiece>& pieces) const;
    void placeLabels(std::vector<RowPiece>& pieces) const;
    void roundCorners(ArcShape& arc) const;
    std::optional<double> freeMiddle(const std::vector<RowPiece>& pieces, const ArcShape& placed, double middle) const;
    bool cross(std::size_t one, std::size_t other) const;
    void countCovers();

    const Diagram& m_diagram;
    const LayoutMetrics& m_metrics;
    const Row& m_row;
    const std::vector<RowSlice>& m_slices;
    double m_rightBorder = 0;
    std::array<bool, 2> m_hasArcs{}; ///< of a large diagram, by side
    std::array<std::vector<int>, 2> m_covers; ///< of a large diagram, by side and slot: arcs over the gap before it
};

} // namespace arcwright::ui
