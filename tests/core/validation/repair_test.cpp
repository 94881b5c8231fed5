// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair.h"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/validation/sentence_text.h"
#include "core/validation/validate.h"
#include "tests/core/validation/cases.h"

namespace arcwright {
namespace repair_test {

/// The sentence with the first finding of that id repaired; "not found" or "no repair" if that cannot be.
std::string repairOf(const std::string& text, std::string_view id)
{
    for (const UdFinding& finding : validateSentence(text).findings) {
        if (descriptionOf(finding.test).name == id)
            return repaired(text, finding).value_or("no repair");
    }
    return "not found";
}

/// A sentence of two words with these lines; blanks stand for tabs, `~` for blanks.
std::string sentence(std::string rows, const std::string& text = "a b", const std::string& more = {})
{
    for (char& c : rows)
        c = c == ' ' ? '\t' : c == '~' ? ' ' : c;
    return "# sent_id = s\n" + more + (text.empty() ? "" : "# text = " + text + "\n") + rows + "\n";
}

const std::string second = "2 b b NOUN _ _ 1 nmod _ _\n";

std::string firstWord(const std::string& fields)
{
    return sentence("1 " + fields + "\n" + second);
}

TEST(RepairTest, WhiteSpaceAndEmptyFields)
{
    const std::string good = firstWord("a a NOUN _ _ 0 root _ _");
    EXPECT_EQ(repairOf(firstWord("a ~a NOUN _ _ 0 root _ _"), "leading-whitespace"), good);
    EXPECT_EQ(repairOf(firstWord("a a~ NOUN _ _ 0 root _ _"), "trailing-whitespace"), good);
    EXPECT_EQ(repairOf(firstWord("a a~\u3000~a NOUN _ _ 0 root _ _"), "repeated-whitespace"),
        firstWord("a a~a NOUN _ _ 0 root _ _"));
    EXPECT_EQ(
        repairOf(firstWord("a ~~ NOUN _ _ 0 root _ _"), "leading-whitespace"), firstWord("a _ NOUN _ _ 0 root _ _"));
    EXPECT_EQ(repairOf(firstWord("a a NOUN~ _ _ 0 root _ _"), "invalid-whitespace"), good);
    EXPECT_EQ(repairOf(firstWord("a a NOUN _ _ ~0 root _ _"), "invalid-whitespace"), good);
    EXPECT_EQ(repairOf(firstWord("a a NO~UN _ _ 0 root _ _"), "invalid-whitespace"), "no repair");
    EXPECT_EQ(repairOf(firstWord("a a NOUN  _ 0 root _ _"), "empty-column"), good);
    EXPECT_EQ(repairOf(firstWord("a a NOUN  _ 0 root _ _"), "empty-string-in-xpos"), good);
    EXPECT_EQ(repairOf(sentence("1-2 ~ab _ _ _ _ _ _ _ _\n1 a a X _ _ 0 root _ _\n2 b b X _ _ 1 dep _ _\n", "ab"),
                  "invalid-whitespace-mwt"),
        sentence("1-2 ab _ _ _ _ _ _ _ _\n1 a a X _ _ 0 root _ _\n2 b b X _ _ 1 dep _ _\n", "ab"));
}

TEST(RepairTest, Lines)
{
    const std::string good = firstWord("a a NOUN _ _ 0 root _ _");
    EXPECT_EQ(repairOf(good.substr(0, good.size() - 1), "missing-empty-line"), good);
    EXPECT_EQ(repairOf(good.substr(0, good.size() - 2), "missing-empty-line"), good);
    EXPECT_EQ(repairOf("# sent_id = s\r\n1\ta\r\n", "missing-empty-line"), "# sent_id = s\r\n1\ta\r\n\r\n");
    EXPECT_EQ(repairOf("# alone\n", "missing-empty-line"), "no repair");
    EXPECT_EQ(repairOf(good.substr(0, good.size() - 1) + " \t\n", "pseudo-empty-line"), good);
    EXPECT_EQ(repairOf(good + "\n", "extra-empty-line"), good);
    EXPECT_EQ(repairOf("\n", "empty-sentence"), "");
    EXPECT_EQ(repairOf(" \n", "empty-sentence"), "");
    EXPECT_EQ(repairOf("# alone\n\n", "empty-sentence"), "no repair");
}

TEST(RepairTest, NormalisationChangesTextAndFormsTogether)
{
    EXPECT_EQ(
        repairOf(sentence("1 cafe\u0301 cafe\u0301 NOUN _ _ 0 root _ _\n", "cafe\u0301"), "unicode-normalization"),
        sentence("1 café café NOUN _ _ 0 root _ _\n", "café"));
}

TEST(RepairTest, CarriageReturnsGoFromLineEndsOnly)
{
    const UdFinding finding{TestId::NonUnixNewline, 1, 1, {}, {}};
    EXPECT_EQ(repaired("# a\r\n1\tb\n\r\n", finding), "# a\n1\tb\n\n");
    EXPECT_EQ(repaired("# a\rb\r\n", finding), std::nullopt) << "nobody knows what the first one was for";
    EXPECT_EQ(repaired("# a\n", finding), std::nullopt);
}

TEST(RepairTest, FeaturesAreSortedAsUdHasIt)
{
    const auto feats = [](const std::string& text) { return firstWord("a a NOUN _ " + text + " 0 root _ _"); };
    EXPECT_EQ(repairOf(feats("Number=Sing|Case=Nom"), "unsorted-features"), feats("Case=Nom|Number=Sing"));
    EXPECT_EQ(repairOf(feats("ANumber=Sing|Ab=Yes"), "unsorted-features"), feats("Ab=Yes|ANumber=Sing"));
    EXPECT_EQ(
        repairOf(feats("Case=Nom,Acc|Number=Sing"), "unsorted-feature-values"), feats("Case=Acc,Nom|Number=Sing"));
    EXPECT_EQ(repairOf(feats("Case=Nom,Nom|Number=Sing"), "repeated-feature-value"), feats("Case=Nom|Number=Sing"));
    EXPECT_EQ(repairOf(feats("Case=Nom|Case=Nom|Number=Sing"), "repeated-feature"), feats("Case=Nom|Number=Sing"));
    EXPECT_EQ(repairOf(feats("Case=Acc|Case=Nom"), "repeated-feature"), "no repair") << "which one is right?";
}

TEST(RepairTest, EnhancedArcs)
{
    const auto deps = [](const std::string& text) {
        return sentence("1 a a NOUN _ _ 0 root 0:root _\n2 b b NOUN _ _ 1 nmod " + text
                + " _\n3 c c NOUN _ _ 2 nmod 2:nmod _\n"
                  "3.1 _ _ _ _ _ _ _ 3:dep _\n",
            "a b c");
    };
    EXPECT_EQ(repairOf(deps("3:obj|1:nmod"), "unsorted-deps"), deps("1:nmod|3:obj"));
    EXPECT_EQ(repairOf(deps("3.1:x|3:obj|1:nmod"), "unsorted-deps"), deps("1:nmod|3:obj|3.1:x"));
    EXPECT_EQ(repairOf(deps("1:nmod:på:acc|1:nmod|3:obj"), "unsorted-deps-2"), deps("1:nmod|1:nmod:på:acc|3:obj"));
    EXPECT_EQ(repairOf(deps("1:nmod|1:nmod|3:obj|3:obj"), "repeated-deps"), deps("1:nmod|3:obj"));
    EXPECT_EQ(repairOf(deps("0:nmod|1:nmod"), "enhanced-0-is-not-root"), deps("0:root|1:nmod"));
    EXPECT_EQ(repairOf(deps("1:root|3:root"), "enhanced-root-is-not-0"), deps("1:nmod|3:dep"));
}

TEST(RepairTest, RootIsTheRelationOfTheRootAlone)
{
    EXPECT_EQ(repairOf(firstWord("a a NOUN _ _ 0 dep _ _"), "0-is-not-root"), firstWord("a a NOUN _ _ 0 root _ _"));
    const std::string first = "1 a a NOUN _ _ 0 root _ _\n";
    EXPECT_EQ(repairOf(sentence(first + "2 b b NOUN _ _ 1 root _ _\n"), "root-is-not-0"),
        sentence(first + "2 b b NOUN _ _ 1 dep _ _\n"));
}

TEST(RepairTest, Misc)
{
    const auto misc = [](const std::string& text) { return firstWord("a a NOUN _ _ 0 root _ " + text); };
    EXPECT_EQ(repairOf(misc("A=1||B"), "empty-misc"), misc("A=1|B"));
    EXPECT_EQ(repairOf(misc("|"), "empty-misc"), misc("_"));
    EXPECT_EQ(repairOf(misc("A=1|~B~=~x~y|C"), "misc-extra-space"), misc("A=1|B=x~y|C"));
    EXPECT_EQ(repairOf(misc("gloss=x"), "misc-attr-typo"), misc("Gloss=x"));
    EXPECT_EQ(repairOf(misc("Gloss=y|gloss=x"), "misc-attr-typo"), "no repair") << "then there would be two";
    EXPECT_EQ(repairOf(misc("Gloss=x|gloss=x"), "misc-attr-typo"), misc("Gloss=x"));
    EXPECT_EQ(repairOf(misc("Gloss=x|A=1|Gloss=x"), "repeated-misc"), misc("Gloss=x|A=1"));
    EXPECT_EQ(repairOf(misc("Gloss=x|Gloss=y"), "repeated-misc"), "no repair");
}

TEST(RepairTest, RepeatedComments)
{
    const std::string rows = "1 a a NOUN _ _ 0 root _ _\n" + second;
    EXPECT_EQ(repairOf(sentence(rows, "a b", "# sent_id = s\n"), "multiple-sent-id"), sentence(rows));
    EXPECT_EQ(repairOf(sentence(rows, "a b", "# sent_id = t\n"), "multiple-sent-id"), "no repair");
    EXPECT_EQ(repairOf(sentence(rows, "a b", "# text = a b\n"), "multiple-text"), sentence(rows));
    EXPECT_EQ(repairOf(sentence(rows, "a b", "# newpar\n# x\n# newpar\n"), "multiple-newpar"),
        sentence(rows, "a b", "# newpar\n# x\n"));
}

TEST(RepairTest, TextIsMadeFromTheForms)
{
    const std::string rows
        = "1 a a NOUN _ _ 0 root _ SpaceAfter=No\n2-3 bc _ _ _ _ _ _ _ _\n2 b b NOUN _ _ 1 nmod _ _\n"
          "3 c c NOUN _ _ 2 nmod _ _\n4 d d NOUN _ _ 3 nmod _ _\n";
    EXPECT_EQ(repairOf(sentence(rows, ""), "missing-text"), sentence(rows, "abc d"));
    EXPECT_EQ(repairOf("# x\n1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n", "missing-text"),
        "# x\n# text = a\n1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(repairOf("1\ta\ta\tX\t_\t_\t0\troot\t_\t_\r\n\r\n", "missing-text"),
        "# text = a\r\n1\ta\ta\tX\t_\t_\t0\troot\t_\t_\r\n\r\n");
    EXPECT_EQ(repairOf(sentence(rows, "abc d "), "text-trailing-whitespace"), sentence(rows, "abc d"));
    EXPECT_EQ(repairOf(sentence(rows, "abc d e"), "text-extra-chars"), sentence(rows, "abc d"));
    EXPECT_EQ(repairOf(sentence(rows, "abc x"), "text-form-mismatch"), sentence(rows, "abc d"));
    EXPECT_EQ(
        repairOf(sentence("1 a a X _ _ 0 root _ _\n", " "), "empty-text"), sentence("1 a a X _ _ 0 root _ _\n", " a"));
    EXPECT_EQ(repairOf(sentence("1 a a X _ _ 0 root _ _\n", "", "# text =\n"), "empty-text"),
        sentence("1 a a X _ _ 0 root _ _\n", "a"));
}

TEST(RepairTest, TextIsKeptAsFarAsItFits)
{
    const std::string rows = "1 a a NOUN _ _ 0 root _ _\n2 b b NOUN _ _ 1 nmod _ _\n3 c c NOUN _ _ 2 nmod _ _\n";
    EXPECT_EQ(repairOf(sentence(rows, "a \u00A0b x"), "text-form-mismatch"), sentence(rows, "a \u00A0b c"));
}

TEST(RepairTest, SpaceAfterFollowsTheText)
{
    const auto words = [](const std::string& first, const std::string& secondMisc, const std::string& text) {
        return sentence("1 a a NOUN _ _ 0 root _ " + first + "\n2 b b NOUN _ _ 1 nmod _ " + secondMisc
                + "\n3 c c NOUN _ _ 2 nmod _ _\n",
            text);
    };
    EXPECT_EQ(repairOf(words("_", "_", "ab c"), "missing-spaceafter"), words("SpaceAfter=No", "_", "ab c"));
    EXPECT_EQ(
        repairOf(words("Gloss=x", "_", "ab c"), "missing-spaceafter"), words("Gloss=x|SpaceAfter=No", "_", "ab c"));
    EXPECT_EQ(repairOf(words("SpaceAfter=No", "_", "a b c"), "text-form-mismatch"), words("_", "_", "a b c"));
    EXPECT_EQ(
        repairOf(words("SpaceAfter=No", "A|SpaceAfter=No", "a b c"), "text-form-mismatch"), words("_", "A", "a b c"));
    EXPECT_EQ(
        repairOf(words("NoSpaceAfter=Yes", "_", "ab c"), "nospaceafter-yes"), words("SpaceAfter=No", "_", "ab c"));
    EXPECT_EQ(repairOf(words("NoSpaceAfter=Yes", "_", "a b c"), "nospaceafter-yes"), "no repair")
        << "the text has a space";
    EXPECT_EQ(repairOf(words("SpaceAfter=Yes", "_", "a b c"), "spaceafter-value"), words("_", "_", "a b c"));
    EXPECT_EQ(repairOf(words("SpaceAfter=no", "_", "ab c"), "spaceafter-value"), words("SpaceAfter=No", "_", "ab c"));
    EXPECT_EQ(repairOf(words("SpaceAfter=\\s\\s", "_", "a b c"), "spaceafter-value"),
        words("SpacesAfter=\\s\\s", "_", "a b c"));
    EXPECT_EQ(repairOf(words("SpaceAfter=Maybe", "_", "a b c"), "spaceafter-value"), "no repair");
}

TEST(RepairTest, SpaceAfterBelongsToTheMultiwordToken)
{
    const auto token = [](const std::string& whole, const std::string& last, const std::string& text) {
        return sentence("1-2 ab _ _ _ _ _ _ _ " + whole + "\n1 a a X _ _ 0 root _ _\n2 b b X _ _ 1 dep _ " + last
                + "\n2.1 _ _ _ _ _ _ _ _ _\n3 c c X _ _ 1 dep _ _\n",
            text);
    };
    EXPECT_EQ(repairOf(token("_", "SpaceAfter=No", "abc"), "spaceafter-mwt-node"), token("SpaceAfter=No", "_", "abc"));
    EXPECT_EQ(repairOf(token("_", "SpaceAfter=No", "ab c"), "spaceafter-mwt-node"), token("_", "_", "ab c"));
    EXPECT_EQ(repairOf(token("SpaceAfter=No", "A|SpaceAfter=No", "abc"), "spaceafter-mwt-node"),
        token("SpaceAfter=No", "A", "abc"));
    const auto emptyNode = [](const std::string& misc) {
        return sentence("1 a a X _ _ 0 root 0:root _\n1.1 _ _ _ _ _ _ _ 1:dep " + misc + "\n", "a");
    };
    EXPECT_EQ(repairOf(emptyNode("SpaceAfter=No"), "spaceafter-empty-node"), emptyNode("_"));
}

TEST(RepairTest, EnhancedGraphs)
{
    const auto graph = [](const std::string& first, const std::string& second, const std::string& more = {}) {
        return sentence("1 a a X _ _ 0 root " + first + " _\n2 b b X _ _ 1 nmod " + second + " _\n" + more);
    };
    const std::string good = graph("0:root", "1:nmod");
    EXPECT_EQ(repairOf(graph("0:root", "_"), "unconnected-egraph"), good);
    EXPECT_EQ(repairOf(graph("2:nmod", "1:nmod"), "unconnected-egraph"), graph("0:root|2:nmod", "1:nmod"));
    EXPECT_EQ(repairOf(graph("2.1:nsubj", "1:nmod", "2.1 c _ _ _ _ _ _ 2:dep _\n"), "unconnected-egraph"),
        graph("0:root|2.1:nsubj", "1:nmod", "2.1 c _ _ _ _ _ _ 2:dep _\n"));
    // Where an empty node hangs, its annotator alone knows.
    EXPECT_EQ(repairOf(graph("0:root", "1:nmod", "2.1 c _ _ _ _ _ _ _ _\n"), "unconnected-egraph"), "no repair");
    EXPECT_EQ(repairOf(graph("0:root", "1:nmod|2:nmod"), "deps-self-loop"), good);
    EXPECT_EQ(repairOf(graph("0:root", "2:nmod:of"), "deps-self-loop"), graph("0:root", "1:nmod:of"));
    EXPECT_EQ(repairOf(graph("0:root", "1:nmod|2:obj"), "deps-self-loop"), "no repair");
    const auto node = [&](const std::string& fields) {
        return graph("0:root", "1:nmod", "2.1 c _ _ _ _ " + fields + " 1:dep _\n");
    };
    EXPECT_EQ(repairOf(node("1 _"), "empty-node-nonempty-field"), node("_ _"));
    EXPECT_EQ(repairOf(node("1 dep"), "empty-node-nonempty-field"), node("_ _"));
    EXPECT_EQ(repairOf(node("2 dep"), "empty-node-nonempty-field"), "no repair");
}

// Of every case: what can be repaired is better afterwards, and what has a repair at all has one in some case.
TEST(RepairTest, EveryRepairableTestIsRepairedInSomeCase)
{
    std::set<TestId> seen{TestId::NonUnixNewline, TestId::ExtraEmptyLine};
    for (const auto& each : test::validationCases()) {
        SCOPED_TRACE(each.name);
        for (const std::string_view text : sentenceTexts(each.text)) {
            for (const UdFinding& finding : validateSentence(text).findings) {
                const auto better = repaired(text, finding);
                if (!better)
                    continue;
                seen.insert(finding.test);
                const auto found = validateSentence(*better).findings;
                EXPECT_EQ(std::find(found.begin(), found.end(), finding), found.end());
            }
        }
    }
    for (const TestDescription& test : allTests())
        EXPECT_EQ(seen.contains(test.id), isRepairable(test.id)) << test.name;
}

} // namespace repair_test
} // namespace arcwright
