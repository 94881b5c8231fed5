// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/editing/delete_token.h"
#include "core/editing/edit_problems.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/insert_token.h"
#include "core/query/moved_nodes.h"
#include "core/query/rewrite.h"
#include "core/query/separate_changes.h"
#include "core/treebank/node_names.h"
#include "tests/core/support/sentences.h"

namespace arcwright::rewritten_words_test {

constexpr const char* text = "# text = She wants go and he leave\n"
                             "1\tShe\tshe\tPRON\t_\t_\t2\tnsubj\t2:nsubj\t_\n"
                             "2\twants\twant\tVERB\t_\t_\t0\troot\t0:root\t_\n"
                             "3\tgo\tgo\tVERB\t_\t_\t2\txcomp\t2:xcomp\t_\n"
                             "4\tand\tand\tCCONJ\t_\t_\t5\tcc\t5.1:cc\t_\n"
                             "5\the\the\tPRON\t_\t_\t2\tconj\t5.1:nsubj\t_\n"
                             "5.1\t_\twant\tVERB\t_\t_\t_\t_\t2:conj\t_\n"
                             "6\tleave\tleave\tVERB\t_\t_\t5\torphan\t5.1:xcomp\t_\n\n";

Sentence wants()
{
    return *test::sentencesOf(*test::documentOf(text, "conllu")).front();
}

Result<Sentence> changed(const Sentence& sentence, std::string_view pattern, std::string_view replacement)
{
    const auto found = parsePattern(pattern);
    const auto rewrite = parseRewrite(replacement, *found);
    if (!rewrite) {
        ADD_FAILURE() << replacement << ' ' << rewrite.error().column << ' ' << rewrite.error().argument;
        return sentence;
    }
    return rewritten({sentence}, findMatches(*found, {sentence}), *rewrite);
}

/// `1:She 2:wants …`, empty nodes among the words.
std::string nodesOf(const Sentence& sentence)
{
    std::string all;
    for (int word = 0; word <= sentence.size(); ++word) {
        if (word > 0)
            all += std::to_string(word) + ':' + sentence.word(word).form + ' ';
        for (const EmptyNode& node : sentence.emptyNodes) {
            if (node.id.word == word)
                all += nodeName(node.id) + ':' + node.token.form + ' ';
        }
    }
    return all;
}

TEST(RewrittenWordsTest, AWordIsInsertedWithItsFieldsAndArc)
{
    const auto after = changed(wants(), "v:[relation=xcomp]",
        "insert t:[form=to lemma=to upos=PART feats.Typo=No misc.New=Yes head=v relation=mark] before v; v.xpos=x");
    ASSERT_TRUE(after) << testing::PrintToString(after.error().arguments);
    EXPECT_EQ(nodesOf(*after), "1:She 2:wants 3:to 4:go 5:and 6:he 6.1:_ 7:leave ");
    EXPECT_EQ(after->metadata("text"), "She wants to go and he leave");
    const Token& to = after->word(3);
    EXPECT_EQ(to.upos, "PART");
    EXPECT_EQ(to.feats, "Typo=No");
    EXPECT_EQ(to.misc, "New=Yes");
    EXPECT_EQ(to.head, 4);
    EXPECT_EQ(to.relation, "mark");
    EXPECT_EQ(to.parents, (std::vector<Parent>{{{4, 0}, "mark"}}));
    EXPECT_EQ(after->word(4).xpos, "x") << "the word that was found, though it has another number";
    EXPECT_EQ(after->word(7).parents, (std::vector<Parent>{{{6, 1}, "xcomp"}}));
}

/// A new word hangs on the root, where this format has no relations.
TEST(RewrittenWordsTest, TheHeadOfANewWordComesBeforeItsRelation)
{
    const Sentence sentence
        = test::sentenceOf("<s>\n<W in=\"\" out=\"1:subj\">a</W>\n<W in=\"-1:subj\" out=\"\">b</W>\n</s>\n", "dtag");
    const auto after = changed(sentence, "v:[relation=subj]", "insert t:[form=to relation=mark head=v] before v");
    ASSERT_TRUE(after) << testing::PrintToString(after.error().arguments);
    EXPECT_EQ(after->word(2).head, 3);
    EXPECT_EQ(after->word(2).relation, "mark");
}

/// Each of two matches gets its own, and the second is found where it went.
TEST(RewrittenWordsTest, EachMatchGetsItsOwn)
{
    const auto after = changed(wants(), "v:[upos=VERB lemma!=want]", "insert t:[form=to head=v] before v; v.misc.A=b");
    ASSERT_TRUE(after);
    EXPECT_EQ(nodesOf(*after), "1:She 2:wants 3:to 4:go 5:and 6:he 6.1:_ 7:to 8:leave ");
    EXPECT_EQ(after->word(4).misc, "A=b");
    EXPECT_EQ(after->word(8).misc, "A=b");
    EXPECT_EQ(after->word(7).head, 8);
}

TEST(RewrittenWordsTest, ValuesComeFromWordsThatWereAndThatAreNew)
{
    const auto copied = changed(wants(), "v:[form=go]; s:[form=She]",
        "insert n:[form=v.form lemma=v.lemma] after s; v.lemma=n.form; s.lemma=v.lemma; n.head=v.head");
    ASSERT_TRUE(copied);
    EXPECT_EQ(nodesOf(*copied).substr(0, 24), "1:She 2:go 3:wants 4:go ");
    EXPECT_EQ(copied->word(2).lemma, "go");
    EXPECT_EQ(copied->word(4).lemma, "go");
    EXPECT_EQ(copied->word(1).lemma, "go");
    EXPECT_EQ(copied->word(2).head, 3) << "the head that go had, where it is now";
}

TEST(RewrittenWordsTest, EmptyNodesComeAndGo)
{
    const auto after = changed(wants(), "v:[form=wants] >xcomp x:[]; c:[form=and]",
        "insert e:[empty form=she lemma=she upos=PRON] before x; add x +>nsubj e; relabel v +>xcomp x as ccomp");
    ASSERT_TRUE(after) << testing::PrintToString(after.error().arguments);
    EXPECT_EQ(nodesOf(*after), "1:She 2:wants 2.1:she 3:go 4:and 5:he 5.1:_ 6:leave ");
    EXPECT_EQ(after->emptyNodes[0].token.parents, (std::vector<Parent>{{{3, 0}, "nsubj"}})) << "no arc from the root";
    EXPECT_EQ(after->emptyNodes[0].token.upos, "PRON");
    const auto second = changed(*after, "e:[empty form=she]", "insert [empty form=x] before e; insert [empty] after e");
    ASSERT_TRUE(second);
    EXPECT_EQ(nodesOf(*second), "1:She 2:wants 2.1:x 2.2:she 2.3:_ 3:go 4:and 5:he 5.1:_ 6:leave ");
    EXPECT_EQ(second->emptyNodes[0].token.parents, (std::vector<Parent>{{{0, 0}, "root"}})) << "until it has another";
    const auto gone = changed(*second, "e:[empty upos!=VERB]", "delete e");
    ASSERT_TRUE(gone);
    EXPECT_EQ(nodesOf(*gone), nodesOf(wants()));
    const auto back = changed(
        *changed(*after, "v:[form=wants] +> x:[form=go]", "relabel v +> x as xcomp"), "e:[empty form=she]", "delete e");
    EXPECT_TRUE(back->hasContentOf(wants()));
}

TEST(RewrittenWordsTest, WordsAreDeletedOnceAndWhatFollowsIsFound)
{
    const auto after = changed(wants(), "h:[] >> d:[]; d.upos=PRON", "delete d; h.misc.Had=d.form; d.lemma=x");
    ASSERT_TRUE(after) << testing::PrintToString(after.error().arguments);
    EXPECT_EQ(nodesOf(*after), "1:wants 2:go 3:and 3.1:_ 4:leave ");
    EXPECT_EQ(after->word(1).misc, "Had=he") << "the last match, by a word that is gone";
    EXPECT_EQ(after->metadata("text"), "wants go and leave");
    const auto heads = changed(wants(), "v:[form=go]; w:[form=wants]", "delete w; v.head=w; v.misc.A=b");
    ASSERT_TRUE(heads);
    EXPECT_EQ(heads->word(2).misc, "A=b");
    const auto all = changed(wants(), "x:[]", "delete x");
    ASSERT_FALSE(all) << "a sentence keeps a word";
    EXPECT_EQ(all.error().code, ProblemCode(EditProblem::OnlyWord));
}

TEST(RewrittenWordsTest, WhatCannotBeIsRefused)
{
    const auto refusal = [&](std::string_view pattern, std::string_view replacement) {
        const auto after = changed(wants(), pattern, replacement);
        return after ? ProblemCode(EditProblem::NothingToRepair) : after.error().code;
    };
    EXPECT_EQ(refusal("e:[empty]", "insert n:[form=x] after e"), ProblemCode(EditProblem::WordBesideEmptyNode));
    EXPECT_EQ(refusal("a:[id=1]", "insert e:[empty] after a; e.head=a"), ProblemCode(EditProblem::EmptyNodeInTree));
    EXPECT_EQ(refusal("a:[id=1]", "insert e:[empty] after a; a.head=e"), ProblemCode(EditProblem::EmptyNodeInTree));
    for (const char* replacement :
        {"insert t:[form=to relation=predicted] before a", "insert [form=to head=predicted] after a",
            "insert t:[form=to] before a; a.relation=t.hill.relation; a.head=t.hill.head"})
        EXPECT_EQ(refusal("a:[id=1]", replacement), ProblemCode(EditProblem::NothingPredicted))
            << "of a new word: " << replacement;
    const auto knp = test::sampleSentences("japanese.knp").front();
    for (const char* replacement : {"insert n:[form=x] before a", "insert [empty] after a", "delete a"}) {
        const auto after = changed(*knp, "a:[id=1]", replacement);
        ASSERT_FALSE(after) << replacement;
        EXPECT_EQ(after.error().code, ProblemCode(EditProblem::UnitsAreBunsetsu));
    }
}

TEST(RewrittenWordsTest, ErrorsNameTheirColumn)
{
    const auto pattern = parsePattern("a:[]; b:[]; not a > c:[]").value();
    const auto check = [&](std::string_view replacement, PatternError error, std::size_t column, const char* argument) {
        const auto parsed = parseRewrite(replacement, pattern);
        ASSERT_FALSE(parsed) << replacement;
        EXPECT_EQ(parsed.error().error, error) << replacement;
        EXPECT_EQ(parsed.error().column, column) << replacement;
        EXPECT_EQ(parsed.error().argument, argument) << replacement;
    };
    check("insert n", PatternError::UnexpectedText, 8, "n");
    check("insert n:[form=x", PatternError::UnexpectedEnd, 17, "]");
    check("insert n:[form=x] a", PatternError::UnexpectedText, 19, "a");
    check("insert n:[form=x] before", PatternError::UnexpectedEnd, 25, "a");
    check("insert n:[form=x] before c", PatternError::NodeOfAbsence, 26, "c");
    check("insert n:[upos=X] before a", PatternError::UnexpectedEnd, 17, "form=…");
    check("insert a:[form=x] before b", PatternError::NodeTwice, 8, "a");
    check("insert n:[form=x] before a; insert n:[form=x] before a", PatternError::NodeTwice, 36, "n");
    check("insert n:[distance=3] before a", PatternError::NotReplaceable, 11, "distance");
    check("n.upos=X; insert n:[form=x] before a", PatternError::UnknownField, 1, "n.upos");
    check("delete", PatternError::UnexpectedEnd, 7, "a");
    check("delete c", PatternError::NodeOfAbsence, 8, "c");
    check("delete a b", PatternError::UnexpectedText, 10, "b");
}

/// The numbers that MovedNodes has are those of the operations, whatever comes and goes.
TEST(RewrittenWordsTest, NodesAreFollowed)
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random(seed);
        const auto below = [&](int most) { return static_cast<int>(random.below(static_cast<std::uint32_t>(most))); };
        Sentence sentence = wants();
        MovedNodes nodes(sentence);
        std::vector<std::string> forms{""};
        for (Token& token : sentence.tokens)
            forms.push_back(token.form = "w" + std::to_string(forms.size()));
        for (EmptyNode& node : sentence.emptyNodes)
            forms.push_back(node.token.form = "w" + std::to_string(forms.size()));
        for (int step = 0; step < 20; ++step) {
            const int word = 1 + below(sentence.size());
            const std::string form = "w" + std::to_string(forms.size());
            const auto empty = [&](int after) {
                return static_cast<int>(std::count_if(sentence.emptyNodes.begin(), sentence.emptyNodes.end(),
                    [&](const EmptyNode& node) { return node.id.word == after; }));
            };
            if (const int kind = below(4); kind == 0) {
                const bool isAfter = below(2) == 0;
                sentence = insertToken(sentence, isAfter ? Beside::After : Beside::Before, word, form).value();
                EXPECT_EQ(nodes.insertWord(isAfter ? word + 1 : word), static_cast<int>(forms.size()));
                forms.push_back(form);
            } else if (kind == 1) {
                const NodeId place{word - 1, 1 + below(empty(word - 1) + 1)};
                sentence = insertEmptyNode(sentence, place, form).value();
                nodes.insertEmptyNode(place);
                forms.push_back(form);
            } else if (kind == 2 && sentence.size() > 1) {
                nodes.eraseWord(word, empty(word - 1));
                sentence = deleteToken(sentence, word).value();
            } else if (kind == 3 && !sentence.emptyNodes.empty()) {
                const NodeId gone
                    = sentence.emptyNodes[random.below(static_cast<std::uint32_t>(sentence.emptyNodes.size()))].id;
                sentence = deleteEmptyNode(sentence, gone).value();
                nodes.eraseEmptyNode(gone);
            }
            std::string told;
            for (int key = 1; key < static_cast<int>(forms.size()); ++key) {
                if (const auto node = nodes.now(key)) {
                    const auto found = std::find_if(sentence.emptyNodes.begin(), sentence.emptyNodes.end(),
                        [&](const EmptyNode& each) { return each.id == *node; });
                    ASSERT_TRUE(node->empty == 0 ? node->word <= sentence.size() : found != sentence.emptyNodes.end());
                    const Token& token = node->empty == 0 ? sentence.word(node->word) : found->token;
                    ASSERT_EQ(token.form, forms[static_cast<std::size_t>(key)]) << "seed " << seed;
                    told += '.';
                }
            }
            ASSERT_EQ(told.size(), sentence.tokens.size() + sentence.emptyNodes.size());
        }
    }
}

/// The treebank's names of copied arcs are those of a new word, too.
TEST(RewrittenWordsTest, ArcsOfNewWordsAreNamedAsTheTreebankDoes)
{
    const auto document = test::documentOf("1\tGo\tgo\tVERB\t_\t_\t0\troot\t0:root\t_\n"
                                           "2\tto\tto\tADP\t_\t_\t3\tcase\t3:case\t_\n"
                                           "3\ttown\ttown\tNOUN\t_\t_\t1\tobl\t1:obl:to\t_\n\n"
                                           "1\tGo\tgo\tVERB\t_\t_\t0\troot\t0:root\t_\n"
                                           "2\ttown\ttown\tNOUN\t_\t_\t1\tobj\t1:obj\t_\n\n",
        "conllu");
    const auto sentences = test::sentencesOf(*document);
    EnhancedPractice practice;
    practice.add(*sentences[0]);
    const auto pattern = parsePattern("o:[relation=obj]").value();
    const auto rewrite
        = parseRewrite("insert p:[form=to lemma=to upos=ADP head=o relation=case] before o; o.relation=obl", pattern);
    const auto edit
        = rewritingEdit({}, sentences[1], {*sentences[1]}, findMatches(pattern, {*sentences[1]}), *rewrite, practice);
    ASSERT_TRUE(edit && *edit);
    EXPECT_EQ((*edit)->after.front()->word(3).parents, (std::vector<Parent>{{{1, 0}, "obl:to"}}));
}

/// What changes nothing but arcs to an empty node is an edit, too.
TEST(RewrittenWordsTest, AnArcToAnEmptyNodeIsAChange)
{
    const auto sentence = test::sentencesOf(*test::documentOf(text, "conllu")).front();
    const auto pattern = parsePattern("v:[] +>conj e:[empty]").value();
    const auto rewrite = parseRewrite("relabel v +> e as conj:and", pattern);
    const auto edit = rewritingEdit({}, sentence, {*sentence}, findMatches(pattern, {*sentence}), *rewrite);
    EXPECT_TRUE(edit && *edit);
}

TEST(RewrittenWordsTest, ChangesThatCanBeMadeApartAreToldApart)
{
    const Sentence sentence = wants();
    const auto groups = [&](std::string_view found, std::string_view replacement) {
        const auto pattern = parsePattern(found).value();
        return separateChanges(
            {sentence}, findMatches(pattern, {sentence}), parseRewrite(replacement, pattern).value());
    };
    EXPECT_EQ(groups("upos=PRON", "upos=X"), (std::vector<MatchGroup>{{0}, {1}}));
    EXPECT_EQ(groups("a:[upos=PRON]; b:[upos=VERB]", "a.upos=X"), (std::vector<MatchGroup>{{0, 1, 2}, {3, 4, 5}}));
    EXPECT_EQ(groups("upos=VERB|CCONJ", "upos=VERB"), (std::vector<MatchGroup>{{0, 1, 2, 3}})) << "three do nothing";
    EXPECT_EQ(groups("id=1", "upos=X"), (std::vector<MatchGroup>{{0}}));
}

} // namespace arcwright::rewritten_words_test
