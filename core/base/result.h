// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace arcwright {

/// What went wrong for a reason that lies with the user's data, files or wishes.
/// The core gives the code and its arguments; the window and the command line turn them into sentences.
enum class ProblemCode {
    // files
    FileNotFound,
    FileNotReadable, ///< arguments: the operating system's reason
    FileNotWritable, ///< arguments: the operating system's reason
    DiskFull, ///< arguments: the operating system's reason
    FileIsEmpty,
    NotAFile,
    NoTreebankInFolder,
    SubfoldersSkipped, ///< of a folder that was opened; arguments: how many have treebanks in them, the first of them
    UnknownFormat,
    UnsupportedFormat, ///< arguments: format
    FormatNotWritable, ///< arguments: format
    SameOutputFile, ///< two files would be written to this one
    OriginalWouldBeLost, ///< what would take this file's place cannot hold all of it
    FileChanged, ///< by another program, while we had it open
    FileInUse, ///< arguments: process and host of who has it open, both empty if unknown
    // journals
    JournalTooNew, ///< arguments: version of the file, newest version known
    FileChangedMeanwhile, ///< a save would overwrite what another program wrote
    FileVanished, ///< a save finds no file where it was
    NotAnAnnotationFile,
    JournalOfOtherContent, ///< arguments: file the journal is kept in
    EditOutdated, ///< the sentences it is about have changed
    JournalDamaged, ///< arguments: number of bytes that cannot be read, file they are kept in
    // text
    InvalidUtf8,
    InvalidEncoding, ///< arguments: encoding
    CharacterNotInEncoding, ///< arguments: character, encoding
    UnreadBytesLeft, ///< in a line that is typed anew
    NulByte,
    CarriageReturnAlone, ///< where a line should end
    SentenceTooLong, ///< arguments: megabytes, most
    // CoNLL-U
    WrongColumnCount, ///< arguments: expected, found
    InvalidWordId, ///< arguments: found, expected
    InvalidWordRange, ///< arguments: found
    InvalidHead, ///< arguments: found
    HeadOutOfRange, ///< arguments: found, number of words
    InvalidDeps, ///< arguments: found
    DepsHeadUnknown, ///< arguments: found
    MisplacedComment,
    EmptySentence,
    ColumnMissing, ///< arguments: column
    ColumnTwice, ///< arguments: column
    // DTAG
    InvalidTokenLine,
    InvalidEdge, ///< arguments: found
    UnterminatedSentence,
    // edits
    SentenceNotReadable,
    NoSuchNode, ///< arguments: id
    OnlyInConllu, ///< arguments: format
    FieldNotInFormat, ///< arguments: field, format
    FieldIsNoText, ///< arguments: field
    TextNotInField, ///< arguments: text
    EmptyForm,
    InvalidRelation, ///< arguments: relation
    HeadIsItself, ///< arguments: id
    RootHasNoRelation,
    ParentIsThere, ///< arguments: head:relation
    NoSuchParent, ///< arguments: head:relation
    SplitOutsideWord, ///< arguments: form
    FormsDoNotMatch, ///< arguments: forms of the parts, form
    SplitInsideWord, ///< of a bunsetsu; arguments: its form
    NothingToSplit,
    NothingToJoin,
    OnlyWord,
    WordsInMultiword, ///< arguments: ids of the multiword token
    NoSuchMultiword, ///< arguments: id of a word
    SpaceInMultiword, ///< arguments: form
    FormNeeded,
    WordInBunsetsu,
    WordsInTwoBunsetsu,
    UnitsDiffer,
    JoinAcrossDocuments,
    NoSuchComment,
    InvalidComment, ///< arguments: text
    WithoutHead, ///< arguments: id, form
    OnCircle, ///< arguments: forms
    SeveralRoots, ///< arguments: how many
    NoSuchPin,
    NoSuchWaiver,
    // KNP and CaboCha
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
    // conversion
    UnknownFormatName, ///< arguments: name
    InvalidSidecar,
    SidecarTooNew, ///< arguments: version of the file, newest version known
    SidecarOfOtherFile, ///< arguments: sentence, sidecar
    ChangeNotCarriedOver, ///< arguments: sentence
    NotWritable, ///< arguments: format, text
    NotInLatin1, ///< arguments: character
    EdgeCopyIgnored, ///< arguments: item, line of its other end
    EdgeCopyMissing, ///< arguments: item, line of its other end
    EdgeToNoToken, ///< arguments: item, line of its other end, 0 if that is not in the file
    // models
    NotAModel,
    ModelTooNew, ///< arguments: version of the file, newest version known
    ModelTooOld, ///< arguments: version of the file, oldest version known
    ModelDamaged,
    ModelTruncated,
    ModelUnknownName, ///< of a decoder or another choice; arguments: the choice, as in model files, the name
    ModelOfOtherLanguage, ///< arguments: what the model was trained with, the language of the text
    ModelOfTrees, ///< a model that knows nothing of several parents is to find them; arguments: the decoder
    ModelShapesDiffer, ///< arguments: the model that this one is to be averaged with
    ModelRelationsDiffer, ///< the same
    ModelFiltersDiffer, ///< the same
    // checkpoints of training
    NotACheckpoint,
    CheckpointTooNew, ///< arguments: version of the file, newest version known
    CheckpointTooOld, ///< arguments: version of the file, oldest version known
    CheckpointDamaged,
    CheckpointTruncated,
    CheckpointOfOtherData,
    CheckpointOfOtherDevelopment,
    CheckpointOfOtherSettings, ///< arguments: name of the setting, its value there, its value here
    // training
    NoSentences,
    NoUsableSentences, ///< arguments: number of sentences seen
    NoUsableDevelopment, ///< of what is to tell when to stop
    SentenceCountMismatch, ///< arguments: gold, system
    TokenCountMismatch, ///< arguments: sentence, gold, system
    TokenFormMismatch, ///< arguments: sentence, word, gold form, system form
    TextMismatch, ///< arguments: file and line of gold, what gold has there, what the other has
    BunsetsuMismatch, ///< arguments: sentence, the first bunsetsu that differs
    NoBunsetsu, ///< bunsetsu are to be scored, and the units of the treebank are words
    TooManyRelations, ///< arguments: found, most
    BunsetsuNotTrainable, ///< by decoders of words
    DynamicFeatures, ///< arguments: the decoder, which has none
    ModelOfBunsetsu, ///< where words are to be parsed
    ModelOfWords, ///< where bunsetsu are to be parsed
    ModelOfOtherDecoder, ///< arguments: the only decoder a model of bunsetsu goes with, the one asked for
    WordsNotBunsetsu, ///< a parser of bunsetsu is to be trained or used, and the units of the treebank are words
    BunsetsuNotWords, ///< the other way round
    OutOfMemory,
    Cancelled,
};

/// One problem, with where it is. Lines and columns count from 1, columns in characters; 0 means "the whole file".
struct Problem {
    ProblemCode code{};
    std::string file;
    std::size_t line = 0;
    std::size_t column = 0;
    std::vector<std::string> arguments;

    friend bool operator==(const Problem&, const Problem&) = default;
};

template <class T>
using Result = tl::expected<T, Problem>;

inline tl::unexpected<Problem> failure(Problem problem)
{
    return tl::unexpected<Problem>(std::move(problem));
}

inline tl::unexpected<Problem> failure(ProblemCode code, std::string file = {})
{
    return tl::unexpected<Problem>(Problem{code, std::move(file), 0, 0, {}});
}

} // namespace arcwright
