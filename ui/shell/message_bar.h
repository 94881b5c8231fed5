// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QFrame>

#include "core/base/result.h"
#include "ui/look/theme.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace arcwright::ui {

/// A strip above the sentence that says what went wrong and what helps, and stays until it is closed or outdated.
/// Nothing is blocked meanwhile. Beside the message of the latest command there can be notices, of things that last;
/// what came last is shown, and below it the others wait.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    /// Something that can be done about a message. The message goes when it is.
    struct Button {
        QString text;
        std::function<void()> action;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void show(const QString& message, const QString& place);
    void showProblem(const Problem& problem);
    /// The first of several problems, and how many more there are.
    void showProblems(const std::vector<Problem>& problems);
    /// A message that stays, whatever commands say, until it is dropped, closed or replaced by one with the same key.
    void showNotice(const QString& key, const QString& message, const QString& place, std::vector<Button> buttons = {});
    void showNotice(const QString& key, const Problem& problem);
    void dropNotice(const QString& key);
    void dropAllNotices();
    bool hasNotice(const QString& key) const;
    /// The message that is shown now.
    QString message() const;
    /// Takes the message of the latest command away.
    void clear();

private:
    struct Entry {
        QString key; ///< empty for the message of the latest command
        QString message;
        QString place;
        std::vector<Button> buttons;
    };

    void put(Entry entry);
    void drop(const QString& key);
    void showLast();

    QLabel* m_text;
    QLabel* m_place;
    QHBoxLayout* m_buttonRow;
    QToolButton* m_close;
    std::vector<QToolButton*> m_buttons;
    std::vector<Entry> m_entries; ///< the last is shown
};

} // namespace arcwright::ui
