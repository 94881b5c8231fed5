// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/row_breaks.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>

#include "core/treebank/graph.h"

namespace arcwright::ui {

namespace {

/// The cost of a row that is not full, in arcs cut: half an empty row is as bad as two more arcs that run on.
constexpr double kCostOfEmptyRow = 8;
/// The last row may be as empty as that for nothing: it ends where the sentence does.
constexpr double kEmptyLastRow = 2.0 / 3;
/// A word alone in a row, most often the full stop, looks forgotten: any number of arcs that run on is better.
constexpr double kCostOfLoneWord = 1000;
/// A row that begins elsewhere than before moves under the hand of whoever edits: worse than all but that.
constexpr double kCostOfMovedRow = 100;

std::size_t at(int slot)
{
    return static_cast<std::size_t>(slot);
}

class Breaker {
public:
    Breaker(const Diagram& diagram, const Row& row, const LayoutMetrics& metrics, const Wrapping& wrapping)
        : m_diagram(diagram), m_row(row), m_metrics(metrics), m_wrapping(wrapping)
    {
    }

    std::vector<RowSlice> run()
    {
        const int last = m_row.slotCount();
        findUnbreakable();
        listArcs();
        const RowSlice all = slice(1, last);
        if (m_wrapping.width <= 0 || last <= 1 || fits(all))
            return {all};
        if (m_row.isLarge)
            return fullRows();
        findCrossingLegs();
        findOldStarts();
        return slicesAt(fewestRows());
    }

private:
    static bool isRoot(const RowArc& arc) { return arc.headSlot == 0; }

    double room() const { return m_wrapping.width - 2 * m_metrics.margin; }
    bool fits(const RowSlice& row) const { return row.right - row.left <= room(); }

    /// Multiword tokens stay together.
    void findUnbreakable()
    {
        m_mayStart.assign(m_row.nodes.size(), true);
        std::vector<int> slotOf(m_row.nodes.size(), 0);
        for (std::size_t slot = 0; slot < m_row.nodes.size(); ++slot)
            slotOf[at(m_row.nodes[slot])] = static_cast<int>(slot);
        for (const DiagramBracket& bracket : m_diagram.brackets) {
            m_brackets.push_back({slotOf[at(bracket.first)], slotOf[at(bracket.last)]});
            for (int slot = m_brackets.back().first + 1; slot <= m_brackets.back().last; ++slot)
                m_mayStart[at(slot)] = false;
        }
    }

    void listArcs()
    {
        m_into.resize(m_row.nodes.size());
        m_cuts.assign(m_row.nodes.size(), 0);
        for (std::size_t index = 0; index < m_row.arcs.size(); ++index) {
            const RowArc& arc = m_row.arcs[index];
            m_into[at(arc.dependentSlot)].push_back(index);
            if (isRoot(arc))
                continue;
            ++m_cuts[at(arc.left()) + 1];
            if (at(arc.right()) + 1 < m_cuts.size())
                --m_cuts[at(arc.right()) + 1];
        }
        std::partial_sum(m_cuts.begin(), m_cuts.end(), m_cuts.begin());
    }

    /// Where rows began before; nowhere if that was no division of this sentence.
    void findOldStarts()
    {
        m_moves.assign(m_row.nodes.size(), 0);
        const std::vector<int>& firsts = m_wrapping.firstSlots;
        const bool isDivision = !firsts.empty() && firsts.front() == 1 && firsts.back() <= m_row.slotCount()
            && std::adjacent_find(firsts.begin(), firsts.end(), std::greater_equal<>()) == firsts.end();
        if (!isDivision)
            return;
        m_moves.assign(m_row.nodes.size(), kCostOfMovedRow);
        for (const int slot : firsts)
            m_moves[at(slot)] = 0;
    }

    /// For each arc, the legs that may rise through it.
    void findCrossingLegs()
    {
        m_legs.resize(m_row.arcs.size());
        for (std::size_t index = 0; index < m_row.arcs.size(); ++index) {
            const RowArc& arc = m_row.arcs[index];
            if (isRoot(arc))
                continue;
            for (std::size_t other = 0; other < m_row.arcs.size(); ++other) {
                const RowArc& crossing = m_row.arcs[other];
                if (m_diagram.arcs[other].side != m_diagram.arcs[index].side
                    || !crosses({arc.headSlot, arc.dependentSlot, {}}, {crossing.headSlot, crossing.dependentSlot, {}}))
                    continue;
                const bool leftInside = arc.left() < crossing.left();
                m_legs[index].push_back(leftInside ? m_row.centre(crossing.left()) + crossing.leftOffset
                                                   : m_row.centre(crossing.right()) + crossing.rightOffset);
            }
            std::sort(m_legs[index].begin(), m_legs[index].end());
        }
    }

    /// The width that a label needs between two legs.
    double labelRoom(const RowArc& arc) const
    {
        return arc.labelWidth + 2 * (kLabelPadding + m_metrics.smallestCorner);
    }

    /// A row of those words, as wide as its words, the labels of its roots and multiword tokens, and the arcs that
    /// come into it from other rows need.
    RowSlice slice(int first, int last) const
    {
        RowSlice row{first, last, 0, 0};
        if (last < first)
            return row;
        row.left = m_row.centre(first) - m_row.width(first) / 2;
        row.right = m_row.centre(last) + m_row.width(last) / 2;
        const auto include = [&](double centre, double width) {
            row.left = std::min(row.left, centre - width / 2);
            row.right = std::max(row.right, centre + width / 2);
        };
        const double wordsLeft = row.left;
        const double wordsRight = row.right;
        for (int slot = first; slot <= last; ++slot) {
            for (const std::size_t index : m_into[at(slot)]) {
                const RowArc& arc = m_row.arcs[index];
                if (isRoot(arc))
                    include(m_row.centre(slot) + arc.rightOffset, arc.labelWidth);
                else if (arc.headSlot < first)
                    row.left = std::min(row.left, borderFor(index, wordsLeft, wordsRight));
                else if (arc.headSlot > last)
                    row.right = std::max(row.right, borderFor(index, wordsLeft, wordsRight));
            }
        }
        includeBrackets(row, include);
        if (first > 1 && m_cuts[at(first)] > 0)
            row.left = std::min(row.left, wordsLeft - m_metrics.rowBorder);
        if (last < m_row.slotCount() && m_cuts[at(last + 1)] > 0)
            row.right = std::max(row.right, wordsRight + m_metrics.rowBorder);
        row.left = std::floor(row.left);
        return row;
    }

    template <class Include>
    void includeBrackets(const RowSlice& row, const Include& include) const
    {
        for (std::size_t index = 0; index < m_brackets.size(); ++index) {
            const auto [first, last] = m_brackets[index];
            if (!row.contains(first) || !row.contains(last))
                continue;
            const double left = m_row.centre(first) - m_row.width(first) / 2;
            const double right = m_row.centre(last) + m_row.width(last) / 2;
            include((left + right) / 2, m_metrics.textWidth(TextRole::Surface, m_diagram.brackets[index].form));
        }
    }

    /// Where the border has to be on the head's side of an arc into the row, so that its label has a place between the
    /// legs in the row, or beyond the last of them.
    double borderFor(std::size_t index, double wordsLeft, double wordsRight) const
    {
        const RowArc& arc = m_row.arcs[index];
        const bool toLeft = arc.headSlot < arc.dependentSlot;
        const double sign = toLeft ? -1 : 1;
        double leg = m_row.centre(arc.dependentSlot) + (toLeft ? arc.rightOffset : arc.leftOffset);
        const double needed = labelRoom(arc);
        std::vector<double> passed;
        if (!m_legs.empty()) {
            std::copy_if(m_legs[index].begin(), m_legs[index].end(), std::back_inserter(passed),
                [&](double x) { return toLeft ? wordsLeft < x && x < leg : leg < x && x < wordsRight; });
        }
        if (toLeft)
            std::reverse(passed.begin(), passed.end());
        for (const double next : passed) {
            if (std::abs(next - leg) >= needed)
                return toLeft ? wordsLeft : wordsRight;
            leg = next;
        }
        return leg + sign * needed;
    }

    double costOfEmptiness(const RowSlice& row) const
    {
        double empty = std::max(0.0, 1 - (row.right - row.left) / room());
        if (row.last == m_row.slotCount())
            empty = std::max(0.0, (empty - kEmptyLastRow) / (1 - kEmptyLastRow));
        return kCostOfEmptyRow * empty * empty + (row.first == row.last ? kCostOfLoneWord : 0);
    }

    double costOfStart(int first) const { return first > 1 ? m_cuts[at(first)] + m_moves[at(first)] : 0; }

    /// The first slots of the rows of the best division.
    std::vector<int> fewestRows() const
    {
        struct Best {
            int rows = std::numeric_limits<int>::max();
            double cost = 0;
            int first = 1; ///< of the last row
        };
        const int slots = m_row.slotCount();
        std::vector<Best> best(at(slots) + 1);
        best[0] = {0, 0, 1};
        for (int last = 1; last <= slots; ++last) {
            if (last < slots && !m_mayStart[at(last + 1)])
                continue;
            bool hasOne = false;
            for (int first = last; first >= 1; --first) {
                if (!m_mayStart[at(first)])
                    continue;
                const double words = m_row.centre(last) + m_row.width(last) / 2 - m_row.centre(first);
                if (hasOne && words > room())
                    break;
                const RowSlice row = slice(first, last);
                if (hasOne && !fits(row))
                    continue;
                hasOne = true;
                const Best& before = best[at(first) - 1];
                const double cost = before.cost + costOfEmptiness(row) + costOfStart(first);
                Best& here = best[at(last)];
                if (before.rows + 1 < here.rows || (before.rows + 1 == here.rows && cost < here.cost))
                    here = {before.rows + 1, cost, first};
            }
        }
        std::vector<int> firsts;
        for (int last = slots; last >= 1; last = firsts.back() - 1)
            firsts.push_back(best[at(last)].first);
        std::reverse(firsts.begin(), firsts.end());
        return firsts;
    }

    /// Rows that are full one after the other, as many words as fit into each.
    std::vector<RowSlice> fullRows() const
    {
        std::vector<RowSlice> rows;
        const int slots = m_row.slotCount();
        const double beside = 2 * m_metrics.rowBorder;
        for (int first = 1; first <= slots; first = rows.back().last + 1) {
            const double left = m_row.centre(first) - m_row.width(first) / 2;
            int last = first;
            while (last < slots && m_row.centre(last + 1) + m_row.width(last + 1) / 2 - left + beside <= room())
                ++last;
            for (;; --last) { // a multiword token may be wider than a row
                const bool mayEnd = last == slots || m_mayStart[at(last) + 1];
                if (mayEnd && (last == first || fits(slice(first, last))))
                    break;
                if (last == first) {
                    while (last < slots && !m_mayStart[at(last) + 1])
                        ++last;
                    break;
                }
            }
            rows.push_back(slice(first, last));
        }
        return rows;
    }

    std::vector<RowSlice> slicesAt(const std::vector<int>& firsts) const
    {
        std::vector<RowSlice> rows;
        for (std::size_t row = 0; row < firsts.size(); ++row)
            rows.push_back(slice(firsts[row], row + 1 < firsts.size() ? firsts[row + 1] - 1 : m_row.slotCount()));
        return rows;
    }

    struct Span {
        int first = 0;
        int last = 0;
    };

    const Diagram& m_diagram;
    const Row& m_row;
    const LayoutMetrics& m_metrics;
    const Wrapping& m_wrapping;
    std::vector<bool> m_mayStart; ///< by slot: a row
    std::vector<Span> m_brackets; ///< slots
    std::vector<std::vector<std::size_t>> m_into; ///< by slot: arcs whose dependent is there
    std::vector<int> m_cuts; ///< by slot: arcs that pass the border before it
    std::vector<double> m_moves; ///< by slot: what it costs that a row begins there
    std::vector<std::vector<double>> m_legs; ///< by arc: where other arcs may rise through it
};

} // namespace

std::vector<RowSlice> breakRows(
    const Diagram& diagram, const Row& row, const LayoutMetrics& metrics, const Wrapping& wrapping)
{
    return Breaker(diagram, row, metrics, wrapping).run();
}

} // namespace arcwright::ui
