// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_file.h"

#include <cerrno>

#include <unistd.h>

#include "core/base/atomic_file.h"
#include "core/base/file_reading.h"

namespace arcwright {

Result<std::string> readFile(const std::string& path)
{
    const auto descriptor = openToRead(path);
    if (!descriptor)
        return failure(descriptor.error());
    const auto state = stateOf(*descriptor, path);
    if (!state)
        return failure(state.error());
    std::string bytes(state->stamp.size, '\0');
    std::size_t filled = 0;
    for (;;) {
        if (filled == bytes.size())
            bytes.resize(bytes.size() + 4096); // the file may have grown; the end is where reading says it is
        const auto count = readAll(descriptor->get(), bytes.data() + filled, bytes.size() - filled);
        if (count < 0)
            return failure(readingProblem(path, errno));
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    bytes.resize(filled);
    return bytes;
}

Result<void> writeFileAtomically(
    const std::string& path, std::string_view bytes, Links links, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    auto file = AtomicFile::create(path, links);
    if (!file)
        return failure(file.error());
    if (auto written = file->write(bytes); !written)
        return written;
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    if (const auto done = file->commit(); !done)
        return failure(done.error());
    return {};
}

} // namespace arcwright
