// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/validated_languages.h"
#include "core/base/parallel.h"
#include "core/validation/finding.h"

namespace arcwright::cli {

inline constexpr int levelWithoutLanguage = 3;
inline constexpr int highestLevel = 5;

struct ValidateOptions {
    std::vector<std::string> in;
    std::optional<int> level; ///< none: all that can be tested
    std::string languageData; ///< a folder; empty: none
    std::string language; ///< empty: what each file says
    std::string waivers; ///< the file that they are written to; empty: none
    unsigned threads = defaultThreads();
    bool json = false;

    int testedLevel() const { return level.value_or(languageData.empty() ? levelWithoutLanguage : highestLevel); }
    /// Whether levels 4 and 5 are left out without having been asked to.
    bool lacksLanguage() const { return !level && languageData.empty(); }
};

using Documents = std::vector<std::shared_ptr<const Document>>;

/// A finding, and where it is.
struct Reported {
    std::size_t document = 0;
    std::size_t sentence = 0; ///< from 0 in its document
    std::size_t line = 1; ///< of the file
    Finding finding;
};

struct Totals {
    std::size_t errors = 0;
    std::size_t warnings = 0;
    std::size_t notes = 0;
    std::size_t waived = 0;
    std::map<std::string, std::size_t> tests; ///< without those waived

    void add(const Finding& finding)
    {
        if (finding.isWaived) {
            ++waived;
            return;
        }
        ++tests[std::string(finding.test)];
        ++(finding.severity == Severity::Error ? errors : finding.severity == Severity::Warning ? warnings : notes);
    }
};

/// Prints findings as they come; those of a sentence come together.
class Printer {
public:
    Printer(const Documents& documents, bool json) : m_documents(documents), m_isJson(json) { }

    void print(const Reported& reported);
    /// Ends the object that has been printed so far, with these members beside the problems.
    void finish(const nlohmann::json& members);

private:
    const std::string& sentenceIdOf(const Reported& reported);
    void printJson(const nlohmann::json& problem);

    const Documents& m_documents;
    bool m_isJson;
    bool m_isFirst = true;
    std::optional<std::pair<std::size_t, std::size_t>> m_at; ///< document and sentence that m_id is of
    std::string m_id;
};

/// The documents of which not all was tested that Universal Dependencies have tests of, with why.
nlohmann::json limitsOf(const Documents& documents, const ValidateOptions& options);

/// The codes of the languages that the documents are validated as, in order.
std::vector<std::string> codesOf(const ValidatedLanguages& languages);

/// For people: the totals, and what was tested and what was not.
void printSummary(const Documents& documents, const ValidatedLanguages& languages, const ValidateOptions& options,
    const Totals& totals, std::size_t sentences);

} // namespace arcwright::cli
