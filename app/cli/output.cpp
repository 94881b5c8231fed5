// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <filesystem>

#include "core/base/text_file.h"
#include "core/formats/open.h"

namespace arcwright::cli {

namespace {

const Format& targetFormat(const Document& document, const std::string& out, const std::string& name)
{
    if (const Format* named = formatNamed(name))
        return *named;
    if (std::filesystem::path(out).extension() == ".conllu")
        return *formatNamed("conllu");
    return document.format();
}

/// In the file's own format, everything that no sentence touches is copied; in another one, sentences alone.
Result<std::string> fileText(
    const Document& document, std::size_t begin, const Format& format, const SentenceSource& source)
{
    if (&format == &document.format()) {
        auto changed = std::make_shared<const Document>(document);
        for (std::size_t i = 0; i < document.size(); ++i)
            changed = changed->with(
                replacement(document.id(i), nullptr, std::make_shared<const Sentence>(source(begin + i))));
        return changed->serialised();
    }
    std::string text;
    for (std::size_t i = 0; i < document.size(); ++i) {
        auto written = format.write(source(begin + i));
        if (!written)
            return written;
        text += *written;
    }
    return text;
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
        const auto text = fileText(*documents[d], treebank.begin(d), target, source);
        if (!text) {
            Problem problem = text.error();
            problem.file = path;
            return failure(problem);
        }
        if (const auto written = writeFileAtomically(path, *text); !written)
            return written;
    }
    return {};
}

} // namespace arcwright::cli
