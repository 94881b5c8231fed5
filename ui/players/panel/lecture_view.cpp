// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lecture_view.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/player_stage.h"
#include "ui/players/panel/side_by_side.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui {

LectureView::LectureView(PlayerPanel& panel, QWidget* window)
    : QWidget(window, Qt::Window)
    , m_panel(panel)
    , m_words(new QLabel(this))
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_stage(addStage(*panel.side()))
    , m_beside(addStage(*panel.besideSide()))
{
    setCursor(Qt::BlankCursor); // nothing else on the screen
    constexpr int line = 2; // between two algorithms
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->setSpacing(line);
    whole->addWidget(m_words);
    whole->addLayout(m_layout, 1);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(line);
    m_words->setTextFormat(Qt::RichText);
    m_words->setWordWrap(true);
    m_words->setAutoFillBackground(true);
    m_words->setAccessibleName(tr("Lesson"));
    m_words->installEventFilter(this); // a click goes on here, too
    QPalette colors = palette();
    colors.setColor(QPalette::Window, colorOf(Ink::Border, panel.theme()));
    setPalette(colors);
    colors.setColor(QPalette::Window, panel.theme().diagram.background);
    colors.setColor(QPalette::WindowText, panel.theme().text);
    m_words->setPalette(colors);
    showWords();
    takePlayers();
    connect(panel.tour(), &LessonTour::stopShown, this, &LectureView::showWords);
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
    const bool isNamed = areTwo() || m_panel.tour()->isOn(); // its title stands above
    show(*m_stage, m_panel.player(), isNamed ? titleOf(m_panel.side()->kind()) : m_panel.heading());
    show(*m_beside, areTwo() ? m_panel.besideSide()->player() : nullptr, titleOf(m_panel.besideSide()->kind()));
    markParted();
}

/// In letters that can be read from the back row.
void LectureView::showWords()
{
    const bool isOn = m_panel.tour()->isOn();
    m_words->setVisible(isOn);
    if (!isOn)
        return;
    constexpr int lettersAHeight = 36;
    constexpr int least = 12;
    QFont letters = font();
    letters.setPixelSize(std::max(height() / lettersAHeight, least));
    m_words->setFont(letters);
    m_words->setMargin(letters.pixelSize() / 2);
    m_words->setText(lessonHtml(*m_panel.lesson()));
}

void LectureView::forward()
{
    TransportBar& transport = *m_panel.transport();
    if (transport.position() == transport.length() && m_panel.tour()->isOn())
        m_panel.tour()->next();
    else
        transport.forward();
}

void LectureView::back()
{
    TransportBar& transport = *m_panel.transport();
    if (transport.position() == 0 && m_panel.tour()->isOn())
        m_panel.tour()->previous();
    else
        transport.back();
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
    const QSizeF whole(width(), height() - (m_words->isHidden() ? 0 : m_words->heightForWidth(width())));
    const bool isAbove = scaleOf({whole.width(), whole.height() / 2}) >= scaleOf({whole.width() / 2, whole.height()});
    m_layout->setDirection(isAbove ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LectureView::resizeEvent(QResizeEvent* event)
{
    showWords();
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
        forward();
        break;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        back();
        break;
    case Qt::Key_N:
        m_panel.tour()->next();
        break;
    case Qt::Key_P:
        m_panel.tour()->previous();
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
        forward();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace arcwright::ui
