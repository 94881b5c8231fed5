// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include <QObject>

#include "core/documents/named_sets.h"
#include "core/query/group_counts.h"
#include "ui/analysis/hit_search.h"

namespace arcwright::ui {

/// Two sets of words side by side: which are in both, and which in one alone.
class SetComparison : public QObject {
    Q_OBJECT
public:
    explicit SetComparison(QObject* parent = nullptr);

    /// Ends with finished(). Fails where one of the patterns cannot be read or asked, or counts.
    PatternResult<void> start(const std::shared_ptr<const AnalysisData>& known, std::array<NamedSet, 2> sets);
    void stop();
    bool isRunning() const { return m_first.isRunning() || m_second.isRunning(); }
    const std::array<NamedSet, 2>& sets() const { return m_sets; }
    /// The three parts, with their numbers.
    GroupedCounts counts() const;
    /// The words of a part of counts(), by its value.
    std::vector<Hit> hits(const std::string& part) const;

Q_SIGNALS:
    void finished();

private:
    void compare();

    std::array<NamedSet, 2> m_sets;
    std::array<std::vector<Hit>, 2> m_found;
    struct Part {
        std::string name;
        std::vector<Hit> hits;
    };
    std::vector<Part> m_parts;
    HitSearch m_first;
    HitSearch m_second;
};

} // namespace arcwright::ui
