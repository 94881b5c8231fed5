// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/predicted_tags.h"

#include <gtest/gtest.h>

#include "core/editing/field_operations.h"

namespace arcwright {
namespace predicted_tags_test {

Token with(const char* misc)
{
    Token token;
    token.form = "x";
    token.misc = misc;
    return token;
}

TEST(PredictedTags, AreMarkedAmongTheOtherAttributes)
{
    Token token = with("SpaceAfter=No");
    EXPECT_FALSE(hasPredictedTags(token));
    markPredictedTags(token);
    markPredictedTags(token);
    EXPECT_EQ(token.misc, "ArcwrightTags=predicted|SpaceAfter=No");
    EXPECT_TRUE(hasPredictedTags(token));
    settleTags(token);
    EXPECT_EQ(token.misc, "SpaceAfter=No");
    for (const auto& [before, after] :
        {std::pair("ArcwrightTags=predicted", ""), {"A=b|ArcwrightTags=predicted", "A=b"},
            {"A=b|ArcwrightTags=predicted|C=d", "A=b|C=d"}, {"XArcwrightTags=predicted", "XArcwrightTags=predicted"},
            {"ArcwrightTags=predictedly", "ArcwrightTags=predictedly"}}) {
        Token other = with(before);
        settleTags(other);
        EXPECT_EQ(other.misc, after);
    }
}

TEST(PredictedTags, ATagThatIsSetIsNoLongerPredicted)
{
    Sentence sentence;
    sentence.tokens.push_back(with("ArcwrightTags=predicted|SpaceAfter=No"));
    EXPECT_TRUE(hasPredictedTags(setField(sentence, {1, 0}, WordField::Lemma, "x")->word(1)));
    const auto tagged = setField(sentence, {1, 0}, WordField::Upos, "NOUN");
    EXPECT_EQ(tagged->word(1).misc, "SpaceAfter=No");
    EXPECT_EQ(tagged->word(1).upos, "NOUN");
}

} // namespace predicted_tags_test
} // namespace arcwright
