// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/features/language.h"

#include <algorithm>
#include <array>

namespace arcwright {

namespace {

constexpr std::array languages{
    Language::Any, Language::Arabic, Language::Czech, Language::Danish, Language::English, Language::Chinese};
constexpr std::array<std::string_view, languages.size()> names{"any", "ar", "cs", "da", "en", "zh"};

} // namespace

std::string_view nameOf(Language language)
{
    return names[static_cast<std::size_t>(language)];
}

std::optional<Language> languageNamed(std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return languages[static_cast<std::size_t>(found - names.begin())];
}

std::span<const Language> allLanguages()
{
    return languages;
}

} // namespace arcwright
