// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/loss_list.h"

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

namespace {

PlannedFile losing(const char* file, std::vector<Loss> losses)
{
    PlannedFile planned;
    planned.in = file;
    planned.losses = std::move(losses);
    return planned;
}

QString firstIn(const LossList& list, int row)
{
    return list.topLevelItem(row)->text(1);
}

} // namespace

TEST(LossListTest, NamesTheSentenceInWhichEachKindIsFirst)
{
    LossList list;
    list.setPlan({losing("/there/one.conllu", {{LossKind::Lemmas, {}, 7, 2}})});
    EXPECT_EQ(list.lines(), QStringList{QStringLiteral("Lemmas: 7")});
    EXPECT_EQ(firstIn(list, 0), QStringLiteral("sentence 3")) << "the file is the only one";
    EXPECT_EQ(list.topLevelItem(0)->toolTip(0).contains(QStringLiteral("Lemmas: 7")), true) << "a narrow list cuts it";
}

TEST(LossListTest, PutsTheSameKindOfSeveralFilesIntoOneLine)
{
    LossList list;
    list.setPlan({losing("/there/one.conllu", {{LossKind::Lines, {}, 1, 0}, {LossKind::Lemmas, {}, 2, 4}}),
        losing("/there/two.conllu",
            {{LossKind::Comments, {}, 5, 8}, {LossKind::Lemmas, {}, 3, 0}, {LossKind::Misc, "A", 1, 1}}),
        losing("/there/three.conllu", {{LossKind::Misc, "B", 1, 6}, {LossKind::Misc, "A", 1, 0}})});
    EXPECT_EQ(list.lines(),
        (QStringList{QStringLiteral("Lines outside of sentences: 1"), QStringLiteral("Comment lines: 5"),
            QStringLiteral("Lemmas: 5"), QStringLiteral("MISC, A: 2"), QStringLiteral("MISC, B: 1")}))
        << "in the order of the kinds, each name of a field for itself";
    EXPECT_EQ(firstIn(list, 0), QStringLiteral("one.conllu")) << "lines are in no sentence";
    EXPECT_EQ(firstIn(list, 1), QStringLiteral("two.conllu, sentence 9"));
    EXPECT_EQ(firstIn(list, 2), QStringLiteral("one.conllu, sentence 5"));
    EXPECT_EQ(firstIn(list, 3), QStringLiteral("two.conllu, sentence 2"));
    list.setPlan({});
    EXPECT_TRUE(list.lines().isEmpty()) << "another choice of the format";
}

TEST(LossListTest, HasRoomForSomeLinesInLettersOfAnySize)
{
    LossList list;
    const int usual = list.minimumHeight();
    EXPECT_GE(usual, 4 * list.fontMetrics().height());
    QFont large = list.font();
    large.setPointSizeF(3 * large.pointSizeF());
    list.setFont(large);
    EXPECT_GE(list.minimumHeight(), 4 * list.fontMetrics().height());
    EXPECT_GT(list.minimumHeight(), usual);
}

} // namespace arcwright::ui::testing
