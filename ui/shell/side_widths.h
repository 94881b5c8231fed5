// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace arcwright::ui {

/// Keeps panels at the sides as wide as suits the window, whose size may change, until somebody makes one another
/// width.
class SideWidths : public QObject {
    Q_OBJECT
public:
    explicit SideWidths(QMainWindow& window);

    /// Begins with a panel, whatever its width was.
    void take(QDockWidget& dock);
    /// Leaves all panels as they are from here on.
    void release() { m_widths.clear(); }
    /// Takes the widths that panels are being given as ours, too.
    void acceptNext();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QMainWindow& m_window;
    std::map<QDockWidget*, int> m_widths; ///< those given last; -1 as long as the layout is still at it
    QTimer m_timer;
};

} // namespace arcwright::ui
