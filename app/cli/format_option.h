// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace arcwright::cli {

/// Adds an option whose value is the name of a format that formatNamed() knows. Its help ends with the names of the
/// families.
CLI::Option* addFormatOption(CLI::App& command, const std::string& name, std::string& format, const std::string& help);

} // namespace arcwright::cli
