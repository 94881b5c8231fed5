// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/documents/treebank.h"
#include "core/validation/language_data.h"

namespace arcwright::ui {

/// What the settings say of languages: the folder of their data, and the code of the language of all treebanks; both
/// may be empty.
struct LanguageWish {
    std::string folder;
    std::string code;

    friend bool operator==(const LanguageWish&, const LanguageWish&) = default;
};

LanguageWish languageWish();

/// The language of a document, as far as it is known.
struct TestedLanguage {
    std::string code; ///< empty: nobody says it
    std::shared_ptr<const TreebankLanguage> language; ///< null: there is nothing to test it by
};

/// The languages that the documents of a treebank are tested as, and why some are not.
struct TestedLanguages {
    bool hasData = false;
    std::optional<Problem> problem; ///< why the data cannot be read
    std::vector<TestedLanguage> ofDocuments; ///< in their order; of the first documents, if more came later

    const TestedLanguage& of(std::size_t document) const;
};

/// Reads the data, if there is a wish for them, and finds out what the documents are in: a fifth of a second.
TestedLanguages testedLanguages(const Treebank& treebank, const LanguageWish& wish);

} // namespace arcwright::ui
