// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu.h"

#include <functional>

#include <gtest/gtest.h>

#include "core/formats/text/lines.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace conllu_edit_test {

const std::string bytes = "# text = odd  spacing \n"
                          "1-2\tdont\t_\t_\t_\tTypo=Yes\t_\t_\t_\tCorrectForm=don't\n"
                          "1\tdo\tdo \tAUX\tVBP\t_\t0\troot\t0:root|3:conj:and\tA=1|B=2\n"
                          "2\tnt\tnot\tPART\tRB\t_\t1\tadvmod\t1:advmod\t_\n"
                          "2.1\tgo\tgo\tVERB\tVB\t_\t_\t_\t1:conj\tCopyOf=3\n"
                          "3\tgo\tgo\tVERB\tVB\t_\t1\tcomp\t2.1:x|1:comp\t_\n\n";

std::string written(const Sentence& sentence)
{
    const auto text = formatNamed("conllu")->write(sentence);
    EXPECT_TRUE(text.has_value());
    return text.value_or(std::string());
}

std::string after(const std::function<void(Sentence&)>& change)
{
    Sentence sentence = test::sentenceOf(bytes);
    change(sentence);
    return written(sentence);
}

std::string replaced(const std::string& from, const std::string& to)
{
    std::string text = bytes;
    text.replace(text.find(from), from.size(), to);
    return text;
}

TEST(ConlluEditTest, AHeadChangesItsColumnAlone)
{
    EXPECT_EQ(after([](Sentence& s) { s.word(2).head = 3; }), replaced("1\tadvmod", "3\tadvmod"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).head = kNoHead; }), replaced("1\tadvmod", "_\tadvmod"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).head = 0; }), replaced("1\tadvmod", "0\tadvmod"));
}

TEST(ConlluEditTest, EveryFieldHasItsColumn)
{
    EXPECT_EQ(after([](Sentence& s) { s.word(2).form = "n't"; }), replaced("2\tnt", "2\tn't"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).lemma = ""; }), replaced("\tnot\t", "\t_\t"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).upos = "ADV"; }), replaced("PART", "ADV"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).xpos = "N"; }), replaced("\tRB\t", "\tN\t"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).feats = "Polarity=Neg"; }), replaced("RB\t_", "RB\tPolarity=Neg"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).relation = ""; }), replaced("1\tadvmod\t", "1\t_\t"));
    EXPECT_EQ(after([](Sentence& s) { s.word(2).parents.clear(); }), replaced("1:advmod\t", "_\t"));
    EXPECT_EQ(after([](Sentence& s) { s.word(1).misc = "A=1"; }), replaced("A=1|B=2", "A=1"));
    EXPECT_EQ(after([](Sentence& s) {
        s.word(3).parents.push_back({{0, 0}, "root"});
    }),
        replaced("2.1:x|1:comp", "2.1:x|1:comp|0:root"));
}

TEST(ConlluEditTest, OddSpacingOfOtherFieldsStays)
{
    EXPECT_EQ(after([](Sentence& s) { s.word(1).upos = "VERB"; }), replaced("\tAUX\t", "\tVERB\t"));
}

TEST(ConlluEditTest, ACarriageReturnWithinACellStays)
{
    const std::string range = "1-2\tx\ry\t_\t_\t_\tA\r\t_\t_\t_\tB=\r1\n";
    const std::string words = "1\tx\t_\tX\t_\t_\t0\troot\t_\t\r\r\n2\ty\t_\tX\t_\t_\t1\tdep\t_\tc\rd\n\n";
    Sentence conllu = test::sentenceOf(range + words);
    conllu.word(2).relation = "obj";
    std::string expected = range + words;
    expected.replace(expected.find("dep"), 3, "obj");
    EXPECT_EQ(written(conllu), expected);

    const std::string conllx = "1\tx\t_\tX\tX\t_\t0\troot\t\r\r\tp\rd\n\n"; // in PHEAD and PDEPREL
    EXPECT_EQ(formatNamed("conllx")->write(test::sentenceOf(conllx, "conllx")), conllx);
}

TEST(ConlluEditTest, CommentsCanChangeWithoutTouchingTheWords)
{
    EXPECT_EQ(after([](Sentence& s) { s.comments[0] = "# text = even"; }),
        replaced("# text = odd  spacing ", "# text = even"));
    EXPECT_EQ(after([](Sentence& s) { s.comments.insert(s.comments.begin(), "# new"); }), "# new\n" + bytes);
    EXPECT_EQ(after([](Sentence& s) { s.comments.clear(); }), bytes.substr(bytes.find('\n') + 1));
}

TEST(ConlluEditTest, AnEmptyNodeCanChangeWithoutTouchingTheOthers)
{
    EXPECT_EQ(after([](Sentence& s) {
        s.emptyNodes[0].token.parents = {{{3, 0}, "conj"}};
    }),
        replaced("1:conj\tCopyOf", "3:conj\tCopyOf"));
}

TEST(ConlluEditTest, AMultiwordTokenCanChangeWithoutTouchingTheWords)
{
    EXPECT_EQ(after([](Sentence& s) { s.multiwordTokens[0].form = "don't"; }), replaced("\tdont\t", "\tdon't\t"));
}

TEST(ConlluEditTest, AnUnderscoreIsWrittenWhereAMultiwordTokensFormWasEmpty)
{
    Sentence sentence = test::sentenceOf(replaced("1-2\tdont", "1-2\t"));
    ASSERT_EQ(sentence.multiwordTokens.at(0).form, "");
    EXPECT_EQ(written(sentence), replaced("1-2\tdont", "1-2\t"));
    sentence.multiwordTokens.at(0).form = "_";
    EXPECT_EQ(written(sentence), replaced("1-2\tdont", "1-2\t_"));
}

TEST(ConlluEditTest, WordsCanBeAddedAndReadBack)
{
    Sentence sentence = test::sentenceOf(bytes);
    sentence.tokens.push_back(test::token("!", "PUNCT", 1, "punct"));
    const Sentence read = test::sentenceOf(written(sentence));
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.tokens, sentence.tokens);
    EXPECT_EQ(read.comments, sentence.comments);
    EXPECT_EQ(read.multiwordTokens, sentence.multiwordTokens);
    EXPECT_EQ(read.emptyNodes, sentence.emptyNodes);
}

TEST(ConlluEditTest, AComposedSentenceKeepsWindowsLineEnds)
{
    Sentence sentence = test::sentenceOf("1\tx\tx\tX\t_\t_\t0\troot\t_\t_\r\n\r\n");
    sentence.tokens.push_back(test::token("y", "X", 1, "dep"));
    EXPECT_EQ(written(sentence), "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\r\n2\ty\ty\tX\t_\t_\t1\tdep\t_\t_\r\n\r\n");
}

TEST(ConlluEditTest, WindowsLineEndsStayInAnEditedSentence)
{
    const std::string windows = "# c\r\n1\tx\tx\tX\t_\t_\t0\troot\t_\t_\r\n2\ty\ty\tX\t_\t_\t1\tdep\t_\tM\r\n\r\n";
    Sentence sentence = test::sentenceOf(windows);
    sentence.word(2).misc = "N";
    std::string expected = windows;
    expected[expected.rfind('M')] = 'N';
    EXPECT_EQ(written(sentence), expected);
}

TEST(ConlluEditTest, AMissingFinalNewlineStaysMissing)
{
    Sentence sentence = test::sentenceOf("1\tx\tx\tX\t_\t_\t0\troot\t_\t_");
    sentence.word(1).relation = "dep";
    EXPECT_EQ(written(sentence), "1\tx\tx\tX\t_\t_\t0\tdep\t_\t_");
}

TEST(ConlluEditTest, AnUnderscoresLemmaIsKeptWhileItIsOne)
{
    Sentence sentence = test::sentenceOf("1\t_\t_\tSYM\t_\t_\t0\troot\t_\t_\n\n");
    sentence.word(1).relation = "dep";
    EXPECT_EQ(written(sentence), "1\t_\t_\tSYM\t_\t_\t0\tdep\t_\t_\n\n");
    sentence.word(1).form = "x";
    sentence.word(1).lemma = "y";
    EXPECT_EQ(written(sentence), "1\tx\ty\tSYM\t_\t_\t0\tdep\t_\t_\n\n");
}

TEST(ConlluEditTest, AHeadTakenAwayGivesAFileThatCanBeRead)
{
    const Sentence read = test::sentenceOf(written(withHead(test::sentenceOf(bytes), 2, kNoHead)));
    ASSERT_FALSE(read.problem.has_value()) << testing::PrintToString(*read.problem);
    EXPECT_EQ(read.word(2).head, kNoHead);
}

TEST(ConlluEditTest, ABrokenSentenceMayBeMendedBySentencesFromElsewhere)
{
    const auto document = test::documentOf("1\tx\n\n" + bytes);
    const auto mended = document->with(
        replacement(document->id(0), document->sentence(0), test::sentence({test::token("x", "X", 0, "root")})));
    EXPECT_EQ(mended->serialised(), "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n" + bytes);
}

} // namespace conllu_edit_test
} // namespace arcwright
