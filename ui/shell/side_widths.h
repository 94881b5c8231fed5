// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>

#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace arcwright::ui {

/// Keeps panels at the sides as wide as suits the window, whose size may change, until somebody makes one another
/// width, with the mouse at its edge. That a window or a neighbour squeezes a panel is no such choice.
class SideWidths : public QObject {
    Q_OBJECT
public:
    explicit SideWidths(QMainWindow& window);

    /// Begins with a panel, whatever its width was.
    void take(QDockWidget& dock);
    /// Leaves a panel as it is: somebody made it so.
    void leave(QDockWidget& dock);
    /// Another panel is about to be shown beside those that are there. What it takes from one that was left as it is,
    /// that one gets back when the other goes.
    void expectNeighbour();
    bool isOurs(QDockWidget& dock) const { return m_docks.contains(&dock); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void watch(QDockWidget& dock);
    void leaveWhatWasMoved();

    QMainWindow& m_window;
    std::set<QDockWidget*> m_docks; ///< whose widths are ours
    std::map<QDockWidget*, int> m_left; ///< the widths that somebody has made, as far as neighbours have come since
    std::set<QDockWidget*> m_watched;
    std::map<QDockWidget*, int> m_pressed; ///< their widths when the mouse took hold of an edge
    QTimer m_timer;
};

} // namespace arcwright::ui
