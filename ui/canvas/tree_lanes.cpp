// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tree_lanes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "ui/canvas/diagram_layout.h"

namespace arcwright::ui {

namespace {

constexpr double kLeastFan = 26;
constexpr double kClearance = 5; // of a line to the words beside it; gaps are twice as wide at least
constexpr double kLaneWidth = 5; // between two lines in one gap
constexpr double kLabelRim = 4; // above and below a label

/// Left and right borders of what overlaps, together.
void mergeBorders(std::vector<std::pair<double, double>>& borders)
{
    std::sort(borders.begin(), borders.end());
    std::vector<std::pair<double, double>> merged;
    for (const auto& each : borders) {
        if (!merged.empty() && each.first <= merged.back().second)
            merged.back().second = std::max(merged.back().second, each.second);
        else
            merged.push_back(each);
    }
    borders = std::move(merged);
}

} // namespace

double fanHeight(double labelHeight, int rows)
{
    return std::max(kLeastFan, labelHeight + 2 * kLabelRim) + (rows - 1) * (labelHeight + kLabelRim);
}

TreeLanes::TreeLanes(const DiagramLayout& layout)
{
    std::map<double, Level> levels;
    for (const WordBox& word : layout.words) {
        Level& level = levels[word.box.top()];
        level.top = level.wordsTop = word.box.top();
        level.wordsBottom = word.box.bottom();
        level.taken.emplace_back(word.box.left(), word.box.right());
    }
    for (const ArcShape& arc : layout.arcs) {
        const auto found = levels.find(arc.baseY);
        if (arc.form == ArcForm::Curve || found == levels.end())
            continue;
        found->second.top = std::min(found->second.top, arc.label.top());
        found->second.taken.emplace_back(arc.label.left(), arc.label.right());
    }
    for (auto& [top, level] : levels) {
        mergeBorders(level.taken);
        m_levels.push_back(std::move(level));
    }
}

/// The number of the level right below a height, which is that of the room above it, too.
std::size_t TreeLanes::channelBelow(double y) const
{
    const auto found
        = std::find_if(m_levels.begin(), m_levels.end(), [&](const Level& level) { return y <= level.wordsTop + 0.5; });
    return static_cast<std::size_t>(found - m_levels.begin());
}

/// Lines that go along a room do not all run at the same height.
double TreeLanes::middleOf(std::size_t channel) const
{
    constexpr int heights = 3;
    constexpr int middle = heights / 2;
    const double spread = (m_ways % heights - middle) * 0.2;
    const double bottom = m_levels[channel].top;
    const double top = channel > 0 ? m_levels[channel - 1].wordsBottom : bottom - kLeastFan;
    return bottom - (bottom - top) * (0.5 + spread);
}

/// A place between two words of a level, or beside all, as near to the wanted one as can be.
double TreeLanes::gapAt(std::size_t index, double wanted)
{
    Level& level = m_levels[index];
    constexpr double far = std::numeric_limits<double>::max();
    std::optional<double> best;
    double left = -far;
    const auto consider = [&](double right) {
        const double from = left == -far ? left : left + kClearance;
        const double to = right == far ? right : right - kClearance;
        const double nearest = from <= to ? std::clamp(wanted, from, to) : (left + right) / 2;
        for (const int lane : {0, 1, -1, 2, -2, 3, -3}) {
            const double place = nearest + lane * kLaneWidth;
            const bool isFree = (lane == 0 || (from <= place && place <= to))
                && std::none_of(level.passed.begin(), level.passed.end(),
                    [&](double other) { return std::abs(other - place) < kLaneWidth - 0.5; });
            if (isFree && (!best || std::abs(place - wanted) < std::abs(*best - wanted)))
                best = place;
        }
        if (!best)
            best = nearest;
    };
    for (const auto& [first, last] : level.taken) {
        consider(first);
        left = last;
    }
    consider(far);
    level.passed.push_back(*best);
    return *best;
}

QPolygonF TreeLanes::way(QPointF start, QPointF end)
{
    ++m_ways;
    QPolygonF way{start};
    const std::size_t target = channelBelow(end.y());
    std::size_t at = channelBelow(start.y());
    if (target >= m_levels.size())
        return way << end;
    const bool isOnTop = at < m_levels.size() && start.y() >= m_levels[at].top; // beside the label over the head
    double x = start.x();
    if (isOnTop)
        way << QPointF(x, m_levels[at].top);
    const auto wanted = [&](std::size_t levels) { return x + (end.x() - x) / (static_cast<double>(levels) + 1); };
    for (; at < target; ++at) {
        x = gapAt(at, wanted(target - at));
        way << QPointF(x, m_levels[at].top) << QPointF(x, m_levels[at].wordsBottom);
    }
    const bool comesFromBelow = isOnTop || at > target;
    for (; at > target; --at) {
        x = gapAt(at - 1, wanted(at - target));
        way << QPointF(x, m_levels[at - 1].wordsBottom) << QPointF(x, m_levels[at - 1].top);
    }
    if (comesFromBelow) {
        const double middle = middleOf(target);
        way << QPointF(x, middle) << QPointF(end.x(), middle);
    }
    return way << QPointF(end.x(), m_levels[target].top) << end;
}

/// The middles of labels of that height in the room above a level, from the middle of the room outwards.
std::vector<double> TreeLanes::labelHeights(std::size_t channel, double height) const
{
    const double bottom = m_levels[channel].top;
    const double top = channel > 0 ? m_levels[channel - 1].wordsBottom : bottom - kLeastFan;
    const double middle = (top + bottom) / 2;
    const double most = (bottom - top - height) / 2 - kLabelRim;
    std::vector<double> heights{middle};
    for (double away = (height + kLabelRim) / 2; away <= most; away += (height + kLabelRim) / 2) {
        heights.push_back(middle - away);
        heights.push_back(middle + away);
    }
    return heights;
}

std::vector<QPointF> TreeLanes::labelPlaces(const QPolygonF& way, QSizeF size) const
{
    std::vector<QPointF> places;
    for (qsizetype i = 0; i + 1 < way.size(); ++i) {
        const double low = std::min(way[i].y(), way[i + 1].y());
        const double high = std::max(way[i].y(), way[i + 1].y());
        for (std::size_t channel = 0; channel < m_levels.size(); ++channel) {
            const double bottom = m_levels[channel].top;
            const double top = channel > 0 ? m_levels[channel - 1].wordsBottom : bottom - kLeastFan;
            if (low < top - 0.5 || high > bottom + 0.5)
                continue;
            const bool isLevel = high - low < 1;
            for (const double y : labelHeights(channel, size.height())) {
                if (isLevel && std::abs(y - low) > size.height()) // not on the line any more
                    continue;
                const double share
                    = isLevel ? 0.5 : std::clamp((y - way[i].y()) / (way[i + 1].y() - way[i].y()), 0.0, 1.0);
                const QPointF on = way[i] + share * (way[i + 1] - way[i]);
                for (const double aside : {0.0, 0.3, -0.3}) // still on the line
                    places.emplace_back(on.x() + aside * size.width(), y);
                if (isLevel) {
                    for (const double along : {0.3, 0.7, 0.15, 0.85})
                        places.emplace_back((way[i] + along * (way[i + 1] - way[i])).x(), y);
                }
            }
        }
    }
    if (places.empty())
        places.push_back(way.isEmpty() ? QPointF() : (way.front() + way.back()) / 2);
    return places;
}

} // namespace arcwright::ui
