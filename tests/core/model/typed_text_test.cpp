// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/typed_text.h"

#include <gtest/gtest.h>

#include "core/formats/format_problems.h"

namespace arcwright {
namespace typed_text_test {

std::string formatOf(std::string_view text)
{
    const auto format = formatForTyped(text);
    return format ? std::string((*format)->name()) : "none";
}

TEST(TypedTextTest, TheOutputOfAnAnalyserIsRecognisedByItsLines)
{
    EXPECT_EQ(formatOf("She sleeps.\n"), "conllu");
    EXPECT_EQ(formatOf("猫 ねこ 猫 名詞 6 普通名詞 1 * 0 * 0\nEOS\n"), "knp");
    EXPECT_EQ(formatOf("猫\t名詞,一般,*,*,*,*,猫,ネコ,ネコ\nが\t助詞,格助詞,一般,*,*,*,が,ガ,ガ\nEOS\n"), "cabocha");
    EXPECT_EQ(formatForTyped("猫\nEOS\n").error().code, FormatProblem::Unknown);
}

TEST(TypedTextTest, WordsOfUniDicAreGroupedByItsTags)
{
    const std::string text = "猫\t名詞,普通名詞,一般,*,*,*\nが\t助詞,格助詞,*,*,*,*\n"
                             "寝る\t動詞,一般,*,*,下一段-ナ行,終止形-一般\nEOS\n";
    EXPECT_EQ(formatOf(text), "cabocha:unidic");
    EXPECT_EQ(bunsetsuOfAnalysis(text).value(),
        "* 0 -1D\n猫\t名詞,普通名詞,一般,*,*,*\nが\t助詞,格助詞,*,*,*,*\n"
        "* 1 -1D\n寝る\t動詞,一般,*,*,下一段-ナ行,終止形-一般\nEOS\n");
}

} // namespace typed_text_test
} // namespace arcwright
