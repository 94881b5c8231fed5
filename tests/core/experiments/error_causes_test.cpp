// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/error_causes.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "core/experiments/cause_search.h"
#include "tests/core/support/restarts_model.h"
#include "tests/core/support/toy_treebank.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace error_causes_test {

/// A model that has learnt little, and sentences it gets wrong: words in another order with random gold trees.
std::shared_ptr<const Model> weakModel(Decoder decoder)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.epochs = 1;
    settings.trainer.decoder.decoder = decoder;
    return test::trained(test::toyTreebank(15), settings);
}

std::shared_ptr<const Sentence> withGold(const Sentence& words, const std::vector<int>& heads)
{
    auto made = std::make_shared<Sentence>(words);
    for (int word = 1; word <= made->size(); ++word)
        made->word(word).head = heads[static_cast<std::size_t>(word)];
    return made;
}

/// A random tree with one root.
std::vector<int> singleRootTree(int words, Random& random)
{
    for (;;) {
        auto heads = test::randomTree(words, random);
        if (std::count(heads.begin() + 1, heads.end(), kRoot) == 1)
            return heads;
    }
}

Sentences hardSentences(std::size_t count, std::uint64_t seed)
{
    Random random(seed);
    const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    Sentences sentences;
    for (std::size_t i = 0; i < count; ++i) {
        const auto words = test::toyWordsInAnyOrder(4 + below(5), below);
        sentences.push_back(withGold(*words, singleRootTree(words->size(), random)));
    }
    return sentences;
}

std::vector<int> headsOf(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    for (const Token& token : sentence.tokens)
        heads.push_back(token.head);
    return heads;
}

TEST(ErrorCausesTest, AnExactDecoderMissesNothing)
{
    for (const Decoder decoder : {Decoder::Eisner, Decoder::Cle}) {
        const auto model = weakModel(decoder);
        RelationPool relations;
        const Parser parser(model, relations);
        const auto causes = findCauses(parser, hardSentences(60, 1), {false, 1});
        ASSERT_TRUE(causes);
        const CauseSummary summary = summaryOf(*causes);
        EXPECT_EQ(summary.sentencesBySource[static_cast<std::size_t>(ErrorSource::Search)], 0U);
        EXPECT_GT(summary.sentencesBySource[static_cast<std::size_t>(ErrorSource::Model)], 0U);
        for (const SentenceCauses& each : *causes) {
            if (each.source == ErrorSource::Model) {
                EXPECT_LT(each.goldScore, each.foundScore + 1e-4);
            }
        }
    }
}

TEST(ErrorCausesTest, TreesThatAProjectiveDecoderCannotFindAreOfAnotherShape)
{
    const auto model = weakModel(Decoder::Eisner);
    RelationPool relations;
    const Parser parser(model, relations);
    std::size_t crossing = 0;
    for (const auto& sentence : hardSentences(40, 2)) {
        Parser::Workspace workspace;
        const SentenceCauses causes = causesOf(parser, *sentence, workspace, false);
        if (isProjective(headsOf(*sentence)))
            continue;
        ++crossing;
        EXPECT_EQ(causes.source, ErrorSource::OtherShape);
        EXPECT_TRUE(std::isinf(causes.goldScore));
    }
    EXPECT_GT(crossing, 5U);
}

/// Sentences by the kind of their error where gold is what another run of the model might have found: its tree with one
/// head changed. Each is compared with the score of all features of the two trees.
std::map<ErrorSource, std::size_t> sourcesOf(const std::shared_ptr<const Model>& model)
{
    RelationPool relations;
    const Parser parser(model, relations);
    std::map<ErrorSource, std::size_t> counts;
    for (const auto& words : hardSentences(40, 3)) {
        Parser::Workspace workspace;
        const std::vector<int> heads = parser.parse(*words, workspace).heads;
        const test::FullScore score(*words, model);
        const double found = score(heads);
        for (int word = 1; word <= words->size(); ++word) {
            const auto losses = parser.margins(workspace).heads(word);
            if (losses.size() < 2)
                continue;
            auto gold = heads;
            gold[static_cast<std::size_t>(word)] = losses[1].head;
            Parser::Workspace own;
            const SentenceCauses causes = causesOf(parser, *withGold(*words, gold), own, false);
            EXPECT_EQ(causes.errors.size(), 1U);
            EXPECT_NEAR(causes.foundScore, found, 1e-3);
            ++counts[causes.source];
            if (causes.source == ErrorSource::Pruned || causes.source == ErrorSource::OtherShape)
                continue;
            EXPECT_NEAR(causes.goldScore, score(gold), 1e-3);
            EXPECT_EQ(causes.source == ErrorSource::Search, score(gold) > found + 1e-4);
        }
    }
    return counts;
}

TEST(ErrorCausesTest, ErrorsOfOneHeadAreOfTheKindThatTheFullScoreSays)
{
    for (const auto& model : {test::restartsModel(), weakModel(Decoder::Hill), weakModel(Decoder::EisnerSpan)}) {
        SCOPED_TRACE(nameOf(model->configuration.trainer.decoder.decoder));
        const auto counts = sourcesOf(model);
        ASSERT_TRUE(counts.contains(ErrorSource::Model));
        EXPECT_GT(counts.at(ErrorSource::Model), 20U);
    }
}

/// The model with weights that nobody has learnt, so that climbs end on many hills, and without a filter.
std::shared_ptr<const Model> unlearnt(const Model& model, std::uint64_t seed)
{
    auto made = std::make_shared<Model>(model);
    made->filter = {};
    Random random(seed);
    constexpr std::uint32_t steps = 2'001;
    for (float& weight : made->weights.values())
        weight = (static_cast<float>(random.below(steps)) - 1'000.0F) / 1'000.0F;
    return made;
}

/// Sentences whose gold tree is the best of all their trees, each of which is scored: by whether the decoder found one
/// worth as much, and by what is said of it where it did not.
struct Searches {
    std::size_t missed = 0;
    std::size_t told = 0; ///< as errors of the search
    std::size_t found = 0;
};

Searches searchesFor(const std::shared_ptr<const Model>& model)
{
    constexpr std::size_t words = 5;
    constexpr double slack = 1e-3;
    const RootPolicy roots = model->configuration.trainer.decoder.root;
    RelationPool relations;
    const Parser parser(model, relations);
    Random random(11);
    const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
    Searches searches;
    for (int i = 0; i < 60; ++i) {
        const auto sentence = test::toyWordsInAnyOrder(words, below);
        const test::FullScore score(*sentence, model);
        const test::Heads* best = nullptr;
        double most = 0;
        for (const test::Heads& heads : test::allTrees(static_cast<int>(words))) {
            if (!test::obeys(heads, roots))
                continue;
            const double worth = score(heads);
            if (best == nullptr || worth > most) {
                best = &heads;
                most = worth;
            }
        }
        Parser::Workspace workspace;
        const double found = score(parser.parse(*sentence, workspace).heads);
        EXPECT_LE(found, most + slack);
        const SentenceCauses causes = causesOf(parser, *withGold(*sentence, *best), workspace, false);
        const bool isMissed = most > found + slack;
        searches.missed += isMissed ? 1 : 0;
        searches.found += isMissed ? 0 : 1;
        searches.told += causes.source == ErrorSource::Search ? 1 : 0;
        EXPECT_EQ(causes.source == ErrorSource::Search, isMissed) << "sentence " << i;
        if (causes.source == ErrorSource::Search) {
            EXPECT_NEAR(causes.goldScore, most, slack);
            EXPECT_NEAR(causes.foundScore, found, slack);
        }
    }
    return searches;
}

TEST(ErrorCausesTest, ABetterTreeThatWasThereIsMissedByTheSearch)
{
    for (const auto& weak : {weakModel(Decoder::Hill), test::restartsModel()}) {
        const auto model = unlearnt(*weak, 5);
        SCOPED_TRACE(nameOf(model->configuration.trainer.decoder.decoder));
        const Searches searches = searchesFor(model);
        EXPECT_GT(searches.missed, 0U);
        EXPECT_EQ(searches.told, searches.missed);
        EXPECT_GT(searches.found, 0U);
    }
}

TEST(ErrorCausesTest, LossAndRankAreThoseOfParsesWithTheGoldHead)
{
    const auto model = weakModel(Decoder::Eisner);
    RelationPool relations;
    const Parser parser(model, relations);
    std::size_t compared = 0;
    for (const auto& sentence : hardSentences(30, 4)) {
        Parser::Workspace workspace;
        const SentenceCauses causes = causesOf(parser, *sentence, workspace, false);
        const double best = (parser.parse(*sentence, workspace), workspace.parser().treeScore());
        for (const WordError& error : causes.errors) {
            if (error.reach == Reach::OutOfReach)
                continue;
            std::size_t rank = 1;
            const auto lossOf = [&](int head) {
                const FixedArcs fixed{{{head, error.word, {}}}, {}};
                Parser::Workspace own;
                return parser.parseAround(fixed, *sentence, own) ? best - own.parser().treeScore() : INFINITY;
            };
            const double loss = lossOf(error.goldHead);
            EXPECT_NEAR(error.loss, loss, 1e-3);
            for (const HeadLoss& head : parser.margins(workspace).heads(error.word))
                rank += head.head != error.goldHead && lossOf(head.head) < loss - 1e-3 ? 1 : 0;
            EXPECT_LE(rank, error.rank) << "others may be worth as much";
            EXPECT_EQ(error.reach, error.rank == 2 ? Reach::SecondBest : Reach::Behind);
            ++compared;
        }
    }
    EXPECT_GT(compared, 20U);
}

TEST(ErrorCausesTest, PropagationIsThatOfAParseWithoutTheOtherHeads)
{
    const auto model = weakModel(Decoder::Cle);
    RelationPool relations;
    const Parser parser(model, relations);
    std::size_t repaired = 0;
    std::size_t broken = 0;
    for (const auto& sentence : hardSentences(40, 5)) {
        Parser::Workspace workspace;
        const SentenceCauses causes = causesOf(parser, *sentence, workspace);
        const auto gold = headsOf(*sentence);
        const auto found = parser.parse(*sentence, workspace).heads;
        for (const WordError& error : causes.errors) {
            if (error.reach == Reach::OutOfReach)
                continue; // pruned arcs come back where they are pinned, not where the others are forbidden
            FixedArcs fixed;
            for (int head = 0; head <= sentence->size(); ++head) {
                if (head != error.goldHead && head != error.word)
                    fixed.further.push_back(Constraint::noArc(head, error.word));
            }
            const auto again = parser.parseAround(fixed, *sentence, workspace);
            ASSERT_TRUE(again);
            std::vector<int> expectedRepaired;
            std::vector<int> expectedBroken;
            for (std::size_t word = 1; word < gold.size(); ++word) {
                if (static_cast<int>(word) == error.word)
                    continue;
                if (found[word] != gold[word] && again->heads[word] == gold[word])
                    expectedRepaired.push_back(static_cast<int>(word));
                if (found[word] == gold[word] && again->heads[word] != gold[word])
                    expectedBroken.push_back(static_cast<int>(word));
            }
            EXPECT_EQ(error.repaired, expectedRepaired);
            EXPECT_EQ(error.broken, expectedBroken);
            repaired += error.repaired.size();
            broken += error.broken.size();
        }
    }
    EXPECT_GT(repaired, 0U);
    EXPECT_GT(broken, 0U);
}

TEST(ErrorCausesTest, SummariesAddUpForAnyNumberOfThreads)
{
    const auto model = weakModel(Decoder::Hill);
    RelationPool relations;
    const Parser parser(model, relations);
    const Sentences sentences = hardSentences(30, 6);
    const auto one = findCauses(parser, sentences, {true, 1});
    const auto three = findCauses(parser, sentences, {true, 3});
    ASSERT_TRUE(one && three);
    const CauseSummary summary = summaryOf(*one);
    const CauseSummary same = summaryOf(*three);
    EXPECT_EQ(summary.cascades, same.cascades);
    EXPECT_EQ(summary.errorsByReach, same.errorsByReach);
    EXPECT_EQ(summary.sentencesBySource, same.sentencesBySource);
    EXPECT_DOUBLE_EQ(summary.usualLoss, same.usualLoss);
    EXPECT_EQ(summary.sentences, 30U);
    std::size_t errors = 0;
    std::size_t repaired = 0;
    for (const auto& [size, count] : summary.cascades) {
        errors += count;
        repaired += size * count;
    }
    EXPECT_EQ(errors, summary.errors);
    EXPECT_EQ(repaired, summary.repaired);
    const auto places = byRepairs(*one);
    ASSERT_EQ(places.size(), summary.errors);
    const auto gain = [&](const ErrorPlace& place) {
        const WordError& error = (*one)[place.sentence].errors[place.error];
        return static_cast<int>(error.repaired.size()) - static_cast<int>(error.broken.size());
    };
    EXPECT_TRUE(std::is_sorted(places.begin(), places.end(),
        [&](const ErrorPlace& first, const ErrorPlace& second) { return gain(first) > gain(second); }));
}

TEST(ErrorCausesTest, RightTreesHaveNoCause)
{
    const auto model = test::trained(test::toyTreebank(60), test::quickSettings());
    RelationPool relations;
    const Parser parser(model, relations);
    Parser::Workspace workspace;
    const SentenceCauses causes = causesOf(parser, *test::toySentence(), workspace);
    EXPECT_EQ(causes.source, ErrorSource::None);
    EXPECT_TRUE(causes.errors.empty());
}

TEST(ErrorCausesTest, AStopIsNoResult)
{
    const auto model = weakModel(Decoder::Cle);
    RelationPool relations;
    const Parser parser(model, relations);
    std::stop_source stop;
    stop.request_stop();
    const auto causes = findCauses(parser, hardSentences(3, 7), {}, {}, stop.get_token());
    ASSERT_FALSE(causes);
    EXPECT_EQ(causes.error().code, JobProblem::Cancelled);
}

} // namespace error_causes_test
} // namespace arcwright
