// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/sentence_names.h"

#include <gtest/gtest.h>

#include "tests/core/support/knp_samples.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace sentence_names_test {

constexpr std::string_view row = "1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n";

std::string fileOf(std::initializer_list<std::string> ids)
{
    std::string text;
    for (const std::string& id : ids)
        text += "# sent_id = " + id + '\n' + std::string(row);
    return text;
}

std::string nameIn(const std::string& text, std::string_view format = "conllu")
{
    const auto document = test::documentOf(text, format);
    return nameForSecondHalf(*document, *document->sentence(0));
}

TEST(SentenceNamesTest, TheSecondHalfHasTheFirstNumberThatIsFree)
{
    EXPECT_EQ(nameIn(fileOf({"x", "y"})), "x-2");
    EXPECT_EQ(nameIn(fileOf({"x", "x-2", "x-4", "y-3"})), "x-3");
    EXPECT_EQ(nameIn(std::string(row)), "");
}

TEST(SentenceNamesTest, EditedSentencesCountToo)
{
    const auto document = test::documentOf(fileOf({"x", "y"}));
    auto renamed = std::make_shared<Sentence>(*document->sentence(1));
    renamed->comments[0].text = "# sent_id = x-2";
    const auto changed = document->with(replacement(document->id(1), document->sentence(1), renamed));
    EXPECT_EQ(nameForSecondHalf(*changed, *changed->sentence(0)), "x-3");
}

/// A reference to a sentence that is not there must not become one to the new half.
TEST(SentenceNamesTest, NamesThatAreReferredToAreNotFree)
{
    const std::string text = test::knpText(
        "# S-ID:a-1 KNP\n* -1D\n+ -1D <rel type=\"ガ\" target=\"he\" sid=\"a-1-2\" id=\"0\"/>\nhe\nEOS\n");
    EXPECT_EQ(nameIn(text, "knp"), "a-1-3");
}

} // namespace sentence_names_test
} // namespace arcwright
