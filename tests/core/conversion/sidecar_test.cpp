// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/sidecar.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/base/sequence_alignment.h"
#include "core/conversion/base64.h"
#include "core/conversion/conversion_problems.h"
#include "core/conversion/match_sentences.h"
#include "core/formats/conllu/conllu.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace sidecar_test {

using nlohmann::json;
using test::TemporaryFolder;

Sidecar sidecarOfText(const std::string& bytes, const FormatPointer& format)
{
    const Document document("/some/folder/a.knp", bytes, format);
    return sidecarOf(document, FileText::of(document).value(), "conllu");
}

TEST(SidecarTest, AnyBytesComeBack)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("a.conllu");
    const std::string sentence = "* -1D\n表 ひょう 表 名詞 6 * 0 * 0 * 0 NIL\nEOS\n";
    for (const std::string& bytes : {std::string(), sentence, "\xEF\xBB\xBF\r\n" + sentence + "\n\n" + sentence + " ",
             test::inEncoding(TextEncoding::ShiftJis, sentence + "EOS\n" + sentence), "\xFF\n" + sentence + "\xFF"}) {
        const Sidecar kept = sidecarOfText(bytes, formatNamed("knp:shift-jis"));
        EXPECT_EQ(kept.bytes(), bytes);
        ASSERT_TRUE(writeSidecar(path, kept).has_value());
        const auto read = readSidecar(path);
        ASSERT_TRUE(read.has_value() && read->has_value());
        EXPECT_EQ((*read)->bytes(), bytes);
        EXPECT_EQ((*read)->file, "a.knp");
        EXPECT_EQ((*read)->format, formatNamed("knp:shift-jis"));
        EXPECT_EQ((*read)->convertedTo, "conllu");
        EXPECT_EQ((*read)->sentences.size(), kept.sentences.size());
    }
}

TEST(SidecarTest, ColumnsComeBack)
{
    const TemporaryFolder folder;
    const ConlluColumns columns({"ID", "FORM", "MY:OWN"});
    const auto plus = std::make_shared<const ConlluFormat>(conlluPlusFamily, columns);
    ASSERT_TRUE(writeSidecar(folder.file("a"), sidecarOfText(plus->opening() + "1\tx\ty\n\n", plus)).has_value());
    const auto read = readSidecar(folder.file("a"));
    ASSERT_TRUE(read.has_value() && read->has_value());
    EXPECT_EQ(dynamic_cast<const ConlluFormat&>(*(*read)->format).columns(), columns);
    EXPECT_EQ((*read)->opening, plus->opening());
}

TEST(SidecarTest, WhateverElseIsInTheFileStays)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("a.conllu");
    folder.write("a.conllu.arcwright.json", R"({"annotations": [1, "æ"], "more": null})");
    EXPECT_FALSE(readSidecar(path).value().has_value()) << "no original in it";
    ASSERT_TRUE(writeSidecar(path, sidecarOfText("", formatNamed("knp"))).has_value());
    json object = json::parse(test::readBytes(sidecarPath(path)));
    EXPECT_EQ(object["annotations"], json::parse(R"([1, "æ"])"));
    EXPECT_TRUE(object.contains("more"));
    EXPECT_TRUE(object.contains("conversion"));
    ASSERT_TRUE(removeSidecar(path).has_value());
    object = json::parse(test::readBytes(sidecarPath(path)));
    EXPECT_FALSE(object.contains("conversion"));
    EXPECT_EQ(object.size(), 2U);
}

TEST(SidecarTest, AFileThatWouldHoldNothingGoes)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("a");
    EXPECT_TRUE(removeSidecar(path).has_value()) << "there is none";
    ASSERT_TRUE(writeSidecar(path, sidecarOfText("", formatNamed("knp"))).has_value());
    ASSERT_TRUE(removeSidecar(path).has_value());
    EXPECT_FALSE(std::filesystem::exists(sidecarPath(path)));
    EXPECT_FALSE(readSidecar(path).value().has_value());
}

TEST(SidecarTest, WhatCannotBeReadIsNamed)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("a");
    const std::string named = sidecarPath(path);
    for (const char* text : {"", "[]", "{", "{\"conversion\": 1}", "{\"conversion\": {}}",
             R"({"conversion": {"version": 1, "format": "x", "sentences": []}})",
             R"({"conversion": {"version": 1, "format": "knp"}})",
             R"({"conversion": {"version": 1, "format": "knp", "sentences": [1]}})",
             R"({"conversion": {"version": 1, "format": "knp", "sentences": [{"after": ""}]}})",
             R"({"conversion": {"version": 1, "format": "knp", "sentences": [{"text": {"base64": "?"}}]}})",
             R"({"conversion": {"version": 1, "format": "conllup", "columns": ["ID"], "sentences": []}})",
             R"({"conversion": {"version": "1", "format": "knp", "sentences": []}})"}) {
        folder.write("a.arcwright.json", text);
        const auto read = readSidecar(path);
        ASSERT_FALSE(read.has_value()) << text;
        EXPECT_EQ(read.error(), (Problem{ConversionProblem::InvalidSidecar, named, 0, 0, {}})) << text;
    }
    folder.write("a.arcwright.json", R"({"conversion": {"version": 2}})");
    EXPECT_EQ(readSidecar(path).error(), (Problem{ConversionProblem::SidecarTooNew, named, 0, 0, {"2", "1"}}));
    folder.write("a.arcwright.json", "not ours");
    EXPECT_EQ(
        writeSidecar(path, sidecarOfText("", formatNamed("knp"))).error().code, ConversionProblem::InvalidSidecar);
    const std::string deep = "{\"x\":" + std::string(400'000, '[') + std::string(400'000, ']') + "}";
    folder.write("a.arcwright.json", deep);
    EXPECT_EQ(readSidecar(path).error(), (Problem{ConversionProblem::InvalidSidecar, named, 0, 0, {}}));
    EXPECT_EQ(
        writeSidecar(path, sidecarOfText("", formatNamed("knp"))).error().code, ConversionProblem::InvalidSidecar);
    EXPECT_EQ(test::readBytes(named), deep) << "printing it would take a stack as deep";
    folder.write("a.arcwright.json", "not ours");
    EXPECT_TRUE(removeSidecar(path).has_value()) << "there is no original of ours in it";
    EXPECT_EQ(test::readBytes(named), "not ours");
}

TEST(Base64Test, IsThatOfTheStandard)
{
    for (const auto& [bytes, text] : {std::pair("", ""), std::pair("f", "Zg=="), std::pair("fo", "Zm8="),
             std::pair("foo", "Zm9v"), std::pair("foob", "Zm9vYg=="), std::pair("\xFB\xFF", "+/8=")}) {
        EXPECT_EQ(base64Of(bytes), text);
        EXPECT_EQ(bytesOfBase64(text), bytes);
    }
    for (const char* bad : {"Z", "Zg=", "Zg==Zg==", "Zh==", "Z===", "====", "Zm9v\n", "Zm9?"})
        EXPECT_EQ(bytesOfBase64(bad), std::nullopt) << bad;
    EXPECT_TRUE(rc::check([](const std::string& bytes) { RC_ASSERT(bytesOfBase64(base64Of(bytes)) == bytes); }));
}

TEST(SequenceAlignmentTest, EqualElementsKeepTheirOrderAndGapsOfOneSizeAreChanges)
{
    const auto aligned = [](const std::string& before, const std::string& after) {
        const auto letters = [](const std::string& text) {
            std::vector<std::string> all;
            for (const char c : text)
                all.emplace_back(1, c);
            return all;
        };
        return alignedVersions(letters(before), letters(after));
    };
    using Old = std::vector<int>;
    EXPECT_EQ(aligned("", ""), Old());
    EXPECT_EQ(aligned("abc", "abc"), (Old{0, 1, 2}));
    EXPECT_EQ(aligned("abc", "axc"), (Old{0, 1, 2}));
    EXPECT_EQ(aligned("abc", "axbc"), (Old{0, -1, 1, 2}));
    EXPECT_EQ(aligned("abc", "ac"), (Old{0, 2}));
    EXPECT_EQ(aligned("abc", "xyz"), (Old{0, 1, 2}));
    EXPECT_EQ(aligned("abcd", "xybcz"), (Old{-1, -1, 1, 2, 3}));
    EXPECT_EQ(aligned("aaa", "aa"), (Old{0, 1}));
    EXPECT_EQ(aligned("", "ab"), (Old{-1, -1}));
}

TEST(SequenceAlignmentTest, AlignmentsRise)
{
    EXPECT_TRUE(rc::check([] {
        std::vector<std::string> before;
        std::vector<std::string> after;
        for (auto* list : {&before, &after}) {
            for (int length = test::randomNumber(0, 9); length > 0; --length)
                list->push_back(test::oneOf({"a", "b", "c"}));
        }
        int last = -1;
        for (const int old : alignedVersions(before, after)) {
            RC_ASSERT(old < static_cast<int>(before.size()));
            RC_ASSERT(old < 0 || old > last);
            last = std::max(old, last);
        }
    }));
}

TEST(MatchSentencesTest, WordsTellAndPlacesWhereTheyDoNot)
{
    using Sentences = std::vector<SentenceWords>;
    const Sentences before{{"a", "b"}, {"yes"}, {"c", "d", "e"}, {"yes"}, {"f"}};
    const auto matched = [&](const Sentences& after) { return matchedSentences(before, after); };
    EXPECT_EQ(matched(before)->now, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    const auto changed = matched({{"a", "b"}, {"yes"}, {"c", "x", "e"}, {"yes"}, {"f"}});
    EXPECT_EQ(changed->now, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    EXPECT_FALSE(changed->isReordered);
    const auto moved = matched({{"f"}, {"a", "b"}, {"yes"}, {"c", "d", "e"}, {"yes"}});
    EXPECT_EQ(moved->now, (std::vector<std::size_t>{1, 2, 3, 4, 0}));
    EXPECT_TRUE(moved->isReordered);
    EXPECT_EQ(matched({{"a", "b"}, {"yes"}, {"x", "y", "z"}, {"yes"}, {"f"}}).error(), 2U);
    EXPECT_EQ(matched({{"a", "b"}, {"yes"}, {"yes"}, {"f"}}).error(), 2U);
    EXPECT_EQ(matched({{"a", "b"}, {"yes"}, {"c", "d"}, {"e"}, {"yes"}, {"f"}}).error(), 3U);
    EXPECT_EQ(matched({}).error(), 0U);
}

} // namespace sidecar_test
} // namespace arcwright
