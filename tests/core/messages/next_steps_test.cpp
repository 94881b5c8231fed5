// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/next_steps.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace arcwright::next_steps_test {

namespace {

/// How sentences say what to do: one of these, or nothing has to be done.
constexpr auto advice = std::to_array<std::string_view>({"Add ", "Check ", "Choose ", "choose ", "Confirm ", "Convert ",
    "convert ", "Copy ", "delete it", "Dissolve ", "Export ", "free some", "Give ", "Go on ", "it can go on", "Join ",
    "Name ", "name ", "Open ", "open ", "Parse it with ", "Put ", "Remove ", "Save ", "save ", "Select ", "Split ",
    "Train ", "Update ", "Use ", "Write ", "can be seen and edited", "can be used", "are kept", "is closed there",
    "try again", "let it begin", "bring back", "is untouched", "reads one", "All edits before them are there"});

/// What needs nothing done.
bool needsNothing(ProblemCode code)
{
    return code == JobProblem::Cancelled;
}

template <class Enumeration>
void expectSteps()
{
    for (int number = 0; number < ProblemArea<Enumeration>::count; ++number) {
        const ProblemCode code(static_cast<Enumeration>(number));
        const std::string_view sentence = problemSentence(code);
        const bool saysItself = std::any_of(advice.begin(), advice.end(),
            [&](std::string_view words) { return sentence.find(words) != std::string_view::npos; });
        EXPECT_TRUE(nextStep(code) != nullptr || saysItself || needsNothing(code)) << textOf(code) << ": " << sentence;
    }
}

template <class... Enumerations>
void expectStepsOfAll(ProblemEnumerations<Enumerations...>)
{
    (expectSteps<Enumerations>(), ...);
}

} // namespace

TEST(NextSteps, EveryProblemSaysWhatToDo)
{
    expectStepsOfAll(AllProblems());
}

TEST(NextSteps, AreSentencesOfTheirOwn)
{
    std::set<std::string> seen;
    for (const NextStep& step : nextSteps) {
        const std::string_view sentence = step.sentence;
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
        EXPECT_EQ(sentence.find('%'), std::string_view::npos) << sentence;
        EXPECT_TRUE(seen.insert(textOf(step.code)).second) << textOf(step.code) << " is there twice";
    }
}

/// Edit as text is for the treebank that is open only: what is wrong with another file is mended elsewhere, and whoever
/// is editing the text already needs no advice.
TEST(NextSteps, TheTextIsEditedWhereItIsOpen)
{
    for (const FormatProblem problem : mendedInFile) {
        const char* elsewhere = nextStep(problem);
        const char* open = nextStep(problem, MendingPlace::OpenTreebank);
        ASSERT_TRUE(elsewhere && open) << textOf(problem);
        EXPECT_EQ(std::string_view(elsewhere).find("Edit as text"), std::string_view::npos) << textOf(problem);
        EXPECT_NE(std::string_view(open).find("Edit as text"), std::string_view::npos) << textOf(problem);
        EXPECT_EQ(nextStep(problem, MendingPlace::AsText), nullptr) << textOf(problem);
    }
    for (const NextStep& step : nextSteps) {
        const std::optional<FormatProblem> format = step.code.as<FormatProblem>();
        EXPECT_FALSE(
            format && std::find(std::begin(mendedInFile), std::end(mendedInFile), *format) != std::end(mendedInFile))
            << textOf(step.code) << " has two steps";
        EXPECT_STREQ(nextStep(step.code), nextStep(step.code, MendingPlace::OpenTreebank));
    }
}

} // namespace arcwright::next_steps_test
