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
    FileNotReadable,
    FileNotWritable,
    DiskFull,
    FileIsEmpty,
    NotAFile,
    NoTreebankInFolder,
    UnknownFormat,
    UnsupportedFormat, ///< arguments: format
    FormatNotWritable, ///< arguments: format
    SameOutputFile, ///< two files would be written to this one
    // text
    InvalidUtf8,
    NulByte,
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
    // DTAG
    InvalidTokenLine,
    InvalidEdge, ///< arguments: found
    UnterminatedSentence,
    // models
    NotAModel,
    ModelTooNew, ///< arguments: version of the file, newest version known
    ModelTooOld, ///< arguments: version of the file, oldest version known
    ModelDamaged,
    ModelTruncated,
    // training
    NoSentences,
    NoUsableSentences, ///< arguments: number of sentences seen
    SentenceCountMismatch, ///< arguments: gold, system
    TokenCountMismatch, ///< arguments: sentence, gold, system
    TokenFormMismatch, ///< arguments: sentence, word, gold form, system form
    TooManyRelations, ///< arguments: found, most
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
