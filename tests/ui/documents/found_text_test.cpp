// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"
#include "ui/documents/found_text.h"

namespace arcwright::ui::testing {

namespace {

QStringList marked(const FoundText& found)
{
    QStringList texts;
    for (const auto& [begin, length] : found.marks)
        texts << found.shown.mid(begin, length);
    return texts;
}

} // namespace

TEST(FoundInALine, IsMarkedWhereverItStands)
{
    const QFontMetrics metrics(QApplication::font());
    const QString text = QStringLiteral("The ferry left, and the Ferry came back.");
    const FoundText found = foundText(text, QStringLiteral("ferry"), metrics, 10000);
    EXPECT_EQ(found.shown, text);
    EXPECT_EQ(marked(found), QStringList({QStringLiteral("ferry"), QStringLiteral("Ferry")}));
    EXPECT_TRUE(foundText(text, QStringLiteral("boat"), metrics, 10000).marks.empty());
    EXPECT_TRUE(foundText(text, {}, metrics, 10000).marks.empty());
}

TEST(FoundInALine, IsMarkedAsTheListFindsIt)
{
    const QFontMetrics metrics(QApplication::font());
    const QString text = QStringLiteral("Má babička, a ne babica\u0301ci: が か");
    const auto found
        = [&](const char* searched) { return marked(foundText(text, QString::fromUtf8(searched), metrics, 10000)); };
    EXPECT_EQ(found("babicka"), QStringList(QStringLiteral("babička")));
    EXPECT_EQ(found("BABIČKA"), QStringList(QStringLiteral("babička")));
    EXPECT_EQ(found("babičci"), QStringList()) << "what is typed with marks is meant so";
    EXPECT_EQ(found("babicaci"), QStringList(QStringLiteral("babica\u0301ci"))) << "a mark of its own letter";
    EXPECT_EQ(found("か"), QStringList(QStringLiteral("か"))) << "kana with a mark are other letters";
}

TEST(FoundInALine, IsSeenThoughTheLineIsTooShortForAll)
{
    const QFontMetrics metrics(QApplication::font());
    const QString text
        = QStringLiteral("A word after a word after a word after another word, and then the harbour at night.");
    const int width = metrics.horizontalAdvance(QStringLiteral("A word after a word after"));
    for (const char* searched : {"harbour", "at night.", "A word"}) {
        const FoundText found = foundText(text, QString::fromLatin1(searched), metrics, width);
        ASSERT_FALSE(found.marks.empty()) << searched;
        EXPECT_EQ(marked(found).front(), QString::fromLatin1(searched));
        EXPECT_LE(metrics.horizontalAdvance(found.shown), width) << searched;
        EXPECT_EQ(found.shown.startsWith(QChar(0x2026)), searched != std::string("A word")) << searched;
    }
}

TEST(FoundInALine, IsFoundInWordsAndAcrossTheirBorders)
{
    const auto sentence = test::sentence({test::token("The", "DET", 2, "det"), test::token("old", "ADJ", 3, "amod"),
        test::token("cold", "ADJ", 4, "amod"), test::token("Žofie", "PROPN", 0, "root")});
    const auto found = [&](const char* searched) { return foundUnits(*sentence, QString::fromUtf8(searched)); };
    EXPECT_EQ(found("old"), (std::vector<int>{2, 3}));
    EXPECT_EQ(found("the o"), (std::vector<int>{1, 2}));
    EXPECT_EQ(found("zofie"), std::vector<int>{4});
    EXPECT_EQ(found("cat"), std::vector<int>());
    EXPECT_EQ(found(""), std::vector<int>());
}

TEST(FoundInALine, IsFoundBehindATokenOfSeveralWords)
{
    const Sentence sentence = test::sentenceOf("# text = kdyby se ptal když\n"
                                               "1-2\tkdyby\t_\t_\t_\t_\t_\t_\t_\t_\n"
                                               "1\tkdyž\tkdyž\tSCONJ\t_\t_\t4\tmark\t_\t_\n"
                                               "2\tby\tbýt\tAUX\t_\t_\t4\taux\t_\t_\n"
                                               "3\tse\tse\tPRON\t_\t_\t4\texpl\t_\t_\n"
                                               "4\tptal\tptát\tVERB\t_\t_\t0\troot\t_\t_\n"
                                               "5\tkdyž\tkdyž\tSCONJ\t_\t_\t4\tmark\t_\t_\n\n");
    const auto found = [&](const char* searched) { return foundUnits(sentence, QString::fromUtf8(searched)); };
    EXPECT_EQ(found("se"), std::vector<int>{3}) << "a word of the token stands in the text further on";
    EXPECT_EQ(found("dyb"), (std::vector<int>{1, 2}));
    EXPECT_EQ(found("když"), std::vector<int>{5});
}

} // namespace arcwright::ui::testing
