// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/algorithm_question.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/decoding/sibling_table.h"
#include "core/teaching/exercise_file.h"
#include "core/teaching/lesson_steps.h"
#include "core/transitions/transition_parse.h"
#include "core/treebank/graph.h"

namespace arcwright {
namespace algorithm_question_test {

Lesson stopOf(const char* player, int words, std::uint64_t seed, RootPolicy root, int step)
{
    auto sentence = std::make_shared<Sentence>();
    for (int word = 1; word <= words; ++word)
        sentence->tokens.emplace_back().form = "w" + std::to_string(word);
    Lesson stop;
    stop.id = "asked";
    stop.player = player;
    stop.step = step;
    stop.sentence = std::move(sentence);
    stop.scores = randomPartScores(words, seed, root);
    stop.scoresFrom = LessonScores::Drawn;
    return stop;
}

/// All trees of so many words.
std::vector<std::vector<int>> allTrees(int words, RootPolicy root)
{
    std::vector<std::vector<int>> trees;
    std::vector<int> heads(static_cast<std::size_t>(words) + 1, 0);
    heads[0] = kNoHead;
    for (;;) {
        const auto roots = std::count(heads.begin() + 1, heads.end(), kRoot);
        if (isTree(heads) && (root == RootPolicy::Many || roots == 1))
            trees.push_back(heads);
        int word = words;
        while (word > 0 && heads[static_cast<std::size_t>(word)] == words)
            heads[static_cast<std::size_t>(word--)] = 0;
        if (word == 0)
            return trees;
        ++heads[static_cast<std::size_t>(word)];
    }
}

double sumOfArcs(const ArcScores& arcs, const std::vector<int>& heads)
{
    double sum = 0;
    for (int word = 1; word < static_cast<int>(heads.size()); ++word)
        sum += static_cast<double>(arcs.at(heads[static_cast<std::size_t>(word)], word));
    return sum;
}

std::set<std::string> rightNames(const AlgorithmQuestion& question)
{
    std::set<std::string> names;
    for (const QuestionChoice& choice : question.choices) {
        EXPECT_EQ(choice.isRight, isRight(question, 0, choice.name));
        if (choice.isRight)
            names.insert(choice.name);
    }
    return names;
}

/// Whether the heads within a span are a projective forest under `tops`, which no arc goes over.
bool isForest(const std::vector<int>& heads, const ChartItem& span, const std::vector<int>& tops, RootPolicy root)
{
    const auto isTop = [&](int word) { return std::find(tops.begin(), tops.end(), word) != tops.end(); };
    for (int word = span.left; word <= span.right; ++word) {
        if (isTop(word))
            continue;
        const int head = heads[static_cast<std::size_t>(word)];
        if (head == word || (root == RootPolicy::Single && head == kRoot))
            return false;
        int steps = 0;
        for (int above = head; !isTop(above); above = heads[static_cast<std::size_t>(above)]) {
            if (++steps > span.right)
                return false;
        }
        const auto [low, high] = std::minmax(head, word);
        for (int between = low + 1; between < high; ++between) {
            const int other = heads[static_cast<std::size_t>(between)];
            if (isTop(between) || other < low || other > high)
                return false;
        }
    }
    return true;
}

/// The best score of the trees over a span that an item stands for, by trying all heads of its words. `score` has the
/// heads within the span, kNoHead for what has none there.
template <class Score>
double bestOfItem(const ChartItem& item, RootPolicy root, const Score& score)
{
    const bool isRightward = item.kind == ChartItemKind::IncompleteRight || item.kind == ChartItemKind::CompleteRight;
    const bool hasArc = item.kind == ChartItemKind::IncompleteRight || item.kind == ChartItemKind::IncompleteLeft;
    const int top = isRightward ? item.left : item.right;
    const int far = isRightward ? item.right : item.left;
    const std::vector<int> tops
        = item.kind == ChartItemKind::Sibling ? std::vector<int>{item.left, item.right} : std::vector<int>{top};
    std::vector<int> free;
    for (int word = item.left; word <= item.right; ++word) {
        if (std::find(tops.begin(), tops.end(), word) == tops.end())
            free.push_back(word);
    }
    double best = impossible;
    std::vector<int> heads(static_cast<std::size_t>(item.right) + 1, kNoHead);
    for (const int word : free)
        heads[static_cast<std::size_t>(word)] = item.left;
    for (;;) {
        if (isForest(heads, item, tops, root) && (!hasArc || heads[static_cast<std::size_t>(far)] == top))
            best = std::max(best, score(heads));
        std::size_t turned = free.size();
        while (turned > 0 && heads[static_cast<std::size_t>(free[turned - 1])] == item.right)
            heads[static_cast<std::size_t>(free[--turned])] = item.left;
        if (turned == 0)
            return best;
        ++heads[static_cast<std::size_t>(free[turned - 1])];
    }
}

/// Of the arcs within a span.
double arcsWithin(const ArcScores& arcs, const std::vector<int>& heads)
{
    double sum = 0;
    for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
        if (const int head = heads[static_cast<std::size_t>(word)]; head != kNoHead)
            sum += static_cast<double>(arcs.at(head, word));
    }
    return sum;
}

/// Of the neighbouring dependents within a span, outward on either side of each head, the first with none before it.
double siblingsWithin(const SiblingTable& pairs, const std::vector<int>& heads)
{
    double sum = 0;
    const int end = static_cast<int>(heads.size());
    for (int head = 0; head < end; ++head) {
        for (const int side : {-1, 1}) {
            int before = 0;
            for (int word = head + side; word >= 1 && word < end; word += side) {
                if (heads[static_cast<std::size_t>(word)] != head)
                    continue;
                const auto pair = pairs.find({head, before, word});
                sum += pair == pairs.end() ? 0 : static_cast<double>(pair->second);
                before = word;
            }
        }
    }
    return sum;
}

TEST(AlgorithmQuestionTest, CellsOfSecondOrderAreWhatTryingAllTreesOfTheirSpanSays)
{
    std::map<ChartItemKind, int> asked;
    int differ = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const RootPolicy root = seed % 2 == 0 ? RootPolicy::Single : RootPolicy::Many;
        for (int step = 0; step < 60; step += mostQuestionCells) {
            const auto question = questionAt(stopOf("eisner2", 4, seed, root, step), mostQuestionCells);
            if (!question)
                break;
            PartScores parts = *question->stop.scores;
            const SiblingTable pairs = siblingsOf(parts.secondOrder);
            for (const QuestionBlank& blank : question->blanks) {
                if (blank.item.kind == ChartItemKind::Tree)
                    continue;
                const double best = bestOfItem(blank.item, root, [&](const std::vector<int>& heads) {
                    return arcsWithin(parts.arcs, heads) + siblingsWithin(pairs, heads);
                });
                EXPECT_NEAR(blank.score, best, 1e-4)
                    << "seed " << seed << ", step " << step << ", item " << static_cast<int>(blank.item.kind) << ' '
                    << blank.item.left << ' ' << blank.item.right;
                const double ofArcs = bestOfItem(
                    blank.item, root, [&](const std::vector<int>& heads) { return arcsWithin(parts.arcs, heads); });
                differ += std::abs(ofArcs - best) > 0.5 ? 1 : 0;
                ++asked[blank.item.kind];
            }
        }
    }
    EXPECT_EQ(asked.size(), 5U) << "items of siblings among them";
    EXPECT_GT(differ, 20) << "or siblings would decide nothing";
}

TEST(AlgorithmQuestionTest, CellsAreWhatTryingAllTreesOfTheirSpanSays)
{
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const RootPolicy root = seed % 2 == 0 ? RootPolicy::Single : RootPolicy::Many;
        const auto question = questionAt(stopOf("eisner", 4, seed, root, 0), mostQuestionCells);
        ASSERT_TRUE(question);
        EXPECT_EQ(question->kind, QuestionKind::FillChart);
        for (std::size_t part = 0; part < question->parts(); ++part) {
            const QuestionBlank& blank = question->blanks[part];
            if (blank.item.kind == ChartItemKind::Tree)
                continue;
            const double best = bestOfItem(blank.item, root,
                [&](const std::vector<int>& heads) { return arcsWithin(question->stop.scores->arcs, heads); });
            EXPECT_NEAR(blank.score, best, 1e-4) << seed << ' ' << part;
            EXPECT_TRUE(isRight(*question, part, rightAnswer(*question, part)));
            EXPECT_FALSE(isRight(*question, part, std::to_string(blank.score + 1)));
            EXPECT_FALSE(isRight(*question, part, ""));
            ++asked;
        }
    }
    EXPECT_GT(asked, 60);
}

TEST(AlgorithmQuestionTest, TheBestMoveIsTheOneToTheBestTreeOfAllThatDifferByIt)
{
    int asked = 0;
    int none = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        const RootPolicy root = seed % 2 == 0 ? RootPolicy::Single : RootPolicy::Many;
        for (int step = 1; step < 12; ++step) {
            Lesson stop = stopOf("hill", 4, seed, root, step);
            stop.scores->climb.price = seed % 3 == 0 ? 2 : 0;
            const auto question = questionAt(stop);
            if (!question)
                break;
            const auto run = runLesson(stop, "hill", TraceDetail::Everything);
            ClimbState state;
            for (int i = 0; i < step; ++i)
                state.apply(std::get<std::vector<MoveStep>>(run->trace)[static_cast<std::size_t>(i)]);
            const std::vector<int> now = headsOfArcs(state.arcs(), 4);
            const double score = arcwright::scoreOf(stop.scores->secondOrder, now);
            // Trees one head away; under a single root also those whose root is another, by two heads.
            double best = stop.scores->climb.threshold();
            std::set<std::string> right;
            for (const std::vector<int>& tree : allTrees(4, root)) {
                std::vector<int> changed;
                for (int word = 1; word <= 4; ++word) {
                    if (tree[static_cast<std::size_t>(word)] != now[static_cast<std::size_t>(word)])
                        changed.push_back(word);
                }
                const auto name = [&](int word) {
                    return std::to_string(tree[static_cast<std::size_t>(word)]) + '>' + std::to_string(word);
                };
                std::string moved = changed.size() == 1 ? name(changed[0]) : std::string();
                if (changed.size() == 2 && root == RootPolicy::Single) {
                    for (int i = 0; i < 2; ++i) {
                        const auto to = static_cast<std::size_t>(changed[static_cast<std::size_t>(i)]);
                        const auto from = static_cast<std::size_t>(changed[static_cast<std::size_t>(1 - i)]);
                        if (tree[to] == kRoot && now[from] == kRoot)
                            moved = name(static_cast<int>(to)) + ',' + name(static_cast<int>(from));
                    }
                }
                if (moved.empty())
                    continue;
                const double gain = arcwright::scoreOf(stop.scores->secondOrder, tree) - score;
                if (gain > best + 1e-6)
                    right.clear();
                if (gain > stop.scores->climb.threshold() && gain >= best - 1e-6)
                    right.insert(moved);
                best = std::max(best, gain);
            }
            none += right.empty() ? 1 : 0;
            if (right.empty())
                right.insert("none");
            EXPECT_EQ(rightNames(*question), right) << "seed " << seed << ", step " << step;
            ++asked;
        }
    }
    EXPECT_GT(asked, 60);
    EXPECT_GT(none, 10);
}

TEST(AlgorithmQuestionTest, AnArcOfACycleIsGivenUpRightlyIfABestTreeHasAllTheOthers)
{
    int asked = 0;
    int several = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const RootPolicy root = seed % 2 == 0 ? RootPolicy::Single : RootPolicy::Many;
        const auto trees = allTrees(5, root);
        for (int step = 0; step < 30; ++step) {
            const auto question = questionAt(stopOf("cle", 5, seed, root, step));
            if (!question)
                continue;
            ASSERT_EQ(question->kind, QuestionKind::CycleArc);
            const ArcScores& arcs = question->stop.scores->arcs;
            double best = impossible;
            for (const auto& tree : trees)
                best = std::max(best, sumOfArcs(arcs, tree));
            std::set<std::string> right;
            for (const auto& tree : trees) {
                if (sumOfArcs(arcs, tree) < best - 1e-4)
                    continue;
                std::vector<std::string> missing;
                for (const QuestionChoice& choice : question->choices) {
                    if (tree[static_cast<std::size_t>(choice.arc.dependent)] != choice.arc.head)
                        missing.push_back(choice.name);
                }
                if (missing.size() == 1)
                    right.insert(missing.front());
            }
            EXPECT_EQ(rightNames(*question), right) << "seed " << seed << ", step " << step;
            several += right.size() > 1 ? 1 : 0;
            ++asked;
        }
    }
    EXPECT_GT(asked, 60);
    EXPECT_GT(several, 0) << "equally good ones";
}

TEST(AlgorithmQuestionTest, ThatTheRootHasSeveralDependentsIsChosenOrOfTheScores)
{
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (int step = 0; step < 20; ++step) {
            Lesson chosen = stopOf("cle", 5, seed, RootPolicy::Single, step);
            chosen.choices = {{"roots", "several"}};
            const auto ofChoice = questionAt(chosen);
            const auto ofScores = questionAt(stopOf("cle", 5, seed, RootPolicy::Many, step));
            ASSERT_EQ(ofChoice.has_value(), ofScores.has_value()) << seed << ' ' << step;
            if (!ofChoice)
                continue;
            EXPECT_EQ(rightNames(*ofChoice), rightNames(*ofScores));
            ++asked;
        }
    }
    EXPECT_GT(asked, 10);
}

TEST(AlgorithmQuestionTest, TheNextTransitionIsTheOneThatTheParserTakes)
{
    for (const TransitionSystemRow& row : transitionSystemTable) {
        std::size_t asked = 0;
        const Lesson first = stopOf(std::string(row.name).c_str(), 5, 3, RootPolicy::Single, 0);
        const TransitionSetting setting{row.system, RootPolicy::Single, 5};
        const auto steps = parseByTransitions(setting, guideByScores(setting, [&](const Configuration& configuration) {
            return scoresByArcs(setting, first.scores->arcs, configuration);
        }));
        for (std::size_t step = 0; step < steps.size() + 3; ++step) {
            Lesson stop = first;
            stop.step = static_cast<int>(step);
            const auto question = questionAt(stop);
            const auto* taken = step < steps.size() ? std::get_if<TransitionTaken>(&steps[step].what) : nullptr;
            ASSERT_EQ(question.has_value(), taken != nullptr) << row.name << step;
            if (!taken)
                continue;
            EXPECT_EQ(question->kind, QuestionKind::NextTransition);
            EXPECT_EQ(question->choices.size(), row.transitions.size());
            EXPECT_TRUE(
                std::any_of(question->choices.begin(), question->choices.end(), [&](const QuestionChoice& choice) {
                    return choice.transition == taken->transition && choice.isRight;
                }));
            ++asked;
        }
        EXPECT_GE(asked, 6U) << row.name;
    }
}

TEST(AlgorithmQuestionTest, NothingIsAskedWhereNothingIsDecided)
{
    EXPECT_FALSE(questionAt(stopOf("matrix-tree", 4, 1, RootPolicy::Single, 0)));
    EXPECT_FALSE(questionAt(stopOf("multi", 4, 1, RootPolicy::Single, 1)));
    EXPECT_FALSE(questionAt(stopOf("hill", 4, 1, RootPolicy::Single, 0))) << "there is no tree yet";
    for (const char* player : {"eisner", "hill", "cle", "arc-standard"})
        EXPECT_FALSE(questionAt(stopOf(player, 4, 1, RootPolicy::Single, 1000))) << player;
    Lesson last = stopOf("eisner", 4, 1, RootPolicy::Single, 0);
    last.lastStep = true;
    EXPECT_FALSE(questionAt(last));
    EXPECT_FALSE(questionAt(stopOf("eisner", mostQuestionWords + 1, 1, RootPolicy::Single, 0)));
}

TEST(AlgorithmQuestionTest, NumbersAreReadAsPeopleWriteThem)
{
    EXPECT_EQ(numberTyped("3"), 3);
    EXPECT_EQ(numberTyped(" −3,5 "), -3.5);
    EXPECT_EQ(numberTyped("+0.25"), 0.25);
    for (const char* none : {"", "x", "3 x", "1e3", "--2", "nan", "3.5.1"})
        EXPECT_FALSE(numberTyped(none)) << none;
}

TEST(AlgorithmQuestionTest, RoundedScoresAreThoseThatAreSeen)
{
    Lesson stop = stopOf("eisner2", 4, 7, RootPolicy::Single, 0);
    stop.scores->arcs.at(1, 2) = 1.23456F;
    stop.scores = partScoresOf(stop.scores->arcs, stop.scores->root);
    SiblingTable pairs = siblingsOf(stop.scores->secondOrder);
    pairs[{1, 2, 3}] = 0.4567F;
    setSiblings(stop.scores->secondOrder, pairs);
    Lesson rounded = withRoundedScores(stop);
    EXPECT_FLOAT_EQ(rounded.scores->arcs.at(1, 2), 1.23F);
    EXPECT_FLOAT_EQ(siblingsOf(rounded.scores->secondOrder)[SiblingPair({1, 2, 3})], 0.46F);
    EXPECT_EQ(rounded.scores->arcs.at(3, 2), stop.scores->arcs.at(3, 2));
}

TEST(AlgorithmQuestionTest, AnExerciseHasNothingThatTellsTheAnswer)
{
    Lesson stop = stopOf("arc-standard", 4, 1, RootPolicy::Single, 2);
    auto sentence = std::make_shared<Sentence>(*stop.sentence);
    for (int word = 1; word <= 4; ++word)
        sentence->tokens[static_cast<std::size_t>(word) - 1].head = word - 1;
    stop.sentence = sentence;
    stop.title = LessonWords("A shift comes next");
    stop.text = LessonWords("It is a shift.");
    stop.question = LessonWords("What comes next?");
    stop.beside = "eisner";
    const auto question = questionForExercise(stop);
    ASSERT_TRUE(question);
    EXPECT_TRUE(question->stop.title.empty());
    EXPECT_TRUE(question->stop.text.empty());
    EXPECT_TRUE(question->stop.beside.empty());
    EXPECT_FALSE(question->stop.question.empty());
    EXPECT_EQ(question->stop.sentence->word(2).form, "w2");
    EXPECT_EQ(question->stop.sentence->headOf(2), kNoHead);
}

/// An exercise that asks what comes after a stop, as it is written with the solution in a file of its own.
Exercise exerciseWithId(const Lesson& stop)
{
    Exercise exercise;
    exercise.id = "0123";
    exercise.questions.push_back(questionForExercise(stop).value());
    return exercise;
}

TEST(AlgorithmQuestionTest, AScoreThatIsRoundedToMinusNothingIsNothing)
{
    Lesson stop = stopOf("eisner2", 4, 1, RootPolicy::Single, 0);
    stop.scores->arcs.at(1, 2) = -0.003F;
    stop.scores = partScoresOf(stop.scores->arcs, stop.scores->root);
    SiblingTable pairs = siblingsOf(stop.scores->secondOrder);
    pairs[{1, 2, 3}] = -0.003F;
    setSiblings(stop.scores->secondOrder, pairs);
    const Exercise exercise = exerciseWithId(stop);
    EXPECT_FALSE(std::signbit(exercise.questions[0].stop.scores->arcs.at(1, 2)));
    const auto students = parseExercise(textOf(withoutSolution(exercise, exercise.id)), "q.arcexercise");
    ASSERT_TRUE(students);
    EXPECT_TRUE(withSolution(*students, solutionTextOf(exercise), "q.arcsolution"));
}

TEST(AlgorithmQuestionTest, WhateverDecidesWhichAnswersAreRightTellsExercisesApart)
{
    const Lesson stop = stopOf("hill", 5, 4, RootPolicy::Single, 1);
    std::vector<Lesson> stops(4, stop);
    stops[1].scores->root = RootPolicy::Many;
    stops[2].scores->climb.price = 1;
    SiblingTable pairs = siblingsOf(stops[3].scores->secondOrder);
    pairs[{1, 2, 3}] += 1;
    setSiblings(stops[3].scores->secondOrder, pairs);
    std::set<std::string> prints;
    for (const Lesson& one : stops) {
        const Exercise exercise = exerciseWithId(one);
        const auto read = parseExercise(textOf(withoutSolution(exercise, exercise.id)), "q.arcexercise");
        ASSERT_TRUE(read);
        EXPECT_EQ(read->fingerprint(), exercise.fingerprint());
        prints.insert(exercise.fingerprint());
    }
    EXPECT_EQ(prints.size(), stops.size());
}

TEST(AlgorithmQuestionTest, ArcsThatSecondOrderLeavesOutAreThoseOfTheFile)
{
    Lesson stop = stopOf("eisner2", 4, 3, RootPolicy::Single, 0);
    std::vector<char> kept(static_cast<std::size_t>(stop.scores->secondOrder.arcs().size()), 1);
    kept[static_cast<std::size_t>(stop.scores->secondOrder.arcs().find(3, 1))] = 0;
    stop.scores->secondOrder = restricted(stop.scores->secondOrder, kept);
    const Exercise exercise = exerciseWithId(stop);
    const auto read = parseExercise(textOf(withoutSolution(exercise, exercise.id)), "q.arcexercise");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->fingerprint(), exercise.fingerprint());
}

/// One question of each kind.
Exercise exerciseOfQuestions()
{
    Exercise exercise;
    exercise.title = "Algorithms";
    exercise.questions.push_back(questionAt(stopOf("eisner", 4, 1, RootPolicy::Single, 3), 4).value());
    exercise.questions.push_back(questionAt(stopOf("hill", 5, 4, RootPolicy::Single, 1)).value());
    exercise.questions.push_back(questionAt(stopOf("arc-standard", 4, 1, RootPolicy::Single, 4)).value());
    for (int step = 0; exercise.questions.size() < 4; ++step) {
        if (auto question = questionAt(stopOf("cle", 5, 2, RootPolicy::Single, step)))
            exercise.questions.push_back(*std::move(question));
    }
    return exercise;
}

TEST(AlgorithmQuestionTest, FilesHoldQuestionsAndAnswers)
{
    const Exercise exercise = exerciseOfQuestions();
    const auto read = parseExercise(textOf(exercise), "q.arcexercise");
    ASSERT_TRUE(read) << read.error().member << ' ' << read.error().expected;
    ASSERT_EQ(read->questions.size(), 4U);
    EXPECT_EQ(read->fingerprint(), exercise.fingerprint());
    Answers answers = emptyAnswers(*read);
    EXPECT_EQ(answersToAll(*read, answers).right, 0U);
    answers.student = "Anna";
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(read->questions[i].kind, exercise.questions[i].kind);
        for (std::size_t part = 0; part < read->questions[i].parts(); ++part)
            answers.questions[i][part] = rightAnswer(exercise.questions[i], part);
    }
    const auto back = parseAnswers(textOf(answers), "a.json", *read);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->questions, answers.questions);
    EXPECT_EQ(answersToAll(*read, *back).right, 7U);
    EXPECT_EQ(answersToAll(*read, *back).parts, 7U);
    answers.questions[0].pop_back();
    EXPECT_FALSE(parseAnswers(textOf(answers), "a.json", *read));
    answers.questions.pop_back();
    EXPECT_FALSE(parseAnswers(textOf(answers), "a.json", *read));
}

TEST(AlgorithmQuestionTest, AQuestionAtAStepThatAsksNothingIsNamed)
{
    std::string text = textOf(exerciseOfQuestions());
    const auto place = text.find("\"step\": 3");
    ASSERT_NE(place, std::string::npos);
    text.replace(place, 9, "\"step\": 999");
    const auto read = parseExercise(text, "q.arcexercise");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().member, "questions[0].step");
}

} // namespace algorithm_question_test
} // namespace arcwright
