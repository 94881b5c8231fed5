// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/decoding/part_scores.h"
#include "core/teaching/lesson_choices.h"
#include "core/teaching/lesson_words.h"
#include "core/teaching/teaching_problem.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Where the scores of a lesson came from, before they were written into it.
enum class LessonScores : unsigned char { Typed, Model, Drawn };

/// A sentence, scores that need no model, and the place in an algorithm's work where something can be learnt from them.
/// See resources/lessons/README.md for the file format.
struct Lesson {
    std::string id; ///< by which its text is found where the file has none
    LessonWords title; ///< empty where it is to be looked up
    LessonWords text; ///< Markdown
    LessonWords question; ///< to be put to the class; empty for none
    std::string player; ///< name of an algorithm
    std::string beside; ///< another one to be seen beside it; empty for none
    std::vector<LessonChoice> choices; ///< about the first, where they are not the usual ones
    std::vector<LessonChoice> besideChoices; ///< about the other
    bool lastStep = false; ///< open at the end, else at:
    int step = 0;
    bool showsExamples = false; ///< the training examples of a tournament belong to the text
    std::shared_ptr<const Sentence> sentence; ///< with heads where the file has them
    std::optional<PartScores> scores; ///< of its units; none where the algorithm needs none
    LessonScores scoresFrom = LessonScores::Typed;

    /// What was chosen about one of its algorithms; nothing of others.
    const std::vector<LessonChoice>& choicesFor(std::string_view algorithm) const;
};

/// The stops of a lesson, in the order in which they are shown; at least one.
struct LessonSeries {
    std::string id;
    LessonWords title; ///< of the whole
    std::vector<Lesson> stops;
};

/// A file has no more stops than that, and all of them together no more scores than twenty of the longest.
inline constexpr std::size_t mostLessonStops = 200;

/// Reads the text of a file of version 1, which is one stop, or 2. `file` is what problems name. Fails with TooLarge
/// above mostTeachingBytes, and where a sentence has more than 200 words or bunsetsu, whose scores nobody could read.
TeachingResult<LessonSeries> parseLessonSeries(std::string_view text, const std::string& file);

/// The first stop of a file.
TeachingResult<Lesson> parseLesson(std::string_view text, const std::string& file);

/// The text of a file of version 2: parseLessonSeries() reads it as it was, but for what a lesson does not keep of a
/// sentence beyond words, tags, tree and relations. The same series has the same text. O(scores).
std::string textOf(const LessonSeries& series);

} // namespace arcwright
