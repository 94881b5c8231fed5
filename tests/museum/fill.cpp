// SPDX-License-Identifier: GPL-3.0-or-later
// Writes one of each kind of file that this version writes: `arcwright_fill_museum tests/data/museum/VERSION`, once for
// each release. Kinds that are there already are left as they are.

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
        for (const arcwright::test::Exhibit& exhibit : arcwright::test::exhibits()) {
            const fs::path kept = fs::path(arguments[1]) / exhibit.name;
            if (fs::exists(kept))
                continue;
            fs::create_directories(kept);
            exhibit.make(kept.string());
            const arcwright::test::TemporaryFolder folder;
            fs::copy(kept, folder.file("copy"), fs::copy_options::recursive);
            arcwright::test::writeBytes(kept.string() + ".told", exhibit.tell(folder.file("copy")));
        }
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 3;
    }
    return 0;
}
