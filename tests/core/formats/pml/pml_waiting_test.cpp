// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/gzip.h"
#include "core/base/journal_path.h"
#include "core/documents/annotation_file.h"
#include "core/documents/document_name.h"
#include "core/documents/working_copy.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/treebank/file_packing.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/zone_samples.h"

namespace arcwright {
namespace pml_waiting_test {

using testing::ElementsAre;
using testing::IsEmpty;

const FilePacking& packingOf(const Document& document)
{
    return *document.format()->packing();
}

/// Whether two documents are the same, by all that can be asked of them.
void expectSame(const Document& waiting, const Document& whole)
{
    EXPECT_EQ(waiting.size(), whole.size());
    EXPECT_EQ(waiting.format()->name(), whole.format()->name());
    EXPECT_EQ(waiting.hash(), whole.hash());
    ASSERT_EQ(packingOf(waiting).files().size(), packingOf(whole).files().size());
    for (std::size_t i = 0; i < packingOf(whole).files().size(); ++i)
        EXPECT_EQ(packingOf(waiting).files()[i]->path(), packingOf(whole).files()[i]->path());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const auto sentence = waiting.sentence(i);
        ASSERT_TRUE(sentence->hasContentOf(*whole.sentence(i)));
        EXPECT_EQ(sentence->problem, whole.sentence(i)->problem);
        EXPECT_EQ(waiting.line(i), whole.line(i));
    }
    EXPECT_EQ(packingOf(waiting).notices(), packingOf(whole).notices());
    EXPECT_TRUE(waiting.serialised() == whole.serialised());
    const auto text = waiting.serialised().value();
    EXPECT_EQ(packingOf(waiting).contents(text), packingOf(whole).contents(text));
    for (std::size_t i = 0; i < packingOf(whole).files().size(); ++i)
        EXPECT_EQ(packingOf(waiting).canChange(i), packingOf(whole).canChange(i));
}

/// A folder with more documents than are read at once.
class PmlWaitingTest : public testing::Test {
protected:
    static constexpr std::size_t count = 20;

    PmlWaitingTest()
    {
        for (std::size_t i = 0; i < count; ++i) {
            const std::string name = "d" + std::to_string(i);
            std::string trees = test::pmlTrees;
            trees.replace(trees.find("small.m"), 5, name);
            std::string words = test::pmlWords;
            words.replace(words.find("small.w"), 5, name);
            m_folder.write(name + ".a.gz", compressed(trees, {}));
            m_folder.write(name + ".m", words);
            m_folder.write(name + ".w", test::pmlTokens);
        }
    }

    Treebank open() const { return openTreebank({m_folder.path()}, {}, {}, {}, WhenRead::WhenAsked).value(); }

    static std::vector<std::size_t> readOf(const Treebank& treebank)
    {
        std::vector<std::size_t> read;
        for (std::size_t i = 0; i < treebank.documents().size(); ++i) {
            if (packingOf(*treebank.documents()[i]).isRead())
                read.push_back(i);
        }
        return read;
    }

    test::TemporaryFolder m_folder;
};

TEST_F(PmlWaitingTest, AFolderOpensWithoutReadingItsFiles)
{
    const Treebank treebank = open();
    ASSERT_EQ(treebank.documents().size(), count);
    EXPECT_EQ(treebank.size(), 2 * count);
    EXPECT_EQ(treebank.indexOf(treebank.key(17)), 17U);
    for (const auto& document : treebank.documents()) {
        EXPECT_NE(document->hash(), 0U);
        EXPECT_EQ(packingOf(*document).files().size(), 3U);
    }
    EXPECT_THAT(readOf(treebank), IsEmpty());
    EXPECT_EQ(treebank.sentence(17)->word(1).head, 0);
    EXPECT_EQ(treebank.sentence(16)->word(1).form, "mokrota");
    EXPECT_THAT(readOf(treebank), ElementsAre(8));
}

TEST_F(PmlWaitingTest, WhatIsReadLaterIsWhatIsReadAtOnce)
{
    const Treebank waiting = open();
    const Treebank whole = openTreebank({m_folder.path()}).value();
    EXPECT_EQ(readOf(whole).size(), count);
    for (std::size_t i = 0; i < count; ++i)
        expectSame(*waiting.documents()[i], *whole.documents()[i]);
}

TEST_F(PmlWaitingTest, WhatChangesAfterOpeningDoesNotCount)
{
    const Treebank treebank = open();
    const Treebank whole = openTreebank({m_folder.path()}).value();
    const WorkingCopy copy(treebank.documents()[3]);
    m_folder.write("d3.a.gz", "");
    m_folder.write("d3.m", "<");
    std::filesystem::remove(m_folder.file("d3.w"));
    EXPECT_EQ(copy.fileState(), FileState::Missing);
    expectSame(*treebank.documents()[3], *whole.documents()[3]);
}

TEST_F(PmlWaitingTest, TreesThatCannotBeReadAreNotOpened)
{
    m_folder.write("d5.a.gz", compressed("<adata>\n <trees>\n  <LM><a><b><c><d></c></b></a></LM></trees></adata>", {}));
    const auto opened = openTreebank({m_folder.path()}, {}, {}, {}, WhenRead::WhenAsked);
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error(), (Problem{FormatProblem::XmlEndTagExpected, m_folder.file("d5.a.gz"), 3, 21, {"d"}}));
}

TEST_F(PmlWaitingTest, LayersThatCannotBeReadAreSaidWhenTheyAre)
{
    const std::string& words = test::pmlWords;
    m_folder.write("d5.m", words.substr(0, words.size() / 2)); // its head can be read
    const Treebank treebank = open();
    const Document& document = *treebank.documents()[5];
    const FilePacking& packing = packingOf(document);
    EXPECT_EQ(packing.files().size(), 3U);
    EXPECT_THAT(WorkingCopy(treebank.documents()[5]).notices(), IsEmpty()) << "nothing is known yet";
    EXPECT_EQ(document.sentence(0)->word(1).form, "mm#m-small-p1s1w1");
    ASSERT_EQ(packing.notices().size(), 2U);
    EXPECT_EQ(packing.notices()[0].code, FormatProblem::XmlEndTagExpected);
    EXPECT_EQ(packing.notices()[0].file, m_folder.file("d5.m"));
    EXPECT_EQ(
        packing.notices()[1], (Problem{FormatProblem::PmlLayerNotRead, m_folder.file("d5.a.gz"), 0, 0, {"m", "d5.m"}}));
    EXPECT_FALSE(packing.canChange(1));
    EXPECT_EQ(packing.contents(document.serialised().value()).value()[1], test::readBytes(m_folder.file("d5.m")));
    EXPECT_FALSE(WorkingCopy(treebank.documents()[5]).notices().empty());
}

TEST_F(PmlWaitingTest, LocksJournalsAndSavesNeedOnlyWhatIsEdited)
{
    const std::string before = test::readBytes(m_folder.file("d7.m"));
    {
        const Treebank treebank = open();
        std::vector<std::unique_ptr<WorkingCopy>> copies;
        for (const auto& document : treebank.documents())
            copies.push_back(std::make_unique<WorkingCopy>(document));
        EXPECT_THAT(readOf(treebank), IsEmpty());
        EXPECT_TRUE(WorkingCopy(openDocument(m_folder.file("d9.a.gz")).value()).readOnlyBecause()) << "it is locked";
        WorkingCopy& copy = *copies[7];
        const auto sentence = copy.document()->sentence(0);
        auto after = std::make_shared<Sentence>(withRelation(*sentence, 4, "AuxG"));
        after->word(1).xpos = "NEW";
        ASSERT_TRUE(copy.make({Operation::SetRelation, {replacement(copy.document()->id(0), sentence, after)}}));
        EXPECT_THAT(readOf(treebank), ElementsAre(7));
    } // the program was killed
    const Treebank treebank = open();
    std::vector<std::unique_ptr<WorkingCopy>> copies;
    for (const auto& document : treebank.documents())
        copies.push_back(std::make_unique<WorkingCopy>(document));
    EXPECT_THAT(readOf(treebank), ElementsAre(7)) << "whose journal is made again";
    WorkingCopy& copy = *copies[7];
    EXPECT_EQ(copy.recovered(), 1U);
    EXPECT_EQ(copy.document()->sentence(0)->word(4).relation, "AuxG");
    ASSERT_TRUE(copy.save());
    EXPECT_NE(test::readBytes(m_folder.file("d7.m")), before);
    copy.undo();
    ASSERT_TRUE(copy.save());
    EXPECT_EQ(test::readBytes(m_folder.file("d7.m")), before);
    EXPECT_FALSE(copies[8]->isModified());
    m_folder.write("d8.m", "another program's");
    EXPECT_EQ(copies[8]->fileState(), FileState::Changed);
    EXPECT_THAT(readOf(treebank), ElementsAre(7));
}

TEST_F(PmlWaitingTest, ManyThreadsMayAskAtOnce)
{
    const Treebank treebank = open();
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (std::size_t sentence = 0; sentence < treebank.size(); ++sentence)
                EXPECT_FALSE(treebank.sentence(sentence)->problem.has_value());
        });
    }
    threads.clear();
    EXPECT_EQ(readOf(treebank).size(), count);
}

class PmlZonesTest : public testing::Test {
protected:
    std::shared_ptr<const Document> open(const char* zone) const { return openDocument(m_path, zone).value(); }
    static void edit(WorkingCopy& copy, std::string_view relation)
    {
        const auto before = copy.document()->sentence(0);
        const auto after = std::make_shared<const Sentence>(withRelation(*before, 1, relation));
        ASSERT_TRUE(copy.make({Operation::SetRelation, {replacement(copy.document()->id(0), before, after)}}));
    }
    static std::string relation(const WorkingCopy& copy) { return copy.document()->sentence(0)->word(1).relation; }

    test::TemporaryFolder m_folder;
    std::string m_path = m_folder.write("x.treex", test::treexDocument);
};

TEST_F(PmlZonesTest, EachHasAJournalOfItsOwn)
{
    EXPECT_EQ(open("pml:cs")->hash(), open("pml")->hash()) << "the first zone by its name";
    EXPECT_NE(open("pml:en:ref")->hash(), open("pml")->hash());
    {
        WorkingCopy copy(open("pml:en:ref"));
        edit(copy, "New");
    } // the program was killed
    {
        WorkingCopy copy(open("pml"));
        EXPECT_EQ(copy.recovered(), 0U);
        EXPECT_EQ(copy.notices().size(), 1U) << "of the zones";
        edit(copy, "Neu");
        ASSERT_TRUE(copy.save());
    }
    {
        WorkingCopy copy(open("pml:en:ref"));
        EXPECT_EQ(copy.recovered(), 1U) << "what another zone has by now is no change of this one";
        EXPECT_EQ(relation(copy), "New");
        ASSERT_TRUE(copy.save());
        EXPECT_EQ(copy.fileState(), FileState::Ours);
    }
    for (const char* zone : {"pml", "pml:en:ref"}) { // what was saved can be taken back in each
        WorkingCopy copy(open(zone));
        EXPECT_EQ(copy.notices().size(), 1U);
        ASSERT_TRUE(copy.undo());
        ASSERT_TRUE(copy.save());
    }
    EXPECT_EQ(test::readBytes(m_path), test::treexDocument);
}

TEST_F(PmlZonesTest, WhatIsSaidOfOneIsNotSaidOfAnother)
{
    const ::std::string path = m_folder.write("two.treex", test::parallelTreex());
    {
        WorkingCopy copy(openDocument(path).value());
        const auto before = copy.document()->sentence(0);
        auto after = std::make_shared<Sentence>(*before);
        after->annotation.confirmed = true;
        ASSERT_TRUE(copy.make({Operation::Confirm, {replacement(copy.document()->id(0), before, after)}}));
        ASSERT_TRUE(copy.save());
    }
    EXPECT_FALSE(WorkingCopy(openDocument(path + "#cs_ref").value()).document()->sentence(0)->annotation.confirmed)
        << "the same words, but another tree";
    EXPECT_TRUE(WorkingCopy(openDocument(path).value()).document()->sentence(0)->annotation.confirmed);
}

TEST_F(PmlZonesTest, WhereAZoneStandsInItsFileMakesNoDifference)
{
    const test::ZoneTree czech{"cs", "", {{"Prší", 0, "Pred"}}};
    const test::ZoneTree english{"en", "", {{"Raining", 0, "ExD"}}};
    const std::string path = m_folder.write("moved.treex", test::treexOf({{czech}}));
    {
        WorkingCopy copy(openDocument(path).value());
        const auto before = copy.document()->sentence(0);
        auto after = std::make_shared<Sentence>(*before);
        after->annotation.confirmed = true;
        ASSERT_TRUE(copy.make({Operation::Confirm, {replacement(copy.document()->id(0), before, after)}}));
        ASSERT_TRUE(copy.save());
        edit(copy, "ExD");
    } // the program was killed, and another one writes a zone in front
    m_folder.write("moved.treex", test::treexOf({{english, czech}}));
    {
        const WorkingCopy first(openDocument(path).value());
        EXPECT_EQ(first.recovered(), 0U);
        EXPECT_EQ(first.notices().size(), 1U) << "of the zones; the journal of another one is left alone";
        EXPECT_FALSE(first.document()->sentence(0)->annotation.confirmed);
    }
    WorkingCopy copy(openDocument(path + "#cs").value());
    EXPECT_EQ(copy.recovered(), 1U);
    EXPECT_EQ(relation(copy), "ExD");
    ASSERT_TRUE(copy.undo());
    EXPECT_TRUE(copy.document()->sentence(0)->annotation.confirmed);
}

TEST_F(PmlZonesTest, WhatWasKeptByThePathAloneIsFound)
{
    const std::string name = documentName(*open("pml"));
    {
        WorkingCopy copy(open("pml"));
        const auto before = copy.document()->sentence(0);
        auto after = std::make_shared<Sentence>(*before);
        after->annotation.comment = "odd";
        ASSERT_TRUE(copy.make({Operation::Confirm, {replacement(copy.document()->id(0), before, after)}}));
        ASSERT_TRUE(copy.save());
        edit(copy, "New");
    }
    std::filesystem::rename(journalPath(name), journalPath(m_path)); // as the first zone's were called
    std::filesystem::rename(annotationPath(name), annotationPath(m_path));
    {
        const WorkingCopy other(open("pml:en:ref"));
        EXPECT_EQ(other.notices().size(), 1U);
        EXPECT_EQ(other.document()->sentence(0)->annotation.comment, "");
    }
    const WorkingCopy copy(open("pml"));
    EXPECT_EQ(copy.recovered(), 1U);
    EXPECT_EQ(relation(copy), "New");
    EXPECT_EQ(copy.document()->sentence(0)->annotation.comment, "odd");
}

TEST_F(PmlZonesTest, TheJournalIsFoundThroughALink)
{
    std::filesystem::create_symlink(m_path, m_folder.file("link.treex"));
    {
        WorkingCopy copy(openDocument(m_folder.file("link.treex#en_ref")).value());
        edit(copy, "New");
    }
    EXPECT_EQ(WorkingCopy(open("pml:en_ref")).recovered(), 1U);
}

TEST(RealPmlWaitingTest, SamplesAreTheSameReadLater)
{
    const char* root = std::getenv("ARCWRIGHT_TREEBANKS");
    const auto samples = root ? std::filesystem::path(root) / "cs-pml" : std::filesystem::path();
    if (root == nullptr || !std::filesystem::is_directory(samples))
        GTEST_SKIP() << "set ARCWRIGHT_TREEBANKS to a folder of treebanks (cs-pml/) to run this test";
    std::size_t documents = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(samples)) {
        const std::string path = entry.path().string();
        const FormatPointer format = entry.is_regular_file() ? formatOfEnding(path) : nullptr;
        if (!format || format->name() != "pml")
            continue;
        SCOPED_TRACE(path);
        for (const std::string_view name : {"", "pml:en"}) {
            if (!name.empty() && path.find(".treex") == std::string::npos)
                continue;
            expectSame(*openDocument(path, name, WhenRead::WhenAsked).value(), *openDocument(path, name).value());
            ++documents;
        }
    }
    EXPECT_GE(documents, 12U);
}

} // namespace pml_waiting_test
} // namespace arcwright
