// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/kept_folds.h"

#include <algorithm>
#include <charconv>
#include <deque>
#include <filesystem>
#include <system_error>
#include <unordered_map>

#include "core/base/atomic_file.h"
#include "core/base/file_bytes.h"
#include "core/base/text_file.h"
#include "core/base/user_folders.h"
#include "core/model/folds_file.h"
#include "core/model/folds_problems.h"
#include "core/model/model.h"

namespace arcwright {

namespace {

std::string countFile(const std::string& folder)
{
    return folder + "/count";
}

std::string foldFile(const std::string& folder, std::size_t fold)
{
    return folder + '/' + std::to_string(fold + 1);
}

bool hasFile(const std::string& path)
{
    std::error_code error;
    return std::filesystem::exists(path, error);
}

} // namespace

Result<void> KeptFolds::begin(std::size_t count) const
{
    makePrivateFolders(m_folder);
    const auto written = writeFileAtomically(countFile(m_folder), std::to_string(count) + '\n', Links::Refuse);
    return written ? Result<void>() : failure(written.error());
}

Result<std::optional<AnyModel>> KeptFolds::find(std::size_t fold) const
{
    const std::string path = foldFile(m_folder, fold);
    if (!hasFile(path))
        return std::optional<AnyModel>();
    const auto file = FileBytes::open(path);
    auto models = file ? foldsIn(**file, m_whole) : failure(file.error());
    if (models && models->size() != 1)
        models = failure(FoldsProblem::Damaged);
    if (!models) {
        models.error().file = path;
        return failure(models.error());
    }
    return std::optional(std::move(models->front()));
}

Result<void> KeptFolds::keep(std::size_t fold, const AnyModel& model) const
{
    auto written = writeFolds(foldFile(m_folder, fold), {model}, m_whole);
    if (written) {
        std::error_code ignored;
        std::filesystem::remove(checkpoint(fold), ignored);
    }
    return written;
}

std::string KeptFolds::checkpoint(std::size_t fold) const
{
    return foldFile(m_folder, fold) + ".checkpoint";
}

FoldsDone KeptFolds::doneIn(const std::string& folder)
{
    const auto text = readFile(countFile(folder));
    FoldsDone folds;
    if (text)
        std::from_chars(text->data(), text->data() + text->size(), folds.of);
    constexpr std::size_t mostFolds = 10'000;
    folds.of = std::min(folds.of, mostFolds);
    for (std::size_t fold = 0; fold < folds.of; ++fold)
        folds.done += hasFile(foldFile(folder, fold)) ? 1 : 0;
    return folds;
}

Sentences sentencesOfFolds(const TrainingRun& run, const JobData& data)
{
    if (!run.tagged.empty()) // in the treebank's order
        return run.tagged;
    Sentences sentences = run.training;
    if (data.development.empty()) // else they are of other files
        sentences.insert(sentences.end(), run.development.begin(), run.development.end());
    return sentences;
}

std::vector<std::optional<std::size_t>> placesIn(const Treebank& treebank, const Sentences& sentences)
{
    std::unordered_map<std::uint64_t, std::deque<std::size_t>> free;
    for (std::size_t i = 0; i < treebank.size(); ++i)
        free[fingerprint(*treebank.sentence(i))].push_back(i);
    std::vector<std::optional<std::size_t>> places;
    places.reserve(sentences.size());
    for (const auto& sentence : sentences) {
        auto& same = free[fingerprint(*sentence)];
        places.push_back(same.empty() ? std::nullopt : std::optional(same.front()));
        if (!same.empty())
            same.pop_front();
    }
    return places;
}

} // namespace arcwright
