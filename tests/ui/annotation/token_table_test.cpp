// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDockWidget>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include "tests/ui/support/window_fixture.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/annotation/token_table.h"

#include "core/treebank/treebank_problems.h"

namespace arcwright::ui::testing {

namespace {

using Tester = QAbstractItemModelTester;

/// The rows as lines.
QString linesOf(const TokenTableModel& model)
{
    QModelIndexList all;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            all << model.index(row, column);
    }
    return model.text(all);
}

class TokenModel : public WorkspaceTest {
protected:
    TokenModel()
    {
        EXPECT_TRUE(openText("small.conllu",
            "1-2\tDon't\t_\t_\t_\t_\t_\t_\t_\t_\n1\tDo\tdo\tAUX\tVB\t_\t3\taux\t3:aux\t_\n"
            "2\tn't\tnot\tPART\tRB\t_\t3\tadvmod\t3:advmod\t_\n2.1\tyou\tyou\tPRON\t_\t_\t_\t_\t3:nsubj\t_\n"
            "3\tgo\tgo\tVERB\tVB\t_\t0\troot\t0:root\tA=b\n\n1\tIt\tit\tPRON\tPRP\t_\t0\troot\t_\t_\n\n"));
        QObject::connect(&workspace, &Workspace::sentencesChanged, &model,
            [this](const std::vector<std::size_t>& indices) { model.show(indices.front()); });
        QObject::connect(&workspace, &Workspace::refused, &model, [this](const Problem& p) { refusals.push_back(p); });
        model.show(0);
    }

    bool set(int row, int column, const char* text)
    {
        return model.setData(model.index(row, column), QString::fromUtf8(text));
    }

    TokenTableModel model{workspace};
    Tester tester{&model, Tester::FailureReportingMode::Warning};
    std::vector<Problem> refusals;
};

} // namespace

TEST_F(TokenModel, HasTheRowsAndColumnsOfTheFile)
{
    EXPECT_EQ(linesOf(model),
        QStringLiteral("1-2\tDon't\t_\t_\t_\t_\t_\t_\t_\t_\n1\tDo\tdo\tAUX\tVB\t_\t3\taux\t3:aux\t_\n"
                       "2\tn't\tnot\tPART\tRB\t_\t3\tadvmod\t3:advmod\t_\n2.1\tyou\tyou\tPRON\t_\t_\t_\t_\t3:nsubj\t_\n"
                       "3\tgo\tgo\tVERB\tVB\t_\t0\troot\t0:root\tA=b"));
    model.show(1);
    EXPECT_EQ(model.rowCount(), 1);
    model.show(7);
    EXPECT_EQ(model.rowCount(), 0);
}

/// Out of sight columns are not measured, which takes long; whoever looks sees them whole.
TEST_F(TokenModel, ColumnsAreAsWideAsWhatIsInThemOnceTheyAreSeen)
{
    TokenTable table(workspace);
    table.resize(900, 300);
    table.show(0);
    table.QWidget::show();
    constexpr int form = 1;
    const QTableView& cells = *table.table();
    EXPECT_EQ(cells.columnWidth(form),
        std::max(cells.sizeHintForIndex(table.model().index(0, form)).width() + 1,
            cells.horizontalHeader()->sectionSizeHint(form)));
    const int wide = cells.columnWidth(form);
    table.show(1);
    EXPECT_LT(cells.columnWidth(form), wide);
    table.hide();
    table.show(0);
    table.QWidget::show();
    EXPECT_EQ(cells.columnWidth(form), wide);
}

TEST_F(TokenModel, EveryColumnIsEditedAsOneNamedStep)
{
    EXPECT_TRUE(set(1, 2, "does"));
    EXPECT_TRUE(set(1, 6, "2"));
    EXPECT_TRUE(set(1, 7, "dep"));
    EXPECT_TRUE(set(3, 8, "1:nsubj|3:x"));
    EXPECT_TRUE(set(0, 1, "Dont"));
    EXPECT_EQ(linesOf(model).split(u'\n').mid(0, 4).join(u'\n'),
        QStringLiteral(
            "1-2\tDont\t_\t_\t_\t_\t_\t_\t_\t_\n1\tDo\tdoes\tAUX\tVB\t_\t2\tdep\t2:dep\t_\n"
            "2\tn't\tnot\tPART\tRB\t_\t3\tadvmod\t3:advmod\t_\n2.1\tyou\tyou\tPRON\t_\t_\t_\t_\t1:nsubj|3:x\t_"));
    EXPECT_EQ(steps.size(), 5);
    EXPECT_EQ(steps[1], QStringLiteral("Sentence 1: Do: head go → n't"));
    workspace.undo();
    workspace.undo();
    EXPECT_EQ(model.data(model.index(3, 8)).toString(), QStringLiteral("3:nsubj"));
}

TEST_F(TokenModel, RefusesWhatIsNoHead)
{
    EXPECT_FALSE(set(1, 6, "x"));
    ASSERT_EQ(refusals.size(), 1U);
    EXPECT_EQ(refusals[0].code, TreebankProblem::InvalidHead);
    EXPECT_FALSE(set(1, 0, "7")) << "ids are not edited";
    EXPECT_FALSE(set(0, 2, "lemma")) << "a multiword token has none";
    EXPECT_EQ(steps.size(), 0);
}

TEST_F(TokenModel, PastesABlockAsOneStep)
{
    const QModelIndex corner = model.index(1, 3);
    EXPECT_TRUE(model.paste(QStringLiteral("VERB\tX\nPART\tY\n"), corner, {corner}));
    EXPECT_EQ(model.data(model.index(1, 3)).toString(), QStringLiteral("VERB"));
    EXPECT_EQ(model.data(model.index(2, 4)).toString(), QStringLiteral("Y"));
    EXPECT_EQ(steps.size(), 1);
    EXPECT_TRUE(model.paste(QStringLiteral("_"), corner, {model.index(1, 4), model.index(2, 4)}));
    EXPECT_EQ(model.data(model.index(2, 4)).toString(), QString());
}

class WordsPanel : public WindowTest {
protected:
    WordsPanel()
    {
        LaunchOptions options;
        options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
        options.panel = QStringLiteral("words");
        start(options);
    }
    QTableView& table() { return *window.tokenTable()->table(); }
    QPoint cell(int row, int column)
    {
        const QRect place = table().visualRect(table().model()->index(row, column));
        return table().viewport()->mapTo(&window, place.center());
    }
};

TEST_F(WordsPanel, TheSelectedWordIsTheSameInTheDiagram)
{
    click(cell(4, 2));
    EXPECT_EQ(canvas().selectedWord(), 5);
    click(word(2));
    EXPECT_EQ(table().currentIndex().row(), 1);
    key(Qt::Key_Right);
    EXPECT_EQ(table().currentIndex().row(), 2);
}

TEST_F(WordsPanel, TheSelectedWordStaysInSightWhenThePanelGetsSmaller)
{
    std::string text;
    for (int word = 1; word <= 40; ++word)
        text += std::to_string(word) + "\tw" + std::to_string(word) + "\t_\tNOUN\t_\t_\t" + std::to_string(word - 1)
            + "\tdep\t_\t_\n";
    startWith(text + "\n");
    window.resize(1280, 1000);
    select(20);
    window.resize(1280, 700);
    QApplication::processEvents();
    const QRect row = table().visualRect(table().currentIndex());
    EXPECT_EQ(table().currentIndex().row(), 19);
    EXPECT_TRUE(table().viewport()->rect().contains(row.center()));
    EXPECT_LE(row.bottom(), table().viewport()->rect().bottom());
}

/// A word was selected while the panel was closed, and the table next to nothing high and wide.
TEST_F(WordsPanel, BeginsWithTheFirstWordAndItsNumberInAnotherSentence)
{
    std::string text;
    for (int word = 1; word <= 40; ++word)
        text += std::to_string(word) + "\tw" + std::to_string(word) + "\t_\tNOUN\t_\t_\t" + std::to_string(word - 1)
            + "\tdep\t_\t_\n";
    startWith(text + "\n" + text + "\n");
    auto* panel = window.findChild<QDockWidget*>(QStringLiteral("words"));
    panel->hide();
    table().resize(30, 40);
    select(7);
    panel->show();
    QApplication::processEvents();
    EXPECT_EQ(table().horizontalScrollBar()->value(), 0) << "the number is not cut";
    key(Qt::Key_Down, Qt::AltModifier);
    QApplication::processEvents();
    EXPECT_EQ(table().rowAt(1), 0);
}

TEST_F(WordsPanel, ACellIsTypedIn)
{
    click(cell(4, 2));
    type("kitten");
    key(Qt::Key_Return);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(5).lemma, "kitten");
    click(cell(4, 6));
    type("2");
    key(Qt::Key_Return);
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 5), 2) << "and drawn";
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(table().model()->index(4, 6).data().toString(), QStringLiteral("3"));
}

TEST_F(WordsPanel, CellsAreCopiedPastedAndEmptied)
{
    click(cell(0, 3));
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, Qt::ShiftModifier, cell(1, 4));
    key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("DET\tDT\nNOUN\tNN"));
    click(cell(2, 3));
    key(Qt::Key_V, Qt::ControlModifier);
    const auto sentence = workspace().treebank().sentence(0);
    EXPECT_EQ(sentence->word(3).upos, "DET");
    EXPECT_EQ(sentence->word(4).xpos, "NN");
    EXPECT_EQ(workspace().copy(0).history().position(), 1U);
    click(cell(2, 3));
    key(Qt::Key_Delete);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(3).upos, "");
    EXPECT_EQ(head(0, 3), 0) << "the arc is not what was deleted";
}

TEST_F(WordsPanel, EscapeGoesBackToTheDiagram)
{
    click(cell(4, 2));
    key(Qt::Key_Escape);
    EXPECT_TRUE(canvas().hasFocus());
}

} // namespace arcwright::ui::testing
