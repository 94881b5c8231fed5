// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/edit_sentences.h"

#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/editing/comment_operations.h"
#include "core/editing/delete_token.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/field_operations.h"
#include "core/editing/graph_operations.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_tokens.h"
#include "core/editing/multiword_operations.h"
#include "core/editing/split_sentence.h"
#include "core/editing/split_token.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright::ui::testing {

namespace {

std::shared_ptr<const Sentence> shared(Sentence sentence)
{
    return std::make_shared<const Sentence>(std::move(sentence));
}

Step step(Operation operation, const Sentence& before, const Result<Sentence>& after)
{
    return {operation, {replacement(SentenceId{0}, shared(before), shared(after.value()))}};
}

std::string said(const Step& step)
{
    return stepSentence(step).toStdString();
}

std::string said(Operation operation, const Sentence& before, const Result<Sentence>& after)
{
    return said(step(operation, before, after));
}

/// The step, and what taking it back is.
std::string both(Operation operation, const Sentence& before, const Result<Sentence>& after)
{
    return said(step(operation, before, after)) + " | " + said(inverted(step(operation, before, after)));
}

Sentence reads()
{
    return test::fromShort(
        "# text = people read don't\n1 people 2 nsubj 2:nsubj\n2 read 0 root 0:root\n3 don't 2 x 2:x\n");
}

} // namespace

TEST(EditSentencesTest, HeadsAndRelations)
{
    EXPECT_EQ(both(Operation::SetHead, reads(), setHead(reads(), 1, 3)),
        "people: head read → don't | people: head don't → read");
    EXPECT_EQ(said(Operation::SetHead, reads(), setHead(reads(), 1, 0)),
        "people: head read → root; people: relation nsubj → root");
    EXPECT_EQ(said(Operation::SetRelation, reads(), setRelation(reads(), 1, "obj")), "people: relation nsubj → obj");
    EXPECT_EQ(said(Operation::Repair, reads(), setRelation(reads(), 1, "obj")), "repair: people: relation nsubj → obj");
    EXPECT_EQ(both(Operation::AddParent, reads(), addParent(reads(), {1, 0}, {{3, 0}, "obj"})),
        "people: also obj of don't | people: no longer obj of don't");
}

/// Of the enhanced graph alone: what became of an arc is one thing, not an arc that went and one that came.
TEST(EditSentencesTest, FormsWithoutLettersStandInQuotationMarks)
{
    const Sentence sentence = test::fromShort("1 one 0 root _\n2 , 1 punct _\n3 7 1 nummod _\n");
    EXPECT_EQ(said(Operation::SetHead, sentence, setHead(sentence, 2, 3)), "“,”: head one → “7”");
}

TEST(EditSentencesTest, ArcsOfTheEnhancedGraphThatGetAnotherHeadOrRelation)
{
    const Sentence sentence = addParent(reads(), {1, 0}, {{3, 0}, "obj"}).value();
    EXPECT_EQ(both(Operation::SetRelation, sentence, setGraphRelation(sentence, {1, 0}, Parent{{3, 0}, "obj"}, "obl")),
        "people: obj of don't → obl of don't | people: obl of don't → obj of don't");
    const Sentence longer = test::fromShort("1 a 2 nsubj 2:nsubj|3:obj\n2 b 0 root 0:root\n3 c 2 x 2:x\n4 d 2 x 2:x\n");
    EXPECT_EQ(said(Operation::SetHead, longer, setGraphHead(longer, {1, 0}, Parent{{3, 0}, "obj"}, {4, 0})),
        "a: obj of c → obj of d");
    EXPECT_EQ(said(Operation::Several, longer,
                  removeParent(addParent(longer, {1, 0}, {{4, 0}, "iobj"}).value(), {1, 0}, {{3, 0}, "obj"})),
        "a: no longer obj of c; a: also iobj of d")
        << "two things";
}

TEST(EditSentencesTest, WordsThatRunFromRightToLeftDoNotChangePlaces)
{
    const Sentence sentence = test::fromShort("1 قرأ 0 root\n2 الولد 1 nsubj\n3 Kitab 1 obj\n");
    EXPECT_EQ(
        said(Operation::SetHead, sentence, setHead(sentence, 3, 2)), "Kitab: head \u2068قرأ\u2069 → \u2068الولد\u2069");
}

TEST(EditSentencesTest, Fields)
{
    EXPECT_EQ(said(Operation::SetField, reads(), setField(reads(), {1, 0}, WordField::Lemma, "person")),
        "people: lemma _ → person");
    EXPECT_EQ(
        said(Operation::SetField, reads(), setField(reads(), {1, 0}, WordField::Form, "men")), "form people → men")
        << "and not the text that follows";
    EXPECT_EQ(
        said(Operation::SetField, reads(), setField(reads(), {1, 0}, WordField::Misc, "A=1")), "people: MISC _ → A=1");
}

TEST(EditSentencesTest, Words)
{
    EXPECT_EQ(both(Operation::SplitToken, reads(), splitToken(reads(), 3, 2)),
        "split don't: do + n't | joined do + n't: don't");
    EXPECT_EQ(both(Operation::JoinTokens, reads(), joinTokens(reads(), 1, 2, "people read")),
        "joined people + read: people read | split people read: people + read");
    EXPECT_EQ(both(Operation::InsertToken, reads(), insertToken(reads(), Beside::After, 1, "who")),
        "inserted who | deleted who");
    EXPECT_EQ(said(Operation::DeleteToken, reads(), deleteToken(reads(), 2)), "deleted read")
        << "and not the heads that follow";
}

TEST(EditSentencesTest, MultiwordTokensAndEmptyNodes)
{
    EXPECT_EQ(both(Operation::MakeMultiword, reads(), splitIntoMultiword(reads(), 3, {"do", "not"})),
        "multiword token don't | dissolved multiword token don't");
    EXPECT_EQ(both(Operation::InsertEmptyNode, reads(), insertEmptyNode(reads(), {2, 1}, "e")),
        "inserted empty node 2.1 | deleted empty node 2.1");
}

TEST(EditSentencesTest, Sentences)
{
    const auto halves = splitSentence(reads(), 2).value();
    const Step split{Operation::SplitSentence,
        {{{SentenceId{0}}, {SentenceId{0}, SentenceId{1}}, {shared(reads())},
            {shared(halves.first), shared(halves.second)}, {}, {}, {}}}};
    EXPECT_EQ(said(split), "split the sentence before read");
    EXPECT_EQ(said(inverted(split)), "joined two sentences");
    const Sentence graph = test::fromShort("1 a 0 root 0:root|2:x\n2 b 1 y 1:y\n2.1 e _ _ 1:z|2:z\n");
    const auto parts = splitSentence(graph, 2).value();
    Edit cut;
    cut.before = {std::make_shared<Sentence>(graph)};
    cut.after = {std::make_shared<Sentence>(parts.first), std::make_shared<Sentence>(parts.second)};
    EXPECT_EQ(said(Step{Operation::SplitSentence, {cut}}),
        "split the sentence before b; arcs of the enhanced graph between the parts, which went: 2");
    EXPECT_EQ(said(Operation::EditText, test::sentenceOf("1\tx\n\n"), reads()), "edited the text of a sentence");
}

TEST(EditSentencesTest, Bunsetsu)
{
    Sentence sentence = *test::sentence({test::token("hon", "", -1, ""), test::token("-wo", "", -1, ""),
        test::token("yomanai", "", -1, ""), test::token("hito-da", "", -1, "")});
    sentence.bunsetsu = {{1, 2, 2, "D", "", {}}, {3, 3, 3, "D", "", {}}, {4, 4, 0, "D", "", {}}};
    EXPECT_EQ(said(Operation::SetHead, sentence, setHead(sentence, 1, 3)), "hon-wo: head yomanai → hito-da");
    EXPECT_EQ(said(Operation::SetRelation, sentence, setRelation(sentence, 1, "P")), "hon-wo: type D → P");
    EXPECT_EQ(both(Operation::SplitBunsetsu, sentence, splitBunsetsu(sentence, 2)),
        "split hon-wo: hon + -wo | joined hon + -wo: hon-wo");
}

/// Lines of basic phrases that follow their bunsetsu are not told of beside it.
TEST(EditSentencesTest, BasicPhrasesThatFollow)
{
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        const int last = sentence->unitCount();
        if (last < 3 || sentence->headOf(1) == last)
            continue;
        const std::string text = said(Operation::SetHead, *sentence, setHead(*sentence, 1, last));
        EXPECT_EQ(text.find("+ "), std::string::npos) << text;
        EXPECT_NE(text.find(": head "), std::string::npos) << text;
    }
}

TEST(EditSentencesTest, CommentsAndWhatAnnotatorsSay)
{
    EXPECT_EQ(both(Operation::SetComment, reads(), setMetadata(reads(), "sent_id", "x")),
        "added # sent_id = x | removed # sent_id = x");
    EXPECT_EQ(said(Operation::SetComment, reads(), setMetadata(reads(), "text", "y")),
        "# text = people read don't → # text = y")
        << "where nothing else changed, the text is said";
    EXPECT_EQ(
        both(Operation::Confirm, reads(), confirm(reads(), {}, RootRule::Single)), "confirmed | no longer confirmed");
    EXPECT_EQ(both(Operation::Pin, reads(), pin(reads(), 1, {})), "pinned people | unpinned people");
    EXPECT_EQ(both(Operation::Waive, reads(), waive(reads(), {"obl-should-be-nmod", "1", "", "is fine", {}})),
        "people: waived obl-should-be-nmod | people: no longer waived: obl-should-be-nmod");
    EXPECT_EQ(said(Operation::Waive, reads(), waive(reads(), {"missing-text", "", "", "is fine", {}})),
        "waived missing-text");
    EXPECT_EQ(both(Operation::Several, reads(), setRemark(reads(), "hm")), "remark: hm | removed remark: hm");
}

TEST(EditSentencesTest, ManyChangesAreCountedInWords)
{
    Sentence sentence = test::fromShort("1 a 5 x\n2 b 5 x\n3 c 5 x\n4 d 5 x\n5 e 0 root\n");
    Sentence four = sentence;
    for (int word = 1; word <= 4; ++word)
        four.word(word).relation = "y";
    EXPECT_EQ(said(Operation::Several, sentence, four),
        "a: relation x → y; b: relation x → y; c: relation x → y; and 1 more");
    Step accepted = step(Operation::AcceptPredictions, sentence, four);
    EXPECT_EQ(said(accepted), "accepted 4 predicted arcs");
    EXPECT_EQ(said(Operation::AcceptPredictions, sentence, setHead(sentence, 1, 2)), "a: head e → b")
        << "of one arc, which";
    Step twice{Operation::Several,
        {step(Operation::SetHead, sentence, setHead(sentence, 1, 2)).edits.front(),
            step(Operation::SetHead, sentence, setHead(sentence, 2, 1)).edits.front()}};
    EXPECT_EQ(said(twice), "a: head e → b; and one more sentence");
    twice.edits.push_back(twice.edits.front());
    EXPECT_EQ(said(twice), "a: head e → b; and 2 more sentences");
}

/// The numbers of the words are of their own sentence each.
TEST(EditSentencesTest, ArcsOfDifferentSentencesAreNotOne)
{
    const Sentence other = test::fromShort("1 cats 2 nsubj 2:nsubj\n2 sleep 0 root 0:root\n");
    const Sentence with = *addParent(reads(), {1, 0}, {{3, 0}, "x"});
    Edit both = replacement(SentenceId{0}, shared(with), shared(reads()));
    both.idsBefore = both.idsAfter = {SentenceId{0}, SentenceId{1}};
    both.before.push_back(shared(other));
    both.after.push_back(shared(*addParent(other, {1, 0}, {{0, 0}, "x"})));
    const std::string text = said({Operation::Several, {both}});
    EXPECT_EQ(text.find("→"), std::string::npos) << text;
    EXPECT_NE(text.find("people"), std::string::npos) << text;
    EXPECT_NE(text.find("cats"), std::string::npos) << text;
}

TEST(EditSentencesTest, LongTextsAreCutAndLinesStayOne)
{
    Sentence sentence = reads();
    const QString text = stepSentence(
        step(Operation::SetField, sentence, setField(sentence, {1, 0}, WordField::Form, std::string(200, 'x'))));
    EXPECT_LT(text.size(), 80);
    EXPECT_TRUE(text.contains(u'…'));
    EXPECT_EQ(said(Operation::Several, sentence, setRemark(sentence, "one\ntwo")), "remark: one two");
    EXPECT_EQ(said(Operation::Several, sentence, sentence), "nothing changed");
    EXPECT_EQ(stepSentence({}).toStdString(), "nothing changed");
}

/// Both sides, cut, were the same text.
TEST(EditSentencesTest, OfLongFeaturesWhatDiffersIsTold)
{
    const std::string features = "Animacy=Inan|Case=Acc|Gender=Masc|Number=Plur";
    const Sentence before = *setField(reads(), {1, 0}, WordField::Feats, features);
    EXPECT_EQ(both(Operation::SetField, before, setField(before, {1, 0}, WordField::Feats, features + "|Polarity=Pos")),
        "people: features … → …|Polarity=Pos | people: features …|Polarity=Pos → …");
    EXPECT_EQ(said(Operation::SetField, before,
                  setField(before, {1, 0}, WordField::Feats, "Animacy=Inan|Case=Gen|Gender=Masc|Number=Plur")),
        "people: features …|Case=Acc → …|Case=Gen");
}

TEST(EditSentencesTest, WhatAFileSaysIsNeverTakenForAPattern)
{
    const Sentence odd = test::fromShort("1 %2 2 x\n2 %1 0 root\n");
    EXPECT_EQ(said(Operation::SetHead, odd, setHead(odd, 1, 0)), "“%2”: head “%1” → root; “%2”: relation x → root");
    EXPECT_EQ(said(Operation::SetRelation, odd, setRelation(odd, 1, "%3")), "%2: relation x → %3");
}

} // namespace arcwright::ui::testing
