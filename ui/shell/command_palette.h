// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>
#include <QPointer>

#include "ui/settings/actions.h"

class QLineEdit;
class QListWidget;

namespace arcwright::ui {

/// A field over the window in which any action is found by parts of its name, and done with Enter. Esc and a click
/// elsewhere leave everything as it was.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    CommandPalette(const Actions& actions, QWidget* window);

    /// Opens with nothing typed. The widget that had the keyboard gets it back.
    void open();
    QLineEdit* field() const { return m_field; }
    QListWidget* list() const { return m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offer(const QString& typed);
    void run();
    void close();

    const Actions& m_actions;
    QLineEdit* m_field;
    QListWidget* m_list;
    std::vector<ActionId> m_offered; ///< by row
    QPointer<QWidget> m_before;
};

/// How well a name answers what was typed: the lower the better, -1 for not at all. Every word typed must be in it,
/// case aside; best where the name, then where one of its words begins with the first of them.
int matchOf(const QString& name, const QString& typed);

} // namespace arcwright::ui
