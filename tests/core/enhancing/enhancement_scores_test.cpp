// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/enhancing/enhancement_scores.h"

#include <gtest/gtest.h>

#include "core/enhancing/enhance.h"
#include "tests/core/enhancing/tree_text.h"

namespace arcwright {
namespace enhancement_scores_test {

using test::tree;

GraphArcCounts countsOf(const EnhancementScores& scores, GraphArcKind kind)
{
    return scores[static_cast<std::size_t>(kind)];
}

TEST(EnhancementScoresTest, ArcsCountByTheirKindWithAndWithoutRelation)
{
    const std::string words = "Ann Ann PROPN _ 2 nsubj %1\nwants want VERB _ 0 root 0:root\nsing sing VERB _ 2 xcomp "
                              "2:xcomp\nin in ADP _ 5 case 5:case\nRome Rome PROPN _ 3 obl %2\nand and CCONJ _ 7 cc "
                              "7:cc\nPisa Pisa PROPN _ 5 conj %3\n";
    const auto with = [&](const std::string& first, const std::string& second, const std::string& third) {
        std::string lines = words;
        lines.replace(lines.find("%1"), 2, first);
        lines.replace(lines.find("%2"), 2, second);
        lines.replace(lines.find("%3"), 2, third);
        return tree(lines);
    };
    const Sentence gold = with("2:nsubj|3:nsubj:xsubj", "3:obl:in", "3:obl:in|5:conj:and");
    const auto same = enhancementScores(gold, gold);
    EXPECT_EQ(countsOf(same, GraphArcKind::Basic), (GraphArcCounts{7, 7, 7, 7}));
    EXPECT_EQ(countsOf(same, GraphArcKind::Markers), (GraphArcCounts{2, 2, 2, 2}));
    EXPECT_EQ(countsOf(same, GraphArcKind::Controlled), (GraphArcCounts{1, 1, 1, 1}));
    EXPECT_EQ(countsOf(same, GraphArcKind::Conjuncts), (GraphArcCounts{1, 1, 1, 1}));
    const auto other = enhancementScores(gold, with("2:nsubj|3:nsubj", "3:obl", "3:obl|5:conj:or"));
    EXPECT_EQ(countsOf(other, GraphArcKind::Basic), (GraphArcCounts{7, 7, 7, 5}));
    EXPECT_EQ(countsOf(other, GraphArcKind::Markers), (GraphArcCounts{2, 1, 1, 0}));
    EXPECT_EQ(countsOf(other, GraphArcKind::Controlled), (GraphArcCounts{1, 1, 1, 0}));
    EXPECT_EQ(countsOf(other, GraphArcKind::Conjuncts), (GraphArcCounts{1, 1, 1, 0}));
}

TEST(EnhancementScoresTest, AnArcIsOfItsKindByItsEndsAlone)
{
    const std::string beginning = "book book NOUN _ 0 root 0:root|4:obj\n";
    const std::string end = "I I PRON _ 4 nsubj 4:nsubj\nread read VERB _ 1 acl:relcl 1:acl:relcl\n";
    const Sentence gold = tree(beginning + "that that PRON PronType=Rel 4 obj 1:ref\n" + end);
    const Sentence other = tree(beginning + "that that PRON PronType=Rel 4 obj 1:dep\n" + end);
    EXPECT_EQ(countsOf(enhancementScores(gold, other), GraphArcKind::Ref), (GraphArcCounts{1, 1, 1, 0}));
    const auto wants = [](const std::string& deps) {
        return tree("Ann Ann PROPN _ 2 nsubj " + deps
            + "\nwants want VERB _ 0 root 0:root\nsing sing VERB _ 2 xcomp "
              "2:xcomp\n");
    };
    const auto scores = enhancementScores(wants("2:nsubj|3:nsubj:xsubj"), wants("2:nsubj|3:obj"));
    EXPECT_EQ(countsOf(scores, GraphArcKind::Controlled), (GraphArcCounts{1, 1, 1, 0}));
}

TEST(EnhancementScoresTest, RelativeClausesAndGapsAreKinds)
{
    const Sentence gold = tree("book book NOUN _ 0 root 0:root|4:obj\nthat that PRON PronType=Rel 4 obj 1:ref\n"
                               "I I PRON _ 4 nsubj 4:nsubj\nread read VERB _ 1 acl:relcl 1:acl:relcl\n");
    const auto scores = enhancementScores(gold, *withEnhancements(*withoutEnhancements(gold), EnhancementKinds::all()));
    EXPECT_EQ(countsOf(scores, GraphArcKind::Relative), (GraphArcCounts{1, 1, 1, 1}));
    EXPECT_EQ(countsOf(scores, GraphArcKind::Ref), (GraphArcCounts{1, 1, 1, 1}));
    EXPECT_EQ(countsOf(scores, GraphArcKind::Basic), (GraphArcCounts{3, 3, 3, 3}));
}

} // namespace enhancement_scores_test
} // namespace arcwright
