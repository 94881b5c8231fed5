// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analyser.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <iostream>

#include <sys/wait.h>
#include <unistd.h>

#include "app/cli/console.h"
#include "app/cli/spoken.h"
#include "core/base/temporary_file.h"
#include "core/model/typed_text.h"

namespace arcwright::cli {

namespace {

/// A file with a text that goes when it is not needed any more.
class PassingFile {
public:
    explicit PassingFile(const std::string& text)
    {
        constexpr mode_t mine = 0600;
        m_file = makeTemporaryFile(std::filesystem::temp_directory_path().string(), mine);
        m_isWritten = m_file.descriptor && writeAll(m_file.descriptor.get(), text);
    }
    ~PassingFile()
    {
        if (m_file.descriptor)
            ::unlink(m_file.path.c_str());
    }
    PassingFile(const PassingFile&) = delete;
    PassingFile& operator=(const PassingFile&) = delete;

    bool isWritten() const { return m_isWritten; }
    const std::string& path() const { return m_file.path; }

private:
    TemporaryFile m_file;
    bool m_isWritten = false;
};

std::string quotedForShell(const std::string& path)
{
    std::string quoted = "'";
    for (const char c : path)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + '\'';
}

std::optional<std::string> outputOf(const std::string& command)
{
    std::FILE* const pipe = ::popen(command.c_str(), "r");
    if (pipe == nullptr)
        return std::nullopt;
    std::string output;
    std::array<char, 65536> chunk{};
    for (std::size_t count = chunk.size(); count > 0;) {
        count = std::fread(chunk.data(), 1, chunk.size(), pipe);
        output.append(chunk.data(), count);
    }
    const int status = ::pclose(pipe);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? std::optional(std::move(output)) : std::nullopt;
}

} // namespace

std::optional<std::string> analysed(const std::string& text, const std::string& command)
{
    const PassingFile input(text.ends_with('\n') ? text : text + '\n'); // a line without its end may not be read
    if (!input.isWritten()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "%1 cannot be written."), {input.path()}) << '\n';
        return std::nullopt;
    }
    const PassingFile complaints({}); // not to the terminal as they are: control characters are shown
    auto output
        = outputOf("{ " + command + "\n} <" + quotedForShell(input.path()) + " 2>" + quotedForShell(complaints.path()));
    std::cerr << readText(complaints.path()).value_or(std::string());
    if (!output)
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine",
                              "The analyser \"%1\" failed. Is it installed, and does it run from a shell?"),
            {command})
                  << '\n';
    else if (!isAnalysed(*output))
        std::cerr << said(
            QT_TRANSLATE_NOOP("CommandLine",
                "The analyser \"%1\" wrote no lines of words that end in EOS, as JUMAN and MeCab write them."),
            {command})
                  << '\n';
    else
        return output;
    return std::nullopt;
}

} // namespace arcwright::cli
