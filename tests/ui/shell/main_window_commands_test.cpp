// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QTableWidget>
#include <QTreeView>

#include "core/editing/annotation_operations.h"
#include "tests/ui/support/keyboard_fixture.h"
#include "ui/annotation/chord_dialog.h"
#include "ui/help/handbook_window.h"
#include "ui/help/help_text.h"
#include "ui/look/empty_note.h"
#include "ui/look/without_mnemonic.h"
#include "ui/search/search_panel.h"
#include "ui/settings/actions.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/main_tool_bar.h"
#include "ui/shell/shortcut_overview.h"

namespace arcwright::ui::testing {

TEST_F(ByKeyboard, AChordSetsRelationAndTagsAtOnce)
{
    Chord chord{QStringLiteral("ob"), QStringLiteral("iobj"), QStringLiteral("PROPN"), {}, QStringLiteral("Case=Dat")};
    window.sentenceView()->arcEditing()->setChords({chord});
    select(5);
    type("ob");
    EXPECT_EQ(relation(0, 5), "iobj");
    EXPECT_EQ(sentence().word(5).upos, "PROPN");
    EXPECT_EQ(sentence().word(5).xpos, "NN") << "not named by the chord";
    EXPECT_EQ(sentence().word(5).feats, "Case=Dat");
    EXPECT_EQ(steps(), 1U);
}

TEST_F(ByKeyboard, AKeyThatBeginsAChordStillDoesWhatItDid)
{
    window.sentenceView()->arcEditing()->setChords({{QStringLiteral("pq"), QStringLiteral("x"), {}, {}, {}}});
    select(5);
    type("p");
    EXPECT_FALSE(arc(5).pinned) << "a chord may follow";
    EXPECT_TRUE(waitFor([&] { return arc(5).pinned; }));
}

TEST_F(ByKeyboard, ChordsAreEditedAndRemembered)
{
    window.actions()[ActionId::EditChords]->trigger();
    auto* dialog = window.findChild<ChordDialog*>();
    ASSERT_TRUE(dialog);
    auto* table = dialog->findChild<QTableWidget*>();
    QPushButton* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Add"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    table->item(0, 0)->setText(QStringLiteral("Ob"));
    EXPECT_FALSE(ok->isEnabled()) << "it sets nothing yet";
    table->item(0, 1)->setText(QStringLiteral("iobj"));
    ASSERT_TRUE(ok->isEnabled());
    QTest::mouseClick(ok, Qt::LeftButton);
    const Chords expected{{QStringLiteral("ob"), QStringLiteral("iobj"), {}, {}, {}}};
    EXPECT_EQ(window.sentenceView()->arcEditing()->chords(), expected);
    MainWindow next;
    EXPECT_EQ(next.sentenceView()->arcEditing()->chords(), expected);
}

TEST_F(ByKeyboard, ACommandIsFoundByPartsOfItsName)
{
    select(5);
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    ASSERT_TRUE(palette && palette->isVisible());
    type("make root");
    ASSERT_GT(palette->list()->count(), 0);
    EXPECT_TRUE(palette->list()->item(0)->text().startsWith(QStringLiteral("Make it the root")));
    key(Qt::Key_Return);
    EXPECT_FALSE(palette->isVisible());
    EXPECT_EQ(head(0, 5), 0);
    EXPECT_TRUE(canvas().hasFocus());
    key(Qt::Key_K, Qt::ControlModifier);
    key(Qt::Key_Escape);
    EXPECT_FALSE(palette->isVisible());
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ByKeyboard, ThePaletteKnowsOtherWordsForThings)
{
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    ASSERT_TRUE(palette && palette->isVisible());
    const auto found = [&](const char* typed) {
        palette->field()->clear();
        type(typed);
        QStringList texts;
        for (int row = 0; row < palette->list()->count(); ++row)
            texts << palette->list()->item(row)->text();
        return texts;
    };
    EXPECT_EQ(found("deprel").front(), Actions::name(ActionId::EditRelation));
    EXPECT_TRUE(found("deprel").contains(Actions::name(ActionId::RelationFollowsHead)));
    EXPECT_TRUE(found("split token").contains(Actions::name(ActionId::SplitWord)));
    EXPECT_TRUE(found("night").contains(Actions::name(ActionId::DarkTheme)));
    const QStringList settings = found("setting");
    for (const ActionId setting : {ActionId::DarkTheme, ActionId::HeadFirst, ActionId::WrapRows, ActionId::EditChords})
        EXPECT_TRUE(settings.contains(Actions::name(setting))) << qPrintable(Actions::name(setting));
    found("dark theme");
    EXPECT_TRUE(palette->list()->item(0)->data(Qt::UserRole).toString().startsWith(QStringLiteral("off")));
}

TEST_F(ByKeyboard, ThePaletteFindsPagesOfTheHandbook)
{
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    ASSERT_TRUE(palette && palette->isVisible());
    type("patterns help");
    ASSERT_GT(palette->list()->count(), 0);
    EXPECT_EQ(palette->list()->item(0)->text(), QStringLiteral("Patterns"));
    key(Qt::Key_Return);
    auto* help = window.findChild<HandbookWindow*>();
    ASSERT_TRUE(help && help->isVisible());
    EXPECT_TRUE(help->text()->toPlainText().contains(QStringLiteral("A pattern says what to look for")));
    EXPECT_TRUE(help->windowTitle().startsWith(QStringLiteral("Patterns")));
    help->close();
}

TEST_F(ByKeyboard, AboutTellsTheVersionAndTheBuild)
{
    const QString before = QCoreApplication::applicationVersion();
    QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3 (build f00d)")); // as the program does
    const Answers answers(QMessageBox::Ok);
    window.actions()[ActionId::About]->trigger();
    QCoreApplication::setApplicationVersion(before);
    ASSERT_EQ(answers.asked.size(), 1);
    EXPECT_TRUE(answers.asked.front().contains(QStringLiteral("Arcwright 1.2.3 (build f00d)")))
        << qPrintable(answers.asked.front());
}

TEST_F(ByKeyboard, ListsSayThatNothingWasFound)
{
    const auto note = [](const QAbstractItemView* list) {
        const auto* label = list->findChild<EmptyNote*>();
        return label && label->isVisible() ? label->text() : QString();
    };
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    type("make");
    EXPECT_EQ(note(palette->list()), QString());
    type("xyzzy");
    ASSERT_EQ(palette->list()->count(), 1) << "nothing but a way on";
    EXPECT_EQ(palette->list()->item(0)->text(), QStringLiteral("Search the handbook for “makexyzzy”"));
    key(Qt::Key_Escape);

    key(Qt::Key_F, Qt::ControlModifier);
    type("xyzzy");
    const auto* sentences = window.browser()->findChild<QTreeView*>();
    EXPECT_TRUE(waitFor([&] { return note(sentences) == QStringLiteral("No sentence has “xyzzy”."); }));
    window.browser()->findChild<QLineEdit*>()->clear();
    EXPECT_TRUE(waitFor([&] { return note(sentences).isEmpty(); }));

    window.actions()[ActionId::Shortcuts]->trigger();
    auto* overview = window.findChild<ShortcutOverview*>();
    ASSERT_TRUE(overview);
    EXPECT_EQ(note(overview->table()), QString());
    overview->searchField()->setText(QStringLiteral("deprel"));
    EXPECT_EQ(note(overview->table()), QString()) << "by another word, too";
    overview->searchField()->setText(QStringLiteral("xyzzy"));
    EXPECT_EQ(note(overview->table()), QStringLiteral("Nothing found for “xyzzy”."));
    overview->close();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));

    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    auto* search = window.findChild<SearchPanel*>();
    EXPECT_EQ(note(search->list()), QString()) << "nothing was looked for yet";
    search->searchFor(QStringLiteral("deprel=xyzzy"));
    EXPECT_TRUE(waitFor([&] { return note(search->list()) == QStringLiteral("Nothing found."); }));
    search->searchFor(QStringLiteral("deprel=nsubj"));
    EXPECT_TRUE(waitFor([&] { return search->list()->model()->rowCount() > 0; }));
    EXPECT_EQ(note(search->list()), QString());
}

TEST_F(ByKeyboard, AShortcutIsChangedAndRemembered)
{
    window.actions()[ActionId::Shortcuts]->trigger();
    auto* overview = window.findChild<ShortcutOverview*>();
    ASSERT_TRUE(overview);
    QTableWidget* table = overview->table();
    for (int row = 0; row < table->rowCount(); ++row) {
        if (table->item(row, 1)->text() == Actions::name(ActionId::MakeRoot))
            table->setCurrentCell(row, 1);
    }
    QTest::keyClick(overview->keyField(), Qt::Key_P);
    const auto warns = [&] {
        const auto labels = overview->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [](const QLabel* label) { return label->text().contains(Actions::name(ActionId::Pin)); });
    };
    EXPECT_TRUE(waitFor(warns)) << "once the field knows that no second key follows";
    for (QPushButton* button : overview->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Set"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    overview->close();
    window.activateWindow();
    select(5);
    type("p");
    EXPECT_EQ(head(0, 5), 0) << "the new key does it";
    EXPECT_TRUE(sentence().annotation.pins.empty()) << "and nothing else";

    MainWindow next;
    EXPECT_EQ(next.actions()[ActionId::MakeRoot]->shortcut(), QKeySequence(Qt::Key_P));
    EXPECT_TRUE(next.actions()[ActionId::Pin]->shortcuts().isEmpty());
    next.actions().resetShortcuts(ActionId::Pin);
    EXPECT_EQ(next.actions()[ActionId::Pin]->shortcut(), QKeySequence(Qt::Key_P));
    EXPECT_TRUE(next.actions()[ActionId::MakeRoot]->shortcuts().isEmpty());
}

TEST(KeysOfActions, AreThoseOfOneActionWhereTheyWork)
{
    QSettings().clear();
    const Actions actions(nullptr);
    for (std::size_t i = 0; i < actionCount; ++i) {
        for (const QKeySequence& key : actions.all()[i]->shortcuts())
            EXPECT_FALSE(actions.actionWith(key, static_cast<ActionId>(i)))
                << specOf(static_cast<ActionId>(i)).key << ": " << key.toString().toStdString();
    }
}

/// A version that brings an action with a key that somebody has given to another one takes it from nobody.
TEST_F(ByKeyboard, AChosenKeyStaysWhereItIsWhateverComesWithIt)
{
    Settings::setShortcuts(QStringLiteral("shortcuts"), QStringList{QStringLiteral("F1")});
    Settings::setShortcuts(QStringLiteral("make-root"), QStringList{QStringLiteral("Alt+PgDown"), QStringLiteral("R")});
    const Actions actions(nullptr);
    EXPECT_EQ(actions[ActionId::Shortcuts]->shortcut(), QKeySequence(Qt::Key_F1));
    EXPECT_TRUE(actions[ActionId::Handbook]->shortcuts().isEmpty());
    EXPECT_TRUE(actions[ActionId::TourNext]->shortcuts().isEmpty());
    EXPECT_EQ(actions[ActionId::TourBack]->shortcuts(), defaultShortcuts(ActionId::TourBack));
    for (const ActionId id : {ActionId::Shortcuts, ActionId::MakeRoot}) {
        for (const QKeySequence& key : actions[id]->shortcuts())
            EXPECT_FALSE(actions.actionWith(key, id)) << specOf(id).key << ": " << key.toString().toStdString();
    }
}

TEST_F(ByKeyboard, TheOverviewIsSearched)
{
    window.actions()[ActionId::Shortcuts]->trigger();
    auto* overview = window.findChild<ShortcutOverview*>();
    ASSERT_TRUE(overview);
    overview->searchField()->setText(QStringLiteral("problem"));
    int visible = 0;
    for (int row = 0; row < overview->table()->rowCount(); ++row)
        visible += overview->table()->isRowHidden(row) ? 0 : 1;
    EXPECT_EQ(visible, 3);
}

TEST_F(ByKeyboard, ThatNoWordIsSelectedIsSaidUntilOneIs)
{
    canvas().setSelectedWord(0);
    canvas().setFocus();
    key(Qt::Key_2);
    ASSERT_TRUE(window.messageBar()->message().contains(QStringLiteral("No word is selected")))
        << qPrintable(window.messageBar()->message());
    select(1);
    EXPECT_TRUE(window.messageBar()->message().isEmpty());
}

TEST_F(ByKeyboard, TheActThatLeadsToTrainingIsNotCalledAsThePlaceOrAsItsBeginning)
{
    const QString act = window.findChild<MainToolBar*>()->button(ActionId::Train)->text();
    QString title = act;
    title.remove(QStringLiteral("…"));
    EXPECT_NE(title, withoutMnemonic(window.actions()[ActionId::WorkplaceTrain]->text()));
    EXPECT_NE(title, withoutMnemonic(window.actions()[ActionId::WorkplaceTrain]->iconText()));
    for (const QPushButton* button : window.trainingPanel()->findChildren<QPushButton*>())
        EXPECT_NE(title, withoutMnemonic(button->text()));
}

} // namespace arcwright::ui::testing
