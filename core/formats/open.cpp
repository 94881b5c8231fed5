// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/open.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <filesystem>
#include <set>

#include <glob.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/base/parallel.h"
#include "core/base/text_file.h"
#include "core/documents/document_name.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

/// Fewer are opened one after the other, and whole.
constexpr std::size_t fewFiles = 8;

std::vector<std::string> filesMatching(const std::string& pattern)
{
    glob_t matches{};
    std::vector<std::string> files;
    if (::glob(pattern.c_str(), 0, nullptr, &matches) == 0)
        files.assign(matches.gl_pathv, matches.gl_pathv + matches.gl_pathc);
    ::globfree(&matches);
    return files;
}

bool isHidden(const std::filesystem::path& path)
{
    return path.filename().string().starts_with('.');
}

bool isTreebankFile(const std::filesystem::directory_entry& entry)
{
    std::error_code ignored;
    return !isHidden(entry.path()) && formatOfEnding(entry.path().string()) && !entry.is_directory(ignored);
}

/// Whether a treebank is in the folder or below it. Takes what it looks at off `budget`, and ends when that is used up.
bool holdsTreebank(const std::filesystem::path& folder, int& budget)
{
    using Walk = std::filesystem::recursive_directory_iterator;
    std::error_code error;
    for (Walk entry(folder, std::filesystem::directory_options::skip_permission_denied, error), end;
         !error && entry != end && budget > 0; entry.increment(error), --budget) {
        if (isTreebankFile(*entry))
            return true;
        if (isHidden(entry->path()))
            entry.disable_recursion_pending();
    }
    return false;
}

constexpr char zoneMark = '#';

bool isThere(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

std::string namedWith(const std::string& path, const std::string& zone)
{
    return zone.empty() ? path : path + zoneMark + zone;
}

/// What one file, folder or pattern means, in natural order.
Result<std::vector<std::string>> filesMeant(const std::string& path)
{
    std::error_code error;
    std::vector<std::string> found;
    if (std::filesystem::is_directory(path, error)) {
        for (const auto& entry : std::filesystem::directory_iterator(path, error)) {
            if (isTreebankFile(entry))
                found.push_back(entry.path().string());
        }
        if (error)
            return failure(readingProblem(path, error.value()));
        if (found.empty())
            return failure(FormatProblem::NoTreebankInFolder, path);
    } else if (std::filesystem::exists(path, error)) {
        found = {path};
    } else {
        found = filesMatching(path);
        if (found.empty())
            return failure(FileProblem::NotFound, path);
    }
    std::sort(found.begin(), found.end(), naturallyBefore);
    return found;
}

/// A file of a treebank, and the zone that is wanted of it.
struct WantedFile {
    std::string path;
    std::string zone;
    bool isZoneNamed = false; ///< for this very file, so that it must have it
};

Result<std::vector<WantedFile>> wantedFiles(const std::vector<std::string>& names)
{
    std::vector<WantedFile> files;
    std::set<std::string> known;
    for (const std::string& name : names) {
        const NamedZone named = namedZone(name);
        const auto found = filesMeant(named.path);
        if (!found)
            return failure(found.error());
        for (const std::string& file : *found) { // one named twice is still one document
            std::error_code ignored;
            const std::string whole = std::filesystem::weakly_canonical(file, ignored).string();
            if (known.insert(namedWith(whole, named.zone)).second)
                files.push_back({file, named.zone, file == named.path});
        }
    }
    return files;
}

/// Opens a file of a treebank; where it has not the zone that was wanted of a folder, in its first one.
Result<std::shared_ptr<const Document>> openWanted(const WantedFile& file, std::string_view name, WhenRead when)
{
    auto opened = openDocument(namedWith(file.path, file.zone), name, when);
    if (opened || file.zone.empty() || file.isZoneNamed)
        return opened;
    auto first = openDocument(file.path, name, when);
    return first ? std::move(first) : std::move(opened);
}

bool hasZone(const Document& document, const std::string& zone)
{
    const auto& others = zonesOf(document).others;
    return std::find(others.begin(), others.end(), zone) != others.end();
}

/// A zone that was named for a folder or a pattern is in one of its files at least.
Result<void> checkZones(
    const std::vector<std::shared_ptr<const Document>>& documents, const std::vector<WantedFile>& files)
{
    std::set<std::string> read;
    for (const auto& document : documents)
        read.insert(zonesOf(*document).shown);
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (files[i].zone.empty() || read.contains(files[i].zone))
            continue;
        const ZoneNames& zones = zonesOf(*documents[i]);
        if (zones.shown.empty())
            return failure(FileProblem::NotFound, namedWith(files[i].path, files[i].zone));
        std::string names = zones.shown;
        for (const std::string& other : zones.others)
            names += ", " + other;
        return failure(Problem{FormatProblem::PmlZoneMissing, files[i].path, 1, 1, {files[i].zone, names}});
    }
    return {};
}

/// Files can have their zones in any order: those for which none was asked for are shown in one that they share.
Result<void> agreeOnZone(
    std::vector<std::shared_ptr<const Document>>& documents, const std::vector<WantedFile>& files, WhenRead when)
{
    std::string zone; // of the first that has any
    for (std::size_t i = 0; i < documents.size(); ++i) {
        if (zone.empty() && files[i].zone.empty())
            zone = zonesOf(*documents[i]).shown;
        if (zone.empty() || !files[i].zone.empty() || !hasZone(*documents[i], zone))
            continue;
        auto other = openDocument(namedWith(files[i].path, zone), {}, when);
        if (!other)
            return failure(other.error());
        documents[i] = std::move(*other);
    }
    return {};
}

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
    const bool isMeant = isThere(path) || !filesMatching(path).empty();
    std::string zone = name.substr(mark + 1);
    std::replace(zone.begin(), zone.end(), ':', '_'); // as formats are named: pml:cs:ref
    return isMeant ? NamedZone{path, std::move(zone)} : NamedZone{name, {}};
}

Result<std::shared_ptr<const Document>> openDocument(const std::string& name, std::string_view format, WhenRead when)
{
    const NamedZone named = namedZone(name);
    if (named.zone.empty())
        return openFile(name, format, when);
    const auto bytes = FileBytes::open(named.path);
    if (!bytes)
        return failure(bytes.error());
    FormatOptions options;
    const RegisteredFormat* const packed = packedFormat(**bytes, format, options);
    if (!packed)
        return failure(FileProblem::NotFound, name);
    options.words = {named.zone};
    auto opened = packed->open(named.path, *bytes, options, when);
    if (opened && zonesOf(**opened).shown.empty())
        return failure(FileProblem::NotFound, name);
    return opened;
}

Result<std::shared_ptr<const Document>> openAgain(const Document& document)
{
    const Format& format = *document.format(); // what a file of lines is can have changed
    return openDocument(document.path(), format.packing() ? format.name() : std::string_view());
}

Result<std::vector<std::string>> treebankFiles(const std::vector<std::string>& paths)
{
    const auto wanted = wantedFiles(paths);
    if (!wanted)
        return failure(wanted.error());
    std::vector<std::string> files;
    for (const WantedFile& file : *wanted)
        files.push_back(namedWith(file.path, file.zone));
    return files;
}

std::vector<Problem> skippedSubfolders(const std::vector<std::string>& names)
{
    std::error_code error;
    std::vector<std::string> paths;
    std::set<std::filesystem::path> named;
    for (const std::string& name : names) {
        paths.push_back(namedZone(name).path);
        named.insert(std::filesystem::weakly_canonical(paths.back(), error));
    }
    std::vector<Problem> problems;
    int budget = 100'000; // entries of folders; more would take too long
    for (const std::string& path : paths) {
        std::vector<std::string> skipped;
        for (std::filesystem::directory_iterator entry(path, error), end; !error && entry != end;
             entry.increment(error)) {
            std::error_code ignored;
            if (entry->is_directory(ignored) && !isHidden(entry->path()) && holdsTreebank(entry->path(), budget)
                && !named.contains(std::filesystem::weakly_canonical(entry->path(), ignored)))
                skipped.push_back(entry->path().string());
        }
        const auto first = std::min_element(skipped.begin(), skipped.end(), naturallyBefore);
        if (first != skipped.end())
            problems.push_back(
                {FormatProblem::SubfoldersSkipped, path, 0, 0, {std::to_string(skipped.size()), *first}});
    }
    return problems;
}

Result<Treebank> openTreebank(const std::vector<std::string>& paths, std::string_view name,
    const ProgressSink& progress, const std::stop_token& stop, WhenRead when)
{
    const auto files = wantedFiles(paths);
    if (!files)
        return failure(files.error());
    if (progress)
        progress({0, files->size()});
    const bool areFew = files->size() < fewFiles;
    if (areFew)
        when = WhenRead::Now;
    std::vector<Result<std::shared_ptr<const Document>>> opened(files->size());
    std::atomic<std::size_t> done = 0;
    std::atomic<std::size_t> failed = files->size(); // the first that did; those after it are not asked for
    parallelFor(files->size(), areFew ? 1 : defaultThreads(), stop, [&](std::size_t index, unsigned worker) {
        if (progress && worker == 0)
            progress({done, files->size()});
        if (index < failed)
            opened[index] = openWanted((*files)[index], name, when);
        for (std::size_t first = failed; !opened[index] && index < first;)
            failed.compare_exchange_weak(first, index);
        ++done;
    });
    if (stop.stop_requested())
        return failure(JobProblem::Cancelled);
    std::vector<std::shared_ptr<const Document>> documents;
    for (auto& document : opened) {
        if (!document)
            return failure(document.error());
        documents.push_back(std::move(*document));
    }
    if (auto checked = checkZones(documents, *files); !checked)
        return failure(checked.error());
    if (auto agreed = name.empty() ? agreeOnZone(documents, *files, when) : Result<void>(); !agreed)
        return failure(agreed.error());
    Treebank treebank(std::move(documents));
    if (treebank.size() == 0)
        return failure(TreebankProblem::NoSentences, files->front().path);
    return treebank;
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
