// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/projection.h"

#include <random>

#include <gtest/gtest.h>

#include "core/documents/treebank.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/treebank/format.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace projection_test {

using Heads = std::vector<int>;
using Units = std::vector<int>;

std::shared_ptr<const Sentence> sentenceOf(const std::string& text, const char* format = "conllu")
{
    return Document("inline", text, formatNamed(format)).sentence(0);
}

/// Lines of `ID FORM HEAD RELATION`, or `ID FORM` of a multiword token.
std::shared_ptr<const Sentence> words(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines) {
        std::vector<std::string> fields(1);
        for (const char c : line) {
            if (c == ' ')
                fields.emplace_back();
            else
                fields.back() += c;
        }
        fields.resize(4, "_");
        text += fields[0] + '\t' + fields[1] + "\t_\t_\t_\t_\t" + fields[2] + '\t' + fields[3] + "\t_\t_\n";
    }
    return sentenceOf(text + '\n');
}

Heads headsOf(const Graph& graph)
{
    return {graph.heads.begin() + 1, graph.heads.end()};
}

class ProjectionTest : public ::testing::Test {
protected:
    Projection projected(const std::shared_ptr<const Sentence>& ours, const std::shared_ptr<const Sentence>& theirs)
    {
        const auto projection = project(ours, theirs, relations);
        EXPECT_TRUE(projection);
        return projection.value_or(Projection{});
    }
    std::string_view relation(const Projection& projection, int unit)
    {
        return relations.text(projection.graph.arc(unit).relation);
    }

    RelationPool relations;
};

TEST_F(ProjectionTest, OfTheSameWordsNothingChanges)
{
    const auto sentence = words({"1 we 2 nsubj", "2 go 0 root", "3 home 2 advmod"});
    const Projection same = projected(sentence, sentence);
    EXPECT_EQ(same.graph, graphOf(*sentence, relations));
    EXPECT_EQ(same.unsaid, Units{});
    EXPECT_EQ(same.enhanced, std::vector<Arc>());
}

TEST_F(ProjectionTest, ArcsOfDepsFollowTheWords)
{
    const auto ours = words({"1 we _ _", "2 cannot _ _", "3 go _ _"});
    const auto theirs = sentenceOf("1\twe\t_\t_\t_\t_\t4\tnsubj\t2:nsubj|4:nsubj\t_\n"
                                   "2\tcan\t_\t_\t_\t_\t4\taux\t4:aux\t_\n"
                                   "3\tnot\t_\t_\t_\t_\t2\tadvmod\t2:advmod|4:advmod\t_\n"
                                   "4\tgo\t_\t_\t_\t_\t0\troot\t0:root\t_\n\n");
    const auto id = [&](const char* name) { return relations.intern(name); };
    EXPECT_EQ(projected(ours, theirs).enhanced,
        (std::vector<Arc>{
            {2, 1, id("nsubj")}, {3, 1, id("nsubj")}, {3, 2, id("aux")}, {3, 2, id("advmod")}, {0, 3, id("root")}}))
        << "within `cannot` there is none";
}

TEST_F(ProjectionTest, SeveralWordsThatAreASubtreeAreOne)
{
    const auto ours = words({"1 we _ _", "2 cannot _ _", "3 go _ _"});
    const auto theirs = words({"1 we 4 nsubj", "2 can 4 aux", "3 not 2 advmod", "4 go 0 root"});
    const Projection found = projected(ours, theirs);
    EXPECT_EQ(headsOf(found.graph), (Heads{3, 3, 0}));
    EXPECT_EQ(relation(found, 2), "aux");
    EXPECT_EQ(found.unsaid, Units{});
}

TEST_F(ProjectionTest, SeveralWordsOfTwoSubtreesAreNotMergedByForce)
{
    const auto ours = words({"1 we _ _", "2 cannot _ _", "3 go _ _"});
    const auto theirs = words({"1 we 4 nsubj", "2 can 4 aux", "3 not 4 advmod", "4 go 0 root"});
    const Projection found = projected(ours, theirs);
    EXPECT_EQ(headsOf(found.graph), (Heads{3, kNoHead, 0}));
    EXPECT_EQ(found.unsaid, Units{2});
}

TEST_F(ProjectionTest, WhatHangsOnAPartHangsOnTheWhole)
{
    const auto ours = words({"1 very _ _", "2 wellknown _ _", "3 song _ _"});
    const auto theirs = words({"1 very 2 advmod", "2 well 3 compound", "3 known 4 amod", "4 song 0 root"});
    EXPECT_EQ(headsOf(projected(ours, theirs).graph), (Heads{2, 3, 0}));
}

TEST_F(ProjectionTest, NothingIsGuessedOfWhatIsDividedMoreFinely)
{
    const auto ours = words({"1 we _ _", "2 can _ _", "3 not _ _", "4 go _ _", "5 there _ _"});
    const auto theirs = words({"1 we 3 nsubj", "2 cannot 3 aux", "3 go 0 root", "4 there 2 advmod"});
    const Projection found = projected(ours, theirs);
    EXPECT_EQ(headsOf(found.graph), (Heads{4, kNoHead, kNoHead, 0, kNoHead}));
    EXPECT_EQ(found.unsaid, (Units{2, 3, 5})) << "there hangs on what is no word of ours";
}

TEST_F(ProjectionTest, OverlappingWordsHaveNoCounterpart)
{
    const auto ours = words({"1 ab _ _", "2 cd _ _", "3 e _ _"});
    const auto theirs = words({"1 a 4 x", "2 bc 4 x", "3 d 4 x", "4 e 0 root"});
    const Projection found = projected(ours, theirs);
    EXPECT_EQ(found.unsaid, (Units{1, 2}));
    EXPECT_EQ(headsOf(found.graph), (Heads{kNoHead, kNoHead, 0}));
}

TEST_F(ProjectionTest, AWordWithoutAHeadIsNotUnsaid)
{
    const auto ours = words({"1 cannot _ _", "2 go _ _"});
    const auto theirs = words({"1 can _ _", "2 not 1 advmod", "3 go 0 root"});
    const Projection found = projected(ours, theirs);
    EXPECT_EQ(headsOf(found.graph), (Heads{kNoHead, 0}));
    EXPECT_EQ(found.unsaid, Units{});
}

TEST_F(ProjectionTest, WordsOfAMultiwordTokenAreToldByTheirForms)
{
    const auto ours = words({"1-2 du", "1 de _ _", "2 le _ _", "3 pain _ _"});
    const auto split = words({"1 du 2 case", "2 pain 0 root"});
    const auto other = words({"1-2 du", "1 De 3 case", "2 l' 3 det", "3 pain 0 root"});
    EXPECT_EQ(projected(ours, split).unsaid, (Units{1, 2}));
    const Projection found = projected(ours, other);
    EXPECT_EQ(headsOf(found.graph), (Heads{3, kNoHead, 0}));
    EXPECT_EQ(found.unsaid, Units{2});
    // The other way round the token is the subtree of its words, if they are one.
    const auto whole = words({"1 du _ _", "2 pain _ _"});
    EXPECT_EQ(projected(whole, words({"1-2 du", "1 de 3 case", "2 le 1 det", "3 pain 0 root"})).unsaid, Units{});
    EXPECT_EQ(projected(whole, ours).unsaid, Units{1}) << "two tops";
}

TEST_F(ProjectionTest, FurtherParentsComeAlongIfBothEndsDo)
{
    const std::string theirs
        = "1\tcan\t_\t_\t_\t_\t3\taux\t3:aux\t_\n2\tnot\t_\t_\t_\t_\t1\tadvmod\t1:advmod|3:x\t_\n"
          "3\tgo\t_\t_\t_\t_\t0\troot\t0:root|2:y\t_\n4\tnow\t_\t_\t_\t_\t3\tadvmod\t1:z|3:advmod\t_\n\n";
    const auto ours = words({"1 cannot _ _", "2 go _ _", "3 n _ _", "4 ow _ _"});
    const Projection found = projected(ours, sentenceOf(theirs));
    ASSERT_EQ(found.graph.secondary.size(), 2U);
    EXPECT_EQ(found.graph.secondary[0].head, 2);
    EXPECT_EQ(found.graph.secondary[0].dependent, 1);
    EXPECT_EQ(found.graph.secondary[1].head, 1);
    EXPECT_EQ(found.graph.secondary[1].dependent, 2);
    EXPECT_EQ(found.unsaid, (Units{3, 4}));
}

TEST_F(ProjectionTest, SpacesWithinWordsDoNotMatter)
{
    const auto ours = words({"1 12000 _ _", "2 men _ _"});
    const auto theirs = sentenceOf("1\t12 000\t_\t_\t_\t_\t2\tnummod\t_\t_\n2\tmen\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(headsOf(projected(ours, theirs).graph), (Heads{2, 0}));
}

TEST_F(ProjectionTest, OtherCharactersAreAnotherSentence)
{
    const auto ours = words({"1 dog _ _", "2 s _ _"});
    EXPECT_FALSE(project(ours, words({"1 Dogs 0 root"}), relations));
    EXPECT_FALSE(project(ours, words({"1 dogs 0 root", "2 . 1 punct"}), relations));
    EXPECT_TRUE(project(ours, words({"1 dogs 0 root"}), relations));
}

TEST_F(ProjectionTest, BunsetsuAreAlignedLikeWords)
{
    const auto phrases = [](const std::vector<std::pair<std::string, std::vector<std::string>>>& all) {
        std::string text;
        for (const auto& [header, forms] : all) {
            text += "* " + header + "\n";
            for (const std::string& form : forms)
                text += form + ' ' + form + ' ' + form + " 名詞 6 普通名詞 1 * 0 * 0 NIL\n";
        }
        return sentenceOf(text + "EOS\n", "knp");
    };
    const auto ours = phrases({{"1D", {"赤い"}}, {"3D", {"花", "を"}}, {"3D", {"庭", "に"}}, {"-1D", {"見た"}}});
    const auto theirs = phrases({{"1D", {"赤い"}}, {"2D", {"花を"}}, {"-1D", {"庭に", "見た"}}});
    ASSERT_FALSE(ours->problem || theirs->problem);
    const Projection found = projected(ours, theirs);
    EXPECT_EQ(headsOf(found.graph), (Heads{2, kNoHead, kNoHead, kNoHead}));
    EXPECT_EQ(found.unsaid, (Units{2, 3, 4}));
    EXPECT_EQ(headsOf(projected(theirs, ours).graph), (Heads{2, 3, 0})) << "two phrases of ours are one subtree";
    EXPECT_FALSE(project(ours, words({"1 赤い花を庭に見た 0 root"}), relations));
}

TEST_F(ProjectionTest, MergedWordsOfATreeAreATree)
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 random(seed);
        const int count = 2 + static_cast<int>(random() % 12);
        std::vector<std::string> fine;
        std::vector<std::string> coarse;
        std::string whole;
        for (int word = 1; word <= count; ++word) {
            const std::string form(1 + random() % 3, static_cast<char>('a' + word));
            const int head = static_cast<int>(random() % static_cast<unsigned>(word)); // before it, or the root
            fine.push_back(std::to_string(word) + ' ' + form + ' ' + std::to_string(head) + " r");
            whole += form;
            if (random() % 2 == 0 || word == count) {
                coarse.push_back(std::to_string(coarse.size() + 1) + ' ' + whole + " _ _");
                whole.clear();
            }
        }
        const Projection found = projected(words(coarse), words(fine));
        EXPECT_TRUE(findCycle(found.graph.heads).empty()) << seed;
        for (const int unit : found.unsaid)
            EXPECT_EQ(found.graph.arc(unit).head, kNoHead);
        for (int unit = 1; unit <= found.graph.size(); ++unit) {
            const bool isUnsaid = std::find(found.unsaid.begin(), found.unsaid.end(), unit) != found.unsaid.end();
            EXPECT_EQ(found.graph.arc(unit).head == kNoHead, isUnsaid) << seed;
        }
    }
}

TEST_F(ProjectionTest, WhatCannotBeProjectedIsNamedNotWhatIsDividedOtherwise)
{
    const auto line = [](const std::string& id, const std::string& form) {
        return id + '\t' + form + "\t_\tX\t_\t_\t0\troot\t_\t_\n";
    };
    const auto treebank = [](const std::string& path, const std::string& text) {
        return Treebank({std::make_shared<const Document>(path, text, formatNamed("conllu"))});
    };
    const std::string divided = line("1", "a") + line("2", "b") + '\n';
    const std::string together = line("1", "ab") + '\n';
    const std::string same = line("1", "c") + '\n';
    const Treebank gold = treebank("gold", divided + same);
    EXPECT_EQ(findUnprojectable(gold, treebank("system", together + same), relations), std::nullopt);
    const auto other = findUnprojectable(gold, treebank("system", together + line("1", "x") + '\n' + same), relations);
    EXPECT_EQ(other, (Problem{EvaluationProblem::SentenceCountMismatch, "system", 3, 1, {"2", "3", "2"}}));
    const auto further = findUnprojectable(gold, treebank("system", together + same + same), relations);
    EXPECT_EQ(further, (Problem{EvaluationProblem::SentenceCountMismatch, "system", 5, 1, {"2", "3", "3"}}));
    const auto fewer = findUnprojectable(gold, treebank("system", together), relations);
    EXPECT_EQ(fewer, (Problem{EvaluationProblem::SentenceCountMismatch, "system", 0, 0, {"2", "1", "2"}}));
}

} // namespace projection_test
} // namespace arcwright
