// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/variation.h"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/base/utf8.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace variation_test {

using test::sentence;
using test::token;

std::vector<SuspiciousAnnotation> variationIn(const Sentences& sentences, unsigned threads = 1)
{
    VariationSettings settings;
    settings.threads = threads;
    return *findVariation(sentences, settings, {}, {});
}

/// `WORD sees NAME .`, with the first word under the second.
std::shared_ptr<const Sentence> seeing(
    const std::string& word, const std::string& relation, const std::string& name, int head = 2)
{
    return sentence({token(word, "NOUN", head, relation), token("sees", "VERB", 0, "root"),
        token(name, "PROPN", 2, "obj"), token(".", "PUNCT", 2, "punct")});
}

TEST(VariationTest, ARelationThatTheSameWordsHaveNowhereElse)
{
    const auto found = variationIn({seeing("Dog", "nsubj", "Ada"), seeing("dog", "nsubj", "Bob"),
        seeing("dog", "obl", "Cleo"), seeing("cat", "nsubj", "Dan"), seeing("dog", "nsubj", "Eve")});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].place(), (UnitPlace{2, 1}));
    EXPECT_EQ(found[0].head, 2);
    EXPECT_EQ(found[0].relation, "obl");
    EXPECT_EQ(found[0].rival, (RivalArc{2, "nsubj"}));
    ASSERT_EQ(found[0].reasons.size(), 1U);
    const SuspicionReason& reason = found[0].reasons[0];
    EXPECT_EQ(reason.kind, decltype(reason.kind)(SuspicionCause::VariationRelation));
    EXPECT_EQ(reason.arguments, (std::vector<std::string>{"nsubj", "3", "obl", "1", "dog sees"}));
    EXPECT_EQ(reason.elsewhere, (std::vector<UnitPlace>{{0, 1}, {1, 1}, {4, 1}}));
    EXPECT_EQ(found[0].confidence, reason.confidence);
}

TEST(VariationTest, WordsThatAreLinkedElsewhereAndHereAreNot)
{
    // In the third, the first word hangs on the name.
    const auto found
        = variationIn({seeing("dog", "nsubj", "Ada"), seeing("dog", "nsubj", "Bob"), seeing("dog", "nmod", "Cleo", 3)});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].place(), (UnitPlace{2, 1}));
    EXPECT_EQ(found[0].rival, (RivalArc{2, "nsubj"}));
    EXPECT_EQ(found[0].reasons[0].kind, decltype(found[0].reasons[0].kind)(SuspicionCause::VariationLinked));
    EXPECT_EQ(found[0].reasons[0].arguments, (std::vector<std::string>{"nsubj", "2", "", "1", "dog sees"}));
}

TEST(VariationTest, WordsThatAreNotLinkedElsewhereAndHereAre)
{
    const auto on = [](int head, const std::string& name) {
        return sentence({token("she", "PRON", 2, "nsubj"), token("sees", "VERB", 0, "root"),
            token("the", "DET", 4, "det"), token(name, "NOUN", 2, "obj"), token("now", "ADV", head, "advmod")});
    };
    const auto found = variationIn({on(2, "dog"), on(4, "dog"), on(2, "dog")});
    // `dog now` is linked once, `sees the dog now` not, and both say the same.
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].place(), (UnitPlace{1, 5}));
}

TEST(VariationTest, ADependentThatIsTheHeadElsewhere)
{
    const auto name = [](bool isFirstHead, const std::string& verb) {
        return sentence({token("Ada", "PROPN", isFirstHead ? 3 : 2, isFirstHead ? "nsubj" : "flat"),
            token("Lovelace", "PROPN", isFirstHead ? 1 : 3, isFirstHead ? "flat" : "nsubj"),
            token(verb, "VERB", 0, "root")});
    };
    const auto found = variationIn({name(true, "writes"), name(true, "reads"), name(false, "sees")});
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].place(), (UnitPlace{2, 1}));
    EXPECT_FALSE(found[0].rival.has_value());
    EXPECT_EQ(found[0].reasons[0].kind, decltype(found[0].reasons[0].kind)(SuspicionCause::VariationDirection));
}

TEST(VariationTest, OtherTagsOrOtherWordsBetweenAreOtherWords)
{
    auto verb = std::make_shared<Sentence>(*seeing("dog", "obl", "Cleo"));
    verb->word(1).upos = "VERB";
    EXPECT_TRUE(variationIn({seeing("dog", "nsubj", "Ada"), seeing("dog", "nsubj", "Bob"), verb}).empty());
    EXPECT_TRUE(variationIn({seeing("dog", "nsubj", "Ada"), seeing("dog", "obl", "Bob")}).empty()) << "one each";
}

TEST(VariationTest, WhatIsRarerAndMoreOftenOtherwiseIsSurer)
{
    const VariationCounts usual{SuspicionCause::VariationRelation, VariationContext::Inner, 5, 1, 6, 0.01};
    VariationCounts more = usual;
    more.most = 20;
    more.all = 21;
    EXPECT_GT(variationConfidence(more), variationConfidence(usual));
    VariationCounts often = usual;
    often.here = 4;
    often.all = 9;
    EXPECT_LT(variationConfidence(often), variationConfidence(usual));
}

/// By looking at all pairs of spans: the units for which, in some context, another link is more frequent.
std::set<UnitPlace> byComparing(const Sentences& sentences, int longest)
{
    struct Span {
        std::size_t sentence;
        int left;
        int right;
    };
    std::vector<Span> spans;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        for (int left = 1; left <= sentences[i]->size(); ++left) {
            for (int right = left + 1; right <= std::min(sentences[i]->size(), left + longest); ++right)
                spans.push_back({i, left, right});
        }
    }
    const auto word = [&](const Span& span, int at, bool form) -> std::string {
        const Sentence& of = *sentences[span.sentence];
        if (at < 1 || at > of.size())
            return "|";
        return of.word(at).upos + '/' + of.word(at).xpos + (form ? ' ' + lowerCased(of.word(at).form) : "");
    };
    const auto text = [&](const Span& span, int context) {
        std::string made = word(span, span.left, true) + ' ' + word(span, span.right, true);
        for (int at = span.left + 1; at < span.right; ++at)
            made += ' ' + word(span, at, context > 0);
        return context == 2 ? word(span, span.left - 1, true) + ' ' + made + ' ' + word(span, span.right + 1, true)
                            : made;
    };
    const auto link = [&](const Span& span) -> std::pair<int, std::string> {
        const Sentence& of = *sentences[span.sentence];
        if (of.word(span.left).head == span.right)
            return {1, of.word(span.left).relation};
        return of.word(span.right).head == span.left ? std::pair(2, of.word(span.right).relation)
                                                     : std::pair(0, std::string());
    };
    std::set<UnitPlace> suspicious;
    for (int context = 0; context < 3; ++context) {
        std::map<std::string, std::map<std::pair<int, std::string>, std::vector<Span>>> nuclei;
        for (const Span& span : spans)
            nuclei[text(span, context)][link(span)].push_back(span);
        for (const auto& [words, links] : nuclei) {
            std::size_t most = 0;
            for (const auto& [each, where] : links)
                most = std::max(most, where.size());
            // Of equals the first in order is the usual one.
            const auto usual = std::find_if(
                links.begin(), links.end(), [&](const auto& each) { return each.second.size() == most; });
            for (const auto& [each, where] : links) {
                if (where.size() == most)
                    continue;
                for (const Span& span : where)
                    suspicious.insert({span.sentence,
                        (each.first == 0 ? usual->first.first : each.first) == 1 ? span.left : span.right});
            }
        }
    }
    return suspicious;
}

TEST(VariationTest, FindsWhatComparingAllSpansFinds)
{
    for (const char* name : {"english.conllu", "czech.conllu"}) {
        const Sentences sentences = test::sampleSentences(name);
        std::set<UnitPlace> found;
        for (const SuspiciousAnnotation& one : variationIn(sentences))
            found.insert(one.place());
        EXPECT_EQ(found, byComparing(sentences, VariationSettings().longest)) << name;
        EXPECT_FALSE(found.empty()) << name;
    }
}

TEST(VariationTest, ThreadsChangeNothing)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    const auto one = variationIn(sentences, 1);
    const auto two = variationIn(sentences, 2);
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].place(), two[i].place());
        EXPECT_EQ(one[i].reasons[0].arguments, two[i].reasons[0].arguments);
        EXPECT_EQ(one[i].reasons[0].elsewhere, two[i].reasons[0].elsewhere);
    }
}

TEST(VariationTest, OfBunsetsuIsFoundAndCancellingIsAResult)
{
    Sentences sentences = test::sampleSentences("japanese.knp");
    const Sentences copies(3, sentences[0]);
    ASSERT_GE(copies[0]->unitCount(), 3);
    EXPECT_TRUE(variationIn(copies).empty());
    sentences = copies;
    const int unit = sentences[0]->headOf(1) == 2 ? 3 : 2;
    sentences[1] = std::make_shared<const Sentence>(withHead(*sentences[1], 1, unit));
    const auto found = variationIn(sentences);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].place(), (UnitPlace{1, 1}));

    std::stop_source stop;
    stop.request_stop();
    const auto cancelled = findVariation(sentences, {}, {}, stop.get_token());
    ASSERT_FALSE(cancelled.has_value());
    EXPECT_EQ(cancelled.error().code, JobProblem::Cancelled);
}

} // namespace variation_test
} // namespace arcwright
