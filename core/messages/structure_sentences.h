// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/structure.h"

// Also read by the command line, which knows no Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// The sentence for a structural test, with %1, %2, ... for a finding's arguments.
constexpr const char* structureSentence(StructureTest test)
{
    switch (test) {
    case StructureTest::BunsetsuHeadOutOfRange:
        return QT_TRANSLATE_NOOP("Validation", "There is no bunsetsu %1 to depend on; the sentence has %2.");
    case StructureTest::BunsetsuHeadBefore:
        return QT_TRANSLATE_NOOP("Validation", "A bunsetsu depends on a later one, but this one on bunsetsu %1.");
    case StructureTest::BunsetsuWithoutHead:
        return QT_TRANSLATE_NOOP("Validation", "Only the last bunsetsu of a sentence depends on no other.");
    case StructureTest::LastBunsetsuWithHead:
        return QT_TRANSLATE_NOOP("Validation", "The last bunsetsu is the root, but depends on bunsetsu %1.");
    case StructureTest::BunsetsuCrossing:
        return QT_TRANSLATE_NOOP("Validation", "The dependency crosses that of bunsetsu %1.");
    case StructureTest::BunsetsuType:
        return QT_TRANSLATE_NOOP("Validation", "Expected D, P, I or A as type of the dependency, found \"%1\".");
    case StructureTest::HeadOutOfRange:
        return QT_TRANSLATE_NOOP("Validation", "There is no word %1 to be the head; the sentence has %2.");
    case StructureTest::HeadCycle:
        return QT_TRANSLATE_NOOP("Validation", "The heads of these words lead in a circle: %1.");
    case StructureTest::ParentCycle:
        return QT_TRANSLATE_NOOP("Validation", "Heads and further parents of these words lead in a circle: %1.");
    case StructureTest::SeveralHeads:
        return QT_TRANSLATE_NOOP("Validation", "The word has several plain primary heads: %1. The first counts.");
    case StructureTest::SeveralRoots:
        return QT_TRANSLATE_NOOP("Validation", "More than one word is without a head: %1.");
    case StructureTest::MemberOfNothing:
        return QT_TRANSLATE_NOOP(
            "Validation", "The word is marked as a member, but no coordination or apposition stands above it.");
    case StructureTest::CoordinationOfNothing:
        return QT_TRANSLATE_NOOP("Validation", "No word below is a member of this coordination or apposition.");
    case StructureTest::PredicateNotOnRoot:
        return QT_TRANSLATE_NOOP(
            "Validation", "A Pred hangs on the root, a coordination or an apposition, but this one on word %1.");
    case StructureTest::FinalNotOnRoot:
        return QT_TRANSLATE_NOOP(
            "Validation", "The AuxK that ends a sentence hangs on the root, but this one on word %1.");
    case StructureTest::FinalNotLast:
        return QT_TRANSLATE_NOOP("Validation", "An AuxK ends the sentence, but words follow this one.");
    case StructureTest::ConjunctionWithoutClause:
        return QT_TRANSLATE_NOOP("Validation", "Nothing hangs on this AuxC, which should introduce a clause.");
    case StructureTest::PrepositionWithoutNoun:
        return QT_TRANSLATE_NOOP("Validation", "Nothing hangs on this AuxP, which should introduce a noun.");
    case StructureTest::PunctuationWithDependents:
        return QT_TRANSLATE_NOOP("Validation", "Nothing should hang on an %1.");
    }
    return "";
}

} // namespace arcwright
