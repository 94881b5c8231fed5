// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "core/formats/format_problems.h"
#include "tests/core/support/zone_samples.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/sentence_view.h"
#include "ui/annotation/zone_panel.h"
#include "ui/look/elided_label.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/workplace_bar.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

/// A Czech parse, its reference and a translation.
class ReadingZones : public WindowTest {
protected:
    ReadingZones() { start(QStringList(path)); }

    ZonePanel& panel() { return *window.findChild<ZonePanel*>(); }
    QString title() { return window.sentenceView()->findChild<ElidedLabel*>()->text(); }
    std::string form(std::size_t sentence) { return workspace().treebank().sentence(sentence)->word(1).form; }
    std::string onDisk() { return test::readBytes(path.toStdString()); }

    QString path = QString::fromStdString(folder.write("p.treex", test::parallelTreex()));
};

} // namespace

TEST_F(ReadingZones, ZonesOfTheSameWordsAreLayers)
{
    EXPECT_EQ(workspace().layerNames(), QStringList(QStringLiteral("cs_ref")));
    EXPECT_EQ(headOf(canvas().diagram(), Side::Below, 3), 0) << "drawn below the words";
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 3), 2);
    EXPECT_TRUE(title().contains(QStringLiteral("zone cs (others: cs_ref, en)"))) << qPrintable(title());
    EXPECT_TRUE(title().contains(QStringLiteral("cs_ref"))) << qPrintable(title());
    select(3);
    key(Qt::Key_A);
    EXPECT_EQ(head(0, 3), 0) << "the reference's arc is accepted";
    ASSERT_TRUE(save(workspace()));
    std::string expected = test::parallelTreex();
    EXPECT_NE(onDisk(), expected);
    window.actions()[ActionId::Undo]->trigger();
    ASSERT_TRUE(save(workspace()));
    EXPECT_EQ(onDisk(), expected);
}

TEST_F(ReadingZones, EachIsEditedInItsOwnPlace)
{
    const std::string before = onDisk();
    window.files().openZone(QStringLiteral("cs_ref"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && relation(0, 1) == "Sb"; }));
    EXPECT_EQ(workspace().layerNames(), QStringList(QStringLiteral("cs"))) << "the parse is the layer now";
    select(1);
    key(Qt::Key_L);
    type("Adv");
    key(Qt::Key_Return);
    ASSERT_EQ(relation(0, 1), "Adv");
    ASSERT_TRUE(save(workspace()));
    std::string expected = before;
    const auto at = expected.find("<afun>Sb</afun>");
    expected.replace(at, 15, "<afun>Adv</afun>");
    EXPECT_EQ(onDisk(), expected) << "nothing of another zone";
}

TEST_F(ReadingZones, AKeyGoesToTheNextZoneAndStaysInTheBundle)
{
    window.browser()->setCurrentSentence(1);
    canvas().setFocus();
    key(Qt::Key_Z);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && title().contains(QStringLiteral("zone cs_ref")); }));
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    canvas().setFocus();
    key(Qt::Key_Z);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && form(0) == "It"; }));
    EXPECT_EQ(workspace().treebank().size(), 1U);
    canvas().setFocus();
    key(Qt::Key_Z);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && form(0) == "Pes"; }));
    EXPECT_EQ(window.sentenceView()->sentence(), 1U) << "the bundle of the English tree";
}

TEST_F(ReadingZones, OtherWordsAreSeenBesideTheSentence)
{
    window.actions()[ActionId::ShowZones]->trigger();
    ASSERT_TRUE(panel().isVisible());
    const auto choose = [&](const char* zone) {
        const int row = panel().zones()->findText(QString::fromLatin1(zone));
        ASSERT_GE(row, 0);
        panel().zones()->setCurrentIndex(row);
        Q_EMIT panel().zones()->activated(row);
    };
    EXPECT_EQ(panel().zones()->currentText(), QStringLiteral("en")) << "the others are layers";
    choose("en");
    window.browser()->setCurrentSentence(1);
    ASSERT_TRUE(waitFor([&] { return panel().text() == QStringLiteral("It freezes ."); }))
        << qPrintable(panel().text());
    EXPECT_EQ(headOf(panel().diagram()->diagram(), Side::Above, 1), 2);
    window.browser()->setCurrentSentence(0);
    EXPECT_EQ(panel().text(), QString()) << "the bundle has no English tree";
    EXPECT_TRUE(said().contains(QStringLiteral("This zone has no tree of the sentence."))) << qPrintable(said());
    choose("cs_ref");
    ASSERT_TRUE(waitFor([&] { return panel().text() == QStringLiteral("Pes spí ."); }));
    panel().openButton()->click();
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && relation(0, 1) == "Sb"; }));
}

TEST_F(ReadingZones, TheZoneIsOpenedAgainAtTheNextStart)
{
    window.files().openZone(QStringLiteral("en"));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && form(0) == "It"; }));
    window.close();
    MainWindow again;
    show(again);
    again.launch({});
    ASSERT_TRUE(waitFor([&] { return !again.isBusy() && again.workspace().treebank().size() == 1; }));
    EXPECT_EQ(again.workspace().treebank().sentence(0)->word(1).form, "It");
    EXPECT_EQ(again.files().openedPaths(), QStringList(path + QStringLiteral("#en")));
    EXPECT_EQ(Settings::recentFiles().front(), path) << "the file itself, without the zone";
}

TEST_F(ReadingZones, TheWayToAnotherZoneAsksForUnsavedCorrections)
{
    const auto correct = [&] {
        select(3);
        key(Qt::Key_A);
        ASSERT_EQ(head(0, 3), 0);
    };
    const auto next = [&](QMessageBox::StandardButton answer) {
        const Answers answers(answer);
        canvas().setFocus();
        key(Qt::Key_Z);
        EXPECT_TRUE(waitFor([&] { return !window.isBusy() && !answers.asked.isEmpty(); }));
        show(window); // active again after a question, where no window manager does it
        return answers.asked.size();
    };
    correct();
    window.browser()->setCurrentSentence(1);
    EXPECT_EQ(next(QMessageBox::Cancel), 1);
    EXPECT_TRUE(window.isWindowModified());
    EXPECT_EQ(relation(0, 1), "Obj") << "nothing else was opened";
    window.browser()->setCurrentSentence(0);
    ASSERT_TRUE(save(workspace()));
    window.files().openPaths(QStringList(path));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && workspace().treebank().size() == 2; }));
    EXPECT_EQ(window.sentenceView()->sentence(), 0U) << "the place of the zone that nobody went to is forgotten";

    window.actions()[ActionId::Undo]->trigger();
    ASSERT_TRUE(window.isWindowModified());
    EXPECT_EQ(next(QMessageBox::Save), 1);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && relation(0, 1) == "Sb"; }));
    EXPECT_EQ(onDisk(), test::parallelTreex());
    canvas().setFocus();
    select(1);
    key(Qt::Key_A); // the parse's relation
    ASSERT_EQ(relation(0, 1), "Obj");
    EXPECT_EQ(next(QMessageBox::Discard), 1);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && form(0) == "It"; }));
    EXPECT_EQ(onDisk(), test::parallelTreex());
}

TEST_F(ReadingZones, WhatAnotherProgramWritesInAnotherZoneComesWithReloading)
{
    std::string changed = test::parallelTreex();
    const auto at = changed.find("<afun>Sb</afun>");
    changed.replace(at, 15, "<afun>Atv</afun>");
    folder.write("p.treex", changed);
    window.files().reload(0);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(relation(0, 1), "Obj");
    EXPECT_TRUE(title().contains(QStringLiteral("zone cs (others"))) << qPrintable(title());
    select(1);
    key(Qt::Key_A);
    EXPECT_EQ(relation(0, 1), "Atv");
    ASSERT_TRUE(save(workspace()));
    changed.replace(changed.find("<afun>Obj</afun>"), 16, "<afun>Atv</afun>");
    EXPECT_EQ(onDisk(), changed) << "and stays in the file";
}

TEST_F(ReadingZones, AZoneInFrontOfTheOneThatIsOpenLeavesItOpen)
{
    std::string changed = test::parallelTreex();
    const std::string zones = "<zones>\n";
    changed.insert(changed.find(zones) + zones.size(),
        "<zone language=\"de\"><trees><a_tree id=\"a-de-s1\"><ord>0</ord><children><LM id=\"a-de-s1w1\"><form>Ja</form>"
        "<ord>1</ord><afun>ExD</afun></LM></children></a_tree></trees></zone>\n");
    folder.write("p.treex", changed);
    window.files().reload(0);
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(form(0), "Pes");
    EXPECT_TRUE(title().contains(QStringLiteral("zone cs (others: de"))) << qPrintable(title());
}

TEST_F(ReadingZones, OfAFolderThatLacksTheZoneInPartIsTold)
{
    const std::string folderName = folder.file("t");
    folder.write("t/1.treex", test::parallelTreex());
    const std::string second
        = folder.write("t/2.treex", test::treexOf({{test::ZoneTree{"cs", "", {{"Ano", 0, "ExD"}}}}}));
    std::vector<Problem> notices;
    QObject::connect(
        &workspace(), &Workspace::noticed, &window, [&](const Problem& problem) { notices.push_back(problem); });
    start(QStringList(QString::fromStdString(folderName) + QStringLiteral("#en")));
    EXPECT_EQ(form(0), "It");
    EXPECT_EQ(form(1), "Ano");
    const Problem expected{FormatProblem::PmlZoneNotInAll, second, 0, 0, {"en", "cs", "1"}};
    EXPECT_NE(std::find(notices.begin(), notices.end(), expected), notices.end());
    window.files().openPaths(QStringList(QString::fromStdString(folderName) + QStringLiteral("#e")));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    EXPECT_EQ(form(0), "It") << "no file has that zone: nothing else is opened";
}

TEST_F(ReadingZones, ThePanelStaysWhereItIsAtACorrection)
{
    window.actions()[ActionId::ShowZones]->trigger();
    window.browser()->setCurrentSentence(1);
    ASSERT_TRUE(waitFor([&] { return panel().text() == QStringLiteral("It freezes ."); }));
    panel().resize(panel().width(), 120);
    panel().diagram()->setSelectedArc(Side::Above, 2, 1);
    ASSERT_GE(panel().diagram()->selectedArc(), 0);
    canvas().setFocus();
    select(1);
    key(Qt::Key_L);
    type("Adv");
    key(Qt::Key_Return);
    ASSERT_EQ(relation(1, 1), "Adv");
    EXPECT_GE(panel().diagram()->selectedArc(), 0) << "it is not drawn anew";
    const std::string saved = folder.file("y.conllu");
    workspace().saveAs(1, QString::fromStdString(saved), [](const Result<void>& done) { EXPECT_TRUE(done); });
    ASSERT_TRUE(waitFor([&] {
        return workspace().treebank().documents().front()->path() == saved && !workspace().files().isSaving();
    }));
    EXPECT_EQ(panel().zones()->count(), 0) << "CoNLL-U has no zones";
}

TEST_F(ReadingZones, TheWayToThemIsThereWhereADocumentHasSome)
{
    const QAction* const show = window.actions()[ActionId::ShowZones];
    const auto isOnButton = [&] {
        const auto buttons = window.findChild<WorkplaceBar*>()->findChildren<QToolButton*>();
        return std::any_of(buttons.begin(), buttons.end(),
            [&](const QToolButton* button) { return button->defaultAction() == show && button->isVisible(); });
    };
    const auto isInMenu = [&](ActionId id) {
        const auto menus = window.menuBar()->findChildren<QMenu*>();
        return std::any_of(menus.begin(), menus.end(),
            [&](const QMenu* menu) { return menu->actions().contains(window.actions()[id]); });
    };
    const auto expectWay = [&](bool isThere) {
        EXPECT_EQ(isOnButton(), isThere);
        EXPECT_EQ(isInMenu(ActionId::ShowZones), isThere);
        EXPECT_EQ(isInMenu(ActionId::NextZone), isThere);
    };
    expectWay(true);
    window.actions()[ActionId::ShowZones]->trigger();
    ASSERT_TRUE(panel().isVisible());

    start(QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank))));
    expectWay(false);
    EXPECT_FALSE(panel().isVisible());
    canvas().setFocus();
    QTest::keyClick(&window, Qt::Key_7, Qt::AltModifier);
    EXPECT_FALSE(panel().isVisible());
    EXPECT_FALSE(show->isChecked());
    EXPECT_TRUE(
        said().contains(QStringLiteral("No file that is open has other zones. Only Treex documents with several "
                                       "zones, for languages or selectors, have some.")))
        << qPrintable(said());
    window.actions()[ActionId::WorkplaceAnalyse]->trigger();
    window.actions()[ActionId::WorkplaceAnnotate]->trigger();
    expectWay(false);
    EXPECT_FALSE(panel().isVisible());

    start(QStringList(path));
    expectWay(true);
    EXPECT_TRUE(panel().isVisible()) << "as it was";
    canvas().setFocus();
    QTest::keyClick(&window, Qt::Key_7, Qt::AltModifier);
    EXPECT_FALSE(panel().isVisible());
    QTest::keyClick(&window, Qt::Key_7, Qt::AltModifier);
    EXPECT_TRUE(panel().isVisible());
}

TEST_F(ReadingZones, ThePanelComesBackAfterAStartThatHadNoZones)
{
    window.actions()[ActionId::ShowZones]->trigger();
    ASSERT_TRUE(panel().isVisible());
    window.close();
    const QString small = QString::fromStdString(folder.write("small.conllu", smallTreebank));
    const auto isShownWith = [&](const QString& file) {
        MainWindow again;
        show(again);
        LaunchOptions options;
        options.paths = QStringList(file);
        again.launch(options);
        EXPECT_TRUE(waitFor([&] { return !again.isBusy() && again.workspace().copyCount() == 1; }));
        const bool isShown = again.findChild<ZonePanel*>()->isVisible();
        again.close();
        return isShown;
    };
    EXPECT_FALSE(isShownWith(small));
    EXPECT_FALSE(isShownWith(small));
    EXPECT_TRUE(isShownWith(path)) << "as it was left";
}

TEST_F(ReadingZones, TheZoneInThePanelIsKeptInAnotherLanguage)
{
    window.actions()[ActionId::ShowZones]->trigger();
    const int row = panel().zones()->findText(QStringLiteral("cs_ref"));
    panel().zones()->setCurrentIndex(row);
    Q_EMIT panel().zones()->activated(row);
    EXPECT_EQ(window.place().zone, QStringLiteral("cs_ref"));
    panel().zones()->setCurrentIndex(panel().zones()->findText(QStringLiteral("en")));
    panel().setChosen(QStringLiteral("cs_ref"));
    EXPECT_EQ(panel().zones()->currentText(), QStringLiteral("cs_ref"));
}

TEST_F(ReadingZones, AZoneThatCannotBeReadSaysWhy)
{
    window.actions()[ActionId::ShowZones]->trigger();
    ASSERT_TRUE(waitFor([&] { return !panel().isReading(); }));
    folder.write("p.treex", "another program's");
    const int row = panel().zones()->findText(QStringLiteral("cs_ref"));
    panel().zones()->setCurrentIndex(row);
    Q_EMIT panel().zones()->activated(row);
    ASSERT_TRUE(waitFor([&] { return said().contains(QStringLiteral("This zone cannot be read.")); }));
    EXPECT_FALSE(said().contains(QStringLiteral("This zone cannot be read.\n"))) << "with the reason";
    folder.write("p.treex", test::parallelTreex());
    window.browser()->setCurrentSentence(1);
    ASSERT_TRUE(waitFor([&] { return panel().text() == QStringLiteral("Mrzne ."); })) << "it is tried again";
}

} // namespace arcwright::ui::testing
