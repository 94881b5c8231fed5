// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_output.h"

#include <iostream>
#include <set>

#include "app/cli/json_text.h"
#include "app/cli/spoken.h"
#include "core/base/utf8.h"
#include "core/documents/document.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/finding_sentences.h"
#include "core/treebank/prague_fields.h"

namespace arcwright::cli {

using nlohmann::json;

namespace {

const char* nameOf(Severity severity)
{
    return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "note";
}

std::string messageOf(const Finding& finding)
{
    return filledSentence(findingSentence(finding).text, finding.arguments);
}

/// For people: in the language that is spoken. The names of severities and tests are read by programs, too.
std::string messageForPeople(const Finding& finding)
{
    const auto sentence = findingSentence(finding);
    return saidIn(sentence.context, sentence.text, finding.arguments);
}

void printLimits(const Documents& documents, const ValidateOptions& options)
{
    bool lacksLevels = false;
    for (const json& limit : limitsOf(documents, options)) {
        if (limit.contains("without_levels")) {
            lacksLevels = true;
            continue;
        }
        std::cout << withVisibleControls(limit["file"].get<std::string>());
        if (limit.contains("only")) {
            std::cout << ": only the structure was tested; Universal Dependencies have no tests of this format\n";
            continue;
        }
        std::string names;
        for (const std::string name : limit["without_columns"])
            names += (names.empty() ? "" : ", ") + name;
        std::cout << ": without the tests that need " << names << ", which the file has not got\n";
    }
    if (lacksLevels)
        std::cout << said(QT_TRANSLATE_NOOP("CommandLine",
            "Not tested: levels 4 and 5, what the language permits. They need the language data of "
            "Universal Dependencies (--ud-data)."))
                  << '\n';
}

} // namespace

void Printer::print(const Reported& reported)
{
    const Document& document = *m_documents[reported.document];
    const Finding& finding = reported.finding;
    const std::string& id = sentenceIdOf(reported);
    if (m_isJson) {
        printJson({{"file", document.path()}, {"line", reported.line}, {"column", finding.column},
            {"sentence", reported.sentence + 1}, {"sent_id", id}, {"node", finding.node}, {"test", finding.test},
            {"severity", nameOf(finding.severity)}, {"level", finding.level}, {"message", messageOf(finding)},
            {"waived", finding.isWaived}});
    } else if (!finding.isWaived) {
        std::cout << withVisibleControls(document.path()) << ':' << reported.line << ':' << finding.column
                  << ": sentence " << reported.sentence + 1 << (id.empty() ? "" : " ") << withVisibleControls(id)
                  << (finding.node.empty() ? "" : ", word ") << withVisibleControls(finding.node) << ": "
                  << nameOf(finding.severity) << ": " << finding.test << ": " << messageForPeople(finding) << '\n';
    }
}

void Printer::finish(const nlohmann::json& members)
{
    std::cout << (m_isFirst ? "{\"problems\":[" : "") << "]," << jsonText(members).substr(1) << '\n';
}

/// Of the sentence before, most often, which need not be read for each of its problems.
const std::string& Printer::sentenceIdOf(const Reported& reported)
{
    if (m_at != std::pair(reported.document, reported.sentence)) {
        m_at = {reported.document, reported.sentence};
        m_id = m_documents[reported.document]->sentence(reported.sentence)->metadata("sent_id");
    }
    return m_id;
}

void Printer::printJson(const nlohmann::json& problem)
{
    std::cout << (m_isFirst ? "{\"problems\":[" : ",") << jsonText(problem);
    m_isFirst = false;
}

json limitsOf(const Documents& documents, const ValidateOptions& options)
{
    json limits = json::array();
    for (const auto& document : documents) {
        const auto columns = columnPlacesOf(*document->format());
        std::vector<std::string_view> missing;
        for (const Column column : columns ? columns->missing() : std::vector<Column>())
            missing.push_back(nameOf(column));
        if (!columns && document->format()->hasSeveralRoots() && document->format()->holdsFurther(pml::isMember))
            continue; // its own tests were made
        if (!columns)
            limits.push_back({{"file", document->path()}, {"only", "structure"}});
        else if (!missing.empty())
            limits.push_back({{"file", document->path()}, {"without_columns", missing}});
        if (columns && options.lacksLanguage())
            limits.push_back({{"file", document->path()}, {"without_levels", {4, 5}}});
    }
    return limits;
}

std::vector<std::string> codesOf(const ValidatedLanguages& languages)
{
    std::set<std::string> codes;
    for (const auto& language : languages) {
        if (language)
            codes.insert(language->code);
    }
    return {codes.begin(), codes.end()};
}

void printSummary(const Documents& documents, const ValidatedLanguages& languages, const ValidateOptions& options,
    const Totals& totals, std::size_t sentences)
{
    std::cout << totals.errors << " errors, " << totals.warnings << " warnings, " << totals.notes << " notes, "
              << totals.waived << " waived in " << sentences << " sentences\n";
    std::string codes;
    for (const std::string& code : codesOf(languages))
        codes += (codes.empty() ? "" : ", ") + code;
    if (!codes.empty())
        std::cout << said(QT_TRANSLATE_NOOP("CommandLine", "Tested up to level %1, language: %2"),
            {std::to_string(options.testedLevel()), codes})
                  << '\n';
    printLimits(documents, options);
}

} // namespace arcwright::cli
