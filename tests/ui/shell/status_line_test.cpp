// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include <QApplication>
#include <QSignalSpy>
#include <QStatusBar>

#include <gtest/gtest.h>

#include "core/editing/edit_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/ui/support/qt_printers.h"
#include "ui/shell/message_bar.h"

namespace arcwright::ui::testing {

namespace {

class StatusLineTest : public ::testing::Test {
protected:
    StatusLineTest() { bar.resize(600, 30); }

    QString text() const { return line.text(); }

    const Problem refusal{TreebankProblem::InvalidHead, {}, 0, 0, {"9", "4"}};
    MessageBar messages;
    QStatusBar bar;
    StatusLine line{messages, bar};
};

} // namespace

TEST_F(StatusLineTest, WhatFollowedStandsBesideWhatWasDoneUntilTheNextAct)
{
    line.say(QStringLiteral("done"));
    line.add(QStringLiteral("this followed"));
    line.add(QStringLiteral("and that"));
    EXPECT_TRUE(text().startsWith(QStringLiteral("done")));
    EXPECT_TRUE(text().contains(QStringLiteral("this followed")));
    line.drop(QStringLiteral("this followed"));
    EXPECT_FALSE(text().contains(QStringLiteral("this followed"))) << "it is true no more";
    EXPECT_TRUE(text().endsWith(QStringLiteral("and that")));
    line.drop(QStringLiteral("never said"));
    EXPECT_TRUE(text().endsWith(QStringLiteral("and that")));
    line.forget();
    EXPECT_EQ(text(), QStringLiteral("done")) << "the act itself was made";
    line.say(QStringLiteral("something else"));
    EXPECT_EQ(text(), QStringLiteral("something else"));
}

TEST_F(StatusLineTest, WhereNotAllHasRoomTheNewestIsThere)
{
    bar.show();
    QApplication::processEvents();
    const QString done(80, u'a');
    const QString followed = QStringLiteral("the sentence is confirmed still");
    line.say(done);
    line.add(followed);
    EXPECT_TRUE(line.shown().endsWith(followed)) << qPrintable(line.shown());
    EXPECT_LE(bar.fontMetrics().horizontalAdvance(line.shown()), bar.width());
    EXPECT_TRUE(text().startsWith(done)) << "what is said is said";
    line.drop(followed);
    EXPECT_EQ(line.shown(), done);
    bar.resize(3000, 30);
    QApplication::processEvents();
    line.add(followed);
    EXPECT_EQ(line.shown(), text()) << "there is room";
}

TEST_F(StatusLineTest, TheActIsShortenedBeforeItGoes)
{
    bar.show();
    QApplication::processEvents();
    const QString done(80, u'a');
    const QString followed = QStringLiteral("this followed");
    line.say(done);
    line.add(followed);
    EXPECT_TRUE(line.shown().startsWith(QStringLiteral("aaaaaaaaaaaa"))) << qPrintable(line.shown());
    EXPECT_TRUE(line.shown().contains(QStringLiteral("…   ") + followed)) << qPrintable(line.shown());
    EXPECT_LE(bar.fontMetrics().horizontalAdvance(line.shown()), bar.width());
    line.add(QString(60, u'b'));
    EXPECT_FALSE(line.shown().contains(u'a')) << "there is no room for words of it";
    EXPECT_TRUE(line.shown().startsWith(QStringLiteral("…"))) << qPrintable(line.shown());
}

TEST_F(StatusLineTest, WhatFollowsOfNoActStandsAlone)
{
    line.add(QStringLiteral("the parser has learnt"));
    EXPECT_EQ(text(), QStringLiteral("the parser has learnt"));
    line.drop(QStringLiteral("the parser has learnt"));
    EXPECT_EQ(text(), QString());
}

TEST_F(StatusLineTest, AdviceGivesWayToWhatWasDoneBefore)
{
    line.say(QStringLiteral("done"));
    line.advise(QStringLiteral("Enter takes it"));
    EXPECT_EQ(text(), QStringLiteral("Enter takes it"));
    line.dropAdvice();
    EXPECT_EQ(text(), QStringLiteral("done"));
    line.advise(QStringLiteral("Enter takes it"));
    line.say(QStringLiteral("taken"));
    line.dropAdvice();
    EXPECT_EQ(text(), QStringLiteral("taken")) << "it has gone already";
}

TEST_F(StatusLineTest, ARefusalIsInTheMessageBarUntilTheNextAct)
{
    line.refuse(refusal);
    EXPECT_FALSE(messages.message().isEmpty());
    EXPECT_EQ(messages.kind(), MessageKind::Warning) << "nothing has failed";
    line.say(QStringLiteral("done"));
    EXPECT_TRUE(messages.message().isEmpty());
    line.refuse(refusal);
    messages.show(QStringLiteral("The disk is full."), {});
    line.forget();
    EXPECT_EQ(messages.message(), QStringLiteral("The disk is full.")) << "that is not the line's";
}

/// A bar of warnings takes room from the diagram, and is too loud for a key that does nothing.
TEST_F(StatusLineTest, ADigitThatMeansNoGuessIsSaidBesideWhatIsSaidOfActs)
{
    line.say(QStringLiteral("done"));
    line.refuse({EditProblem::NoSuchGuess, {}, 0, 0, {"2"}});
    EXPECT_TRUE(messages.message().isEmpty());
    EXPECT_TRUE(text().contains(u'2')) << qPrintable(text());
    line.say(QStringLiteral("another act"));
    EXPECT_EQ(text(), QStringLiteral("another act"));
}

TEST_F(StatusLineTest, TellsWhenItNeedsMoreThanItsPart)
{
    QSignalSpy crowded(&line, &StatusLine::crowded);
    line.say(QStringLiteral("done"));
    line.say(QString(400, u'm'));
    ASSERT_EQ(crowded.count() > 1, true);
    EXPECT_FALSE(crowded.front().front().toBool());
    EXPECT_TRUE(crowded.back().front().toBool());
}

TEST_F(StatusLineTest, WhatWasSaidGoesWhenOneIsElsewhere)
{
    line.rest(QStringLiteral("3 sentences"));
    line.say(QStringLiteral("Sentence 1: confirmed"));
    line.turn();
    EXPECT_EQ(text(), QStringLiteral("Sentence 1: confirmed")) << "going on was part of it";
    line.add(QStringLiteral("the parser has learnt"));
    line.turn();
    EXPECT_EQ(text(), QStringLiteral("3 sentences"));
    line.say(QStringLiteral("Sentence 3: confirmed"));
    line.turn();
    EXPECT_EQ(text(), QStringLiteral("Sentence 3: confirmed"));
}

} // namespace arcwright::ui::testing
