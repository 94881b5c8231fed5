// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/documents/treebank.h"
#include "core/documents/working_copy.h"

namespace arcwright::ui {

/// A treebank on its way: read from its files, then locked, its journals replayed. Files whose locks and journals we
/// have ourselves come last, when what is open has given them up. For one thread at a time.
class OpeningTreebank {
public:
    /// Says that a file is open.
    void addOpenFile(const std::string& path);

    /// Reads the files meant by `paths`, and takes up those that are not open. Can be stopped (Cancelled). `format` as
    /// for openTreebank().
    void read(const std::vector<std::string>& paths, std::string_view format, const ProgressSink& progress,
        const std::stop_token& stop);
    /// Takes up the others.
    void takeUpRest(const ProgressSink& progress);

    /// The treebank that was read, or the problem.
    const Result<Treebank>& treebank() const { return m_treebank; }
    /// What is to be known of the folders.
    const std::vector<Problem>& notices() const { return m_notices; }
    /// Of each document.
    std::vector<std::unique_ptr<WorkingCopy>> takeCopies() { return std::move(m_copies); }

private:
    bool isOpen(const std::string& path) const;
    Result<void> takeUp(const ProgressSink& progress, const std::stop_token& stop, bool isRest);

    std::set<std::string> m_openPaths;
    std::set<std::pair<std::uint64_t, std::uint64_t>> m_openInodes; ///< with their devices
    Result<Treebank> m_treebank;
    std::vector<Problem> m_notices;
    std::vector<std::unique_ptr<WorkingCopy>> m_copies; ///< null as long as they are not taken up
};

} // namespace arcwright::ui
