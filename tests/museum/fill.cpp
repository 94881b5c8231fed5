// SPDX-License-Identifier: GPL-3.0-or-later
// Writes one of each kind of file that the program writes today: `arcwright_fill_museum tests/data/museum/DATE`, for
// each release and each new version of a format. A folder that is there is left as it is.

#include <cstdio>
#include <exception>
#include <filesystem>

#include "tests/core/museum/exhibits.h"
#include "tests/core/support/temporary_folder.h"

int main(int count, char** arguments)
{
    namespace fs = std::filesystem;
    if (count != 2) {
        std::fprintf(stderr, "Usage: arcwright_fill_museum FOLDER\n");
        return 2;
    }
    try {
        const fs::path room = arguments[1];
        if (fs::exists(room)) {
            std::fprintf(stderr, "%s is there already.\n", arguments[1]);
            return 3;
        }
        for (const arcwright::test::Exhibit& exhibit : arcwright::test::exhibits()) {
            const fs::path kept = room / exhibit.name;
            fs::create_directories(kept);
            exhibit.make(kept.string());
            const arcwright::test::TemporaryFolder folder;
            fs::copy(kept, folder.file("copy"), fs::copy_options::recursive);
            arcwright::test::writeBytes(kept.string() + ".told", exhibit.tell(folder.file("copy")));
        }
        arcwright::test::writeBytes((room / "kinds").string(), arcwright::test::writtenKinds());
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 3;
    }
    return 0;
}
