// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "core/model/whole_trees.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace whole_trees_test {

using test::token;

TEST(WholeTreesTest, AreTreesOfAllWordsOrChainsOfBunsetsu)
{
    const auto whole = test::sentence({token("it", "PRON", 2, "nsubj"), token("rains", "VERB", 0, "root")});
    const auto partial = test::sentence({token("it", "PRON", kNoHead, ""), token("rains", "VERB", 0, "root")});
    const auto circle = test::sentence({token("it", "PRON", 2, "nsubj"), token("rains", "VERB", 1, "root")});
    EXPECT_TRUE(hasWholeTree(*whole));
    EXPECT_TRUE(hasWholeTree(*whole, Units::Words));
    EXPECT_FALSE(hasWholeTree(*whole, Units::Bunsetsu));
    EXPECT_FALSE(hasWholeTree(*partial));
    EXPECT_FALSE(hasWholeTree(*circle));
    const auto blank = test::sentence({token("it", "PRON", 0, ""), token("rains", "VERB", 0, "")});
    EXPECT_FALSE(hasWholeTree(*blank)) << "as DTAG has the words of a text without arcs";
    EXPECT_TRUE(hasWholeTree(*test::sentence({token("it", "PRON", 0, "root"), token("rains", "VERB", 0, "root")})));
    EXPECT_TRUE(hasWholeTree(*test::sentence({token("yes", "INTJ", 0, "")})));
    Sentence japanese = *test::sampleSentences("japanese.knp").front();
    ASSERT_GT(japanese.bunsetsu.size(), 1U);
    EXPECT_TRUE(hasWholeTree(japanese));
    EXPECT_TRUE(hasWholeTree(japanese, Units::Bunsetsu));
    EXPECT_FALSE(hasWholeTree(japanese, Units::Words));
    japanese.bunsetsu.front().head = kNoHead;
    EXPECT_FALSE(hasWholeTree(japanese)) << "a bunsetsu without a head, as of words one without";
}

TEST(WholeTreesTest, SentencesComeInTheirOrderUntilSomebodyStops)
{
    const Treebank treebank = openTreebank({test::sampleFile("english.conllu")}).value();
    const Sentences all = sentencesOf(treebank);
    ASSERT_EQ(all.size(), treebank.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        EXPECT_EQ(all[i]->tokens, treebank.sentence(i)->tokens) << i;
    EXPECT_EQ(sentencesOf(treebank, {}, 3).size(), 3U);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(sentencesOf(treebank, stop.get_token()).empty());
}

} // namespace whole_trees_test
} // namespace arcwright
