// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/edit_sentences.h"
#include "core/messages/file_sentences.h"
#include "core/messages/format_sentences.h"
#include "core/messages/model_sentences.h"
#include "core/messages/training_sentences.h"

namespace arcwright {

/// The enumerations of all areas: what has to be done for each of them is done by a fold over this list.
template <class... Enumerations>
struct ProblemEnumerations {
};
using AllProblems = ProblemEnumerations<JobProblem, FileProblem, ShareProblem, JournalProblem, TextProblem,
    TreebankProblem, DocumentProblem, FormatProblem, EditProblem, ConversionProblem, EvaluationProblem, ParserProblem,
    TrainingProblem, ModelProblem, CheckpointProblem, FoldsProblem, ShelfProblem, SnapshotProblem, SourceProblem,
    LanguageDataProblem>;

/// The sentence for a problem, with %1, %2, ... for its arguments. Where the problem is stands before it. Empty for a
/// code that stands for no problem.
constexpr const char* problemSentence(ProblemCode code)
{
    const char* sentence = "";
    const auto lookIn = [&]<class Enumeration>(std::optional<Enumeration> problem) {
        if (problem)
            sentence = problemSentence(*problem);
    };
    [&]<class... Enumerations>(ProblemEnumerations<Enumerations...>) { (lookIn(code.as<Enumerations>()), ...); }(
        AllProblems());
    return sentence;
}

/// The sentence with the reason of a problem, which comes behind the first, with %1, %2, ... for the arguments; null if
/// there is none. for the arguments; null if nothing is.
inline const char* problemReasonSentence(const Problem& problem)
{
    if (problem.arguments.empty() || problem.arguments.front().empty())
        return nullptr;
    if (problem.code == FileProblem::NotReadable || problem.code == FileProblem::NotWritable
        || problem.code == FileProblem::DiskFull)
        return QT_TRANSLATE_NOOP("Problem", "The operating system says: %1.");
    if (problem.code == FileProblem::InUse)
        return QT_TRANSLATE_NOOP("Problem", "It is process %1 on %2.");
    return nullptr;
}

} // namespace arcwright
