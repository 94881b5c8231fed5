// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/arc_features.h"

#include <set>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/scoring/weights.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace arc_features_test {

TEST(FeaturePartsTest, EqualSurroundingsHaveEqualPartsAndOthersDifferent)
{
    const TemplateSource table[]{{"h.tag h.tag+1 m.form", Distance::Both}, {"m.tag", Distance::Direction}};
    FeatureParts parts(parseTemplates(table));
    parts.compute(TokenSymbols(*test::sentence({test::token("a", "DET", 2, "det"), test::token("b", "NOUN", 0, "root"),
        test::token("c", "DET", 4, "det"), test::token("a", "NOUN", 2, "nmod")})));
    EXPECT_EQ(parts.of(Role::Head, 1)[0], parts.of(Role::Head, 3)[0]) << "a determiner before a noun";
    EXPECT_NE(parts.of(Role::Head, 2)[0], parts.of(Role::Head, 4)[0])
        << "a noun before a determiner, and one at the end";
    EXPECT_EQ(parts.of(Role::Dependent, 1)[0], parts.of(Role::Dependent, 4)[0]) << "the same form";
    EXPECT_NE(parts.of(Role::Dependent, 1)[0], parts.of(Role::Dependent, 2)[0]);
    EXPECT_EQ(parts.of(Role::Dependent, 2)[1], parts.of(Role::Dependent, 4)[1]);
    EXPECT_NE(parts.of(Role::Head, 0)[0], parts.of(Role::Head, 1)[0]) << "the root is a head of its own";
}

TEST(FeaturePartsTest, TemplatesThatSeeNothingOfAnEndHaveZeroThere)
{
    const TemplateSource table[]{{"m.tag", Distance::Direction}, {"h.tag", Distance::Direction}};
    FeatureParts parts(parseTemplates(table));
    parts.compute(TokenSymbols(*test::sentence({test::token("a", "X", 0, "root")})));
    EXPECT_EQ(parts.of(Role::Head, 1)[0], 0U);
    EXPECT_EQ(parts.of(Role::Dependent, 1)[1], 0U);
    EXPECT_NE(parts.of(Role::Dependent, 1)[0], parts.of(Role::Head, 1)[1])
        << "the same tag at either end is not the same";
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
            EXPECT_EQ(used.of(Role::Head, node)[i], fresh.of(Role::Head, node)[i]);
            EXPECT_EQ(used.of(Role::Dependent, node)[i], fresh.of(Role::Dependent, node)[i]);
        }
    }
}

TEST(FeaturePartsTest, TemplatesWithDistanceComeFirst)
{
    const TemplateSource table[]{{"m.tag", Distance::Direction}, {"h.tag", Distance::Both},
        {"m.form", Distance::Direction}, {"h.form", Distance::Both}};
    const FeatureParts parts(parseTemplates(table));
    EXPECT_EQ(parts.withDistance(), 2U);
    std::vector<std::string_view> names;
    for (const Template& source : parts.templates())
        names.push_back(source.name);
    EXPECT_EQ(names, (std::vector<std::string_view>{"h.tag", "h.form", "m.tag", "m.form"}));
}

TEST(ArcPlaceTest, DirectionsAndDistancesAreAllToldApart)
{
    std::set<std::uint64_t> keys;
    for (const int direction : {-1, 1}) {
        keys.insert(ArcPlace(20, 20 + direction).directed(0));
        for (const int distance : {1, 2, 3, 4, 5, 8, 15}) {
            const ArcPlace place(20, 20 + direction * distance);
            keys.insert(place.withDistance(place.directed(0)));
        }
    }
    EXPECT_EQ(keys.size(), 2U + distanceBins);
}

TEST(ArcPlaceTest, AFeatureWithItsDistanceHasItsWeightBesideThatWithout)
{
    const Weights weights({12, 11, 10, 3});
    Random random(1);
    for (int i = 0; i < 1'000; ++i) {
        const ArcPlace place(0, 1 + static_cast<int>(random.below(12)));
        const std::uint64_t key = place.directed(random.next());
        const std::uint64_t other = place.withDistance(key);
        EXPECT_NE(weights.arcIndex(key), weights.arcIndex(other));
        EXPECT_EQ(weights.arcIndex(key) / 8, weights.arcIndex(other) / 8);
        EXPECT_NE(weights.siblingIndex(key), weights.siblingIndex(other));
        EXPECT_EQ(weights.siblingIndex(key) / 8, weights.siblingIndex(other) / 8);
        EXPECT_NE(weights.rowIndex(key), weights.rowIndex(other));
    }
}

TEST(BetweenTest, KeysDependOnEachTagAndItsPlace)
{
    const std::set<std::uint64_t> keys{betweenKey(1, 2, 3), betweenKey(3, 2, 1), betweenKey(2, 1, 3),
        betweenKey(1, 3, 2), betweenKey(1, 2, 4), betweenKey(1, 4, 3), betweenKey(4, 2, 3)};
    EXPECT_EQ(keys.size(), 7U);
    EXPECT_EQ(betweenKey(1, 2, 3), betweenKey(1, 2, 3));
}

} // namespace arc_features_test
} // namespace arcwright
