// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shelf/model_shelf.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <set>

#include <sys/stat.h>

#include "core/base/file_bytes.h"
#include "core/base/file_descriptor.h"
#include "core/base/file_problems.h"
#include "core/base/hash.h"
#include "core/base/temporary_file.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/model/folds_file.h"
#include "core/model/folds_problems.h"
#include "core/shelf/numbered_name.h"
#include "core/shelf/shelf_files.h"
#include "core/shelf/shelf_problems.h"

namespace arcwright {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestStem = 60; // characters of a file's name that come from the model's
constexpr std::size_t longestName = 200;

/// Letters, digits, and what else has no meaning in names of files; lines and control characters neither.
std::string stemOf(const std::string& name)
{
    std::string stem;
    for (const char c : firstCharacters(name, longestStem)) {
        const bool isPlain
            = (static_cast<unsigned char>(c) & 0x80U) != 0 || std::isalnum(static_cast<unsigned char>(c));
        if (isPlain || c == '.' || c == '_')
            stem += c;
        else if (!stem.empty() && stem.back() != '-')
            stem += '-';
    }
    while (!stem.empty() && (stem.back() == '-' || stem.back() == '.'))
        stem.pop_back();
    stem.erase(0, std::min(stem.find_first_not_of('.'), stem.size()));
    return stem.empty() ? "model" : stem;
}

/// A name as one line, without space around it.
std::string tidied(const std::string& name)
{
    std::string tidy;
    for (const char c : std::string(firstCharacters(name, longestName)))
        tidy += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    const std::size_t first = tidy.find_first_not_of(' ');
    return first == tidy.npos ? std::string() : tidy.substr(first, tidy.find_last_not_of(' ') + 1 - first);
}

Result<void> makeFolder(const std::string& folder)
{
    if (folder.empty())
        return failure(ShelfProblem::NoFolder);
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        return failure(writingProblem(folder, error.value()));
    return {};
}

/// Puts a model's file, and what goes with it, into another folder.
Result<std::string> moved(const std::string& from, const std::string& folder, const std::string& id)
{
    if (const auto made = makeFolder(folder); !made)
        return failure(made.error());
    const std::string path = from + '/' + id;
    auto placed
        = placedAs(folder, modelStem(id), [&](const std::string& to) { return moveWithoutReplacing(path, to); });
    if (!placed)
        return placed;
    if (const auto done = moveBeside(path, folder + '/' + *placed); !done)
        return failure(done.error());
    return placed;
}

void readFacts(const std::string& path, ShelvedModel& model)
{
    const auto bytes = readFile(path);
    if (!bytes) {
        model.problem = bytes.error();
        return;
    }
    model.checksum = hashText(hashOf(*bytes));
    if (auto facts = readModelFacts(*bytes)) {
        model.facts = std::move(*facts);
    } else {
        model.problem = facts.error();
        model.problem->file = path;
    }
}

ShelvedModel shelvedAt(const std::string& path, const std::vector<ShelvedModel>& known)
{
    ShelvedModel model;
    model.id = fs::path(path).filename().string();
    const auto stamp = stampOf(path);
    const auto before = std::find_if(known.begin(), known.end(),
        [&](const ShelvedModel& one) { return one.id == model.id && stamp && one.stamp == *stamp; });
    if (!stamp)
        model.problem = stamp.error();
    else if (before != known.end())
        model = *before;
    else
        readFacts(path, model);
    model.stamp = stamp.value_or(FileStamp{});
    const auto folds = stampOf(foldsPath(path));
    model.foldsSize = folds ? folds->size : 0;
    auto description = readDescription(path);
    model.descriptionProblem = description ? std::nullopt : std::optional(description.error());
    model.description = description.value_or(ModelDescription{});
    model.description.name = tidied(model.description.name);
    if (model.description.name.empty())
        model.description.name = modelStem(path);
    return model;
}

Result<std::vector<ShelvedModel>> listed(const std::string& folder, const std::vector<ShelvedModel>& known)
{
    std::error_code error;
    std::set<std::string> ids;
    for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error)) {
        const std::string name = each->path().filename().string();
        if (name.starts_with('.') || fs::is_directory(each->status()))
            continue;
        ids.insert(modelFileOf(name));
    }
    if (error && error != std::errc::no_such_file_or_directory)
        return failure(Problem{FileProblem::NotReadable, folder, 0, 0, {error.message()}});
    std::vector<ShelvedModel> models;
    models.reserve(ids.size());
    for (const std::string& id : ids)
        models.push_back(shelvedAt(std::string(folder).append("/").append(id), known));
    std::stable_sort(models.begin(), models.end(),
        [](const ShelvedModel& a, const ShelvedModel& b) { return a.description.name < b.description.name; });
    return models;
}

} // namespace

std::string ModelShelf::idOf(const std::string& path) const
{
    std::error_code error;
    const fs::path file(path);
    return !m_folder.empty() && fs::equivalent(file.parent_path(), m_folder, error) && !error ? file.filename().string()
                                                                                              : std::string();
}

Result<std::vector<ShelvedModel>> ModelShelf::list(const std::vector<ShelvedModel>& known) const
{
    return listed(m_folder, known);
}

Result<std::vector<ShelvedModel>> ModelShelf::listTrash() const
{
    return listed(trash(), {});
}

std::string ModelShelf::trainedOn(const std::vector<std::string>& files, const std::string& language) const
{
    std::string best;
    ModelDescription bestTold;
    std::error_code error;
    for (fs::directory_iterator each(m_folder, error), end; !error && !files.empty() && each != end;
         each.increment(error)) {
        const std::string path = each->path().string();
        if (!path.ends_with(modelEnding))
            continue;
        const auto description = readDescription(path);
        if (!description)
            continue;
        const std::vector<std::string>& own = description->data.files;
        const std::string& ownLanguage = description->data.language;
        const bool isOfThem = std::all_of(files.begin(), files.end(),
            [&](const std::string& file) { return std::find(own.begin(), own.end(), file) != own.end(); });
        if (!isOfThem || (!ownLanguage.empty() && !language.empty() && ownLanguage != language))
            continue;
        const bool isBetter = best.empty() || own.size() < bestTold.data.files.size()
            || (own.size() == bestTold.data.files.size() && description->made > bestTold.made);
        if (isBetter) {
            best = each->path().filename().string();
            bestTold = *description;
        }
    }
    return best;
}

/// `wanted`, or that with the first number that makes it another name than all that are there.
std::string ModelShelf::freeName(const std::string& wanted) const
{
    std::set<std::string> taken;
    std::error_code error;
    for (fs::directory_iterator each(m_folder, error), end; !error && each != end; each.increment(error)) {
        const std::string path = each->path().string();
        if (path.ends_with(modelEnding))
            taken.insert(modelNameAt(path));
    }
    std::string name = tidied(wanted);
    if (name.empty())
        name = "model";
    if (!taken.contains(name))
        return name;
    NumberedName free{NumberedName::of(name).name, 2}; // a copy of the second is the third
    while (taken.contains(free.text()))
        ++free.number;
    return free.text();
}

Result<std::string> ModelShelf::add(const Writer& write, ModelDescription description) const
{
    if (const auto made = makeFolder(m_folder); !made)
        return failure(made.error());
    const std::string written = makeTemporaryFile(m_folder, S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH).path;
    if (written.empty())
        return failure(writingProblem(m_folder, errno));
    const auto put = [&]() -> Result<std::string> {
        if (const auto done = write(written); !done)
            return failure(done.error());
        const auto bytes = FileBytes::open(written);
        if (!bytes)
            return failure(bytes.error());
        description.name = freeName(description.name);
        description.modelChecksum = hashText((*bytes)->hash());
        return placedAs(m_folder, stemOf(description.name),
            [&](const std::string& path) { return moveWithoutReplacing(written, path); });
    };
    auto id = put();
    if (!id) {
        std::remove(written.c_str());
        return id;
    }
    syncFolder(m_folder); // or a power cut could leave what is told of it, and not the model
    if (const auto told = change(*id, [&](ModelDescription& own) { own = description; }); !told) {
        std::remove(pathOf(*id).c_str());
        return failure(told.error());
    }
    return id;
}

Result<std::string> ModelShelf::add(const AnyModel& model, const Tagger* tagger, ModelDescription description) const
{
    return add([&](const std::string& path) { return saveModel(model, tagger, path); }, std::move(description));
}

Result<std::string> ModelShelf::importFrom(const std::string& path) const
{
    const auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    if (auto facts = readModelFacts(*bytes); !facts) {
        facts.error().file = path;
        return failure(facts.error());
    }
    auto description = readDescription(path).value_or(ModelDescription{}); // one that is none tells nothing
    if (tidied(description.name).empty())
        description.name = modelStem(path);
    description.folds = 0; // they do not come with it
    return add(
        [&](const std::string& to) { return writeFileAtomically(to, *bytes, Links::Refuse); }, std::move(description));
}

Result<void> ModelShelf::exportTo(const std::string& id, const std::string& path) const
{
    const auto bytes = readFile(pathOf(id));
    if (!bytes)
        return failure(bytes.error());
    const auto description = readDescription(pathOf(id));
    if (const auto done = writeFileAtomically(path, *bytes); !done)
        return failure(done.error());
    std::remove(descriptionPath(path).c_str()); // of what was there before
    std::remove(foldsPath(path).c_str());
    return description ? changeDescription(path,
               [&](ModelDescription& own) {
                   own = *description;
                   own.folds = 0;
               })
                       : Result<void>();
}

Result<void> ModelShelf::keepFolds(const std::string& id, const std::vector<AnyModel>& folds) const
{
    const auto bytes = FileBytes::open(pathOf(id));
    if (!bytes)
        return failure(Problem{ShelfProblem::Gone, {}, 0, 0, {id}});
    if (auto written = writeFolds(foldsPath(pathOf(id)), folds, (*bytes)->hash()); !written)
        return written;
    auto told = change(id, [&](ModelDescription& description) { description.folds = folds.size(); });
    if (!told && told.error().code == ShelfProblem::Gone) // taken away meanwhile
        std::remove(foldsPath(pathOf(id)).c_str());
    return told;
}

Result<std::string> ModelShelf::duplicate(const std::string& id) const
{
    const auto bytes = readFile(pathOf(id));
    if (!bytes)
        return failure(bytes.error());
    auto description = readDescription(pathOf(id));
    if (!description)
        return failure(description.error());
    if (tidied(description->name).empty())
        description->name = modelStem(id);
    description->keptByProgram = false;
    auto copy = add(
        [&](const std::string& to) { return writeFileAtomically(to, *bytes, Links::Refuse); }, std::move(*description));
    if (!copy || !isTaken(foldsPath(pathOf(id))))
        return copy;
    if (const auto done = copyFile(foldsPath(pathOf(id)), foldsPath(pathOf(*copy))); !done) {
        std::remove(descriptionPath(pathOf(*copy)).c_str());
        std::remove(pathOf(*copy).c_str());
        return failure(done.error());
    }
    return copy;
}

Result<void> ModelShelf::rename(const std::string& id, const std::string& name) const
{
    const std::string wanted = tidied(name);
    if (wanted.empty())
        return failure(ShelfProblem::NameEmpty);
    if (wanted == modelNameAt(pathOf(id)))
        return {};
    if (freeName(wanted) != wanted)
        return failure(Problem{ShelfProblem::NameTaken, {}, 0, 0, {wanted}});
    return change(id, [&](ModelDescription& description) {
        description.name = wanted;
        description.keptByProgram = false; // somebody wants it
    });
}

Result<void> ModelShelf::change(
    const std::string& id, const std::function<void(ModelDescription& description)>& change) const
{
    std::error_code error;
    if (!fs::exists(pathOf(id), error))
        return failure(Problem{ShelfProblem::Gone, {}, 0, 0, {id}});
    return changeDescription(pathOf(id), change);
}

Result<std::string> ModelShelf::remove(const std::string& id) const
{
    if (isTaken(pathOf(id)) || !hasAnythingBeside(pathOf(id)))
        return moved(m_folder, trash(), id);
    if (const auto made = makeFolder(trash()); !made)
        return failure(made.error());
    const auto done = moveBeside(pathOf(id), trash() + '/' + id); // without what it belongs to
    return done ? Result<std::string>(id) : failure(done.error());
}

Result<std::string> ModelShelf::restore(const std::string& trashId) const
{
    const std::string name = modelNameAt(trash() + '/' + trashId);
    const std::string free = freeName(name);
    auto id = moved(trash(), m_folder, trashId);
    if (id && free != name) {
        if (const auto told = change(*id, [&](ModelDescription& description) { description.name = free; }); !told)
            return failure(told.error());
    }
    return id;
}

Result<void> ModelShelf::emptyTrash() const
{
    std::error_code error;
    fs::remove_all(trash(), error);
    if (error)
        return failure(writingProblem(trash(), error.value()));
    return {};
}

std::vector<Problem> warningsOf(const ShelvedModel& model, const std::string& program, const std::string& language)
{
    std::vector<Problem> warnings;
    if (!model.facts)
        return warnings;
    const ModelDescription& description = model.description;
    if (!description.program.empty() && !program.empty() && description.program != program)
        warnings.push_back({ShelfProblem::OtherProgram, {}, 0, 0, {description.program, program}});
    const std::string own = model.facts->language != Language::Any ? std::string(nameOf(model.facts->language))
                                                                   : description.data.language;
    if (!own.empty() && !language.empty() && own != language)
        warnings.push_back({ShelfProblem::OtherLanguage, {}, 0, 0, {own, language}});
    if (!description.modelChecksum.empty() && description.modelChecksum != model.checksum)
        warnings.push_back({ShelfProblem::FileReplaced, {}, 0, 0, {}});
    return warnings;
}

Result<std::vector<AnyModel>> readFoldsOf(const std::string& modelPath, unsigned threads)
{
    const std::string path = foldsPath(modelPath);
    const auto file = FileBytes::open(path);
    if (!file && file.error().code == FileProblem::NotFound) {
        const auto description = readDescription(modelPath);
        return description && description->folds > 0 ? failure(Problem{FoldsProblem::Missing, path, 0, 0, {}})
                                                     : Result<std::vector<AnyModel>>(std::vector<AnyModel>());
    }
    const auto whole = file ? FileBytes::open(modelPath) : file;
    if (!whole)
        return failure(whole.error());
    auto folds = foldsIn(**file, (*whole)->hash(), threads);
    if (!folds)
        folds.error().file = path;
    return folds;
}

std::string modelNameAt(const std::string& path)
{
    const auto description = readDescription(path);
    const std::string name = description ? tidied(description->name) : std::string();
    return name.empty() ? modelStem(path) : name;
}

} // namespace arcwright
