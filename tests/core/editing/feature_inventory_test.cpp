// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/feature_inventory.h"

#include <gtest/gtest.h>

namespace arcwright::feature_inventory_test {

using Names = std::vector<std::string>;

TEST(FeatureInventory, OffersWhatWordsOfThatPartOfSpeechHaveFirst)
{
    FeatureInventory inventory;
    for (int time = 0; time < 3; ++time)
        inventory.add("VERB", "Mood=Ind|Tense=Past");
    inventory.add("VERB", "Tense=Pres");
    inventory.add("NOUN", "Case=Nom|Number=Plur");
    inventory.add("NOUN", "Number=Sing");
    inventory.add("NOUN", "Number=Sing");
    EXPECT_EQ(inventory.attributes("NOUN"), (Names{"Number", "Case", "Tense", "Mood"}));
    EXPECT_EQ(inventory.attributes("VERB"), (Names{"Tense", "Mood", "Number", "Case"}));
    EXPECT_EQ(inventory.attributes("INTJ"), (Names{"Tense", "Mood", "Number", "Case"})) << "as all words have them";
    EXPECT_EQ(inventory.values("NOUN", "Number"), (Names{"Sing", "Plur"}));
    EXPECT_EQ(inventory.values("VERB", "Number"), (Names{"Sing", "Plur"})) << "of other words, where it has none";
    EXPECT_TRUE(inventory.values("NOUN", "Aspect").empty());
}

TEST(FeatureInventory, CountsEachOfSeveralValuesAndNothingThatIsNoFeature)
{
    FeatureInventory inventory;
    inventory.add("PRON", "PronType=Int,Rel");
    inventory.add("PRON", "PronType=Rel");
    inventory.add("NOUN", "_");
    inventory.add("NOUN", "NCCSN|=x");
    EXPECT_EQ(inventory.values("PRON", "PronType"), (Names{"Rel", "Int"}));
    EXPECT_EQ(inventory.attributes("NOUN"), Names{"PronType"});
}

TEST(FeatureInventory, PutsUdFeaturesInOrderAndLeavesOthersAlone)
{
    EXPECT_EQ(inUdOrder("Number=Sing|Case=Nom"), "Case=Nom|Number=Sing");
    EXPECT_EQ(inUdOrder("PronType=Rel,Int|abbr=Yes"), "PronType=Rel,Int|abbr=Yes") << "names begin with capitals";
    EXPECT_EQ(inUdOrder("PronType=Rel,Int | Abbr=Yes|"), "Abbr=Yes|PronType=Int,Rel");
    EXPECT_EQ(inUdOrder("VerbForm=Fin|Verbform=Fin|Tense=Past|Tense=Past"), "Tense=Past|VerbForm=Fin|Verbform=Fin");
    EXPECT_EQ(inUdOrder("num=S|gen=M"), "num=S|gen=M") << "not of UD";
    EXPECT_EQ(inUdOrder("Number[psor]=Sing|Number=Plur"), "Number=Plur|Number[psor]=Sing");
    EXPECT_EQ(inUdOrder("_"), "");
    EXPECT_EQ(inUdOrder(""), "");
}

} // namespace arcwright::feature_inventory_test
