// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/relation_inventory.h"

#include <gtest/gtest.h>

#include "tests/core/support/knp_samples.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace relation_inventory_test {

using Names = std::vector<std::string>;

TEST(RelationInventoryTest, ThoseOfThePairComeFirst)
{
    RelationInventory inventory;
    Sentence sentence = test::fromShort("1 a 2 amod\n2 b 0 root\n3 c 2 nmod\n4 d 2 nmod\n");
    const std::vector<std::string> tags{"ADJ", "NOUN", "NOUN", "NOUN"};
    for (int word = 1; word <= sentence.size(); ++word)
        sentence.word(word).upos = tags[static_cast<std::size_t>(word) - 1];
    inventory.add(sentence);
    EXPECT_EQ(inventory.relationsOf(ArcKind::Tree, "NOUN", "ADJ"), (Names{"amod", "nmod", "root"}));
    EXPECT_EQ(inventory.relationsOf(ArcKind::Tree, "NOUN", "NOUN").front(), "nmod");
    EXPECT_EQ(inventory.relationsOf(ArcKind::Tree, "", "NOUN").front(), "root");
    EXPECT_TRUE(inventory.relationsOf(ArcKind::Graph, "NOUN", "ADJ").empty());
}

TEST(RelationInventoryTest, KindsOfDtagAreApartAndThoseWrittenAlikeComeFirst)
{
    RelationInventory inventory;
    inventory.add(*test::documentOf("<s>\n<W in=\"1:subj|2:[subj]|2:<dobj>|9:coref\" out=\"\">a</W>\n"
                                    "<W in=\"\" out=\"-1:subj\">b</W>\n"
                                    "<W in=\"-1:vobj\" out=\"-2:[subj]|-2:<dobj>\">c</W>\n</s>\n",
        "dtag")
                       ->sentence(0));
    EXPECT_EQ(inventory.relationsOf(ArcKind::Graph, "", "", "[dobj]").front(), "[subj]");
    EXPECT_EQ(inventory.relationsOf(ArcKind::Graph, "", "", "<x>").front(), "<dobj>");
    EXPECT_EQ(inventory.relationsOf(ArcKind::Outer, "", ""), (Names{"coref"}));
    const Names ofTrees = inventory.relationsOf(ArcKind::Tree, "", "");
    EXPECT_EQ(std::count(ofTrees.begin(), ofTrees.end(), "[subj]"), 0);
}

TEST(RelationInventoryTest, BunsetsuAreToldByTheirParticles)
{
    const Sentence sentence = test::knpSentence("* 1D\n+ 1D\na\n* -1D\n+ -1D\nb\nEOS\n");
    RelationInventory inventory;
    inventory.add(sentence);
    EXPECT_EQ(RelationInventory::endOf(sentence, 1), "名詞");
    EXPECT_EQ(inventory.relationsOf(ArcKind::Tree, "名詞", "名詞"), (Names{"D"}));
    EXPECT_EQ(inventory.relationsOf(ArcKind::BasicPhrase, "", ""), (Names{"D"}));
}

} // namespace relation_inventory_test
} // namespace arcwright
