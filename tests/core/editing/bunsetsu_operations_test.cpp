// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/bunsetsu_operations.h"

#include <gtest/gtest.h>

#include "core/editing/arc_operations.h"
#include "core/editing/comment_operations.h"
#include "core/editing/delete_token.h"
#include "core/editing/edit_problems.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_sentences.h"
#include "core/editing/join_tokens.h"
#include "core/editing/split_sentence.h"
#include "core/editing/split_token.h"
#include "tests/core/support/knp_samples.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace bunsetsu_operations_test {

using test::refusal;

/// A sentence in the manner of KNP and CaboCha: `* 2D rest` before the words of a bunsetsu (heads from 1, 0 the root),
/// other lines comments, everything else the form of a word.
Sentence fromLines(std::string_view text)
{
    Sentence sentence;
    for (const Line& line : splitLines(text)) {
        if (line.text.starts_with("* ")) {
            const auto cells = split(line.text.substr(2), ' ');
            Bunsetsu bunsetsu;
            bunsetsu.first = bunsetsu.last = sentence.size() + 1;
            bunsetsu.head = std::stoi(std::string(cells[0]));
            bunsetsu.type = cells[0].back();
            bunsetsu.rest = line.text.substr(std::min(line.text.size(), cells[0].size() + 3));
            sentence.bunsetsu.push_back(bunsetsu);
        } else if (line.text.starts_with("+ ") || line.text.starts_with('#')) {
            sentence.comments.emplace_back(std::string(line.text), sentence.size());
        } else {
            sentence.tokens.emplace_back();
            sentence.tokens.back().form = line.text;
            sentence.bunsetsu.back().last = sentence.size();
        }
    }
    return sentence;
}

std::string toLines(const Sentence& sentence)
{
    std::string text;
    auto comment = sentence.comments.begin();
    auto bunsetsu = sentence.bunsetsu.begin();
    for (int word = 0; word <= sentence.size(); ++word) {
        if (word > 0)
            text += sentence.word(word).form + '\n';
        for (; comment != sentence.comments.end() && comment->wordsBefore == word && !comment->text.starts_with('+');
             ++comment)
            text += comment->text + '\n';
        for (; bunsetsu != sentence.bunsetsu.end() && bunsetsu->first == word + 1; ++bunsetsu)
            text += "* " + std::to_string(bunsetsu->head) + bunsetsu->type
                + (bunsetsu->rest.empty() ? "" : ' ' + bunsetsu->rest) + '\n';
        for (; comment != sentence.comments.end() && comment->wordsBefore == word; ++comment)
            text += comment->text + '\n';
    }
    return text;
}

std::string toLines(const Result<Sentence>& result)
{
    return result ? toLines(*result) : "refused: " + testing::PrintToString(result.error());
}

constexpr auto books
    = "# S-ID:s1 X\n"
      "* 3D <first>\n"
      "+ 3D <rel type=\"a\" target=\"book\" sid=\"s1\" id=\"1\"/>\n"
      "he\n"
      "wa\n"
      "* 3D\n"
      "+ 2D\n"
      "book\n"
      "+ 3D <rel type=\"b\" target=\"he\" sid=\"s0\" id=\"1\"/>\n"
      "shop\n"
      "e\n"
      "* 0D <last>\n"
      "+ -1D <rel type=\"c\" target=\"shop\" sid=\"s1\" id=\"2\"/><rel type=\"d\" sid=\"s1\" id=\"3\"/>\n"
      "goes\n"
      ".\n";

TEST(SplitBunsetsuTest, TheSecondPartIsTheBunsetsuAsItWas)
{
    EXPECT_EQ(toLines(splitBunsetsu(fromLines("* 2D <a>\na\nb\n* 3P <b>\nc\nd\n* 0D\ne\n"), 4)),
        "* 3D <a>\na\nb\n* 3D\nc\n* 4P <b>\nd\n* 0D\ne\n");
    EXPECT_EQ(toLines(splitBunsetsu(fromLines("* 0D <a>\na\nb\n"), 2)), "* 2D\na\n* 0D <a>\nb\n");
}

TEST(SplitBunsetsuTest, BasicPhrasesFollow)
{
    EXPECT_EQ(toLines(splitBunsetsu(fromLines(books), 4)),
        "# S-ID:s1 X\n* 4D <first>\n+ 3D <rel type=\"a\" target=\"book\" sid=\"s1\" id=\"1\"/>\nhe\nwa\n* 3D\n+ "
        "2D\nbook\n"
        "* 4D\n+ 3D <rel type=\"b\" target=\"he\" sid=\"s0\" id=\"1\"/>\nshop\ne\n"
        "* 0D <last>\n+ -1D <rel type=\"c\" target=\"shop\" sid=\"s1\" id=\"2\"/><rel type=\"d\" sid=\"s1\" "
        "id=\"3\"/>\n"
        "goes\n.\n")
        << "one begins there already";
    EXPECT_EQ(toLines(splitBunsetsu(fromLines(books), 2)),
        "# S-ID:s1 X\n* 2D\n+ 1D\nhe\n* 4D <first>\n+ 4D <rel type=\"a\" target=\"book\" sid=\"s1\" id=\"2\"/>\nwa\n"
        "* 4D\n+ 3D\nbook\n+ 4D <rel type=\"b\" target=\"he\" sid=\"s0\" id=\"1\"/>\nshop\ne\n"
        "* 0D <last>\n+ -1D <rel type=\"c\" target=\"shop\" sid=\"s1\" id=\"3\"/><rel type=\"d\" sid=\"s1\" "
        "id=\"4\"/>\n"
        "goes\n.\n")
        << "one is made, and all references count on";
}

TEST(SplitBunsetsuTest, CabochasPlacesOfWordsFollow)
{
    EXPECT_EQ(toLines(splitBunsetsu(fromLines("* 0D 1/2 3.5\na\nb\nc\nd\n"), 2)),
        "* 2D 0/0 0.000000\na\n* 0D 0/1 3.5\nb\nc\nd\n");
}

TEST(SplitBunsetsuTest, IsRefusedAtTheBeginningAndWhereThereIsNone)
{
    EXPECT_EQ(refusal(splitBunsetsu(fromLines("* 2D\na\n* 0D\nb\n"), 2)), EditProblem::NothingToSplit);
    EXPECT_EQ(refusal(splitBunsetsu(test::fromShort("1 a 0 root\n2 b 1 x\n"), 2)), EditProblem::NothingToSplit);
    EXPECT_EQ(refusal(splitBunsetsu(fromLines("* 2D\na\n* 0D\nb\n"), 3)), EditProblem::NoSuchNode);
}

TEST(JoinBunsetsuTest, GivesTheSecondWithTheDependentsOfBoth)
{
    EXPECT_EQ(toLines(joinBunsetsu(fromLines("* 2D\na\n* 4D <b>\nb\n* 4A <c>\nc\n* 0D\nd\n"), 2)),
        "* 2D\na\n* 3A <c>\nb\nc\n* 0D\nd\n");
    EXPECT_EQ(toLines(joinBunsetsu(fromLines("* 3D\na\n* 1D\nb\n* 0D\nc\n"), 1)), "* 2D\na\nb\n* 0D\nc\n")
        << "one that hung to its left gets the head of that";
    EXPECT_EQ(refusal(joinBunsetsu(fromLines("* 2D\na\n* 0D\nb\n"), 2)), EditProblem::NothingToJoin);
    EXPECT_EQ(refusal(joinBunsetsu(test::fromShort("1 a 0 root\n"), 1)), EditProblem::NothingToJoin);
}

TEST(JoinBunsetsuTest, OfASplitOneGivesItBack)
{
    const Sentence sentence = fromLines(books);
    for (const int word : {2, 4, 5, 7}) {
        const auto split = splitBunsetsu(sentence, word);
        ASSERT_TRUE(split.has_value());
        const int first = word == 2 ? 1 : word == 7 ? 3 : 2;
        EXPECT_EQ(joinBunsetsu(*split, first)->bunsetsu, sentence.bunsetsu) << word;
    }
}

TEST(BunsetsuTest, PinsCountBunsetsu)
{
    Sentence sentence = fromLines("* 2D\na\nb\n* 3D\nc\n* 0D\nd\n");
    sentence.annotation.pins = {{1, 2, {}}, {2, 3, {}}};
    EXPECT_EQ(splitBunsetsu(sentence, 2)->annotation.pins, (std::vector<Pin>{{2, 3, {}}, {3, 4, {}}}));
    EXPECT_EQ(joinBunsetsu(sentence, 1)->annotation.pins, (std::vector<Pin>{{1, 2, {}}}));
    EXPECT_EQ(joinBunsetsu(sentence, 2)->annotation.pins, (std::vector<Pin>{{1, 2, {}}}));
    EXPECT_EQ(deleteToken(sentence, 3)->annotation.pins, (std::vector<Pin>{}));
}

TEST(BunsetsuTest, WordsBelongToOne)
{
    const Sentence sentence = fromLines("* 2D 0/1 1\na\nb\n* 0D 1/1 2\nc\nd\n");
    EXPECT_EQ(toLines(splitToken(fromLines("* 2D 0/1 1\naa\nb\n* 0D\nc\n"), 1, 1)), "* 2D 0/2 1\na\na\nb\n* 0D\nc\n");
    EXPECT_EQ(toLines(insertToken(sentence, Beside::After, 2, "x")), "* 2D 0/1 1\na\nb\nx\n* 0D 1/1 2\nc\nd\n");
    EXPECT_EQ(toLines(insertToken(sentence, Beside::Before, 3, "x")), "* 2D 0/1 1\na\nb\n* 0D 2/2 2\nx\nc\nd\n");
    EXPECT_EQ(toLines(joinTokens(sentence, 3, 4)), "* 2D 0/1 1\na\nb\n* 0D 0/0 2\ncd\n");
    EXPECT_EQ(refusal(joinTokens(sentence, 2, 3)), EditProblem::WordsInTwoBunsetsu);
    EXPECT_EQ(toLines(deleteToken(sentence, 1)), "* 2D 0/0 1\nb\n* 0D 1/1 2\nc\nd\n");
    EXPECT_EQ(deleteToken(sentence, 1)->word(1).head, kNoHead);
    EXPECT_EQ(insertToken(sentence, Beside::Before, 1, "x")->word(1).head, kNoHead);
}

TEST(BunsetsuTest, OneWithoutWordsGoes)
{
    EXPECT_EQ(toLines(deleteToken(fromLines("* 2D\na\n* 3D\nb\n* 0D\nc\n"), 2)), "* 2D\na\n* 0D\nc\n");
    EXPECT_EQ(toLines(deleteToken(fromLines("* 3D\na\n* 3P\nb\n* 0D\nc\n"), 3)), "* 2D\na\n* 0P\nb\n");
    const Sentence noWa = *deleteToken(*deleteToken(fromLines(books), 3), 3);
    EXPECT_EQ(toLines(noWa),
        "# S-ID:s1 X\n* 3D <first>\n+ 2D <rel type=\"a\" target=\"book\" sid=\"s1\" id=\"1\"/>\nhe\nwa\n"
        "* 3D\n+ 2D <rel type=\"b\" target=\"he\" sid=\"s0\" id=\"1\"/>\ne\n"
        "* 0D <last>\n+ -1D <rel type=\"c\" target=\"shop\" sid=\"s1\" id=\"1\"/><rel type=\"d\" sid=\"s1\" "
        "id=\"2\"/>\n"
        "goes\n.\n");
    EXPECT_EQ(toLines(deleteToken(noWa, 3)),
        "# S-ID:s1 X\n* 2D <first>\n+ 1D <rel type=\"a\" target=\"book\" sid=\"s1\" id=\"1\"/>\nhe\nwa\n"
        "* 0D <last>\n+ -1D <rel type=\"c\" target=\"shop\" sid=\"s1\" id=\"1\"/><rel type=\"d\" sid=\"s1\" "
        "id=\"1\"/>\n"
        "goes\n.\n");
}

TEST(BunsetsuTest, ASentenceIsDividedBetweenThem)
{
    for (const int word : {2, 4, 5, 7})
        EXPECT_EQ(refusal(splitSentence(fromLines(books), word)), EditProblem::WordInBunsetsu) << word;
    const auto divided = splitSentence(fromLines(books), 3);
    ASSERT_TRUE(divided.has_value());
    EXPECT_EQ(toLines(divided->first),
        "# S-ID:s1 X\n* 0D <first>\n+ -1D <rel type=\"a\" target=\"book\" sid=\"s1-2\" id=\"0\"/>\nhe\nwa\n");
    EXPECT_EQ(toLines(divided->second),
        "# S-ID:s1-2\n* 2D\n+ 1D\nbook\n+ 2D <rel type=\"b\" target=\"he\" sid=\"s0\" id=\"1\"/>\nshop\ne\n"
        "* 0D <last>\n+ -1D <rel type=\"c\" target=\"shop\" sid=\"s1-2\" id=\"1\"/><rel type=\"d\" sid=\"s1-2\" "
        "id=\"2\"/>\n"
        "goes\n.\n");
    EXPECT_EQ(toLines(joinSentences(divided->first, divided->second)), books)
        << "all hangs on the last again, as it did";
    EXPECT_EQ(refusal(joinSentences(divided->first, test::fromShort("1 a 0 root\n"))), EditProblem::UnitsDiffer);
}

TEST(BunsetsuTest, HeadsAndTypesAreSetByTheOperationsOfArcs)
{
    const Sentence sentence = fromLines("* 2D\na\n* 3D\nb\n* 0D\nc\n");
    EXPECT_EQ(toLines(setHead(sentence, 1, 3)), "* 3D\na\n* 3D\nb\n* 0D\nc\n");
    EXPECT_EQ(toLines(setRelation(sentence, 1, "P")), "* 2P\na\n* 3D\nb\n* 0D\nc\n");
    EXPECT_EQ(refusal(setHead(sentence, 1, 4)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(addParent(sentence, {1, 0}, {{2, 0}, "x"})), EditProblem::FieldNotInFormat);
}

/// The second hangs on the first, against the rule, and the first on what is cut off.
TEST(SplitSentenceTest, AHalfOfBunsetsuHasNoCycle)
{
    const auto halves = splitSentence(fromLines("* 3D\na\n* 1D\nb\n* 0D\nc\n"), 3);
    ASSERT_TRUE(halves.has_value());
    EXPECT_EQ(toLines(halves->first), "* 2D\na\n* 0D\nb\n");
}

TEST(InsertCommentTest, BehindABasicPhraseItLeavesTheLineOfTheBunsetsuBeforeThat)
{
    const Sentence sentence = test::knpSentence("# S-ID:a\n* -1D\n+ -1D\nhe\nEOS\n");
    const auto commented = insertComment(sentence, 2, "# new");
    ASSERT_TRUE(commented.has_value());
    EXPECT_EQ(test::skeleton(*commented), "# S-ID:a|* -1D|+ -1D|# new|he");
}

} // namespace bunsetsu_operations_test
} // namespace arcwright
