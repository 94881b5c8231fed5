// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <iostream>
#include <new>
#include <stdexcept>

#include "app/cli/console.h"
#include "app/cli/division.h"
#include "app/cli/program.h"
#include "app/cli/spoken.h"
#include "app/cli/visible_output.h"
#include "app/cluster/job.h"
#include "core/base/process_limits.h"
#include "core/base/program_version.h"

namespace {

int run(int argc, char** argv)
{
    using namespace arcwright;
    using namespace arcwright::cli;
    speak(languageAskedFor(argc, argv));
    if (isSpareRank(argc, argv))
        return Fine;
    const bool isHelpingRank = cluster::launchedAs().rank > 0; // whose usage is that of the first
    CLI::App program;
    int status = Fine;
    describe(program, std::string(programVersion()), status);
    translateHelp(program);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (isHelpingRank)
            return Fine;
        return program.exit(error) == 0 ? Fine : WrongUsage;
    }
    // What a rank had to complain of that works for another one is told by that one.
    return isHelpingRank ? static_cast<int>(Fine) : status;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace arcwright;
    prepareForFiles();
    const cli::VisibleOutput output(std::cout);
    const cli::VisibleOutput errors(std::cerr);
    try {
        const int status = run(argc, argv);
        std::cout.flush();
        if (!std::cout || std::fflush(stdout) != 0) {
            std::cerr << "arcwright-cli: standard output cannot be written\n";
            return cli::BadInputOrOutput;
        }
        return status;
    } catch (const std::bad_alloc&) {
        cli::complain({JobProblem::OutOfMemory, {}, 0, 0, {}});
    } catch (const std::length_error&) { // what no memory could hold
        cli::complain({JobProblem::OutOfMemory, {}, 0, 0, {}});
    } catch (const std::exception& error) { // a mistake of ours: never a bare abort
        std::cerr << "arcwright-cli: " << error.what() << '\n';
    }
    return cli::BadInputOrOutput;
}
