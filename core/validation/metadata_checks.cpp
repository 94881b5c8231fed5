// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/metadata_checks.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/validation/characters.h"

namespace arcwright {

namespace {

std::uint32_t lineNumber(std::size_t line)
{
    return static_cast<std::uint32_t>(line) + 1;
}

/// 0 stands for "none".
std::uint64_t idHash(std::string_view id)
{
    return std::max<std::uint64_t>(hashOf(id), 1);
}

/// Whether a comment begins as one of the two usual ways to write `key` does.
bool beginsLike(std::string_view line, std::string_view key)
{
    if (!line.starts_with('#'))
        return false;
    line.remove_prefix(line.starts_with("# ") ? 2 : 1);
    return line.starts_with(key);
}

void checkSlashes(std::string_view id, std::size_t line, const ValidationOptions& options, Report& report)
{
    const auto slashes = std::count(id.begin(), id.end(), '/');
    if (slashes > 1 || (slashes == 1 && !options.isUniversal()))
        report.addOnLine(TestId::SlashInSentId, line, 0, {std::string(id)});
}

} // namespace

void checkSentenceId(
    const SentenceText& sentence, const ValidationOptions& options, Report& report, SentenceFacts& facts)
{
    std::vector<std::size_t> found;
    std::string_view id;
    for (std::size_t line = 0; line < sentence.comments; ++line) {
        const auto value = commentValue(sentence.lines[line], "sent_id");
        if (value && !value->empty() && !hasWhiteSpace(*value)) {
            found.push_back(line);
            id = *value;
        } else if (beginsLike(sentence.lines[line], "sent_id")) {
            report.addOnLine(TestId::InvalidSentId, line);
        }
    }
    if (found.empty()) {
        report.addOnSentence(TestId::MissingSentId);
    } else if (found.size() > 1) {
        report.addOnLine(TestId::MultipleSentId, found[1]);
    } else {
        facts.sentenceId = idHash(id);
        facts.sentenceIdLine = lineNumber(found.front());
        checkSlashes(id, found.front(), options, report);
    }
}

void checkParallelId(const SentenceText& sentence, Report& report, SentenceFacts& facts)
{
    std::vector<std::size_t> found;
    ParallelId id;
    for (std::size_t line = 0; line < sentence.comments; ++line) {
        const auto value = commentValue(sentence.lines[line], "parallel_id");
        if (const auto parsed = value ? parseParallelId(*value) : std::nullopt) {
            found.push_back(line);
            id = *parsed;
        } else if (beginsLike(sentence.lines[line], "parallel_id")) {
            report.addOnLine(TestId::InvalidParallelId, line);
        }
    }
    if (found.size() > 1) {
        report.addOnLine(TestId::MultipleParallelId, found[1]);
    } else if (!found.empty()) {
        facts.parallelSentence = idHash(id.sentence);
        facts.parallelAlternative = id.alt;
        facts.parallelPart = id.part;
        facts.parallelIdLine = lineNumber(found.front());
    }
}

} // namespace arcwright
