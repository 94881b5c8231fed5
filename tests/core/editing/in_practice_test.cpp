// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/in_practice.h"

#include <gtest/gtest.h>

#include "core/editing/arc_operations.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace in_practice_test {

using test::fromShort;

/// As `fromShort()`, with Case of some words.
Sentence withCase(std::string_view text, std::initializer_list<std::pair<int, const char*>> cases)
{
    Sentence sentence = fromShort(text);
    for (const auto& [word, value] : cases)
        sentence.word(word).feats = std::string("Case=") + value;
    return sentence;
}

/// A treebank that names obliques by preposition and case, and subjects plainly.
EnhancedPractice czech()
{
    EnhancedPractice practice;
    practice.add(
        withCase("1 sedí 0 root 0:root\n2 muž 1 nsubj 1:nsubj\n3 na 4 case 4:case\n4 židli 1 obl 1:obl:na:loc\n",
            {{2, "Nom"}, {4, "Loc"}}));
    practice.add(
        withCase("1 jde 0 root 0:root\n2 nožem 1 obl 1:obl:ins\n3 on 1 nsubj 1:nsubj\n", {{2, "Ins"}, {3, "Nom"}}));
    return practice;
}

std::string edited(const Sentence& before, const Result<Sentence>& after, const EnhancedPractice& practice)
{
    return test::toShort(inPractice(before, after.value(), practice));
}

TEST(InPracticeTest, ARelationIsNamedAsTheTreebankNamesIt)
{
    const Sentence sentence
        = withCase("1 stojí 0 root 0:root\n2 na 3 case 3:case\n3 stole 1 nmod 1:nmod:na:loc\n", {{3, "Loc"}});
    EXPECT_EQ(edited(sentence, setRelation(sentence, 3, "obl"), czech()),
        "1 stojí 0 root 0:root\n2 na 3 case 3:case\n3 stole 1 obl 1:obl:na:loc\n");
    EXPECT_EQ(edited(sentence, setRelation(sentence, 3, "nsubj"), czech()),
        "1 stojí 0 root 0:root\n2 na 3 case 3:case\n3 stole 1 nsubj 1:nsubj\n")
        << "and never `nsubj:na:loc`";
    EXPECT_EQ(edited(sentence, setRelation(sentence, 3, "advcl"), czech()),
        "1 stojí 0 root 0:root\n2 na 3 case 3:case\n3 stole 1 advcl 1:advcl\n")
        << "nothing is known of it";
}

TEST(InPracticeTest, ASubjectThatWasAnObliqueInTheNominativeHasNoCase)
{
    const Sentence sentence = withCase("1 jde 0 root 0:root\n2 muž 1 nmod 1:nmod:nom\n", {{2, "Nom"}});
    EXPECT_EQ(
        edited(sentence, setRelation(sentence, 2, "nsubj"), czech()), "1 jde 0 root 0:root\n2 muž 1 nsubj 1:nsubj\n");
}

TEST(InPracticeTest, WhatAnEditDidNotTouchStays)
{
    const Sentence sentence
        = withCase("1 jde 0 root 0:root\n2 nožem 1 obl 1:obl:odd\n3 muž 1 nmod 1:nmod\n", {{2, "Ins"}, {3, "Nom"}});
    EXPECT_EQ(edited(sentence, setHead(sentence, 2, 3), czech()),
        "1 jde 0 root 0:root\n2 nožem 3 obl 3:obl:odd\n3 muž 1 nmod 1:nmod\n")
        << "the relation was not changed";
    EXPECT_EQ(edited(sentence, setRelation(sentence, 3, "nsubj"), czech()),
        "1 jde 0 root 0:root\n2 nožem 1 obl 1:obl:odd\n3 muž 1 nsubj 1:nsubj\n");
}

TEST(InPracticeTest, AnArcThatWasDeletedComesBackByItsName)
{
    const Sentence sentence = withCase("1 jde 0 root 0:root\n2 nožem 1 obl 1:obl:ins\n", {{2, "Ins"}});
    const Sentence deleted = inPractice(sentence, setHead(sentence, 2, kNoHead).value(), czech());
    EXPECT_EQ(edited(deleted, setHead(deleted, 2, 1), czech()), "1 jde 0 root 0:root\n2 nožem 1 obl 1:obl:ins\n");
}

TEST(InPracticeTest, ConjunctsAreNamedByTheirConjunctionWhereverItStands)
{
    EnhancedPractice practice;
    practice.add(fromShort("1 a 0 root 0:root\n2 b 1 conj 1:conj:and\n3 and 4 cc 4:cc\n4 c 1 conj 1:conj:and\n"));
    const Sentence sentence = fromShort("1 x 0 root 0:root\n2 y 1 dep 1:dep\n3 and 4 cc 4:cc\n4 z 1 conj 1:conj:and\n");
    EXPECT_EQ(edited(sentence, setRelation(sentence, 2, "conj"), practice),
        "1 x 0 root 0:root\n2 y 1 conj 1:conj:and\n3 and 4 cc 4:cc\n4 z 1 conj 1:conj:and\n");
}

TEST(InPracticeTest, WhereEverySentenceHasAGraphANewOneBeginsIts)
{
    const Sentence typed = fromShort("1 x\n2 y\n");
    const auto first = setHead(typed, 1, kRoot);
    EXPECT_EQ(edited(typed, first, czech()), "1 x 0 root 0:root\n2 y\n");
    EXPECT_EQ(edited(typed, first, EnhancedPractice()), "1 x 0 root\n2 y\n");
}

} // namespace in_practice_test
} // namespace arcwright
