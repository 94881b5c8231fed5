// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/pending_save.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "core/base/journal_path.h"
#include "core/documents/document_problems.h"
#include "core/documents/kept_steps.h"
#include "core/documents/working_copy.h"
#include "core/editing/arc_operations.h"
#include "core/formats/open.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace pending_save_test {

constexpr std::string_view savedText = "1\tono\tono\tX\t_\t_\t0\troot\t_\t_\n2\tdva\tdva\tX\t_\t_\t1\tdep\t_\t_\n\n";

class PendingSaveTest : public testing::Test {
protected:
    PendingSaveTest() : m_path(m_folder.write("a.conllu", savedText)) { }

    WorkingCopy open() const { return WorkingCopy(openDocument(m_path).value()); }

    static Result<Step> relabel(WorkingCopy& copy, std::string_view relation)
    {
        const auto before = copy.document()->sentence(0);
        auto after = std::make_shared<const Sentence>(withRelation(*before, 2, relation));
        return copy.make({Operation::SetRelation, {replacement(copy.document()->id(0), before, std::move(after))}});
    }

    static std::string relationIn(const WorkingCopy& copy) { return copy.document()->sentence(0)->word(2).relation; }

    /// The state found by opening the file after the program died at this moment.
    struct Found {
        std::string relation;
        std::size_t position = 0;
        std::size_t steps = 0;
        bool isModified = false;

        friend bool operator==(const Found&, const Found&) = default;
        friend void PrintTo(const Found& found, std::ostream* out)
        {
            *out << found.relation << " after " << found.position << " of " << found.steps << " steps"
                 << (found.isModified ? ", modified" : "");
        }
    };
    Found foundAfterACrash() const
    {
        const test::TemporaryFolder after;
        const std::string path = after.file("a.conllu");
        std::filesystem::copy_file(m_path, path);
        if (std::filesystem::exists(journalPath(m_path)))
            std::filesystem::copy_file(journalPath(m_path), journalPath(path));
        const WorkingCopy copy(openDocument(path).value());
        EXPECT_TRUE(copy.notices().empty());
        return {relationIn(copy), copy.history().position(), copy.history().steps().size(), copy.isModified()};
    }
    Found now(const WorkingCopy& copy) const
    {
        return {relationIn(copy), copy.history().position(), copy.history().steps().size(), copy.isModified()};
    }

    std::string onDisk() const { return test::readBytes(m_path); }
    static std::string with(std::string_view relation)
    {
        std::string text(savedText);
        return text.replace(text.find("dep"), 3, relation);
    }

    test::TemporaryFolder m_folder;
    std::string m_path;
};

TEST_F(PendingSaveTest, WhatIsEditedMeanwhileIsNotInTheFileAndNotLost)
{
    WorkingCopy copy = open();
    ASSERT_TRUE(relabel(copy, "obj"));
    auto save = copy.beginSave();
    ASSERT_TRUE(save);
    ASSERT_TRUE(relabel(copy, "obl"));
    ASSERT_TRUE(save->prepare());
    EXPECT_EQ(onDisk(), savedText);
    copy.journalSave(*save);
    ASSERT_TRUE(relabel(copy, "nmod"));
    auto written = save->commit();
    EXPECT_EQ(onDisk(), with("obj"));
    ASSERT_TRUE(copy.endSave(std::move(*save), std::move(written)));
    EXPECT_TRUE(copy.isModified());
    EXPECT_EQ(relationIn(copy), "nmod");
    EXPECT_EQ(foundAfterACrash(), now(copy));
    EXPECT_EQ(copy.fileState(), FileState::Ours);
    copy.undo();
    copy.undo();
    EXPECT_FALSE(copy.isModified()) << "that is what was saved";
    ASSERT_TRUE(copy.save());
    copy.redo();
    ASSERT_TRUE(copy.save());
    EXPECT_EQ(onDisk(), with("obl"));
}

/// A correction, one taken back, and another in the place of what was saved: whichever part of the save a crash
/// interrupts, nothing is lost.
TEST_F(PendingSaveTest, ACrashBetweenItsPartsLosesNothing)
{
    const std::vector<std::function<void(WorkingCopy&)>> edits{[](WorkingCopy&) {},
        [](WorkingCopy& copy) { ASSERT_TRUE(relabel(copy, "obl")); },
        [](WorkingCopy& copy) { ASSERT_TRUE(copy.undo()); },
        [](WorkingCopy& copy) {
            ASSERT_TRUE(copy.undo());
            ASSERT_TRUE(relabel(copy, "nmod"));
        }};
    for (std::size_t first = 0; first < edits.size(); ++first) {
        for (std::size_t second = 0; second < edits.size(); ++second) {
            SCOPED_TRACE(std::to_string(first) + ", " + std::to_string(second));
            std::filesystem::remove(journalPath(m_path));
            test::writeBytes(m_path, savedText);
            WorkingCopy copy = open();
            ASSERT_TRUE(relabel(copy, "csubj"));
            ASSERT_TRUE(relabel(copy, "obj"));
            auto save = copy.beginSave();
            ASSERT_TRUE(save && save->prepare());
            edits[first](copy);
            EXPECT_EQ(foundAfterACrash(), now(copy));
            copy.journalSave(*save);
            EXPECT_EQ(foundAfterACrash(), now(copy));
            edits[second](copy);
            EXPECT_EQ(foundAfterACrash(), now(copy));
            auto written = save->commit();
            EXPECT_EQ(foundAfterACrash().relation, relationIn(copy));
            ASSERT_TRUE(copy.endSave(std::move(*save), std::move(written)));
            EXPECT_EQ(copy.isModified(), relationIn(copy) != "obj") << "which is what was saved";
            EXPECT_EQ(foundAfterACrash(), now(copy));
        }
    }
}

TEST_F(PendingSaveTest, TheFirstCorrectionOfAllDuringASaveIsFoundAgain)
{
    WorkingCopy copy = open();
    auto save = copy.beginSave();
    ASSERT_TRUE(save && save->prepare());
    ASSERT_TRUE(relabel(copy, "obj"));
    copy.journalSave(*save);
    EXPECT_EQ(foundAfterACrash(), now(copy));
    auto written = save->commit();
    ASSERT_TRUE(copy.endSave(std::move(*save), std::move(written)));
    EXPECT_EQ(foundAfterACrash(), now(copy));
}

TEST_F(PendingSaveTest, StoppedItLeavesFileEditsAndFolderAsTheyWere)
{
    WorkingCopy copy = open();
    ASSERT_TRUE(relabel(copy, "obj"));
    auto save = copy.beginSave();
    ASSERT_TRUE(save);
    std::stop_source stop;
    auto written = save->prepare([&](const Progress&) { stop.request_stop(); }, stop.get_token());
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, JobProblem::Cancelled);
    EXPECT_FALSE(copy.endSave(std::move(*save), std::move(written)));
    EXPECT_EQ(onDisk(), savedText);
    EXPECT_TRUE(copy.isModified());
    EXPECT_EQ(m_folder.names(), (std::vector<std::string>{".a.conllu.arcwright-journal", "a.conllu"}));
    EXPECT_TRUE(WorkingCopy(openDocument(m_path).value()).readOnlyBecause()) << "it is still locked";
    ASSERT_TRUE(copy.save());
    EXPECT_EQ(onDisk(), with("obj"));
}

TEST_F(PendingSaveTest, OneIsOnItsWayAtATime)
{
    WorkingCopy copy = open();
    auto save = copy.beginSave();
    ASSERT_TRUE(save);
    ASSERT_FALSE(copy.save());
    EXPECT_EQ(copy.save().error().code, DocumentProblem::BeingSaved);
    EXPECT_FALSE(copy.saveAs(m_folder.file("b.conllu")));
    ASSERT_TRUE(save->prepare());
    const auto committed = save->commit();
    EXPECT_TRUE(copy.endSave(std::move(*save), committed));
    EXPECT_TRUE(copy.saveAs(m_folder.file("b.conllu")));
}

TEST_F(PendingSaveTest, NothingIsEditedOnTheWayToAnotherFile)
{
    WorkingCopy copy = open();
    ASSERT_TRUE(relabel(copy, "obj"));
    auto move = copy.beginMove(m_folder.file("b.conllu"));
    ASSERT_TRUE(move);
    EXPECT_EQ(relabel(copy, "obl").error().code, DocumentProblem::BeingSaved);
    EXPECT_FALSE(copy.undo());
    auto written = move->write();
    ASSERT_TRUE(copy.endMove(std::move(*move), std::move(written)));
    EXPECT_EQ(copy.path(), m_folder.file("b.conllu"));
    EXPECT_FALSE(copy.isModified());
    EXPECT_TRUE(relabel(copy, "obl"));
    EXPECT_EQ(onDisk(), savedText);
}

TEST_F(PendingSaveTest, AJournalPutAsideKeepsWhatTheFileHasNot)
{
    WorkingCopy copy = open();
    ASSERT_TRUE(relabel(copy, "obj"));
    auto save = copy.beginSave();
    ASSERT_TRUE(save && save->prepare());
    ASSERT_TRUE(relabel(copy, "obl"));
    copy.journalSave(*save);
    auto written = save->commit();
    ASSERT_TRUE(copy.endSave(std::move(*save), std::move(written)));
    const auto steps = keptSteps(journalPath(m_path), copy.document()->format());
    ASSERT_TRUE(steps);
    ASSERT_EQ(steps->size(), 1U);
    EXPECT_EQ(steps->front().edits.front().after.front()->word(2).relation, "obl");
}

} // namespace pending_save_test
} // namespace arcwright
