// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/query/attachment_kinds.h"

#include <set>

#include <gtest/gtest.h>

#include "core/evaluation/make_outcome_table.h"
#include "core/evaluation/particles.h"
#include "core/messages/value_sentences.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace attachment_kinds_test {

/// She sees the man with glasses and hats , who knows .
constexpr const char* goldText = "1\tShe\t_\tPRON\t_\t_\t2\tnsubj\t_\t_\n"
                                 "2\tsees\t_\tVERB\t_\t_\t0\troot\t_\t_\n"
                                 "3\tman\t_\tNOUN\t_\t_\t2\tobj\t_\t_\n"
                                 "4\twith\t_\tADP\t_\t_\t5\tcase\t_\t_\n"
                                 "5\tglasses\t_\tNOUN\t_\t_\t3\tnmod\t_\t_\n"
                                 "6\tand\t_\tCCONJ\t_\t_\t7\tcc\t_\t_\n"
                                 "7\thats\t_\tNOUN\t_\t_\t5\tconj\t_\t_\n"
                                 "8\t,\t_\tPUNCT\t_\t_\t10\tpunct\t_\t_\n"
                                 "9\twho\t_\tPRON\t_\t_\t10\tnsubj\t_\t_\n"
                                 "10\tknows\t_\tVERB\t_\t_\t3\tacl:relcl\t_\t_\n"
                                 "11\t.\t_\tPUNCT\t_\t_\t2\tpunct\t_\t_\n\n";

const AttachmentKind& kind(const std::vector<AttachmentKind>& kinds, std::string_view name)
{
    for (const AttachmentKind& each : kinds) {
        if (each.name == name)
            return each;
    }
    throw std::logic_error("no kind " + std::string(name));
}

TEST(AttachmentKindsTest, TheUsualOnesFindWhatTheirNamesSay)
{
    const auto kinds = parseAttachmentKinds(usualAttachmentKinds());
    ASSERT_TRUE(kinds) << kinds.error().line;
    const Sentence sentence = test::sentenceOf(goldText);
    EXPECT_EQ(unitsOfKind(kind(*kinds, "PP"), sentence), std::vector<int>{5});
    EXPECT_EQ(unitsOfKind(kind(*kinds, "coordination"), sentence), (std::vector<int>{6, 7}));
    EXPECT_EQ(unitsOfKind(kind(*kinds, "relative clause"), sentence), std::vector<int>{10});
    EXPECT_EQ(unitsOfKind(kind(*kinds, "root"), sentence), std::vector<int>{2});
    EXPECT_EQ(unitsOfKind(kind(*kinds, "punctuation"), sentence), (std::vector<int>{8, 11}));
    EXPECT_TRUE(unitsOfKind(kind(*kinds, "apposition and name"), sentence).empty());
    EXPECT_TRUE(unitsOfKind(kind(*kinds, "clause"), sentence).empty());
}

TEST(AttachmentKindsTest, FunctionsOfPragueTreebanksHaveTheirKinds)
{
    const auto kinds = parseAttachmentKinds(usualAttachmentKinds());
    ASSERT_TRUE(kinds);
    const Sentence sentence = test::sentenceOf("1\tpsi\t_\t_\tNNMP1-----A----\t_\t2\tSb\t_\t_\n"
                                               "2\ta\t_\t_\tJ^-------------\t_\t0\tCoord\t_\t_\n"
                                               "3\tkočky\t_\t_\tNNFP1-----A----\t_\t2\tSb\t_\t_\n"
                                               "4\t,\t_\t_\tZ:-------------\t_\t6\tAuxX\t_\t_\n"
                                               "5\tkteré\t_\t_\tP4FP1----------\t_\t6\tSb\t_\t_\n"
                                               "6\tspí\t_\t_\tVB-P---3P-AA---\t_\t3\tAtr\t_\t_\n"
                                               "7\tu\t_\t_\tRR--2----------\t_\t6\tAuxP\t_\t_\n"
                                               "8\tkamen\t_\t_\tNNNP2-----A----\t_\t7\tAdv\t_\t_\n"
                                               "9\t.\t_\t_\tZ:-------------\t_\t0\tAuxK\t_\t_\n\n");
    EXPECT_EQ(unitsOfKind(kind(*kinds, "PP"), sentence), std::vector<int>{7});
    EXPECT_EQ(unitsOfKind(kind(*kinds, "coordination"), sentence), std::vector<int>{2});
    EXPECT_EQ(unitsOfKind(kind(*kinds, "relative clause"), sentence), std::vector<int>{6});
    EXPECT_EQ(unitsOfKind(kind(*kinds, "root"), sentence), (std::vector<int>{2, 9}));
    EXPECT_EQ(unitsOfKind(kind(*kinds, "punctuation"), sentence), (std::vector<int>{4, 9}));
    EXPECT_TRUE(unitsOfKind(kind(*kinds, "clause"), sentence).empty());
}

TEST(AttachmentKindsTest, ABunsetsuWithACaseMarkerIsAPP)
{
    const auto kinds = parseAttachmentKinds(usualAttachmentKinds());
    ASSERT_TRUE(kinds);
    const std::set<std::string_view> markers{"が", "を", "に", "へ", "と", "から", "まで", "で", "より"};
    std::size_t found = 0;
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        std::vector<int> expected;
        const auto particles = particlesOf(*sentence);
        for (int unit = 1; unit <= sentence->unitCount(); ++unit) {
            if (sentence->relationOf(unit) == "D" && markers.contains(particles[static_cast<std::size_t>(unit)]))
                expected.push_back(unit);
        }
        EXPECT_EQ(unitsOfKind(kind(*kinds, "PP"), *sentence), expected);
        found += expected.size();
    }
    EXPECT_GT(found, 5U);
}

TEST(AttachmentKindsTest, EveryUsualOneHasANameToTranslate)
{
    const auto kinds = parseAttachmentKinds(usualAttachmentKinds());
    ASSERT_TRUE(kinds);
    for (const std::string& name : namesOf(*kinds)) {
        const char* sentence = valueSentence(Property::Kind, name);
        ASSERT_TRUE(sentence) << name;
        EXPECT_NE(std::string_view(sentence).find(name), std::string_view::npos)
            << "as in files and patterns: " << name;
    }
    EXPECT_EQ(attachmentKindNames.size(), kinds->size());
    EXPECT_FALSE(valueSentence(Property::Kind, "my own"));
    EXPECT_FALSE(valueSentence(Property::Relation, "root")) << "a relation of the treebank";
}

TEST(AttachmentKindsTest, AWordIsGroupedByTheFirstKindThatItIsOf)
{
    const auto kinds = parseAttachmentKinds("any: [upos=NOUN]\nc: [relation=conj]\nc: [relation=cc]\n");
    ASSERT_TRUE(kinds);
    const Sentence sentence = test::sentenceOf(goldText);
    EXPECT_EQ(kindsOf(*kinds, sentence),
        (std::vector<std::string_view>{"", "", "any", "", "any", "c", "any", "", "", "", ""}));
    const Treebank gold({test::documentOf(goldText)});
    RelationPool relations;
    const auto table = makeOutcomeTable(gold, {systemOf("gold", gold, gold)}, relations,
        {{}, nullptr, 1, kindTeller(std::make_shared<std::vector<AttachmentKind>>(*kinds))});
    ASSERT_TRUE(table);
    const auto chosen = chosenRows(*table, {true, {{Property::Kind, "c", {"c"}, 0, 0, {}}}, {}});
    EXPECT_EQ(chosen, std::vector<std::uint32_t>{5});
}

TEST(AttachmentKindsTest, APatternThatAsksForMoreThanGoldIsRefused)
{
    for (const std::string pattern : {"[wrong]", "[kind=PP]", "[known=no]", "[A.relation=obl]"}) {
        const auto kinds = parseAttachmentKinds("fine: [upos=NOUN]\nbad: " + pattern);
        ASSERT_FALSE(kinds) << pattern;
        EXPECT_EQ(kinds.error().line, 2U);
        EXPECT_FALSE(kinds.error().isNameless);
        EXPECT_GT(kinds.error().pattern.column, 5U);
    }
}

TEST(AttachmentKindsTest, ScoresAreThoseOfTheirWords)
{
    std::string system = goldText; // `glasses` hangs on `sees`, `hats` on `man`
    system.replace(system.find("\t3\tnmod"), 7, "\t2\tobl\t");
    system.erase(system.find("obl\t\t") + 3, 1);
    system.replace(system.find("\t5\tconj"), 7, "\t3\tconj");
    const Treebank gold({test::documentOf(goldText)});
    RelationPool relations;
    const auto table = makeOutcomeTable(
        gold, {systemOf("a", Treebank({test::documentOf(system)}), gold), systemOf("gold", gold, gold)}, relations, {});
    ASSERT_TRUE(table);
    const auto kinds
        = parseAttachmentKinds("c: [relation~\"^(conj|cc)$\"]\np: [upos=ADP] < x:[]\n# nothing\n\nc: [root]\n");
    ASSERT_TRUE(kinds);
    const auto scores = scoresByKind(*table, gold, *kinds, 2);
    ASSERT_EQ(scores.size(), 2U);
    EXPECT_EQ(scores[0].name, "c");
    EXPECT_EQ(scores[0].rows, (std::vector<std::uint32_t>{1, 5, 6}));
    EXPECT_EQ(scores[0].systems[0], (WordCounts{3, 2, 2, 3}));
    EXPECT_EQ(scores[0].systems[1], (WordCounts{3, 3, 3, 3}));
    EXPECT_EQ(scores[1].rows, std::vector<std::uint32_t>{4}) << "x is the word, not the preposition";
    EXPECT_EQ(scores[1].systems[0], (WordCounts{1, 0, 0, 0}));
}

TEST(AttachmentKindsTest, ProblemsHaveTheirPlace)
{
    const auto nameless = parseAttachmentKinds("# kinds\n[upos=X]\n");
    ASSERT_FALSE(nameless);
    EXPECT_EQ(nameless.error().line, 2U);
    EXPECT_TRUE(nameless.error().isNameless);
    const auto broken = parseAttachmentKinds("a: [upos=X]\nå: [upos=\"X]\n");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().line, 2U);
    EXPECT_FALSE(broken.error().isNameless);
    EXPECT_EQ(broken.error().pattern.error, PatternError::UnclosedQuote);
    EXPECT_EQ(broken.error().pattern.column, 10U) << "of the quotation mark, in characters";
}

} // namespace attachment_kinds_test
} // namespace arcwright
