// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>

#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/documents/user_name.h"
#include "ui/help/context_help.h"
#include "ui/help/handbook_window.h"
#include "ui/help/help_text.h"
#include "ui/look/motion.h"
#include "ui/players/panel/start_page.h"
#include "ui/queue/queue_bar.h"
#include "ui/settings/settings_file.h"
#include "ui/settings/translations.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/settings_commands.h"
#include "ui/shell/settings_dialog.h"
#include "ui/shell/window_host.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class SettingsOfWindow : public WindowTest {
protected:
    void SetUp() override { startWith(smallTreebank); }

    SettingsDialog& dialog() { return window.findChild<SettingsCommands*>()->dialog(); }
    template <class Field>
    Field* field(SettingId id)
    {
        QWidget* widget = dialog().field(id);
        auto* own = qobject_cast<Field*>(widget);
        return own != nullptr ? own : widget->findChild<Field*>();
    }
    void choose(SettingId id, const QVariant& value)
    {
        auto* box = field<QComboBox>(id);
        box->setCurrentIndex(box->findData(value));
    }
    const DiagramStyle& style() { return canvas().diagramStyle(); }
};

} // namespace

/// In letters of 32 points titles alone were to be seen, and nothing that can be changed.
TEST_F(SettingsOfWindow, FieldsAreInSightInLargeLetters)
{
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSize(32);
    QApplication::setFont(large);
    key(Qt::Key_Comma, Qt::ControlModifier);
    dialog().resize(1240, 720);
    for (int turn = 0; turn < 5; ++turn)
        QCoreApplication::processEvents();
    const auto* list = dialog().findChild<QScrollArea*>();
    EXPECT_EQ(list->horizontalScrollBar()->maximum(), 0);
    for (const SettingId id : {SettingId::Language, SettingId::Theme, SettingId::Annotator}) {
        const QWidget* shown = dialog().field(id);
        const QRect place(shown->mapTo(list->widget(), QPoint()), shown->size());
        EXPECT_TRUE(QRect(0, 0, list->viewport()->width(), list->widget()->height()).contains(place));
        EXPECT_GE(shown->width(), shown->minimumSizeHint().width());
    }
    QApplication::setFont(before);
}

TEST_F(SettingsOfWindow, OpenByTheirKeyAndAreFoundByOtherWords)
{
    key(Qt::Key_Comma, Qt::ControlModifier);
    ASSERT_TRUE(dialog().isVisible());
    dialog().searchField()->setText(QStringLiteral("mouse"));
    EXPECT_TRUE(dialog().isListed(SettingId::DragDirection));
    EXPECT_TRUE(dialog().field(SettingId::ClickAndClick)->isVisible());
    EXPECT_FALSE(dialog().isListed(SettingId::Language));
    EXPECT_FALSE(dialog().field(SettingId::Language)->isVisible());
    dialog().searchField()->setText(QStringLiteral("no such thing"));
    for (const SettingSpec& spec : settingSpecs())
        EXPECT_FALSE(dialog().isListed(spec.id)) << spec.title;
    dialog().searchField()->clear();
    for (const SettingSpec& spec : settingSpecs()) {
        EXPECT_TRUE(dialog().isListed(spec.id)) << spec.title;
        const bool isChanged = spec.id == SettingId::TextPause; // by FirstStart
        EXPECT_EQ(dialog().defaultButton(spec.id)->isEnabled(), isChanged)
            << spec.title << " is not what it comes with";
    }
}

/// In Czech, whose titles are long, fields ended beyond the edge.
TEST_F(SettingsOfWindow, NoFieldIsScrolledIntoViewFromTheSideWhereTheScreenHasRoom)
{
    Translations translations;
    translations.use(QStringLiteral("cs"));
    key(Qt::Key_Comma, Qt::ControlModifier); // which makes it
    ASSERT_TRUE(dialog().isVisible());
    QApplication::processEvents();
    const auto* area = dialog().findChild<QScrollArea*>();
    ASSERT_TRUE(area);
    constexpr int edges = 16;
    const int room = dialog().screen()->availableSize().width() - edges;
    EXPECT_TRUE(area->horizontalScrollBar()->maximum() == 0 || dialog().width() >= room)
        << dialog().width() << " of " << room;
    translations.use(QStringLiteral("en"));
}

TEST_F(SettingsOfWindow, TabGoesThroughAllAndCloseIsPassed)
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSize(32); // so that the dialog scrolls
    for (const QFont& font : {usual, large}) {
        QApplication::setFont(font);
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        key(Qt::Key_Comma, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog()));
        const QPushButton* close = dialog().findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
        std::set<const QWidget*> passed;
        while (passed.insert(QApplication::focusWidget()).second)
            QTest::keyClick(dialog().windowHandle(), Qt::Key_Tab);
        EXPECT_TRUE(passed.contains(close)) << font.pointSize() << " points, " << passed.size() << " controls";
        EXPECT_GT(passed.size(), 40U);
        dialog().close();
    }
    QApplication::setFont(usual);
}

TEST_F(SettingsOfWindow, ThePaletteFindsThem)
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
    EXPECT_TRUE(found("settings").contains(Actions::name(ActionId::Preferences)));
    EXPECT_TRUE(found("font").contains(titleOf(SettingId::WindowFont)));
    const QStringList languages = found("language");
    ASSERT_TRUE(languages.contains(titleOf(SettingId::Language)));
    for (int row = 0; row < palette->list()->count(); ++row) { // a page of the handbook is called so, too
        if (palette->list()->item(row)->data(Qt::UserRole).toString().startsWith(QStringLiteral("setting"))) {
            palette->list()->setCurrentRow(row);
            break;
        }
    }
    key(Qt::Key_Return);
    EXPECT_TRUE(dialog().isVisible());
    EXPECT_EQ(dialog().focusWidget(), dialog().field(SettingId::Language));
}

TEST_F(SettingsOfWindow, AThemeIsTakenAtOnceAndGoesBack)
{
    choose(SettingId::Theme, static_cast<int>(ThemeKind::Dark));
    EXPECT_EQ(style().background, makeTheme(ThemeKind::Dark).base);
    EXPECT_TRUE(window.actions()[ActionId::DarkTheme]->isChecked());
    choose(SettingId::Theme, static_cast<int>(ThemeKind::HighContrast));
    EXPECT_EQ(style().form, makeTheme(ThemeKind::HighContrast).text);
    EXPECT_FALSE(window.actions()[ActionId::DarkTheme]->isChecked());
    window.actions()[ActionId::DarkTheme]->trigger();
    EXPECT_EQ(field<QComboBox>(SettingId::Theme)->currentData().toInt(), static_cast<int>(ThemeKind::Dark));
    dialog().defaultButton(SettingId::Theme)->click();
    EXPECT_EQ(style().background, makeTheme(ThemeKind::Light).base);
    choose(SettingId::Theme, -1);
    EXPECT_EQ(style().background, makeTheme(systemTheme()).base);
    EXPECT_TRUE(Settings::themeFollowsSystem());
}

TEST_F(SettingsOfWindow, FontsAreTakenAtOnceAndGoBack)
{
    const double before = style().formFont.pointSizeF();
    const int ofWindow = QApplication::font().pointSize();
    field<QSpinBox>(SettingId::WordsLatin)->setValue(30);
    EXPECT_DOUBLE_EQ(style().formFont.pointSizeF(), 30);
    EXPECT_GT(style().tagFont.pointSizeF(), 0);
    field<QSpinBox>(SettingId::WordsEastAsian)->setValue(40);
    EXPECT_DOUBLE_EQ(style().formFont.pointSizeF(), 30) << "the sentence is in another script";
    dialog().defaultButton(SettingId::WordsLatin)->click();
    EXPECT_DOUBLE_EQ(style().formFont.pointSizeF(), before);
    field<QSpinBox>(SettingId::WindowFont)->setValue(20);
    EXPECT_EQ(QApplication::font().pointSize(), 20);
    EXPECT_GT(style().formFont.pointSizeF(), 20);
    dialog().defaultButton(SettingId::WindowFont)->click();
    EXPECT_EQ(QApplication::font().pointSize(), ofWindow);
}

TEST(ScriptFonts, AScriptIsToldByTheFirstLetterThatTellsIt)
{
    EXPECT_EQ(scriptOf(u"12, Pes"), Script::Latin);
    EXPECT_EQ(scriptOf(u"«犬»が"), Script::EastAsian);
    EXPECT_EQ(scriptOf(u"… كلب"), Script::RightToLeft);
    EXPECT_EQ(scriptOf(u"..."), Script::Latin);
}

TEST_F(SettingsOfWindow, AnArcTakesAColourOfTheThemeInUse)
{
    LookChoice look = Settings::look(ThemeKind::Light);
    look.arcs[static_cast<std::size_t>(ArcStatus::Missed)] = QColor(0x12, 0x34, 0x56);
    Settings::setLook(ThemeKind::Light, look);
    window.setTheme(ThemeKind::Light);
    EXPECT_EQ(style().look(ArcStatus::Missed).color, QColor(0x12, 0x34, 0x56));
    window.setTheme(ThemeKind::Dark);
    EXPECT_EQ(style().look(ArcStatus::Missed).color, makeTheme(ThemeKind::Dark).diagram.look(ArcStatus::Missed).color);
    window.setTheme(ThemeKind::Light);
    EXPECT_EQ(field<QPushButton>(SettingId::ArcMissed)->text(), QStringLiteral("#123456"));
    ASSERT_TRUE(dialog().defaultButton(SettingId::ArcMissed)->isEnabled());
    dialog().defaultButton(SettingId::ArcMissed)->click();
    EXPECT_EQ(style().look(ArcStatus::Missed).color, makeTheme(ThemeKind::Light).diagram.look(ArcStatus::Missed).color);
    look.arcs[static_cast<std::size_t>(ArcStatus::Missed)] = QColor(0xee, 0xee, 0xee);
    Settings::setLook(ThemeKind::Light, look);
    Q_EMIT window.findChild<SettingFields*>()->changed();
    EXPECT_TRUE(field<QPushButton>(SettingId::ArcMissed)->text().contains(QStringLiteral("hard to see")));
}

TEST_F(SettingsOfWindow, ClicksAttachOnlyIfTheyAreTo)
{
    const int before = head(0, 1);
    field<QCheckBox>(SettingId::ClickAndClick)->setChecked(false);
    click(word(1));
    click(word(1));
    click(word(5));
    EXPECT_EQ(head(0, 1), before);
    EXPECT_EQ(canvas().selectedWord(), 5);
    dialog().defaultButton(SettingId::ClickAndClick)->click();
    click(word(1));
    click(word(1));
    click(word(5));
    EXPECT_EQ(head(0, 1), 5);
}

TEST_F(SettingsOfWindow, DraggingGoesTheWayThatIsChosen)
{
    choose(SettingId::DragDirection, true);
    EXPECT_EQ(canvas().dragDirection(), ArcCanvas::DragDirection::HeadToDependent);
    EXPECT_TRUE(window.actions()[ActionId::HeadFirst]->isChecked());
    window.actions()[ActionId::HeadFirst]->setChecked(false);
    EXPECT_FALSE(field<QComboBox>(SettingId::DragDirection)->currentData().toBool());
}

TEST_F(SettingsOfWindow, SwitchesOfMenusAndOfTheDialogFollowEachOther)
{
    const std::pair<SettingId, ActionId> pairs[] = {{SettingId::ResumeLast, ActionId::ResumeLast},
        {SettingId::OneDiagram, ActionId::OneDiagram}, {SettingId::GoldBelow, ActionId::GoldBelow},
        {SettingId::TreeView, ActionId::TreeView}, {SettingId::WrapRows, ActionId::WrapRows},
        {SettingId::ShowTags, ActionId::ShowTags}, {SettingId::ShowLemmas, ActionId::ShowLemmas},
        {SettingId::ShowReadings, ActionId::ShowReadings},
        {SettingId::RelationFollowsHead, ActionId::RelationFollowsHead}, {SettingId::LearnLive, ActionId::LearnLive}};
    for (const auto& [setting, id] : pairs) {
        QAction* action = window.actions()[id];
        auto* box = field<QCheckBox>(setting);
        const bool was = action->isChecked();
        EXPECT_EQ(box->isChecked(), was) << qPrintable(titleOf(setting));
        box->setChecked(!was);
        EXPECT_EQ(action->isChecked(), !was) << qPrintable(titleOf(setting));
        EXPECT_TRUE(dialog().defaultButton(setting)->isEnabled()) << qPrintable(titleOf(setting));
        action->setChecked(was);
        EXPECT_EQ(box->isChecked(), was) << qPrintable(titleOf(setting));
    }
}

TEST_F(SettingsOfWindow, TheAnnotatorIsCalledAsChosen)
{
    field<QLineEdit>(SettingId::Annotator)->setText(QStringLiteral(" Karin "));
    EXPECT_EQ(userName(), "Karin");
    EXPECT_EQ(Workspace::signature().author, "Karin");
    dialog().defaultButton(SettingId::Annotator)->click();
    EXPECT_EQ(userName(), systemUserName());
}

TEST_F(SettingsOfWindow, ATrainingBeginsAsChosen)
{
    ASSERT_TRUE(waitFor([&] {
        return window.trainingPanel()
            ->findChild<QLabel*>(QStringLiteral("reason"))
            ->isVisibleTo(window.trainingPanel());
    }));
    const auto suits = window.trainingPanel()->request().settings;
    field<QSpinBox>(SettingId::Epochs)->setValue(7);
    choose(SettingId::Decoder, static_cast<int>(Decoder::Eisner));
    EXPECT_EQ(window.trainingPanel()->request().settings.trainer.epochs, 7);
    EXPECT_EQ(window.trainingPanel()->request().settings.trainer.decoder.decoder, Decoder::Eisner);
    dialog().defaultButton(SettingId::Epochs)->click();
    dialog().defaultButton(SettingId::Decoder)->click();
    EXPECT_EQ(window.trainingPanel()->request().settings.trainer.epochs, suits.trainer.epochs);
    EXPECT_EQ(window.trainingPanel()->request().settings.trainer.decoder.decoder, suits.trainer.decoder.decoder);
}

TEST_F(SettingsOfWindow, KeysAndChordsGoBack)
{
    window.actions().setShortcuts(ActionId::Train, {QKeySequence(QStringLiteral("Ctrl+Alt+Shift+T"))});
    Chord chord;
    chord.keys = QStringLiteral("ns");
    chord.relation = QStringLiteral("nsubj");
    Settings::setChords({chord});
    Q_EMIT window.findChild<SettingFields*>()->changed();
    ASSERT_TRUE(dialog().defaultButton(SettingId::Keys)->isEnabled());
    ASSERT_TRUE(dialog().defaultButton(SettingId::Chords)->isEnabled());
    dialog().defaultButton(SettingId::Keys)->click();
    dialog().defaultButton(SettingId::Chords)->click();
    EXPECT_EQ(window.actions()[ActionId::Train]->shortcuts(), defaultShortcuts(ActionId::Train));
    EXPECT_TRUE(window.sentenceView()->arcEditing()->chords().empty());
    EXPECT_FALSE(dialog().defaultButton(SettingId::Keys)->isEnabled());
    EXPECT_FALSE(dialog().defaultButton(SettingId::Chords)->isEnabled());
}

TEST_F(SettingsOfWindow, AreExportedAndImported)
{
    const QString path = QString::fromStdString(folder.file("my.ini"));
    Settings::annotator.set(QStringLiteral("Karin"));
    Settings::setTheme(ThemeKind::Dark);
    Settings::setShortcuts(QStringLiteral("train"), QStringList(QStringLiteral("F12")));
    Settings::setFolder(QStringLiteral("/somewhere"));
    ASSERT_EQ(exportSettings(path), std::nullopt);
    QSettings().clear();
    Settings::lemmasShown.set(true); // the file says nothing of it
    Settings::setFolder(QStringLiteral("/elsewhere"));
    QSettings(path, QSettings::IniFormat).setValue(QStringLiteral("unheard/of"), 1);
    const ImportedSettings imported = importSettings(path);
    EXPECT_TRUE(imported.problem.isEmpty());
    EXPECT_EQ(imported.unknown, QStringList(QStringLiteral("unheard/of")));
    EXPECT_EQ(Settings::annotator(), QStringLiteral("Karin"));
    EXPECT_EQ(Settings::theme(), ThemeKind::Dark);
    EXPECT_EQ(Settings::chosenShortcuts().value(QStringLiteral("train")), QStringList(QStringLiteral("F12")));
    EXPECT_FALSE(Settings::lemmasShown());
    EXPECT_EQ(Settings::folder(), QStringLiteral("/elsewhere"));
}

TEST_F(SettingsOfWindow, AnotherFileIsRefusedAndChangesNothing)
{
    Settings::annotator.set(QStringLiteral("Karin"));
    const QString path = QString::fromStdString(folder.write("other.ini", "[annotation]\nannotator=Nobody\n"));
    QSignalSpy said(window.findChild<SettingsCommands*>(), &SettingsCommands::said);
    EXPECT_FALSE(window.findChild<SettingsCommands*>()->importFrom(path));
    ASSERT_EQ(said.count(), 1);
    EXPECT_TRUE(said[0][0].toString().contains(QStringLiteral("other.ini")));
    EXPECT_EQ(Settings::annotator(), QStringLiteral("Karin"));
}

TEST(SettingsOfHost, WhatIsImportedIsTakenByAWindowThatIsMadeAnew)
{
    const FirstStart firstStart;
    Translations translations;
    translations.use(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
    WindowHost host(translations);
    const test::TemporaryFolder folder;
    Settings::lemmasShown.set(true);
    const QString path = QString::fromStdString(folder.file("my.ini"));
    ASSERT_EQ(exportSettings(path), std::nullopt);
    Settings::lemmasShown.set(false);
    ASSERT_FALSE(host.window().actions()[ActionId::ShowLemmas]->isChecked());
    QSignalSpy replaced(&host, &WindowHost::replaced);
    ASSERT_TRUE(host.window().findChild<SettingsCommands*>()->importFrom(path));
    ASSERT_TRUE(waitFor([&] { return replaced.count() == 1; }));
    EXPECT_TRUE(host.window().actions()[ActionId::ShowLemmas]->isChecked());
    QLocale::setDefault(QLocale::c());
}

TEST(SettingsOfHost, PartsAreMadeForTheFontThatIsChosen)
{
    const FirstStart firstStart;
    Translations translations;
    translations.use(QStringLiteral("en"));
    QLocale::setDefault(QLocale::c());
    const auto choose = [](int points) {
        LookChoice look;
        look.points = points;
        Settings::setLook(ThemeKind::Light, look);
    };
    choose(20);
    {
        WindowHost host(translations);
        const auto* page = host.window().findChild<StartPage*>();
        host.window().show();
        host.window().workplaces().go(WorkplaceId::Teach); // its parts are made when somebody looks
        ASSERT_TRUE(page->widget());
        EXPECT_DOUBLE_EQ(page->widget()->font().pointSizeF(), 20);
        choose(12);
        host.window().setTheme(ThemeKind::Light);
        for (int tries = 0; tries < 100 && page->widget()->font().pointSize() != 12; ++tries)
            QTest::qWait(10);
        EXPECT_DOUBLE_EQ(page->widget()->font().pointSizeF(), 12) << "and for another one, later";
    }
    QLocale::setDefault(QLocale::c());
}

TEST(SettingsKept, ThemesOfOlderVersionsAreRead)
{
    const FirstStart firstStart;
    EXPECT_EQ(Settings::theme(), ThemeKind::Light);
    QSettings().setValue(QStringLiteral("window/dark"), true);
    EXPECT_EQ(Settings::theme(), ThemeKind::Dark);
    Settings::setTheme(ThemeKind::Light);
    EXPECT_EQ(Settings::theme(), ThemeKind::Light);
}

TEST_F(SettingsOfWindow, ATrainingBeginsWithWhatTheySay)
{
    auto* panel = window.findChild<TrainingPanel*>();
    const TrainingRequest before = panel->request();
    EXPECT_EQ(before.settings.trainer.patience, TrainerSettings().patience);
    EXPECT_EQ(before.settings.trainer.seed, TrainerSettings().seed);
    EXPECT_TRUE(before.jackknife);
    choose(SettingId::Learner, QStringLiteral("bpm"));
    field<QSpinBox>(SettingId::Patience)->setValue(3);
    field<QSpinBox>(SettingId::Threads)->setValue(1);
    field<QSpinBox>(SettingId::Seed)->setValue(7);
    field<QCheckBox>(SettingId::Folds)->setChecked(false);
    const TrainingRequest request = panel->request();
    EXPECT_EQ(request.settings.trainer.learner, Learner::Bpm);
    EXPECT_EQ(request.settings.trainer.patience, 3);
    EXPECT_EQ(request.settings.trainer.seed, 7U);
    EXPECT_EQ(request.threads, 1U);
    EXPECT_FALSE(request.jackknife);
    for (const SettingId id :
        {SettingId::Learner, SettingId::Patience, SettingId::Threads, SettingId::Seed, SettingId::Folds}) {
        EXPECT_TRUE(dialog().defaultButton(id)->isEnabled());
        dialog().defaultButton(id)->click();
    }
    const TrainingRequest after = panel->request();
    EXPECT_EQ(after.settings.trainer.learner, before.settings.trainer.learner);
    EXPECT_EQ(after.settings.trainer.seed, before.settings.trainer.seed);
    EXPECT_EQ(after.threads, before.threads);
    EXPECT_TRUE(after.jackknife);
}

TEST_F(SettingsOfWindow, TheOrderIsTakenAtOnceAndTheRestWhenItIsNeeded)
{
    auto* queue = window.findChild<QueueBar*>();
    ASSERT_TRUE(queue);
    choose(SettingId::Order, QStringLiteral("random"));
    EXPECT_EQ(queue->findChild<QComboBox*>()->currentData().toInt(), static_cast<int>(AnnotationOrder::Random));
    dialog().defaultButton(SettingId::Order)->click();
    EXPECT_EQ(queue->findChild<QComboBox*>()->currentData().toInt(), static_cast<int>(AnnotationOrder::Sequence));
    field<QSpinBox>(SettingId::Budget)->setValue(15);
    EXPECT_EQ(Settings::budgetMinutes(), 15);
    window.help().handbook().show(helpHeadings().front());
    const auto* page = window.findChild<HandbookWindow*>()->text();
    const double usualSize = page->document()->defaultFont().pointSizeF();
    field<QSpinBox>(SettingId::HandbookSize)->setValue(5);
    EXPECT_EQ(Settings::helpSize(), 5);
    EXPECT_EQ(page->document()->defaultFont().pointSizeF(), usualSize + 5) << "of a handbook that is open, too";
    dialog().defaultButton(SettingId::HandbookSize)->click();
    EXPECT_EQ(page->document()->defaultFont().pointSizeF(), usualSize);
    field<QComboBox>(SettingId::InterfaceSize)->setCurrentIndex(2);
    EXPECT_TRUE(Settings::interfaceScale().has_value());
    dialog().defaultButton(SettingId::InterfaceSize)->click();
    EXPECT_FALSE(Settings::interfaceScale().has_value());
    choose(SettingId::Motion, QStringLiteral("reduced"));
    EXPECT_TRUE(isMotionReduced());
    choose(SettingId::Motion, QStringLiteral("usual"));
    EXPECT_FALSE(isMotionReduced());
    EXPECT_FALSE(window.isAnimated()) << "whatever moves elsewhere: Workplaces says why";
}

} // namespace arcwright::ui::testing
