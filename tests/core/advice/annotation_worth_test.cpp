// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/annotation_worth.h"

#include <gtest/gtest.h>

#include "core/advice/recent_decisions.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/order_sentences.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace annotation_worth_test {

Suggestion suggestionFor(const Sentence& sentence, std::vector<double> doubts)
{
    Suggestion suggestion;
    for (int unit = 1; unit <= sentence.unitCount(); ++unit) {
        suggestion.arcs.push_back({sentence.headOf(unit), sentence.relationOf(unit)});
        suggestion.guesses.push_back({suggestion.arcs.back()});
    }
    suggestion.doubts = std::move(doubts);
    return suggestion;
}

std::string reasonFor(AnnotationOrder order, const Worth& worth)
{
    return filledSentence(orderReason(order, worth.arguments), worth.arguments);
}

TEST(AnnotationWorthTest, EveryOrderSaysWhy)
{
    const auto sentence = test::toySentence(); // the dog sees red cat .
    const Suggestion suggestion = suggestionFor(*sentence, {0, 0.69, 0.25, 0, 0.5, 0});
    std::vector<SuggestedArc> second = suggestion.arcs;
    second[1] = {5, "nsubj"};
    second[4].relation = "nsubj";
    LastCorrections corrections;
    corrections.add(*sentence, 2);
    WaitingSentence waiting{*sentence, 4, 1, &suggestion};
    waiting.second = &second;
    waiting.corrections = &corrections;
    waiting.deficits = {0, 2, 0, 0, 0.5, 0};
    const std::vector<std::pair<AnnotationOrder, std::string>> reasons{
        {AnnotationOrder::Sequence, "next in the treebank: 5"},
        {AnnotationOrder::Random, "drawn"},
        {AnnotationOrder::Confidence, "least sure: 1 of 6 words below 50 %, above all dog (31 %)"},
        {AnnotationOrder::Gain, "1.4 of 6 words likely to change, above all dog"},
        {AnnotationOrder::Disagreement, "two models differ in 2 of 6 words"},
        {AnnotationOrder::Suspicion, "the parser contradicts 2 of 6 arcs, above all that of dog"},
        {AnnotationOrder::Similar, "1 of 6 words as some that were corrected last, one of them dog"},
        {AnnotationOrder::Words, "least certain word: dog (31 %)"},
    };
    for (const auto& [order, reason] : reasons)
        EXPECT_EQ(reasonFor(order, worthOf(order, waiting)), reason) << nameOf(order);
}

TEST(AnnotationWorthTest, WhatIsWorthMoreGoesFirst)
{
    const auto sentence = test::toySentence();
    const Suggestion sure = suggestionFor(*sentence, {0, 0, 0.1, 0, 0, 0});
    const Suggestion unsure = suggestionFor(*sentence, {0, 0.4, 0.1, 0, 0.6, 0});
    for (const AnnotationOrder order : {AnnotationOrder::Confidence, AnnotationOrder::Gain, AnnotationOrder::Words})
        EXPECT_LT(worthOf(order, {*sentence, 0, 1, &sure}).value, worthOf(order, {*sentence, 0, 1, &unsure}).value)
            << nameOf(order);
    EXPECT_GT(worthOf(AnnotationOrder::Sequence, {*sentence, 3}).value,
        worthOf(AnnotationOrder::Sequence, {*sentence, 4}).value);
    EXPECT_NE(worthOf(AnnotationOrder::Random, {*sentence, 3, 1}).value,
        worthOf(AnnotationOrder::Random, {*sentence, 3, 2}).value);
}

TEST(LastCorrectionsTest, OldOnesAreForgotten)
{
    const auto sentence = test::toySentence();
    LastCorrections corrections(2);
    corrections.add(*sentence, 2);
    EXPECT_EQ(corrections.likeness(*sentence, 2), 1);
    EXPECT_EQ(corrections.likeness(*sentence, 3), 0);
    Sentence other = *sentence;
    other.word(2).form = other.word(2).lemma = "bird";
    EXPECT_EQ(corrections.likeness(other, 2), 0.5); // between the same tags
    corrections.add(*sentence, 3);
    corrections.add(*sentence, 6);
    EXPECT_EQ(corrections.likeness(*sentence, 2), 0);
}

TEST(RecentDecisionsTest, GuessesThatAreRememberedComeForward)
{
    const auto sentence = test::toySentence();
    RecentDecisions recent;
    recent.add(*sentence, 5, {3, "obj"}, {2, "nmod"});
    Suggestion suggestion = suggestionFor(*sentence, std::vector<double>(6, 0.0));
    suggestion.guesses[4] = {{3, "obj"}, {0, "root"}, {3, "iobj"}, {2, "nmod"}};
    Suggestion before = suggestion;
    recent.bringForward(*sentence, {}, suggestion);
    EXPECT_EQ(suggestion.guesses[4], (std::vector<SuggestedArc>{{3, "obj"}, {2, "nmod"}, {0, "root"}, {3, "iobj"}}));
    EXPECT_EQ(suggestion.arcs, before.arcs);
    const std::vector<DecidedArc> decided{{5, {3, "obj"}}};
    recent.bringForward(*sentence, decided, before);
    EXPECT_EQ(before.guesses[4][1], (SuggestedArc{0, "root"}));
}

TEST(RecentDecisionsTest, WhatIsForgottenBringsNothingForward)
{
    const auto sentence = test::toySentence();
    constexpr std::size_t kept = 3;
    RecentDecisions recent(kept);
    const std::vector<SuggestedArc> guesses{{3, "obj"}, {0, "root"}, {2, "nmod"}};
    const auto places = [&] {
        std::vector<int> from;
        for (const BroughtGuess& guess : recent.brought(*sentence, 5, guesses))
            from.push_back(guess.from ? static_cast<int>(*guess.from) : -1);
        return from;
    };
    const std::vector<int> unmoved{0, 1, 2};
    const auto first = recent.add(*sentence, 5, guesses[0], guesses[2]);
    EXPECT_EQ(places(), (std::vector<int>{0, 2, 1}));
    const auto second = recent.add(*sentence, 5, guesses[0], guesses[2]);
    recent.forget(first);
    recent.forget(first);
    EXPECT_EQ(places(), (std::vector<int>{0, 2, 1})) << "the second is remembered";
    recent.forget(second);
    EXPECT_EQ(places(), unmoved);
    recent.add(*sentence, 5, guesses[0], {3, "iobj"});
    recent.add(*sentence, 5, guesses[0], {3, "iobj"});
    EXPECT_EQ(places(), (std::vector<int>{-1, 0, 1, 2})) << "a relation that was not among them, and none is lost";
    const auto dropped = recent.add(*sentence, 5, guesses[0], guesses[2]);
    for (std::size_t i = 0; i < kept; ++i)
        recent.add(*sentence, 4, guesses[0], guesses[0]);
    EXPECT_EQ(places(), unmoved) << "by its own bound";
    recent.forget(dropped);
    EXPECT_EQ(places(), unmoved);
    EXPECT_TRUE(recent.brought(*sentence, 5, {}).empty());
}

TEST(RecentDecisionsTest, ARelationIsTakenWhereAllThatIsRememberedHasIt)
{
    const auto sentence = test::toySentence();
    RecentDecisions recent(3);
    Suggestion suggestion = suggestionFor(*sentence, std::vector<double>(6, 0.0));
    const SuggestedArc suggested{3, "obj"};
    const auto taken = [&] {
        Suggestion copy = suggestion;
        recent.bringForward(*sentence, {}, copy);
        return copy.arcs[4].relation;
    };
    recent.add(*sentence, 5, suggested, {3, "iobj"});
    EXPECT_EQ(taken(), "obj"); // once says nothing
    recent.add(*sentence, 5, suggested, {3, "iobj"});
    EXPECT_EQ(taken(), "iobj");
    recent.add(*sentence, 5, suggested, suggested);
    EXPECT_EQ(taken(), "obj"); // not all
    recent.add(*sentence, 5, suggested, suggested);
    recent.add(*sentence, 5, suggested, suggested);
    EXPECT_EQ(taken(), "obj"); // the others are forgotten
}

} // namespace annotation_worth_test
} // namespace arcwright
