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
            "The folder has no treebank in it: no file ends in .conllu, .conllup, .conll, .tag, .knp, .cabocha, "
            ".a, .a.gz, .treex or .treex.gz.");
    case FormatProblem::SubfoldersSkipped:
        return QT_TRANSLATE_NOOP("Problem",
            "Of a folder only the files directly in it are read. So many of its subfolders have treebanks too: %1; the "
            "first is %2. Name the folder with /** behind it to read them, too.");
    case FormatProblem::Unknown:
        return QT_TRANSLATE_NOOP("Problem",
            "This is none of the formats that can be read: CoNLL-U or CoNLL-X (ten columns with tabs between them, "
            "the first a number), DTAG (lines like <W ...>word</W>), KNP or CaboCha (lines like * 3D before words), "
            "PML (XML with adata or treex_document).");
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
            "The last basic phrase of a bunsetsu is to depend on one of the bunsetsu's head, which is %2 (counted from "
            "0); but \"%3\" depends on basic phrase %1, which is in another bunsetsu.");
    case FormatProblem::BasicPhraseTypeDiffers:
        return QT_TRANSLATE_NOOP("Problem",
            "The last basic phrase of a bunsetsu is to have the bunsetsu's type, which is %2; but \"%3\" has %1.");
    case FormatProblem::BasicPhraseLeavesBunsetsu:
        return QT_TRANSLATE_NOOP("Problem",
            "Only the last basic phrase of a bunsetsu may depend on another bunsetsu; but \"%2\" depends on \"%3\" "
            "(basic phrase %1, counted from 0), which is in another.");
    case FormatProblem::BasicPhraseHeadUnknown:
        return QT_TRANSLATE_NOOP(
            "Problem", "There is no other basic phrase %1 (counted from 0) for \"%2\" to depend on.");
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
    case FormatProblem::XmlNotWellFormed:
        return QT_TRANSLATE_NOOP("Problem", "Expected well-formed XML, but here is a mistake: %1.");
    case FormatProblem::XmlEndTagExpected:
        return QT_TRANSLATE_NOOP("Problem", "Expected the end tag </%1> here at the latest.");
    case FormatProblem::XmlDoctype:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected an element, found a document type (<!DOCTYPE ...>). Treebanks need none, and what it "
            "declares could be dangerous, so the file is not read.");
    case FormatProblem::XmlEncoding:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected UTF-8, but the file says that it is in %1. Convert it to UTF-8 first.");
    case FormatProblem::XmlTooDeep:
        return QT_TRANSLATE_NOOP("Problem", "Expected elements nested at most %1 deep, but here they are deeper.");
    case FormatProblem::XmlTooMany:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected at most %1 elements and attributes in a file, but here they are more.");
    case FormatProblem::PmlRootUnknown:
        return QT_TRANSLATE_NOOP("Problem", "Expected the root element adata or treex_document, found \"%1\".");
    case FormatProblem::PmlLowerLayer:
        return QT_TRANSLATE_NOOP("Problem",
            "This is a lower layer of a Prague treebank (\"%1\"), which has no trees. Open the file that "
            "ends in .a, or .a.gz.");
    case FormatProblem::PmlLayerMissing:
        return QT_TRANSLATE_NOOP("Problem",
            "The %1-layer of this document, named \"%2\", is not beside it. The trees can be seen and edited "
            "all the same, without what that file says of their words.");
    case FormatProblem::PmlLayerNotRead:
        return QT_TRANSLATE_NOOP("Problem",
            "The %1-layer of this document, %2, cannot be read. The trees can be seen and edited all the same, "
            "without what that file says of their words; the file stays as it is.");
    case FormatProblem::PmlLayerRoot:
        return QT_TRANSLATE_NOOP("Problem", "Expected the root element %1, found \"%2\".");
    case FormatProblem::PmlLayerNotLocal:
        return QT_TRANSLATE_NOOP("Problem",
            "The document names \"%1\" as its lower layer. Only files beside the document are opened, so "
            "that one is not.");
    case FormatProblem::PmlOtherZones:
        return QT_TRANSLATE_NOOP(
            "Problem", "What is shown are the trees of the zone \"%1\". The file has others, too: %2.");
    case FormatProblem::PmlZoneMissing:
        return QT_TRANSLATE_NOOP("Problem", "Expected trees in the zone \"%1\"; the file has these zones: %2.");
    case FormatProblem::PmlZoneNotInAll:
        return QT_TRANSLATE_NOOP("Problem",
            "This file has no trees in the zone \"%1\" and is read in the zone \"%2\". So many files have none in the "
            "zone that was named: %3.");
    case FormatProblem::PmlSeveralZones:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected one zone of the file, as a file is written by one at a time; both \"%1\" and \"%2\" are asked "
            "for. Name one of them.");
    case FormatProblem::PmlReferenceUnknown:
        return QT_TRANSLATE_NOOP("Problem", "The node refers to the word \"%1\", which the m-layer does not have.");
    case FormatProblem::PmlSentenceUnknown:
        return QT_TRANSLATE_NOOP("Problem", "The tree refers to the sentence \"%1\", which the m-layer does not have.");
    case FormatProblem::PmlIdTwice:
        return QT_TRANSLATE_NOOP("Problem", "Expected each id once, but \"%1\" is the id of two nodes.");
    case FormatProblem::PmlMemberTwice:
        return QT_TRANSLATE_NOOP("Problem", "Expected each element once in a node, but this one has two named \"%1\".");
    case FormatProblem::PmlOrderInvalid:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected the place of the word in the sentence, a number from 1, in ord, found \"%1\".");
    case FormatProblem::PmlOrderTwice:
        return QT_TRANSLATE_NOOP("Problem", "Expected each number once in ord, but two nodes have %1.");
    case FormatProblem::PmlOrderGap:
        return QT_TRANSLATE_NOOP("Problem", "Expected ord %1 for the next word, found %2.");
    case FormatProblem::PmlNotMade:
        return QT_TRANSLATE_NOOP(
            "Problem", "PML files are not made of other formats. Open an existing one and edit that.");
    case FormatProblem::PmlWordsFixed:
        return QT_TRANSLATE_NOOP("Problem",
            "Words cannot be added, removed, divided or joined in a Prague treebank: their ids stand in "
            "other files, too.");
    case FormatProblem::PmlFormFixed:
        return QT_TRANSLATE_NOOP("Problem",
            "The form \"%1\" cannot become \"%2\" in a Prague treebank: forms follow from the tokens of the "
            "w-layer.");
    case FormatProblem::PmlFieldFixed:
        return QT_TRANSLATE_NOOP("Problem",
            "The word \"%1\" has no place in PML for a change of %2. Heads, afuns, flags, lemmas and tags "
            "can be changed.");
    case FormatProblem::PmlExtraNotInSchema:
        return QT_TRANSLATE_NOOP("Problem",
            "The word \"%1\" cannot be marked as one whose governor is left out: the schema of this treebank is not "
            "that of PDT-C, with which the flag came, and no word has it.");
    case FormatProblem::PmlWordElsewhere:
        return QT_TRANSLATE_NOOP("Problem",
            "Lemma and tag of \"%1\" cannot be changed: they do not stand in the part of the m-layer that "
            "belongs to this sentence.");
    case FormatProblem::PmlWordsNotRead:
        return QT_TRANSLATE_NOOP("Problem",
            "Lemma and tag of \"%1\" cannot be changed: they stand in the m-layer of the document, which is missing "
            "or cannot be read.");
    case FormatProblem::PmlHeadMissing:
        return QT_TRANSLATE_NOOP(
            "Problem", "The word \"%1\" must have a head: in PML every node hangs on another one.");
    case FormatProblem::PmlHeadInCircle:
        return QT_TRANSLATE_NOOP(
            "Problem", "The word \"%1\" would hang on itself by way of others, which PML cannot say.");
    case FormatProblem::PmlCharacter:
        return QT_TRANSLATE_NOOP("Problem", "The text \"%1\" has a character in it that XML cannot hold.");
    case FormatProblem::PmlWordTwice:
        return QT_TRANSLATE_NOOP("Problem", "Expected each word of the m-layer in one node, but two refer to \"%1\".");
    case FormatProblem::PmlTokenUnknown:
        return QT_TRANSLATE_NOOP("Problem", "The word refers to the token \"%1\", which the w-layer does not have.");
    case FormatProblem::PmlWordOfOtherSentence:
        return QT_TRANSLATE_NOOP(
            "Problem", "The node refers to \"%1\", a word of another sentence than the one the tree names in s.rf.");
    case FormatProblem::PmlWordUnreached:
        return QT_TRANSLATE_NOOP("Problem", "No node refers to the word \"%1\" of this sentence in the m-layer.");
    case FormatProblem::PmlSentenceEmpty:
        return QT_TRANSLATE_NOOP("Problem", "The technical root has no words under it.");
    case FormatProblem::PmlAfunUnknown:
        return QT_TRANSLATE_NOOP("Problem", "Expected an afun of the Prague treebanks, as Sb or AuxP, found \"%1\".");
    case FormatProblem::PmlTagLength:
        return QT_TRANSLATE_NOOP("Problem", "Expected a tag of 15 characters, found \"%1\" with %2.");
    case FormatProblem::PmlFormChangeUnknown:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected spell, num_normalization, ctcd or insert in form_change, found \"%1\".");
    case FormatProblem::PmlFormUnlikeToken:
        return QT_TRANSLATE_NOOP("Problem", "The form \"%1\" is not the token \"%2\", and no form_change says why.");
    case FormatProblem::PmlChildrenOrder:
        return QT_TRANSLATE_NOOP("Problem", "Expected the children of the node in the order of ord.");
    case FormatProblem::PmlIdTwiceInFile:
        return QT_TRANSLATE_NOOP("Problem", "Expected each id once in the file, but \"%1\" names another node before.");
    }
    return "";
}

} // namespace arcwright
