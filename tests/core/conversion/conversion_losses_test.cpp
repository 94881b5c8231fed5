// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/conversion_losses.h"
#include "core/formats/registry.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/documents/annotation_text.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/format_problems.h"
#include "tests/core/support/conversions.h"
#include "tests/core/support/japanese_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace losses_test {

using Losses = std::vector<Loss>;
using enum LossKind;

Losses losses(const std::string& bytes, std::string_view format, std::string_view target)
{
    const auto document = test::documentOf(bytes, format);
    const auto found = lossesOf(*document, *formatFor(*document, target));
    EXPECT_TRUE(found.has_value()) << testing::PrintToString(found.error());
    return found.value_or(Losses());
}

const std::string plain = "1\tx\ty\tX\tZ\t_\t0\troot\t_\t_\n\n";
const std::string rich = "# sent_id = 1\n# c\n"
                         "1-2\txy\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No\n"
                         "1\tx\tx\tX\tx\tA=B\t2\tdep\t2:dep|2.1:conj\tGloss=a|B=c\n"
                         "2\ty\ty\tX\ty\t_\t0\troot\t0:root|1:x\tGloss=b\n"
                         "2.1\tz\tz\tX\tz\t_\t_\t_\t1:dep\t_\n\n";
const std::string knp = "# S-ID:1\n* 1D <文頭>\n+ 1D\n表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
                        "* -1P\n見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\n@ 見る\nEOS\n";

TEST(LossesTest, InItsOwnFormatNothingIsLost)
{
    EXPECT_EQ(losses(rich, "conllu", "conllu"), Losses());
    EXPECT_EQ(losses(knp, "knp", "knp"), Losses());
}

TEST(LossesTest, NamesOfTheStandardColumnsAreNamesOfColumnsInPlusToo)
{
    const std::string named = "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC\n# c\n" + plain;
    EXPECT_EQ(losses(named, "conllu", "conllup"), Losses());
}

TEST(LossesTest, AHundredThousandAttributesOfAWordTakeNoLonger)
{
    // Looked for one among the others they would be 5,000,000,000 comparisons, many times over: this test would not
    // end.
    std::string misc;
    for (int i = 0; i < 100'000; ++i)
        misc += (misc.empty() ? "K" : "|K") + std::to_string(100'000 + i) + "=v";
    const std::string text = "1\tx\ty\tX\tZ\t_\t0\troot\t_\t" + misc + "\n\n";
    EXPECT_EQ(losses(text, "conllu", "dtag"), Losses());
    const Losses lost = losses(text, "conllu", "conllx");
    ASSERT_EQ(lost.size(), 100'000U);
    EXPECT_EQ(lost[0], (Loss{Misc, "K100000", 1, 0}));
}

TEST(LossesTest, LinesThatRepeatAreCountedAndManyTakeNoLonger)
{
    Sentence before;
    before.tokens.emplace_back();
    before.comments = {"# a", "# a", "# b"};
    Sentence after = before;
    after.comments = {"# b", "# a"};
    const auto& conllu = *formatNamed("conllu");
    EXPECT_EQ(lossesBetween(before, after, conllu), (Losses{{Comments, "", 1, 0}}));

    // 300,000 lines compared with one another would be 45,000,000,000 comparisons: this test would not end.
    const std::size_t lines = test::isSanitized ? 30'000 : 300'000;
    std::string text;
    for (std::size_t line = 0; line < lines; ++line)
        text += "# comment " + std::to_string(line) + '\n';
    text += "1\tx\ty\tX\tZ\t_\t0\troot\t_\t_\n\n";
    for (const char* target : {"dtag", "knp", "conllx"}) {
        const Losses found = losses(text, "conllu", target);
        const auto comments
            = std::find_if(found.begin(), found.end(), [](const Loss& loss) { return loss.kind == Comments; });
        if (std::string_view(target) == "conllx") {
            ASSERT_NE(comments, found.end());
            EXPECT_EQ(comments->count, lines);
        }
    }
}

TEST(LossesTest, WhatConllXHasNoPlaceForIsCounted)
{
    EXPECT_EQ(losses(plain + rich, "conllu", "conllx"),
        (Losses{{Comments, "", 2, 1}, {SecondaryArcs, "", 2, 1}, {Misc, "B", 1, 1}, {Misc, "Gloss", 2, 1},
            {MultiwordTokens, "", 1, 1}, {EmptyNodes, "", 1, 1}}));
    EXPECT_EQ(losses("1\tx\tx\tX\tX\tA|B\t0\troot\t0\tROOT\n\n", "conllx", "conllu"), Losses());
}

TEST(LossesTest, WhatKnpHasNoPlaceForIsCounted)
{
    EXPECT_EQ(losses(rich, "conllu", "knp"),
        (Losses{{Features, "", 1, 0}, {Relations, "", 2, 0}, {SecondaryArcs, "", 2, 0}, {Misc, "B", 1, 0},
            {Misc, "Gloss", 2, 0}, {Misc, "SpaceAfter", 1, 0}, {MultiwordTokens, "", 1, 0}, {EmptyNodes, "", 1, 0}}))
        << "that there is a space is lost too";
}

TEST(LossesTest, OfKnpConlluKeepsAllButBasicPhrasesAndHomographs)
{
    EXPECT_EQ(losses(knp + knp, "knp", "conllu"), (Losses{{OtherLines, "", 4, 0}}));
    EXPECT_EQ(losses(knp, "knp", "conllup"), (Losses{{OtherLines, "", 2, 0}}));
    EXPECT_EQ(losses(knp, "knp", "conllx"),
        (Losses{{Comments, "", 1, 0}, {OtherLines, "", 2, 0}, {FurtherFields, "InflectionForm", 1, 0},
            {FurtherFields, "InflectionFormId", 1, 0}, {FurtherFields, "InflectionType", 1, 0},
            {FurtherFields, "InflectionTypeId", 1, 0}, {FurtherFields, "PosId", 2, 0}, {FurtherFields, "Reading", 2, 0},
            {FurtherFields, "SubPosId", 1, 0}, {BunsetsuDetails, "", 1, 0}}));
}

/// Two words, the first of which hangs on the second.
std::string pair(const std::string& deps, const std::string& rootDeps, const std::string& misc = "_")
{
    return "1\ta\ta\tX\tX\t_\t2\tdep\t" + deps + '\t' + misc + "\n2\tb\tb\tX\tX\t_\t0\troot\t" + rootDeps + "\t_\n\n";
}

TEST(LossesTest, InDtagHeadsAreListedOtherwise)
{
    EXPECT_EQ(losses(pair("_", "_"), "conllu", "dtag"), (Losses{{ListsOfHeads, "", 1, 0}})) << "DEPS are added";
    EXPECT_EQ(losses(pair("2:dep", "0:root"), "conllu", "dtag"), (Losses{{ListsOfHeads, "", 1, 0}}))
        << "node 0 is no word of DTAG";
    EXPECT_EQ(losses(pair("2:dep", "_"), "conllu", "dtag"), Losses());
    EXPECT_EQ(losses(pair("0:x|2:dep", "_"), "conllu", "dtag"), (Losses{{SecondaryArcs, "", 1, 0}}));
    EXPECT_EQ(losses(pair("2:dep", "_"), "conllu", "conllx"), (Losses{{ListsOfHeads, "", 1, 0}}));
    EXPECT_EQ(losses(pair("2:dep", "_", "B=1|A=2"), "conllu", "dtag"), (Losses{{MiscOrder, "", 1, 0}}));
}

TEST(LossesTest, ThatAWordHasNoHeadIsLostWhereItMustHaveOne)
{
    EXPECT_EQ(losses("1\ta\ta\tX\tX\t_\t_\t_\t_\t_\n\n", "conllu", "dtag"), (Losses{{Heads, "", 1, 0}}));
}

TEST(LossesTest, OfConlluWhatIsNotSaidToBeLostComesBack)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = test::documentOf(test::randomFile());
        const auto target = formatFor(*document, test::oneOf({"dtag", "dtag", "conllx", "conllup", "knp", "cabocha"}));
        const auto lost = lossesOf(*document, *target);
        if (!lost) // there are forms that others cannot write
            return;
        std::set<LossKind> kinds;
        for (const Loss& loss : *lost)
            kinds.insert(loss.kind);
        const Document other("inline", *convertedText(*document, *target), target);
        const Document again("inline", *convertedText(other, *document->format()), document->format());
        RC_ASSERT(again.size() == document->size());
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto before = document->sentence(i);
            const auto after = again.sentence(i);
            const bool mayDiffer = kinds.contains(Characters) || kinds.contains(Words);
            for (int id = 1; id <= before->size() && !mayDiffer; ++id) {
                const Token& was = before->word(id);
                const Token& is = after->word(id);
                RC_ASSERT(kinds.contains(Heads) || was.head == is.head);
                const bool areParentsSaid = kinds.contains(ListsOfHeads) || kinds.contains(SecondaryArcs);
                RC_ASSERT(areParentsSaid || kinds.contains(Relations) || was.parents == is.parents);
                RC_ASSERT(kinds.contains(Misc) || kinds.contains(MiscOrder) || was.misc == is.misc);
            }
        }
    }));
}

TEST(LossesTest, BunsetsuOfSeveralWordsAreLostWhereNothingMarksThem)
{
    std::string two = knp;
    two.replace(two.find("* -1P\n"), 6, "");
    two.replace(two.find("* 1D"), 4, "* -1D");
    const auto found = losses(two, "knp", "conllx");
    EXPECT_EQ(found.back(), (Loss{LossKind::Bunsetsu, "", 1, 0}));
}

TEST(LossesTest, BetweenKnpAndCabochaTheDetailsOfBunsetsuAreLost)
{
    EXPECT_EQ(losses(knp, "knp", "cabocha"),
        (Losses{{OtherLines, "", 2, 0}, {FurtherFields, "InflectionFormId", 1, 0},
            {FurtherFields, "InflectionTypeId", 1, 0}, {FurtherFields, "PosId", 2, 0},
            {FurtherFields, "SubPosId", 1, 0}, {BunsetsuDetails, "", 1, 0}}));
    EXPECT_EQ(losses("* 0 -1D 0/0 1.0\n表\t名詞,*,*,*,表,ひょう,*\tO\nEOS\n", "cabocha:juman", "knp"),
        (Losses{{FurtherFields, "NamedEntity", 1, 0}, {BunsetsuDetails, "", 1, 0}}));
}

TEST(LossesTest, ReplacedCharactersAreCounted)
{
    EXPECT_EQ(losses("* -1D\n😀 〜 ñ 名詞 6 * 0 * 0 * 0 NIL\nEOS\n", "knp", "knp:shift-jis"),
        (Losses{{Characters, "", 3, 0}}));
    EXPECT_EQ(losses("1\ta b\ta b\tX\t_\t_\t0\tD\t_\tSpaceAfter=No\n\n", "conllu", "knp"),
        (Losses{{Misc, "SpaceAfter", 1, 0}, {Characters, "", 2, 0}}));
}

TEST(LossesTest, LinesOutsideOfSentencesAreCounted)
{
    const auto plus = std::make_shared<const ConlluFormat>(conlluPlusFamily, ConlluColumns({"ID", "FORM", "MISC"}));
    const Document document("inline", "# global.columns = ID FORM MISC\n1\tx\tA=1\n\n", plus);
    EXPECT_EQ(lossesOf(document, *formatNamed("conllu")).value(), Losses());
    EXPECT_EQ(losses("EOS\n\nEOS\n" + knp, "knp", "knp:euc-jp"), Losses()) << "which stand for empty lines";
}

TEST(LossesTest, WhatAnnotatorsSayGoesAlongOnlyInTheTextOfSentences)
{
    const auto document = test::documentOf(plain + plain);
    Sentence confirmed = *document->sentence(1);
    confirmed.annotation.confirmed = true;
    const auto with = [&](Sentence sentence) {
        return document->with(
            replacement(document->id(1), document->sentence(1), std::make_shared<const Sentence>(std::move(sentence))));
    };
    const auto lossesTo = [](const Document& annotated, const char* target) {
        return lossesOf(annotated, *formatFor(annotated, target)).value();
    };
    const Loss loss{LossKind::Annotations, "", 1, 1};
    EXPECT_EQ(lossesTo(*with(confirmed), "conllu"), Losses{loss}) << "its own format";
    EXPECT_EQ(lossesTo(*with(confirmed), "conllup").back(), loss);
    const auto inText = with(withAnnotationText(confirmed));
    EXPECT_EQ(lossesTo(*inText, "conllu"), Losses());
    for (const Loss& other : lossesTo(*inText, "conllup"))
        EXPECT_NE(other.kind, LossKind::Annotations);
    EXPECT_EQ(lossesTo(*inText, "conllx").back(), loss);
}

TEST(LossesTest, HeadsAreLostWhereNothingSaysThem)
{
    const auto document = test::documentOf(plain);
    const ConlluFormat bare(conlluPlusFamily, ConlluColumns({"ID", "FORM"}));
    EXPECT_EQ(lossesOf(*document, bare).value(),
        (Losses{{Lemmas, "", 1, 0}, {Upos, "", 1, 0}, {Xpos, "", 1, 0}, {Heads, "", 1, 0}, {Relations, "", 1, 0}}));
}

TEST(LossesTest, ASentenceThatCannotBeReadIsNamed)
{
    const auto document = test::documentOf(knp + "* 0D\nEOS\n", "knp");
    EXPECT_EQ(lossesOf(*document, *formatNamed("conllu")).error(),
        (Problem{FormatProblem::EmptyBunsetsu, "inline", 9, 1, {}}));
}

TEST(LossesTest, SentencesThatCannotBeReadMayBeLeftOut)
{
    const auto document = test::documentOf("1\tx\n\n" + plain + "2\n\n");
    const auto found = lossesOf(*document, *formatNamed("conllx"), {}, {}, Unreadable::LeaveOut);
    EXPECT_EQ(found.value(), (Losses{{UnreadableSentences, "", 2, 0}}));
    const auto text = convertedText(*document, *formatNamed("conllx"), {}, {}, Unreadable::LeaveOut);
    EXPECT_EQ(text.value(), test::convertedText(plain, "conllu", "conllx"));
    EXPECT_EQ(convertedText(*document, *formatNamed("conllx")).error().code, FormatProblem::WrongColumnCount);
}

TEST(LossesTest, ProgressIsToldAndItCanBeCancelled)
{
    std::string bytes;
    for (int i = 0; i < 250; ++i)
        bytes += plain;
    const auto document = test::documentOf(bytes);
    std::vector<Progress> told;
    std::stop_source stop;
    const auto sink = [&](const Progress& progress) { told.push_back(progress); };
    ASSERT_TRUE(lossesOf(*document, *formatNamed("conllx"), sink).has_value());
    EXPECT_GE(told.size(), 50U);
    EXPECT_LE(told.size(), 130U);
    EXPECT_EQ(told.back().done, 250U);
    EXPECT_EQ(told.back().total, 250U);
    stop.request_stop();
    EXPECT_EQ(lossesOf(*document, *formatNamed("conllx"), {}, stop.get_token()).error().code, JobProblem::Cancelled);
}

TEST(LossesTest, WhereNothingIsLostConvertingBackGivesTheSame)
{
    EXPECT_TRUE(rc::check([] {
        const bool isKnp = *rc::gen::arbitrary<bool>();
        const std::string bytes = isKnp ? test::randomKnpFile() : test::randomLatticeFile();
        const auto document = test::documentOf(bytes, isKnp ? "knp" : "cabocha");
        const auto target = formatFor(*document, test::oneOf({"conllu", "conllup", "knp:euc-jp", "cabocha", "knp"}));
        const auto lost = lossesOf(*document, *target);
        RC_ASSERT(lost.has_value());
        const Document other("inline", *convertedText(*document, *target), target);
        const auto back = convertedText(other, *document->format());
        RC_ASSERT(back.has_value());
        const Document again("inline", *back, document->format());
        RC_ASSERT(again.size() == document->size());
        std::map<std::pair<LossKind, std::string>, std::size_t> counts;
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto before = document->sentence(i);
            const auto after = again.sentence(i);
            for (const Loss& loss : lossesBetween(*before, *after, *document->format()))
                counts[{loss.kind, loss.name}] += loss.count;
            const bool saysNone = std::all_of(lost->begin(), lost->end(), [](const Loss& loss) {
                return loss.kind == OtherLines || loss.kind == Comments || loss.kind == BunsetsuDetails;
            });
            if (saysNone) {
                RC_ASSERT(after->tokens == before->tokens);
                RC_ASSERT(after->bunsetsu.size() == before->bunsetsu.size());
            }
        }
        for (const Loss& loss : *lost) {
            const bool isCounted = loss.kind == Lines || counts[{loss.kind, loss.name}] == loss.count;
            RC_ASSERT(isCounted);
        }
        RC_ASSERT(counts.size() == lost->size());
    }));
}

} // namespace losses_test
} // namespace arcwright
