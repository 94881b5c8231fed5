// SPDX-License-Identifier: GPL-3.0-or-later
// What files of strangers may hold, the same for every format: it is read, or reported with its place; it is kept byte
// for byte; and the rest of the file works.
#include <functional>
#include <ostream>

#include <gtest/gtest.h>

#include "core/base/text_problems.h"
#include "core/formats/format_problems.h"
#include "core/treebank/treebank_problems.h"
#include "core/validation/finding.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace hostile_input_test {

using Heads = std::vector<int>; ///< of units 1, 2, ...

struct Written {
    std::string format;
    /// A sentence of as many units, each a word with that form.
    std::function<std::string(const Heads& heads, const std::string& form)> sentence;
    std::string hugeId; ///< a sentence with a number beyond all integers, one unit
    ProblemCode hugeIdProblem;
    bool isAnyByteText = false; ///< what is no UTF-8 is Latin-1
};
void PrintTo(const Written& written, std::ostream* out)
{
    *out << written.format;
}

std::string conll(const std::string& id, const std::string& form, const std::string& head)
{
    return id + '\t' + form + "\t_\tX\t_\t_\t" + head + "\tdep\t_\t_\n";
}

std::string conllSentence(const Heads& heads, const std::string& form)
{
    std::string text;
    for (std::size_t i = 0; i < heads.size(); ++i)
        text += conll(std::to_string(i + 1), form, std::to_string(heads[i]));
    return text + '\n';
}

std::string tagSentence(const Heads& heads, const std::string& form)
{
    std::vector<std::string> in(heads.size());
    std::vector<std::string> out(heads.size());
    for (int i = 1; i <= static_cast<int>(heads.size()); ++i) {
        const int head = heads[static_cast<std::size_t>(i) - 1];
        if (head == 0)
            continue;
        in[static_cast<std::size_t>(i) - 1] = std::to_string(head - i) + ":dep";
        std::string& list = out[static_cast<std::size_t>(head) - 1];
        list += (list.empty() ? "" : "|") + std::to_string(i - head) + ":dep";
    }
    std::string text = "<s>\n";
    for (std::size_t i = 0; i < heads.size(); ++i)
        text += "<W in=\"" + in[i] + "\" out=\"" + out[i] + "\">" + form + "</W>\n";
    return text + "</s>\n";
}

std::string knpSentence(const Heads& heads, const std::string& form)
{
    std::string text;
    for (const int head : heads)
        text += "* " + std::to_string(head - 1) + "D\n" + form + ' ' + form + ' ' + form
            + " 名詞 6 普通名詞 1 * 0 * 0 NIL\n";
    return text + "EOS\n";
}

std::string latticeSentence(const Heads& heads, const std::string& form)
{
    std::string text;
    for (std::size_t i = 0; i < heads.size(); ++i)
        text += "* " + std::to_string(i) + ' ' + std::to_string(heads[i] - 1) + "D 0/0 0.0\n" + form
            + "\t名詞,一般,*,*,*,*,*\n";
    return text + "EOS\n";
}

const std::string huge = "99999999999999999999";

class HostileInputTest : public testing::TestWithParam<Written> {
protected:
    const Written& written() const { return GetParam(); }
    std::string good() const { return written().sentence({2, 0}, "good"); }

    std::shared_ptr<const Document> documentOf(const std::string& bytes) const
    {
        return test::documentOf(bytes, written().format);
    }
    std::vector<Finding> findingsIn(const Sentence& sentence) const
    {
        return findingsOf(sentence, sentence.source.text(), *sentence.source.format, {}).findings;
    }

    /// The second of three sentences is broken, and nothing else is.
    void expectBroken(const std::string& bad, ProblemCode code) const
    {
        const std::string bytes = good() + bad + good();
        const auto document = documentOf(bytes);
        ASSERT_EQ(document->size(), 3U);
        const auto broken = document->sentence(1);
        ASSERT_TRUE(broken->problem.has_value());
        EXPECT_EQ(broken->problem->code, code) << testing::PrintToString(*broken->problem);
        EXPECT_GE(broken->problem->line, document->line(1));
        EXPECT_LT(broken->problem->line, document->line(2));
        EXPECT_GT(broken->problem->column, 0U);
        EXPECT_EQ(broken->source.text(), bad) << "it is shown as text";
        EXPECT_FALSE(findingsIn(*broken).empty());

        const auto last = document->sentence(2);
        ASSERT_FALSE(last->problem.has_value());
        const auto edited = document->with(replacement(
            document->id(2), last, std::make_shared<const Sentence>(withHead(withHead(*last, 1, 0), 2, 1))));
        const std::string after = edited->serialised().value();
        EXPECT_EQ(after.substr(0, good().size() + bad.size()), good() + bad) << "it is kept byte for byte";
        EXPECT_EQ(documentOf(after)->sentence(2)->headOf(2), 1);

        // The correction as the text view makes it.
        const auto text = std::make_shared<const std::string>(good());
        const auto corrected = std::make_shared<const Sentence>(
            document->format()->read({text, 0, text->size(), document->line(1), document->format()}));
        const auto mended = document->with(replacement(document->id(1), broken, corrected));
        EXPECT_EQ(mended->serialised(), good() + good() + good());
    }
};

TEST_P(HostileInputTest, ANumberBeyondAllIntegersIsReported)
{
    expectBroken(written().hugeId, written().hugeIdProblem);
}

TEST_P(HostileInputTest, AZeroByteIsReported)
{
    expectBroken(written().sentence({2, 0}, "a" + std::string(1, '\0')), TextProblem::NulByte);
}

TEST_P(HostileInputTest, BytesThatAreNoTextAreReported)
{
    const std::string bad = written().sentence({2, 0}, "a\xFF\xC0\x80");
    if (!written().isAnyByteText) {
        expectBroken(bad, TextProblem::InvalidUtf8);
        return;
    }
    const auto document = documentOf(good() + bad);
    ASSERT_FALSE(document->sentence(1)->problem.has_value());
    EXPECT_EQ(document->sentence(1)->word(1).form, "aÿÀ\u0080");
    EXPECT_EQ(document->serialised(), good() + bad);
}

TEST_P(HostileInputTest, ASentenceOf2000WordsIsReadAndEdited)
{
    constexpr int units = 2'000;
    Heads heads;
    for (int unit = 1; unit < units; ++unit)
        heads.push_back(unit % 3 == 0 ? units : unit + 1);
    heads.push_back(0);
    const auto document = documentOf(good() + written().sentence(heads, "x") + good());
    ASSERT_EQ(document->size(), 3U);
    const auto sentence = document->sentence(1);
    ASSERT_FALSE(sentence->problem.has_value());
    ASSERT_EQ(sentence->unitCount(), units);
    for (int unit = 1; unit <= units; ++unit)
        ASSERT_EQ(sentence->headOf(unit), heads[static_cast<std::size_t>(unit) - 1]);
    const auto edited = document->with(
        replacement(document->id(1), sentence, std::make_shared<const Sentence>(withHead(*sentence, 1, units))));
    heads[0] = units;
    const auto reread = documentOf(edited->serialised().value())->sentence(1);
    ASSERT_EQ(reread->unitCount(), units);
    for (int unit = 1; unit <= units; ++unit)
        ASSERT_EQ(reread->headOf(unit), heads[static_cast<std::size_t>(unit) - 1]);
    EXPECT_NO_FATAL_FAILURE(findingsIn(*sentence));
}

TEST_P(HostileInputTest, AWordOf10000BytesIsAWord)
{
    const std::string form(10'000, 'x');
    const std::string bytes = good() + written().sentence({2, 0}, form) + good();
    const auto document = documentOf(bytes);
    ASSERT_EQ(document->size(), 3U);
    const auto sentence = document->sentence(1);
    ASSERT_FALSE(sentence->problem.has_value());
    EXPECT_EQ(sentence->word(2).form, form);
    EXPECT_EQ(document->serialised(), bytes);
}

TEST_P(HostileInputTest, CyclesAndLoopsAreReadToldAndCanBeMended)
{
    for (const Heads& heads : {Heads{2, 1, 0}, Heads{2, 3, 1}, Heads{1, 1, 0}}) {
        const bool isLoop = heads[0] == 1;
        if (isLoop && written().format == "dtag")
            continue; // an edge from a word to itself is a segment of it, and legal
        const std::string bytes = good() + written().sentence(heads, "x") + good();
        const auto document = documentOf(bytes);
        ASSERT_EQ(document->size(), 3U);
        const auto sentence = document->sentence(1);
        ASSERT_FALSE(sentence->problem.has_value());
        for (int unit = 1; unit <= 3; ++unit)
            EXPECT_EQ(sentence->headOf(unit), heads[static_cast<std::size_t>(unit) - 1]);
        const auto findings = findingsIn(*sentence);
        EXPECT_TRUE(std::any_of(findings.begin(), findings.end(),
            [](const Finding& finding) { return finding.severity == Severity::Error; }));
        EXPECT_EQ(document->serialised(), bytes);
        RelationPool relations;
        EXPECT_FALSE(isTree(graphOf(*sentence, relations).heads));
        const auto mended = std::make_shared<const Sentence>(withHead(withHead(withHead(*sentence, 1, 3), 2, 3), 3, 0));
        const auto edited = document->with(replacement(document->id(1), sentence, mended));
        EXPECT_TRUE(isTree(graphOf(*documentOf(edited->serialised().value())->sentence(1), relations).heads));
    }
}

INSTANTIATE_TEST_SUITE_P(Formats, HostileInputTest,
    testing::Values(Written{"conllu", conllSentence, conll(huge, "x", "0") + '\n', FormatProblem::InvalidWordId},
        Written{"conllup", conllSentence, conll("1", "x", huge) + '\n', TreebankProblem::InvalidHead},
        Written{"conllx", conllSentence, conll(huge, "x", "0") + '\n', FormatProblem::InvalidWordId},
        Written{"dtag", tagSentence, "<s>\n<W in=\"" + huge + ":x\" out=\"\">x</W>\n</s>\n", FormatProblem::InvalidEdge,
            true},
        Written{"knp", knpSentence, "* " + huge + "D\nx x x 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n",
            FormatProblem::InvalidBunsetsu},
        Written{"cabocha", latticeSentence, "* 0 " + huge + "D\nx\t名詞,一般,*,*,*,*,*\nEOS\n",
            FormatProblem::InvalidBunsetsu}));

} // namespace hostile_input_test
} // namespace arcwright
