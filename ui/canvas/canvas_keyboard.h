// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/canvas_keys.h"
#include "ui/canvas/canvas_request.h"
#include "ui/canvas/chord_typing.h"
#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_selection.h"
#include "ui/canvas/head_mode.h"

namespace arcwright::ui {

/// The purpose of head mode: another head, a further one, or a word to go to.
enum class HeadPurpose : unsigned char { Head, FurtherParent, GoTo };

/// The meaning of the canvas's keys, from one key to the next: words and arcs are walked through, a head is chosen,
/// letters become chords. Apart from any widget.
class CanvasKeyboard {
public:
    /// The state of the canvas while a key is pressed.
    struct State {
        const Diagram& diagram;
        const DiagramSelection& selection;
        bool isDragging = false;
        bool isFocused = false; ///< a part of the diagram is in focus
        bool isWaiting = false; ///< for the other end of what was begun elsewhere
    };

    /// Whether the canvas has a use for the key now; a shortcut of the window with that key then has to wait.
    bool wants(const KeyPress& press, const State& state) const;
    /// The requests of a key; nothing if wants() is false of it.
    std::optional<CanvasRequests> press(const KeyPress& press, const State& state);

    /// Letters that together mean something, in lower case.
    void setChords(const QStringList& chords) { m_chords.setChords(chords); }
    const ChordTyping& chords() const { return m_chords; }
    /// kChordPause has gone by since the last letter.
    CanvasRequests expireChord(const State& state) { return typed(m_chords.expire(), state); }
    void cancelChord() { m_chords.cancel(); }

    const HeadMode& headMode() const { return m_headMode; }
    HeadPurpose headPurpose() const { return m_headPurpose; }
    /// Begins choosing a head for `word`.
    void enterHeadMode(HeadPurpose purpose, const Diagram& diagram, int word);
    void leaveHeadMode() { m_headMode.end(); }
    /// Takes a word as the head that is chosen; asks for nothing if it cannot be one.
    CanvasRequests choose(int word);
    /// Whether Tab is the key that asks for the relation, and not the one that goes to the next widget.
    bool needsTab() const { return m_headMode.isActive() || m_hasJustAttached; }
    /// Selects a word and shows it; arms nothing, so that the next click does not attach what was only looked at.
    SelectWord select(int word);

private:
    KeySituation situation(const KeyPress& press, const State& state) const;
    bool isLateLetter(const KeyPress& press) const;
    CanvasRequests perform(CanvasCommand command, const KeyPress& press, const State& state);
    CanvasRequests performInHeadMode(CanvasCommand command, const KeyPress& press, const State& state);
    CanvasRequests goByWord(int direction, const State& state);
    CanvasRequests goBySibling(int direction, const State& state);
    CanvasRequests goToHead(const State& state);
    CanvasRequests goToDependent(const State& state);
    CanvasRequests extend(int direction, const State& state) const;
    CanvasRequests typed(const ChordTyping::Outcome& outcome, const State& state) const;
    bool isForFurtherParent(int head) const;
    CanvasRequests commit();
    CanvasRequests commitAtOnce(long long now);

    HeadMode m_headMode;
    HeadPurpose m_headPurpose = HeadPurpose::Head;
    bool m_hasJustAttached = false; ///< by a number alone; Enter is late then, and Tab still asks for the relation
    QString m_lateLetters; ///< of a form that was known before it was typed to its end
    long long m_lettersLateUntil = 0;
    int m_cameFrom = 0; ///< the dependent from which the keyboard went up to its head
    int m_words = 0; ///< of the nodes that can be chosen; to those behind them there are further arcs alone
    ChordTyping m_chords;
};

} // namespace arcwright::ui
