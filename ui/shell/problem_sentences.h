// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

// Also read by the command line, which knows no Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

/// The sentence for a problem, with %1, %2, ... for its arguments. Where the problem is stands before it.
constexpr const char* problemSentence(ProblemCode code)
{
    switch (code) {
    case ProblemCode::FileNotFound:
        return QT_TRANSLATE_NOOP("Problem", "There is no such file or folder.");
    case ProblemCode::FileNotReadable:
        return QT_TRANSLATE_NOOP("Problem", "The file cannot be read. Check that you have permission to read it.");
    case ProblemCode::FileNotWritable:
        return QT_TRANSLATE_NOOP("Problem",
            "The file cannot be written. Check that you may write to the file and its folder, or save under another "
            "name. What was there before is untouched.");
    case ProblemCode::DiskFull:
        return QT_TRANSLATE_NOOP("Problem",
            "There is no room left on the disk. What was there before is untouched; free some space and save again.");
    case ProblemCode::FileIsEmpty:
        return QT_TRANSLATE_NOOP("Problem", "The file is empty: there is nothing in it to read.");
    case ProblemCode::NotAFile:
        return QT_TRANSLATE_NOOP("Problem", "This is not a file that can be read.");
    case ProblemCode::NoTreebankInFolder:
        return QT_TRANSLATE_NOOP("Problem",
            "The folder has no treebank in it: no file ends in .conllu, .conllup, .conll, .tag, .knp or .cabocha.");
    case ProblemCode::SubfoldersSkipped:
        return QT_TRANSLATE_NOOP("Problem",
            "Of a folder only the files directly in it are read. So many of its subfolders have treebanks too: %1; the "
            "first is %2. Name them as well to read them.");
    case ProblemCode::UnknownFormat:
        return QT_TRANSLATE_NOOP("Problem",
            "This is none of the formats that can be read: CoNLL-U or CoNLL-X (ten columns with tabs between them, "
            "the first a number), DTAG (lines like <W ...>word</W>), KNP or CaboCha (lines like * 3D before words).");
    case ProblemCode::UnsupportedFormat:
        return QT_TRANSLATE_NOOP("Problem", "This is a %1 file, which Arcwright cannot read yet.");
    case ProblemCode::FormatNotWritable:
        return QT_TRANSLATE_NOOP("Problem",
            "Files in the format %1 can be read but not written yet. Save as CoNLL-U under another name instead.");
    case ProblemCode::SameOutputFile:
        return QT_TRANSLATE_NOOP("Problem",
            "Two of the files have the same name and would both be written here. Write them to different folders, one "
            "after the other.");
    case ProblemCode::OriginalWouldBeLost:
        return QT_TRANSLATE_NOOP("Problem",
            "What would take the place of this file cannot hold all of it, and nothing would be left of the rest. "
            "Write to another file, or keep the original beside it.");
    case ProblemCode::FileChanged:
        return QT_TRANSLATE_NOOP("Problem",
            "Another program has changed the file since it was opened, so what is shown is no longer what the file "
            "holds. Open it again, or save under another name.");
    case ProblemCode::FileInUse:
        return QT_TRANSLATE_NOOP("Problem",
            "Another Arcwright has this file open. Until it is closed there it can be looked at here, not changed.");
    case ProblemCode::FileChangedMeanwhile:
        return QT_TRANSLATE_NOOP("Problem", "Another program has changed this file since it was opened.");
    case ProblemCode::FileVanished:
        return QT_TRANSLATE_NOOP("Problem", "This file is not there any more: it was moved or deleted.");
    case ProblemCode::NotAnAnnotationFile:
        return QT_TRANSLATE_NOOP("Problem",
            "This file should hold what annotators said of the treebank beside it, but it is not JSON. It is left as "
            "it is.");
    case ProblemCode::JournalOfOtherContent:
        return QT_TRANSLATE_NOOP("Problem",
            "Unsaved corrections of this file were found, but another program has changed it since. They are kept in "
            "%1.");
    case ProblemCode::EditOutdated:
        return QT_TRANSLATE_NOOP("Problem", "The sentence has changed meanwhile. Nothing was done.");
    case ProblemCode::JournalTooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "There are unsaved edits made with a newer Arcwright (their format is version %1, this program knows "
            "version %2). They are kept; open the file with the newer Arcwright to have them back.");
    case ProblemCode::JournalDamaged:
        return QT_TRANSLATE_NOOP("Problem",
            "Some of the unsaved edits cannot be read, because their file is damaged: the last %1 bytes, which are "
            "kept "
            "in %2. All edits before them are there.");
    case ProblemCode::InvalidUtf8:
        return QT_TRANSLATE_NOOP("Problem", "Expected UTF-8, found bytes that are not.");
    case ProblemCode::InvalidEncoding:
        return QT_TRANSLATE_NOOP("Problem", "Expected text in %1, found bytes that are not.");
    case ProblemCode::CharacterNotInEncoding:
        return QT_TRANSLATE_NOOP(
            "Problem", "The character \"%1\" cannot be written in %2. Use another one, or convert the file to UTF-8.");
    case ProblemCode::UnreadBytesLeft:
        return QT_TRANSLATE_NOOP("Problem",
            "The signs \uFFFD stand for bytes that are no text here. Put characters in their place, or leave the line "
            "as it is.");
    case ProblemCode::CarriageReturnAlone:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected the end of a line (LF, or CR and LF), found CR alone. Old Macintosh files end their lines so: "
            "convert the line ends of the file.");
    case ProblemCode::SentenceTooLong:
        return QT_TRANSLATE_NOOP(
            "Problem", "The sentence is %1 MB long. It is kept as it is; what is longer than %2 MB is not read.");
    case ProblemCode::NulByte:
        return QT_TRANSLATE_NOOP("Problem", "Expected text, found a zero byte.");
    case ProblemCode::WrongColumnCount:
        return QT_TRANSLATE_NOOP("Problem", "Expected %1 columns with tabs between them, found %2.");
    case ProblemCode::InvalidWordId:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected the id %2, found \"%1\". Words are 1, 2, 3 and so on; empty nodes after word 3 are 3.1, 3.2.");
    case ProblemCode::InvalidWordRange:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected a multiword token over words that follow it and belong to no other, found \"%1\" before word "
            "%2.");
    case ProblemCode::InvalidHead:
        return QT_TRANSLATE_NOOP("Problem", "Expected a head (the id of a word, 0, or _), found \"%1\".");
    case ProblemCode::HeadOutOfRange:
        return QT_TRANSLATE_NOOP("Problem", "The head is word %1, but the sentence has %2 words.");
    case ProblemCode::InvalidDeps:
        return QT_TRANSLATE_NOOP("Problem", "Expected enhanced arcs as head:relation|head:relation, found \"%1\".");
    case ProblemCode::DepsHeadUnknown:
        return QT_TRANSLATE_NOOP("Problem", "The enhanced arcs \"%1\" name a head that the sentence does not have.");
    case ProblemCode::MisplacedComment:
        return QT_TRANSLATE_NOOP("Problem", "Comments stand before the first word of a sentence, not between words.");
    case ProblemCode::EmptySentence:
        return QT_TRANSLATE_NOOP("Problem", "Expected at least one word, found none.");
    case ProblemCode::ColumnMissing:
        return QT_TRANSLATE_NOOP(
            "Problem", "The columns named by global.columns lack %1, without which words cannot be read.");
    case ProblemCode::ColumnTwice:
        return QT_TRANSLATE_NOOP("Problem", "The columns named by global.columns have %1 twice.");
    case ProblemCode::InvalidTokenLine:
        return QT_TRANSLATE_NOOP("Problem", "Expected a token as <W attributes>word</W>.");
    case ProblemCode::InvalidEdge:
        return QT_TRANSLATE_NOOP("Problem", "Expected an edge as distance:label, found \"%1\".");
    case ProblemCode::UnterminatedSentence:
        return QT_TRANSLATE_NOOP("Problem", "Expected </s> at the end of the sentence, found none.");
    case ProblemCode::SentenceNotReadable:
        return QT_TRANSLATE_NOOP("Problem", "The sentence cannot be read, so only its text can be edited.");
    case ProblemCode::NoSuchNode:
        return QT_TRANSLATE_NOOP("Problem", "The sentence has no word or node %1.");
    case ProblemCode::OnlyInConllu:
        return QT_TRANSLATE_NOOP("Problem", "Only CoNLL-U has this. The file is in the format %1.");
    case ProblemCode::FieldNotInFormat:
        return QT_TRANSLATE_NOOP("Problem", "The file has no place for %1: its format is %2.");
    case ProblemCode::FieldIsNoText:
        return QT_TRANSLATE_NOOP("Problem", "%1 cannot be set to a text here.");
    case ProblemCode::TextNotInField:
        return QT_TRANSLATE_NOOP("Problem", "A field is text in one line and without tabs, which this is not: \"%1\".");
    case ProblemCode::EmptyForm:
        return QT_TRANSLATE_NOOP("Problem", "A word cannot be without a form.");
    case ProblemCode::InvalidRelation:
        return QT_TRANSLATE_NOOP("Problem", "This cannot be a relation: \"%1\".");
    case ProblemCode::HeadIsItself:
        return QT_TRANSLATE_NOOP("Problem", "A word cannot be its own head.");
    case ProblemCode::RootHasNoRelation:
        return QT_TRANSLATE_NOOP(
            "Problem", "The word hangs on the root, where the format has no relations. Give it a head first.");
    case ProblemCode::ParentIsThere:
        return QT_TRANSLATE_NOOP("Problem", "The word has this parent already: %1.");
    case ProblemCode::NoSuchParent:
        return QT_TRANSLATE_NOOP("Problem", "The word does not have the parent %1.");
    case ProblemCode::SplitOutsideWord:
        return QT_TRANSLATE_NOOP("Problem", "\"%1\" can only be split inside, into parts that are not empty.");
    case ProblemCode::FormsDoNotMatch:
        return QT_TRANSLATE_NOOP("Problem",
            "The parts \"%1\" do not make up \"%2\". Split it into a multiword token, or change its form first.");
    case ProblemCode::SplitInsideWord:
        return QT_TRANSLATE_NOOP("Problem", "\"%1\" can only be divided between its words.");
    case ProblemCode::NothingToSplit:
        return QT_TRANSLATE_NOOP("Problem", "There is nothing before this word that it could be split from.");
    case ProblemCode::NothingToJoin:
        return QT_TRANSLATE_NOOP("Problem", "There is nothing after it that it could be joined with.");
    case ProblemCode::OnlyWord:
        return QT_TRANSLATE_NOOP("Problem", "The only word of a sentence cannot be deleted.");
    case ProblemCode::WordsInMultiword:
        return QT_TRANSLATE_NOOP(
            "Problem", "Some of the words belong to the multiword token %1. Dissolve it or change its extent first.");
    case ProblemCode::NoSuchMultiword:
        return QT_TRANSLATE_NOOP("Problem", "Word %1 belongs to no such multiword token.");
    case ProblemCode::SpaceInMultiword:
        return QT_TRANSLATE_NOOP(
            "Problem", "A multiword token has no spaces in it, as \"%1\" has. Give it another form.");
    case ProblemCode::FormNeeded:
        return QT_TRANSLATE_NOOP("Problem", "The text does not tell what the multiword token is then. Give it a form.");
    case ProblemCode::WordInBunsetsu:
        return QT_TRANSLATE_NOOP(
            "Problem", "A sentence can only be split between two bunsetsu. Split the bunsetsu first.");
    case ProblemCode::WordsInTwoBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "The words belong to different bunsetsu. Join these first.");
    case ProblemCode::UnitsDiffer:
        return QT_TRANSLATE_NOOP(
            "Problem", "One of the sentences has bunsetsu and the other has not, so they cannot become one.");
    case ProblemCode::JoinAcrossDocuments:
        return QT_TRANSLATE_NOOP("Problem", "The second sentence begins a new document, so the two cannot become one.");
    case ProblemCode::NoSuchComment:
        return QT_TRANSLATE_NOOP("Problem", "The sentence has no such comment.");
    case ProblemCode::InvalidComment:
        return QT_TRANSLATE_NOOP(
            "Problem", "This cannot be a comment of its own, to be added, changed or removed: \"%1\".");
    case ProblemCode::WithoutHead:
        return QT_TRANSLATE_NOOP("Problem", "\"%2\" (%1) has no head yet.");
    case ProblemCode::OnCircle:
        return QT_TRANSLATE_NOOP("Problem", "These words hang on each other in a circle: %1.");
    case ProblemCode::SeveralRoots:
        return QT_TRANSLATE_NOOP("Problem", "%1 words hang on the root, but only one may.");
    case ProblemCode::NoSuchPin:
        return QT_TRANSLATE_NOOP("Problem", "No arc of this word is pinned.");
    case ProblemCode::NoSuchWaiver:
        return QT_TRANSLATE_NOOP("Problem", "No such warning was waived.");
    case ProblemCode::InvalidBunsetsu:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected the line of a bunsetsu with its head and type, like 3D or -1D, found \"%1\".");
    case ProblemCode::InvalidBunsetsuNumber:
        return QT_TRANSLATE_NOOP("Problem", "Expected bunsetsu number %2, found %1.");
    case ProblemCode::BunsetsuHeadOutOfRange:
        return QT_TRANSLATE_NOOP(
            "Problem", "The head is bunsetsu %1, counted from 0, but the sentence has %2 bunsetsu.");
    case ProblemCode::EmptyBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "Expected a word in this bunsetsu, found none.");
    case ProblemCode::WordsBeforeBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "Expected the first bunsetsu before the first word, found it after it.");
    case ProblemCode::TooFewFields:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected a word with at least %1 fields with single spaces between them, found %2.");
    case ProblemCode::EmptyField:
        return QT_TRANSLATE_NOOP("Problem", "Expected a field, found nothing between two spaces.");
    case ProblemCode::InvalidTagNumber:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected the number of a tag, found \"%1\". A word that has spaces in it cannot be read.");
    case ProblemCode::UnknownLine:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected a word, a tab and its features, or the line of a bunsetsu, a comment or EOS.");
    case ProblemCode::MissingEos:
        return QT_TRANSLATE_NOOP("Problem", "Expected EOS at the end of the sentence, found none.");
    case ProblemCode::WordHeadsNotWritable:
        return QT_TRANSLATE_NOOP("Problem",
            "The words of this sentence have heads, which %1 has no place for: there only bunsetsu have heads.");
    case ProblemCode::CommentNotWritable:
        return QT_TRANSLATE_NOOP("Problem", "The line \"%1\" is no comment in %2: it would be read as something else.");
    case ProblemCode::UnknownFormatName:
        return QT_TRANSLATE_NOOP("Problem", "There is no format called \"%1\".");
    case ProblemCode::InvalidSidecar:
        return QT_TRANSLATE_NOOP("Problem",
            "This file should hold the original of a converted treebank, but it cannot be read. Convert without it, or "
            "bring back the file as it was.");
    case ProblemCode::SidecarTooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This file was made by a newer Arcwright (its format is version %1, this program knows version %2). Update "
            "Arcwright, or convert without it.");
    case ProblemCode::SidecarOfOtherFile:
        return QT_TRANSLATE_NOOP("Problem",
            "From sentence %1 on, this is not what was converted from the original kept in %2: sentences were added, "
            "removed, split or joined. Convert without the original, or make that change in it.");
    case ProblemCode::ChangeNotCarriedOver:
        return QT_TRANSLATE_NOOP("Problem",
            "Sentence %1 was changed in a way that cannot be carried over to its original. Convert without the "
            "original, or make that change in it.");
    case ProblemCode::NotWritable:
        return QT_TRANSLATE_NOOP("Problem", "Files in the format %1 have no place for \"%2\".");
    case ProblemCode::NotInLatin1:
        return QT_TRANSLATE_NOOP("Problem", "The line is written in Latin-1, which has no character \"%1\".");
    case ProblemCode::EdgeCopyIgnored:
        return QT_TRANSLATE_NOOP("Problem",
            "The edge \"%1\" is not in the list of its other end on line %2. That line is the later one and decides, "
            "so "
            "there is no such edge.");
    case ProblemCode::EdgeCopyMissing:
        return QT_TRANSLATE_NOOP(
            "Problem", "The edge \"%1\" counts, but the list of its other end on line %2 has no copy of it.");
    case ProblemCode::EdgeToNoToken:
        return QT_TRANSLATE_NOOP("Problem", "The edge \"%1\" leads to line %2, which is no token.");
    case ProblemCode::NotAModel:
        return QT_TRANSLATE_NOOP("Problem", "This is not an Arcwright model.");
    case ProblemCode::ModelOfTrees:
        return QT_TRANSLATE_NOOP("Problem",
            "The model was trained on trees and cannot tell when a word has several parents. Train one with the "
            "decoder %1, or choose a decoder of trees.");
    case ProblemCode::ModelUnknownName:
        return QT_TRANSLATE_NOOP("Problem",
            "This model was made by a newer Arcwright: its %1 is \"%2\", which this program does not know. Update "
            "Arcwright, or train the model again.");
    case ProblemCode::ModelOfOtherLanguage:
        return QT_TRANSLATE_NOOP("Problem",
            "The model was trained with the language %1, and the text is said to be %2. Choose a model of that "
            "language, or one that was trained with none, or train one.");
    case ProblemCode::ModelTooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This model was made by a newer Arcwright (its format is version %1, this program knows version %2). "
            "Update Arcwright, or train the model again.");
    case ProblemCode::ModelTooOld:
        return QT_TRANSLATE_NOOP("Problem",
            "This model was made by an older Arcwright (its format is version %1, this program knows version %2). "
            "Train it again.");
    case ProblemCode::ModelDamaged:
        return QT_TRANSLATE_NOOP(
            "Problem", "The model is damaged: its checksum does not fit. Copy it or train it again.");
    case ProblemCode::ModelTruncated:
        return QT_TRANSLATE_NOOP("Problem", "The model is cut short. Copy it or train it again.");
    case ProblemCode::ModelShapesDiffer:
        return QT_TRANSLATE_NOOP("Problem",
            "This model has weights of other kinds or in other numbers than %1, or was trained with another language "
            "set, so they have no mean. Train both with the same order of decoder, the same --language, and with "
            "relations or both without.");
    case ProblemCode::ModelRelationsDiffer:
        return QT_TRANSLATE_NOOP("Problem",
            "This model has other relations than %1, or has them in another order, so they have no mean. Train both on "
            "the same treebank.");
    case ProblemCode::ModelFiltersDiffer:
        return QT_TRANSLATE_NOOP("Problem",
            "This model leaves out other arcs than %1, so they have no mean. Train both on the same treebank.");
    case ProblemCode::NotACheckpoint:
        return QT_TRANSLATE_NOOP("Problem", "This is not a checkpoint of an Arcwright training.");
    case ProblemCode::CheckpointTooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This checkpoint was made by a newer Arcwright (its format is version %1, this program knows version %2). "
            "Go on with that one, or train from the beginning.");
    case ProblemCode::CheckpointTooOld:
        return QT_TRANSLATE_NOOP("Problem",
            "This checkpoint was made by an older Arcwright (its format is version %1, this program knows version %2). "
            "Go on with that one, or train from the beginning.");
    case ProblemCode::CheckpointDamaged:
        return QT_TRANSLATE_NOOP("Problem",
            "The checkpoint is damaged: its checksum does not fit. Copy it again or train from the beginning.");
    case ProblemCode::CheckpointTruncated:
        return QT_TRANSLATE_NOOP("Problem", "The checkpoint is cut short. Copy it again or train from the beginning.");
    case ProblemCode::CheckpointOfOtherData:
        return QT_TRANSLATE_NOOP(
            "Problem", "This is the checkpoint of a training on other sentences. Name the files it was trained on.");
    case ProblemCode::CheckpointOfOtherDevelopment:
        return QT_TRANSLATE_NOOP("Problem",
            "This is the checkpoint of a training that was to stop by the scores of other development sentences. Name "
            "the files it was told.");
    case ProblemCode::CheckpointOfOtherSettings:
        return QT_TRANSLATE_NOOP("Problem",
            "This is the checkpoint of a training with other settings: %1 is %2 there and %3 here. Choose what it was "
            "trained with.");
    case ProblemCode::NoSentences:
        return QT_TRANSLATE_NOOP("Problem", "There are no sentences in it.");
    case ProblemCode::NoUsableSentences:
        return QT_TRANSLATE_NOOP(
            "Problem", "None of the %1 sentences can be trained on: a tree is needed in which every word has a head.");
    case ProblemCode::NoUsableDevelopment:
        return QT_TRANSLATE_NOOP("Problem",
            "There is no development sentence with a tree whose score could tell when to stop. Name a treebank that "
            "has some.");
    case ProblemCode::SentenceCountMismatch:
        return QT_TRANSLATE_NOOP("Problem", "The two treebanks differ in length: %1 and %2 sentences.");
    case ProblemCode::TokenCountMismatch:
        return QT_TRANSLATE_NOOP("Problem", "Sentence %1 differs in length: %2 and %3 words.");
    case ProblemCode::TokenFormMismatch:
        return QT_TRANSLATE_NOOP("Problem", "Sentence %1, word %2 differs: \"%3\" and \"%4\".");
    case ProblemCode::TextMismatch:
        return QT_TRANSLATE_NOOP(
            "Problem", "The texts differ from here on, spaces not counted: \"%4\" here, \"%3\" in line %2 of %1.");
    case ProblemCode::BunsetsuMismatch:
        return QT_TRANSLATE_NOOP("Problem",
            "Sentence %1 is divided into other bunsetsu than in the gold treebank, from the bunsetsu %2 on.");
    case ProblemCode::NoBunsetsu:
        return QT_TRANSLATE_NOOP("Problem",
            "There are no bunsetsu to score: the units of this treebank are words. Bunsetsu come with KNP and CaboCha "
            "files.");
    case ProblemCode::TooManyRelations:
        return QT_TRANSLATE_NOOP("Problem",
            "The treebank has %1 different relations, more than the %2 that can be learnt. Train without relations.");
    case ProblemCode::BunsetsuNotTrainable:
        return QT_TRANSLATE_NOOP("Problem",
            "The units of this treebank are bunsetsu, not words. Choose a parser of bunsetsu: tournament, sr, cc, "
            "relpref, "
            "bunsetsu-cle or bunsetsu-eisner.");
    case ProblemCode::DynamicFeatures:
        return QT_TRANSLATE_NOOP("Problem",
            "%1 scores all dependencies before it chooses any, so it has no features of what is already decided. Train "
            "it with standard or additional features.");
    case ProblemCode::ModelOfBunsetsu:
        return QT_TRANSLATE_NOOP("Problem", "This is a model of dependencies between bunsetsu, not between words.");
    case ProblemCode::ModelOfWords:
        return QT_TRANSLATE_NOOP("Problem", "This is a model of dependencies between words, not between bunsetsu.");
    case ProblemCode::ModelOfOtherDecoder:
        return QT_TRANSLATE_NOOP("Problem", "This model answers the questions of %1, not those of %2.");
    case ProblemCode::WordsNotBunsetsu:
        return QT_TRANSLATE_NOOP("Problem",
            "The units of this treebank are words; a parser of bunsetsu needs bunsetsu, which come with KNP and "
            "CaboCha files.");
    case ProblemCode::BunsetsuNotWords:
        return QT_TRANSLATE_NOOP("Problem",
            "The units of this treebank are bunsetsu; the model knows dependencies between words. Parse it with a "
            "model of bunsetsu.");
    case ProblemCode::OutOfMemory:
        return QT_TRANSLATE_NOOP("Problem", "There is not enough memory for this. What was open is untouched.");
    case ProblemCode::Cancelled:
        return QT_TRANSLATE_NOOP("Problem", "Cancelled.");
    }
    return "";
}

/// What is known beyond that sentence, which comes behind it, with %1, %2, ... for the arguments; null if nothing is.
inline const char* problemReasonSentence(const Problem& problem)
{
    if (problem.arguments.empty() || problem.arguments.front().empty())
        return nullptr;
    switch (problem.code) {
    case ProblemCode::FileNotReadable:
    case ProblemCode::FileNotWritable:
    case ProblemCode::DiskFull:
        return QT_TRANSLATE_NOOP("Problem", "The operating system says: %1.");
    case ProblemCode::FileInUse:
        return QT_TRANSLATE_NOOP("Problem", "It is process %1 on %2.");
    default:
        return nullptr;
    }
}

} // namespace arcwright
