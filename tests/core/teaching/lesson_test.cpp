// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/bunsetsu/bunsetsu_view.h"
#include "core/bunsetsu/examples.h"
#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/hill_climbing.h"
#include "tests/paths.h"

namespace arcwright {
namespace lesson_test {

std::filesystem::path lessonFolder()
{
    return test::lessonsFolder();
}

Lesson builtIn(const std::string& id)
{
    std::ifstream file(lessonFolder() / (id + ".json"), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    const auto lesson = parseLesson(text.str(), id);
    if (!lesson)
        ADD_FAILURE() << id << ": " << lesson.error().member << " expects " << lesson.error().expected;
    return lesson.value_or(Lesson());
}

TeachingProblem problemOf(const std::string& text)
{
    const auto lesson = parseLesson(text, "test.json");
    EXPECT_FALSE(lesson) << text;
    return lesson ? TeachingProblem() : lesson.error();
}

std::string with(const std::string& members)
{
    return R"({"format": "arcwright-lesson", "version": 1, "id": "x", "player": "eisner")" + members + "}";
}

std::vector<int> headsOf(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    for (int unit = 1; unit <= sentence.unitCount(); ++unit)
        heads.push_back(sentence.headOf(unit));
    return heads;
}

TEST(BuiltInLessonsTest, AllCanBeReadAndAreNamedByTheirId)
{
    int lessons = 0;
    for (const auto& entry : std::filesystem::directory_iterator(lessonFolder())) {
        if (entry.path().extension() != ".json")
            continue;
        EXPECT_EQ(builtIn(entry.path().stem().string()).id, entry.path().stem().string());
        ++lessons;
    }
    EXPECT_GE(lessons, 13);
}

TEST(BuiltInLessonsTest, TheProjectiveTreeIsTheOneThatScoresBest)
{
    const Lesson lesson = builtIn("mcdonald-2006-figure-1");
    std::vector<int> heads;
    Eisner().decode(lesson.scores->arcs, lesson.scores->root, heads);
    EXPECT_EQ(heads, headsOf(*lesson.sentence));
    EXPECT_TRUE(isProjective(heads));
}

TEST(BuiltInLessonsTest, TheNonProjectiveTreeIsFoundByChuLiuEdmondsOnly)
{
    const Lesson lesson = builtIn("mcdonald-2006-figure-2");
    std::vector<int> heads;
    ChuLiuEdmonds().decode(lesson.scores->arcs, lesson.scores->root, heads);
    EXPECT_EQ(heads, headsOf(*lesson.sentence));
    EXPECT_FALSE(isProjective(heads));
    Eisner().decode(lesson.scores->arcs, lesson.scores->root, heads);
    EXPECT_NE(heads, headsOf(*lesson.sentence));
}

/// The reduction: a tree of score m, the number of elements of each set, is a matching.
TEST(BuiltInLessonsTest, TheBestTreeOfTheReductionIsTheMatching)
{
    const Lesson lesson = builtIn("mcdonald-2006-appendix");
    const std::vector<int> matching{kNoHead, 0, 0, 2, 1, 1, 2};
    EXPECT_EQ(scoreOf(lesson.scores->secondOrder, matching), 2);
    double best = -HUGE_VAL;
    for (int choice = 0; choice < 16; ++choice) {
        std::vector<int> heads{kNoHead, 0, 0};
        for (int word = 0; word < 4; ++word)
            heads.push_back(1 + ((choice >> word) & 1));
        const double score = scoreOf(lesson.scores->secondOrder, heads);
        EXPECT_TRUE(score < 2 || heads == matching);
        best = std::max(best, score);
    }
    EXPECT_EQ(best, 2);
}

/// Table 1 has four examples of sentence (a) and sentence (b) together.
TEST(BuiltInLessonsTest, TheTwoSentencesGiveTheExamplesOfTheTable)
{
    const auto examplesOf = [](const char* id) { return tournamentExamples(bunsetsuHeads(*builtIn(id).sentence)); };
    EXPECT_EQ(examplesOf("iwatate-2008-figure-3"),
        (std::vector<GameExample>{{1, 2, 4, true}, {1, 3, 4, true}, {2, 3, 4, false}}));
    EXPECT_EQ(examplesOf("iwatate-2008-table-1"), (std::vector<GameExample>{{1, 2, 3, true}}));
}

TEST(LessonTest, ReadsWordsTreeAndScores)
{
    const auto lesson = parseLesson(with(R"(, "title": "T", "text": "Some text.", "beside": "cle", "step": 7,
        "words": ["a", ["b", "NOUN"]], "heads": [2, 0], "relations": ["x", "root"], "root": "many",
        "scores": {"otherwise": null, "arcs": [[0, 2, 3.5], [2, 1, 1], [0, 1, -2]],
                   "siblings": [[0, 1, 2, 4], [2, 0, 1, -1]]})"),
        "test.json");
    ASSERT_TRUE(lesson) << lesson.error().member;
    EXPECT_EQ(lesson->title.in("en"), "T");
    EXPECT_EQ(lesson->beside, "cle");
    EXPECT_EQ(lesson->step, 7);
    EXPECT_FALSE(lesson->lastStep);
    EXPECT_EQ(lesson->sentence->word(2).upos, "NOUN");
    EXPECT_EQ(lesson->sentence->word(1).relation, "x");
    EXPECT_EQ(lesson->scores->root, RootPolicy::Many);
    EXPECT_EQ(lesson->scores->arcs.at(0, 2), 3.5F);
    EXPECT_EQ(lesson->scores->arcs.at(1, 2), forbiddenScore);
    EXPECT_EQ(scoreOf(lesson->scores->secondOrder, {kNoHead, 0, 0}), 3.5 - 2 + 4);
    EXPECT_EQ(scoreOf(lesson->scores->secondOrder, {kNoHead, 2, 0}), 3.5 + 1 - 1);
}

TEST(LessonTest, ReadsBunsetsu)
{
    const auto lesson = parseLesson(with(R"(, "bunsetsu": [["本", "を"], ["読む"]], "heads": [2, 0])"), "test.json");
    ASSERT_TRUE(lesson);
    ASSERT_EQ(lesson->sentence->unitCount(), 2);
    EXPECT_EQ(lesson->sentence->unitText(1), "本を");
    EXPECT_EQ(lesson->sentence->headOf(1), 2);
    EXPECT_FALSE(lesson->scores);
}

TEST(LessonTest, ProblemsNameTheirPlace)
{
    const TeachingProblem syntax = problemOf("{\n  \"format\": \"arcwright-lesson\",\n  \"Kreis\": ö\n}");
    EXPECT_EQ(syntax.fault, TeachingFault::NotJson);
    EXPECT_EQ(syntax.line, 3U);
    EXPECT_GE(syntax.column, 12U);
    EXPECT_EQ(syntax.file, "test.json");
    const auto expectFault = [](const std::string& text, TeachingFault fault, const std::string& member) {
        const TeachingProblem problem = problemOf(text);
        EXPECT_EQ(problem.fault, fault) << text;
        EXPECT_EQ(problem.member, member);
    };
    expectFault("[1, 2]", TeachingFault::OtherKind, "");
    expectFault(R"({"format": "arcwright-exercise"})", TeachingFault::OtherKind, "");
    expectFault(R"({"format": "arcwright-lesson"})", TeachingFault::Missing, "version");
    expectFault(R"({"format": "arcwright-lesson", "version": 3})", TeachingFault::TooNew, "version");
    expectFault(with(""), TeachingFault::Missing, "words");
    expectFault(with(R"(, "words": [])"), TeachingFault::WrongValue, "words");
    expectFault(with(R"(, "words": ["a", 3])"), TeachingFault::WrongValue, "words[1]");
    expectFault(with(R"(, "bunsetsu": [["a"], []])"), TeachingFault::WrongValue, "bunsetsu[1]");
    expectFault(with(R"(, "words": ["a", "b"], "heads": [0])"), TeachingFault::WrongValue, "heads");
    expectFault(with(R"(, "words": ["a", "b"], "heads": [2, 1])"), TeachingFault::WrongValue, "heads");
    expectFault(with(R"(, "words": ["a", "b"], "heads": [0, 3])"), TeachingFault::OutOfRange, "heads[1]");
    expectFault(with(R"(, "words": ["a"], "step": "end")"), TeachingFault::WrongValue, "step");
    expectFault(with(R"(, "words": ["a"], "root": "two", "scores": {"arcs": []})"), TeachingFault::WrongValue, "root");
    expectFault(with(R"(, "words": ["a"], "scores": {})"), TeachingFault::Missing, "scores.arcs");
    expectFault(with(R"(, "words": ["a", "b"], "scores": {"arcs": [[0, 1, 2], [0, 5, 2]]})"), TeachingFault::OutOfRange,
        "scores.arcs[1][1]");
    expectFault(
        with(R"(, "words": ["a", "b"], "scores": {"arcs": [[1, 1, 2]]})"), TeachingFault::WrongValue, "scores.arcs[0]");
    expectFault(with(R"(, "words": ["a", "b"], "scores": {"arcs": [], "siblings": [[0, 2, 1, 1]]})"),
        TeachingFault::WrongValue, "scores.siblings[0]");
}

/// Words `a`, so many, as a list of JSON.
std::string manyWords(int words)
{
    std::string list = "[";
    for (int word = 0; word < words; ++word)
        list += word == 0 ? "\"a\"" : ", \"a\"";
    return list + ']';
}

TEST(LessonFileTest, HasNoMoreWordsThanScoresTakeMemory)
{
    // 1,500 words in 12 KB would be 13 GB of scores.
    const std::string scores = R"(, "root": "many", "scores": {"otherwise": 0, "arcs": []}, "words": )";
    const TeachingProblem problem = problemOf(with(scores + manyWords(1500)));
    EXPECT_EQ(problem.fault, TeachingFault::WrongValue);
    EXPECT_EQ(problem.member, "words");
    EXPECT_EQ(problem.expected, "at most 200 words");
    EXPECT_TRUE(parseLesson(with(scores + manyWords(200)), "test.json").has_value());
    std::string phrases = "[" + manyWords(2001);
    EXPECT_EQ(problemOf(with(R"(, "bunsetsu": )" + phrases + "]")).member, "bunsetsu");
}

TEST(LessonFileTest, IsNotReadBeyondItsGreatestSize)
{
    const TeachingProblem problem = problemOf(std::string(mostTeachingBytes + 1, ' '));
    EXPECT_EQ(problem.fault, TeachingFault::TooLarge);
    EXPECT_EQ(problem.expected, "16 MB");
}

TEST(LessonFileTest, ScoresAreNumbersThatCanBeAdded)
{
    const auto scored = [](const std::string& score) {
        return with(R"(, "words": ["a", "b"], "scores": {"arcs": [[0, 1, )" + score + "]]}");
    };
    EXPECT_TRUE(parseLesson(scored("-1000000"), "test.json").has_value());
    EXPECT_EQ(problemOf(scored("1e39")).fault, TeachingFault::OutOfRange) << "would be infinite as a float";
    EXPECT_EQ(problemOf(scored("1e400")).fault, TeachingFault::NotJson) << "which no number of JSON's reader holds";
    EXPECT_EQ(problemOf(scored("1e400")).line, 1U);
}

} // namespace lesson_test
} // namespace arcwright
