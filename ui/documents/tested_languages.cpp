// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/tested_languages.h"

#include "core/documents/document_language.h"
#include "core/validation/column_places.h"
#include "ui/settings/validation_settings.h"

namespace arcwright::ui {

LanguageWish languageWish()
{
    return {ValidationSettings::languageData().toStdString(), ValidationSettings::language().toStdString()};
}

const TestedLanguage& TestedLanguages::of(std::size_t document) const
{
    static const TestedLanguage unknown;
    return document < ofDocuments.size() ? ofDocuments[document] : unknown;
}

TestedLanguages testedLanguages(const Treebank& treebank, const LanguageWish& wish)
{
    TestedLanguages languages;
    if (wish.folder.empty())
        return languages;
    auto data = LanguageData::read(wish.folder);
    if (!data) {
        languages.problem = std::move(data.error());
        return languages;
    }
    languages.hasData = true;
    for (const auto& document : treebank.documents()) {
        TestedLanguage& language = languages.ofDocuments.emplace_back();
        if (!columnPlacesOf(*document->format()))
            continue;
        language.code = wish.code.empty() ? languageOf(*document) : wish.code;
        auto named = language.code.empty() ? nullptr : languageNamed(*data, language.code).value_or(nullptr);
        language.language = std::move(named);
    }
    return languages;
}

} // namespace arcwright::ui
