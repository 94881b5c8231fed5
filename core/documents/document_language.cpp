// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/document_language.h"

#include <algorithm>

namespace arcwright {

namespace {

/// Two letters, or three where ISO 639 has no two for a language.
bool isLanguageCode(std::string_view text)
{
    return (text.size() == 2 || text.size() == 3)
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

} // namespace

std::string_view languageOfFile(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1); // all of it where there is none
    constexpr std::string_view universal = "-ud-";
    constexpr std::string_view copenhagen = ".tag";
    std::string_view code;
    if (const std::size_t end = name.find('_'); end != name.npos && name.find(universal, end) != name.npos)
        code = name.substr(0, end);
    else if (const std::size_t dash = name.find_first_not_of("0123456789");
             dash != name.npos && dash > 0 && name[dash] == '-' && name.ends_with(copenhagen))
        code = name.substr(dash + 1, name.size() - dash - 1 - copenhagen.size());
    return isLanguageCode(code) ? code : std::string_view();
}

std::string languageOf(const Document& document)
{
    if (const std::string_view named = languageOfFile(document.path()); !named.empty() || document.size() == 0)
        return std::string(named);
    const auto first = document.sentence(0);
    for (const char* key : {"language", "lang"}) {
        if (const std::string_view said = first->metadata(key); isLanguageCode(said))
            return std::string(said);
    }
    return {};
}

} // namespace arcwright
