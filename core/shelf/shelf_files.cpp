// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shelf/shelf_files.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>

#include "core/base/atomic_file.h"
#include "core/base/file_descriptor.h"
#include "core/model/folds_file.h"
#include "core/shelf/model_description.h"

namespace arcwright {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 2> endingsBeside{".json", ".folds"};

/// The files that go with a model's, there or not.
std::array<std::string, endingsBeside.size()> filesBeside(const std::string& modelPath)
{
    return {descriptionPath(modelPath), foldsPath(modelPath)};
}

} // namespace

std::string modelStem(const std::string& path)
{
    const std::string file = fs::path(path).filename().string();
    return file.ends_with(modelEnding) && file.size() > modelEnding.size()
        ? file.substr(0, file.size() - modelEnding.size())
        : file;
}

std::string modelFileOf(const std::string& name)
{
    for (const std::string_view ending : endingsBeside) {
        std::string model = name.substr(0, name.size() - std::min(ending.size(), name.size()));
        if (name.ends_with(ending) && model.ends_with(modelEnding))
            return model;
    }
    return name;
}

bool moveWithoutReplacing(const std::string& from, const std::string& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS) // file systems that cannot tell
        return false;
    if (isTaken(to)) {
        errno = EEXIST;
        return false;
    }
    return ::rename(from.c_str(), to.c_str()) == 0;
}

bool isTaken(const std::string& path)
{
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

bool hasAnythingBeside(const std::string& modelPath)
{
    const auto beside = filesBeside(modelPath);
    return std::any_of(beside.begin(), beside.end(), isTaken);
}

Result<void> moveBeside(const std::string& from, const std::string& to)
{
    const auto files = filesBeside(from);
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!moveWithoutReplacing(files[i], filesBeside(to)[i]) && errno != ENOENT)
            return failure(writingProblem(files[i], errno));
    }
    return {};
}

Result<void> copyFile(const std::string& from, const std::string& to)
{
    const auto bytes = FileBytes::open(from);
    auto file = bytes ? AtomicFile::create(to, Links::Refuse) : failure(bytes.error());
    if (!file)
        return failure(file.error());
    if (auto written = file->write(**bytes, 0, (*bytes)->size()); !written)
        return written;
    const auto done = file->commit();
    return done ? Result<void>() : failure(done.error());
}

} // namespace arcwright
