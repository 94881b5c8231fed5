// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lecture_view.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/player_stage.h"
#include "ui/players/panel/side_by_side.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui {

LectureView::LectureView(PlayerPanel& panel, QWidget* window)
    : QWidget(window, Qt::Window)
    , m_panel(panel)
    , m_layout(new QVBoxLayout(this))
    , m_stage(addStage(*panel.side()))
    , m_beside(addStage(*panel.besideSide()))
{
    setCursor(Qt::BlankCursor); // nothing else on the screen
    constexpr int line = 2; // between two algorithms
    m_layout->setContentsMargins({});
    m_layout->setSpacing(line);
    QPalette colors = palette();
    colors.setColor(QPalette::Window, colorOf(Ink::Border, panel.theme()));
    setPalette(colors);
    takePlayers();
    connect(panel.transport(), &TransportBar::positionChanged, this, &LectureView::showPosition);
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
}

PlayerStage* LectureView::addStage(PlayerSide& side)
{
    auto* stage = new PlayerStage(this);
    m_layout->addWidget(stage, 1);
    stage->setFocusPolicy(Qt::NoFocus);
    stage->viewport()->installEventFilter(this);
    stage->setTheme(m_panel.theme());
    connect(&side, &PlayerSide::playerChanged, this, &LectureView::takePlayersSoon);
    connect(&side, &PlayerSide::aboutToChange, stage, [stage] { stage->setPlayer(nullptr); });
    return stage;
}

bool LectureView::areTwo() const
{
    const PlayerSide& beside = *m_panel.besideSide();
    return m_panel.player() && beside.player() && beside.isVisibleTo(&m_panel);
}

/// Two that change together are laid out once.
void LectureView::takePlayersSoon()
{
    if (!std::exchange(m_isToTake, true))
        QMetaObject::invokeMethod(this, &LectureView::takePlayers, Qt::QueuedConnection);
}

void LectureView::takePlayers()
{
    m_isToTake = false;
    setWindowTitle(m_panel.heading());
    m_beside->setVisible(areTwo());
    placeStages();
    m_stage->setNotice(m_panel.side()->stage()->notice()); // where there is no player, why
    const auto show = [](PlayerStage& stage, const Player* player, const QString& heading) {
        stage.setPlayer(nullptr); // or what it has would be laid out with the other heading, too
        stage.setText(FrameMaker::Text::With, heading);
        stage.setPlayer(player);
    };
    show(*m_stage, m_panel.player(), areTwo() ? titleOf(m_panel.side()->kind()) : m_panel.heading());
    show(*m_beside, areTwo() ? m_panel.besideSide()->player() : nullptr, titleOf(m_panel.besideSide()->kind()));
    markParted();
}

void LectureView::showPosition()
{
    m_stage->refresh();
    m_beside->refresh();
    markParted();
}

void LectureView::markParted()
{
    const std::vector<int> parted
        = areTwo() ? partedWords(*m_panel.player(), *m_panel.besideSide()->player()) : std::vector<int>();
    m_stage->setParted(parted);
    m_beside->setParted(parted);
}

/// How large the smaller of two pictures is where each has that room.
double LectureView::scaleOf(const QSizeF& room) const
{
    FrameMaker maker(m_panel.theme());
    const auto scale = [&](const PlayerSide& side) {
        const Frame frame = maker.fitInto(*side.player(), FrameMaker::Text::With, room, titleOf(side.kind()));
        return std::min(room.width() / frame.size.width(), room.height() / frame.size.height());
    };
    return std::min(scale(*m_panel.side()), scale(*m_panel.besideSide()));
}

/// Two stand as both are larger.
void LectureView::placeStages()
{
    if (!areTwo() || size().isEmpty())
        return;
    const QSizeF whole = size();
    const bool isAbove = scaleOf({whole.width(), whole.height() / 2}) >= scaleOf({whole.width() / 2, whole.height()});
    m_layout->setDirection(isAbove ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LectureView::resizeEvent(QResizeEvent* event)
{
    placeStages();
    QWidget::resizeEvent(event);
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
