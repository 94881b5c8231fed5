// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/decoding/part_scores.h"
#include "core/teaching/teaching_problem.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// A sentence, scores that need no model, and the place in an algorithm's work where something can be learnt from them.
/// See resources/lessons/README.md for the file format.
struct Lesson {
    std::string id; ///< by which its text is found where the file has none
    std::string title; ///< empty where it is to be looked up
    std::string text;
    std::string player; ///< name of an algorithm
    std::string beside; ///< another one to be seen beside it; empty for none
    bool lastStep = false; ///< open at the end, else at:
    int step = 0;
    bool showsExamples = false; ///< the training examples of a tournament belong to the text
    std::shared_ptr<const Sentence> sentence; ///< with heads where the file has them
    std::optional<PartScores> scores; ///< of its units; none where the algorithm needs none
};

/// Reads the text of a file. `file` is what problems name. Fails with TooLarge above mostTeachingBytes, and where the
/// sentence has more than 200 words or bunsetsu, whose scores nobody could read.
tl::expected<Lesson, TeachingProblem> parseLesson(std::string_view text, const std::string& file);

} // namespace arcwright
