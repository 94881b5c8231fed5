// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace arcwright {

/// A value of an attribute, or the label of an edge, without DTAG's escapes (`&lt;` `&gt;` `&22;` `&7c;` `&3a;`
/// `&amp;`), each undone once: `&amp;lt;` is `&lt;`. O(bytes).
std::string unescapedDtag(std::string_view value);

/// A value or label as it is written, which unescapedDtag() takes back exactly. DTAG itself leaves a quotation mark at
/// the beginning or end of a value as it is, and then cannot read the line; here it is escaped everywhere.
std::string escapedDtag(std::string_view text);

/// The text of a token without its escapes, of which there are but `&lt;` and `&gt;`: `&amp;` is five characters.
std::string unescapedDtagForm(std::string_view form);

/// The text of a token as it is written.
std::string escapedDtagForm(std::string_view text);

} // namespace arcwright
