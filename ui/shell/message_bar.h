// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "core/base/result.h"
#include "ui/shell/theme.h"

class QLabel;

namespace arcwright::ui {

/// A strip above the sentence that says what went wrong and what helps, and stays until it is closed or outdated.
/// Nothing is blocked meanwhile.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void show(const QString& message, const QString& place);
    void showProblem(const Problem& problem);
    /// The first of several problems, and how many more there are.
    void showProblems(const std::vector<Problem>& problems);
    QString message() const;
    void clear();

private:
    QLabel* m_text;
    QLabel* m_place;
};

} // namespace arcwright::ui
