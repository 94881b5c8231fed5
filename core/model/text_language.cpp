// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/text_language.h"

#include "core/model/model_problems.h"

#include <algorithm>

namespace arcwright {

namespace {

/// Two letters, or three where ISO 639 has no two for a language.
bool isLanguageCode(std::string_view text)
{
    return (text.size() == 2 || text.size() == 3)
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

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

} // namespace

std::string languageOf(const Treebank& treebank)
{
    std::string_view language;
    for (const auto& document : treebank.documents()) {
        const std::string_view own = languageOfFile(document->path());
        if (own.empty() || (!language.empty() && own != language))
            return {};
        language = own;
    }
    return std::string(language);
}

std::optional<Problem> findOtherLanguage(const Model& model, std::string_view language)
{
    const Language own = model.configuration.language;
    if (language.empty() || own == Language::Any || language.substr(0, language.find('-')) == nameOf(own))
        return std::nullopt;
    return Problem{ModelProblem::OfOtherLanguage, {}, 0, 0, {std::string(nameOf(own)), std::string(language)}};
}

} // namespace arcwright
