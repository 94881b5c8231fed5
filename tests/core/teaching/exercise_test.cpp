// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/exercise_file.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace exercise_test {

Exercise exerciseOf(const char* sample, bool relations = true)
{
    return makeExercise(test::sampleSentences(sample), "Trees", Feedback::Marks, relations);
}

/// The solution with every third head or relation made wrong, left out, or left as it is.
Answers randomAnswers(const Exercise& exercise, std::uint64_t seed)
{
    Random random(seed);
    Answers answers = emptyAnswers(exercise);
    answers.student = "Anna Ö.";
    for (std::size_t item = 0; item < exercise.items.size(); ++item) {
        const DrawnTree& solution = exercise.items[item].solution;
        DrawnTree& drawn = answers.trees[item] = solution;
        const auto units = static_cast<std::uint32_t>(solution.heads.size());
        for (std::size_t unit = 1; unit < units; ++unit) {
            const auto choice = random.below(6);
            const int other = static_cast<int>(random.below(units));
            if (choice == 0)
                drawn.heads[unit] = kNoHead;
            else if (choice == 1 && other != static_cast<int>(unit))
                drawn.heads[unit] = other;
            else if (choice == 2)
                drawn.relations[unit] = "wrong";
        }
    }
    return answers;
}

TEST(ExerciseTest, NoRelationIsNotOneToChoose)
{
    const Exercise exercise = exerciseOf("danish.tag");
    const auto isEmpty = [](const std::string& relation) { return relation.empty(); };
    const auto& root = exercise.items.front().solution.relations;
    ASSERT_TRUE(std::any_of(root.begin() + 1, root.end(), isEmpty)) << "roots of the sample have none";
    EXPECT_TRUE(std::none_of(exercise.relations.begin(), exercise.relations.end(), isEmpty));
}

TEST(ExerciseTest, FilesHoldWhatWasWritten)
{
    for (const char* sample : {"english.conllu", "japanese.knp", "danish.tag"}) {
        const Exercise exercise = exerciseOf(sample);
        ASSERT_GT(exercise.items.size(), 10U);
        const auto read = parseExercise(textOf(exercise), "e.json");
        ASSERT_TRUE(read) << sample << ' ' << read.error().member;
        EXPECT_EQ(read->title, exercise.title);
        EXPECT_EQ(read->feedback, exercise.feedback);
        EXPECT_EQ(read->relations, exercise.relations);
        EXPECT_EQ(read->fingerprint(), exercise.fingerprint());
        for (std::size_t i = 0; i < exercise.items.size(); ++i) {
            EXPECT_EQ(read->items[i].sentence->tokens, exercise.items[i].sentence->tokens) << sample << ' ' << i;
            EXPECT_EQ(read->items[i].sentence->unitCount(), exercise.items[i].sentence->unitCount());
            EXPECT_EQ(read->items[i].solution, exercise.items[i].solution);
        }
        const Answers answers = randomAnswers(exercise, 1);
        const auto back = parseAnswers(textOf(answers), "a.json", *read);
        ASSERT_TRUE(back) << back.error().member;
        EXPECT_EQ(back->trees, answers.trees);
        EXPECT_EQ(back->student, answers.student);
    }
}

TEST(ExerciseTest, TheSolutionCannotBeReadInTheFile)
{
    Exercise exercise = exerciseOf("english.conllu");
    exercise.relations.clear(); // the list to choose from says no more than which there are
    const std::string text = textOf(exercise);
    EXPECT_EQ(text.find("heads"), std::string::npos);
    EXPECT_EQ(text.find("nsubj"), std::string::npos);
    for (const Exercise::Item& item : exercise.items) {
        for (int word = 1; word <= item.sentence->size(); ++word) {
            EXPECT_EQ(item.sentence->headOf(word), kNoHead);
            EXPECT_TRUE(item.sentence->relationOf(word).empty());
        }
    }
}

TEST(ExerciseTest, ADamagedSolutionIsNoticed)
{
    const std::string text = textOf(exerciseOf("english.conllu"));
    const auto at = text.find("\"solution\": \"") + 30;
    std::string damaged = text;
    damaged[at] = damaged[at] == 'A' ? 'B' : 'A';
    const auto read = parseExercise(damaged, "e.json");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().fault, TeachingFault::Damaged);
    EXPECT_EQ(read.error().member, "sentences[0].solution");
}

TEST(ExerciseTest, MarksAndScoresAgree)
{
    for (const bool relations : {true, false}) {
        const Exercise exercise = exerciseOf("english.conllu", relations);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const Answers answers = randomAnswers(exercise, seed);
            AttachmentCounts sum;
            std::size_t right = 0;
            std::size_t heads = 0;
            for (std::size_t item = 0; item < exercise.items.size(); ++item) {
                const auto marks = marksOf(exercise, item, answers.trees[item]);
                for (std::size_t unit = 1; unit < marks.size(); ++unit) {
                    right += marks[unit] == UnitMark::Right ? 1 : 0;
                    heads += marks[unit] == UnitMark::Right || marks[unit] == UnitMark::WrongRelation ? 1 : 0;
                }
                sum += scoreOf(exercise, item, answers.trees[item]);
            }
            EXPECT_EQ(sum, scoreOf(exercise, answers));
            EXPECT_EQ(sum.heads, heads);
            EXPECT_EQ(sum.labelled, right);
            EXPECT_LT(right, sum.tokens);
        }
    }
}

TEST(ExerciseTest, NothingDrawnIsNothingRightAndTheSolutionIsAll)
{
    const Exercise exercise = exerciseOf("japanese.knp");
    Answers answers = emptyAnswers(exercise);
    EXPECT_EQ(scoreOf(exercise, answers).heads, 0U);
    for (std::size_t item = 0; item < exercise.items.size(); ++item)
        answers.trees[item] = exercise.items[item].solution;
    EXPECT_EQ(scoreOf(exercise, answers).uas(), 100);
    EXPECT_EQ(scoreOf(exercise, answers).las(), 100);
}

TEST(ExerciseTest, TheLastBunsetsuIsThereFromTheStartAndDoesNotCount)
{
    const Exercise exercise = exerciseOf("japanese.knp");
    Answers answers = emptyAnswers(exercise);
    for (std::size_t item = 0; item < exercise.items.size(); ++item) {
        DrawnTree& tree = answers.trees[item];
        const auto bunsetsu = exercise.items[item].sentence->bunsetsu.size();
        EXPECT_EQ(tree.heads.back(), kRoot);
        EXPECT_EQ(tree.missingHeads(), static_cast<int>(bunsetsu) - 1);
        EXPECT_EQ(marksOf(exercise, item, tree).back(), UnitMark::Right);
        EXPECT_EQ(scoreOf(exercise, item, tree).tokens, bunsetsu - 1);
        tree = exercise.items[item].solution;
        tree.heads.back() = kNoHead; // as answers have it that were begun without
        const AttachmentCounts score = scoreOf(exercise, item, tree);
        EXPECT_EQ(score.heads, bunsetsu - 1);
        EXPECT_EQ(score.labelled, bunsetsu - 1);
        EXPECT_EQ(score.complete, 1U);
        if (bunsetsu < 3)
            continue;
        tree.heads[1] = tree.heads[1] == 2 ? 3 : 2;
        EXPECT_EQ(scoreOf(exercise, item, tree).heads, bunsetsu - 2);
        EXPECT_EQ(scoreOf(exercise, item, tree).complete, 0U);
    }
}

TEST(ExerciseTest, AnswersToOtherSentencesAreRefused)
{
    const Exercise english = exerciseOf("english.conllu");
    const auto refused = parseAnswers(textOf(emptyAnswers(exerciseOf("danish.tag"))), "a.json", english);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, TeachingFault::OtherExercise);
    const auto lesson = parseAnswers(R"({"format": "arcwright-lesson"})", "a.json", english);
    ASSERT_FALSE(lesson);
    EXPECT_EQ(lesson.error().fault, TeachingFault::OtherKind);
    EXPECT_EQ(parseExercise("{", "e.json").error().fault, TeachingFault::NotJson);
}

TEST(ExerciseTest, SentencesWithoutATreeAreLeftOut)
{
    const auto cycle = test::sentence({test::token("a", "X", 2, "x"), test::token("b", "X", 1, "x")});
    const auto tree = test::sentence({test::token("a", "X", 0, "root"), test::token("b", "X", 1, "x")});
    const Exercise exercise = makeExercise({cycle, tree}, "", Feedback::AfterHandIn, true);
    ASSERT_EQ(exercise.items.size(), 1U);
    EXPECT_EQ(exercise.relations, (std::vector<std::string>{"root", "x"}));
}

TEST(ExerciseTest, SentencesThatNobodyCouldDrawAreLeftOutAndNotRead)
{
    auto sentence = std::make_shared<Sentence>();
    for (int word = 0; word <= mostExerciseWords; ++word) {
        Token& token = sentence->tokens.emplace_back();
        token.form = "a";
        token.head = word;
        token.relation = "dep";
    }
    EXPECT_TRUE(makeExercise({sentence}, "", Feedback::Marks, true).items.empty());
    sentence->tokens.pop_back();
    const Exercise exercise = makeExercise({sentence}, "", Feedback::Marks, true);
    ASSERT_EQ(exercise.items.size(), 1U);
    EXPECT_TRUE(parseExercise(textOf(exercise), "e.json").has_value());

    std::string words = R"(["a", "X"])";
    for (int word = 0; word < mostExerciseWords; ++word)
        words += R"(, ["a", "X"])";
    const auto read = parseExercise(
        R"({"format": "arcwright-exercise", "version": 1, "feedback": "marks", "relations": null, "sentences": [{"words": [)"
            + words + R"(], "solution": "AAAA"}]})",
        "e.json");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().member, "sentences[0].words");
    EXPECT_EQ(parseExercise(std::string(mostTeachingBytes + 1, ' '), "e.json").error().fault, TeachingFault::TooLarge);
}

TEST(ExerciseTest, SentencesArePickedByTheirNumbers)
{
    using Numbers = std::vector<std::size_t>;
    EXPECT_EQ(pickedSentences("3"), Numbers{3});
    EXPECT_EQ(pickedSentences(" 7-9, 3;8 "), (Numbers{7, 8, 9, 3}));
    for (const char* wrong : {"", " , ", "0", "x", "3-", "-3", "9-7", "3.5", "1-100000000000", "99999999999999999999"})
        EXPECT_EQ(pickedSentences(wrong), std::nullopt) << wrong;
}

TEST(ExerciseTest, ASolutionOfItsOwnLeavesNothingInTheStudentsFile)
{
    for (const char* sample : {"english.conllu", "japanese.knp", "danish.tag"}) {
        const Exercise whole = exerciseOf(sample);
        const Exercise apart = withoutSolution(whole, drawnExerciseId());
        const std::string text = textOf(apart);
        EXPECT_EQ(text.find("solution"), std::string::npos);
        const auto read = parseExercise(text, "e.arcexercise");
        ASSERT_TRUE(read) << read.error().member;
        EXPECT_FALSE(read->isSolved());
        EXPECT_EQ(read->feedback, Feedback::AfterHandIn);
        EXPECT_EQ(read->hasRootRelations, whole.hasRootRelations);
        EXPECT_EQ(emptyAnswers(*read).trees, emptyAnswers(whole).trees) << "the last bunsetsu is there";
        // The same words with another solution are the same to a student.
        Exercise other = whole;
        for (Exercise::Item& item : other.items)
            std::fill(item.solution.relations.begin(), item.solution.relations.end(), "other");
        other = withoutSolution(other, apart.id);
        other.hasRootRelations = apart.hasRootRelations;
        for (std::size_t i = 0; i < other.items.size(); ++i)
            other.items[i].lastRelation = apart.items[i].lastRelation;
        EXPECT_EQ(textOf(other), text);
        EXPECT_EQ(other.fingerprint(), apart.fingerprint());

        Exercise teachers = whole;
        teachers.id = apart.id;
        const auto solved = withSolution(*read, solutionTextOf(teachers), "e.arcsolution");
        ASSERT_TRUE(solved) << solved.error().member;
        EXPECT_TRUE(solved->isSolved());
        EXPECT_EQ(solved->fingerprint(), read->fingerprint()) << "answers still belong to it";
        const Answers answers = randomAnswers(whole, 5);
        EXPECT_EQ(scoreOf(*solved, answers).heads, scoreOf(whole, answers).heads);
        EXPECT_EQ(scoreOf(*solved, answers).labelled, scoreOf(whole, answers).labelled);
        teachers.id = drawnExerciseId();
        EXPECT_NE(teachers.id, apart.id);
        const auto foreign = withSolution(*read, solutionTextOf(teachers), "e.arcsolution");
        ASSERT_FALSE(foreign);
        EXPECT_EQ(foreign.error().fault, TeachingFault::OtherExercise);
    }
}

} // namespace exercise_test
} // namespace arcwright
