// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace arcwright {

/// The languages that features can be told about. What features fall back to where a word is rare is decided by them;
/// see attributeText().
enum class Language : std::uint8_t {
    Any, ///< whatever it is: prefixes of five characters; tags as the file has them
    Arabic, ///< a word's lemma in the place of its prefix
    Czech, ///< positional tags cut to part of speech and case, else to part and sub-part of speech
    Danish, ///< as any
    English, ///< as any
    Chinese, ///< the first character of longer words in the place of their prefix; numbers in characters, and dates
};

/// The name of a language on the command line and in model files: `any`, else the two letters of ISO 639-1.
std::string_view nameOf(Language language);
std::optional<Language> languageNamed(std::string_view name);
/// All of them, in the order in which they are listed.
std::span<const Language> allLanguages();

} // namespace arcwright
