// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_window.h"

#include <QAbstractTextDocumentLayout>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/core/support/sanitized.h"
#include "tests/ui/support/keyboard_fixture.h"
#include "ui/help/context_help.h"
#include "ui/help/help_text.h"
#include "ui/help/help_topics.h"
#include "ui/help/show_link.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/transport_bar.h"
#include "ui/search/search_panel.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/help_commands.h"
#include "ui/shell/settings_dialog.h"
#include "ui/shell/shortcut_overview.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

class InTheHandbook : public ByKeyboard {
protected:
    HandbookWindow& open(const char* link)
    {
        window.help().handbook().show(*headingNamed(QLatin1String(link)));
        auto* book = window.findChild<HandbookWindow*>();
        EXPECT_TRUE(QTest::qWaitForWindowActive(book));
        return *book;
    }
    HandbookWindow* handbook() { return window.findChild<HandbookWindow*>(); }
    QString here() { return handbook()->heading().page + u'#' + handbook()->heading().anchor; }
    /// A long document is laid out part by part.
    static bool isLaidOut(const HelpText& text)
    {
        const QTextDocument& page = *text.document();
        constexpr int least = 8;
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
            if (page.documentLayout()->blockBoundingRect(block).height() < least)
                return false;
        }
        return true;
    }
    /// Where a link of that address stands in the text's viewport, which is moved there; none if there is no such link.
    static std::optional<QPoint> placeOf(HelpText& text, const QString& address)
    {
        EXPECT_TRUE(waitFor([&] { return isLaidOut(text); }));
        QScrollBar& bar = *text.verticalScrollBar(); // a picture may stand above it
        const int half = text.viewport()->height() / 2;
        for (int top = bar.value(); top < bar.maximum() + half; top += half) {
            bar.setValue(top);
            for (int y = 0; y < text.viewport()->height(); y += 4) {
                for (int x = 0; x < text.viewport()->width(); x += 4) {
                    if (text.anchorAt({x, y}) == address)
                        return QPoint(x, y);
                }
            }
        }
        return std::nullopt;
    }
};

} // namespace

TEST_F(InTheHandbook, SaysAtItsTopThatAPageIsInEnglishOnly)
{
    HandbookWindow& book = open("start.md");
    const auto* note = book.findChild<QLabel*>(QStringLiteral("language"));
    ASSERT_TRUE(note);
    EXPECT_FALSE(note->isVisible());
    QLocale::setDefault(QLocale(QStringLiteral("da")));
    open("accuracy.md");
    EXPECT_TRUE(note->isVisible());
    EXPECT_LE(note->mapTo(&book, note->rect().bottomLeft()).y(), book.text()->mapTo(&book, QPoint()).y());
    open("start.md");
    EXPECT_FALSE(note->isVisible());
    QLocale::setDefault(QLocale::c());
}

TEST_F(InTheHandbook, TheContentsSayWhichPagesAreInEnglishOnly)
{
    QLocale::setDefault(QLocale(QStringLiteral("da")));
    const QTreeWidget* contents = open("start.md").contents();
    QLocale::setDefault(QLocale::c());
    QStringList english;
    int pages = 0;
    for (int chapter = 0; chapter < contents->topLevelItemCount(); ++chapter) {
        for (int page = 0; page < contents->topLevelItem(chapter)->childCount(); ++page, ++pages) {
            const QString title = contents->topLevelItem(chapter)->child(page)->text(0);
            if (title.contains(QStringLiteral("(in English)")))
                english << title;
        }
    }
    EXPECT_TRUE(english.contains(QStringLiteral("Accuracy (in English)"))) << qPrintable(english.join(u'\n'));
    EXPECT_LT(english.size(), pages / 2);
}

TEST_F(InTheHandbook, ArrowsThatNameKeysAreThoseOfTheText)
{
    HandbookWindow& book = open("players.md");
    const QTextDocument& page = *book.text()->document();
    int arrows = 0;
    int others = 0;
    for (int at = 0; at + 1 < page.characterCount(); ++at) {
        QTextCursor cursor(book.text()->document());
        cursor.setPosition(at + 1);
        const bool isArrow = page.characterAt(at) == QChar(0x2192) || page.characterAt(at) == QChar(0x2190);
        others += cursor.charFormat().fontFixedPitch() ? 1 : 0;
        if (!isArrow)
            continue;
        ++arrows;
        EXPECT_FALSE(cursor.charFormat().fontFixedPitch()) << "position " << at;
    }
    EXPECT_GE(arrows, 4);
    EXPECT_GT(others, 20) << "other keys are as code is";
}

TEST_F(InTheHandbook, EveryPageIsShownWithItsHeadingsAndMarkedInTheContents)
{
    HandbookWindow& book = open("start.md");
    const std::vector<HelpHeading> all = helpHeadings();
    for (std::size_t at = 0; at < all.size(); at += test::unlessSanitized<std::size_t>(1, 7)) {
        const HelpHeading& heading = all[at];
        book.show(heading);
        EXPECT_TRUE(book.windowTitle().startsWith(heading.title)) << heading.page.toStdString();
        int headings = 0;
        for (QTextBlock block = book.text()->document()->begin(); block.isValid(); block = block.next())
            headings += block.blockFormat().headingLevel() > 0 ? 1 : 0;
        EXPECT_EQ(static_cast<std::size_t>(headings), headingsOf(heading.page).size()) << heading.page.toStdString();
        if (!heading.anchor.isEmpty()) {
            EXPECT_EQ(book.text()->textCursor().block().text(), heading.heading);
        }
        ASSERT_TRUE(book.contents()->currentItem()) << heading.page.toStdString();
        QString part; // the contents mark where one is
        for (const HelpHeading& other : headingsOf(heading.page)) {
            part = other.level <= 2 ? other.heading : part;
            if (other.anchor == heading.anchor)
                break;
        }
        EXPECT_EQ(book.contents()->currentItem()->text(0), part) << heading.page.toStdString();
    }
}

TEST_F(InTheHandbook, EveryBlockOfAPageWithPicturesHasItsHeight)
{
    HandbookWindow& book = open("start.md");
    EXPECT_TRUE(waitFor([&] { return isLaidOut(*book.text()); }));
}

TEST_F(InTheHandbook, AHeadingStandsAtTheTop)
{
    HandbookWindow& book = open("correcting.md#what-comes-next");
    EXPECT_EQ(book.text()->headingOnTop().anchor, QStringLiteral("what-comes-next"));
    const QTextBlock block = book.text()->textCursor().block();
    const double top = book.text()->document()->documentLayout()->blockBoundingRect(block).top();
    EXPECT_NEAR(top - book.text()->verticalScrollBar()->value(), 0, 20);
}

TEST_F(InTheHandbook, LinksLeadFromPageToPageAndBack)
{
    HandbookWindow& book = open("start.md");
    book.follow(QUrl(QStringLiteral("training.md#decoders")));
    EXPECT_EQ(here(), QStringLiteral("training.md#decoders"));
    book.follow(QUrl(QStringLiteral("#learners"))); // on the same page
    EXPECT_EQ(here(), QStringLiteral("training.md#learners"));
    QTest::keyClick(book.windowHandle(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(here(), QStringLiteral("training.md#decoders"));
    QTest::keyClick(book.windowHandle(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(here(), QStringLiteral("start.md#"));
    QTest::keyClick(book.windowHandle(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(here(), QStringLiteral("training.md#decoders"));
    book.follow(QUrl(QStringLiteral("https://example.org")));
    EXPECT_EQ(here(), QStringLiteral("training.md#decoders")) << "nothing leaves this machine";
}

TEST_F(InTheHandbook, AClickShowsWhatIsTalkedOf)
{
    HandbookWindow& book = open("start.md#train-a-parser");
    const auto place = placeOf(*book.text(), QStringLiteral("show:workplace-train"));
    ASSERT_TRUE(place);
    QTest::mouseClick(book.text()->viewport(), Qt::LeftButton, {}, *place);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Train);
    window.help().handbook().showAction(ActionId::WorkplaceTrain);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Train) << "it stays";
}

TEST_F(InTheHandbook, WhatWouldChangeSomethingIsPointedAtInItsMenu)
{
    select(2);
    const std::size_t before = steps();
    window.help().handbook().showAction(ActionId::MakeRoot);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    EXPECT_EQ(menu->activeAction(), window.actions()[ActionId::MakeRoot]);
    menu->close();
    EXPECT_EQ(steps(), before);
}

/// Each action that a page names is either done, if it opens something, or stands in a menu.
TEST_F(InTheHandbook, EveryShownActionIsToBeSeen)
{
    for (std::size_t at = 0; at < actionCount; ++at) {
        const auto id = static_cast<ActionId>(at);
        bool isInMenu = false;
        for (const QMenu* menu : window.findChildren<QMenu*>())
            isInMenu = isInMenu || menu->actions().contains(window.actions()[id]);
        const bool isOfTour = id == ActionId::TourNext || id == ActionId::TourBack || id == ActionId::TourLeave;
        const bool saysWhyNot = id == ActionId::NextZone; // no document here has zones
        EXPECT_TRUE(isInMenu || isShownByDoing(id) || isOfTour || saysWhyNot) << specOf(id).key;
    }
    window.help().handbook().showAction(ActionId::NextZone);
    EXPECT_TRUE(waitFor([&] { return said().contains(QStringLiteral("no other zones")); })) << qPrintable(said());
}

TEST_F(InTheHandbook, IsSearchedByKeys)
{
    HandbookWindow& book = open("start.md");
    QTest::keyClick(book.windowHandle(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(book.searchField()->hasFocus());
    QTest::keyClicks(book.searchField(), QStringLiteral("tournament ladder"));
    ASSERT_GT(book.results()->count(), 0);
    EXPECT_TRUE(book.results()->isVisible());
    QTest::keyClick(book.searchField(), Qt::Key_Down);
    EXPECT_EQ(here(), QStringLiteral("lessons.md#parsers-of-bunsetsu"));
    EXPECT_FALSE(book.text()->extraSelections().isEmpty()) << "the words are marked";
    QTest::keyClick(book.windowHandle(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClick(book.searchField(), Qt::Key_Escape);
    EXPECT_TRUE(book.isVisible()) << "first what was typed goes";
    EXPECT_TRUE(book.contents()->isVisible());
    QTest::keyClick(book.searchField(), Qt::Key_Escape);
    EXPECT_FALSE(book.isVisible());
}

TEST_F(InTheHandbook, ContentsListEveryPage)
{
    HandbookWindow& book = open("start.md");
    QStringList titles;
    for (QTreeWidgetItemIterator at(book.contents()); *at; ++at)
        titles << (*at)->text(0);
    for (const HelpHeading& heading : helpHeadings()) {
        if (heading.level <= 2) {
            EXPECT_TRUE(titles.contains(heading.heading)) << heading.heading.toStdString();
        }
    }
    book.contents()->setFocus();
    ASSERT_TRUE(waitFor([&] { return book.contents()->hasFocus(); }));
    ASSERT_TRUE(book.contents()->currentItem());
    QTest::keyClick(book.windowHandle(), Qt::Key_Down);
    EXPECT_NE(here(), QStringLiteral("start.md#"));
}

/// Where one has read on since, a click on the row that is current already leads back, and so does Enter.
TEST_F(InTheHandbook, TheCurrentRowIsGoneToAgain)
{
    HandbookWindow& book = open("start.md");
    const auto click = [](QAbstractItemView& view, const QModelIndex& row) {
        view.scrollTo(row);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(row).center());
    };
    book.show(*headingNamed(QStringLiteral("query.md#search")));
    click(*book.contents(), book.contents()->currentIndex());
    book.follow(QUrl(QStringLiteral("training.md#decoders")));
    book.back();
    EXPECT_EQ(here(), QStringLiteral("query.md#search"));
    book.text()->verticalScrollBar()->setValue(0);
    click(*book.contents(), book.contents()->currentIndex());
    EXPECT_EQ(book.text()->headingOnTop().anchor, QStringLiteral("search"));
}

TEST_F(InTheHandbook, WhatWasFoundIsGoneToAgain)
{
    HandbookWindow& book = open("start.md");
    const auto enter = [&] {
        QTest::keyClick(book.windowHandle(), Qt::Key_F, Qt::ControlModifier);
        ASSERT_TRUE(book.searchField()->hasFocus());
        QTest::keyClick(book.searchField(), Qt::Key_Return);
    };
    book.searchField()->setText(QStringLiteral("tournament ladder"));
    ASSERT_GT(book.results()->count(), 0);
    for (int again = 0; again < 3; ++again) {
        enter();
        EXPECT_EQ(here(), QStringLiteral("lessons.md#parsers-of-bunsetsu")) << again;
        book.follow(QUrl(QStringLiteral("training.md#decoders")));
    }
    book.results()->setFocus();
    QTest::keyClick(book.results(), Qt::Key_Return);
    EXPECT_EQ(here(), QStringLiteral("lessons.md#parsers-of-bunsetsu"));
    book.follow(QUrl(QStringLiteral("training.md#decoders")));
    QTest::mouseClick(book.results()->viewport(), Qt::LeftButton, {},
        book.results()->visualRect(book.results()->currentIndex()).center());
    EXPECT_EQ(here(), QStringLiteral("lessons.md#parsers-of-bunsetsu"));
}

/// Headings of the third level are not in the contents: there the part is marked that they are in.
TEST_F(InTheHandbook, ItsKeysAreThoseOfTheWindowAsTheyAreNow)
{
    HandbookWindow& book = open("start.md");
    window.actions().setShortcuts(ActionId::FindSentences, {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_J)});
    QTest::keyClick(book.windowHandle(), Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_TRUE(book.searchField()->hasFocus());
    window.actions().resetShortcuts(ActionId::FindSentences);
}

TEST_F(InTheHandbook, TextIsLargerAndStaysSo)
{
    HandbookWindow& book = open("start.md");
    const double usual = book.text()->document()->defaultFont().pointSizeF();
    QTest::keyClick(book.windowHandle(), Qt::Key_Plus, Qt::ControlModifier);
    QTest::keyClick(book.windowHandle(), Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_EQ(book.text()->document()->defaultFont().pointSizeF(), usual + 2);
    EXPECT_EQ(Settings::helpSize(), 2);
    HandbookWindow other(window.actions(), &window);
    EXPECT_EQ(other.text()->document()->defaultFont().pointSizeF(), usual + 2);
    QTest::keyClick(book.windowHandle(), Qt::Key_0, Qt::ControlModifier);
    EXPECT_EQ(book.text()->document()->defaultFont().pointSizeF(), usual);
}

TEST_F(InTheHandbook, PicturesAndColoursAreThoseOfTheTheme)
{
    HandbookWindow& book = open("start.md");
    const QUrl picture(QStringLiteral("pictures/annotate-light.png"));
    const auto corner = [&] {
        return book.text()->loadResource(QTextDocument::ImageResource, picture).value<QImage>().pixelColor(2, 2);
    };
    const int light = corner().lightness();
    window.setTheme(ThemeKind::Dark);
    QApplication::processEvents();
    EXPECT_LT(corner().lightness(), light);
    bool hasLink = false;
    for (QTextBlock block = book.text()->document()->begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            if (!at.fragment().charFormat().isAnchor())
                continue;
            hasLink = true;
            EXPECT_EQ(at.fragment().charFormat().foreground().color(), book.text()->palette().color(QPalette::Link));
        }
    }
    EXPECT_TRUE(hasLink);
    window.setTheme(ThemeKind::Light);
}

TEST_F(InTheHandbook, NothingIsWiderThanThePage)
{
    HandbookWindow& book = open("start.md");
    for (const QSize& size : {QSize(1024, 700), QSize(760, 520)}) {
        if (test::isSanitized && size.width() > 1000)
            continue;
        book.resize(size);
        for (const HelpChapter& chapter : helpChapters()) {
            for (const QString& page : chapter.pages) {
                if (page == QStringLiteral("accuracy.md") || page == QStringLiteral("speed.md"))
                    continue; // tables of many figures
                book.show(headingsOf(page).front());
                QApplication::processEvents();
                EXPECT_EQ(book.text()->horizontalScrollBar()->maximum(), 0)
                    << page.toStdString() << ", " << size.width();
            }
        }
    }
}

TEST_F(InTheHandbook, F1OpensItAtWhatHasTheKeyboard)
{
    key(Qt::Key_F1);
    ASSERT_TRUE(handbook() && handbook()->isVisible());
    EXPECT_EQ(here(), QStringLiteral("correcting.md#with-the-keyboard")) << "the diagram";
    handbook()->close();
    window.activateWindow();
    window.workplaces().showPanel(QStringLiteral("search"));
    window.findChild<QWidget*>(QStringLiteral("search"))->setFocus();
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_F1);
    EXPECT_EQ(here(), QStringLiteral("query.md#search"));
    handbook()->close();
}

TEST_F(InTheHandbook, F1InADialogOpensABookBesideIt)
{
    bool wasSeen = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog || wasSeen)
            return;
        wasSeen = true;
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_F1);
        auto* book = dialog->findChild<HandbookWindow*>();
        EXPECT_TRUE(book && book->isVisible());
        if (book) {
            EXPECT_EQ(book->heading().page, QStringLiteral("typing.md"));
            book->follow(QUrl(QStringLiteral("show:preferences")));
            EXPECT_EQ(window.findChild<SettingsDialog*>(), nullptr) << "the dialog has to be answered first";
        }
        dialog->reject();
    });
    look.start(20);
    window.actions()[ActionId::TypeText]->trigger();
    EXPECT_TRUE(wasSeen);
}

TEST_F(InTheHandbook, F1CanBeChosenAsAKey)
{
    window.actions()[ActionId::Shortcuts]->trigger();
    auto* overview = window.findChild<ShortcutOverview*>();
    ASSERT_TRUE(overview);
    for (int row = 0; row < overview->table()->rowCount(); ++row) {
        if (overview->table()->item(row, 1)->text() == Actions::name(ActionId::MakeRoot))
            overview->table()->setCurrentCell(row, 1);
    }
    QTest::keyClick(overview->keyField(), Qt::Key_F1);
    EXPECT_TRUE(waitFor([&] { return overview->keyField()->keySequence() == QKeySequence(Qt::Key_F1); }));
    EXPECT_FALSE(handbook());
    overview->close();
}

/// A question that no action has asked, as one on closing the window, is not told of as if it were of the latest one.
TEST_F(InTheHandbook, F1InAQuestionOfNoActionOpensTheFirstPage)
{
    window.actions()[ActionId::JoinWords]->trigger();
    QMessageBox box(&window);
    box.setWindowModality(Qt::ApplicationModal);
    box.show();
    EXPECT_EQ(window.help().handbook().here().page, QStringLiteral("correcting.md"));
    box.hide();
    key(Qt::Key_Home);
    box.show();
    EXPECT_EQ(window.help().handbook().here().page, QStringLiteral("start.md"));
    box.hide();
}

TEST_F(InTheHandbook, AnUntitledDialogIsToBeClosedFirst)
{
    QDialog dialog(&window);
    dialog.setModal(true);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(&dialog, Qt::Key_F1);
    auto* book = dialog.findChild<HandbookWindow*>();
    ASSERT_TRUE(book);
    book->follow(QUrl(QStringLiteral("show:preferences")));
    bool isSaid = false;
    for (const QLabel* label : book->findChildren<QLabel*>())
        isSaid
            = isSaid || (label->isVisible() && label->text() == QStringLiteral("First close the dialog that is open."));
    EXPECT_TRUE(isSaid);
}

/// Rows of menus in menus, too.
TEST_F(InTheHandbook, WhatStandsInAFurtherMenuIsPointedAt)
{
    QMenu* marks = nullptr; // of Prague treebanks
    for (const QAction* title : window.menuBar()->actions()) {
        for (QAction* row : title->menu() == nullptr ? QList<QAction*>() : title->menu()->actions()) {
            if (row->menu() != nullptr && row->menu()->actions().contains(window.actions()[ActionId::ToggleMember]))
                marks = row->menu();
        }
    }
    ASSERT_TRUE(marks);
    auto* correct = qobject_cast<QMenu*>(marks->parentWidget());
    ASSERT_TRUE(correct);
    QObject::connect(
        correct, &QMenu::aboutToShow, marks, [marks] { marks->menuAction()->setVisible(true); }); // after it is hidden
    window.help().handbook().showAction(ActionId::ToggleMember);
    EXPECT_TRUE(QTest::qWaitFor([&] { return marks->isVisible(); }, 2000));
    EXPECT_EQ(marks->activeAction(), window.actions()[ActionId::ToggleMember]);
    for (int open = 0; open < 2 && QApplication::activePopupWidget() != nullptr; ++open)
        QApplication::activePopupWidget()->close();
}

TEST_F(InTheHandbook, F1InAMenuTellsOfTheRow)
{
    window.help().handbook().showAction(ActionId::JoinWords);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    QTest::keyClick(menu, Qt::Key_F1);
    ASSERT_TRUE(handbook());
    EXPECT_EQ(here(), QStringLiteral("correcting.md#words-and-sentences"));
    EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
    handbook()->close();
}

/// Panels and pages: whatever part has the keyboard, some row of the table tells of it.
TEST_F(InTheHandbook, EveryPanelAndPageHasATopic)
{
    for (const SidePanel& panel : sidePanels()) {
        const QDockWidget* dock = window.workplaces().panel(QLatin1String(panel.name));
        ASSERT_TRUE(dock) << panel.name;
        const auto* frame = qobject_cast<const QScrollArea*>(dock->widget());
        ASSERT_TRUE(frame) << panel.name;
        EXPECT_TRUE(hasHelpTopic(*frame->widget())) << panel.name;
    }
    for (const Workplace& workplace : workplaces()) {
        window.workplaces().go(workplace.id);
        QApplication::processEvents();
        for (const QTabWidget* tabs : window.centralWidget()->findChildren<QTabWidget*>()) {
            for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab)
                EXPECT_FALSE(helpLinkFor(tabs->widget(tab)).isEmpty())
                    << workplace.name << ", " << tabs->tabText(tab).toStdString();
        }
        for (const QWidget* widget : window.centralWidget()->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus) {
                EXPECT_FALSE(helpLinkFor(widget).isEmpty())
                    << workplace.name << ": " << widget->metaObject()->className();
            }
        }
    }
}

/// Whatever an action opens: a dialog of ours has a row in the table, a question or a file dialog is told of by the
/// task that its action serves.
TEST_F(InTheHandbook, EveryDialogHasATopic)
{
    workspace().startLayer(QStringLiteral("predicted"));
    int seen = 0;
    QString name;
    QSet<QWidget*> known;
    QTimer look;
    const auto check = [&](QDialog& dialog) {
        ++seen;
        const bool isOurs = QByteArray(dialog.metaObject()->className()).startsWith("arcwright");
        if (isOurs) {
            EXPECT_TRUE(hasHelpTopic(dialog)) << name.toStdString() << ": " << dialog.metaObject()->className();
        } else if (dialog.isModal()) {
            EXPECT_TRUE(hasHelpTopic(dialog) || window.help().handbook().here().page != QStringLiteral("start.md"))
                << name.toStdString();
        }
        EXPECT_TRUE(headingNamed(window.help().handbook().here().page + u'#' + window.help().handbook().here().anchor));
    };
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            check(*dialog);
            dialog->reject();
        }
    });
    look.start(20);
    for (std::size_t at = 0; at < actionCount; ++at) {
        const auto id = static_cast<ActionId>(at);
        name = Actions::name(id);
        if (!name.endsWith(u'…') && id != ActionId::Shortcuts && id != ActionId::About)
            continue;
        window.workplaces().go(WorkplaceId::Annotate);
        if (!window.actions()[id]->isEnabled())
            continue;
        window.actions()[id]->trigger();
        EXPECT_TRUE(waitFor([] { return QApplication::activeModalWidget() == nullptr; })) << name.toStdString();
        for (QDialog* dialog : window.findChildren<QDialog*>()) {
            if (dialog->isVisible()) {
                check(*dialog);
                dialog->close();
            }
        }
    }
    EXPECT_GT(seen, 12);
}

TEST_F(InTheHandbook, ThePaletteFindsSectionsSettingsSamplesAndLabels)
{
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    ASSERT_TRUE(palette && palette->isVisible());
    const auto notes = [&](const char* typed) {
        palette->field()->clear();
        QTest::keyClicks(palette->field(), QString::fromUtf8(typed));
        QStringList found;
        for (int row = 0; row < palette->list()->count(); ++row)
            found << palette->list()->item(row)->text() + u'/'
                    + palette->list()->item(row)->data(Qt::UserRole).toString();
        return found;
    };
    const auto has = [&](const char* typed, const char* row) {
        const QStringList found = notes(typed);
        EXPECT_TRUE(found.contains(QString::fromUtf8(row))) << typed << ": " << found.join(u'\n').toStdString();
    };
    has("several layers", "Several layers/help: Correcting");
    has("manual patterns", "Patterns/help");
    has("font", "Font of the window/setting: Fonts and colours");
    has("danish", "Danish (DTAG)/sample");
    has("example japanese", "Japanese (KNP)/sample");
    has("nsubj", "nsubj/relation: subject");
    has("subject", "nsubj/relation: subject");
    has("noun", "NOUN/part of speech: noun");
    EXPECT_EQ(notes("subject").last(), QStringLiteral("Search the handbook for “subject”/help"));
    palette->field()->clear();
    QTest::keyClicks(palette->field(), QStringLiteral("nsubj"));
    QTest::keyClick(palette->field(), Qt::Key_Return);
    EXPECT_TRUE(window.workplaces().panel(QStringLiteral("search"))->isVisible());
}

TEST_F(InTheHandbook, ThePaletteLeadsOnWhereItFindsNothing)
{
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    QTest::keyClicks(palette->field(), QStringLiteral("xyzzy"));
    ASSERT_EQ(palette->list()->count(), 1);
    EXPECT_EQ(palette->list()->item(0)->text(), QStringLiteral("Search the handbook for “xyzzy”"));
    QTest::keyClick(palette->field(), Qt::Key_Return);
    ASSERT_TRUE(handbook() && handbook()->isVisible());
    EXPECT_EQ(handbook()->searchField()->text(), QStringLiteral("xyzzy"));
    handbook()->close();
}

TEST_F(InTheHandbook, TooltipsHaveTheKeys)
{
    for (std::size_t at = 0; at < actionCount; ++at) {
        const auto id = static_cast<ActionId>(at);
        const QAction* action = window.actions()[id];
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        EXPECT_FALSE(action->toolTip().isEmpty()) << specOf(id).key;
        if (!key.isEmpty()) {
            EXPECT_TRUE(action->toolTip().contains(key.toHtmlEscaped())) << action->toolTip().toStdString();
        }
    }
    for (const QToolButton* button : window.playerPanel()->transport()->findChildren<QToolButton*>())
        EXPECT_TRUE(button->toolTip().contains(u'(')) << button->toolTip().toStdString();
    window.actions().setShortcuts(ActionId::Save, {QKeySequence(QStringLiteral("Ctrl+Alt+Shift+S"))});
    EXPECT_TRUE(window.actions()[ActionId::Save]->toolTip().contains(QStringLiteral("Ctrl+Alt+Shift+S")));
    window.actions().resetShortcuts(ActionId::Save);
    const auto* next = window.findChild<QWidget*>(QStringLiteral("queue-next"));
    ASSERT_TRUE(next);
    window.actions().setShortcuts(ActionId::NextUnconfirmed, {QKeySequence(QStringLiteral("Ctrl+Alt+Shift+N"))});
    EXPECT_TRUE(next->toolTip().contains(QStringLiteral("Ctrl+Alt+Shift+N"))) << next->toolTip().toStdString();
    window.actions().resetShortcuts(ActionId::NextUnconfirmed);
}

/// A label with quotation marks is searched for as it is.
TEST_F(WindowTest, LabelsAreQuotedInThePatternsOfThePalette)
{
    std::string text(smallTreebank);
    text.replace(text.find("\tobj\t"), 5, "\to\"b\\j\t");
    startWith(text);
    key(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window.findChild<CommandPalette*>();
    const QString label = QStringLiteral("o\"b\\j");
    EXPECT_TRUE(waitFor([&] {
        palette->field()->clear();
        QTest::keyClicks(palette->field(), label);
        return palette->list()->count() > 1 && palette->list()->item(0)->text() == label;
    }));
    QTest::keyClick(palette->field(), Qt::Key_Return);
    EXPECT_EQ(window.searchPanel()->patternField()->text(), QStringLiteral("relation=\"o\\\"b\\\\j\""));
    EXPECT_TRUE(waitFor([&] { return window.searchPanel()->list()->model()->rowCount() == 1; }));
}

} // namespace arcwright::ui::testing
