// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/analysis/suspicion_filter.h"

class QComboBox;

namespace arcwright::ui {

class ElidedLabel;
class SuspicionModel;

/// Chooses which suspicious annotations are listed, and says how many there are and what was decided.
class SuspicionChoices : public QWidget {
    Q_OBJECT
public:
    SuspicionChoices(const SuspicionModel& model, SuspicionFilter& filter, QWidget* parent = nullptr);

    /// Counts anew.
    void refresh();
    /// Lists others.
    void choose(SuspicionFilter::Show show, std::optional<SuspicionMethod> method);
    QComboBox* showField() const { return m_show; }
    QComboBox* methodField() const { return m_method; }
    QString summary() const;

Q_SIGNALS:
    /// Others are listed now.
    void changed();

private:
    void fillShow();
    void fillMethods();

    const SuspicionModel& m_model;
    SuspicionFilter& m_filter;
    QComboBox* m_show;
    QComboBox* m_method;
    ElidedLabel* m_summary;
};

} // namespace arcwright::ui
