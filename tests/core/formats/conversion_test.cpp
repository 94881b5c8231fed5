// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conversion.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace {

const std::string file = "# sent_id = 1\n1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n\n";

class ConversionTest : public testing::Test {
protected:
    ConversionTest()
    {
        m_folder.write("in/1.conllu", file + file + file);
        m_folder.write("in/2.conllu", file);
        m_treebank = openTreebank({m_folder.file("in")}).value();
    }
    ConversionWish wish(std::string_view out, SidecarUse use = SidecarUse::Read) const
    {
        return {{m_folder.file("in")}, m_folder.file(out), "conllx", use};
    }
    bool isThere(std::string_view name) const { return std::filesystem::exists(m_folder.file(name)); }

    test::TemporaryFolder m_folder;
    Treebank m_treebank;
};

TEST_F(ConversionTest, APlanCanBePlacedAnew)
{
    const auto plan = plannedConversion(m_treebank, wish("one"));
    ASSERT_TRUE(plan.has_value());
    const auto moved = placed(*plan, m_treebank, wish("two", SidecarUse::Write));
    ASSERT_TRUE(moved.has_value());
    ASSERT_EQ(moved->size(), 2U);
    EXPECT_EQ((*moved)[1].path, m_folder.file("two/2.conll"));
    EXPECT_TRUE((*moved)[1].keepsOriginal);
    EXPECT_EQ((*moved)[1].losses, (*plan)[1].losses);
    ASSERT_TRUE(writeConversion(*moved).has_value());
    EXPECT_FALSE(isThere("one"));
    EXPECT_TRUE(isThere("two/1.conll.arcwright.json"));
    const auto back = placed(*moved, m_treebank, wish("one"));
    EXPECT_FALSE(back->front().keepsOriginal);
}

TEST_F(ConversionTest, WritingReportsHowFarItIs)
{
    const auto plan = plannedConversion(m_treebank, wish("out"));
    std::vector<std::size_t> done;
    ASSERT_TRUE(writeConversion(plan.value(), [&](const Progress& progress) {
        EXPECT_EQ(progress.total, 4U);
        done.push_back(progress.done);
    }).has_value());
    EXPECT_EQ(done, (std::vector<std::size_t>{0, 1, 2, 3}));
}

TEST_F(ConversionTest, WritingCanBeStoppedBetweenFilesAndWithinOne)
{
    const auto plan = plannedConversion(m_treebank, wish("out")).value();
    std::stop_source before;
    before.request_stop();
    EXPECT_EQ(writeConversion(plan, {}, before.get_token()).error().code, ProblemCode::Cancelled);
    EXPECT_FALSE(isThere("out"));
    std::stop_source within;
    const auto stopped = writeConversion(
        plan,
        [&](const Progress& progress) {
            if (progress.done == 1) // the second sentence of the first file
                within.request_stop();
        },
        within.get_token());
    EXPECT_EQ(stopped.error().code, ProblemCode::Cancelled);
    EXPECT_FALSE(isThere("out/1.conll")) << "a file is written whole or not at all";
}

} // namespace
} // namespace arcwright
