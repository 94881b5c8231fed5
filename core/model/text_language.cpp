// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/text_language.h"

#include "core/documents/document_language.h"
#include "core/model/model_problems.h"

namespace arcwright {

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
