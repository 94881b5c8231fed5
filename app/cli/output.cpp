// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <filesystem>

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

} // namespace

Result<void> writeTreebank(
    const Treebank& treebank, const std::string& out, const std::string& format, const SentenceSource& source)
{
    std::error_code error;
    const auto& documents = treebank.documents();
    const bool folder = documents.size() > 1 || std::filesystem::is_directory(out, error);
    if (folder && !std::filesystem::create_directories(out, error) && error)
        return failure(ProblemCode::FileNotWritable, out);
    for (std::size_t d = 0; d < documents.size(); ++d) {
        const Format& target = targetFormat(*documents[d], out, format);
        std::string path = out;
        if (folder) {
            auto name = std::filesystem::path(documents[d]->path()).filename();
            if (&target != &documents[d]->format())
                name.replace_extension(target.name());
            path = (std::filesystem::path(out) / name).string();
        }
        const auto document = source ? replaced(*documents[d], treebank.begin(d), source) : documents[d];
        const auto text = converted(*document, target);
        if (!text) {
            Problem problem = text.error();
            if (problem.file.empty() || problem.code == ProblemCode::FormatNotWritable)
                problem.file = path;
            return failure(problem);
        }
        if (const auto written = writeFileAtomically(path, *text); !written)
            return written;
    }
    return {};
}

} // namespace arcwright::cli
