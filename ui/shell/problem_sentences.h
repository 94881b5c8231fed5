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
        return QT_TRANSLATE_NOOP("Problem", "The folder has no treebank in it: no file ends in .conllu or .tag.");
    case ProblemCode::UnknownFormat:
        return QT_TRANSLATE_NOOP("Problem",
            "This is neither CoNLL-U (ten columns with tabs between them, the first a number) nor DTAG (lines like "
            "<W ...>word</W>).");
    case ProblemCode::UnsupportedFormat:
        return QT_TRANSLATE_NOOP("Problem", "This is a %1 file, which Arcwright cannot read yet.");
    case ProblemCode::FormatNotWritable:
        return QT_TRANSLATE_NOOP("Problem",
            "Files in the format %1 can be read but not written yet. Save as CoNLL-U under another name instead.");
    case ProblemCode::SameOutputFile:
        return QT_TRANSLATE_NOOP("Problem",
            "Two of the files have the same name and would both be written here. Write them to different folders, one "
            "after the other.");
    case ProblemCode::InvalidUtf8:
        return QT_TRANSLATE_NOOP("Problem", "Expected UTF-8, found bytes that are not.");
    case ProblemCode::NulByte:
        return QT_TRANSLATE_NOOP("Problem", "Expected text, found a zero byte.");
    case ProblemCode::WrongColumnCount:
        return QT_TRANSLATE_NOOP("Problem", "Expected %1 columns with tabs between them, found %2.");
    case ProblemCode::InvalidWordId:
        return QT_TRANSLATE_NOOP("Problem", "Expected a word with the id %2, found \"%1\".");
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
    case ProblemCode::InvalidTokenLine:
        return QT_TRANSLATE_NOOP("Problem", "Expected a token as <W attributes>word</W>.");
    case ProblemCode::InvalidEdge:
        return QT_TRANSLATE_NOOP("Problem", "Expected an edge as distance:label, found \"%1\".");
    case ProblemCode::UnterminatedSentence:
        return QT_TRANSLATE_NOOP("Problem", "Expected </s> at the end of the sentence, found none.");
    case ProblemCode::NotAModel:
        return QT_TRANSLATE_NOOP("Problem", "This is not an Arcwright model.");
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
    case ProblemCode::NoSentences:
        return QT_TRANSLATE_NOOP("Problem", "There are no sentences in it.");
    case ProblemCode::NoUsableSentences:
        return QT_TRANSLATE_NOOP(
            "Problem", "None of the %1 sentences can be trained on: a tree is needed in which every word has a head.");
    case ProblemCode::SentenceCountMismatch:
        return QT_TRANSLATE_NOOP("Problem", "The two treebanks differ in length: %1 and %2 sentences.");
    case ProblemCode::TokenCountMismatch:
        return QT_TRANSLATE_NOOP("Problem", "Sentence %1 differs in length: %2 and %3 words.");
    case ProblemCode::TokenFormMismatch:
        return QT_TRANSLATE_NOOP("Problem", "Sentence %1, word %2 differs: \"%3\" and \"%4\".");
    case ProblemCode::TooManyRelations:
        return QT_TRANSLATE_NOOP("Problem",
            "The treebank has %1 different relations, more than the %2 that can be learnt. Train without relations.");
    case ProblemCode::OutOfMemory:
        return QT_TRANSLATE_NOOP("Problem", "There is not enough memory for this. What was open is untouched.");
    case ProblemCode::Cancelled:
        return QT_TRANSLATE_NOOP("Problem", "Cancelled.");
    }
    return "";
}

} // namespace arcwright
