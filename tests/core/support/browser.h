// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/core/support/temporary_folder.h"

namespace arcwright::test {

/// The program of a browser; empty if none is found.
inline std::string browser()
{
    for (const char* name : {"chromium", "chromium-browser", "google-chrome"}) {
        if (std::system((std::string("command -v ") + name + " >/dev/null 2>&1").c_str()) == 0)
            return name;
    }
    return {};
}

/// The document of a page as a browser has it, once its scripts have run; empty if it cannot be started. `fragment`:
/// what stands behind # in its address.
inline std::string inBrowser(const std::string& program, const std::string& page, const std::string& fragment = {})
{
    const TemporaryFolder folder;
    const std::string path = folder.write("page.html", page);
    const std::string command = "timeout 60 " + program
        + " --headless --no-sandbox --disable-gpu --user-data-dir=" + folder.file("profile") + " --dump-dom 'file://"
        + path + (fragment.empty() ? "" : '#' + fragment) + "' 2>/dev/null";
    std::string told;
    if (FILE* output = popen(command.c_str(), "r")) {
        char bytes[1 << 14];
        for (std::size_t read = 0; (read = std::fread(bytes, 1, sizeof(bytes), output)) > 0;)
            told.append(bytes, read);
        pclose(output);
    }
    return told;
}

} // namespace arcwright::test
