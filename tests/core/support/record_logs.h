// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/record_log.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {

inline void PrintTo(const LogRecord& record, std::ostream* out)
{
    *out << static_cast<int>(record.type) << ": " << testing::PrintToString(record.payload.substr(0, 50)) << " ("
         << record.payload.size() << " bytes)";
}

} // namespace arcwright

namespace arcwright::test {

using Records = std::vector<LogRecord>;

inline RecordLog openedLog(const std::string& path)
{
    auto log = RecordLog::open(path);
    if (!log)
        throw std::runtime_error("the test cannot open the log " + path);
    return std::move(*log);
}

/// The records in a log that nobody has open.
inline Records recordsIn(const std::string& path)
{
    return openedLog(path).takeRecords();
}

inline void append(RecordLog& log, const Records& records)
{
    for (const auto& record : records)
        if (!log.append(record.type, record.payload))
            throw std::runtime_error("the test cannot append to the log " + log.path());
}

/// The bytes of a log of these records.
inline std::string bytesOfLog(const Records& records)
{
    const TemporaryFolder folder(folderInMemory());
    auto log = openedLog(folder.file("log"));
    append(log, records);
    return readBytes(folder.file("log"));
}

/// The first `count` of them.
inline Records firstOf(const Records& records, std::size_t count)
{
    return {records.begin(), records.begin() + static_cast<std::ptrdiff_t>(count)};
}

} // namespace arcwright::test
