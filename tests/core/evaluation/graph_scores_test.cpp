// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/graph_scores.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace graph_scores_test {

constexpr RelationId subject{1};
constexpr RelationId object{2};
constexpr RelationId other{3};

Graph chain(std::vector<Arc> secondary)
{
    Graph graph(3);
    graph.heads = {kNoHead, 2, 0, 2};
    graph.relations = {{}, subject, other, object};
    graph.secondary = std::move(secondary);
    return graph;
}

TEST(GraphCountsTest, SecondaryArcsAreScoredApartAndTogether)
{
    GraphCounts counts;
    counts.add(chain({{3, 1, subject}, {3, 2, object}, {1, 3, object}}), chain({{3, 1, subject}, {3, 2, subject}}));
    EXPECT_EQ(counts.primary, (ArcCounts{3, 3, 3}));
    EXPECT_EQ(counts.secondary, (ArcCounts{3, 2, 1})) << "the relation counts";
    EXPECT_EQ(counts.whole, (ArcCounts{6, 5, 4}));
    EXPECT_DOUBLE_EQ(counts.secondary.precision(), 50.0);
    EXPECT_DOUBLE_EQ(counts.secondary.recall(), 100.0 / 3);
    EXPECT_DOUBLE_EQ(counts.secondary.f(), 40.0);
}

TEST(GraphCountsTest, TheWholeGraphKnowsNoFirstParent)
{
    Graph swapped = chain({{2, 3, object}});
    swapped.heads[3] = 1;
    swapped.relations[3] = other;
    GraphCounts counts;
    counts.add(chain({{1, 3, other}}), swapped);
    EXPECT_EQ(counts.primary.right, 2U);
    EXPECT_EQ(counts.secondary.right, 0U);
    EXPECT_EQ(counts.whole, (ArcCounts{4, 4, 4}));
}

TEST(GraphCountsTest, AnArcCountsOnceHoweverOftenItIsThere)
{
    GraphCounts counts;
    counts.add(chain({{3, 1, subject}}), chain({{3, 1, subject}, {3, 1, subject}}));
    counts.add(chain({{3, 1, subject}, {3, 1, subject}}), chain({{3, 1, subject}}));
    EXPECT_EQ(counts.secondary, (ArcCounts{3, 3, 2}));
}

TEST(GraphCountsTest, WordsWithoutAHeadHaveNoArc)
{
    GraphCounts counts;
    counts.add(chain({}), Graph(3));
    EXPECT_EQ(counts.primary, (ArcCounts{3, 0, 0}));
    EXPECT_EQ(counts.whole.f(), 0.0);
}

/// A graph by the rules of DTAG, from words given as `msd in out`, one a line.
ScoredGraph dtagGraph(const std::string& lines, RelationPool& relations)
{
    const auto document = test::documentOf("<s>\n" + lines + "</s>\n", "dtag");
    return GraphRules(relations, EnhancedLabels::WithoutCase, {}).graphOf(*document->sentence(0));
}

std::string word(const std::string& in, const std::string& out)
{
    return "<W msd=\"N\" in=\"" + in + "\" out=\"" + out + "\">x</W>\n";
}

TEST(GraphRulesTest, OfDtagTakePrimaryGapAndSecondaryEdges)
{
    RelationPool relations;
    // 2 is the head of 1 (subj) and of 3 (dobj); 3 has 1 as a filler and as the antecedent of an anaphor.
    const ScoredGraph scored = dtagGraph(
        word("1:subj", "2:[subj]|2:coref") + word("", "-1:subj|1:dobj") + word("-1:dobj|-2:[subj]|-2:coref", ""),
        relations);
    EXPECT_EQ(scored.graph.heads, (std::vector<int>{kNoHead, 2, 0, 2}));
    EXPECT_EQ(scored.graph.basicArcs().size(), 3U) << "the word without a head has an arc from node 0";
    EXPECT_EQ(scored.graph.secondary, (std::vector<Arc>{{1, 3, relations.intern("[subj]")}}));
    EXPECT_EQ(scored.otherArcs, 1U);
    EXPECT_TRUE(scored.isWhole());
}

TEST(GraphRulesTest, TheArcThatClosesACycleIsLeftOut)
{
    RelationPool relations;
    // 1 -> 2 -> 3 is the tree; [a] from 3 to 1 closes a cycle, [b] from 1 to 3 does not.
    const ScoredGraph scored = dtagGraph(
        word("2:[a]", "1:dobj|2:[b]") + word("-1:dobj", "1:mod") + word("-1:mod|-2:[b]", "-2:[a]"), relations);
    EXPECT_EQ(scored.cycleArcs, 1U);
    EXPECT_TRUE(scored.hasCycle);
    EXPECT_FALSE(scored.isWhole());
    EXPECT_EQ(scored.graph.secondary, (std::vector<Arc>{{1, 3, relations.intern("[b]")}}));
}

TEST(GraphRulesTest, EdgesFromOutsideTheSentenceAndLoopsAreNoticed)
{
    RelationPool relations;
    const auto border = [&](const std::string& in, const std::string& out) {
        return dtagGraph(word(in, out), relations).crossesBorder;
    };
    EXPECT_TRUE(border("9:subj", ""));
    EXPECT_TRUE(border("9:coref|-7:subj", ""));
    EXPECT_FALSE(border("", "9:subj")) << "that is for the sentence of the dependent";
    EXPECT_FALSE(border("9:[subj]|9:&lt;subj&gt;|9:coref", "")) << "only primary edges";
    EXPECT_FALSE(border("0:subj", "0:subj")) << "a loop leads nowhere";
    EXPECT_TRUE(dtagGraph(word("0:subj", "0:subj"), relations).hasCycle) << "but it is a cycle";
    EXPECT_FALSE(dtagGraph(word("0:coref", "0:coref"), relations).hasCycle);
}

Sentence conllu(const std::vector<std::pair<std::string, std::string>>& words)
{
    std::string text;
    int id = 0;
    for (const auto& [arc, deps] : words) {
        const auto colon = arc.find(':');
        text += std::to_string(++id) + "\tx\t_\tX\t_\t_\t" + arc.substr(0, colon) + '\t' + arc.substr(colon + 1) + '\t'
            + deps + "\t_\n";
    }
    return test::sentenceOf(text + "\n");
}

TEST(GraphRulesTest, CutCaseMarkersButNotSubtypes)
{
    RelationPool relations;
    const GraphRules rules(relations, EnhancedLabels::WithoutCase, {"nmod", "nmod:poss", "obl:arg"});
    EXPECT_EQ(rules.withoutCase("obl:in"), "obl");
    EXPECT_EQ(rules.withoutCase("obl:v:loc"), "obl");
    EXPECT_EQ(rules.withoutCase("obl:arg:na:acc"), "obl:arg");
    EXPECT_EQ(rules.withoutCase("nmod:poss"), "nmod:poss");
    EXPECT_EQ(rules.withoutCase("conj:and"), "conj");
    EXPECT_EQ(rules.withoutCase("nsubj:xsubj"), "nsubj:xsubj") << "no relation that has case markers";
    EXPECT_EQ(rules.withoutCase("ref"), "ref");
}

TEST(GraphRulesTest, OfConlluAlwaysHaveTheBasicArc)
{
    const Sentence sentence = conllu({{"2:nsubj", "2:nsubj|3:nsubj:xsubj"}, {"0:root", "0:root"},
        {"2:obl", "1:dep|2:obl:in|2:obl:at"}, {"3:conj", "2:obl:at|3:conj:and"}});
    RelationPool relations;
    const auto arc = [&](int head, int dependent, const char* relation) {
        return Arc{head, dependent, relations.intern(relation)};
    };
    const ScoredGraph cut = GraphRules(relations, EnhancedLabels::WithoutCase, {}).graphOf(sentence);
    EXPECT_EQ(cut.graph.arc(3), arc(2, 3, "obl"));
    EXPECT_EQ(cut.graph.secondary, (std::vector<Arc>{arc(3, 1, "nsubj:xsubj"), arc(2, 4, "obl")}))
        << "1 -> 3 closes a cycle, and obl:at is the basic arc again";
    EXPECT_EQ(cut.cycleArcs, 1U);
    const ScoredGraph full = GraphRules(relations, EnhancedLabels::Full, {}).graphOf(sentence);
    EXPECT_EQ(full.graph.arc(3), arc(2, 3, "obl:in"));
    EXPECT_EQ(
        full.graph.secondary, (std::vector<Arc>{arc(3, 1, "nsubj:xsubj"), arc(2, 3, "obl:at"), arc(2, 4, "obl:at")}));
}

TEST(GraphRulesTest, ArcsFromEmptyNodesAreCountedAndLeftOut)
{
    const Sentence sentence = test::sentenceOf("1\tx\t_\tX\t_\t_\t0\troot\t0:root|1.1:dep\t_\n"
                                               "1.1\ty\t_\tX\t_\t_\t_\t_\t1:dep\t_\n\n");
    RelationPool relations;
    const ScoredGraph scored = GraphRules(relations, EnhancedLabels::WithoutCase, {}).graphOf(sentence);
    EXPECT_EQ(scored.emptyNodeArcs, 1U);
    EXPECT_TRUE(scored.graph.secondary.empty());
}

TEST(GraphRulesTest, WhatTheOtherFileCallsNoSyntaxIsNone)
{
    const Sentence sentence = conllu({{"2:subj", "2:subj|3:coref-iden"}, {"0:root", "_"}, {"2:dobj", "_"}});
    RelationPool relations;
    const GraphRules rules(relations, EnhancedLabels::WithoutCase, {});
    EXPECT_EQ(rules.graphOf(sentence).graph.secondary.size(), 1U);
    const ScoredGraph scored = rules.graphOf(sentence, formatNamed("dtag").get());
    EXPECT_TRUE(scored.graph.secondary.empty());
    EXPECT_EQ(scored.otherArcs, 1U);
}

TEST(GraphRulesTest, DtagsLabelsHaveNoCaseMarkers)
{
    const Sentence sentence = conllu({{"2:subj", "2:subj|3:conj:og"}, {"0:root", "_"}, {"2:dobj", "_"}});
    RelationPool relations;
    const GraphRules rules(relations, EnhancedLabels::WithoutCase, {});
    EXPECT_EQ(rules.graphOf(sentence).graph.secondary, (std::vector<Arc>{{3, 1, relations.intern("conj")}}));
    EXPECT_EQ(rules.graphOf(sentence, formatNamed("dtag").get()).graph.secondary,
        (std::vector<Arc>{{3, 1, relations.intern("conj:og")}}));
}

TEST(GraphEvaluationTest, SentencesWithCyclesAreInOneModeOnly)
{
    ScoredGraph whole{chain({{3, 1, subject}}), 0, 0, 0, false, false};
    ScoredGraph cyclic{chain({}), 1, 2, 3, true, false};
    ScoredGraph crossing{chain({}), 0, 0, 0, false, true};
    GraphEvaluation evaluation;
    evaluation.add(whole, cyclic);
    evaluation.add(cyclic, whole);
    evaluation.add(crossing, crossing);
    EXPECT_EQ(evaluation.keep.sentences, 3U);
    EXPECT_EQ(evaluation.drop.sentences, 1U) << "gold decides";
    EXPECT_EQ(evaluation.keep.whole, (ArcCounts{10, 10, 9}));
    EXPECT_EQ(evaluation.drop.whole, (ArcCounts{4, 3, 3}));
    EXPECT_EQ(evaluation.cycleArcs, 1U);
    EXPECT_EQ(evaluation.emptyNodeArcs, 2U);
    EXPECT_EQ(evaluation.otherArcs, 3U);
}

} // namespace graph_scores_test
} // namespace arcwright
