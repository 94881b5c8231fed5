// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/projective_marginals.h"

#include <limits>

#include "core/decoding/arc_scores.h"
#include "core/decoding/log_space.h"

namespace arcwright {

namespace {

/// Items less likely than this have no part in any marginal's digits.
constexpr double negligible = 1e-25;

} // namespace

bool ProjectiveMarginals::compute(const ArcLists& arcs, RootPolicy root)
{
    m_items.reset(arcs, root);
    return run();
}

bool ProjectiveMarginals::compute(const SecondOrderScores& scores, RootPolicy root)
{
    m_items.reset(scores, root);
    return run();
}

bool ProjectiveMarginals::run()
{
    using Item = ProjectiveItems::Item;
    using Split = ProjectiveItems::Split;
    const ArcLists& arcs = m_items.arcs();
    m_marginals.reset(arcs.words(), 0);
    m_inside.assign(m_items.size(), impossible);
    m_logPartition = 0;
    if (arcs.words() == 0)
        return true;
    const auto inside = [&](const Item& item) { return item.isNode() ? 0 : m_inside[m_items.index(item)]; };
    m_items.forEachItem([&](const Item& item) {
        LogSum sum;
        m_items.forEachSplit(
            item, [&](const Split& split) { sum.add(inside(split.first) + inside(split.second) + split.score); });
        m_inside[m_items.index(item)] = sum.value();
    });
    m_logPartition = inside(m_items.goal());
    if (m_logPartition == impossible)
        return false;
    m_expected.assign(m_items.size(), 0);
    m_expected[m_items.index(m_items.goal())] = 1;
    m_items.forEachItemBackwards([&](const Item& item) {
        const double expected = m_expected[m_items.index(item)];
        if (expected < negligible)
            return;
        const double whole = inside(item);
        m_items.forEachSplit(item, [&](const Split& split) {
            const double share = expected * expOf(inside(split.first) + inside(split.second) + split.score - whole);
            m_expected[m_items.index(split.first)] += share;
            m_expected[m_items.index(split.second)] += share;
            if (split.arc != ArcLists::noArc)
                m_marginals.at(arcs.head(split.arc), arcs.dependent(split.arc)) += share;
        });
    });
    return true;
}

} // namespace arcwright
