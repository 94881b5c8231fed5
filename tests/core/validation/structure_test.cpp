// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/structure.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/validation/finding.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace structure_test {

using testing::ElementsAre;
using testing::IsEmpty;

/// `test:unit:arguments` of each finding.
std::vector<std::string> found(const Sentence& sentence)
{
    std::vector<std::string> texts;
    for (const StructureFinding& finding : checkStructure(sentence)) {
        std::string text = std::string(descriptionOf(finding.test).name) + ':' + std::to_string(finding.unit);
        for (const std::string& argument : finding.arguments)
            text += ':' + argument;
        texts.push_back(text);
    }
    return texts;
}

/// Bunsetsu of one word each, with these heads, all of type D.
Sentence bunsetsu(const std::vector<int>& heads)
{
    Sentence sentence;
    for (const int head : heads) {
        sentence.tokens.push_back(test::token("語", "", kNoHead, ""));
        Bunsetsu made;
        made.first = made.last = sentence.size();
        made.head = head;
        made.type = "D";
        made.line.number = sentence.size() * 2;
        sentence.bunsetsu.push_back(made);
    }
    return sentence;
}

std::string tagLine(const std::string& form, const std::string& in, const std::string& out)
{
    return "<W in=\"" + in + "\" out=\"" + out + "\">" + form + "</W>\n";
}

Sentence tagSentence(const std::string& lines)
{
    return test::sentenceOf("<s>\n" + lines + "</s>\n", "dtag");
}

TEST(StructureTest, NamesAreUniqueAndInOrder)
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < allStructureTests().size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(allStructureTests()[i].id), i);
        names.push_back(allStructureTests()[i].name);
    }
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
    EXPECT_EQ(names.size(), static_cast<std::size_t>(StructureTest::PunctuationWithDependents) + 1);
}

TEST(StructureTest, BunsetsuThatAreAsTheyShouldBe)
{
    EXPECT_THAT(found(bunsetsu({0})), IsEmpty());
    EXPECT_THAT(found(bunsetsu({4, 3, 4, 0})), IsEmpty());
    Sentence typed = bunsetsu({2, 3, 4, 0});
    typed.bunsetsu[0].type = "P";
    typed.bunsetsu[1].type = "I";
    typed.bunsetsu[2].type = "A";
    EXPECT_THAT(found(typed), IsEmpty());
}

TEST(StructureTest, EachFaultOfBunsetsuIsFound)
{
    EXPECT_THAT(found(bunsetsu({3, 1, 0})), ElementsAre("bunsetsu-head-before:2:1"));
    EXPECT_THAT(found(bunsetsu({1, 3, 0})), ElementsAre("bunsetsu-head-before:1:1"));
    EXPECT_THAT(found(bunsetsu({0, 3, 0})), ElementsAre("bunsetsu-without-head:1"));
    EXPECT_THAT(found(bunsetsu({kNoHead, 3, 0})), ElementsAre("bunsetsu-without-head:1"));
    EXPECT_THAT(found(bunsetsu({2, 3, 1})), ElementsAre("last-bunsetsu-with-head:3:1"));
    EXPECT_THAT(found(bunsetsu({2, 9, 0})), ElementsAre("bunsetsu-head-out-of-range:2:9:3"));
    EXPECT_THAT(found(bunsetsu({3, 4, 4, 0})), ElementsAre("bunsetsu-crossing:1:2"));
    Sentence typed = bunsetsu({2, 0});
    typed.bunsetsu[0].type = "X";
    EXPECT_THAT(found(typed), ElementsAre("bunsetsu-type:1:X"));
    typed.bunsetsu[0].type.clear();
    EXPECT_THAT(found(typed), ElementsAre("bunsetsu-type:1:"));
}

TEST(StructureTest, TheLineIsThatOfTheBunsetsu)
{
    const auto findings = checkStructure(bunsetsu({3, 1, 0}));
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].line, 4U);
}

TEST(StructureTest, ASentenceThatCannotBeReadHasNoStructure)
{
    Sentence broken = bunsetsu({3, 1, 0});
    broken.problem = Problem{};
    EXPECT_THAT(found(broken), IsEmpty());
}

RC_GTEST_PROP(StructurePropertyTest, BunsetsuAreRightIfAndOnlyIfHeadFinalProjectiveAndRootedAtTheLast, ())
{
    const int units = *rc::gen::inRange(1, 7);
    const auto heads = *rc::gen::container<std::vector<int>>(units, rc::gen::inRange(kNoHead, units + 1));
    bool right = heads.back() <= kRoot;
    for (int unit = 1; unit < units; ++unit)
        right = right && heads[static_cast<std::size_t>(unit) - 1] > unit;
    for (int one = 1; one < units && right; ++one) {
        for (int other = one + 1; other < heads[static_cast<std::size_t>(one) - 1]; ++other)
            right = right && heads[static_cast<std::size_t>(other) - 1] <= heads[static_cast<std::size_t>(one) - 1];
    }
    RC_ASSERT(found(bunsetsu(heads)).empty() == right);
}

TEST(StructureTest, ATreeOfWordsIsRight)
{
    EXPECT_THAT(found(tagSentence(tagLine("Hun", "1:subj", "") + tagLine("ser", "", "-1:subj|1:dobj")
                    + tagLine("den", "-1:dobj", ""))),
        IsEmpty());
}

TEST(StructureTest, WordsWithoutHeadAreWorthKnowing)
{
    const Sentence sentence = tagSentence(tagLine("Hun", "", "") + tagLine("ser", "", ""));
    EXPECT_THAT(found(sentence), ElementsAre("several-roots:2:1, 2"));
    EXPECT_EQ(descriptionOf(StructureTest::SeveralRoots).severity, Severity::Information);
}

TEST(StructureTest, SeveralPlainPrimaryHeadsAreAWarning)
{
    const auto text = tagLine("Hun", "1:subj|2:subj", "") + tagLine("ser", "", "-1:subj|1:conj")
        + tagLine("synger", "-1:conj", "-2:subj");
    EXPECT_THAT(found(tagSentence(text)), ElementsAre("several-heads:1:2, 3"));
    EXPECT_EQ(descriptionOf(StructureTest::SeveralHeads).severity, Severity::Warning);
    EXPECT_THAT(
        found(tagSentence(tagLine("Hun", "1:subj|1:other", "") + tagLine("ser", "", "-1:subj|-1:other"))), IsEmpty())
        << "two relations to one head are legal";
}

TEST(StructureTest, SecondaryEdgesAndAnaphoraAreNoHeads)
{
    const auto with = [](const std::string& label) {
        return found(tagSentence(tagLine("Hun", "1:subj|2:" + label, "") + tagLine("ser", "", "-1:subj|1:conj")
            + tagLine("synger", "-1:conj", "-2:" + label)));
    };
    for (const char* label : {"[subj]", "{agent}", "ref", "coref-iden"})
        EXPECT_THAT(with(label), IsEmpty()) << label;
}

TEST(StructureTest, ACycleOfHeadsIsToldOnce)
{
    const auto text = tagLine("a", "1:x", "2:y") + tagLine("b", "1:z", "-1:x") + tagLine("c", "-2:y", "-1:z")
        + tagLine("d", "", "");
    EXPECT_THAT(found(tagSentence(text)), ElementsAre("head-cycle:1:1, 2, 3"));
}

TEST(StructureTest, ACycleByWayOfFurtherParentsIsWorthKnowing)
{
    // Relatives and control make them in well-formed graphs.
    EXPECT_EQ(descriptionOf(StructureTest::ParentCycle).severity, Severity::Information);
    const auto text = tagLine("a", "1:[x]", "1:y") + tagLine("b", "-1:y", "-1:[x]");
    EXPECT_THAT(found(tagSentence(text)), ElementsAre("parent-cycle:1:1, 2"));
    const auto anaphor = tagLine("a", "1:ref", "1:y") + tagLine("b", "-1:y", "-1:ref");
    EXPECT_THAT(found(tagSentence(anaphor)), IsEmpty());
}

/// Whether some word reaches itself by way of further parents.
bool hasCycle(const std::vector<std::vector<int>>& parents)
{
    const std::size_t nodes = parents.size();
    std::vector<std::vector<bool>> reaches(nodes, std::vector<bool>(nodes));
    for (std::size_t node = 1; node < nodes; ++node) {
        for (const int parent : parents[node])
            reaches[node][static_cast<std::size_t>(parent)] = true;
    }
    for (std::size_t middle = 1; middle < nodes; ++middle) {
        for (std::size_t from = 1; from < nodes; ++from) {
            for (std::size_t to = 1; to < nodes; ++to)
                reaches[from][to] = reaches[from][to] || (reaches[from][middle] && reaches[middle][to]);
        }
    }
    for (std::size_t node = 1; node < nodes; ++node) {
        if (reaches[node][node])
            return true;
    }
    return false;
}

RC_GTEST_PROP(StructurePropertyTest, CyclesOfParentsAreFoundWhereAWordReachesItself, ())
{
    const int words = *rc::gen::inRange(1, 7);
    Sentence sentence;
    sentence.source.format = formatNamed("dtag");
    std::vector<std::vector<int>> parents(static_cast<std::size_t>(words) + 1);
    for (int word = 1; word <= words; ++word) {
        sentence.tokens.push_back(test::token("w", "", kRoot, ""));
        const auto heads
            = *rc::gen::container<std::vector<int>>(*rc::gen::inRange(0, 3), rc::gen::inRange(1, words + 1));
        for (const int head : heads) {
            if (head == word) // a word that is its own parent is no cycle of words
                continue;
            parents[static_cast<std::size_t>(word)].push_back(head);
            sentence.tokens.back().parents.push_back({{head, 0}, "[x]"});
        }
    }
    const auto findings = checkStructure(sentence);
    const bool told = std::any_of(findings.begin(), findings.end(),
        [](const StructureFinding& finding) { return finding.test == StructureTest::ParentCycle; });
    RC_ASSERT(told == hasCycle(parents));
}

TEST(CycleOf, AreTheWordsThatTheFindingLists)
{
    StructureFinding finding;
    finding.test = StructureTest::ParentCycle;
    finding.arguments = {"10, 16, 14"};
    EXPECT_EQ(cycleOf(findingOf(finding)), (std::vector<int>{10, 16, 14}));
    finding.test = StructureTest::SeveralHeads;
    EXPECT_TRUE(cycleOf(findingOf(finding)).empty()) << "its numbers are of heads";
    EXPECT_TRUE(cycleOf(Finding()).empty());
}

} // namespace structure_test
} // namespace arcwright
