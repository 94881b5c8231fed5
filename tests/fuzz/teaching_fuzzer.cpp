// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the file of a lesson, of an exercise, and of a student's answers.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/teaching/exercise_file.h"
#include "core/teaching/lesson.h"
#include "core/teaching/lesson_check.h"

using namespace arcwright;

namespace {

/// Two words, the second the head of the first.
Exercise smallExercise()
{
    auto sentence = std::make_shared<Sentence>();
    for (const int head : {2, 0}) {
        Token& token = sentence->tokens.emplace_back();
        token.form = "a";
        token.head = head;
        token.relation = "dep";
    }
    return makeExercise({sentence}, "t", Feedback::Marks, true);
}

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// What is read can be drawn, graded, written, and read again as it was.
void work(const Exercise& exercise)
{
    const Answers answers = emptyAnswers(exercise);
    if (exercise.isSolved()) [[maybe_unused]]
        const AttachmentCounts score = scoreOf(exercise, answers);
    require(answersToAll(exercise, answers).right == 0);
    for (std::size_t item = 0; exercise.isSolved() && item < exercise.items.size(); ++item)
        require(marksOf(exercise, item, answers.trees[item]).size() == answers.trees[item].heads.size());
    const auto again = parseExercise(textOf(exercise), "again");
    require(again && again->fingerprint() == exercise.fingerprint());
    require(parseAnswers(textOf(answers), "answers", exercise).has_value());
}

/// What is read can be written, and is the same when it is read again.
void work(const LessonSeries& series)
{
    for (const Lesson& stop : series.stops)
        require(!stop.scores || stop.scores->words() == stop.sentence->unitCount());
    const std::string written = textOf(series);
    const auto again = parseLessonSeries(written, "again");
    require(again && again->stops.size() == series.stops.size() && textOf(*again) == written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto series = parseLessonSeries(text, "a"))
        work(*series);
    for (const TeachingProblem& finding : checkLesson(text, "a"))
        require(finding.fault == TeachingFault::TooLarge || (finding.line > 0 && finding.column > 0));
    if (const auto exercise = parseExercise(text, "a"))
        work(*exercise);
    static const Exercise small = smallExercise();
    if (const auto answers = parseAnswers(text, "a", small)) [[maybe_unused]]
        const AttachmentCounts score = scoreOf(small, *answers);
    return 0;
}
