// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/journal_records.h"

#include <numeric>
#include <string_view>

namespace arcwright {

namespace {

void putNumber(std::string& bytes, std::uint64_t number)
{
    for (int shift = 0; shift < 64; shift += 8)
        bytes += static_cast<char>(number >> shift & 0xff);
}

std::optional<std::uint64_t> takenNumber(std::string_view& bytes)
{
    if (bytes.size() < 8)
        return std::nullopt;
    std::uint64_t number = 0;
    for (int i = 7; i >= 0; --i)
        number = number << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
    bytes.remove_prefix(8);
    return number;
}

std::string encodedContent(const Document& document, std::uint64_t hash, std::uint64_t save)
{
    std::string bytes;
    putNumber(bytes, hash);
    putNumber(bytes, save);
    for (std::size_t i = 0; i < document.size();) {
        const auto first = static_cast<std::uint64_t>(document.id(i));
        std::uint64_t length = 1;
        while (i + length < document.size() && static_cast<std::uint64_t>(document.id(i + length)) == first + length)
            ++length;
        putNumber(bytes, first);
        putNumber(bytes, length);
        i += length;
    }
    return bytes;
}

} // namespace

std::size_t JournalContent::size() const
{
    return std::accumulate(
        runs.begin(), runs.end(), std::size_t{0}, [](std::size_t sum, const Run& run) { return sum + run.length; });
}

std::optional<SentenceId> JournalContent::idAt(std::size_t index) const
{
    for (const Run& run : runs) {
        if (index < run.length)
            return SentenceId{static_cast<std::uint32_t>(run.first + index)};
        index -= run.length;
    }
    return std::nullopt;
}

std::vector<SentenceId> JournalContent::ids() const
{
    std::vector<SentenceId> all;
    all.reserve(size());
    for (const Run& run : runs) {
        for (std::uint32_t i = 0; i < run.length; ++i)
            all.push_back(SentenceId{run.first + i});
    }
    return all;
}

bool isContent(const LogRecord& record)
{
    return record.type == journal_record::content || record.type == journal_record::earlierContent;
}

std::optional<JournalContent> decodedContent(const LogRecord& record)
{
    JournalContent content;
    std::string_view bytes = record.payload;
    if (record.type == journal_record::earlierContent) {
        const auto later = takenNumber(bytes);
        if (!later)
            return std::nullopt;
        content.later = *later;
    }
    const auto hash = takenNumber(bytes);
    const auto save = takenNumber(bytes);
    if (!hash || !save)
        return std::nullopt;
    content.hash = *hash;
    content.save = *save;
    while (!bytes.empty()) {
        const auto first = takenNumber(bytes);
        const auto length = takenNumber(bytes);
        if (!first || !length || *first > UINT32_MAX || *length > UINT32_MAX - *first)
            return std::nullopt;
        content.runs.push_back({static_cast<std::uint32_t>(*first), static_cast<std::uint32_t>(*length)});
    }
    return content;
}

LogRecord contentRecord(const Document& document, std::uint64_t hash, std::uint64_t save, std::size_t later)
{
    std::string content = encodedContent(document, hash, save);
    if (later == 0)
        return {journal_record::content, std::move(content)};
    std::string bytes;
    putNumber(bytes, later);
    return {journal_record::earlierContent, bytes + content};
}

} // namespace arcwright
