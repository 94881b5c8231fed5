// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/cause_query.h"

#include <map>
#include <optional>

#include <gtest/gtest.h>

#include "core/experiments/cause_search.h"
#include "core/formats/open.h"
#include "core/treebank/with_graph.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace cause_query_test {

/// The errors of a parser that has learnt from a third of a sample.
class CauseQueryTest : public testing::Test {
protected:
    CauseQueryTest()
    {
        Sentences all;
        for (std::size_t i = 0; i < treebank.size(); ++i)
            all.push_back(treebank.sentence(i));
        TrainingSettings settings = test::quickSettings();
        settings.trainer.epochs = 1;
        parser.emplace(
            test::trained(Sentences(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 3)), settings),
            relations);
        causes = findCauses(*parser, all, {true, 1}).value();
    }

    template <class Holds>
    std::vector<std::pair<std::size_t, int>> errorsThat(const Holds& holds) const
    {
        std::vector<std::pair<std::size_t, int>> errors;
        for (const SentenceCauses& each : causes) {
            for (const WordError& error : each.errors) {
                if (holds(treebank.sentence(each.sentence)->word(error.word), error))
                    errors.emplace_back(each.sentence, error.word);
            }
        }
        return errors;
    }
    std::vector<std::pair<std::size_t, int>> found(std::string_view pattern)
    {
        const CauseQuery query(treebank, causes, "eisner", relations, kinds);
        const auto read = parsePattern(pattern);
        EXPECT_TRUE(read && query.askable({*read, {}})) << pattern;
        std::vector<std::pair<std::size_t, int>> errors;
        for (const ErrorPlace& place : query.find(*read))
            errors.emplace_back(causes[place.sentence].sentence, causes[place.sentence].errors[place.error].word);
        return errors;
    }

    Treebank treebank = openTreebank({test::sampleFile("english.conllu")}).value();
    RelationPool relations;
    std::optional<Parser> parser;
    std::vector<AttachmentKind> kinds = *parseAttachmentKinds(usualAttachmentKinds());
    std::vector<SentenceCauses> causes;
};

TEST_F(CauseQueryTest, PatternsAndCausesAreAskedTogether)
{
    const auto all = errorsThat([](const Token&, const WordError&) { return true; });
    ASSERT_GT(all.size(), 20U);
    EXPECT_EQ(found("[]"), all);
    EXPECT_EQ(found("wrong head in eisner"), all);
    EXPECT_TRUE(found("right head in eisner").empty());
    EXPECT_EQ(found("reach=second-best"),
        errorsThat([](const Token&, const WordError& error) { return error.reach == Reach::SecondBest; }));
    EXPECT_EQ(
        found("upos=NOUN AND distance>2 AND cause=model"), errorsThat([](const Token& word, const WordError& error) {
            return word.upos == "NOUN" && word.head > 0 && std::abs(word.head - error.word) > 2
                && error.source == ErrorSource::Model;
        }));
    EXPECT_EQ(found("repairs>=1 AND eisner.direction=left"), errorsThat([](const Token&, const WordError& error) {
        return !error.repaired.empty() && error.head > kRoot && error.head < error.word;
    }));
    const auto ofVerbs = found("[reach=behind] < [upos=VERB]");
    EXPECT_FALSE(ofVerbs.empty());
    EXPECT_EQ(ofVerbs, found("reach=behind head-tag=VERB"));
}

TEST_F(CauseQueryTest, ErrorsAreCountedByGroups)
{
    const CauseQuery query(treebank, causes, "eisner", relations, kinds);
    std::map<std::vector<std::string>, std::size_t> expected;
    for (const SentenceCauses& each : causes) {
        for (const WordError& error : each.errors) {
            if (error.head == kRoot)
                continue;
            const std::string reach(reachName(error.reach));
            ++expected[{treebank.sentence(each.sentence)->word(error.word).upos, reach}];
        }
    }
    const GroupedCounts counts = query.count(*parseQuery("eisner.head!=0 group by upos, reach"));
    EXPECT_EQ(counts.keys, (std::vector<std::string>{"upos", "reach"}));
    ASSERT_EQ(counts.groups.size(), expected.size());
    for (const GroupedCounts::Group& group : counts.groups)
        EXPECT_EQ(group.count, expected[group.values]) << group.values[0] << ' ' << group.values[1];
}

TEST_F(CauseQueryTest, KindsAndRelationsOfTheParserAreThoseOfItsTrees)
{
    std::map<std::string, std::size_t> ofKind;
    std::map<std::string, std::vector<std::pair<std::size_t, int>>> ofRelation;
    Parser::Workspace workspace;
    for (const SentenceCauses& each : causes) {
        const auto sentence = treebank.sentence(each.sentence);
        const Sentence parsed = withGraph(*sentence, parser->parse(*sentence, workspace), false, relations);
        const auto kindOf = kindsOf(kinds, parsed);
        for (const WordError& error : each.errors) {
            ++ofKind[std::string(kindOf[static_cast<std::size_t>(error.word) - 1])];
            ofRelation[parsed.word(error.word).relation].emplace_back(each.sentence, error.word);
        }
    }
    const CauseQuery query(treebank, causes, "eisner", relations, kinds);
    const GroupedCounts counts = query.count(*parseQuery("[] group by eisner.kind"));
    EXPECT_GE(ofKind.size(), 4U);
    ASSERT_EQ(counts.groups.size(), ofKind.size());
    for (const GroupedCounts::Group& group : counts.groups)
        EXPECT_EQ(group.count, ofKind[group.values[0]]) << group.values[0];
    EXPECT_GE(ofRelation.size(), 4U);
    for (const auto& [relation, words] : ofRelation)
        EXPECT_EQ(found("eisner.relation=\"" + relation + '"'), words) << relation;
    EXPECT_EQ(found("predicted.kind=root").size(), ofKind["root"]);
}

TEST_F(CauseQueryTest, WhatIsNotThereIsAnError)
{
    const CauseQuery query(treebank, causes, "eisner", relations, kinds);
    const auto problemOf = [&](std::string_view pattern) { return query.askable(*parseQuery(pattern)).error().error; };
    EXPECT_EQ(problemOf("wrong in hill"), PatternError::UnknownLayer);
    EXPECT_EQ(problemOf("confidence<0.5"), PatternError::NoConfidence);
    EXPECT_EQ(problemOf("kind=fate"), PatternError::NoSuchValue);
    EXPECT_EQ(problemOf("[] group by hill.reach"), PatternError::UnknownLayer);
}

} // namespace cause_query_test
} // namespace arcwright
