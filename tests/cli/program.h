// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include <sys/wait.h>

#include "tests/core/support/sanitized.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

namespace arcwright::test {

/// Exit status and output of a run of the program.
struct Outcome {
    int status = -1;
    std::string output;
    std::string errors;
};

/// Runs arcwright-cli, as a shell would, in a folder of the test's own.
class Program {
public:
    const TemporaryFolder& folder() const { return m_folder; }
    std::string file(std::string_view name) const { return m_folder.file(name); }

    /// `output`: where standard output goes instead of into the outcome. `before`: what the shell does first.
    Outcome run(
        const std::vector<std::string>& arguments, const std::string& output = {}, const std::string& before = {}) const
    {
        const std::string out = output.empty() ? m_logs.file("out") : output;
        std::string command = before + quoted(test::cliProgram);
        for (const std::string& argument : arguments)
            command += ' ' + quoted(argument);
        command += " </dev/null >" + quoted(out) + " 2>" + quoted(m_logs.file("err"));
        const int status = std::system(command.c_str());
        if (!WIFEXITED(status))
            throw std::runtime_error("did not exit: " + command);
        return {WEXITSTATUS(status), output.empty() ? readBytes(out) : std::string(), readBytes(m_logs.file("err"))};
    }

    /// A sample to train on: all of it, or under sanitizers a file of its first `few` sentences, not in folder().
    std::string trainingSample(std::string_view name, std::size_t few) const
    {
        const std::string all = sampleFile(name);
        return isSanitized ? m_logs.write(name, firstSentences(readBytes(all), few)) : all;
    }

private:
    static std::string firstSentences(const std::string& text, std::size_t count)
    {
        const std::string_view last = text.find("\nEOS\n") == std::string::npos ? "\n\n" : "\nEOS\n";
        std::size_t end = 0;
        for (std::size_t at = 0; count > 0 && (at = text.find(last, end)) != std::string::npos; --count)
            end = at + last.size();
        return text.substr(0, end);
    }
    static std::string quoted(const std::string& argument)
    {
        std::string text = "'";
        for (const char c : argument)
            text += c == '\'' ? std::string("'\\''") : std::string(1, c);
        return text + '\'';
    }

    TemporaryFolder m_folder;
    TemporaryFolder m_logs;
};

/// Exit statuses, as the help states them.
inline constexpr int fine = 0;
inline constexpr int found = 1;
inline constexpr int wrongUsage = 2;
inline constexpr int badInputOrOutput = 3;

inline std::string sample(std::string_view name)
{
    return sampleFile(name);
}

} // namespace arcwright::test
