// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/arc_features.h"

#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace {

TEST(FeaturePartsTest, EqualSurroundingsHaveEqualPartsAndOthersDifferent)
{
    const TemplateSource table[]{{"h.tag h.tag+1 m.form", Distance::Both}, {"m.tag", Distance::Direction}};
    FeatureParts parts(parseTemplates(table));
    parts.compute(TokenSymbols(*test::sentence({test::token("a", "DET", 2, "det"), test::token("b", "NOUN", 0, "root"),
        test::token("c", "DET", 4, "det"), test::token("a", "NOUN", 2, "nmod")})));
    EXPECT_EQ(parts.headParts(0)[1], parts.headParts(0)[3]) << "a determiner before a noun";
    EXPECT_NE(parts.headParts(0)[2], parts.headParts(0)[4]) << "a noun before a determiner, and one at the end";
    EXPECT_EQ(parts.dependentParts(0)[1], parts.dependentParts(0)[4]) << "the same form";
    EXPECT_NE(parts.dependentParts(0)[1], parts.dependentParts(0)[2]);
    EXPECT_EQ(parts.dependentParts(1)[2], parts.dependentParts(1)[4]);
    EXPECT_NE(parts.headParts(0)[0], parts.headParts(0)[1]) << "the root is a head of its own";
}

TEST(FeaturePartsTest, TemplatesThatSeeNothingOfAnEndHaveZeroThere)
{
    const TemplateSource table[]{{"m.tag", Distance::Direction}, {"h.tag", Distance::Direction}};
    FeatureParts parts(parseTemplates(table));
    parts.compute(TokenSymbols(*test::sentence({test::token("a", "X", 0, "root")})));
    EXPECT_EQ(parts.headParts(0)[1], 0U);
    EXPECT_EQ(parts.dependentParts(1)[1], 0U);
    EXPECT_NE(parts.dependentParts(0)[1], parts.headParts(1)[1]) << "the same tag at either end is not the same";
}

TEST(FeaturePartsTest, AShorterSentenceAfterALongerOneHasItsOwnParts)
{
    const auto longer = TokenSymbols(*test::sentence({test::token("a", "X", 0, "r"), test::token("b", "Y", 1, "r")}));
    const auto shorter = TokenSymbols(*test::sentence({test::token("c", "Z", 0, "r")}));
    FeatureParts used(parseTemplates(arcTemplateTable()));
    FeatureParts fresh(parseTemplates(arcTemplateTable()));
    used.compute(longer);
    used.compute(shorter);
    fresh.compute(shorter);
    for (std::size_t i = 0; i < arcTemplateTable().size(); ++i) {
        for (int node = 0; node <= 1; ++node) {
            EXPECT_EQ(used.headParts(i)[node], fresh.headParts(i)[node]);
            EXPECT_EQ(used.dependentParts(i)[node], fresh.dependentParts(i)[node]);
        }
    }
}

TEST(SaltsTest, DirectionsAndDistancesAreAllToldApart)
{
    std::set<std::uint64_t> salts(distanceSalts().byDirection.begin(), distanceSalts().byDirection.end());
    salts.insert(distanceSalts().byDistance.begin(), distanceSalts().byDistance.end());
    EXPECT_EQ(salts.size(), 2U + distanceBins);
}

TEST(BetweenTest, KeysDependOnEachTagAndItsPlace)
{
    const std::set<std::uint64_t> keys{betweenKey(1, 2, 3), betweenKey(3, 2, 1), betweenKey(2, 1, 3),
        betweenKey(1, 3, 2), betweenKey(1, 2, 4), betweenKey(1, 4, 3), betweenKey(4, 2, 3)};
    EXPECT_EQ(keys.size(), 7U);
    EXPECT_EQ(betweenKey(1, 2, 3), betweenKey(1, 2, 3));
}

} // namespace
} // namespace arcwright
