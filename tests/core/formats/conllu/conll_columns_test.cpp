// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/formats/conllu/conllu.h"
#include "core/formats/format_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace conll_columns_test {

const std::string header = "# global.columns = ID FORM UPOS HEAD DEPREL MY:OWN\n";
const std::string plus = "# c\n1\tx\tX\t0\troot\ta b\n2\ty\tY\t1\tdep\t_\n\n";

std::shared_ptr<const Document> plusDocument(const std::string& bytes)
{
    LineScanner lines(FileBytes::ofText(std::string(bytes)));
    return std::make_shared<const Document>("inline", bytes, *recognise(lines));
}

TEST(ConlluPlusTest, FurtherColumnsAreFields)
{
    const auto document = plusDocument(header + plus);
    ASSERT_EQ(document->size(), 1U);
    const auto sentence = document->sentence(0);
    ASSERT_FALSE(sentence->problem.has_value());
    EXPECT_EQ(sentence->word(1).further, (std::vector<FurtherField>{{"MY:OWN", "a b"}}));
    EXPECT_TRUE(sentence->word(2).further.empty());
    EXPECT_EQ(sentence->word(2).head, 1);
}

TEST(ConlluPlusTest, TheLineThatNamesTheColumnsBelongsToNoSentence)
{
    const auto document = plusDocument(header + plus + plus);
    EXPECT_EQ(document->sentence(0)->comments, std::vector<Comment>{"# c"});
    EXPECT_EQ(document->line(0), 2U);
    const std::vector<Edit> swapped{Edit{{document->id(0), document->id(1)}, {document->id(1), document->id(0)}, {},
        {document->sentence(1), document->sentence(0)}, {}, {}, {}}};
    const auto text = document->with(swapped)->serialised();
    EXPECT_EQ(text, header + plus + plus) << "it stays where it is";
    EXPECT_EQ(document->format()->opening(), header);
    EXPECT_EQ(formatNamed("conllu")->opening(), "");
}

TEST(ConlluPlusTest, FurtherColumnsAreEditedAndWritten)
{
    const auto document = plusDocument(header + plus);
    Sentence sentence = *document->sentence(0);
    sentence.word(1).setFurther("MY:OWN", "");
    sentence.word(2).setFurther("MY:OWN", "c\td");
    const auto edited = document->with(
        replacement(document->id(0), document->sentence(0), std::make_shared<const Sentence>(sentence)));
    EXPECT_EQ(edited->serialised(), header + "# c\n1\tx\tX\t0\troot\t_\n2\ty\tY\t1\tdep\tc d\n\n");
}

TEST(ConlluPlusTest, ColumnsMayStandInAnyOrder)
{
    const auto document = plusDocument("# global.columns = FORM HEAD ID\nx\t0\t1\næ\t3\t2\ny\t1\t4\n\n");
    EXPECT_EQ(document->sentence(0)->problem, (Problem{FormatProblem::InvalidWordId, "inline", 4, 5, {"4", "3"}}));
}

TEST(ConllXTest, ProjectiveHeadsAreFurtherFields)
{
    const std::string bytes = "1\tx\tx\tN\tNC\tsg|nom\t2\tsubj\t2\tsubj\n2\ty\ty\tV\tVA\t_\t0\tROOT\t_\t_\n\n";
    Sentence sentence = test::sentenceOf(bytes, "conllx");
    ASSERT_FALSE(sentence.problem.has_value());
    EXPECT_EQ(sentence.word(1).upos, "N");
    EXPECT_EQ(sentence.word(1).xpos, "NC");
    EXPECT_EQ(sentence.word(1).feats, "sg|nom");
    EXPECT_EQ(sentence.word(1).further, (std::vector<FurtherField>{{"PHEAD", "2"}, {"PDEPREL", "subj"}}));
    EXPECT_TRUE(sentence.word(1).parents.empty());
    sentence.word(2).setFurther("PHEAD", "0");
    sentence = withHead(sentence, 1, 0);
    EXPECT_EQ(formatNamed("conllx")->write(sentence),
        "1\tx\tx\tN\tNC\tsg|nom\t0\tsubj\t2\tsubj\n2\ty\ty\tV\tVA\t_\t0\tROOT\t0\t_\n\n");
}

TEST(ConllXTest, ProjectiveHeadsThatAreNoWordsAreWarnedOf)
{
    const auto line = [](int id, const std::string& head) {
        return std::to_string(id) + "\tx\tx\tN\tNC\t_\t0\tROOT\t" + head + "\tx\n";
    };
    const auto document = test::documentOf(
        line(1, "0") + '\n' + line(1, "1") + line(2, "3") + line(3, "_") + line(4, "5") + line(5, "x") + '\n',
        "conllx");
    EXPECT_TRUE(document->format()->warnings(*document->sentence(0)).empty());
    const auto sentence = document->sentence(1);
    EXPECT_FALSE(sentence->problem.has_value()) << "which is fine otherwise";
    const auto found = document->format()->warnings(*sentence);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].test, "projective-head");
    EXPECT_EQ(found[0].problem, (Problem{TreebankProblem::InvalidHead, {}, 7, 21, {"x"}}));
    const Sentence shorter = test::sentenceOf(line(1, "2"), "conllx");
    EXPECT_EQ(document->format()->warnings(shorter)[0].problem,
        (Problem{FormatProblem::HeadOutOfRange, {}, 1, 21, {"2", "1"}}));
    EXPECT_TRUE(formatNamed("conllu")->warnings(*sentence).empty());
}

TEST(ConllXTest, CommentsAreKeptAlthoughTheFormatHasNone)
{
    const std::string bytes = "# c\n1\tx\tx\tN\tN\t_\t0\tROOT\t_\t_\n\n";
    const Sentence sentence = test::sentenceOf(bytes, "conllx");
    EXPECT_EQ(sentence.comments, std::vector<Comment>{"# c"});
    EXPECT_EQ(formatNamed("conllx")->write(sentence), bytes);
}

} // namespace conll_columns_test
} // namespace arcwright
