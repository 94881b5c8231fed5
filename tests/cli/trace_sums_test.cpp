// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/decoding/part_scores.h"
#include "core/teaching/lesson_steps.h"
#include "tests/cli/json_lines.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace trace_sums_test {

using nlohmann::json;
using test::Program;
using test::sample;

/// A lesson of four words with typed scores, and all their trees.
class TraceSumsTest : public testing::Test {
protected:
    struct Tree {
        std::vector<int> heads;
        double score = 0;
    };

    static Lesson stop(RootPolicy root)
    {
        auto sentence = std::make_shared<Sentence>();
        for (const char* form : {"She", "saw", "a", "duck"})
            sentence->tokens.emplace_back().form = form;
        Lesson lesson;
        lesson.player = "inside-outside";
        lesson.sentence = std::move(sentence);
        ArcScores arcs(4);
        for (int head = 0; head <= 4; ++head) {
            for (int dependent = 1; dependent <= 4; ++dependent) {
                if (head != dependent)
                    arcs.at(head, dependent) = static_cast<float>((head * 7 + dependent * 5) % 6) / 2 - 1;
            }
        }
        lesson.scores = partScoresOf(arcs, root);
        return lesson;
    }
    static bool isProjective(const std::vector<int>& heads)
    {
        for (int word = 1; word <= 4; ++word) {
            const int head = heads[static_cast<std::size_t>(word)];
            for (int between = std::min(head, word) + 1; between < std::max(head, word); ++between) {
                int above = between;
                while (above > 0 && above != head)
                    above = heads[static_cast<std::size_t>(above)];
                if (above != head)
                    return false;
            }
        }
        return true;
    }
    static std::vector<Tree> trees(const Lesson& lesson, bool projective)
    {
        std::vector<Tree> all;
        for (int code = 0; code < 625; ++code) {
            Tree tree{{kNoHead, code % 5, code / 5 % 5, code / 25 % 5, code / 125}, 0};
            const auto roots = std::count(tree.heads.begin() + 1, tree.heads.end(), kRoot);
            if (!isTree(tree.heads) || (lesson.scores->root == RootPolicy::Single && roots != 1)
                || (projective && !isProjective(tree.heads)))
                continue;
            for (int word = 1; word <= 4; ++word)
                tree.score
                    += static_cast<double>(lesson.scores->arcs.at(tree.heads[static_cast<std::size_t>(word)], word));
            all.push_back(std::move(tree));
        }
        std::stable_sort(
            all.begin(), all.end(), [](const Tree& one, const Tree& other) { return one.score > other.score; });
        return all;
    }
    std::vector<json> trace(const Lesson& lesson, const char* algorithm, std::vector<std::string> more = {})
    {
        LessonSeries series;
        series.id = "sums";
        series.stops = {lesson};
        more.insert(more.begin(),
            {"trace", "--scores", m_program.folder().write("sums.arclesson", textOf(series)), "--decoder", algorithm,
                "--json"});
        const auto outcome = m_program.run(more);
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        return test::jsonLines(outcome.output);
    }
    static std::vector<json> ofKind(const std::vector<json>& objects, const char* kind)
    {
        std::vector<json> found;
        std::copy_if(objects.begin(), objects.end(), std::back_inserter(found),
            [&](const json& object) { return object.value("kind", "") == kind; });
        return found;
    }

    Program m_program;
};

TEST_F(TraceSumsTest, SumsAndProbabilitiesAreThoseOfAllTrees)
{
    for (const char* algorithm : {"inside-outside", "matrix-tree"}) {
        for (const RootPolicy root : {RootPolicy::Single, RootPolicy::Many}) {
            const Lesson lesson = stop(root);
            const bool isProjective = std::string(algorithm) == "inside-outside";
            const std::vector<json> objects = trace(lesson, algorithm);
            EXPECT_EQ(objects.front()["steps"], stepsOf(lesson, algorithm)) << "as many as the window shows";
            double sum = 0;
            std::map<std::pair<int, int>, double> arcs;
            for (const Tree& tree : trees(lesson, isProjective)) {
                sum += std::exp(tree.score);
                for (int word = 1; word <= 4; ++word)
                    arcs[{tree.heads[static_cast<std::size_t>(word)], word}] += std::exp(tree.score);
            }
            const json marginals = ofKind(objects, "marginals").at(0);
            EXPECT_NEAR(marginals["log_partition"].get<double>(), std::log(sum), 1e-6);
            for (const json& arc : marginals["arcs"])
                EXPECT_NEAR(arc["probability"].get<double>(), (arcs[{arc["head"], arc["dependent"]}]) / sum, 1e-6);
            EXPECT_EQ(ofKind(objects, "drawn").size(), static_cast<std::size_t>(lessonDraws));
            const auto best = trees(lesson, isProjective).front();
            double score = 0;
            for (const json& word : objects.back()["tree"])
                score += static_cast<double>(lesson.scores->arcs.at(word["head"], word["word"]));
            EXPECT_NEAR(score, best.score, 1e-6);
            if (!isProjective)
                continue;
            const json whole = ofKind(objects, "inside").back();
            EXPECT_EQ(whole["item"]["kind"], root == RootPolicy::Single ? "tree" : "complete right");
            EXPECT_NEAR(whole["log_sum"].get<double>(), std::log(sum), 1e-6);
        }
    }
}

TEST_F(TraceSumsTest, SharesOfTheWaysSumToOne)
{
    const std::vector<json> objects = trace(stop(RootPolicy::Single), "inside-outside", {"--detail", "everything"});
    for (const json& step : ofKind(objects, "inside")) {
        double sum = 0;
        for (const json& way : step["ways"])
            sum += way["share"].get<double>();
        EXPECT_NEAR(sum, 1, 1e-9);
    }
}

TEST_F(TraceSumsTest, AHigherTemperatureMakesTreesMoreAlike)
{
    const auto likeliest = [&](const char* temperature) {
        const auto objects = trace(stop(RootPolicy::Single), "matrix-tree", {"--temperature", temperature});
        double most = 0;
        const json marginals = ofKind(objects, "marginals").at(0);
        for (const json& arc : marginals["arcs"])
            most = std::max(most, arc["probability"].get<double>());
        return most;
    };
    EXPECT_GT(likeliest("0.5"), likeliest("1"));
    EXPECT_GT(likeliest("1"), likeliest("10"));
}

TEST_F(TraceSumsTest, TheBestTreesAreThoseOfAllProjectiveOnes)
{
    for (const RootPolicy root : {RootPolicy::Single, RootPolicy::Many}) {
        const Lesson lesson = stop(root);
        const auto all = trees(lesson, true);
        const std::vector<json> objects = trace(lesson, "k-best", {"--trees", "12"});
        EXPECT_EQ(trace(lesson, "k-best").front()["steps"], stepsOf(lesson, "k-best"));
        const auto found = ofKind(objects, "tree");
        ASSERT_EQ(found.size(), 12U);
        std::set<std::string> different;
        for (std::size_t i = 0; i < found.size(); ++i) {
            EXPECT_NEAR(found[i]["score"].get<double>(), all[i].score, 1e-6);
            different.insert(found[i]["arcs"].dump());
        }
        EXPECT_EQ(different.size(), 12U);
        for (const json& step : ofKind(objects, "item")) {
            for (std::size_t i = 1; i < step["derivations"].size(); ++i)
                EXPECT_LE(step["derivations"][i]["score"], step["derivations"][i - 1]["score"]);
        }
    }
}

TEST_F(TraceSumsTest, TransitionsLeadToTheTreeThatIsTold)
{
    for (const char* system : {"arc-standard", "arc-eager", "swap"}) {
        const Lesson lesson = stop(RootPolicy::Single);
        const std::vector<json> objects = trace(lesson, system);
        EXPECT_EQ(objects.front()["steps"], stepsOf(lesson, system));
        std::map<int, int> heads;
        for (const json& step : ofKind(objects, "transition")) {
            if (!step["head"].is_null())
                heads[step["word"]] = step["head"];
            EXPECT_TRUE(step["scores"].contains(step["transition"].get<std::string>()));
            for (const auto& [name, score] : step["scores"].items())
                EXPECT_LE(score, step["scores"][step["transition"].get<std::string>()]) << name;
        }
        for (const json& step : ofKind(objects, "rest")) {
            for (const json& arc : step["arcs"])
                heads[arc["dependent"]] = arc["head"];
        }
        for (const json& word : objects.back()["tree"])
            EXPECT_EQ(word["head"], heads.at(word["word"])) << system;
    }
}

TEST_F(TraceSumsTest, WhatAStopHasChosenHolds)
{
    Lesson lesson = stop(RootPolicy::Single);
    auto sentence = std::make_shared<Sentence>(*lesson.sentence);
    const std::vector<int> heads{2, 4, 4, 0};
    for (std::size_t word = 0; word < heads.size(); ++word)
        sentence->tokens[word].head = heads[word];
    lesson.sentence = sentence;
    for (const char* system : {"arc-standard", "arc-eager", "swap"}) {
        lesson.player = system;
        lesson.choices = {{"decided_by", "tree"}};
        const std::vector<json> objects = trace(lesson, system);
        EXPECT_EQ(objects.front()["steps"], stepsOf(lesson, system));
        for (const json& word : objects.back()["tree"])
            EXPECT_EQ(word["head"], heads[word["word"].get<std::size_t>() - 1]) << system;
    }
    lesson.player = "k-best";
    lesson.choices = {{"trees", "2"}};
    EXPECT_EQ(ofKind(trace(lesson, "k-best"), "tree").size(), 2U);
    EXPECT_EQ(ofKind(trace(lesson, "k-best", {"--trees", "3"}), "tree").size(), 3U) << "the command line goes before";
    lesson.player = "matrix-tree";
    lesson.choices = {{"temperature", "10"}};
    const std::vector<json> chosen = trace(lesson, "matrix-tree");
    lesson.choices.clear();
    EXPECT_EQ(chosen, trace(lesson, "matrix-tree", {"--temperature", "10"}));
    EXPECT_NE(chosen, trace(lesson, "matrix-tree"));
}

TEST_F(TraceSumsTest, WithoutATreeItSaysWhy)
{
    Lesson lesson = stop(RootPolicy::Single);
    for (int head = 0; head <= 4; ++head)
        lesson.scores->arcs.at(head, 3) = forbiddenScore;
    lesson.scores = partScoresOf(lesson.scores->arcs, RootPolicy::Single);
    for (const char* algorithm : {"inside-outside", "matrix-tree", "k-best"}) {
        const std::vector<json> objects = trace(lesson, algorithm);
        EXPECT_EQ(objects.front()["steps"], stepsOf(lesson, algorithm));
        const json last = objects[objects.size() - 2];
        EXPECT_EQ(last["found"], false);
        EXPECT_EQ(last["reason"], "no head");
        EXPECT_TRUE(objects.back()["tree"][2]["head"].is_null());
    }
}

TEST_F(TraceSumsTest, AModelsScoresAreSummedToo)
{
    ASSERT_EQ(m_program
                  .run({"train", "--in", sample("english.conllu"), "--model", m_program.file("m"), "--epochs", "1",
                      "--decoder", "eisner"})
                  .status,
        test::fine);
    for (const char* algorithm : {"inside-outside", "matrix-tree", "k-best", "arc-standard"}) {
        const auto outcome = m_program.run({"trace", "--model", m_program.file("m"), "--in", sample("english.conllu"),
            "--sentence", "1", "--decoder", algorithm});
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        EXPECT_NE(outcome.output.find("    1  "), std::string::npos);
    }
}

} // namespace trace_sums_test
} // namespace arcwright
