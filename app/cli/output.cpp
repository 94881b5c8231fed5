// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "core/base/text_file.h"
#include "core/formats/convert.h"
#include "core/formats/open.h"

namespace arcwright::cli {

namespace {

const Format& targetFormat(const Document& document, const std::string& out, const std::string& name)
{
    if (const Format* named = formatNamed(name))
        return *named;
    const Format* ofEnding = formatOfEnding(out);
    return ofEnding ? *ofEnding : document.format();
}

/// The document with other sentences in place of its own. Those that cannot be read stay as they are.
std::shared_ptr<const Document> replaced(const Document& document, std::size_t begin, const SentenceSource& source)
{
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < document.size(); ++i) {
        auto sentence = std::make_shared<const Sentence>(source(begin + i));
        if (!sentence->problem)
            edits.push_back(replacement(document.id(i), nullptr, std::move(sentence)));
    }
    return document.with(edits);
}

std::string pathInFolder(const Document& document, const std::string& folder, const Format& target)
{
    auto name = std::filesystem::path(document.path()).filename();
    if (&target != &document.format())
        name.replace_extension(target.name());
    return (std::filesystem::path(folder) / name).string();
}

} // namespace

Result<void> writeTreebank(const Treebank& treebank, const OutputPlan& plan, const SentenceSource& source)
{
    std::error_code error;
    const auto& documents = treebank.documents();
    const bool folder = documents.size() > 1 || std::filesystem::is_directory(plan.out, error)
        || std::any_of(plan.in.begin(), plan.in.end(),
            [&](const std::string& path) { return std::filesystem::is_directory(path, error); });
    if (folder && !std::filesystem::create_directories(plan.out, error) && error)
        return failure(ProblemCode::FileNotWritable, plan.out);
    std::set<std::string> written;
    for (std::size_t d = 0; d < documents.size(); ++d) {
        const Format& target = targetFormat(*documents[d], plan.out, plan.format);
        const std::string path = folder ? pathInFolder(*documents[d], plan.out, target) : plan.out;
        if (!written.insert(path).second)
            return failure(ProblemCode::SameOutputFile, path);
        const auto document = source ? replaced(*documents[d], treebank.begin(d), source) : documents[d];
        const auto text = converted(*document, target);
        if (!text) {
            Problem problem = text.error();
            if (problem.file.empty() || problem.code == ProblemCode::FormatNotWritable)
                problem.file = path;
            return failure(problem);
        }
        if (auto saved = writeFileAtomically(path, *text); !saved)
            return saved;
    }
    return {};
}

} // namespace arcwright::cli
