// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of a file's content in its format.
enum class FormatProblem {
    NoTreebankInFolder,
    SubfoldersSkipped, ///< of a folder that was opened; arguments: how many have treebanks in them, the first of them
    Unknown,
    Unsupported, ///< arguments: format
    WrongColumnCount, ///< arguments: expected, found
    InvalidWordId, ///< arguments: found, expected
    InvalidWordRange, ///< arguments: found
    HeadOutOfRange, ///< arguments: found, number of words
    DepsHeadUnknown, ///< arguments: found
    MisplacedComment,
    EmptySentence,
    ColumnMissing, ///< arguments: column
    ColumnTwice, ///< arguments: column
    InvalidTokenLine,
    InvalidEdge, ///< arguments: found
    EdgeCopyIgnored, ///< arguments: item, line of its other end
    EdgeCopyMissing, ///< arguments: item, line of its other end
    EdgeToNoToken, ///< arguments: item, line of its other end, 0 if that is not in the file
    UnterminatedSentence,
    InvalidBunsetsu, ///< arguments: found
    InvalidBunsetsuNumber, ///< arguments: found, expected
    BunsetsuHeadOutOfRange, ///< arguments: found, number of bunsetsu
    EmptyBunsetsu,
    WordsBeforeBunsetsu,
    TooFewFields, ///< arguments: expected, found
    EmptyField,
    InvalidTagNumber, ///< arguments: found
    UnknownLine,
    MissingEos,
    WordHeadsNotWritable, ///< arguments: format
    CommentNotWritable, ///< arguments: line, format
    BracketNotClosed, ///< in a label; arguments: label, the bracket that is missing
    BracketNotOpened, ///< in a label; arguments: label, the bracket that is too many
    UnknownBunsetsuType, ///< arguments: type
    BasicPhraseHeadDiffers, ///< arguments: its head, that of its bunsetsu, both as in the file
    BasicPhraseTypeDiffers, ///< arguments: its type, that of its bunsetsu
    BasicPhraseLeavesBunsetsu, ///< arguments: its head, as in the file
    BasicPhraseHeadUnknown, ///< arguments: its head, as in the file
    ReferenceToNoBasicPhrase, ///< arguments: id of the sentence, number in it
    // Arguments: relation in DEPS, basic relation, how many arcs of that there are.
    EnhancedRelationUnseen, ///< nearly all of them have nothing appended
    EnhancedRelationTooLong, ///< nearly all of them have fewer parts appended
    XmlNotWellFormed, ///< arguments: what the XML parser says
    XmlEndTagExpected, ///< arguments: name of the element that is open
    XmlDoctype,
    XmlEncoding, ///< arguments: the encoding it declares
    XmlTooDeep, ///< arguments: how deep elements may be nested
    XmlTooMany, ///< arguments: how many elements and attributes there may be
    PmlRootUnknown, ///< arguments: name of the root element
    PmlLowerLayer, ///< a file of words or tokens is opened in place of its trees; arguments: name of the root element
    PmlLayerMissing, ///< arguments: what is missing, the name that the file gives it
    PmlLayerNotRead, ///< beside the problem that it has; arguments: which layer, the name of its file
    PmlLayerRoot, ///< arguments: root element that a layer has, found
    PmlLayerNotLocal, ///< arguments: the name that the file gives it
    PmlOtherZones, ///< arguments: the zone that is read, the others
    PmlZoneMissing, ///< arguments: the zone asked for, those there are
    PmlReferenceUnknown, ///< arguments: the reference
    PmlIdTwice, ///< arguments: the id
    PmlOrderInvalid, ///< arguments: what stands in `ord`, empty where there is none
    PmlOrderTwice, ///< arguments: the number in `ord`
    PmlOrderGap, ///< arguments: the number that was expected, found
    PmlNotMade, ///< PML is not made of another format
    PmlWordsFixed,
    PmlFormFixed, ///< arguments: form, form that was wanted
    PmlFieldFixed, ///< arguments: form, field
    PmlWordElsewhere, ///< arguments: form
    PmlWordsNotRead, ///< the layer is missing or cannot be read; arguments: form
    PmlHeadMissing, ///< arguments: form
    PmlHeadInCircle, ///< arguments: form
    PmlCharacter, ///< arguments: text
    PmlWordTwice, ///< arguments: the reference
    PmlTokenUnknown, ///< arguments: the reference
    PmlWordOfOtherSentence, ///< arguments: the reference
    PmlWordUnreached, ///< arguments: the id of the word
    PmlSentenceEmpty,
    PmlAfunUnknown, ///< arguments: the afun
    PmlTagLength, ///< arguments: the tag, number of its characters
    PmlFormChangeUnknown, ///< arguments: the change
    PmlFormUnlikeToken, ///< arguments: form, token
    PmlChildrenOrder,
    PmlIdTwiceInFile, ///< arguments: the id
    PmlZoneNotInAll, ///< arguments: the zone asked for, that in which this file is read, how many files have it not
    PmlSeveralZones, ///< of one file in one treebank; arguments: the first, the second
    PmlMemberTwice, ///< arguments: the name of the element
    PmlExtraNotInSchema, ///< arguments: the form
    PmlSentenceUnknown, ///< arguments: the reference
};

template <>
struct ProblemArea<FormatProblem> {
    static constexpr std::string_view name = "format";
    static constexpr int count = static_cast<int>(FormatProblem::PmlSentenceUnknown) + 1;
};

} // namespace arcwright
