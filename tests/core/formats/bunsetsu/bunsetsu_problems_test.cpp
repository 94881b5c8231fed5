// SPDX-License-Identifier: GPL-3.0-or-later
#include <ostream>

#include <gtest/gtest.h>

#include "core/base/text_problems.h"
#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/bunsetsu/knp.h"
#include "core/formats/format_problems.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace bunsetsu_problems_test {

using Arguments = std::vector<std::string>;

const std::string knpWord = "本 ほん 本 名詞 6 普通名詞 1 * 0 * 0 NIL\n";
const std::string goodKnp = "# 良い\n* -1D\n" + knpWord + "EOS\n";
const std::string latticeWord = "本\t名詞,一般,*,*,*,*,本,ホン,ホン\n";
const std::string goodLattice = "# 良い\n* 0 -1D 0/0 0.0\n" + latticeWord + "EOS\n";

struct Broken {
    std::string what;
    std::string format;
    std::string lines; ///< in UTF-8 where the format is; else bytes
    ProblemCode code;
    std::size_t line; ///< of the sentence, from 1
    std::size_t column;
    Arguments arguments;
};
void PrintTo(const Broken& broken, std::ostream* out)
{
    *out << broken.format << ": " << broken.what;
}

Broken knp(std::string what, std::string lines, ProblemCode code, std::size_t line, std::size_t column,
    Arguments arguments = {})
{
    return {std::move(what), "knp", std::move(lines), code, line, column, std::move(arguments)};
}

Broken lattice(std::string what, std::string lines, ProblemCode code, std::size_t line, std::size_t column,
    Arguments arguments = {})
{
    return {std::move(what), "cabocha", std::move(lines), code, line, column, std::move(arguments)};
}

class BrokenJapaneseTest : public testing::TestWithParam<Broken> {
protected:
    static std::string good()
    {
        const std::string& format = GetParam().format;
        const std::string text = format.starts_with("knp") ? goodKnp : goodLattice;
        const auto colon = format.find(':');
        return colon == std::string::npos ? text : test::inEncoding(*encodingNamed(format.substr(colon + 1)), text);
    }
};

TEST_P(BrokenJapaneseTest, IsReportedWithItsPlaceAndKeptBesideAnEditedSentence)
{
    const Broken& broken = GetParam();
    const std::string bytes = good() + broken.lines + good();
    const auto document = test::documentOf(bytes, broken.format);
    ASSERT_EQ(document->size(), 3U);
    const auto sentence = document->sentence(1);
    ASSERT_TRUE(sentence->problem.has_value());
    EXPECT_EQ(*sentence->problem, (Problem{broken.code, "inline", 4 + broken.line, broken.column, broken.arguments}));
    EXPECT_TRUE(sentence->tokens.empty());
    EXPECT_TRUE(sentence->bunsetsu.empty());
    EXPECT_EQ(sentence->source.text(), broken.lines) << "it is shown as text";
    for (const std::size_t other : {0U, 2U}) {
        EXPECT_FALSE(document->sentence(other)->problem.has_value());
        EXPECT_EQ(document->sentence(other)->word(1).form, "本");
    }
    std::string expected = bytes;
    expected.replace(expected.rfind("-1D"), 3, "-1P");
    const std::vector<Edit> edits{replacement(document->id(1), sentence, sentence),
        replacement(document->id(2), document->sentence(2),
            std::make_shared<const Sentence>(withRelation(*document->sentence(2), 1, "P")))};
    EXPECT_EQ(document->with(edits)->serialised(), expected);
}

INSTANTIATE_TEST_SUITE_P(KnpWords, BrokenJapaneseTest,
    testing::Values(
        knp("too few fields", "* -1D\n本 ほん 本 名詞 6\nEOS\n", FormatProblem::TooFewFields, 2, 12, {"11", "5"}),
        knp("prose", "* -1D\nここで\nEOS\n", FormatProblem::TooFewFields, 2, 4, {"11", "1"}),
        knp("a word with a space", "* -1D\nａ ｂ ａ ｂ ａ ｂ 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n",
            FormatProblem::InvalidTagNumber, 2, 9, {"ａ"}),
        knp("two spaces", "* -1D\n本 ほん  本 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n", FormatProblem::EmptyField, 2, 6,
            {""}),
        knp("a number that is none", "* -1D\n本 ほん 本 名詞 6 普通名詞 一 * 0 * 0 NIL\nEOS\n",
            FormatProblem::InvalidTagNumber, 2, 18, {"一"}),
        knp("before its bunsetsu", knpWord + "* -1D\n" + knpWord + "EOS\n", FormatProblem::WordsBeforeBunsetsu, 2, 1),
        knp("none", "# S-ID:1\nEOS\n", FormatProblem::EmptySentence, 1, 1)));

INSTANTIATE_TEST_SUITE_P(KnpBunsetsu, BrokenJapaneseTest,
    testing::Values(knp("no type", "* -1\n" + knpWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 3, {"-1"}),
        knp("no head", "* D\n" + knpWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 3, {"D"}),
        knp("a type that is none", "* -1_\n" + knpWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 3, {"-1_"}),
        knp("a head below the root", "* -2D\n" + knpWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 3, {"-2D"}),
        knp("a head with a zero before it", "* 01D\n" + knpWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 3,
            {"01D"}),
        knp("a head beyond integers", "* 9999999999D\n" + knpWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 3,
            {"9999999999D"}),
        knp("two spaces", "*  1D\n" + knpWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 3, {""}),
        knp("a head that is not there", "* 1D\n" + knpWord + "* 2D x\n" + knpWord + "EOS\n",
            FormatProblem::BunsetsuHeadOutOfRange, 3, 3, {"2", "2"}),
        knp("no words", "* 1D\n+ 1D\n* -1D\n" + knpWord + "EOS\n", FormatProblem::EmptyBunsetsu, 1, 1),
        knp("no words at the end", "* 1D\n" + knpWord + "* -1D\nEOS\n", FormatProblem::EmptyBunsetsu, 3, 1)));

INSTANTIATE_TEST_SUITE_P(LatticeLines, BrokenJapaneseTest,
    testing::Values(
        lattice("a word without features", "* 0 -1D\n本\nEOS\n", FormatProblem::UnknownLine, 2, 1, {"cabocha"}),
        lattice("no number", "* -1D\n" + latticeWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 1, {"* -1D"}),
        lattice("another number", "* 1 -1D\n" + latticeWord + "EOS\n", FormatProblem::InvalidBunsetsuNumber, 1, 3,
            {"1", "0"}),
        lattice("no head", "* 0 D\n" + latticeWord + "EOS\n", FormatProblem::InvalidBunsetsu, 1, 5, {"D"}),
        lattice("a head that is not there", "* 0 1D 0/0 0.0\n" + latticeWord + "EOS\n",
            FormatProblem::BunsetsuHeadOutOfRange, 1, 5, {"1", "1"}),
        lattice("no words", "* 0 1D\n* 1 -1D\n" + latticeWord + "EOS\n", FormatProblem::EmptyBunsetsu, 1, 1)));

INSTANTIATE_TEST_SUITE_P(Texts, BrokenJapaneseTest,
    testing::Values(knp("EUC-JP among UTF-8", "* -1D\nx \xA5\xBD\xA5\xBD x 名詞 6 * 0 * 0 * 0\nEOS\n",
                        TextProblem::InvalidUtf8, 2, 3),
        knp("a zero byte", "* -1D\n表" + std::string(1, '\0') + "\nEOS\n", TextProblem::NulByte, 2, 2),
        Broken{"Shift-JIS among EUC-JP", "knp:euc-jp",
            test::inEncoding(TextEncoding::EucJp, "# 表\n* -1D\n表") + "\x83\x5C x\nEOS\n",
            TextProblem::InvalidEncoding, 3, 2, {"euc-jp"}},
        Broken{"EUC-JP among Shift-JIS", "cabocha:shift-jis", "* 0 -1D\n\x95\x5C\xA5\xFD\tx\nEOS\n",
            TextProblem::InvalidEncoding, 2, 3, {"shift-jis"}},
        Broken{"half a character", "cabocha:shift-jis", "* 0 -1D\n\x95\tx\nEOS\n", TextProblem::InvalidEncoding, 2, 1,
            {"shift-jis"}},
        Broken{"a zero byte", "knp:shift-jis", "* -1D\n\x95\x5C" + std::string(1, '\0') + "\nEOS\n",
            TextProblem::NulByte, 2, 2, {}}));

TEST(BrokenJapaneseFileTest, ASentenceWithoutItsEndDoesNotTakeTheNextAlong)
{
    const std::string cut = "# S-ID:1\n* -1D\n" + knpWord;
    const auto document = test::documentOf(cut + "# S-ID:2\n* -1D\n" + knpWord + "EOS\n", "knp");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_EQ(document->sentence(0)->problem, (Problem{FormatProblem::MissingEos, "inline", 3, 31, {}}));
    EXPECT_FALSE(document->sentence(1)->problem.has_value());
    const auto second = test::documentOf("* 0 -1D\n" + latticeWord + "* 0 -1D\n" + latticeWord + "EOS\n", "cabocha");
    ASSERT_EQ(second->size(), 2U);
    EXPECT_EQ(second->sentence(0)->problem, (Problem{FormatProblem::MissingEos, "inline", 2, 24, {}}));
}

TEST(BrokenJapaneseFileTest, ATruncatedFileLosesOnlyItsLastSentence)
{
    for (const std::string& good : {goodKnp, goodLattice}) {
        const std::string format = good == goodKnp ? "knp" : "cabocha";
        const std::string whole = good + good;
        for (std::size_t length = good.size() + 1; length < whole.size(); ++length) {
            const std::string bytes = whole.substr(0, length);
            const auto document = test::documentOf(bytes, format);
            ASSERT_EQ(document->size(), 2U) << length;
            EXPECT_FALSE(document->sentence(0)->problem.has_value());
            EXPECT_EQ(document->serialised(), bytes);
            EXPECT_EQ(document->sentence(1)->problem.has_value(), !bytes.ends_with("EOS")) << length;
        }
    }
}

TEST(BrokenJapaneseFileTest, AnyBytesAreReadWithoutACrashAndKept)
{
    EXPECT_TRUE(rc::check([] {
        std::string bytes;
        for (int pieces = test::randomNumber(0, 40); pieces > 0; --pieces)
            bytes += test::oneOf({" ", "\t", ",", "\"", "\n", "\r\n", "* ", "* 0 1D", "-1D", "1D ", "+ ",
                "# S-ID:", "@ ", "EOS\n", "EOS", "\\  ", "*", "0", "本", "\x95\x5C", "\xA5\xBD", "\xFF",
                std::string(1, '\0'), knpWord, latticeWord, "* -1D\n", "* 0 -1D 0/0 0.0\n", "\xEF\xBB\xBF"});
        for (const char* name : {"knp", "knp:euc-jp", "cabocha:shift-jis", "cabocha:other", "cabocha:unidic"}) {
            const auto document = test::documentOf(bytes, name);
            std::vector<Edit> edits;
            for (std::size_t i = 0; i < document->size(); ++i) {
                const auto sentence = document->sentence(i);
                RC_ASSERT(sentence->problem.has_value() == sentence->tokens.empty());
                edits.push_back(replacement(document->id(i), sentence, sentence));
            }
            RC_ASSERT(document->serialised().value() == bytes);
            RC_ASSERT(document->with(edits)->serialised().value() == bytes);
        }
    }));
}

} // namespace bunsetsu_problems_test
} // namespace arcwright
