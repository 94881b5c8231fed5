// SPDX-License-Identifier: GPL-3.0-or-later
#include <mutex>

#include <gtest/gtest.h>

#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace open_many_test {

/// Forty files of one word each.
class OpenManyTest : public testing::Test {
protected:
    OpenManyTest()
    {
        for (int i = 0; i < files; ++i)
            m_folder.write(
                std::to_string(i) + ".conllu", "1\tw" + std::to_string(i) + "\t_\t_\t_\t_\t0\troot\t_\t_\n\n");
    }

    static constexpr int files = 40;
    test::TemporaryFolder m_folder;
};

TEST_F(OpenManyTest, TheyKeepTheirOrderHoweverManyAreOpenedAtATime)
{
    std::size_t told = 0;
    const auto treebank = openTreebank({m_folder.path()}, {}, [&](const Progress& progress) {
        EXPECT_EQ(progress.total, static_cast<std::size_t>(files));
        EXPECT_GE(progress.done, told);
        told = progress.done;
    });
    ASSERT_TRUE(treebank.has_value());
    ASSERT_EQ(treebank->size(), static_cast<std::size_t>(files));
    for (int i = 0; i < files; ++i)
        EXPECT_EQ(treebank->sentence(static_cast<std::size_t>(i))->word(1).form, "w" + std::to_string(i));
}

TEST_F(OpenManyTest, TheFirstThatCannotBeOpenedIsNamed)
{
    for (const int broken : {31, 7, 22})
        m_folder.write(std::to_string(broken) + ".conllu", "");
    for (int again = 0; again < 20; ++again) {
        const auto treebank = openTreebank({m_folder.path()});
        ASSERT_FALSE(treebank.has_value());
        EXPECT_EQ(treebank.error().file, m_folder.file("7.conllu"));
    }
}

TEST_F(OpenManyTest, ItCanBeCancelled)
{
    std::stop_source stop;
    const auto treebank = openTreebank(
        {m_folder.path()}, {}, [&](const Progress&) { stop.request_stop(); }, stop.get_token());
    ASSERT_FALSE(treebank.has_value());
    EXPECT_EQ(treebank.error().code, JobProblem::Cancelled);
}

} // namespace open_many_test
} // namespace arcwright
