// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour_card.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr int cardWidth = 380;
constexpr int cardMargin = 12;
constexpr int gap = 10; ///< from the part
constexpr int outlineWidth = 3;

} // namespace

TourCard::TourCard(QWidget* window)
    : QFrame(window)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_back(new QPushButton(tr("Back"), this))
    , m_next(new QPushButton(tr("Next"), this))
    , m_leave(new QPushButton(tr("Leave"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Tour"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    for (QLabel* label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(cardWidth);
        label->setMaximumWidth(cardWidth);
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_leave);
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    layout->setContentsMargins(cardMargin, cardMargin, cardMargin, cardMargin);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
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
    setAccessibleDescription(text);
    for (QLabel* label : {m_title, m_text}) // which the layout asks too late
        label->setFixedHeight(label->heightForWidth(cardWidth));
    layout()->invalidate();
    layout()->activate(); // so that it is placed by its new size
}

void TourCard::placeBeside(const QRect& part)
{
    const QRect room = parentWidget()->rect();
    const QSize size = this->size();
    QPoint place(part.center().x() - size.width() / 2, part.bottom() + gap);
    if (place.y() + size.height() > room.bottom() - gap)
        place.setY(part.top() - gap - size.height());
    if (place.y() < room.top() + gap) { // it is high: beside it, or else within it, below
        place.setY(std::min(part.bottom() - gap - size.height(), room.bottom() - gap - size.height()));
        if (part.right() + gap + size.width() < room.right())
            place.setX(part.right() + gap);
        else if (part.left() - gap - size.width() > room.left())
            place.setX(part.left() - gap - size.width());
    }
    place.setX(
        std::clamp(place.x(), room.left() + gap, std::max(room.left() + gap, room.right() - gap - size.width())));
    place.setY(
        std::clamp(place.y(), room.top() + gap, std::max(room.top() + gap, room.bottom() - gap - size.height())));
    move(place);
    raise();
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

void TourCard::keyPressEvent(QKeyEvent* event)
{
    const bool isMirrored = isRightToLeft();
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT leaveWanted();
        return;
    case Qt::Key_Right:
    case Qt::Key_Left:
        if ((event->key() == Qt::Key_Right) != isMirrored)
            Q_EMIT nextWanted();
        else
            Q_EMIT backWanted();
        return;
    case Qt::Key_PageDown:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT nextWanted();
        return;
    case Qt::Key_PageUp:
        Q_EMIT backWanted();
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
