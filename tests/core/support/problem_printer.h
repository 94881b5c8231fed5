// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>

#include "core/base/result.h"

namespace arcwright {

/// Found by GoogleTest, so that a failure shows what the problem was.
inline void PrintTo(const Problem& problem, std::ostream* out)
{
    *out << "problem " << static_cast<int>(problem.code) << " in '" << problem.file << "' at " << problem.line << ':'
         << problem.column << " (";
    for (const auto& argument : problem.arguments)
        *out << " '" << argument << '\'';
    *out << " )";
}

} // namespace arcwright
