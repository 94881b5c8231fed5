// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/open.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include <glob.h>

#include "core/base/text_file.h"
#include "core/formats/conllu.h"
#include "core/formats/dtag.h"
#include "core/formats/lines.h"

namespace arcwright {

namespace {

const ConlluFormat conllu;
const DtagFormat dtag;

bool looksLikeKnp(std::string_view line)
{
    return line.starts_with("* ") || line.starts_with("+ ") || line.starts_with("# S-ID:");
}

std::vector<std::string> filesMatching(const std::string& pattern)
{
    glob_t matches{};
    std::vector<std::string> files;
    if (::glob(pattern.c_str(), 0, nullptr, &matches) == 0)
        files.assign(matches.gl_pathv, matches.gl_pathv + matches.gl_pathc);
    ::globfree(&matches);
    return files;
}

} // namespace

Result<const Format*> recognise(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    bool comments = false;
    for (std::size_t number = 1; !bytes.empty(); ++number) {
        const std::string_view line = takeLine(bytes).text;
        if (line.find_first_not_of(" \t") == std::string_view::npos)
            continue;
        if (looksLikeKnp(line))
            return failure(Problem{ProblemCode::UnsupportedFormat, {}, number, 1, {"KNP"}});
        if (line.front() == '#') {
            comments = true;
            continue;
        }
        if (looksLikeConllu(line))
            return &conllu;
        if (looksLikeDtag(line))
            return &dtag;
        return failure(Problem{ProblemCode::UnknownFormat, {}, number, 1, {}});
    }
    return comments ? Result<const Format*>(&conllu) : failure(ProblemCode::FileIsEmpty);
}

const Format* formatNamed(std::string_view name)
{
    for (const Format* format : {static_cast<const Format*>(&conllu), static_cast<const Format*>(&dtag)}) {
        if (format->name() == name)
            return format;
    }
    return nullptr;
}

const Format* formatOfEnding(const std::string& path)
{
    const auto ending = std::filesystem::path(path).extension();
    return ending == ".conllu" ? formatNamed("conllu") : ending == ".tag" ? formatNamed("dtag") : nullptr;
}

Result<std::shared_ptr<const Document>> openDocument(const std::string& path)
{
    auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    auto format = recognise(*bytes);
    if (!format) {
        format.error().file = path;
        return failure(format.error());
    }
    return std::make_shared<const Document>(path, std::make_shared<const std::string>(std::move(*bytes)), **format);
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
                std::error_code ignored;
                const bool hidden = entry.path().filename().string().starts_with('.');
                if (!hidden && formatOfEnding(entry.path().string()) && !entry.is_directory(ignored))
                    found.push_back(entry.path().string());
            }
            if (error)
                return failure(ProblemCode::FileNotReadable, path);
            if (found.empty())
                return failure(ProblemCode::NoTreebankInFolder, path);
        } else if (std::filesystem::exists(path, error)) {
            found = {path};
        } else {
            found = filesMatching(path);
            if (found.empty())
                return failure(ProblemCode::FileNotFound, path);
        }
        std::sort(found.begin(), found.end(), naturallyBefore);
        for (std::string& file : found) { // a file named twice is still one document
            if (named.insert(std::filesystem::weakly_canonical(file, error).string()).second)
                files.push_back(std::move(file));
        }
    }
    return files;
}

Result<Treebank> openTreebank(const std::vector<std::string>& paths)
{
    const auto files = treebankFiles(paths);
    if (!files)
        return failure(files.error());
    std::vector<std::shared_ptr<const Document>> documents;
    for (const std::string& file : *files) {
        auto document = openDocument(file);
        if (!document)
            return failure(document.error());
        documents.push_back(std::move(*document));
    }
    Treebank treebank(std::move(documents));
    if (treebank.size() == 0)
        return failure(ProblemCode::NoSentences, files->front());
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
