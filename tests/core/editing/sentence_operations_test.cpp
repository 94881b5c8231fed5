// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/join_sentences.h"
#include "core/editing/split_sentence.h"

#include "core/editing/edit_problems.h"

#include <gtest/gtest.h>

#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace sentence_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

using Halves = Result<std::pair<Sentence, Sentence>>;

std::string toShort(const Halves& halves)
{
    return halves ? toShort(halves->first) + "--\n" + toShort(halves->second)
                  : "refused: " + testing::PrintToString(halves.error());
}

constexpr auto came = "# newpar\n"
                      "# sent_id = x\n"
                      "# text = She came, he went.\n"
                      "# speaker = A\n"
                      "1 She 2 nsubj\n"
                      "2 came 0 root _ SpaceAfter=No\n"
                      "3 , 5 punct\n"
                      "4 he 5 nsubj\n"
                      "5 went 2 parataxis _ SpaceAfter=No\n"
                      "6 . 2 punct _ SpacesAfter=\\n\n";

TEST(SplitSentenceTest, DividesTextAndGivesTheSecondAnId)
{
    EXPECT_EQ(toShort(splitSentence(fromShort(came), 4)),
        "# newpar\n# sent_id = x\n# text = She came,\n# speaker = A\n"
        "1 She 2 nsubj\n2 came 0 root _ SpaceAfter=No\n3 , 2 punct\n"
        "--\n"
        "# sent_id = x-2\n# text = he went.\n"
        "1 he 2 nsubj\n2 went 0 root _ SpaceAfter=No\n3 . 2 punct _ SpacesAfter=\\n\n");
    EXPECT_EQ(splitSentence(fromShort(came), 4, "other")->second.metadata("sent_id"), "other");
}

TEST(SplitSentenceTest, TheHighestWordWithoutAHeadGetsTheRootAndTheOthersHangOnIt)
{
    EXPECT_EQ(toShort(splitSentence(fromShort("1 a 3 x\n2 b 4 y\n3 c 4 z\n4 d 0 Pred\n"), 4)),
        "1 a 3 x\n2 b 0 Pred\n3 c 2 z\n--\n1 d 0 Pred\n")
        << "relations of roots are the treebank's own";
    Sentence marks = fromShort("1 a 0 root\n2 . 1 punct\n3 b 1 x\n");
    marks.word(2).upos = "PUNCT";
    EXPECT_EQ(toShort(splitSentence(marks, 2)->second), "1 . 2 punct\n2 b 0 root\n");
    EXPECT_EQ(toShort(splitSentence(fromShort("1 a\n2 b 1 x\n3 c\n"), 2)), "1 a\n--\n1 b 0 root\n2 c\n");
}

TEST(SplitSentenceTest, EnhancedArcsAcrossGo)
{
    EXPECT_EQ(toShort(splitSentence(fromShort("0.1 o _ _ 1:w\n"
                                              "1 a 2 x 2:x|3:s\n"
                                              "2 b 0 root 0:root\n"
                                              "2.1 e _ _ 3:conj\n"
                                              "3 c 2 y 2:y:in|2.1:t\n"
                                              "3.1 f _ _ 0.1:u|3:v\n"
                                              "4 d 3 z 2:z\n"),
                  3)),
        "0.1 o _ _ 1:w\n1 a 2 x 2:x\n2 b 0 root 0:root\n2.1 e _ _ 0:root\n"
        "--\n"
        "1 c 0 root 0:root\n1.1 f _ _ 1:v\n2 d 1 z 1:z\n");
}

/// The new root had a parent in DEPS that is no copy of its basic arc, and is below it now.
TEST(SplitSentenceTest, TheGraphOfEachHalfIsReachedFromTheRoot)
{
    EXPECT_EQ(toShort(splitSentence(fromShort("1 a 0 root 0:root\n2 b 1 x 1:x\n3 c 2 y 2:y\n4 d 1 z 3:ref\n"), 3)),
        "1 a 0 root 0:root\n2 b 1 x 1:x\n--\n1 c 2 y 2:y\n2 d 0 root 0:root|1:ref\n");
}

TEST(SplitSentenceTest, ATextThatDisagreesStaysWithTheFirst)
{
    EXPECT_EQ(toShort(splitSentence(fromShort("# text = other\n1 a 0 root\n2 b 1 x\n"), 2)),
        "# text = other\n1 a 0 root\n--\n1 b 0 root\n");
    EXPECT_EQ(toShort(splitSentence(fromShort("# text = a  b \n1 a 0 root\n2 b 1 x\n"), 2)),
        "# text = a \n1 a 0 root\n--\n# text = b\n1 b 0 root\n");
}

TEST(SplitSentenceTest, MultiwordTokensAreNotDivided)
{
    const Sentence sentence = fromShort("# text = ab cd\n1-2 ab\n1 a 0 root\n2 b 1 x\n3-4 cd\n3 c 1 x\n4 d 3 x\n");
    EXPECT_EQ(toShort(splitSentence(sentence, 3)),
        "# text = ab\n1-2 ab\n1 a 0 root\n2 b 1 x\n--\n# text = cd\n1-2 cd\n1 c 0 root\n2 d 1 x\n");
    EXPECT_EQ(refusal(splitSentence(sentence, 2)), EditProblem::WordsInMultiword);
    EXPECT_EQ(refusal(splitSentence(sentence, 1)), EditProblem::NothingToSplit);
    EXPECT_EQ(refusal(splitSentence(sentence, 5)), EditProblem::NoSuchNode);
}

TEST(SplitSentenceTest, AnnotationIsDivided)
{
    Sentence sentence = fromShort("1 a 2 x\n2 b 0 root\n3 c 4 y\n4 d 2 z\n");
    sentence.annotation = {true, {"ada", 1}, "remark", {{1, 2, {}}, {3, 4, {}}, {4, 2, {}}},
        {{"t", "1", "a 2 x", "r", {}}, {"t", "3", "c 4 y", "r", {}}, {"t", "", "", "r", {}}}};
    const auto halves = splitSentence(sentence, 3);
    ASSERT_TRUE(halves.has_value());
    EXPECT_EQ(halves->first.annotation,
        (Annotation{false, {}, "remark", {{1, 2, {}}}, {{"t", "1", "a 2 x", "r", {}}, {"t", "", "", "r", {}}}}));
    EXPECT_EQ(halves->second.annotation, (Annotation{false, {}, "", {{1, 2, {}}}, {{"t", "1", "c 2 y", "r", {}}}}));
}

TEST(JoinSentencesTest, CopiesNameTheirWordsUnderTheNewNumbers)
{
    const Sentence first = fromShort("1 a 0 root 0:root\n2 b 1 x 1:x\n");
    const Sentence second = fromShort("1 c 0 root 0:root\n1.1 c _ _ 1:conj CopyOf=1\n2 d 1 x 1:x\n");
    const auto joined = joinSentences(first, second);
    ASSERT_TRUE(joined);
    EXPECT_EQ(joined->emptyNodes.front().token.misc, "CopyOf=3");
    const auto again = splitSentence(*joined, 3);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->second.emptyNodes.front().token.misc, "CopyOf=1");
    const auto apart = splitSentence(fromShort("1 a 0 root 0:root\n2 b 1 x 1:x\n2.1 a _ _ 1:y CopyOf=1\n"), 2);
    ASSERT_TRUE(apart);
    EXPECT_EQ(apart->second.emptyNodes.front().token.misc, "") << "the word is in the other half";
}

TEST(JoinSentencesTest, OfTheHalvesGivesWordsTextAndSourceBack)
{
    const Sentence sentence = fromShort(came);
    for (int word = 2; word <= sentence.size(); ++word) {
        const auto halves = splitSentence(sentence, word);
        ASSERT_TRUE(halves.has_value());
        const auto joined = joinSentences(halves->first, halves->second);
        ASSERT_TRUE(joined.has_value());
        EXPECT_EQ(joined->comments, sentence.comments);
        EXPECT_EQ(joined->source.text(), sentence.source.text());
        for (int id = 1; id <= sentence.size(); ++id) {
            EXPECT_EQ(joined->word(id).form, sentence.word(id).form);
            EXPECT_EQ(joined->word(id).misc, sentence.word(id).misc);
            EXPECT_EQ(joined->word(id).line.number, sentence.word(id).line.number);
        }
    }
    EXPECT_EQ(toShort(joinSentences(splitSentence(sentence, 4)->first, splitSentence(sentence, 4)->second)),
        "# newpar\n# sent_id = x\n# text = She came, he went.\n# speaker = A\n"
        "1 She 2 nsubj\n2 came 0 root _ SpaceAfter=No\n3 , 2 punct\n4 he 5 nsubj\n5 went 2 parataxis _ SpaceAfter=No\n"
        "6 . 5 punct _ SpacesAfter=\\n\n");
}

TEST(JoinSentencesTest, RootsAndNodesOfTheSecondFollow)
{
    EXPECT_EQ(
        toShort(joinSentences(
            fromShort("# sent_id = x\n# text = a\n# a = 1\n1 a 0 root 0:root SpaceAfter=No\n1.1 e _ _ 1:x\n"),
            fromShort(
                "# newpar\n# sent_id = y\n# text = bc d\n# a = 1\n# b = 2\n0.1 f _ _ 1:y\n1-2 bc\n1 b 2 x 2:x|0.1:q\n"
                "2 c 0 root 0:root\n3 d 0 root 0:root\n"),
            "conj")),
        "# sent_id = x\n# text = abc d\n# a = 1\n# b = 2\n"
        "1 a 0 root 0:root SpaceAfter=No\n1.1 e _ _ 1:x\n1.2 f _ _ 2:y\n"
        "2-3 bc _ _ _ NewPar=Yes\n2 b 3 x 3:x|1.2:q\n3 c 1 conj 1:conj\n4 d 1 conj 1:conj\n");
}

TEST(JoinSentencesTest, AParagraphInsideAndASplitThere)
{
    const auto joined = joinSentences(fromShort("1 a 0 root\n"), fromShort("# newpar\n1 b 0 root\n"));
    EXPECT_EQ(toShort(joined), "1 a 0 root\n2 b 1 parataxis _ NewPar=Yes\n");
    EXPECT_EQ(toShort(splitSentence(*joined, 2)), "1 a 0 root\n--\n# newpar\n1 b 0 root\n");
}

TEST(JoinSentencesTest, IsRefusedWhereADocumentBeginsAndWithBrokenSentences)
{
    const Sentence a = fromShort("1 a 0 root\n");
    EXPECT_EQ(refusal(joinSentences(a, fromShort("# newdoc id = d\n1 b 0 root\n"))), EditProblem::JoinAcrossDocuments);
    EXPECT_EQ(refusal(joinSentences(fromShort("# newdoc\n1 b 0 root\n"), a)), ProblemCode());
    EXPECT_EQ(refusal(joinSentences(a, test::sentenceOf("1\tx\n\n"))), EditProblem::SentenceNotReadable);
    EXPECT_EQ(refusal(joinSentences(a, a, "")), EditProblem::RelationNeeded);
}

TEST(JoinSentencesTest, WithoutATextInTheFirstThereIsNone)
{
    EXPECT_EQ(toShort(joinSentences(fromShort("1 a 0 root\n"), fromShort("# text = b\n1 b 0 root\n"))),
        "1 a 0 root\n2 b 1 parataxis\n");
    EXPECT_EQ(toShort(joinSentences(fromShort("# text = a\n1 a 0 root\n"), fromShort("1 b 0 root\n2 c 1 x\n"))),
        "# text = a b c\n1 a 0 root\n2 b 1 parataxis\n3 c 2 x\n");
}

TEST(JoinSentencesTest, TheSourceIsThatOfBothAndLinesOfTheSecondCountOn)
{
    const auto document
        = test::documentOf("# a\n1\tx\t_\t_\t\t_\t0\troot\t_\t_\n\n\n# b\n1\ty\tq \t_\t\t_\t0\troot\t_\t_\n\n");
    const auto first = document->sentence(0);
    const auto second = document->sentence(1);
    const auto joined = joinSentences(*first, *second);
    ASSERT_TRUE(joined.has_value());
    EXPECT_EQ(joined->source.text(), std::string(first->source.text()) + std::string(second->source.text()));
    EXPECT_EQ(joined->word(2).line.number, 5);
    EXPECT_EQ(joined->comments[1].line.number, 4);
    EXPECT_EQ(*document->format()->write(*joined),
        "# a\n# b\n1\tx\t_\t_\t\t_\t0\troot\t_\t_\n2\ty\tq \t_\t\t_\t1\tparataxis\t_\t_\n\n");
}

TEST(JoinSentencesTest, ASourceWithoutItsLastLineEndGetsOne)
{
    const auto joined = joinSentences(
        test::sentenceOf("1\tx\t_\t_\t\t_\t0\troot\t_\t_"), test::sentenceOf("1\ty\t_\t_\t\t_\t0\troot\t_\t_\n"));
    ASSERT_TRUE(joined.has_value());
    EXPECT_EQ(joined->word(2).line.number, 2);
    EXPECT_EQ(*formatNamed("conllu")->write(*joined),
        "1\tx\t_\t_\t\t_\t0\troot\t_\t_\n2\ty\t_\t_\t\t_\t1\tparataxis\t_\t_\n");
}

TEST(JoinSentencesTest, ASentenceWithoutSourceJoinsOneThatHasIt)
{
    const Sentence made = *test::sentence({test::token("m", "X", 0, "root")});
    const Sentence read = test::sentenceOf("# c\n1\tx\t_\t_\t\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(*formatNamed("conllu")->write(*joinSentences(made, read)),
        "# c\n1\tm\tm\tX\t_\t_\t0\troot\t_\t_\n2\tx\t_\t_\t\t_\t1\tparataxis\t_\t_\n\n");
    EXPECT_EQ(*formatNamed("conllu")->write(*joinSentences(read, made)),
        "# c\n1\tx\t_\t_\t\t_\t0\troot\t_\t_\n2\tm\tm\tX\t_\t_\t1\tparataxis\t_\t_\n\n");
}

} // namespace sentence_operations_test
} // namespace arcwright
