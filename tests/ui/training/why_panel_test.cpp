// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/why_panel.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QTreeView>

#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

class WhyAnArc : public WindowTest {
protected:
    /// Opens sentences with a model that has seen the first four of them, and looks at the sixth.
    void begin()
    {
        startWith(firstSentences("english.conllu", 8));
        settled.clear();
        window.learning().useModel(modelOf(workspace().treebank(), 4), QStringLiteral("quick"));
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
        window.browser()->setCurrentSentence(5);
        canvas().setFocus();
    }
    /// Shows the panel for the word that is selected, by its key.
    void explain()
    {
        QSignalSpy answered(&panel(), &WhyPanel::shown);
        key(Qt::Key_Y);
        ASSERT_TRUE(waitFor([&] { return !panel().isBusy() && answered.count() > 0; }));
    }
    bool answeredAfter(const std::function<void()>& act)
    {
        QSignalSpy answered(&panel(), &WhyPanel::shown);
        act();
        return waitFor([&] { return answered.count() > 0; });
    }
    WhyPanel& panel() { return *window.whyPanel(); }
    QString cell(const QTreeView* view, int row, int column)
    {
        return view->model()->index(row, column).data().toString();
    }
    /// The column of a view, summed up.
    double sum(const QTreeView* view, int column, const QModelIndex& parent = {})
    {
        double total = 0;
        for (int row = 0; row < view->model()->rowCount(parent); ++row)
            total += QLocale().toDouble(view->model()->index(row, column, parent).data().toString());
        return total;
    }
};

} // namespace

TEST_F(WhyAnArc, IsHiddenUntilItsKeyIsPressed)
{
    begin();
    EXPECT_FALSE(panel().isVisible());
    select(2);
    EXPECT_FALSE(panel().isBusy()) << "nobody looks";
    explain();
    EXPECT_TRUE(panel().isVisible());
    EXPECT_TRUE(panel().heads()->hasFocus());
    EXPECT_GT(panel().heads()->model()->rowCount(), 1);
    EXPECT_TRUE(panel().summary().startsWith(QStringLiteral("2 "))) << panel().summary().toStdString();
    key(Qt::Key_Escape);
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(WhyAnArc, RanksTheHeadsAndSumsTheFeaturesUp)
{
    begin();
    select(3);
    explain();
    const QTreeView* heads = panel().heads();
    double before = 0;
    for (int row = 1; row < heads->model()->rowCount(); ++row) {
        const double behind = QLocale().toDouble(cell(heads, row, 3));
        EXPECT_GE(behind, before) << "the best come first";
        before = behind;
    }
    const QTreeView* features = panel().features();
    const QAbstractItemModelTester tester(features->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_GT(features->model()->rowCount(), 0);
    EXPECT_NEAR(sum(features, 1) - sum(features, 2), sum(features, 3), 0.5) << "rounded to two places";
    const QModelIndex top = features->model()->index(0, 0);
    ASSERT_GT(features->model()->rowCount(top), 0) << "each template has its features below it";
    EXPECT_NEAR(sum(features, 3, top), QLocale().toDouble(cell(features, 0, 3)), 0.1);
}

TEST_F(WhyAnArc, FollowsTheSelection)
{
    begin();
    select(2);
    explain();
    EXPECT_TRUE(answeredAfter([&] { click(word(4)); }));
    EXPECT_TRUE(panel().summary().startsWith(QStringLiteral("4 "))) << panel().summary().toStdString();
    EXPECT_TRUE(answeredAfter([&] { window.browser()->setCurrentSentence(6); }));
    const auto shown = workspace().treebank().sentence(6);
    const int least = panel().summary().section(u' ', 0, 0).toInt();
    EXPECT_TRUE(least >= 1 && least <= shown->size()) << "without a word the least certain one";
}

TEST_F(WhyAnArc, GoingAlongTheHeadsMakesAnotherOneTheRivalAndEnterTakesIt)
{
    begin();
    select(2);
    explain();
    QTreeView* heads = panel().heads();
    ASSERT_GT(heads->model()->rowCount(), 2);
    key(Qt::Key_Home); // the parser's own, which is no rival
    ASSERT_TRUE(answeredAfter([&] { key(Qt::Key_Down); }));
    EXPECT_EQ(heads->currentIndex().row(), 1) << "the list stays where it was";
    const QString wanted = cell(heads, 1, 1);
    EXPECT_TRUE(panel().summary().contains(wanted)) << panel().summary().toStdString();
    const QString label = cell(heads, 1, 2);
    const int before = head(5, 2);
    const int chosen = wanted == QStringLiteral("the root") ? 0 : wanted.section(u' ', 0, 0).toInt();
    key(Qt::Key_Return);
    EXPECT_EQ(head(5, 2), chosen);
    EXPECT_EQ(relation(5, 2), label.toStdString());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(5, 2), before);
}

TEST_F(WhyAnArc, WithoutAModelItSaysSo)
{
    startWith(smallTreebank);
    select(1);
    explain();
    EXPECT_EQ(panel().heads()->model()->rowCount(), 0);
    EXPECT_TRUE(panel().summary().contains(QStringLiteral("no model"))) << panel().summary().toStdString();
}

} // namespace arcwright::ui::testing
