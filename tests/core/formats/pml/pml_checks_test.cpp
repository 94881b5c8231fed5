// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "core/validation/finding.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace pml_checks_test {

using testing::ElementsAre;
using testing::IsEmpty;

/// The small treebank with something of it changed.
class PmlChecksTest : public testing::Test {
protected:
    static void replace(std::string& text, const std::string& from, const std::string& to)
    {
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        text.replace(at, from.size(), to);
    }

    /// The tests that find something in a sentence, errors with a mark.
    std::vector<std::string> found(std::size_t index = 0) const
    {
        m_folder.write("small.m", m_words);
        m_folder.write("small.w", m_tokens);
        const auto document = openDocument(m_folder.write("small.a", m_trees)).value();
        const auto sentence = document->sentence(index);
        EXPECT_FALSE(sentence->problem.has_value());
        std::vector<std::string> names;
        for (const Finding& finding : findingsOf(*sentence, {}, *document->format(), {}).findings)
            names.push_back((finding.severity == Severity::Error ? "!" : "") + std::string(finding.test));
        return names;
    }

    std::string m_trees = test::pmlTrees;
    std::string m_words = test::pmlWords;
    std::string m_tokens = test::pmlTokens;
    test::TemporaryFolder m_folder;
};

TEST_F(PmlChecksTest, WhatIsInOrderIsNoAlarm)
{
    EXPECT_THAT(found(0), IsEmpty());
    EXPECT_THAT(found(1), IsEmpty());
}

TEST_F(PmlChecksTest, ReferencesLeadToWords)
{
    replace(m_trees, "mm#m-small-p1s1w4", "mm#nothing");
    EXPECT_THAT(found(), ElementsAre("!pml-reference", "pml-word-unreached"));
}

TEST_F(PmlChecksTest, ReferencesLeadToSentences)
{
    replace(m_trees, "<s.rf>mm#m-small-p1s1<", "<s.rf>mm#nothing<");
    EXPECT_THAT(found(), ElementsAre("!pml-reference"));
    EXPECT_THAT(found(1), IsEmpty());
    replace(m_trees, "<s.rf>mm#nothing<", "<s.rf>xx#m-small-p1s1<");
    EXPECT_THAT(found(), ElementsAre("!pml-reference"));
    replace(m_trees, "<s.rf>xx#m-small-p1s1<", "<s.rf>mm#m-small-p2s1<"); // as of a sentence that was divided
    EXPECT_THAT(found(1), IsEmpty());
}

TEST_F(PmlChecksTest, AWordIsInOneNode)
{
    replace(m_trees, "mm#m-small-p1s1w4", "mm#m-small-p1s1w3");
    EXPECT_THAT(found(), ElementsAre("!pml-word-twice", "!pml-word-twice", "pml-word-unreached"));
}

TEST_F(PmlChecksTest, AWordIsOfTheSentenceThatItsTreeNames)
{
    replace(m_trees, "mm#m-small-p1s1w4", "mm#m-small-p2s1w2");
    EXPECT_THAT(found(), testing::Contains("pml-sentence"));
}

TEST_F(PmlChecksTest, TokensAreThere)
{
    replace(m_words, "ww#w5", "ww#w55");
    EXPECT_THAT(found(), ElementsAre("!pml-token"));
}

TEST_F(PmlChecksTest, IdsAreThereOnceInTheFile)
{
    replace(m_trees, "id=\"a-small-p2s1w2\"", "id=\"a-small-p1s1w1\"");
    EXPECT_THAT(found(0), ElementsAre("!pml-id-twice"));
    EXPECT_THAT(found(1), ElementsAre("!pml-id-twice"));
}

TEST_F(PmlChecksTest, TheOrderHasNoGapsAndChildrenKeepIt)
{
    replace(m_trees, "<ord>4</ord>", "<ord>7</ord>");
    EXPECT_THAT(found(), ElementsAre("pml-order"));
    m_trees = test::pmlTrees;
    replace(m_trees, "<ord>1</ord>\n      </LM>", "<ord>9</ord>\n      </LM>");
    EXPECT_THAT(found(), testing::Contains("pml-children-order"));
}

TEST_F(PmlChecksTest, ValuesAreThoseOfTheSchemas)
{
    replace(m_trees, "<afun>AuxK</afun>", "<afun>Subject</afun>");
    replace(m_words, "<tag>NNFS1-----A----</tag>", "<tag>NNFS1</tag>");
    replace(m_words, "<form_change>spell</form_change>", "<form_change>guess</form_change>");
    EXPECT_THAT(found(), ElementsAre("!pml-tag", "!pml-form-change", "!pml-afun"));
}

TEST_F(PmlChecksTest, AFormThatIsNotItsTokenSaysWhy)
{
    replace(m_words, "<form_change>spell</form_change>", "");
    EXPECT_THAT(found(), ElementsAre("pml-form"));
}

TEST_F(PmlChecksTest, ASentenceHasWords)
{
    const std::size_t begin = m_trees.find("<children><LM id=\"a-small-p2s1w1\">");
    m_trees.erase(begin, m_trees.find("</LM>\n </trees>") - begin);
    EXPECT_THAT(found(1), ElementsAre("pml-empty-sentence", "pml-word-unreached", "pml-word-unreached"));
}

} // namespace pml_checks_test
} // namespace arcwright
