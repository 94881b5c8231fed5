// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QStandardItemModel>
#include <QToolButton>
#include <QXmlStreamReader>

#include "tests/ui/analysis/analysed_window.h"
#include "ui/analysis/figure_export.h"
#include "ui/analysis/figure_table.h"
#include "ui/analysis/table_content.h"

namespace arcwright::ui::testing {

namespace {

class FigureExportTest : public AnalysedWindowTest {
protected:
    QByteArray saved(DashboardCard& card, const char* name)
    {
        const QString path = QString::fromStdString(folder.file(name));
        EXPECT_TRUE(card.saveTo(path));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    /// All texts of an SVG file, which must be well-formed.
    static QString textsOf(const QByteArray& svg)
    {
        QXmlStreamReader reader(svg);
        QString texts;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::Characters)
                texts += reader.text().toString() + u'\n';
        }
        EXPECT_FALSE(reader.hasError()) << qPrintable(reader.errorString());
        return texts;
    }
};

} // namespace

TEST(TableBytes, DefuseWhatASpreadsheetWouldCalculate)
{
    TableContent table{{QStringLiteral("Relation"), QStringLiteral("Words")}, {}};
    table.rows.push_back({{QStringLiteral("=HYPERLINK(\"x\",1)"), {}, -1}, {QStringLiteral("1,234"), -1234.5, -1}});
    table.rows.push_back({{QStringLiteral("a\tb\nc"), {}, -1}, {{}, {}, -1}});
    EXPECT_EQ(tableBytes(table, TableFormat::Tsv), "Relation\tWords\n'=HYPERLINK(\"x\",1)\t-1234.5\na b c\t\n");
    EXPECT_EQ(tableBytes(table, TableFormat::Csv), "Relation,Words\n\"'=HYPERLINK(\"\"x\"\",1)\",-1234.5\na b c,\n");
    const QJsonArray rows = QJsonDocument::fromJson(tableBytes(table, TableFormat::Json)).array();
    ASSERT_EQ(rows.size(), 2);
    EXPECT_EQ(rows[0].toObject()[QStringLiteral("Relation")].toString(), QStringLiteral("=HYPERLINK(\"x\",1)"));
    EXPECT_EQ(rows[0].toObject()[QStringLiteral("Words")].toDouble(), -1234.5);
    EXPECT_EQ(rows[1].toObject()[QStringLiteral("Relation")].toString(), QStringLiteral("a\tb\nc"));
}

TEST_F(FigureExportTest, ChartsAndMapsAreSavedAsPictures)
{
    analyse();
    QString chart;
    EXPECT_TRUE(waitFor([&] { // until everything has found its place
        chart = textsOf(saved(card(FigureKind::Costs), "costs.svg"));
        return chart.contains(QStringLiteral("nsubj")) && chart.contains(QStringLiteral("poor"));
    })) << "names and legend: "
        << qPrintable(chart);
    const QString map = textsOf(saved(card(FigureKind::Confusion), "map.svg"));
    EXPECT_TRUE(map.contains(QStringLiteral("punct"))) << qPrintable(map);
    EXPECT_TRUE(saved(card(FigureKind::Scores), "scores.pdf").startsWith("%PDF"));
    QImage image;
    ASSERT_TRUE(image.loadFromData(saved(card(FigureKind::Scores), "scores.png"), "PNG"));
    EXPECT_EQ(image.width(), 2 * card(FigureKind::Scores).chart()->width());
}

TEST_F(FigureExportTest, TablesAreSavedAsTheyAreSorted)
{
    analyse();
    DashboardCard& costs = card(FigureKind::Costs);
    costs.showTable(true);
    QCoreApplication::processEvents();
    ASSERT_TRUE(costs.table()->isVisible());
    costs.table()->sortByColumn(0, Qt::AscendingOrder);
    const QList<QByteArray> lines = saved(costs, "costs.tsv").split('\n');
    ASSERT_GT(lines.size(), 4);
    EXPECT_TRUE(lines[0].startsWith("Relation\tWords\t"));
    EXPECT_LT(lines[1].split('\t')[0], lines[2].split('\t')[0]);
    EXPECT_EQ(lines[0].count('\t'), lines[1].count('\t'));
    costs.copyTable();
    EXPECT_EQ(QGuiApplication::clipboard()->text().toUtf8().split('\n')[1], lines[1]);
}

TEST_F(FigureExportTest, ARowOfATableListsItsWords)
{
    analyse();
    DashboardCard& costs = card(FigureKind::Costs);
    costs.showTable(true);
    QCoreApplication::processEvents();
    FigureTable& table = *costs.table();
    int row = 0;
    while (table.model()->index(row, 0).data().toString() != u"nsubj")
        ASSERT_LT(++row, table.model()->rowCount());
    const QModelIndex index = table.model()->index(row, 0);
    bringIntoView(table);
    table.scrollTo(index);
    clickOn(*table.viewport(), table.visualRect(index).center());
    EXPECT_EQ(drillDown().hits().hits(), wordsThat([&](std::size_t s, int w) {
        return goldRelation(s, w) == "nsubj" && isWrong("good", s, w);
    })) << "the first system's";
}

TEST_F(FigureExportTest, AMenuStandsWhereItWasAskedFor)
{
    QTreeView list;
    QStandardItemModel rows(3, 2);
    list.setModel(&rows);
    FigureExport figure({{}, [] { return TableContent(); }, [] { return QStringLiteral("x"); }}, &list);
    figure.offerOn(list);
    list.resize(300, 200);
    list.move(100, 100);
    list.show();
    QCoreApplication::processEvents();
    ASSERT_GT(list.viewport()->mapTo(&list, QPoint(0, 0)).y(), 5) << "below the header";
    const QPoint place = list.viewport()->mapToGlobal(QPoint(20, 30));
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, QPoint(20, 30), place);
    QApplication::sendEvent(list.viewport(), &wanted);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    EXPECT_EQ(menu->pos(), place);
    menu->close();
}

TEST_F(FigureExportTest, AJsonFileIsWhatCanBeOpenedAgain)
{
    TableContent table{{QStringLiteral("n")}, {{{QStringLiteral("1"), 1.0, -1}}}};
    const QString path = QString::fromStdString(folder.file("curves.json"));
    const auto saved = [&](const std::function<std::string()>& file, const QString& to) {
        FigureExport figure({{}, [&] { return table; }, [] { return QStringLiteral("x"); }, file}, &window);
        EXPECT_EQ(figure.filtersFor(true).size(), file ? 2 : 3);
        EXPECT_EQ(figure.filtersFor(true).join(u' ').contains(QStringLiteral("json")), !file);
        EXPECT_TRUE(figure.saveTo(to));
        return test::readBytes(to.toStdString());
    };
    EXPECT_EQ(saved([] { return std::string("{\"curves\": []}"); }, path), "{\"curves\": []}");
    EXPECT_EQ(QJsonDocument::fromJson(QByteArray::fromStdString(saved({}, path))).array().size(), 1);
    const QString tsv = QString::fromStdString(folder.file("curves.tsv"));
    EXPECT_EQ(saved([] { return std::string("{}"); }, tsv), "n\n1\n");
}

TEST_F(FigureExportTest, TheMenuOfACardSavesCopiesAndRemoves)
{
    analyse();
    DashboardCard& costs = card(FigureKind::Costs);
    QMenu* menu = costs.makeMenu();
    QStringList texts;
    for (const QAction* action : menu->actions())
        texts << action->text().remove(u'&');
    texts.removeAll(QString());
    EXPECT_EQ(texts.size(), 5);
    const std::size_t before = page().dashboard()->cards().size();
    menu->actions().last()->trigger();
    QCoreApplication::processEvents();
    EXPECT_EQ(page().dashboard()->cards().size(), before - 1);
    EXPECT_EQ(page().dashboard()->card({FigureKind::Costs}), nullptr);
}

} // namespace arcwright::ui::testing
