// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace arcwright {

/// How far a long piece of work has come.
struct Progress {
    std::size_t done = 0;
    std::size_t total = 0;
};

/// Called from the working thread, about once a percent.
using ProgressSink = std::function<void(const Progress&)>;

} // namespace arcwright
