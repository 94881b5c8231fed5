// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/format_problems.h"

// The command line reads these too, without Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

constexpr const char* problemSentence(FormatProblem problem)
{
    switch (problem) {
    case FormatProblem::NoTreebankInFolder:
        return QT_TRANSLATE_NOOP("Problem",
            "The folder has no treebank in it: no file ends in .conllu, .conllup, .conll, .tag, .knp or .cabocha.");
    case FormatProblem::SubfoldersSkipped:
        return QT_TRANSLATE_NOOP("Problem",
            "Of a folder only the files directly in it are read. So many of its subfolders have treebanks too: %1; the "
            "first is %2. Name them as well to read them.");
    case FormatProblem::Unknown:
        return QT_TRANSLATE_NOOP("Problem",
            "This is none of the formats that can be read: CoNLL-U or CoNLL-X (ten columns with tabs between them, "
            "the first a number), DTAG (lines like <W ...>word</W>), KNP or CaboCha (lines like * 3D before words).");
    case FormatProblem::Unsupported:
        return QT_TRANSLATE_NOOP("Problem", "This is a %1 file, which Arcwright cannot read yet.");
    case FormatProblem::WrongColumnCount:
        return QT_TRANSLATE_NOOP("Problem", "Expected %1 columns with tabs between them, found %2.");
    case FormatProblem::InvalidWordId:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected the id %2, found \"%1\". Words are 1, 2, 3 and so on; empty nodes after word 3 are 3.1, 3.2.");
    case FormatProblem::InvalidWordRange:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected a multiword token over words that follow it and belong to no other, found \"%1\" before word "
            "%2.");
    case FormatProblem::HeadOutOfRange:
        return QT_TRANSLATE_NOOP("Problem", "The head is word %1, but the sentence has %2 words.");
    case FormatProblem::DepsHeadUnknown:
        return QT_TRANSLATE_NOOP("Problem", "The enhanced arcs \"%1\" name a head that the sentence does not have.");
    case FormatProblem::MisplacedComment:
        return QT_TRANSLATE_NOOP("Problem", "Comments stand before the first word of a sentence, not between words.");
    case FormatProblem::EmptySentence:
        return QT_TRANSLATE_NOOP("Problem", "Expected at least one word, found none.");
    case FormatProblem::ColumnMissing:
        return QT_TRANSLATE_NOOP(
            "Problem", "The columns named by global.columns lack %1, without which words cannot be read.");
    case FormatProblem::ColumnTwice:
        return QT_TRANSLATE_NOOP("Problem", "The columns named by global.columns have %1 twice.");
    case FormatProblem::InvalidTokenLine:
        return QT_TRANSLATE_NOOP("Problem", "Expected a token as <W attributes>word</W>.");
    case FormatProblem::InvalidEdge:
        return QT_TRANSLATE_NOOP("Problem", "Expected an edge as distance:label, found \"%1\".");
    case FormatProblem::EdgeCopyIgnored:
        return QT_TRANSLATE_NOOP("Problem",
            "The edge \"%1\" is not in the list of its other end on line %2. That line is the later one and decides, "
            "so "
            "there is no such edge.");
    case FormatProblem::EdgeCopyMissing:
        return QT_TRANSLATE_NOOP(
            "Problem", "The edge \"%1\" counts, but the list of its other end on line %2 has no copy of it.");
    case FormatProblem::EdgeToNoToken:
        return QT_TRANSLATE_NOOP("Problem", "The edge \"%1\" leads to line %2, which is no token.");
    case FormatProblem::UnterminatedSentence:
        return QT_TRANSLATE_NOOP("Problem", "Expected </s> at the end of the sentence, found none.");
    case FormatProblem::InvalidBunsetsu:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected the line of a bunsetsu with its head and type, like 3D or -1D, found \"%1\".");
    case FormatProblem::InvalidBunsetsuNumber:
        return QT_TRANSLATE_NOOP("Problem", "Expected bunsetsu number %2, found %1.");
    case FormatProblem::BunsetsuHeadOutOfRange:
        return QT_TRANSLATE_NOOP(
            "Problem", "The head is bunsetsu %1, counted from 0, but the sentence has %2 bunsetsu.");
    case FormatProblem::EmptyBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "Expected a word in this bunsetsu, found none.");
    case FormatProblem::WordsBeforeBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "Expected the first bunsetsu before the first word, found it after it.");
    case FormatProblem::TooFewFields:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected a word with at least %1 fields with single spaces between them, found %2.");
    case FormatProblem::EmptyField:
        return QT_TRANSLATE_NOOP("Problem", "Expected a field, found nothing between two spaces.");
    case FormatProblem::InvalidTagNumber:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected the number of a tag, found \"%1\". A word that has spaces in it cannot be read.");
    case FormatProblem::UnknownLine:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected a word, a tab and its features, or the line of a bunsetsu, a comment or EOS.");
    case FormatProblem::MissingEos:
        return QT_TRANSLATE_NOOP("Problem", "Expected EOS at the end of the sentence, found none.");
    case FormatProblem::WordHeadsNotWritable:
        return QT_TRANSLATE_NOOP("Problem",
            "The words of this sentence have heads, which %1 has no place for: there only bunsetsu have heads.");
    case FormatProblem::CommentNotWritable:
        return QT_TRANSLATE_NOOP("Problem", "The line \"%1\" is no comment in %2: it would be read as something else.");
    case FormatProblem::BracketNotClosed:
        return QT_TRANSLATE_NOOP("Problem", "The label \"%1\" is not finished: its bracket is not closed by \"%2\".");
    case FormatProblem::BracketNotOpened:
        return QT_TRANSLATE_NOOP("Problem", "The label \"%1\" has a \"%2\" for which no bracket was opened.");
    case FormatProblem::UnknownBunsetsuType:
        return QT_TRANSLATE_NOOP("Problem",
            "\"%1\" is no type of a dependency between bunsetsu. There are D (dependency), P (parallel), A "
            "(apposition) "
            "and I (incomplete parallel).");
    case FormatProblem::BasicPhraseHeadDiffers:
        return QT_TRANSLATE_NOOP("Problem",
            "The last basic phrase of a bunsetsu depends on one of the bunsetsu's head, which is %2 (counted from 0), "
            "but "
            "basic phrase %1 is in another bunsetsu.");
    case FormatProblem::BasicPhraseTypeDiffers:
        return QT_TRANSLATE_NOOP(
            "Problem", "The last basic phrase of a bunsetsu has the type of it, which is %2, but this one has %1.");
    case FormatProblem::BasicPhraseLeavesBunsetsu:
        return QT_TRANSLATE_NOOP("Problem",
            "Only the last basic phrase of a bunsetsu depends on one of another bunsetsu, but this one on basic phrase "
            "%1.");
    case FormatProblem::BasicPhraseHeadUnknown:
        return QT_TRANSLATE_NOOP("Problem", "There is no other basic phrase %1 (counted from 0) to depend on.");
    case FormatProblem::ReferenceToNoBasicPhrase:
        return QT_TRANSLATE_NOOP(
            "Problem", "There is no basic phrase %2 (counted from 0) in the sentence \"%1\" to refer to.");
    case FormatProblem::EnhancedRelationUnseen:
        return QT_TRANSLATE_NOOP("Problem",
            "Nothing else in the file is called \"%1\" in DEPS, where nearly all %3 arcs \"%2\" have nothing "
            "appended.");
    case FormatProblem::EnhancedRelationTooLong:
        return QT_TRANSLATE_NOOP("Problem",
            "Nothing else in the file is called \"%1\" in DEPS, where nearly all %3 arcs \"%2\" have fewer parts "
            "appended.");
    }
    return "";
}

} // namespace arcwright
