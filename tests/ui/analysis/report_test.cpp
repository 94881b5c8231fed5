// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QTimer>

#include "tests/ui/analysis/analysed_window.h"
#include "ui/analysis/drawn_painting.h"
#include "ui/analysis/report_table_painter.h"
#include "ui/look/theme.h"

namespace arcwright::ui::testing {

namespace {

class ReportTest : public AnalysedWindowTest {
protected:
    QByteArray fileOf(const QString& path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    QByteArray saved(const char* name)
    {
        const QString path = QString::fromStdString(folder.file(name));
        EXPECT_TRUE(page().saveReportTo(path));
        EXPECT_TRUE(page().isBusy()) << "it is written in the background";
        EXPECT_TRUE(waitUntilShown());
        return fileOf(path);
    }
    /// Gives the dialog that asks where to save an answer, as soon as it is there.
    void answerFileDialog(const QString& path)
    {
        QObject::connect(&m_answering, &QTimer::timeout, [this, path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            m_answering.stop();
            dialog->findChild<QLineEdit*>()->setText(path);
            static_cast<QDialog*>(dialog)->accept();
        });
        m_answering.start(20);
    }

private:
    QTimer m_answering;
};

} // namespace

TEST_F(ReportTest, IsOnePageWithVerdictChartsTreesAndTables)
{
    analyse();
    const QByteArray html = saved("report.html");
    const auto verdict = html.indexOf("good is better than poor");
    EXPECT_GE(verdict, 0) << html.left(3000).constData();
    EXPECT_LT(verdict, html.indexOf("<svg"));
    EXPECT_LT(html.indexOf("<figure class=\"chart\""), html.indexOf("<figure class=\"tree\""));
    EXPECT_LT(html.indexOf("<figure class=\"tree\""), html.indexOf("<table>"));
    EXPECT_TRUE(html.contains("Evaluation against english.conllu"));
    EXPECT_FALSE(html.contains("<script"));
    EXPECT_TRUE(html.contains("MLAS, gold tags") && html.contains("CLAS") && html.contains("ELAS"))
        << "all scores of the dashboard";
    EXPECT_EQ(window.statusText(), QStringLiteral("Saved report.html"));
}

TEST_F(ReportTest, IsWrittenAsPdfWhereTheNameEndsSo)
{
    analyse();
    const QByteArray pdf = saved("report.PDF");
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_GT(pdf.count("/Type /Page\n"), 3) << "charts, trees and tables fill pages";
}

TEST_F(ReportTest, TheKeyAsksWhereAndGoesToAnalyse)
{
    analyse();
    key(Qt::Key_1, Qt::ControlModifier);
    ASSERT_FALSE(page().isVisible());
    const QString path = QString::fromStdString(folder.file("asked.html"));
    answerFileDialog(path);
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(page().isVisible());
    EXPECT_TRUE(waitFor([&] { return QFile::exists(path) && !page().isBusy(); }));
}

TEST_F(ReportTest, WaitsForFiguresThatAreBeingComputed)
{
    analyse();
    key(Qt::Key_1, Qt::ControlModifier);
    predict(QStringLiteral("third"), 9, 6); // nobody looks, so nothing is computed yet
    const QString path = QString::fromStdString(folder.file("asked.html"));
    answerFileDialog(path);
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(waitFor([&] { return QFile::exists(path) && !page().isBusy(); }));
    EXPECT_TRUE(fileOf(path).contains("third"));
}

TEST_F(ReportTest, WithoutAnythingToCompareItSaysSo)
{
    start(QStringList(QString::fromStdString(folder.write("english.conllu", firstSentences("english.conllu", 3)))));
    key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(waitFor([&] { return window.statusText() == u"There is nothing to report yet."; }));
    EXPECT_FALSE(page().saveReportTo(QString::fromStdString(folder.file("none.html"))));
}

TEST_F(ReportTest, AFolderThatIsNotThereIsToldAboutInTheWindow)
{
    analyse();
    EXPECT_TRUE(page().saveReportTo(QString::fromStdString(folder.file("no/such/report.html"))));
    EXPECT_TRUE(waitFor([&] { return !page().isBusy(); }));
    EXPECT_FALSE(QFile::exists(QString::fromStdString(folder.file("no/such/report.html"))));
}

TEST(ReportTableParts, AWideTableIsDividedIntoPartsThatCanBeRead)
{
    constexpr double page = 680;
    Table table{"Wide", {"relation"}, {{"nsubj"}, {"obl:arg"}}, "note"};
    for (int column = 1; column <= 30; ++column) {
        table.columns.push_back("system " + std::to_string(column));
        for (auto& row : table.rows)
            row.push_back(std::to_string(1000 * column + row.size()));
    }
    const Theme theme = makeTheme(ThemeKind::Light);
    const auto parts = inParts(table, theme, QFont(), page);
    EXPECT_GT(parts.size(), 1U);
    std::vector<std::string> columns;
    std::vector<std::string> cells;
    for (const Table& part : parts) {
        EXPECT_GE(ReportTablePainter(part, theme, QFont(), page).scale(), 0.8);
        EXPECT_EQ(part.columns.front(), "relation");
        ASSERT_EQ(part.rows.size(), 2U);
        EXPECT_EQ(part.rows[1].front(), "obl:arg");
        columns.insert(columns.end(), part.columns.begin() + 1, part.columns.end());
        cells.insert(cells.end(), part.rows[1].begin() + 1, part.rows[1].end());
    }
    EXPECT_EQ(columns, std::vector<std::string>(table.columns.begin() + 1, table.columns.end()));
    EXPECT_EQ(cells, std::vector<std::string>(table.rows[1].begin() + 1, table.rows[1].end()));
    table.columns.resize(3);
    for (auto& row : table.rows)
        row.resize(3);
    EXPECT_EQ(inParts(table, theme, QFont(), page).size(), 1U);
}

TEST(DrawnPainting, FillsBoxesWithTheColoursOfTheTheme)
{
    const Theme theme = makeTheme(ThemeKind::Light);
    DrawnPicture picture{40, 20, {}, {}, {}};
    picture.shapes.emplace_back(DrawnBox{{0, 0}, 20, 20, {Tone::Series, 1}, {}});
    picture.shapes.emplace_back(DrawnDot{{30, 10}, 6, DotShape::Square, {Tone::Wrong}, {}});
    QImage image(40, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintDrawn(painter, picture, theme, QFont());
    painter.end();
    EXPECT_EQ(image.pixelColor(10, 10), theme.series[1]);
    EXPECT_EQ(image.pixelColor(30, 10), theme.error);
    EXPECT_EQ(image.pixelColor(39, 1), QColor(Qt::white));
}

} // namespace arcwright::ui::testing
