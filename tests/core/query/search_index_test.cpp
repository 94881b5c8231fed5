// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <limits>

#include "core/editing/annotation_operations.h"
#include "core/query/search_index.h"
#include "tests/core/support/sentences.h"

namespace arcwright::search_index_test {

/// Patterns that ask for everything that an index has.
constexpr const char* patterns[] = {"[]", "relation=obl|nmod AND distance>2", "right in A AND wrong in B",
    "wrong relation in A", "!right head in B upos!=NOUN", "feats.Number=Plur lemma~^.a", "form~\"(?i)^t\"",
    "nonprojective in A", "leaf depth>=3 projective", "A.direction=left B.depth=2..3 direction=right|root", "parents>1",
    "several-parents", "A.parents=2", "A.confidence<0.5", "A.confidence=\"\"", "known=no", "pinned", "punctuation",
    "!punctuation wrong in A", "confirmed", "length>10 position<3", "root in B", "B.outcome=wrong-head|wrong-relation",
    "xpos=\"\"", "[upos=VERB] >nsubj|obj [upos=NOUN]", "[] +> []", "[] +>obl@A []", "[] >@B [] . [leaf]",
    "n:[upos=NOUN]; not n >det []", "a:[] >> b:[upos=ADJ]; not a >@A b", "head=0|3 id>1",
    "tag=NOUN|名詞 head-tag=VERB|root", "A.head-tag=NOUN", "document=one genre=\"\"", "genre=news", "A.known=no",
    "A.known=yes upos=NOUN", "A.candidates>2", "A.margin<0.5", "A.margin=\"\" A.candidates=1", "kind=PP",
    "A.kind=PP kind!=PP", "B.kind=PP|object"};

class SearchIndexTest : public testing::TestWithParam<const char*> {
protected:
    SearchIndexTest() : sentences(test::sampleSentences(GetParam()))
    {
        for (const auto& sentence : sentences) {
            graphs.push_back({otherTree(*sentence), otherTree(*sentence)});
            for (int unit = 1; unit <= sentence->unitCount(); ++unit) {
                if (random.below(2) == 0)
                    vocabulary.insert(sentence->unitText(unit));
            }
            std::vector<double> sure(static_cast<std::size_t>(sentence->unitCount()), 0.75);
            sure.front() = -1;
            sure.back() = 0.25;
            confidences.push_back(std::move(sure));
            known.emplace_back();
            contests.emplace_back();
            for (int unit = 1; unit <= sentence->unitCount(); ++unit) {
                known.back().push_back(random.below(2) == 0);
                const auto candidates = static_cast<int>(random.below(5));
                contests.back().push_back({candidates, candidates < 2 ? -1 : random.unit()});
            }
        }
        Sentence annotated = *sentences.front();
        annotated.annotation.confirmed = true;
        sentences.front() = std::make_shared<const Sentence>(pin(annotated, 1, {}).value_or(annotated));
    }

    /// The graph of a sentence with other heads and relations here and there.
    Graph otherTree(const Sentence& sentence)
    {
        Graph graph = graphOf(sentence, relations);
        for (int unit = 1; unit <= graph.size(); ++unit) {
            const auto at = static_cast<std::size_t>(unit);
            if (random.below(4) == 0)
                graph.heads[at] = static_cast<int>(random.below(static_cast<std::uint32_t>(graph.size()) + 1));
            if (graph.heads[at] == unit)
                graph.heads[at] = kRoot;
            if (random.below(4) == 0)
                graph.relations[at] = relations.intern("obl");
            if (random.below(8) == 0 && unit > 1)
                graph.secondary.push_back({unit - 1, unit, relations.intern("obl")});
        }
        return graph;
    }

    /// Calls with the sentence and what two layers say of it. Layer B says nothing of every seventh.
    template <class Call>
    void with(std::size_t index, const Call& call) const
    {
        const bool isSilent = index % 7 == 6;
        const std::vector<SearchedLayer> layers{
            {"A", &graphs[index][0], &relations, index % 3 == 1 ? &unsaid : nullptr, &confidences[index],
                index % 5 == 4 ? nullptr : &known[index], &contests[index]},
            {"B", isSilent ? nullptr : &graphs[index][1], &relations}};
        const KindTeller kinds = [](const Sentence& sentence) {
            std::vector<std::string_view> told;
            for (int unit = 1; unit <= sentence.unitCount(); ++unit)
                told.push_back(sentence.relationOf(unit) == "obl" ? "PP" : unit % 3 == 0 ? "object" : "");
            return told;
        };
        call(SearchedSentence{*sentences[index], nullptr, nullptr, layers, &vocabulary,
            index % 2 == 0 ? "one" : "other", index % 3 == 0 ? "news" : "", &kinds});
    }

    SearchIndex filled() const
    {
        SearchIndex index({"A", "B"});
        for (std::size_t i = 0; i < sentences.size(); ++i)
            with(i, [&](const SearchedSentence& searched) { index.add(searched); });
        return index;
    }

    void expectSame(const SearchIndex& index) const
    {
        for (const char* text : patterns) {
            const auto pattern = parsePattern(text);
            ASSERT_TRUE(pattern) << text << ' ' << pattern.error().column;
            ASSERT_TRUE(SearchIndex::covers(*pattern)) << text;
            const auto found = index.find(*pattern);
            std::size_t at = 0;
            for (std::size_t i = 0; i < sentences.size(); ++i) {
                std::vector<PatternMatch> expected;
                with(i, [&](const SearchedSentence& searched) { expected = findMatches(*pattern, searched); });
                const bool isThere = at < found.size() && found[at].sentence == i;
                EXPECT_EQ(isThere ? found[at].matches : std::vector<PatternMatch>(), expected) << text << " in " << i;
                at += isThere ? 1U : 0U;
            }
            EXPECT_EQ(at, found.size()) << text;
        }
    }

    Random random{3};
    RelationPool relations;
    Sentences sentences;
    std::vector<std::array<Graph, 2>> graphs;
    std::vector<std::vector<double>> confidences;
    std::vector<std::vector<bool>> known;
    std::vector<std::vector<HeadContest>> contests;
    std::vector<int> unsaid{2, 3};
    Vocabulary vocabulary;
};

TEST_P(SearchIndexTest, FindsWhatASearchOfTheSentencesFinds)
{
    expectSame(filled());
}

TEST_P(SearchIndexTest, ASentenceIsReplaced)
{
    SearchIndex index = filled();
    const auto old = sentences;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        sentences[i] = old[old.size() - 1 - i];
    std::reverse(graphs.begin(), graphs.end());
    std::reverse(confidences.begin(), confidences.end());
    std::reverse(known.begin(), known.end());
    std::reverse(contests.begin(), contests.end());
    for (std::size_t i = 0; i < sentences.size(); ++i)
        with(i, [&](const SearchedSentence& searched) { index.replace(i, searched); });
    expectSame(index);
}

TEST_P(SearchIndexTest, CountsByGroups)
{
    const auto query = parseQuery("x:[] > y:[] group by y.relation, x.A.outcome, y.distance, x.known").value();
    const GroupedCounts counts = filled().count(query);
    GroupCounter expected(query.groups);
    for (std::size_t i = 0; i < sentences.size(); ++i)
        with(
            i, [&](const SearchedSentence& searched) { expected.add(searched, findMatches(query.pattern, searched)); });
    const GroupedCounts direct = expected.counts();
    EXPECT_GT(counts.total, 0U);
    EXPECT_EQ(counts.total, direct.total);
    ASSERT_EQ(counts.groups.size(), direct.groups.size());
    for (std::size_t i = 0; i < counts.groups.size(); ++i) {
        EXPECT_EQ(counts.groups[i].values, direct.groups[i].values);
        EXPECT_EQ(counts.groups[i].count, direct.groups[i].count);
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, SearchIndexTest, testing::Values("english.conllu", "czech.conllu", "japanese.knp"),
    [](const auto& sample) { return std::string(sample.param).substr(0, std::string(sample.param).find('.')); });

TEST(SearchIndexCoverTest, WhatItHasNotIsTold)
{
    EXPECT_FALSE(SearchIndex::covers(parsePattern("misc.SpaceAfter=No").value()));
    EXPECT_FALSE(SearchIndex::covers(parsePattern("upos=X > deps~x").value()));
    EXPECT_FALSE(SearchIndex::covers(parseQuery("[] group by field.PHEAD").value()));
    EXPECT_TRUE(SearchIndex::covers(parseQuery("confirmed group by relation").value()));
}

} // namespace arcwright::search_index_test
