// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// How soon, in milliseconds, letters have to follow one another to be taken for text.
inline constexpr int kTextPause = 150;

/// Tells letters that are commands from text typed where nothing takes text: three different ones in quick succession
/// are text. The first is a command at once, so that single letters do not wait; the second waits for what follows.
/// Apart from any widget and any clock.
class QuickLetters {
public:
    enum class Verdict {
        Command, ///< to be carried out at once
        Wait, ///< a command if expire() is reached before another letter
        Text, ///< no command, nor was what waited
    };

    /// 0: every letter is a command.
    void setPause(int milliseconds) { m_pause = milliseconds; }
    int pause() const { return m_pause; }

    /// A key that stands for a character, `shortcut` as a key sequence, was pressed at that time.
    Verdict type(const QString& character, const QString& shortcut, long long time);
    /// Letters that were a chord count as one command.
    void chordTyped(const QString& letters, long long time);
    /// pause() has gone by since the last letter: the shortcut of the one that waited, empty if none did.
    QString expire();
    /// Another key, or the mouse: what comes next begins anew. The shortcut of the letter that waited, which comes
    /// before it.
    QString interrupt();
    bool isWaiting() const { return !m_waiting.isEmpty(); }
    /// The text that is being typed; empty while it may be commands.
    QString text() const { return m_isText ? m_typed : QString(); }

private:
    bool goesOn(const QString& character, long long time) const;

    int m_pause = 0;
    QString m_typed; ///< in quick succession
    QString m_waiting;
    bool m_isText = false;
    long long m_last = 0;
};

} // namespace arcwright::ui
