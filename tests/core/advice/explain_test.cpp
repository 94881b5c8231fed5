// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/explain.h"

#include <gtest/gtest.h>

#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace explain_test {

std::shared_ptr<const Model> model(Decoder decoder, bool labels = true)
{
    TrainingSettings settings = test::quickSettings();
    settings.trainer.decoder.decoder = decoder;
    settings.labels = labels;
    return test::trained(test::toyTreebank(60), settings);
}

/// the dog sees the red cat .
std::shared_ptr<const Sentence> sevenWords(int headOfCat = 3, std::string relationOfCat = "obj")
{
    return test::sentence({test::token("the", "DET", 2, "det"), test::token("dog", "NOUN", 3, "nsubj"),
        test::token("sees", "VERB", 0, "root"), test::token("the", "DET", 6, "det"),
        test::token("red", "ADJ", 6, "amod"), test::token("cat", "NOUN", headOfCat, std::move(relationOfCat)),
        test::token(".", "PUNCT", 3, "punct")});
}

TEST(SentenceExplainerTest, ExplainsTheTreeTheParserFinds)
{
    for (const Decoder decoder : allDecoders()) {
        RelationPool relations;
        const Parser parser(model(decoder), relations);
        Parser::Workspace workspace;
        const auto sentence = sevenWords();
        const SentenceExplainer explainer(parser, *sentence);
        EXPECT_EQ(explainer.tree().heads, parser.parse(*sentence, workspace).heads);
        for (int word = 1; word <= sentence->size(); ++word) {
            const auto explained = explainer.explain(word);
            ASSERT_TRUE(explained.predicted.has_value());
            EXPECT_EQ(explained.predicted->explained.head, sentence->word(word).head) << "the toy grammar is learnt";
            EXPECT_TRUE(explained.predicted->isConsidered);
            EXPECT_NE(explained.rival, Rival::Gold);
        }
    }
}

TEST(SentenceExplainerTest, AWrongHeadIsHeldAgainstTheGoldOne)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Hill), relations);
    const auto sentence = sevenWords(2, "nsubj");
    const auto explained = SentenceExplainer(parser, *sentence).explain(6);
    ASSERT_EQ(explained.rival, Rival::Gold);
    EXPECT_EQ(explained.predicted->explained.head, 3);
    EXPECT_EQ(explained.other->explained.head, 2);
    const auto& names = parser.model().relations;
    EXPECT_EQ(names[static_cast<std::size_t>(explained.other->explained.relation)], "nsubj");
    EXPECT_GT(explained.difference(), 0);
    EXPECT_EQ(explained.difference(), explained.predicted->explained.score - explained.other->explained.score);
}

TEST(SentenceExplainerTest, AWrongRelationToo)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Eisner2), relations);
    const auto sentence = sevenWords(3, "nsubj");
    const auto explained = SentenceExplainer(parser, *sentence).explain(6);
    ASSERT_EQ(explained.rival, Rival::Gold);
    EXPECT_EQ(explained.other->explained.head, explained.predicted->explained.head);
    EXPECT_NE(explained.other->explained.relation, explained.predicted->explained.relation);
    for (const TemplateDifference& row :
        differencesByTemplate(explained.predicted->explained, explained.other->explained))
        EXPECT_TRUE(row.kind == FeatureKind::Relation || row.difference() == 0) << row.templateName;
}

TEST(SentenceExplainerTest, ARelationTheModelHasNeverSeenIsSaidToBeUnknown)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Eisner), relations);
    const auto sentence = sevenWords(2, "vocative");
    const auto explained = SentenceExplainer(parser, *sentence).explain(6);
    ASSERT_EQ(explained.rival, Rival::Gold);
    EXPECT_FALSE(explained.other->isRelationKnown);
    EXPECT_GE(explained.other->explained.relation, 0) << "the best it has";
    EXPECT_TRUE(explained.predicted->isRelationKnown);
}

TEST(SentenceExplainerTest, UnlabelledModelsDoNotMindRelations)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Hill, false), relations);
    const auto explained = SentenceExplainer(parser, *sevenWords(3, "vocative")).explain(6);
    EXPECT_EQ(explained.rival, Rival::NextBest);
    EXPECT_EQ(explained.predicted->explained.relation, -1);
    EXPECT_EQ(explained.other->explained.relation, -1);
}

TEST(SentenceExplainerTest, ARightHeadIsHeldAgainstTheNextBestThatLeavesATree)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Cle), relations);
    const auto sentence = sevenWords();
    const SentenceExplainer explainer(parser, *sentence);
    EXPECT_EQ(explainer.explain(3).rival, Rival::None) << "all other words descend from the root's dependent";
    int held = 0;
    int considered = 0;
    for (int word = 1; word <= sentence->size(); ++word) {
        const auto explained = explainer.explain(word);
        if (explained.rival == Rival::None)
            continue;
        ++held;
        ASSERT_EQ(explained.rival, Rival::NextBest);
        std::vector<int> heads = explainer.tree().heads;
        heads[static_cast<std::size_t>(word)] = explained.other->explained.head;
        EXPECT_TRUE(isTree(heads)) << word;
        considered += explained.other->isConsidered ? 1 : 0;
        EXPECT_TRUE(!explained.other->isConsidered || explained.difference() >= 0) << "an exact decoder chose the best";
        for (int head = 1; head <= sentence->size(); ++head) {
            heads[static_cast<std::size_t>(word)] = head;
            if (head == word || !isTree(heads) || head == explained.predicted->explained.head)
                continue;
            const auto other = explainer.explain(word, head);
            EXPECT_TRUE(!other.other->isConsidered
                || (explained.other->isConsidered && other.difference() >= explained.difference()))
                << word << " under " << head;
        }
    }
    EXPECT_GE(held, 4);
    EXPECT_GE(considered, 1);
}

TEST(SentenceExplainerTest, AHeadThatIsAskedForIsExplainedEvenIfTheParserNeverLooksAtIt)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Hill), relations);
    const auto sentence = sevenWords();
    const auto explained = SentenceExplainer(parser, *sentence).explain(6, 1);
    EXPECT_EQ(explained.rival, Rival::Asked);
    EXPECT_EQ(explained.other->explained.head, 1);
    EXPECT_FALSE(explained.other->isConsidered) << "no determiner has dependents in the toy grammar";
    EXPECT_FALSE(explained.other->explained.features.empty());
}

TEST(SentenceExplainerTest, ThePredictedHeadIsNotHeldAgainstItself)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Hill), relations);
    const auto explained = SentenceExplainer(parser, *sevenWords()).explain(6, 3);
    EXPECT_EQ(explained.predicted->explained.head, 3);
    EXPECT_NE(explained.rival, Rival::Asked);
}

TEST(SentenceExplainerTest, WordsWithoutAHeadHaveNoGoldRival)
{
    RelationPool relations;
    const Parser parser(model(Decoder::Hill), relations);
    const auto explained = SentenceExplainer(parser, *sevenWords(kNoHead, "")).explain(6);
    EXPECT_NE(explained.rival, Rival::Gold);
}

} // namespace explain_test
} // namespace arcwright
