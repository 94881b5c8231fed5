// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/record_log.h"
#include "core/effort/sentence_effort.h"

namespace arcwright {

/// What the sentences of a document took to confirm, in a file of this user's (see effortPath()) that grows with each
/// confirmation. Like the log it is written into, for one thread at a time.
class EffortLog {
public:
    /// Makes no file. Fails as RecordLog::open() does.
    static Result<EffortLog> open(const std::string& documentPath);

    /// Fails as RecordLog::append() does; then it is not in it.
    Result<void> add(const SentenceEffort& effort) { return m_log.append(kEffort, effortText(effort)); }

private:
    friend Result<std::vector<SentenceEffort>> readEfforts(const std::string& documentPath);

    static constexpr std::uint8_t kEffort = 'W'; ///< the type of the log's records

    explicit EffortLog(RecordLog log) : m_log(std::move(log)) { }

    RecordLog m_log;
};

/// All that the log of a document holds, in the order in which it was added, also while somebody else writes it;
/// nothing where there is none. Records that are damaged are left out. On any thread. Fails with what reading a file
/// fails with, and with JournalTooNew.
Result<std::vector<SentenceEffort>> readEfforts(const std::string& documentPath);

} // namespace arcwright
