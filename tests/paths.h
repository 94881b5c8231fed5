// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace arcwright::test {

// Where files and programs lie is compiled in one source, so that all others are compiled alike in every clone.

/// A file of resources/samples.
std::string sampleFile(std::string_view name);

/// The folder resources/lessons.
std::string lessonsFolder();

/// A file or folder of tests/data.
std::string dataFile(std::string_view name);

/// The programs that tests start: arcwright-cli (empty in builds without it), and the annotator that is killed.
extern const char* const cliProgram;
extern const char* const annotatorProgram;

} // namespace arcwright::test
