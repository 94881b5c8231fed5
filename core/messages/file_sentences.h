// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file_problems.h"
#include "core/base/journal_problems.h"
#include "core/base/result.h"
#include "core/base/share_problems.h"
#include "core/base/text_problems.h"
#include "core/conversion/conversion_problems.h"
#include "core/documents/document_problems.h"
#include "core/treebank/treebank_problems.h"
#include "core/validation/language_data_problems.h"

// The command line reads these too, without Qt; lupdate finds the sentences by the macro's name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace arcwright {

constexpr const char* problemSentence(JobProblem problem)
{
    switch (problem) {
    case JobProblem::OutOfMemory:
        return QT_TRANSLATE_NOOP("Problem", "There is not enough memory for this. What was open is untouched.");
    case JobProblem::Cancelled:
        return QT_TRANSLATE_NOOP("Problem", "Cancelled.");
    }
    return "";
}

constexpr const char* problemSentence(FileProblem problem)
{
    switch (problem) {
    case FileProblem::NotFound:
        return QT_TRANSLATE_NOOP("Problem", "There is no such file or folder.");
    case FileProblem::NotReadable:
        return QT_TRANSLATE_NOOP("Problem", "The file cannot be read. Check that you have permission to read it.");
    case FileProblem::NotWritable:
        return QT_TRANSLATE_NOOP("Problem",
            "The file cannot be written. Check that you may write to the file and its folder, or save under another "
            "name. What was there before is untouched.");
    case FileProblem::DiskFull:
        return QT_TRANSLATE_NOOP("Problem",
            "There is no room left on the disk. What was there before is untouched; free some space and save again.");
    case FileProblem::IsEmpty:
        return QT_TRANSLATE_NOOP("Problem", "The file is empty: there is nothing in it to read.");
    case FileProblem::NotAFile:
        return QT_TRANSLATE_NOOP("Problem", "This is not a file that can be read.");
    case FileProblem::IsLink:
        return QT_TRANSLATE_NOOP("Problem",
            "There is a symbolic link, and this name was not chosen by you, so the file it leads to is not "
            "overwritten. Remove the link, or choose another name or folder.");
    case FileProblem::Changed:
        return QT_TRANSLATE_NOOP("Problem",
            "Another program has changed the file since it was opened, so what is shown is no longer what the file "
            "holds. Open it again, or save under another name.");
    case FileProblem::InUse:
        return QT_TRANSLATE_NOOP("Problem",
            "Another Arcwright has this file open. Until it is closed there it can be looked at here, not changed.");
    case FileProblem::GzipDamaged:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected a whole gzip file, but this one is cut short or damaged: its checksum is not that of what is in "
            "it. Copy it again from where it came from.");
    case FileProblem::GzipTooLarge:
        return QT_TRANSLATE_NOOP("Problem",
            "Decompressed, the file would take more than %1 MB, which is more than Arcwright reads of such a file.");
    }
    return "";
}

constexpr const char* problemSentence(JournalProblem problem)
{
    switch (problem) {
    case JournalProblem::TooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "There are unsaved edits made with a newer Arcwright (their format is version %1, this program knows "
            "version %2). They are kept; open the file with the newer Arcwright to have them back.");
    case JournalProblem::Damaged:
        return QT_TRANSLATE_NOOP("Problem",
            "Some of the unsaved edits cannot be read, because their file is damaged: the last %1 bytes, which are "
            "kept "
            "in %2. All edits before them are there.");
    case JournalProblem::OfOtherContent:
        return QT_TRANSLATE_NOOP("Problem",
            "Unsaved corrections of this file were found, but another program has changed it since. They are kept in "
            "%1.");
    }
    return "";
}

constexpr const char* problemSentence(TextProblem problem)
{
    switch (problem) {
    case TextProblem::InvalidUtf8:
        return QT_TRANSLATE_NOOP("Problem", "Expected UTF-8, found bytes that are not.");
    case TextProblem::InvalidEncoding:
        return QT_TRANSLATE_NOOP("Problem", "Expected text in %1, found bytes that are not.");
    case TextProblem::CharacterNotInEncoding:
        return QT_TRANSLATE_NOOP(
            "Problem", "The character \"%1\" cannot be written in %2. Use another one, or convert the file to UTF-8.");
    case TextProblem::NotInLatin1:
        return QT_TRANSLATE_NOOP("Problem", "The line is written in Latin-1, which has no character \"%1\".");
    case TextProblem::UnreadBytesLeft:
        return QT_TRANSLATE_NOOP("Problem",
            "The signs \uFFFD stand for bytes that are no text here. Put characters in their place, or leave the line "
            "as it is.");
    case TextProblem::NulByte:
        return QT_TRANSLATE_NOOP("Problem", "Expected text, found a zero byte.");
    case TextProblem::CarriageReturnAlone:
        return QT_TRANSLATE_NOOP("Problem",
            "Expected the end of a line (LF, or CR and LF), found CR alone. Old Macintosh files end their lines so: "
            "convert the line ends of the file.");
    }
    return "";
}

constexpr const char* problemSentence(TreebankProblem problem)
{
    switch (problem) {
    case TreebankProblem::NoSentences:
        return QT_TRANSLATE_NOOP("Problem", "There are no sentences in it.");
    case TreebankProblem::InvalidHead:
        return QT_TRANSLATE_NOOP("Problem", "Expected a head (the id of a word, 0, or _), found \"%1\".");
    case TreebankProblem::InvalidDeps:
        return QT_TRANSLATE_NOOP("Problem", "Expected enhanced arcs as head:relation|head:relation, found \"%1\".");
    case TreebankProblem::WithoutHead:
        return QT_TRANSLATE_NOOP("Problem", "\"%2\" (%1) has no head yet.");
    case TreebankProblem::OnlyInConllu:
        return QT_TRANSLATE_NOOP("Problem", "Only CoNLL-U has this. The file is in the format %1.");
    case TreebankProblem::NotWritable:
        return QT_TRANSLATE_NOOP("Problem", "Files in the format %1 have no place for \"%2\".");
    case TreebankProblem::BlankInRelation:
        return QT_TRANSLATE_NOOP("Problem", "A relation has no blanks in it, as \"%1\" has.");
    case TreebankProblem::BarInRelation:
        return QT_TRANSLATE_NOOP(
            "Problem", "A relation has no bar in it, as \"%1\" has: bars stand between the parents of a word.");
    }
    return "";
}

constexpr const char* problemSentence(DocumentProblem problem)
{
    switch (problem) {
    case DocumentProblem::FileChangedMeanwhile:
        return QT_TRANSLATE_NOOP("Problem", "Another program has changed this file since it was opened.");
    case DocumentProblem::FileVanished:
        return QT_TRANSLATE_NOOP("Problem", "This file is not there any more: it was moved or deleted.");
    case DocumentProblem::NotAnAnnotationFile:
        return QT_TRANSLATE_NOOP("Problem",
            "This file should hold what annotators said of the treebank beside it, but it is not JSON. It is left as "
            "it is.");
    case DocumentProblem::EditOutdated:
        return QT_TRANSLATE_NOOP("Problem", "The sentence has changed meanwhile. Nothing was done.");
    case DocumentProblem::SentenceTooLong:
        return QT_TRANSLATE_NOOP(
            "Problem", "The sentence is %1 MB long. It is kept as it is; what is longer than %2 MB is not read.");
    case DocumentProblem::BeingSaved:
        return QT_TRANSLATE_NOOP("Problem", "The file is still being saved. Nothing was done; try again in a moment.");
    case DocumentProblem::SeveralFiles:
        return QT_TRANSLATE_NOOP("Problem",
            "In its own format this document is saved under its own name only: its files name each other. Copy the "
            "files and open the copy, or save as CoNLL-U.");
    case DocumentProblem::HalfSaved:
        return QT_TRANSLATE_NOOP("Problem",
            "The last save was cut short after some of the files of this document were written and before the others "
            "were. What was not written was kept and is made again here; save to have it in the files.");
    case DocumentProblem::PartlyMadeAgain:
        return QT_TRANSLATE_NOOP("Problem",
            "What is known of the words has changed since unsaved corrections were made. They are made again, in so "
            "many sentences: %1. In so many, something could not be made again: %2. All of it is kept in %3.");
    }
    return "";
}

constexpr const char* problemSentence(ConversionProblem problem)
{
    switch (problem) {
    case ConversionProblem::FormatNotWritable:
        return QT_TRANSLATE_NOOP("Problem",
            "Files in the format %1 can be read but not written yet. Save as CoNLL-U under another name instead.");
    case ConversionProblem::FormatOnlyEdited:
        return QT_TRANSLATE_NOOP("Problem",
            "Files in the format %1 are not made anew: they have ids and lower layers that no other format has. Open "
            "and edit the files there are, or write CoNLL-U.");
    case ConversionProblem::SameOutputFile:
        return QT_TRANSLATE_NOOP("Problem",
            "Two of the files have the same name and would both be written here. Write them to different folders, one "
            "after the other.");
    case ConversionProblem::OriginalWouldBeLost:
        return QT_TRANSLATE_NOOP("Problem",
            "What would take the place of this file cannot hold all of it, and nothing would be left of the rest. "
            "Write to another file, or keep the original beside it.");
    case ConversionProblem::UnknownFormatName:
        return QT_TRANSLATE_NOOP("Problem", "There is no format called \"%1\".");
    case ConversionProblem::InvalidSidecar:
        return QT_TRANSLATE_NOOP("Problem",
            "This file should hold the original of a converted treebank, but it cannot be read. Convert without it, or "
            "bring back the file as it was.");
    case ConversionProblem::SidecarTooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This file was made by a newer Arcwright (its format is version %1, this program knows version %2). Update "
            "Arcwright, or convert without it.");
    case ConversionProblem::SidecarOfOtherFile:
        return QT_TRANSLATE_NOOP("Problem",
            "From sentence %1 on, this is not what was converted from the original kept in %2: sentences were added, "
            "removed, split or joined. Convert without the original, or make that change in it.");
    case ConversionProblem::ChangeNotCarriedOver:
        return QT_TRANSLATE_NOOP("Problem",
            "Sentence %1 was changed in a way that cannot be carried over to its original. Convert without the "
            "original, or make that change in it.");
    case ConversionProblem::TargetWithoutIds:
        return QT_TRANSLATE_NOOP(
            "Problem", "Analyses go into a document of a Prague treebank by the ids of its nodes; this one is in %1.");
    case ConversionProblem::WordWithoutId:
        return QT_TRANSLATE_NOOP(
            "Problem", "Expected the id of a node, Id= in MISC, with the word \"%1\", found none.");
    case ConversionProblem::IdUnknown:
        return QT_TRANSLATE_NOOP("Problem", "The document that the analyses go into has no node \"%1\".");
    case ConversionProblem::HeadInOtherSentence:
        return QT_TRANSLATE_NOOP("Problem",
            "The node \"%1\" cannot hang on \"%2\": in the document that the analyses go into that is in another "
            "sentence.");
    case ConversionProblem::FilesAreOriginal:
        return QT_TRANSLATE_NOOP(
            "Problem", "The copy would take the place of the file that it is made of. Name another folder or file.");
    }
    return "";
}

constexpr const char* problemSentence(ShareProblem problem)
{
    switch (problem) {
    case ShareProblem::Missing:
        return QT_TRANSLATE_NOOP("Problem", "Of the %2 shares of this work %1 are missing: %3.");
    case ShareProblem::OfOtherWork:
        return QT_TRANSLATE_NOOP("Problem",
            "The shares in this folder are of other work: of other files, other options or another build of "
            "Arcwright.");
    case ShareProblem::NotAShare:
        return QT_TRANSLATE_NOOP("Problem", "This is not a share of a work.");
    case ShareProblem::TooNew:
        return QT_TRANSLATE_NOOP("Problem",
            "This share was written by a newer Arcwright (its format is version %1, this program knows version %2).");
    case ShareProblem::TooOld:
        return QT_TRANSLATE_NOOP("Problem",
            "This share was written by an older Arcwright (its format is version %1, this program reads version %2 and "
            "later).");
    case ShareProblem::Truncated:
        return QT_TRANSLATE_NOOP("Problem", "The end of this share is missing.");
    case ShareProblem::Damaged:
        return QT_TRANSLATE_NOOP("Problem", "This share is damaged.");
    }
    return "";
}

constexpr const char* problemSentence(LanguageDataProblem problem)
{
    switch (problem) {
    case LanguageDataProblem::NoData:
        return QT_TRANSLATE_NOOP("Problem",
            "There is no %1 here or in the folder data below it. Expected a copy of the tools of Universal "
            "Dependencies (github.com/UniversalDependencies/tools).");
    case LanguageDataProblem::NotJson:
        return QT_TRANSLATE_NOOP("Problem", "Expected JSON, which this is not.");
    case LanguageDataProblem::NoObject:
        return QT_TRANSLATE_NOOP("Problem", "Expected an object (in braces) for %1.");
    case LanguageDataProblem::NoList:
        return QT_TRANSLATE_NOOP("Problem", "Expected a list (in brackets) for %1.");
    case LanguageDataProblem::NoText:
        return QT_TRANSLATE_NOOP("Problem", "Expected a text (in quotation marks) for %1.");
    case LanguageDataProblem::NoNumber:
        return QT_TRANSLATE_NOOP("Problem", "Expected a number for %1.");
    case LanguageDataProblem::UnknownLanguage:
        return QT_TRANSLATE_NOOP("Problem", "The language data say nothing of a language \"%1\".");
    case LanguageDataProblem::InvalidExpression:
        return QT_TRANSLATE_NOOP(
            "Problem", "For words with spaces in the language %1 the data have an expression that cannot be read: %2.");
    case LanguageDataProblem::LanguageNotNamed:
        return QT_TRANSLATE_NOOP("Problem",
            "Neither the name of the file (as cs_pdt-ud-dev.conllu) nor its first sentence (# language = cs) says "
            "which language it is in.");
    }
    return "";
}

} // namespace arcwright
