// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/file_lock.h"
#include "core/base/file_problems.h"
#include "core/base/gzip.h"
#include "core/base/journal_path.h"
#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/documents/document_problems.h"
#include "core/documents/working_copy.h"
#include "core/formats/open.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace pml_save_test {

using testing::ElementsAre;
using testing::Not;

/// Trees compressed, words not.
class PmlSaveTest : public testing::Test {
protected:
    PmlSaveTest()
    {
        m_folder.write("small.a.gz", compressed(test::pmlTrees, header));
        m_folder.write("small.m", test::pmlWords);
        m_folder.write("small.w", test::pmlTokens);
    }

    WorkingCopy open() const { return WorkingCopy(openDocument(m_folder.file("small.a.gz")).value()); }
    std::string bytes(std::string_view name) const { return test::readBytes(m_folder.file(name)); }
    std::string trees() const { return decompressed(bytes("small.a.gz"))->text; }

    template <class Change>
    static Result<Step> make(WorkingCopy& copy, Change change)
    {
        const auto before = copy.document()->sentence(0);
        auto after = std::make_shared<Sentence>(*before);
        change(*after);
        return copy.make({Operation::SetRelation, {replacement(copy.document()->id(0), before, std::move(after))}});
    }
    static void setFunction(WorkingCopy& copy, std::string_view function)
    {
        ASSERT_TRUE(make(copy, [&](Sentence& sentence) { sentence = withRelation(sentence, 4, function); }));
    }
    static void setTag(WorkingCopy& copy, std::string_view tag)
    {
        ASSERT_TRUE(make(copy, [&](Sentence& sentence) { sentence.word(1).xpos = tag; }));
    }
    static bool contains(const std::string& text, std::string_view part)
    {
        return text.find(part) != std::string::npos;
    }

    static inline const GzipHeader header{1'000'000'000, 7, "trees"};
    test::TemporaryFolder m_folder;
};

TEST_F(PmlSaveTest, LayersThatCannotBeReadStayAsTheyAre)
{
    for (const std::string layer : {"small.m", "small.w"}) {
        const std::string whole = bytes(layer);
        m_folder.write(layer, "<wrong");
        WorkingCopy copy = open();
        const auto tagged = make(copy, [](Sentence& sentence) { sentence.word(1).xpos = "NEW"; });
        EXPECT_EQ(tagged.has_value(), layer == "small.w");
        if (!tagged) {
            EXPECT_EQ(tagged.error().code, FormatProblem::PmlWordsNotRead);
        }
        setFunction(copy, "Obj");
        ASSERT_TRUE(copy.save());
        EXPECT_EQ(bytes(layer), "<wrong");
        EXPECT_TRUE(contains(trees(), "<afun>Obj</afun>"));

        m_folder.write(layer, whole); // mended by somebody
        EXPECT_EQ(copy.fileState(), FileState::Changed);
        m_folder.write("small.a.gz", compressed(test::pmlTrees, header));
        m_folder.write("small.m", test::pmlWords);
    }
}

TEST_F(PmlSaveTest, OnlyFilesThatAnEditTouchesAreWritten)
{
    WorkingCopy copy = open();
    const std::string before = bytes("small.a.gz");
    setTag(copy, "NEW");
    const auto stamp = stampOf(m_folder.file("small.a.gz"));
    ASSERT_TRUE(copy.save());
    EXPECT_TRUE(contains(bytes("small.m"), "<tag>NEW</tag>"));
    EXPECT_EQ(bytes("small.a.gz"), before);
    EXPECT_EQ(stampOf(m_folder.file("small.a.gz")), stamp);
    EXPECT_EQ(bytes("small.w"), test::pmlTokens);
    EXPECT_FALSE(copy.isModified());

    copy.undo();
    ASSERT_TRUE(copy.save());
    EXPECT_EQ(bytes("small.m"), test::pmlWords);
    EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Ours);
}

/// The words are in their place when the trees cannot be: that is no work of another program.
TEST_F(PmlSaveTest, AfterASaveThatEndedHalfwayTheNextOneIsAllowed)
{
    namespace fs = std::filesystem;
    WorkingCopy copy = open();
    setFunction(copy, "AuxG");
    setTag(copy, "NEW");
    const std::string path = m_folder.file("small.a.gz");
    const std::string aside = m_folder.file("aside");
    auto save = copy.beginSave();
    ASSERT_TRUE(save);
    ASSERT_TRUE(save->prepare());
    fs::rename(path, aside);
    m_folder.write("small.a.gz/in_the_way", "");
    auto written = save->commit();
    EXPECT_FALSE(written);
    EXPECT_FALSE(copy.endSave(std::move(*save), std::move(written)));
    fs::remove_all(path);
    fs::rename(aside, path);
    EXPECT_TRUE(contains(bytes("small.m"), "<tag>NEW</tag>"));
    EXPECT_TRUE(contains(trees(), "AuxK"));

    EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Ours);
    EXPECT_TRUE(copy.isModified());
    const auto saved = copy.save();
    ASSERT_TRUE(saved) << testing::PrintToString(saved.error());
    EXPECT_TRUE(contains(trees(), "AuxG"));
    EXPECT_FALSE(copy.isModified());
}

TEST_F(PmlSaveTest, ACompressedFileKeepsItsHeader)
{
    WorkingCopy copy = open();
    setFunction(copy, "AuxG");
    ASSERT_TRUE(copy.save());
    const auto content = decompressed(bytes("small.a.gz"));
    EXPECT_EQ(content->header.time, header.time);
    EXPECT_EQ(content->header.system, header.system);
    EXPECT_EQ(content->header.name, header.name);
    std::string wanted = test::pmlTrees;
    wanted.replace(wanted.find("AuxK"), 4, "AuxG");
    EXPECT_EQ(content->text, wanted);
    EXPECT_EQ(bytes("small.m"), test::pmlWords);
}

TEST_F(PmlSaveTest, WhatWasSavedIsReadAgain)
{
    {
        WorkingCopy copy = open();
        setFunction(copy, "AuxG");
        setTag(copy, "NEW");
        ASSERT_TRUE(make(copy, [](Sentence& sentence) { sentence = withHead(sentence, 1, 0); }));
        ASSERT_TRUE(copy.save());
    }
    WorkingCopy again = open();
    EXPECT_FALSE(again.isModified());
    EXPECT_TRUE(again.notices().empty());
    const auto sentence = again.document()->sentence(0);
    EXPECT_EQ(sentence->word(4).relation, "AuxG");
    EXPECT_EQ(sentence->word(1).xpos, "NEW");
    EXPECT_EQ(sentence->word(1).head, 0);
    // The journal still knows how it was.
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(again.undo());
    ASSERT_TRUE(again.save());
    EXPECT_EQ(trees(), test::pmlTrees);
    EXPECT_EQ(bytes("small.m"), test::pmlWords);
}

TEST_F(PmlSaveTest, FlagsMayBeSetInAnyOrder)
{
    WorkingCopy copy = open();
    for (const char* name : {"IsExtra", "IsParenthesis", "IsMember"})
        ASSERT_TRUE(make(copy, [&](Sentence& sentence) { sentence.word(4).setFurther(name, "Yes"); })) << name;
    ASSERT_TRUE(copy.save());
    EXPECT_TRUE(contains(trees(),
        "<afun>AuxK</afun>\n     <is_member>1</is_member>\n     <is_parenthesis_root>1</is_parenthesis_root>\n"
        "     <is_extra_dependency>1</is_extra_dependency>\n     <ord>4</ord>"));
}

TEST_F(PmlSaveTest, UnsavedStepsAreMadeAgain)
{
    {
        WorkingCopy copy = open();
        setFunction(copy, "AuxG");
    }
    const WorkingCopy again = open();
    EXPECT_EQ(again.recovered(), 1U);
    EXPECT_EQ(again.document()->sentence(0)->word(4).relation, "AuxG");
}

TEST_F(PmlSaveTest, AChangeOfAnyFileByOthersIsSeen)
{
    for (const std::string name : {"small.a.gz", "small.m", "small.w"}) {
        WorkingCopy copy = open();
        setFunction(copy, "AuxG");
        const std::string before = bytes(name);
        m_folder.write(name, before + "\n");
        EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Changed) << name;
        const auto saved = copy.save();
        ASSERT_FALSE(saved.has_value()) << name;
        EXPECT_EQ(saved.error().code, DocumentProblem::FileChangedMeanwhile);
        m_folder.write(name, before);
        std::filesystem::remove(journalPath(m_folder.file("small.a.gz")));
    }
    WorkingCopy copy = open();
    std::filesystem::remove(m_folder.file("small.m"));
    EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Missing);
}

TEST_F(PmlSaveTest, OverwritingTakesTheChangesOfOthersBackInTheFilesThatWeWrite)
{
    WorkingCopy copy = open();
    setFunction(copy, "AuxG");
    m_folder.write("small.m", "<mdata/>");
    ASSERT_TRUE(copy.save(WorkingCopy::Overwrite::Accept));
    EXPECT_EQ(bytes("small.m"), test::pmlWords);
    EXPECT_EQ(copy.fileState(), WorkingCopy::FileState::Ours);
}

TEST_F(PmlSaveTest, ASaveThatWasCutShortBetweenTwoFilesIsMadeWhole)
{
    const std::string treesBefore = bytes("small.a.gz");
    {
        WorkingCopy copy = open();
        setTag(copy, "FIRST");
        ASSERT_TRUE(copy.save());
        setTag(copy, "NEW");
        setFunction(copy, "AuxG");
        ASSERT_TRUE(copy.save());
        m_folder.write("small.a.gz", treesBefore); // the words were written, the trees not yet
    }
    {
        WorkingCopy copy = open();
        ASSERT_EQ(copy.notices().size(), 1U);
        EXPECT_EQ(copy.notices()[0].code, DocumentProblem::HalfSaved);
        EXPECT_TRUE(copy.isModified());
        EXPECT_EQ(copy.document()->sentence(0)->word(4).relation, "AuxG");
        EXPECT_EQ(copy.document()->sentence(0)->word(1).xpos, "NEW");
        ASSERT_TRUE(copy.save());
        EXPECT_TRUE(contains(trees(), ">AuxG<"));
        EXPECT_TRUE(contains(bytes("small.m"), "<tag>NEW</tag>"));
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(copy.undo());
        ASSERT_TRUE(copy.save());
        EXPECT_EQ(trees(), test::pmlTrees);
        EXPECT_EQ(bytes("small.m"), test::pmlWords);
    }
    EXPECT_TRUE(open().notices().empty());
}

TEST_F(PmlSaveTest, AllFilesAreLockedBeforeAndAfterASave)
{
    WorkingCopy copy = open();
    const auto expectLocked = [&] {
        for (const char* name : {"small.a.gz", "small.m", "small.w"}) {
            const auto lock = FileLock::tryLock(m_folder.file(name));
            ASSERT_FALSE(lock.has_value()) << name;
            EXPECT_EQ(lock.error().code, FileProblem::InUse) << name;
        }
    };
    expectLocked();
    setTag(copy, "NEW");
    setFunction(copy, "AuxG");
    ASSERT_TRUE(copy.save());
    expectLocked();
    copy.close();
    for (const char* name : {"small.a.gz", "small.m", "small.w"})
        EXPECT_TRUE(FileLock::tryLock(m_folder.file(name)).has_value()) << name;
}

TEST_F(PmlSaveTest, ADocumentWhoseWordsAreEditedElsewhereCanBeLookedAtOnly)
{
    const auto words = FileLock::tryLock(m_folder.file("small.m"));
    ASSERT_TRUE(words.has_value());
    const WorkingCopy copy = open();
    ASSERT_TRUE(copy.readOnlyBecause().has_value());
    EXPECT_EQ(copy.readOnlyBecause()->code, FileProblem::InUse);
}

TEST_F(PmlSaveTest, TokensThatNoEditChangesMayBeLockedByAnotherDocument)
{
    const auto tokens = FileLock::tryLock(m_folder.file("small.w"));
    ASSERT_TRUE(tokens.has_value());
    EXPECT_FALSE(open().readOnlyBecause().has_value());
}

TEST_F(PmlSaveTest, AnotherNameOrAnotherFormatMakesNoPmlFile)
{
    WorkingCopy copy = open();
    const auto saved = copy.saveAs(m_folder.file("other.a.gz"));
    ASSERT_FALSE(saved.has_value());
    EXPECT_EQ(saved.error().code, DocumentProblem::SeveralFiles);
    const auto same = convertedText(*copy.document(), *copy.document()->format());
    ASSERT_FALSE(same.has_value());
    EXPECT_EQ(same.error().code, ConversionProblem::FormatOnlyEdited);
    EXPECT_EQ(lossesOf(*copy.document(), *formatNamed("pml")).error().code, ConversionProblem::FormatOnlyEdited);
    EXPECT_THAT(m_folder.names(), Not(testing::Contains("other.a.gz")));
}

} // namespace pml_save_test
} // namespace arcwright
