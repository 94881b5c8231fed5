// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <future>
#include <optional>
#include <utility>

#include "core/base/result.h"
#include "core/learning/trainer_state.h"

namespace arcwright {

/// What comes after each epoch (scoring what it reached, keeping it) and takes half as long as an epoch does: on a
/// thread of its own beside the next epoch, or before it.
class EpochEnds {
public:
    /// What comes after the epoch that reached a state. Of two epochs it is never done at the same time.
    using Work = std::function<Result<void>(TrainerState& reached, EpochReport report)>;
    enum class When : std::uint8_t { BeforeTheNext, BesideTheNext };

    EpochEnds(When when, Work work) : m_when(when), m_work(std::move(work)) { }

    /// Does it; or, once the epoch before has had it, begins with it on a copy of the state. Fails as either does, and
    /// throws what either throws. O(weights) besides.
    Result<void> add(TrainerState& reached, const EpochReport& report);
    /// Waits for what add() began; fails likewise.
    Result<void> wait();

private:
    When m_when;
    Work m_work;
    std::optional<TrainerState> m_copy; ///< of the state that is worked on beside the next epoch
    std::future<Result<void>> m_begun; ///< after the copy, so that it ends before it
};

} // namespace arcwright
