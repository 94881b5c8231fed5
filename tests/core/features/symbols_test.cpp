// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/symbols.h"

#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace symbols_test {

Token word(std::string form, std::string upos = "X", std::string xpos = "", std::string feats = "")
{
    Token made = test::token(std::move(form), std::move(upos), 0, "root");
    made.xpos = std::move(xpos);
    made.feats = std::move(feats);
    return made;
}

TEST(AttributeTest, FormsAreLowerCasedAndNumbersAreOne)
{
    EXPECT_EQ(attributeText(word("Praha"), Attribute::Form), "praha");
    EXPECT_EQ(attributeText(word("ØL"), Attribute::Form), "øl");
    EXPECT_EQ(attributeText(word("1997"), Attribute::Form), attributeText(word("3,50"), Attribute::Form));
    EXPECT_EQ(attributeText(word("1.000,5"), Attribute::Form), attributeText(word("7"), Attribute::Form));
    EXPECT_NE(attributeText(word("4th"), Attribute::Form), attributeText(word("7"), Attribute::Form));
    EXPECT_EQ(attributeText(word("."), Attribute::Form), ".") << "punctuation is no number";
    EXPECT_EQ(attributeText(word("1997"), Attribute::Lemma), attributeText(word("7"), Attribute::Lemma));
    EXPECT_EQ(attributeText(word("dogs"), Attribute::Lemma), "dogs");
}

TEST(AttributeTest, PrefixesAreFiveCharactersOfLongerForms)
{
    EXPECT_EQ(attributeText(word("Parliament"), Attribute::Prefix), "parli");
    EXPECT_EQ(attributeText(word("příliš"), Attribute::Prefix), "příli") << "characters, not bytes";
    EXPECT_EQ(attributeText(word("house"), Attribute::Prefix), "house");
    EXPECT_EQ(attributeText(word("日本語日本語"), Attribute::Prefix), "日本語日本");
}

TEST(AttributeTest, TheCoarseTagIsUposElseTwoLettersOfTheTreebanksOwn)
{
    EXPECT_EQ(attributeText(word("x", "NOUN", "NNFS4"), Attribute::Coarse), "NOUN");
    EXPECT_EQ(attributeText(word("x", "", "NCCSU==I"), Attribute::Coarse), "NC");
    EXPECT_EQ(attributeText(word("x", "_", "XP"), Attribute::Coarse), "XP");
    EXPECT_EQ(attributeText(word("x", "", ""), Attribute::Coarse), "");
}

TEST(AttributeTest, TheFineTagHasTheCaseWhereWordsHaveOne)
{
    EXPECT_EQ(attributeText(word("x", "NOUN", "NNFS4-----A----", "Case=Acc|Gender=Fem"), Attribute::Tag), "NOUN|Acc");
    EXPECT_EQ(attributeText(word("x", "NOUN", "NN", "NumCase=No|Case=Nom"), Attribute::Tag), "NOUN|Nom");
    EXPECT_EQ(attributeText(word("x", "VERB", "VpYS---XR-AA---", "Tense=Past"), Attribute::Tag), "VERBVp");
    EXPECT_EQ(attributeText(word("x", "VERB", "VBZ"), Attribute::Tag), "VBZ");
    EXPECT_EQ(attributeText(word("x", "VERB", ""), Attribute::Tag), "VERB");
    EXPECT_EQ(attributeText(word("x", "", "VADR=----A-"), Attribute::Tag), "VADR=----A-");
}

TEST(LanguageTest, NamesLeadToLanguagesAndBack)
{
    for (const Language language : allLanguages())
        EXPECT_EQ(languageNamed(nameOf(language)), language);
    EXPECT_EQ(nameOf(Language::Any), "any");
    EXPECT_EQ(languageNamed("xx"), std::nullopt);
}

TEST(LanguageTest, ArabicFallsBackToTheLemmaWhereThereIsOne)
{
    Token made = word("wyktbwnhA");
    made.lemma = "kataba";
    EXPECT_EQ(attributeText(made, Attribute::Prefix, Language::Arabic), "kataba");
    EXPECT_EQ(attributeText(made, Attribute::Prefix), "wyktb");
    made.lemma = "_";
    EXPECT_EQ(attributeText(made, Attribute::Prefix, Language::Arabic), "wyktb");
}

TEST(LanguageTest, ChineseFallsBackToTheFirstCharacterOfLongerWords)
{
    EXPECT_EQ(attributeText(word("研究生"), Attribute::Prefix, Language::Chinese), "研");
    EXPECT_EQ(attributeText(word("人"), Attribute::Prefix, Language::Chinese), "人");
    EXPECT_EQ(attributeText(word("研究生"), Attribute::Form, Language::Chinese), "研究生");
}

TEST(LanguageTest, ChineseNumbersAndDatesAreOneEach)
{
    const auto form = [](const char* text) { return attributeText(word(text), Attribute::Form, Language::Chinese); };
    for (const char* number : {"1997", "３０", "三百二十", "两亿", "3.5", "〇"})
        EXPECT_EQ(form(number), "<number>") << number;
    EXPECT_EQ(form("一九九七年"), "<year>");
    EXPECT_EQ(form("12月"), "<month>");
    EXPECT_EQ(form("二十日"), "<date>");
    EXPECT_EQ(form("5号"), "<date>");
    for (const char* other : {"年", "月", "日", "点", "一些", "年年", "今年", "。", "."})
        EXPECT_EQ(form(other), other) << other;
    EXPECT_EQ(attributeText(word("12月"), Attribute::Lemma, Language::Chinese), "<month>");
    EXPECT_EQ(attributeText(word("12月"), Attribute::Prefix, Language::Chinese), "<month>");
    EXPECT_EQ(attributeText(word("12月"), Attribute::Form), "12月") << "elsewhere it is a word as any other";
}

TEST(LanguageTest, CzechPositionalTagsAreCutToPartOfSpeechAndCaseElseSubPart)
{
    const auto tag = [](const Token& token) { return attributeText(token, Attribute::Tag, Language::Czech); };
    EXPECT_EQ(tag(word("x", "", "NNFS4-----A----")), "N|4");
    EXPECT_EQ(tag(word("x", "", "VpYS---XR-AA---")), "Vp") << "no case";
    EXPECT_EQ(tag(word("x", "", "RR--6----------")), "R|6");
    EXPECT_EQ(tag(word("x", "NOUN", "NNFS4-----A----")), "NOUN|4");
    EXPECT_EQ(tag(word("x", "NOUN", "NNFS4-----A----", "Case=Acc|Gender=Fem")), "NOUN|Acc");
    EXPECT_EQ(tag(word("x", "VERB", "VpYS---XR-AA---")), "VERBVp");
    EXPECT_EQ(tag(word("x", "", "NC")), "NC") << "a tag that is not positional stays";
    EXPECT_EQ(attributeText(word("x", "", "NNFS4-----A----"), Attribute::Tag), "NNFS4-----A----");
}

TEST(LanguageTest, SymbolsAreThoseOfTheLanguage)
{
    const auto sentence = test::sentence({word("三月"), word("五月"), word("研究")});
    const TokenSymbols symbols({*sentence, Language::Chinese});
    EXPECT_EQ(symbols.at(1, Attribute::Form), symbols.at(2, Attribute::Form));
    EXPECT_NE(TokenSymbols(*sentence).at(1, Attribute::Form), TokenSymbols(*sentence).at(2, Attribute::Form));
}

TEST(TokenSymbolsTest, EqualTextsHaveEqualSymbolsWithinAnAttributeOnly)
{
    const TokenSymbols symbols(*test::sentence({word("Same"), word("same"), word("other")}));
    EXPECT_EQ(symbols.size(), 3);
    EXPECT_EQ(symbols.at(1, Attribute::Form), symbols.at(2, Attribute::Form));
    EXPECT_NE(symbols.at(1, Attribute::Form), symbols.at(3, Attribute::Form));
    EXPECT_NE(symbols.at(1, Attribute::Form), symbols.at(1, Attribute::Prefix));
    EXPECT_NE(symbols.at(1, Attribute::Lemma), symbols.at(2, Attribute::Lemma));
}

TEST(TokenSymbolsTest, RootAndBoundariesHaveSymbolsOfTheirOwn)
{
    const TokenSymbols symbols(*test::sentence({word("<root>"), word("<before>"), word("")}));
    std::set<std::uint64_t> seen;
    for (int position = -1; position <= 4; ++position)
        seen.insert(symbols.at(position, Attribute::Form));
    EXPECT_EQ(seen.size(), 6U) << "a word cannot pass for the root";
    EXPECT_EQ(symbols.at(-7, Attribute::Tag), symbols.at(-1, Attribute::Tag));
    EXPECT_EQ(symbols.at(99, Attribute::Tag), symbols.at(4, Attribute::Tag));
}

TEST(TokenSymbolsTest, ASentenceWithoutWordsHasRootAndBoundaries)
{
    const TokenSymbols symbols{Sentence()};
    EXPECT_EQ(symbols.size(), 0);
    EXPECT_NE(symbols.at(0, Attribute::Form), symbols.at(1, Attribute::Form));
}

} // namespace symbols_test
} // namespace arcwright
