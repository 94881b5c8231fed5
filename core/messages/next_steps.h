// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/messages/problem_sentences.h"

namespace arcwright {

/// What one can do about a problem, where its sentence says only what is wrong.
struct NextStep {
    ProblemCode code;
    const char* sentence; ///< to be translated in the context "Problem"; without arguments
};

inline constexpr const char* withoutFolds = QT_TRANSLATE_NOOP("Problem",
    "The model is used without them: sentences that it has seen in training are not scored. Train it again if you need "
    "these scores.");

inline constexpr NextStep nextSteps[] = {
    {FileProblem::IsEmpty, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {FileProblem::NotAFile, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {TreebankProblem::NoSentences, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {TextProblem::NulByte, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {ModelProblem::NotAModel, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {CheckpointProblem::NotACheckpoint,
        QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {FormatProblem::PmlRootUnknown, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {FormatProblem::PmlLayerRoot, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {TrainingProblem::NotACurve, QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {TrainingProblem::NotASimulation,
        QT_TRANSLATE_NOOP("Problem", "Choose another file, or check where it came from.")},
    {ShareProblem::Missing, QT_TRANSLATE_NOOP("Problem", "Have these parts done, with --part, or leave out --merge.")},
    {ShareProblem::OfOtherWork,
        QT_TRANSLATE_NOOP("Problem", "Give the same files and options as to those that did the parts.")},
    {ShareProblem::NotAShare, QT_TRANSLATE_NOOP("Problem", "Delete the file; what it kept is done again.")},
    {ShareProblem::TooNew, QT_TRANSLATE_NOOP("Problem", "Delete the file; what it kept is done again.")},
    {ShareProblem::TooOld, QT_TRANSLATE_NOOP("Problem", "Delete the file; what it kept is done again.")},
    {ShareProblem::Truncated, QT_TRANSLATE_NOOP("Problem", "Delete the file; what it kept is done again.")},
    {ShareProblem::Damaged, QT_TRANSLATE_NOOP("Problem", "Delete the file; what it kept is done again.")},
    {FileProblem::NotFound, QT_TRANSLATE_NOOP("Problem", "Check the name, and whether it was moved.")},
    {ShelfProblem::Gone, QT_TRANSLATE_NOOP("Problem", "Check the name, and whether it was moved.")},
    {FileProblem::GzipTooLarge, QT_TRANSLATE_NOOP("Problem", "Divide it into smaller files.")},
    {FormatProblem::XmlTooMany, QT_TRANSLATE_NOOP("Problem", "Divide it into smaller files.")},
    {FormatProblem::XmlTooDeep, QT_TRANSLATE_NOOP("Problem", "Divide it into smaller files.")},
    {DocumentProblem::SentenceTooLong, QT_TRANSLATE_NOOP("Problem", "Divide it into smaller files.")},
    {TextProblem::InvalidUtf8, QT_TRANSLATE_NOOP("Problem", "Convert the file to UTF-8 and open it again.")},
    {TextProblem::InvalidEncoding, QT_TRANSLATE_NOOP("Problem", "Convert the file to UTF-8 and open it again.")},
    {TextProblem::NotInLatin1, QT_TRANSLATE_NOOP("Problem", "Use another character, or convert the file to UTF-8.")},
    {FormatProblem::PmlCharacter, QT_TRANSLATE_NOOP("Problem", "Use another character.")},
    {TreebankProblem::InvalidHead, QT_TRANSLATE_NOOP("Problem", "Type it in that form.")},
    {TreebankProblem::InvalidDeps, QT_TRANSLATE_NOOP("Problem", "Type it in that form.")},
    {TreebankProblem::BlankInRelation, QT_TRANSLATE_NOOP("Problem", "Type it in that form.")},
    {TreebankProblem::BarInRelation, QT_TRANSLATE_NOOP("Problem", "Type it in that form.")},
    {EditProblem::InvalidComment, QT_TRANSLATE_NOOP("Problem", "Type it in that form.")},
    {EditProblem::TextNotInField, QT_TRANSLATE_NOOP("Problem", "Type it in that form.")},
    {TreebankProblem::WithoutHead, QT_TRANSLATE_NOOP("Problem", "Give it a head first.")},
    {TreebankProblem::OnlyInConllu, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {TreebankProblem::NotWritable, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {EditProblem::FieldNotInFormat, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {FormatProblem::WordHeadsNotWritable, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {FormatProblem::CommentNotWritable, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {FormatProblem::PmlWordsFixed, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {FormatProblem::PmlFormFixed, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {FormatProblem::PmlExtraNotInSchema, QT_TRANSLATE_NOOP("Problem", "Use the afun ExD.")},
    {FormatProblem::PmlFieldFixed, QT_TRANSLATE_NOOP("Problem", "Export the file as CoNLL-U if you need it.")},
    {DocumentProblem::FileChangedMeanwhile,
        QT_TRANSLATE_NOOP("Problem", "Reload it, or save yours under another name.")},
    {DocumentProblem::FileVanished, QT_TRANSLATE_NOOP("Problem", "Save it again, here or under another name.")},
    {DocumentProblem::NotAnAnnotationFile,
        QT_TRANSLATE_NOOP("Problem", "Mend it, or move it away, and open the treebank again.")},
    {DocumentProblem::EditOutdated,
        QT_TRANSLATE_NOOP("Problem", "Look at the sentence as it is now, and choose again.")},
    {EditProblem::NoSuchNode, QT_TRANSLATE_NOOP("Problem", "Look at the sentence as it is now, and choose again.")},
    {EditProblem::NoSuchParent, QT_TRANSLATE_NOOP("Problem", "Look at the sentence as it is now, and choose again.")},
    {EditProblem::NoSuchComment, QT_TRANSLATE_NOOP("Problem", "Look at the sentence as it is now, and choose again.")},
    {EditProblem::NoSuchWaiver, QT_TRANSLATE_NOOP("Problem", "Look at the sentence as it is now, and choose again.")},
    {EditProblem::NoSuchPin, QT_TRANSLATE_NOOP("Problem", "Look at the sentence as it is now, and choose again.")},
    {EditProblem::ParentIsThere, QT_TRANSLATE_NOOP("Problem", "Look at the sentence as it is now, and choose again.")},
    {EditProblem::SentenceNotReadable, QT_TRANSLATE_NOOP("Problem", "Edit it as text first.")},
    {EditProblem::FieldIsNoText, QT_TRANSLATE_NOOP("Problem", "Use the command that is for it.")},
    {EditProblem::EmptyForm, QT_TRANSLATE_NOOP("Problem", "Type a form, or delete the word.")},
    {EditProblem::RelationNeeded, QT_TRANSLATE_NOOP("Problem", "Choose a relation.")},
    {EditProblem::FieldOfWords, QT_TRANSLATE_NOOP("Problem", "Change it in the table of words.")},
    {EditProblem::HeadIsItself, QT_TRANSLATE_NOOP("Problem", "Choose another head.")},
    {FormatProblem::PmlHeadMissing, QT_TRANSLATE_NOOP("Problem", "Choose another head.")},
    {FormatProblem::PmlHeadInCircle, QT_TRANSLATE_NOOP("Problem", "Choose another head.")},
    {ConversionProblem::HeadInOtherSentence, QT_TRANSLATE_NOOP("Problem", "Choose another head.")},
    {EditProblem::SplitOutsideWord,
        QT_TRANSLATE_NOOP("Problem", "Put the space where it is to be divided, between two parts.")},
    {EditProblem::SplitInsideWord,
        QT_TRANSLATE_NOOP("Problem", "Put the space where it is to be divided, between two parts.")},
    {EditProblem::NothingToSplit, QT_TRANSLATE_NOOP("Problem", "Select another word.")},
    {EditProblem::NothingToJoin, QT_TRANSLATE_NOOP("Problem", "Select another word.")},
    {EditProblem::NoSuchMultiword, QT_TRANSLATE_NOOP("Problem", "Select another word.")},
    {EditProblem::OnlyWord, QT_TRANSLATE_NOOP("Problem", "Join the sentence with the next one instead.")},
    {EditProblem::UnitsDiffer, QT_TRANSLATE_NOOP("Problem", "Convert one of them first.")},
    {EditProblem::JoinAcrossDocuments,
        QT_TRANSLATE_NOOP("Problem", "Remove its comment line # newdoc first, if they belong together.")},
    {EditProblem::OnCircle, QT_TRANSLATE_NOOP("Problem", "Give one of them another head first.")},
    {EditProblem::SeveralRoots, QT_TRANSLATE_NOOP("Problem", "Give all but one of them a head first.")},
    {EditProblem::NoUnitChosen, QT_TRANSLATE_NOOP("Problem", "Select one first, with a click or the arrow keys.")},
    {EditProblem::SeveralParents,
        QT_TRANSLATE_NOOP("Problem", "Select the arc first, with a click, or with Shift and the arrow up or down.")},
    {EditProblem::OnlyGraphShown, QT_TRANSLATE_NOOP("Problem", "Show the tree and the graph together again.")},
    {EditProblem::LastBasicPhrase, QT_TRANSLATE_NOOP("Problem", "Choose another head.")},
    {EditProblem::InnerBasicPhrase, QT_TRANSLATE_NOOP("Problem", "Choose another head.")},
    {EditProblem::OnlyBasicPhrasesShown, QT_TRANSLATE_NOOP("Problem", "Show the bunsetsu again.")},
    {EditProblem::NoBasicPhrases, QT_TRANSLATE_NOOP("Problem", "Open a file that has them, as KNP writes it.")},
    {EditProblem::NoNeighbour, QT_TRANSLATE_NOOP("Problem", "Select another word.")},
    {EditProblem::NothingToFollow, QT_TRANSLATE_NOOP("Problem", "Select another word.")},
    {EditProblem::UnitsAreBunsetsu,
        QT_TRANSLATE_NOOP("Problem", "Divide and join bunsetsu, and insert and delete words, in the diagram.")},
    {EditProblem::WordBesideEmptyNode, QT_TRANSLATE_NOOP("Problem", "Name a word of the pattern there.")},
    {EditProblem::EmptyNodeInTree, QT_TRANSLATE_NOOP("Problem", "Use arcs of the enhanced graph: add a +>conj b.")},
    {EditProblem::OtherFile, QT_TRANSLATE_NOOP("Problem", "Choose a word of the same file.")},
    {EditProblem::NoOuterArcs, QT_TRANSLATE_NOOP("Problem", "Convert the file into DTAG if you need them.")},
    {EditProblem::OnlyMorpheme, QT_TRANSLATE_NOOP("Problem", "Join the two bunsetsu instead.")},
    {EditProblem::SameSentence, QT_TRANSLATE_NOOP("Problem", "Add a further parent instead.")},
    {EditProblem::NothingPredicted, QT_TRANSLATE_NOOP("Problem", "Train a parser, or open a model, first.")},
    {EditProblem::PredictedOtherUnits, QT_TRANSLATE_NOOP("Problem", "Predict the sentence again.")},
    {EditProblem::NoSuchGuess, QT_TRANSLATE_NOOP("Problem", "Choose one that the line below the diagram shows.")},
    {EditProblem::NothingToRepair, QT_TRANSLATE_NOOP("Problem", "Correct it by hand, or waive it with a reason.")},
    {ConversionProblem::UnknownFormatName,
        QT_TRANSLATE_NOOP("Problem", "The names are conllu, conllup, conllx, dtag, knp, cabocha and pml.")},
    {LanguageDataProblem::NoData, QT_TRANSLATE_NOOP("Problem", "Choose the folder of such a copy.")},
    {LanguageDataProblem::NotJson, QT_TRANSLATE_NOOP("Problem", "Get a new copy of the data.")},
    {LanguageDataProblem::NoObject, QT_TRANSLATE_NOOP("Problem", "Get a new copy of the data.")},
    {LanguageDataProblem::NoList, QT_TRANSLATE_NOOP("Problem", "Get a new copy of the data.")},
    {LanguageDataProblem::NoText, QT_TRANSLATE_NOOP("Problem", "Get a new copy of the data.")},
    {LanguageDataProblem::NoNumber, QT_TRANSLATE_NOOP("Problem", "Get a new copy of the data.")},
    {LanguageDataProblem::InvalidExpression, QT_TRANSLATE_NOOP("Problem", "Get a new copy of the data.")},
    {LanguageDataProblem::UnknownLanguage,
        QT_TRANSLATE_NOOP("Problem", "Check its code, or get a newer copy of the data.")},
    {LanguageDataProblem::LanguageNotNamed, QT_TRANSLATE_NOOP("Problem", "Name the language.")},
    {ConversionProblem::TargetWithoutIds, QT_TRANSLATE_NOOP("Problem", "Name the file that ends in .a or .treex.")},
    {ConversionProblem::WordWithoutId,
        QT_TRANSLATE_NOOP(
            "Problem", "Convert the document anew, which keeps the ids, or name the one it was made of.")},
    {ConversionProblem::IdUnknown,
        QT_TRANSLATE_NOOP(
            "Problem", "Convert the document anew, which keeps the ids, or name the one it was made of.")},
    {EvaluationProblem::SentenceCountMismatch,
        QT_TRANSLATE_NOOP("Problem", "Check that both are of the same text, divided in the same way.")},
    {EvaluationProblem::TokenCountMismatch,
        QT_TRANSLATE_NOOP("Problem", "Check that both are of the same text, divided in the same way.")},
    {EvaluationProblem::TokenFormMismatch,
        QT_TRANSLATE_NOOP("Problem", "Check that both are of the same text, divided in the same way.")},
    {EvaluationProblem::TextMismatch,
        QT_TRANSLATE_NOOP("Problem", "Check that both are of the same text, divided in the same way.")},
    {EvaluationProblem::BunsetsuMismatch,
        QT_TRANSLATE_NOOP("Problem", "Check that both are of the same text, divided in the same way.")},
    {EvaluationProblem::NoBunsetsu, QT_TRANSLATE_NOOP("Problem", "Score them as words.")},
    {ParserProblem::WordsNotBunsetsu, QT_TRANSLATE_NOOP("Problem", "Choose a parser of words, such as hill.")},
    {TrainingProblem::NoUsableSentences,
        QT_TRANSLATE_NOOP("Problem", "Annotate some sentences completely, or learn from single arcs.")},
    {TrainingProblem::CurveTooNew, QT_TRANSLATE_NOOP("Problem", "Update Arcwright.")},
    {TrainingProblem::SimulationTooNew, QT_TRANSLATE_NOOP("Problem", "Update Arcwright.")},
    {ModelProblem::OfBunsetsu, QT_TRANSLATE_NOOP("Problem", "Choose another model, or train one on this treebank.")},
    {ModelProblem::OfWords, QT_TRANSLATE_NOOP("Problem", "Choose another model, or train one on this treebank.")},
    {ModelProblem::OfOtherDecoder,
        QT_TRANSLATE_NOOP("Problem", "Choose another model, or train one on this treebank.")},
    {ShelfProblem::OtherLanguage, QT_TRANSLATE_NOOP("Problem", "Choose another model, or train one on this treebank.")},
    {FoldsProblem::Missing, withoutFolds},
    {FoldsProblem::NotFolds, withoutFolds},
    {FoldsProblem::TooNew, withoutFolds},
    {FoldsProblem::TooOld, withoutFolds},
    {FoldsProblem::Damaged, withoutFolds},
    {FoldsProblem::Truncated, withoutFolds},
    {FoldsProblem::OfOtherModel, withoutFolds},
    {ShelfProblem::NameEmpty, QT_TRANSLATE_NOOP("Problem", "Type one.")},
    {ShelfProblem::FileReplaced, QT_TRANSLATE_NOOP("Problem", "Score it again before you rely on them.")},
    {ShelfProblem::NoFolder, QT_TRANSLATE_NOOP("Problem", "Set HOME or XDG_DATA_HOME and start the program again.")},
    {SnapshotProblem::NotASnapshot, QT_TRANSLATE_NOOP("Problem", "Remove the job and train anew.")},
    {SourceProblem::NothingMatches, QT_TRANSLATE_NOOP("Problem", "Change the pattern, or leave that source out.")},
    {SourceProblem::BadPattern, QT_TRANSLATE_NOOP("Problem", "Change the pattern, or leave that source out.")},
    {FormatProblem::NoTreebankInFolder,
        QT_TRANSLATE_NOOP("Problem", "Choose a folder that has some, or open the files themselves.")},
    {FormatProblem::Unknown,
        QT_TRANSLATE_NOOP("Problem", "Check what it is, or have the program that wrote it write another format.")},
    {FormatProblem::Unsupported,
        QT_TRANSLATE_NOOP("Problem", "Check what it is, or have the program that wrote it write another format.")},
    {FormatProblem::XmlNotWellFormed,
        QT_TRANSLATE_NOOP(
            "Problem", "Mend the file in a text editor, or write it anew with the program that made it.")},
    {FormatProblem::XmlEndTagExpected,
        QT_TRANSLATE_NOOP(
            "Problem", "Mend the file in a text editor, or write it anew with the program that made it.")},
    {FormatProblem::XmlDoctype,
        QT_TRANSLATE_NOOP(
            "Problem", "Mend the file in a text editor, or write it anew with the program that made it.")},
    {FormatProblem::ColumnMissing,
        QT_TRANSLATE_NOOP(
            "Problem", "Mend the file in a text editor, or write it anew with the program that made it.")},
    {FormatProblem::ColumnTwice,
        QT_TRANSLATE_NOOP(
            "Problem", "Mend the file in a text editor, or write it anew with the program that made it.")},
    {FormatProblem::PmlLayerMissing,
        QT_TRANSLATE_NOOP("Problem", "Bring that file back beside the document, and open it again.")},
    {FormatProblem::PmlLayerNotRead,
        QT_TRANSLATE_NOOP("Problem", "Bring that file back beside the document, and open it again.")},
    {FormatProblem::PmlLayerNotLocal,
        QT_TRANSLATE_NOOP("Problem", "Bring that file back beside the document, and open it again.")},
    {FormatProblem::PmlWordElsewhere,
        QT_TRANSLATE_NOOP("Problem", "Bring that file back beside the document, and open it again.")},
    {FormatProblem::PmlWordsNotRead,
        QT_TRANSLATE_NOOP("Problem", "Bring that file back beside the document, and open it again.")},
    {FormatProblem::PmlZoneMissing, QT_TRANSLATE_NOOP("Problem", "Name one of these.")},
    {FormatProblem::PmlZoneNotInAll,
        QT_TRANSLATE_NOOP("Problem", "Name a zone that all files have, or leave those files out.")},
    {FormatProblem::PmlOtherZones,
        QT_TRANSLATE_NOOP("Problem", "Each of them can be opened in its place, or be read beside it.")},
    {FormatProblem::BracketNotClosed, QT_TRANSLATE_NOOP("Problem", "Correct what you typed.")},
    {FormatProblem::BracketNotOpened, QT_TRANSLATE_NOOP("Problem", "Correct what you typed.")},
    {FormatProblem::UnknownBunsetsuType, QT_TRANSLATE_NOOP("Problem", "Choose one of these types.")},
    {DocumentProblem::PartlyMadeAgain,
        QT_TRANSLATE_NOOP("Problem", "Check those sentences, and make again by hand what is missing.")},
};

/// Where somebody is who reads of a problem in the content of a file.
enum class MendingPlace : unsigned char {
    Elsewhere, ///< no window shows that file, or it shows another one
    OpenTreebank, ///< its sentences are those that the window shows
    AsText, ///< its text is being edited
};

/// What is mended in the file itself, at the place that the problem names.
inline constexpr FormatProblem mendedInFile[]
    = {FormatProblem::WrongColumnCount, FormatProblem::InvalidWordId, FormatProblem::InvalidWordRange,
        FormatProblem::HeadOutOfRange, FormatProblem::DepsHeadUnknown, FormatProblem::MisplacedComment,
        FormatProblem::EmptySentence, FormatProblem::InvalidTokenLine, FormatProblem::InvalidEdge,
        FormatProblem::EdgeCopyIgnored, FormatProblem::EdgeCopyMissing, FormatProblem::EdgeToNoToken,
        FormatProblem::UnterminatedSentence, FormatProblem::InvalidBunsetsu, FormatProblem::InvalidBunsetsuNumber,
        FormatProblem::BunsetsuHeadOutOfRange, FormatProblem::EmptyBunsetsu, FormatProblem::WordsBeforeBunsetsu,
        FormatProblem::TooFewFields, FormatProblem::EmptyField, FormatProblem::InvalidTagNumber,
        FormatProblem::UnknownLine, FormatProblem::MissingEos, FormatProblem::BasicPhraseHeadDiffers,
        FormatProblem::BasicPhraseTypeDiffers, FormatProblem::BasicPhraseLeavesBunsetsu,
        FormatProblem::BasicPhraseHeadUnknown, FormatProblem::ReferenceToNoBasicPhrase,
        FormatProblem::EnhancedRelationUnseen, FormatProblem::EnhancedRelationTooLong,
        FormatProblem::PmlReferenceUnknown, FormatProblem::PmlIdTwice, FormatProblem::PmlOrderInvalid,
        FormatProblem::PmlOrderTwice, FormatProblem::PmlOrderGap, FormatProblem::PmlWordTwice,
        FormatProblem::PmlTokenUnknown, FormatProblem::PmlWordOfOtherSentence, FormatProblem::PmlWordUnreached,
        FormatProblem::PmlSentenceEmpty, FormatProblem::PmlAfunUnknown, FormatProblem::PmlTagLength,
        FormatProblem::PmlFormChangeUnknown, FormatProblem::PmlFormUnlikeToken, FormatProblem::PmlChildrenOrder,
        FormatProblem::PmlIdTwiceInFile, FormatProblem::PmlMemberTwice, FormatProblem::PmlSentenceUnknown};

/// The sentence that says what to do next, to stand behind that of the problem; null where that one says so itself, or
/// nothing is to be done. What cannot be read in a file is mended there, which Edit as text does for the treebank that
/// is open, and for no other. O(table).
constexpr const char* nextStep(ProblemCode code, MendingPlace place = MendingPlace::Elsewhere)
{
    for (const NextStep& step : nextSteps) {
        if (step.code == code)
            return step.sentence;
    }
    for (const FormatProblem problem : mendedInFile) {
        if (code != ProblemCode(problem))
            continue;
        switch (place) {
        case MendingPlace::Elsewhere:
            return QT_TRANSLATE_NOOP(
                "Problem", "Mend the file in a text editor, or write it anew with the program that made it.");
        case MendingPlace::OpenTreebank:
            return QT_TRANSLATE_NOOP(
                "Problem", "Mend that place: Edit as text shows the sentence as it is in the file.");
        case MendingPlace::AsText:
            return nullptr; // its line is marked
        }
    }
    return nullptr;
}

} // namespace arcwright
