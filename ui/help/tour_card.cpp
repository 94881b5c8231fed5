// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour_card.h"

#include <algorithm>

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr int lettersInLine = 54;
constexpr int cardMargin = 12;
constexpr int gap = 10; ///< from the part
constexpr int outlineWidth = 3;
constexpr int largeShare = 3; ///< a part that takes more than this share of the window cannot be avoided

} // namespace

TourCard::TourCard(QWidget* window)
    : QFrame(window)
    , m_title(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_text(new QLabel)
    , m_back(new QPushButton(tr("Back"), this))
    , m_next(new QPushButton(tr("Next"), this))
    , m_leave(new QPushButton(tr("Leave"), this))
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_scroll->setWidget(m_text);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // the card scrolls it
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QPushButton* button : {m_leave, m_back, m_next})
        button->setAutoDefault(true); // Enter presses the one that has the keyboard
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_leave);
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    layout->setContentsMargins(cardMargin, cardMargin, cardMargin, cardMargin);
    layout->addWidget(m_title);
    layout->addWidget(m_scroll);
    layout->addLayout(buttons);
    connect(m_next, &QPushButton::clicked, this, &TourCard::nextWanted);
    connect(m_back, &QPushButton::clicked, this, &TourCard::backWanted);
    connect(m_leave, &QPushButton::clicked, this, &TourCard::leaveWanted);
    hide();
}

void TourCard::say(const QString& title, const QString& text, bool isFirst, bool isLast)
{
    m_title->setText(title);
    m_text->setText(text);
    m_back->setEnabled(!isFirst);
    m_next->setText(isLast ? tr("Done") : tr("Next"));
    setFocusPolicy(Qt::StrongFocus); // of a card that has a name
    setAccessibleName(title);
    setAccessibleDescription(text);
    m_scroll->verticalScrollBar()->setValue(0);
    fit();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

/// Gives the texts lines of a readable length, or as long as the window is wide, and the height that they need in
/// these, or that the window has.
void TourCard::fit()
{
    const QRect room = parentWidget()->rect().adjusted(gap, gap, -gap, -gap);
    QLayout* buttons = layout()->itemAt(layout()->count() - 1)->layout();
    const int wanted = std::max(fontMetrics().averageCharWidth() * lettersInLine, buttons->minimumSize().width());
    const int width = std::min(wanted, room.width() - 2 * cardMargin);
    m_title->setFixedSize(width, m_title->heightForWidth(width));
    const int around = 2 * cardMargin + m_title->height() + buttons->minimumSize().height()
        + (layout()->count() - 1) * std::max(layout()->spacing(), 0);
    const int left = std::max(room.height() - around, m_text->fontMetrics().height());
    const bool isScrolled = m_text->heightForWidth(width) > left;
    const int ofText = isScrolled ? width - m_scroll->verticalScrollBar()->sizeHint().width() : width;
    m_text->setFixedSize(ofText, m_text->heightForWidth(ofText));
    m_scroll->setVerticalScrollBarPolicy(isScrolled ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_scroll->setFixedSize(width, std::min(m_text->height(), left));
    layout()->invalidate();
    layout()->activate(); // so that it is placed by its new size
}

void TourCard::placeFor(const QRect& part)
{
    fit();
    const QRect room = parentWidget()->rect();
    QRect kept(m_placed.topLeft(), size());
    kept.moveBottom(m_placed.bottom()); // the buttons are there, however long the text is
    const bool isPlaced = m_room == room.size() && m_placed.width() == width() && room.contains(kept);
    const bool isLarge = part.width() * part.height() > room.width() * room.height() / largeShare;
    m_room = room.size();
    if (isPlaced && isLarge && m_isInLarge && part.height() > kept.height()) // it got lower: signs came below a diagram
        kept.moveBottom(std::min(kept.bottom(), part.bottom() - gap));
    if (isPlaced && !isLarge && kept.intersects(part)) { // just out of its way, if there is room
        kept.moveBottom(part.top() - gap);
        if (kept.top() < room.top() + gap)
            kept.moveTop(part.bottom() + gap);
    }
    if (isPlaced && (isLarge ? m_isInLarge : !kept.intersects(part) && room.contains(kept))) {
        move(kept.topLeft());
        m_placed = kept;
        raise();
        return;
    }
    m_isInLarge = isLarge;
    QPoint place = besideOf(part);
    if (isLarge)
        place = {isRightToLeft() ? part.left() + gap : part.right() - gap - width(), part.bottom() - gap - height()};
    place.setX(std::clamp(place.x(), room.left() + gap, std::max(room.left() + gap, room.right() - gap - width())));
    place.setY(std::clamp(place.y(), room.top() + gap, std::max(room.top() + gap, room.bottom() - gap - height())));
    move(place);
    m_placed = geometry();
    raise();
}

/// Below a part if there is room, else above it, else beside it.
QPoint TourCard::besideOf(const QRect& part) const
{
    const QRect room = parentWidget()->rect();
    QPoint place(part.center().x() - width() / 2, part.bottom() + gap);
    if (place.y() + height() > room.bottom() - gap)
        place.setY(part.top() - gap - height());
    if (place.y() < room.top() + gap) {
        place.setY(std::min(part.bottom() - gap - height(), room.bottom() - gap - height()));
        if (part.right() + gap + width() < room.right())
            place.setX(part.right() + gap);
        else if (part.left() - gap - width() > room.left())
            place.setX(part.left() - gap - width());
    }
    return place;
}

void TourCard::nameKeys(const QString& next, const QString& back, const QString& leave)
{
    const auto name = [](QPushButton& button, const QString& keys) {
        button.setToolTip(
            keys.isEmpty() ? QString() : plainToolTip(QStringLiteral("%1 (%2)").arg(button.text(), keys)));
    };
    name(*m_next, next);
    name(*m_back, back);
    name(*m_leave, leave);
}

QString TourCard::text() const
{
    return m_text->text();
}

void TourCard::takeKeyboard()
{
    if (!hasFocus()) {
        setFocus();
        return;
    }
    QAccessibleEvent focused(this, QAccessible::Focus); // on what is another text now
    QAccessible::updateAccessibility(&focused);
}

void TourCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        Q_EMIT outgrown();
}

void TourCard::keyPressEvent(QKeyEvent* event)
{
    QScrollBar* bar = m_scroll->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT leaveWanted();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT nextWanted();
        return;
    case Qt::Key_Down:
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return;
    case Qt::Key_Up:
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return;
    case Qt::Key_PageDown:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return;
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

void TourCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.setPen(QPen(palette().color(QPalette::Highlight), outlineWidth));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

TourFrame::TourFrame(QWidget* window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TourFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), outlineWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
}

} // namespace arcwright::ui
