// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <algorithm>
#include <filesystem>

#include "core/base/file_lock.h"
#include "core/base/text_file.h"
#include "core/conversion/conversion_plan.h"
#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/conversion/packed_copy.h"
#include "core/formats/open.h"

namespace arcwright::cli {

namespace {

FormatPointer targetFormat(const Document& document, const std::string& out, const std::string& name)
{
    if (FormatPointer named = name.empty() ? nullptr : formatFor(document, name))
        return named;
    FormatPointer ofEnding = formatForPath(document, out);
    return ofEnding ? ofEnding : document.format();
}

/// Whether what is written is a copy of the several files that the document was put together from.
bool isPackedCopy(const Document& document, const FormatPointer& target)
{
    return document.format()->packing() != nullptr && target == document.format();
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

Result<void> writeTreebank(const Treebank& treebank, const OutputPlan& plan, const SentenceSource& source)
{
    const auto& documents = treebank.documents();
    std::vector<FormatPointer> formats;
    formats.reserve(documents.size());
    for (const auto& document : documents)
        formats.push_back(targetFormat(*document, plan.out, plan.format));
    const auto paths = outputPaths(treebank, plan.in, plan.out, formats);
    if (!paths)
        return failure(paths.error());
    for (std::size_t d = 0; paths->areInFolder && d < documents.size(); ++d) {
        if (auto made = makeFolder(std::filesystem::path(paths->files[d]).parent_path().string()); !made)
            return made;
    }
    std::vector<std::string> written;
    for (std::size_t d = 0; d < documents.size(); ++d) {
        const auto files = isPackedCopy(*documents[d], formats[d]) ? filesOfCopy(*documents[d], paths->files[d])
                                                                   : std::vector{paths->files[d]};
        written.insert(written.end(), files.begin(), files.end());
    }
    std::sort(written.begin(), written.end()); // documents may share a lower layer
    written.erase(std::unique(written.begin(), written.end()), written.end());
    const auto locks = lockExisting(written);
    if (!locks)
        return failure(locks.error());
    for (std::size_t d = 0; d < documents.size(); ++d) {
        const std::string& path = paths->files[d];
        const auto document = source ? replaced(*documents[d], treebank.begin(d), source) : documents[d];
        const Links links = paths->areInFolder ? Links::Refuse : Links::Follow;
        if (isPackedCopy(*document, formats[d])) {
            if (auto copied = writePackedCopy(*document, path, links); !copied)
                return copied;
            continue;
        }
        const auto text = convertedText(*document, *formats[d]);
        if (!text) {
            Problem problem = text.error();
            if (problem.file.empty() || problem.code == ConversionProblem::FormatNotWritable)
                problem.file = path;
            return failure(problem);
        }
        if (auto saved = writeFileAtomically(path, *text, links); !saved)
            return saved;
    }
    return {};
}

} // namespace arcwright::cli
