// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tree_layout.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/tree_lanes.h"
#include "ui/canvas/word_spacing.h"
#include "ui/canvas/word_text.h"

namespace arcwright::ui {

namespace {

constexpr double kLeastStep = 14; // between the middles of neighbouring words
constexpr double kStem = 16; // between a label and its word

/// Whether the line between two points runs through a rectangle.
bool runsThrough(const QRectF& rect, QPointF from, QPointF to)
{
    double first = 0; // shares of the line, from where to where it is within
    double last = 1;
    const auto clip = [&](double start, double way, double low, double high) {
        if (way == 0)
            return low < start && start < high;
        const double one = (low - start) / way;
        const double other = (high - start) / way;
        first = std::max(first, std::min(one, other));
        last = std::min(last, std::max(one, other));
        return first < last;
    };
    return clip(from.x(), to.x() - from.x(), rect.left(), rect.right())
        && clip(from.y(), to.y() - from.y(), rect.top(), rect.bottom());
}

class TreeLayouter {
public:
    /// Between two levels there is room for so many labels over one another.
    TreeLayouter(const Diagram& diagram, const LayoutMetrics& metrics, int labelRows)
        : m_diagram(diagram), m_metrics(metrics), m_fan(fanHeight(metrics.height(TextRole::Label), labelRows))
    {
    }

    /// How many labels of bends lie over others, once it has run.
    int overlaps() const { return m_overlaps; }

    DiagramLayout run()
    {
        m_layout.arrowLength = m_metrics.arrowLength;
        m_layout.words.resize(static_cast<std::size_t>(m_diagram.nodeCount()));
        m_layout.arcs.resize(m_diagram.arcs.size());
        findDepths();
        placeWords();
        placeArcs();
        finish();
        return std::move(m_layout);
    }

private:
    std::size_t at(int node) const { return static_cast<std::size_t>(node); }
    WordBox& word(int node) { return m_layout.words[at(node) - 1]; }

    /// From the words on the root, and on none, down; then from what is left, which hangs on cycles.
    void findDepths()
    {
        const Side side = leadingSide(m_diagram);
        const int nodes = m_diagram.nodeCount();
        m_basic.assign(at(nodes) + 1, -1);
        std::vector<std::vector<int>> dependents(at(nodes) + 1);
        for (std::size_t index = 0; index < m_diagram.arcs.size(); ++index) {
            const DiagramArc& arc = m_diagram.arcs[index];
            if (arc.side != side || !isOfTree(arc) || m_basic[at(arc.dependent)] >= 0)
                continue;
            m_basic[at(arc.dependent)] = static_cast<int>(index);
            dependents[at(arc.head)].push_back(arc.dependent);
        }
        m_depth.assign(at(nodes) + 1, -1);
        const auto spread = [&](int top) {
            std::vector<int> queue{top};
            m_depth[at(top)] = 0;
            for (std::size_t next = 0; next < queue.size(); ++next) {
                for (const int dependent : dependents[at(queue[next])]) {
                    if (m_depth[at(dependent)] >= 0)
                        continue;
                    m_depth[at(dependent)] = m_depth[at(queue[next])] + 1;
                    queue.push_back(dependent);
                }
            }
        };
        for (int node = 1; node <= nodes; ++node) {
            const int arc = m_basic[at(node)];
            if (arc < 0 || m_diagram.arcs[at(arc)].head == 0)
                spread(node);
        }
        for (int node = 1; node <= nodes; ++node) {
            if (m_depth[at(node)] < 0)
                spread(node);
        }
    }

    double labelWidth(int arc) const
    {
        const DiagramArc& drawn = m_diagram.arcs[at(arc)];
        const double mark = hasMark(drawn) ? kMarkSize + kMarkGap : 0;
        return m_metrics.textWidth(TextRole::Label, labelText(drawn)) + mark + 2 * kLabelPadding;
    }

    /// Wide enough for the arrows of bends on both sides of the label over it.
    double boxWidth(int node) const
    {
        const DiagramWord& shown = m_diagram.node(node);
        const double text = textWidth(shown, m_metrics);
        const int bends = m_bends[at(node)];
        const double arrows = bends == 0 ? 0 : aside(node, bends) + m_metrics.portSpacing / 2;
        return std::max(text + 2 * m_metrics.wordPadding, 2 * arrows);
    }

    /// How far from the middle of a word its `count`-th bend stands, so that it passes the label over the word.
    double aside(int node, int count) const
    {
        const int basic = m_basic[at(node)];
        const double label = basic < 0 ? 0 : labelWidth(basic) / 2;
        const int pairs = (count + 1) / 2;
        return label + m_metrics.portSpacing * pairs;
    }

    bool isBend(std::size_t index) const
    {
        const DiagramArc& arc = m_diagram.arcs[index];
        const bool basic = m_basic[at(arc.dependent)] == static_cast<int>(index);
        return !basic || (arc.head > 0 && m_depth[at(arc.head)] >= m_depth[at(arc.dependent)]);
    }

    /// In the order of the text; as near to the word before as the words and labels of the same level allow.
    void placeWords()
    {
        WordLines lines;
        for (int node = 1; node <= m_diagram.nodeCount(); ++node)
            lines.add(m_diagram.node(node));
        m_bends.assign(at(m_diagram.nodeCount()) + 1, 0);
        for (std::size_t index = 0; index < m_diagram.arcs.size(); ++index)
            m_bends[at(m_diagram.arcs[index].dependent)] += isBend(index) ? 1 : 0;
        const double boxHeight = lines.boxHeight(m_metrics);
        const double label = m_metrics.height(TextRole::Label);
        const bool hasStubs = std::any_of(
            m_diagram.arcs.begin(), m_diagram.arcs.end(), [](const DiagramArc& arc) { return arc.outer.has_value(); });
        const double stub = hasStubs ? label + kLabelPadding : 0;
        const double level = boxHeight + m_fan + label + kStem + stub;
        const bool hasBends = std::any_of(m_bends.begin(), m_bends.end(), [](int bends) { return bends > 0; });
        m_layout.arcsTop = m_metrics.margin;
        m_layout.wordsTop = std::ceil(m_metrics.margin + label + m_fan + (hasBends ? kStem : 0) + 3 * stub);
        std::vector<double> used;
        std::vector<TreeLanes::Level> levels;
        double last = -kLeastStep;
        for (const int node : m_diagram.readingOrder()) {
            const auto depth = at(m_depth[at(node)]);
            if (used.size() <= depth) {
                used.resize(depth + 1, 0);
                levels.resize(depth + 1);
            }
            const double width = boxWidth(node);
            const double room = std::max(width, m_basic[at(node)] < 0 ? 0 : labelWidth(m_basic[at(node)]));
            const double centre = std::round(std::max(last + kLeastStep, used[depth] + room / 2));
            last = centre;
            used[depth] = centre + room / 2 + m_metrics.wordGap;
            const double top = m_layout.wordsTop + static_cast<double>(depth) * level;
            levels[depth].wordsTop = top;
            levels[depth].top = top - kStem - label;
            levels[depth].wordsBottom = top + boxHeight;
            levels[depth].taken.emplace_back(centre - room / 2, centre + room / 2);
            WordBox& placed = word(node);
            placed.box = QRectF(centre - width / 2, top, width, boxHeight);
            placeText(placed, m_diagram.node(node), lines, m_metrics);
            m_layout.wordsBottom = std::max(m_layout.wordsBottom, placed.box.bottom());
        }
        m_lanes = TreeLanes(std::move(levels));
    }

    /// The lines of the tree first: bends look for room beside their labels.
    void placeArcs()
    {
        std::vector<std::pair<std::size_t, int>> bends;
        std::vector<int> further(at(m_diagram.nodeCount()) + 1, 0);
        for (std::size_t index = 0; index < m_diagram.arcs.size(); ++index) {
            const DiagramArc& arc = m_diagram.arcs[index];
            ArcShape& shape = m_layout.arcs[index];
            const QRectF box = word(arc.dependent).box;
            shape.baseY = box.top();
            shape.dependentX = std::floor(box.center().x()) + 0.5;
            shape.label = QRectF(0, 0, labelWidth(static_cast<int>(index)), m_metrics.height(TextRole::Label));
            if (arc.head > 0) {
                const QRectF head = word(arc.head).box;
                shape.headX = head.center().x();
                shape.headY = head.bottom();
            }
            if (arc.head > 0 && shape.headY >= shape.baseY) { // beside the label of the line that ends there
                const double away = aside(arc.head, m_bends[at(arc.head)] + 1);
                shape.headX += shape.headX < shape.dependentX ? away : -away;
                shape.headY = word(arc.head).box.top();
            }
            if (isBend(index))
                bends.emplace_back(index, ++further[at(arc.dependent)]);
            else
                placeBasic(arc, shape);
        }
        m_isPlaced.assign(m_layout.arcs.size(), true);
        for (const auto& [index, count] : bends) {
            m_isPlaced[index] = m_diagram.arcs[index].outer.has_value();
            placeCurve(m_diagram.arcs[index], m_layout.arcs[index], count);
        }
        for (const auto& [index, count] : bends) {
            if (!m_isPlaced[index])
                placeLabel(index);
        }
    }

    void placeBasic(const DiagramArc& arc, ArcShape& shape) const
    {
        shape.root = arc.head == 0;
        shape.form = shape.root ? ArcForm::Arc : ArcForm::Line;
        shape.label.moveCenter({shape.dependentX, shape.baseY - kStem - shape.label.height() / 2});
        shape.topY = shape.root ? shape.label.center().y() : shape.headY;
        if (shape.root)
            shape.headX = shape.dependentX;
    }

    /// Into the word from above beside the label of its line, on alternating sides, the first on that of its head.
    void placeCurve(const DiagramArc& arc, ArcShape& shape, int count)
    {
        const bool headIsLeft = arc.head > 0 && shape.headX < shape.dependentX;
        const double side = (count % 2 == 1) == headIsLeft ? -1 : 1;
        shape.dependentX += std::floor(side * aside(arc.dependent, count));
        if (arc.outer) {
            placeStub(shape);
            return;
        }
        shape.form = ArcForm::Curve;
        if (arc.head == 0) {
            shape.headX = shape.dependentX + side * 4 * m_metrics.portSpacing;
            shape.headY = m_layout.arcsTop;
        }
        const QPointF start(shape.headX, shape.headY);
        const QPointF end(shape.dependentX, shape.baseY);
        if (isLarge(m_diagram)) { // where every place would have to be compared with thousands
            shape.way = QPolygonF{start, end};
            shape.topY = shape.way.boundingRect().top();
            shape.label.moveCenter((start + end) / 2);
            m_isPlaced[static_cast<std::size_t>(&shape - m_layout.arcs.data())] = true;
            return;
        }
        shape.way = m_lanes.way(start, end);
        shape.topY = shape.way.boundingRect().top();
    }

    /// On the bend, best where no other bend runs through it.
    void placeLabel(std::size_t index)
    {
        QRectF& label = m_layout.arcs[index].label;
        const std::vector<QPointF> places
            = m_lanes.labelPlaces(m_layout.arcs[index].way, m_layout.arcs[index].label.size());
        m_isPlaced[index] = true;
        std::optional<QPointF> crossed;
        for (const QPointF place : places) {
            label.moveCenter(place);
            if (!isFree(label))
                continue;
            if (!isCrossed(label, index))
                return;
            crossed = crossed.value_or(place);
        }
        m_overlaps += crossed ? 0 : 1;
        label.moveCenter(crossed.value_or(places.front())); // over another line's label, but over no word
    }

    bool isCrossed(const QRectF& label, std::size_t index) const
    {
        const auto crosses = [&](const ArcShape& arc) {
            for (qsizetype i = 0; i + 1 < arc.way.size(); ++i) {
                if (runsThrough(label, arc.way[i], arc.way[i + 1]))
                    return true;
            }
            return false;
        };
        return std::any_of(m_layout.arcs.begin(), m_layout.arcs.end(),
            [&](const ArcShape& arc) { return &arc != &m_layout.arcs[index] && crosses(arc); });
    }

    /// An arc that leaves the sentence ends in its label, a little higher than that of the word's line: nothing of the
    /// tree is its other end. It is drawn as those from the root are.
    void placeStub(ArcShape& shape) const
    {
        const double height = shape.label.height();
        const double lowest = shape.baseY - kStem - 1.5 * height - kLabelPadding;
        const double reach = shape.label.width() / 2;
        shape.root = true;
        shape.form = ArcForm::Arc;
        shape.headX = shape.dependentX;
        shape.headY = shape.baseY;
        for (const double away : {0.0, 0.9 * reach, -0.9 * reach}) {
            for (const int lines : {0, 1, 2}) {
                shape.label.moveCenter({shape.dependentX + away, lowest - lines * (height + kLabelPadding)});
                shape.topY = shape.label.center().y();
                if (shape.label.top() >= 0 && isFree(shape.label))
                    return;
            }
        }
        shape.label.moveCenter({shape.dependentX, lowest});
        shape.topY = lowest;
    }

    bool isFree(const QRectF& label) const
    {
        const auto meets = [&](const QRectF& other) { return other.intersects(label); };
        return std::none_of(
                   m_layout.words.begin(), m_layout.words.end(), [&](const WordBox& box) { return meets(box.box); })
            && std::none_of(m_layout.arcs.begin(), m_layout.arcs.end(),
                [&](const ArcShape& arc) { return &arc.label != &label && isPlaced(arc) && meets(arc.label); });
    }

    bool isPlaced(const ArcShape& arc) const
    {
        return m_isPlaced[static_cast<std::size_t>(&arc - m_layout.arcs.data())];
    }

    void finish()
    {
        QRectF all;
        for (const WordBox& box : m_layout.words)
            all |= box.box;
        for (const ArcShape& arc : m_layout.arcs)
            all |= arcBounds(arc);
        const double shift = std::ceil(m_metrics.margin - all.left());
        const double width = std::ceil(all.right() + shift + m_metrics.margin);
        m_layout.size = QSizeF(width, std::ceil(std::max(all.bottom(), m_layout.wordsBottom) + m_metrics.margin));
        const auto map = [&](double x) { return m_diagram.rightToLeft ? width - (x + shift) : x + shift; };
        const auto mapRect = [&](QRectF& rect) { rect.moveCenter({map(rect.center().x()), rect.center().y()}); };
        for (WordBox& box : m_layout.words)
            mapWord(box, map);
        for (ArcShape& arc : m_layout.arcs) {
            arc.headX = map(arc.headX);
            arc.dependentX = map(arc.dependentX);
            for (QPointF& corner : arc.way)
                corner.setX(map(corner.x()));
            mapRect(arc.label);
        }
    }

    const Diagram& m_diagram;
    const LayoutMetrics& m_metrics;
    double m_fan; ///< height between the words of a level and the labels of the next
    DiagramLayout m_layout;
    TreeLanes m_lanes;
    std::vector<int> m_depth; ///< by node
    std::vector<int> m_bends; ///< by node: how many bends end there
    std::vector<int> m_basic; ///< by node: index of its arc of the tree, -1 for none
    std::vector<bool> m_isPlaced; ///< by arc: its label
    int m_overlaps = 0;
};

} // namespace

DiagramLayout layOutTree(const Diagram& diagram, const LayoutMetrics& metrics)
{
    constexpr int mostRows = 4;
    TreeLayouter flat(diagram, metrics, 1);
    DiagramLayout best = flat.run();
    int least = flat.overlaps();
    for (int rows = 2; rows <= mostRows && least > 0; ++rows) {
        TreeLayouter higher(diagram, metrics, rows);
        DiagramLayout layout = higher.run();
        if (higher.overlaps() < least) {
            least = higher.overlaps();
            best = std::move(layout);
        }
    }
    return best;
}

} // namespace arcwright::ui
