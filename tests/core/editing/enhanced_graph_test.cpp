// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/enhanced_graph.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/editing/arc_operations.h"
#include "core/editing/edit_problems.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/join_sentences.h"
#include "core/treebank/parents.h"
#include "core/validation/finding.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace enhanced_graph_test {

using test::fromShort;
using test::oneOf;
using test::randomNumber;
using test::refusal;
using test::toShort;

constexpr auto chased = "1 dogs 2 nsubj 2:nsubj\n2 ran 0 root 0:root\n3 home 2 obl 2:obl:to\n";

TEST(EnhancedGraphTest, AWordWhoseOnlyArcWasTakenAwayHasItAgainWithItsNextHead)
{
    const auto deleted = setHead(fromShort(chased), 3, kNoHead);
    EXPECT_EQ(toShort(deleted), "1 dogs 2 nsubj 2:nsubj\n2 ran 0 root 0:root\n3 home _ obl\n");
    EXPECT_EQ(toShort(setHead(*deleted, 3, 1)), "1 dogs 2 nsubj 2:nsubj\n2 ran 0 root 0:root\n3 home 1 obl 1:obl\n");
}

TEST(EnhancedGraphTest, TheOnlyWordAndAllWordsInTurnHaveThemAgainToo)
{
    const auto one = setHead(fromShort("1 go 0 root 0:root\n"), 1, kNoHead);
    EXPECT_EQ(toShort(one), "1 go\n");
    EXPECT_EQ(toShort(setHead(*one, 1, kRoot)), "1 go 0 root 0:root\n");
    Sentence sentence = fromShort(chased);
    for (int word = 1; word <= 3; ++word)
        sentence = *setHead(sentence, word, kNoHead);
    for (const int word : {2, 3, 1})
        sentence = *setHead(sentence, word, word == 2 ? kRoot : 2);
    EXPECT_EQ(test::toShort(sentence), "1 dogs 2 nsubj 2:nsubj\n2 ran 0 root 0:root\n3 home 2 obl 2:obl\n");
}

TEST(EnhancedGraphTest, AWordThatWasTheRootHasARelationForItsArc)
{
    const auto deleted = setHead(fromShort(chased), 2, kNoHead);
    EXPECT_EQ(toShort(setHead(*deleted, 2, 3)), "1 dogs 2 nsubj 2:nsubj\n2 ran 3 dep 3:dep\n3 home 2 obl 2:obl:to\n");
}

TEST(EnhancedGraphTest, WithoutAGraphNoneBegins)
{
    const auto deleted = setHead(fromShort("1 a 2 x\n2 b 0 root\n"), 1, kNoHead);
    EXPECT_EQ(toShort(setHead(*deleted, 1, 2)), "1 a 2 x\n2 b 0 root\n");
}

TEST(EnhancedGraphTest, TheFirstFurtherParentBringsTheArcsOfAllWords)
{
    const auto plain = "1 a 2 x\n2 b 0 root\n3 c 2 y\n";
    EXPECT_EQ(toShort(addParent(fromShort(plain), {1, 0}, {{3, 0}, "s"})),
        "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n");
    EXPECT_EQ(toShort(insertEmptyNode(fromShort(plain), {1, 1}, "e", {{{2, 0}, "s"}})),
        "1 a 2 x 2:x\n1.1 e _ _ 2:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n");
}

TEST(EnhancedGraphTest, ABasicArcThatAnEmptyNodeStandsForIsNotBroughtBack)
{
    const auto gapped = "1 a 0 root 0:root\n1.1 e _ _ 1:conj\n2 b 1 orphan 1.1:nsubj\n";
    const auto deleted = setHead(fromShort(gapped), 2, kNoHead);
    EXPECT_EQ(toShort(setHead(*deleted, 2, 1)), gapped);
}

TEST(EnhancedGraphTest, NoWordLosesItsLastArcAndNoNodeItsPathFromTheRoot)
{
    EXPECT_EQ(refusal(removeParent(fromShort(chased), {1, 0}, {{2, 0}, "nsubj"})), EditProblem::LastParent);
    EXPECT_EQ(
        refusal(removeParent(fromShort("1 go 0 root 0:root\n"), {1, 0}, {{0, 0}, "root"})), EditProblem::LastParent)
        << "nor the sentence its graph";
    EXPECT_EQ(toShort(removeParent(
                  fromShort("1 a 0 root 0:root\n1.1 e _ _ 1:conj\n2 b 1 orphan 1.1:x\n"), {2, 0}, {{1, 1}, "x"})),
        "1 a 0 root 0:root\n1.1 e _ _ 1:conj\n2 b 1 orphan 1:orphan\n")
        << "its basic arc takes the place";
    const auto round = "1 a 2 x 2:x\n2 b 3 y 1:s|3:y\n3 c 0 root 0:root\n";
    const auto cut = removeParent(fromShort(round), {2, 0}, {{3, 0}, "y"});
    EXPECT_EQ(refusal(cut), EditProblem::NodesCutOff);
    EXPECT_EQ(cut.error().arguments, (std::vector<std::string>{"1, 2"}));
    EXPECT_EQ(refusal(replaceParent(fromShort(round), {2, 0}, {{3, 0}, "y"}, {{1, 0}, "t"})), EditProblem::NodesCutOff);
}

TEST(EnhancedGraphTest, AWordWhosePathLedOverTheOldArcIsReachedByTheTree)
{
    // As in relative clauses: `who` hangs on its antecedent alone, which now comes to hang below it.
    EXPECT_EQ(toShort(setHead(fromShort("1 man 0 root 0:root\n2 who 3 nsubj 1:ref\n3 ran 1 acl 1:acl\n"), 3, 0)),
        "1 man 0 root 0:root\n2 who 3 nsubj 1:ref\n3 ran 0 root 0:root\n");
    const auto moved
        = setHead(fromShort("1 man 4 obj 4:obj\n2 who 3 nsubj 1:ref\n3 ran 4 x 4:x\n4 go 0 root 0:root\n"), 1, 2);
    EXPECT_EQ(toShort(moved), "1 man 2 obj 2:obj\n2 who 3 nsubj 1:ref|3:nsubj\n3 ran 4 x 4:x\n4 go 0 root 0:root\n");
}

/// Their heads may be wrong: arcs of the tree would take the problem away that leads to them.
TEST(EnhancedGraphTest, NodesThatWereCutOffStaySoUntilTheyAreEditedThemselves)
{
    const auto cut = "1 a 2 x 2:x\n2 b 3 y 1:s\n3 c 4 z 4:z\n4 d 0 root 0:root\n";
    EXPECT_EQ(
        toShort(setRelation(fromShort(cut), 3, "w")), "1 a 2 x 2:x\n2 b 3 y 1:s\n3 c 4 w 4:w\n4 d 0 root 0:root\n");
    EXPECT_EQ(toShort(setHead(fromShort(cut), 2, 4)), "1 a 2 x 2:x\n2 b 4 y 1:s|4:y\n3 c 4 z 4:z\n4 d 0 root 0:root\n")
        << "and the arc that is edited brings those below it";
}

TEST(EnhancedGraphTest, UnitedSentencesHaveOneGraphOfAllWords)
{
    const Sentence with = fromShort("1 a 0 root 0:root\n2 b 1 x 1:x\n");
    const Sentence without = fromShort("1 c 2 y\n2 d 0 root\n");
    EXPECT_EQ(toShort(joinSentences(with, without)),
        "1 a 0 root 0:root\n2 b 1 x 1:x\n3 c 4 y 4:y\n4 d 1 parataxis 1:parataxis\n");
    EXPECT_EQ(toShort(joinSentences(without, without)), "1 c 2 y\n2 d 0 root\n3 c 4 y\n4 d 2 parataxis\n");
}

// Random sequences of edits, checked against the rules of the official validation as they are written in its
// description, not as our code has them.

std::string randomSentence()
{
    const int words = randomNumber(1, 8);
    const bool hasEmptyNode = oneOf({"yes", "no"}) == "yes";
    std::string text;
    for (int word = 1; word <= words; ++word) {
        const int head = word == 1 ? 0 : randomNumber(1, word);
        const std::string relation = word == 1 ? "root" : oneOf({"nsubj", "obl", "conj"});
        const std::string copy = std::to_string(head) + ':' + relation + (relation == "obl" ? oneOf({":in", ""}) : "");
        const bool isOrphan = hasEmptyNode && word > 1 && randomNumber(0, 4) == 0;
        text += std::to_string(word) + " w " + std::to_string(head) + ' ' + relation + ' '
            + (isOrphan ? "1.1:nsubj" : copy) + '\n';
        if (word == 1 && hasEmptyNode)
            text += "1.1 e _ _ 1:conj\n";
    }
    return text;
}

bool isBelow(const Sentence& sentence, int word, int above)
{
    for (; word > kRoot; word = sentence.word(word).head) {
        if (word == above)
            return true;
    }
    return false;
}

NodeId anyNode(const Sentence& sentence, int least)
{
    const int node = randomNumber(least, sentence.size() + 1 + static_cast<int>(sentence.emptyNodes.size()));
    return node <= sentence.size() ? NodeId{node, 0} : sentence.emptyNodes.front().id;
}

/// One edit as annotators make them. Into `explicitly` goes a word whose arcs in the graph were chosen themselves.
Result<Sentence> anyArcEdit(const Sentence& sentence, std::set<int>& explicitly)
{
    const int word = randomNumber(1, sentence.size() + 1);
    const Token& token = sentence.word(word);
    const NodeId head = anyNode(sentence, 0);
    const Parent parent{head, head == NodeId{} ? "root" : oneOf({"nsubj", "obl:on", "ref"})};
    switch (randomNumber(0, 8)) {
    case 0:
    case 1: {
        const int target = randomNumber(0, sentence.size() + 1);
        return target == word || isBelow(sentence, target, word) ? sentence : setHead(sentence, word, target);
    }
    case 2:
    case 3:
        return setHead(sentence, word, kNoHead);
    case 4:
        return token.head > kRoot ? setRelation(sentence, word, oneOf({"nsubj", "obl", "nmod"})) : sentence;
    case 5:
        return addParent(sentence, {word, 0}, parent);
    case 6:
        explicitly.insert(word);
        return token.parents.empty()
            ? sentence
            : removeParent(sentence, {word, 0},
                token.parents[static_cast<std::size_t>(randomNumber(0, static_cast<int>(token.parents.size())))]);
    default:
        explicitly.insert(word);
        return token.parents.empty() ? setParents(sentence, {word, 0}, {})
                                     : replaceParent(sentence, {word, 0}, token.parents.front(), parent);
    }
}

bool isComplete(const Sentence& sentence)
{
    std::vector<int> heads{kNoHead};
    for (const Token& token : sentence.tokens)
        heads.push_back(token.relation.empty() ? kNoHead : token.head);
    return isTree(heads);
}

std::set<NodeId> reachedFromRoot(const Sentence& sentence)
{
    std::set<NodeId> reached{NodeId{}};
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        const auto look = [&](NodeId node, const Token& token) {
            for (const Parent& parent : token.parents) {
                if (reached.contains(parent.head))
                    reached.insert(node);
            }
        };
        for (int word = 1; word <= sentence.size(); ++word)
            look({word, 0}, sentence.word(word));
        for (const EmptyNode& node : sentence.emptyNodes)
            look(node.id, node.token);
    }
    return reached;
}

void assertKeepsTheRules(const Sentence& sentence, const std::set<int>& explicitly)
{
    const std::size_t nodes = sentence.tokens.size() + sentence.emptyNodes.size();
    RC_ASSERT(reachedFromRoot(sentence).size() == nodes + 1);
    for (int word = 1; word <= sentence.size(); ++word) {
        const Token& token = sentence.word(word);
        RC_ASSERT(!token.parents.empty());
        const bool hasEmptyParent = std::any_of(
            token.parents.begin(), token.parents.end(), [](const Parent& parent) { return parent.head.empty != 0; });
        if (!explicitly.contains(word) && !hasEmptyParent)
            RC_ASSERT(basicCopy(token) != token.parents.end());
        RC_ASSERT(std::is_sorted(token.parents.begin(), token.parents.end(), precedes));
        for (const Parent& parent : token.parents)
            RC_ASSERT((parent.head == NodeId{}) == (parent.relation == "root"));
    }
    const auto text = sentence.source.format->write(sentence);
    RC_ASSERT(text.has_value());
    for (const Finding& finding : findingsOf(sentence, *text, *sentence.source.format, {}).findings) {
        const bool isOfGraph = finding.test.find("deps") != std::string_view::npos
            || finding.test.find("enhanced") != std::string_view::npos
            || finding.test.find("egraph") != std::string_view::npos;
        RC_LOG() << finding.test;
        RC_ASSERT(!isOfGraph);
    }
}

TEST(EnhancedGraphPropertyTest, AnySequenceOfEditsKeepsTheRules)
{
    EXPECT_TRUE(rc::check([] {
        const std::string text = randomSentence();
        Sentence sentence = fromShort(text);
        std::set<int> explicitly;
        for (int steps = randomNumber(1, 25); steps > 0; --steps) {
            const auto edited = anyArcEdit(sentence, explicitly);
            if (!edited)
                continue;
            RC_LOG() << test::toShort(sentence) << "--\n" << test::toShort(*edited) << '\n';
            sentence = *edited;
            if (isComplete(sentence))
                assertKeepsTheRules(sentence, explicitly);
        }
        // Whoever was left without a head gets one.
        for (int word = 1; word <= sentence.size(); ++word) {
            if (sentence.word(word).head == kNoHead)
                sentence = *setHead(sentence, word, kRoot);
        }
        RC_LOG() << test::toShort(sentence);
        if (isComplete(sentence))
            assertKeepsTheRules(sentence, explicitly);
    }));
}

} // namespace enhanced_graph_test
} // namespace arcwright
