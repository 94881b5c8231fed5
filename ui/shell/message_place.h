// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

class QWidget;

namespace arcwright::ui {

class MessageBar;

/// Where messages stand on a page: over its lower edge, or the upper one if the mouse is at the lower. The page makes
/// room for them, and takes it back, while the mouse is elsewhere: what somebody is about to click stays where it is. A
/// mouse that rests is about to click nothing; then there is room as well, so that no message covers what is read: soon
/// if the thing under the mouse does not move, else after a while, unless that is a button or the like, which may be
/// clicked once more.
class MessagePlace : public QObject {
    Q_OBJECT
public:
    /// The page has a layout; the bar is none of its parts.
    MessagePlace(MessageBar& bar, QWidget& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int height() const;
    void choose();
    void place();
    void makeRoom();
    void watchMouse();
    void stopWatching();
    bool isOnBar(QPoint mouse) const;
    bool hasRoom() const;
    bool makesRoomUnnoticed();
    int leastHeight() const;
    int room() const;
    void setRoom();

    MessageBar& m_bar;
    QWidget& m_page;
    bool m_isAbove = false;
    bool m_isChanging = false; ///< it has just been hidden: what comes at once stands where it stood
    QTimer m_watch;
    QPoint m_mouse; ///< where it was the last time
    int m_rests = 0; ///< how many times it has been there
};

} // namespace arcwright::ui
