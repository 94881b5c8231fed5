// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/focus_ring.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>

#include "ui/canvas/keyboard_frame.h"

namespace arcwright::ui {

namespace {

class FocusRing : public QWidget {
public:
    explicit FocusRing(QAbstractScrollArea& area) : QWidget(&area), m_area(area)
    {
        setObjectName(QStringLiteral("focus ring"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        area.installEventFilter(this);
        follow();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &m_area) {
            if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut
                || event->type() == QEvent::Resize)
                follow();
        }
        return QWidget::eventFilter(watched, event);
    }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintControlFrame(painter, rect(), palette().color(QPalette::Highlight));
    }

private:
    void follow()
    {
        setVisible(m_area.hasFocus());
        setGeometry(m_area.rect());
        raise();
    }

    QAbstractScrollArea& m_area;
};

} // namespace

void ringWhileFocused(QAbstractScrollArea& area)
{
    const bool isPopup = area.window()->windowType() == Qt::Popup;
    if (!isPopup && area.findChild<QWidget*>(QStringLiteral("focus ring"), Qt::FindDirectChildrenOnly) == nullptr)
        new FocusRing(area); // the area's
}

} // namespace arcwright::ui
