// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace arcwright {

/// One entry of a log. What types and payloads mean is the business of who writes them.
struct LogRecord {
    std::uint8_t type = 0;
    std::string payload;

    friend bool operator==(const LogRecord&, const LogRecord&) = default;
};

/// A file of checksummed records that grows at its end: the lower half of a journal, which knows no sentence.
///
/// A record that append() has returned from survives the death of the process at any moment; within 200 ms a background
/// thread, one for all logs, makes it survive a power cut too. The file comes into being with the first record. It is
/// locked as long as it is open, since two writers would spoil it. For one thread at a time.
///
/// Format: a line `Arcwright log 1\n`, then records of: length of the payload (8 bytes, little-endian), type (1), check
/// of these two (4), payload, checksum (8). The checksum is XXH3 of all before it in the record, seeded with the
/// checksum of the record before, so no record can be missing, doubled or out of order.
class RecordLog {
public:
    static constexpr unsigned kVersion = 1;

    /// Reads all records and makes ready to append. A log without a file is empty. From the first record on that is
    /// torn or damaged, the rest is dropped: see damage(). Fails with JournalTooNew (the file is not touched),
    /// FileInUse (arguments as of FileLock), FileNotReadable or NotAFile.
    static Result<RecordLog> open(const std::string& path);

    RecordLog(RecordLog&&) noexcept;
    RecordLog& operator=(RecordLog&&) noexcept;
    /// Records that were appended are still synced, by the background thread.
    ~RecordLog();

    const std::string& path() const;
    /// The records found at opening, oldest first; a second call gives none.
    std::vector<LogRecord> takeRecords();
    /// How many bytes at the end of the file were dropped at opening.
    std::size_t droppedBytes() const;
    /// Something if more was dropped than a last record torn by a crash, whose append() never returned: JournalDamaged
    /// with the number of bytes and the file `PATH.torn`, at the end of which they are kept.
    const std::optional<Problem>& damage() const;

    /// Adds a record with a single write to the system, in this thread. Where somebody has removed the file, it is made
    /// again with all its records. Fails with DiskFull or FileNotWritable, or with FileChanged or FileInUse where
    /// another file is in its place by now; then the log is as it was before, and a later append may succeed.
    Result<void> append(std::uint8_t type, std::string_view payload);
    /// Waits until all records are on the disk. Fails with DiskFull or FileNotWritable, also if an earlier sync in the
    /// background failed: what the disk then holds is unknown until rewrite() succeeds.
    Result<void> flush();
    /// A function that does what flush() does for the records there are now, to be called on any thread, whatever
    /// becomes of the log.
    std::function<Result<void>()> flusher() const;
    /// A failure of the sync in the background, as flush() would tell it; does not wait.
    std::optional<Problem> syncProblem() const;
    /// Replaces all records in a single step, synced. Without records the file is removed. Fails as append() does; then
    /// the log is as it was before.
    Result<void> rewrite(std::span<const LogRecord> records);
    /// Bytes in the file.
    std::uint64_t size() const;

private:
    struct State;
    explicit RecordLog(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

} // namespace arcwright
