// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/editing/enhanced_graph.h"
#include "core/enhancing/enhance.h"
#include "core/enhancing/enhancement_scores.h"
#include "core/formats/open.h"
#include "core/validation/validate.h"
#include "tests/core/enhancing/tree_text.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace enhance_property_test {

using test::oneOf;
using test::randomNumber;

/// A sentence of any tree, with relations and features that the rules ask for, also where they make no sense.
Sentence anyTree()
{
    const int words = randomNumber(1, 12);
    const int root = randomNumber(1, words + 1);
    std::vector<int> order; // each word hangs on one before it in this order
    for (int word = 1; word <= words; ++word)
        order.insert(order.begin() + randomNumber(0, static_cast<int>(order.size()) + 1), word);
    order.erase(std::find(order.begin(), order.end(), root));
    order.insert(order.begin(), root);
    std::vector<std::string> lines(static_cast<std::size_t>(words));
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int head = i == 0 ? 0 : order[static_cast<std::size_t>(randomNumber(0, static_cast<int>(i)))];
        const std::string relation = head == 0
            ? "root"
            : oneOf({"nsubj", "obj", "iobj", "conj", "conj", "conj", "cc", "case", "mark", "obl", "nmod", "obl:arg",
                "xcomp", "xcomp", "ccomp", "acl:relcl", "acl:relcl", "advcl:relcl", "advcl", "advmod", "orphan",
                "orphan", "cop", "fixed", "punct", "nsubj:pass", "csubj"});
        lines[static_cast<std::size_t>(order[i]) - 1] = "w " + oneOf({"v", "and", "-"}) + ' '
            + oneOf({"VERB", "NOUN", "PRON", "ADP", "ADV"}) + ' '
            + oneOf({"_", "PronType=Rel", "PronType=Int,Rel", "Case=Dat", "Case=Acc,Dat", "Voice=Pass"}) + ' '
            + std::to_string(head) + ' ' + relation + '\n';
    }
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return test::tree(text);
}

EnhancementKinds anyKinds()
{
    EnhancementKinds kinds;
    for (const EnhancementKindRow& row : enhancementKinds)
        kinds.set(row.kind, row.kind == EnhancementKind::Copy || randomNumber(0, 2) == 0);
    return kinds;
}

TEST(EnhancePropertyTest, WhatIsMadeIsReachedAndValidAndGoesAgain)
{
    EXPECT_TRUE(rc::check([] {
        const Sentence tree = anyTree();
        const EnhancementKinds kinds = anyKinds();
        GraphCustoms customs;
        const auto made = withEnhancements(tree, kinds, customs);
        RC_ASSERT(made.has_value());
        RC_ASSERT(nodesCutOff(*made).empty());
        for (const EmptyNode& node : made->emptyNodes)
            RC_ASSERT(!node.token.parents.empty());
        for (int word = 1; word <= made->size(); ++word) {
            RC_ASSERT(made->word(word).head == tree.word(word).head);
            for (const Parent& parent : made->word(word).parents)
                RC_ASSERT(parent.head != (NodeId{word, 0}));
        }
        RC_ASSERT(withoutEnhancements(*made)->hasContentOf(tree));
        const auto text = tree.source.format->write(*made);
        RC_ASSERT(text.has_value());
        for (const UdFinding& finding : validateSentence(*text).findings)
            RC_ASSERT(finding.test != TestId::UnsortedDeps && finding.test != TestId::InvalidEdeprel
                && finding.test != TestId::RepeatedDeps && finding.test != TestId::UnconnectedEgraph
                && finding.test != TestId::UnknownEudeprel);
    }));
}

TEST(EnhancePropertyTest, MadeTwiceItIsAsMadeOnce)
{
    EXPECT_TRUE(rc::check([] {
        const Sentence tree = anyTree();
        EnhancementKinds copy;
        copy.set(EnhancementKind::Copy);
        const auto copied = *withEnhancements(tree, copy);
        RC_ASSERT(withEnhancements(copied, copy)->hasContentOf(copied));
        RC_ASSERT(withoutEnhancements(copied)->hasContentOf(tree));
        EnhancementKinds labels;
        labels.set(EnhancementKind::Labels);
        const auto labelled = *withEnhancements(copied, labels);
        RC_ASSERT(withEnhancements(labelled, labels)->hasContentOf(labelled));
    }));
}

TEST(EnhancePropertyTest, AnyKindsMadeTwiceAreAsMadeOnce)
{
    GraphCustoms guesses; // with the most rules: antecedents of clauses without a pronoun, too
    for (int i = 0; i < 10; ++i)
        guesses.add(test::tree("w w NOUN _ 0 root 0:root|3:obj\nw w PRON _ 3 nsubj 3:nsubj\n"
                               "w w VERB _ 1 acl:relcl 1:acl:relcl\n"));
    EXPECT_TRUE(rc::check([&] {
        const Sentence tree = anyTree();
        const EnhancementKinds kinds = anyKinds();
        const auto once = *withEnhancements(tree, kinds, guesses);
        RC_ASSERT(withEnhancements(once, kinds, guesses)->hasContentOf(once));
    }));
}

TEST(EnhancePropertyTest, APartOfAGraphBecomesAWholeOne)
{
    EXPECT_TRUE(rc::check([] {
        EnhancementKinds copy;
        copy.set(EnhancementKind::Copy);
        Sentence part = *withEnhancements(anyTree(), copy);
        for (Token& word : part.tokens) {
            if (randomNumber(0, 2) == 0)
                word.parents.clear();
        }
        EnhancementKinds kinds;
        kinds.set(
            enhancementKinds[static_cast<std::size_t>(randomNumber(0, static_cast<int>(enhancementKindCount)))].kind);
        const auto made = withEnhancements(part, kinds);
        RC_ASSERT(made.has_value());
        RC_ASSERT(nodesCutOff(*made).empty());
        for (const Token& word : made->tokens)
            RC_ASSERT(!word.parents.empty());
    }));
}

class EnhanceTreebankTest : public test::TreebankFolderTest {
protected:
    void expectRemade(const std::string& path, double least) const
    {
        const auto treebank = openTreebank({folder() + path});
        if (!treebank)
            GTEST_SKIP() << "no " << path;
        GraphCustoms customs(GraphCustoms::Graphs::Finished);
        for (std::size_t i = 0; i < treebank->size(); ++i)
            customs.add(*treebank->sentence(i));
        EnhancementScores scores{};
        for (std::size_t i = 0; i < treebank->size(); ++i) {
            const auto gold = treebank->sentence(i);
            const auto made = withEnhancements(*withoutEnhancements(*gold), EnhancementKinds::all(), customs);
            ASSERT_TRUE(made);
            EXPECT_TRUE(nodesCutOff(*made).empty()) << gold->metadata("sent_id");
            EXPECT_TRUE(withEnhancements(*made, EnhancementKinds::all(), customs)->hasContentOf(*made))
                << gold->metadata("sent_id");
            add(scores, enhancementScores(*gold, *made));
        }
        std::size_t gold = 0;
        std::size_t right = 0;
        for (const GraphArcCounts& counts : scores) {
            gold += counts.gold;
            right += counts.rightLabelled;
        }
        EXPECT_GT(static_cast<double>(right), least * static_cast<double>(gold));
    }
};

TEST_F(EnhanceTreebankTest, English)
{
    expectRemade("/en/dev.conllu", 0.985);
}

TEST_F(EnhanceTreebankTest, Czech)
{
    expectRemade("/cs/dev.conllu", 0.975);
}

} // namespace enhance_property_test
} // namespace arcwright
