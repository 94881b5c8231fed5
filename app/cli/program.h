// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include "core/messages/program_manual.h"

namespace arcwright::cli {

/// Gives the program its description, its options and all commands. The command that was given leaves its exit status
/// in `status`. `version` is printed for --version.
void describe(CLI::App& program, const std::string& version, int& status);

/// Says descriptions of commands and options, and the words of the help itself, in the language that is spoken.
void translateHelp(CLI::App& program);

/// The descriptions that translateHelp() looks up, as a source that lupdate reads: app/cli/help_texts.h.
std::string helpTexts(const CLI::App& program);

/// What is to be known of the program, from the options it reads.
ProgramManual manualOf(const CLI::App& program, const std::string& version);

} // namespace arcwright::cli
