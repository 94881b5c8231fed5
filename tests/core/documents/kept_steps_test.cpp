// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/kept_steps.h"

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/base/journal_problems.h"
#include "core/documents/working_copy.h"
#include "core/editing/split_sentence.h"
#include "core/formats/open.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace kept_steps_test {

using test::replaced;

std::string line(const std::string& id, const std::string& form)
{
    return "# sent_id = " + id + "\n1\t" + form + "\t_\tX\t_\t_\t2\tdep\t_\t_\n2\tend\t_\tX\t_\t_\t0\troot\t_\t_\n\n";
}

/// Corrections of a file that were never saved, and the journal they are kept in after another program wrote the file.
class KeptStepsTest : public testing::Test {
protected:
    KeptStepsTest() : m_path(m_folder.file("a.conllu")) { test::writeBytes(m_path, line("a", "a") + line("b", "b")); }

    WorkingCopy open() const { return WorkingCopy(openDocument(m_path).value()); }

    static void rename(WorkingCopy& copy, std::size_t index, const std::string& relation)
    {
        const auto before = copy.document()->sentence(index);
        Step step{Operation::SetRelation, {}};
        step.edits.push_back(replacement(
            copy.document()->id(index), before, std::make_shared<const Sentence>(withRelation(*before, 1, relation))));
        ASSERT_TRUE(copy.make(std::move(step)));
    }

    /// Opens the file with this content and makes again what fits.
    RefittedSteps refit(const std::string& content)
    {
        test::writeBytes(m_path, content);
        const WorkingCopy copy = open();
        EXPECT_EQ(copy.notices().at(0).code, JournalProblem::OfOtherContent);
        m_kept = keptSteps(copy.notices().at(0).arguments.at(0), copy.document()->format()).value();
        return refitted(m_kept, copy.document());
    }

    static std::string written(const RefittedSteps& made)
    {
        return made.document->with(made.step.edits)->serialised().value();
    }

    test::TemporaryFolder m_folder;
    std::string m_path;
    std::vector<Step> m_kept;
};

TEST_F(KeptStepsTest, AreMadeAgainWhereTheSentenceIsAsItWas)
{
    {
        WorkingCopy copy = open();
        rename(copy, 0, "one");
        rename(copy, 0, "two");
        rename(copy, 1, "three");
        rename(copy, 1, "gone");
        copy.undo();
    }
    const auto made = refit(line("new", "n") + line("b", "b") + line("a", "other"));
    EXPECT_EQ(made.sentences, 1U);
    EXPECT_EQ(made.lost, 1U);
    EXPECT_EQ(written(made), line("new", "n") + replaced(line("b", "b"), "dep", "three") + line("a", "other"));
}

TEST_F(KeptStepsTest, WhatWasSavedIsNotAmongThem)
{
    {
        WorkingCopy copy = open();
        rename(copy, 0, "saved");
        ASSERT_TRUE(copy.save());
        rename(copy, 1, "unsaved");
    }
    const auto made = refit(line("a", "a") + line("b", "b") + line("c", "c"));
    EXPECT_EQ(m_kept.size(), 1U);
    EXPECT_EQ(written(made), line("a", "a") + replaced(line("b", "b"), "dep", "unsaved") + line("c", "c"));
}

TEST_F(KeptStepsTest, ADividedSentenceIsDividedAgainAndBothPartsAreCorrected)
{
    {
        WorkingCopy copy = open();
        const auto halves = splitSentence(*copy.document()->sentence(0), 2).value();
        Edit edit = replacement(copy.document()->id(0), copy.document()->sentence(0), nullptr);
        edit.after = {std::make_shared<Sentence>(halves.first), std::make_shared<Sentence>(halves.second)};
        edit.idsAfter.push_back(copy.document()->freeId());
        ASSERT_TRUE(copy.make(Step{Operation::SplitSentence, {edit}}));
        rename(copy, 1, "second");
    }
    const auto made = refit(line("n", "n") + line("a", "a"));
    EXPECT_EQ(made.lost, 0U);
    const auto document = made.document->with(made.step.edits);
    ASSERT_EQ(document->size(), 3U);
    EXPECT_EQ(document->sentence(2)->word(1).form, "end");
    EXPECT_EQ(document->sentence(2)->word(1).relation, "second");
    EXPECT_EQ(correctedSentences(m_kept).size(), 2U);
}

TEST_F(KeptStepsTest, EqualSentencesAreCorrectedOnceEach)
{
    test::writeBytes(m_path, line("a", "a") + line("a", "a"));
    {
        WorkingCopy copy = open();
        rename(copy, 0, "x");
        rename(copy, 1, "y");
    }
    const auto made = refit(line("n", "n") + line("a", "a") + line("a", "a"));
    EXPECT_EQ(made.sentences, 2U);
    EXPECT_EQ(
        written(made), line("n", "n") + replaced(line("a", "a"), "dep", "x") + replaced(line("a", "a"), "dep", "y"));
}

TEST_F(KeptStepsTest, AFileThatIsNoJournalIsRefused)
{
    EXPECT_EQ(keptSteps(m_folder.file("none"), formatNamed("conllu")).error().code, FileProblem::NotFound);
    test::writeBytes(m_path, "no journal");
    const auto kept = keptSteps(m_path, formatNamed("conllu"));
    EXPECT_TRUE(!kept || kept->empty());
}

} // namespace kept_steps_test
} // namespace arcwright
