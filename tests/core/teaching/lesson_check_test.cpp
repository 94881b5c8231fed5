// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson_check.h"

#include <gtest/gtest.h>

#include "core/teaching/lesson.h"

namespace arcwright {
namespace lesson_check_test {

/// A finding as it is told.
std::string told(const TeachingProblem& finding)
{
    return std::to_string(finding.line) + ':' + std::to_string(finding.column) + ' ' + finding.member + " ["
        + std::to_string(static_cast<int>(finding.fault)) + "] " + finding.expected;
}

std::vector<std::string> findingsOf(const std::string& text)
{
    std::vector<std::string> all;
    for (const TeachingProblem& finding : checkLesson(text, "test.json"))
        all.push_back(told(finding));
    return all;
}

std::string expected(const char* place, const char* member, TeachingFault fault, const std::string& what)
{
    return std::string(place) + ' ' + member + " [" + std::to_string(static_cast<int>(fault)) + "] " + what;
}

/// The second line of a stop of three words, whose scores are on the third.
std::string series(const std::string& second, const std::string& scores = "")
{
    return "{\"format\": \"arcwright-lesson\", \"version\": 2, \"id\": \"x\", \"stops\": [{\n" + second + ",\n"
        + "\"words\": [\"a\", \"b\", \"c\"], \"scores\": {" + scores + (scores.empty() ? "" : ", ")
        + "\"arcs\": [[0, 2, 5], [2, 1, 3], [2, 3, 4]]}}]}\n";
}

using Findings = std::vector<std::string>;

TEST(LessonCheckTest, NothingIsWrongWithWhatIsRight)
{
    EXPECT_EQ(findingsOf(series(R"("player": "eisner", "beside": "cle", "step": 3)")), Findings());
    EXPECT_EQ(findingsOf(series(R"("player": "hill", "step": "last", "question": {"en": "Why?", "*": "?"})",
                  R"("siblings": [[2, 0, 3, 1]], "from": "model", "move_price": 0.5)")),
        Findings());
}

TEST(LessonCheckTest, AStepThatThereIsNot)
{
    const auto findings = checkLesson(series(R"("player": "eisner", "step": 900)"), "test.json");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].fault, TeachingFault::OutOfRange);
    EXPECT_EQ(findings[0].member, "stops[0].step");
    EXPECT_EQ(findings[0].line, 2U);
    EXPECT_EQ(findings[0].column, 29U);
    EXPECT_EQ(findings[0].file, "test.json");
    // The number it tells is the last that there is.
    const std::string last = findings[0].expected.substr(5, findings[0].expected.find(',') - 5);
    EXPECT_EQ(findingsOf(series(R"("player": "eisner", "step": )" + last)), Findings());
    EXPECT_EQ(findingsOf(series(R"("player": "eisner", "step": )" + std::to_string(std::stoi(last) + 1))).size(), 1U);
    EXPECT_EQ(findingsOf(series(R"("player": "eisner", "step": -1)")),
        Findings{expected("2:29", "stops[0].step", TeachingFault::OutOfRange, "0 to 1000000")});
}

TEST(LessonCheckTest, AMisspeltMember)
{
    EXPECT_EQ(findingsOf(series(R"("ž": 1, "player": "eisner", "quesion": "Why?")")),
        (Findings{expected("2:1", "stops[0].ž", TeachingFault::Unknown,
                      "title, text, question, player, beside, choices, beside_choices, step, words, bunsetsu, heads, "
                      "relations, examples, root, scores"),
            expected("2:29", "stops[0].quesion", TeachingFault::Unknown, "question")}));
    EXPECT_EQ(findingsOf(series(R"("player": "eisner")", R"("sibling": [])")),
        Findings{expected("3:38", "stops[0].scores.sibling", TeachingFault::Unknown, "siblings")});
    // What has nothing to do in a lesson of version 1.
    EXPECT_EQ(findingsOf("{\"format\": \"arcwright-lesson\", \"version\": 1, \"id\": \"x\",\n \"question\": \"?\", "
                         "\"player\": \"eisner\", \"words\": [\"a\"]}")
                  .size(),
        1U);
}

TEST(LessonCheckTest, ChoicesThatAnAlgorithmDoesNotHave)
{
    EXPECT_EQ(findingsOf(series(R"("player": "hill", "beside": "k-best", "choices": {"from": "random"}, )"
                                R"("beside_choices": {"trees": 3}, "step": "last")")),
        Findings());
    EXPECT_EQ(findingsOf(series(R"("player": "swap", "choices": {"decided": "tree"})")),
        Findings{expected("2:42", "stops[0].choices.decided", TeachingFault::Unknown, "decided_by")});
    EXPECT_EQ(findingsOf(series(R"("player": "swap", "choices": {"decided_by": "me"})")),
        Findings{expected("2:45", "stops[0].choices.decided_by", TeachingFault::WrongValue, "one of scores, tree")});
    EXPECT_EQ(findingsOf(series(R"("player": "eisner", "choices": {"trees": 3})")),
        Findings{expected("2:42", "stops[0].choices.trees", TeachingFault::Unknown, "nothing")});
    EXPECT_EQ(findingsOf(series(R"("player": "k-best", "choices": [3])")),
        Findings{expected("2:32", "stops[0].choices", TeachingFault::WrongValue, "an object")});
}

TEST(LessonCheckTest, AnImpossiblePair)
{
    const std::string what = "two dependents on one side of a head, the nearer one first";
    EXPECT_EQ(findingsOf(series(R"("player": "hill")", R"("siblings": [[2, 0, 1, 1], [2, 1, 3, 1]])")),
        Findings{expected("3:65", "stops[0].scores.siblings[1]", TeachingFault::WrongValue, what)});
    EXPECT_EQ(findingsOf(series(R"("player": "hill")", R"("siblings": [[1, 3, 2, 1]])")),
        Findings{expected("3:51", "stops[0].scores.siblings[0]", TeachingFault::WrongValue, what)});
    EXPECT_EQ(findingsOf(series(R"("player": "hill")", R"("siblings": [[1, 0, 2, 1], [1, 0, 2, 3]])")),
        Findings{expected("3:65", "stops[0].scores.siblings[1]", TeachingFault::WrongValue, "each of them once")});
}

TEST(LessonCheckTest, AnAlgorithmThatThereIsNotOrThatDoesNotPlayTheSentence)
{
    const auto unknown = checkLesson(series(R"("player": "eisne")"), "t");
    ASSERT_EQ(unknown.size(), 1U);
    EXPECT_EQ(unknown[0].member, "stops[0].player");
    EXPECT_EQ(unknown[0].column, 11U);
    EXPECT_TRUE(unknown[0].expected.starts_with("one of eisner, "));
    const auto other = checkLesson(series(R"("player": "cle", "beside": "tournament")"), "t");
    ASSERT_EQ(other.size(), 1U);
    EXPECT_EQ(other[0].member, "stops[0].beside");
    EXPECT_TRUE(other[0].expected.starts_with("an algorithm for words"));
    EXPECT_EQ(findingsOf(series(R"("player": "cle", "beside": "cle")")),
        Findings{expected("2:28", "stops[0].beside", TeachingFault::WrongValue, "another algorithm than the first")});
}

TEST(LessonCheckTest, PicturesThatOurCanvasDoesNotHave)
{
    const char* const known = "canvas:tree, canvas:step=K or canvas:step=last";
    EXPECT_EQ(findingsOf(series(R"-("player": "cle", "text": "see ![it](canvas:step=last) and ![](canvas:step=2)")-")),
        Findings());
    EXPECT_EQ(findingsOf(series(R"-("player": "cle", "text": "see ![it](canvas:tre)")-")),
        Findings{expected("2:37", "stops[0].text", TeachingFault::WrongValue, known)});
    EXPECT_EQ(findingsOf(series(R"-("player": "cle", "question": {"cs": "![](canvas:step=1) ![](canvas:step=x)"})-")),
        Findings{expected("2:61", "stops[0].question.cs", TeachingFault::WrongValue, known)});
    EXPECT_EQ(findingsOf(series(R"-("player": "cle", "text": "![](canvas:tree)")-")),
        Findings{expected("2:31", "stops[0].text", TeachingFault::WrongValue,
            "heads of the sentence, or another picture than canvas:tree")});
    EXPECT_EQ(findingsOf(series(R"-("player": "cle", "heads": [2, 0, 2], "text": "![](canvas:tree)")-")), Findings());
    const auto late = checkLesson(series(R"-("player": "cle", "text": "![](canvas:step=900)")-"), "test.json");
    ASSERT_EQ(late.size(), 1U);
    EXPECT_EQ(late[0].fault, TeachingFault::OutOfRange);
    const std::string link = R"-("player": "cle", "text": "a link to ](canvas:none) and [x](canvas:none)")-";
    EXPECT_EQ(findingsOf(series(link)), Findings()) << "links are no pictures";
}

TEST(LessonCheckTest, EveryStopIsChecked)
{
    const std::string stop = R"({"player": "eisner", "words": ["a"], "heads": [1]})";
    const std::string other = R"({"plaxer": "eisner", "words": ["a"]})";
    EXPECT_EQ(findingsOf("{\"format\": \"arcwright-lesson\", \"version\": 2, \"id\": \"x\", \"stops\": [\n" + stop
                  + ",\n" + other + ",\n3]}"),
        (Findings{expected("2:47", "stops[0].heads", TeachingFault::WrongValue, "a tree"),
            expected("3:1", "stops[1].player", TeachingFault::Missing, "the name of an algorithm"),
            expected("3:2", "stops[1].plaxer", TeachingFault::Unknown, "player"),
            expected("4:1", "stops[2]", TeachingFault::WrongValue, "an object")}));
}

TEST(LessonCheckTest, WhatTheWholeFileIsMissing)
{
    EXPECT_EQ(findingsOf("{\"format\": \"arcwright-lesson\",\n \"version\": 2, \"id\": 3, \"stops\": "
                         "[{\"player\": \"cle\", \"words\": [\"a\"]}]}"),
        Findings{expected("2:22", "id", TeachingFault::WrongValue, "a text")});
    EXPECT_EQ(findingsOf(R"({"format": "arcwright-lesson", "version": 2, "id": "x", "stops": []})"),
        Findings{expected("1:66", "stops", TeachingFault::WrongValue, "1 to 200 stops")});
    EXPECT_EQ(findingsOf("\n[]"), Findings{expected("2:1", "", TeachingFault::OtherKind, "arcwright-lesson")});
    EXPECT_EQ(findingsOf("{\n\"format\": \"arcwright-lesson\", \"version\": 9}"),
        Findings{expected("2:42", "version", TeachingFault::TooNew, "2")});
    EXPECT_EQ(findingsOf("{\n  \"a\" 1}"), Findings{expected("2:7", "", TeachingFault::NotJson, "")});
    EXPECT_EQ(findingsOf(series(R"("player": "cle", "title": {"english": "x"})")),
        Findings{expected(
            "2:39", "stops[0].title.english", TeachingFault::WrongValue, "the code of a language, as cs, or *")});
    EXPECT_EQ(findingsOf(series(R"("player": "cle")", R"("from": "guessed")")),
        Findings{expected("3:46", "stops[0].scores.from", TeachingFault::WrongValue, "typed, model or drawn")});
}

TEST(LessonCheckTest, TellsNoMoreThanCanBeRead)
{
    std::string members = R"("player": "cle")";
    for (int i = 0; i < 300; ++i)
        members += ", \"x" + std::to_string(i) + "\": 0";
    EXPECT_EQ(findingsOf(series(members)).size(), mostLessonFindings);
}

/// All stops together have no more scores than memory is meant for.
TEST(LessonFileTest, HasNoMoreLongStopsThanScoresTakeMemory)
{
    std::string words = "[";
    for (int word = 0; word < 200; ++word)
        words += word == 0 ? "\"a\"" : ", \"a\"";
    const std::string stop = R"({"player": "cle", "words": )" + words + "]}";
    std::string text = R"({"format": "arcwright-lesson", "version": 2, "id": "x", "stops": [)";
    for (int i = 0; i < 21; ++i)
        text += (i == 0 ? "" : ",") + stop;
    const auto read = parseLessonSeries(text + "]}", "t");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().member, "stops[20]");
}

} // namespace lesson_check_test
} // namespace arcwright
