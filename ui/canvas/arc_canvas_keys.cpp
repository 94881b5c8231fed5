// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <QGuiApplication>
#include <QKeyEvent>

#include "ui/canvas/arc_canvas.h"

namespace arcwright::ui {

namespace {

constexpr Qt::KeyboardModifiers kCommandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

std::optional<int> digitOf(const QKeyEvent& event)
{
    const QString platform = QGuiApplication::platformName();
    const bool x11Codes = platform == u"xcb" || platform.startsWith(u"wayland");
    return digitOfKey(event.nativeScanCode(), event.key(), x11Codes);
}

} // namespace

/// Whether the canvas has a use for the key now; a shortcut of the window with the same key then has to wait.
bool ArcCanvas::wantsKey(const QKeyEvent& event) const
{
    if (event.modifiers() & kCommandModifiers)
        return false;
    if (event.key() == Qt::Key_Escape)
        return m_headMode.isActive() || m_armed || m_gesture == Gesture::DragWord;
    if (m_headMode.isActive()) {
        const bool isText = !event.text().isEmpty() && event.text().front().isPrint();
        const bool isCommand = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter
            || event.key() == Qt::Key_Backspace || (event.key() >= Qt::Key_Home && event.key() <= Qt::Key_Down);
        return isText || isCommand || digitOf(event);
    }
    if (event.modifiers() & Qt::ShiftModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        return m_diagram.wordCount() > 0;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_H:
    case Qt::Key_L:
    case Qt::Key_R:
        return m_selectedWord > 0;
    default:
        return false;
    }
}

bool ArcCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && wantsKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void ArcCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!wantsKey(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    if (event->key() == Qt::Key_Escape)
        cancelGesture();
    else if (m_headMode.isActive())
        headModeKey(*event);
    else
        navigateKey(*event);
    viewport()->update();
}

void ArcCanvas::navigateKey(const QKeyEvent& event)
{
    const Side side = leadingSide(m_diagram);
    const int last = m_diagram.wordCount();
    const int step = event.key() == Qt::Key_Right ? readingStep() : -readingStep();
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int start = step > 0 ? 1 : last;
        selectByKey(m_selectedWord == 0 ? start : std::clamp(m_selectedWord + step, 1, last));
        break;
    }
    case Qt::Key_Home:
        selectByKey(1);
        break;
    case Qt::Key_End:
        selectByKey(last);
        break;
    case Qt::Key_Up:
        if (const int head = headOf(m_diagram, side, m_selectedWord); head > 0)
            selectByKey(head);
        break;
    case Qt::Key_Down: {
        const std::vector<int> dependents = dependentsOf(m_diagram, side, m_selectedWord);
        if (!dependents.empty())
            selectByKey(dependents.front());
        break;
    }
    case Qt::Key_H:
        enterHeadMode();
        break;
    case Qt::Key_L:
        requestLabel(m_selectedWord, Side::Above);
        break;
    case Qt::Key_R:
        Q_EMIT headRequested(m_selectedWord, 0);
        break;
    default:
        break;
    }
}

/// Moving with the keyboard arms nothing, so that the next click does not attach what was only looked at.
void ArcCanvas::selectByKey(int word)
{
    m_armed = false;
    select(word);
    ensureWordVisible(word);
}

void ArcCanvas::enterHeadMode()
{
    if (m_selectedWord == 0)
        return;
    std::vector<QString> forms;
    forms.reserve(m_diagram.words.size());
    for (const DiagramWord& word : m_diagram.words)
        forms.push_back(word.form);
    m_armed = false;
    m_headMode.begin(m_selectedWord, std::move(forms));
    viewport()->update();
}

void ArcCanvas::headModeKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commitHeadMode();
        return;
    case Qt::Key_Left:
        m_headMode.move(-readingStep());
        break;
    case Qt::Key_Right:
        m_headMode.move(readingStep());
        break;
    case Qt::Key_Home:
        m_headMode.setCandidate(1);
        break;
    case Qt::Key_End:
        m_headMode.setCandidate(m_diagram.wordCount());
        break;
    case Qt::Key_Up:
        m_headMode.setCandidate(0);
        break;
    case Qt::Key_Down:
        m_headMode.setCandidate(m_headMode.dependent());
        break;
    case Qt::Key_Backspace:
        m_headMode.eraseLast();
        break;
    default:
        if (const std::optional<int> digit = digitOf(event))
            m_headMode.typeDigit(*digit);
        else if (!event.text().isEmpty())
            m_headMode.typeLetter(event.text(), m_clock.elapsed());
    }
    ensureWordVisible(m_headMode.candidate());
}

void ArcCanvas::commitHeadMode()
{
    const std::optional<int> head = m_headMode.choice();
    if (!head)
        return;
    const int dependent = m_headMode.dependent();
    m_headMode.end();
    viewport()->update();
    Q_EMIT headRequested(dependent, *head);
}

void ArcCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void ArcCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace arcwright::ui
