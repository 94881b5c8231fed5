// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/pml/pml_sentence.h"

namespace arcwright {

/// The further fields of words.
namespace pml {
inline constexpr std::string_view id = "Id"; ///< of the node
inline constexpr std::string_view isMember = "IsMember"; ///< of a coordination or apposition: `Yes`
inline constexpr std::string_view isParenthesis = "IsParenthesis"; ///< the top of a parenthesis: `Yes`
inline constexpr std::string_view isExtra = "IsExtra"; ///< its governor is missing: `Yes`
inline constexpr std::string_view formChange = "FormChange"; ///< why the form is not the token, with commas
inline constexpr std::string_view token = "Token"; ///< the token, where the form is another one
inline constexpr std::string_view clause = "Clause"; ///< number of the clause
} // namespace pml

/// A further field that an element of its own says.
struct PmlFlag {
    std::string_view field;
    std::string_view element;
};

/// Those that can be edited.
inline constexpr PmlFlag pmlFlags[] = {
    {pml::isMember, "is_member"},
    {pml::isParenthesis, "is_parenthesis_root"},
    {pml::isExtra, "is_extra_dependency"},
};

/// Whether a further field of that name is one of PML.
bool isPmlField(std::string_view name);
/// Puts the further fields of a word into the order in which they are read.
void sortPmlFields(Token& word);

/// Whether an element that is a flag is on.
bool isPmlFlagOn(const PmlElements& tree, int element);

/// The sentence, without its source.
Sentence sentenceOf(const PmlSentence& read, const PmlTreebank& treebank);

} // namespace arcwright
