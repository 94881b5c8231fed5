// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/effective_dependencies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/treebank/joining_words.h"
#include "core/treebank/prague_fields.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace effective_dependencies_test {

using testing::ElementsAre;
using testing::IsEmpty;

/// A word of a Prague tree.
Token word(std::string form, int head, std::string afun, bool isMember = false)
{
    Token made = test::token(std::move(form), "", head, std::move(afun));
    if (isMember)
        made.setFurther(pml::isMember, "Yes");
    return made;
}

/// "Old Petr and Jana sing in halls and on squares .": subjects joined, with an attribute of both, and places joined
/// whose prepositions stand between the conjunction and its members.
Sentence twoCoordinations()
{
    return *test::sentence({word("Old", 3, "Atr"), word("Petr", 3, "Sb", true), word("and", 5, "Coord"),
        word("Jana", 3, "Sb", true), word("sing", 0, "Pred"), word("in", 8, "AuxP"), word("halls", 6, "Adv", true),
        word("and", 5, "Coord"), word("on", 8, "AuxP"), word("squares", 9, "Adv", true), word(".", 0, "AuxK")});
}

TEST(EffectiveDependenciesTest, MembersDependOnWhatTheirCoordinationDependsOn)
{
    const EffectiveDependencies tree(twoCoordinations());
    EXPECT_THAT(tree.parents(2), ElementsAre(5));
    EXPECT_THAT(tree.parents(4), ElementsAre(5));
    EXPECT_THAT(tree.parents(5), ElementsAre(0));
    EXPECT_THAT(tree.parents(3), IsEmpty()) << "a conjunction modifies nothing";
    EXPECT_THAT(tree.children(5), ElementsAre(2, 4, 7, 10));
    EXPECT_TRUE(tree.differFromTree());
}

TEST(EffectiveDependenciesTest, WhatDependsOnACoordinationDependsOnEachMember)
{
    const EffectiveDependencies tree(twoCoordinations());
    EXPECT_THAT(tree.parents(1), ElementsAre(2, 4));
    EXPECT_THAT(tree.children(2), ElementsAre(1));
}

TEST(EffectiveDependenciesTest, PrepositionsArePassedThroughWhereverMembershipIsSaid)
{
    Sentence sentence = twoCoordinations();
    EXPECT_THAT(EffectiveDependencies(sentence).parents(7), ElementsAre(5));
    for (const int noun : {7, 10}) { // as Treex says it: on the child of the conjunction
        sentence.word(noun).setFurther(pml::isMember, "");
        sentence.word(sentence.word(noun).head).setFurther(pml::isMember, "Yes");
    }
    sentence.tokens.push_back(word("today", 8, "Adv"));
    const EffectiveDependencies treex(sentence);
    EXPECT_THAT(treex.parents(7), ElementsAre(5));
    EXPECT_THAT(treex.parents(10), ElementsAre(5));
    EXPECT_THAT(treex.parents(12), ElementsAre(7, 10));
}

TEST(EffectiveDependenciesTest, CoordinationsNest)
{
    // "(a and b) or c sleep": the inner coordination is a member itself.
    const Sentence sentence
        = *test::sentence({word("a", 2, "Sb", true), word("and", 4, "Coord", true), word("b", 2, "Sb", true),
            word("or", 6, "Coord"), word("c", 4, "Sb", true), word("sleep", 0, "Pred"), word("small", 4, "Atr")});
    const EffectiveDependencies tree(sentence);
    for (const int member : {1, 3, 5})
        EXPECT_THAT(tree.parents(member), ElementsAre(6)) << member;
    EXPECT_THAT(tree.parents(7), ElementsAre(1, 3, 5));
    EXPECT_EQ(tree.memberMark(1), "Co");
    EXPECT_EQ(tree.memberMark(6), "");
}

TEST(EffectiveDependenciesTest, MarksSayWhatJoins)
{
    Sentence sentence = twoCoordinations();
    sentence.word(3).relation = "Apos";
    sentence.word(11).setFurther(pml::isMember, "Yes");
    const EffectiveDependencies tree(sentence);
    EXPECT_EQ(tree.memberMark(2), "Ap");
    EXPECT_EQ(tree.memberMark(7), "Co") << "through the preposition";
    EXPECT_EQ(tree.memberMark(11), "M") << "nothing joins";
}

TEST(EffectiveDependenciesTest, ATreeOfAnotherKindIsItself)
{
    const Sentence sentence
        = *test::sentence({test::token("dogs", "NOUN", 2, "nsubj"), test::token("bark", "VERB", 0, "root")});
    const EffectiveDependencies tree(sentence);
    EXPECT_FALSE(tree.differFromTree());
    EXPECT_THAT(tree.parents(1), ElementsAre(2));
    EXPECT_THAT(tree.children(2), ElementsAre(1));
}

TEST(JoiningWordsTest, AreThoseOnWhichSomethingHangs)
{
    const Sentence sentence = twoCoordinations();
    std::vector<int> joining;
    for (int word = 1; word <= sentence.size(); ++word) {
        if (joinsOthers(sentence, word))
            joining.push_back(word);
    }
    EXPECT_THAT(joining, ElementsAre(3, 6, 8, 9));
    EXPECT_FALSE(joinsOthers(*test::sentence({word("and", 2, "Coord"), word("sing", 0, "Pred")}), 1));
}

TEST(EffectiveDependenciesTest, CirclesEnd)
{
    const Sentence sentence = *test::sentence({word("a", 2, "Coord", true), word("b", 3, "Coord", true),
        word("c", 1, "Coord", true), word("d", 1, "Sb", true), word("e", 9, "Sb"), word("f", 6, "AuxP"),
        word("g", 6, "Sb"), word("h", 0, "Coord")});
    const EffectiveDependencies tree(sentence);
    for (int each = 1; each <= tree.size(); ++each) {
        tree.parents(each);
        tree.children(each);
        tree.memberMark(each);
    }
    EXPECT_THAT(tree.parents(5), IsEmpty());
    EXPECT_THAT(tree.parents(8), IsEmpty());
}

TEST(EffectiveDependenciesTest, TheGraphHasFurtherParentsBeside)
{
    RelationPool relations;
    const Sentence sentence = twoCoordinations();
    const Graph effective = effectiveGraph(sentence, graphOf(sentence, relations), relations);
    EXPECT_EQ(effective.arc(1).head, 2);
    ASSERT_EQ(effective.secondary.size(), 1U);
    EXPECT_EQ(effective.secondary[0], (Arc{4, 1, relations.intern("Atr")}));
    EXPECT_EQ(effective.arc(3).head, kNoHead);
}

TEST(EffectiveDependenciesTest, AGraphMayTellItsOwnMembers)
{
    RelationPool relations;
    const Sentence sentence = twoCoordinations();
    Graph graph = graphOf(sentence, relations);
    graph.members.assign(graph.heads.size(), false);
    const EffectiveDependencies none(sentence, graph, relations);
    EXPECT_EQ(none.memberMark(2), "");
    graph.members[1] = true;
    EXPECT_EQ(EffectiveDependencies(sentence, graph, relations).memberMark(1), "Co");
}

} // namespace effective_dependencies_test
} // namespace arcwright
