// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include <tl/expected.hpp>

namespace arcwright {

/// The bytes of such a file that is read at all: as many as the longest sentence of a treebank may have.
inline constexpr std::size_t mostTeachingBytes = std::size_t{16} << 20;

/// The faults of the file of a lesson, of an exercise, or of a student's answers.
enum class TeachingFault {
    NotReadable,
    NotWritable,
    NotJson, ///< with line and column
    OtherKind, ///< JSON, but of something else
    TooNew, ///< written for a later version
    Missing, ///< a member that has to be there
    Unknown, ///< a member that no such file has; `expected` says which was meant, or all there are
    WrongValue, ///< a member is not what it has to be
    OutOfRange, ///< a number of a word that the sentence does not have
    Damaged, ///< the hidden solution is not what was written
    OtherExercise, ///< answers to other sentences
    TooLarge, ///< more bytes than any such file needs; `expected` says how many there may be
};

struct TeachingProblem {
    TeachingFault fault{};
    std::string file;
    std::size_t line = 0; ///< from 1; 0 where the whole file is meant
    std::size_t column = 0;
    std::string member; ///< `scores.arcs[3]`
    std::string expected; ///< what it should be, in the words of the format's description
};

template <class T>
using TeachingResult = tl::expected<T, TeachingProblem>;

} // namespace arcwright
