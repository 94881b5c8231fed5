// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/decoding/part_scores.h"
#include "core/formats/open.h"
#include "core/transitions/transition_classifier.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace transitions_test {

using test::Heads;

/// All trees that the transitions of a system lead to, by taking every one that is possible.
std::set<Heads> derivedTrees(const TransitionSetting& setting)
{
    std::set<Heads> trees;
    Configuration now(setting.words);
    const std::function<void()> goOn = [&] {
        if (isTerminal(setting.system, now)) {
            Configuration end = now;
            end.apply(restOf(setting.root, end));
            trees.insert(end.heads());
            return;
        }
        bool isAnyPossible = false;
        for (const Transition transition : rowOf(setting.system).transitions) {
            if (obstacleOf(setting.system, setting.root, now, transition))
                continue;
            isAnyPossible = true;
            const TransitionTaken taken = takenOf(setting.system, now, transition);
            const Configuration before = now;
            now.apply(setting.system, taken);
            goOn();
            now.revert(setting.system, taken);
            ASSERT_EQ(now, before);
        }
        EXPECT_TRUE(isAnyPossible) << "nowhere to go";
    };
    goOn();
    return trees;
}

TEST(TransitionsTest, LeadToEveryTreeOfTheSystemAndToNoOther)
{
    for (const TransitionSystemRow& row : transitionSystemTable) {
        for (const RootPolicy root : test::rootPolicies) {
            for (int words = 1; words <= 4; ++words) {
                SCOPED_TRACE(std::string(row.name) + ", " + test::nameOf(root) + ", " + std::to_string(words));
                std::set<Heads> wanted;
                for (const Heads& heads : test::allTrees(words)) {
                    if (test::obeys(heads, root) && (row.findsCrossingArcs || test::projectiveByDefinition(heads)))
                        wanted.insert(heads);
                }
                EXPECT_EQ(derivedTrees({row.system, root, words}), wanted);
            }
        }
    }
}

TEST(TransitionOracleTest, ReachesEveryTreeThatTheSystemCanBuild)
{
    for (const TransitionSystemRow& row : transitionSystemTable) {
        for (const RootPolicy root : test::rootPolicies) {
            for (int words = 1; words <= 5; ++words) {
                for (const Heads& heads : test::allTrees(words)) {
                    const bool can
                        = test::obeys(heads, root) && (row.findsCrossingArcs || test::projectiveByDefinition(heads));
                    ASSERT_EQ(canBuild(row.system, root, heads), can);
                    if (!can)
                        continue;
                    const TransitionSetting setting{row.system, root, words};
                    const auto steps = parseByTransitions(setting, guideByTree(setting, heads));
                    ASSERT_EQ(headsAfter(setting, steps), heads) << row.name << ' ' << testing::PrintToString(heads);
                    if (!row.findsCrossingArcs) {
                        ASSERT_LE(steps.size(), static_cast<std::size_t>(2 * words));
                    }
                }
            }
        }
    }
}

TEST(TransitionOracleTest, SwapsOnlyWhereArcsCross)
{
    for (const Heads& heads : test::allTrees(5)) {
        if (!test::obeys(heads, RootPolicy::Single))
            continue;
        const TransitionSetting setting{TransitionSystem::Swap, RootPolicy::Single, 5};
        const auto steps = parseByTransitions(setting, guideByTree(setting, heads));
        const bool swaps = std::any_of(steps.begin(), steps.end(), [](const TransitionStep& step) {
            const auto* taken = std::get_if<TransitionTaken>(&step.what);
            return taken != nullptr && taken->transition == Transition::Swap;
        });
        EXPECT_EQ(swaps, !isProjective(heads));
    }
}

/// After any transitions the oracle goes on to its tree, or says that it cannot.
TEST(TransitionOracleTest, KnowsWhenItsTreeIsOutOfReach)
{
    EXPECT_TRUE(rc::check([] {
        const auto& row = transitionSystemTable[*rc::gen::inRange<std::size_t>(0, transitionSystemTable.size())];
        const int words = *rc::gen::inRange(1, 6);
        const auto& trees = test::allTrees(words);
        const Heads heads = trees[*rc::gen::inRange<std::size_t>(0, trees.size())];
        RC_PRE(canBuild(row.system, RootPolicy::Single, heads));
        const TransitionSetting setting{row.system, RootPolicy::Single, words};
        TransitionOverrulings overrulings;
        for (const auto& [place, transition] : *rc::gen::container<std::map<std::size_t, std::size_t>>(
                 rc::gen::inRange<std::size_t>(0, 12), rc::gen::inRange<std::size_t>(0, row.transitions.size())))
            overrulings.emplace(place, row.transitions[transition]);
        const auto steps = parseByTransitions(setting, guideByTree(setting, heads), overrulings);
        const bool isLost = std::holds_alternative<WayLost>(steps.back().what);
        if (!isLost)
            RC_ASSERT(isTree(headsAfter(setting, steps)));
        const bool wasOverruled
            = std::any_of(steps.begin(), steps.end(), [](const auto& step) { return step.isByHand; });
        if (!wasOverruled)
            RC_ASSERT(headsAfter(setting, steps) == heads);
    }));
}

TEST(TransitionParseTest, StepsAreReplayedInBothDirections)
{
    EXPECT_TRUE(rc::check([] {
        const auto& row = transitionSystemTable[*rc::gen::inRange<std::size_t>(0, transitionSystemTable.size())];
        const auto root = *rc::gen::element(RootPolicy::Single, RootPolicy::Many);
        const TransitionSetting setting{row.system, root, *rc::gen::inRange(1, 9)};
        const PartScores parts = randomPartScores(setting.words, *rc::gen::arbitrary<std::uint64_t>(), root);
        const auto steps = parseByTransitions(setting,
            guideByScores(setting, [&](const Configuration& now) { return scoresByArcs(setting, parts.arcs, now); }));
        TransitionState state(setting);
        std::vector<Configuration> before;
        for (const TransitionStep& step : steps) {
            before.push_back(state.configuration());
            state.apply(step);
        }
        const Heads heads = state.configuration().heads();
        RC_ASSERT(isTree(heads));
        RC_ASSERT(test::obeys(heads, root));
        RC_ASSERT(row.findsCrossingArcs || isProjective(heads));
        for (std::size_t i = steps.size(); i > 0; --i) {
            state.revert(steps[i - 1]);
            RC_ASSERT(state.configuration() == before[i - 1]);
        }
    }));
}

/// w2 would like w1 best, and w3 likes w2: the greedy parser takes the first arc it sees.
TEST(TransitionParseTest, AGuideByArcsTakesTheBestArcThatATransitionMakesOrMakesWayFor)
{
    ArcScores arcs(3);
    for (int head = 0; head <= 3; ++head) {
        for (int dependent = 1; dependent <= 3; ++dependent) {
            if (head != dependent)
                arcs.at(head, dependent) = 0;
        }
    }
    arcs.at(1, 2) = 5;
    arcs.at(2, 3) = 7;
    const TransitionSetting setting{TransitionSystem::ArcStandard, RootPolicy::Single, 3};
    Configuration now(3);
    for (int word = 1; word <= 2; ++word)
        now.apply(setting.system, takenOf(setting.system, now, Transition::Shift));
    const TransitionScores scores = scoresByArcs(setting, arcs, now);
    EXPECT_EQ(scores[static_cast<std::size_t>(Transition::RightArc)], 5);
    EXPECT_EQ(scores[static_cast<std::size_t>(Transition::LeftArc)], 0);
    EXPECT_EQ(scores[static_cast<std::size_t>(Transition::Shift)], 7) << "w2 takes w3 first";
}

TEST(TransitionParseTest, OverrulingsLeadElsewhereAndImpossibleOnesArePassedOver)
{
    const TransitionSetting setting{TransitionSystem::ArcStandard, RootPolicy::Single, 2};
    const auto guide = guideByTree(setting, {kNoHead, 2, 0});
    const auto usual = parseByTransitions(setting, guide);
    EXPECT_EQ(headsAfter(setting, usual), (Heads{kNoHead, 2, 0}));
    EXPECT_EQ(
        headsAfter(setting, parseByTransitions(setting, guide, {{0, Transition::LeftArc}})), (Heads{kNoHead, 2, 0}));
    const auto turned = parseByTransitions(setting, guide, {{2, Transition::RightArc}});
    EXPECT_TRUE(turned[2].isByHand);
    EXPECT_TRUE(std::holds_alternative<WayLost>(turned.back().what));
    EXPECT_EQ(headsAfter(setting, turned), (Heads{kNoHead, kNoHead, 1}));
}

TEST(TransitionObstacleTest, SaysWhatIsInTheWay)
{
    Configuration now(2);
    const auto obstacle = [&](TransitionSystem system, Transition transition) {
        return obstacleOf(system, RootPolicy::Single, now, transition);
    };
    EXPECT_EQ(obstacle(TransitionSystem::ArcStandard, Transition::LeftArc), TransitionObstacle::StackLow);
    EXPECT_EQ(obstacle(TransitionSystem::ArcStandard, Transition::Reduce), TransitionObstacle::NotOfSystem);
    EXPECT_EQ(obstacle(TransitionSystem::ArcEager, Transition::LeftArc), TransitionObstacle::RootAsDependent);
    now.apply(TransitionSystem::Swap, takenOf(TransitionSystem::Swap, now, Transition::Shift));
    EXPECT_EQ(obstacle(TransitionSystem::ArcStandard, Transition::RightArc), TransitionObstacle::RootNotYet);
    EXPECT_EQ(obstacle(TransitionSystem::ArcStandard, Transition::LeftArc), TransitionObstacle::RootAsDependent);
    EXPECT_EQ(obstacle(TransitionSystem::ArcEager, Transition::Reduce), TransitionObstacle::HasNoHead);
    now.apply(TransitionSystem::Swap, takenOf(TransitionSystem::Swap, now, Transition::Shift));
    EXPECT_EQ(obstacle(TransitionSystem::Swap, Transition::Shift), TransitionObstacle::BufferEmpty);
    EXPECT_EQ(obstacle(TransitionSystem::Swap, Transition::Swap), std::nullopt);
    for (const Transition transition : {Transition::Swap, Transition::Shift, Transition::Shift}) {
        if (!obstacle(TransitionSystem::Swap, transition))
            now.apply(TransitionSystem::Swap, takenOf(TransitionSystem::Swap, now, transition));
    }
    EXPECT_EQ(obstacle(TransitionSystem::Swap, Transition::Swap), TransitionObstacle::Swapped);
}

/// Attachment of a parse by the classifier to the trees of the sentences, 0 to 1.
double attachmentOf(const TransitionClassifier& classifier, const Sentences& sentences)
{
    int right = 0;
    int words = 0;
    for (const auto& sentence : sentences) {
        const TransitionSetting setting{
            classifier.settings().system, classifier.settings().root, static_cast<int>(sentence->tokens.size())};
        const auto heads = headsAfter(setting, parseByTransitions(setting, guideByScores(setting, [&](const auto& now) {
            return classifier.scores(*sentence, now);
        })));
        for (std::size_t word = 1; word < heads.size(); ++word) {
            right += heads[word] == sentence->tokens[word - 1].head ? 1 : 0;
            ++words;
        }
    }
    return words == 0 ? 0 : static_cast<double>(right) / words;
}

TEST(TransitionClassifierTest, LearnsWhatTheOracleDoes)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    for (const TransitionSystemRow& row : transitionSystemTable) {
        const auto before = TransitionClassifier::learn({}, {row.system, RootPolicy::Single, 5, 1000, 1});
        const auto after = TransitionClassifier::learn(sentences, {row.system, RootPolicy::Single, 10, 1000, 1});
        EXPECT_EQ(before.sentences(), 0U);
        EXPECT_GT(after.sentences(), 5U);
        EXPECT_GT(attachmentOf(after, sentences), 0.9) << row.name << ", of what it has learnt from";
        EXPECT_LT(attachmentOf(before, sentences), 0.5) << row.name;
    }
}

TEST(TransitionClassifierTest, LearnsTheSameFromTheSameSeed)
{
    const Sentences sentences = test::sampleSentences("czech.conllu");
    const ClassifierSettings settings{TransitionSystem::ArcEager, RootPolicy::Single, 3, 20, 7};
    const auto one = TransitionClassifier::learn(sentences, settings);
    const auto other = TransitionClassifier::learn(sentences, settings);
    const Sentence& sentence = *sentences.front();
    Configuration now(static_cast<int>(sentence.tokens.size()));
    EXPECT_EQ(one.scores(sentence, now), other.scores(sentence, now));
    now.apply(settings.system, takenOf(settings.system, now, Transition::Shift));
    EXPECT_EQ(one.scores(sentence, now), other.scores(sentence, now));
    EXPECT_NE(one.scores(sentence, now), TransitionScores{});
}

TEST(TransitionClassifierTest, FeaturesSeeOnlyStackBufferAndArcs)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    Sentence changed = *sentences.front();
    Configuration now(static_cast<int>(changed.tokens.size()));
    const auto before = transitionFeatures(changed, now);
    for (Token& token : changed.tokens)
        token.head = kRoot;
    EXPECT_EQ(transitionFeatures(changed, now), before) << "the heads of the treebank are not looked at";
    changed.tokens.front().form = "other";
    EXPECT_NE(transitionFeatures(changed, now), before);
}

} // namespace transitions_test
} // namespace arcwright
