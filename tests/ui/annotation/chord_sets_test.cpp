// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "ui/annotation/chord_dialog.h"
#include "ui/canvas/relation_gloss.h"
#include "ui/settings/chord_sets.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>

namespace arcwright::ui {
namespace chord_sets_test {

TEST(ChordSetsTest, EachSetCanBeTypedWithoutWaiting)
{
    for (const ChordSet set : allChordSets()) {
        const Chords chords = chordsOf(set);
        EXPECT_GT(chords.size(), 25);
        EXPECT_EQ(problemOf(chords), QString()) << chordSetName(set).toStdString();
        for (const Chord& chord : chords)
            EXPECT_EQ(chord.keys.size(), 2) << "none begins another: " << chord.keys.toStdString();
        EXPECT_FALSE(chordSetName(set).isEmpty());
    }
}

TEST(ChordSetsTest, EveryFunctionOfThePragueSetHasAGloss)
{
    for (const Chord& chord : chordsOf(ChordSet::Prague))
        EXPECT_FALSE(relationGloss(chord.relation).isEmpty()) << chord.relation.toStdString();
    EXPECT_EQ(relationGloss(QStringLiteral("Sb_Co")), relationGloss(QStringLiteral("Sb")));
    EXPECT_EQ(relationGloss(QStringLiteral("nsubj")), QString());
    EXPECT_EQ(relationGloss({}), QString());
    EXPECT_EQ(glossedRelations().front(), u"Pred");
}

TEST(ChordSetsTest, ASetIsAddedToOnesOwnWhichStay)
{
    const Chord own{QStringLiteral("sb"), QStringLiteral("mine"), {}, {}, {}};
    const Chords all = withChordSet({own}, ChordSet::Prague);
    EXPECT_EQ(all.front(), own);
    EXPECT_EQ(all.size(), chordsOf(ChordSet::Prague).size());
    EXPECT_EQ(withChordSet(all, ChordSet::Prague), all);
}

TEST(ChordSetsTest, TheDialogOffersThem)
{
    ChordDialog dialog({});
    QMenu* menu = nullptr;
    for (const QPushButton* button : dialog.findChildren<QPushButton*>())
        menu = button->menu() ? button->menu() : menu;
    ASSERT_NE(menu, nullptr);
    ASSERT_EQ(menu->actions().size(), static_cast<qsizetype>(allChordSets().size()));
    menu->actions().front()->trigger();
    EXPECT_EQ(dialog.chords(), chordsOf(ChordSet::Prague));
}

} // namespace chord_sets_test
} // namespace arcwright::ui
