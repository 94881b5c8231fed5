// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>
#include <set>
#include <variant>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/spoken.h"
#include "app/cli/validate_output.h"
#include "core/base/parallel.h"
#include "core/base/text_file.h"
#include "core/base/text_problems.h"
#include "core/report/waiver_table.h"
#include "core/validation/validate_files.h"
#include "core/validation/waivers.h"

namespace arcwright::cli {

namespace {

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

/// Validates the documents and prints findings as they come, sentence by sentence: there may be millions.
class Validator {
public:
    Validator(const Documents& documents, const ValidatedLanguages& languages, const ValidateOptions& options,
        Printer& printer)
        : m_documents(documents)
        , m_languages(languages)
        , m_options(options)
        , m_level(options.testedLevel())
        , m_printer(printer)
    {
    }

    Result<void> run()
    {
        auto validated = validateUniversal();
        if (validated)
            finishUpTo(m_documents.size());
        return validated;
    }

    const Totals& totals() const { return m_totals; }
    const Table& waivers() const { return m_waivers; }

private:
    /// Validates all documents that are Universal Dependencies, as one treebank.
    Result<void> validateUniversal()
    {
        std::vector<FileToValidate> files;
        std::vector<std::size_t> numbers;
        for (std::size_t d = 0; d < m_documents.size(); ++d) {
            auto columns = columnPlacesOf(*m_documents[d]->format());
            if (!columns || m_documents[d]->size() == 0)
                continue;
            std::shared_ptr<const FileBytes> bytes(m_documents[d], &m_documents[d]->bytes()); // as long as its document
            const bool hasOpening = !m_documents[d]->format()->isUniversalDependencies();
            const std::size_t firstLine = hasOpening ? m_documents[d]->line(0) : 1;
            files.push_back({std::move(bytes), std::move(*columns), firstLine, m_languages[d]});
            numbers.push_back(d);
        }
        ValidationOptions asked;
        asked.level = m_level;
        ProgressBar bar("validating");
        const auto tell = [&](ValidatedSentence sentence) {
            bar.clear();
            const std::size_t d = numbers[sentence.file];
            add(d, std::move(sentence));
        };
        return validateContents(files, asked, m_options.threads, tell, {}, bar.sink());
    }

    /// Takes what validation cuts as a sentence, which may be less than one of the document.
    void add(std::size_t d, ValidatedSentence validated)
    {
        finishUpTo(d);
        const Document& document = *m_documents[d];
        finishSentencesUpTo(sentenceAt(document, validated.line));
        if (validated.findings.empty())
            return;
        const auto source = document.sentence(m_sentence);
        for (UdFinding& found : validated.findings) {
            Finding finding = findingOf(std::move(found));
            finding.isWaived = isWaived(*source, finding);
            const std::size_t line = validated.line + finding.line - 1;
            if (finding.severity == Severity::Error)
                m_errorLines.insert(line);
            print({d, m_sentence, line, std::move(finding)});
        }
    }

    /// Goes on to a document, and validates those before it that are in other formats.
    void finishUpTo(std::size_t d)
    {
        for (; m_document < d; ++m_document) {
            if (columnPlacesOf(*m_documents[m_document]->format()))
                finishUniversal(*m_documents[m_document], m_document);
            else
                validateStructure(*m_documents[m_document], m_document);
            m_sentence = 0;
            m_isBroken.clear();
        }
    }

    /// Validates what only the document as a whole shows, after its sentences.
    void finishUniversal(const Document& document, std::size_t number)
    {
        finishSentencesUpTo(document.size());
        for (FileFinding& found : fileFindings(document)) {
            if (found.finding.level <= m_level)
                print({number, found.sentence, document.line(found.sentence) + found.finding.line - 1,
                    std::move(found.finding)});
        }
    }

    /// Goes on to a sentence, and says why those before it cannot be read where no error was found that says so.
    void finishSentencesUpTo(std::size_t end)
    {
        if (m_sentence >= end)
            return;
        const Document& document = *m_documents[m_document];
        if (m_isBroken.empty()) {
            m_isBroken.resize(document.size());
            parallelFor(document.size(), m_options.threads, {}, [&](std::size_t i, unsigned) {
                const auto sentence = document.sentence(i);
                // What is wrong with a field may be a matter of level 2; a sentence too long to be read has no level.
                m_isBroken[i] = sentence->problem && (m_level >= 2 || sentence->source.text().empty());
            });
        }
        for (; m_sentence < end; ++m_sentence) {
            if (m_isBroken[m_sentence])
                printUnreadable(document);
            m_errorLines.clear();
        }
    }

    void printUnreadable(const Document& document)
    {
        Finding finding = findingsOf(*document.sentence(m_sentence), {}, *document.format(), {}).findings.front();
        const std::size_t line = document.line(m_sentence) + finding.line - 1;
        const auto code = std::get<ProblemCode>(finding.kind);
        // The validator knows nothing of zero bytes, whatever else it says of their line.
        if (code == TextProblem::NulByte || !m_errorLines.contains(line))
            print({m_document, m_sentence, line, std::move(finding)});
    }

    /// Tests the structure of a document in another format.
    void validateStructure(const Document& document, std::size_t number)
    {
        constexpr std::size_t blockSize = 1'000;
        std::vector<FileFinding> ofFile = fileFindings(document);
        std::stable_sort(ofFile.begin(), ofFile.end(),
            [](const FileFinding& one, const FileFinding& other) { return one.sentence < other.sentence; });
        auto next = ofFile.begin();
        for (std::size_t begin = 0; begin < document.size(); begin += blockSize) {
            std::vector<std::vector<Finding>> findings(std::min(blockSize, document.size() - begin));
            parallelFor(findings.size(), m_options.threads, {}, [&](std::size_t i, unsigned) {
                const auto sentence = document.sentence(begin + i);
                findings[i] = findingsOf(*sentence, sentence->source.text(), *document.format(), {}).findings;
            });
            for (std::size_t i = 0; i < findings.size(); ++i) {
                for (; next != ofFile.end() && next->sentence == begin + i; ++next)
                    findings[i].push_back(std::move(next->finding));
                for (Finding& finding : findings[i]) {
                    if (finding.level <= m_level)
                        print({number, begin + i, document.line(begin + i) + finding.line - 1, std::move(finding)});
                }
            }
        }
    }

    void print(const Reported& reported)
    {
        m_totals.add(reported.finding);
        m_printer.print(reported);
        const Document& document = *m_documents[reported.document];
        if (reported.finding.isWaived)
            addWaiver(
                m_waivers, document.path(), reported.line, *document.sentence(reported.sentence), reported.finding);
    }

    const Documents& m_documents;
    const ValidatedLanguages& m_languages; ///< of the documents
    const ValidateOptions& m_options;
    int m_level;
    Printer& m_printer;
    Totals m_totals;
    Table m_waivers = newWaiverTable();
    std::size_t m_document = 0; ///< the one at hand
    std::size_t m_sentence = 0; ///< of it
    std::set<std::size_t> m_errorLines; ///< of it, in the file
    std::vector<char> m_isBroken; ///< sentences of the document that cannot be read; empty as long as nobody asked
};

int runValidate(const ValidateOptions& options)
{
    if (options.testedLevel() > levelWithoutLanguage && options.languageData.empty()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine",
            "Levels 4 and 5 need the language data of Universal Dependencies: --ud-data FOLDER, a copy "
            "of github.com/UniversalDependencies/tools"))
                  << '\n';
        return WrongUsage;
    }
    const auto treebank = openNamed(options.in);
    if (!treebank) {
        complain(treebank.error());
        return BadInputOrOutput;
    }
    const Documents documents = annotated(*treebank);
    ValidatedLanguages languages(documents.size());
    if (options.testedLevel() > levelWithoutLanguage) {
        auto found = validatedLanguages(documents, options.languageData, options.language);
        if (!found) {
            complain(found.error());
            return BadInputOrOutput;
        }
        languages = std::move(*found);
    }
    Printer printer(documents, options.json);
    Validator validator(documents, languages, options, printer);
    if (const auto validated = validator.run(); !validated) {
        complain(validated.error());
        return BadInputOrOutput;
    }
    if (!options.waivers.empty()) {
        if (const auto written = writeFileAtomically(options.waivers, tableTsv(validator.waivers())); !written) {
            complain(written.error());
            return BadInputOrOutput;
        }
    }
    const Totals& totals = validator.totals();
    if (options.json) {
        printer.finish({{"files", documents.size()}, {"sentences", treebank->size()}, {"errors", totals.errors},
            {"warnings", totals.warnings}, {"notes", totals.notes}, {"waived", totals.waived}, {"tests", totals.tests},
            {"limits", limitsOf(documents, options)}, {"level", options.testedLevel()},
            {"languages", codesOf(languages)}});
    } else {
        printSummary(documents, languages, options, totals, treebank->size());
    }
    return totals.errors == 0 ? Fine : Found;
}

} // namespace

void addValidate(CLI::App& program, int& status)
{
    auto options = std::make_shared<ValidateOptions>();
    auto* command = program.add_subcommand("validate", "Find what is wrong with a treebank");
    command
        ->add_option("--in", options->in,
            "Files, folders or patterns. CoNLL-U is validated as Universal Dependencies, all files as one treebank; so "
            "is "
            "CoNLL-U Plus, in the columns it has. Other formats have tests of their structure.")
        ->required()
        ->expected(1, -1);
    command
        ->add_option("--level", options->level,
            "1: the format; 2: what Universal Dependencies ask of every treebank; 3: their guidelines; 4: what is "
            "permitted in the language; 5: its auxiliaries and copulas. 5 with --ud-data, else 3, where nothing else "
            "is said.")
        ->check(CLI::Range(1, highestLevel));
    auto* data = command->add_option("--ud-data", options->languageData,
        "The folder of the language data that levels 4 and 5 need: a copy of "
        "github.com/UniversalDependencies/tools, or its folder data");
    command
        ->add_option("--lang", options->language,
            "The language of the treebank (cs, grc; ud: none in particular). If it is not given, the names of the "
            "files say it (cs_pdt-ud-dev.conllu), or # language = cs in their first sentence.")
        ->needs(data);
    command->add_option("--waivers", options->waivers,
        "Write what was waived to this file, tab-separated, with reasons: for those who maintain the treebank or the "
        "tests");
    command->add_option("--threads", options->threads, "Threads")->check(CLI::Range(1, 256))->capture_default_str();
    command->add_flag("--json", options->json,
        "Print one object: files, sentences, errors, warnings, notes, waived, tests {id: count}, problems [{file, "
        "line, column, sentence (from 1 in its file), sent_id, node (id of the word, empty for the sentence), test, "
        "severity (error, warning, note), level, message, waived}], limits [{file, only (structure), "
        "without_columns, without_levels}]: what was not tested, level, languages");
    command->footer("Prints file:line:column: sentence, word: severity: test: what is wrong. Exit status 1 if there "
                    "are errors; what annotators waived is not counted.\n"
                    "Example: arcwright-cli validate --in train.conllu dev.conllu --level 2");
    command->callback([options, &status] { status = runValidate(*options); });
}

} // namespace arcwright::cli
