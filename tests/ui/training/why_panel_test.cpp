// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/why_panel.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QRegularExpression>
#include <QTreeView>

#include "tests/paths.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

/// The number that a word has as its index: 3 of "dog₃".
int numberOf(const QString& word)
{
    QString digits;
    for (const QChar c : word) {
        if (c >= u'₀' && c <= u'₉')
            digits += QChar(u'0' + (c.unicode() - u'₀'));
    }
    return digits.toInt();
}

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
    /// The summary without its first line, which names the model.
    QString told() { return panel().summary().section(u'\n', 1); }
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

/// The panel over bunsetsu.
class WhyABunsetsu : public WhyAnArc {
protected:
    void beginWith(BunsetsuDecoder decoder, RankerKind ranker = RankerKind::Linear)
    {
        const std::string path = folder.write("own.knp", test::readBytes(test::sampleFile("japanese.knp")));
        start(QStringList(QString::fromStdString(path)));
        BunsetsuSettings settings;
        settings.decoder = decoder;
        settings.features = mostFeaturesOf(decoder);
        settings.ranker = ranker;
        settings.bits = 18;
        settings.epochs = 1;
        Sentences sentences;
        for (std::size_t i = 0; i < 20; ++i)
            sentences.push_back(workspace().treebank().sentence(i));
        settled.clear();
        window.learning().useModel(trainBunsetsuModel(sentences, settings, {}, {}).value(), QStringLiteral("quick"));
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
        window.browser()->setCurrentSentence(longSentence);
        canvas().setFocus();
    }
    std::string unitText(int unit) { return workspace().treebank().sentence(longSentence)->unitText(unit); }

    static constexpr int longSentence = 16;
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
    EXPECT_TRUE(told().contains(QStringLiteral("₂ — "))) << panel().summary().toStdString();
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

TEST_F(WhyAnArc, TheListOfHeadsIsAsHighAsItsHeads)
{
    begin();
    select(3);
    explain();
    const QTreeView* heads = panel().heads();
    const int rows = heads->model()->rowCount();
    ASSERT_GT(rows, 0);
    const QRect last = heads->visualRect(heads->model()->index(std::min(rows, 5) - 1, 0));
    EXPECT_LT(heads->viewport()->height() - last.bottom(), last.height()) << "no row without a head";
}

TEST_F(WhyAnArc, TellsFeaturesInWordsAndTheirNamesOnHovering)
{
    begin();
    select(3);
    explain();
    const QAbstractItemModel* features = panel().features()->model();
    ASSERT_GT(features->rowCount(), 0);
    const QRegularExpression technical(QStringLiteral("\\b[hmsgtb]\\.(form|tag|coarse|lemma|prefix|morph)"));
    const auto check = [&](const QModelIndex& index) {
        EXPECT_FALSE(index.data().toString().contains(technical)) << qPrintable(index.data().toString());
        EXPECT_TRUE(index.data(Qt::ToolTipRole).toString().contains(technical)) << qPrintable(index.data().toString());
    };
    for (int row = 0; row < std::min(20, features->rowCount()); ++row) {
        const QModelIndex top = features->index(row, 0);
        check(top);
        check(features->index(0, 0, top));
    }
}

TEST_F(WhyAnArc, FeaturesAreReadableInANarrowPanel)
{
    begin();
    select(3);
    explain();
    panel().setFixedWidth(320);
    QTreeView* features = panel().features();
    const auto isShownWhole = [&](const QModelIndex& index) {
        const QRect cell = features->visualRect(index);
        const int margin = 2 * (features->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, features) + 1);
        const QRect needed = features->fontMetrics().boundingRect(
            QRect(0, 0, cell.width() - margin, 1000), Qt::TextWordWrap, index.data().toString());
        constexpr int apart = 4; // from the next row, or nobody sees where one ends
        return needed.height() + apart <= cell.height() && needed.width() <= cell.width();
    };
    int wrapped = 0;
    ASSERT_TRUE(waitFor([&] { return features->columnWidth(0) < 250; }));
    QCoreApplication::processEvents();
    for (int row = 0; row < 20; ++row) {
        const QModelIndex index = features->model()->index(row, 0);
        EXPECT_TRUE(isShownWhole(index)) << index.data().toString().toStdString();
        wrapped += features->visualRect(index).height() > 2 * features->fontMetrics().height() ? 1 : 0;
    }
    EXPECT_GT(wrapped, 0) << "else nothing was tested";
    EXPECT_TRUE(panel().summary().contains(QStringLiteral("score\u00a0"))) << "a figure stays with what it is of";
    EXPECT_TRUE(features->isColumnHidden(1)) << "names need the room more than figures";
    EXPECT_FALSE(features->isColumnHidden(3));
    EXPECT_GT(features->columnWidth(0), 180);
    panel().setFixedWidth(600);
    ASSERT_TRUE(waitFor([&] { return !features->isColumnHidden(1); }));
    const QString tip = features->model()->index(0, 0).data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(tip.contains(features->model()->index(0, 1).data().toString())) << "which hovering tells";
}

TEST_F(WhyAnArc, FollowsTheSelection)
{
    begin();
    select(2);
    explain();
    EXPECT_TRUE(answeredAfter([&] { click(word(4)); }));
    EXPECT_TRUE(told().contains(QStringLiteral("₄ — "))) << panel().summary().toStdString();
    EXPECT_TRUE(answeredAfter([&] { window.browser()->setCurrentSentence(6); }));
    EXPECT_TRUE(told().startsWith(QStringLiteral("No word is selected"))) << "without a word the least certain one";
}

TEST_F(WhyAnArc, NeverTellsOfOneWordWhileAnotherOneIsAskedFor)
{
    begin();
    select(2);
    explain();
    EXPECT_TRUE(answeredAfter([&] {
        panel().setUnit(5, 4); // no event comes in between
        EXPECT_FALSE(told().contains(QStringLiteral("₂ — "))) << panel().summary().toStdString();
        EXPECT_FALSE(panel().heads()->viewport()->isEnabled());
    }));
    EXPECT_TRUE(panel().heads()->viewport()->isEnabled());
    panel().hide();
    click(word(3));
    EXPECT_FALSE(panel().summary().contains(QStringLiteral("₄ — "))) << "nor when it is opened again";
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
    const int chosen = wanted == QStringLiteral("the root") ? 0 : numberOf(wanted);
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

TEST_F(WhyAnArc, WithoutAModelThereAreNoEmptyLists)
{
    startWith(firstSentences("english.conllu", 8));
    canvas().setFocus();
    explain();
    EXPECT_TRUE(panel().isVisible());
    EXPECT_FALSE(panel().heads()->isVisible());
    EXPECT_FALSE(panel().features()->isVisible());
    window.learning().useModel(modelOf(workspace().treebank(), 4), QStringLiteral("quick"));
    EXPECT_TRUE(waitFor([&] { return panel().heads()->isVisible() && panel().features()->isVisible(); }));
}

TEST_F(WhyABunsetsu, RanksTheCandidatesOfATournamentAndSumsItsGameUp)
{
    beginWith(BunsetsuDecoder::Tournament);
    select(1);
    explain();
    const QTreeView* heads = panel().heads();
    const int count = workspace().treebank().sentence(longSentence)->unitCount();
    EXPECT_EQ(heads->model()->rowCount(), count - 1) << "all to its right";
    EXPECT_TRUE(told().startsWith(QString::fromStdString(unitText(1) + "₁"))) << panel().summary().toStdString();
    EXPECT_FALSE(panel().summary().contains(QStringLiteral("score"))) << "games give none";
    const QTreeView* features = panel().features();
    ASSERT_GT(features->model()->rowCount(), 20) << "an attribute each";
    const QString difference = panel().summary().section(QStringLiteral("difference "), 1).section(u' ', 0, 0);
    const double lead = QLocale().toDouble(QString(difference).remove(u'+'));
    EXPECT_NE(lead, 0);
    EXPECT_NEAR(sum(features, 3), lead, 0.05) << "some 60 rows, each rounded to three places";
    EXPECT_NEAR(sum(features, 1) - sum(features, 2), sum(features, 3), 0.1);
    const QModelIndex top = features->model()->index(0, 0);
    ASSERT_GT(features->model()->rowCount(top), 0);
    EXPECT_NEAR(sum(features, 3, top), QLocale().toDouble(cell(features, 0, 3)), 0.06);
}

TEST_F(WhyABunsetsu, GivesScoresWhereTheParserScoresPairs)
{
    beginWith(BunsetsuDecoder::RelativePreference);
    select(1);
    explain();
    EXPECT_TRUE(panel().summary().contains(QStringLiteral("score"))) << panel().summary().toStdString();
    ASSERT_GT(panel().features()->model()->rowCount(), 0);
}

TEST_F(WhyABunsetsu, GoingAlongTheHeadsMakesAnotherOneTheRivalAndEnterTakesIt)
{
    beginWith(BunsetsuDecoder::Tournament);
    select(1);
    explain();
    QTreeView* heads = panel().heads();
    key(Qt::Key_Home);
    ASSERT_TRUE(answeredAfter([&] { key(Qt::Key_Down); }));
    const QString wanted = cell(heads, 1, 1);
    EXPECT_TRUE(panel().summary().contains(wanted)) << panel().summary().toStdString();
    const auto goldHead = [&] { return workspace().treebank().sentence(longSentence)->headOf(1); };
    const int before = goldHead();
    key(Qt::Key_Return);
    EXPECT_EQ(goldHead(), numberOf(wanted));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(goldHead(), before);
}

TEST_F(WhyABunsetsu, WithoutABunsetsuTheLeastCertainOneIsExplainedAndTheLastHasNoChoice)
{
    beginWith(BunsetsuDecoder::Tournament);
    explain();
    const int count = workspace().treebank().sentence(longSentence)->unitCount();
    const int least = numberOf(told().section(QStringLiteral(" — "), 0, 0));
    EXPECT_TRUE(least >= 1 && least < count) << panel().summary().toStdString();
    ASSERT_TRUE(answeredAfter([&] { panel().setUnit(longSentence, count); }));
    EXPECT_EQ(panel().heads()->model()->rowCount(), 1);
    EXPECT_TRUE(panel().summary().contains(QStringLiteral("no other head"))) << panel().summary().toStdString();
    EXPECT_EQ(panel().features()->model()->rowCount(), 0);
}

TEST_F(WhyABunsetsu, AKernelRanksHeadsAndSaysThatItHasNoFeatures)
{
    beginWith(BunsetsuDecoder::Tournament, RankerKind::Kernel);
    select(1);
    explain();
    EXPECT_GT(panel().heads()->model()->rowCount(), 1);
    EXPECT_TRUE(panel().summary().contains(QStringLiteral("kernel"))) << panel().summary().toStdString();
}

} // namespace arcwright::ui::testing
