// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/focus_ring.h"

#include <QEvent>
#include <QPainter>
#include <QWidget>

#include "ui/canvas/keyboard_frame.h"

namespace arcwright::ui {

namespace {

class FocusRing : public QWidget {
public:
    explicit FocusRing(QWidget& part) : QWidget(&part), m_part(part)
    {
        setObjectName(QStringLiteral("focus ring"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        part.installEventFilter(this);
        follow();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &m_part) {
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
        setVisible(m_part.hasFocus());
        setGeometry(m_part.rect());
        raise();
    }

    QWidget& m_part;
};

} // namespace

void ringWhileFocused(QWidget& part)
{
    const bool isPopup = part.window()->windowType() == Qt::Popup;
    if (!isPopup && part.findChild<QWidget*>(QStringLiteral("focus ring"), Qt::FindDirectChildrenOnly) == nullptr)
        new FocusRing(part); // the part's
}

} // namespace arcwright::ui
