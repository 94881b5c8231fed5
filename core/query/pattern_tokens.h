// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/query/pattern_fields.h"

namespace arcwright {

/// A piece of a pattern's text.
struct PatternToken {
    enum class Kind { Word, Quoted, Expression, Sign, End };
    Kind kind = Kind::End;
    std::string text; ///< of what is quoted, without the quotes; of an expression, without the slashes
    std::size_t column = 1; ///< in characters, from 1
    bool isAttached = false; ///< no space stands before it

    bool is(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
    bool isWord(std::string_view word) const { return kind == Kind::Word && text == word; }
};

/// Words, "quoted texts" (with \" and \\), signs, and right behind the sign of an arc regular /expressions/ (with \/);
/// the last is the end. A word may have colons and dots inside.
PatternResult<std::vector<PatternToken>> patternTokens(std::string_view text);

/// How many characters UTF-8 text has.
std::size_t charactersIn(std::string_view text);

/// A text as it can stand in a pattern as a value or as the name of a layer: in quotation marks, if it is no word.
std::string quotedText(std::string_view text);

} // namespace arcwright
