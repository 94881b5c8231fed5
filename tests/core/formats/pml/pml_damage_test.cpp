// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <new>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/base/journal_problems.h"
#include "core/documents/document_problems.h"
#include "core/documents/working_copy.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/formats/pml/pml_files.h"
#include "core/formats/pml/pml_opening.h"
#include "core/treebank/prague_fields.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace pml_damage_test {

using testing::IsEmpty;
using testing::Not;

/// Files that are damaged, mended and changed while somebody annotates.
class PmlDamageTest : public testing::Test {
protected:
    PmlDamageTest()
    {
        m_folder.write("small.a", test::pmlTrees);
        m_folder.write("small.w", test::pmlTokens);
        mend();
    }

    void mend() const { m_folder.write("small.m", test::pmlWords); }
    void damage() const { m_folder.write("small.m", test::pmlWords.substr(0, test::pmlWords.size() / 2)); }
    std::string bytes(std::string_view name) const { return test::readBytes(m_folder.file(name)); }
    WorkingCopy open(WhenRead when = WhenRead::Now) const
    {
        return WorkingCopy(openDocument(m_folder.file("small.a"), {}, when).value());
    }

    template <class Change>
    static void make(WorkingCopy& copy, std::size_t index, Change change)
    {
        const auto before = copy.document()->sentence(index);
        auto after = std::make_shared<Sentence>(*before);
        change(*after);
        ASSERT_TRUE(copy.make({Operation::Several, {replacement(copy.document()->id(index), before, after)}}));
    }
    static void setFunction(WorkingCopy& copy, std::size_t index, std::string_view function)
    {
        make(copy, index, [&](Sentence& sentence) { sentence = withRelation(sentence, 2, function); });
    }
    static void setComment(WorkingCopy& copy, std::string_view comment)
    {
        make(copy, 0, [&](Sentence& sentence) { sentence.annotation.comment = comment; });
    }
    /// Confirms the first sentence, with a pin and a comment, and saves.
    Annotation annotate() const
    {
        WorkingCopy copy = open();
        const Annotation said{true, {"Ida", 7}, "odd", {{1, 2, {"Ida", 8}}}, {}};
        make(copy, 0, [&](Sentence& sentence) { sentence.annotation = said; });
        EXPECT_TRUE(copy.save());
        return said;
    }
    static Annotation saidIn(const WorkingCopy& copy) { return copy.document()->sentence(0)->annotation; }

    /// A document whose trees stay on the disk.
    std::shared_ptr<const Document> openOnDisk() const
    {
        const std::string path = m_folder.file("small.a");
        return openPml(path, FileBytes::open(path, 0).value(), {}, WhenRead::WhenAsked).value();
    }

    test::TemporaryFolder m_folder;
};

TEST_F(PmlDamageTest, WhatWasSaidOutlivesDamagedWords)
{
    const Annotation said = annotate();
    for (const bool isMissing : {false, true}) {
        SCOPED_TRACE(isMissing);
        if (isMissing)
            std::filesystem::remove(m_folder.file("small.m"));
        else
            damage();
        for (const std::string function : {"Obj", "Atr", "Sb"}) { // again: then the journal knows the content
            WorkingCopy copy = open();
            EXPECT_FALSE(saidIn(copy).confirmed) << "nobody has confirmed ids";
            EXPECT_EQ(saidIn(copy).comment, "odd");
            setFunction(copy, 1, function);
            ASSERT_TRUE(copy.save());
        }
        mend();
        {
            WorkingCopy copy = open();
            EXPECT_EQ(saidIn(copy), said);
            setFunction(copy, 1, "Adv");
            ASSERT_TRUE(copy.save());
        }
        EXPECT_EQ(saidIn(open()), said);
    }
}

TEST_F(PmlDamageTest, WhatWasSaidOutlivesDamagedWordsAndACrash)
{
    const Annotation said = annotate();
    damage();
    {
        WorkingCopy copy = open();
        setFunction(copy, 1, "Obj");
    } // the program was killed
    {
        WorkingCopy copy = open();
        EXPECT_EQ(copy.recovered(), 1U);
        EXPECT_FALSE(saidIn(copy).confirmed);
        ASSERT_TRUE(copy.save());
    }
    mend();
    EXPECT_EQ(saidIn(open()), said);
}

TEST_F(PmlDamageTest, WhatIsSaidMeanwhileIsAddedToWhatWasSaid)
{
    Annotation said = annotate();
    damage();
    {
        WorkingCopy copy = open();
        setComment(copy, "odder");
        ASSERT_TRUE(copy.save());
    }
    mend();
    {
        WorkingCopy copy = open();
        said.comment = "odder";
        EXPECT_EQ(saidIn(copy), said);
        setFunction(copy, 1, "Obj");
        ASSERT_TRUE(copy.save());
    }
    EXPECT_NE(bytes("small.a.arcwright.json").find("\"odd\""), std::string::npos) << "what it replaced is kept";
    EXPECT_EQ(saidIn(open()), said);
}

TEST_F(PmlDamageTest, WhatOpeningReadsIsToldByIt)
{
    annotate();
    std::filesystem::remove(m_folder.file("small.a.arcwright.json"));
    damage();
    EXPECT_THAT(open(WhenRead::WhenAsked).notices().front().code, Not(FormatProblem::PmlLayerNotRead))
        << "of the journal, which is put aside";
    EXPECT_THAT(open(WhenRead::WhenAsked).notices(), IsEmpty()) << "nothing is known yet";
    {
        WorkingCopy copy = open(WhenRead::WhenAsked);
        setFunction(copy, 1, "Obj");
    }
    const WorkingCopy copy = open(WhenRead::WhenAsked);
    EXPECT_EQ(copy.recovered(), 1U);
    ASSERT_EQ(copy.notices().size(), 2U);
    EXPECT_EQ(copy.notices()[1].code, FormatProblem::PmlLayerNotRead);
}

TEST_F(PmlDamageTest, WhatAnAnnotationMakesOpeningReadIsToldByIt)
{
    annotate();
    open(); // nothing is left to be made again
    damage();
    const WorkingCopy copy = open(WhenRead::WhenAsked);
    const auto isOfLayer = [](const Problem& notice) { return notice.code == FormatProblem::PmlLayerNotRead; };
    EXPECT_EQ(std::count_if(copy.notices().begin(), copy.notices().end(), isOfLayer), 1);
}

TEST_F(PmlDamageTest, TokensOfAnotherProgramStayAndTheJournalKnowsThem)
{
    std::string tokens = test::pmlTokens;
    {
        WorkingCopy copy = open();
        setFunction(copy, 0, "Obj");
        tokens.insert(tokens.find("<doc"), "<!-- another program's -->");
        m_folder.write("small.w", tokens);
        ASSERT_FALSE(copy.save());
        ASSERT_TRUE(copy.save(WorkingCopy::Overwrite::Accept));
        EXPECT_EQ(copy.fileState(), FileState::Ours);
        EXPECT_EQ(bytes("small.w"), tokens);
        setFunction(copy, 0, "Atr");
    }
    WorkingCopy again = open();
    EXPECT_THAT(again.notices(), IsEmpty());
    EXPECT_EQ(again.recovered(), 1U);
    EXPECT_EQ(again.document()->sentence(0)->word(2).relation, "Atr");
    ASSERT_TRUE(again.undo());
    ASSERT_TRUE(again.undo());
    ASSERT_TRUE(again.save());
    EXPECT_EQ(bytes("small.a"), test::pmlTrees);
    EXPECT_EQ(bytes("small.w"), tokens);
}

/// Sentences that were made without the words say nothing of these: made again as they are, they would take them out of
/// the file. What they say of the trees is made again.
TEST_F(PmlDamageTest, StepsMadeWithoutTheWordsAreMadeBesideThem)
{
    damage();
    {
        WorkingCopy copy = open();
        setFunction(copy, 0, "Obj");
        mend();
        ASSERT_TRUE(copy.save(WorkingCopy::Overwrite::Accept));
        EXPECT_EQ(bytes("small.m"), test::pmlWords);
        setFunction(copy, 0, "Atr");
    }
    WorkingCopy again = open();
    EXPECT_EQ(again.recovered(), 1U);
    EXPECT_THAT(again.notices(), IsEmpty());
    EXPECT_THAT(m_folder.names(), Not(testing::Contains(testing::HasSubstr("aside")))) << "nothing is left over";
    EXPECT_EQ(again.document()->sentence(0)->word(1).form, "mokrota");
    EXPECT_EQ(again.document()->sentence(0)->word(2).relation, "Atr");
    ASSERT_TRUE(again.save());
    EXPECT_EQ(bytes("small.m"), test::pmlWords);
    ASSERT_TRUE(again.undo());
    EXPECT_EQ(again.document()->sentence(0)->word(2).relation, "Obj");
    setFunction(again, 0, "Coord"); // as it was at first
    ASSERT_TRUE(again.save());
    EXPECT_EQ(bytes("small.a"), test::pmlTrees);
}

TEST_F(PmlDamageTest, StepsMadeWithTheWordsAreMadeWithoutThemAsFarAsTheyCanBe)
{
    {
        WorkingCopy copy = open();
        setFunction(copy, 0, "Obj");
        make(copy, 0, [](Sentence& sentence) { sentence.word(1).lemma = "mokro"; });
        make(copy, 0, [](Sentence& sentence) { setPragueFlag(sentence.word(4), pml::isParenthesis, true, true); });
        setFunction(copy, 1, "Atr");
        setComment(copy, "odd");
    }
    damage();
    {
        const WorkingCopy copy = open();
        EXPECT_EQ(copy.recovered(), 4U) << "not the lemma";
        const auto sentence = copy.document()->sentence(0);
        EXPECT_EQ(sentence->word(2).relation, "Obj");
        EXPECT_TRUE(hasPragueFlag(sentence->word(4), pml::isParenthesis));
        EXPECT_EQ(sentence->annotation.comment, "odd");
        EXPECT_EQ(copy.document()->sentence(1)->word(2).relation, "Atr");
        const auto partly = std::find_if(copy.notices().begin(), copy.notices().end(),
            [](const Problem& notice) { return notice.code == DocumentProblem::PartlyMadeAgain; });
        ASSERT_NE(partly, copy.notices().end()) << "the lemma has no place now";
        EXPECT_THAT(partly->arguments, testing::ElementsAre("2", "1", testing::HasSubstr("aside")));
        EXPECT_TRUE(std::filesystem::exists(partly->arguments[2]));
    }
    mend();
    WorkingCopy copy = open();
    EXPECT_EQ(copy.recovered(), 1U) << "those that were carried over are one step";
    EXPECT_EQ(copy.document()->sentence(0)->word(2).relation, "Obj");
    EXPECT_NE(copy.document()->sentence(0)->word(1).lemma, "mokro");
    ASSERT_TRUE(copy.save());
    EXPECT_EQ(bytes("small.m"), test::pmlWords);
}

TEST_F(PmlDamageTest, NothingIsCarriedToAnotherTree)
{
    damage();
    {
        WorkingCopy copy = open();
        setFunction(copy, 0, "Obj");
    }
    mend();
    std::string trees = test::pmlTrees;
    const std::string::size_type at = trees.find("<afun>Coord</afun>");
    ASSERT_NE(at, std::string::npos);
    trees.replace(at, 18, "<afun>Apos</afun>");
    m_folder.write("small.a", trees);
    const WorkingCopy copy = open();
    EXPECT_EQ(copy.recovered(), 0U);
    EXPECT_EQ(copy.document()->sentence(0)->word(2).relation, "Apos");
    ASSERT_FALSE(copy.notices().empty());
    EXPECT_EQ(copy.notices().front().code, JournalProblem::OfOtherContent);
}

TEST_F(PmlDamageTest, TreesOnTheDiskThatChangeAreNoSentences)
{
    const auto document = openOnDisk();
    const std::string changed = test::pmlTrees.substr(0, test::pmlTrees.size() / 2);
    m_folder.write("small.a", changed); // into the file that is open
    ASSERT_EQ(document->size(), 2U);
    for (std::size_t i = 0; i < document->size(); ++i) {
        const auto sentence = document->sentence(i);
        ASSERT_TRUE(sentence->problem.has_value());
        EXPECT_EQ(sentence->problem->code, FileProblem::Changed);
        EXPECT_EQ(sentence->problem->file, m_folder.file("small.a"));
    }
    WorkingCopy copy(document);
    const auto before = document->sentence(0);
    auto after = std::make_shared<Sentence>(*before);
    after->problem.reset();
    after->tokens.assign(1, Token());
    after->tokens[0].form = "mokrota";
    const auto made = copy.make({Operation::SetField, {replacement(document->id(0), before, after)}});
    ASSERT_FALSE(made.has_value());
    EXPECT_EQ(made.error().code, FileProblem::Changed);
    for (const auto overwrite : {WorkingCopy::Overwrite::Refuse, WorkingCopy::Overwrite::Accept})
        EXPECT_FALSE(copy.save(overwrite));
    EXPECT_EQ(bytes("small.a"), changed);
    EXPECT_EQ(bytes("small.m"), test::pmlWords);
    EXPECT_EQ(bytes("small.w"), test::pmlTokens);
}

TEST_F(PmlDamageTest, WhatIsSaidOfTreesThatChangeIsKept)
{
    const Annotation said = annotate();
    {
        const auto document = openOnDisk();
        m_folder.write("small.a", "");
        const WorkingCopy copy(document);
        EXPECT_TRUE(copy.document()->sentence(0)->problem.has_value());
    }
    m_folder.write("small.a", test::pmlTrees);
    EXPECT_EQ(saidIn(open()), said);
}

TEST_F(PmlDamageTest, AFileOfWhichTheTextHasNothingIsNotCopiedAsAnEmptyOne)
{
    const std::string trees = m_folder.file("small.a");
    const std::string tokens = m_folder.file("small.w");
    PmlRead read;
    read.files = {pmlFileOf(trees, FileBytes::open(trees).value()).value()};
    read.files[0].layer = 'a';
    const auto onDisk = FileBytes::open(tokens, 0).value();
    const PmlFiles packing({{onDisk, '\0'}, {read.files[0].bytes, 'a'}}, 0, {}, [&] { return read; });
    const std::string text = open().document()->serialised().value();
    ASSERT_TRUE(packing.contents(text).has_value());
    m_folder.write("small.w", "");
    const auto contents = packing.contents(text);
    ASSERT_FALSE(contents.has_value());
    EXPECT_EQ(contents.error().code, FileProblem::Changed);
    EXPECT_EQ(contents.error().file, tokens);
}

TEST_F(PmlDamageTest, WantOfMemoryIsAProblemOfTheDocument)
{
    const std::string trees = m_folder.file("small.a");
    const PmlFiles packing(
        {{FileBytes::open(trees).value(), 'a'}}, 2, {}, []() -> Result<PmlRead> { throw std::bad_alloc(); });
    const Problem wanted{JobProblem::OutOfMemory, trees, 0, 0, {}};
    EXPECT_EQ(packing.read().problem, wanted);
    EXPECT_EQ(packing.read().spans.size(), 2U);
    EXPECT_FALSE(packing.canChange(0));
    EXPECT_FALSE(packing.isWhole());
    EXPECT_EQ(packing.contents({}).error(), wanted);
}

} // namespace pml_damage_test
} // namespace arcwright
