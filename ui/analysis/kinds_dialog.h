// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace arcwright::ui {

/// The kinds of attachment as text, a name and a pattern in each line, to be read, changed and added to. What cannot be
/// read is said with its line and column, and is not taken.
class KindsDialog : public QDialog {
    Q_OBJECT
public:
    explicit KindsDialog(QColor errorColor, QWidget* parent = nullptr);

    QPlainTextEdit* textField() const { return m_text; }
    /// What is wrong with the text; empty if nothing is.
    QString problem() const;

public Q_SLOTS:
    /// Remembers the kinds, or shows what is wrong.
    void accept() override;

private:
    void useUsual();
    void check();

    QPlainTextEdit* m_text;
    QLabel* m_problem;
};

} // namespace arcwright::ui
