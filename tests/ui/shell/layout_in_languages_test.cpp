// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <map>
#include <set>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTreeWidget>

#include "tests/core/support/sanitized.h"
#include "tests/ui/support/cut_texts.h"
#include "tests/ui/support/every_place.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/help/tour_card.h"
#include "ui/help/tour_guide.h"
#include "ui/look/menu_letters.h"
#include "ui/settings/translations.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/settings_commands.h"
#include "ui/shell/settings_dialog.h"
#include "ui/shell/window_host.h"
#include "ui/shell/workplace.h"

namespace arcwright::ui::testing {

namespace {

/// In every language there is; tests/CMakeLists.txt runs it a second time on a screen with twice the resolution.
class InEveryLanguage : public ::testing::TestWithParam<QString> {
protected:
    void SetUp() override
    {
        Settings::resumesLast.set(false);
        translations.use(GetParam());
        QLocale::setDefault(QLocale::c());
        host.emplace(translations);
        window().resize(1280, 860);
        window().show();
        ASSERT_EQ(window().devicePixelRatio(), qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble());
        QSignalSpy settled(&window(), &MainWindow::settled);
        LaunchOptions options;
        options.paths = {QString::fromStdString(folder.write("small.conllu", smallTreebank))};
        window().launch(options);
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window().isBusy(); }));
    }
    void TearDown() override
    {
        host.reset();
        translations.use(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }

    MainWindow& window() { return host->window(); }

    void expectWhole(QWidget& shown, const QString& place)
    {
        QApplication::processEvents();
        EXPECT_FALSE(shown.grab().isNull()); // which lays everything out
        // What has another text now gets its room with the next events.
        for (int tries = 0; tries < 10 && !cutIn(shown).isEmpty(); ++tries)
            QTest::qWait(10);
        const QStringList cut = cutIn(shown);
        EXPECT_TRUE(cut.isEmpty()) << qPrintable(GetParam()) << ", " << qPrintable(place) << ": "
                                   << qPrintable(cut.join(u'\n'));
        expectDistinctAccelerators(shown);
    }

    /// Those of the widgets of a dialog, or a page of the window below its menus, that are seen together.
    void expectDistinctAccelerators(const QWidget& dialog)
    {
        std::map<QChar, QString> taken;
        if (&dialog == &window()) {
            for (const QAction* action : window().menuBar()->actions())
                note(taken, action->text(), QStringLiteral("the menu bar"));
        }
        for (const QWidget* widget : dialog.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            if (!widget->isVisible() || (label && !label->buddy()))
                continue;
            note(taken, shownTextOf(*widget), dialog.windowTitle());
        }
    }
    void note(std::map<QChar, QString>& taken, const QString& text, const QString& where)
    {
        const QChar letter = letterOf(text);
        if (letter.isNull())
            return;
        const auto [other, isNew] = taken.emplace(letter, text);
        EXPECT_TRUE(isNew) << qPrintable(GetParam()) << ", " << qPrintable(where) << ": Alt+"
                           << qPrintable(QString(letter)) << " is of “" << qPrintable(other->second) << "” and of “"
                           << qPrintable(text) << "”";
    }

    FirstStart firstStart;
    test::TemporaryFolder folder;
    Translations translations;
    std::optional<WindowHost> host;
};

} // namespace

TEST_P(InEveryLanguage, NoMenuHasALetterTwiceOrCutsAText)
{
    EveryPlace(window()).fill();
    std::map<QChar, QString> ofBar;
    for (const QAction* action : window().menuBar()->actions())
        note(ofBar, action->text(), QStringLiteral("the menu bar"));
    for (QMenu* menu : window().findChildren<QMenu*>()) {
        Q_EMIT menu->aboutToShow();
        std::map<QChar, QString> taken;
        for (const QAction* action : menu->actions())
            note(taken, action->text(), menu->title());
        menu->ensurePolished();
        menu->adjustSize();
        QPixmap picture(menu->size());
        menu->render(&picture);
        EXPECT_LE(menu->sizeHint().width(), 1000) << qPrintable(menu->title());
    }
}

TEST_P(InEveryLanguage, NoPageOrPanelCutsATextOrHasALetterTwice)
{
    EveryPlace places(window());
    places.fill();
    std::set<QString> seen;
    const EveryPlace::Look see = [&](QWidget& shown, const QString& place) {
        expectWhole(shown, place);
        seen.insert(place);
    };
    places.workplaces(see);
    EXPECT_GT(seen.size(), workplaceCount) << "and the tabs of their pages";
    places.panels(see);
    EXPECT_GE(seen.size(), workplaceCount + window().findChildren<QDockWidget*>().size());
}

TEST_P(InEveryLanguage, NoDialogCutsATextOrHasALetterTwice)
{
    EveryPlace places(window());
    places.fill();
    const EveryPlace::Look see = [&](QWidget& shown, const QString& place) { expectWhole(shown, place); };
    const std::set<ActionId> seen = places.dialogs(see);
    for (const ActionId id :
        {ActionId::Preferences, ActionId::Shortcuts, ActionId::EditChords, ActionId::Export, ActionId::LearningCurve,
            ActionId::SimulateAnnotator, ActionId::TypeText, ActionId::EditComments, ActionId::GoToSentence,
            ActionId::MakeExercise, ActionId::About, ActionId::Handbook, ActionId::CommandPalette})
        EXPECT_TRUE(seen.contains(id)) << qPrintable(Actions::name(id));
    places.others(see, folder);
}

/// So that the tests above would find what they look for.
TEST(CutTexts, AreFoundInTabsHeadsGroupsAndLists)
{
    QTabBar tabs;
    tabs.setUsesScrollButtons(false);
    tabs.setElideMode(Qt::ElideRight);
    tabs.addTab(QStringLiteral("A long title of a tab"));
    tabs.addTab(QStringLiteral("Another long title"));
    tabs.resize(60, 30);
    QGroupBox group(QStringLiteral("A long title of a group"));
    group.resize(40, 40);
    QComboBox box;
    box.addItem(QStringLiteral("A long choice"));
    box.resize(30, 30);
    QTreeWidget tree;
    tree.setHeaderLabels({QStringLiteral("A long head"), QStringLiteral("B")});
    tree.header()->resizeSection(0, 20);
    for (QWidget* cut : std::initializer_list<QWidget*>{&tabs, &group, &box, tree.header()}) {
        cut->show(); // or it is not laid out
        EXPECT_FALSE(cutWithin(*cut).isEmpty()) << cut->metaObject()->className();
        cut->resize(600, 30);
    }
    tree.header()->resizeSection(0, 300);
    for (QWidget* whole : std::initializer_list<QWidget*>{&tabs, &group, &box, tree.header()})
        EXPECT_TRUE(cutWithin(*whole).isEmpty()) << qPrintable(cutWithin(*whole).join(u'\n'));
}

/// Cards of tours are whole in type of any size, in a small window.
TEST_P(InEveryLanguage, NoTourCutsAText)
{
    const QFont usual = QApplication::font();
    window().resize(1024, 700);
    TourGuide& tours = window().help().tours();
    for (const int points : {9, 32}) {
        QFont font = usual;
        font.setPointSize(points);
        QApplication::setFont(font);
        for (std::size_t at = 0; at < tourCount; ++at) {
            const auto tour = static_cast<TourId>(at);
            tours.start(tour);
            for (std::size_t step = 0; step < stepsOf(tour).size(); ++step) {
                ASSERT_TRUE(waitFor([&] { return !window().isBusy(); }));
                QApplication::processEvents();
                QTest::qWait(1);
                const TourCard& card = tours.card();
                EXPECT_TRUE(window().rect().contains(card.geometry())) << qPrintable(card.text());
                const QStringList cut = cutIn(card);
                EXPECT_TRUE(cut.isEmpty())
                    << qPrintable(GetParam()) << ", " << points << " points: " << qPrintable(cut.join(u'\n'));
                tours.next();
            }
        }
    }
    QApplication::setFont(usual);
}

/// One that is on grows with the type, at once.
TEST_P(InEveryLanguage, ATourFollowsTheSizeOfTheType)
{
    const QFont usual = QApplication::font();
    window().help().tours().start(TourId::Annotator);
    QApplication::processEvents();
    QTest::qWait(1);
    const TourCard& card = window().help().tours().card();
    const QSize before = card.size();
    QFont font = usual;
    font.setPointSize(2 * usual.pointSize());
    QApplication::setFont(font);
    EXPECT_TRUE(QTest::qWaitFor([&] { return card.width() > before.width() && cutIn(card).isEmpty(); }, 2000))
        << card.width() << " after " << before.width();
    QApplication::setFont(usual);
    EXPECT_TRUE(QTest::qWaitFor([&] { return card.width() == before.width(); }, 2000));
}

TEST_P(InEveryLanguage, TheWindowIsLaidOutAsTheLanguageIsWritten)
{
    EXPECT_EQ(window().layoutDirection(), QLocale(GetParam()).textDirection());
}

INSTANTIATE_TEST_SUITE_P(Languages, InEveryLanguage, ::testing::ValuesIn([] {
    const QStringList codes = Translations::languages();
    const std::vector<QString> all(codes.begin(), codes.end());
    return test::unlessSanitized(all, {QStringLiteral("ja")});
}()),
    [](const auto& language) { return language.param.toStdString(); });

/// As in Arabic, of which there is no translation.
TEST(MirroredWindow, IsLaidOutFromTheRight)
{
    const FirstStart firstStart;
    Settings::resumesLast.set(false);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    {
        MainWindow window;
        window.resize(1280, 860);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
        EXPECT_EQ(window.layoutDirection(), Qt::RightToLeft);
        QWidget* list = window.browser();
        const int middle = window.width() / 2;
        EXPECT_GT(list->mapTo(&window, list->rect().center()).x(), middle)
            << "the list of sentences is where one begins";
        EXPECT_EQ(window.menuBar()->actionGeometry(window.menuBar()->actions().front()).center().x() > middle, true);
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

} // namespace arcwright::ui::testing
