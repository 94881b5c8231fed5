// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"
#include "ui/analysis/figure.h"
#include "ui/analysis/word_selection.h"

namespace arcwright::ui::testing {

namespace {

PropertyValue relation(const std::string& name, std::optional<std::size_t> system = {})
{
    PropertyValue value;
    value.property = Property::Relation;
    value.name = name;
    value.texts = {name};
    value.system = system;
    return value;
}

PropertyValue distance(const std::string& name, int low, int high)
{
    PropertyValue value;
    value.property = Property::Distance;
    value.name = name;
    value.low = low;
    value.high = high;
    return value;
}

OutcomeCondition wrongIn(std::size_t system)
{
    return {system, Scored::Arcs, false};
}

const std::vector<std::string> systems{"eisner", "hill, at night"};

} // namespace

TEST(WordSelection, ClicksAreCombinedTheLatestOfAPropertyCounts)
{
    WordChoice choice = afterClick({}, {true, {relation("obl")}, {wrongIn(0)}}, false);
    choice = afterClick(choice, {true, {distance("8-14", 8, 14)}, {wrongIn(0)}}, false);
    EXPECT_EQ(choice, (WordChoice{true, {relation("obl"), distance("8-14", 8, 14)}, {wrongIn(0)}}));
    choice = afterClick(choice, {true, {relation("conj")}, {wrongIn(1)}}, false);
    EXPECT_EQ(choice, (WordChoice{true, {relation("conj"), distance("8-14", 8, 14)}, {wrongIn(0), wrongIn(1)}}));
    choice = afterClick(choice, {true, {}, {{0, Scored::Arcs, true}}}, false);
    EXPECT_EQ(choice.outcomes, (std::vector<OutcomeCondition>{wrongIn(1), {0, Scored::Arcs, true}}))
        << "no word is both right and wrong";
}

TEST(WordSelection, WhoseBarItIsSaysNothingWhereSystemsAreCompared)
{
    const OutcomeCondition rightInOne{1, Scored::Arcs, true};
    const WordChoice pair{true, {}, {rightInOne, wrongIn(0)}};
    WordChoice choice = afterClick({}, {true, {relation("obl")}, {wrongIn(2)}}, false);
    choice = afterClick(choice, pair, false);
    EXPECT_EQ(choice, (WordChoice{true, {relation("obl")}, {rightInOne, wrongIn(0)}}));
    for (const std::size_t system : {0U, 1U, 2U}) { // their points lie on each other
        const WordChoice far{true, {distance("8-14", 8, 14)}, {wrongIn(system)}};
        const WordChoice farther{true, {distance("15+", 15, PropertyRange::endless)}, {wrongIn(system)}};
        WordChoice both = afterClick(choice, far, false);
        EXPECT_EQ(both.outcomes, pair.outcomes);
        EXPECT_EQ(both.values.back(), far.values.front());
        both = afterClick(both, farther, true);
        EXPECT_EQ(both.outcomes, pair.outcomes);
        EXPECT_EQ(both.values.back().low, 8);
        EXPECT_EQ(both.values.back().high, PropertyRange::endless);
        EXPECT_TRUE(isMarked(far, both) && isMarked(farther, both)) << "what was gathered is seen to be chosen";
        EXPECT_FALSE(isMarked({true, {distance("3-7", 3, 7)}, {wrongIn(system)}}, both));
        EXPECT_EQ(afterClick(afterClick(choice, far, false), far, false), choice) << "a second click takes it back";
        EXPECT_TRUE(isMarked(far, afterClick(choice, far, false))) << "everybody's bar";
        EXPECT_FALSE(isMarked(far, choice));
    }
    choice = afterClick({}, {true, {relation("obl")}, {wrongIn(0)}}, false);
    choice = afterClick(choice, {true, {relation("conj")}, {wrongIn(1)}}, true);
    EXPECT_EQ(choice.outcomes, std::vector{wrongIn(0)}) << "a value that is added changes nothing else";
    EXPECT_TRUE(isMarked({true, {relation("obl")}, {wrongIn(0)}}, choice));
    EXPECT_TRUE(isMarked({true, {relation("conj")}, {wrongIn(0)}}, choice));
    EXPECT_FALSE(isMarked({true, {relation("nmod")}, {wrongIn(0)}}, choice));
}

TEST(WordSelection, AComparisonLeavesWhatWasChosenByItself)
{
    const OutcomeCondition rightInOne{1, Scored::Arcs, true};
    const WordChoice pair{true, {}, {rightInOne, wrongIn(0)}};
    EXPECT_EQ(afterClick({true, {}, {wrongIn(2)}}, pair, false).outcomes,
        (std::vector<OutcomeCondition>{wrongIn(2), rightInOne, wrongIn(0)}));
    WordChoice choice = afterClick({true, {}, {wrongIn(2)}}, {true, {relation("obl")}, {wrongIn(0)}}, false);
    choice = afterClick(choice, pair, false);
    EXPECT_EQ(choice, (WordChoice{true, {relation("obl")}, {wrongIn(2), rightInOne, wrongIn(0)}}));
    const OutcomeCondition missed{2, Scored::Arcs, false, OutcomeScope::Missed, UdMetric::Mlas};
    choice = {true, {relation("obl")}, {missed, wrongIn(2)}};
    EXPECT_EQ(
        afterClick(choice, pair, false).outcomes, (std::vector<OutcomeCondition>{missed, rightInOne, wrongIn(0)}));
}

TEST(WordSelection, WhatAWordCostsOfAScoreStandsBesideABar)
{
    const WordChoice mlas{true, {}, {{0, Scored::Arcs, false, OutcomeScope::Missed, UdMetric::Mlas}}};
    const WordChoice clas{true, {}, {{0, Scored::Arcs, false, OutcomeScope::Missed, UdMetric::Clas}}};
    const WordChoice obl{true, {relation("obl")}, {wrongIn(0)}};
    const WordChoice choice = afterClick(mlas, obl, false);
    EXPECT_EQ(
        patternOf(choice, systems).text, QStringLiteral("relation=obl AND eisner.misses=MLAS AND wrong in eisner"));
    EXPECT_EQ(afterClick(choice, obl, false), mlas) << "a second click takes it back";
    EXPECT_EQ(afterClick(mlas, clas, false), clas) << "one score at a time";
}

TEST(WordSelection, WhatIsChosenAlreadyIsGivenUp)
{
    const WordChoice obl{true, {relation("obl")}, {wrongIn(0)}};
    for (const bool isAdding : {false, true})
        EXPECT_EQ(afterClick(obl, obl, isAdding), WordChoice{});
    EXPECT_EQ(afterClick(obl, {true, {relation("obl")}, {wrongIn(1)}}, true),
        (WordChoice{true, {relation("obl")}, {wrongIn(0), wrongIn(1)}}))
        << "the same bar of another system";
    const WordChoice both{true, {relation("obl"), distance("2", 2, 2)}, {wrongIn(0)}};
    EXPECT_EQ(afterClick(both, obl, false), (WordChoice{true, {distance("2", 2, 2)}, {wrongIn(0)}}));
}

TEST(WordSelection, ValuesAreGathered)
{
    const WordChoice obl{true, {relation("obl")}, {wrongIn(0)}};
    const WordChoice choice = afterClick(obl, {true, {relation("conj")}, {wrongIn(0)}}, true);
    ASSERT_EQ(choice.values.size(), 1U);
    EXPECT_EQ(choice.values[0].texts, (std::vector<std::string>{"obl", "conj"}));
    EXPECT_EQ(patternOf(choice, systems).text, QStringLiteral("relation=obl|conj AND wrong in eisner"));
}

TEST(WordSelection, IsAPattern)
{
    const WordChoice choice{true, {relation("obl"), relation("nmod", 1), distance("15+", 15, PropertyRange::endless)},
        {{1, Scored::Heads, true}}};
    EXPECT_EQ(patternOf(choice, systems).text,
        QStringLiteral("relation=obl AND \"hill, at night\".relation=nmod AND distance>=15 AND right head in "
                       "\"hill, at night\""));
    EXPECT_TRUE(patternOf(choice, systems).untold.isEmpty());
    EXPECT_EQ(patternOf({true, {distance("root", 0, 0)}, {}}, systems).text, QStringLiteral("distance=root"));
    EXPECT_EQ(patternOf({true, {relation("none")}, {}}, systems).text, QStringLiteral("relation=\"\""));
    const ChoicePattern untold = patternOf({true, {distance("near", 0, 3)}, {wrongIn(0)}}, systems);
    EXPECT_EQ(untold.text, QStringLiteral("wrong in eisner"));
    EXPECT_EQ(untold.untold, QStringList{QStringLiteral("distance to the head = near")});
}

TEST(WordSelection, FindsItsSystemsInAnotherTable)
{
    const WordChoice choice{true, {relation("obl"), relation("nmod", 1)}, {wrongIn(0), {1, Scored::Heads, true}}};
    const WordChoice moved = withSystems(choice, {"a", "b"}, {"b", "c"});
    EXPECT_EQ(moved, (WordChoice{true, {relation("obl"), relation("nmod", 0)}, {{0, Scored::Heads, true}}}));
}

TEST(FigureNames, AreReadAsTheyAreWritten)
{
    for (const FigureSpec& spec : usualFigures())
        EXPECT_EQ(figureNamed(figureName(spec)), spec) << figureName(spec).toStdString();
    const FigureSpec grid{FigureKind::Grid, Property::Tag, Property::Depth};
    EXPECT_EQ(figureName(grid), QStringLiteral("grid:tag:depth"));
    EXPECT_EQ(figureNamed(QStringLiteral("grid:tag:depth")), grid);
    const FigureSpec clusters{FigureKind::Confusion, Property::HeadTag, Property::Distance, ConfusionOrder::Clusters};
    EXPECT_EQ(figureName(clusters), QStringLiteral("confusion:head-tag:clusters"));
    EXPECT_EQ(figureNamed(QStringLiteral("confusion:head-tag:clusters")), clusters);
    EXPECT_EQ(figureNamed(QStringLiteral("confusion:relation:nonsense")), std::nullopt);
    EXPECT_EQ(figureNamed(QStringLiteral("costs:nonsense")), std::nullopt);
    EXPECT_EQ(figureNamed(QStringLiteral("nonsense")), std::nullopt);
}

} // namespace arcwright::ui::testing
