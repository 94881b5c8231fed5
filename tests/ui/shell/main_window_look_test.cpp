// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QDialog>
#include <QDockWidget>
#include <QHelpEvent>
#include <QImage>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include "tests/ui/support/window_fixture.h"
#include "ui/canvas/legend.h"
#include "ui/look/elided_label.h"
#include "ui/settings/settings.h"
#include "ui/shell/score_label.h"
#include "ui/shell/screenshot.h"
#include "ui/shell/status_line.h"

namespace arcwright::ui::testing {

namespace {

class Look : public WindowTest { };

QString accessibleName(QWidget& widget)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// A row of a table with these texts.
bool hasRow(const QTableWidget& table, const QString& keys, const QString& what)
{
    for (int row = 0; row < table.rowCount(); ++row) {
        if (table.item(row, 0)->text() == keys && table.item(row, 1)->text() == what)
            return true;
    }
    return false;
}

/// The program's loop, as main() runs it, until it is told to quit.
int runProgram(const LaunchOptions& options)
{
    MainWindow window;
    saveScreenshotAndQuit(window, options.screenshot);
    window.show();
    window.launch(options);
    return QApplication::exec();
}

} // namespace

TEST_F(Look, TheDarkThemeReachesEveryPart)
{
    startWith(smallTreebank);
    const Theme light = makeTheme(ThemeKind::Light);
    const Theme dark = makeTheme(ThemeKind::Dark);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), light.window);
    EXPECT_EQ(canvas().diagramStyle().background, light.diagram.background);
    QTest::qWait(0); // the status bar finds its place
    const QImage before = window.grab().toImage();

    key(Qt::Key_D, Qt::ControlModifier);
    EXPECT_TRUE(window.actions()[ActionId::DarkTheme]->isChecked());
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), dark.window);
    EXPECT_EQ(canvas().diagramStyle().background, dark.diagram.background);
    EXPECT_NE(window.grab().toImage(), before);

    key(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), light.window);
    EXPECT_EQ(window.grab().toImage(), before) << "there and back";
}

TEST_F(Look, TheThemeIsRemembered)
{
    startWith(smallTreebank);
    key(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(Settings::theme(), ThemeKind::Dark);
    window.close();
    MainWindow next;
    EXPECT_TRUE(next.actions()[ActionId::DarkTheme]->isChecked());
    EXPECT_EQ(next.sentenceView()->canvas()->diagramStyle().background, makeTheme(ThemeKind::Dark).diagram.background);
}

TEST_F(Look, AThemeOfTheCommandLineIsNotRemembered)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.theme = ThemeKind::Dark;
    start(options);
    EXPECT_EQ(Settings::theme(), ThemeKind::Light);
}

TEST_F(Look, TheDragDirectionIsRemembered)
{
    window.actions()[ActionId::HeadFirst]->trigger();
    MainWindow next;
    EXPECT_TRUE(next.actions()[ActionId::HeadFirst]->isChecked());
    EXPECT_EQ(next.sentenceView()->canvas()->dragDirection(), ArcCanvas::DragDirection::HeadToDependent);
}

TEST_F(Look, TheSizeOfTheWindowIsRemembered)
{
    startWith(smallTreebank);
    window.resize(1003, 707);
    EXPECT_TRUE(window.close());
    MainWindow next;
    QSignalSpy done(&next, &MainWindow::settled);
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.file("small.conllu")));
    next.launch(options);
    ASSERT_TRUE(waitFor([&] { return done.count() > 0; }));
    EXPECT_EQ(next.size(), QSize(1003, 707));
}

TEST_F(Look, InALowWindowTheDiagramHasThePlaceOfItsLegend)
{
    startWith(smallTreebank);
    window.resize(1200, 1000);
    const auto* legend = window.findChild<Legend*>();
    ASSERT_TRUE(waitFor([&] { return legend->isVisible(); }));
    window.resize(1200, 520);
    window.sentenceView()->resize(window.sentenceView()->width(), 200);
    EXPECT_TRUE(legend->isHidden());
    window.sentenceView()->resize(window.sentenceView()->width(), 700);
    EXPECT_TRUE(legend->isVisible());
}

TEST_F(Look, OneKeyGivesTheDiagramThePlaceOfAllPanels)
{
    startWith(smallTreebank);
    window.resize(1200, 760);
    const auto visible = [&] {
        QStringList names;
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
            if (!dock->isHidden())
                names << dock->objectName() + (dock->visibleRegion().isEmpty() ? u' ' : u'*');
        }
        names.sort(); // which one is a child first changes
        return names;
    };
    key(Qt::Key_3, Qt::AltModifier);
    QCoreApplication::processEvents();
    const QStringList before = visible();
    ASSERT_TRUE(before.contains(QStringLiteral("words*")));
    const QSize small = canvas().size();
    canvas().setFocus();
    select(2);
    key(Qt::Key_F9);
    EXPECT_TRUE(visible().isEmpty());
    QCoreApplication::processEvents();
    EXPECT_GT(canvas().width(), small.width());
    EXPECT_GT(canvas().height(), small.height());
    EXPECT_TRUE(canvas().hasFocus());
    EXPECT_EQ(canvas().selectedWord(), 2);
    key(Qt::Key_F9);
    QCoreApplication::processEvents();
    EXPECT_EQ(visible(), before);
    key(Qt::Key_F9);
    window.close();
    MainWindow next;
    EXPECT_FALSE(next.findChild<QDockWidget*>(QStringLiteral("words"))->isHidden()) << "the next start has them again";
}

TEST_F(Look, TheShortcutOverviewListsEveryActionThatHasOne)
{
    startWith(smallTreebank);
    key(Qt::Key_Question);
    auto* dialog = window.findChild<QDialog*>();
    ASSERT_TRUE(dialog);
    EXPECT_TRUE(dialog->isVisible());
    const auto* table = dialog->findChild<QTableWidget*>();
    ASSERT_TRUE(table);
    int listed = 0;
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (keys.isEmpty() || action->text().isEmpty())
            continue;
        EXPECT_TRUE(hasRow(*table, keys, QString(action->text()).remove(u'&'))) << qPrintable(action->text());
        ++listed;
    }
    EXPECT_TRUE(hasRow(*table, QStringLiteral("Ctrl+drag"), QStringLiteral("from a word to a further parent")));
    EXPECT_GT(listed, 15);
}

TEST_F(Look, NoTwoActionsShareAKeyInOnePlace)
{
    for (std::size_t i = 0; i < actionCount; ++i) {
        const auto id = static_cast<ActionId>(i);
        for (const QKeySequence& sequence : window.actions()[id]->shortcuts())
            EXPECT_FALSE(window.actions().actionWith(sequence, id)) << qPrintable(sequence.toString());
    }
}

TEST_F(Look, ScreenReadersKnowThePartsByName)
{
    startWith(smallTreebank);
    EXPECT_EQ(accessibleName(canvas()), QStringLiteral("Dependency diagram"));
    EXPECT_EQ(accessibleName(*window.browser()->list()), QStringLiteral("Sentences"));
    EXPECT_EQ(accessibleName(relationEditor()), QStringLiteral("Relation"));
    EXPECT_TRUE(canvas().accessibleDescription().contains(u'6')) << "the number of words";
}

TEST_F(Look, EverythingThatTakesTheKeyboardHasAName)
{
    startWith(smallTreebank);
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool own = QLatin1String(widget->metaObject()->className()).startsWith(QLatin1String("arcwright"))
            || widget->inherits("QAbstractButton") || widget->inherits("QAbstractSpinBox")
            || widget->inherits("QComboBox") || widget->inherits("QAbstractItemView")
            || widget->inherits("QPlainTextEdit");
        // The list that falls out of a box is named by the box.
        const bool inner
            = widget->objectName().startsWith(QLatin1String("qt_")) || widget->inherits("QComboBoxListView");
        if (!own || inner || widget->focusPolicy() == Qt::NoFocus || widget->windowType() == Qt::Popup)
            continue;
        EXPECT_FALSE(accessibleName(*widget).isEmpty()) << widget->metaObject()->className();
    }
}

TEST_F(Look, AScreenshotHasTheSizeAskedForAndEndsTheProgram)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.size = QSize(1000, 640);
    options.screenshot = QString::fromStdString(folder.file("window.png"));
    EXPECT_EQ(runProgram(options), 0);
    const QImage picture(options.screenshot);
    EXPECT_EQ(picture.size(), QSize(1000, 640));
    EXPECT_GT(QSet<QRgb>(reinterpret_cast<const QRgb*>(picture.constScanLine(400)),
                  reinterpret_cast<const QRgb*>(picture.constScanLine(400)) + picture.width())
                  .size(),
        2)
        << "something is drawn";
}

TEST_F(Look, AScreenshotOfALectureHasTheSizeAskedFor)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.player = QStringLiteral("cle");
    options.lecture = true;
    options.size = QSize(800, 600);
    options.screenshot = QString::fromStdString(folder.file("lecture.png"));
    EXPECT_EQ(runProgram(options), 0);
    EXPECT_EQ(QImage(options.screenshot).size(), QSize(800, 600));
}

TEST_F(Look, AScreenshotOfAFailureIsTakenAndEndsTheProgramWithThree)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.file("gone.conllu")));
    options.screenshot = QString::fromStdString(folder.file("window.png"));
    EXPECT_EQ(runProgram(options), 3);
    EXPECT_FALSE(QImage(options.screenshot).isNull());
}

TEST_F(Look, AScreenshotThatCannotBeWrittenEndsTheProgramWithThree)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.screenshot = QString::fromStdString(folder.file("no such folder/window.png"));
    EXPECT_EQ(runProgram(options), 3);
}

TEST_F(Look, AWordOfThousandsOfLettersDoesNotWidenTheWindow)
{
    window.resize(1100, 700);
    startWith("1\t" + std::string(2000, 'x') + "\t_\tX\t_\t_\t0\troot\t_\t_\n\n");
    QCoreApplication::processEvents();
    EXPECT_EQ(window.width(), 1100);
    EXPECT_LE(window.minimumSizeHint().width(), 1100);
}

TEST_F(Look, WhatFollowedFromAnActIsReadBesideTheScores)
{
    window.resize(1024, 700);
    startWith(smallTreebank);
    workspace().startLayer(QStringLiteral("other"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    const auto* scores = window.findChild<ScoreLabel*>();
    auto* line = window.findChild<StatusLine*>();
    ASSERT_TRUE(scores && line);
    line->say(QStringLiteral("Sentence 1"));
    ASSERT_TRUE(waitFor([&] { return scores->text() == QStringLiteral("other: UAS 100.0  LAS 100.0  on 1 sentence"); }))
        << qPrintable(scores->text());
    line->add(QString(window.width() / window.fontMetrics().averageCharWidth(), u'n'));
    EXPECT_EQ(scores->text(), QStringLiteral("UAS 100.0  LAS 100.0"));
    EXPECT_TRUE(scores->toolTip().contains(QStringLiteral("on 1 sentence"))) << "all is told on hovering";
    line->say(QStringLiteral("Sentence 2"));
    EXPECT_TRUE(scores->text().startsWith(QStringLiteral("other: ")));
}

TEST_F(Look, WhatTheLineAtTheBottomSaysNeitherWidensTheWindowNorEndsWithoutASign)
{
    startWith(smallTreebank);
    auto* status = window.findChild<ElidedLabel*>();
    ASSERT_TRUE(status);
    const QSize size = window.size();
    const int least = window.minimumSizeHint().width();
    const QString text = QString(400, u'W');
    status->setText(text);
    QCoreApplication::processEvents();
    EXPECT_EQ(window.size(), size);
    EXPECT_EQ(window.minimumSizeHint().width(), least);
    const QImage elided = status->grab().toImage();
    status->setText(status->fontMetrics().elidedText(text, Qt::ElideRight, status->contentsRect().width()));
    EXPECT_EQ(status->grab().toImage(), elided);
    status->setText(text);
    QHelpEvent hover(QEvent::ToolTip, QPoint(3, 3), status->mapToGlobal(QPoint(3, 3)));
    QApplication::sendEvent(status, &hover);
    EXPECT_TRUE(QToolTip::text().contains(text)) << "all of it";
    QToolTip::hideText();
}

} // namespace arcwright::ui::testing
