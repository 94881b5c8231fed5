// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <gtest/gtest.h>

#include "core/treebank/basic_phrases.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace real_japanese_test {

struct KyotoPart {
    const char* file;
    std::size_t sentences;
    std::size_t bunsetsu;
};

/// Runs on the Kyoto University Web Document Leads Corpus.
class RealJapaneseTest : public test::TreebankFolderTest, public testing::WithParamInterface<KyotoPart> {
protected:
    std::string path() const { return folder() + "/ja/" + GetParam().file; }
};

TEST_P(RealJapaneseTest, OpensWithoutAProblemAndComesBackByteForByte)
{
    const auto opened = openDocument(path());
    ASSERT_TRUE(opened.has_value()) << testing::PrintToString(opened.error());
    const auto document = *opened;
    EXPECT_EQ(document->format(), formatNamed("knp"));
    EXPECT_EQ(document->size(), GetParam().sentences);
    std::size_t bunsetsu = 0;
    std::vector<Edit> edits; // every sentence written by the writer, none changed
    for (std::size_t i = 0; i < document->size(); ++i) {
        const auto sentence = document->sentence(i);
        ASSERT_FALSE(sentence->problem.has_value()) << testing::PrintToString(*sentence->problem);
        bunsetsu += sentence->bunsetsu.size();
        EXPECT_EQ(sentence->bunsetsu.back().head, kRoot);
        EXPECT_EQ(sentence->bunsetsu.back().last, sentence->size());
        edits.push_back(replacement(document->id(i), sentence, sentence));
    }
    EXPECT_EQ(bunsetsu, GetParam().bunsetsu) << "as many as there are lines that begin with an asterisk";
    EXPECT_TRUE(document->with(edits)->serialised().value() == test::readBytes(path()));
}

TEST_P(RealJapaneseTest, BasicPhrasesKeepToTheRuleByWhichTheyFollowTheirBunsetsu)
{
    const auto document = openDocument(path()).value();
    std::map<LevelDifference, std::size_t> differences;
    std::size_t bunsetsu = 0;
    std::size_t withChoice = 0; // whose head has several basic phrases
    std::size_t onLast = 0;
    for (std::size_t i = 0; i < document->size(); ++i) {
        const auto sentence = document->sentence(i);
        const auto phrases = basicPhrasesOf(*sentence);
        bunsetsu += sentence->bunsetsu.size();
        for (std::size_t number = 1; number <= phrases.size(); ++number) {
            if (const auto difference = levelDifference(*sentence, phrases, number)) {
                ++differences[*difference];
                continue;
            }
            const BasicPhrase& phrase = phrases[number - 1];
            const auto head = static_cast<std::size_t>(phrase.head);
            if (phrase.head <= kRoot || phrases[head - 1].bunsetsu == phrase.bunsetsu)
                continue;
            const bool isFirst = head == 1 || phrases[head - 2].bunsetsu != phrases[head - 1].bunsetsu;
            const bool isLast = head == phrases.size() || phrases[head].bunsetsu != phrases[head - 1].bunsetsu;
            withChoice += isFirst && isLast ? 0U : 1U;
            onLast += isLast && !isFirst ? 1U : 0U;
        }
    }
    EXPECT_LT(differences[LevelDifference::Head] * 1000, bunsetsu);
    EXPECT_LT(differences[LevelDifference::Type] * 300, bunsetsu);
    EXPECT_LT(differences[LevelDifference::Leaves] * 500, bunsetsu);
    EXPECT_EQ(differences[LevelDifference::NoSuchHead], 0U);
    EXPECT_GT(onLast * 100, withChoice * 80);
    EXPECT_TRUE(document->format()->warningsOfFile(*document).empty());
}

INSTANTIATE_TEST_SUITE_P(KwdlcDev, RealJapaneseTest, testing::Values(KyotoPart{"kwdlc-dev.knp", 1'585, 8'986}));
#ifndef ARCWRIGHT_SANITIZED
INSTANTIATE_TEST_SUITE_P(KwdlcTrain, RealJapaneseTest, testing::Values(KyotoPart{"kwdlc-train.knp", 12'271, 72'739}));
#endif

} // namespace real_japanese_test
} // namespace arcwright
