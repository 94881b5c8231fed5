// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "core/messages/program_manual.h"

namespace arcwright::cli {

/// Gives the program its description, its options and all commands. The command that was given leaves its exit status
/// in `status`. `version` is printed for --version.
void describe(CLI::App& program, const std::string& version, int& status);

/// What is to be known of the program, from the options it reads.
ProgramManual manualOf(const CLI::App& program, const std::string& version);

} // namespace arcwright::cli
