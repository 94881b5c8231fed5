// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "core/validation/validate_files.h"
#include "tests/core/validation/cases.h"

namespace arcwright {
namespace {

// Released treebanks of Universal Dependencies, which the official validator finds valid.
TEST(RealTreebanksValidationTest, ReleasedTreebanksAreValidUpToLevel2)
{
    const char* folder = std::getenv("ARCWRIGHT_TREEBANKS");
    if (folder == nullptr || !std::filesystem::is_directory(folder))
        GTEST_SKIP() << "set ARCWRIGHT_TREEBANKS to a folder of treebanks (.conllu, .tag) to run this test";
    for (const char* name : {"/ar/dev.conllu", "/cs/dev.conllu", "/en/dev.conllu"}) {
        SCOPED_TRACE(name);
        const std::string bytes = test::readBytes(folder + std::string(name));
        const std::vector<std::string_view> files{bytes};
        const auto sentences = validateFiles(files, {.level = 2}, 2);
        EXPECT_GE(sentences.size(), 100U);
        for (const ValidatedSentence& sentence : sentences)
            EXPECT_TRUE(sentence.incidents.empty()) << testing::PrintToString(sentence.incidents);
    }
}

} // namespace
} // namespace arcwright
