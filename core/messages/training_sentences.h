// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/source_problems.h"
#include "core/jobs/training_defaults.h"

#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

constexpr const char* problemSentence(SourceProblem problem)
{
    switch (problem) {
    case SourceProblem::NothingChosen:
        return QT_TRANSLATE_NOOP("Problem", "Choose what to learn from: none of the sources is ticked.");
    case SourceProblem::NothingConfirmed:
        return QT_TRANSLATE_NOOP(
            "Problem", "No sentence is confirmed yet. Confirm some, or learn from all sentences of the treebank.");
    case SourceProblem::NothingMatches:
        return QT_TRANSLATE_NOOP("Problem", "No sentence of the open treebank has a match of the pattern %1.");
    case SourceProblem::AllAreScored:
        return QT_TRANSLATE_NOOP("Problem",
            "All the sentences to learn from are among those that the parser is scored on, so there is nothing left to "
            "learn. Choose other files to score on.");
    case SourceProblem::BadPattern:
        return QT_TRANSLATE_NOOP("Problem", "The pattern %1 cannot be read from its character %2 on.");
    }
    return "";
}

/// Why training has the defaults it has; %1 is a share in percent. To be translated in the context "TrainingDefaults".
constexpr const char* defaultReason(DefaultReason reason)
{
    switch (reason) {
    case DefaultReason::NoTrees:
        return QT_TRANSLATE_NOOP("TrainingDefaults",
            "No sentence has a whole tree yet: draw some first, or learn from other files. These are the usual "
            "settings.");
    case DefaultReason::Bunsetsu:
        return QT_TRANSLATE_NOOP(
            "TrainingDefaults", "The units are bunsetsu: a tournament of the candidates is the usual parser of these.");
    case DefaultReason::SeveralParents:
        return QT_TRANSLATE_NOOP(
            "TrainingDefaults", "%1% of the words have several parents, and it learns all of them.");
    case DefaultReason::Crossing:
        return QT_TRANSLATE_NOOP("TrainingDefaults",
            "%1% of the arcs are not projective: it climbs from the best projective tree to others.");
    case DefaultReason::Projective:
        return QT_TRANSLATE_NOOP(
            "TrainingDefaults", "Only %1% of the arcs are not projective: it looks for the best projective tree.");
    case DefaultReason::WhollyProjective:
        return QT_TRANSLATE_NOOP("TrainingDefaults", "All arcs are projective: it looks for the best projective tree.");
    }
    return "";
}

/// What is said besides where the treebank is large.
inline constexpr const char* largeDefaultReason
    = QT_TRANSLATE_NOOP("TrainingDefaults", "It has more than a million words: fewer passes are made over it.");

} // namespace arcwright
