// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/independent_edits.h"

#include <gtest/gtest.h>

#include "core/editing/delete_token.h"
#include "core/editing/insert_token.h"
#include "tests/core/support/sentences.h"

namespace arcwright::independent_edits_test {

/// Three sentences; an edge goes from the first to the third.
constexpr const char* text = "<s>\n<W lemma=\"a\" msd=\"X\" in=\"\" out=\"7:coref\">a</W>\n"
                             "<W lemma=\"b\" msd=\"X\" in=\"\" out=\"\">b</W>\n</s>\n"
                             "<s>\n<W lemma=\"c\" msd=\"X\" in=\"\" out=\"\">c</W>\n</s>\n"
                             "<s>\n<W lemma=\"d\" msd=\"X\" in=\"-7:coref\" out=\"\">d</W>\n"
                             "<W lemma=\"e\" msd=\"X\" in=\"\" out=\"\">e</W>\n</s>\n";

std::shared_ptr<const Sentence> shared(const Result<Sentence>& sentence)
{
    return std::make_shared<const Sentence>(sentence.value());
}

/// The edit that puts a word beside the first of a sentence.
Edit inserting(const Document& document, std::size_t index, Beside side)
{
    const auto before = document.sentence(index);
    return replacement(document.id(index), before, shared(insertToken(*before, side, 1, "q")));
}

/// The edit that puts a word before the first of two and takes the other out.
Edit exchanging(const Document& document, std::size_t index)
{
    const auto before = document.sentence(index);
    return replacement(
        document.id(index), before, shared(deleteToken(insertToken(*before, Beside::Before, 1, "q").value(), 3)));
}

TEST(IndependentEditsTest, ThoseThatShiftEachOthersDistancesAreOne)
{
    const auto document = test::documentOf(text, "dtag");
    const std::vector<Edit> edits{inserting(*document, 0, Beside::After), inserting(*document, 2, Beside::Before)};
    const auto made = independentEdits(*document, edits);
    ASSERT_EQ(made.size(), 1U);
    ASSERT_EQ(made.front().before.size(), 3U) << "with the sentence between";
    EXPECT_TRUE(made.front().before.front() == edits.front().before.front()) << "what the edit was made of";
    EXPECT_TRUE(made.front().before.back() == edits.back().before.front());
    EXPECT_EQ(independentEdits(*document, {edits.front()}).size(), 1U);
}

/// A word that comes and one that goes: as many words as before, but at other places.
TEST(IndependentEditsTest, SoAreThoseThatLeaveTheNumberOfWordsAsItIs)
{
    const auto document = test::documentOf(text, "dtag");
    EXPECT_EQ(independentEdits(*document, {exchanging(*document, 0), exchanging(*document, 2)}).size(), 1U);
}

/// The document then refuses the edits, as it does others that are outdated.
TEST(IndependentEditsTest, WithASentenceThatIsGoneTheyAreLeftAsTheyAre)
{
    const auto document = test::documentOf(text, "dtag");
    const Edit there = inserting(*document, 0, Beside::After);
    Edit gone = inserting(*document, 2, Beside::Before);
    gone.idsBefore = gone.idsAfter = {SentenceId{77}};
    const auto made = independentEdits(*document, {there, gone});
    ASSERT_EQ(made.size(), 2U);
    EXPECT_FALSE(document->takes(made.back()));
    EXPECT_EQ(independentEdits(*document, {gone, there}).size(), 2U);
}

} // namespace arcwright::independent_edits_test
