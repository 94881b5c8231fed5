// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/kept_shares.h"

#include <array>
#include <cstdio>
#include <filesystem>

#include "core/base/block_file.h"
#include "core/base/file_problems.h"
#include "core/base/share_problems.h"
#include "core/base/text_file.h"

namespace arcwright {

namespace {

namespace fs = std::filesystem;

constexpr BlockFileKind shareKind{"Arcwright share\n", shareFileVersion, ShareProblem::NotAShare, ShareProblem::TooNew,
    ShareProblem::TooOld, ShareProblem::Truncated, ShareProblem::Damaged};
constexpr std::string_view shareEnding = ".arcshare";

std::string shareFile(std::uint64_t work, std::size_t share, std::size_t count, std::string_view bytes)
{
    std::string blocks;
    appendNumbers(blocks, std::vector<std::uint64_t>{work, share, count});
    appendBlock(blocks, bytes);
    return withHead(shareKind, blocks);
}

/// What a share gave, from its file.
Result<std::string> readShare(const std::string& path, std::uint64_t work, std::size_t share, std::size_t count)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    const auto body = checkedBlocks(shareKind, *bytes);
    if (!body) {
        Problem problem = body.error();
        problem.file = path;
        return failure(problem);
    }
    BlockReader blocks{*body};
    const auto numbers = blocks.takeNumbers<std::uint64_t>();
    const std::string_view given = blocks.take();
    if (!blocks.sound || !blocks.rest.empty() || numbers != std::vector<std::uint64_t>{work, share, count})
        return failure(ShareProblem::Damaged, path);
    return std::string(given);
}

/// Whether a folder has shares of any work.
bool hasShares(const std::string& folder)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (entry->path().extension() == shareEnding)
            return true;
    }
    return false;
}

/// `3 shares of 12: 2, 5, 9` as arguments; only the first few are named.
Problem missingShares(const std::vector<std::size_t>& missing, std::size_t count)
{
    constexpr std::size_t mostNamed = 8;
    std::string names;
    for (std::size_t i = 0; i < missing.size() && i < mostNamed; ++i)
        names += (i == 0 ? "" : ", ") + std::to_string(missing[i] + 1);
    if (missing.size() > mostNamed)
        names += ", ...";
    return {ShareProblem::Missing, {}, 0, 0, {std::to_string(missing.size()), std::to_string(count), names}};
}

} // namespace

std::string shareFileName(std::uint64_t work, std::size_t share)
{
    std::array<char, 48> name{};
    std::snprintf(name.data(), name.size(), "%016llx-%04zu", static_cast<unsigned long long>(work), share + 1);
    return std::string(name.data()).append(shareEnding);
}

/// By share, the file that keeps it; empty where there is none.
Result<std::vector<std::string>> KeptShares::filesOf(const ShareList& list)
{
    std::vector<std::string> files(list.count);
    std::vector<std::string> folders = m_plan.from;
    if (!m_plan.into.empty())
        folders.push_back(m_plan.into);
    std::size_t found = 0;
    for (std::size_t share = list.first; share < list.count; ++share) {
        for (const std::string& folder : folders) {
            const std::string path = (fs::path(folder) / shareFileName(m_plan.work, share)).string();
            if (std::error_code error; !files[share].empty() || !fs::exists(path, error))
                continue;
            files[share] = path;
            ++found;
        }
    }
    m_found = found;
    for (const std::string& folder : m_plan.from) {
        if (std::error_code error; m_plan.onlyMerge && !fs::is_directory(folder, error))
            return failure(FileProblem::NotFound, folder);
        if (m_plan.onlyMerge && found == 0 && hasShares(folder))
            return failure(ShareProblem::OfOtherWork, folder);
    }
    return files;
}

Result<void> KeptShares::run(const ShareList& list, const ProgressSink& progress, const std::stop_token& stop)
{
    m_done = 0;
    auto files = filesOf(list);
    if (!files)
        return failure(files.error());
    std::vector<std::size_t> missing;
    for (std::size_t share = list.first; share < list.count; ++share) {
        if ((*files)[share].empty() && (m_plan.onlyMerge || share % m_plan.parts == m_plan.part))
            missing.push_back(share);
    }
    if (m_plan.onlyMerge && !missing.empty())
        return failure(missingShares(missing, list.count));
    if (std::error_code error; !m_plan.into.empty()) {
        fs::create_directories(m_plan.into, error);
        if (error)
            return failure(Problem{FileProblem::NotWritable, m_plan.into, 0, 0, {error.message()}});
    }
    const auto keep = [&](std::size_t share, std::string_view bytes) -> Result<void> {
        ++m_done;
        if (m_plan.into.empty())
            return {};
        const std::string path = (fs::path(m_plan.into) / shareFileName(m_plan.work, share)).string();
        return writeFileAtomically(path, shareFile(m_plan.work, share, list.count, bytes), Links::Refuse);
    };
    std::size_t next = list.first; // of those that are there
    const auto takeBefore = [&](std::size_t end) -> Result<void> {
        for (; next < end; ++next) {
            if ((*files)[next].empty())
                continue;
            auto bytes = readShare((*files)[next], m_plan.work, next, list.count);
            if (!bytes)
                return failure(bytes.error());
            if (auto taken = list.take(next, std::move(*bytes)); !taken)
                return taken;
        }
        return {};
    };
    const bool isPart = m_plan.parts > 1;
    ShareList toDo{missing.size(), 0, list.inOrder && !isPart,
        [&](std::size_t index, const ProgressSink& part, const std::stop_token& token) {
            return list.work(missing[index], part, token);
        },
        [&](std::size_t index, std::string bytes) -> Result<void> {
            const std::size_t share = missing[index];
            if (auto kept = keep(share, bytes); !kept || isPart)
                return kept;
            if (auto before = list.inOrder ? takeBefore(share) : Result<void>(); !before)
                return before;
            return list.take(share, std::move(bytes));
        }};
    if (m_plan.willDo)
        m_plan.willDo(missing);
    if (auto ran = m_workers.run(toDo, progress, stop); !ran)
        return ran;
    if (!isPart)
        return takeBefore(list.count);
    std::vector<std::size_t> others;
    for (std::size_t share = list.first; share < list.count; ++share) {
        if ((*files)[share].empty() && share % m_plan.parts != m_plan.part)
            others.push_back(share);
    }
    return failure(missingShares(others, list.count));
}

} // namespace arcwright
