// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/lecture_view.h"

#include <tuple>
#include <utility>

#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QPixmap>
#include <QVBoxLayout>

#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/drawing/drawing_painter.h"
#include "ui/players/panel/lecture_lesson.h"
#include "ui/players/panel/lecture_pane.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/player_stage.h"
#include "ui/players/panel/side_by_side.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui {

namespace {

constexpr int keysHintTime = 8000; ///< in milliseconds

} // namespace

LectureView::LectureView(PlayerPanel& panel, QWidget* window)
    : QWidget(window, Qt::Window)
    , m_panel(panel)
    , m_words(new LectureLesson(this))
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_pane(addPane(*panel.side()))
    , m_beside(addPane(*panel.besideSide()))
    , m_keys(new QLabel(this))
{
    m_keys->hide();
    m_keys->setWordWrap(true);
    m_keys->setAutoFillBackground(true);
    m_keys->setBackgroundRole(QPalette::ToolTipBase);
    m_keys->setForegroundRole(QPalette::ToolTipText);
    setCursor(Qt::BlankCursor); // nothing else on the screen
    constexpr int line = 2; // between two algorithms
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->setSpacing(line);
    whole->setSizeConstraint(QLayout::SetNoConstraint); // words follow the screen, not the screen them
    whole->addWidget(m_words);
    whole->addLayout(m_layout, 1);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(line);
    m_words->installEventFilter(this); // a click goes on here, too
    QPalette colors = palette();
    colors.setColor(QPalette::Window, colorOf(Ink::Border, panel.theme()));
    setPalette(colors);
    m_words->setTheme(panel.theme());
    takeStop();
    takeLook();
    takePlayers();
    connect(panel.tour(), &LessonTour::stopShown, this, &LectureView::takeStop);
    connect(panel.transport(), &TransportBar::positionChanged, this, &LectureView::showPosition);
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
    constexpr int settling = 700; // ms until it has its place
    m_keysHint.setSingleShot(true);
    m_keysTold.setSingleShot(true);
    connect(&m_keysTold, &QTimer::timeout, m_keys, &QWidget::hide);
    m_keysHint.setInterval(settling);
    connect(&m_keysHint, &QTimer::timeout, this, &LectureView::tellKeys);
}

void LectureView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_sinceShown.start();
    m_keysHint.start();
}

/// Getting the keyboard takes tool tips away, and may come late.
bool LectureView::event(QEvent* event)
{
    if (event->type() == QEvent::WindowActivate && m_sinceShown.isValid() && !m_sinceShown.hasExpired(keysHintTime))
        m_keysHint.start();
    return QWidget::event(event);
}

/// There is nothing on the screen that tells how to go on, or how to leave it.
void LectureView::tellKeys()
{
    const auto& series = m_panel.tour()->series();
    const QString keys = series && series->stops.size() > 1
        ? tr("Space plays, the arrows step, N and P go to the next stop and the one before, Esc leaves.")
        : tr("Space plays, the arrows step, Esc leaves.");
    QFont letters = font();
    letters.setPixelSize(lectureLetters(height()));
    m_keys->setFont(letters);
    m_keys->setMargin(letters.pixelSize() / 2);
    m_keys->setText(keys);
    m_keys->hide(); // or it would be in its own way
    QRect place;
    for (const int parts : {1, 2, 3, 4}) { // of the width, in more lines each time
        const int wide
            = std::min(QFontMetrics(letters).horizontalAdvance(keys) + 3 * m_keys->margin(), width() / parts);
        place = emptyPlaceFor({wide, m_keys->heightForWidth(wide)});
        if (!place.isEmpty())
            break;
    }
    if (place.isEmpty())
        return; // rather nothing than over the words
    m_keys->setGeometry(place);
    m_keys->show();
    m_keys->raise();
    m_keysTold.start(keysHintTime);
}

/// Where nothing is painted, as low as can be; empty for nowhere.
QRect LectureView::emptyPlaceFor(const QSize& size)
{
    const QImage seen = grab().toImage().convertToFormat(QImage::Format_RGB32);
    const double sharpness = seen.devicePixelRatio();
    const QRgb ground = m_panel.theme().diagram.background.rgb();
    constexpr int apart = 3; // pixels that are looked at: no letter is finer
    const auto isEmpty = [&](const QRect& place) {
        for (int y = place.top(); y <= place.bottom(); y += apart) {
            for (int x = place.left(); x <= place.right(); x += apart) {
                if (seen.pixel(static_cast<int>(x * sharpness), static_cast<int>(y * sharpness)) != ground)
                    return false;
            }
        }
        return true;
    };
    const int step = std::max(size.height() / 2, 1);
    const int right = width() - size.width();
    for (int top = height() - size.height(); top >= 0; top -= step) {
        for (const int left : {0, right / 2, right}) {
            const QRect place(QPoint(left, top), size);
            if (left >= 0 && isEmpty(place))
                return place;
        }
    }
    return {};
}

LecturePane* LectureView::addPane(PlayerSide& side)
{
    auto* pane = new LecturePane(this);
    m_layout->addWidget(pane, 1);
    pane->stage()->viewport()->installEventFilter(this);
    pane->words()->installEventFilter(this);
    connect(&side, &PlayerSide::playerChanged, this, &LectureView::takePlayersSoon);
    connect(&side, &PlayerSide::aboutToChange, pane, [pane] { pane->setPlayer(nullptr, {}); });
    return pane;
}

PlayerStage* LectureView::stage() const
{
    return m_pane->stage();
}

PlayerStage* LectureView::besideStage() const
{
    return m_beside->stage();
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
    stage()->setNotice(m_panel.side()->stage()->notice()); // where there is no player, why
    for (LecturePane* pane : {m_pane, m_beside})
        pane->setOneOfTwo(areTwo());
    const bool isNamed = areTwo() || m_panel.tour()->isOn(); // its title stands above
    m_pane->setPlayer(m_panel.player(), isNamed ? titleOf(m_panel.side()->kind()) : m_panel.heading());
    m_beside->setPlayer(areTwo() ? m_panel.besideSide()->player() : nullptr, titleOf(m_panel.besideSide()->kind()));
    placeAll();
    markParted();
}

/// Letters grow with the room.
void LectureView::takeLook()
{
    for (LecturePane* pane : {m_pane, m_beside})
        pane->setLook(m_panel.theme(), lectureLetters(height()));
}

void LectureView::takeStop()
{
    m_words->setLesson(m_panel.tour()->isOn() ? m_panel.lesson() : std::nullopt);
    if (m_panel.tour()->isOn())
        m_words->setPlace(m_panel.tour()->stop() + 1, m_panel.tour()->stops());
    m_isTelling = true;
    placeAll();
}

/// The words of the stop have been read.
void LectureView::showAlgorithms()
{
    m_isTelling = false;
    placeAll();
}

/// Where there are words to be seen alone, what else is to be seen comes with the next step.
void LectureView::forward()
{
    if (isTelling())
        return showAlgorithms();
    TransportBar& transport = *m_panel.transport();
    if (transport.position() == transport.length() && m_panel.tour()->isOn())
        m_panel.tour()->next();
    else
        transport.forward();
}

void LectureView::back()
{
    TransportBar& transport = *m_panel.transport();
    if (transport.position() == 0 && m_areWordsApart && !m_isTelling)
        return takeStop();
    if ((isTelling() || transport.position() == 0) && m_panel.tour()->isOn())
        m_panel.tour()->previous();
    else
        transport.back();
}

void LectureView::showPosition()
{
    m_keys->hide();
    m_pane->refresh();
    m_beside->refresh();
    markParted();
}

void LectureView::markParted()
{
    const std::vector<int> parted
        = areTwo() ? partedWords(*m_panel.player(), *m_panel.besideSide()->player()) : std::vector<int>();
    stage()->setParted(parted);
    besideStage()->setParted(parted);
}

/// How the one that is seen worse of two is seen where each has that room.
LectureWorth LectureView::worthIn(const QSizeF& room) const
{
    const LectureWorth first = m_pane->worthIn(room);
    if (!areTwo())
        return first;
    const LectureWorth second = m_beside->worthIn(room);
    return second < first ? second : first;
}

LectureWorth LectureView::bestWorthUnder(int words) const
{
    const QSizeF whole(width(), height() - words);
    if (!areTwo())
        return worthIn(whole);
    return areAboveEachOther(whole) ? worthIn({whole.width(), whole.height() / 2})
                                    : worthIn({whole.width() / 2, whole.height()});
}

/// Two are side by side, as they are in the window and as a lesson's words tell of them, unless that hides some. In a
/// room higher than wide each would have a narrow strip: there, as they are seen best.
bool LectureView::areAboveEachOther(const QSizeF& room) const
{
    const LectureWorth above = worthIn({room.width(), room.height() / 2});
    const LectureWorth beside = worthIn({room.width() / 2, room.height()});
    if (room.width() < room.height())
        return above >= beside;
    return !beside.isWhole && above.isWhole;
}

/// Pictures among the words are large enough only where there is nothing else.
bool LectureView::areWordsToBeApart() const
{
    if (!m_words->hasLesson() || m_panel.player() == nullptr)
        return false;
    if (m_words->hasPictures())
        return true;
    using Part = LectureLesson::Part;
    const int letters = lectureLetters(height());
    return !bestWorthUnder(m_words->heightOf(Part::All, width(), letters)).isWhole
        && bestWorthUnder(m_words->heightOf(Part::Heading, width(), letters)).isWhole;
}

/// How much larger than the least letters those of the lesson are, where that costs the picture nothing: what the
/// lecturer wrote is not to be the smallest on the screen.
double LectureView::growthOfWords() const
{
    constexpr double most = 1.35;
    constexpr double mostOfHeight = 0.33;
    if (!m_words->hasLesson() || m_panel.player() == nullptr)
        return 1;
    const auto part = m_areWordsApart ? LectureLesson::Part::Heading : LectureLesson::Part::All;
    const int letters = lectureLetters(height());
    const int larger = m_words->heightOf(part, width(), qRound(most * letters));
    if (larger > mostOfHeight * height())
        return 1;
    const LectureWorth before = bestWorthUnder(m_words->heightOf(part, width(), letters));
    const LectureWorth after = bestWorthUnder(larger);
    const bool losesNothing = std::tuple(after.isWhole, after.hasFigures, after.leftOut, after.rows)
        >= std::tuple(before.isWhole, before.hasFigures, before.leftOut, before.rows);
    return losesNothing ? most : 1;
}

/// Two stand as both are seen better.
void LectureView::placeAll()
{
    if (size().isEmpty())
        return;
    const int letters = lectureLetters(height());
    m_areWordsApart = areWordsToBeApart();
    int words = 0;
    double mostLetters = kMostLetters;
    if (isTelling()) {
        m_words->showAlone(size(), letters);
    } else if (m_words->hasLesson()) {
        const double growth = growthOfWords();
        m_words->showOver(m_areWordsApart ? LectureLesson::Part::Heading : LectureLesson::Part::All, width(),
            qRound(growth * letters));
        words = m_words->maximumHeight();
        constexpr double ofStep = 1.1; // beside those of the lesson
        mostLetters = ofStep * growth;
    }
    for (LecturePane* pane : {m_pane, m_beside})
        pane->setMostLetters(mostLetters);
    m_pane->setVisible(!isTelling());
    m_beside->setVisible(!isTelling() && areTwo());
    if (areTwo()) {
        const bool isAbove = areAboveEachOther(QSizeF(width(), height() - words));
        m_layout->setDirection(isAbove ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
    layout()->activate(); // or the step has the room of before until the next event
}

void LectureView::resizeEvent(QResizeEvent* event)
{
    takeLook();
    placeAll();
    QWidget::resizeEvent(event);
}

void LectureView::keyPressEvent(QKeyEvent* event)
{
    TransportBar& transport = *m_panel.transport();
    if (isTelling() && (event->key() == Qt::Key_Home || event->key() == Qt::Key_End))
        showAlgorithms();
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
