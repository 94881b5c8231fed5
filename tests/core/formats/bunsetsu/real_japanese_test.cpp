// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace real_japanese_test {

/// Runs on the Kyoto University Web Document Leads Corpus, which is not ours to keep beside the tests.
class RealJapaneseTest : public testing::TestWithParam<std::pair<const char*, std::pair<std::size_t, std::size_t>>> {
protected:
    void SetUp() override
    {
        const char* folder = std::getenv("ARCWRIGHT_TREEBANKS");
        if (folder == nullptr || !std::filesystem::is_directory(folder))
            GTEST_SKIP() << "set ARCWRIGHT_TREEBANKS to a folder of treebanks (ja/*.knp) to run this test";
        m_file = std::string(folder) + "/ja/" + GetParam().first;
    }

    std::string m_file;
};

TEST_P(RealJapaneseTest, OpensWithoutAProblemAndComesBackByteForByte)
{
    const auto opened = openDocument(m_file);
    ASSERT_TRUE(opened.has_value()) << testing::PrintToString(opened.error());
    const auto document = *opened;
    EXPECT_EQ(document->format(), formatNamed("knp"));
    EXPECT_EQ(document->size(), GetParam().second.first);
    std::size_t bunsetsu = 0;
    std::vector<Edit> edits; // every sentence written by the writer, none changed
    for (std::size_t i = 0; i < document->size(); ++i) {
        const auto sentence = document->sentence(i);
        ASSERT_FALSE(sentence->problem.has_value()) << testing::PrintToString(*sentence->problem);
        bunsetsu += sentence->bunsetsu.size();
        EXPECT_EQ(sentence->bunsetsu.back().head, kRoot);
        EXPECT_EQ(sentence->bunsetsu.back().last, sentence->size());
        edits.push_back(replacement(document->id(i), sentence, sentence));
    }
    EXPECT_EQ(bunsetsu, GetParam().second.second) << "as many as there are lines that begin with an asterisk";
    EXPECT_TRUE(document->with(edits)->serialised().value() == test::readBytes(m_file));
}

INSTANTIATE_TEST_SUITE_P(Kwdlc, RealJapaneseTest,
    testing::Values(std::pair("kwdlc-dev.knp", std::pair(1'585U, 8'986U)),
        std::pair("kwdlc-train.knp", std::pair(12'271U, 72'739U))));

} // namespace real_japanese_test
} // namespace arcwright
