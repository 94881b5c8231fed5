// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/changes.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/editing/annotation_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/editing/comment_operations.h"
#include "core/editing/delete_token.h"
#include "core/editing/empty_node_operations.h"
#include "core/editing/field_operations.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_sentences.h"
#include "core/editing/join_tokens.h"
#include "core/editing/multiword_operations.h"
#include "core/editing/split_sentence.h"
#include "core/editing/split_token.h"
#include "tests/core/support/edits/rapid_choices.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace changes_test {

using test::fromShort;

std::string said(const ChangeSide& side)
{
    std::string text = side.node + (side.form.empty() ? "" : ' ' + side.form);
    if (!side.head.empty())
        text += " <- " + side.head + (side.headForm.empty() ? "" : ' ' + side.headForm);
    return text + (side.value.empty() ? "" : " '" + side.value + '\'');
}

std::string said(const Change& change)
{
    static const std::vector<std::string> names{"sentence", "word", "field", "parent", "multiword", "empty", "bunsetsu",
        "comment", "confirmation", "pin", "waiver", "remark"};
    std::string text = names[static_cast<std::size_t>(change.what)];
    text += change.field.empty() ? "" : ' ' + change.field;
    if (change.kind == ChangeKind::Added)
        return '+' + text + ": " + said(change.after);
    if (change.kind == ChangeKind::Removed)
        return '-' + text + ": " + said(change.before);
    return '~' + text + ": " + said(change.before) + " -> " + said(change.after);
}

using Lines = std::vector<std::string>;

Lines said(const std::vector<Sentence>& before, const std::vector<Sentence>& after)
{
    Edit edit;
    for (const Sentence& sentence : before)
        edit.before.push_back(std::make_shared<const Sentence>(sentence));
    for (const Sentence& sentence : after)
        edit.after.push_back(std::make_shared<const Sentence>(sentence));
    Lines lines;
    for (const Change& change : changes(edit))
        lines.push_back(said(change));
    return lines;
}

Lines said(const Sentence& before, const Result<Sentence>& after)
{
    return after ? said(std::vector{before}, std::vector{*after}) : Lines{"refused"};
}

constexpr auto text = "# text = ab c d\n1 ab 2 x 2:x|3:s\n2 c 0 root 0:root\n2.1 e _ _ 1:dep\n3 d 2 y 2:y\n";

TEST(ChangesTest, OfNothingAreNone)
{
    EXPECT_EQ(said(fromShort(text), fromShort(text)), Lines());
}

TEST(ChangesTest, AHeadIsSaidByItsForm)
{
    EXPECT_EQ(said(fromShort(text), setHead(fromShort(text), 3, 1)), (Lines{"~field HEAD: 3 d <- 2 c -> 3 d <- 1 ab"}))
        << "the copy in the graph follows and is not said";
    EXPECT_EQ(said(fromShort(text), setHead(fromShort(text), 3, 0)),
        (Lines{"~field HEAD: 3 d <- 2 c -> 3 d <- 0", "~field DEPREL: 3 d 'y' -> 3 d 'root'"}));
    EXPECT_EQ(said(fromShort(text), setHead(fromShort(text), 3, kNoHead)),
        (Lines{"~field HEAD: 3 d <- 2 c -> 3 d", "-parent: 3 d <- 2 c 'y'"}));
    EXPECT_EQ(
        said(fromShort(text), setRelation(fromShort(text), 3, "z")), (Lines{"~field DEPREL: 3 d 'y' -> 3 d 'z'"}));
}

/// In DTAG a word on the root has no edge: one that it gets with another head is no further parent.
TEST(ChangesTest, AnEdgeInThePlaceOfTheRootIsToldAsTheHead)
{
    Sentence before = fromShort("1 a 2 x\n2 b 0 _\n");
    before.word(1).parents = {{{2, 0}, "x"}};
    Sentence after = before;
    after.word(2).head = 1;
    after.word(2).relation = "y";
    after.word(2).parents = {{{1, 0}, "y"}};
    EXPECT_EQ(said({before}, {after}), (Lines{"~field HEAD: 2 b <- 0 -> 2 b <- 1 a", "~field DEPREL: 2 b -> 2 b 'y'"}));
    EXPECT_EQ(said({after}, {before}), (Lines{"~field HEAD: 2 b <- 1 a -> 2 b <- 0", "~field DEPREL: 2 b 'y' -> 2 b"}));
}

/// An enhanced relation with a case says more than the head that a root word gets.
TEST(ChangesTest, AnArcWithAnEndingIsToldWhereTheRootGetsAHead)
{
    const Sentence before = fromShort("1 a 2 x\n2 b 0 root\n");
    Sentence after = before;
    after.word(2).head = 1;
    after.word(2).relation = "obl";
    after.word(2).parents = {{{1, 0}, "obl:in"}};
    const auto there = said({before}, {after});
    EXPECT_EQ(there.size(), 3U);
    EXPECT_THAT(there, testing::Contains(testing::HasSubstr("obl:in")));
    const auto back = said({after}, {before});
    EXPECT_EQ(back.size(), 3U);
    EXPECT_THAT(back, testing::Contains(testing::HasSubstr("obl:in")));
}

TEST(ChangesTest, OfParents)
{
    EXPECT_EQ(
        said(fromShort(text), addParent(fromShort(text), {3, 0}, {{2, 1}, "q"})), (Lines{"+parent: 3 d <- 2.1 e 'q'"}));
    EXPECT_EQ(said(fromShort(text), removeParent(fromShort(text), {1, 0}, {{3, 0}, "s"})),
        (Lines{"-parent: 1 ab <- 3 d 's'"}));
    EXPECT_EQ(said(fromShort(text), replaceParent(fromShort(text), {1, 0}, {{2, 0}, "x"}, {{2, 0}, "x:in"})),
        (Lines{"-parent: 1 ab <- 2 c 'x'", "+parent: 1 ab <- 2 c 'x:in'"}));
    EXPECT_EQ(
        said(fromShort(text), addParent(fromShort(text), {2, 1}, {{3, 0}, "q"})), (Lines{"+parent: 2.1 e <- 3 d 'q'"}));
}

TEST(ChangesTest, OfWordsLeaveOutThoseThatOnlyGotAnotherNumber)
{
    EXPECT_EQ(said(fromShort(text), splitToken(fromShort(text), 1, 1)),
        (Lines{"~field FORM: 1 ab 'ab' -> 1 a 'a'", "~field MISC: 1 ab -> 1 a 'SpaceAfter=No'", "+word: 2 b"}));
    EXPECT_EQ(said(fromShort(text), insertToken(fromShort(text), Beside::Before, 1, "n")),
        (Lines{"+word: 1 n", "~comment:  '# text = ab c d' ->  '# text = n ab c d'"}));
    EXPECT_EQ(said(fromShort(text), deleteToken(fromShort(text), 2)),
        (Lines{"~field HEAD: 1 ab <- 2 c -> 1 ab <- 0", "~field DEPREL: 1 ab 'x' -> 1 ab 'root'", "-word: 2 c",
            "~field HEAD: 3 d <- 2 c -> 2 d <- 1 ab", "~comment:  '# text = ab c d' ->  '# text = ab d'"}));
    EXPECT_EQ(said(fromShort(text), joinTokens(fromShort(text), 2, 3, "c d")),
        (Lines{"-parent: 1 ab <- 3 d 's'", "+parent: 1 ab <- 2 c d 's'", "~field FORM: 2 c 'c' -> 2 c d 'c d'",
            "-word: 3 d"}));
}

TEST(ChangesTest, WordsWithoutALineAreToldByTheirForms)
{
    const Sentence made = *insertToken(fromShort(text), Beside::After, 1, "new");
    EXPECT_EQ(said(made, setField(made, {2, 0}, WordField::Form, "old")),
        (Lines{
            "~field FORM: 2 new 'new' -> 2 old 'old'", "~comment:  '# text = ab new c d' ->  '# text = ab old c d'"}));
    EXPECT_EQ(said(made, deleteToken(made, 2)),
        (Lines{"-word: 2 new", "~comment:  '# text = ab new c d' ->  '# text = ab c d'"}));
    EXPECT_EQ(
        said(fromShort("1 a 2 x\n2 b 0 root\n"), fromShort("1 n 3 y\n2 a 3 x\n3 b 0 root\n")), Lines{"+word: 1 n"})
        << "another text is another source";
}

TEST(ChangesTest, OfMultiwordTokensAndEmptyNodes)
{
    const Sentence glued = fromShort("1 a 0 root _ SpaceAfter=No\n2 b 1 x _ SpaceAfter=No\n3 c 1 x\n");
    const Sentence range = *makeMultiword(glued, 1, 2);
    EXPECT_EQ(said(glued, range),
        (Lines{"~field MISC: 1 a 'SpaceAfter=No' -> 1 a", "~field MISC: 2 b 'SpaceAfter=No' -> 2 b",
            "+multiword: 1-2 ab 'SpaceAfter=No'"}));
    EXPECT_EQ(said(range, resizeMultiword(range, 1, 1, 3)), (Lines{"~multiword: 1-2 ab 'SpaceAfter=No' -> 1-3 abc"}));
    EXPECT_EQ(said(range, setMultiwordField(range, 1, WordField::Form, "zz")),
        (Lines{"~multiword: 1-2 ab 'SpaceAfter=No' -> 1-2 zz 'SpaceAfter=No'"}));
    EXPECT_EQ(said(fromShort(text), insertEmptyNode(fromShort(text), {2, 1}, "new")), (Lines{"+empty: 2.1 new"}));
    EXPECT_EQ(said(fromShort(text), deleteEmptyNode(fromShort(text), {2, 1})), (Lines{"-empty: 2.1 e"}));
    EXPECT_EQ(said(fromShort(text), setField(fromShort(text), {2, 1}, WordField::Upos, "X")),
        (Lines{"~field UPOS: 2.1 e -> 2.1 e 'X'"}));
}

TEST(ChangesTest, OfSentencesThatWereDividedOrUnited)
{
    const Sentence whole = fromShort("# sent_id = s\n1 a 0 root\n2 b 1 x\n3 c 2 y\n");
    const auto halves = *splitSentence(whole, 2);
    EXPECT_EQ(said({whole}, {halves.first, halves.second}),
        (Lines{"+sentence:  'b c'", "~field HEAD: 2 b <- 1 a -> 1 b <- 0", "~field DEPREL: 2 b 'x' -> 1 b 'root'",
            "+comment:  '# sent_id = s-2'"}));
    EXPECT_EQ(said({halves.first, halves.second}, {*joinSentences(halves.first, halves.second)}),
        (Lines{"-sentence:  'b c'", "~field HEAD: 1 b <- 0 -> 2 b <- 1 a",
            "~field DEPREL: 1 b 'root' -> 2 b 'parataxis'", "-comment:  '# sent_id = s-2'"}));
    const Sentence other = fromShort("1 d 0 root\n");
    EXPECT_EQ(said({whole, other}, {*joinSentences(whole, other)}),
        (Lines{
            "-sentence:  'd'", "~field HEAD: 1 d <- 0 -> 4 d <- 1 a", "~field DEPREL: 1 d 'root' -> 4 d 'parataxis'"}));
}

TEST(ChangesTest, OfWhatAnnotatorsSay)
{
    Sentence sentence = fromShort(text);
    const Sentence pinned = *pin(sentence, 3, {});
    EXPECT_EQ(said(sentence, pinned), (Lines{"+pin: 3 d"}));
    EXPECT_EQ(said(pinned, unpin(pinned, 3)), (Lines{"-pin: 3 d"}));
    EXPECT_EQ(said(pinned, insertToken(pinned, Beside::Before, 1, "n"))[0], "+word: 1 n");
    EXPECT_EQ(said(pinned, insertToken(pinned, Beside::Before, 1, "n")).size(), 2U) << "the pin is the same";
    const Sentence waived = *waive(sentence, {"test", "3", "", "why", {}});
    EXPECT_EQ(said(sentence, waived), (Lines{"+waiver test: 3 d 'why'"}));
    EXPECT_EQ(said(waived, insertToken(waived, Beside::Before, 1, "n")).size(), 2U) << "and so is the waiver";
    EXPECT_EQ(said(waived, unwaive(waived, "test", "3")), (Lines{"-waiver test: 3 d 'why'"}));
    EXPECT_EQ(said(sentence, confirm(sentence, {}, RootRule::Single)), (Lines{"+confirmation: "}));
    EXPECT_EQ(said(sentence, setRemark(sentence, "hm")), (Lines{"+remark:  'hm'"}));
}

TEST(ChangesTest, OfCommentsAndOfTextThatCannotBeRead)
{
    const Sentence sentence = fromShort("# a = 1\n# b\n1 a 0 root\n");
    EXPECT_EQ(said(sentence, setMetadata(sentence, "a", "2")), (Lines{"~comment:  '# a = 1' ->  '# a = 2'"}));
    EXPECT_EQ(said(sentence, removeComment(sentence, 0)), (Lines{"-comment:  '# a = 1'"}));
    EXPECT_EQ(said(sentence, insertComment(sentence, 1, "# c")), (Lines{"+comment:  '# c'"}));
    EXPECT_EQ(said(std::vector{test::sentenceOf("1\tx\n\n")}, std::vector{fromShort("1 x 0 root\n")}),
        (Lines{"~sentence:  '1\tx\n\n' ->  'x'", "+word: 1 x"}));
}

TEST(ChangesTest, OfBunsetsu)
{
    Sentence sentence
        = *test::sentence({test::token("a", "", -1, ""), test::token("b", "", -1, ""), test::token("c", "", -1, "")});
    sentence.bunsetsu = {{1, 2, 2, "D", "", {}}, {3, 3, 0, "D", "", {}}};
    EXPECT_EQ(said(sentence, splitBunsetsu(sentence, 2)),
        (Lines{"~bunsetsu: 1 ab <- 2 c 'D' -> 2 b <- 3 c 'D'", "+bunsetsu: 1 a <- 2 b 'D'"}));
    EXPECT_EQ(said(sentence, setRelation(sentence, 1, "P")), (Lines{"~bunsetsu: 1 ab <- 2 c 'D' -> 1 ab <- 2 c 'P'"}));
    EXPECT_EQ(said(sentence, waive(sentence, {"test", "2", "", "why", {}})), (Lines{"+waiver test: 2 c 'why'"}))
        << "the bunsetsu, not the word of that number";
    const Sentence split = *splitBunsetsu(sentence, 2);
    EXPECT_EQ(said(split, joinBunsetsu(split, 1)),
        (Lines{"-bunsetsu: 1 a <- 2 b 'D'", "~bunsetsu: 2 b <- 3 c 'D' -> 1 ab <- 2 c 'D'"}));
    EXPECT_EQ(said(sentence, setHead(sentence, 1, 0)), (Lines{"~bunsetsu: 1 ab <- 2 c 'D' -> 1 ab <- 0 'D'"}));
}

TEST(ChangesTest, SayNothingOrSomethingAndTheOtherWayRoundTheOpposite)
{
    EXPECT_TRUE(rc::check([] {
        const auto document = test::documentOf(test::randomFile());
        const auto before = document->sentence(0);
        const auto made = test::randomOperation(*before);
        if (!made.result)
            return;
        const Edit edit = replacement(SentenceId{0}, before, std::make_shared<const Sentence>(*made.result));
        RC_LOG() << made.name;
        const auto found = changes(edit);
        const Sentence& after = *made.result;
        const bool isSame = after.tokens == before->tokens && after.comments == before->comments
            && after.multiwordTokens == before->multiwordTokens && after.emptyNodes == before->emptyNodes
            && after.annotation == before->annotation;
        RC_ASSERT(!isSame || found.empty());
        RC_ASSERT(changes(inverted(edit)).empty() == found.empty());
        const auto count = [&](Changed what, ChangeKind kind) {
            return std::count_if(found.begin(), found.end(),
                [&](const Change& change) { return change.what == what && change.kind == kind; });
        };
        RC_ASSERT(after.size() - before->size()
            == count(Changed::Word, ChangeKind::Added) - count(Changed::Word, ChangeKind::Removed));
    }));
}

} // namespace changes_test
} // namespace arcwright
