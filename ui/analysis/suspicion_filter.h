// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QSortFilterProxyModel>

#include "core/validation/suspicious_annotation.h"

namespace arcwright::ui {

class SuspicionModel;

/// The rows of a SuspicionModel that are asked for, the most suspicious first; what was postponed stands at the end.
class SuspicionFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    /// Which rows are asked for, by what has become of them.
    enum class Show { Undecided, Postponed, Kept, Accepted, Edited, All };

    explicit SuspicionFilter(SuspicionModel& model, QObject* parent = nullptr);

    void setShow(Show show);
    Show show() const { return m_show; }
    /// Only what that method has found; nothing: whatever.
    void setMethod(std::optional<SuspicionMethod> method);
    std::optional<SuspicionMethod> method() const { return m_method; }
    /// How many rows would be shown with another choice of method.
    int count(std::optional<SuspicionMethod> method) const;
    /// The row of the model that a row here is.
    int modelRow(const QModelIndex& index) const;
    /// The row here that a row of the model is; invalid if it is not shown.
    QModelIndex indexOf(int modelRow) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    bool accepts(int row, std::optional<SuspicionMethod> method) const;

    SuspicionModel& m_model;
    Show m_show = Show::Undecided;
    std::optional<SuspicionMethod> m_method;
};

} // namespace arcwright::ui
