// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/record_log.h"
#include "core/base/result.h"

namespace arcwright {

// The bytes of a RecordLog, apart from files.

/// The first line of a log.
std::string logHeader();

/// The checksum that the first record is seeded with.
std::uint64_t firstLogSeed();

/// Adds a record to `bytes`. `seed` is the checksum of the record before it, and becomes that of this one.
void appendLogRecord(std::string& bytes, std::uint8_t type, std::string_view payload, std::uint64_t& seed);

/// The readable part of a log.
struct LogContent {
    std::vector<LogRecord> records;
    std::uint64_t seed = 0; ///< for the record to come
    std::size_t size = 0; ///< bytes that are whole, header included; 0 if there is no whole header
    /// True if the bytes after the records are no more than a single append that was broken off can have left: the
    /// beginning of a record, or zeros where the file grew and the bytes did not reach the disk.
    bool isTornOnly = true;
};

/// Reads up to the first record that is not whole. Fails with JournalTooNew.
Result<LogContent> readLog(std::string_view bytes, const std::string& path);

} // namespace arcwright
