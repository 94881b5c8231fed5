// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/live_learning.h"

#include <algorithm>
#include <thread>

#include <gtest/gtest.h>

#include "core/bunsetsu/parser_problems.h"
#include "core/learning/training_problems.h"
#include "core/model/model_file.h"
#include "core/treebank/graph_rules.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace live_learning_test {

std::shared_ptr<const Model> modelFor(Decoder decoder, bool labels = true)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = decoder;
    settings.trainer.epochs = 2;
    settings.labels = labels;
    return test::trained(test::sampleSentences("english.conllu"), settings);
}

/// Other sentences with relations that the model knows.
const Sentences& corrected()
{
    static const Sentences sentences = [] {
        Sentences some;
        for (const auto& sentence : test::sampleSentences("czech.conllu")) {
            if (isUsable(*sentence) && some.size() < 30)
                some.push_back(sentence);
        }
        return some;
    }();
    return sentences;
}

/// Settings for whole steps, until the sentence is right.
constexpr LiveSettings untilRight{8, 1.0};

Graph parsed(const LiveModel& model, const Sentence& sentence, RelationPool& relations)
{
    Parser::Workspace workspace;
    return Parser(model, relations).parse(sentence, workspace);
}

/// Words whose head, or relation, is not what the sentence says; of a relation that the model has not, their head.
int wrongWords(const LiveModel& model, const Sentence& sentence)
{
    RelationPool relations;
    const Graph found = parsed(model, sentence, relations);
    const auto& known = model.base().relations;
    int wrong = 0;
    for (int word = 1; word <= sentence.size(); ++word) {
        const Token& token = sentence.tokens[static_cast<std::size_t>(word) - 1];
        const bool knownRelation
            = model.base().configuration.labels && std::find(known.begin(), known.end(), token.relation) != known.end();
        const bool wrongRelation = knownRelation && relations.text(found.arc(word).relation) != token.relation;
        wrong += found.heads[static_cast<std::size_t>(word)] != token.head || wrongRelation ? 1 : 0;
    }
    return wrong;
}

/// Whether no arc of the sentence is longer than the model looks at, which no learning changes.
bool isWithinReach(const LiveModel& model, const Sentence& sentence)
{
    const ArcFilter& filter = model.base().filter;
    std::vector<std::uint32_t> tags;
    filter.tagNumbers(TokenSymbols(sentence), tags);
    for (int word = 1; word <= sentence.size(); ++word) {
        if (!filter.passes(tags, sentence.word(word).head, word))
            return false;
    }
    return true;
}

TEST(LiveLearningTest, TheSentencesTreeWinsForEveryDecoderOrIsNearer)
{
    for (const Decoder decoder : allDecoders()) {
        if (findsGraphs(decoder))
            continue; // whose loss does not count words: see FurtherParentsAreLearnedToo
        for (const bool labels : {true, false}) {
            const bool findsAny = decoder == Decoder::Cle || decoder == Decoder::Hill; // not only projective trees
            const LiveModel before(modelFor(decoder, labels));
            Parser::Workspace workspace;
            int wrong = 0;
            int won = 0;
            for (const auto& sentence : corrected()) {
                const auto update = learnFrom(before, *sentence, workspace, untilRight);
                ASSERT_TRUE(update.has_value());
                EXPECT_EQ(update->lossBefore, wrongWords(before, *sentence));
                EXPECT_EQ(update->lossAfter, wrongWords(update->model, *sentence));
                if (update->lossBefore == 0 || !isWithinReach(before, *sentence))
                    continue;
                ++wrong;
                won += update->lossAfter == 0 ? 1 : 0;
                RelationPool relations;
                if (findsAny || isProjective(graphOf(*sentence, relations).heads)) {
                    EXPECT_LT(update->lossAfter, update->lossBefore) << nameOf(decoder);
                }
            }
            ASSERT_GT(wrong, 10) << "otherwise there is nothing to learn";
            EXPECT_GE(won, findsAny ? wrong : wrong / 2) << nameOf(decoder);
        }
    }
}

TEST(LiveLearningTest, FurtherParentsAreLearnedToo)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = Decoder::Multi;
    settings.trainer.epochs = 1;
    const Sentences sentences = test::sampleSentences("danish.tag");
    const LiveModel model(test::trained(sentences, settings));
    Parser::Workspace workspace;
    std::size_t learned = 0;
    for (const auto& sentence : sentences) {
        if (!isUsable(*sentence))
            continue;
        const auto update = learnFrom(model, *sentence, workspace, untilRight);
        ASSERT_TRUE(update.has_value());
        EXPECT_LE(update->lossAfter, update->lossBefore);
        if (update->lossAfter > 0 || update->lossBefore == 0)
            continue;
        RelationPool relations;
        const auto expected = GraphRules(relations, EnhancedLabels::WithoutCase, {}).graphOf(*sentence).graph.secondary;
        const auto found = parsed(update->model, *sentence, relations).secondary;
        EXPECT_TRUE(std::is_permutation(found.begin(), found.end(), expected.begin(), expected.end()));
        learned += expected.size();
    }
    EXPECT_GT(learned, 5U);
}

TEST(LiveLearningTest, TheBaseAndModelsBeforeStayWhatTheyAre)
{
    const auto base = modelFor(Decoder::Hill);
    const std::string bytes = serialised(*base);
    RelationPool relations;
    Parser::Workspace workspace;
    std::vector<LiveModel> models{LiveModel(base)};
    for (const auto& sentence : corrected())
        models.push_back(learnFrom(models.back(), *sentence, workspace, untilRight)->model);
    EXPECT_EQ(serialised(*base), bytes);
    EXPECT_EQ(models.back().sharedBase(), base) << "shared, not copied";

    // Each snapshot parses as the model that it stands for, in whatever order they are asked.
    std::vector<std::vector<Graph>> expected;
    for (const std::size_t i : {std::size_t{0}, std::size_t{7}, models.size() - 1})
        expected.push_back(test::predictions(models[i].flattened(), corrected(), relations));
    EXPECT_NE(expected[0], expected[1]);
    EXPECT_NE(expected[1], expected[2]);
    for (const std::size_t which : {2, 0, 1, 2, 1, 0}) {
        const std::size_t i = which == 0 ? 0 : which == 1 ? 7 : models.size() - 1;
        const Parser parser(models[i], relations);
        for (std::size_t s = 0; s < corrected().size(); ++s)
            ASSERT_EQ(parser.parse(*corrected()[s], workspace), expected[which][s]) << which << ", sentence " << s;
    }
}

TEST(LiveLearningTest, OneWorkspaceServesModelsThatPartedAndOtherBases)
{
    RelationPool relations;
    Parser::Workspace shared;
    const LiveModel first(modelFor(Decoder::Eisner));
    const LiveModel other(modelFor(Decoder::Hill));
    const LiveModel left = learnFrom(first, *corrected()[0], shared, untilRight)->model;
    const LiveModel leftMore = learnFrom(left, *corrected()[1], shared, untilRight)->model;
    const LiveModel right = learnFrom(first, *corrected()[2], shared, untilRight)->model;
    const LiveModel foreign = learnFrom(other, *corrected()[0], shared, untilRight)->model;
    for (const LiveModel* model : {&leftMore, &right, &foreign, &left, &first, &other, &leftMore}) {
        for (const auto& sentence : corrected())
            ASSERT_EQ(Parser(*model, relations).parse(*sentence, shared),
                parsed(LiveModel(model->flattened()), *sentence, relations));
    }
}

TEST(LiveLearningTest, APatchHoldsWhatChangedAndNothingElse)
{
    const auto base = modelFor(Decoder::Hill);
    Parser::Workspace workspace;
    LiveModel model(base);
    for (const auto& sentence : corrected()) {
        const auto before = model.flattened();
        const auto update = learnFrom(model, *sentence, workspace, untilRight);
        if (update->model.patches().size() == model.patches().size()) {
            EXPECT_EQ(update->lossBefore, update->lossAfter);
            continue;
        }
        const LivePatch& patch = *update->model.patches().back();
        EXPECT_LT(patch.changes.size(), base->weights.values().size() / 10);
        for (std::size_t i = 0; i < patch.changes.size(); ++i) {
            const auto& [index, value] = patch.changes[i];
            ASSERT_NE(value, before->weights.values()[index]);
            ASSERT_TRUE(i == 0 || patch.changes[i - 1].index < index);
        }
        for (std::size_t i = 0; i < model.patches().size(); ++i)
            ASSERT_EQ(update->model.patches()[i], model.patches()[i]) << "shared, not copied";
        model = update->model;
    }
    EXPECT_GT(model.patches().size(), 20U);
}

TEST(LiveLearningTest, APartOfAStepIsMade)
{
    for (const Decoder decoder : {Decoder::Hill, Decoder::Restarts, Decoder::EisnerSpan}) {
        const auto base = modelFor(decoder);
        Parser::Workspace workspace;
        std::size_t compared = 0;
        for (const auto& sentence : corrected()) {
            const auto whole = learnFrom(LiveModel(base), *sentence, workspace, {1, 1.0});
            const auto part = learnFrom(LiveModel(base), *sentence, workspace, {1, 0.25});
            ASSERT_TRUE(whole && part);
            EXPECT_LE(part->rounds, 1);
            if (whole->model.patches().empty() || part->model.patches().empty())
                continue;
            const auto& all = whole->model.patches().back()->changes;
            for (const auto& [index, value] : part->model.patches().back()->changes) {
                const double before = double(base->weights.values()[index]);
                const auto same = std::lower_bound(all.begin(), all.end(), index,
                    [](const LivePatch::Change& change, std::uint32_t number) { return change.index < number; });
                ASSERT_TRUE(same != all.end() && same->index == index);
                ASSERT_NEAR(double(value) - before, 0.25 * (double(same->value) - before), 1e-5);
                ++compared;
            }
        }
        EXPECT_GT(compared, 1000U) << nameOf(decoder);
    }
}

TEST(LiveLearningTest, TheSameSentencesGiveTheSameModelInWhateverWorkspace)
{
    const auto base = modelFor(Decoder::Hill);
    Parser::Workspace shared;
    LiveModel one(base);
    LiveModel other(base);
    for (const auto& sentence : corrected()) {
        Parser::Workspace fresh;
        one = learnFrom(one, *sentence, shared)->model;
        other = learnFrom(other, *sentence, fresh)->model;
    }
    EXPECT_EQ(serialised(*one.flattened()), serialised(*other.flattened()));
}

TEST(LiveLearningTest, WhatIsRightAlreadyChangesNothing)
{
    const LiveModel model(test::trained(test::toyTreebank(60), test::quickSettings()));
    Parser::Workspace workspace;
    const auto update = learnFrom(model, *test::toyTreebank(1).front(), workspace);
    ASSERT_TRUE(update.has_value());
    EXPECT_EQ(update->lossBefore, 0);
    EXPECT_EQ(update->rounds, 0);
    EXPECT_TRUE(update->model.patches().empty());
}

TEST(LiveLearningTest, AnUnknownRelationIsCountedAndItsHeadLearned)
{
    const LiveModel model(test::trained(test::toyTreebank(60), test::quickSettings()));
    Sentence sentence = *test::toyTreebank(1).front();
    const auto last = static_cast<std::size_t>(sentence.size()) - 1;
    sentence.tokens[last].relation = "unheard-of";
    Parser::Workspace workspace;
    const auto same = learnFrom(model, sentence, workspace, untilRight);
    ASSERT_TRUE(same.has_value());
    EXPECT_EQ(same->unknownRelations, 1U);
    EXPECT_TRUE(same->model.patches().empty()) << "its head is right, and no relation is better than the one found";
    sentence.tokens[last].head = sentence.size() - 1; // neighbours are never left out
    const auto moved = learnFrom(model, sentence, workspace, untilRight);
    ASSERT_TRUE(moved.has_value());
    EXPECT_GT(moved->lossBefore, 0);
    EXPECT_EQ(moved->lossAfter, 0);
    EXPECT_EQ(moved->unknownRelations, 1U);
}

TEST(LiveLearningTest, SentencesWithoutATreeAreRefused)
{
    const LiveModel model(test::trained(test::toyTreebank(10), test::quickSettings()));
    Parser::Workspace workspace;
    const auto headless = test::sentence({test::token("a", "X", kNoHead, "")});
    const auto refused = learnFrom(model, *headless, workspace);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error(), (Problem{TrainingProblem::NoUsableSentences, "", 0, 0, {"1"}}));
    const auto phrases = test::sampleSentences("japanese.knp").front();
    EXPECT_EQ(learnFrom(model, *phrases, workspace).error().code, ParserProblem::BunsetsuNotTrainable);
}

TEST(LiveLearningTest, WhatWasLearnedFromIsSeen)
{
    const LiveModel model(modelFor(Decoder::Eisner));
    Parser::Workspace workspace;
    const Sentence& sentence = *corrected()[0];
    EXPECT_FALSE(model.hasSeen(sentence));
    const auto update = learnFrom(model, sentence, workspace, untilRight);
    EXPECT_TRUE(update->model.hasSeen(sentence));
    EXPECT_FALSE(update->model.hasSeen(*corrected()[1]));
    EXPECT_TRUE(update->model.hasSeen(*test::sampleSentences("english.conllu")[0]));
    EXPECT_FALSE(model.hasSeen(sentence));
    RelationPool relations;
    EXPECT_TRUE(Parser(update->model, relations).hasSeen(sentence));
    const auto flat = update->model.flattened();
    EXPECT_TRUE(flat->hasSeen(sentence));
    EXPECT_EQ(flat->configuration.trainingSentences, model.base().configuration.trainingSentences + 1);
    EXPECT_EQ(flat->configuration.trainingTokens, model.base().configuration.trainingTokens + sentence.tokens.size());
}

TEST(LiveLearningTest, ThreadsParseWithOlderModelsWhileNewOnesAreMade)
{
    RelationPool relations;
    const LiveModel model(modelFor(Decoder::Hill));
    Parser::Workspace workspace;
    const LiveModel second = learnFrom(model, *corrected()[0], workspace, untilRight)->model;
    const auto expected = test::predictions(second.flattened(), corrected(), relations);
    const Parser parser(second, relations);
    std::vector<std::vector<Graph>> found(2);
    LiveModel latest = second;
    {
        std::vector<std::jthread> threads;
        for (auto& graphs : found) {
            threads.emplace_back([&] {
                Parser::Workspace own;
                for (const auto& sentence : corrected())
                    graphs.push_back(parser.parse(*sentence, own));
            });
        }
        for (const auto& sentence : corrected())
            latest = learnFrom(latest, *sentence, workspace, untilRight)->model;
    }
    EXPECT_GT(latest.patches().size(), 1U);
    for (const auto& graphs : found)
        EXPECT_EQ(graphs, expected);
}

} // namespace live_learning_test
} // namespace arcwright
