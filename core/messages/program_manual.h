// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace arcwright {

/// An option of a program, or an argument without a name of its own.
struct ManualOption {
    std::vector<std::string> names; ///< `-h`, `--help`; of an argument without a name what stands for it: `PATH`
    std::string value; ///< what stands for its value: `FILE`; empty for a flag
    std::vector<std::string> choices; ///< the values it can have; none: any
    std::string text;
    bool isRequired = false;
    bool takesSeveral = false;
};

/// A command of a program, or the program itself where it has no commands.
struct ManualCommand {
    std::string name; ///< as it is typed behind the program's name: `exercise make`
    std::string text;
    std::vector<ManualOption> options; ///< those without a name first
    std::string notes; ///< shown as it is laid out
};

/// What is to be known of a program that is started from a shell. It is made of the tables the program itself reads
/// its command line by, so that manual page, completion and --help tell the same.
struct ProgramManual {
    std::string name;
    std::string version;
    std::string summary; ///< a phrase, for lists of programs
    std::string description;
    std::vector<ManualOption> options;
    std::vector<ManualCommand> commands;
    std::string notes; ///< shown as it is laid out
    std::vector<std::string> related; ///< other programs with a manual page
};

/// The manual page of section 1, in the macros of man(7).
std::string manualPage(const ProgramManual& program);

/// A script that completes commands, options and those values of options that are few; else names of files. For the
/// folder `bash-completion/completions`.
std::string bashCompletion(const ProgramManual& program);

} // namespace arcwright
