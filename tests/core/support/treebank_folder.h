// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/documents/treebank.h"
#include "tests/core/support/sanitized.h"

namespace arcwright::test {

/// Runs on treebanks that are too large and not ours to keep beside the tests: in the folder that ARCWRIGHT_TREEBANKS
/// names. Without one it is skipped.
class TreebankFolderTest : public testing::Test {
protected:
    void SetUp() override
    {
        const char* named = std::getenv("ARCWRIGHT_TREEBANKS");
        if (named == nullptr || !std::filesystem::is_directory(named))
            GTEST_SKIP() << "set ARCWRIGHT_TREEBANKS to a folder of treebanks (cs, da, ja, ...) to run this test";
        m_folder = named;
    }

    const std::string& folder() const { return m_folder; }

    /// The files of the folder, or of a folder in it, whose names end like this (".tag"), in the order of their names;
    /// under sanitizers without those of three megabytes or more, and at most thirty of them.
    std::vector<std::string> files(const std::string& ending, const std::string& within = {}) const
    {
        std::vector<std::string> found;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(m_folder + '/' + within)) {
            if (entry.path().extension() == ending && !(isSanitized && entry.file_size() >= 3'000'000))
                found.push_back(entry.path().string());
        }
        std::sort(found.begin(), found.end(), naturallyBefore);
        if (isSanitized && found.size() > 30)
            found.resize(30);
        EXPECT_FALSE(found.empty()) << "no file that ends in " << ending;
        return found;
    }

private:
    std::string m_folder;
};

} // namespace arcwright::test
