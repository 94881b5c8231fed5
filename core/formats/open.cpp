// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/open.h"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <set>

#include <glob.h>

#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/base/text_file.h"
#include "core/formats/bunsetsu/cabocha.h"
#include "core/formats/bunsetsu/knp.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/dtag/dtag.h"
#include "core/formats/format_problems.h"
#include "core/formats/text/lines.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

namespace {

/// The formats that are the same for every file. Those of Japanese come in all tag sets and encodings.
std::vector<FormatPointer> makeFormats()
{
    std::vector<FormatPointer> formats{std::make_shared<const ConlluFormat>(), std::make_shared<const DtagFormat>(),
        std::make_shared<const ConlluFormat>("conllx", ConlluColumns::conllX()),
        std::make_shared<const ConlluFormat>("conllup", ConlluColumns())};
    for (const TextEncoding encoding : {TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        formats.push_back(std::make_shared<const KnpFormat>(encoding));
        for (const TagSet tagSet : {TagSet::Ipadic, TagSet::Unidic, TagSet::Juman, TagSet::Other})
            formats.push_back(std::make_shared<const CabochaFormat>(tagSet, encoding));
    }
    return formats;
}

const std::vector<FormatPointer>& allFormats()
{
    static const std::vector<FormatPointer> formats = makeFormats();
    return formats;
}

constexpr std::pair<std::string_view, std::string_view> endings[] = {{".conllu", "conllu"}, {".conllup", "conllup"},
    {".conllp", "conllup"}, {".conll", "conllx"}, {".conllx", "conllx"}, {".conll06", "conllx"}, {".tag", "dtag"},
    {".knp", "knp"}, {".cabocha", "cabocha"}, {".lattice", "cabocha"}};

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

} // namespace

std::string_view familyOf(std::string_view name)
{
    return name.substr(0, name.find(':'));
}

FormatPointer formatNamed(std::string_view name)
{
    // Options stand in any order, and those that are the default may be said.
    const std::string_view family = familyOf(name);
    std::string plain(family);
    if (family != name) {
        TagSet tagSet = TagSet::Ipadic;
        TextEncoding encoding = TextEncoding::Utf8;
        for (const std::string_view option : split(name.substr(family.size() + 1), ':')) {
            if (const auto named = encodingNamed(option))
                encoding = *named;
            else if (const auto ofDictionary = tagSetNamed(option); ofDictionary && family == "cabocha")
                tagSet = *ofDictionary;
            else
                return nullptr;
        }
        plain = family == "cabocha" ? std::string(CabochaFormat(tagSet, encoding).name())
                                    : nameWithEncoding(plain, encoding);
    }
    const auto& formats = allFormats();
    const auto found = std::find_if(
        formats.begin(), formats.end(), [&](const FormatPointer& format) { return format->name() == plain; });
    return found == formats.end() ? nullptr : *found;
}

FormatPointer formatOfEnding(const std::string& path)
{
    const std::string ending = std::filesystem::path(path).extension();
    for (const auto& [known, name] : endings) {
        if (known == ending)
            return formatNamed(name);
    }
    return nullptr;
}

std::span<const std::pair<std::string_view, std::string_view>> treebankEndings()
{
    return endings;
}

std::string_view endingOf(const Format& format)
{
    for (const auto& [ending, name] : endings) {
        if (name == familyOf(format.name()))
            return ending;
    }
    return {};
}

Result<std::shared_ptr<const Document>> openDocument(const std::string& path, std::string_view name)
{
    const auto bytes = FileBytes::open(path);
    if (!bytes)
        return failure(bytes.error());
    LineScanner lines(*bytes);
    auto format = recognise(lines, path);
    const bool isAsked = format && (*format)->name() == name;
    if (!name.empty() && !isAsked && (!format || familyOf((*format)->name()) != name)) {
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

Result<std::vector<std::string>> treebankFiles(const std::vector<std::string>& paths)
{
    std::vector<std::string> files;
    std::set<std::string> named;
    for (const std::string& path : paths) {
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
        for (std::string& file : found) { // a file named twice is still one document
            if (named.insert(std::filesystem::weakly_canonical(file, error).string()).second)
                files.push_back(std::move(file));
        }
    }
    return files;
}

std::vector<Problem> skippedSubfolders(const std::vector<std::string>& paths)
{
    std::error_code error;
    std::set<std::filesystem::path> named;
    for (const std::string& path : paths)
        named.insert(std::filesystem::weakly_canonical(path, error));
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
    const ProgressSink& progress, const std::stop_token& stop)
{
    const auto files = treebankFiles(paths);
    if (!files)
        return failure(files.error());
    std::vector<std::shared_ptr<const Document>> documents;
    for (const std::string& file : *files) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        if (progress)
            progress({documents.size(), files->size()});
        auto document = openDocument(file, name);
        if (!document)
            return failure(document.error());
        documents.push_back(std::move(*document));
    }
    Treebank treebank(std::move(documents));
    if (treebank.size() == 0)
        return failure(TreebankProblem::NoSentences, files->front());
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
