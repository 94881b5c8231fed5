// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/suspicious.h"

#include <set>

#include <gtest/gtest.h>

#include "core/base/pause_gate.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/editing/suspicion_decisions.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/planted_errors.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace suspicious_test {

SuspicionSettings settings(std::vector<SuspicionMethod> methods = {SuspicionMethod::Jackknife}, unsigned threads = 1)
{
    JackknifeSettings jackknife;
    jackknife.training = test::quickSettings();
    jackknife.training.trainer.decoder.decoder = Decoder::Hill;
    SuspicionSettings made;
    made.methods = std::move(methods);
    made.jackknife = jackknife;
    made.threads = threads;
    return made;
}

/// A toy treebank with the full stop of sentence 17 under another word, and an object of sentence 30 called a subject.
Sentences withErrors()
{
    Sentences sentences = test::toyTreebank(80);
    Sentence head = *sentences[17];
    head.word(head.size()).head = 1;
    sentences[17] = std::make_shared<const Sentence>(std::move(head));
    Sentence relation = *sentences[30];
    relation.word(relation.size() - 1).relation = "nsubj";
    sentences[30] = std::make_shared<const Sentence>(std::move(relation));
    return sentences;
}

std::string textOf(const SuspiciousAnnotation& one)
{
    std::string text = std::to_string(one.sentence) + ' ' + std::to_string(one.unit) + ' ' + one.relation + ' '
        + std::to_string(one.confidence) + ' '
        + (one.rival ? std::to_string(one.rival->head) + one.rival->relation : "");
    for (const SuspicionReason& reason : one.reasons) {
        text += ' ' + std::string(nameOf(reason.method));
        for (const std::string& argument : reason.arguments)
            text += ',' + argument;
    }
    return text;
}

TEST(SuspiciousTest, PlantedErrorsComeFirst)
{
    const Sentences sentences = withErrors();
    const auto found = findSuspicious(sentences, settings(), {}, {});
    ASSERT_TRUE(found.has_value());
    ASSERT_GE(found->size(), 2U);
    std::map<UnitPlace, const SuspiciousAnnotation*> first;
    for (std::size_t i = 0; i < 2; ++i)
        first.emplace((*found)[i].place(), &(*found)[i]);
    const UnitPlace stop{17, sentences[17]->size()};
    const UnitPlace object{30, sentences[30]->size() - 1};
    ASSERT_TRUE(first.contains(stop) && first.contains(object));
    EXPECT_EQ(first[stop]->head, 1);
    EXPECT_EQ(first[stop]->rival->relation, "punct");
    EXPECT_EQ(first[object]->rival, (RivalArc{sentences[30]->headOf(object.unit), "obj"}));
    const SuspicionReason& reason = first[object]->reasons[0];
    EXPECT_EQ(reason.kind, decltype(reason.kind)(SuspicionCause::ParsersGiveRelation));
    EXPECT_EQ(reason.arguments[0], "3");
    EXPECT_EQ(reason.arguments[1], "3");
    EXPECT_EQ(reason.arguments[4], "obj");
    EXPECT_EQ(reason.arguments[5], "nsubj");
    for (std::size_t i = 1; i < found->size(); ++i)
        EXPECT_GE((*found)[i - 1].confidence, (*found)[i].confidence);
}

TEST(SuspiciousTest, AllMethodsTogetherMakeOneList)
{
    Sentences sentences = test::sampleSentences("english.conllu");
    sentences.resize(test::unlessSanitized<std::size_t>(sentences.size(), 30));
    const auto together
        = findSuspicious(sentences, settings({allSuspicionMethods.begin(), allSuspicionMethods.end()}), {}, {});
    ASSERT_TRUE(together.has_value());
    std::set<UnitPlace> places;
    for (const SuspiciousAnnotation& one : *together) {
        EXPECT_TRUE(places.insert(one.place()).second) << textOf(one);
        EXPECT_EQ(one.head, sentences[one.sentence]->headOf(one.unit));
        EXPECT_GT(one.confidence, 0);
        EXPECT_LT(one.confidence, 1);
    }
    for (const SuspicionMethod method : allSuspicionMethods) {
        const auto alone = findSuspicious(sentences, settings({method}), {}, {});
        ASSERT_TRUE(alone.has_value());
        for (const SuspiciousAnnotation& one : *alone) {
            const auto there = std::find_if(together->begin(), together->end(),
                [&](const SuspiciousAnnotation& other) { return other.place() == one.place(); });
            ASSERT_NE(there, together->end());
            EXPECT_TRUE(there->isFoundBy(method));
        }
    }
}

TEST(SuspiciousTest, WhatAllParsersAgreeWithIsLessSuspicious)
{
    const auto found = [](int unit, double confidence, SuspicionMethod method) {
        return SuspiciousAnnotation{
            0, unit, 1, "obj", std::nullopt, confidence, {{method, SuspicionCause::VariationRelation, {}, confidence}}};
    };
    const auto list = withParsers({found(2, 0.3, SuspicionMethod::Jackknife)},
        {{found(1, 0.5, SuspicionMethod::Variation), found(2, 0.5, SuspicionMethod::Variation)}});
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].unit, 2) << "the parsers contradict it, too";
    EXPECT_GT(list[0].confidence, 0.3);
    EXPECT_EQ(list[0].reasons.size(), 2U);
    EXPECT_EQ(list[1].unit, 1);
    EXPECT_LT(list[1].confidence, 0.1);
    EXPECT_EQ(list[1].reasons[0].confidence, 0.5) << "by this reason alone";
}

TEST(SuspiciousTest, ThreadsChangeNothing)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    const std::vector<SuspicionMethod> all(allSuspicionMethods.begin(), allSuspicionMethods.end());
    const auto one = findSuspicious(sentences, settings(all, 1), {}, {});
    const auto two = findSuspicious(sentences, settings(all, 2), {}, {});
    ASSERT_TRUE(one && two);
    ASSERT_EQ(one->size(), two->size());
    ASSERT_GT(one->size(), 20U);
    for (std::size_t i = 0; i < one->size(); ++i)
        EXPECT_EQ(textOf((*one)[i]), textOf((*two)[i]));
}

TEST(SuspiciousTest, WhatIsDecidedIsNotOfferedAgainUntilTheArcChanges)
{
    Sentences sentences = withErrors();
    const auto isOffered = [](const std::vector<SuspiciousAnnotation>& list, UnitPlace place) {
        return std::any_of(list.begin(), list.end(), [&](const auto& one) { return one.place() == place; });
    };
    const UnitPlace object{30, sentences[30]->size() - 1};
    auto list = *findSuspicious(sentences, settings(), {}, {});
    ASSERT_TRUE(isOffered(list, object));
    sentences[30]
        = std::make_shared<const Sentence>(*decide(*sentences[30], object.unit, SuspicionDecision::Kept, {"ada", 7}));
    dropSettled(list, sentences);
    EXPECT_FALSE(isOffered(list, object));
    EXPECT_TRUE(isOffered(list, {17, sentences[17]->size()})) << "the others stay";
    EXPECT_FALSE(isOffered(*findSuspicious(sentences, settings(), {}, {}), object));
    SuspicionSettings withDecided = settings();
    withDecided.withDecided = true;
    EXPECT_TRUE(isOffered(*findSuspicious(sentences, withDecided, {}, {}), object));
    sentences[30] = std::make_shared<const Sentence>(withRelation(*sentences[30], object.unit, "obl"));
    EXPECT_TRUE(isOffered(*findSuspicious(sentences, settings(), {}, {}), object)) << "edited, and still wrong";
}

TEST(SuspiciousTest, AnEntryWhoseArcHasChangedIsDropped)
{
    Sentences sentences = withErrors();
    auto list = *findSuspicious(sentences, settings(), {}, {});
    const auto before = list.size();
    const SuspiciousAnnotation first = list.front();
    sentences[first.sentence]
        = std::make_shared<const Sentence>(withHead(*sentences[first.sentence], first.unit, first.rival->head));
    dropSettled(list, sentences);
    EXPECT_EQ(list.size(), before - (first.rival->head == first.head ? 0 : 1));
}

TEST(SuspiciousTest, ProgressGoesOnToTheEndAndPausing)
{
    std::vector<Progress> told;
    PauseGate gate;
    const auto sink = gate.through([&](const Progress& progress) { told.push_back(progress); }, {});
    ASSERT_TRUE(findSuspicious(
        test::toyTreebank(20), settings({allSuspicionMethods.begin(), allSuspicionMethods.end()}, 2), sink, {}));
    ASSERT_GT(told.size(), 10U);
    for (std::size_t i = 1; i < told.size(); ++i) {
        EXPECT_GE(told[i].done, told[i - 1].done);
        EXPECT_EQ(told[i].total, told[0].total);
    }
    EXPECT_EQ(told.back().done, told.back().total);
}

/// The model at hand judges what it has not learnt from, and says nothing of the rest.
TEST(SuspiciousTest, AModelThatIsThereJudgesWhatItHasNotSeen)
{
    constexpr std::size_t learnt = 25;
    const Sentences sentences = withErrors();
    const auto clean = test::toyTreebank(80);
    auto training = test::quickSettings();
    training.trainer.decoder.decoder = Decoder::Hill;
    const auto model = train({clean.begin(), clean.begin() + learnt}, {}, training, {}, {}, {});
    ASSERT_TRUE(model);
    SuspicionSettings made = settings();
    made.judges.assign(sentences.size(), AnyModel(*model));
    const auto found = findSuspicious(sentences, made, {}, {});
    ASSERT_TRUE(found);
    ASSERT_FALSE(found->empty());
    const UnitPlace object{30, sentences[30]->size() - 1};
    EXPECT_EQ(found->front().place(), object);
    EXPECT_EQ(found->front().reasons[0].arguments[1], "1") << "one parser has been asked";
    const Parser parser(*model, *std::make_unique<RelationPool>());
    for (const SuspiciousAnnotation& one : *found)
        EXPECT_FALSE(parser.hasSeen(*sentences[one.sentence])) << one.sentence << ": it knows what it was taught";
    made.threads = 3;
    const auto same = findSuspicious(sentences, made, {}, {});
    ASSERT_TRUE(same);
    ASSERT_EQ(same->size(), found->size());
    for (std::size_t i = 0; i < found->size(); ++i)
        EXPECT_EQ(textOf((*same)[i]), textOf((*found)[i]));
}

/// What other methods find in a sentence that nobody has judged stays as suspicious as it was.
TEST(SuspiciousTest, OfWhatNoParserHasJudgedNoneAgrees)
{
    SuspiciousAnnotation rule;
    rule.sentence = 1;
    rule.unit = 1;
    rule.confidence = 0.5;
    rule.reasons.push_back({SuspicionMethod::Variation, SuspicionCause::ParsersGiveHead, {}, 0.5});
    EXPECT_LT(withParsers({}, {{rule}}, {false, false}).front().confidence, 0.2);
    EXPECT_DOUBLE_EQ(withParsers({}, {{rule}}, {false, true}).front().confidence, 0.5);
}

TEST(SuspiciousTest, FailsAsTrainingDoes)
{
    const auto none = findSuspicious({}, settings(), {}, {});
    ASSERT_FALSE(none.has_value());
    EXPECT_EQ(none.error().code, TreebankProblem::NoSentences);
    const auto bunsetsu = findSuspicious(test::sampleSentences("japanese.knp"), settings(), {}, {});
    ASSERT_FALSE(bunsetsu.has_value());
    EXPECT_EQ(bunsetsu.error().code, ParserProblem::BunsetsuNotTrainable);
    std::stop_source stop;
    stop.request_stop();
    for (const SuspicionMethod method : allSuspicionMethods) {
        const auto cancelled = findSuspicious(test::toyTreebank(20), settings({method}), {}, stop.get_token());
        ASSERT_FALSE(cancelled.has_value());
        EXPECT_EQ(cancelled.error().code, JobProblem::Cancelled);
    }
}

TEST(PlantedErrorsTest, AreOfAllKindsAndChangeNothingElse)
{
    const Sentences clean = test::sampleSentences("english.conllu");
    const auto planted = test::plantErrors(clean, 24, 5);
    std::map<std::size_t, std::set<int>> wrong;
    std::set<test::ErrorKind> kinds;
    for (const test::PlantedError& error : planted.errors) {
        kinds.insert(error.kind);
        ASSERT_FALSE(error.places.empty());
        EXPECT_TRUE(wrong[error.places[0].sentence].empty()) << "one a sentence";
        for (const UnitPlace place : error.places)
            wrong[place.sentence].insert(place.unit);
    }
    EXPECT_GE(kinds.size(), 6U);
    ASSERT_EQ(planted.sentences.size(), clean.size());
    for (std::size_t i = 0; i < clean.size(); ++i) {
        const Sentence& before = *clean[i];
        const Sentence& after = *planted.sentences[i];
        std::vector<int> heads{kNoHead};
        for (int word = 1; word <= before.size(); ++word) {
            const bool isSame
                = before.headOf(word) == after.headOf(word) && before.relationOf(word) == after.relationOf(word);
            EXPECT_EQ(isSame, !wrong[i].contains(word)) << i << ' ' << word;
            heads.push_back(after.headOf(word));
        }
        EXPECT_TRUE(isTree(heads)) << i;
    }
    EXPECT_EQ(test::moveHeads(clean, 10, 1).errors.size(), 10U);
}

} // namespace suspicious_test
} // namespace arcwright
