// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/treebank/graph.h"
#include "tests/cli/program.h"
#include "tests/core/support/decoder_names.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace long_sentence_test {

using test::Program;
using Words = std::vector<std::string>;

// A sentence of 2,000 words may take a gigabyte, and memory grows with the square of the words; time with the cube,
// which a test has none of.
#ifdef ARCWRIGHT_SANITIZED
constexpr int longLength = 620;
const std::string withinTheMemoryThereMayBe;
#else
constexpr int longLength = 1'000;
const std::string withinTheMemoryThereMayBe = "ulimit -v 262144; "; // kilobytes
#endif

/// One sentence without heads whose tags no filter of arcs knows, so that none is left out.
std::string longSentence(int length)
{
    std::string text;
    for (int word = 1; word <= length; ++word) {
        const std::string form = "w" + std::to_string(word % 97);
        text += std::to_string(word) + '\t' + form + '\t' + form + "\tQ" + std::to_string(word % 7)
            + "\t_\t_\t_\t_\t_\t_\n";
    }
    return text + '\n';
}

/// With the model of one decoder.
class LongSentenceTest : public testing::TestWithParam<Decoder> {
protected:
    void SetUp() override { test::writeBytes(program.file("long.conllu"), longSentence(longLength)); }
    test::Outcome train(const Words& more = {}) const
    {
        Words arguments{"train", "--in", program.trainingSample("english.conllu", 8), "--model", program.file("model"),
            "--epochs", "1", "--decoder", std::string(nameOf(GetParam()))};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments);
    }
    test::Outcome parse(const Words& more = {}) const
    {
        Words arguments{"parse", "--model", program.file("model"), "--in", program.file("long.conllu"), "--out",
            program.file("out.conllu"), "--json", "--threads", "1"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments, {}, withinTheMemoryThereMayBe);
    }
    void expectATree() const
    {
        const auto document = openDocument(program.file("out.conllu"));
        ASSERT_TRUE(document.has_value());
        const auto parsed = (*document)->sentence(0);
        ASSERT_EQ(parsed->size(), longLength);
        std::vector<int> heads{kNoHead};
        for (int word = 1; word <= longLength; ++word)
            heads.push_back(parsed->word(word).head);
        EXPECT_TRUE(isTree(heads));
        EXPECT_EQ(std::count(heads.begin(), heads.end(), kRoot), 1);
    }
    /// Whether it was said, to readers and to programs, that less was tried than usual.
    static void expectSaid(const test::Outcome& outcome, bool less)
    {
        EXPECT_EQ(outcome.errors.find("tried less") != std::string::npos, less) << outcome.errors;
        EXPECT_EQ(nlohmann::json::parse(outcome.output).at("searched_less"), less ? 1 : 0);
    }

    Program program;
};

TEST_P(LongSentenceTest, IsParsedWithinTheMemoryThereMayBe)
{
    ASSERT_EQ(train().status, test::fine);
    const auto outcome = parse();
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    expectATree();
    expectSaid(outcome, scoresWholeTrees(GetParam()));
}

TEST_P(LongSentenceTest, HasFurtherTreesAndConfidencesWithinIt)
{
    ASSERT_EQ(train().status, test::fine);
    Words extras{"--confidence"};
    if (!findsGraphs(GetParam()))
        extras.insert(extras.end(), {"--kbest", "2"});
    const auto outcome = parse(extras);
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    expectATree();
    const std::string text = test::readBytes(program.file("out.conllu"));
    const bool mayHaveNone = GetParam() == Decoder::EisnerSpan; // where arcs cross in all trees nearby
    EXPECT_TRUE(mayHaveNone || (text.find("# arcwright tree 2") != std::string::npos) == !findsGraphs(GetParam()));
    EXPECT_NE(text.find("ArcwrightConfidence="), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, LongSentenceTest, testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return test::testNameOf(each.param); });

/// Decoders that ask for scores of siblings, told to ask for all heads.
class LongSentenceWithAllHeadsTest : public LongSentenceTest { };

TEST_P(LongSentenceWithAllHeadsTest, KeepsFewerHeadsAndSaysSo)
{
    ASSERT_EQ(train({"--kept-heads", "0"}).status, test::fine);
    const auto outcome = parse();
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    expectATree();
    expectSaid(outcome, true);
}

INSTANTIATE_TEST_SUITE_P(OfSecondOrder, LongSentenceWithAllHeadsTest,
    testing::Values(Decoder::Eisner2, Decoder::Hill, Decoder::Multi, Decoder::Restarts),
    [](const auto& each) { return test::testNameOf(each.param); });

} // namespace long_sentence_test
} // namespace arcwright
