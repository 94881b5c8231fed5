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
    /// Reads it, without making a file. Fails as RecordLog::open() does. Records that are damaged are left out.
    static Result<EffortLog> open(const std::string& documentPath);

    /// All that is in it, in the order in which it was added.
    const std::vector<SentenceEffort>& efforts() const { return m_efforts; }
    /// Fails as RecordLog::append() does; then it is not in it.
    Result<void> add(const SentenceEffort& effort);

private:
    explicit EffortLog(RecordLog log);

    RecordLog m_log;
    std::vector<SentenceEffort> m_efforts;
};

} // namespace arcwright
