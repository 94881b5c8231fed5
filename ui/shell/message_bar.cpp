// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_bar.h"

#include <algorithm>
#include <chrono>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/look/joined_texts.h"
#include "ui/look/own_direction.h"
#include "ui/look/problem_text.h"
#include "ui/look/scrolled_height.h"

namespace arcwright::ui {

namespace {

constexpr int edgeWidth = 1;
constexpr int kindWidth = 5; ///< of the edge where its first letters are

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_kind(new QLabel(this))
    , m_words(new QWidget)
    , m_scroll(new ScrolledHeight(m_words, this))
    , m_text(new QLabel(m_words))
    , m_place(new QLabel(m_words))
    , m_beside(new QHBoxLayout)
    , m_below(new QHBoxLayout)
    , m_buttonBox(new QWidget(this))
    , m_buttonRow(new QHBoxLayout(m_buttonBox))
    , m_close(new QToolButton(this))
{
    m_clock = [] {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch())
            .count();
    };
    m_close->installEventFilter(this);
    m_close->setText(tr("Close"));
    m_close->setAutoRaise(true);
    connect(m_close, &QToolButton::clicked, this, [this] {
        const QString key = m_entries.back().key;
        m_entries.pop_back();
        showLast();
        if (!key.isEmpty())
            Q_EMIT noticeClosed(key);
    });
    placeParts();
    hide();
}

void MessageBar::placeParts()
{
    setContentsMargins(kindWidth, edgeWidth, edgeWidth, edgeWidth);
    m_kind->setObjectName(QStringLiteral("messageKind"));
    QFont bold; // nothing else is chosen, so that it grows with the window's
    bold.setBold(true);
    m_kind->setFont(bold);
    for (QLabel* label : {m_text, m_place}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // what files say is no markup
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* texts = new QVBoxLayout(m_words);
    texts->setContentsMargins({});
    texts->addWidget(m_text);
    texts->addWidget(m_place);
    auto* words = new QVBoxLayout;
    words->addWidget(m_scroll);
    words->addLayout(m_below);
    m_below->addStretch(1);
    m_buttonRow->setContentsMargins({});
    m_beside->addWidget(m_buttonBox);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_kind, 0, Qt::AlignTop);
    layout->addLayout(words, 1);
    layout->setAlignment(words, Qt::AlignTop); // at one line with what kind it is of
    layout->addLayout(m_beside);
    layout->setAlignment(m_beside, Qt::AlignTop);
    layout->addWidget(m_close, 0, Qt::AlignTop);
}

void MessageBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    color();
}

QColor MessageBar::kindColor() const
{
    return kind() == MessageKind::Error  ? m_theme.error
        : kind() == MessageKind::Warning ? m_theme.warning
                                         : m_theme.accent;
}

void MessageBar::color()
{
    QPalette colors = palette();
    colors.setColor(QPalette::Window, m_theme.alternateBase);
    colors.setColor(QPalette::WindowText, m_theme.text);
    setPalette(colors);
    colors.setColor(QPalette::WindowText, kindColor());
    m_kind->setPalette(colors);
    update();
}

/// A frame in the colour of the message. No style sheet, below which letters would not grow with the window's.
void MessageBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.alternateBase);
    painter.setPen(QPen(kindColor(), edgeWidth));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, kindWidth, height())), kindColor());
}

void MessageBar::setRoom(int height)
{
    constexpr int share = 3; // the rest is for what the message is about
    constexpr int leastLines = 2;
    m_scroll->setMostHeight(std::max(height / share, leastLines * m_text->fontMetrics().lineSpacing()));
}

QString MessageBar::kindText() const
{
    switch (kind()) {
    case MessageKind::Error:
        return QStringLiteral("\u00d7 ") + tr("Error");
    case MessageKind::Warning:
        return QStringLiteral("! ") + tr("Warning");
    case MessageKind::Hint:
        break;
    }
    return QStringLiteral("i ") + tr("Note");
}

/// To those who see no colours, and those who see nothing.
void MessageBar::tellKind()
{
    m_kind->setText(kindText());
    setAccessibleName(kind() == MessageKind::Error ? tr("Error")
            : kind() == MessageKind::Warning       ? tr("Warning")
                                                   : tr("Note"));
    setAccessibleDescription(inARow({m_entries.back().message, m_entries.back().place}));
}

void MessageBar::put(Entry entry)
{
    std::erase_if(m_entries, [&](const Entry& other) { return other.key == entry.key; });
    m_entries.push_back(std::move(entry));
    showLast();
}

void MessageBar::drop(const QString& key)
{
    std::erase_if(m_entries, [&](const Entry& entry) { return entry.key == key; });
    showLast();
}

void MessageBar::showLast()
{
    const QString before = isHidden() ? QString() : m_text->text();
    for (QToolButton* button : m_buttons) {
        button->hide();
        button->deleteLater(); // it may be the one that was pressed
    }
    m_buttons.clear();
    setVisible(!m_entries.empty());
    if (m_entries.empty()) {
        m_text->clear();
        return;
    }
    color();
    tellKind();
    const Entry& last = m_entries.back();
    m_text->setText(linesInOwnDirection(last.message));
    m_place->setText(last.place);
    m_place->setVisible(!last.place.isEmpty());
    for (const Button& button : last.buttons) {
        auto* widget = new QToolButton(this);
        widget->setText(button.text);
        connect(widget, &QToolButton::clicked, this, [this, key = last.key, action = button.action] {
            drop(key);
            if (action)
                action();
        });
        m_buttonRow->addWidget(widget);
        widget->installEventFilter(this);
        widget->show(); // with the text; the layout would only do so a turn of the event loop later
        m_buttons.push_back(widget);
    }
    m_buttonBox->setVisible(!m_buttons.empty());
    placeButtons();
    if (m_text->text() != before)
        m_shownAt = m_clock();
}

bool MessageBar::isJustShown() const
{
    constexpr std::int64_t moment = 500; // milliseconds, in which nobody has read it
    return m_clock() - m_shownAt < moment;
}

/// A click that was on its way to something else when the message came is not meant for it.
bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool isClick = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    return (isClick && isJustShown()) || QFrame::eventFilter(watched, event);
}

/// Beside the text, unless that has so few letters in a line then that all of it is lower with them below it.
void MessageBar::placeButtons()
{
    if (m_buttons.empty())
        return;
    const QMargins margins = layout()->contentsMargins();
    const int gap = layout()->spacing();
    const QSize ofButtons = m_buttonRow->sizeHint();
    const int room = width() - margins.left() - margins.right() - m_kind->sizeHint().width()
        - m_close->sizeHint().width() - 2 * gap;
    const int narrow = m_text->heightForWidth(std::max(room - ofButtons.width() - gap, 1));
    const int wide = m_text->heightForWidth(std::max(room, 1)) + ofButtons.height() + gap;
    QHBoxLayout* place = isVisible() && narrow > wide ? m_below : m_beside;
    if (place->indexOf(m_buttonBox) >= 0)
        return;
    (place == m_below ? m_beside : m_below)->removeWidget(m_buttonBox);
    place->insertWidget(0, m_buttonBox);
}

void MessageBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeButtons();
}

void MessageBar::show(const QString& message, const QString& place, MessageKind kind)
{
    put({{}, message, place, {}, kind});
}

void MessageBar::showProblem(const Problem& problem)
{
    show(problemTextWithStep(problem), problemPlace(problem));
}

void MessageBar::showRefusal(const Problem& problem)
{
    // It is what somebody has typed that is wrong, and not the file.
    show(problemTextWithStep(problem, MendingPlace::AsText), problemPlace(problem), MessageKind::Warning);
}

void MessageBar::showProblems(const std::vector<Problem>& problems)
{
    const Problem& first = problems.front();
    const int count = static_cast<int>(problems.size());
    const QString summary = tr("%n sentence(s) cannot be read and are kept as they are. The first:", nullptr, count);
    show(inARow({summary, problemTextWithStep(first, MendingPlace::OpenTreebank)}), problemPlace(first));
}

void MessageBar::showNotice(
    const QString& key, const QString& message, const QString& place, std::vector<Button> buttons, MessageKind kind)
{
    put({key, message, place, std::move(buttons), kind});
}

void MessageBar::showNotice(const QString& key, const Problem& problem, MessageKind kind)
{
    showNotice(key, problemTextWithStep(problem), problemPlace(problem), {}, kind);
}

void MessageBar::dropNotice(const QString& key)
{
    drop(key);
}

void MessageBar::dropAllNotices()
{
    std::erase_if(m_entries, [](const Entry& entry) { return !entry.key.isEmpty(); });
    showLast();
}

bool MessageBar::hasNotice(const QString& key) const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.key == key; });
}

QString MessageBar::message() const
{
    return isHidden() || m_entries.empty() ? QString() : m_entries.back().message;
}

void MessageBar::clear()
{
    drop({});
}

} // namespace arcwright::ui
