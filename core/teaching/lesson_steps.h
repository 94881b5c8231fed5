// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/decoding/restarts.h"
#include "core/teaching/lesson.h"
#include "core/tracing/trace.h"
#include "core/tracing/tracer.h"
#include "core/transitions/transition_parse.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// What players show where no model says it otherwise: climbs of restarts, trees that are drawn, the best trees, and
/// the stages of a learning step.
inline constexpr RestartSettings lessonRestarts{12, 6, 4, 1};
inline constexpr int lessonDraws = 8;
inline constexpr std::size_t lessonTrees = 5;
inline constexpr int lessonLearningSteps = 9;
inline constexpr int lessonEpochSteps = 6 * 3 + 1; ///< sentences, epochs, and the mean

/// An algorithm that lessons show.
struct LessonAlgorithm {
    std::string_view name;
    bool playsWords = false;
    bool playsBunsetsu = false;
};

/// Decoders of words, transition systems, sums over trees and the best of them, parsers of bunsetsu, and learning: as
/// the window's players.
std::span<const LessonAlgorithm> lessonAlgorithms();
/// Null if there is none of that name.
const LessonAlgorithm* lessonAlgorithmNamed(std::string_view name);

/// The steps of a decoder and what it found.
struct LessonRun {
    Trace trace;
    Graph graph; ///< words without a head where it found nothing
};

/// Runs a decoder of words or a parser of bunsetsu on the scores of a lesson; nothing for other algorithms, and where
/// the lesson has no scores. Throws TraceTooLarge.
std::optional<LessonRun> runLesson(const Lesson& lesson, std::string_view algorithm, TraceDetail detail);

/// What decides transitions on the scores of a sentence of words: these, or its tree; then nothing is decided where the
/// system cannot build that. Both have to outlive the guide.
TransitionGuide transitionGuide(
    const Sentence& sentence, const PartScores& scores, const TransitionSetting& setting, bool isByTree);
/// Whether it was chosen that the sentence's tree decides them.
bool isDecidedByTree(const Lesson& lesson, std::string_view algorithm);

/// How many steps an algorithm of lessonAlgorithms(), which plays the lesson's units, takes on its scores, before
/// anybody changes anything; nothing where the lesson has none that it needs, or they are more than a trace may have.
std::optional<int> stepsOf(const Lesson& lesson, std::string_view algorithm);

} // namespace arcwright
