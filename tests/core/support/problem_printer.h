// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "core/base/result.h"

namespace arcwright {

// Found by GoogleTest, so that a failure shows what the problem was.

inline void PrintTo(ProblemCode code, std::ostream* out)
{
    *out << "problem " << textOf(code);
}

inline void PrintTo(const Problem& problem, std::ostream* out)
{
    PrintTo(problem.code, out);
    *out << " in '" << problem.file << "' at " << problem.line << ':' << problem.column << " (";
    for (const auto& argument : problem.arguments)
        *out << " '" << argument << '\'';
    *out << " )";
}

inline void PrintTo(const Result<std::string>& result, std::ostream* out)
{
    if (result)
        *out << testing::PrintToString(*result);
    else
        PrintTo(result.error(), out);
}

} // namespace arcwright

namespace arcwright::test {

/// A problem of a whole file.
inline Problem problemOf(ProblemCode code, std::string file, std::vector<std::string> arguments = {})
{
    return {code, std::move(file), 0, 0, std::move(arguments)};
}

} // namespace arcwright::test
