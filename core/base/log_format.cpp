// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/log_format.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/base/hash.h"
#include "core/base/journal_problems.h"

namespace arcwright {

namespace {

constexpr std::string_view kMagic = "Arcwright log ";
// Length of the payload, type, and their check.
constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kCheckBytes = 4;
constexpr std::size_t kHeadBytes = kLengthBytes + 1 + kCheckBytes;
constexpr std::size_t kChecksumBytes = 8;

void appendNumber(std::string& bytes, std::uint64_t number, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
}

std::uint64_t numberAt(std::string_view bytes, std::size_t offset, std::size_t size)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i)
        number |= std::uint64_t{static_cast<unsigned char>(bytes[offset + i])} << (8 * i);
    return number;
}

/// Guards length and type apart from the rest, so that a damaged length is not taken for a record that ends later.
std::uint64_t headCheck(std::string_view lengthAndType, std::uint64_t seed)
{
    return hashOf(lengthAndType, seed) & 0xFFFFFFFFU;
}

/// The version that a log's first line names, none if it is no such line.
std::optional<unsigned> versionOf(std::string_view bytes)
{
    if (!bytes.starts_with(kMagic))
        return std::nullopt;
    unsigned version = 0;
    const char* const end = bytes.data() + bytes.size();
    const auto [last, error] = std::from_chars(bytes.data() + kMagic.size(), end, version);
    return error == std::errc() && last != end && *last == '\n' ? std::optional(version) : std::nullopt;
}

enum class Reading { Whole, Torn, Damaged };

/// Takes the record off `rest` that begins it.
Reading takeRecord(std::string_view& rest, std::uint64_t& seed, LogRecord& record)
{
    if (rest.size() < kHeadBytes)
        return Reading::Torn;
    const std::string_view lengthAndType = rest.substr(0, kLengthBytes + 1);
    if (numberAt(rest, lengthAndType.size(), kCheckBytes) != headCheck(lengthAndType, seed))
        return Reading::Damaged;
    const std::uint64_t length = numberAt(rest, 0, kLengthBytes);
    const std::size_t available = rest.size() - kHeadBytes;
    if (available < kChecksumBytes || length > available - kChecksumBytes)
        return Reading::Torn;
    const std::size_t checked = kHeadBytes + static_cast<std::size_t>(length);
    const std::uint64_t checksum = hashOf(rest.substr(0, checked), seed);
    if (numberAt(rest, checked, kChecksumBytes) != checksum)
        return Reading::Damaged;
    record.type = static_cast<std::uint8_t>(rest[kLengthBytes]);
    record.payload = rest.substr(kHeadBytes, checked - kHeadBytes);
    rest.remove_prefix(checked + kChecksumBytes);
    seed = checksum;
    return Reading::Whole;
}

bool isAllZeros(std::string_view bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](char each) { return each == '\0'; });
}

} // namespace

std::string logHeader()
{
    return std::string(kMagic) + std::to_string(RecordLog::kVersion) + '\n';
}

std::uint64_t firstLogSeed()
{
    return hashOf(logHeader());
}

void appendLogRecord(std::string& bytes, std::uint8_t type, std::string_view payload, std::uint64_t& seed)
{
    const std::size_t begin = bytes.size();
    bytes.reserve(begin + kHeadBytes + payload.size() + kChecksumBytes);
    appendNumber(bytes, payload.size(), kLengthBytes);
    bytes += static_cast<char>(type);
    appendNumber(bytes, headCheck(std::string_view(bytes).substr(begin), seed), kCheckBytes);
    bytes += payload;
    seed = hashOf(std::string_view(bytes).substr(begin), seed);
    appendNumber(bytes, seed, kChecksumBytes);
}

Result<LogContent> readLog(std::string_view bytes, const std::string& path)
{
    LogContent content;
    content.seed = firstLogSeed();
    const std::string header = logHeader();
    if (!bytes.starts_with(header)) {
        const auto version = versionOf(bytes);
        if (version && *version > RecordLog::kVersion)
            return failure(Problem{
                JournalProblem::TooNew, path, 0, 0, {std::to_string(*version), std::to_string(RecordLog::kVersion)}});
        content.isTornOnly = header.starts_with(bytes) || isAllZeros(bytes);
        return content;
    }
    std::string_view rest = bytes.substr(header.size());
    Reading reading = Reading::Whole;
    while (reading == Reading::Whole && !rest.empty()) {
        LogRecord record;
        reading = takeRecord(rest, content.seed, record);
        if (reading == Reading::Whole)
            content.records.push_back(std::move(record));
    }
    content.size = bytes.size() - rest.size();
    content.isTornOnly = reading != Reading::Damaged || isAllZeros(rest);
    return content;
}

} // namespace arcwright
