// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/queue_valuer.h"

#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/formats/open.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/order_sentences.h"
#include "core/model/given_part.h"
#include "tests/core/support/toy_treebank.h"
#include "tests/paths.h"

namespace arcwright {
namespace queue_valuer_test {

/// The sample treebank, with a model of its first sentences and one fold that has not seen the very first ones.
class QueueValuerTest : public ::testing::Test {
protected:
    static constexpr std::size_t kSeen = 8;
    static constexpr std::size_t kHeldOut = 4;

    QueueValuerTest()
    {
        Sentences seen;
        for (std::size_t i = 0; i < kSeen; ++i)
            seen.push_back(sources.treebank.sentence(i));
        sources.words.emplace(LiveModel(test::trained(seen, test::quickSettings())));
        const Sentences rest(seen.begin() + kHeldOut, seen.end());
        std::vector<SentenceKey> heldOut;
        for (std::size_t i = 0; i < kHeldOut; ++i)
            heldOut.push_back(sources.treebank.key(i));
        sources.words->addFold(LiveModel(test::trained(rest, test::quickSettings())), heldOut);
    }
    void change(std::size_t index, Sentence after)
    {
        const auto place = sources.treebank.place(index);
        const auto& document = sources.treebank.documents()[place.document];
        const Edit edit = replacement(document->id(place.sentence), document->sentence(place.sentence),
            std::make_shared<const Sentence>(std::move(after)));
        sources.treebank = sources.treebank.with(place.document, document->with(edit));
    }
    std::shared_ptr<const Sentence> sentence(std::size_t index) { return sources.treebank.sentence(index); }
    std::vector<QueueEntry> entriesOf(AnnotationOrder order, std::size_t index)
    {
        sources.order = order;
        return QueueValuer(sources).entriesOf(index);
    }

    RelationPool relations;
    QueueSources sources{openTreebank({test::sampleFile("english.conllu")}).value()};
};

TEST_F(QueueValuerTest, TheModelSpeaksThatHasNotSeenTheSentence)
{
    for (const std::size_t index : {std::size_t{0}, kHeldOut, kSeen}) {
        const auto entries = entriesOf(AnnotationOrder::Confidence, index);
        ASSERT_EQ(entries.size(), 1U);
        const auto suggester = makeSuggester(index < kHeldOut ? sources.words->folds()[0] : sources.words->whole());
        const OrderSources order{AnnotationOrder::Confidence, 0, suggester.get(), nullptr};
        EXPECT_EQ(entries[0].worth.value, worthOf(order, *sentence(index), index, {}, nullptr).value);
    }
    EXPECT_EQ(entriesOf(AnnotationOrder::Gain, 0)[0].exposure, Exposure::Jackknifed);
    EXPECT_EQ(entriesOf(AnnotationOrder::Gain, kHeldOut)[0].exposure, Exposure::Seen) << "which it says";
    EXPECT_EQ(entriesOf(AnnotationOrder::Gain, kSeen)[0].exposure, Exposure::Unseen);
}

TEST_F(QueueValuerTest, WhatIsConfirmedWaitsNoLonger)
{
    ASSERT_EQ(entriesOf(AnnotationOrder::Random, kSeen).size(), 1U);
    change(kSeen, confirm(*sentence(kSeen), {"ann", 1}, RootRule::Many).value());
    for (const OrderRow& row : orderTable) {
        if (row.order == AnnotationOrder::Disagreement)
            continue; // of which there is no second parser
        EXPECT_TRUE(entriesOf(row.order, kSeen).empty()) << row.name;
    }
}

TEST_F(QueueValuerTest, WordsThatArePinnedAreNotAskedAndAThirdAtMostIs)
{
    const auto before = entriesOf(AnnotationOrder::Words, kSeen);
    const auto units = static_cast<std::size_t>(sentence(kSeen)->unitCount());
    ASSERT_EQ(before.size(), (units + 2) / 3);
    for (std::size_t i = 1; i < before.size(); ++i)
        EXPECT_GE(before[i - 1].worth.value, before[i].worth.value);
    const int first = before[0].asked;
    change(kSeen, pin(*sentence(kSeen), first, {"ann", 1}).value());
    for (const QueueEntry& entry : entriesOf(AnnotationOrder::Words, kSeen))
        EXPECT_NE(entry.asked, first);
    change(
        kSeen, setHead(*sentence(kSeen), first, first == 1 ? 2 : first - 1).value()); // the pin does not hold any more
    EXPECT_TRUE(pinnedArcs(*sentence(kSeen)).empty());
}

TEST_F(QueueValuerTest, ASecondParserIsALayerAndWhereItSaysNothingNothingIsSaid)
{
    sources.order = AnnotationOrder::Disagreement;
    EXPECT_FALSE(QueueValuer::canValue(sources));
    const Suggestion own = makeSuggester(sources.words->whole())->glance(*sentence(kSeen), {});
    Graph graph(sentence(kSeen)->unitCount());
    for (int unit = 1; unit <= graph.size(); ++unit) {
        const SuggestedArc& arc = own.arcs[static_cast<std::size_t>(unit) - 1];
        graph.heads[static_cast<std::size_t>(unit)] = arc.head;
        graph.relations[static_cast<std::size_t>(unit)] = relations.intern(arc.relation);
    }
    graph.relations[1] = relations.intern("quite-another");
    graph.heads[2] = graph.heads[2] == 3 ? 4 : 3;
    Layer layer("B");
    layer.set(sources.treebank.key(kSeen), {graph, Exposure::Unseen});
    sources.second = std::make_shared<const Layer>(layer);
    sources.relations = std::shared_ptr<const RelationPool>(&relations, [](const RelationPool*) {});
    ASSERT_TRUE(QueueValuer::canValue(sources));
    QueueValuer valuer(sources);
    const auto entries = valuer.entriesOf(kSeen);
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(filledSentence(
                  orderReason(AnnotationOrder::Disagreement, entries[0].worth.arguments), entries[0].worth.arguments),
        "two models differ in 2 of " + std::to_string(graph.size()) + " words");
    EXPECT_TRUE(valuer.entriesOf(kSeen + 1).empty());
}

TEST_F(QueueValuerTest, WhereNoArcStandsNothingIsContradicted)
{
    change(kSeen, *withHeadsOf(*sentence(kSeen), std::vector<bool>(sentence(kSeen)->tokens.size(), false)));
    const auto entries = entriesOf(AnnotationOrder::Suspicion, kSeen);
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].worth.value, 0);
}

TEST_F(QueueValuerTest, SeveralAreValuedAsEachByItself)
{
    sources.order = AnnotationOrder::Gain;
    QueueValuer valuer(sources);
    std::map<std::size_t, double> values;
    const std::vector<std::size_t> indices{kSeen, 0, kHeldOut, 1};
    valuer.value(indices, {},
        [&](std::size_t index, const std::vector<QueueEntry>& entries) { values[index] = entries.at(0).worth.value; });
    ASSERT_EQ(values.size(), indices.size());
    for (const auto& [index, value] : values)
        EXPECT_EQ(value, QueueValuer(sources).entriesOf(index)[0].worth.value) << index;
}

} // namespace queue_valuer_test
} // namespace arcwright
