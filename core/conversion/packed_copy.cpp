// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/packed_copy.h"

#include <filesystem>

#include "core/base/text_file.h"
#include "core/conversion/conversion_problems.h"
#include "core/treebank/file_packing.h"

namespace arcwright {

bool isSameFile(const std::string& first, const std::string& second)
{
    std::error_code error;
    return std::filesystem::equivalent(first, second, error);
}

std::vector<std::string> filesOfCopy(const Document& document, const std::string& path)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    std::vector<std::string> names;
    for (const auto& file : document.format()->packing()->files())
        names.push_back((folder / std::filesystem::path(file->path()).filename()).string());
    names.back() = path;
    return names;
}

Result<void> writePackedCopy(const Document& document, const std::string& path, Links links)
{
    const FilePacking& packing = *document.format()->packing();
    const auto text = document.serialised();
    if (!text)
        return failure(text.error());
    const auto contents = packing.contents(*text);
    if (!contents)
        return failure(contents.error());
    const auto names = filesOfCopy(document, path);
    std::vector<bool> isLeft;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const FileBytes& original = *packing.files()[i];
        const bool isOwnPlace = isSameFile(original.path(), names[i]);
        isLeft.push_back(isOwnPlace && original.read(0, original.size()).value_or(std::string()) == (*contents)[i]);
        if (isOwnPlace && !isLeft.back() && !isSameFile(document.path(), path))
            return failure(ConversionProblem::FilesAreOriginal, names[i]);
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (isLeft[i])
            continue;
        if (auto written = writeFileAtomically(names[i], (*contents)[i], links); !written)
            return written;
    }
    return {};
}

} // namespace arcwright
