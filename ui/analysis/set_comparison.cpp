// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/set_comparison.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QString>

namespace arcwright::ui {

namespace {

bool isBefore(const Hit& first, const Hit& second)
{
    return std::pair(first.sentence, first.unit) < std::pair(second.sentence, second.unit);
}

/// In order, each once: a word may be the first of several matches.
void tidy(std::vector<Hit>& hits)
{
    std::sort(hits.begin(), hits.end(), isBefore);
    hits.erase(std::unique(hits.begin(), hits.end()), hits.end());
}

} // namespace

SetComparison::SetComparison(QObject* parent) : QObject(parent)
{
    const auto follow = [this](HitSearch& search, std::size_t which) {
        connect(&search, &HitSearch::found, this, [this, which](const std::vector<Hit>& hits) {
            m_found[which].insert(m_found[which].end(), hits.begin(), hits.end());
        });
        connect(&search, &HitSearch::finished, this, [this] {
            if (!isRunning())
                compare();
        });
    };
    follow(m_first, 0);
    follow(m_second, 1);
}

void SetComparison::stop()
{
    m_first.stop();
    m_second.stop();
}

PatternResult<void> SetComparison::start(const std::shared_ptr<const AnalysisData>& known, std::array<NamedSet, 2> sets)
{
    stop();
    m_sets = std::move(sets);
    m_found = {};
    m_parts.clear();
    std::array<Pattern, 2> patterns;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        auto pattern = parsePattern(m_sets[i].pattern);
        if (!pattern)
            return tl::unexpected(pattern.error());
        patterns[i] = std::move(*pattern);
    }
    if (auto asked = m_first.start(known, {patterns[0], {}}); !asked)
        return asked;
    auto asked = m_second.start(known, {patterns[1], {}});
    if (!asked)
        m_first.stop();
    return asked;
}

void SetComparison::compare()
{
    for (std::vector<Hit>& hits : m_found)
        tidy(hits);
    const auto& [first, second] = m_found;
    const auto only = [](const NamedSet& set) {
        return tr("only in %1", "set of words").arg(QString::fromStdString(set.name)).toStdString();
    };
    m_parts = {{tr("in both").toStdString(), {}}, {only(m_sets[0]), {}}, {only(m_sets[1]), {}}};
    std::set_intersection(
        first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(m_parts[0].hits), isBefore);
    std::set_difference(
        first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(m_parts[1].hits), isBefore);
    std::set_difference(
        second.begin(), second.end(), first.begin(), first.end(), std::back_inserter(m_parts[2].hits), isBefore);
    Q_EMIT finished();
}

GroupedCounts SetComparison::counts() const
{
    GroupedCounts counts;
    counts.keys = {tr("Words").toStdString()};
    for (const Part& part : m_parts) {
        counts.groups.push_back({{part.name}, part.hits.size()});
        counts.total += part.hits.size();
    }
    return counts;
}

std::vector<Hit> SetComparison::hits(const std::string& part) const
{
    const auto found
        = std::find_if(m_parts.begin(), m_parts.end(), [&](const Part& each) { return each.name == part; });
    return found == m_parts.end() ? std::vector<Hit>() : found->hits;
}

} // namespace arcwright::ui
