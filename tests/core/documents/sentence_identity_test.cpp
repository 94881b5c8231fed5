// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sentence_identity.h"

#include <gtest/gtest.h>

#include "core/formats/registry.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace sentence_identity_test {

TEST(SentenceIdentityTest, WordsAreTheSameWhateverTheirAnalysis)
{
    const Sentence one = *test::sentence({test::token("a", "N", 0, "root"), test::token("b", "V", 1, "x")});
    const Sentence other = *test::sentence({test::token("a", "V", 2, "y"), test::token("b", "N", 0, "root")});
    const Sentence joined = *test::sentence({test::token("ab", "N", 0, "root")});
    EXPECT_EQ(wordsKey(one), wordsKey(other));
    EXPECT_NE(wordsKey(one), wordsKey(joined));
    EXPECT_EQ(formsOf(one), (std::vector<std::string>{"a", "b"}));
    const Format& format = *formatNamed("conllu");
    EXPECT_EQ(contentKey(one, format), contentKey(one, format));
    EXPECT_NE(contentKey(one, format), contentKey(other, format));
}

TEST(SentencesByKeyTest, EqualOnesAreTakenInTheirOrder)
{
    SentencesByKey places;
    places.add("a", 3);
    places.add("b", 4);
    places.add("a", 7);
    EXPECT_EQ(places.find("a").size(), 2U);
    EXPECT_EQ(places.first("a"), 3U);
    EXPECT_EQ(places.take("a"), 3U);
    EXPECT_EQ(places.first("a"), 7U);
    EXPECT_EQ(places.take("a"), 7U);
    EXPECT_EQ(places.take("a"), std::nullopt);
    EXPECT_EQ(places.first("a"), std::nullopt);
    EXPECT_EQ(places.take("c"), std::nullopt);
    EXPECT_EQ(places.take("b"), 4U);
}

} // namespace sentence_identity_test
} // namespace arcwright
