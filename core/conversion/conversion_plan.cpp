// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/conversion_plan.h"

#include <algorithm>
#include <filesystem>

#include "core/base/atomic_file.h"
#include "core/base/file_descriptor.h"
#include "core/base/file_lock.h"
#include "core/base/text_file.h"
#include "core/conversion/conversion_problems.h"
#include "core/conversion/converted_text.h"
#include "core/conversion/packed_copy.h"
#include "core/conversion/restored_original.h"
#include "core/formats/open.h"
#include "core/formats/recognise.h"
#include "core/formats/wanted_files.h"

namespace arcwright {

namespace {

bool isFolder(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_directory(path, error);
}

/// The folders of which all that is below is meant, by the names that somebody gave.
std::vector<std::filesystem::path> topsOf(const std::vector<std::string>& names)
{
    std::vector<std::filesystem::path> tops;
    for (const std::string& name : names) {
        if (const std::string top = topOf(namedZone(name).path); !top.empty())
            tops.emplace_back(wholePath(top));
    }
    return tops;
}

/// The subfolder of a document below one of `tops`; empty where it is directly in it, or below none.
std::filesystem::path subfolderOf(const Document& document, const std::vector<std::filesystem::path>& tops)
{
    const auto folder = std::filesystem::path(wholePath(document.path())).parent_path();
    for (const std::filesystem::path& top : tops) {
        auto below = folder.lexically_relative(top);
        if (!below.empty() && below != "." && *below.begin() != "..")
            return below;
    }
    return {};
}

std::string pathInFolder(const Document& document, const std::filesystem::path& folder, const Format& format)
{
    auto name = std::filesystem::path(document.path()).filename();
    const FormatPointer ofName = formatOfEnding(name);
    const bool fits = ofName && ofName->family() == format.family();
    if (!fits && &format != document.format().get()) {
        if (ofName && name.extension() == ".gz") // the first of two endings
            name.replace_extension();
        name.replace_extension(endingOf(format));
    }
    return (folder / name).string();
}

bool isEdited(const Document& document)
{
    for (std::size_t i = 0; i < document.size(); ++i) {
        if (document.isEdited(i))
            return true;
    }
    return false;
}

/// A sink for the work on one document of a treebank of that size, whose documents before it have `before` sentences.
ProgressSink partOf(const ProgressSink& whole, std::size_t before, std::size_t treebankSize)
{
    if (!whole)
        return {};
    return [&whole, before, size = std::max<std::size_t>(treebankSize, 1)](const Progress& progress) {
        const std::size_t length = std::min(before + progress.total, size) - std::min(before, size);
        whole({before + (progress.total == 0 ? 0 : progress.done * length / progress.total), size});
    };
}

/// Read as what it was written, where its content fits that as well as what it was taken for.
std::shared_ptr<const Document> asConverted(std::shared_ptr<const Document> document, const Sidecar& sidecar)
{
    const FormatPointer format = formatNamed(sidecar.convertedTo);
    if (!format || format->family() == document->format()->family() || isEdited(*document))
        return document;
    const auto bytes = FileBytes::open(document->path());
    if (!bytes)
        return document;
    LineScanner lines(*bytes);
    // The ending decides where content does not.
    const auto fitting = recognise(lines, "converted" + std::string(endingOf(*format)));
    if (!fitting || *fitting != format)
        return document;
    auto reread = Document::over(document->path(), *bytes, format);
    return reread && (*reread)->size() == document->size() ? std::move(*reread) : document;
}

class Planner {
public:
    Planner(
        const Treebank& treebank, const ConversionWish& wish, const ProgressSink& progress, const std::stop_token& stop)
        : m_treebank(treebank), m_wish(wish), m_progress(progress), m_stop(stop)
    {
    }

    Result<ConversionPlan> run()
    {
        ConversionPlan plan;
        for (const auto& document : m_treebank.documents()) {
            auto file = planned(document);
            if (!file)
                return failure(file.error());
            plan.push_back(std::move(*file));
            m_done += document->size();
        }
        return planWithPlaces(std::move(plan), m_treebank, m_wish);
    }

private:
    FormatPointer formatAskedFor(const Document& document) const
    {
        if (!m_wish.format.empty())
            return formatFor(document, m_wish.format);
        const FormatPointer ofEnding = formatForPath(document, m_wish.out);
        return ofEnding ? ofEnding : document.format();
    }

    Result<PlannedFile> planned(std::shared_ptr<const Document> document) const
    {
        PlannedFile file;
        file.in = document->path();
        file.unreadable = m_wish.unreadable;
        file.document = std::move(document);
        if (m_wish.sidecars != SidecarUse::Ignore) {
            if (auto restored = goBack(file); !restored)
                return failure(restored.error());
        }
        file.format = formatAskedFor(*file.document);
        if (!file.format)
            return failure(Problem{ConversionProblem::UnknownFormatName, {}, 0, 0, {m_wish.format}});
        auto losses = lossesOf(*file.document, *file.format, part(), m_stop, m_wish.unreadable);
        if (!losses)
            return failure(losses.error());
        file.losses.insert(file.losses.end(), losses->begin(), losses->end());
        std::stable_sort(file.losses.begin(), file.losses.end(),
            [](const Loss& first, const Loss& second) { return first.kind < second.kind; });
        return file;
    }

    /// Whether `document` is to become its original again, and not to be written as it is or converted on.
    bool isAskedFor(const Sidecar& sidecar, const Document& document) const
    {
        const FormatPointer asked = formatAskedFor(document);
        if (!asked || asked == document.format())
            return false;
        const FormatFamily& family = sidecar.format->family();
        // Between encodings and tag sets of one family only the full name tells.
        return asked->family() == family
            && (document.format()->family() != family || asked->name() == sidecar.format->name());
    }

    /// Puts the original in the place of what was converted from it, if it is kept and asked for.
    Result<void> goBack(PlannedFile& file) const
    {
        const auto sidecar = readSidecar(file.in);
        if (!sidecar) // which matters only to what is converted
            return formatAskedFor(*file.document) == file.document->format() ? Result<void>()
                                                                             : failure(sidecar.error());
        if (!*sidecar)
            return {};
        const auto document = asConverted(file.document, **sidecar);
        if (!isAskedFor(**sidecar, *document))
            return {};
        auto restored = restoredOriginal(*document, **sidecar, part(), m_stop);
        if (!restored)
            return failure(restored.error());
        file.document = restored->document->renamed(file.in);
        file.isRestored = true;
        file.carriedOver = restored->changed;
        file.isReordered = restored->isReordered;
        file.losses = std::move(restored->losses);
        return {};
    }

    ProgressSink part() const { return partOf(m_progress, m_done, m_treebank.size()); }

    const Treebank& m_treebank;
    const ConversionWish& m_wish;
    const ProgressSink& m_progress;
    const std::stop_token& m_stop;
    std::size_t m_done = 0; ///< sentences of the documents that are planned
};

Result<void> writeFile(const PlannedFile& file, const ProgressSink& progress, const std::stop_token& stop)
{
    const auto located = [&](Problem problem) {
        if (problem.file.empty() || problem.code == ConversionProblem::FormatNotWritable)
            problem.file = file.path;
        return failure(std::move(problem));
    };
    const auto text = convertedText(*file.document, *file.format, progress, stop, file.unreadable);
    if (!text)
        return located(text.error());
    const auto original = FileText::of(*file.document);
    if (!original)
        return located(original.error());
    if (file.isInFolder) {
        if (auto made = makeFolder(std::filesystem::path(file.path).parent_path().string()); !made)
            return made;
    }
    const bool isInPlace = isSameFile(file.in, file.path);
    // All is on the disk before anything is replaced, so that file and original change together or not at all. In
    // place, what is replaced is the original: it must be safe before.
    auto replacing = AtomicFile::create(file.path, file.isInFolder ? Links::Refuse : Links::Follow);
    if (!replacing)
        return failure(replacing.error());
    if (auto written = replacing->write(*text); !written)
        return written;
    if (auto synced = replacing->sync(); !synced)
        return synced;
    if (file.keepsOriginal) {
        if (auto kept = writeSidecar(file.path, sidecarOf(*file.document, *original, file.format->name())); !kept)
            return kept;
    }
    if (auto committed = replacing->commit(); !committed || file.keepsOriginal)
        return committed ? Result<void>() : failure(committed.error());
    // The original kept for the file that was replaced is not that of the new one.
    return isInPlace && !file.isRestored ? Result<void>() : removeSidecar(file.path);
}

/// Locks the files that will be replaced. None may be somebody's who edits it, or the only one of its content.
Result<std::vector<FileLock>> lockAll(const ConversionPlan& plan)
{
    std::vector<std::string> paths;
    for (const PlannedFile& file : plan) {
        if (!file.losses.empty() && !file.keepsOriginal && isSameFile(file.in, file.path))
            return failure(ConversionProblem::OriginalWouldBeLost, file.path);
        paths.push_back(file.path);
    }
    return lockExisting(paths);
}

} // namespace

Result<ConversionPlan> plannedConversion(
    const Treebank& treebank, const ConversionWish& wish, const ProgressSink& progress, const std::stop_token& stop)
{
    return Planner(treebank, wish, progress, stop).run();
}

Result<ConversionPlan> planWithPlaces(ConversionPlan plan, const Treebank& treebank, const ConversionWish& wish)
{
    std::vector<FormatPointer> formats;
    for (const PlannedFile& file : plan)
        formats.push_back(file.format);
    auto paths = outputPaths(treebank, wish.in, wish.out, formats);
    if (!paths)
        return failure(paths.error());
    for (std::size_t i = 0; i < plan.size(); ++i) {
        PlannedFile& file = plan[i];
        file.path = std::move(paths->files[i]);
        file.isInFolder = paths->areInFolder;
        const bool isOneFile = !file.document->format()->packing(); // else its bytes are not what is read
        file.keepsOriginal = wish.sidecars == SidecarUse::Write && file.format != file.document->format() && isOneFile;
    }
    return plan;
}

Result<void> writeConversion(const ConversionPlan& plan, const ProgressSink& progress, const std::stop_token& stop)
{
    const auto locks = lockAll(plan);
    if (!locks)
        return failure(locks.error());
    std::size_t size = 0;
    for (const PlannedFile& file : plan)
        size += file.document->size();
    std::size_t done = 0;
    for (const PlannedFile& file : plan) {
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        if (auto written = writeFile(file, partOf(progress, done, size), stop); !written)
            return written;
        done += file.document->size();
    }
    return {};
}

Result<OutputPaths> outputPaths(const Treebank& treebank, const std::vector<std::string>& in, const std::string& out,
    const std::vector<FormatPointer>& formats)
{
    const auto& documents = treebank.documents();
    OutputPaths paths;
    const auto tops = topsOf(in);
    paths.areInFolder = documents.size() > 1 || isFolder(out) || out.ends_with('/') || !tops.empty()
        || std::any_of(in.begin(), in.end(), [](const std::string& name) { return isFolder(namedZone(name).path); });
    for (std::size_t i = 0; i < documents.size(); ++i) {
        std::string path = out;
        if (paths.areInFolder)
            path = pathInFolder(
                *documents[i], std::filesystem::path(out) / subfolderOf(*documents[i], tops), *formats[i]);
        if (std::find(paths.files.begin(), paths.files.end(), path) != paths.files.end())
            return failure(ConversionProblem::SameOutputFile, path);
        paths.files.push_back(std::move(path));
    }
    return paths;
}

Result<void> makeFolder(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::create_directories(path, error) && error)
        return failure(writingProblem(path, error.value()));
    return {};
}

} // namespace arcwright
