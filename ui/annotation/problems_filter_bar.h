// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/annotation/problems_filter.h"

class QCheckBox;
class QComboBox;

namespace arcwright::ui {

class Validator;
class WrappingRow;

/// The choice of findings that the problems panel shows: of which sentences, how severe, of which test, and whether
/// what was waived is among them.
class ProblemsFilterBar : public QWidget {
    Q_OBJECT
public:
    explicit ProblemsFilterBar(QWidget* parent = nullptr);

    bool isOfOneSentence() const;
    FindingFilter filter() const;
    /// Offers the tests that find something, with how often, the one chosen staying chosen. False, and nothing is
    /// changed, while somebody is choosing.
    bool offerTests(const Validator& validator);
    /// Asks whether to show what was waived only where something is.
    void offerWaived(bool areWaived);
    /// Something else that leads on, at the end of the line where there is room.
    void addAtEnd(QWidget* widget);

Q_SIGNALS:
    void scopeChanged();
    void filterChanged();

private:
    WrappingRow* m_row;
    QComboBox* m_scope;
    QComboBox* m_severities;
    QComboBox* m_tests;
    QCheckBox* m_withWaived;
};

} // namespace arcwright::ui
