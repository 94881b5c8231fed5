// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag.h"

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace dtag_test {

using Parents = std::vector<Parent>;

std::string word(const std::string& form, const std::string& in, const std::string& out)
{
    return "<W lemma=\"" + form + "\" msd=\"NC\" in=\"" + in + "\" out=\"" + out + "\">" + form + "</W>\n";
}

Sentence sentence(const std::string& lines)
{
    return test::sentenceOf("<s>\n" + lines + "</s>\n", "dtag");
}

Parent parent(int head, std::string relation)
{
    return {{head, 0}, std::move(relation)};
}

TEST(DtagTest, WordsAttributesAndEdgesAreRead)
{
    const Sentence read = sentence("<W gloss=\"Anna\" lemma=\"Anna\" msd=\"NP--U==-\" in=\"1:subj\" out=\"\">Anna</W>\n"
                                   "<W lemma=\"bo\" msd=\"VADR=----A-\" in=\"\" out=\"-1:subj|1:@loc\">bor</W>\n"
                                   "<W lemma=\"her\" msd=\"RGU\" in=\"-1:@loc\" out=\"\">her</W>\n");
    ASSERT_FALSE(read.problem.has_value());
    ASSERT_EQ(read.size(), 3);
    EXPECT_EQ(read.word(1).form, "Anna");
    EXPECT_EQ(read.word(2).lemma, "bo");
    EXPECT_EQ(read.word(2).xpos, "VADR=----A-");
    EXPECT_EQ(read.word(2).upos, "");
    EXPECT_EQ(read.word(1).head, 2);
    EXPECT_EQ(read.word(1).relation, "subj");
    EXPECT_EQ(read.word(3).relation, "@loc");
    EXPECT_EQ(read.word(2).head, kRoot);
    EXPECT_EQ(read.word(2).relation, "") << "a word without a governor hangs on the root without a relation";
}

TEST(DtagTest, AWordMayHaveVeryManyAttributes)
{
    std::string line = "<W";
    for (int i = 0; i < 100'000; ++i)
        line += " a" + std::to_string(i) + "=b";
    const Sentence read = sentence(line + " a7=c>x</W>\n");
    ASSERT_EQ(read.size(), 1);
    EXPECT_EQ(read.word(1).further.size(), 100'000U);
    EXPECT_EQ(read.word(1).further[7].value, "c") << "the last one counts";
}

TEST(DtagTest, OffsetsCountLinesOfAllKinds)
{
    const Sentence read = sentence(
        word("a", "3:x", "") + "<p>\n\n" + word("b", "", "-3:x|2:y") + "<!-- c -->\n" + word("d", "-2:y", ""));
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).head, 2);
    EXPECT_EQ(read.word(3).head, 2);
}

TEST(DtagTest, OfTwoCopiesThatDisagreeTheOneOnTheLaterLineWins)
{
    const Sentence toEarlier = sentence(word("a", "", "1:early") + word("b", "-1:late", ""));
    EXPECT_EQ(toEarlier.word(2).parents, (Parents{parent(1, "late")}));
    const Sentence toLater = sentence(word("a", "1:early", "") + word("b", "", "-1:late"));
    EXPECT_EQ(toLater.word(1).parents, (Parents{parent(2, "late")}));
    const Sentence onlyEarly = sentence(word("a", "1:early", "1:early") + word("b", "", ""));
    EXPECT_TRUE(onlyEarly.word(1).parents.empty()) << "a copy on the earlier line alone says nothing";
    EXPECT_TRUE(onlyEarly.word(2).parents.empty());
}

TEST(DtagTest, SeveralHeadsAreAllParentsAndTheFirstPrimaryOneListedIsTheHead)
{
    const Sentence read = sentence(word("a", "", "2:[subj]") + word("b", "", "1:mod")
        + word("c", "-2:[subj]|1:nobj|-1:mod", "") + word("d", "", "-1:nobj"));
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(3).parents, (Parents{parent(1, "[subj]"), parent(4, "nobj"), parent(2, "mod")}));
    EXPECT_EQ(read.word(3).head, 4);
    EXPECT_EQ(read.word(3).relation, "nobj");
    RelationPool relations;
    EXPECT_EQ(graphOf(read, relations).secondary,
        (std::vector<Arc>{{1, 3, relations.intern("[subj]")}, {2, 3, relations.intern("mod")}}));
}

TEST(DtagTest, AGapEdgeIsTheHeadWhereThereIsNoPrimaryOne)
{
    const Sentence gap = sentence(word("a", "", "") + word("b", "-1:[subj]|-1:<dobj>", ""));
    EXPECT_EQ(gap.word(2).head, 1);
    EXPECT_EQ(gap.word(2).relation, "<dobj>");
    const Sentence both = sentence(word("a", "", "") + word("b", "", "") + word("c", "-2:<dobj>|-1:dobj", ""));
    EXPECT_EQ(both.word(3).head, 2);
    EXPECT_EQ(both.word(3).relation, "dobj");
}

TEST(DtagTest, SecondarySemanticAndAnaphoricEdgesAreNoHeads)
{
    for (const char* label : {"[subj]", "{agent}", "coref", "coref-iden", "assoc-telic.agent", "ref", "CONJ:1"}) {
        const Sentence read = sentence(word("a", "", "") + word("b", std::string("-1:") + label, ""));
        EXPECT_EQ(read.word(2).head, kRoot) << label;
        EXPECT_EQ(read.word(2).relation, "") << label;
        EXPECT_EQ(read.word(2).parents, (Parents{parent(1, label)})) << "but kept";
    }
}

TEST(DtagTest, EscapesAreUndoneOnceAndAmpersandsLast)
{
    const Sentence read
        = sentence("<W lemma=\"a&22;b&amp;lt;\" msd=\"VER&3a;infi&7c;x\" in=\"\" out=\"\">&lt;&gt;&amp;</W>\n"
            + word("b", "-1:&lt;dobj&gt;", ""));
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).lemma, "a\"b&lt;");
    EXPECT_EQ(read.word(1).xpos, "VER:infi|x");
    EXPECT_EQ(read.word(1).form, "<>&amp;") << "the text itself knows but two escapes";
    EXPECT_EQ(read.word(2).relation, "<dobj>") << "a gap edge, once it is unescaped";
    EXPECT_EQ(read.word(2).head, 1);
}

TEST(DtagTest, LabelsAreSplitBeforeTheyAreUnescaped)
{
    const Sentence read = sentence(word("a", "", "") + word("b", "-1:x&7c;-1&3a;y", ""));
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(2).parents, (Parents{parent(1, "x|-1:y")}));
}

TEST(DtagTest, AttributesComeInAllTheWaysDtagReads)
{
    const Sentence read = sentence("<W lemma=plain bare msd=&22;N C&22; note=\"a > b\" out=\"\" in=\"\">x</W>\n");
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).lemma, "plain");
    EXPECT_EQ(read.word(1).xpos, "N C");
    EXPECT_EQ(read.word(1).form, "x");
}

TEST(DtagTest, NothingIsExecuted)
{
    const test::TemporaryFolder folder;
    const std::string command = "touch " + folder.file("run");
    const Sentence read = sentence("<!-- <dtag>!" + command + "</dtag> -->\n<W lemma=`system('" + command
        + "')` msd=\"`" + command + "`\" in=\"\" out=\"\">x</W>\n");
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).xpos, '`' + command + '`') << "text like any other";
    EXPECT_EQ(read.word(1).lemma, "`system('" + command + "')`");
    EXPECT_EQ(read.comments[1].text, "<!-- <dtag>!" + command + "</dtag> -->");
    EXPECT_EQ(formatNamed("dtag")->write(read), std::string(read.source.text()));
    EXPECT_TRUE(folder.names().empty());
}

TEST(DtagTest, DanishLettersAreCharactersNotBytes)
{
    const Sentence read = sentence("<W lemma=\"øl\" msd=\"NC\" in=\"\" out=\"\">Øllet på åen</W>\n");
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).form, "Øllet på åen");
}

TEST(DtagTest, TokensOutsideOfSentencesAreKeptAndNotRead)
{
    const std::string bytes = "<tei.2>\n<title>x</title>\n" + word("before", "", "") + "<s>\n" + word("a", "1:x", "")
        + word("b", "-3:y", "-1:x") + "</s>\n" + word("between", "", "") + "<s>\n" + word("c", "", "")
        + "</s>\n</tei.2>\n";
    const auto document = test::documentOf(bytes, "dtag");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_EQ(document->sentence(0)->size(), 2);
    EXPECT_EQ(document->sentence(0)->word(1).form, "a");
    EXPECT_EQ(document->sentence(0)->word(2).head, kRoot) << "an edge out of the sentence is no part of its tree";
    EXPECT_EQ(document->sentence(0)->word(2).furtherField("in"), "-3:y") << "but kept";
    EXPECT_EQ(document->sentence(1)->word(1).form, "c");
    EXPECT_EQ(document->serialised(), bytes);
}

TEST(DtagTest, EveryLineBelongsToASentence)
{
    const std::string first
        = "<text>\n\n" + word("x", "", "") + "<s id=1>\n" + word("a", "", "") + "<hi>\n" + word("b", "", "") + "</s>\n";
    const std::string second = "</p>\n<p>\n<s>\n" + word("c", "", "") + "</s>\n</p>\n</text>\n";
    const auto document = test::documentOf(first + second, "dtag");
    ASSERT_EQ(document->size(), 2U);
    EXPECT_EQ(document->sentence(0)->source.text(), first);
    EXPECT_EQ(document->sentence(1)->source.text(), second);
    EXPECT_EQ(document->line(1), 9U);
    EXPECT_EQ(document->sentence(0)->comments,
        (std::vector<Comment>{{"<text>"}, {""}, {word("x", "", "").substr(0, word("x", "", "").size() - 1)},
            {"<s id=1>"}, {"<hi>", 1}, {"</s>", 2}}));
    EXPECT_EQ(document->sentence(1)->comments,
        (std::vector<Comment>{{"</p>"}, {"<p>"}, {"<s>"}, {"</s>", 1}, {"</p>", 1}, {"</text>", 1}}));
    EXPECT_EQ(document->sentence(0)->comments[4].line.number, 6);
    EXPECT_EQ(document->sentence(0)->word(2).line.number, 7);
}

TEST(DtagTest, AFileWithoutSentencesIsKept)
{
    const std::string bytes = "<tei.2>\n" + word("a", "1:x", "") + word("b", "", "-1:x") + "</s>\n";
    EXPECT_EQ(test::documentOf(bytes, "dtag")->size(), 0U);
    EXPECT_EQ(test::documentOf(bytes, "dtag")->serialised(), bytes);
}

TEST(DtagTest, AByteOrderMarkIsNoPartOfTheFirstLine)
{
    const std::string bytes = "\xEF\xBB\xBF<s>\n" + word("a", "", "") + "</s>\n";
    const auto document = test::documentOf(bytes, "dtag");
    ASSERT_EQ(document->size(), 1U);
    EXPECT_FALSE(document->sentence(0)->problem.has_value());
    EXPECT_EQ(document->sentence(0)->comments.front().text, "<s>");
    EXPECT_EQ(document->serialised(), bytes);
}

TEST(DtagTest, AttributesAreFieldsOrFurtherFieldsInTheFilesOrder)
{
    const Sentence read = sentence("<W id=\"4\" bare gloss=\"a&amp;b\" lemma=\"l\" feats=\"F\" id=\"5\" misc=\"M\" "
                                   "upos=\"U\" in=\"\" out=\"\">x</W>\n");
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).further, (std::vector<FurtherField>{{"id", "5"}, {"bare", ""}, {"gloss", "a&b"}}))
        << "of attributes of the same name the last one counts";
    EXPECT_EQ(read.word(1).lemma, "l");
    EXPECT_EQ(read.word(1).upos, "U");
    EXPECT_EQ(read.word(1).feats, "F");
    EXPECT_EQ(read.word(1).misc, "M");
}

TEST(DtagTest, EdgesThatAreNotBetweenTwoWordsOfTheSentenceAreFurtherFields)
{
    const Sentence read = sentence(word("a", "0:err|-1:[x]|1:x|40:CONJ", "0:err|2:y|3:z") + word("b", "", "-1:x")
        + "<p>\n" + word("c", "-3:z", "-40:coref|-1:q"));
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).furtherField("in"), "0:err|-1:[x]|40:CONJ");
    EXPECT_EQ(read.word(1).furtherField("out"), "0:err|2:y");
    EXPECT_EQ(read.word(3).furtherField("out"), "-40:coref|-1:q");
    EXPECT_EQ(read.word(1).parents, (Parents{parent(2, "x")}));
    EXPECT_EQ(read.word(3).parents, (Parents{parent(1, "z")}));
}

TEST(DtagTest, ParallelEdgesAreAllParents)
{
    const Sentence read = sentence(word("a", "", "1:subj|1:{agent}") + word("b", "-1:{agent}|-1:subj", ""));
    EXPECT_EQ(read.word(2).parents, (Parents{parent(1, "{agent}"), parent(1, "subj")}));
    EXPECT_EQ(read.word(2).relation, "subj");
}

TEST(DtagTest, AlignmentsInsideTheTextAreNotCounted)
{
    const Sentence read
        = sentence(word("a", "", "1:x") + "<!-- <inalign>1 2+3 loc</inalign> -->\n" + "<!--<inalign>1 3 </inalign>-->\n"
            + word("b", "-1:x", "2:y") + "<!-- <inalign>this is a comment</inalign> -->\n" + word("c", "-2:y", ""));
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(2).head, 1);
    EXPECT_EQ(read.word(3).head, 2);
}

TEST(DtagTest, ALineThatIsNotUtf8IsLatin1)
{
    const Sentence read
        = sentence("<W lemma=\"bl\xE5\" in=\"\" out=\"\">Bl\xE5</W>\n<W in=\"\" out=\"\">blå</W>\n<x \xF8>\n");
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).form, "Blå");
    EXPECT_EQ(read.word(1).lemma, "blå");
    EXPECT_EQ(read.word(2).form, "blå");
    EXPECT_EQ(read.comments[1].text, "<x ø>");
}

TEST(DtagTest, WindowsLineEndsAndIndentsAreRead)
{
    const Sentence read = test::sentenceOf(
        "  <s>\r\n\t<W lemma=\"a\" in=\"\" out=\"\">a</W>\r\n<W in=\"-1:x\" out=\"\">b</W> \r\n </s>\r\n", "dtag");
    ASSERT_FALSE(read.problem.has_value());
    EXPECT_EQ(read.word(1).form, "a");
    EXPECT_EQ(read.word(2).head, 1);
}

TEST(DtagTest, BecomesConlluThatCanBeRead)
{
    const auto document = openDocument(test::sampleFile("danish.tag"));
    ASSERT_TRUE(document.has_value());
    std::string text;
    for (std::size_t i = 0; i < (*document)->size(); ++i)
        text += *formatNamed("conllu")->write(*(*document)->sentence(i));
    const auto read = test::documentOf(text);
    ASSERT_EQ(read->size(), (*document)->size());
    for (std::size_t i = 0; i < read->size(); ++i) {
        ASSERT_FALSE(read->sentence(i)->problem.has_value());
        Sentence original = *(*document)->sentence(i);
        for (Token& token : original.tokens)
            token.further.clear();
        EXPECT_EQ(read->sentence(i)->tokens, original.tokens);
    }
}

TEST(DtagTest, LabelsThatConlluHasNoPlaceForStillGiveAReadableFile)
{
    const Sentence read = sentence(word("a", "", "") + word("b", "-1:mod&7c;conj|-1:[x]", "")
        + "<W lemma=\"tab\there\" msd=\"A\tB\" in=\"\" out=\"\">c</W>\n");
    ASSERT_FALSE(read.problem.has_value());
    const Sentence converted = test::sentenceOf(*formatNamed("conllu")->write(read));
    ASSERT_FALSE(converted.problem.has_value()) << testing::PrintToString(*converted.problem);
    EXPECT_EQ(converted.word(2).head, 1);
}

TEST(DtagTest, TheSampleOpensWithoutProblemsAndHasSecondaryEdges)
{
    const auto document = openDocument(test::sampleFile("danish.tag"));
    ASSERT_TRUE(document.has_value());
    EXPECT_EQ((*document)->format()->name(), "dtag");
    EXPECT_TRUE(findProblems(Treebank({*document})).empty());
    EXPECT_EQ((*document)->serialised(), test::readBytes(test::sampleFile("danish.tag")));
    RelationPool relations;
    std::size_t secondary = 0;
    for (const auto& each : test::sentencesOf(**document))
        secondary += graphOf(*each, relations).secondary.size();
    EXPECT_GT(secondary, 10U);
}

} // namespace dtag_test
} // namespace arcwright
