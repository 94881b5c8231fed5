// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/file_state.h"

#include <algorithm>

#include "core/treebank/file_packing.h"

namespace arcwright {

namespace {

/// `read` is what was opened.
FileState stateOf(const std::string& path, const FileBytes& read, const SavedContent& saved)
{
    const auto stamp = stampOf(path);
    if (!stamp)
        return FileState::Missing;
    if (!saved.stamp)
        return read.isStillIn(path).value_or(false) ? FileState::Ours : FileState::Changed;
    if (*stamp == *saved.stamp)
        return FileState::Ours;
    const auto bytes = FileBytes::open(path, 0);
    return bytes && (*bytes)->hash() == saved.hash ? FileState::Ours : FileState::Changed;
}

} // namespace

FileState stateOfPart(const Document& document, std::size_t file, const SavedContent& saved)
{
    const FileBytes& read = *document.format()->packing()->files()[file];
    return stateOf(read.path(), read, saved.files.empty() ? SavedContent{} : saved.files[file]);
}

FileState fileState(const Document& document, const SavedContent& saved)
{
    const FilePacking* packing = document.format()->packing();
    if (!packing)
        return stateOf(document.path(), document.bytes(), saved);
    FileState worst = FileState::Ours;
    for (std::size_t i = 0; i < packing->files().size(); ++i)
        worst = std::max(worst, stateOfPart(document, i, saved));
    return worst;
}

std::vector<FileOnDisk> filesOnDisk(const Document& document)
{
    std::vector<FileOnDisk> files;
    const auto add = [&](const std::string& path) {
        const auto stamp = stampOf(path);
        files.push_back({path, stamp ? std::optional(*stamp) : std::nullopt});
    };
    if (const FilePacking* packing = document.format()->packing()) {
        for (const auto& file : packing->files()) {
            if (file->path() != document.path())
                add(file->path());
        }
    }
    add(document.path());
    return files;
}

} // namespace arcwright
