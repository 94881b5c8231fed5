// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/suspicion_queue.h"

#include <gtest/gtest.h>

#include "core/editing/arc_operations.h"
#include "core/editing/field_operations.h"
#include "core/editing/insert_token.h"
#include "core/treebank/edit.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace suspicion_queue_test {

const Signature ada{"ada", 7};

/// Two sentences, in the first of which two words are suspicious, and one in the second.
class SuspicionQueueTest : public ::testing::Test {
protected:
    SuspicionQueueTest()
        : treebank({test::documentOf(
            test::longConllu("1 a 2 nsubj\n2 b 0 root\n3 c 2 obj\n") + test::longConllu("1 d 2 det\n2 e 0 root\n"))})
        , queue(found(), treebank)
    {
    }

    static std::vector<SuspiciousAnnotation> found()
    {
        const auto one = [](std::size_t sentence, int unit, const char* relation, RivalArc rival) {
            SuspiciousAnnotation made;
            made.sentence = sentence;
            made.unit = unit;
            made.head = 2;
            made.relation = relation;
            made.rival = std::move(rival);
            made.confidence = 0.5;
            made.reasons.push_back({SuspicionMethod::Jackknife, SuspicionCause::ParsersGiveArc, {}, 0.5});
            return made;
        };
        return {one(0, 3, "obj", {1, "nmod"}), one(1, 1, "det", {2, "nsubj"}), one(0, 1, "nsubj", {3, "amod"})};
    }

    std::shared_ptr<const Sentence> sentence(std::size_t index) { return treebank.sentence(index); }
    /// Makes a sentence what an operation made of it, and tells the queue.
    std::vector<std::size_t> change(std::size_t index, const Result<Sentence>& after)
    {
        const SentenceKey key = treebank.key(index);
        const auto now = std::make_shared<const Sentence>(*after);
        const Edit edit = replacement(key.sentence, treebank.sentence(index), now);
        treebank = treebank.with(0, treebank.documents()[0]->with(edit));
        return queue.update(key, treebank.sentence(index));
    }
    std::vector<SuspicionState> states() const
    {
        std::vector<SuspicionState> all;
        for (std::size_t row = 0; row < queue.size(); ++row)
            all.push_back(queue.row(row).state);
        return all;
    }

    using enum SuspicionState;
    using Rows = std::vector<std::size_t>;
    using States = std::vector<SuspicionState>;
    Treebank treebank;
    SuspicionQueue queue;
};

TEST_F(SuspicionQueueTest, BeginsWithAllOpenInTheOrderGiven)
{
    EXPECT_EQ(states(), (States{Open, Open, Open}));
    EXPECT_EQ(queue.count(Open), 3U);
    EXPECT_EQ(queue.row(1).key, treebank.key(1));
    EXPECT_EQ(queue.rowsOf(treebank.key(0)), (Rows{0, 2}));
    EXPECT_EQ(queue.decisions(), DecisionCounts());
}

TEST_F(SuspicionQueueTest, FollowsDecisionsAndCountsThem)
{
    EXPECT_EQ(change(0, acceptRival(*sentence(0), 3, 1, "nmod", ada)), (Rows{0, 2}));
    EXPECT_EQ(states(), (States{Accepted, Open, Open}));
    EXPECT_TRUE(queue.row(2).isOutdated) << "its sentence is another";
    EXPECT_EQ(change(1, decide(*sentence(1), 1, SuspicionDecision::Kept, ada)), (Rows{1}));
    EXPECT_EQ(change(0, decide(*sentence(0), 1, SuspicionDecision::Postponed, ada)), (Rows{2}));
    EXPECT_EQ(states(), (States{Accepted, Kept, Postponed}));
    EXPECT_FALSE(queue.row(1).isOutdated) << "a decision changes no tree";
    EXPECT_EQ(queue.count(Open), 0U);
    EXPECT_EQ(queue.count(Kept), 1U);
    EXPECT_EQ(queue.decisions(), (DecisionCounts{1, 1, 1}));
}

TEST_F(SuspicionQueueTest, WhatIsUndoneIsOpenAgain)
{
    const Sentence before = *sentence(0);
    change(0, acceptRival(before, 3, 1, "nmod", ada));
    EXPECT_EQ(change(0, before), (Rows{0, 2}));
    EXPECT_EQ(states(), (States{Open, Open, Open}));
    EXPECT_FALSE(queue.row(2).isOutdated);
    EXPECT_EQ(queue.decisions(), DecisionCounts());
}

TEST_F(SuspicionQueueTest, AnArcThatIsEditedByHandIsNotOfferedAnyMore)
{
    EXPECT_EQ(change(0, setRelation(*sentence(0), 3, "iobj")), (Rows{0, 2}));
    EXPECT_EQ(states(), (States{Edited, Open, Open}));
    EXPECT_TRUE(queue.row(0).isOutdated);
    EXPECT_TRUE(queue.row(2).isOutdated);
}

TEST_F(SuspicionQueueTest, NothingHoldsOfASentenceWithOtherWords)
{
    change(0, insertToken(*sentence(0), Beside::After, 3, "new"));
    EXPECT_EQ(states(), (States{Edited, Open, Edited})) << "heads may be other words now";
    change(1, setField(*sentence(1), {2, 0}, WordField::Form, "f"));
    EXPECT_EQ(states(), (States{Edited, Edited, Edited}));
}

TEST_F(SuspicionQueueTest, WhatIsGoneIsEditedAndComesBack)
{
    EXPECT_EQ(queue.update(Treebank()), (Rows{0, 1, 2}));
    EXPECT_EQ(states(), (States{Edited, Edited, Edited}));
    EXPECT_EQ(queue.update(treebank), (Rows{0, 1, 2}));
    EXPECT_EQ(states(), (States{Open, Open, Open}));
    EXPECT_TRUE(queue.update(treebank).empty());
}

TEST_F(SuspicionQueueTest, KnowsEarlierDecisions)
{
    change(0, acceptRival(*sentence(0), 3, 1, "nmod", ada));
    change(1, decide(*sentence(1), 1, SuspicionDecision::Kept, ada));
    auto list = found();
    list.erase(list.begin());
    const SuspicionQueue next(std::move(list), treebank);
    EXPECT_EQ(next.row(0).state, Kept);
    EXPECT_EQ(next.row(1).state, Open);
    EXPECT_FALSE(next.row(1).isOutdated) << "it was searched as it is";
    EXPECT_EQ(next.decisions(), (DecisionCounts{1, 1, 0})) << "of sentences with no rows, too";
}

} // namespace suspicion_queue_test
} // namespace arcwright
