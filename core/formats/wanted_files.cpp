// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/wanted_files.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include <glob.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/base/text_file.h"
#include "core/documents/document_name.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"

namespace arcwright {

namespace {

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

Result<std::vector<std::string>> filesBelow(const std::string& top)
{
    using Walk = std::filesystem::recursive_directory_iterator;
    std::error_code error;
    std::vector<std::string> found;
    Walk entry(top, std::filesystem::directory_options::skip_permission_denied, error);
    for (; !error && entry != Walk(); entry.increment(error)) {
        if (isTreebankFile(*entry))
            found.push_back(entry->path().string());
        else if (isHidden(entry->path()))
            entry.disable_recursion_pending();
    }
    if (error)
        return failure(readingProblem(top, error.value()));
    if (found.empty())
        return failure(FormatProblem::NoTreebankInFolder, top);
    return found;
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
    } else if (const std::string top = topOf(path); !top.empty()) {
        auto below = filesBelow(top);
        if (!below)
            return below;
        found = std::move(*below);
    } else {
        found = filesMatching(path);
        if (found.empty())
            return failure(FileProblem::NotFound, path);
    }
    std::sort(found.begin(), found.end(), naturallyBefore);
    return found;
}

} // namespace

std::vector<std::string> filesMatching(const std::string& pattern)
{
    glob_t matches{};
    std::vector<std::string> files;
    if (::glob(pattern.c_str(), 0, nullptr, &matches) == 0)
        files.assign(matches.gl_pathv, matches.gl_pathv + matches.gl_pathc);
    ::globfree(&matches);
    return files;
}

bool isThere(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

bool meansAnything(const std::string& name)
{
    const std::string path = namedZone(name).path;
    return isThere(path) || !topOf(path).empty() || !filesMatching(path).empty();
}

std::string namedWith(const std::string& path, const std::string& zone)
{
    return zone.empty() ? path : path + zoneMark + zone;
}

std::string topOf(const std::string& name)
{
    constexpr std::string_view all = "/**";
    if (!name.ends_with(all) || isThere(name))
        return {};
    std::string top = name.substr(0, name.size() - all.size());
    std::error_code ignored;
    return std::filesystem::is_directory(top, ignored) ? top : std::string();
}

std::string wholePath(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::weakly_canonical(path, ignored).string();
}

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
            if (known.insert(namedWith(wholePath(file), named.zone)).second)
                files.push_back({file, named.zone, file == named.path});
        }
    }
    return files;
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

std::vector<Problem> filesInOtherZones(const Treebank& treebank, const std::vector<std::string>& paths)
{
    const auto files = wantedFiles(paths);
    if (!files)
        return {};
    std::map<std::string, std::string> wanted; // zones, by file
    for (const WantedFile& file : *files)
        wanted.emplace(file.path, file.zone);
    std::map<std::string, std::pair<Problem, std::size_t>> found; // by the zone that was asked for
    for (const auto& document : treebank.documents()) {
        const auto asked = wanted.find(document->path());
        const std::string& zone = zonesOf(*document).shown;
        if (asked == wanted.end() || asked->second.empty() || zone.empty() || asked->second == zone)
            continue;
        const Problem problem{FormatProblem::PmlZoneNotInAll, document->path(), 0, 0, {asked->second, zone}};
        ++found.try_emplace(asked->second, problem, 0).first->second.second;
    }
    std::vector<Problem> problems;
    for (auto& [zone, told] : found) {
        told.first.arguments.push_back(std::to_string(told.second));
        problems.push_back(std::move(told.first));
    }
    return problems;
}

} // namespace arcwright
