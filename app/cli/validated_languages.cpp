// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validated_languages.h"

#include "core/documents/document_language.h"
#include "core/validation/column_places.h"
#include "core/validation/language_data_problems.h"

namespace arcwright::cli {

Result<ValidatedLanguages> validatedLanguages(
    const std::vector<std::shared_ptr<const Document>>& documents, const std::string& folder, const std::string& code)
{
    const auto data = LanguageData::read(folder);
    if (!data)
        return failure(data.error());
    ValidatedLanguages languages;
    for (const auto& document : documents) {
        languages.emplace_back();
        if (!columnPlacesOf(*document->format()))
            continue;
        const std::string own = code.empty() ? languageOf(*document) : code;
        if (own.empty())
            return failure(LanguageDataProblem::LanguageNotNamed, document->path());
        auto language = languageNamed(*data, own);
        if (!language) {
            language.error().file = folder;
            return failure(std::move(language.error()));
        }
        languages.back() = std::move(*language);
    }
    return languages;
}

} // namespace arcwright::cli
