// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>

#include "core/base/progress.h"

namespace arcwright {

/// Adds up what several pieces of work report at the same time, each its own share of the whole.
class SharedProgress {
public:
    /// The sink must outlive this. It is called for every percent of the whole, never twice at the same time.
    SharedProgress(const ProgressSink& sink, std::size_t parts) : m_sink(sink), m_parts(parts) { }

    /// The sink of one of the parts, which may be copied; must not outlive this.
    ProgressSink part()
    {
        return [this, reported = std::make_shared<std::size_t>(0)](const Progress& state) {
            const std::size_t now = state.total == 0 ? 0 : state.done * 100 / state.total;
            const std::scoped_lock lock(m_mutex);
            const std::size_t before = m_percents;
            m_percents += now - *reported;
            *reported = now;
            const bool isAll = m_percents == m_parts * 100 && m_percents != before;
            if (m_sink && (isAll || m_percents / m_parts != before / m_parts))
                m_sink({m_percents, m_parts * 100});
        };
    }

private:
    const ProgressSink& m_sink;
    std::size_t m_parts;
    std::mutex m_mutex; // guards what follows, and calls of the sink
    std::size_t m_percents = 0;
};

} // namespace arcwright
