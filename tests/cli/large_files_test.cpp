// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/cli/program.h"
#include "tests/paths.h"

namespace arcwright {
namespace large_files_test {

constexpr std::size_t gigabyte = std::size_t(1) << 30;
#ifdef ARCWRIGHT_SANITIZED
constexpr long mostMemory = 600; // megabytes; what is freed is kept for a while
#else
constexpr long mostMemory = 100;
#endif

/// A file that has a line of a gigabyte in the middle of it: zero bytes, which take no room on the disk.
struct Huge {
    const char* ending;
    std::string before;
    std::string after;
    std::size_t line; ///< on which the long line's sentence begins
};
void PrintTo(const Huge& huge, std::ostream* out)
{
    *out << huge.ending;
}

struct Ended {
    int status = -1;
    long megabytes = 0; ///< the most memory it had at any time
    std::string output; ///< standard output and errors
};

Ended runProgram(const test::TemporaryFolder& folder, const char* command, const std::string& path)
{
    const std::string out = folder.file("out");
    const pid_t child = ::fork();
    if (child == 0) {
        const int file = ::open(out.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
        ::dup2(file, 1);
        ::dup2(file, 2);
        ::execl(test::cliProgram, "arcwright-cli", command, "--in", path.c_str(), nullptr);
        ::_exit(127);
    }
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, usage.ru_maxrss >> 10, test::readBytes(out)};
}

class LargeFileTest : public testing::TestWithParam<Huge> { };

TEST_P(LargeFileTest, AGigabyteOfOneLineIsABrokenSentenceThatTakesLittleMemory)
{
    const Huge& huge = GetParam();
    const test::TemporaryFolder folder;
    const std::string path = folder.write(std::string("huge") + huge.ending, huge.before);
    std::filesystem::resize_file(path, huge.before.size() + gigabyte);
    std::ofstream(path, std::ios::binary | std::ios::app) << huge.after;
    for (const char* command : {"stats", "validate"}) {
        const auto begin = std::chrono::steady_clock::now();
        const Ended run = runProgram(folder, command, path);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        std::cout << command << ' ' << huge.ending << ": " << seconds.count() << " s, " << run.megabytes << " MB\n";
        EXPECT_EQ(run.status, command == std::string("stats") ? test::badInputOrOutput : test::found) << run.output;
        EXPECT_LT(run.megabytes, mostMemory);
        EXPECT_NE(run.output.find(path + ':' + std::to_string(huge.line) + ":1: "), std::string::npos) << run.output;
        EXPECT_NE(run.output.find(command == std::string("stats") ? "words                                       2"
                                                                  : "in 3 sentences"),
            std::string::npos)
            << "the sentences around it are read\n"
            << run.output;
    }
}

const std::string words = "# sent_id = a\n1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n";
const std::string tag = "<s>\n<W>a</W>\n</s>\n";
const std::string knp = "* -1D\n本 ほん 本 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n";
const std::string lattice = "* 0 -1D 0/0 0.0\n本\t名詞,一般,*,*,*,*,本,ホン,ホン\nEOS\n";

INSTANTIATE_TEST_SUITE_P(Formats, LargeFileTest,
    testing::Values(Huge{".conllu", words + "1\t", "\t_\tX\t_\t_\t0\troot\t_\t_\n\n" + words, 4},
        Huge{".tag", tag + "<s>\n<W>", "</W>\n</s>\n" + tag, 4}, Huge{".knp", knp + "* -1D\n", "\nEOS\n" + knp, 4},
        Huge{".cabocha", lattice + "* 0 -1D\n", "\nEOS\n" + lattice, 4}));

} // namespace large_files_test
} // namespace arcwright
