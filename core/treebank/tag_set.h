// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace arcwright {

/// The features of a word in MeCab's dictionaries, and their order.
enum class TagSet {
    Ipadic, ///< four levels of part of speech, conjugation, form, lemma, reading, pronunciation
    Unidic, ///< the first six of IPADIC, then lForm, lemma, orth, pron, orthBase, pronBase, goshu; further ones
            ///< verbatim
    Juman, ///< two levels of part of speech, conjugation, form, lemma, reading, semantics
    Other, ///< features are kept as one further field
};

/// `ipadic`, `unidic`, `juman`, `other`.
std::string_view nameOf(TagSet tagSet);
std::optional<TagSet> tagSetNamed(std::string_view name);

} // namespace arcwright
