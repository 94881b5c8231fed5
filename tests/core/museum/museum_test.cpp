// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the program has written once is opened by all later versions (`tests/museum/fill.cpp` adds a folder).
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "tests/core/museum/exhibits.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

namespace arcwright {
namespace museum_test {

namespace fs = std::filesystem;

/// The folders of the museum, oldest first.
std::set<fs::path> rooms()
{
    std::set<fs::path> found;
    for (const auto& entry : fs::directory_iterator(test::dataFile("museum")))
        found.insert(entry.path());
    return found;
}

TEST(MuseumTest, WhatWasWrittenOnceTellsTheSameForEver)
{
    std::map<std::string, const test::Exhibit*> byName;
    for (const test::Exhibit& exhibit : test::exhibits())
        byName.emplace(exhibit.name, &exhibit);
    ASSERT_FALSE(rooms().empty());
    for (const fs::path& room : rooms()) {
        std::istringstream kinds(test::readBytes((room / "kinds").string()));
        for (std::string name; std::getline(kinds, name) && name.find(' ') == std::string::npos;) {
            SCOPED_TRACE((room / name).string());
            ASSERT_TRUE(byName.count(name)) << "nobody opens it any more";
            const test::TemporaryFolder folder(test::folderInMemory());
            const std::string copy = folder.file(name);
            fs::copy(room / name, copy, fs::copy_options::recursive);
            EXPECT_EQ(byName[name]->tell(copy), test::readBytes((room / (name + ".told")).string()));
        }
    }
}

TEST(MuseumTest, TheNewestRoomHasAllThatIsWrittenToday)
{
    ASSERT_FALSE(rooms().empty());
    const fs::path newest = *rooms().rbegin();
    EXPECT_EQ(test::writtenKinds(), test::readBytes((newest / "kinds").string()))
        << "fill another room: arcwright_fill_museum tests/data/museum/DATE";
    for (const test::Exhibit& exhibit : test::exhibits()) {
        if (!exhibit.isChosen)
            continue;
        const test::TemporaryFolder folder(test::folderInMemory());
        exhibit.make(folder.path());
        EXPECT_EQ(exhibit.tell(folder.path()), test::readBytes((newest / exhibit.name).string() + ".told"))
            << exhibit.name;
    }
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
