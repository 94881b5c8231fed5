// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"

namespace arcwright::ui::testing {

namespace {

class Editing : public WorkspaceTest {
protected:
    Editing() { EXPECT_TRUE(openSmallTreebank()); }

    std::size_t stepCount() const { return workspace.copy(0).history().steps().size(); }
};

} // namespace

TEST_F(Editing, AHeadIsOneStepThatCanBeUndoneAndRedone)
{
    setHead(workspace, 0, 5, 2);
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(stepCount(), 1U);
    workspace.undo();
    EXPECT_EQ(head(0, 5), 3);
    workspace.redo();
    EXPECT_EQ(head(0, 5), 2);
}

TEST_F(Editing, ARelationIsOneStepThatCanBeUndoneAndRedone)
{
    setRelation(workspace, 0, 5, QStringLiteral("iobj"));
    EXPECT_EQ(relation(0, 5), "iobj");
    EXPECT_EQ(stepCount(), 1U);
    workspace.undo();
    EXPECT_EQ(relation(0, 5), "obj");
    workspace.redo();
    EXPECT_EQ(relation(0, 5), "iobj");
}

TEST_F(Editing, ACopyInDepsIsNamedAsTheTreebankNamesIt)
{
    const std::string bytes = "1\tgo\tgo\tVERB\t_\t_\t0\troot\t0:root\t_\n2\tto\tto\tADP\t_\t_\t3\tcase\t3:case\t_\n"
                              "3\ttown\ttown\tNOUN\t_\t_\t1\tobl\t1:obl:to\t_\n\n"
                              "1\tcar\tcar\tNOUN\t_\t_\t0\troot\t0:root\t_\n2\tto\tto\tADP\t_\t_\t3\tcase\t3:case\t_\n"
                              "3\tus\twe\tPRON\t_\t_\t1\tnmod\t1:nmod:to\t_\n\n";
    ASSERT_TRUE(openText("cases.conllu", bytes));
    const QSignalSpy counted(&workspace, &Workspace::valuesCounted); // of this file, not of the one before
    ASSERT_TRUE(waitFor([&] { return counted.count() > 0; }));
    ASSERT_TRUE(setRelation(workspace, 1, 3, QStringLiteral("obl")));
    EXPECT_EQ(fieldText(workspace.treebank().sentence(1)->word(3), WordField::Parents), "1:obl:to");
    ASSERT_TRUE(setRelation(workspace, 1, 3, QStringLiteral("nsubj")));
    EXPECT_EQ(fieldText(workspace.treebank().sentence(1)->word(3), WordField::Parents), "1:nsubj");
    ASSERT_TRUE(setHead(workspace, 0, 3, kNoHead));
    ASSERT_TRUE(setHead(workspace, 0, 3, 1));
    EXPECT_EQ(fieldText(workspace.treebank().sentence(0)->word(3), WordField::Parents), "1:obl:to");
    while (workspace.canUndo())
        workspace.undo();
    EXPECT_EQ(workspace.treebank().documents()[0]->serialised().value(), bytes);
}

TEST_F(Editing, SaysEachStepInWords)
{
    setHead(workspace, 0, 5, 2);
    setHead(workspace, 0, 5, 0);
    setRelation(workspace, 1, 3, QStringLiteral("parataxis"));
    workspace.undo();
    workspace.undo();
    EXPECT_EQ(steps,
        (QStringList{QStringLiteral("Sentence 1: cat: head saw → dog"),
            QStringLiteral("Sentence 1: cat: head dog → root; cat: relation obj → root"),
            QStringLiteral("Sentence 2: go: relation root → parataxis"),
            QStringLiteral("Undone. Sentence 2: go: relation parataxis → root"),
            QStringLiteral("Undone. Sentence 1: cat: head root → dog; cat: relation root → obj")}));
}

TEST_F(Editing, NamesTheStepsOfTheHistory)
{
    setHead(workspace, 0, 5, 2);
    EXPECT_EQ(workspace.undoText(), QStringLiteral("cat: head saw → dog"));
    setRelation(workspace, 0, 5, QStringLiteral("nmod"));
    EXPECT_EQ(workspace.undoText(), QStringLiteral("cat: relation obj → nmod"));
}

TEST_F(Editing, TellsWhichSentenceChanged)
{
    setHead(workspace, 2, 1, 0);
    ASSERT_EQ(sentencesChanged.count(), 1);
    EXPECT_EQ(sentencesChanged.at(0).at(0).value<std::vector<std::size_t>>(), std::vector<std::size_t>{2});
    workspace.undo();
    ASSERT_EQ(sentencesChanged.count(), 2);
    EXPECT_EQ(sentencesChanged.at(1).at(0).value<std::vector<std::size_t>>(), std::vector<std::size_t>{2});
}

TEST_F(Editing, CountsSentencesOverAllFiles)
{
    ASSERT_TRUE(open({path(folder.file("small.conllu")), path(folder.write("b.conllu", smallTreebank))}));
    setHead(workspace, 4, 1, 2);
    EXPECT_EQ(head(4, 1), 2);
    EXPECT_EQ(head(1, 1), 3) << "the same sentence of the other file";
    ASSERT_EQ(sentencesChanged.count(), 1);
    EXPECT_EQ(sentencesChanged.at(0).at(0).value<std::vector<std::size_t>>(), std::vector<std::size_t>{4});
    EXPECT_TRUE(steps.last().startsWith(QStringLiteral("Sentence 5: "))) << qPrintable(steps.last());
}

TEST_F(Editing, WhatIsThereAlreadyIsNoStep)
{
    setHead(workspace, 0, 5, 3);
    setRelation(workspace, 0, 5, QStringLiteral("obj"));
    EXPECT_EQ(stepCount(), 0U);
    EXPECT_FALSE(workspace.isModified());
    EXPECT_EQ(sentencesChanged.count(), 0);
}

TEST_F(Editing, NoWordBecomesItsOwnHead)
{
    setHead(workspace, 0, 5, 5);
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(stepCount(), 0U);
}

TEST_F(Editing, ACycleIsMadeIfTheAnnotatorWantsIt)
{
    setHead(workspace, 0, 3, 5);
    EXPECT_FALSE(findCycle(workspace.gold(0).heads).empty());
    setHead(workspace, 0, 5, 0);
    EXPECT_TRUE(isTree(workspace.gold(0).heads));
}

TEST_F(Editing, ABrokenSentenceIsLeftAlone)
{
    ASSERT_TRUE(openText("broken.conllu", treebankWithABrokenSentence()));
    setHead(workspace, 1, 1, 2);
    setRelation(workspace, 1, 1, QStringLiteral("dep"));
    EXPECT_EQ(stepCount(), 0U);
    EXPECT_TRUE(workspace.treebank().sentence(1)->problem);
}

TEST_F(Editing, IsModifiedUntilUndone)
{
    setHead(workspace, 0, 5, 2);
    EXPECT_TRUE(workspace.isModified());
    setHead(workspace, 0, 4, 3);
    ASSERT_EQ(modifiedChanged.count(), 1);
    EXPECT_TRUE(modifiedChanged.at(0).at(0).toBool());
    workspace.undo();
    workspace.undo();
    EXPECT_FALSE(workspace.isModified());
    ASSERT_EQ(modifiedChanged.count(), 2);
    EXPECT_FALSE(modifiedChanged.at(1).at(0).toBool());
}

/// A replacement in a folder is one act to whoever made it.
TEST_F(Editing, WhatWasDoneInSeveralFilesAtOnceIsTakenBackAtOnce)
{
    ASSERT_TRUE(open({path(folder.file("small.conllu")), path(folder.write("b.conllu", smallTreebank))}));
    setHead(workspace, 0, 4, 3);
    workspace.makeTogether([this] {
        setHead(workspace, 0, 5, 2);
        setHead(workspace, 3, 5, 2);
    });
    EXPECT_EQ(workspace.undoText(), QStringLiteral("cat: head saw → dog; in 2 files"));
    workspace.undo();
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(head(3, 5), 3) << "the other file";
    EXPECT_EQ(head(0, 4), 3) << "an older step of one's own stays";
    workspace.redo();
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(head(3, 5), 2);
    setHead(workspace, 3, 4, 3);
    workspace.setCurrentSentence(0);
    workspace.undo();
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(head(3, 5), 2) << "something followed there";
}

TEST_F(Editing, ANewStepAfterUndoDropsWhatWasUndone)
{
    setHead(workspace, 0, 5, 2);
    workspace.undo();
    setHead(workspace, 0, 4, 3);
    EXPECT_FALSE(workspace.canRedo());
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(head(0, 4), 3);
}

TEST_F(Editing, ALongHistoryLeadsBackToTheFileByteForByte)
{
    for (int i = 0; i < 200; ++i) {
        setHead(workspace, 0, 1 + i % 6, (i * 5) % 7);
        setRelation(workspace, static_cast<std::size_t>(i % 3), 1 + i % 2, QStringLiteral("r%1").arg(i % 5));
    }
    EXPECT_GT(stepCount(), 150U);
    while (workspace.canUndo())
        workspace.undo();
    const auto bytes = workspace.treebank().documents().front()->serialised();
    ASSERT_TRUE(bytes);
    EXPECT_EQ(*bytes, smallTreebank);
}

TEST_F(Editing, GoldIsTheSentenceAsItStandsNow)
{
    setHead(workspace, 0, 5, 2);
    setRelation(workspace, 0, 5, QStringLiteral("nmod"));
    const Graph gold = workspace.gold(0);
    EXPECT_EQ(gold.arc(5).head, 2);
    EXPECT_EQ(workspace.relations()->text(gold.arc(5).relation), "nmod");
}

} // namespace arcwright::ui::testing
