// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/editing/arc_operations.h"
#include "core/editing/comment_operations.h"
#include "core/editing/delete_token.h"
#include "core/editing/edit_problems.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_sentences.h"
#include "core/editing/join_tokens.h"
#include "core/editing/split_sentence.h"
#include "core/editing/split_token.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace dtag_operations_test {

using test::refusal;
using Parents = std::vector<Parent>;

/// A sentence of DTAG: its words, none with an edge, between `<s>` and `</s>`.
Sentence words(const std::vector<std::string>& forms)
{
    Sentence sentence;
    sentence.source.format = formatNamed("dtag");
    for (const std::string& form : forms) {
        sentence.tokens.emplace_back();
        sentence.tokens.back().form = form;
        sentence.tokens.back().head = kRoot;
    }
    sentence.comments = {Comment("<s>"), Comment("</s>", sentence.size())};
    return sentence;
}

/// The words with their edges, `head:label`, and in brackets the head in the tree; other lines as they are.
std::string shown(const Sentence& sentence)
{
    std::string text;
    auto comment = sentence.comments.begin();
    for (int id = 0; id <= sentence.size(); ++id) {
        if (id > 0) {
            const Token& word = sentence.word(id);
            text += word.form + ' ' + fieldText(word, WordField::Parents) + " [" + std::to_string(word.head)
                + word.relation + "]\n";
        }
        for (; comment != sentence.comments.end() && comment->wordsBefore == id; ++comment)
            text += comment->text + '\n';
    }
    return text;
}

std::string shown(const Result<Sentence>& result)
{
    return result ? shown(*result) : "refused: " + testing::PrintToString(result.error());
}

void addEdge(Sentence& sentence, int word, int head, const std::string& label)
{
    sentence.word(word).parents.push_back({{head, 0}, label});
    sentence.source.format->chooseHead(sentence.word(word));
}

Sentence eats()
{
    Sentence sentence = words({"she", "wants", "to", "eat"});
    addEdge(sentence, 1, 2, "subj");
    addEdge(sentence, 1, 4, "[subj]");
    addEdge(sentence, 3, 2, "dobj");
    addEdge(sentence, 4, 3, "vobj");
    return sentence;
}

TEST(DtagOperationsTest, AHeadIsAnEdge)
{
    EXPECT_EQ(shown(setHead(eats(), 1, 3)),
        "<s>\nshe 3:subj|4:[subj] [3subj]\nwants  [0]\nto 2:dobj [2dobj]\neat 3:vobj [3vobj]\n</s>\n");
    EXPECT_EQ(shown(setHead(eats(), 2, 4)),
        "<s>\nshe 2:subj|4:[subj] [2subj]\nwants 4:? [4?]\nto 2:dobj [2dobj]\neat 3:vobj [3vobj]\n</s>\n")
        << "one that had no head gets a relation, since an edge needs one";
    EXPECT_EQ(shown(setHead(eats(), 1, 0)),
        "<s>\nshe 4:[subj] [0]\nwants  [0]\nto 2:dobj [2dobj]\neat 3:vobj [3vobj]\n</s>\n");
}

TEST(DtagOperationsTest, TheHeadStaysTheFirstOfSeveral)
{
    Sentence sentence = words({"a", "b", "c"});
    addEdge(sentence, 1, 2, "mod");
    addEdge(sentence, 1, 3, "nobj");
    EXPECT_EQ(setHead(sentence, 1, 3)->word(1).parents, (Parents{{{3, 0}, "mod"}, {{3, 0}, "nobj"}}));
    const Sentence other = *setRelation(*setHead(sentence, 1, 3), 1, "nobj");
    EXPECT_EQ(other.word(1).parents, (Parents{{{3, 0}, "nobj"}})) << "no edge is there twice";
    EXPECT_EQ(setHead(sentence, 1, 0)->word(1).parents, Parents()) << "both could be its head";
    EXPECT_EQ(withHead(sentence, 1, 3).word(1).parents, (Parents{{{3, 0}, "mod"}, {{3, 0}, "nobj"}}));
}

TEST(DtagOperationsTest, RelationsAreLabels)
{
    EXPECT_EQ(setRelation(eats(), 1, "[x]")->word(1).head, kRoot) << "a secondary edge is no head";
    EXPECT_EQ(refusal(setRelation(eats(), 2, "x")), EditProblem::RootHasNoRelation);
    EXPECT_EQ(refusal(setRelation(eats(), 1, "a b")), TreebankProblem::BlankInRelation);
    EXPECT_EQ(refusal(setRelation(eats(), 1, "")), EditProblem::RelationNeeded);
    EXPECT_EQ(refusal(setRelation(eats(), 1, "a|b")), ProblemCode()) << "which is escaped";
}

TEST(DtagOperationsTest, ParentsMakeAndUnmakeTheHead)
{
    const Sentence added = *addParent(eats(), {2, 0}, {{3, 0}, "conj"});
    EXPECT_EQ(added.word(2).head, 3);
    EXPECT_EQ(added.word(2).relation, "conj");
    EXPECT_EQ(addParent(added, {2, 0}, {{1, 0}, "mod"})->word(2).parents, (Parents{{{3, 0}, "conj"}, {{1, 0}, "mod"}}))
        << "in the order of their making";
    EXPECT_EQ(removeParent(added, {2, 0}, {{3, 0}, "conj"})->word(2).head, kRoot);
    EXPECT_EQ(replaceParent(eats(), {1, 0}, {{2, 0}, "subj"}, {{3, 0}, "mod"})->word(1).parents,
        (Parents{{{3, 0}, "mod"}, {{4, 0}, "[subj]"}}));
    EXPECT_EQ(refusal(addParent(eats(), {2, 0}, {{0, 0}, "x"})), EditProblem::NoSuchNode) << "no edge from the root";
}

TEST(DtagOperationsTest, WordsAndTheirEdgesAreRenumbered)
{
    EXPECT_EQ(shown(splitToken(eats(), 2, 4)),
        "<s>\nshe 2:subj|5:[subj] [2subj]\nwant  [0]\ns  [0]\nto 2:dobj [2dobj]\neat 4:vobj [4vobj]\n</s>\n");
    EXPECT_EQ(shown(insertToken(eats(), Beside::After, 4, "now")),
        "<s>\nshe 2:subj|4:[subj] [2subj]\nwants  [0]\nto 2:dobj [2dobj]\neat 3:vobj [3vobj]\nnow  [0]\n</s>\n");
    EXPECT_EQ(
        shown(joinTokens(eats(), 3, 4)), "<s>\nshe 2:subj|3:[subj] [2subj]\nwants  [0]\ntoeat 2:dobj [2dobj]\n</s>\n");
    EXPECT_EQ(
        shown(deleteToken(eats(), 3)), "<s>\nshe 2:subj|3:[subj] [2subj]\nwants  [0]\neat 2:vobj [2vobj]\n</s>\n");
    EXPECT_EQ(shown(deleteToken(eats(), 2)), "<s>\nshe 3:[subj] [0]\nto  [0]\neat 2:vobj [2vobj]\n</s>\n")
        << "several words on the root are normal there";
}

TEST(DtagOperationsTest, OtherLinesStayBetweenTheirWords)
{
    Sentence sentence = eats();
    sentence.comments.insert(sentence.comments.begin() + 1, Comment("<p>", 2));
    EXPECT_EQ(insertToken(sentence, Beside::After, 2, "x")->comments[1].wordsBefore, 3);
    EXPECT_EQ(insertToken(sentence, Beside::Before, 3, "x")->comments[1].wordsBefore, 2);
    EXPECT_EQ(deleteToken(sentence, 2)->comments[1].wordsBefore, 1);
    EXPECT_EQ(joinTokens(sentence, 2, 3)->comments[1].wordsBefore, 2);
    EXPECT_EQ(splitToken(sentence, 2, 1)->comments[1].wordsBefore, 3);
}

TEST(DtagOperationsTest, SentencesAreDividedWithTheirLines)
{
    Sentence sentence = eats();
    sentence.comments.insert(
        sentence.comments.begin() + 1, {Comment("</q>", 2), Comment("<p>", 2), Comment("</x>", 2)});
    const auto halves = splitSentence(sentence, 3);
    ASSERT_TRUE(halves.has_value());
    EXPECT_EQ(shown(halves->first), "<s>\nshe 2:subj [2subj]\nwants  [0]\n</q>\n</s>\n");
    EXPECT_EQ(shown(halves->second), "<s>\n<p>\n</x>\nto  [0]\neat 1:vobj [1vobj]\n</s>\n");
    EXPECT_EQ(shown(joinSentences(halves->first, halves->second)),
        "<s>\nshe 2:subj [2subj]\nwants  [0]\n</q>\n<p>\n</x>\nto  [0]\neat 3:vobj [3vobj]\n</s>\n");
}

TEST(DtagOperationsTest, LinesBetweenSentencesComeBetweenTheirWords)
{
    const std::string line = "<W lemma=\"\" msd=\"\" in=\"\" out=\"\">a</W>\n";
    const auto document = test::documentOf("<s>\n" + line + "</s>\n</p>\r\n\n<s>\n" + line + "</s>\n", "dtag");
    const auto joined = joinSentences(*document->sentence(0), *document->sentence(1));
    ASSERT_TRUE(joined.has_value());
    std::vector<std::string> between;
    for (const Comment& comment : joined->comments) {
        if (comment.wordsBefore == 1)
            between.push_back(comment.text);
    }
    EXPECT_EQ(between, (std::vector<std::string>{"</p>", ""}));
}

TEST(DtagOperationsTest, LinesThatMakeASentenceAreNoComments)
{
    EXPECT_EQ(refusal(removeComment(eats(), 0)), EditProblem::InvalidComment);
    EXPECT_EQ(refusal(setComment(eats(), 1, "<p>")), EditProblem::InvalidComment);
    EXPECT_EQ(refusal(insertComment(eats(), 1, "<W in=\"\">x</W>")), EditProblem::InvalidComment);
    EXPECT_EQ(shown(insertComment(eats(), 1, "<p>")).substr(shown(eats()).size() - 5), "<p>\n</s>\n");
    EXPECT_EQ(refusal(setMetadata(eats(), "sent_id", "x")), TreebankProblem::OnlyInConllu);
}

} // namespace dtag_operations_test
} // namespace arcwright
