// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/treebank/prague_fields.h"
#include "tests/core/support/sentences.h"
#include "ui/canvas/make_diagram.h"
#include "ui/canvas/tikz.h"

namespace arcwright::ui::testing {

namespace {

/// "Old Petr and Jana sing", the subjects joined.
Sentence joinedSubjects()
{
    Sentence sentence = *test::sentence({test::token("Old", "", 3, "Atr"), test::token("Petr", "", 3, "Sb"),
        test::token("and", "", 5, "Coord"), test::token("Jana", "", 3, "Sb"), test::token("sing", "", 0, "Pred")});
    for (const int member : {2, 4})
        setPragueFlag(sentence.word(member), pml::isMember, true, true);
    return sentence;
}

const DiagramArc& arcTo(const Diagram& diagram, Side side, int word)
{
    return diagram.arcs[static_cast<std::size_t>(basicArc(diagram, side, word))];
}

} // namespace

TEST(EffectiveDiagram, MembersHaveASmallMarkBehindTheirRelation)
{
    RelationPool relations;
    const Sentence sentence = joinedSubjects();
    const Graph gold = graphOf(sentence, relations);
    const Diagram diagram = makeDiagram(sentence, gold, nullptr, relations);
    EXPECT_EQ(arcTo(diagram, Side::Above, 2).label, u"Sb");
    EXPECT_EQ(arcTo(diagram, Side::Above, 2).membership, u"Co");
    EXPECT_EQ(arcTo(diagram, Side::Above, 1).membership, u"");
}

TEST(EffectiveDiagram, APredictionHasMarksOfItsOwnOrNone)
{
    RelationPool relations;
    const Sentence sentence = joinedSubjects();
    const Graph gold = graphOf(sentence, relations);
    Graph predicted = gold;
    EXPECT_EQ(arcTo(makeDiagram(sentence, gold, &predicted, relations), Side::Below, 2).membership, u"");
    predicted.members = {false, true, false, false, false, false};
    const Diagram diagram = makeDiagram(sentence, gold, &predicted, relations);
    EXPECT_EQ(arcTo(diagram, Side::Below, 1).membership, u"Co");
    EXPECT_EQ(arcTo(diagram, Side::Below, 2).membership, u"");
    EXPECT_EQ(arcTo(diagram, Side::Above, 2).membership, u"Co");
}

TEST(EffectiveDiagram, EffectiveDependenciesTakeThePlaceOfTheTree)
{
    RelationPool relations;
    const Sentence sentence = joinedSubjects();
    DiagramContent content;
    content.effective = true;
    const Diagram diagram = makeDiagram(sentence, graphOf(sentence, relations), nullptr, relations, content);
    EXPECT_EQ(arcTo(diagram, Side::Above, 2).head, 5);
    EXPECT_EQ(arcTo(diagram, Side::Above, 2).membership, u"") << "there is no conjunction above it here";
    EXPECT_EQ(arcTo(diagram, Side::Above, 1).head, 2);
    EXPECT_EQ(basicArc(diagram, Side::Above, 3), -1);
    const auto further = std::count_if(
        diagram.arcs.begin(), diagram.arcs.end(), [](const DiagramArc& arc) { return arc.secondary && arc.head == 4; });
    EXPECT_EQ(further, 1) << "the attribute modifies both";
}

} // namespace arcwright::ui::testing
