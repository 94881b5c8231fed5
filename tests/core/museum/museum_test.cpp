// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a version of the program wrote is opened by all later ones (`tests/museum/fill.cpp` adds a version).
#include <filesystem>

#include <gtest/gtest.h>

#include "core/base/program_version.h"
#include "tests/core/museum/exhibits.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

namespace arcwright {
namespace museum_test {

namespace fs = std::filesystem;

TEST(MuseumTest, WhatEveryVersionWroteTellsTheSame)
{
    int opened = 0;
    for (const auto& version : fs::directory_iterator(test::dataFile("museum"))) {
        for (const test::Exhibit& exhibit : test::exhibits()) {
            const fs::path kept = version.path() / exhibit.name;
            if (!fs::exists(kept)) // a kind that later versions brought
                continue;
            SCOPED_TRACE(kept.string());
            const test::TemporaryFolder folder(test::folderInMemory());
            const std::string copy = folder.file(exhibit.name);
            fs::copy(kept, copy, fs::copy_options::recursive);
            EXPECT_EQ(exhibit.tell(copy), test::readBytes(kept.string() + ".told"));
            ++opened;
        }
    }
    EXPECT_GE(opened, 13) << "the first version brought that many";
}

TEST(MuseumTest, HasAllThatThisVersionWrites)
{
    const std::string release(programVersion().substr(0, programVersion().find(' ')));
    for (const test::Exhibit& exhibit : test::exhibits())
        EXPECT_TRUE(fs::exists(fs::path(test::dataFile("museum")) / release / exhibit.name))
            << exhibit.name << ": arcwright_fill_museum tests/data/museum/" << release;
}

TEST(MuseumTest, WhatIsWrittenTodayTellsTheSameOnceMore)
{
    for (const test::Exhibit& exhibit : test::exhibits()) {
        const test::TemporaryFolder folder(test::folderInMemory());
        const std::string first = folder.file("first");
        const std::string second = folder.file("second");
        fs::create_directory(first);
        exhibit.make(first);
        fs::copy(first, second, fs::copy_options::recursive);
        EXPECT_EQ(exhibit.tell(first), exhibit.tell(second)) << exhibit.name;
    }
}

} // namespace museum_test
} // namespace arcwright
