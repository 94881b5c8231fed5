// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/open.h"

#include <algorithm>
#include <cassert>

#include "core/base/file_problems.h"
#include "core/documents/document_name.h"
#include "core/formats/text/lines.h"
#include "core/formats/wanted_files.h"

namespace arcwright {

namespace {

/// The family that opens the file itself: that which is asked for, or if nothing is that which it looks like; null
/// where the file is its lines. `options` are set to what the name says behind the family's.
const RegisteredFormat* packedFormat(const FileBytes& bytes, std::string_view name, FormatOptions& options)
{
    if (!name.empty()) {
        options.words = split(name, ':');
        const RegisteredFormat* asked = registeredFormat(options.words.front());
        options.words.erase(options.words.begin());
        return asked && asked->open ? asked : nullptr;
    }
    for (const RegisteredFormat& format : registeredFormats()) {
        if (format.looksLike && format.looksLike(bytes))
            return &format;
    }
    return nullptr;
}

/// Opens a file by the name it has.
Result<std::shared_ptr<const Document>> openFile(const std::string& path, std::string_view name, WhenRead when)
{
    const auto bytes = FileBytes::open(path);
    if (!bytes)
        return failure(bytes.error());
    FormatOptions options;
    if (const RegisteredFormat* packed = packedFormat(**bytes, name, options))
        return packed->open(path, *bytes, options, when);
    LineScanner lines(*bytes);
    auto format = recognise(lines, path);
    const bool isAsked = format && (*format)->name() == name;
    if (!name.empty() && !isAsked && (!format || (*format)->family().name != name)) {
        const FormatPointer asked = formatNamed(name);
        assert(asked);
        return Document::over(path, *bytes, asked);
    }
    if (!format) {
        format.error().file = path;
        return failure(format.error());
    }
    return Document::over(path, *bytes, *format);
}

} // namespace

NamedZone namedZone(const std::string& name)
{
    const std::size_t mark = name.rfind(zoneMark);
    const bool isPart = mark != std::string::npos && mark > 0 && mark + 1 < name.size()
        && name.find('/', mark) == std::string::npos && !isThere(name);
    if (!isPart)
        return {name, {}};
    const std::string path = name.substr(0, mark);
    if (!isThere(path) && filesMatching(path).empty())
        return {name, {}};
    std::string zone = name.substr(mark + 1);
    std::replace(zone.begin(), zone.end(), ':', '_'); // as Treex writes it
    return {path, std::move(zone)};
}

Result<std::shared_ptr<const Document>> openDocument(const std::string& name, std::string_view format, WhenRead when)
{
    const NamedZone named = namedZone(name);
    return openZone(named.path, named.zone, format, when);
}

Result<std::shared_ptr<const Document>> openZone(
    const std::string& path, const std::string& zone, std::string_view format, WhenRead when)
{
    if (zone.empty())
        return openFile(path, format, when);
    const auto bytes = FileBytes::open(path);
    if (!bytes)
        return failure(bytes.error());
    FormatOptions options;
    const RegisteredFormat* const packed = packedFormat(**bytes, format, options);
    if (!packed)
        return failure(FileProblem::NotFound, namedWith(path, zone));
    options.words = {zone};
    auto opened = packed->open(path, *bytes, options, when);
    if (opened && zonesOf(**opened).shown.empty())
        return failure(FileProblem::NotFound, namedWith(path, zone));
    return opened;
}

Result<std::shared_ptr<const Document>> openAgain(const Document& document)
{
    const Format& format = *document.format(); // what a file of lines is can have changed
    return openZone(
        document.path(), zonesOf(document).shown, format.packing() ? format.name() : std::string_view(), WhenRead::Now);
}

std::vector<Problem> findProblems(const Treebank& treebank)
{
    std::vector<Problem> problems;
    for (const auto& document : treebank.documents()) {
        for (std::size_t i = 0; i < document->size(); ++i) {
            if (const auto sentence = document->sentence(i); sentence->problem)
                problems.push_back(*sentence->problem);
        }
    }
    return problems;
}

} // namespace arcwright
