// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace arcwright::ui {

/// Letters typed quickly, one after the other, that together mean something; apart from any widget and any clock. The
/// caller calls expire() when kChordPause has gone by since the last letter.
class ChordTyping {
public:
    enum class State {
        Waiting, ///< more letters may follow
        Complete, ///< `keys` are a chord
        Nothing, ///< `keys` are none
    };
    struct Outcome {
        State state = State::Nothing;
        QString keys;
    };

    /// Lower case, each once.
    void setChords(const QStringList& chords) { m_chords = chords; }
    /// Whether a chord begins with that letter, or the letters typed go on with it.
    bool wants(const QString& letter) const { return isPending() || begins(letter.toLower()); }
    /// A chord that no longer one begins with is complete at once.
    Outcome type(const QString& letter);
    Outcome expire();
    void cancel() { m_pending.clear(); }

    bool isPending() const { return !m_pending.isEmpty(); }
    const QString& pending() const { return m_pending; }

private:
    bool begins(const QString& keys) const;

    QStringList m_chords;
    QString m_pending;
};

/// How long, in milliseconds, the letters of a chord may be apart.
inline constexpr int kChordPause = 700;

} // namespace arcwright::ui
