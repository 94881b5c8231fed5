// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/guess_strip.h"

#include <algorithm>

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include "ui/look/joined_texts.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr std::size_t mostChoices = 9; // digits
constexpr int padding = 6; // within a choice, left and right
constexpr int lead = 3; // above and below its text
constexpr int gap = 4; // between choices
constexpr int radius = 4;

} // namespace

GuessStrip::GuessStrip(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("The parser's guesses"));
}

void GuessStrip::setChoices(const std::vector<Choice>& choices, bool more)
{
    m_choices = choices;
    m_choices.resize(std::min(m_choices.size(), mostChoices));
    m_more = more;
    tellSource();
    describe();
    update();
}

void GuessStrip::setSource(const QString& name)
{
    m_source = name;
    tellSource();
    update();
}

/// Whose guesses they are, and which are not where the parser has them.
void GuessStrip::tellSource()
{
    QString text = m_source.isEmpty() ? QString() : tr("Guesses of %1").arg(m_source);
    const bool hasRecent
        = std::any_of(m_choices.begin(), m_choices.end(), [](const Choice& choice) { return choice.recent; });
    if (hasRecent && !text.isEmpty())
        text += u'\n' + tr("↑: brought forward by what you decided in this document");
    setToolTip(text.isEmpty() ? QString() : plainToolTip(text));
}

/// Before the choices: in what room they leave, or else as far as it leaves them most of it.
QString GuessStrip::sourceText() const
{
    if (m_source.isEmpty() || m_choices.empty())
        return {};
    constexpr int share = 4;
    int left = width() - 2 * padding;
    for (std::size_t choice = 0; choice < m_choices.size() + (m_more ? 1 : 0); ++choice)
        left -= neededFor(choice) + gap;
    const int room = std::max(left, width() / share);
    QString whole = m_source + u':';
    if (fontMetrics().horizontalAdvance(whole) <= room)
        return whole;
    return fontMetrics().elidedText(tr("The parser's guesses") + u':', Qt::ElideRight, room); // the tool tip says whose
}

int GuessStrip::neededFor(std::size_t choice) const
{
    return fontMetrics().horizontalAdvance(label(choice)) + 2 * padding;
}

void GuessStrip::describe()
{
    QStringList texts;
    if (!m_source.isEmpty() && !m_choices.empty())
        texts << m_source;
    for (std::size_t choice = 0; choice < m_choices.size(); ++choice)
        texts << (m_choices[choice].recent ? tr("%1, by what you decided", "a guess").arg(label(choice))
                                           : label(choice));
    setAccessibleDescription(listed(texts));
}

void GuessStrip::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QString GuessStrip::label(std::size_t choice) const
{
    if (choice == m_choices.size())
        return tr("0  more…", "a key, and what it does");
    QString text = QStringLiteral("%1  %2").arg(choice + 1).arg(m_choices[choice].text);
    if (m_choices[choice].recent)
        text += QStringLiteral(" ↑");
    return m_choices[choice].stands ? text + QStringLiteral(" ✓") : text;
}

/// One for each choice that there is room for; the last is that of "more", if there is room and more.
std::vector<QRect> GuessStrip::places() const
{
    std::vector<QRect> found;
    const int height = fontMetrics().height() + 2 * lead;
    const QString source = sourceText();
    int x = source.isEmpty() ? 0 : fontMetrics().horizontalAdvance(source) + 2 * padding;
    for (std::size_t choice = 0; choice < m_choices.size() + (m_more ? 1 : 0); ++choice) {
        const int needed = neededFor(choice);
        if (x + needed > width())
            break;
        found.push_back(QStyle::visualRect(layoutDirection(), rect(), QRect(x, 1, needed, height)));
        x += needed + gap;
    }
    return found;
}

QRect GuessStrip::sourcePlace() const
{
    const QRect place(padding, 1, fontMetrics().horizontalAdvance(sourceText()), fontMetrics().height() + 2 * lead);
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

QRect GuessStrip::place(std::size_t choice) const
{
    const std::vector<QRect> found = places();
    return choice < found.size() ? found[choice] : QRect();
}

QSize GuessStrip::sizeHint() const
{
    return {0, fontMetrics().height() + 2 * lead + 2};
}

QSize GuessStrip::minimumSizeHint() const
{
    return sizeHint();
}

void GuessStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRect> found = places();
    painter.setPen(m_theme.mutedText);
    painter.drawText(sourcePlace(), Qt::AlignCenter, sourceText());
    for (std::size_t choice = 0; choice < found.size(); ++choice) {
        const bool isChoice = choice < m_choices.size();
        const bool isProposed = isEnabled() && isChoice && m_choices[choice].proposed;
        painter.setPen(QPen(isProposed ? m_theme.accent : m_theme.border, isProposed ? 1.6 : 1));
        painter.setBrush(m_theme.base);
        painter.drawRoundedRect(QRectF(found[choice]).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.setPen(isEnabled() && isChoice ? m_theme.text : m_theme.mutedText);
        painter.drawText(found[choice], Qt::AlignCenter, label(choice));
    }
}

void GuessStrip::mousePressEvent(QMouseEvent* event)
{
    const std::vector<QRect> found = places();
    for (std::size_t choice = 0; choice < found.size(); ++choice) {
        if (!found[choice].contains(event->position().toPoint()))
            continue;
        if (choice < m_choices.size())
            Q_EMIT chosen(static_cast<int>(choice) + 1);
        else
            Q_EMIT moreWanted();
        return;
    }
}

void GuessStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::EnabledChange)
        update();
}

} // namespace arcwright::ui
