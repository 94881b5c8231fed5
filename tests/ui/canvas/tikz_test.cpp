// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "tests/ui/support/qt_printers.h"
#include "ui/canvas/tikz.h"

namespace arcwright::ui::testing {

/// Three words with tags, of which the first two are one token.
class LatexBrackets : public ::testing::Test {
protected:
    static Diagram diagram()
    {
        Diagram made = diagramOf({3, 3, 0});
        made.brackets.push_back({1, 2, QStringLiteral("50 %")});
        return made;
    }
};

TEST_F(LatexBrackets, StandUnderTheWordsOfAMultiwordTokenInARowOfTheirOwn)
{
    const QString tex = tikzDocument(diagram(), DiagramStyle());
    EXPECT_EQ(tex.count(QStringLiteral("{50 \\%};")), 1) << qPrintable(tex);
    EXPECT_TRUE(tex.contains(QStringLiteral("(\\wordref{1}{1}.west |- \\wordref{3}{1})"))) << qPrintable(tex);
    EXPECT_TRUE(tex.contains(QStringLiteral("(\\wordref{1}{2}.east |- \\wordref{3}{2})")));
    EXPECT_EQ(tex.count(QStringLiteral("|[text height=2.5ex]|")), 3) << "below words and tags, before the arcs below";
    EXPECT_FALSE(tikzDocument(diagramOf({3, 3, 0}), DiagramStyle()).contains(QStringLiteral("text height")));
}

TEST_F(LatexBrackets, OpenTowardsTheSameWordsFromRightToLeft)
{
    Diagram mirrored = diagram();
    mirrored.rightToLeft = true;
    const QString tex = tikzDocument(mirrored, DiagramStyle());
    EXPECT_TRUE(tex.contains(QStringLiteral("(\\wordref{1}{2}.west |- \\wordref{3}{2})"))) << qPrintable(tex);
    EXPECT_TRUE(tex.contains(QStringLiteral("(\\wordref{1}{3}.east |- \\wordref{3}{3})")));
}

} // namespace arcwright::ui::testing
