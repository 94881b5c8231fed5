// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/teaching/lesson.h"
#include "core/tracing/chart_steps.h"
#include "core/tracing/move_steps.h"
#include "core/transitions/transition_system.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// What is asked about an algorithm at work.
enum class QuestionKind : unsigned char {
    FillChart, ///< what the next items of an Eisner chart score
    NextMove, ///< which move of hill climbing gains most, or that none gains
    NextTransition, ///< which transition is worth most
    CycleArc, ///< which arc a cycle of Chu and Liu's and Edmonds' algorithm gives up
};
std::string_view nameOf(QuestionKind kind); ///< `fill-chart`, `next-move`, `next-transition`, `cycle-arc`

/// An answer there is to choose.
struct QuestionChoice {
    std::string name; ///< in files: `2>1` for an arc, `0>5,5>1` for a move of two, `none`, `left-arc`
    std::optional<Move> move; ///< NextMove; none: no move is made
    std::optional<Transition> transition; ///< NextTransition
    Arc arc; ///< CycleArc: the arc of the cycle
    bool isRight = false; ///< of equals all are
};

/// A cell that is to be filled.
struct QuestionBlank {
    ChartItem item;
    double score = 0;
};

/// A question about an algorithm: a stop of a lesson, after whose step something is to be found out. What is right
/// follows from its scores; so no file has it.
struct AlgorithmQuestion {
    Lesson stop;
    int cells = 1; ///< FillChart: how many, as in files
    QuestionKind kind{};
    std::vector<QuestionBlank> blanks; ///< FillChart
    std::vector<QuestionChoice> choices; ///< of the other kinds

    /// How many answers it wants.
    std::size_t parts() const { return kind == QuestionKind::FillChart ? blanks.size() : 1; }
};

/// Nobody reckons with more words.
inline constexpr int mostQuestionWords = 40;
inline constexpr int mostQuestionCells = 50;

/// The question at a stop; nothing where the algorithm is none of those that are asked about, or decides nothing after
/// the step. `cells`: of a chart, of which there may be fewer. As long as the algorithm takes.
std::optional<AlgorithmQuestion> questionAt(Lesson stop, int cells = 1);

/// The stop with scores rounded to two decimals, as the window shows them: what is seen is what is reckoned with.
Lesson withRoundedScores(Lesson stop);

/// The question at a stop as an exercise has it: without title, text, a tree, and what stands beside, any of which
/// could tell what is right, and with rounded scores.
std::optional<AlgorithmQuestion> questionForExercise(const Lesson& stop, int cells = 1);

/// Whether an answer, as it stands in a file, is right. Scores may be off by as much as figures of two decimals are
/// when they are added up; where all scores are whole numbers, so must the answer be right.
bool isRight(const AlgorithmQuestion& question, std::size_t part, std::string_view answer);

/// The right answer as it stands in a file, the first of several.
std::string rightAnswer(const AlgorithmQuestion& question, std::size_t part);

/// A number as people write it: with a point or a comma, and any sign for minus.
std::optional<double> numberTyped(std::string_view text);

} // namespace arcwright
