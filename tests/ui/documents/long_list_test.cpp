// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/long_list.h"

#include <set>

#include <QAbstractListModel>
#include <QScrollBar>
#include <QTest>

#include <gtest/gtest.h>

namespace arcwright::ui {
namespace long_list_test {

/// Numbers, which remembers which rows are looked at.
class Rows : public QAbstractListModel {
public:
    explicit Rows(int count) : m_count(count) { }

    int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : m_count; }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        shown.insert(index.row());
        return index.row();
    }
    QModelIndex index(int row, int column, const QModelIndex& parent) const override
    {
        lookedAt.insert(row);
        return QAbstractListModel::index(row, column, parent);
    }

    mutable std::set<int> shown;
    mutable std::set<int> lookedAt;

private:
    int m_count;
};

class LongListTest : public ::testing::Test {
protected:
    static constexpr int count = 20'000;

    LongListTest()
    {
        list.setRootIsDecorated(false);
        list.setUniformRowHeights(true);
        list.setModel(&rows);
        list.resize(200, 300);
        list.show();
    }
    /// Tells of a change in these rows: those that are painted again.
    std::set<int> repainted(int first, int last)
    {
        QApplication::processEvents();
        rows.shown.clear();
        rows.lookedAt.clear();
        Q_EMIT rows.dataChanged(rows.index(first, 0, {}), rows.index(last, 0, {}), {});
        lookedAt = static_cast<int>(rows.lookedAt.size());
        QApplication::processEvents();
        return rows.shown;
    }
    int top() const { return list.indexAt({5, 1}).row(); }

    Rows rows{count};
    LongList list;
    int lookedAt = 0; ///< rows, while it was told
};

TEST_F(LongListTest, AllRowsOnViewArePaintedAgainAndNoOtherIsLookedAt)
{
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&list));
    for (const int place : {0, count / 2, count - 1}) {
        list.scrollTo(rows.index(place, 0, {}));
        const std::set<int> again = repainted(0, count - 1);
        EXPECT_TRUE(again.contains(top())) << place;
        EXPECT_TRUE(again.contains(place)) << place;
        EXPECT_LT(lookedAt, list.height()) << place;
    }
}

TEST_F(LongListTest, RowsBeginningOrEndingInViewArePaintedAgain)
{
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&list));
    list.scrollTo(rows.index(count / 2, 0, {}), QAbstractItemView::PositionAtTop);
    QApplication::processEvents();
    ASSERT_EQ(top(), count / 2);
    EXPECT_TRUE(repainted(0, count / 2).contains(count / 2));
    EXPECT_TRUE(repainted(count / 2 + 2, count - 1).contains(count / 2 + 2));
    EXPECT_TRUE(repainted(count / 2 + 1, count / 2 + 1).contains(count / 2 + 1));
    EXPECT_TRUE(repainted(0, count / 2 - 1).empty()) << "above it";
    EXPECT_TRUE(repainted(count - 2, count - 1).empty()) << "below it";
}

TEST_F(LongListTest, RowsThatDidNotChangeAreNotPaintedAgain)
{
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&list));
    list.scrollTo(rows.index(count / 2, 0, {}), QAbstractItemView::PositionAtTop);
    QApplication::processEvents();
    ASSERT_EQ(top(), count / 2);
    const std::set<int> again = repainted(0, count / 2 + 1);
    EXPECT_TRUE(again.contains(count / 2 + 1));
    EXPECT_FALSE(again.contains(count / 2 + 4));
}

} // namespace long_list_test
} // namespace arcwright::ui
