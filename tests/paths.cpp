// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"

namespace arcwright::test {

const char* const cliProgram = ARCWRIGHT_CLI;
const char* const annotatorProgram = ARCWRIGHT_ANNOTATOR;

std::string sampleFile(std::string_view name)
{
    return std::string(ARCWRIGHT_ROOT "/resources/samples/").append(name);
}

std::string lessonsFolder()
{
    return ARCWRIGHT_ROOT "/resources/lessons";
}

std::string dataFile(std::string_view name)
{
    return std::string(ARCWRIGHT_ROOT "/tests/data/").append(name);
}

} // namespace arcwright::test
