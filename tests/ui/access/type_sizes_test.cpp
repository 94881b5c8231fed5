// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTextEdit>
#include <QToolButton>

#include "tests/core/support/sanitized.h"
#include "tests/ui/support/cut_texts.h"
#include "tests/ui/support/every_place.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/settings/translations.h"
#include "ui/shell/player_commands.h"
#include "ui/shell/window_host.h"

namespace arcwright::ui::testing {

namespace {

constexpr QSize usualScreen(1280, 800);

QString describe(const QWidget& widget)
{
    return QStringLiteral("%1 “%2” %3x%4 of %5x%6")
        .arg(QLatin1String(widget.metaObject()->className()),
            shownTextOf(widget).isEmpty() ? widget.accessibleName() : shownTextOf(widget))
        .arg(widget.width())
        .arg(widget.height())
        .arg(widget.sizeHint().width())
        .arg(widget.sizeHint().height());
}

/// Whether a field's line of text is lower than its letters.
bool isTooLow(const QWidget& widget)
{
    const bool isField = qobject_cast<const QLineEdit*>(&widget) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr || qobject_cast<const QComboBox*>(&widget);
    return isField && widget.height() < widget.fontMetrics().height();
}

/// The first of the widgets around another one that it is not wholly within; what is scrolled in one may be.
const QWidget* leaves(const QWidget& widget)
{
    QRect place = widget.rect();
    const QWidget* inner = &widget;
    for (const QWidget* outer = widget.parentWidget(); outer != nullptr && !inner->isWindow();
         outer = outer->parentWidget()) {
        place.translate(inner->pos());
        const auto* area = qobject_cast<const QAbstractScrollArea*>(outer->parentWidget());
        if (area != nullptr && area->viewport() == outer)
            return nullptr;
        if (!outer->rect().contains(place))
            return outer;
        inner = outer;
    }
    return nullptr;
}

bool hasText(const QWidget& widget)
{
    return !shownTextOf(widget).isEmpty() || qobject_cast<const QLineEdit*>(&widget) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr || qobject_cast<const QComboBox*>(&widget);
}

/// The controls and texts that lie beyond what they are in, or over one another.
QStringList misplacedIn(const QWidget& shown)
{
    QStringList found;
    for (const QWidget* widget : shown.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !hasText(*widget))
            continue;
        if (isTooLow(*widget))
            found << QStringLiteral("too low: ") + describe(*widget);
        if (const QWidget* outer = leaves(*widget))
            found << QStringLiteral("%1 leaves %2").arg(describe(*widget), describe(*outer));
        for (const QObject* object : widget->parent()->children()) {
            const auto* other = qobject_cast<const QWidget*>(object);
            if (other == nullptr || other <= widget || !other->isVisible() || other->isWindow() || !hasText(*other))
                continue;
            if (widget->geometry().intersects(other->geometry()))
                found << QStringLiteral("%1 lies over %2").arg(describe(*widget), describe(*other));
        }
    }
    return found;
}

/// Rows that are lower than their letters.
QStringList lowRowsIn(const QWidget& shown)
{
    QStringList found;
    for (const QAbstractItemView* view : shown.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || view->model() == nullptr || view->model()->rowCount() == 0)
            continue;
        const QModelIndex first = view->indexAt(QPoint(1, 1));
        const QRect row = view->visualRect(first);
        if (first.isValid() && row.height() < view->fontMetrics().height())
            found << QStringLiteral("row of %1 has %2 of %3")
                         .arg(describe(*view))
                         .arg(row.height())
                         .arg(view->fontMetrics().height());
    }
    return found;
}

/// Texts that stay small when letters are to be large: a little smaller ones are meant.
QStringList smallIn(const QWidget& shown, int points)
{
    constexpr double least = 0.7;
    QStringList found;
    for (const QWidget* widget : shown.findChildren<QWidget*>()) {
        const bool isText = (widget->isVisible() && hasText(*widget)) || qobject_cast<const QPlainTextEdit*>(widget)
            || qobject_cast<const QTextEdit*>(widget);
        if (isText && widget->font().pointSizeF() > 0 && widget->font().pointSizeF() < least * points)
            found << QStringLiteral("%1 points: %2").arg(widget->font().pointSizeF()).arg(describe(*widget));
    }
    return found;
}

/// Which of the widgets in it asks for most.
QString widestIn(const QWidget& page)
{
    const QWidget* widest = &page;
    for (const QWidget* inner : page.findChildren<QWidget*>()) {
        if (inner->isVisible() && inner->minimumSizeHint().width() > widest->minimumSizeHint().width())
            widest = inner;
    }
    // The smallest that asks for (nearly) as much.
    for (const QWidget* inner : page.findChildren<QWidget*>()) {
        if (inner->isVisible() && inner->minimumSizeHint().width() > page.minimumSizeHint().width() * 8 / 10)
            widest = inner;
    }
    return describe(*widest);
}

/// Pages that have to be scrolled sideways, in which lines cannot be read without going to and fro.
QStringList sidewaysIn(const QWidget& shown)
{
    QStringList found;
    for (const QScrollArea* area : shown.findChildren<QScrollArea*>()) {
        const int beyond = area->horizontalScrollBar()->maximum();
        // The screen of these tests is narrower than a usual one, so that dialogs are scrolled that need not be there.
        if (area->isVisible() && area->widget() != nullptr && beyond > 0
            && area->window()->width() == usualScreen.width())
            found << QStringLiteral("%1 is %2 wider than its frame of %3 “%4”")
                         .arg(describe(*area->widget()))
                         .arg(beyond)
                         .arg(area->viewport()->width())
                         .arg(widestIn(*area->widget()));
    }
    return found;
}

class TypeOfAllSizes : public ::testing::TestWithParam<int> {
protected:
    void SetUp() override
    {
        Settings::resumesLast.set(false);
        LookChoice look;
        look.points = GetParam();
        Settings::setLook(ThemeKind::Light, look);
        Settings::setTheme(ThemeKind::Light);
        window.emplace();
        ASSERT_EQ(QApplication::font().pointSize(), GetParam());
        window->resize(usualScreen);
        window->show();
        QSignalSpy settled(&*window, &MainWindow::settled);
        LaunchOptions options;
        options.paths = {QString::fromStdString(folder.write("small.conllu", smallTreebank))};
        window->launch(options);
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window->isBusy(); }));
    }
    void TearDown() override { window.reset(); }

    static QStringList wrongIn(const QWidget& shown)
    {
        return cutIn(shown) + misplacedIn(shown) + lowRowsIn(shown) + sidewaysIn(*shown.window())
            + smallIn(shown, GetParam());
    }

    void draw(QWidget& shown, const QString& place)
    {
        QApplication::processEvents();
        QWidget& top = *shown.window();
        EXPECT_FALSE(top.grab().isNull()); // which lays everything out
        // What has another text now gets its room with the next events.
        for (int tries = 0; tries < 10 && !wrongIn(shown).isEmpty(); ++tries)
            QTest::qWait(10);
        QStringList wrong = wrongIn(shown);
        wrong.removeDuplicates();
        EXPECT_TRUE(wrong.isEmpty()) << GetParam() << " points, " << qPrintable(place) << ":\n"
                                     << qPrintable(wrong.join(u'\n'));
        EXPECT_TRUE(top.width() <= usualScreen.width() && top.height() <= usualScreen.height())
            << GetParam() << " points, " << qPrintable(place) << " takes " << top.width() << 'x' << top.height()
            << ", at least " << top.minimumSizeHint().width() << 'x' << top.minimumSizeHint().height();
    }

    FirstStart firstStart;
    test::TemporaryFolder folder;
    std::optional<MainWindow> window;
};

} // namespace

TEST_P(TypeOfAllSizes, IsWholeInWorkplacesAndPanels)
{
    EveryPlace places(*window);
    places.fill();
    const auto look = [&](QWidget& shown, const QString& place) { draw(shown, place); };
    places.workplaces(look);
    places.panels(look);
}

TEST_P(TypeOfAllSizes, LeavesRoomToReadSentencesInTheirList)
{
    const auto* list = window->browser()->list();
    const QFontMetrics metrics = list->fontMetrics();
    EXPECT_GE(list->columnWidth(static_cast<int>(SentenceColumn::Text)), metrics.averageCharWidth() * 8);
    EXPECT_TRUE(window->browser()->isColumnShown(SentenceColumn::State)) << "what is chosen is kept";
}

TEST_P(TypeOfAllSizes, IsWholeInDialogs)
{
    EveryPlace places(*window);
    places.fill();
    const auto look = [&](QWidget& shown, const QString& place) { draw(shown, place); };
    places.dialogs(look);
    places.others(look, folder);
}

/// Words are longer in some languages, and letters broader.
class LargestType : public ::testing::TestWithParam<const char*> {
protected:
    ~LargestType() override
    {
        host.reset();
        translations.use(QStringLiteral("en"));
        QLocale::setDefault(QLocale::c());
    }
    void SetUp() override
    {
        Settings::resumesLast.set(false);
        LookChoice look;
        look.points = 32;
        Settings::setLook(ThemeKind::Light, look);
        Settings::setTheme(ThemeKind::Light);
        translations.use(QLatin1String(GetParam()));
        QLocale::setDefault(QLocale::c());
        host.emplace(translations);
        MainWindow& window = host->window();
        window.resize(usualScreen);
        window.show();
        QSignalSpy settled(&window, &MainWindow::settled);
        LaunchOptions options;
        options.paths = {QString::fromStdString(folder.write("small.conllu", smallTreebank))};
        window.launch(options);
        ASSERT_TRUE(waitFor([&] { return settled.count() > 0 && !window.isBusy(); }));
    }

    void see(const QString& place)
    {
        MainWindow& window = host->window();
        window.resize(usualScreen);
        QApplication::processEvents();
        EXPECT_FALSE(window.grab().isNull()); // which lays everything out
        const auto wrong = [&] { return sidewaysIn(window) + misplacedIn(window); };
        for (int tries = 0; tries < 10 && !wrong().isEmpty(); ++tries)
            QTest::qWait(10);
        EXPECT_TRUE(wrong().isEmpty()) << GetParam() << ", " << qPrintable(place) << ": "
                                       << qPrintable(wrong().join(u'\n'));
        EXPECT_EQ(window.size(), usualScreen) << GetParam() << ", " << qPrintable(place);
    }

    FirstStart firstStart;
    test::TemporaryFolder folder;
    Translations translations;
    std::optional<WindowHost> host;
};

TEST_P(LargestType, IsReadWithoutGoingToAndFro)
{
    EveryPlace places(host->window());
    const auto see = [&](QWidget&, const QString& place) { this->see(place); };
    places.workplaces(see);
    places.fill(); // without which pages say how to come by a parser
    places.workplaces(see);
    places.panels(see);
}

TEST_P(LargestType, DialogsAndPlayersFitTheScreen)
{
    EveryPlace places(host->window());
    places.fill();
    const auto see = [&](QWidget& shown, const QString& place) {
        QWidget& top = *shown.window();
        if (&top == &host->window()) {
            if (place.startsWith(QStringLiteral("player")))
                this->see(place);
            return;
        }
        QApplication::processEvents();
        EXPECT_FALSE(top.grab().isNull()); // which lays everything out
        const auto fits = [&] { return top.width() <= usualScreen.width() && top.height() <= usualScreen.height(); };
        for (int tries = 0; tries < 10 && !(fits() && cutIn(top).isEmpty()); ++tries)
            QTest::qWait(10);
        EXPECT_TRUE(fits()) << GetParam() << ", " << qPrintable(place) << " takes " << top.width() << 'x'
                            << top.height();
        EXPECT_TRUE(cutIn(top).isEmpty())
            << GetParam() << ", " << qPrintable(place) << ": " << qPrintable(cutIn(top).join(u'\n'));
    };
    places.dialogs(see);
    places.others(see, folder);
}

/// Seven lines of buttons and boxes stood over it.
TEST_P(LargestType, TheStepIsSeenWhereAnAlgorithmIsWatched)
{
    MainWindow& window = host->window();
    PlayerPanel& panel = *window.playerPanel();
    window.playerCommands().watch(QStringLiteral("eisner"));
    panel.askForStep(2);
    const PlayerStage& stage = *panel.side()->stage();
    for (const QSize& screen : {QSize(1280, 800), QSize(1024, 768)}) {
        window.resize(screen);
        const auto hidden = [&] { return QRegion(stage.placeOfStep()) - stage.viewport()->visibleRegion(); };
        EXPECT_TRUE(waitFor([&] { return !stage.placeOfStep().isEmpty() && hidden().isEmpty(); }))
            << GetParam() << ' ' << screen.width();
        EXPECT_GE(4 * stage.visibleRegion().boundingRect().height(), screen.height()) << GetParam();
        EXPECT_TRUE(waitFor([&] { return sidewaysIn(window).isEmpty(); }))
            << qPrintable(sidewaysIn(window).join(u'\n'));
    }
    QToolButton* more = panel.moreButton();
    ASSERT_TRUE(more->isVisible());
    EXPECT_FALSE(panel.seed()->isVisible());
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_TRUE(panel.seed()->isVisible());
    QTest::mouseClick(more, Qt::LeftButton);
    EXPECT_FALSE(panel.seed()->isVisible());
}

INSTANTIATE_TEST_SUITE_P(Languages, LargestType,
    ::testing::ValuesIn(test::unlessSanitized<std::vector<const char*>>({"cs", "da", "ja"}, {"ja"})),
    [](const auto& info) { return std::string(info.param); });

INSTANTIATE_TEST_SUITE_P(Points, TypeOfAllSizes,
    ::testing::ValuesIn(test::unlessSanitized<std::vector<int>>({8, 10, 16, 24, 32}, {32})),
    ::testing::PrintToStringParamName());

} // namespace arcwright::ui::testing
