// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QCursor>
#include <QEnterEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/formats/format_problems.h"
#include "core/messages/problem_sentences.h"
#include "core/model/model_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/ui/support/qt_printers.h"
#include "tests/ui/support/wait_for.h"
#include "ui/look/problem_text.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/message_place.h"

namespace arcwright::ui::testing {

namespace {

const Problem wrongColumns{FormatProblem::WrongColumnCount, "a/b.conllu", 7, 3, {"10", "2"}};

/// Whoever clicks has read what is shown.
std::function<std::int64_t()> slowClock()
{
    return [now = std::int64_t{0}]() mutable { return now += 1000; };
}

bool shows(const MessageBar& bar, const QString& text)
{
    const auto labels = bar.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
        [&](const QLabel* label) { return !label->isHidden() && label->text().contains(text); });
}

} // namespace

TEST(ProblemTexts, ShowWhatCannotBeSeen)
{
    const Problem problem{FormatProblem::WrongColumnCount, {}, 1, 1,
        {"10",
            "\xEF\xBB\xBF"
            "2\x1b"}};
    EXPECT_EQ(problemText(problem), QStringLiteral("Expected 10 columns with tabs between them, found \\ufeff2\\x1b."));
}

TEST(ProblemTexts, HaveTheirArguments)
{
    EXPECT_EQ(problemText(wrongColumns), QStringLiteral("Expected 10 columns with tabs between them, found 2."));
    EXPECT_EQ(problemText({EvaluationProblem::TokenFormMismatch, {}, 0, 0, {"4", "2", "%1", "b"}}),
        QStringLiteral("Sentence 4, word 2 differs: \"%1\" and \"b\"."));
    EXPECT_EQ(problemText({TreebankProblem::InvalidHead, {}, 0, 0, {}}).count(u'%'), 1) << "a missing argument stays";
}

TEST(ProblemTexts, CallLanguagesAsPeopleDo)
{
    const QString text = problemText({ModelProblem::OfOtherLanguage, {}, 0, 0, {"en", "sv"}});
    EXPECT_TRUE(text.contains(QStringLiteral("trained with the language English,"))) << qPrintable(text);
    EXPECT_TRUE(text.contains(QStringLiteral(" sv."))) << "which has no features of its own: " << qPrintable(text);
}

TEST(ProblemTexts, AreSentencesForEveryCode)
{
    int checked = 0;
    const auto check = [&]<class Enumeration>(ProblemEnumerations<Enumeration>) {
        for (int number = 0; number < ProblemArea<Enumeration>::count; ++number, ++checked) {
            const ProblemCode code = static_cast<Enumeration>(number);
            const QString text = problemText({code, {}, 0, 0, {"w", "x", "y", "z"}});
            EXPECT_TRUE(text.endsWith(u'.')) << textOf(code);
            EXPECT_FALSE(text.contains(u'%')) << qPrintable(text);
        }
    };
    [&]<class... Enumerations>(
        ProblemEnumerations<Enumerations...>) { (check(ProblemEnumerations<Enumerations>()), ...); }(AllProblems());
    EXPECT_GE(checked, 136);
}

TEST(ProblemTexts, SayTheOperatingSystemsReasonWhereThereIsOne)
{
    for (const auto code : {FileProblem::NotReadable, FileProblem::NotWritable, FileProblem::DiskFull}) {
        const QString plain = problemText({code, "a", 0, 0, {}});
        EXPECT_EQ(problemText({code, "a", 0, 0, {"Disk quota exceeded"}}),
            plain + QStringLiteral(" The operating system says: Disk quota exceeded."));
    }
}

TEST(ProblemTexts, SayWhoHasAFileOpenWhereThatIsKnown)
{
    const QString plain = problemText({FileProblem::InUse, "a", 0, 0, {"", ""}});
    EXPECT_EQ(problemText({FileProblem::InUse, "a", 0, 0, {"42", "thor"}}),
        plain + QStringLiteral(" It is process 42 on thor."));
}

TEST(ProblemTexts, SayThePlaceAsFarAsItIsKnown)
{
    EXPECT_EQ(problemPlace(wrongColumns), QStringLiteral("a/b.conllu, line 7, column 3"));
    EXPECT_EQ(problemPlace({FileProblem::IsEmpty, "a.conllu", 0, 0, {}}), QStringLiteral("a.conllu"));
    EXPECT_TRUE(problemPlace({JobProblem::Cancelled, {}, 0, 0, {}}).isEmpty());
}

TEST(Messages, AreHiddenUntilThereIsOne)
{
    MessageBar bar;
    EXPECT_TRUE(bar.isHidden());
    EXPECT_TRUE(bar.message().isEmpty());
}

TEST(Messages, ShowWhatIsWrongAndWhere)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.setTheme(makeTheme(ThemeKind::Light));
    bar.showProblem(wrongColumns);
    EXPECT_FALSE(bar.isHidden());
    EXPECT_EQ(bar.message(), problemTextWithStep(wrongColumns));
    EXPECT_TRUE(shows(bar, problemPlace(wrongColumns)));
}

TEST(Messages, ShowTheFirstOfSeveralProblemsAndTheirNumber)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.showProblems({wrongColumns, {TreebankProblem::InvalidHead, "c.conllu", 9, 1, {"x"}}});
    EXPECT_TRUE(bar.message().startsWith(QStringLiteral("2 sentences cannot be read"))) << qPrintable(bar.message());
    EXPECT_TRUE(bar.message().endsWith(problemTextWithStep(wrongColumns, MendingPlace::OpenTreebank)));
    EXPECT_TRUE(bar.message().contains(QStringLiteral("Edit as text"))) << "of the treebank that is open";
    bar.showProblem(wrongColumns);
    EXPECT_FALSE(bar.message().contains(QStringLiteral("Edit as text"))) << "of whatever file, which no window shows";
    EXPECT_TRUE(bar.message().contains(QStringLiteral("in a text editor")));
    bar.showProblems({wrongColumns, {TreebankProblem::InvalidHead, "c.conllu", 9, 1, {"x"}}});
    EXPECT_TRUE(shows(bar, problemPlace(wrongColumns)));
    EXPECT_FALSE(shows(bar, QStringLiteral("c.conllu")));
}

TEST(Messages, ShowNoPlaceWhereThereIsNone)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.showProblem(wrongColumns);
    bar.showProblem({TreebankProblem::NoSentences, {}, 0, 0, {}});
    EXPECT_FALSE(shows(bar, QStringLiteral("b.conllu")));
}

TEST(Messages, GoWhenTheyAreClosed)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.setClock(slowClock());
    parent.show();
    bar.showProblem(wrongColumns);
    auto* close = bar.findChild<QToolButton*>();
    ASSERT_TRUE(close);
    QTest::mouseClick(close, Qt::LeftButton);
    EXPECT_TRUE(bar.isHidden());
    EXPECT_TRUE(bar.message().isEmpty());
}

TEST(Messages, TellWhichNoticeSomebodyHasClosed)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.setClock(slowClock());
    parent.show();
    QSignalSpy closed(&bar, &MessageBar::noticeClosed);
    bar.showNotice(QStringLiteral("k"), QStringLiteral("Told."), {});
    bar.showProblem(wrongColumns);
    auto* close = bar.findChild<QToolButton*>();
    QTest::mouseClick(close, Qt::LeftButton);
    EXPECT_EQ(closed.count(), 0) << "a message of a command";
    QTest::mouseClick(close, Qt::LeftButton);
    ASSERT_EQ(closed.count(), 1);
    EXPECT_EQ(closed.front().front().toString(), QStringLiteral("k"));
}

TEST(Messages, OfferWhatCanBeDone)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.setClock(slowClock());
    parent.show();
    int done = 0;
    bar.showNotice(QStringLiteral("a"), QStringLiteral("first"), {}, {{QStringLiteral("Do"), [&] { ++done; }}});
    const auto buttons = bar.findChildren<QToolButton*>();
    ASSERT_EQ(buttons.size(), 2);
    EXPECT_EQ(buttons.front()->text(), QStringLiteral("Do"));
    QTest::mouseClick(buttons.front(), Qt::LeftButton);
    EXPECT_EQ(done, 1);
    EXPECT_TRUE(bar.isHidden());
}

TEST(Messages, AreNotHitByAClickThatWasOnItsWayWhenTheyCame)
{
    QWidget parent;
    MessageBar bar(&parent);
    parent.show();
    std::int64_t now = 5000;
    bar.setClock([&now] { return now; });
    int done = 0;
    bar.showNotice(QStringLiteral("a"), QStringLiteral("first"), {}, {{QStringLiteral("Do"), [&] { ++done; }}});
    const auto buttons = bar.findChildren<QToolButton*>(); // that of the notice, and the one that closes
    now += 100;
    for (QToolButton* button : buttons)
        QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(done, 0);
    EXPECT_FALSE(bar.isHidden());
    QTest::keyClick(buttons.front(), Qt::Key_Space);
    EXPECT_EQ(done, 1) << "a key is meant for what has the keyboard";
    bar.showNotice(QStringLiteral("b"), QStringLiteral("second"), {}, {{QStringLiteral("Do"), [&] { ++done; }}});
    now += 600;
    for (QToolButton* button : bar.findChildren<QToolButton*>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Do"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    EXPECT_EQ(done, 2);
}

TEST(Messages, OfCommandsGoAndNoticesStay)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.showNotice(QStringLiteral("a"), QStringLiteral("first"), {});
    bar.showNotice(QStringLiteral("b"), QStringLiteral("second"), {}, {{QStringLiteral("Do"), {}}});
    bar.showProblem(wrongColumns);
    EXPECT_EQ(bar.message(), problemTextWithStep(wrongColumns));
    bar.clear();
    EXPECT_EQ(bar.message(), QStringLiteral("second"));
    bar.showNotice(QStringLiteral("a"), QStringLiteral("first, again"), {});
    EXPECT_EQ(bar.message(), QStringLiteral("first, again"));
    bar.dropNotice(QStringLiteral("a"));
    EXPECT_EQ(bar.message(), QStringLiteral("second"));
    EXPECT_FALSE(bar.hasNotice(QStringLiteral("a")));
    bar.dropAllNotices();
    EXPECT_TRUE(bar.isHidden());
}

TEST(Messages, ShowTextFromFilesAsItIs)
{
    QWidget parent;
    MessageBar bar(&parent);
    bar.showProblem({TreebankProblem::InvalidHead, "<b>x</b>.conllu", 1, 1, {"<i>evil</i>"}});
    for (const QLabel* label : bar.findChildren<QLabel*>())
        EXPECT_TRUE(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()))
            << qPrintable(label->text());
}

TEST(MessageBarTest, IsRedForWhatFailedAlone)
{
    const Theme theme = makeTheme(ThemeKind::Light);
    MessageBar bar;
    bar.setTheme(theme);
    bar.resize(300, 60);
    const auto isRed = [&] { return bar.grab().toImage().pixelColor(2, 30).rgb() == theme.error.rgb(); }; // its edge
    bar.showProblem(wrongColumns);
    EXPECT_TRUE(isRed());
    bar.showRefusal(wrongColumns);
    EXPECT_FALSE(isRed());
    bar.showNotice(QStringLiteral("recovered"), QStringLiteral("2 steps were made again."), {});
    EXPECT_FALSE(isRed());
    bar.showProblem(wrongColumns);
    EXPECT_TRUE(isRed());
    bar.clear();
    EXPECT_FALSE(isRed()) << "the notice is shown again, in its own colour";
}

TEST(MessageBarTest, SaysWhatItsColourSays)
{
    MessageBar bar;
    bar.setTheme(makeTheme(ThemeKind::Light));
    const auto said = [&] {
        const auto* label = bar.findChild<QLabel*>(QStringLiteral("messageKind"));
        return QStringList{label->text(), bar.accessibleName(), bar.accessibleDescription()};
    };
    bar.show(QStringLiteral("The disk is full."), {});
    const QStringList error = said();
    bar.show(QStringLiteral("That is no head."), QStringLiteral("word 3"), MessageKind::Warning);
    const QStringList warning = said();
    bar.show(QStringLiteral("There is a tour."), {}, MessageKind::Hint);
    const QStringList hint = said();
    EXPECT_EQ(
        error, (QStringList{QStringLiteral("× Error"), QStringLiteral("Error"), QStringLiteral("The disk is full.")}));
    EXPECT_EQ(warning[0], QStringLiteral("! Warning"));
    EXPECT_EQ(warning[1], QStringLiteral("Warning"));
    EXPECT_TRUE(warning[2].contains(QStringLiteral("word 3")));
    EXPECT_EQ(hint[0], QStringLiteral("i Note"));
    EXPECT_EQ(hint[1], QStringLiteral("Note"));
    bar.clear();
    bar.showNotice(QStringLiteral("a"), QStringLiteral("Below."), {});
    bar.showProblem(wrongColumns);
    bar.clear();
    EXPECT_EQ(said()[1], QStringLiteral("Note")) << "of the one that is shown again";
}

TEST(MessageBarTest, ItsLettersGrowWithTheWindows)
{
    QWidget page;
    MessageBar bar(&page);
    bar.setTheme(makeTheme(ThemeKind::Light));
    bar.show(QStringLiteral("The disk is full."), {});
    page.show();
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSize(32);
    QApplication::setFont(large);
    QCoreApplication::processEvents();
    for (const QLabel* label : bar.findChildren<QLabel*>())
        EXPECT_EQ(label->fontInfo().pointSize(), 32) << qPrintable(label->text());
    EXPECT_TRUE(bar.findChild<QLabel*>(QStringLiteral("messageKind"))->font().bold());
    QApplication::setFont(before);
}

/// In large letters a note covered the whole diagram, and its button was cut.
TEST(MessageBarTest, ALongTextLeavesMostOfALowPage)
{
    QWidget page;
    auto* layout = new QVBoxLayout(&page);
    auto* content = new QWidget(&page);
    content->setMinimumHeight(40);
    layout->addWidget(content, 1);
    MessageBar bar;
    bar.setClock(slowClock());
    new MessagePlace(bar, page);
    QFont large = page.font();
    large.setPointSize(30);
    page.setFont(large);
    page.resize(500, 480);
    page.show();
    const QString text = QStringLiteral("No model is in use. ").repeated(12);
    bar.showNotice(QStringLiteral("key"), text, {}, {{QStringLiteral("Use another one"), [] {}}});
    for (int turn = 0; turn < 5; ++turn)
        QCoreApplication::processEvents();
    EXPECT_LE(bar.height(), page.height() * 3 / 5);
    EXPECT_EQ(bar.message(), text);
    for (const QToolButton* button : bar.findChildren<QToolButton*>()) {
        if (button->isVisible())
            EXPECT_TRUE(bar.rect().contains(QRect(button->mapTo(&bar, QPoint()), button->size())))
                << qPrintable(button->text());
    }
    const auto* area = bar.findChild<QScrollArea*>();
    EXPECT_GT(area->verticalScrollBar()->maximum(), 0) << "the rest can be read";
    bar.showNotice(QStringLiteral("key"), QStringLiteral("Short."), {});
    for (int turn = 0; turn < 5; ++turn)
        QCoreApplication::processEvents();
    EXPECT_EQ(area->verticalScrollBar()->maximum(), 0);
}

/// Whatever came first: the text, its place, the window, or its width.
TEST(MessageBarTest, AShortTextIsReadWholeWithoutScrolling)
{
    const auto text = QStringLiteral("There is no such file or folder. Check the name, and whether it was moved.");
    for (const bool isShownFirst : {true, false}) {
        QWidget page;
        auto* layout = new QVBoxLayout(&page);
        layout->addWidget(new QWidget(&page), 1);
        MessageBar bar;
        new MessagePlace(bar, page);
        const auto scrolled = [&] { return bar.findChild<QScrollArea*>()->verticalScrollBar()->maximum(); };
        if (!isShownFirst)
            bar.show(text, QStringLiteral("dadev"));
        page.resize(900, 500);
        page.show();
        if (isShownFirst)
            bar.show(text, QStringLiteral("dadev"));
        for (const int width : {900, 590, 320, 590, 420}) {
            page.resize(width, 500);
            EXPECT_TRUE(waitFor([&] { return bar.width() == width && scrolled() == 0; })) << width << isShownFirst;
        }
        bar.show(text, {});
        bar.show(text + text, QStringLiteral("another place"));
        EXPECT_TRUE(waitFor([&] { return scrolled() == 0; })) << isShownFirst;
    }
}

TEST(MessageBarTest, ButtonsAreThereWithTheText)
{
    MessageBar bar;
    bar.show(QStringLiteral("The first."), {});
    bar.showNotice(QStringLiteral("key"), QStringLiteral("The second."), {}, {{QStringLiteral("Go on"), [] {}}});
    const auto buttons = bar.findChildren<QToolButton*>();
    const auto button = std::find_if(buttons.begin(), buttons.end(),
        [](const QToolButton* each) { return each->text() == QStringLiteral("Go on"); });
    ASSERT_NE(button, buttons.end());
    EXPECT_TRUE((*button)->isVisible()) << "no turn of the event loop later";
}

/// Two long buttons would leave the text a column of a few letters.
TEST(MessageBarTest, ButtonsStandBelowTextThatTheyWouldMakeHigher)
{
    QWidget parent;
    auto* layout = new QVBoxLayout(&parent);
    auto* bar = new MessageBar;
    layout->addWidget(bar);
    layout->addStretch(1);
    parent.resize(700, 300);
    parent.show();
    const auto showWith = [&](const QString& text) {
        bar->showNotice(QStringLiteral("key"), text, QString(),
            {{QStringLiteral("Show the sentences that changed"), {}},
                {QStringLiteral("Back to the former model"), {}}});
        QCoreApplication::sendPostedEvents();
        layout->activate();
        const auto labels = bar->findChildren<QLabel*>();
        const auto* label
            = *std::find_if(labels.begin(), labels.end(), [&](const QLabel* each) { return each->text() == text; });
        const auto buttons = bar->findChildren<QToolButton*>();
        const auto* button = *std::find_if(buttons.begin(), buttons.end(),
            [](const QToolButton* each) { return !each->isHidden() && each->text().startsWith(u'S'); });
        return button->mapTo(bar, QPoint(0, 0)).y() >= label->mapTo(bar, label->rect().bottomLeft()).y();
    };
    EXPECT_FALSE(showWith(QStringLiteral("A short note")));
    EXPECT_TRUE(showWith(QStringLiteral("some words ").repeated(24)));
    parent.resize(2400, 300);
    QCoreApplication::sendPostedEvents();
    EXPECT_FALSE(showWith(QStringLiteral("A short note")));
}

namespace {

class NotesOnAPage : public ::testing::Test {
protected:
    NotesOnAPage()
    {
        auto* layout = new QVBoxLayout(&page);
        layout->setContentsMargins({});
        layout->addWidget(&above);
        layout->addStretch();
        layout->addWidget(&below);
        new MessagePlace(*bar, page);
        page.resize(800, 400);
        page.show();
        settle();
    }
    ~NotesOnAPage() override
    {
        above.setParent(nullptr);
        below.setParent(nullptr);
    }

    static void settle()
    {
        for (int turn = 0; turn < 3; ++turn)
            QCoreApplication::processEvents();
    }
    void comeIn()
    {
        const QPointF in(400, 20);
        QEnterEvent enter(in, in, page.mapToGlobal(in));
        QCoreApplication::sendEvent(&page, &enter);
    }
    void tell()
    {
        bar->showNotice(QStringLiteral("news"), QStringLiteral("The model has changed."), {});
        settle();
    }
    void goOut()
    {
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&page, &leave);
        settle();
    }

    QWidget page;
    QPushButton above{QStringLiteral("above")};
    QPushButton below{QStringLiteral("below")};
    MessageBar* bar = new MessageBar(&page);
};

} // namespace

TEST_F(NotesOnAPage, MoveNothingThatIsUnderTheMouse)
{
    const QRect first = above.geometry();
    const QRect last = below.geometry();
    comeIn();
    tell();
    ASSERT_TRUE(bar->isVisible());
    EXPECT_EQ(above.geometry(), first);
    EXPECT_EQ(below.geometry(), last);
    EXPECT_EQ(bar->width(), page.width());
    EXPECT_TRUE(page.rect().contains(bar->geometry()));
}

TEST_F(NotesOnAPage, HaveRoomOfTheirOwnAsSoonAsTheMouseIsElsewhere)
{
    const QRect first = above.geometry();
    const QRect last = below.geometry();
    comeIn();
    tell();
    goOut();
    EXPECT_EQ(above.geometry(), first);
    EXPECT_FALSE(bar->geometry().intersects(below.geometry()));
    comeIn();
    bar->dropNotice(QStringLiteral("news"));
    settle();
    EXPECT_NE(below.geometry(), last) << "the mouse is there";
    goOut();
    EXPECT_EQ(below.geometry(), last);
}

TEST_F(NotesOnAPage, MakeNoPageGrowThatHasNoHeightToSpare)
{
    below.setMinimumHeight(below.height() + page.height() - page.layout()->totalMinimumSize().height());
    settle();
    ASSERT_EQ(page.height(), 400);
    tell();
    goOut();
    ASSERT_TRUE(bar->isVisible());
    EXPECT_EQ(page.height(), 400);
    EXPECT_EQ(page.layout()->contentsMargins(), QMargins());
    EXPECT_TRUE(page.rect().contains(bar->geometry()));
}

TEST_F(NotesOnAPage, GiveTheirRoomBackToAWindowThatHasLessForThePage)
{
    const int least = page.minimumSizeHint().height();
    tell();
    goOut();
    ASSERT_GT(page.layout()->contentsMargins().bottom(), 0);
    page.resize(800, least);
    settle();
    EXPECT_EQ(page.height(), least);
    EXPECT_EQ(page.layout()->contentsMargins(), QMargins());
}

TEST_F(NotesOnAPage, HaveRoomSoonWhereTheMouseRestsOnWhatStays)
{
    const QRect first = above.geometry();
    comeIn();
    QCursor::setPos(above.mapToGlobal(above.rect().center()));
    tell();
    ASSERT_EQ(page.layout()->contentsMargins(), QMargins()) << "a mouse may be on its way";
    EXPECT_TRUE(waitFor([this] { return !bar->geometry().intersects(below.geometry()); }));
    EXPECT_EQ(above.geometry(), first);
}

TEST_F(NotesOnAPage, CoverNothingForGoodWhereTheMouseRests)
{
    comeIn();
    QCursor::setPos(below.mapToGlobal(below.rect().center()));
    tell();
    ASSERT_TRUE(bar->geometry().intersects(above.geometry())) << "over the upper edge, away from the mouse";
    EXPECT_TRUE(waitFor([this] { return !bar->geometry().intersects(above.geometry()); }));
}

/// It may be clicked once more, as one that takes a step is.
TEST_F(NotesOnAPage, MoveNoButtonThatTheMouseRestsOn)
{
    QPushButton middle(QStringLiteral("middle"));
    auto& layout = static_cast<QVBoxLayout&>(*page.layout());
    layout.insertWidget(2, &middle);
    layout.insertStretch(3);
    settle();
    const QRect place = middle.geometry();
    comeIn();
    QCursor::setPos(middle.mapToGlobal(middle.rect().center()));
    tell();
    constexpr int longerThanRests = 2600; // milliseconds
    QTest::qWait(longerThanRests);
    EXPECT_EQ(middle.geometry(), place);
    goOut();
    EXPECT_NE(middle.geometry(), place);
    middle.setParent(nullptr);
}

TEST_F(NotesOnAPage, HaveRoomAtOnceUnderAMouseThatIsOnThem)
{
    comeIn();
    QCursor::setPos(page.mapToGlobal(QPoint(400, 200)));
    tell();
    QCursor::setPos(bar->mapToGlobal(bar->rect().center()));
    EXPECT_TRUE(waitFor([this] { return !bar->geometry().intersects(below.geometry()); }));
}

TEST_F(NotesOnAPage, DoNotRunAwayFromTheMouseThatBringsTheNext)
{
    bar->setClock(slowClock());
    comeIn();
    QCursor::setPos(below.mapToGlobal(below.rect().center()));
    bar->showNotice(QStringLiteral("news"), QStringLiteral("The model has changed."), {},
        {{QStringLiteral("Back"), [this] { tell(); }}});
    settle();
    ASSERT_EQ(bar->y(), 0);
    QToolButton* back = nullptr;
    for (QToolButton* button : bar->findChildren<QToolButton*>())
        back = button->text() == QStringLiteral("Back") ? button : back;
    ASSERT_NE(back, nullptr);
    QCursor::setPos(back->mapToGlobal(back->rect().center()));
    QTest::mouseClick(back, Qt::LeftButton);
    settle();
    ASSERT_TRUE(bar->isVisible());
    EXPECT_EQ(bar->y(), 0);
}

} // namespace arcwright::ui::testing
