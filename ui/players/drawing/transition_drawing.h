// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "core/transitions/transition_system.h"
#include "ui/players/drawing/drawing.h"
#include "ui/players/drawing/player_words.h"

namespace arcwright::ui {

/// A transition that there is to choose from.
struct TransitionOption {
    Transition transition = Transition::Shift;
    QString name;
    QString act; ///< what it would do: an arc, a word that moves; empty where it cannot be taken
    QString score; ///< empty where nothing weighs it
    QString obstacle; ///< why it cannot be taken; empty where it can
    bool isHopeless = false; ///< it can be taken, and is worth less than any other
    bool isNext = false; ///< whether it is the one that is taken
};

/// Stack, buffer and what can be done next, as a value to draw.
struct TransitionPicture {
    const PlayerWords* words = nullptr;
    const Configuration* configuration = nullptr;
    QString stackTitle;
    QString bufferTitle;
    std::vector<int> lit; ///< words that the transitions are about
    std::vector<TransitionOption> options;
    QStringList acts; ///< what options have room for, whether it can be done or not
    QStringList names; ///< of all transitions
    std::vector<int> deepestStack; ///< of any step, the one that takes most room: there is room for it at all steps
};

/// The stack from the left, its bottom first, the buffer to the right edge, its last word there; below them the
/// transitions. Where that is too wide, each is in rows. Nothing is cut short: long words are divided, what a
/// transition does is written in lines. As large at every step. The option that is pointed at is a Target::Kind::Choice
/// with its number.
Drawing drawTransitions(const TransitionPicture& picture, const DrawingMetrics& metrics);

} // namespace arcwright::ui
