// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/result.h"

namespace arcwright {

/// Owns an open file of the operating system. Movable; -1 is none.
class FileDescriptor {
public:
    explicit FileDescriptor(int descriptor = -1) : m_descriptor(descriptor) { }
    FileDescriptor(FileDescriptor&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) { }
    FileDescriptor& operator=(FileDescriptor&& other) noexcept
    {
        std::swap(m_descriptor, other.m_descriptor);
        return *this;
    }
    ~FileDescriptor();

    int get() const { return m_descriptor; }
    explicit operator bool() const { return m_descriptor >= 0; }

private:
    int m_descriptor;
};

// The functions below go on after interruptions by signals and after partial reads and writes. Failures leave errno
// set.

/// Fills `bytes` from the current place of the file. Returns how many there were, fewer only at the end of the file;
/// -1 on failure.
std::ptrdiff_t readAll(int descriptor, char* bytes, std::size_t count);
/// Reads as readAll() does, but from `offset` on, whatever the current place.
std::ptrdiff_t readAllAt(int descriptor, char* bytes, std::size_t count, std::uint64_t offset);

bool writeAll(int descriptor, std::string_view bytes);
bool writeAllAt(int descriptor, std::string_view bytes, std::uint64_t offset);

/// Makes the names in a folder last through a power cut. Best effort: not every file system can.
void syncFolder(const std::string& folder);

/// The problem that an errno is, for a file that was to be read or written. Its argument is systemReason(error), but a
/// file that is not there needs no more reason.
Problem readingProblem(const std::string& path, int error);
Problem writingProblem(const std::string& path, int error);

/// The operating system's text for an errno, in the language of the user's locale: "Permission denied".
std::string systemReason(int error);

} // namespace arcwright
