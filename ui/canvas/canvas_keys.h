// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include <Qt>

#include "ui/canvas/key_row.h"

class QKeyEvent;

namespace arcwright::ui {

/// The commands that keys give on the canvas.
enum class CanvasCommand : unsigned char {
    GoLeft,
    GoRight,
    GoToFirst,
    GoToLast,
    GoToHead,
    GoToDependent,
    SiblingLeft,
    SiblingRight,
    NextArc,
    PreviousArc,
    ExtendLeft,
    ExtendRight,
    TakeGuess,
    MoreGuesses,
    TypeChord,
    CancelGesture,
    ShowEverything,
    // while a head is chosen
    Commit,
    CommitAndAskRelation,
    CandidateLeft,
    CandidateRight,
    FirstCandidate,
    LastCandidate,
    RootCandidate,
    NoCandidate,
    EraseDigit,
    TypeNumber,
    TypeForm,
    // after a head was taken as soon as it was clear
    DropLateEnter,
    AskRelationLate,
};

/// The way in which a key is recognised.
enum class KeyKind : unsigned char {
    Key,
    DigitFromOne, ///< 1 to 9, by its place on the keyboard
    DigitZero,
    AnyDigit,
    ChordLetter, ///< a letter that begins a chord, or goes on with one
    AnyText,
};

enum class KeyHeld : unsigned char { Nothing, Shift, ControlShift, ShiftOrNothing };

/// When a key means something.
enum class KeyTime : unsigned char {
    Words, ///< the diagram has words
    WordSelected,
    Busy, ///< something has been begun that can be given up
    Focused, ///< a part of the diagram is in focus
    ChoosingHead,
    JustAttached, ///< a head was taken as soon as it was clear
};

struct CanvasKey {
    KeyTime time;
    KeyKind kind;
    KeyHeld held;
    Qt::Key key; ///< of KeyKind::Key
    CanvasCommand command;
};

/// A key that is pressed, apart from any event.
struct KeyPress {
    Qt::Key key = Qt::Key_unknown;
    Qt::KeyboardModifiers modifiers;
    QString text;
    std::optional<int> digit; ///< see pressedDigit()
    long long time = 0; ///< milliseconds of any steady clock
};

struct KeySituation {
    bool hasWords = false;
    bool hasSelectedWord = false;
    bool isBusy = false;
    bool isFocused = false;
    bool isChoosingHead = false;
    bool hasJustAttached = false;
    bool wantsLetter = false; ///< the letter pressed begins a chord, or goes on with one
};

/// All keys of the canvas: the one table that decides what a key means and what lists of keys say.
std::span<const CanvasKey> canvasKeys();

/// The command of the key now; nothing where it has none on the canvas. O(keys).
std::optional<CanvasCommand> meaningOf(const KeyPress& press, const KeySituation& situation);

/// The keys of the diagram for a list of keys, in the order in which they are learnt.
KeyRows canvasKeyRows();
/// The keys while a head is chosen, and just after.
KeyRows headModeRows();

/// The digit that a key means by its place on the keyboard; none if it means none.
std::optional<int> pressedDigit(const QKeyEvent& event);

} // namespace arcwright::ui
