// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_files.h"

#include <algorithm>
#include <filesystem>

#include "core/formats/pml/pml_pieces.h"

namespace arcwright {

namespace {

bool isFile(const std::filesystem::path& path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

} // namespace

Result<PmlFile> pmlFileOf(const std::string& path, std::shared_ptr<const FileBytes> bytes)
{
    PmlFile file;
    file.text = bytes->inMemory();
    if (!file.text) {
        auto read = bytes->read(0, bytes->size());
        if (!read)
            return failure(read.error());
        file.text = std::make_shared<const std::string>(std::move(*read));
    }
    if (isGzip(*file.text)) {
        auto content = decompressed(*file.text);
        if (!content) {
            content.error().file = path;
            return failure(content.error());
        }
        file.text = std::make_shared<const std::string>(std::move(content->text));
        file.header = std::move(content->header);
    }
    file.bytes = std::move(bytes);
    return file;
}

Result<PmlFile> readPmlFile(const std::string& path)
{
    auto bytes = FileBytes::open(path);
    if (!bytes)
        return failure(bytes.error());
    return pmlFileOf(path, std::move(*bytes));
}

PmlFiles::PmlFiles(std::vector<PmlFile> files, std::vector<Problem> notices) : m_notices(std::move(notices))
{
    for (PmlFile& file : files) {
        m_parts.push_back({file.layer, std::move(file.header), hashOf(*file.text)});
        m_read.push_back(std::move(file.bytes));
    }
}

std::vector<std::string> PmlFiles::contents(const std::string& text) const
{
    const auto pieces = piecesOf(text);
    std::vector<std::string> contents;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Part& part = m_parts[i];
        std::string content = part.layer == '\0' ? std::string() : contentOfLayer(pieces, part.layer);
        if (part.layer == '\0' || (part.header && hashOf(content) == part.hash)) {
            if (auto read = m_read[i]->read(0, m_read[i]->size())) {
                contents.push_back(std::move(*read));
                continue;
            }
        }
        // Where the file as it was cannot be read any more, it has the same text, if other bytes.
        contents.push_back(part.header ? compressed(content, *part.header) : std::move(content));
    }
    return contents;
}

bool leavesFolder(const std::string& href)
{
    const std::filesystem::path path(href);
    return path.is_absolute() || href.find("://") != std::string::npos
        || std::find(path.begin(), path.end(), "..") != path.end();
}

std::string layerFile(const std::string& path, const std::string& href, const std::string& stem, const char* ending)
{
    constexpr std::string_view gz = ".gz";
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    std::vector<std::string> names;
    if (!href.empty() && !leavesFolder(href)) {
        names.push_back(href);
        names.push_back(href.ends_with(gz) ? href.substr(0, href.size() - gz.size()) : href + std::string(gz));
    }
    names.push_back(stem + ending);
    names.push_back(stem + ending + std::string(gz));
    for (const std::string& name : names) {
        if (const auto found = folder / name; isFile(found))
            return found.string();
    }
    return {};
}

} // namespace arcwright
