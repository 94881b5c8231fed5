// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/growing_letters.h"

#include <gtest/gtest.h>

#include <QWidget>

namespace arcwright::ui::testing {

namespace {

constexpr UsualPage usualRoom{{1000, 500}, 1.8};

TEST(LettersThatGrow, AreThoseOfTheWindowUpToTheUsualSize)
{
    EXPECT_EQ(GrowingLetters::growthIn({0, 0}, usualRoom), 1);
    EXPECT_EQ(GrowingLetters::growthIn(usualRoom.size, usualRoom), 1);
    EXPECT_EQ(GrowingLetters::growthIn({5000, 500}, usualRoom), 1) << "wide alone is not large";
    EXPECT_DOUBLE_EQ(GrowingLetters::growthIn({1500, 750}, usualRoom), 1.5);
    EXPECT_DOUBLE_EQ(GrowingLetters::growthIn({1540, 770}, usualRoom), 1.5) << "in steps, or each pixel would lay out";
    EXPECT_DOUBLE_EQ(GrowingLetters::growthIn({90000, 90000}, usualRoom), 1.8);
}

TEST(LettersThatGrow, FollowTheRoomAndItsLetters)
{
    QWidget room;
    auto* content = new QWidget(&room);
    auto* inside = new QWidget(content);
    room.resize(usualRoom.size);
    room.show();
    new GrowingLetters(room, *content, usualRoom);
    const double letters = room.font().pointSizeF();
    EXPECT_DOUBLE_EQ(inside->font().pointSizeF(), letters);
    room.resize(usualRoom.size * 1.5);
    EXPECT_DOUBLE_EQ(inside->font().pointSizeF(), letters * 1.5);
    QFont larger = room.font();
    larger.setPointSizeF(letters * 2);
    room.setFont(larger);
    EXPECT_DOUBLE_EQ(inside->font().pointSizeF(), letters * 3);
    room.resize(usualRoom.size);
    EXPECT_DOUBLE_EQ(inside->font().pointSizeF(), letters * 2);
    room.setFont(QFont());
    EXPECT_DOUBLE_EQ(inside->font().pointSizeF(), letters);
}

} // namespace

} // namespace arcwright::ui::testing
