// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/finding.h"

#include <algorithm>
#include <sstream>

#include "core/base/text_problems.h"
#include "core/base/utf8.h"
#include "core/documents/document.h"
#include "core/treebank/basic_phrases.h"
#include "core/validation/waivers.h"

namespace arcwright {

namespace {

/// The line within the sentence's text of a line of its file.
std::size_t lineWithin(const Sentence& sentence, std::size_t line)
{
    return line > sentence.source.line ? line - sentence.source.line + 1 : 1;
}

Finding unreadable(const Sentence& sentence)
{
    Finding finding;
    finding.kind = sentence.problem->code;
    finding.test = unreadableTest;
    finding.line = lineWithin(sentence, sentence.problem->line);
    finding.column = std::max<std::size_t>(sentence.problem->column, 1);
    finding.arguments = sentence.problem->arguments;
    return finding;
}

/// The bunsetsu whose basic phrase is in that line of the sentence; 0 if there is none.
int bunsetsuAtLine(const Sentence& sentence, std::size_t line)
{
    for (const BasicPhrase& phrase : basicPhrasesOf(sentence)) {
        if (sentence.comments[phrase.comment].line.number == static_cast<int>(line))
            return phrase.bunsetsu;
    }
    return 0;
}

Finding warned(const Sentence& sentence, FormatWarning warning)
{
    Finding finding;
    finding.kind = warning.problem.code;
    finding.test = warning.test;
    finding.severity = warning.isError ? Severity::Error : Severity::Warning;
    finding.level = 2;
    finding.line = lineWithin(sentence, warning.problem.line);
    finding.column = std::max<std::size_t>(warning.problem.column, 1);
    finding.arguments = std::move(warning.problem.arguments);
    finding.unit = bunsetsuAtLine(sentence, finding.line); // no node, whose content a waiver would keep to
    for (int word = 1; word <= sentence.size(); ++word) {
        if (sentence.word(word).line.number == static_cast<int>(finding.line))
            finding.node = std::to_string(word);
    }
    return finding;
}

/// Adds the carriage returns within lines of a format for which nobody else looks at them.
void addCarriageReturns(const Sentence& sentence, std::string_view text, std::vector<Finding>& findings)
{
    std::size_t begin = 0;
    for (std::size_t line = std::max<std::size_t>(sentence.source.line, 1); begin < text.size(); ++line) {
        const auto end = std::min(text.find('\n', begin), text.size());
        const std::string_view content = text.substr(begin, end - begin);
        const auto at = content.find('\r');
        if (at != std::string_view::npos && at + 1 < content.size()) {
            const std::size_t column = characterCount(content.substr(0, at)) + 1;
            findings.push_back(
                warned(sentence, {"carriage-return", {TextProblem::CarriageReturnAlone, {}, line, column, {}}}));
        }
        begin = end + 1;
    }
}

bool isAboutTreebank(const Finding& finding)
{
    const auto* test = std::get_if<TestId>(&finding.kind);
    return test && descriptionOf(*test).scope == TestScope::OfTreebank;
}

} // namespace

Finding findingOf(UdFinding found)
{
    const TestDescription& test = descriptionOf(found.test);
    Finding finding;
    finding.kind = found.test;
    finding.test = test.name;
    finding.severity = test.isWarning() ? Severity::Warning : Severity::Error;
    finding.level = test.level;
    finding.line = found.line;
    finding.column = found.column;
    finding.node = std::move(found.node);
    finding.arguments = std::move(found.arguments);
    return finding;
}

Finding findingOf(const StructureFinding& found)
{
    const StructureDescription& test = descriptionOf(found.test);
    Finding finding;
    finding.kind = found.test;
    finding.test = test.name;
    finding.severity = test.severity;
    finding.level = test.level;
    finding.line = found.line;
    finding.node = found.unit == 0 ? std::string() : std::to_string(found.unit);
    finding.arguments = found.arguments;
    return finding;
}

std::vector<int> cycleOf(const Finding& finding)
{
    const auto* test = std::get_if<StructureTest>(&finding.kind);
    if (!test || (*test != StructureTest::HeadCycle && *test != StructureTest::ParentCycle)
        || finding.arguments.empty())
        return {};
    std::vector<int> words;
    std::istringstream listed(finding.arguments.front());
    for (int word = 0; listed >> word; listed.ignore()) // numbers with commas between
        words.push_back(word);
    return words;
}

UdFinding udFindingOf(const Finding& finding)
{
    return {std::get<TestId>(finding.kind), finding.line, finding.column, finding.node, finding.arguments};
}

SentenceFindings findingsOf(
    const Sentence& sentence, std::string_view text, const Format& format, const ValidationOptions& options)
{
    SentenceFindings found;
    if (sentence.problem)
        found.findings.push_back(unreadable(sentence));
    if (auto columns = columnPlacesOf(format)) {
        ValidationOptions asked = options;
        asked.columns = std::move(*columns);
        if (sentence.problem) // what the fields say is not known
            asked.level = 1;
        if (!text.empty()) { // one that is too long has none
            SentenceVerdict verdict = validateSentence(text, asked);
            found.facts = verdict.facts;
            for (UdFinding& finding : verdict.findings)
                found.findings.push_back(findingOf(std::move(finding)));
        }
    } else if (!sentence.problem) {
        for (const StructureFinding& finding : checkStructure(sentence))
            found.findings.push_back(findingOf(finding));
        for (FormatWarning& warning : format.warnings(sentence))
            found.findings.push_back(warned(sentence, std::move(warning)));
        addCarriageReturns(sentence, text, found.findings);
    }
    if (!sentence.annotation.waivers.empty()) {
        for (Finding& finding : found.findings)
            finding.isWaived = isWaived(sentence, finding);
    }
    return found;
}

std::vector<FileFinding> fileFindings(const Document& document)
{
    std::vector<FileFinding> found;
    for (FileWarning& warning : document.format()->warningsOfFile(document)) {
        const auto sentence = document.sentence(warning.sentence);
        Finding finding = warned(*sentence, std::move(warning.warning));
        finding.isOfFile = true;
        finding.isWaived = isWaived(*sentence, finding);
        found.push_back({warning.sentence, std::move(finding)});
    }
    return found;
}

void setTreebankFindings(std::vector<Finding>& findings, std::vector<UdFinding> ofTreebank)
{
    std::erase_if(findings, isAboutTreebank);
    for (UdFinding& found : ofTreebank) {
        const auto later = std::find_if(findings.begin(), findings.end(), [&](const Finding& other) {
            const auto* test = std::get_if<TestId>(&other.kind);
            return test && *test > found.test;
        });
        findings.insert(later, findingOf(std::move(found)));
    }
}

} // namespace arcwright
