// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/broken_rules.h"

#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace broken_rules_test {

Sentences oneSentence(std::string_view text)
{
    return {std::make_shared<const Sentence>(test::sentenceOf(std::string(text)))};
}

constexpr std::string_view detachedCopula
    = "# sent_id = a\n# text = dog is big\n1\tdog\tdog\tNOUN\t_\t_\t3\tnsubj\t_\t_\n"
      "2\tis\tbe\tNOUN\t_\t_\t3\tcop\t_\t_\n3\tbig\tbig\tADJ\t_\t_\t0\troot\t_\t_\n\n";

TEST(BrokenRulesTest, AreReasonsOfTheUnitsTheyAreAbout)
{
    const Sentences sentences = oneSentence(detachedCopula);
    const auto found = findBrokenRules(sentences, {}, 1, {}, {});
    ASSERT_TRUE(found.has_value());
    ASSERT_EQ(found->size(), 1U);
    EXPECT_EQ(found->front().place(), (UnitPlace{0, 2}));
    EXPECT_EQ(found->front().reasons[0].kind, decltype(found->front().reasons[0].kind)(TestId::RelUposCop));
    EXPECT_FALSE(found->front().rival.has_value());
}

TEST(BrokenRulesTest, WaivedOnesAreNone)
{
    const Sentence waived
        = *waive(test::sentenceOf(std::string(detachedCopula)), {"rel-upos-cop", "2", "", "a name", {"ada", 7}});
    EXPECT_TRUE(findBrokenRules({std::make_shared<const Sentence>(waived)}, {}, 1, {}, {})->empty());
}

TEST(BrokenRulesTest, OfBunsetsuAreThoseOfStructure)
{
    const auto sentence = std::make_shared<const Sentence>(withHead(*test::sampleSentences("japanese.knp")[0], 2, 1));
    const auto found = findBrokenRules({sentence}, {}, 1, {}, {});
    ASSERT_TRUE(found.has_value());
    ASSERT_FALSE(found->empty());
    EXPECT_EQ(found->front().place(), (UnitPlace{0, 2}));
}

TEST(BrokenRulesTest, OneThatIsBrokenOftenSaysLess)
{
    EXPECT_GT(brokenRuleConfidence(1, 10'000), brokenRuleConfidence(500, 10'000));
    EXPECT_GT(brokenRuleConfidence(0, 0), 0);
    EXPECT_LT(brokenRuleConfidence(0, 0), 1);
}

} // namespace broken_rules_test
} // namespace arcwright
