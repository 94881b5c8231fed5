// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QSortFilterProxyModel>

#include "core/validation/finding.h"

namespace arcwright::ui {

class ProblemsModel;

/// The choice of findings that are listed.
struct FindingFilter {
    std::string test; ///< empty for all
    Severity leastSeverity = Severity::Information;
    bool withWaived = false;

    bool accepts(const Finding& finding) const
    {
        return (test.empty() || finding.test == test) && finding.severity <= leastSeverity
            && (withWaived || !finding.isWaived);
    }
    friend bool operator==(const FindingFilter&, const FindingFilter&) = default;
};

/// The rows of a ProblemsModel that are wanted, sorted.
class ProblemsFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit ProblemsFilter(ProblemsModel& model, QObject* parent = nullptr);

    const FindingFilter& filter() const { return m_filter; }
    void setFilter(FindingFilter filter);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    ProblemsModel& m_model;
    FindingFilter m_filter;
};

} // namespace arcwright::ui
