// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effort/effort_log.h"

#include <filesystem>

#include "core/base/file_bytes.h"
#include "core/base/journal_path.h"
#include "core/base/log_format.h"

namespace arcwright {

Result<EffortLog> EffortLog::open(const std::string& documentPath)
{
    auto log = RecordLog::open(effortPath(documentPath));
    if (!log)
        return failure(log.error());
    return EffortLog(std::move(*log));
}

Result<std::vector<SentenceEffort>> readEfforts(const std::string& documentPath)
{
    const std::string path = effortPath(documentPath);
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        return std::vector<SentenceEffort>();
    const auto bytes = FileBytes::open(path);
    if (!bytes)
        return failure(bytes.error());
    const auto text = (*bytes)->read(0, (*bytes)->size());
    if (!text)
        return failure(text.error());
    const auto log = readLog(*text, path);
    if (!log)
        return failure(log.error());
    std::vector<SentenceEffort> efforts;
    for (const LogRecord& record : log->records) {
        if (auto effort = record.type == EffortLog::kEffort ? effortIn(record.payload) : std::nullopt)
            efforts.push_back(std::move(*effort));
    }
    return efforts;
}

} // namespace arcwright
