// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/wrapping_row.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QVBoxLayout>

namespace arcwright::ui::testing {

namespace {

/// A part of fixed size.
class Block : public QWidget {
public:
    explicit Block(int width) : m_width(width) { }
    QSize sizeHint() const override { return {m_width, 20}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    int m_width;
};

class WrappingRowTest : public ::testing::Test {
protected:
    WrappingRowTest()
    {
        auto* layout = new QVBoxLayout(&outer);
        layout->setContentsMargins({});
        layout->addWidget(row);
        layout->addStretch(1);
        for (QWidget* block : {first, second, third})
            row->add(block);
        resizeTo(400);
    }
    void resizeTo(int width)
    {
        outer.resize(width, 300);
        outer.show();
        QCoreApplication::processEvents();
    }

    QWidget outer;
    WrappingRow* row = new WrappingRow(&outer);
    Block* first = new Block(100);
    Block* second = new Block(80);
    Block* third = new Block(120);
};

TEST_F(WrappingRowTest, TakesAsManyLinesAsItNeeds)
{
    EXPECT_EQ(first->y(), third->y());
    EXPECT_EQ(row->height(), 20);
    resizeTo(200);
    EXPECT_EQ(first->y(), second->y());
    EXPECT_GT(third->y(), second->y() + 19);
    EXPECT_EQ(third->x(), 0);
    EXPECT_GT(row->height(), 40);
    EXPECT_EQ(row->minimumSizeHint().width(), 120) << "the widest";
    resizeTo(400);
    EXPECT_EQ(row->height(), 20);
}

TEST_F(WrappingRowTest, WhatIsHiddenTakesNoRoom)
{
    second->hide();
    resizeTo(230);
    EXPECT_EQ(first->y(), third->y());
    second->show();
    QCoreApplication::processEvents();
    EXPECT_NE(first->y(), third->y());
}

TEST_F(WrappingRowTest, PartsComeAndGo)
{
    auto* between = new Block(50);
    row->insertBefore(second, between);
    QCoreApplication::processEvents();
    EXPECT_LT(first->geometry().right(), between->x());
    EXPECT_LT(between->geometry().right(), second->x());
    delete between;
    QCoreApplication::processEvents();
    EXPECT_LT(second->x(), 120);
}

/// A part that would like more room than it needs.
class Yielding : public Block {
public:
    using Block::Block;
    QSize minimumSizeHint() const override { return {60, 20}; }
};

TEST_F(WrappingRowTest, IsAsNarrowAsItsPartsCanBe)
{
    auto* wide = new Yielding(600);
    row->add(wide);
    resizeTo(400);
    EXPECT_EQ(row->minimumSizeHint().width(), 120) << "of the third";
    EXPECT_GT(wide->y(), first->y());
    EXPECT_EQ(wide->width(), 400) << "no more than there is";
}

} // namespace

} // namespace arcwright::ui::testing
