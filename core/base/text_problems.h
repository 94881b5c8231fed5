// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace arcwright {

/// Problems of bytes that should be text.
enum class TextProblem {
    InvalidUtf8,
    InvalidEncoding, ///< arguments: encoding
    CharacterNotInEncoding, ///< arguments: character, encoding
    NotInLatin1, ///< arguments: character
    UnreadBytesLeft, ///< in a line that is typed anew
    NulByte,
    CarriageReturnAlone, ///< where a line should end
};

template <>
struct ProblemArea<TextProblem> {
    static constexpr std::string_view name = "text";
    static constexpr int count = static_cast<int>(TextProblem::CarriageReturnAlone) + 1;
};

} // namespace arcwright
