// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/power/power_recorder.h"

#include <filesystem>
#include <mutex>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arcwright::test {

namespace {

namespace fs = std::filesystem;

std::recursive_mutex recorderMutex; ///< one change at a time, so that each is seen

/// The next function of that name: the system's.
template <class Function>
Function* systems(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// Read without the functions that are watched.
std::string contentAt(const std::string& path)
{
    std::string content;
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    char part[4096];
    for (ssize_t count = 0; descriptor >= 0 && (count = ::read(descriptor, part, sizeof part)) > 0;)
        content.append(part, static_cast<std::size_t>(count));
    if (descriptor >= 0)
        ::close(descriptor);
    return content;
}

} // namespace

PowerRecorder& PowerRecorder::the()
{
    static PowerRecorder recorder;
    return recorder;
}

void PowerRecorder::begin(const std::string& folder)
{
    const std::scoped_lock lock(recorderMutex);
    m_folder = folder;
    const Now now = look();
    m_lastingNames = now.names;
    m_lasting = now.contents;
    m_promised = 0;
    m_states.clear();
    m_isOn = true;
}

std::set<CutState> PowerRecorder::end()
{
    const std::scoped_lock lock(recorderMutex);
    beforeChange();
    m_isOn = false;
    return std::move(m_states);
}

void PowerRecorder::promise(std::size_t promised)
{
    const std::scoped_lock lock(recorderMutex);
    m_promised = promised;
    beforeChange();
}

PowerRecorder::Now PowerRecorder::look() const
{
    Now now;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(m_folder, error), end; !error && entry != end; entry.increment(error)) {
        struct stat status { };
        if (::lstat(entry->path().c_str(), &status) != 0 || !S_ISREG(status.st_mode))
            continue;
        const std::string name = fs::path(entry->path()).lexically_relative(m_folder).string();
        now.names[name] = status.st_ino;
        now.contents[status.st_ino] = contentAt(entry->path().string());
    }
    return now;
}

void PowerRecorder::beforeChange()
{
    if (m_isOn)
        addStates(look());
}

void PowerRecorder::addStates(const Now& now)
{
    // Half of what was appended since may have reached the disk.
    Contents torn = m_lasting;
    Contents all = m_lasting; // of files too whose names are gone
    for (const auto& [number, content] : now.contents) {
        all[number] = content;
        std::string& lasting = torn[number];
        if (content.starts_with(lasting))
            lasting = content.substr(0, (lasting.size() + content.size()) / 2);
    }
    std::vector<Contents> contents{m_lasting, torn, all};
    for (const auto& [number, content] : all) { // each for itself
        const auto lasting = m_lasting.find(number);
        if (lasting != m_lasting.end() && lasting->second == content)
            continue;
        contents.push_back(all);
        contents.back()[number] = lasting == m_lasting.end() ? std::string() : lasting->second;
        contents.push_back(m_lasting);
        contents.back()[number] = content;
    }
    for (const Names& names : namesAfter(now)) {
        for (const Contents& each : contents) {
            CutState state{{}, m_promised};
            for (const auto& [name, number] : names) {
                const auto found = each.find(number);
                state.files[name] = found == each.end() ? std::string() : found->second;
            }
            m_states.insert(std::move(state));
        }
    }
}

/// All that were changed since they were synced are lost, or none, or one of them, or all but one.
std::vector<PowerRecorder::Names> PowerRecorder::namesAfter(const Now& now) const
{
    std::vector<Names> variants{m_lastingNames, now.names};
    std::set<std::string> all;
    for (const Names* names : {&m_lastingNames, &now.names}) {
        for (const auto& [name, number] : *names)
            all.insert(name);
    }
    const auto follow = [](Names& names, const std::string& name, const Names& other) {
        const auto found = other.find(name);
        if (found == other.end())
            names.erase(name);
        else
            names[name] = found->second;
    };
    for (const std::string& name : all) {
        const auto before = m_lastingNames.find(name);
        const auto after = now.names.find(name);
        const bool isSame
            = before != m_lastingNames.end() && after != now.names.end() && before->second == after->second;
        if (isSame)
            continue;
        variants.push_back(m_lastingNames);
        follow(variants.back(), name, now.names);
        variants.push_back(now.names);
        follow(variants.back(), name, m_lastingNames);
    }
    return variants;
}

bool PowerRecorder::isSynced(const std::string& name) const
{
    const std::scoped_lock lock(recorderMutex);
    const Now now = look();
    const auto found = now.names.find(name);
    const auto lasting = m_lastingNames.find(name);
    if (found == now.names.end() || lasting == m_lastingNames.end() || lasting->second != found->second)
        return false;
    const auto content = m_lasting.find(found->second);
    return content != m_lasting.end() && content->second == now.contents.at(found->second);
}

void PowerRecorder::synced(int descriptor)
{
    struct stat status { };
    if (!m_isOn || ::fstat(descriptor, &status) != 0)
        return;
    const std::string opened = "/proc/self/fd/" + std::to_string(descriptor);
    if (S_ISREG(status.st_mode)) {
        m_lasting[status.st_ino] = contentAt(opened); // also of a file that has no name yet, or none any more
        return;
    }
    const Now now = look();
    std::error_code error;
    const std::string path = fs::read_symlink(opened, error).string();
    const std::string below = fs::path(path).lexically_relative(m_folder).string();
    if (below.starts_with(".."))
        return;
    const auto isThere = [&](const std::string& name) {
        const std::string parent = fs::path(name).parent_path().string();
        return parent == (below == "." ? "" : below);
    };
    std::erase_if(m_lastingNames, [&](const auto& entry) { return isThere(entry.first); });
    for (const auto& [name, number] : now.names) {
        if (isThere(name))
            m_lastingNames[name] = number;
    }
}

namespace {

/// Looks before a change, and makes it while nobody else makes one.
template <class Change>
auto watched(Change change)
{
    const std::scoped_lock lock(recorderMutex);
    PowerRecorder::the().beforeChange();
    return change();
}

int syncedBy(const char* name, int descriptor)
{
    const std::scoped_lock lock(recorderMutex);
    PowerRecorder::the().beforeChange();
    const int result = systems<int(int)>(name)(descriptor);
    if (result == 0)
        PowerRecorder::the().synced(descriptor);
    return result;
}

} // namespace

} // namespace arcwright::test

// The program's own functions come before those of the C library, for everything that is loaded with it.
extern "C" {
using arcwright::test::syncedBy;
using arcwright::test::systems;
using arcwright::test::watched;

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    static auto* const system = systems<ssize_t(int, const void*, size_t)>("write");
    if (!arcwright::test::PowerRecorder::the().isOn() || descriptor <= STDERR_FILENO)
        return system(descriptor, bytes, count);
    return watched([&] { return system(descriptor, bytes, count); });
}

ssize_t pwrite(int descriptor, const void* bytes, size_t count, off_t offset)
{
    return watched(
        [&] { return systems<ssize_t(int, const void*, size_t, off_t)>("pwrite")(descriptor, bytes, count, offset); });
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t count, off64_t offset)
{
    return watched([&] {
        return systems<ssize_t(int, const void*, size_t, off64_t)>("pwrite64")(descriptor, bytes, count, offset);
    });
}

int ftruncate(int descriptor, off_t length) noexcept
{
    return watched([&] { return systems<int(int, off_t)>("ftruncate")(descriptor, length); });
}

int ftruncate64(int descriptor, off64_t length) noexcept
{
    return watched([&] { return systems<int(int, off64_t)>("ftruncate64")(descriptor, length); });
}

int rename(const char* from, const char* to) noexcept
{
    return watched([&] { return systems<int(const char*, const char*)>("rename")(from, to); });
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    return watched([&] {
        return systems<int(int, const char*, int, const char*, unsigned)>("renameat2")(
            fromFolder, from, toFolder, to, flags);
    });
}

int unlink(const char* path) noexcept
{
    return watched([&] { return systems<int(const char*)>("unlink")(path); });
}

int unlinkat(int folder, const char* path, int flags) noexcept
{
    return watched([&] { return systems<int(int, const char*, int)>("unlinkat")(folder, path, flags); });
}

int remove(const char* path) noexcept
{
    return watched([&] { return systems<int(const char*)>("remove")(path); });
}

int link(const char* from, const char* to) noexcept
{
    return watched([&] { return systems<int(const char*, const char*)>("link")(from, to); });
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    return watched([&] {
        return systems<int(int, const char*, int, const char*, int)>("linkat")(fromFolder, from, toFolder, to, flags);
    });
}

int fsync(int descriptor)
{
    return syncedBy("fsync", descriptor);
}

int fdatasync(int descriptor)
{
    return syncedBy("fdatasync", descriptor);
}
}
