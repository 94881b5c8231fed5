// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "core/base/parallel.h"
#include "core/formats/open.h"
#include "core/treebank/annotation_file.h"
#include "core/validation/finding.h"
#include "core/validation/validate_files.h"
#include "core/validation/waivers.h"
#include "ui/shell/finding_sentences.h"

namespace arcwright::cli {

namespace {

struct Options {
    std::vector<std::string> in;
    int level = 3;
    unsigned threads = defaultThreads();
    bool json = false;
};

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

const char* nameOf(Severity severity)
{
    return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "note";
}

/// The documents with what annotators have said of them, waivers among it.
std::vector<std::shared_ptr<const Document>> annotated(const Treebank& treebank)
{
    std::vector<std::shared_ptr<const Document>> documents;
    for (const auto& document : treebank.documents()) {
        const auto file = readAnnotations(document->path());
        if (!file)
            complain(file.error());
        documents.push_back(file && !file->annotations.empty()
                ? document->withAnnotations(foundIn(*document, *file).ofSentences)
                : document);
    }
    return documents;
}

/// The sentence in which a line of the document is, or the one before it.
std::size_t sentenceAt(const Document& document, std::size_t line)
{
    std::size_t begin = 0;
    std::size_t end = document.size();
    while (begin < end) {
        const std::size_t middle = begin + (end - begin) / 2;
        if (document.line(middle) <= line)
            begin = middle + 1;
        else
            end = middle;
    }
    return begin == 0 ? 0 : begin - 1;
}

/// Validates all documents that are Universal Dependencies, as one treebank.
Result<void> validateUniversal(const std::vector<std::shared_ptr<const Document>>& documents, const Options& options,
    ProgressBar& bar, std::vector<Reported>& found)
{
    std::vector<std::shared_ptr<const FileBytes>> files;
    std::vector<std::size_t> numbers;
    for (std::size_t d = 0; d < documents.size(); ++d) {
        if (!isUniversalDependencies(*documents[d]->format()))
            continue;
        files.emplace_back(documents[d], &documents[d]->bytes()); // which lives as long as its document
        numbers.push_back(d);
    }
    ValidationOptions asked;
    asked.level = options.level;
    auto validated = validateContents(files, asked, options.threads, {}, bar.sink());
    if (!validated)
        return failure(std::move(validated.error()));
    for (ValidatedSentence& each : *validated) {
        ValidatedSentence sentence = std::exchange(each, {}); // there may be millions: none is kept twice
        if (sentence.incidents.empty())
            continue;
        const std::size_t d = numbers[sentence.file];
        const std::size_t index = sentenceAt(*documents[d], sentence.line);
        const auto source = documents[d]->sentence(index);
        for (Incident& incident : sentence.incidents) {
            Finding finding = findingOf(std::move(incident));
            finding.isWaived = isWaived(*source, finding);
            found.push_back({d, index, sentence.line + finding.line - 1, std::move(finding)});
        }
    }
    return {};
}

/// Adds why sentences cannot be read in which validation has found no error.
void addUnreadable(
    const std::vector<std::shared_ptr<const Document>>& documents, const Options& options, std::vector<Reported>& found)
{
    std::set<std::pair<std::size_t, std::size_t>> withErrors;
    for (const Reported& reported : found) {
        if (reported.finding.severity == Severity::Error)
            withErrors.emplace(reported.document, reported.sentence);
    }
    for (std::size_t d = 0; d < documents.size(); ++d) {
        const Document& document = *documents[d];
        if (!isUniversalDependencies(*document.format()))
            continue;
        std::vector<char> isBroken(document.size());
        parallelFor(document.size(), options.threads, {},
            [&](std::size_t i, unsigned) { isBroken[i] = document.sentence(i)->problem.has_value(); });
        for (std::size_t i = 0; i < document.size(); ++i) {
            if (isBroken[i] && !withErrors.contains({d, i})) {
                Finding finding = findingsOf(*document.sentence(i), {}, *document.format(), {}).findings.front();
                found.push_back({d, i, document.line(i) + finding.line - 1, std::move(finding)});
            }
        }
    }
}

/// Tests the structure of a document in another format.
void validateStructure(const Document& document, std::size_t number, const Options& options, ProgressBar& bar,
    std::vector<Reported>& found)
{
    std::vector<std::vector<Finding>> findings(document.size());
    parallelFor(document.size(), options.threads, {}, [&](std::size_t i, unsigned worker) {
        const auto sentence = document.sentence(i);
        findings[i] = findingsOf(*sentence, sentence->source.text(), *document.format(), {}).findings;
        if (worker == 0)
            bar.show({i, document.size()});
    });
    for (FileFinding& each : fileFindings(document))
        findings[each.sentence].push_back(std::move(each.finding));
    for (std::size_t i = 0; i < findings.size(); ++i) {
        for (Finding& finding : findings[i]) {
            if (finding.level <= options.level)
                found.push_back({number, i, document.line(i) + finding.line - 1, std::move(finding)});
        }
    }
}

std::string messageOf(const Finding& finding)
{
    return filled(findingSentence(finding).text, finding.arguments);
}

/// Prints findings as they come; those of a sentence come together.
class Printer {
public:
    Printer(const std::vector<std::shared_ptr<const Document>>& documents, bool json)
        : m_documents(documents), m_isJson(json)
    {
    }

    void print(const Reported& reported)
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
            // As a stream, since what a file has may hold zero bytes.
            std::cout << document.path() << ':' << reported.line << ':' << finding.column << ": sentence "
                      << reported.sentence + 1 << (id.empty() ? "" : " ") << id
                      << (finding.node.empty() ? "" : ", word ") << finding.node << ": " << nameOf(finding.severity)
                      << ": " << finding.test << ": " << messageOf(finding) << '\n';
        }
    }

    /// An object with these members and, printed one by one since there may be millions, the problems.
    void printObject(nlohmann::json members, const std::vector<Reported>& found)
    {
        std::string text = members.dump();
        text.pop_back();
        std::cout << text << ",\"problems\":[";
        for (const Reported& reported : found)
            print(reported);
        std::cout << "]}\n";
    }

private:
    /// Of the sentence before, most often, which need not be read for each of its problems.
    const std::string& sentenceIdOf(const Reported& reported)
    {
        if (m_at != std::pair(reported.document, reported.sentence)) {
            m_at = {reported.document, reported.sentence};
            m_id = m_documents[reported.document]->sentence(reported.sentence)->metadata("sent_id");
        }
        return m_id;
    }

    void printJson(const nlohmann::json& problem)
    {
        // Arguments are what the file has, which may be no UTF-8.
        std::cout << (m_isFirst ? "" : ",") << problem.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        m_isFirst = false;
    }

    const std::vector<std::shared_ptr<const Document>>& m_documents;
    bool m_isJson;
    bool m_isFirst = true;
    std::optional<std::pair<std::size_t, std::size_t>> m_at; ///< document and sentence that m_id is of
    std::string m_id;
};

int run(const Options& options)
{
    const auto treebank = openTreebank(options.in);
    if (!treebank) {
        complain(treebank.error());
        return BadInputOrOutput;
    }
    const auto documents = annotated(*treebank);
    std::vector<Reported> found;
    ProgressBar bar("validating");
    if (const auto validated = validateUniversal(documents, options, bar, found); !validated) {
        bar.clear();
        complain(validated.error());
        return BadInputOrOutput;
    }
    if (options.level >= 2) // what is wrong with a field may be a matter of level 2
        addUnreadable(documents, options, found);
    for (std::size_t d = 0; d < documents.size(); ++d) {
        if (!isUniversalDependencies(*documents[d]->format()))
            validateStructure(*documents[d], d, options, bar, found);
    }
    bar.clear();
    std::stable_sort(found.begin(), found.end(), [](const Reported& one, const Reported& other) {
        return std::pair(one.document, one.sentence) < std::pair(other.document, other.sentence);
    });
    Totals totals;
    for (const Reported& reported : found)
        totals.add(reported.finding);
    Printer printer(documents, options.json);
    if (options.json) {
        printer.printObject({{"files", documents.size()}, {"sentences", treebank->size()}, {"errors", totals.errors},
                                {"warnings", totals.warnings}, {"notes", totals.notes}, {"waived", totals.waived},
                                {"tests", totals.tests}},
            found);
    } else {
        for (const Reported& reported : found)
            printer.print(reported);
        std::cout << totals.errors << " errors, " << totals.warnings << " warnings, " << totals.notes << " notes, "
                  << totals.waived << " waived in " << treebank->size() << " sentences\n";
    }
    return totals.errors == 0 ? Fine : Found;
}

} // namespace

void addValidate(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("validate", "Find what is wrong with a treebank");
    command
        ->add_option("--in", options->in,
            "Files, folders or patterns. CoNLL-U is validated as Universal Dependencies, all files as one treebank; "
            "other formats have tests of their structure.")
        ->required()
        ->expected(1, -1);
    command
        ->add_option("--level", options->level,
            "1: the format; 2: what Universal Dependencies ask of every treebank; 3: their guidelines")
        ->check(CLI::Range(1, 3))
        ->capture_default_str();
    command->add_option("--threads", options->threads, "Threads")->check(CLI::Range(1, 256))->capture_default_str();
    command->add_flag("--json", options->json,
        "Print one object: files, sentences, errors, warnings, notes, waived, tests {id: count}, problems [{file, "
        "line, column, sentence (from 1 in its file), sent_id, node (id of the word, empty for the sentence), test, "
        "severity (error, warning, note), level, message, waived}]");
    command->footer("Prints file:line:column: sentence, word: severity: test: what is wrong. Exit status 1 if there "
                    "are errors; what annotators waived is not counted.\n"
                    "Example: arcwright-cli validate --in train.conllu dev.conllu --level 2");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace arcwright::cli
