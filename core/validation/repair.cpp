// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair.h"

#include <algorithm>

#include "core/validation/characters.h"
#include "core/validation/validate.h"

namespace arcwright {

namespace {

const Row* rowOnLine(const SentenceText& sentence, std::size_t line)
{
    const auto found = std::find_if(
        sentence.rows.begin(), sentence.rows.end(), [&](const Row& row) { return row.line + 1 == line; });
    return found == sentence.rows.end() || found->columns != sentence.columns.count() ? nullptr : &*found;
}

Repair attempted(const SentenceText& sentence, const UdFinding& finding)
{
    const auto& repair = descriptionOf(finding.test).repair;
    if (const auto* ofSentence = std::get_if<SentenceRepair>(&repair))
        return (*ofSentence)(sentence, finding);
    const auto* ofRow = std::get_if<RowRepair>(&repair);
    const Row* row = ofRow == nullptr ? nullptr : rowOnLine(sentence, finding.line);
    return row == nullptr ? std::nullopt : (*ofRow)(sentence, *row, finding);
}

std::ptrdiff_t countOf(const std::vector<UdFinding>& findings, TestId test)
{
    return std::count_if(
        findings.begin(), findings.end(), [&](const UdFinding& finding) { return finding.test == test; });
}

/// Whether `after` has less of the test than `before`, and of earlier steps, and of its own step's errors, no more.
bool isBetter(const std::vector<UdFinding>& before, const std::vector<UdFinding>& after, TestId test)
{
    if (countOf(after, test) >= countOf(before, test))
        return false;
    const ValidationStep step = descriptionOf(test).step;
    const auto tests = allTests();
    return std::all_of(tests.begin(), tests.end(), [&](const TestDescription& other) {
        const bool mayGrow = other.step > step || (other.step == step && other.isWarning());
        return mayGrow || countOf(after, other.id) <= countOf(before, other.id);
    });
}

} // namespace

std::optional<std::string> repaired(
    std::string_view sentenceText, const UdFinding& finding, const ColumnPlaces& columns)
{
    if (!isRepairable(finding.test))
        return std::nullopt;
    ValidationOptions options;
    options.columns = columns;
    const auto before = validateSentence(sentenceText, options).findings;
    const bool isFile = descriptionOf(finding.test).step == ValidationStep::File;
    if (!isFile && std::find(before.begin(), before.end(), finding) == before.end())
        return std::nullopt; // of another sentence, or of this one at another time
    auto result = attempted(SentenceText(sentenceText, columns), finding);
    if (!result || *result == sentenceText)
        return std::nullopt;
    // Neither a sentence that goes away nor what its file is told is for validateSentence to judge.
    if (isFile || result->empty() || isBetter(before, validateSentence(*result, options).findings, finding.test))
        return result;
    return std::nullopt;
}

} // namespace arcwright
