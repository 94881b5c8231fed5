// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPolygonF>
#include <QRectF>

namespace arcwright::ui {

struct DiagramLayout;

/// The room between the words of a tree: lines that are none of the tree's run there, around every word, from the
/// bottom of a head, or from its top where the dependent is no deeper, to the top of the dependent. Between two levels
/// they go straight, through a level upright between two of its words. Coordinates are those of the boxes.
class TreeLanes {
public:
    /// The words of one level, from left to right, each with the label over it.
    struct Level {
        double top = 0; ///< of the labels
        double wordsTop = 0;
        double wordsBottom = 0;
        std::vector<std::pair<double, double>> taken; ///< left and right borders, ascending, apart
        std::vector<double> passed; ///< where lines go through already
    };

    TreeLanes() = default;
    /// From above to below.
    explicit TreeLanes(std::vector<Level> levels) : m_levels(std::move(levels)) { }
    /// Those of a finished layout.
    explicit TreeLanes(const DiagramLayout& layout);

    /// A way from `start`, on the bottom or the top of a word or above all, to `end`, on the top of one; both as high
    /// as their level says. Remembers it, so that later ones keep away where there is room. O(words of the levels
    /// between).
    QPolygonF way(QPointF start, QPointF end);
    /// Where a label of that size may stand on a way without touching a word, the best places first; at least one.
    std::vector<QPointF> labelPlaces(const QPolygonF& way, QSizeF size) const;

private:
    std::size_t channelBelow(double y) const;
    double middleOf(std::size_t channel) const;
    double gapAt(std::size_t level, double wanted);
    std::vector<double> labelHeights(std::size_t channel, double height) const;

    std::vector<Level> m_levels;
    int m_ways = 0;
};

/// How high the room between a level of words and the labels of the next must be for so many rows of labels of that
/// height.
double fanHeight(double labelHeight, int rows);

} // namespace arcwright::ui
