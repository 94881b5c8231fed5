// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/outer_arc_operations.h"

#include <gtest/gtest.h>

#include "core/documents/working_copy.h"
#include "core/editing/delete_token.h"
#include "core/editing/edit_problems.h"
#include "core/formats/open.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/short_conllu.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace outer_arc_operations_test {

using test::refusal;

/// Two sentences; "he" is the same as "Ib".
constexpr auto text
    = "<s>\n<W id=\"1\" in=\"1:subj\" out=\"4:coref\">Ib</W>\n<W id=\"2\" in=\"\" out=\"-1:subj\">sang</W>\n"
      "</s>\n<s>\n<W id=\"5\" in=\"-4:coref|1:subj\" out=\"\">he</W>\n"
      "<W id=\"6\" in=\"\" out=\"-1:subj\">slept</W>\n</s>\n";

OuterArc coref()
{
    return {1, true, 0, 1, "coref"};
}

std::string after(const std::shared_ptr<const Document>& document, const Result<std::vector<Edit>>& edits)
{
    return edits ? document->with(*edits)->serialised().value() : "refused: " + testing::PrintToString(edits.error());
}

std::string replaced(std::string whole, const std::vector<std::pair<std::string, std::string>>& parts)
{
    for (const auto& [from, to] : parts)
        whole.replace(whole.find(from), from.size(), to);
    return whole;
}

const OuterArcSource& sourceOf(const Document& document)
{
    return *outerArcSource(document.format());
}

TEST(OuterArcTest, IsSeenFromBothItsSentences)
{
    const auto document = test::documentOf(text, "dtag");
    EXPECT_EQ(sourceOf(*document).outerArcs(*document, 1), (std::vector<OuterArc>{coref()}));
    EXPECT_EQ(sourceOf(*document).outerArcs(*document, 0), (std::vector<OuterArc>{{1, false, 1, 1, "coref"}}));
    const auto ignored = test::documentOf(replaced(text, {{"-4:coref|", ""}}), "dtag");
    EXPECT_TRUE(sourceOf(*ignored).outerArcs(*ignored, 0).empty()) << "a copy on the earlier line alone says nothing";
    EXPECT_EQ(outerArcSource(formatNamed("conllu")), nullptr);
}

TEST(OuterArcTest, IsAddedAtBothEnds)
{
    const auto document = test::documentOf(text, "dtag");
    EXPECT_EQ(after(document, addOuterArc(*document, 1, {2, true, 0, 2, "CONJ:elab"})),
        replaced(text,
            {{"out=\"-1:subj\">sang", "out=\"-1:subj|4:CONJ&3a;elab\">sang"},
                {"in=\"\" out=\"-1:subj\">slept", "in=\"-4:CONJ&3a;elab\" out=\"-1:subj\">slept"}}));
    EXPECT_EQ(refusal(addOuterArc(*document, 1, coref())), EditProblem::ParentIsThere);
    EXPECT_EQ(refusal(addOuterArc(*document, 1, {1, true, 1, 2, "coref"})), EditProblem::SameSentence);
    EXPECT_EQ(refusal(addOuterArc(*document, 1, {1, true, 0, 9, "coref"})), EditProblem::NoSuchNode);
    EXPECT_FALSE(addOuterArc(*document, 1, {1, true, 0, 2, "a b"}).has_value());
    const auto conllu = test::documentOf("1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n\n1\tb\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(refusal(addOuterArc(*conllu, 1, {1, true, 0, 1, "x"})), EditProblem::NoOuterArcs);
}

TEST(OuterArcTest, IsRelabelledAndRemovedAtBothEndsFromEither)
{
    const auto document = test::documentOf(text, "dtag");
    const std::string renamed = replaced(text, {{"4:coref", "4:ref"}, {"-4:coref", "-4:ref"}});
    EXPECT_EQ(after(document, renameOuterArc(*document, 1, coref(), "ref")), renamed);
    EXPECT_EQ(after(document, renameOuterArc(*document, 0, {1, false, 1, 1, "coref"}, "ref")), renamed);
    const std::string removed = replaced(text, {{"out=\"4:coref\"", "out=\"\""}, {"-4:coref|", ""}});
    EXPECT_EQ(after(document, removeOuterArc(*document, 1, coref())), removed);
    EXPECT_EQ(after(document, removeOuterArc(*document, 0, {1, false, 1, 1, "coref"})), removed);
    EXPECT_EQ(refusal(removeOuterArc(*document, 1, {2, true, 0, 1, "coref"})), EditProblem::NoSuchParent);
    EXPECT_EQ(renameOuterArc(*document, 1, coref(), "coref")->size(), 0U) << "it is called so";
}

TEST(OuterArcTest, WhatGoesWithAWordIsTold)
{
    const auto document = test::documentOf(text, "dtag");
    EXPECT_EQ(
        arcsGoneWith(*document, 1, 1), (std::vector<ArcGone>{{"subj", "slept", true, {}}, {"coref", "Ib", true, 0}}));
    EXPECT_EQ(arcsGoneWith(*document, 0, 2), (std::vector<ArcGone>{{"subj", "Ib", false, {}}}));
    const auto conllu = test::documentOf(test::longConllu("1 a 2 x 2:x|3:y\n2 b 0 root 0:root\n3 c 2 z 2:z\n"));
    EXPECT_EQ(arcsGoneWith(*conllu, 0, 1), (std::vector<ArcGone>{{"y", "c", true, {}}}));
    EXPECT_TRUE(arcsGoneWith(*conllu, 0, 2).empty());
}

TEST(OuterArcTest, IsJournalledAndUndone)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.file("a.tag");
    test::writeBytes(path, text);
    std::string edited;
    {
        WorkingCopy copy(openDocument(path).value());
        auto edits = addOuterArc(*copy.document(), 0, {2, true, 1, 2, "coref"});
        ASSERT_TRUE(edits.has_value());
        ASSERT_TRUE(copy.make({Operation::AddParent, *edits}).has_value());
        edited = copy.document()->serialised().value();
        EXPECT_NE(edited, text);
    }
    WorkingCopy again(openDocument(path).value());
    EXPECT_EQ(again.document()->serialised().value(), edited) << "the journal makes it again";
    again.undo();
    EXPECT_EQ(again.document()->serialised().value(), text);
}

class RealOuterArcTest : public test::TreebankFolderTest { };

/// Every arc between sentences of the Danish treebank is taken away, relabelled and put back; undoing gives the bytes.
TEST_F(RealOuterArcTest, ThoseOfTheDanishTreebankGoAndComeBack)
{
    std::size_t arcs = 0;
    for (const std::string& path : files(".tag", "da")) {
        const auto document = openDocument(path);
        ASSERT_TRUE(document.has_value()) << path;
        const std::string bytes = (*document)->serialised().value();
        for (std::size_t i = 0; i < (*document)->size(); ++i) {
            for (const OuterArc& arc : sourceOf(**document).outerArcs(**document, i)) {
                ++arcs;
                const auto renamed = renameOuterArc(**document, i, arc, "coref-x");
                ASSERT_TRUE(renamed.has_value()) << path << ' ' << i << testing::PrintToString(renamed.error());
                OuterArc other = arc;
                other.relation = "coref-x";
                const auto there = (*document)->with(*renamed);
                const auto back = renameOuterArc(*there, i, other, arc.relation);
                ASSERT_TRUE(back.has_value());
                EXPECT_EQ(there->with(*back)->serialised().value(), bytes) << path;
                const auto removed = removeOuterArc(**document, i, arc);
                ASSERT_TRUE(removed.has_value());
                const auto without = (*document)->with(*removed);
                const auto left = sourceOf(*without).outerArcs(*without, i);
                EXPECT_EQ(std::count(left.begin(), left.end(), arc), 0) << path;
                std::vector<Edit> undone;
                for (auto edit = removed->rbegin(); edit != removed->rend(); ++edit)
                    undone.push_back(inverted(*edit));
                EXPECT_EQ(without->with(undone)->serialised().value(), bytes) << path;
            }
        }
    }
    EXPECT_GT(arcs, test::unlessSanitized(200U, 0U)) << "of all files, or of thirty";
}

} // namespace outer_arc_operations_test
} // namespace arcwright
