// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/editing/split_sentence.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/validator_fixture.h"
#include "ui/documents/repair_job.h"

namespace arcwright::ui::testing {
namespace {

using ::testing::ElementsAre;

class RepairJobTest : public ValidatorTest {
protected:
    /// Starts the job; what a test does before finish() happens while it is at work.
    void start(TestId test)
    {
        job.start(test);
        ASSERT_TRUE(job.isBusy());
    }
    bool finish()
    {
        return waitFor([&] { return finished.count() > 0; }) && !job.isBusy();
    }
    std::size_t repairedSentences() const
    {
        std::size_t sum = 0;
        for (const auto& told : repaired)
            sum += told.front().value<std::size_t>();
        return sum;
    }
    std::string text(std::size_t document = 0) const
    {
        return *workspace.treebank().documents()[document]->serialised();
    }

    RepairJob job{workspace, validator};
    QSignalSpy repaired{&job, &RepairJob::repaired};
    QSignalSpy progressed{&job, &RepairJob::progressed};
    QSignalSpy finished{&job, &RepairJob::finished};
};

TEST_F(RepairJobTest, AllOfAKindAreOneStepOfEachFileAndTheRestStays)
{
    const std::string rest = wrongSentence("r");
    const auto one = folder.write("one.conllu", blankSentence("a") + rest + blankSentence("b"));
    const auto two = folder.write("two.conllu", blankSentence("c"));
    ASSERT_TRUE(open({path(one), path(two)}));
    ASSERT_TRUE(settle());
    start(TestId::TextTrailingWhitespace);
    EXPECT_EQ(errors(), 4U); // nothing has changed yet: the window's thread has only begun it
    ASSERT_TRUE(finish());
    EXPECT_EQ(repairedSentences(), 3U);
    EXPECT_EQ(progressed.last().front().toInt(), 100);
    EXPECT_EQ(text(0), validSentence("a") + rest + validSentence("b"));
    EXPECT_EQ(text(1), validSentence("c"));
    EXPECT_EQ(workspace.copy(0).history().steps().size(), 1U);
    EXPECT_EQ(errors(), 1U);
    workspace.undo();
    EXPECT_EQ(errors(), 3U);
}

TEST_F(RepairJobTest, SeveralOfAKindInOneSentenceAreAllRepaired)
{
    std::string twice = validSentence("a");
    for (const char* word : {"\tdog\t", "\tbark\tVERB"}) // lemmas
        twice.insert(twice.find(word) + 1, " ");
    ASSERT_TRUE(validate(twice));
    ASSERT_THAT(tests(0), ElementsAre("leading-whitespace", "leading-whitespace"));
    start(TestId::LeadingWhitespace);
    ASSERT_TRUE(finish());
    EXPECT_EQ(repairedSentences(), 1U);
    EXPECT_EQ(text(), validSentence("a"));
}

TEST_F(RepairJobTest, CancelledItChangesNothing)
{
    const std::string before = blankSentence("a") + blankSentence("b");
    ASSERT_TRUE(validate(before));
    start(TestId::TextTrailingWhitespace);
    job.cancel();
    ASSERT_TRUE(finish());
    EXPECT_EQ(repaired.count(), 0);
    EXPECT_EQ(text(), before);
    EXPECT_FALSE(workspace.isModified());
}

TEST_F(RepairJobTest, WhatIsEditedMeanwhileStaysAsItWasEdited)
{
    ASSERT_TRUE(validate(blankSentence("a") + blankSentence("b")));
    start(TestId::TextTrailingWhitespace);
    ASSERT_TRUE(setRelation(workspace, 0, 1, QStringLiteral("obj")));
    ASSERT_TRUE(finish());
    EXPECT_EQ(repairedSentences(), 1U);
    EXPECT_EQ(relation(0, 1), "obj");
    EXPECT_THAT(tests(0), ElementsAre("text-trailing-whitespace"));
    EXPECT_THAT(tests(1), ElementsAre());
}

TEST_F(RepairJobTest, WhatIsDividedMeanwhileStaysAsItWasDivided)
{
    ASSERT_TRUE(validate(blankSentence("a") + blankSentence("b")));
    start(TestId::TextTrailingWhitespace);
    ASSERT_TRUE(workspace.setSource(0, validSentence("x") + blankSentence("y")));
    ASSERT_TRUE(finish());
    EXPECT_EQ(repairedSentences(), 1U);
    EXPECT_EQ(text(), validSentence("x") + blankSentence("y") + validSentence("b"));
}

TEST_F(RepairJobTest, WhatWasTakenBackIsRepairedAnewInsteadOfBeingMadeAgain)
{
    const std::string before = blankSentence("a") + blankSentence("b");
    ASSERT_TRUE(validate(before));
    for (int times = 0; times < 2; ++times) {
        start(TestId::TextTrailingWhitespace);
        ASSERT_TRUE(finish());
        EXPECT_EQ(text(), validSentence("a") + validSentence("b"));
        EXPECT_EQ(workspace.copy(0).history().steps().size(), 1U);
        EXPECT_FALSE(workspace.canRedo());
        workspace.undo();
        EXPECT_EQ(text(), before);
        EXPECT_TRUE(workspace.canRedo());
        finished.clear();
        ASSERT_TRUE(settle());
    }
    workspace.redo();
    EXPECT_EQ(text(), validSentence("a") + validSentence("b"));
}

TEST_F(RepairJobTest, EndsWhereAnotherTreebankIsOpened)
{
    ASSERT_TRUE(validate(blankSentence("a")));
    start(TestId::TextTrailingWhitespace);
    ASSERT_TRUE(openText("other.conllu", blankSentence("a")));
    EXPECT_FALSE(job.isBusy());
    EXPECT_EQ(finished.count(), 1);
    EXPECT_EQ(text(), blankSentence("a"));
}

} // namespace
} // namespace arcwright::ui::testing
