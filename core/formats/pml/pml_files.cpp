// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/pml/pml_files.h"

#include <algorithm>
#include <filesystem>
#include <new>

#include "core/base/file_problems.h"
#include "core/formats/format_problems.h"
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

PmlFiles::PmlFiles(std::vector<File> files, std::size_t sentences, PmlZone zone, std::function<Result<PmlRead>()> read)
    : m_sentences(sentences), m_zone(std::move(zone)), m_read(std::move(read))
{
    for (File& file : files) {
        m_layers.push_back(file.layer);
        m_files.push_back(std::move(file.bytes));
    }
}

const PmlRead& PmlFiles::read() const
{
    std::call_once(m_once, [this] {
        readNow();
        m_isRead = true;
    });
    return m_content;
}

/// A window can ask for a sentence at any time, and is to go on if there is no room for this document.
Result<PmlRead> PmlFiles::readWithinMemory() const
{
    try {
        return m_read();
    } catch (const std::bad_alloc&) {
        return failure(JobProblem::OutOfMemory, m_files.back()->path());
    }
}

void PmlFiles::readNow() const
{
    auto read = readWithinMemory();
    if (!read || read->spans.size() != m_sentences) { // a large file that stays on the disk may be another by now
        m_content.problem = read ? Problem{FileProblem::Changed, m_files.back()->path(), 0, 0, {}} : read.error();
        std::string marks;
        for (std::size_t i = 0; i < m_sentences; ++i)
            marks += '\n' + markOfPiece('A', 2 * i + 1);
        m_content.text = FileBytes::ofText(std::move(marks));
        m_content.spans = sentencesOfPieces(m_content.text);
    } else {
        m_content = std::move(*read);
    }
    for (const auto& bytes : m_files) {
        const auto file = std::find_if(
            m_content.files.begin(), m_content.files.end(), [&](const PmlFile& each) { return each.bytes == bytes; });
        m_parts.push_back(file == m_content.files.end()
                ? Part{}
                : Part{file->layer, std::move(file->header), hashOf(*file->text), true});
    }
    m_content.files.clear(); // with their texts
}

std::size_t PmlFiles::bundleOf(std::size_t sentence) const
{
    return sentence < m_zone.bundles.size() ? m_zone.bundles[sentence] : sentence;
}

std::uint64_t PmlFiles::hashOfZone(std::string_view text) const
{
    std::uint64_t hash = hashOf(m_zone.names.shown);
    for (const PmlPiece& piece : piecesOf(text)) {
        if (piece.isOfSentence())
            hash = combined(hash, hashOf(piece.text));
    }
    return hash;
}

bool PmlFiles::canChange(std::size_t file) const
{
    return (isRead() ? m_parts[file].layer : m_layers[file]) != '\0';
}

bool PmlFiles::isWhole() const
{
    const PmlRead& content = read();
    return !content.problem && std::none_of(content.notices.begin(), content.notices.end(), [](const Problem& notice) {
        return notice.code == FormatProblem::PmlLayerMissing || notice.code == FormatProblem::PmlLayerNotRead;
    });
}

bool PmlFiles::hasRead(std::size_t file) const
{
    read();
    return m_parts[file].isRead;
}

Result<std::vector<std::string>> PmlFiles::contents(const std::string& text) const
{
    if (const auto& problem = read().problem)
        return failure(*problem);
    const auto pieces = piecesOf(text);
    std::vector<std::string> contents;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const Part& part = m_parts[i];
        std::string content = part.layer == '\0' ? std::string() : contentOfLayer(pieces, part.layer);
        if (part.layer == '\0' || (part.header && hashOf(content) == part.hash)) {
            auto bytes = m_files[i]->read(0, m_files[i]->size());
            if (bytes) {
                contents.push_back(std::move(*bytes));
                continue;
            }
            if (part.layer == '\0') // the text has nothing of it
                return failure(bytes.error());
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
