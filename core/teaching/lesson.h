// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/decoding/part_scores.h"
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

/// What is wrong with a lesson's file.
enum class LessonFault {
    NotReadable,
    NotJson, ///< with line and column
    NotALesson, ///< JSON, but not of a lesson
    TooNew, ///< written for a later version
    Missing, ///< a member that has to be there
    WrongValue, ///< a member is not what it has to be
    OutOfRange, ///< a number of a word that the sentence does not have
};

struct LessonProblem {
    LessonFault fault{};
    std::string file;
    std::size_t line = 0; ///< from 1; 0 where the whole file is meant
    std::size_t column = 0;
    std::string member; ///< `scores.arcs[3]`
    std::string expected; ///< what it should be, in the words of the format's description
};

/// Reads the text of a file. `file` is what problems name.
tl::expected<Lesson, LessonProblem> parseLesson(std::string_view text, const std::string& file);

} // namespace arcwright
