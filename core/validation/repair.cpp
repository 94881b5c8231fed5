// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/repair.h"

#include <algorithm>

#include "core/validation/characters.h"
#include "core/validation/repair_steps.h"
#include "core/validation/validate.h"

namespace arcwright {

namespace {

const Row* rowOnLine(const SentenceText& sentence, std::size_t line)
{
    const auto found = std::find_if(
        sentence.rows.begin(), sentence.rows.end(), [&](const Row& row) { return row.line + 1 == line; });
    return found == sentence.rows.end() || found->columns != conlluColumns ? nullptr : &*found;
}

using RowRepair = Repair (*)(const SentenceText&, const Row&, const Incident&);
using SentenceRepair = Repair (*)(const SentenceText&, const Incident&);

/// What repairs findings in the fields of a row; null for others.
RowRepair rowRepairOf(TestId test)
{
    switch (test) {
    case TestId::InvalidWhitespaceMwt:
    case TestId::InvalidWhitespace:
    case TestId::EmptyColumn:
    case TestId::LeadingWhitespace:
    case TestId::TrailingWhitespace:
    case TestId::RepeatedWhitespace:
    case TestId::EmptyStringInXpos:
        return repairedWhiteSpace;
    case TestId::UnsortedFeatures:
    case TestId::RepeatedFeature:
    case TestId::RepeatedFeatureValue:
    case TestId::UnsortedFeatureValues:
        return repairedFeatures;
    case TestId::UnsortedDeps:
    case TestId::UnsortedDeps2:
    case TestId::RepeatedDeps:
    case TestId::EnhancedZeroIsNotRoot:
    case TestId::EnhancedRootIsNotZero:
        return repairedArcs;
    case TestId::ZeroIsNotRoot:
    case TestId::RootIsNotZero:
        return repairedRelation;
    case TestId::EmptyMisc:
    case TestId::MiscExtraSpace:
    case TestId::MiscAttrTypo:
    case TestId::RepeatedMisc:
    case TestId::NospaceafterYes:
    case TestId::SpaceafterValue:
    case TestId::SpaceafterEmptyNode:
    case TestId::SpaceafterMwtNode:
    case TestId::MissingSpaceafter:
        return repairedMisc;
    default:
        return nullptr;
    }
}

/// What repairs findings on lines and in comments; null for others.
SentenceRepair sentenceRepairOf(TestId test)
{
    switch (test) {
    case TestId::UnicodeNormalization:
    case TestId::PseudoEmptyLine:
    case TestId::ExtraEmptyLine:
    case TestId::EmptySentence:
    case TestId::MissingEmptyLine:
    case TestId::NonUnixNewline:
        return repairedLine;
    case TestId::MultipleSentId:
    case TestId::MultipleParallelId:
    case TestId::MultipleNewdoc:
    case TestId::MultipleNewpar:
    case TestId::MultipleText:
        return repairedComment;
    case TestId::MissingText:
    case TestId::EmptyText:
    case TestId::TextTrailingWhitespace:
    case TestId::TextFormMismatch:
    case TestId::TextExtraChars:
        return repairedText;
    default:
        return nullptr;
    }
}

Repair attempted(const SentenceText& sentence, const Incident& incident)
{
    if (const SentenceRepair repair = sentenceRepairOf(incident.test))
        return repair(sentence, incident);
    const RowRepair repair = rowRepairOf(incident.test);
    const Row* row = repair == nullptr ? nullptr : rowOnLine(sentence, incident.line);
    return row == nullptr ? std::nullopt : repair(sentence, *row, incident);
}

std::ptrdiff_t countOf(const std::vector<Incident>& incidents, TestId test)
{
    return std::count_if(
        incidents.begin(), incidents.end(), [&](const Incident& incident) { return incident.test == test; });
}

/// Whether `after` has less of the test than `before`, and of earlier steps, and of its own step's errors, no more.
bool isBetter(const std::vector<Incident>& before, const std::vector<Incident>& after, TestId test)
{
    if (countOf(after, test) >= countOf(before, test))
        return false;
    const ValidationStep step = descriptionOf(test).step;
    const auto tests = allTests();
    return std::all_of(tests.begin(), tests.end(), [&](const TestDescription& other) {
        const bool mayGrow = other.step > step || (other.step == step && other.isWarning);
        return mayGrow || countOf(after, other.id) <= countOf(before, other.id);
    });
}

} // namespace

bool isRepairable(TestId test)
{
    return rowRepairOf(test) != nullptr || sentenceRepairOf(test) != nullptr;
}

std::optional<std::string> repaired(std::string_view sentenceText, const Incident& incident)
{
    if (!isRepairable(incident.test))
        return std::nullopt;
    const auto before = validateSentence(sentenceText).incidents;
    const bool isFile = incident.test == TestId::NonUnixNewline;
    if (!isFile && std::find(before.begin(), before.end(), incident) == before.end())
        return std::nullopt; // of another sentence, or of this one at another time
    auto result = attempted(SentenceText(sentenceText), incident);
    if (!result || *result == sentenceText)
        return std::nullopt;
    // Neither a sentence that goes away nor what its file is told is for validateSentence to judge.
    if (isFile || result->empty() || isBetter(before, validateSentence(*result).incidents, incident.test))
        return result;
    return std::nullopt;
}

std::string Replacements::result() const
{
    auto parts = m_parts;
    std::sort(parts.begin(), parts.end(),
        [](const auto& one, const auto& other) { return one.first.data() < other.first.data(); });
    std::string result;
    const char* at = m_text.data();
    for (const auto& [part, with] : parts) {
        result.append(at, part.data());
        result += with;
        at = part.data() + part.size();
    }
    result.append(at, m_text.data() + m_text.size());
    return result;
}

std::string_view wholeLine(const SentenceText& sentence, std::size_t line)
{
    const auto begin = static_cast<std::size_t>(sentence.lines[line].data() - sentence.text.data());
    const auto newline = sentence.text.find('\n', begin);
    return sentence.text.substr(begin, newline == std::string_view::npos ? newline : newline + 1 - begin);
}

} // namespace arcwright
