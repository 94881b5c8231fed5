// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/treebank.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace treebank_test {

std::shared_ptr<const Document> documentWith(const std::vector<std::string>& forms)
{
    std::string bytes;
    for (const std::string& form : forms)
        bytes += "1\t" + form + "\t_\tX\t_\t_\t0\troot\t_\t_\n\n";
    return test::documentOf(bytes);
}

Treebank threeDocuments()
{
    return Treebank({documentWith({"a", "b"}), documentWith({}), documentWith({"c", "d", "e"})});
}

TEST(TreebankTest, CountsThroughAllDocuments)
{
    const Treebank treebank = threeDocuments();
    ASSERT_EQ(treebank.size(), 5U);
    std::string forms;
    for (std::size_t i = 0; i < treebank.size(); ++i)
        forms += treebank.sentence(i)->word(1).form;
    EXPECT_EQ(forms, "abcde");
    EXPECT_EQ(treebank.begin(0), 0U);
    EXPECT_EQ(treebank.begin(1), 2U);
    EXPECT_EQ(treebank.begin(2), 2U);
}

TEST(TreebankTest, PlacesSkipDocumentsWithoutSentences)
{
    const Treebank treebank = threeDocuments();
    const std::size_t documents[]{0, 0, 2, 2, 2};
    const std::size_t sentences[]{0, 1, 0, 1, 2};
    for (std::size_t i = 0; i < treebank.size(); ++i) {
        EXPECT_EQ(treebank.place(i).document, documents[i]);
        EXPECT_EQ(treebank.place(i).sentence, sentences[i]);
    }
}

TEST(TreebankTest, KeysLeadBackToTheirSentences)
{
    const Treebank treebank = threeDocuments();
    for (std::size_t i = 0; i < treebank.size(); ++i)
        EXPECT_EQ(treebank.indexOf(treebank.key(i)), i);
    EXPECT_EQ(treebank.indexOf({2, SentenceId{99}}), treebank.size());
    EXPECT_EQ(treebank.indexOf({9, SentenceId{0}}), treebank.size());
    EXPECT_EQ(treebank.indexOf({1, SentenceId{0}}), treebank.size());
}

TEST(TreebankTest, KeysOutliveInsertionsInEarlierDocuments)
{
    const Treebank treebank = threeDocuments();
    const SentenceKey last = treebank.key(4);
    const Document& first = *treebank.documents()[0];
    const auto a = first.sentence(0);
    const auto changed = first.with(Edit{{first.id(0)}, {first.id(0), first.freeId()}, {a}, {a, a}, {}, {}, {}});
    const Treebank longer = treebank.with(0, changed);
    EXPECT_EQ(longer.size(), 6U);
    EXPECT_EQ(longer.indexOf(last), 5U);
    EXPECT_EQ(treebank.indexOf(last), 4U) << "the old snapshot stays as it was";
}

TEST(TreebankTest, AnEmptyTreebankHasNothing)
{
    EXPECT_EQ(Treebank().size(), 0U);
    EXPECT_EQ(Treebank().indexOf({0, SentenceId{0}}), 0U);
    EXPECT_EQ(Treebank(std::vector<std::shared_ptr<const Document>>{}).size(), 0U);
}

TEST(NaturalOrderTest, CountsAsPeopleDo)
{
    EXPECT_TRUE(naturallyBefore("page 9", "page 10"));
    EXPECT_FALSE(naturallyBefore("page 10", "page 9"));
    EXPECT_TRUE(naturallyBefore("a2b10", "a10b2"));
    EXPECT_TRUE(naturallyBefore("0009-da", "0010-da"));
    EXPECT_TRUE(naturallyBefore("a", "a1"));
    EXPECT_TRUE(naturallyBefore("a9", "b1"));
    EXPECT_TRUE(naturallyBefore("", "a"));
    EXPECT_FALSE(naturallyBefore("same 1", "same 1"));
    EXPECT_TRUE(naturallyBefore("99999999999999999998", "99999999999999999999")) << "longer than any integer";
    EXPECT_NE(naturallyBefore("a01", "a1"), naturallyBefore("a1", "a01")) << "different names are never equal";
}

TEST(NaturalOrderTest, IsAStrictTotalOrder)
{
    std::vector<std::string> names;
    const std::string letters = "a01é";
    Random random(1);
    for (int i = 0; i < 60; ++i) {
        std::string& name = names.emplace_back();
        for (std::uint32_t length = random.below(5); length > 0; --length)
            name += letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    }
    for (const auto& a : names) {
        for (const auto& b : names) {
            EXPECT_EQ(naturallyBefore(a, b) || naturallyBefore(b, a), a != b) << a << ' ' << b;
            EXPECT_FALSE(naturallyBefore(a, b) && naturallyBefore(b, a)) << a << ' ' << b;
            for (const auto& c : names) {
                if (naturallyBefore(a, b) && naturallyBefore(b, c)) {
                    EXPECT_TRUE(naturallyBefore(a, c)) << a << ' ' << b << ' ' << c;
                }
            }
        }
    }
}

} // namespace treebank_test
} // namespace arcwright
