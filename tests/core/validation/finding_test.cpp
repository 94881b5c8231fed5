// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/finding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/formats/format_problems.h"
#include "core/validation/waivers.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace finding_test {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string text = "# sent_id = s\n# text = a b\n1\ta\ta\tNOUN\t_\t_\t0\troot\t_\t_\n"
                         "2-3\tb\t_\t_\t_\t_\t_\t_\t_\t_\n2\tb\tb\tVERB\t_\t_\t1\tdet\t_\t_\n"
                         "3\tc\tc\tNOUN\t_\t_\t1\tnmod\t_\t_\n3.1\td\td\tNOUN\t_\t_\t_\t_\t1:nmod\t_\n\n";

std::vector<Finding> findingsIn(const Sentence& sentence, std::string_view format = "conllu")
{
    return findingsOf(sentence, sentence.source.text(), *formatNamed(format), {}).findings;
}

std::vector<std::string> names(const std::vector<Finding>& findings)
{
    std::vector<std::string> all;
    for (const Finding& finding : findings)
        all.push_back(std::string(finding.test) + '@' + std::to_string(finding.line) + ':' + finding.node);
    return all;
}

Finding named(const std::vector<Finding>& findings, std::string_view test)
{
    for (const Finding& finding : findings) {
        if (finding.test == test)
            return finding;
    }
    throw std::logic_error("no " + std::string(test));
}

TEST(FindingTest, OfUniversalDependenciesIsWhatTheirValidationFinds)
{
    const auto findings = findingsIn(test::sentenceOf(text));
    const SentenceVerdict verdict = validateSentence(text);
    ASSERT_EQ(findings.size(), verdict.findings.size());
    ASSERT_FALSE(findings.empty());
    for (std::size_t i = 0; i < findings.size(); ++i) {
        EXPECT_EQ(udFindingOf(findings[i]), verdict.findings[i]);
        EXPECT_EQ(findings[i].test, descriptionOf(verdict.findings[i].test).name);
    }
}

TEST(FindingTest, OfASentenceThatCannotBeReadIsWhyAndLevelOne)
{
    const auto document = test::documentOf("1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n1\tb\t_\t_\t_\t_\t7\troot\t_\t_\n\n");
    const auto outside = document->sentence(1);
    EXPECT_THAT(names(findingsIn(*outside)), ElementsAre("unreadable@1:"));
    EXPECT_EQ(findingsIn(*outside)[0].column, 13U);
    const auto columns = test::sentenceOf("1\ta\n\n");
    EXPECT_THAT(names(findingsIn(columns)), ElementsAre("unreadable@1:", "number-of-columns@1:"));
}

TEST(FindingTest, OfDtagIsItsStructureAndWhyItCannotBeRead)
{
    const auto roots = test::sentenceOf("<s>\n<W>a</W>\n<W>b</W>\n</s>\n", "dtag");
    EXPECT_EQ(named(findingsIn(roots, "dtag"), "several-roots").node, "2");
    const auto broken = test::documentOf("<s>\n<W>a</W>\n</s>\n<s>\n<W>a\n</s>\n", "dtag")->sentence(1);
    EXPECT_THAT(names(findingsIn(*broken, "dtag")), ElementsAre("unreadable@2:"));
}

TEST(FindingTest, ACarriageReturnWithinALineIsToldInEveryFormat)
{
    const auto dtag = test::sentenceOf("<s>\r\n<W lemma=\"æ\rb\" in=\"\" out=\"\">a</W>\n</s>\n", "dtag");
    const Finding finding = named(findingsIn(dtag, "dtag"), "carriage-return");
    EXPECT_EQ(finding.line, 2U);
    EXPECT_EQ(finding.column, 12U);
    EXPECT_EQ(finding.severity, Severity::Warning);
    const auto columns = test::sentenceOf("1\ta\rb\ta\tX\tX\t_\t0\troot\t_\t_\r\n\r\n", "conllx");
    EXPECT_THAT(names(findingsIn(columns, "conllx")), Contains("carriage-return@1:1"));
    EXPECT_EQ(columns.word(1).form, "a\rb");
}

/// A format that warns of a line.
class WarningFormat final : public Format {
public:
    std::string_view name() const override { return family().name; }
    const FormatFamily& family() const override
    {
        static constexpr FormatFamily warning{"warning", "Warning", {}};
        return warning;
    }
    std::vector<SentenceSpan> findSentences(LineScanner&) const override { return {}; }
    Sentence read(const SourceSlice&) const override { return {}; }
    Result<std::string> write(const Sentence&) const override { return std::string(); }
    std::vector<FormatWarning> warnings(const Sentence&) const override
    {
        return {{"odd-line", Problem{FormatProblem::InvalidEdge, {}, 12, 3, {"x"}}}};
    }
};

TEST(FindingTest, WarningsOfAFormatAreAboutTheWordOfTheirLine)
{
    Sentence sentence = *test::sentence({test::token("a", "", 0, ""), test::token("b", "", 1, "x")});
    sentence.source.line = 10;
    sentence.word(1).line.number = 2;
    sentence.word(2).line.number = 3;
    const auto findings = findingsOf(sentence, {}, WarningFormat(), {}).findings;
    ASSERT_EQ(names(findings), std::vector<std::string>{"odd-line@3:2"});
    EXPECT_EQ(findings[0].severity, Severity::Warning);
    EXPECT_EQ(findings[0].column, 3U);
    EXPECT_EQ(findings[0].arguments, std::vector<std::string>{"x"});
}

TEST(FindingTest, FindingsAboutTheTreebankStandWhereTheOfficialValidatorHasThem)
{
    auto findings = findingsIn(test::sentenceOf(text));
    const auto own = findings;
    setTreebankFindings(findings, {{TestId::NonUniqueSentId, 1, 1, {}, {}}, {TestId::NonUnixNewline, 1, 1, {}, {}}});
    std::vector<UdFinding> expected = validateSentence(text).findings;
    insertInOrder(expected, {TestId::NonUniqueSentId, 1, 1, {}, {}});
    insertInOrder(expected, {TestId::NonUnixNewline, 1, 1, {}, {}});
    std::vector<UdFinding> placed;
    for (const Finding& finding : findings)
        placed.push_back(udFindingOf(finding));
    EXPECT_EQ(placed, expected);
    setTreebankFindings(findings, {});
    EXPECT_EQ(findings, own);
}

/// The sentence with a waiver of the finding.
Sentence waived(const Sentence& sentence, const Finding& finding, const std::string& reason, const Signature& by)
{
    return waive(sentence, {std::string(finding.test), finding.node, {}, reason, by}).value();
}

class WaiverTest : public testing::Test {
protected:
    Sentence sentence = test::sentenceOf(text);
    Finding relation = named(findingsIn(sentence), "rel-upos-det");
    Signature by{"somebody", 17};
};

TEST_F(WaiverTest, MarksTheFindingAndNoOther)
{
    const Sentence after = waived(sentence, relation, "an odd determiner", by);
    ASSERT_EQ(after.annotation.waivers.size(), 1U);
    EXPECT_EQ(after.annotation.waivers[0], (Waiver{"rel-upos-det", "2", "b 1 det", "an odd determiner", by}));
    for (const Finding& finding : findingsIn(after))
        EXPECT_EQ(finding.isWaived, finding.test == relation.test) << finding.test;
    EXPECT_TRUE(unwaive(after, relation.test, relation.node)->annotation.isEmpty());
}

TEST_F(WaiverTest, ASecondOneReplacesTheFirst)
{
    const Sentence after = waived(waived(sentence, relation, "one", by), relation, "two", by);
    ASSERT_EQ(after.annotation.waivers.size(), 1U);
    EXPECT_EQ(after.annotation.waivers[0].reason, "two");
}

TEST_F(WaiverTest, LapsesWithFormHeadAndRelationAndComesBackWithThem)
{
    const Sentence after = waived(sentence, relation, "reason", by);
    EXPECT_TRUE(isWaived(after, relation));
    Sentence form = after;
    form.word(2).form = "x";
    for (const Sentence& changed : {withHead(after, 2, 3), withRelation(after, 2, "det:poss"), form}) {
        EXPECT_FALSE(isWaived(changed, relation));
    }
    EXPECT_TRUE(isWaived(withHead(withHead(after, 2, 3), 2, 1), relation));
    EXPECT_TRUE(isWaived(withRelation(after, 3, "obl"), relation));
    Sentence gone = after;
    gone.tokens.resize(1);
    EXPECT_FALSE(isWaived(gone, relation));
}

TEST_F(WaiverTest, OfTheSentenceLapsesWithAnyArc)
{
    Finding whole = relation;
    whole.node.clear();
    const Sentence after = waived(sentence, whole, "reason", by);
    EXPECT_TRUE(isWaived(after, whole));
    EXPECT_FALSE(isWaived(withRelation(after, 3, "obl"), whole));
}

TEST_F(WaiverTest, ErrorsOfTheFormatAndOfLevelTwoCannotBeWaived)
{
    const Sentence after = waived(sentence, relation, "reason", by);
    for (const int level : {1, 2}) {
        Finding error = relation;
        error.level = level;
        EXPECT_FALSE(error.canBeWaived()) << level;
        EXPECT_FALSE(isWaived(after, error)) << level; // though an earlier version has written that
        error.severity = Severity::Warning;
        EXPECT_TRUE(isWaived(after, error)) << level;
    }
    EXPECT_TRUE(relation.level == 3 && relation.severity == Severity::Error && relation.canBeWaived());
}

TEST_F(WaiverTest, ACrossingOfBunsetsuCanBeWaivedAndAMissingHeadCannot)
{
    const auto found = findingsIn(test::sentenceOf("* 2D\na a * 名詞 6 * 0 * 0 * 0\n* 3D\nb b * 名詞 6 * 0 * 0 * 0\n"
                                                   "* -1D\nc c * 名詞 6 * 0 * 0 * 0\n"
                                                   "* -1D\nd d * 名詞 6 * 0 * 0 * 0\nEOS\n",
                                      "knp"),
        "knp");
    EXPECT_TRUE(named(found, "bunsetsu-crossing").canBeWaived());
    EXPECT_FALSE(named(found, "bunsetsu-without-head").canBeWaived());
}

/// It is shown in its bunsetsu, but a waiver keeps to the whole sentence: what the line of a basic phrase has is no
/// content of the bunsetsu.
TEST_F(WaiverTest, AProblemOfABasicPhraseIsOneOfTheSentence)
{
    const auto found = findingsIn(test::sentenceOf("* 1D\n+ 1P\na a * 名詞 6 * 0 * 0 * 0\n* -1D\n+ -1D\n"
                                                   "b b * 名詞 6 * 0 * 0 * 0\nEOS\n",
                                      "knp"),
        "knp");
    const Finding& type = named(found, "basic-phrase-type");
    EXPECT_EQ(type.node, "");
    EXPECT_EQ(type.unit, 1);
    EXPECT_EQ(type.arguments, (std::vector<std::string>{"P", "D", "a"}));
}

} // namespace finding_test
} // namespace arcwright
