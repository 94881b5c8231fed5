// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"
#include "ui/annotation/relation_completion.h"

namespace arcwright::ui::testing {
namespace {

RelationCompletion completionOf(const QStringList& relations)
{
    RelationCompletion completion;
    completion.setKnown(relations);
    return completion;
}

TEST(RelationCompletionTest, TypedLettersStandForARelation)
{
    const RelationCompletion completion = completionOf({QStringLiteral("nmod"), QStringLiteral("obl"),
        QStringLiteral("obj"), QStringLiteral("nsubj"), QStringLiteral("iobj")});
    const std::pair<const char*, const char*> cases[] = {{"obj", "obj"}, // itself, though obl comes first
        {"ob", "obl"}, // the first that begins so
        {"subj", "nsubj"}, // that contains it
        {" NS ", "nsubj"}, {"xyz", "xyz"}, {"", ""}};
    for (const auto& [typed, relation] : cases)
        EXPECT_EQ(completion.completed(QString::fromLatin1(typed)), QString::fromLatin1(relation)) << typed;
}

TEST(RelationCompletionTest, WhatIsLikelyComesFirstAndEachOnce)
{
    RelationCompletion completion
        = completionOf({QStringLiteral("nmod"), QStringLiteral("obl"), QStringLiteral("obj")});
    completion.setLikely({QStringLiteral("obj"), QStringLiteral("dep")});
    EXPECT_EQ(completion.offered(),
        (QStringList{QStringLiteral("obj"), QStringLiteral("dep"), QStringLiteral("nmod"), QStringLiteral("obl")}));
    EXPECT_EQ(completion.completed(QStringLiteral("o")), QStringLiteral("obj"));
    EXPECT_EQ(completion.numbered(2), QStringLiteral("dep"));
    completion.setLikely({});
    EXPECT_EQ(
        completion.offered(), (QStringList{QStringLiteral("nmod"), QStringLiteral("obl"), QStringLiteral("obj")}));
}

TEST(RelationCompletionTest, WhatWasNewIsRememberedOnce)
{
    RelationCompletion completion = completionOf({QStringLiteral("nmod")});
    EXPECT_TRUE(completion.remember(QStringLiteral("goeswith")));
    EXPECT_FALSE(completion.remember(QStringLiteral("goeswith")));
    EXPECT_FALSE(completion.remember(QString()));
    EXPECT_EQ(completion.offered(), (QStringList{QStringLiteral("nmod"), QStringLiteral("goeswith")}));
}

TEST(RelationCompletionTest, DigitsNumberTheFirstNineUnlessRelationsBeginWithThem)
{
    QStringList ten;
    for (char letter = 'a'; letter < 'k'; ++letter)
        ten << QString(QLatin1Char(letter));
    const RelationCompletion completion = completionOf(ten);
    EXPECT_EQ(completion.numbered(1), QStringLiteral("a"));
    EXPECT_EQ(completion.numbered(9), QStringLiteral("i"));
    EXPECT_EQ(completion.numbered(10), std::nullopt);
    EXPECT_EQ(completion.numbered(0), std::nullopt);
    EXPECT_EQ(completionOf({QStringLiteral("a"), QStringLiteral("b")}).numbered(3), std::nullopt);
    EXPECT_EQ(completionOf({QStringLiteral("a"), QStringLiteral("2nd")}).numbered(1), std::nullopt);
}

} // namespace
} // namespace arcwright::ui::testing
