// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <QAction>
#include <QGuiApplication>
#include <QKeyEvent>

#include "core/treebank/graph.h"
#include "ui/canvas/arc_canvas.h"

namespace arcwright::ui {

namespace {

constexpr Qt::KeyboardModifiers kCommandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

bool endsHeadMode(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Tab;
}

} // namespace

std::optional<int> pressedDigit(const QKeyEvent& event)
{
    const QString platform = QGuiApplication::platformName();
    const bool x11Codes = platform == u"xcb" || platform.startsWith(u"wayland");
    return digitOfKey(event.nativeScanCode(), event.key(), x11Codes);
}

/// Whether a key goes on typing a form that was taken as soon as it was the only one: it is no command.
bool ArcCanvas::isLateLetter(const QKeyEvent& event) const
{
    return !m_lateLetters.isEmpty() && m_clock.elapsed() < m_lettersLateUntil
        && m_lateLetters.startsWith(event.text(), Qt::CaseInsensitive) && !event.text().isEmpty();
}

/// Whether the canvas has a use for the key now; a shortcut of the window with the same key then has to wait.
bool ArcCanvas::wantsKey(const QKeyEvent& event) const
{
    if (extends(event))
        return true;
    if (event.modifiers() & kCommandModifiers)
        return false;
    if ((m_hasJustAttached && endsHeadMode(event)) || isLateLetter(event))
        return true;
    if (event.key() == Qt::Key_Escape)
        return isBusy() || m_focusMode != FocusMode::Everything;
    if (m_headMode.isActive()) {
        const bool isText = !event.text().isEmpty() && event.text().front().isPrint();
        const bool isCommand = endsHeadMode(event) || event.key() == Qt::Key_Backspace
            || (event.key() >= Qt::Key_Home && event.key() <= Qt::Key_Down);
        return isText || isCommand || pressedDigit(event);
    }
    return navigates(event);
}

/// Whether a key selects further words together with the selected one.
bool ArcCanvas::extends(const QKeyEvent& event) const
{
    return event.modifiers().testFlags(Qt::ControlModifier | Qt::ShiftModifier)
        && (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right) && m_selectedWord > 0
        && !m_headMode.isActive();
}

/// Whether something has been begun that Esc gives up.
bool ArcCanvas::isBusy() const
{
    return m_headMode.isActive() || m_armed || m_gesture == Gesture::DragWord || m_chords.isPending();
}

bool ArcCanvas::navigates(const QKeyEvent& event) const
{
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        return shift ? m_selectedWord > 0 : m_diagram.wordCount() > 0;
    case Qt::Key_Home:
    case Qt::Key_End:
        return !shift && m_diagram.wordCount() > 0;
    case Qt::Key_Up:
    case Qt::Key_Down:
        return m_selectedWord > 0;
    default:
        break;
    }
    if (m_selectedWord == 0 || shift)
        return false;
    const QString text = event.text();
    const bool isLetter = text.size() == 1 && text.front().isLetter();
    return pressedDigit(event) || (isLetter && m_chords.wants(text));
}

bool ArcCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && wantsKey(static_cast<const QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    // Else the key that goes to the next widget.
    if (event->type() == QEvent::KeyPress && (m_headMode.isActive() || m_hasJustAttached)
        && static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Tab) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void ArcCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!wantsKey(*event)) {
        m_hasJustAttached = false;
        event->ignore();
        return;
    }
    event->accept();
    if (isLateLetter(*event)) {
        m_lateLetters.remove(0, event->text().size());
        return;
    }
    m_lateLetters.clear();
    const bool isLate = std::exchange(m_hasJustAttached, false) && endsHeadMode(*event);
    if (isLate && event->key() == Qt::Key_Tab)
        askNewRelation();
    else if (isLate)
        return;
    else if (event->key() == Qt::Key_Escape && isBusy())
        cancelGesture();
    else if (event->key() == Qt::Key_Escape)
        setFocusMode(FocusMode::Everything);
    else if (m_headMode.isActive())
        headModeKey(*event);
    else
        navigateKey(*event);
    viewport()->update();
}

void ArcCanvas::navigateKey(const QKeyEvent& event)
{
    if (extends(event)) {
        const int direction = event.key() == Qt::Key_Right ? readingStep() : -readingStep();
        const int end = m_rangeEnd > 0 ? m_rangeEnd : m_selectedWord;
        extendTo(std::clamp(end + direction, 1, m_diagram.wordCount()));
        return;
    }
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event.key() == Qt::Key_Right ? readingStep() : -readingStep();
        if (shift)
            moveBySibling(direction);
        else
            moveByWord(direction);
        return;
    }
    case Qt::Key_Home:
        selectByKey(1);
        return;
    case Qt::Key_End:
        selectByKey(m_diagram.wordCount());
        return;
    case Qt::Key_Up:
        if (shift)
            moveByArc(1);
        else
            moveToHead();
        return;
    case Qt::Key_Down:
        if (shift)
            moveByArc(-1);
        else
            moveToDependent();
        return;
    default:
        break;
    }
    if (const std::optional<int> digit = pressedDigit(event); digit == 0)
        Q_EMIT moreGuessesRequested(m_selectedWord);
    else if (digit)
        Q_EMIT guessRequested(m_selectedWord, *digit);
    else
        typeChord(m_chords.type(event.text()));
}

void ArcCanvas::moveByWord(int direction)
{
    const int last = m_diagram.wordCount();
    const int start = direction > 0 ? 1 : last;
    selectByKey(m_selectedWord == 0 ? start : std::clamp(m_selectedWord + direction, 1, last));
}

/// To the next word that hangs on the same head.
void ArcCanvas::moveBySibling(int direction)
{
    const Side side = leadingSide(m_diagram);
    const std::vector<int> siblings = dependentsOf(m_diagram, side, headOf(m_diagram, side, m_selectedWord));
    const auto here = std::find(siblings.begin(), siblings.end(), m_selectedWord);
    if (here == siblings.end())
        return;
    if (direction > 0 && here + 1 != siblings.end())
        selectByKey(*(here + 1));
    else if (direction < 0 && here != siblings.begin())
        selectByKey(*(here - 1));
}

void ArcCanvas::moveToHead()
{
    const int from = m_selectedWord;
    const int head = headOf(m_diagram, leadingSide(m_diagram), from);
    if (!m_diagram.isWord(head))
        return;
    selectByKey(head);
    m_cameFrom = from;
}

/// Back to where the keyboard came up from, else to the first dependent.
void ArcCanvas::moveToDependent()
{
    const std::vector<int> dependents = dependentsOf(m_diagram, leadingSide(m_diagram), m_selectedWord);
    if (dependents.empty())
        return;
    const bool cameFromOne = std::find(dependents.begin(), dependents.end(), m_cameFrom) != dependents.end();
    selectByKey(cameFromOne ? m_cameFrom : dependents.front());
}

/// Through the arcs that end at the selected word, those above the words first; past the last of them, none.
void ArcCanvas::moveByArc(int by)
{
    std::vector<int> arcs;
    for (const Side side : {Side::Above, Side::Below}) {
        for (std::size_t arc = 0; arc < m_diagram.arcs.size(); ++arc) {
            if (m_diagram.arcs[arc].dependent == m_selectedWord && m_diagram.arcs[arc].side == side)
                arcs.push_back(static_cast<int>(arc));
        }
    }
    const int count = static_cast<int>(arcs.size());
    const auto found = std::find(arcs.begin(), arcs.end(), m_selectedArc);
    const int here = found == arcs.end() ? count : static_cast<int>(found - arcs.begin());
    const int next = (here + by + count + 1) % (count + 1);
    m_selectedArc = next == count ? -1 : arcs[static_cast<std::size_t>(next)];
    if (m_selectedArc >= 0) {
        const DiagramArc& arc = m_diagram.arcs[static_cast<std::size_t>(m_selectedArc)];
        Q_EMIT arcSelected(arc.side, arc.head, arc.dependent);
    }
    describe();
}

void ArcCanvas::typeChord(const ChordTyping::Outcome& outcome)
{
    m_chordTimer.stop();
    viewport()->update();
    if (outcome.state == ChordTyping::State::Waiting) {
        m_chordTimer.start(kChordPause, this);
    } else if (outcome.state == ChordTyping::State::Complete && m_selectedWord > 0) {
        Q_EMIT chordTyped(m_selectedWord, outcome.keys);
    } else if (outcome.keys.size() == 1) { // a letter that began a chord, and is a shortcut
        const QKeySequence shortcut = QKeySequence::fromString(outcome.keys.toUpper(), QKeySequence::PortableText);
        for (QAction* action : actions()) {
            if (action->shortcuts().contains(shortcut))
                action->trigger();
        }
    }
}

/// Moving with the keyboard arms nothing, so that the next click does not attach what was only looked at.
void ArcCanvas::selectByKey(int word)
{
    m_armed = false;
    m_cameFrom = 0;
    select(word);
    ensureWordVisible(word);
}

void ArcCanvas::enterHeadMode(HeadPurpose purpose)
{
    if (purpose == HeadPurpose::GoTo && m_selectedWord == 0 && m_diagram.wordCount() > 0)
        selectByKey(1);
    if (m_selectedWord == 0)
        return;
    m_headPurpose = purpose;
    m_hasJustAttached = false;
    std::vector<QString> forms;
    forms.reserve(m_diagram.words.size());
    for (const DiagramWord& word : m_diagram.words)
        forms.push_back(word.form);
    m_armed = false;
    m_headMode.begin(m_selectedWord, std::move(forms));
    viewport()->update();
    Q_EMIT headModeChanged(true);
}

void ArcCanvas::endHeadMode()
{
    if (!m_headMode.isActive())
        return;
    m_headMode.end();
    viewport()->update();
    Q_EMIT headModeChanged(false);
}

void ArcCanvas::headModeKey(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commitHeadMode();
        return;
    case Qt::Key_Tab:
        if (commitHeadMode())
            askNewRelation();
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
        if (const std::optional<int> digit = pressedDigit(event)) {
            m_headMode.typeDigit(*digit);
            if (m_headMode.isNumberComplete() && commitAtOnce())
                return;
        } else if (!event.text().isEmpty()) {
            m_headMode.typeLetter(event.text(), m_clock.elapsed());
            if (m_headMode.areLettersComplete() && commitAtOnce())
                return;
        }
    }
    ensureWordVisible(m_headMode.candidate());
}

/// Takes what can only be meant. For a further parent a question follows, which Enter typed by habit would answer.
bool ArcCanvas::commitAtOnce()
{
    const QString rest = m_headMode.restOfForm();
    if (m_headPurpose == HeadPurpose::FurtherParent || !commitHeadMode())
        return false;
    m_hasJustAttached = true;
    m_lateLetters = rest;
    m_lettersLateUntil = m_clock.elapsed() + HeadMode::kLetterPause;
    return true;
}

/// A further parent has been asked for its relation already.
void ArcCanvas::askNewRelation()
{
    if (m_headPurpose == HeadPurpose::Head)
        Q_EMIT newRelationRequested(m_selectedWord, labelPlace(m_selectedWord, Side::Above));
}

bool ArcCanvas::commitHeadMode()
{
    const bool isThere = m_headPurpose == HeadPurpose::GoTo && m_headMode.candidate() == m_headMode.dependent();
    const std::optional<int> head = isThere ? m_headMode.candidate() : m_headMode.choice();
    if (!head)
        return false;
    if (m_headPurpose == HeadPurpose::GoTo && *head == kRoot)
        return false;
    const int dependent = m_headMode.dependent();
    endHeadMode();
    if (m_headPurpose == HeadPurpose::GoTo)
        selectByKey(*head);
    else if (m_headPurpose == HeadPurpose::FurtherParent)
        Q_EMIT secondaryHeadRequested(dependent, *head);
    else
        Q_EMIT headRequested(dependent, *head);
    ensureWordVisible(m_selectedWord); // the choice may have gone to another row
    return true;
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
