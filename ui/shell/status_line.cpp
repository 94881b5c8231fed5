// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include <utility>

#include <QEvent>
#include <QStatusBar>

#include "core/editing/edit_problems.h"
#include "ui/look/elided_label.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/problem_text.h"
#include "ui/shell/message_bar.h"

namespace arcwright::ui {

namespace {

const QString betweenSayings = QStringLiteral("   "); // what was done, and each of what followed

} // namespace

StatusLine::StatusLine(MessageBar& messages, QStatusBar& bar)
    : QObject(&bar), m_messages(messages), m_bar(bar), m_label(new ElidedLabel(&bar))
{
    bar.addWidget(m_label, 1);
    m_label->installEventFilter(this);
}

QString StatusLine::shown() const
{
    return m_label->text();
}

/// What followed from the act is what nobody knows yet; that one has made it, one knows: what was said first is the
/// first to be shortened, and to go.
void StatusLine::fit()
{
    const QFontMetrics letters = m_label->fontMetrics();
    const auto widthOf = [&](const QString& text) { return letters.horizontalAdvance(text); };
    constexpr int fewest = 12; // of letters that still say something
    QStringList sayings = m_text.split(betweenSayings);
    while (sayings.size() > 1 && widthOf(sayings.join(betweenSayings)) > m_label->width()) {
        const QString rest = betweenSayings + sayings.mid(1).join(betweenSayings);
        const QString part = letters.elidedText(sayings.front(), Qt::ElideRight, m_label->width() - widthOf(rest));
        if (part.size() > fewest) {
            sayings.front() = part;
            break;
        }
        sayings.removeFirst();
        sayings.front().prepend(QStringLiteral("… "));
    }
    const QString shown = sayings.join(betweenSayings);
    m_label->setText(shown);
    m_label->setToolTip(shown == m_text ? QString() : plainToolTip(m_text));
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_label && event->type() == QEvent::Resize)
        fit();
    return QObject::eventFilter(watched, event);
}

/// What is told beside it gives way where it is short of room.
void StatusLine::show(const QString& text)
{
    constexpr double share = 0.5; // of the bar
    m_text = text;
    fit();
    Q_EMIT crowded(m_label->fontMetrics().horizontalAdvance(text) > share * m_bar.width());
}

void StatusLine::say(const QString& done)
{
    forget();
    m_said = done;
    m_turns = 0;
    show(done);
}

void StatusLine::rest(const QString& text)
{
    m_rest = text;
    say(text);
}

void StatusLine::turn()
{
    constexpr int most = 2;
    if (++m_turns == most)
        m_said = m_rest;
    forget();
}

void StatusLine::advise(const QString& hint)
{
    forget();
    m_hint = hint;
    show(hint);
}

void StatusLine::dropAdvice()
{
    if (const QString hint = std::exchange(m_hint, {}); !hint.isEmpty() && m_text == hint)
        show(m_said);
}

void StatusLine::add(const QString& consequence)
{
    const QString before = m_text;
    show(before.isEmpty() ? consequence : before + betweenSayings + consequence);
}

void StatusLine::drop(const QString& consequence)
{
    QStringList said = m_text.split(betweenSayings);
    if (said.removeAll(consequence) > 0)
        show(said.join(betweenSayings));
}

void StatusLine::refuse(const Problem& problem)
{
    if (problem.code == EditProblem::NoSuchGuess) { // of a key that does nothing, nobody needs to read more
        advise(problemText(problem));
        return;
    }
    m_messages.showRefusal(problem);
    m_refusal = m_messages.message();
    m_lacksWord = problem.code == EditProblem::NoUnitChosen;
}

void StatusLine::takeWord()
{
    if (std::exchange(m_lacksWord, false) && m_messages.message() == std::exchange(m_refusal, QString()))
        m_messages.clear();
}

void StatusLine::forget()
{
    if (m_messages.message() == std::exchange(m_refusal, QString()))
        m_messages.clear();
    show(m_said);
}

} // namespace arcwright::ui
