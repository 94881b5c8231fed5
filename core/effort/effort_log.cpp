// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effort/effort_log.h"

#include <utility>

#include "core/base/journal_path.h"

namespace arcwright {

namespace {

constexpr std::uint8_t kEffort = 'W';

} // namespace

EffortLog::EffortLog(RecordLog log) : m_log(std::move(log))
{
    for (const LogRecord& record : m_log.takeRecords()) {
        if (auto effort = record.type == kEffort ? effortIn(record.payload) : std::nullopt)
            m_efforts.push_back(std::move(*effort));
    }
}

Result<EffortLog> EffortLog::open(const std::string& documentPath)
{
    auto log = RecordLog::open(effortPath(documentPath));
    if (!log)
        return failure(log.error());
    return EffortLog(std::move(*log));
}

Result<void> EffortLog::add(const SentenceEffort& effort)
{
    auto added = m_log.append(kEffort, effortText(effort));
    if (added)
        m_efforts.push_back(effort);
    return added;
}

} // namespace arcwright
