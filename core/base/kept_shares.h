// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/work_shares.h"

namespace arcwright {

// The file of a share, version 1, `WORK-NUMBER.arcshare` (WORK in 16 hexadecimal digits, NUMBER from 1, in 4 digits or
// more): its head is that of a model file (see block_file.h), but for its first line, "Arcwright share\n". Then the
// blocks:
//
//   numbers   8 bytes each: the work, the share from 0, how many shares the work has
//   bytes     what the share gave

inline constexpr std::uint32_t shareFileVersion = 1;

/// The name of a share's file in its folder.
std::string shareFileName(std::uint64_t work, std::size_t share);

/// Shares that are kept in files, so that work which was broken off goes on, and may be divided between runs that know
/// nothing of each other.
class KeptShares final : public WorkShares {
public:
    /// What to do, and where it is kept. Of several parts one may be done here alone.
    struct Plan {
        std::uint64_t work = 0; ///< a number that only the same work with the same data has
        std::vector<std::string> from; ///< folders in which there may be shares
        std::string into; ///< a folder, made if need be, for those that are done now; empty: they are not kept
        std::size_t part = 0; ///< of the parts, from 0: share I belongs to part I modulo their number
        std::size_t parts = 1;
        bool onlyMerge = false; ///< do nothing that is not there
        /// Told which shares are to be done, ascending, before `workers` get them numbered from 0 on. May be empty.
        std::function<void(const std::vector<std::size_t>& missing)> willDo = {};
    };
    /// `workers` do what is not there, and must outlive this.
    KeptShares(Plan plan, WorkShares& workers) : m_plan(std::move(plan)), m_workers(workers) { }

    /// As WorkShares::run(); in a part of several nothing is given to `take`, and all of it fails with Missing, which
    /// says what others have still to do. Fails with Missing and OfOtherWork if shares may only be merged, and as a
    /// damaged file says.
    Result<void> run(const ShareList& list, const ProgressSink& progress, const std::stop_token& stop) override;

    /// Of the last run: shares that were there, and that were done.
    std::size_t found() const { return m_found; }
    std::size_t done() const { return m_done; }

private:
    Result<std::vector<std::string>> filesOf(const ShareList& list);

    Plan m_plan;
    WorkShares& m_workers;
    std::size_t m_found = 0;
    std::size_t m_done = 0;
};

} // namespace arcwright
