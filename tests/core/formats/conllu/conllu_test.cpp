// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/conllu.h"

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace conllu_test {

using test::documentOf;
using test::sentenceOf;

const std::string rich = "# sent_id = rich\n"
                         "# text = Vámonos al mar\n"
                         "1-2\tVámonos\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=Yes\n"
                         "1\tVamos\tir\tVERB\tV\tMood=Imp|Number=Plur\t0\troot\t0:root\t_\n"
                         "2\tnos\tnosotros\tPRON\tP\tCase=Acc\t1\tobj\t1:obj|3.1:nsubj\tNote=b=c\n"
                         "3-4\tal\t_\t_\t_\t_\t_\t_\t_\t_\n"
                         "3\ta\ta\tADP\tE\t_\t5\tcase\t5:case\t_\n"
                         "3.1\tgone\tgo\tVERB\tV\tTense=Past\t_\t_\t1:conj\tCopyOf=1\n"
                         "3.2\tthere\t_\tADV\t_\t_\t_\t_\t3.1:advmod\t_\n"
                         "4\tel\tel\tDET\tD\t_\t5\tdet\t5:det\t_\n"
                         "5\tmar\tmar\tNOUN\tN\t_\t1\tobl\t1:obl:a\t_\n\n";

void expectSameBytes(const std::string& bytes)
{
    const auto document = documentOf(bytes);
    EXPECT_EQ(document->serialised(), bytes);
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < document->size(); ++i)
        edits.push_back(replacement(document->id(i), document->sentence(i), document->sentence(i)));
    EXPECT_EQ(document->with(edits)->serialised(), bytes) << "an edit that changes nothing";
}

TEST(ConlluTest, EveryFieldIsRead)
{
    const Sentence sentence = sentenceOf(rich);
    ASSERT_FALSE(sentence.problem.has_value());
    ASSERT_EQ(sentence.size(), 5);
    EXPECT_EQ(sentence.comments, (std::vector<Comment>{"# sent_id = rich", "# text = Vámonos al mar"}));
    const Token& word = sentence.word(2);
    EXPECT_EQ(word.form, "nos");
    EXPECT_EQ(word.lemma, "nosotros");
    EXPECT_EQ(word.upos, "PRON");
    EXPECT_EQ(word.xpos, "P");
    EXPECT_EQ(word.feats, "Case=Acc");
    EXPECT_EQ(word.head, 1);
    EXPECT_EQ(word.relation, "obj");
    EXPECT_EQ(word.parents, (std::vector<Parent>{{{1, 0}, "obj"}, {{3, 1}, "nsubj"}}));
    EXPECT_EQ(word.misc, "Note=b=c");
    EXPECT_EQ(sentence.word(1).head, kRoot);
    EXPECT_EQ(sentence.word(5).parents, (std::vector<Parent>{{{1, 0}, "obl:a"}}));
}

TEST(ConlluTest, MultiwordTokensAndEmptyNodesAreRead)
{
    const Sentence sentence = sentenceOf(rich);
    EXPECT_EQ(sentence.multiwordTokens,
        (std::vector<MultiwordToken>{{1, 2, "Vámonos", "SpaceAfter=Yes", "", {}}, {3, 4, "al", "", "", {}}}));
    ASSERT_EQ(sentence.emptyNodes.size(), 2U);
    EXPECT_EQ(sentence.emptyNodes[0].id, (NodeId{3, 1}));
    EXPECT_EQ(sentence.emptyNodes[0].token.form, "gone");
    EXPECT_EQ(sentence.emptyNodes[0].token.parents, (std::vector<Parent>{{{1, 0}, "conj"}}));
    EXPECT_EQ(sentence.emptyNodes[1].id, (NodeId{3, 2}));
}

TEST(ConlluTest, EmptyNodesMayStandBeforeTheFirstWord)
{
    const Sentence sentence = sentenceOf("0.1\tx\t_\t_\t_\t_\t_\t_\t1:nsubj\t_\n0.2\tx\t_\t_\t_\t_\t_\t_\t0:root\t_\n"
                                         "1\ty\t_\t_\t_\t_\t0\troot\t0.1:conj\t_\n\n");
    ASSERT_FALSE(sentence.problem.has_value());
    EXPECT_EQ(sentence.emptyNodes[1].id, (NodeId{0, 2}));
}

TEST(ConlluTest, UnderscoresAreEmptyFieldsExceptAsForms)
{
    const Sentence sentence = sentenceOf("1\t_\t_\t_\t_\t_\t_\t_\t_\t_\n2\tx\t_\tX\t_\t_\t1\tdep\t_\t_\n\n");
    EXPECT_EQ(sentence.word(1).form, "_");
    EXPECT_EQ(sentence.word(1).lemma, "_") << "the lemma of an underscore is an underscore";
    EXPECT_EQ(sentence.word(1).upos, "");
    EXPECT_EQ(sentence.word(1).feats, "");
    EXPECT_EQ(sentence.word(1).misc, "");
    EXPECT_EQ(sentence.word(1).head, kNoHead);
    EXPECT_EQ(sentence.word(1).relation, "");
    EXPECT_TRUE(sentence.word(1).parents.empty());
    EXPECT_EQ(sentence.word(2).form, "x");
    EXPECT_EQ(sentence.word(2).lemma, "");
}

TEST(ConlluTest, UneditedFilesComeBackByteForByte)
{
    const std::string plain = "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n";
    expectSameBytes("");
    expectSameBytes(rich + rich);
    expectSameBytes("\xEF\xBB\xBF" + rich);
    expectSameBytes(plain); // no blank line at the end
    expectSameBytes(plain.substr(0, plain.size() - 1)); // no newline at the end
    expectSameBytes("\n\n \n" + plain + "\n\n\t\n \n" + plain + "\n\n\n");
    expectSameBytes("#\n#no space\n#\ttab\n# trailing  \n##\n# = \n" + plain + "\n");
    expectSameBytes("1\t two words \tx \tX\t_\t A=B \t0\troot\t_\t  \n\n");
    expectSameBytes("1\t\t\t\t\t\t0\t\t_\t\n\n"); // empty fields
    expectSameBytes("# only a comment\n\n" + plain + "\n");
}

TEST(ConlluTest, WindowsLineEndsAreReadAndKept)
{
    std::string bytes;
    for (const char c : rich)
        bytes += c == '\n' ? std::string("\r\n") : std::string(1, c);
    expectSameBytes(bytes + bytes);
    const Sentence sentence = sentenceOf(bytes);
    ASSERT_FALSE(sentence.problem.has_value());
    EXPECT_EQ(sentence.word(2).misc, "Note=b=c");
    EXPECT_EQ(sentence.word(5).misc, "");
    EXPECT_EQ(sentence.comments[0].text, "# sent_id = rich");
    EXPECT_EQ(sentence.metadata("text"), "Vámonos al mar");
}

TEST(ConlluTest, AByteOrderMarkBelongsToNoSentence)
{
    const auto document = documentOf("\xEF\xBB\xBF# sent_id = x\n1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n");
    ASSERT_EQ(document->size(), 1U);
    EXPECT_EQ(document->sentence(0)->metadata("sent_id"), "x");
    EXPECT_EQ(document->line(0), 1U);
}

TEST(ConlluTest, LinesOfSpacesEndASentenceToo)
{
    const auto document = documentOf("1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n \t\n1\ty\tx\tX\t_\t_\t0\troot\t_\t_\n");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_EQ(document->sentence(1)->word(1).form, "y");
}

TEST(ConlluTest, SpansLieInOrderAndHoldAllThatIsNotBlank)
{
    const std::string bytes = "\n" + rich + "\n\n" + rich + "x";
    LineScanner lines(FileBytes::ofText(std::string(bytes)));
    const auto spans = ConlluFormat().findSentences(lines);
    ASSERT_EQ(spans.size(), 3U);
    std::size_t at = 0;
    for (const SentenceSpan& span : spans) {
        ASSERT_GE(span.offset, at);
        EXPECT_EQ(bytes.substr(at, span.offset - at).find_first_not_of("\n"), std::string::npos);
        at = span.offset + span.length;
    }
    EXPECT_EQ(at, bytes.size());
    EXPECT_EQ(spans[0].line, 2U);
    EXPECT_EQ(spans[1].line, 16U);
}

TEST(ConlluTest, ASentenceWithoutASourceIsComposed)
{
    Sentence sentence = sentenceOf(rich);
    sentence.source = {};
    EXPECT_EQ(formatNamed("conllu")->write(sentence), rich);
}

TEST(ConlluTest, AnEmptySentenceComposedFromTokensCanBeRead)
{
    Sentence sentence = *test::sentence({test::token("x", "", kNoHead, ""), test::token("y", "X", 1, "dep")});
    const auto text = formatNamed("conllu")->write(sentence);
    EXPECT_EQ(text, "1\tx\tx\t_\t_\t_\t_\t_\t_\t_\n2\ty\ty\tX\t_\t_\t1\tdep\t_\t_\n\n");
    EXPECT_EQ(sentenceOf(*text).tokens, sentence.tokens);
}

TEST(ConlluTest, ASentenceOfTwoThousandWordsAndATokenOfTenThousandBytesAreFine)
{
    std::string bytes;
    for (int id = 1; id <= 2'000; ++id)
        bytes += std::to_string(id) + "\tw\tw\tX\t_\t_\t" + std::to_string(id - 1) + "\tdep\t_\t_\n";
    bytes += "\n1\t" + std::string(10'000, 'x') + "\t_\tX\t_\t_\t0\troot\t_\t_\n\n";
    const auto document = documentOf(bytes);
    ASSERT_EQ(document->size(), 2U);
    EXPECT_EQ(document->sentence(0)->size(), 2'000);
    EXPECT_EQ(document->sentence(1)->word(1).form.size(), 10'000U);
    EXPECT_EQ(document->serialised(), bytes);
}

TEST(ConlluTest, LinesThatAreNoWordsTakeNoRoomOfWords)
{
    std::string text;
    for (int i = 0; i < 20000; ++i)
        text += "# nothing\n";
    const Sentence sentence = sentenceOf(text + rich);
    EXPECT_FALSE(sentence.problem.has_value());
    EXPECT_EQ(sentence.size(), 5);
    EXPECT_LE(sentence.tokens.capacity(), 4096U);
    const Sentence broken = sentenceOf(text + "\xFF\n\n");
    EXPECT_TRUE(broken.problem.has_value());
    EXPECT_LE(broken.tokens.capacity(), 4096U);
}

TEST(ConlluTest, SamplesOpenWithoutProblemsAndComeBackByteForByte)
{
    for (const char* name : {"english.conllu", "czech.conllu"}) {
        const auto document = openDocument(test::sampleFile(name));
        ASSERT_TRUE(document.has_value());
        EXPECT_TRUE(findProblems(Treebank({*document})).empty());
        EXPECT_GT((*document)->size(), 50U);
        expectSameBytes(test::readBytes(test::sampleFile(name)));
    }
}

} // namespace conllu_test
} // namespace arcwright
