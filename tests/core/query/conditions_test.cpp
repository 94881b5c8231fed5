// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/conditions.h"
#include "core/query/find_matches.h"
#include "tests/core/support/sentences.h"

namespace arcwright::conditions_test {

using Field = PatternField::Kind;

NumberRange above(double least)
{
    NumberRange range;
    range.least = least;
    range.isLeastOut = true;
    return range;
}

NumberRange upTo(double most)
{
    NumberRange range;
    range.most = most;
    return range;
}

Condition negated(Condition condition)
{
    condition.isNegated = true;
    return condition;
}

/// The pattern of the conditions, which are what is read out of it.
std::string roundTrip(const std::vector<Condition>& conditions)
{
    std::string pattern = patternOf(conditions);
    const auto again = conditionsOf(pattern);
    EXPECT_TRUE(again == conditions) << pattern;
    return pattern;
}

TEST(ConditionsTest, AChoiceIsAPatternAndBack)
{
    EXPECT_EQ(roundTrip({valueIs({Field::Relation}, "obl"), within({Field::Distance}, above(7)),
                  hasFlag(WordFlag::Right, "A"), hasFlag(WordFlag::Wrong, "B")}),
        "relation=obl AND distance>7 AND right in A AND wrong in B");
    EXPECT_EQ(roundTrip({hasFlag(WordFlag::WrongHead, "predicted"), negated(hasFlag(WordFlag::NonProjective)),
                  hasFlag(WordFlag::NonProjective, "hill")}),
        "wrong head AND !nonprojective AND nonprojective in hill");
    EXPECT_EQ(roundTrip({within({Field::Depth}, {4, 7}), valueIs({Field::Depth}, "3"), valueIs({Field::Depth}, ""),
                  valueIs({Field::Distance}, "root"), within({Field::Length}, upTo(10))}),
        "depth=4..7 AND depth=3 AND depth=\"\" AND distance=root AND length<=10");
    EXPECT_EQ(roundTrip({within({Field::Confidence}, upTo(0.25), "hill"), valueIs({Field::Relation}, "obl", "hill"),
                  valueIs({Field::Outcome}, "wrong-head", "predicted")}),
        "hill.confidence<=0.25 AND hill.relation=obl AND outcome=wrong-head");
    EXPECT_EQ(roundTrip({}), "[]");
}

TEST(ConditionsTest, ValuesAndNamesThatAreNoWordsAreQuoted)
{
    EXPECT_EQ(roundTrip({valueIs({Field::Form}, "a \"b\" \\ c"), valueIs({Field::Feats, "Case"}, "Nom|Acc"),
                  valueIs({Field::Lemma}, ""), valueIs({Field::Form}, "b.form"), valueIs({Field::Form}, "."),
                  valueIs({Field::Relation}, "obl:arg"), valueIs({Field::Form}, ":"), valueIs({Field::Form}, "->"),
                  hasFlag(WordFlag::Right, "my layer"), valueIs({Field::Relation}, "obj", "run.2 b")}),
        R"(form="a \"b\" \\ c" AND feats.Case="Nom|Acc" AND lemma="" AND form="b.form" AND form="." AND )"
        R"(relation=obl:arg AND form=":" AND form="->" AND right in "my layer" AND "run.2 b".relation=obj)");
    Condition several = valueIs({Field::Upos}, "NOUN");
    several.values.emplace_back("PROPN");
    EXPECT_EQ(roundTrip({negated(several)}), "!upos=NOUN|PROPN");
    EXPECT_EQ(roundTrip({valueIs({Field::Further, "PHEAD"}, "2")}), "field.PHEAD=2");
}

TEST(ConditionsTest, ARangeThatLeavesOutAnEndIsTwoComparisons)
{
    EXPECT_EQ(
        patternOf(within({Field::Confidence}, {0.5, 0.6, false, true}, "A")), "A.confidence>=0.5 AND A.confidence<0.6");
    EXPECT_EQ(patternOf(within({Field::Distance}, {})), "distance>=0");
}

TEST(ConditionsTest, WhatPeopleWriteIsReadWhereItIsAChoice)
{
    const auto read = conditionsOf("[upos!=NOUN right head in A  relation is not obl];");
    ASSERT_TRUE(read);
    EXPECT_EQ(patternOf(*read), "!upos=NOUN AND right head in A AND !relation=obl");
    EXPECT_FALSE(conditionsOf("form~x"));
    EXPECT_FALSE(conditionsOf("distance=1..2|5..6"));
    EXPECT_FALSE(conditionsOf("upos=NOUN > []"));
    EXPECT_FALSE(conditionsOf("upos="));
    EXPECT_FALSE(conditionsOf("upos=X group by relation"));
}

TEST(ConditionsTest, APatternOfOneWordIsNarrowed)
{
    const Condition obl = valueIs({Field::Relation}, "obl");
    EXPECT_EQ(narrowed("[]", obl), "[relation=obl]");
    EXPECT_EQ(narrowed("form~\"å\"  ", obl), "form~\"å\" AND relation=obl");
    EXPECT_EQ(narrowed("[form~\"å]\" ] ;", obl), "[form~\"å]\" AND relation=obl] ;");
    EXPECT_EQ(narrowed("å:[upos=X]", obl), "å:[upos=X AND relation=obl]");
    EXPECT_EQ(narrowed("relation=obl right in A", obl), "relation=obl right in A") << "not twice";
    EXPECT_EQ(narrowed("upos=X;", obl), "upos=X AND relation=obl;");
    EXPECT_EQ(narrowed("[and]", obl), "[and relation=obl]");
    EXPECT_FALSE(narrowed("upos=X > []", obl));
    EXPECT_FALSE(narrowed("not upos=X", obl));
    EXPECT_FALSE(narrowed("upos=", obl));
}

TEST(ConditionsTest, APatternOfRandomConditionsFindsWhatEachOfThemDoes)
{
    const Sentence sentence
        = *test::sentence({test::token("The", "DET", 3, "det"), test::token("old", "ADJ", 3, "amod"),
            test::token("dog", "NOUN", 4, "nsubj"), test::token("saw", "VERB", 0, "root"),
            test::token("a", "DET", 6, "det"), test::token("cat", "NOUN", 4, "obj")});
    const std::vector<Condition> pool{valueIs({Field::Relation}, "det"), within({Field::Distance}, {1, 2}),
        within({Field::Distance}, above(1)), negated(valueIs({Field::Upos}, "NOUN")),
        negated(within({Field::Depth}, {2, 2})), valueIs({Field::Direction}, "right"), hasFlag(WordFlag::Leaf),
        negated(hasFlag(WordFlag::Root))};
    const auto words = [&](const std::string& text) {
        std::vector<int> units;
        for (const PatternMatch& match : findMatches(parsePattern(text).value(), {sentence}))
            units.push_back(match.front());
        return units;
    };
    Random random(5);
    for (int round = 0; round < 100; ++round) {
        const Condition& one = pool[random.below(8)];
        const Condition& other = pool[random.below(8)];
        const auto first = words(patternOf(one));
        const auto second = words(patternOf(other));
        std::vector<int> both;
        std::set_intersection(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(both));
        EXPECT_EQ(words(patternOf({one, other})), both) << patternOf({one, other});
        EXPECT_EQ(words(narrowed(patternOf(one), other).value()), both);
    }
}

TEST(ConditionsTest, AGroupHasAPatternOfItsOwn)
{
    EXPECT_EQ(patternOfGroup("relation=obl group by upos", {"NOUN"}), "relation=obl AND upos=NOUN");
    EXPECT_EQ(patternOfGroup("[relation=obl wrong in A] group by distance, A.relation", {"root", ""}),
        "[relation=obl wrong in A AND distance=root AND A.relation=\"\"]");
    EXPECT_EQ(patternOfGroup("form=\"group by\" group by upos", {"X"}), "form=\"group by\" AND upos=X");
    EXPECT_EQ(patternOfGroup("x:[relation=obl] group by x.upos", {"NOUN"}), "x:[relation=obl AND upos=NOUN]");
    EXPECT_EQ(patternOfGroup("a:[] > b:[] group by a.upos", {"X"}), std::nullopt) << "of two words";
    EXPECT_EQ(patternOfGroup("relation=obl", {}), std::nullopt);
    EXPECT_EQ(patternOfGroup("relation=obl group by upos", {"a", "b"}), std::nullopt);
}

} // namespace arcwright::conditions_test
