// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/chord_typing.h"

#include <algorithm>
#include <utility>

namespace arcwright::ui {

bool ChordTyping::begins(const QString& keys) const
{
    return std::any_of(m_chords.begin(), m_chords.end(), [&](const QString& chord) { return chord.startsWith(keys); });
}

ChordTyping::Outcome ChordTyping::type(const QString& letter)
{
    m_pending += letter.toLower();
    const auto goOn = std::count_if(
        m_chords.begin(), m_chords.end(), [&](const QString& chord) { return chord.startsWith(m_pending); });
    const bool isChord = m_chords.contains(m_pending);
    if (goOn > (isChord ? 1 : 0))
        return {State::Waiting, m_pending};
    return {isChord ? State::Complete : State::Nothing, std::exchange(m_pending, {})};
}

ChordTyping::Outcome ChordTyping::expire()
{
    const bool isChord = m_chords.contains(m_pending);
    return {isChord ? State::Complete : State::Nothing, std::exchange(m_pending, {})};
}

} // namespace arcwright::ui
