// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace arcwright::ui {

class MessageBar;

/// Where messages stand on a page: over its lower edge, or the upper one if the mouse is at the lower. The page makes
/// room for them, and takes it back, while the mouse is elsewhere: what somebody is about to click stays where it is.
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
    int leastHeight() const;
    void setRoom();

    MessageBar& m_bar;
    QWidget& m_page;
    bool m_isAbove = false;
};

} // namespace arcwright::ui
