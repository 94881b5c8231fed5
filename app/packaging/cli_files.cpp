// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the files that are installed beside the command line:  arcwright-cli-files SHARE
// or, of the sources, what translators have to translate of its help:  arcwright-cli-files --help-texts
#include <iostream>
#include <string_view>

#include "app/cli/program.h"
#include "app/packaging/files.h"
#include "core/base/program_version.h"

int main(int argc, char** argv)
{
    using namespace arcwright;
    if (argc != 2)
        return 2;
    CLI::App program;
    const std::string version(programVersion());
    int status = 0;
    cli::describe(program, version, status);
    if (std::string_view(argv[1]) == "--help-texts") {
        std::cout << cli::helpTexts(program);
        return std::cout.flush() ? 0 : 1;
    }
    return packaging::writeManual(argv[1], cli::manualOf(program, version)) ? 0 : 1;
}
