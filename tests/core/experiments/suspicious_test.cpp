// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/suspicious.h"

#include "core/bunsetsu/parser_problems.h"
#include "core/treebank/treebank_problems.h"

#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace suspicious_test {

JackknifeSettings settings(unsigned threads = 1)
{
    JackknifeSettings made;
    made.training = test::quickSettings();
    made.training.trainer.decoder.decoder = Decoder::Hill;
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

TEST(SuspiciousTest, PlantedErrorsComeFirst)
{
    const Sentences sentences = withErrors();
    const auto found = findSuspicious(sentences, settings(), {}, {});
    ASSERT_TRUE(found.has_value());
    ASSERT_GE(found->size(), 2U);
    std::set<std::pair<std::size_t, int>> first;
    for (std::size_t i = 0; i < 2; ++i)
        first.emplace((*found)[i].sentence, (*found)[i].contradiction.word);
    EXPECT_EQ(
        first, (std::set<std::pair<std::size_t, int>>{{17, sentences[17]->size()}, {30, sentences[30]->size() - 1}}));
    for (std::size_t i = 1; i < found->size(); ++i)
        EXPECT_GE((*found)[i - 1].contradiction.margin, (*found)[i].contradiction.margin);
}

TEST(SuspiciousTest, ThreadsChangeNothing)
{
    const Sentences sentences = test::sampleSentences("english.conllu");
    const auto one = findSuspicious(sentences, settings(1), {}, {});
    const auto four = findSuspicious(sentences, settings(4), {}, {});
    ASSERT_TRUE(one && four);
    ASSERT_EQ(one->size(), four->size());
    ASSERT_GT(one->size(), 20U);
    for (std::size_t i = 0; i < one->size(); ++i) {
        EXPECT_EQ((*one)[i].sentence, (*four)[i].sentence);
        EXPECT_EQ((*one)[i].contradiction.word, (*four)[i].contradiction.word);
        EXPECT_EQ((*one)[i].contradiction.head, (*four)[i].contradiction.head);
        EXPECT_EQ((*one)[i].contradiction.margin, (*four)[i].contradiction.margin);
    }
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
    const auto cancelled = findSuspicious(test::toyTreebank(20), settings(), {}, stop.get_token());
    ASSERT_FALSE(cancelled.has_value());
    EXPECT_EQ(cancelled.error().code, JobProblem::Cancelled);
}

} // namespace suspicious_test
} // namespace arcwright
