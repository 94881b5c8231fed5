// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/large_drawing.h"

#include <numeric>
#include <utility>

#include <QKeyEvent>
#include <QLabel>

#include "ui/canvas/arc_canvas.h"

namespace arcwright::ui {

namespace {

std::size_t arcsOf(const Sentence& sentence)
{
    return std::accumulate(sentence.tokens.begin(), sentence.tokens.end(), std::size_t{0},
        [](std::size_t sum, const Token& word) { return sum + 1 + word.parents.size(); });
}

} // namespace

LargeDrawing::LargeDrawing(ArcCanvas& canvas)
    : QObject(&canvas), m_viewport(canvas.viewport()), m_note(new QLabel(m_viewport))
{
    m_note->setObjectName(QStringLiteral("largeDrawing"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setWordWrap(true);
    m_note->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_note->hide();
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LargeDrawing::endMoment);
    canvas.installEventFilter(this);
    m_viewport->installEventFilter(this);
}

bool LargeDrawing::isPutOff(const Sentence& sentence)
{
    const std::size_t arcs = arcsOf(sentence);
    const bool isDue = std::exchange(m_isDue, false);
    forget();
    if (isDue || sentence.tokens.size() + arcs < largeSize)
        return false;
    m_size = tr("%1, %2", "words, arcs")
                 .arg(tr("%n word(s)", nullptr, static_cast<int>(sentence.tokens.size())),
                     tr("%n arc(s)", nullptr, static_cast<int>(arcs)));
    say(tr("%1: it is being drawn. Esc cancels.").arg(m_size));
    constexpr int moment = 400; // ms: long enough to read it and to press a key
    m_soon.start(moment);
    return true;
}

void LargeDrawing::forget()
{
    m_soon.stop();
    m_note->hide();
    m_size.clear();
}

bool LargeDrawing::isWaiting() const
{
    return !m_size.isEmpty();
}

void LargeDrawing::say(const QString& text)
{
    m_note->setText(text);
    placeNote();
    m_note->show();
}

void LargeDrawing::placeNote()
{
    m_note->setGeometry(m_viewport->rect());
}

void LargeDrawing::cancel()
{
    m_soon.stop();
    say(tr("%1: not drawn. Enter draws it.").arg(m_size));
}

/// Where the program was busy with what else a sentence brings, the time may be over before keys were looked at that
/// were pressed meanwhile: they have another turn.
void LargeDrawing::endMoment()
{
    if (m_soon.interval() == 0)
        return drawNow();
    m_soon.start(0);
}

void LargeDrawing::drawNow()
{
    if (!isWaiting())
        return;
    m_isDue = true;
    Q_EMIT due();
}

/// The canvas may be half destroyed, so it is not asked anything.
bool LargeDrawing::eventFilter(QObject* watched, QEvent* event)
{
    if (!isWaiting())
        return false;
    if (watched == m_viewport && event->type() == QEvent::Resize)
        placeNote();
    if (watched == m_viewport || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key != Qt::Key_Escape && !isEnter)
        return false;
    if (event->type() == QEvent::ShortcutOverride)
        event->accept(); // Enter is a command of the diagram otherwise
    else if (isEnter)
        drawNow();
    else
        cancel();
    return true;
}

} // namespace arcwright::ui
