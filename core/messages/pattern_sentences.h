// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/query/pattern.h"

// Also read by the command line, which knows no Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// The sentence for a problem of a pattern or a replacement, with %1 for its argument, and %2 for a second one.
constexpr const char* patternSentence(PatternError error)
{
    switch (error) {
    case PatternError::Empty:
        return QT_TRANSLATE_NOOP("Pattern", "There is nothing to search for.");
    case PatternError::UnexpectedEnd:
        return QT_TRANSLATE_NOOP("Pattern", "Expected %1, but it ends here.");
    case PatternError::UnexpectedText:
        return QT_TRANSLATE_NOOP("Pattern", "\"%1\" cannot stand here.");
    case PatternError::UnclosedQuote:
        return QT_TRANSLATE_NOOP("Pattern", "The quotation mark is not closed.");
    case PatternError::UnclosedExpression:
        return QT_TRANSLATE_NOOP("Pattern", "The regular expression is not closed by a slash.");
    case PatternError::UnknownField:
        return QT_TRANSLATE_NOOP("Pattern", "\"%1\" is neither a field nor the name of a word.");
    case PatternError::UnknownNode:
        return QT_TRANSLATE_NOOP("Pattern", "No word of the pattern is named \"%1\".");
    case PatternError::NodeTwice:
        return QT_TRANSLATE_NOOP("Pattern", "Two words are named \"%1\".");
    case PatternError::NodeOfAbsence:
        return QT_TRANSLATE_NOOP("Pattern", "\"%1\" is not to be there, so that nothing can be said of it here.");
    case PatternError::InvalidExpression:
        return QT_TRANSLATE_NOOP("Pattern", "\"%1\" is no regular expression.");
    case PatternError::NoRelationHere:
        return QT_TRANSLATE_NOOP("Pattern", "This link is no single arc and has no relation \"%1\".");
    case PatternError::NoLayerHere:
        return QT_TRANSLATE_NOOP("Pattern", "All layers have the words in this order: \"@%1\" says nothing here.");
    case PatternError::ColumnIsField:
        return QT_TRANSLATE_NOOP("Pattern", "This is a field with a name of its own: %1.");
    case PatternError::NotANumber:
        return QT_TRANSLATE_NOOP("Pattern",
            "\"%1\" is a number, to be compared by =, !=, <, >, <= or >= with a number, or by = with a range like "
            "4..7.");
    case PatternError::NoSuchValue:
        return QT_TRANSLATE_NOOP("Pattern", "This is never \"%1\", but one of: %2.");
    case PatternError::LongerThanTag:
        return QT_TRANSLATE_NOOP(
            "Pattern", "A tag is read up to its equals sign here: \"%1\" is found by \"xpos\", or in part.");
    case PatternError::FieldAsValue:
        return QT_TRANSLATE_NOOP("Pattern",
            "\"%1\" is a field of a word that the pattern does not name, or stands in a list. In quotation marks "
            "it is the text itself.");
    case PatternError::NotInFiles:
        return QT_TRANSLATE_NOOP("Pattern", "The files have nothing of this kind: \"%1\".");
    case PatternError::NothingPredicted:
        return QT_TRANSLATE_NOOP("Pattern", "There is no predicted layer that could be asked.");
    case PatternError::UnknownLayer:
        return QT_TRANSLATE_NOOP("Pattern", "No layer beside gold is named \"%1\". Layers: %2.");
    case PatternError::WhichLayer:
        return QT_TRANSLATE_NOOP(
            "Pattern", "Several layers could be meant (%1): name one, as in wrong in NAME or NAME.relation.");
    case PatternError::NoConfidence:
        return QT_TRANSLATE_NOOP("Pattern", "The layer \"%1\" does not say how sure its parser was.");
    case PatternError::NoVocabularyOf:
        return QT_TRANSLATE_NOOP("Pattern", "The layer \"%1\" does not say which words its parser had seen.");
    case PatternError::NoTournament:
        return QT_TRANSLATE_NOOP("Pattern", "The layer \"%1\" does not come from a tournament.");
    case PatternError::NoArcs:
        return QT_TRANSLATE_NOOP("Pattern", "The arcs of \"%1\" to further parents can be asked in Analyse alone.");
    case PatternError::NoCauses:
        return QT_TRANSLATE_NOOP("Pattern", "Why \"%1\" errs can be asked in the tab Causes alone.");
    case PatternError::NoVocabulary:
        return QT_TRANSLATE_NOOP("Pattern", "The training sentences, whose words would be known, are not given.");
    case PatternError::GroupingHere:
        return QT_TRANSLATE_NOOP("Pattern", "Matches are listed here: they cannot be counted by groups.");
    case PatternError::NotReplaceable:
        return QT_TRANSLATE_NOOP("Pattern", "\"%1\" cannot be given another value.");
    }
    return "";
}

} // namespace arcwright
