// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/quick_letters.h"

#include <utility>

namespace arcwright::ui {

/// A key held down, or struck again and again, is a command that is repeated.
bool QuickLetters::goesOn(const QString& character, long long time) const
{
    if (m_typed.isEmpty() || time - m_last >= m_pause)
        return false;
    const bool isRepeated = m_typed.size() == 1 && m_typed.compare(character, Qt::CaseInsensitive) == 0;
    const bool isLetter = character.front().isLetter();
    return !isRepeated && (isLetter || m_typed.size() > 1);
}

QuickLetters::Verdict QuickLetters::type(const QString& character, const QString& shortcut, long long time)
{
    const bool isMore = goesOn(character, time);
    m_last = time;
    if (!isMore) {
        m_waiting.clear();
        m_isText = false;
        m_typed = character.front().isLetter() ? character : QString();
        return Verdict::Command;
    }
    m_typed += character;
    if (m_typed.size() == 2) {
        m_waiting = shortcut;
        return Verdict::Wait;
    }
    m_waiting.clear();
    m_isText = true;
    return Verdict::Text;
}

void QuickLetters::chordTyped(const QString& letters, long long time)
{
    m_typed = letters.left(1);
    m_waiting.clear();
    m_isText = false;
    m_last = time;
}

QString QuickLetters::expire()
{
    return interrupt();
}

QString QuickLetters::interrupt()
{
    m_typed.clear();
    m_isText = false;
    return std::exchange(m_waiting, {});
}

} // namespace arcwright::ui
