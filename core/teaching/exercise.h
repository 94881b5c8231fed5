// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/attachment.h"
#include "core/teaching/algorithm_question.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The feedback that students get before they hand their trees in. Afterwards they are told everything.
enum class Feedback {
    Percentage, ///< how many heads, and relations, are right
    Marks, ///< which ones
    AfterHandIn, ///< nothing
};
std::string_view nameOf(Feedback feedback); ///< `percentage`, `marks`, `none`
std::optional<Feedback> feedbackNamed(std::string_view name);

/// The tree of a sentence's units as somebody has drawn it so far: entry 0, the root's, says nothing.
struct DrawnTree {
    std::vector<int> heads; ///< kNoHead where there is none yet
    std::vector<std::string> relations;

    /// The answers to an exercise of so many units, nothing drawn yet.
    static DrawnTree empty(int units);
    static DrawnTree of(const Sentence& sentence);
    /// How many units have no head yet.
    int missingHeads() const;
    friend bool operator==(const DrawnTree&, const DrawnTree&) = default;
};

/// The words of a sentence of an exercise: more than anybody draws.
inline constexpr int mostExerciseWords = 2000;

/// Sentences whose trees are to be drawn, and questions about algorithms. The solution of trees stands in the file
/// veiled, not to be read at a glance, though nobody is kept from it who is determined; or in a file of its own, which
/// only the teacher has.
struct Exercise {
    struct Item {
        std::shared_ptr<const Sentence> sentence; ///< without heads and relations
        DrawnTree solution; ///< empty where it is kept elsewhere
        std::optional<std::string> lastRelation{}; ///< of bunsetsu: that of the last one, if it is the root
    };
    std::string title;
    Feedback feedback = Feedback::Percentage;
    bool asksRelations = true;
    bool hasRootRelations = false; ///< not in every treebank do arcs from the root have one
    std::vector<std::string> relations; ///< to choose from, in alphabetical order; none where they are not asked for
    std::vector<Item> items;
    std::vector<AlgorithmQuestion> questions; ///< after the sentences
    std::string id; ///< drawn, where the solution has a file of its own, to know it by; else empty

    /// The hash by which answers are known to belong to it: of its sentences, their solution or the id, and questions.
    std::string fingerprint() const;
    bool hasOwnSolutionFile() const { return !id.empty(); }
    /// Whether the solutions of all trees are at hand.
    bool isSolved() const;
};

/// An exercise of these sentences; those whose units do not all have heads in one tree, and those of more than
/// mostExerciseWords, are left out. `relations`: further ones to choose from, so that the list does not tell which are
/// right; best those of the whole treebank.
Exercise makeExercise(const std::vector<std::shared_ptr<const Sentence>>& sentences, std::string title,
    Feedback feedback, bool asksRelations, std::set<std::string> relations = {});
/// Puts a solution to a sentence of the exercise, and what follows from it.
void setSolution(Exercise& exercise, std::size_t index, DrawnTree solution);
/// The numbers of sentences that one picks, "3, 7-9", from 1, in that order, each once; nothing where it is no such
/// list, or has more numbers than mostPickedSentences.
std::optional<std::vector<std::size_t>> pickedSentences(std::string_view list);
inline constexpr std::size_t mostPickedSentences = 10'000;
/// The exercise for students, without solution; `id` tells exercises apart. They get no feedback.
Exercise withoutSolution(Exercise exercise, std::string id);
/// An id that no other exercise has.
std::string drawnExerciseId();
/// Adds the relations of a sentence's units.
void addRelations(const Sentence& sentence, std::set<std::string>& relations);

/// The trees that a student has drawn.
struct Answers {
    std::string student;
    std::string exercise; ///< its fingerprint
    std::string handedIn; ///< date and time, ISO 8601; empty while it is not
    std::vector<DrawnTree> trees; ///< one a sentence of the exercise
    std::vector<std::vector<std::string>> questions; ///< by question, then part; empty where there is no answer yet
};

/// Nothing drawn yet, but that the last bunsetsu of a sentence is the root: it always is.
Answers emptyAnswers(const Exercise& exercise);

/// How a unit of a student's tree compares with the solution.
enum class UnitMark { Missing, WrongHead, WrongRelation, Right };

/// How many parts of a question, or of all, were answered rightly.
struct AnswerCounts {
    std::size_t parts = 0;
    std::size_t right = 0;
    AnswerCounts& operator+=(const AnswerCounts& other);
    double percent() const;
};
AnswerCounts answersTo(const Exercise& exercise, std::size_t question, const Answers& answers);
AnswerCounts answersToAll(const Exercise& exercise, const Answers& answers);

/// The exercise is solved. By unit, from 1; entry 0 says nothing. Relations count only where the exercise asks for
/// them.
std::vector<UnitMark> marksOf(const Exercise& exercise, std::size_t item, const DrawnTree& drawn);

/// The score of one tree, or of all, of a solved exercise: what `eval` says of the student's analysis against the gold
/// one. Units without a head count as wrong; the last bunsetsu of a sentence does not count.
AttachmentCounts scoreOf(const Exercise& exercise, std::size_t item, const DrawnTree& drawn);
AttachmentCounts scoreOf(const Exercise& exercise, const Answers& answers);

} // namespace arcwright
