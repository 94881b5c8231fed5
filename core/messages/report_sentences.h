// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/error_repairs.h"
#include "core/evaluation/property.h"

// The command line reads these too, without Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// The words of a report of an evaluation, in English; their context is "Report". Places %1, %2, ... are filled in.
namespace reporttext {

inline constexpr const char* language = QT_TRANSLATE_NOOP("Report", "en");
inline constexpr const char* title = QT_TRANSLATE_NOOP("Report", "Evaluation against %1");
inline constexpr const char* contents = QT_TRANSLATE_NOOP("Report", "Contents");
inline constexpr const char* save = QT_TRANSLATE_NOOP("Report", "Save as");
inline constexpr const char* moreRows = QT_TRANSLATE_NOOP("Report", "%1 more rows are in the files.");
inline constexpr const char* rules = QT_TRANSLATE_NOOP("Report",
    "%1 words in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Relations count whole, with their "
    "subtypes, except where the UD tools' scores are given. Punctuation is what is tagged %3.");
inline constexpr const char* bunsetsuRules = QT_TRANSLATE_NOOP("Report",
    "%1 bunsetsu in %2 sentences. Scores are percentages; intervals are 95% (Wilson). Punctuation is what is tagged "
    "%3.");

inline constexpr const char* share
    = QT_TRANSLATE_NOOP("Report", "%1 has %2% of the words right, head and relation: %3 of %4.");
inline constexpr const char* headShare = QT_TRANSLATE_NOOP("Report", "%1 has %2% of the heads right: %3 of %4.");
inline constexpr const char* bunsetsuShare
    = QT_TRANSLATE_NOOP("Report", "%1 has %2% of the bunsetsu right, head and type: %3 of %4.");
inline constexpr const char* bunsetsuHeadShare
    = QT_TRANSLATE_NOOP("Report", "%1 has %2% of the heads of bunsetsu right: %3 of %4.");
inline constexpr const char* costliest
    = QT_TRANSLATE_NOOP("Report", "Of %1, %2 costs most: %3 of its %4 errors (%5%).");
inline constexpr const char* dearDistance = QT_TRANSLATE_NOOP(
    "Report", "At a distance of %1 from the head %2% are right: that is %3% of all, and %4% of the errors.");
inline constexpr const char* mostConfused = QT_TRANSLATE_NOOP("Report", "Most often %1 is taken for %2: %3 times.");
inline constexpr const char* noErrors = QT_TRANSLATE_NOOP("Report", "%1 makes no error.");

inline constexpr const char* scores = QT_TRANSLATE_NOOP("Report", "Scores");
inline constexpr const char* scoresDescription
    = QT_TRANSLATE_NOOP("Report", "Scores of each system as dots, with their 95% intervals.");
inline constexpr const char* percent = QT_TRANSLATE_NOOP("Report", "percent, with 95% intervals");
inline constexpr const char* costs = QT_TRANSLATE_NOOP("Report", "What costs most");
inline constexpr const char* costsDescription = QT_TRANSLATE_NOOP("Report", "Errors by %1 as bars, most errors first.");
inline constexpr const char* errors = QT_TRANSLATE_NOOP("Report", "errors");
inline constexpr const char* scoreBy = QT_TRANSLATE_NOOP("Report", "%1 by %2");
inline constexpr const char* scoreByDescription
    = QT_TRANSLATE_NOOP("Report", "%1 of each system by %2, with 95% intervals.");
inline constexpr const char* byKind = QT_TRANSLATE_NOOP("Report", "%1 by kind of attachment");
inline constexpr const char* confused = QT_TRANSLATE_NOOP("Report", "Relations taken for others: %1");
inline constexpr const char* confusedDescription = QT_TRANSLATE_NOOP("Report",
    "A heat map: rows are the relations of gold, columns those of %1, cells the number of words; what is right is "
    "grey. The sums are of what lies off the diagonal.");
inline constexpr const char* gold = QT_TRANSLATE_NOOP("Report", "gold");
inline constexpr const char* valueTip = QT_TRANSLATE_NOOP("Report", "%1, %2: %3 (95%: %4 to %5), %6 of %7");
inline constexpr const char* errorTip = QT_TRANSLATE_NOOP("Report", "%1, %2: %3 of %4 wrong, %5% of all errors");
inline constexpr const char* cellTip = QT_TRANSLATE_NOOP("Report", "%1 in gold, %2 in %3: %4");

inline constexpr const char* examples = QT_TRANSLATE_NOOP("Report", "Examples of the largest kinds of error: %1");
inline constexpr const char* examplesNote = QT_TRANSLATE_NOOP("Report",
    "Gold above the words, %1 below. The arcs of the kind are heavy, those of gold blue, those of the system red; "
    "other "
    "wrong arcs are dashed.");
inline constexpr const char* exampleKind = QT_TRANSLATE_NOOP("Report", "%1: %2 of %4 errors (%3%)");
inline constexpr const char* exampleConfusion = QT_TRANSLATE_NOOP("Report", "%1 taken for %2: %3 of %5 errors (%4%)");
inline constexpr const char* sentence = QT_TRANSLATE_NOOP("Report", "Sentence %1");
inline constexpr const char* namedSentence = QT_TRANSLATE_NOOP("Report", "Sentence %1 (%2)");
inline constexpr const char* sample = QT_TRANSLATE_NOOP("Report", "%1: %2");
inline constexpr const char* goldArcs = QT_TRANSLATE_NOOP("Report", "Gold: %1.");
inline constexpr const char* systemArcs = QT_TRANSLATE_NOOP("Report", "%1: %2.");
inline constexpr const char* arcInWords = QT_TRANSLATE_NOOP("Report", "%1 hangs on %2 as %3");
inline constexpr const char* rootInWords = QT_TRANSLATE_NOOP("Report", "%1 is the root");
inline constexpr const char* tooLong = QT_TRANSLATE_NOOP("Report", "Its %1 words are too many to be drawn here. %2 %3");

inline constexpr const char* tables = QT_TRANSLATE_NOOP("Report", "Tables");
inline constexpr const char* pairs = QT_TRANSLATE_NOOP("Report", "Every two systems");
inline constexpr const char* score = QT_TRANSLATE_NOOP("Report", "score");
inline constexpr const char* withoutPunctuation = QT_TRANSLATE_NOOP("Report", "%1, without punctuation");
inline constexpr const char* interval = QT_TRANSLATE_NOOP("Report", "%1, 95%");
inline constexpr const char* intervalWithout = QT_TRANSLATE_NOOP("Report", "%1, without punctuation, 95%");
inline constexpr const char* range = QT_TRANSLATE_NOOP("Report", "%1 to %2");
inline constexpr const char* by = QT_TRANSLATE_NOOP("Report", "By %1");
inline constexpr const char* words = QT_TRANSLATE_NOOP("Report", "words");
inline constexpr const char* systemErrors = QT_TRANSLATE_NOOP("Report", "%1, errors");
inline constexpr const char* systemCost = QT_TRANSLATE_NOOP("Report", "%1, % of errors");
inline constexpr const char* systemScore = QT_TRANSLATE_NOOP("Report", "%1, %2");
inline constexpr const char* first = QT_TRANSLATE_NOOP("Report", "system");
inline constexpr const char* second = QT_TRANSLATE_NOOP("Report", "against");
inline constexpr const char* onlyFirst = QT_TRANSLATE_NOOP("Report", "only the first right");
inline constexpr const char* onlySecond = QT_TRANSLATE_NOOP("Report", "only the second right");
inline constexpr const char* mcNemar = QT_TRANSLATE_NOOP("Report", "McNemar, p");
inline constexpr const char* bootstrap = QT_TRANSLATE_NOOP("Report", "bootstrap, p");
inline constexpr const char* difference = QT_TRANSLATE_NOOP("Report", "second less first");
inline constexpr const char* differenceInterval = QT_TRANSLATE_NOOP("Report", "95% of it");
inline constexpr const char* inGold = QT_TRANSLATE_NOOP("Report", "in gold");
inline constexpr const char* inSystem = QT_TRANSLATE_NOOP("Report", "in %1");
inline constexpr const char* percentOfGold = QT_TRANSLATE_NOOP("Report", "% of those in gold");
inline constexpr const char* kinds = QT_TRANSLATE_NOOP("Report", "By kind of attachment");
inline constexpr const char* kindsNote = QT_TRANSLATE_NOOP(
    "Report", "Kinds are defined by patterns of the search language; a word can be of several kinds or of none.");
inline constexpr const char* kind = QT_TRANSLATE_NOOP("Report", "kind");
inline constexpr const char* repairs = QT_TRANSLATE_NOOP("Report", "Repairs that make the trees gold's");
inline constexpr const char* systemRepairs = QT_TRANSLATE_NOOP("Report", "%1, repairs");
inline constexpr const char* systemWords = QT_TRANSLATE_NOOP("Report", "%1, words");
inline constexpr const char* repairsNote
    = QT_TRANSLATE_NOOP("Report", "Words that move together from one head to the same other one are one repair.");

} // namespace reporttext

/// What needs a repair of that kind, as the heading of examples.
constexpr const char* repairSentence(RepairKind kind)
{
    switch (kind) {
    case RepairKind::Root:
        return QT_TRANSLATE_NOOP("Report", "Another word is the root");
    case RepairKind::Reversal:
        return QT_TRANSLATE_NOOP("Report", "Head and dependent have changed places");
    case RepairKind::TooLow:
        return QT_TRANSLATE_NOOP("Report", "Attached too low");
    case RepairKind::TooHigh:
        return QT_TRANSLATE_NOOP("Report", "Attached too high");
    case RepairKind::Elsewhere:
        return QT_TRANSLATE_NOOP("Report", "Attached elsewhere");
    case RepairKind::Relation:
        return QT_TRANSLATE_NOOP("Report", "Right head, another relation");
    }
    return "";
}

/// A property within a sentence.
constexpr const char* propertyWords(Property property)
{
    switch (property) {
    case Property::Tag:
        return QT_TRANSLATE_NOOP("Report", "tag");
    case Property::Relation:
        return QT_TRANSLATE_NOOP("Report", "relation");
    case Property::Distance:
        return QT_TRANSLATE_NOOP("Report", "distance to the head");
    case Property::Direction:
        return QT_TRANSLATE_NOOP("Report", "direction of the head");
    case Property::Length:
        return QT_TRANSLATE_NOOP("Report", "sentence length");
    case Property::Depth:
        return QT_TRANSLATE_NOOP("Report", "depth");
    case Property::Projectivity:
        return QT_TRANSLATE_NOOP("Report", "projectivity");
    case Property::Vocabulary:
        return QT_TRANSLATE_NOOP("Report", "training vocabulary");
    case Property::HeadTag:
        return QT_TRANSLATE_NOOP("Report", "tag of the head");
    case Property::Parents:
        return QT_TRANSLATE_NOOP("Report", "number of parents");
    case Property::Position:
        return QT_TRANSLATE_NOOP("Report", "position in the sentence");
    case Property::Particle:
        return QT_TRANSLATE_NOOP("Report", "particle");
    case Property::Document:
        return QT_TRANSLATE_NOOP("Report", "document");
    case Property::Genre:
        return QT_TRANSLATE_NOOP("Report", "genre");
    case Property::Confidence:
        return QT_TRANSLATE_NOOP("Report", "confidence of the parser");
    case Property::Kind:
        return QT_TRANSLATE_NOOP("Report", "kind of attachment");
    case Property::Repair:
        return QT_TRANSLATE_NOOP("Report", "repair");
    case Property::Candidates:
        return QT_TRANSLATE_NOOP("Report", "candidates of the tournament");
    case Property::Margin:
        return QT_TRANSLATE_NOOP("Report", "margin of the closest game");
    }
    return "";
}

} // namespace arcwright
