// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/analyses_into.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/conversion/packed_copy.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "core/treebank/prague_fields.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace analyses_into_test {

/// The small Prague treebank, and what it is in CoNLL-U.
class AnalysesIntoTest : public testing::Test {
protected:
    AnalysesIntoTest()
    {
        m_folder.write("small.m", test::pmlWords);
        m_folder.write("small.w", test::pmlTokens);
        m_document = openDocument(m_folder.write("small.a", test::pmlTrees)).value();
        m_conllu = convertedText(*m_document, *formatNamed("conllu")).value();
    }

    Treebank home() const { return Treebank({m_document}); }
    Result<AnalysesInto> into(const std::string& conllu) const
    {
        return analysesInto(Treebank({test::documentOf(conllu)}), home());
    }
    ProblemCode problemOf(const std::string& conllu) const
    {
        const auto brought = into(conllu);
        EXPECT_FALSE(brought.has_value());
        return brought ? ProblemCode() : brought.error().code;
    }
    static std::string replaced(std::string text, const std::string& from, const std::string& to)
    {
        EXPECT_NE(text.find(from), std::string::npos) << from;
        return text.replace(text.find(from), from.size(), to);
    }

    test::TemporaryFolder m_folder;
    std::shared_ptr<const Document> m_document;
    std::string m_conllu;
};

TEST_F(AnalysesIntoTest, WhatIsAtHomeChangesNothing)
{
    const auto brought = into(m_conllu);
    ASSERT_TRUE(brought.has_value()) << testing::PrintToString(brought.error());
    EXPECT_TRUE(brought->edits[0].empty());
    EXPECT_TRUE(brought->losses.empty());
}

TEST_F(AnalysesIntoTest, HeadsRelationsFlagsLemmasAndTagsComeHome)
{
    std::string conllu = replaced(m_conllu, "\t2\tExD\t_\tSpaceAfter=No|Id=a-small-p1s1w3|IsMember=Yes",
        "\t0\tSb\t_\tSpaceAfter=No|Id=a-small-p1s1w3|IsParenthesis=Yes");
    conllu = replaced(conllu, "zmrzl\tzmrznout\t_\tVpYS", "zmrzl\tmrznout\t_\tVqYS");
    const auto brought = into(conllu);
    ASSERT_TRUE(brought.has_value()) << testing::PrintToString(brought.error());
    ASSERT_EQ(brought->edits[0].size(), 2U);
    const auto edited = m_document->with(brought->edits[0]);
    const Token& word = edited->sentence(0)->word(3);
    EXPECT_EQ(word.head, kRoot);
    EXPECT_EQ(word.relation, "Sb");
    EXPECT_FALSE(hasPragueFlag(word, pml::isMember));
    EXPECT_TRUE(hasPragueFlag(word, pml::isParenthesis));
    EXPECT_EQ(edited->sentence(1)->word(1).lemma, "mrznout");
    EXPECT_EQ(edited->sentence(1)->word(1).xpos.substr(0, 4), "VqYS");
    EXPECT_TRUE(edited->serialised().has_value());
}

TEST_F(AnalysesIntoTest, WhatHasNoPlaceIsSaid)
{
    const auto brought = into(replaced(m_conllu, "1\tmokrota\tmokrota\t_", "1\tMokrota\tmokrota\tNOUN"));
    ASSERT_TRUE(brought.has_value()) << testing::PrintToString(brought.error());
    EXPECT_TRUE(brought->edits[0].empty());
    ASSERT_EQ(brought->losses.size(), 2U);
    EXPECT_EQ(brought->losses[0].kind, LossKind::Upos);
    EXPECT_EQ(brought->losses[1].kind, LossKind::Characters) << "the form stays";
}

TEST_F(AnalysesIntoTest, AFlagThatTheSchemaLacksIsALossOfThatDocument)
{
    const std::string extra
        = replaced(m_conllu, "Id=a-small-p1s1w3|IsMember=Yes", "Id=a-small-p1s1w3|IsMember=Yes|IsExtra=Yes");
    const auto known = into(extra);
    ASSERT_TRUE(known.has_value()) << testing::PrintToString(known.error());
    EXPECT_EQ(known->losses, std::vector<Loss>()) << "PDT-C has it";
    EXPECT_TRUE(hasPragueFlag(m_document->with(known->edits[0])->sentence(0)->word(3), pml::isExtra));

    const auto older = openDocument(
        m_folder.write("old.a", replaced(replaced(test::pmlTrees, "adata_c_", "adata_30_"), ">ExD<", ">Sb<")))
                           .value();
    const auto brought = analysesInto(Treebank({test::documentOf(extra)}), Treebank({older}));
    ASSERT_TRUE(brought.has_value()) << testing::PrintToString(brought.error());
    ASSERT_EQ(brought->losses.size(), 1U);
    EXPECT_EQ(brought->losses[0].name, "IsExtra");
    EXPECT_EQ(brought->losses[0].count, 1U);
    ASSERT_EQ(brought->edits[0].size(), 1U) << "the rest of the sentence comes home";
    const auto edited = older->with(brought->edits[0]);
    EXPECT_FALSE(hasPragueFlag(edited->sentence(0)->word(3), pml::isExtra));
    EXPECT_TRUE(edited->serialised().has_value());
}

TEST_F(AnalysesIntoTest, WhatCouldNotBeWrittenFailsBeforeAnythingIs)
{
    const auto circle
        = into(replaced(m_conllu, "&\t&\t_\tZ:-------------\t_\t0\t", "&\t&\t_\tZ:-------------\t_\t1\t"));
    ASSERT_FALSE(circle.has_value());
    EXPECT_EQ(circle.error().code, FormatProblem::PmlHeadInCircle);
    EXPECT_EQ(circle.error().file, m_document->path());
    EXPECT_GT(circle.error().line, 0U);
}

TEST_F(AnalysesIntoTest, IdsDecideAndMustBeKnown)
{
    EXPECT_EQ(problemOf(replaced(m_conllu, "|Id=a-small-p1s1w3", "")), ConversionProblem::WordWithoutId);
    EXPECT_EQ(problemOf(replaced(m_conllu, "Id=a-small-p1s1w3", "Id=x")), ConversionProblem::IdUnknown);
    EXPECT_EQ(
        problemOf("1\ta\ta\t_\t_\t_\t2\tSb\t_\tId=a-small-p1s1w1\n2\tb\tb\t_\t_\t_\t0\tPred\t_\tId=a-small-p2s1w1\n\n"),
        ConversionProblem::HeadInOtherSentence);
    const auto other = analysesInto(Treebank({test::documentOf(m_conllu)}), Treebank({test::documentOf(m_conllu)}));
    ASSERT_FALSE(other.has_value());
    EXPECT_EQ(other.error().code, ConversionProblem::TargetWithoutIds);
}

TEST_F(AnalysesIntoTest, MembersAreMarkedInConllXAsIsAskedFor)
{
    const auto relations = [&](std::string_view format) {
        std::string all;
        const auto text = convertedText(*m_document, *formatNamed(format)).value();
        const auto read = test::documentOf(text, format);
        const auto sentence = read->sentence(0);
        for (const Token& word : sentence->tokens)
            all += word.relation + ' ';
        return all;
    };
    EXPECT_EQ(relations("conllx"), "ExD_M Coord ExD_M AuxK ");
    EXPECT_EQ(relations("conllx:m"), relations("conllx"));
    EXPECT_EQ(relations("conllx:co"), "ExD_Co Coord ExD_Co AuxK ");
    EXPECT_EQ(relations("conllx:none"), "ExD Coord ExD AuxK ");
    const auto isMember = [](const Loss& loss) { return loss.name == "IsMember"; };
    const auto none = lossesOf(*m_document, *formatNamed("conllx:none")).value();
    const auto marked = lossesOf(*m_document, *formatNamed("conllx:m")).value();
    EXPECT_TRUE(std::any_of(none.begin(), none.end(), isMember));
    EXPECT_FALSE(std::any_of(marked.begin(), marked.end(), isMember)) << "it can be read again";
}

TEST_F(AnalysesIntoTest, ASentenceWithoutWordsIsLeftOutAndNamed)
{
    std::string trees = test::pmlTrees;
    const std::size_t begin = trees.find("<children><LM id=\"a-small-p2s1w1\">");
    trees.erase(begin, trees.find("</LM>\n </trees>") - begin);
    const auto document = openDocument(m_folder.write("small.a", trees)).value();
    const auto losses = lossesOf(*document, *formatNamed("conllu"));
    ASSERT_TRUE(losses.has_value()) << testing::PrintToString(losses.error());
    ASSERT_EQ(losses->size(), 1U);
    EXPECT_EQ(losses->front(), (Loss{LossKind::EmptySentences, "", 1, 1}));
    const auto text = convertedText(*document, *formatNamed("conllu"));
    ASSERT_TRUE(text.has_value());
    EXPECT_EQ(test::documentOf(*text)->size(), 1U);
}

TEST_F(AnalysesIntoTest, ACopyIsOfAllFiles)
{
    const auto before = m_document->sentence(0);
    const auto edited = m_document->with(
        replacement(m_document->id(0), before, std::make_shared<const Sentence>(withRelation(*before, 4, "AuxG"))));
    const test::TemporaryFolder other;
    ASSERT_TRUE(writePackedCopy(*edited, other.file("small.a"), Links::Follow).has_value());
    EXPECT_THAT(other.names(), testing::UnorderedElementsAre("small.a", "small.m", "small.w"));
    EXPECT_EQ(test::readBytes(other.file("small.m")), test::pmlWords);
    EXPECT_EQ(test::readBytes(other.file("small.a")), replaced(test::pmlTrees, "AuxK", "AuxG"));
    EXPECT_EQ(test::readBytes(m_folder.file("small.a")), test::pmlTrees);

    Sentence tagged = *before;
    tagged.word(1).xpos = "NEW";
    const auto changed
        = m_document->with(replacement(m_document->id(0), before, std::make_shared<const Sentence>(std::move(tagged))));
    const auto copied = writePackedCopy(*changed, m_folder.file("copy.a"), Links::Follow);
    ASSERT_FALSE(copied.has_value()) << "the words would be those of both";
    EXPECT_EQ(copied.error().code, ConversionProblem::FilesAreOriginal);
}

} // namespace analyses_into_test
} // namespace arcwright
