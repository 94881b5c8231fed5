// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include <tl/expected.hpp>

namespace arcwright {

/// Why a text is no pattern, or no replacement.
enum class PatternError {
    Empty,
    UnexpectedEnd, ///< argument: what was expected
    UnexpectedText, ///< argument: what is there
    UnclosedQuote,
    UnclosedExpression, ///< of an arc
    UnknownField, ///< argument: the name, neither a field nor a node
    UnknownNode, ///< argument: the name
    NodeTwice, ///< argument: the name, which another node has already
    NodeOfAbsence, ///< argument: the name of a node that is told not to be there
    InvalidExpression, ///< argument: the regular expression
    NoRelationHere, ///< of a link that is no arc
    NoLayerHere, ///< of the order of words, which all layers have; argument: the layer
    ColumnIsField, ///< argument: the field that it is
    NotANumber, ///< argument: the field
    NoSuchValue, ///< argument: the value; more: those that the field can have
    LongerThanTag, ///< what `tag` leaves out stands in it; argument: the value
    FieldAsValue, ///< a value that names a field of a word that there is not, or one in a list; argument: the value
    NotInFiles, ///< no open file has it; argument: the field or link
    NothingPredicted, ///< there is no predicted layer to ask
    UnknownLayer, ///< argument: the name; more: the layers there are
    WhichLayer, ///< several could be meant where none is named; argument: those there are
    NoConfidence, ///< the layer does not say how sure its parser was; argument: the layer
    NoVocabularyOf, ///< the layer does not say which words its parser had seen; argument: the layer
    NoTournament, ///< the layer does not come from a tournament; argument: the layer
    NoArcs, ///< the layer's further parents are not compared with gold's; argument: the layer
    NoCauses, ///< nobody asked why the layer errs; argument: the layer
    NoVocabulary, ///< there are no training sentences whose words would be known
    GroupingHere, ///< matches are asked for, not counts
    NotReplaceable, ///< argument: the field
};

struct PatternProblem {
    PatternError error{};
    std::size_t column = 1; ///< in characters, from 1
    std::string argument;
    std::string more = {}; ///< the second argument
};

template <class T>
using PatternResult = tl::expected<T, PatternProblem>;

} // namespace arcwright
