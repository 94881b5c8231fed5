// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/lecture_view.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/players/player_panel.h"
#include "ui/players/player_side.h"
#include "ui/players/player_stage.h"
#include "ui/players/transport_bar.h"

namespace arcwright::ui {

LectureView::LectureView(PlayerPanel& panel, QWidget* window)
    : QWidget(window, Qt::Window), m_panel(panel), m_stage(new PlayerStage(this))
{
    setCursor(Qt::BlankCursor); // nothing else on the screen
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_stage);
    m_stage->setFocusPolicy(Qt::NoFocus);
    m_stage->viewport()->installEventFilter(this);
    m_stage->setTheme(panel.theme());
    takePlayer();
    connect(panel.transport(), &TransportBar::positionChanged, m_stage, &PlayerStage::refresh);
    connect(panel.side(), &PlayerSide::playerChanged, this, &LectureView::takePlayer);
    connect(panel.side(), &PlayerSide::aboutToChange, m_stage, [this] { m_stage->setPlayer(nullptr); });
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
}

void LectureView::takePlayer()
{
    setWindowTitle(m_panel.heading());
    m_stage->setNotice(m_panel.side()->stage()->notice()); // where there is no player, why
    m_stage->setPlayer(m_panel.player());
    m_stage->setText(FrameMaker::Text::With, m_panel.heading());
}

void LectureView::keyPressEvent(QKeyEvent* event)
{
    TransportBar& transport = *m_panel.transport();
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Space:
    case Qt::Key_PageDown:
        transport.forward();
        break;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        transport.back();
        break;
    case Qt::Key_Home:
        transport.first();
        break;
    case Qt::Key_End:
        transport.last();
        break;
    case Qt::Key_Escape:
        close();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool LectureView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        m_panel.transport()->forward();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace arcwright::ui
