// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/formats/pml/pml_sentence.h"
#include "core/treebank/prague_fields.h"

namespace arcwright {

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

/// Whether an element that is a flag is on.
bool isPmlFlagOn(const PmlElements& tree, int element);

/// The sentence, without its source.
Sentence sentenceOf(const PmlSentence& read, const PmlTreebank& treebank);

} // namespace arcwright
