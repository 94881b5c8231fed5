// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/word_spacing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/drawing/arc_levels.h"

namespace arcwright::ui {

namespace {

std::size_t indexOf(int slot)
{
    return static_cast<std::size_t>(slot);
}

class Arranger {
public:
    Arranger(const Diagram& diagram, const LayoutMetrics& metrics) : m_diagram(diagram), m_metrics(metrics) { }

    Row run()
    {
        m_row.isLarge = isLarge(m_diagram);
        placeNodes();
        measureWords();
        placeArcs();
        for (const Side side : {Side::Above, Side::Below}) {
            assignLevelsOf(side);
            assignPorts(side);
        }
        spaceWords();
        return std::move(m_row);
    }

private:
    void placeNodes()
    {
        m_row.nodes = {0};
        const std::vector<int> order = m_diagram.readingOrder();
        m_row.nodes.insert(m_row.nodes.end(), order.begin(), order.end());
        m_slotOf.assign(m_row.nodes.size(), 0);
        for (std::size_t slot = 0; slot < m_row.nodes.size(); ++slot)
            m_slotOf[indexOf(m_row.nodes[slot])] = static_cast<int>(slot);
    }

    void measureWords()
    {
        m_row.widths.assign(m_row.nodes.size(), 0);
        for (int slot = 1; slot <= m_row.slotCount(); ++slot) {
            const DiagramWord& word = m_diagram.node(m_row.nodes[indexOf(slot)]);
            m_row.widths[indexOf(slot)] = textWidth(word, m_metrics) + 2 * m_metrics.wordPadding;
            m_row.lines.add(word);
        }
        for (const DiagramBracket& bracket : m_diagram.brackets) {
            double& width = m_row.widths[indexOf(m_slotOf[indexOf(bracket.first)])];
            if (bracket.first == bracket.last)
                width = std::max(width, m_metrics.textWidth(TextRole::Surface, bracket.form));
        }
    }

    void placeArcs()
    {
        for (const DiagramArc& arc : m_diagram.arcs) {
            RowArc row;
            row.headSlot = m_slotOf[indexOf(arc.head)];
            row.dependentSlot = m_slotOf[indexOf(arc.dependent)];
            const double text = arc.label.isEmpty() ? 0 : m_metrics.textWidth(TextRole::Label, labelText(arc));
            const double mark = hasMark(arc) ? kMarkSize + kMarkGap : 0;
            if (text + mark > 0)
                row.labelWidth = std::ceil(text + mark) + 2 * kLabelPadding;
            m_row.arcs.push_back(row);
        }
    }

    bool isRoot(std::size_t arc) const { return m_row.arcs[arc].headSlot == 0; }

    void assignLevelsOf(Side side)
    {
        std::vector<ArcSpan> spans;
        std::vector<std::size_t> arcs;
        for (std::size_t arc = 0; arc < m_row.arcs.size(); ++arc) {
            if (m_diagram.arcs[arc].side == side && !isRoot(arc)) {
                spans.push_back({m_row.arcs[arc].left(), m_row.arcs[arc].right()});
                arcs.push_back(arc);
            }
        }
        const ArcLevels levels
            = m_row.isLarge ? ArcLevels{std::vector<int>(spans.size(), 0), ranksOf(spans)} : assignLevels(spans);
        for (std::size_t index = 0; index < arcs.size(); ++index) {
            m_row.arcs[arcs[index]].level = levels.levels[index];
            m_row.arcs[arcs[index]].rank = levels.ranks[index];
        }
    }

    /// Ports from left to right: arcs that come from the left, inner ones first; roots; arcs to the right, outer
    /// ones first. So no arc rises through another indexOf its own word.
    void assignPorts(Side side)
    {
        std::vector<std::vector<std::size_t>> ends(m_row.nodes.size());
        for (std::size_t arc = 0; arc < m_row.arcs.size(); ++arc) {
            if (m_diagram.arcs[arc].side != side)
                continue;
            ends[indexOf(m_row.arcs[arc].right())].push_back(arc);
            if (!isRoot(arc))
                ends[indexOf(m_row.arcs[arc].left())].push_back(arc);
        }
        for (int slot = 1; slot <= m_row.slotCount(); ++slot) {
            std::vector<std::size_t>& here = ends[indexOf(slot)];
            const auto key = [&](std::size_t arc) {
                const int rank = m_row.arcs[arc].rank;
                if (isRoot(arc))
                    return std::pair(1, static_cast<int>(arc));
                return m_row.arcs[arc].right() == slot ? std::pair(0, rank) : std::pair(2, -rank);
            };
            std::sort(
                here.begin(), here.end(), [&](std::size_t one, std::size_t other) { return key(one) < key(other); });
            spreadPorts(slot, here);
        }
    }

    void spreadPorts(int slot, const std::vector<std::size_t>& arcs)
    {
        if (arcs.empty())
            return;
        std::vector<double> places{0};
        for (std::size_t port = 1; port < arcs.size(); ++port) {
            const bool twoRoots = isRoot(arcs[port - 1]) && isRoot(arcs[port]);
            const double labels = (m_row.arcs[arcs[port - 1]].labelWidth + m_row.arcs[arcs[port]].labelWidth) / 2 + 2;
            places.push_back(places.back() + (twoRoots ? labels : m_metrics.portSpacing));
        }
        const double extent = places.back();
        for (std::size_t port = 0; port < arcs.size(); ++port) {
            RowArc& arc = m_row.arcs[arcs[port]];
            (arc.right() == slot ? arc.rightOffset : arc.leftOffset) = std::round(places[port] - extent / 2);
        }
        m_row.widths[indexOf(slot)] = std::max(m_row.widths[indexOf(slot)], extent + m_metrics.portSpacing);
    }

    void spaceWords()
    {
        m_distances.assign(m_row.nodes.size(), 0);
        for (int slot = 2; slot <= m_row.slotCount(); ++slot)
            m_distances[indexOf(slot)] = (m_row.width(slot - 1) + m_row.width(slot)) / 2 + m_metrics.wordGap;
        makeRoomForLabels();
        makeRoomForRoots();
        makeRoomForBrackets();
        if (!m_row.isLarge)
            makeRoomBetweenLegs();
        m_row.centres.assign(m_row.nodes.size(), 0);
        double x = m_row.slotCount() > 0 ? m_row.width(1) / 2 : 0;
        for (int slot = 1; slot <= m_row.slotCount(); ++slot) {
            x += m_distances[indexOf(slot)];
            m_row.centres[indexOf(slot)] = std::round(x);
        }
    }

    double distance(int left, int right) const
    {
        const auto begin = m_distances.begin() + left + 1;
        return std::accumulate(begin, begin + (right - left), 0.0);
    }

    void require(int left, int right, double needed)
    {
        const double missing = needed - distance(left, right);
        if (missing <= 0)
            return;
        for (int slot = left + 1; slot <= right; ++slot)
            m_distances[indexOf(slot)] += missing / (right - left);
    }

    void makeRoomForLabels()
    {
        std::vector<std::size_t> order;
        for (std::size_t arc = 0; arc < m_row.arcs.size(); ++arc) {
            if (!isRoot(arc))
                order.push_back(arc);
        }
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
            return m_row.arcs[one].right() - m_row.arcs[one].left()
                < m_row.arcs[other].right() - m_row.arcs[other].left();
        });
        constexpr int alwaysLongEnough = 100; ///< gaps
        for (const std::size_t index : order) {
            const RowArc& arc = m_row.arcs[index];
            if (m_row.isLarge && arc.right() - arc.left() > alwaysLongEnough)
                break;
            const double corners = 2 * (m_metrics.smallestCorner + 2);
            require(arc.left(), arc.right(), arc.labelWidth + corners + arc.leftOffset - arc.rightOffset);
        }
    }

    /// Roots side by side would write over each other's labels.
    void makeRoomForRoots()
    {
        for (const Side side : {Side::Above, Side::Below}) {
            std::vector<std::size_t> roots;
            for (std::size_t arc = 0; arc < m_row.arcs.size(); ++arc) {
                if (isRoot(arc) && m_diagram.arcs[arc].side == side)
                    roots.push_back(arc);
            }
            std::stable_sort(roots.begin(), roots.end(), [&](std::size_t one, std::size_t other) {
                return m_row.arcs[one].dependentSlot < m_row.arcs[other].dependentSlot;
            });
            for (std::size_t index = 1; index < roots.size(); ++index) {
                const RowArc& one = m_row.arcs[roots[index - 1]];
                const RowArc& other = m_row.arcs[roots[index]];
                const double labels = (one.labelWidth + other.labelWidth) / 2 + 3 * kLabelPadding;
                if (one.dependentSlot != other.dependentSlot)
                    require(one.dependentSlot, other.dependentSlot, labels + one.rightOffset - other.rightOffset);
            }
        }
    }

    void makeRoomForBrackets()
    {
        for (const DiagramBracket& bracket : m_diagram.brackets) {
            const int first = m_slotOf[indexOf(bracket.first)];
            const int last = m_slotOf[indexOf(bracket.last)];
            const double text = m_metrics.textWidth(TextRole::Surface, bracket.form);
            require(first, last, text - (m_row.width(first) + m_row.width(last)) / 2);
        }
    }

    /// Legs that rise through an arc must leave one stretch of it wide enough for its label.
    void makeRoomBetweenLegs()
    {
        struct Leg {
            int slot;
            double offset;
        };
        for (std::size_t index = 0; index < m_row.arcs.size(); ++index) {
            const RowArc& arc = m_row.arcs[index];
            if (isRoot(index) || arc.labelWidth <= 0)
                continue;
            std::vector<Leg> legs{{arc.left(), arc.leftOffset}, {arc.right(), arc.rightOffset}};
            for (std::size_t other = 0; other < m_row.arcs.size(); ++other) {
                const RowArc& crossing = m_row.arcs[other];
                const bool over = isRoot(other) || crossing.level > arc.level;
                if (m_diagram.arcs[other].side != m_diagram.arcs[index].side || !over)
                    continue;
                if (!isRoot(other) && arc.left() < crossing.left() && crossing.left() < arc.right())
                    legs.push_back({crossing.left(), crossing.leftOffset});
                if (arc.left() < crossing.right() && crossing.right() < arc.right())
                    legs.push_back({crossing.right(), crossing.rightOffset});
            }
            if (legs.size() == 2)
                continue;
            std::sort(legs.begin(), legs.end(), [](const Leg& one, const Leg& other) {
                return std::pair(one.slot, one.offset) < std::pair(other.slot, other.offset);
            });
            const double needed = arc.labelWidth + 2 * (kLabelPadding + m_metrics.smallestCorner - 1);
            std::size_t widest = 0;
            double width = -1;
            for (std::size_t gap = 0; gap + 1 < legs.size(); ++gap) {
                const double room
                    = distance(legs[gap].slot, legs[gap + 1].slot) - legs[gap].offset + legs[gap + 1].offset;
                if (legs[gap].slot != legs[gap + 1].slot && room > width) {
                    width = room;
                    widest = gap;
                }
            }
            const Leg& left = legs[widest];
            const Leg& right = legs[widest + 1];
            require(left.slot, right.slot, needed + left.offset - right.offset);
        }
    }

    const Diagram& m_diagram;
    const LayoutMetrics& m_metrics;
    Row m_row;
    std::vector<int> m_slotOf; ///< by node
    std::vector<double> m_distances; ///< by slot: between its middle and that of the slot before
};

} // namespace

bool isLarge(const Diagram& diagram)
{
    constexpr std::size_t most = 2000; ///< which still take some hundredths of a second
    return diagram.arcs.size() > most || static_cast<std::size_t>(diagram.nodeCount()) > most;
}

Row arrangeRow(const Diagram& diagram, const LayoutMetrics& metrics)
{
    return Arranger(diagram, metrics).run();
}

} // namespace arcwright::ui
