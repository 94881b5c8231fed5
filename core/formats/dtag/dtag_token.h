// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/result.h"
#include "core/formats/dtag/dtag_lines.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// The attributes that are fields of a word. The last three are no DTAG convention: a word that comes from another
/// format keeps these fields in them.
inline constexpr std::array<std::pair<std::string_view, std::string Token::*>, 5> dtagFields{{{"lemma", &Token::lemma},
    {"msd", &Token::xpos}, {"upos", &Token::upos}, {"feats", &Token::feats}, {"misc", &Token::misc}}};

/// The field an attribute holds; null for `in`, `out` and all that are further fields.
constexpr std::string Token::*dtagField(std::string_view name)
{
    for (const auto& [attribute, field] : dtagFields) {
        if (attribute == name)
            return field;
    }
    return nullptr;
}

/// Whether the attribute of that name lists edges.
constexpr bool isEdgeList(std::string_view name)
{
    return name == "in" || name == "out";
}

/// A word as a line, with the lists of its edges. With a source, only what differs from it is written anew: values of
/// attributes and the text; attributes that are missing go where the alphabet puts them. Without one, the line is
/// DTAG's: attributes by name, then `in` and `out`. Fails with NotWritable for what a line cannot hold: line ends,
/// attributes whose name has blanks or quotes, a text with `&lt;` in it (which would read as `<`), and back-quoted
/// values with blanks, which DTAG would run as a program; and where the source is so malformed that what is new would
/// not be read (a quotation mark that is never closed). The problem has no place.
Result<std::string> dtagTokenText(
    const Token& token, const DtagTokenLine* source, std::string_view in, std::string_view out);

/// `line` (of a token) with other lists of edges; attributes that are missing stay so.
std::string withEdgeLists(const DtagTokenLine& line, std::string_view in, std::string_view out);

} // namespace arcwright
