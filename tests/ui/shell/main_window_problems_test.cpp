// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include "core/editing/arc_operations.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/validator_fixture.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/problems_model.h"
#include "ui/annotation/problems_panel.h"
#include "ui/annotation/problems_summary.h"
#include "ui/look/finding_text.h"
#include "ui/settings/translations.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {
namespace {

using testing::blankSentence;
using testing::setRelation;
using testing::validSentence;
using testing::waitFor;
using testing::wrongSentence;

class MainWindowProblemsTest : public testing::WindowTest {
protected:
    /// Three problems: sentences 1 and 4 at their first word, 3 as a whole.
    void startWithProblems()
    {
        folder.write("small.conllu", wrongSentence("a") + validSentence("b") + blankSentence("c") + wrongSentence("d"));
        LaunchOptions options;
        options.paths = {QString::fromStdString(folder.file("small.conllu"))};
        options.panel = QStringLiteral("problems");
        ASSERT_NO_FATAL_FAILURE(start(options));
        ASSERT_TRUE(waitFor([&] { return !window.validator().isBusy(); }));
    }

    ProblemsPanel& panel() { return *window.problemsPanel(); }
    QTableView& table() { return *panel().table(); }
    int rows() { return panel().filter().rowCount(); }
    void clickRow(int row)
    {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
            table().visualRect(panel().filter().index(row, ProblemsModel::TextColumn)).center());
    }
    void clickProblem(const QString& test)
    {
        for (int row = 0; row < rows(); ++row) {
            if (panel().filter().index(row, ProblemsModel::TestColumn).data().toString() == test)
                clickRow(row);
        }
    }
    std::size_t sentence() { return window.sentenceView()->sentence(); }
    QPushButton* button(const QString& text)
    {
        for (auto* candidate : panel().findChildren<QPushButton*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
    QComboBox* combo(const QString& name)
    {
        for (auto* candidate : panel().findChildren<QComboBox*>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
};

TEST_F(MainWindowProblemsTest, SeveritiesAreReadWhole)
{
    Translations translations;
    for (const char* language : {"cs", "da", "ja", "en"}) {
        translations.use(QString::fromLatin1(language));
        Validator validator(workspace());
        ProblemsPanel panel(workspace(), validator);
        panel.ensurePolished();
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Information}) {
            Finding finding;
            finding.severity = severity;
            const QString text = severityMark(finding) + u' ' + severityText(severity);
            EXPECT_GE(panel.table()->columnWidth(ProblemsModel::SeverityColumn),
                panel.table()->fontMetrics().horizontalAdvance(text) + 6)
                << language << ": " << qPrintable(text);
        }
    }
}

TEST_F(MainWindowProblemsTest, AllWordsAndArcsOfACycleOfParentsAreLit)
{
    const auto word = [](const char* form, const char* in, const char* out) {
        return std::string("<W lemma=\"-\" msd=\"NC\" in=\"") + in + "\" out=\"" + out + "\">" + form + "</W>\n";
    };
    const std::string text = "<s>\n" + word("en", "", "1:subj|2:dobj|3:mod|4:mod")
        + word("to", "-1:subj|1:[subj]", "2:[subj]") + word("tre", "-2:dobj|1:[subj]", "-1:[subj]")
        + word("fire", "-3:mod|-2:[subj]", "-1:[subj]") + word("fem", "-4:mod", "") + "</s>\n";
    start(QStringList(QString::fromStdString(folder.write("cycle.tag", text))));
    window.findChild<Workplaces*>()->showPanel(QStringLiteral("problems"));
    ASSERT_TRUE(waitFor([&] { return !window.validator().isBusy() && rows() > 0; }));
    QCoreApplication::processEvents();
    QStringList tests;
    for (int row = 0; row < rows(); ++row)
        tests << panel().filter().index(row, ProblemsModel::TestColumn).data().toString();
    ASSERT_TRUE(tests.contains(QStringLiteral("parent-cycle"))) << qPrintable(tests.join(u' '));
    clickProblem(QStringLiteral("parent-cycle"));
    EXPECT_EQ(canvas().selectedWord(), 2);
    EXPECT_EQ(canvas().cycle(), (std::vector<int>{2, 3, 4}));
    std::set<std::pair<int, int>> lit;
    for (const int arc : canvas().litArcs()) {
        const DiagramArc& one = canvas().diagram().arcs[static_cast<std::size_t>(arc)];
        lit.emplace(one.dependent, one.head);
    }
    EXPECT_EQ(lit, (std::set<std::pair<int, int>>{{2, 3}, {3, 4}, {4, 2}}));
    canvas().setFocus();
    key(Qt::Key_Right);
    EXPECT_EQ(canvas().selectedWord(), 3);
    EXPECT_EQ(canvas().litArcs().size(), 3U) << "on the cycle";
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    EXPECT_TRUE(canvas().litArcs().empty()) << "another word is chosen";
    clickProblem(QStringLiteral("parent-cycle"));
    ASSERT_EQ(canvas().litArcs().size(), 3U);
    ASSERT_TRUE(
        workspace().apply(0, Operation::SetHead, arcwright::setHead(*workspace().treebank().sentence(0), 2, 5)));
    EXPECT_TRUE(canvas().cycle().empty()) << "it may be mended";
}

TEST_F(MainWindowProblemsTest, WhatIsNotTestedIsSaidBesideTheNumbers)
{
    const std::string plus = "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL MISC\n"
                             "# sent_id = a\n# text = a\n1\ta\ta\tVRB\t_\t_\t0\troot\t_\n\n";
    folder.write("a.conllup", plus);
    folder.write("b.tag", "<s>\n<W>a</W>\n</s>\n");
    LaunchOptions options;
    options.paths = {QString::fromStdString(folder.file("a.conllup")), QString::fromStdString(folder.file("b.tag"))};
    options.panel = QStringLiteral("problems");
    ASSERT_NO_FATAL_FAILURE(start(options));
    ASSERT_TRUE(waitFor([&] { return !window.validator().isBusy(); }));
    EXPECT_EQ(problemsSummary(window.validator(), window.workspace().treebank()).toStdString(),
        "1 error, 0 warnings (only the structure of DTAG is tested; without tests that need DEPS; levels 4 and 5 are "
        "not "
        "tested: no language data, see the settings)");
    EXPECT_EQ(panel().title(), QStringLiteral("Problems (1)"));
}

TEST_F(MainWindowProblemsTest, TheDockSaysHowManyThereAre)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    auto* dock = window.findChild<QDockWidget*>(QStringLiteral("problems"));
    ASSERT_TRUE(dock);
    EXPECT_TRUE(panel().isVisible());
    EXPECT_TRUE(waitFor([&] { return dock->windowTitle() == QStringLiteral("Problems (3)"); }));
    EXPECT_TRUE(said().contains(QStringLiteral("3 errors, 0 warnings"))) << qPrintable(said());
}

TEST_F(MainWindowProblemsTest, TheNumbersAreWholeOnAUsualScreen)
{
    window.resize(1280, 800);
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    const QLabel* summary = nullptr;
    for (const QLabel* label : panel().findChildren<QLabel*>()) {
        if (label->text().startsWith(QStringLiteral("3 errors")))
            summary = label;
    }
    ASSERT_NE(summary, nullptr);
    EXPECT_TRUE(summary->text().contains(QStringLiteral("language data"))) << "long, as it was for a stranger";
    EXPECT_TRUE(waitFor([&] {
        const QRect inPanel(summary->mapTo(&panel(), QPoint(0, 0)), summary->size());
        return summary->contentsRect().width() >= summary->fontMetrics().horizontalAdvance(summary->text())
            && panel().rect().contains(inPanel);
    })) << summary->width();
}

/// At the least size a row and a half was left of the list, beside a box and a button for waivers that nobody had made.
TEST_F(MainWindowProblemsTest, TheListHasRoomInASmallWindow)
{
    window.resize(1024, 700);
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    const auto* waived = panel().findChild<QCheckBox*>();
    EXPECT_FALSE(waived->isVisible());
    EXPECT_FALSE(button(QStringLiteral("Export waivers…"))->isVisible());
    auto* dock = window.findChild<QDockWidget*>(QStringLiteral("problems"));
    EXPECT_TRUE(waitFor([&] {
        window.messageBar()->clear(); // a note has room of its own, whenever it comes
        constexpr int usualHeight = 230; // which the panel does not get back by itself when the note goes
        window.resizeDocks({dock}, {usualHeight}, Qt::Vertical);
        return table().viewport()->height() >= 4 * table().rowHeight(0);
    })) << table().viewport()->height()
        << " of " << table().rowHeight(0) << ", panel " << panel().height() << ", note “"
        << qPrintable(window.messageBar()->message()) << "”";
}

TEST_F(MainWindowProblemsTest, ClickingARowShowsTheWord)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    ASSERT_EQ(rows(), 3);
    clickRow(2);
    EXPECT_EQ(sentence(), 3U);
    EXPECT_EQ(canvas().selectedWord(), 1);
    clickRow(1); // about the sentence as a whole
    EXPECT_EQ(sentence(), 2U);
    EXPECT_EQ(canvas().selectedWord(), 0);
}

TEST_F(MainWindowProblemsTest, KeysGoFromProblemToProblemAcrossSentences)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    std::vector<std::size_t> visited;
    for (int i = 0; i < 3; ++i) {
        key(Qt::Key_F8);
        visited.push_back(sentence());
    }
    EXPECT_EQ(visited, (std::vector<std::size_t>{0, 2, 3}));
    EXPECT_EQ(canvas().selectedWord(), 1);
    key(Qt::Key_F8);
    EXPECT_EQ(sentence(), 3U);
    EXPECT_EQ(window.statusText(), QStringLiteral("No problem further on."));
    key(Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(sentence(), 2U);
    key(Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(sentence(), 0U);
    key(Qt::Key_F8, Qt::ShiftModifier);
    EXPECT_EQ(window.statusText(), QStringLiteral("No problem before this."));
}

TEST_F(MainWindowProblemsTest, KeysFollowTheFilter)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    auto* tests = combo(QStringLiteral("Which test"));
    ASSERT_TRUE(tests);
    ASSERT_TRUE(waitFor([&] { return tests->count() == 3; }));
    EXPECT_EQ(tests->itemText(1), QStringLiteral("rel-upos-aux (2)"));
    tests->setCurrentIndex(2);
    EXPECT_EQ(rows(), 1);
    key(Qt::Key_F8);
    EXPECT_EQ(sentence(), 2U);
}

TEST_F(MainWindowProblemsTest, OneThatWasCorrectedDoesNotHideTheNext)
{
    folder.write("small.conllu",
        "# sent_id = a\n# text = Dogs cats bark\n1\tDogs\tdog\tNOUN\t_\t_\t3\taux\t_\t_\n"
        "2\tcats\tcat\tNOUN\t_\t_\t3\taux\t_\t_\n3\tbark\tbark\tVERB\t_\t_\t0\troot\t_\t_\n\n");
    ASSERT_NO_FATAL_FAILURE(start(QStringList(QString::fromStdString(folder.file("small.conllu")))));
    ASSERT_TRUE(waitFor([&] { return !window.validator().isBusy(); }));
    key(Qt::Key_F8);
    EXPECT_EQ(canvas().selectedWord(), 1);
    setRelation(workspace(), 0, 1, QStringLiteral("nsubj"));
    key(Qt::Key_F8);
    EXPECT_EQ(canvas().selectedWord(), 2);
}

TEST_F(MainWindowProblemsTest, OnlyThoseOfTheSentenceThatIsShown)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    combo(QStringLiteral("Which sentences"))->setCurrentIndex(0);
    EXPECT_EQ(rows(), 1);
    window.browser()->setCurrentSentence(1);
    EXPECT_EQ(rows(), 0);
    key(Qt::Key_F8);
    EXPECT_EQ(sentence(), 2U);
    EXPECT_EQ(rows(), 1);
    EXPECT_TRUE(button(QStringLiteral("Repair"))->isEnabled());
}

TEST_F(MainWindowProblemsTest, RepairShowsWhatItWouldChangeAndIsUndone)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    clickRow(0);
    EXPECT_FALSE(button(QStringLiteral("Repair"))->isEnabled());
    clickRow(1);
    auto* repair = button(QStringLiteral("Repair"));
    ASSERT_TRUE(repair->isEnabled());
    EXPECT_EQ(repair->toolTip(), QStringLiteral("− # text = Dogs bark \n+ # text = Dogs bark"));
    QTest::mouseClick(repair, Qt::LeftButton);
    EXPECT_EQ(rows(), 2);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(rows(), 3);
    clickRow(1);
    QPushButton* all = button(QStringLiteral("Repair all of this kind"));
    QTest::mouseClick(all, Qt::LeftButton);
    EXPECT_EQ(all->text(), QStringLiteral("Cancel")) << "it works in the background";
    EXPECT_TRUE(window.isBusy());
    EXPECT_TRUE(waitFor([&] { return rows() == 2; }));
    EXPECT_TRUE(waitFor([&] { return all->text() == QStringLiteral("Repair all of this kind"); }));
}

TEST_F(MainWindowProblemsTest, AWaiverAsksForAReason)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    clickRow(0);
    QTimer::singleShot(0, &window, [] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        ASSERT_TRUE(dialog);
        dialog->setTextValue(QStringLiteral("a loan word"));
        dialog->accept();
    });
    QTest::mouseClick(button(QStringLiteral("Waive…")), Qt::LeftButton);
    EXPECT_EQ(rows(), 2);
    const Annotation annotation = workspace().treebank().sentence(0)->annotation;
    ASSERT_EQ(annotation.waivers.size(), 1U);
    EXPECT_EQ(annotation.waivers[0].reason, "a loan word");
    EXPECT_TRUE(waitFor([&] { return panel().findChild<QCheckBox*>()->isVisible(); }));
    EXPECT_TRUE(button(QStringLiteral("Export waivers…"))->isVisible());
    panel().findChild<QCheckBox*>()->setChecked(true);
    ASSERT_EQ(rows(), 3);
    clickRow(0);
    auto* back = button(QStringLiteral("Take the waiver back"));
    ASSERT_TRUE(back);
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_TRUE(workspace().treebank().sentence(0)->annotation.isEmpty());
}

TEST_F(MainWindowProblemsTest, CopyPutsPlaceTestAndWordsOnTheClipboard)
{
    ASSERT_NO_FATAL_FAILURE(startWithProblems());
    clickRow(0);
    QTest::mouseClick(button(QStringLiteral("Copy")), Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(copied.startsWith(QStringLiteral("small.conllu:3:"))) << qPrintable(copied);
    EXPECT_TRUE(copied.contains(QStringLiteral(": rel-upos-aux: "))) << qPrintable(copied);
}

TEST_F(MainWindowProblemsTest, ABrokenSentenceIsShownAsText)
{
    folder.write("small.conllu", validSentence("a") + "1\tx\n\n");
    ASSERT_NO_FATAL_FAILURE(start(QStringList(QString::fromStdString(folder.file("small.conllu")))));
    ASSERT_TRUE(waitFor([&] { return !window.validator().isBusy(); }));
    key(Qt::Key_F8);
    EXPECT_EQ(sentence(), 1U);
}

} // namespace
TEST_F(MainWindowProblemsTest, WhatIsNotTestedIsSaidOnce)
{
    folder.write("a.conllu", "# sent_id = a\n# text = a\n1\ta\ta\tVERB\t_\t_\t0\troot\t_\t_\n\n");
    LaunchOptions options;
    options.paths = {QString::fromStdString(folder.file("a.conllu"))};
    options.panel = QStringLiteral("problems");
    ASSERT_NO_FATAL_FAILURE(start(options));
    ASSERT_TRUE(waitFor([&] { return !window.validator().isBusy(); }));
    QApplication::processEvents();
    EXPECT_TRUE(said().contains(QStringLiteral("No problem was found"))) << qPrintable(said());
    EXPECT_EQ(said().count(QStringLiteral("language data")), 1) << qPrintable(said());
}

} // namespace arcwright::ui
