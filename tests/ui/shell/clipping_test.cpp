// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeView>

#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/chord_dialog.h"
#include "ui/annotation/guess_strip.h"
#include "ui/documents/sentence_browser.h"
#include "ui/look/elided_label.h"
#include "ui/look/elided_text.h"
#include "ui/look/empty_note.h"
#include "ui/look/window_style.h"
#include "ui/look/wrapped_parts.h"
#include "ui/shell/shortcut_overview.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui::testing {

namespace {

QString textOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentText();
    return {};
}

/// Whether a text is drawn over its widget's end: those that end in an ellipsis, and show the whole on hovering, are
/// not.
bool isCut(const QWidget& widget)
{
    if (qobject_cast<const ElidedLabel*>(&widget) || qobject_cast<const ElidedText*>(&widget)
        || qobject_cast<const EmptyNote*>(&widget))
        return false;
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label && label->wordWrap())
        return label->height() < label->heightForWidth(label->width());
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        const int arrow = 30;
        return box->fontMetrics().horizontalAdvance(box->currentText()) + arrow > box->width() + 1;
    }
    return widget.width() < widget.sizeHint().width() || widget.height() < widget.sizeHint().height();
}

/// The texts that are cut within a widget.
QStringList clippedIn(const QWidget& parent)
{
    QStringList cut;
    for (const QWidget* widget : parent.findChildren<QWidget*>()) {
        const QString text = textOf(*widget);
        if (widget->isVisible() && !text.isEmpty() && isCut(*widget))
            cut << QStringLiteral("%1 “%2” (%3 of %4)")
                       .arg(QLatin1String(widget->metaObject()->className()), text)
                       .arg(widget->width())
                       .arg(widget->sizeHint().width());
    }
    return cut;
}

class Clipping : public WindowTest { };

} // namespace

TEST_F(Clipping, NoPanelCutsItsTexts)
{
    startWith(smallTreebank);
    for (const QSize& size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        window.resize(size);
        for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            QApplication::processEvents();
            const QStringList cut = clippedIn(*dock);
            EXPECT_TRUE(cut.isEmpty()) << size.width() << ", " << qPrintable(dock->windowTitle()) << ": "
                                       << qPrintable(cut.join(QStringLiteral("; ")));
        }
        EXPECT_TRUE(clippedIn(*window.sentenceView()).isEmpty())
            << qPrintable(clippedIn(*window.sentenceView()).join(QStringLiteral("; ")));
    }
}

TEST_F(Clipping, WhatIsCountedOfProblemsIsCutAtItsEnd)
{
    start(QStringList(QString::fromStdString(folder.write("a.tag", test::readBytes(test::sampleFile("danish.tag"))))));
    window.resize(1024, 700); // not all fits: only the structure is tested, and is said to be
    QDockWidget* problems = window.workplaces().panel(QStringLiteral("problems"));
    problems->show();
    QApplication::processEvents();
    const QStringList cut = clippedIn(*problems);
    EXPECT_TRUE(cut.isEmpty()) << qPrintable(cut.join(QStringLiteral("; ")));
}

TEST_F(Clipping, NoPageCutsItsTexts)
{
    startWith(smallTreebank);
    for (const QSize& size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        window.resize(size);
        for (const Workplace& workplace : workplaces()) {
            window.workplaces().go(workplace.id);
            QApplication::processEvents();
            for (QTabWidget* tabs : window.centralWidget()->findChildren<QTabWidget*>()) {
                for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    QApplication::processEvents();
                    const QStringList cut = clippedIn(*window.centralWidget());
                    EXPECT_TRUE(cut.isEmpty())
                        << size.width() << ", " << qPrintable(tabs->tabText(tab)) << ": " << qPrintable(cut.join(u';'));
                }
                if (tabs->isVisible())
                    tabs->setCurrentIndex(0);
            }
            const QStringList cut = clippedIn(*window.centralWidget());
            EXPECT_TRUE(cut.isEmpty()) << size.width() << ", " << workplace.name << ": " << qPrintable(cut.join(u';'));
        }
    }
}

TEST_F(Clipping, ALongSentenceEndsInAnEllipsis)
{
    std::string text;
    for (int word = 1; word <= 120; ++word)
        text += std::to_string(word) + "\tmorning" + std::to_string(word) + "\t_\tNOUN\t_\t_\t"
            + std::to_string(word - 1) + "\tdep\t_\t_\n";
    startWith(text + "\n");
    window.resize(1024, 700);
    QApplication::processEvents();
    const auto* shown = window.sentenceView()->findChild<ElidedText*>();
    ASSERT_TRUE(shown);
    EXPECT_TRUE(shown->isElided());
    EXPECT_TRUE(shown->text().endsWith(QChar(0x2026)));
    EXPECT_TRUE(shown->toolTip().contains(QStringLiteral("morning120")));
    EXPECT_LE(shown->fontMetrics().lineSpacing() * 2, shown->height());
}

/// Whoever asked what was cut off had to hover over it.
TEST_F(Clipping, WhatStandsAboveASentenceIsWholeInASmallWindow)
{
    startWith("# sent_id = newspaper-2026-11-26-politics-0001-sentence-00012\n" + std::string(smallTreebank));
    workspace().startLayer(QStringLiteral("predicted by a parser with a long name"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Jackknifed}}});
    window.sentenceView()->setModel(QStringLiteral("the parser trained here on newspaper.conllu"),
        QString::fromStdString(workspace().layer().name()));
    const auto* title = window.sentenceView()->findChild<WrappedParts*>();
    ASSERT_TRUE(title);
    for (const QSize& size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        window.resize(size);
        QApplication::processEvents();
        QStringList lines = title->lines();
        for (QString& line : lines)
            line = line.endsWith(QChar(0xB7)) ? line.chopped(3) : line; // where it ends between two parts
        EXPECT_EQ(lines.join(QStringLiteral("  ·  ")), title->text()) << size.width();
        EXPECT_TRUE(title->text().contains(QStringLiteral("not seen in training"))) << qPrintable(title->text());
        EXPECT_TRUE(title->text().endsWith(QStringLiteral("newspaper.conllu"))) << qPrintable(title->text());
        EXPECT_GE(title->height(), title->lines().size() * title->fontMetrics().lineSpacing());
    }
}

TEST_F(Clipping, TheListHasNoRoomForDifferencesFromNothing)
{
    startWith(smallTreebank);
    window.resize(1700, 900); // or the list could not be so wide
    QApplication::processEvents();
    const QTreeView& list = *window.browser()->list();
    const int wide = 90 * list.fontMetrics().averageCharWidth(); // else the name of the layer is in the tool tip alone
    window.resizeDocks({window.workplaces().panel(QStringLiteral("sentences"))}, {wide}, Qt::Horizontal);
    ASSERT_TRUE(waitFor([&] { return list.width() > wide * 9 / 10; })) << list.width();
    const auto width = [&] { return list.columnWidth(static_cast<int>(SentenceColumn::Differences)); };
    const int bare = width();
    const int title = static_cast<int>(SentenceColumn::Differences);
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    ASSERT_GT(list.width(), wide * 9 / 10) << "still";
    EXPECT_EQ(list.model()->headerData(title, Qt::Horizontal).toString(), QStringLiteral("≠ predicted"))
        << list.width() << " of " << wide;
    EXPECT_GE(width(), list.header()->sectionSizeHint(title)) << "the usual name is seen whole";
    workspace().startLayer(QStringLiteral("predicted-by-bob.conllu"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    const QString said = list.model()->headerData(title, Qt::Horizontal).toString();
    EXPECT_TRUE(said.endsWith(QChar(0x2026))) << "a long name is cut, so that it shows that it is";
    EXPECT_GT(width(), bare);
    EXPECT_GT(width(), list.header()->fontMetrics().horizontalAdvance(said));
}

TEST_F(Clipping, ANarrowListCutsItsSentencesWhereTheyCanBeSeenToBeCut)
{
    startWith(smallTreebank);
    QTreeView& list = *window.browser()->list();
    for (const int width : {230, 180, 300}) {
        QDockWidget* const dock = window.workplaces().panel(QStringLiteral("sentences"));
        window.resizeDocks({dock}, {width}, Qt::Horizontal);
        ASSERT_TRUE(waitFor([&] { return std::abs(list.width() - width) < 20; })) << list.width();
        EXPECT_EQ(list.header()->length(), list.viewport()->width());
    }
}

TEST_F(Clipping, InANarrowListTheSentencesHaveMoreRoomThanTheDifferences)
{
    startWith(smallTreebank);
    window.resize(1700, 900);
    QApplication::processEvents();
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    QTreeView& list = *window.browser()->list();
    const auto width = [&](SentenceColumn column) { return list.columnWidth(static_cast<int>(column)); };
    QDockWidget* const dock = window.workplaces().panel(QStringLiteral("sentences"));
    const int wide = 90 * list.fontMetrics().averageCharWidth();
    window.resizeDocks({dock}, {wide}, Qt::Horizontal);
    ASSERT_TRUE(waitFor([&] { return list.width() > wide * 9 / 10; })) << list.width();
    const int usual = width(SentenceColumn::Differences);
    window.resizeDocks({dock}, {200}, Qt::Horizontal);
    ASSERT_TRUE(waitFor([&] { return width(SentenceColumn::Differences) < usual; }));
    EXPECT_GT(width(SentenceColumn::Text), 2 * width(SentenceColumn::Differences));
    window.resizeDocks({dock}, {wide}, Qt::Horizontal);
    ASSERT_TRUE(waitFor([&] { return width(SentenceColumn::Differences) == usual; }));
}

TEST_F(Clipping, WithLargerLettersAListIsNarrowWithoutBeingResized)
{
    startWith(smallTreebank);
    window.resize(1700, 900);
    QApplication::processEvents();
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    QTreeView& list = *window.browser()->list();
    QDockWidget* const dock = window.workplaces().panel(QStringLiteral("sentences"));
    window.resizeDocks({dock}, {90 * list.fontMetrics().averageCharWidth()}, Qt::Horizontal);
    const auto title = [&] {
        return list.model()->headerData(static_cast<int>(SentenceColumn::Differences), Qt::Horizontal).toString();
    };
    ASSERT_TRUE(waitFor([&] { return title().contains(QStringLiteral("predicted")); }));
    const QFont usual = list.font();
    QFont larger = usual;
    larger.setPointSizeF(2 * usual.pointSizeF());
    list.setFont(larger);
    EXPECT_FALSE(title().contains(QStringLiteral("predicted"))) << qPrintable(title());
    list.setFont(usual);
    EXPECT_TRUE(title().contains(QStringLiteral("predicted"))) << qPrintable(title());
}

TEST_F(Clipping, TheGuessesNameTheirModelWhereThereIsRoom)
{
    GuessStrip strip;
    strip.setSource(QStringLiteral("the parser trained here on czech.conllu"));
    strip.setChoices(
        {{QStringLiteral("obj of saw")}, {QStringLiteral("obl of saw")}, {QStringLiteral("obj of it")}}, false);
    const int source = strip.fontMetrics().horizontalAdvance(strip.source());
    strip.resize(source + 500, strip.sizeHint().height());
    EXPECT_GT(strip.place(0).left(), source) << "not cut";
    strip.resize(source, strip.sizeHint().height());
    EXPECT_LT(strip.place(0).left(), source / 2) << "the choices come first";
    EXPECT_FALSE(strip.place(0).isEmpty());
}

TEST_F(Clipping, TheGuessesOfAMirroredWindowBeginAtTheRightAndCoverNoName)
{
    GuessStrip strip;
    strip.setLayoutDirection(Qt::RightToLeft);
    strip.setSource(QStringLiteral("ar.arcmodel"));
    strip.setChoices({{QStringLiteral("obj of saw")}, {QStringLiteral("obl of saw")}}, false);
    strip.resize(600, strip.sizeHint().height());
    EXPECT_LT(strip.place(0).right(), strip.sourcePlace().left());
    EXPECT_LT(strip.place(1).right(), strip.place(0).left());
    strip.setLayoutDirection(Qt::LeftToRight);
    EXPECT_GT(strip.place(0).left(), strip.sourcePlace().right());
    EXPECT_GT(strip.place(1).left(), strip.place(0).right());
}

TEST_F(Clipping, NoDialogCutsItsTextsOrItsTitle)
{
    startWith(smallTreebank);
    QStringList seen;
    const auto check = [&](QDialog& dialog) {
        QApplication::processEvents();
        seen << dialog.windowTitle();
        const QStringList cut = clippedIn(dialog);
        EXPECT_TRUE(cut.isEmpty()) << qPrintable(dialog.windowTitle()) << ": "
                                   << qPrintable(cut.join(QStringLiteral("; ")));
        EXPECT_GE(dialog.width(), widthForTitle(dialog)) << qPrintable(dialog.windowTitle());
    };
    QTimer modal; // looks at what is executed, and leaves it
    QObject::connect(&modal, &QTimer::timeout, &modal, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        check(*dialog);
        dialog->reject();
    });
    modal.start(20);
    for (const char* name : {"Go to sentence…", "Edit the comment lines…", "Chords…", "Type a sentence…",
             "Type or paste a text…", "Keyboard shortcuts", "About Arcwright", "Export…", "Export the steps…"}) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (QString(action->text()).remove(u'&') != QString::fromUtf8(name) || !action->isEnabled())
                continue;
            action->trigger();
            break;
        }
        EXPECT_TRUE(waitFor([] { return QApplication::activeModalWidget() == nullptr; })) << name;
        for (QDialog* dialog : window.findChildren<QDialog*>()) {
            if (dialog->isVisible() && !dialog->isModal()) {
                check(*dialog);
                dialog->close();
            }
        }
    }
    for (const char* title : {"Go to sentence", "Comment lines", "Chords", "Keyboard shortcuts"})
        EXPECT_TRUE(seen.contains(QString::fromUtf8(title))) << title << " in " << qPrintable(seen.join(u' '));
}

} // namespace arcwright::ui::testing
