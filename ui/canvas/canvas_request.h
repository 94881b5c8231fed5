// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include <QString>

namespace arcwright::ui {

// The requests that keys and mouse gestures make of the canvas: values, so that keyboard and mouse can be tested
// without a widget. The canvas performs them in order; what concerns the sentence it hands on as signals.

struct SelectWord {
    int word = 0; ///< 0: none
    bool arms = false; ///< the next click on another word attaches this one
    bool shows = false; ///< scrolls to the word

    friend bool operator==(const SelectWord&, const SelectWord&) = default;
};

/// Selects all words from the selected one to `word`.
struct ExtendSelection {
    int word = 0;

    friend bool operator==(const ExtendSelection&, const ExtendSelection&) = default;
};

struct SelectArc {
    int arc = -1; ///< index in Diagram::arcs, -1 for none

    friend bool operator==(const SelectArc&, const SelectArc&) = default;
};

struct AttachWord {
    int dependent = 0;
    int head = 0; ///< 0: the root
    bool asFurtherParent = false;

    friend bool operator==(const AttachWord&, const AttachWord&) = default;
};

/// Scrolls to a word; for 0 to the selected one, wherever the requests before have brought it.
struct ShowWord {
    int word = 0;

    friend bool operator==(const ShowWord&, const ShowWord&) = default;
};

struct TakeGuess {
    int rank = 0; ///< 1: the parser's first guess for the selected word; 0: all of them are asked for

    friend bool operator==(const TakeGuess&, const TakeGuess&) = default;
};

struct ApplyChord {
    QString letters;

    friend bool operator==(const ApplyChord&, const ApplyChord&) = default;
};

/// Triggers the action whose shortcut a letter is that began no chord.
struct UseShortcut {
    QString letter;

    friend bool operator==(const UseShortcut&, const UseShortcut&) = default;
};

/// A click on a word while a head is chosen.
struct ChooseCandidate {
    int word = 0;

    friend bool operator==(const ChooseCandidate&, const ChooseCandidate&) = default;
};

struct EditWord {
    int word = 0;

    friend bool operator==(const EditWord&, const EditWord&) = default;
};

struct TakeProposal {
    int arc = 0; ///< index in Diagram::arcs

    friend bool operator==(const TakeProposal&, const TakeProposal&) = default;
};

/// Goes to the other end of an arc that leaves the sentence.
struct FollowArc {
    int arc = 0; ///< index in Diagram::arcs

    friend bool operator==(const FollowArc&, const FollowArc&) = default;
};

enum class PlainRequest : unsigned char {
    EditRelation, ///< of the selected arc, else of the arc to the selected word
    AskNewRelation, ///< of the arc that was just made to the selected word
    WaitForLetters, ///< of a chord
    LeaveHeadMode,
    CancelGesture,
    ShowEverything, ///< leaves the focus mode
};

using CanvasRequest = std::variant<SelectWord, ExtendSelection, SelectArc, AttachWord, ShowWord, TakeGuess, ApplyChord,
    UseShortcut, ChooseCandidate, EditWord, TakeProposal, FollowArc, PlainRequest>;
using CanvasRequests = std::vector<CanvasRequest>;

} // namespace arcwright::ui
