// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/working_copy.h"

#include <filesystem>
#include <map>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/file_problems.h"
#include "core/base/journal_path.h"
#include "core/base/journal_problems.h"
#include "core/documents/document_problems.h"
#include "core/editing/annotation_operations.h"
#include "core/formats/open.h"
#include "tests/core/support/random_annotator.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace working_copy_test {

using test::readBytes;
using test::writeBytes;

constexpr std::string_view file
    = "# sent_id = a\n1\tono\tono\tX\t_\t_\t0\troot\t_\t_\n2\tdva\tdva\tX\t_\t_\t1\tdep\t_\t_\n\n"
      "# sent_id = b\n1\ttri\ttri\tX\t_\t_\t0\troot\t_\t_\n\n";

class WorkingCopyTest : public testing::Test {
protected:
    WorkingCopyTest() : m_path(m_folder.file("a.conllu")) { writeBytes(m_path, file); }

    WorkingCopy open() const { return WorkingCopy(openDocument(m_path).value()); }

    static void setRelation(WorkingCopy& copy, int word, std::string_view relation, std::size_t index = 0)
    {
        const auto before = copy.document()->sentence(index);
        auto after = std::make_shared<const Sentence>(withRelation(*before, word, relation));
        Step step{Operation::SetRelation, {}};
        step.edits.push_back(replacement(copy.document()->id(index), before, std::move(after)));
        ASSERT_TRUE(copy.make(std::move(step)));
    }

    static std::string relationIn(const WorkingCopy& copy, int word, std::size_t index = 0)
    {
        return copy.document()->sentence(index)->word(word).relation;
    }

    test::TemporaryFolder m_folder;
    std::string m_path;
};

TEST_F(WorkingCopyTest, LookingAtAFileLeavesNothingBesideIt)
{
    {
        const WorkingCopy copy = open();
        EXPECT_FALSE(copy.isModified());
    }
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_folder.path()), {}), 1);
}

TEST_F(WorkingCopyTest, WhatIsSaidIsFoundByAnyNameOfTheFile)
{
    m_folder.write("sub/b.conllu", file);
    const std::string target = m_folder.file("sub/b.conllu");
    const std::string link = m_folder.file("link.conllu");
    std::filesystem::create_symlink("sub/b.conllu", link);
    const auto remark = [](const std::string& path, const std::string& text) {
        WorkingCopy copy(openDocument(path).value());
        const auto before = copy.document()->sentence(0);
        auto after = std::make_shared<const Sentence>(setRemark(*before, text).value());
        ASSERT_TRUE(copy.make({Operation::SetComment, {replacement(copy.document()->id(0), before, after)}}));
        ASSERT_TRUE(copy.save());
    };
    const auto remarkIn = [](const std::string& path) {
        return WorkingCopy(openDocument(path).value()).document()->sentence(0)->annotation.comment;
    };
    remark(link, "odd");
    EXPECT_EQ(remarkIn(target), "odd");
    EXPECT_EQ(remarkIn(link), "odd");

    std::filesystem::rename(target + ".arcwright.json", link + ".arcwright.json");
    remark(link, "even");
    EXPECT_FALSE(std::filesystem::exists(target + ".arcwright.json")) << "where it is already it stays";
    EXPECT_EQ(remarkIn(link), "even");
}

TEST_F(WorkingCopyTest, StepsAreTakenBackAndMadeAgain)
{
    WorkingCopy copy = open();
    setRelation(copy, 2, "obj");
    setRelation(copy, 2, "obl");
    EXPECT_TRUE(copy.undo());
    EXPECT_EQ(relationIn(copy, 2), "obj");
    EXPECT_TRUE(copy.undo());
    EXPECT_FALSE(copy.undo());
    EXPECT_FALSE(copy.isModified());
    EXPECT_EQ(copy.document()->serialised(), std::string(file));
    EXPECT_TRUE(copy.redo());
    EXPECT_EQ(relationIn(copy, 2), "obj");
    setRelation(copy, 2, "iobj");
    EXPECT_FALSE(copy.redo());
}

TEST_F(WorkingCopyTest, WhatWasNotSavedIsThereAgain)
{
    {
        WorkingCopy copy = open();
        setRelation(copy, 2, "obj");
        setRelation(copy, 1, "other", 1);
        copy.undo();
    }
    EXPECT_EQ(readBytes(m_path), file);
    WorkingCopy copy = open();
    EXPECT_EQ(copy.recovered(), 3u);
    EXPECT_TRUE(copy.isModified());
    EXPECT_EQ(relationIn(copy, 2), "obj");
    EXPECT_TRUE(copy.redo());
    EXPECT_EQ(relationIn(copy, 1, 1), "other");
}

TEST_F(WorkingCopyTest, StepsCanBeTakenBackAfterASaveAndARestart)
{
    {
        WorkingCopy copy = open();
        setRelation(copy, 2, "obj");
        ASSERT_TRUE(copy.save());
        EXPECT_FALSE(copy.isModified());
        setRelation(copy, 2, "obl");
        ASSERT_TRUE(copy.save());
    }
    WorkingCopy copy = open();
    EXPECT_EQ(copy.recovered(), 0u);
    EXPECT_FALSE(copy.isModified());
    EXPECT_EQ(relationIn(copy, 2), "obl");
    EXPECT_TRUE(copy.undo());
    EXPECT_TRUE(copy.undo());
    EXPECT_TRUE(copy.isModified());
    EXPECT_EQ(copy.document()->serialised(), std::string(file));
    ASSERT_TRUE(copy.save());
    EXPECT_EQ(readBytes(m_path), file);
}

TEST_F(WorkingCopyTest, SentencesSplitBeforeASaveAreJoinedAgainAfterIt)
{
    {
        WorkingCopy copy = open();
        const auto first = copy.document()->sentence(0);
        Edit split{{copy.document()->id(0)}, {copy.document()->id(0), copy.document()->freeId()}, {first},
            {first, first}, {}, {}, {}};
        ASSERT_TRUE(copy.make({Operation::SplitSentence, {split}}));
        ASSERT_TRUE(copy.save());
        EXPECT_EQ(copy.document()->size(), 3u);
    }
    WorkingCopy copy = open();
    EXPECT_EQ(copy.document()->size(), 3u);
    setRelation(copy, 1, "late", 2);
    EXPECT_TRUE(copy.undo());
    EXPECT_TRUE(copy.undo());
    EXPECT_EQ(copy.document()->serialised(), std::string(file));
}

TEST_F(WorkingCopyTest, ASecondInstanceMayOnlyLook)
{
    WorkingCopy first = open();
    WorkingCopy second = open();
    ASSERT_TRUE(second.readOnlyBecause());
    EXPECT_EQ(second.readOnlyBecause()->code, FileProblem::InUse);
    const auto before = second.document()->sentence(0);
    const auto made = second.make({Operation::SetHead, {replacement(second.document()->id(0), before, before)}});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, FileProblem::InUse);
    EXPECT_FALSE(second.save());
    setRelation(first, 2, "obj");
    ASSERT_TRUE(first.save()); // the new file is locked as the old one was
    EXPECT_TRUE(open().readOnlyBecause());
}

TEST_F(WorkingCopyTest, WhatAnotherProgramWroteIsNotOverwrittenUnasked)
{
    WorkingCopy copy = open();
    setRelation(copy, 2, "obj");
    const std::string other = std::string(file) + "1\tnew\tnew\tX\t_\t_\t0\troot\t_\t_\n\n";
    writeBytes(m_path, other);
    EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Changed);
    const auto refused = copy.save();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, DocumentProblem::FileChangedMeanwhile);
    EXPECT_EQ(readBytes(m_path), other);
    ASSERT_TRUE(copy.save(WorkingCopy::Overwrite::Accept));
    EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Ours);
    EXPECT_NE(readBytes(m_path).find("obj"), std::string::npos);
    writeBytes(m_path, other); // after a save, too
    EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Changed);
}

TEST_F(WorkingCopyTest, AFileThatVanishedIsNotMadeAnewUnasked)
{
    WorkingCopy copy = open();
    setRelation(copy, 2, "obj");
    std::filesystem::remove(m_path);
    const auto refused = copy.save();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, DocumentProblem::FileVanished);
    ASSERT_TRUE(copy.save(WorkingCopy::Overwrite::Accept));
    EXPECT_NE(readBytes(m_path).find("obj"), std::string::npos);
    EXPECT_FALSE(copy.isModified());
}

TEST_F(WorkingCopyTest, AJournalOfAnotherContentIsKeptAside)
{
    {
        WorkingCopy copy = open();
        setRelation(copy, 2, "obj");
    }
    writeBytes(m_path, "1\tother\tother\tX\t_\t_\t0\troot\t_\t_\n\n");
    {
        WorkingCopy copy = open();
        ASSERT_EQ(copy.notices().size(), 1u);
        EXPECT_EQ(copy.notices()[0].code, JournalProblem::OfOtherContent);
        EXPECT_TRUE(std::filesystem::exists(copy.notices()[0].arguments.at(0)));
        EXPECT_FALSE(copy.isModified());
        setRelation(copy, 1, "changed");
    }
    const WorkingCopy copy = open();
    EXPECT_TRUE(copy.notices().empty());
    EXPECT_EQ(relationIn(copy, 1), "changed");
}

TEST_F(WorkingCopyTest, AJournalAsideIsReplayedWhenItsContentIsBack)
{
    {
        WorkingCopy copy = open();
        setRelation(copy, 2, "obj");
        ASSERT_TRUE(copy.save());
        setRelation(copy, 2, "obl");
    }
    writeBytes(m_path, file); // the content before the save: the journal knows it, too
    const WorkingCopy copy = open();
    EXPECT_EQ(relationIn(copy, 2), "obl");
    EXPECT_EQ(copy.recovered(), 2u);
}

TEST_F(WorkingCopyTest, SavingUnderAnotherNameTakesTheHistoryAlong)
{
    const std::string other = m_folder.file("b.conllu");
    {
        WorkingCopy copy = open();
        setRelation(copy, 2, "obj");
        ASSERT_TRUE(copy.saveAs(other));
        EXPECT_EQ(copy.path(), other);
        EXPECT_FALSE(copy.isModified());
        EXPECT_EQ(readBytes(m_path), file);
        EXPECT_FALSE(open().readOnlyBecause()) << "the old file is free again";
        EXPECT_FALSE(open().isModified()) << "and has no corrections waiting";
    }
    WorkingCopy copy(openDocument(other).value());
    EXPECT_TRUE(copy.undo());
    EXPECT_EQ(copy.document()->serialised(), std::string(file));
}

TEST_F(WorkingCopyTest, WhatTheAnnotatorSaysIsInTheJournal)
{
    {
        WorkingCopy copy = open();
        const auto before = copy.document()->sentence(0);
        auto after = std::make_shared<Sentence>(*before);
        after->annotation
            = {true, {"Ida", 7}, "odd", {{2, 1, {"Ida", 8}}}, {{"leaf-det", "2", "dva 1 dep", "meant", {}}}};
        ASSERT_TRUE(copy.make({Operation::Confirm, {replacement(copy.document()->id(0), before, after)}}));
    }
    const WorkingCopy copy = open();
    const Annotation& found = copy.document()->sentence(0)->annotation;
    EXPECT_TRUE(found.confirmed);
    EXPECT_EQ(found.confirmedBy.author, "Ida");
    EXPECT_EQ(found.pins.at(0).by.time, 8);
    EXPECT_EQ(found.waivers.at(0).reason, "meant");
}

TEST_F(WorkingCopyTest, AReadOnlyFolderHasItsJournalElsewhere)
{
    const test::TemporaryFolder state;
    ::setenv("XDG_STATE_HOME", state.path().c_str(), 1);
    std::filesystem::permissions(
        m_folder.path(), std::filesystem::perms::owner_write, std::filesystem::perm_options::remove);
    const bool isRoot = ::access(m_folder.path().c_str(), W_OK) == 0;
    if (!isRoot) {
        WorkingCopy copy = open();
        setRelation(copy, 2, "obj");
        EXPECT_FALSE(copy.journalProblem());
        EXPECT_FALSE(copy.save());
        EXPECT_TRUE(copy.isModified());
    }
    const std::string found = isRoot ? std::string() : relationIn(open(), 2);
    std::filesystem::permissions(
        m_folder.path(), std::filesystem::perms::owner_write, std::filesystem::perm_options::add);
    ::unsetenv("XDG_STATE_HOME");
    if (isRoot)
        GTEST_SKIP() << "permissions do not bind root";
    EXPECT_EQ(found, "obj");
}

TEST_F(WorkingCopyTest, WhateverWasDoneIsThereAgainAndCanBeTakenBack)
{
    EXPECT_TRUE(rc::check([&] {
        std::filesystem::remove(journalPath(m_path));
        std::filesystem::copy_file(
            test::sampleFile("english.conllu"), m_path, std::filesystem::copy_options::overwrite_existing);
        const std::string before = readBytes(m_path);
        test::RandomAnnotator annotator(*rc::gen::arbitrary<std::uint64_t>());
        std::string text;
        std::size_t position = 0;
        for (int restart = 0; restart < 3; ++restart) {
            WorkingCopy copy = open();
            RC_ASSERT(copy.notices().empty());
            RC_ASSERT(restart == 0 || *copy.document()->serialised() == text);
            RC_ASSERT(copy.history().position() == position);
            for (int acts = *rc::gen::inRange(0, 8); acts > 0; --acts)
                annotator.act(copy);
            annotator.leave();
            text = *copy.document()->serialised();
            position = copy.history().position();
        }
        WorkingCopy copy = open();
        while (copy.undo()) { }
        RC_ASSERT(*copy.document()->serialised() == before);
    }));
}

TEST_F(WorkingCopyTest, StepsMadeAgainAreInTheJournalBeforeThoseKeptAsideGo)
{
    const std::string aside = m_folder.write(".a.conllu.arcwright-journal.aside-1", "kept");
    {
        WorkingCopy copy = open();
        setRelation(copy, 2, "obj");
        EXPECT_TRUE(copy.removeKept(aside).has_value());
        EXPECT_FALSE(std::filesystem::exists(aside));
        EXPECT_TRUE(copy.removeKept(aside).has_value()) << "gone is gone";
    }
    EXPECT_EQ(relationIn(open(), 2), "obj");
}

TEST_F(WorkingCopyTest, StepsKeptAsideStayWhereOurJournalCannotBeWritten)
{
    const std::string aside = m_folder.write("aside", "kept");
    WorkingCopy copy = open();
    std::filesystem::create_directory(journalPath(m_path));
    setRelation(copy, 2, "obj");
    EXPECT_FALSE(copy.removeKept(aside).has_value());
    EXPECT_TRUE(std::filesystem::exists(aside));
    std::filesystem::remove(journalPath(m_path));
    EXPECT_TRUE(copy.removeKept(aside).has_value());
    EXPECT_FALSE(std::filesystem::exists(aside));
    EXPECT_FALSE(copy.journalProblem().has_value());
}

/// CoNLL-U that counts what it writes.
class CountingFormat final : public Format {
public:
    std::string_view name() const override { return "counting"; }
    const FormatFamily& family() const override { return m_conllu->family(); }
    std::vector<SentenceSpan> findSentences(LineScanner& lines) const override
    {
        return m_conllu->findSentences(lines);
    }
    Sentence read(const SourceSlice& slice) const override { return m_conllu->read(slice); }
    Result<std::string> write(const Sentence& sentence) const override
    {
        ++written[sentence.word(2).relation];
        return m_conllu->write(sentence);
    }

    mutable std::map<std::string, int> written; ///< sentences, by a relation that tells them apart

private:
    FormatPointer m_conllu = formatNamed("conllu");
};

TEST_F(WorkingCopyTest, AnEditWritesEachOfItsSentencesOnce)
{
    const auto format = std::make_shared<const CountingFormat>();
    WorkingCopy copy(std::make_shared<const Document>(m_path, std::string(file), format));
    setRelation(copy, 2, "obj");
    EXPECT_EQ(format->written, (std::map<std::string, int>{{"dep", 1}, {"obj", 1}})) << "for the journal and the check";
}

/// The step that gives the words of all sentences a relation.
Step relabelling(const Document& document, std::string_view relation)
{
    Step step{Operation::Several, {}};
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto before = document.sentence(i);
        step.edits.push_back(
            replacement(document.id(i), before, std::make_shared<Sentence>(withRelation(*before, 1, relation))));
    }
    return step;
}

TEST_F(WorkingCopyTest, APreparedStepIsMadeAsItWouldBeAtOnce)
{
    WorkingCopy copy = open();
    auto ready = prepared(copy.stepBase(), relabelling(*copy.document(), "flat"));
    ASSERT_TRUE(ready);
    EXPECT_EQ(relationIn(copy, 1), "root") << "nothing is made yet";
    const auto after = ready->after;
    const auto made = copy.make(std::move(*ready));
    ASSERT_TRUE(made);
    EXPECT_EQ(made->edits.size(), 2U);
    EXPECT_EQ(copy.document(), after) << "it is not made again";
    EXPECT_EQ(relationIn(copy, 1, 1), "flat");
    ASSERT_TRUE(copy.undo());
    EXPECT_EQ(copy.document()->serialised(), std::string(file));
}

TEST_F(WorkingCopyTest, AStepPreparedForAnotherStateIsPreparedAnew)
{
    WorkingCopy copy = open();
    auto ready = prepared(copy.stepBase(), relabelling(*copy.document(), "flat"));
    ASSERT_TRUE(ready);
    setRelation(copy, 2, "obj");
    auto tooLate = *ready;
    tooLate.wished.edits.erase(tooLate.wished.edits.begin()); // its sentence was edited
    ASSERT_TRUE(copy.make(std::move(tooLate)));
    EXPECT_EQ(relationIn(copy, 2), "obj");
    EXPECT_EQ(relationIn(copy, 1), "root");
    EXPECT_EQ(relationIn(copy, 1, 1), "flat");
}

TEST_F(WorkingCopyTest, AStepThatIsTakenLeavesWhatNobodyNeedsAnyMore)
{
    WorkingCopy copy = open();
    setRelation(copy, 2, "obj");
    ASSERT_TRUE(copy.undo());
    auto ready = prepared(copy.stepBase(), relabelling(*copy.document(), "flat"));
    ASSERT_TRUE(ready);
    ASSERT_TRUE(copy.take(*ready));
    EXPECT_EQ(copy.history().nextUndo()->edits.size(), 2U);
    EXPECT_EQ(copy.history().steps().size(), 1U);
    ASSERT_EQ(ready->forgotten.size(), 1U);
    EXPECT_EQ(ready->forgotten.front().operation, Operation::SetRelation);
    EXPECT_EQ(relationIn(copy, 1, 1), "flat");
    auto late = prepared(copy.stepBase(), relabelling(*copy.document(), "nmod"));
    ASSERT_TRUE(late);
    setRelation(copy, 2, "iobj");
    ASSERT_TRUE(copy.take(*late)) << "prepared anew";
    EXPECT_EQ(relationIn(copy, 1, 1), "nmod");
    EXPECT_EQ(copy.history().nextUndo()->edits.size(), 2U);
    EXPECT_EQ(copy.history().steps().size(), 3U);
}

TEST_F(WorkingCopyTest, EditsThatBuildOnThoseBeforeThemInTheirStepAreMadeAgain)
{
    std::string made;
    {
        WorkingCopy copy = open();
        const auto first = copy.document()->sentence(0);
        const SentenceId part = copy.document()->freeId();
        Step step{Operation::Several, {}};
        step.edits.push_back(
            {{copy.document()->id(0)}, {copy.document()->id(0), part}, {first}, {first, first}, {}, {}, {}});
        auto after = first;
        for (const char* relation : {"dep", "nmod", "obj"}) {
            const auto before
                = std::exchange(after, std::make_shared<const Sentence>(withRelation(*after, 2, relation)));
            step.edits.push_back(replacement(part, before, after));
        }
        ASSERT_TRUE(copy.make(std::move(step)));
        made = copy.document()->serialised().value();
    }
    WorkingCopy copy = open();
    EXPECT_EQ(copy.recovered(), 1U);
    EXPECT_EQ(copy.document()->serialised(), made);
    EXPECT_EQ(relationIn(copy, 2, 1), "obj");
    EXPECT_TRUE(copy.undo());
    EXPECT_EQ(copy.document()->serialised(), std::string(file));
    EXPECT_TRUE(copy.redo());
    EXPECT_EQ(copy.document()->serialised(), made);
}

TEST_F(WorkingCopyTest, AStepThatCannotBeWrittenIsNotPrepared)
{
    WorkingCopy copy = open();
    const auto ready = prepared(copy.stepBase(), relabelling(*copy.document(), "a\tb"));
    ASSERT_FALSE(ready);
    Step strange = relabelling(*copy.document(), "flat");
    strange.edits.back().idsBefore = {SentenceId{77}};
    const auto gone = prepared(copy.stepBase(), std::move(strange));
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().code, ProblemCode(DocumentProblem::EditOutdated));
}

} // namespace working_copy_test
} // namespace arcwright
