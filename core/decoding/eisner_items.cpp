// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner_items.h"

namespace arcwright {

EisnerItems::EisnerItems(int words, RootPolicy root)
    : m_words(words), m_first(root == RootPolicy::Single ? 1 : 0), m_side(static_cast<std::size_t>(words) + 1)
{
    using enum ChartItemKind;
    for (int width = 1; width <= words - m_first; ++width) {
        for (int left = m_first; left + width <= words; ++left) {
            for (const ChartItemKind kind : {IncompleteRight, IncompleteLeft, CompleteRight, CompleteLeft})
                m_all.push_back({kind, left, left + width});
        }
    }
    if (m_first == 1 && words > 0)
        m_all.push_back({Tree, 1, words});
}

ChartItem EisnerItems::goal() const
{
    return {m_first == 1 ? ChartItemKind::Tree : ChartItemKind::CompleteRight, m_first, m_words};
}

std::size_t EisnerItems::index(const ChartItem& item) const
{
    const std::size_t span = static_cast<std::size_t>(item.left) * m_side + static_cast<std::size_t>(item.right);
    switch (item.kind) {
    case ChartItemKind::IncompleteRight:
        return span;
    case ChartItemKind::IncompleteLeft:
        return m_side * m_side + span;
    case ChartItemKind::CompleteRight:
        return 2 * m_side * m_side + span;
    case ChartItemKind::CompleteLeft:
        return 3 * m_side * m_side + span;
    case ChartItemKind::Sibling:
    case ChartItemKind::Tree:
        break;
    }
    return size() - 1;
}

std::vector<ItemWay> EisnerItems::ways(const ChartItem& item) const
{
    using enum ChartItemKind;
    const auto [kind, s, t] = item;
    std::vector<ItemWay> ways;
    if (s == t && kind != Tree)
        return ways;
    switch (kind) {
    case Sibling:
        break;
    case IncompleteRight:
    case IncompleteLeft:
        for (int r = s; r < t; ++r)
            ways.push_back({r, {CompleteRight, s, r}, {CompleteLeft, r + 1, t}});
        break;
    case CompleteRight:
        for (int r = s + 1; r <= t; ++r)
            ways.push_back({r, {IncompleteRight, s, r}, {CompleteRight, r, t}});
        break;
    case CompleteLeft:
        for (int r = s; r < t; ++r)
            ways.push_back({r, {CompleteLeft, s, r}, {IncompleteLeft, r, t}});
        break;
    case Tree:
        for (int r = s; r <= t; ++r)
            ways.push_back({r, {CompleteLeft, s, r}, {CompleteRight, r, t}});
        break;
    }
    return ways;
}

std::vector<ItemUse> EisnerItems::uses(const ChartItem& item) const
{
    using enum ChartItemKind;
    const auto [kind, s, t] = item;
    std::vector<ItemUse> uses;
    switch (kind) {
    case IncompleteRight:
        for (int end = t; end <= m_words; ++end)
            uses.push_back({{CompleteRight, s, end}, {t, item, {CompleteRight, t, end}}});
        break;
    case IncompleteLeft:
        for (int begin = m_first; begin <= s; ++begin)
            uses.push_back({{CompleteLeft, begin, t}, {s, {CompleteLeft, begin, s}, item}});
        break;
    case CompleteRight:
        for (int end = t + 1; end <= m_words; ++end) {
            for (const ChartItemKind arc : {IncompleteRight, IncompleteLeft})
                uses.push_back({{arc, s, end}, {t, item, {CompleteLeft, t + 1, end}}});
        }
        for (int head = m_first; head < s; ++head)
            uses.push_back({{CompleteRight, head, t}, {s, {IncompleteRight, head, s}, item}});
        if (m_first == 1 && t == m_words)
            uses.push_back({goal(), {s, {CompleteLeft, 1, s}, item}});
        break;
    case CompleteLeft:
        for (int begin = m_first; begin < s; ++begin) {
            for (const ChartItemKind arc : {IncompleteRight, IncompleteLeft})
                uses.push_back({{arc, begin, t}, {s - 1, {CompleteRight, begin, s - 1}, item}});
        }
        for (int head = t + 1; head <= m_words; ++head)
            uses.push_back({{CompleteLeft, s, head}, {t, item, {IncompleteLeft, t, head}}});
        if (m_first == 1 && s == 1)
            uses.push_back({goal(), {t, item, {CompleteRight, t, m_words}}});
        break;
    case Sibling:
    case Tree:
        break;
    }
    return uses;
}

double arcScoreOf(const ArcScores& scores, const ChartItem& item, const ItemWay& way)
{
    const ItemTraced arc{item, way.at};
    return arc.hasArc() ? static_cast<double>(scores.at(arc.head(), arc.dependent())) : 0;
}

} // namespace arcwright
