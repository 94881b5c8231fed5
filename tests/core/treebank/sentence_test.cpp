// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/sentence.h"

#include <gtest/gtest.h>

#include "core/treebank/edit.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace sentence_test {

using test::sentenceOf;

/// He looks for and sees elephants.
Sentence shared()
{
    return sentenceOf("# sent_id = shared\n"
                      "1\tHe\the\tPRON\tPRP\t_\t2\tnsubj\t2:nsubj|4:nsubj\t_\n"
                      "2\tlooks\tlook\tVERB\tVBZ\t_\t0\troot\t0:root\t_\n"
                      "3\tand\tand\tCCONJ\tCC\t_\t4\tcc\t4:cc\t_\n"
                      "4\tsees\tsee\tVERB\tVBZ\t_\t2\tconj\t2:conj:and|4.1:dep\t_\n"
                      "4.1\tthings\tthing\tNOUN\tNNS\t_\t_\t_\t4:obj\t_\n"
                      "5\t.\t.\tPUNCT\t.\t_\t2\tpunct\t_\t_\n\n");
}

std::string deps(const Sentence& sentence, int word)
{
    return fieldText(sentence.word(word), WordField::Parents);
}

TEST(MetadataTest, ValuesAreFoundWhateverTheSpacing)
{
    const Sentence sentence = sentenceOf("# sent_id = one\n#text=Two words .\n#   odd\t =  spaces within \n# newpar\n"
                                         "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(sentence.metadata("sent_id"), "one");
    EXPECT_EQ(sentence.metadata("text"), "Two words .");
    EXPECT_EQ(sentence.metadata("odd"), "spaces within");
    EXPECT_EQ(sentence.metadata("newpar"), "");
    EXPECT_EQ(sentence.metadata("sent"), "") << "a key is a whole word";
    EXPECT_EQ(sentence.text(), "Two words .");
}

TEST(MetadataTest, WithoutATextTheWordsAreTheText)
{
    EXPECT_EQ(shared().text(), "He looks and sees .");
}

TEST(GraphOfTest, TakesHeadsAndRelations)
{
    RelationPool relations;
    const Graph graph = graphOf(shared(), relations);
    EXPECT_EQ(graph.heads, (std::vector<int>{kNoHead, 2, 0, 4, 2, 2}));
    EXPECT_EQ(relations.text(graph.relations[1]), "nsubj");
    EXPECT_EQ(relations.text(graph.relations[5]), "punct");
}

TEST(GraphOfTest, ParentsBesidesTheBasicOneAreSecondary)
{
    RelationPool relations;
    const Graph graph = graphOf(shared(), relations);
    // not `2:conj:and`, which is the basic arc with its marker, nor the arc from the empty node
    EXPECT_EQ(graph.secondary, (std::vector<Arc>{{4, 1, relations.intern("nsubj")}}));
}

TEST(GraphOfTest, TwoRelationsToOneHeadAreTwoArcs)
{
    RelationPool relations;
    Sentence sentence = shared();
    const auto secondary = [&](std::vector<Parent> parents) {
        sentence.word(1).parents = std::move(parents);
        return graphOf(sentence, relations).secondary;
    };
    const std::vector<Arc> object{{2, 1, relations.intern("obj")}};
    EXPECT_EQ(secondary({{{2, 0}, "nsubj"}, {{2, 0}, "obj"}}), object);
    EXPECT_EQ(secondary({{{2, 0}, "obj"}}), object) << "the graph has not the arc of the tree, but another one";
    EXPECT_TRUE(secondary({{{2, 0}, "nsubj:in"}, {{2, 0}, "nsubj:on"}}).empty()) << "one arc with two markers";
}

TEST(GraphOfTest, AWordWithoutAHeadHasNone)
{
    RelationPool relations;
    const Graph graph = graphOf(sentenceOf("1\tx\tx\tX\t_\t_\t_\t_\t_\t_\n\n"), relations);
    EXPECT_EQ(graph.heads, (std::vector<int>{kNoHead, kNoHead}));
    EXPECT_EQ(graph.relations[1], RelationId());
}

TEST(PunctuationTest, IsToldByUposElseByDtagsTag)
{
    const auto punctuation = [](std::string upos, std::string xpos) {
        Token token;
        token.form = ".";
        token.upos = std::move(upos);
        token.xpos = std::move(xpos);
        return isPunctuation(token);
    };
    EXPECT_TRUE(punctuation("PUNCT", "."));
    EXPECT_TRUE(punctuation("", "XP"));
    EXPECT_TRUE(punctuation("_", "XP"));
    EXPECT_FALSE(punctuation("NOUN", "XP")) << "UPOS decides where there is one";
    EXPECT_FALSE(punctuation("", "XR"));
    EXPECT_FALSE(punctuation("SYM", "."));
}

TEST(WithHeadTest, MovesTheEnhancedCopyOfTheBasicArc)
{
    const Sentence sentence = shared();
    const Sentence moved = withHead(sentence, 4, 3);
    EXPECT_EQ(moved.word(4).head, 3);
    EXPECT_EQ(deps(moved, 4), "3:conj:and|4.1:dep") << "the marker stays, and so does the other parent";
    EXPECT_EQ(deps(withHead(sentence, 3, 5), 3), "5:cc");
    EXPECT_EQ(deps(withHead(sentence, 5, 4), 5), "") << "where there is no enhanced graph, none is made";
    EXPECT_EQ(sentence.word(4).head, 2) << "the sentence itself is a value and stays";
}

TEST(WithHeadTest, KeepsParentsInOrder)
{
    EXPECT_EQ(deps(withHead(shared(), 1, 5), 1), "4:nsubj|5:nsubj");
    EXPECT_EQ(deps(withHead(shared(), 1, 3), 1), "3:nsubj|4:nsubj");
    EXPECT_EQ(deps(withHead(shared(), 4, 5), 4), "4.1:dep|5:conj:and");
}

TEST(WithHeadTest, OntoASecondaryParentMakesNoDouble)
{
    const Sentence moved = withHead(shared(), 1, 4);
    EXPECT_EQ(moved.word(1).head, 4);
    EXPECT_EQ(deps(moved, 1), "4:nsubj");
}

TEST(WithHeadTest, WithoutAHeadTheEnhancedCopyGoesToo)
{
    const Sentence headless = withHead(shared(), 1, kNoHead);
    EXPECT_EQ(headless.word(1).head, kNoHead);
    EXPECT_EQ(deps(headless, 1), "4:nsubj") << "there is no node -1 that could be a parent";
}

TEST(WithRelationTest, TheEnhancedCopyFollowsWithoutTheMarkerOfAnotherRelation)
{
    const Sentence sentence = shared();
    const Sentence renamed = withRelation(sentence, 4, "parataxis");
    EXPECT_EQ(renamed.word(4).relation, "parataxis");
    EXPECT_EQ(deps(renamed, 4), "2:parataxis|4.1:dep");
    EXPECT_EQ(deps(withRelation(sentence, 1, "obj"), 1), "2:obj|4:nsubj") << "other parents keep their relation";
    EXPECT_EQ(deps(withRelation(sentence, 5, "dep"), 5), "");
    EXPECT_EQ(sentence.word(4).relation, "conj");
}

TEST(WithRelationTest, ARelationThatOnlyBeginsAlikeIsNoCopy)
{
    const Sentence sentence = sentenceOf("1\tx\tx\tX\t_\t_\t0\troot\t0:roots\t_\n\n");
    EXPECT_EQ(deps(withRelation(sentence, 1, "dep"), 1), "0:roots");
    EXPECT_EQ(deps(withHead(sentence, 1, 1), 1), "0:roots");
}

TEST(WithHeadTest, ThereAndBackIsTheSame)
{
    const Sentence sentence = shared();
    EXPECT_EQ(withHead(withHead(sentence, 4, 1), 4, 2).tokens, sentence.tokens);
    EXPECT_EQ(withRelation(withRelation(sentence, 1, "x"), 1, "nsubj").tokens, sentence.tokens);
}

} // namespace sentence_test
} // namespace arcwright
