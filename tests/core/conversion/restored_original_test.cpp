// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/restored_original.h"

#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "core/base/text_problems.h"
#include "core/conversion/conversion_problems.h"
#include "core/formats/bunsetsu/bunsetsu_format.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"

namespace arcwright {
namespace restore_test {

using test::Converted;
using test::replaced;

const std::string first = "# S-ID:a-1 KNP:4.2\n"
                          "* 1D <文頭>\n"
                          "+ 1D <rel type=\"ノ\"/>\n"
                          "表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0\n"
                          "を を を 助詞 9 格助詞 1 * 0 * 0 NIL\n"
                          "* -1D\n"
                          "+ -1D\n"
                          "見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\n"
                          "@ 見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\n"
                          "EOS\n";
const std::string second = "# S-ID:a-2\n* 1D\n本 ほん 本 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                           "* -1D\n読む よむ 読む 動詞 2 * 0 子音動詞マ行 9 基本形 2 NIL\nEOS \n";
const std::string knp = "\nEOS\n" + first + "\n" + second;
const std::string conllu = "# sent_id = 1\n# text = ab c\n"
                           "1-2\tab\t_\t_\t_\t_\t_\t_\t_\t_\n"
                           "1\ta\tA\tX\tx\tA=B\t2\tdep\t2:dep|2.1:conj\tGloss=a|B=c\n"
                           "2\tb\tb\tX\ty\t_\t0\troot\t0:root|1:x\tGloss=b\n"
                           "2.1\tz\tz\tX\tz\t_\t_\t_\t1:dep\t_\n"
                           "3\tc\tc \tX\tz\t_\t2\tobl\t2:obl:in\t_\n\n";

Problem refused(const Converted& converted, const std::string& edited)
{
    const auto restored = converted.restored(edited);
    EXPECT_FALSE(restored.has_value());
    return restored ? Problem() : restored.error();
}

TEST(RestoreTest, WithoutEditsTheOriginalIsByteForByte)
{
    for (const char* target : {"conllu", "conllup", "conllx", "cabocha", "knp:euc-jp", "dtag"}) {
        const Converted made(knp, "knp", target);
        EXPECT_EQ(made.restored(made.text), knp) << target;
    }
    for (const char* target : {"conllup", "conllx", "knp", "cabocha:unidic:shift-jis"}) {
        const Converted made("\xEF\xBB\xBF\n" + conllu + "\n" + conllu, "conllu", target);
        EXPECT_EQ(made.restored(made.text), "\xEF\xBB\xBF\n" + conllu + "\n" + conllu) << target;
    }
}

TEST(RestoreTest, AHeadComesBackAsTheHeadOfItsBunsetsu)
{
    const Converted made(knp, "knp", "conllu");
    const std::string edited
        = replaced(made.text, "\t2\tD\t_\tSpaceAfter=No|Reading=ほん", "\t0\tA\t_\tSpaceAfter=No|Reading=ほん");
    EXPECT_EQ(made.restored(edited), replaced(knp, "* 1D\n本", "* -1A\n本"));
}

TEST(RestoreTest, AHeadComesBackFromAFormatWithoutBunsetsu)
{
    const Converted made(knp, "knp", "conllx");
    EXPECT_EQ(made.restored(replaced(made.text, "\t3\tD\t", "\t0\tP\t")), replaced(knp, "* 1D <文頭>", "* -1P <文頭>"));
}

TEST(RestoreTest, FieldsComeBackFromColumnsAndMisc)
{
    const Converted made(knp, "knp", "conllu");
    std::string edited = replaced(made.text, "Reading=ひょう", "Reading=おもて");
    edited = replaced(edited, "を\tを\t助詞", "を\tヲ\t助詞");
    edited = replaced(
        edited, "|PosId=2|InflectionType=子音動詞マ行", "|InflectionType=子音動詞マ行|PosId=2|Semantics=x y");
    EXPECT_EQ(made.restored(edited),
        replaced(replaced(replaced(knp, "表 ひょう", "表 おもて"), "を を を", "を を ヲ"), "9 基本形 2 NIL",
            "9 基本形 2 x y"));
}

TEST(RestoreTest, WordsThatCameOrWentDoSoInTheOriginal)
{
    const Converted made(knp, "knp", "conllu");
    const std::string edited = replaced(made.text,
        "1\t本\t本\t名詞\t普通名詞\t_\t2\tD\t_\tSpaceAfter=No|Reading=ほん|PosId=6|SubPosId=1|BunsetuBILabel="
        "B\n2\t読む\t読む\t動詞\t_\t_\t0",
        "1\t本\t本\t名詞\t普通名詞\t_\t2\tbunsetsu\t_\tReading=ほん|PosId=6|SubPosId=1|BunsetuBILabel=B\n"
        "2\tを\tを\t助詞\t格助詞\t_\t3\tD\t_\tBunsetuBILabel=I\n3\t読む\t読む\t動詞\t_\t_\t0");
    const std::string inserted = replaced(knp, "* -1D\n読む", "を * を 助詞 0 格助詞 0 * 0 * 0 NIL\n* -1D\n読む");
    EXPECT_EQ(made.restored(edited), inserted);
    const Converted back(inserted, "knp", "conllu");
    EXPECT_EQ(back.restored(made.text), replaced(inserted, "を * を 助詞 0 格助詞 0 * 0 * 0 NIL\n", ""));
}

TEST(RestoreTest, WhatTheOriginalHasNoPlaceForIsRefusedNotDropped)
{
    const Converted made(knp, "knp", "conllu");
    for (const char* field : {"名詞\t普通名詞\tA=B\t2\tD\t_", "名詞\t普通名詞\t_\t2\tD\t2:foo"}) {
        const std::string edited
            = replaced(made.text, "1\t本\t本\t名詞\t普通名詞\t_\t2\tD\t_", std::string("1\t本\t本\t") + field);
        ASSERT_NE(edited, made.text);
        const auto restored = made.restored(edited);
        ASSERT_FALSE(restored) << field;
        EXPECT_EQ(restored.error().code, ConversionProblem::ChangeNotCarriedOver) << field;
    }
}

TEST(RestoreTest, AHeadOrRelationThatChangedAloneTakesItsCopyAlong)
{
    const std::string three = "<s>\n<W lemma=\"a\" msd=\"X\" in=\"\" out=\"1:x|2:y\">a</W>\n"
                              "<W lemma=\"b\" msd=\"X\" in=\"-1:x\" out=\"\">b</W>\n"
                              "<W lemma=\"c\" msd=\"X\" in=\"-2:y\" out=\"\">c</W>\n</s>\n";
    const Converted made(three, "dtag", "conllu");
    const std::string edited = replaced(made.text, "3\tc\tc\t_\tX\t_\t1\ty\t1:y", "3\tc\tc\t_\tX\t_\t2\tz\t1:y");
    const auto back = made.restored(edited);
    ASSERT_TRUE(back) << testing::PrintToString(back.error());
    EXPECT_NE(back->find("in=\"-1:z\" out=\"\">c</W>"), std::string::npos) << *back;
}

/// The losses of going back from `edited`, in words that show in a failure.
std::string lossesOfEdits(const Converted& made, const std::string& edited)
{
    const auto restored = restoredOriginal(Document("edited", edited, made.format), made.sidecar);
    if (!restored)
        return "refused";
    std::ostringstream text;
    for (const Loss& loss : restored->losses) {
        PrintTo(loss, &text);
        text << "; ";
    }
    return text.str();
}

TEST(RestoreTest, WhereWordsCameOrWentWhatFollowsFromThemIsToldAndTheRestRefused)
{
    const Converted made(knp, "knp", "conllu");
    const std::string word = "1\t本\t本\t名詞\t普通名詞\t_\t2\tD\t_\t";
    const std::string rest = "Reading=ほん|PosId=6|SubPosId=1|BunsetuBILabel=B\n";
    const std::string old = word + "SpaceAfter=No|" + rest + "2\t読む\t読む\t動詞\t_\t_\t0";
    const auto inserted = [&](const std::string& head, const std::string& feats, const std::string& misc) {
        return replaced(made.text, old,
            "1\t本\t本\t名詞\t普通名詞\t_\t" + head + "\t_\tSpaceAfter=No|" + rest + "2\tを\tを\t助詞\t格助詞\t" + feats
                + "\t3\tD\t_\t" + misc + "BunsetuBILabel=I\n3\t読む\t読む\t動詞\t_\t_\t0");
    };
    EXPECT_EQ(lossesOfEdits(made, inserted("2\tbunsetsu", "_", "SpaceAfter=No|")), "");
    EXPECT_EQ(lossesOfEdits(made, inserted("2\tbunsetsu", "_", "")), "misc SpaceAfter x1 from 1; ");
    EXPECT_EQ(lossesOfEdits(made, inserted("3\tD", "_", "SpaceAfter=No|")), "heads  x1 from 1; relations  x1 from 1; ");
    EXPECT_EQ(lossesOfEdits(made, inserted("2\tbunsetsu", "A=B", "SpaceAfter=No|")), "refused");
    EXPECT_EQ(lossesOfEdits(made, inserted("2\tbunsetsu", "_", "SpaceAfter=No|Gloss=x|")), "refused");
}

TEST(RestoreTest, ATextCommentThatWasNotChangedWithItsWordsIsLeftBehind)
{
    const Converted made(knp, "knp", "conllu");
    EXPECT_EQ(made.restored(replaced(made.text, "1\t本\t", "1\t森\t")), replaced(knp, "本 ほん", "森 ほん"));
}

TEST(RestoreTest, CommentsComeGoAndChange)
{
    const Converted made(knp, "knp", "conllu");
    EXPECT_EQ(made.restored(replaced(made.text, "# S-ID:a-1 KNP:4.2\n", "# S-ID:a-1 KNP:5\n# new\n")),
        replaced(knp, "# S-ID:a-1 KNP:4.2\n", "# S-ID:a-1 KNP:5\n# new\n"));
    EXPECT_EQ(made.restored(replaced(made.text, "# S-ID:a-1 KNP:4.2\n", "")),
        replaced(knp, "# S-ID:a-1 KNP:4.2\n", "# S-ID:a-1\n"));
}

TEST(RestoreTest, WhatTheOtherFormatHasNotGotStays)
{
    const Converted made(conllu, "conllu", "conllx");
    EXPECT_EQ(
        made.restored(replaced(made.text, "1\ta\tA\tX", "1\ta\tA\tY")), replaced(conllu, "1\ta\tA\tX", "1\ta\tA\tY"));
    EXPECT_EQ(made.restored(replaced(made.text, "2\tobl", "1\tobj")),
        replaced(replaced(conllu, "2\tobl\t", "1\tobj\t"), "2:obl:in", "1:obj"))
        << "the copy among the enhanced arcs follows; what was appended belonged to the old relation";
}

TEST(RestoreTest, WordsThatGoTakeRangesAndArcsAlong)
{
    const Converted made(conllu, "conllu", "conllx");
    const auto lines = splitLines(made.text);
    const std::string edited = "1\tb\tb\tX\ty\t_\t0\troot\t_\t_\n2\tc\tc \tX\tz\t_\t1\tobl\t_\t_\n\n";
    EXPECT_EQ(made.restored(edited),
        "# sent_id = 1\n# text = ab c\n"
        "1-1\tab\t_\t_\t_\t_\t_\t_\t_\t_\n"
        "1\tb\tb\tX\ty\t_\t0\troot\t0:root\tGloss=b\n"
        "1.1\tz\tz\tX\tz\t_\t_\t_\t_\t_\n"
        "2\tc\tc \tX\tz\t_\t1\tobl\t1:obl:in\t_\n\n");
}

TEST(RestoreTest, RangesAndEmptyNodesComeBackFromAFormatThatHasThem)
{
    const Converted made(conllu, "conllu", "conllup");
    std::string edited = replaced(made.text, "1-2\tab", "1-2\tab'");
    edited = replaced(edited, "2.1\tz\tz", "2.1\tz\ty");
    edited = replaced(edited, "3\tc\tc", "3-3\tc!\t_\t_\t_\t_\t_\t_\t_\t_\n3\tc\tc");
    EXPECT_EQ(made.restored(edited), edited.substr(edited.find('\n') + 1));
}

TEST(RestoreTest, ReorderedSentencesStayInTheOrderOfTheOriginal)
{
    const Converted made(first + second, "knp", "conllu");
    const auto middle = made.text.find("\n\n") + 2;
    const std::string edited
        = replaced(made.text.substr(middle), "読む\t動詞", "ヨム\t動詞") + made.text.substr(0, middle);
    const auto restored = restoredOriginal(Document("edited", edited, made.format), made.sidecar);
    ASSERT_TRUE(restored.has_value()) << testing::PrintToString(restored.error());
    EXPECT_TRUE(restored->isReordered);
    EXPECT_EQ(restored->changed, 1U);
    EXPECT_EQ(restored->document->serialised(), first + replaced(second, "読む 動詞", "ヨム 動詞"));
}

TEST(RestoreTest, SentencesThatCameOrWentAreRefused)
{
    const Converted made(first + second, "knp", "conllu");
    const auto middle = made.text.find("\n\n") + 2;
    const auto problem = [](const char* sentence) {
        return Problem{ConversionProblem::SidecarOfOtherFile, "edited", 0, 0, {sentence, "edited.arcwright.json"}};
    };
    EXPECT_EQ(refused(made, made.text.substr(middle)), problem("1"));
    EXPECT_EQ(refused(made, made.text.substr(0, middle)), problem("2"));
    EXPECT_EQ(refused(made, made.text + "1\tx\tx\tX\t_\t_\t0\tD\t_\t_\n\n"), problem("3"));
    EXPECT_EQ(refused(made, "1\tx\tx\tX\t_\t_\t0\tD\t_\t_\n\n" + made.text.substr(middle)), problem("1"));
}

TEST(RestoreTest, WhatCannotBeReadOrWrittenIsNamed)
{
    const Converted made(test::inEncoding(TextEncoding::ShiftJis, first + second), "knp:shift-jis", "conllu");
    EXPECT_EQ(refused(made, replaced(made.text, "1\t表\t", "1\t😀\t")),
        (Problem{TextProblem::CharacterNotInEncoding, "edited", 1, 1, {"😀", "shift-jis"}}));
    EXPECT_EQ(refused(made, replaced(made.text, "1\t表\t", "2\t表\t")).code, FormatProblem::InvalidWordId);
    const Converted ranges(conllu, "conllu", "conllup");
    EXPECT_EQ(refused(Converted(conllu, "conllu", "conllx"), ""),
        (Problem{ConversionProblem::SidecarOfOtherFile, "edited", 0, 0, {"1", "edited.arcwright.json"}}));
}

TEST(RestoreTest, ItCanBeCancelled)
{
    const Converted made(knp, "knp", "conllu");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(
        restoredOriginal(Document("edited", made.text, made.format), made.sidecar, {}, stop.get_token()).error().code,
        JobProblem::Cancelled);
}

/// A random file of Japanese and a format to convert it to.
Converted randomConverted(const std::vector<std::string>& targets)
{
    const bool isKnp = *rc::gen::arbitrary<bool>();
    const TextEncoding encoding = test::randomEncoding();
    const std::string bytes = test::inEncoding(encoding, isKnp ? test::randomKnpFile() : test::randomLatticeFile());
    return Converted(bytes, nameWithEncoding(isKnp ? "knp" : "cabocha", encoding), test::oneOf(targets));
}

TEST(RestorePropertyTest, WithoutEditsEveryOriginalIsByteForByte)
{
    EXPECT_TRUE(rc::check([] {
        const Converted made
            = randomConverted({"conllu", "conllup", "conllx", "knp", "cabocha", "cabocha:other:euc-jp"});
        RC_LOG() << made.sidecar.bytes() << "became\n" << made.text << testing::PrintToString(made.restored(made.text));
        RC_ASSERT(made.restored(made.text).value() == made.sidecar.bytes());
    }));
    EXPECT_TRUE(rc::check([] {
        const Converted made(test::randomFile(), "conllu", test::oneOf({"conllup", "conllx", "knp", "cabocha"}));
        RC_LOG() << made.sidecar.bytes() << "became\n" << made.text << testing::PrintToString(made.restored(made.text));
        RC_ASSERT(made.restored(made.text).value() == made.sidecar.bytes());
    }));
}

/// The document with a random change of the heads of bunsetsu and of fields, as one would make it in CoNLL-U, and the
/// number of words touched.
std::pair<std::shared_ptr<const Document>, std::size_t> edited(const Document& document)
{
    const auto index = static_cast<std::size_t>(test::randomNumber(0, static_cast<int>(document.size())));
    const auto sentence = document.sentence(index);
    Sentence changed = *sentence;
    std::vector<int> lasts; // of each bunsetsu
    for (int id = 1; id <= changed.size(); ++id) {
        const bool isLast
            = id == changed.size() || changed.word(id + 1).misc.find("BunsetuBILabel=B") != std::string::npos;
        if (isLast)
            lasts.push_back(id);
    }
    std::set<int> touched;
    for (int count = test::randomNumber(1, 4); count > 0; --count) {
        const auto pick
            = [&] { return lasts[static_cast<std::size_t>(test::randomNumber(0, static_cast<int>(lasts.size())))]; };
        const int id = pick();
        const int head = test::randomNumber(0, 4) == 3 ? 0 : pick();
        touched.insert(id);
        if (head != id)
            changed.word(id).head = head;
        changed.word(id).relation = test::oneOf({"D", "P", "A", "I"});
        changed.word(id).lemma = test::oneOf({"新", "x"});
    }
    return {document.with(replacement(document.id(index), sentence, std::make_shared<const Sentence>(changed))),
        touched.size()};
}

std::size_t differentLines(const std::string& before, const std::string& after)
{
    const auto old = splitLines(before);
    const auto now = splitLines(after);
    RC_ASSERT(old.size() == now.size());
    std::size_t different = 0;
    for (std::size_t i = 0; i < old.size(); ++i)
        different += old[i].text == now[i].text && old[i].ending == now[i].ending ? 0 : 1;
    return different;
}

TEST(RestorePropertyTest, EditsInConlluComeBackAndTouchTheirLinesAlone)
{
    EXPECT_TRUE(rc::check([] {
        const Converted made = randomConverted({"conllu", "conllup"});
        const auto [document, touched] = edited(Document("edited", made.text, made.format));
        const std::string text = document->serialised().value();
        const std::string original = made.restored(text).value();
        RC_ASSERT(differentLines(made.sidecar.bytes(), original) <= touched * 2);
        const Document again("again", original, made.original->format());
        RC_ASSERT(convertedText(again, *made.format).value() == text);
    }));
}

TEST(RestorePropertyTest, EditsInConllXComeBackWithTheirEnhancedCopies)
{
    EXPECT_TRUE(rc::check([] {
        const Converted made(test::randomFile(), "conllu", "conllx");
        const Document document("edited", made.text, made.format);
        const auto index = static_cast<std::size_t>(test::randomNumber(0, static_cast<int>(document.size())));
        Sentence now = *document.sentence(index);
        Sentence expected = *made.original->sentence(index);
        const int word = test::randomNumber(1, now.size() + 1);
        const int head = test::randomNumber(0, now.size() + 1);
        for (Sentence* sentence : {&now, &expected}) {
            if (sentence->word(word).head != head)
                *sentence = withHead(*sentence, word, head);
            *sentence = withRelation(*sentence, word, "new");
        }
        const auto changed = document.with(
            replacement(document.id(index), document.sentence(index), std::make_shared<const Sentence>(now)));
        const std::string original = made.restored(changed->serialised().value()).value();
        RC_ASSERT(differentLines(made.sidecar.bytes(), original) <= 1);
        const Document again("again", original, made.original->format());
        RC_LOG() << made.sidecar.bytes() << "became\n" << original << index << ' ' << word << ' ' << head;
        RC_ASSERT(again.sentence(index)->tokens == expected.tokens);
    }));
}

TEST(RestoreTest, DtagIsByteForByteAfterConllu)
{
    const std::string dtag = "<text>\n<s>\n<W lemma=\"x\" msd=\"NC\" in=\"\" out=\"1:subj|4:coref\">x</W>\n"
                             "<W lemma=\"y\" in=\"-1:subj|-1:[subj]\" out=\"\" note='z'>y</W>\n</s>\n<p>\n<s>\n"
                             "<W in=\"-4:coref\" out=\"\">z</W>\n</s>\n</text>\n";
    const Converted made(dtag, "dtag", "conllu");
    EXPECT_EQ(made.restored(made.text), dtag);
    EXPECT_EQ(
        made.restored(replaced(made.text, "1\tx\tx\t_\tNC", "1\tx\tx\t_\tND")), replaced(dtag, "\"NC\"", "\"ND\""));
}

} // namespace restore_test
} // namespace arcwright
