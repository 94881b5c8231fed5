// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/file_bytes.h"
#include "core/base/hash.h"
#include "core/base/result.h"

namespace arcwright {

/// One hash of the contents of several files, by theirs.
inline std::uint64_t hashOfFiles(const std::vector<std::uint64_t>& hashes)
{
    std::uint64_t hash = hashes.size();
    for (const std::uint64_t each : hashes)
        hash = combined(hash, each);
    return hash;
}

/// Whether what a document is put together from is read when it is opened, or when something of it is asked for.
enum class WhenRead { Now, WhenAsked };

/// Which of several analyses that a file has beside each other is the text of a document: `cs`, or `cs_ref` with its
/// selector, as Treex names them.
struct ZoneNames {
    std::string shown; ///< empty where the file has no zones
    std::vector<std::string> others; ///< in the order of the file
    bool isFirst = true; ///< `shown` is the one that is read where nobody asks for one
};

/// How the text of a document lies in files, where it is not simply the bytes of one: it was decompressed, or put
/// together from several. Immutable.
class FilePacking {
public:
    FilePacking() = default;
    FilePacking(const FilePacking&) = delete;
    FilePacking& operator=(const FilePacking&) = delete;
    virtual ~FilePacking() = default;

    /// The files as they were read, each with its path, in the order in which they are to be written. The last is the
    /// one whose name is the document's.
    virtual const std::vector<std::shared_ptr<const FileBytes>>& files() const = 0;
    /// The bytes of files() for a text of the document, in their order. A file that nothing has changed in has the
    /// bytes it had. Fails where the files could not be read, and as FileBytes::read() does for one of which the text
    /// has nothing. O(bytes).
    virtual Result<std::vector<std::string>> contents(const std::string& text) const = 0;
    /// Whether any edit can change that file.
    virtual bool canChange(std::size_t file) const = 0;
    /// The zones of the file. Known before it is read whole.
    virtual const ZoneNames& zones() const
    {
        static const ZoneNames none;
        return none;
    }
    /// The number of a sentence of the text as it was read, among those that all zones count alike.
    virtual std::size_t bundleOf(std::size_t sentence) const { return sentence; }
    /// One hash of what the text says, where the files have other zones, too: what is written there does not change
    /// it.
    virtual std::uint64_t hashOfZone(std::string_view text) const { return hashOf(text); }
    /// Whether the document was put together from all that belongs to it; else its sentences are others than they are
    /// where nothing is missing. Puts it together for that.
    virtual bool isWhole() const { return true; }
    /// Whether that file was read as what it is for; else the text is as if it were not there. Puts it together for
    /// that.
    virtual bool hasRead(std::size_t file) const
    {
        static_cast<void>(file);
        return true;
    }
    /// Problems in putting the text together that did not prevent it. Puts it together for that.
    virtual const std::vector<Problem>& notices() const = 0;
    /// Whether it was put together; else that is done when something of it is asked for.
    virtual bool isRead() const { return true; }
};

} // namespace arcwright
