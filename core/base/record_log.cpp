// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/record_log.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/atomic_file.h"
#include "core/base/file_lock.h"
#include "core/base/file_problems.h"
#include "core/base/journal_problems.h"
#include "core/base/log_format.h"
#include "core/base/sync_thread.h"

namespace arcwright {

namespace {

std::string folderOf(const std::string& path)
{
    const auto folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

Result<std::string> contentOf(const FileLock& lock, const std::string& path)
{
    struct stat status { };
    if (::fstat(lock.descriptor(), &status) != 0)
        return failure(readingProblem(path, errno));
    std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
    const auto count = readAllAt(lock.descriptor(), bytes.data(), bytes.size(), 0);
    if (count < 0)
        return failure(readingProblem(path, errno));
    bytes.resize(static_cast<std::size_t>(count));
    return bytes;
}

/// Adds the bytes to the end of the file, synced.
Result<void> keepIn(const std::string& path, std::string_view bytes)
{
    const FileDescriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!file || !writeAll(file.get(), bytes) || ::fsync(file.get()) != 0)
        return failure(writingProblem(path, errno));
    syncFolder(folderOf(path));
    return {};
}

} // namespace

struct RecordLog::State {
    explicit State(std::string logPath) : path(std::move(logPath)) { }
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() { close(); }

    Result<void> load(FileLock lock);
    void dropTail(std::string_view tail, bool isTornOnly);
    Result<void> ensureFile();
    Result<void> make(std::string_view bytes);
    Result<void> add(std::string_view bytes);
    Result<void> remove();
    Result<void> replace(std::string_view bytes);
    Result<void> flush();
    void syncSoon();
    void close();

    std::string path;
    std::shared_ptr<SyncedFile> file; ///< null as long as there is none
    std::shared_ptr<SyncThread> syncThread; ///< null until the first append
    std::uint64_t size = 0;
    std::uint64_t seed = firstLogSeed(); ///< for the record to come
    std::vector<LogRecord> records;
    std::size_t dropped = 0;
    std::optional<Problem> damage;
    /// Why nothing may be written: bytes that could not be kept elsewhere would be lost.
    std::optional<Problem> refusal;
};

/// Reads the file that `lock` holds.
Result<void> RecordLog::State::load(FileLock lock)
{
    const auto bytes = contentOf(lock, path);
    if (!bytes)
        return failure(bytes.error());
    auto content = readLog(*bytes, path);
    if (!content)
        return failure(content.error());
    file = std::make_shared<SyncedFile>(std::move(lock), std::string());
    size = content->size;
    seed = content->seed;
    records = std::move(content->records);
    if (size < bytes->size())
        dropTail(std::string_view(*bytes).substr(size), content->isTornOnly);
    return {};
}

/// Cuts off what follows the whole records, having kept it elsewhere unless it is a mere torn record.
void RecordLog::State::dropTail(std::string_view tail, bool isTornOnly)
{
    dropped = tail.size();
    if (!isTornOnly) {
        const std::string aside = path + ".torn";
        const auto kept = keepIn(aside, tail);
        damage = Problem{JournalProblem::Damaged, path, 0, 0, {std::to_string(dropped), kept ? aside : path}};
        if (!kept) {
            refusal = kept.error();
            return;
        }
    }
    // Should it fail, the next record is written over what is there.
    [[maybe_unused]] const int cut = ::ftruncate(file->descriptor(), static_cast<off_t>(size));
}

void RecordLog::State::close()
{
    // The thread may hold the file a while longer, but another may open it from now on.
    if (file)
        file->lock().unlock();
    file = nullptr;
}

/// Makes sure that the file with the records is the one at `path`, should somebody have removed it.
Result<void> RecordLog::State::ensureFile()
{
    if (!file || file->lock().covers(path))
        return {};
    std::error_code unknown;
    if (std::filesystem::exists(std::filesystem::symlink_status(path, unknown)))
        return failure(FileProblem::Changed, path);
    auto bytes = contentOf(file->lock(), path);
    if (!bytes)
        return failure(bytes.error());
    bytes->resize(size);
    return make(*bytes);
}

/// Makes the file anew.
Result<void> RecordLog::State::make(std::string_view bytes)
{
    auto lock = FileLock::lockNew(path);
    if (!lock)
        return failure(lock.error());
    if (!writeAllAt(lock->descriptor(), bytes, 0)) {
        const int error = errno;
        ::unlink(path.c_str());
        return failure(writingProblem(path, error));
    }
    close();
    file = std::make_shared<SyncedFile>(std::move(*lock), folderOf(path));
    size = bytes.size();
    return {};
}

Result<void> RecordLog::State::add(std::string_view bytes)
{
    if (!file)
        return make(bytes);
    if (!writeAllAt(file->descriptor(), bytes, size)) {
        const int error = errno == EBADF ? EACCES : errno; // it could be opened for reading alone
        // Should this fail too, the next record is written over what is there.
        [[maybe_unused]] const int cut = ::ftruncate(file->descriptor(), static_cast<off_t>(size));
        return failure(writingProblem(path, error));
    }
    size += bytes.size();
    return {};
}

Result<void> RecordLog::State::remove()
{
    if (!file)
        return {};
    if (::unlink(path.c_str()) != 0 && errno != ENOENT)
        return failure(writingProblem(path, errno));
    syncFolder(folderOf(path));
    close();
    size = 0;
    return {};
}

Result<void> RecordLog::State::replace(std::string_view bytes)
{
    if (!file) {
        auto made = make(bytes);
        return made ? flush() : made;
    }
    auto fresh = AtomicFile::create(path, Links::Refuse);
    if (!fresh)
        return failure(fresh.error());
    if (auto written = fresh->write(bytes); !written)
        return written;
    FileLock lock;
    if (const auto committed = fresh->commit(lock); !committed)
        return failure(committed.error());
    close();
    file = std::make_shared<SyncedFile>(std::move(lock), std::string());
    size = bytes.size();
    return {};
}

Result<void> RecordLog::State::flush()
{
    if (file)
        file->sync();
    if (file && file->error() != 0)
        return failure(writingProblem(path, file->error()));
    return {};
}

void RecordLog::State::syncSoon()
{
    try {
        if (!syncThread)
            syncThread = SyncThread::shared();
        syncThread->syncSoon(file);
    } catch (const std::system_error&) { // no more threads to be had
        file->sync();
    }
}

RecordLog::RecordLog(std::unique_ptr<State> state) : m_state(std::move(state)) { }

RecordLog::RecordLog(RecordLog&&) noexcept = default;

RecordLog& RecordLog::operator=(RecordLog&&) noexcept = default;

RecordLog::~RecordLog() = default;

Result<RecordLog> RecordLog::open(const std::string& path)
{
    std::error_code unknown; // where even the current folder has no name, the path stays relative
    const auto absolute = std::filesystem::absolute(path, unknown);
    RecordLog log(std::make_unique<State>(unknown ? path : absolute.string()));
    struct stat status { };
    if (::lstat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
        return failure(FileProblem::NotAFile, path); // a link, too: it would make us write elsewhere
    auto lock = FileLock::tryLock(path);
    if (!lock && lock.error().code == FileProblem::NotFound)
        return log;
    if (!lock)
        return failure(lock.error());
    if (const auto loaded = log.m_state->load(std::move(*lock)); !loaded)
        return failure(loaded.error());
    return log;
}

const std::string& RecordLog::path() const
{
    return m_state->path;
}

std::vector<LogRecord> RecordLog::takeRecords()
{
    return std::exchange(m_state->records, {});
}

std::size_t RecordLog::droppedBytes() const
{
    return m_state->dropped;
}

const std::optional<Problem>& RecordLog::damage() const
{
    return m_state->damage;
}

Result<void> RecordLog::append(std::uint8_t type, std::string_view payload)
{
    if (m_state->refusal)
        return failure(*m_state->refusal);
    if (auto there = m_state->ensureFile(); !there)
        return there;
    std::string bytes = m_state->size == 0 ? logHeader() : std::string();
    std::uint64_t seed = m_state->seed;
    appendLogRecord(bytes, type, payload, seed);
    if (auto added = m_state->add(bytes); !added)
        return added;
    m_state->seed = seed;
    m_state->syncSoon();
    return {};
}

Result<void> RecordLog::flush()
{
    return m_state->flush();
}

std::function<Result<void>()> RecordLog::flusher() const
{
    return [file = m_state->file, path = m_state->path]() -> Result<void> {
        if (file)
            file->sync();
        if (file && file->error() != 0)
            return failure(writingProblem(path, file->error()));
        return {};
    };
}

std::optional<Problem> RecordLog::syncProblem() const
{
    const int error = m_state->file ? m_state->file->error() : 0;
    return error == 0 ? std::nullopt : std::optional(writingProblem(m_state->path, error));
}

Result<void> RecordLog::rewrite(std::span<const LogRecord> records)
{
    if (m_state->refusal)
        return failure(*m_state->refusal);
    if (auto there = m_state->ensureFile(); !there)
        return there;
    std::string bytes = logHeader();
    std::uint64_t seed = firstLogSeed();
    for (const auto& record : records)
        appendLogRecord(bytes, record.type, record.payload, seed);
    if (auto done = records.empty() ? m_state->remove() : m_state->replace(bytes); !done)
        return done;
    m_state->seed = seed;
    return {};
}

std::uint64_t RecordLog::size() const
{
    return m_state->size;
}

} // namespace arcwright
