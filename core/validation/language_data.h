// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/validation/language_rules.h"

namespace arcwright {

/// What all languages permit, as the official UD validator has it in files of JSON. Immutable.
class LanguageData {
public:
    /// Reads `feats.json`, `deprels.json`, `edeprels.json`, `auxiliaries.json` (or `data.json`, as it is called in some
    /// versions) and `tospace.json` of a folder or of its subfolder `data`, as a checkout of
    /// github.com/UniversalDependencies/tools has it. Fails with a LanguageDataProblem or as readFile() does.
    /// O(bytes): a fifth of a second for the 280 languages of 2026.
    static Result<std::shared_ptr<const LanguageData>> read(const std::string& folder);

    /// What a language permits; nothing if the data say nothing of it. `ud` permits what is universal: the main
    /// relations.
    const LanguageRules& rules(std::string_view code) const;
    /// Whether the data say anything of a language.
    bool knows(std::string_view code) const { return m_languages.contains(code); }
    std::size_t languageCount() const { return m_languages.size() - 1; } // `ud` is none

private:
    LanguageData();
    std::map<std::string, LanguageRules, std::less<>> m_languages;
};

/// The code that stands for no language in particular.
inline constexpr std::string_view universalLanguage = "ud";

/// The language that a treebank is tested as.
struct TreebankLanguage {
    std::shared_ptr<const LanguageData> data;
    std::string code;
    const LanguageRules* rules; ///< of the data; not null

    bool isUniversal() const { return code == universalLanguage; }
};

/// Fails with UnknownLanguage, or with InvalidExpression if the data have one for it.
Result<std::shared_ptr<const TreebankLanguage>> languageNamed(
    const std::shared_ptr<const LanguageData>& data, std::string_view code);

} // namespace arcwright
