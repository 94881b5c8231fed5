// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/epoch_ends.h"

namespace arcwright {

Result<void> EpochEnds::add(TrainerState& reached, const EpochReport& report)
{
    if (m_when == When::BeforeTheNext)
        return m_work(reached, report);
    if (auto former = wait(); !former)
        return former;
    m_copy = reached; // into the memory of the copy before
    m_begun = std::async(std::launch::async, [this, report] { return m_work(*m_copy, report); });
    return {};
}

Result<void> EpochEnds::wait()
{
    return m_begun.valid() ? m_begun.get() : Result<void>();
}

} // namespace arcwright
