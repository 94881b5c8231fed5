// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/conversion_plan.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/zone_samples.h"

namespace arcwright {
namespace conversion_plan_test {

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
    const auto moved = planWithPlaces(*plan, m_treebank, wish("two", SidecarUse::Write));
    ASSERT_TRUE(moved.has_value());
    ASSERT_EQ(moved->size(), 2U);
    EXPECT_EQ((*moved)[1].path, m_folder.file("two/2.conll"));
    EXPECT_TRUE((*moved)[1].keepsOriginal);
    EXPECT_EQ((*moved)[1].losses, (*plan)[1].losses);
    ASSERT_TRUE(writeConversion(*moved).has_value());
    EXPECT_FALSE(isThere("one"));
    EXPECT_TRUE(isThere("two/1.conll.arcwright.json"));
    const auto back = planWithPlaces(*moved, m_treebank, wish("one"));
    EXPECT_FALSE(back->front().keepsOriginal);
}

TEST_F(ConversionTest, AFolderWithAZoneBehindItsNameIsAFolder)
{
    m_folder.write("t/1.treex", test::parallelTreex());
    const std::string folder = m_folder.file("t") + "#en";
    const Treebank treebank = openTreebank({folder}).value();
    const auto paths = outputPaths(treebank, {folder}, m_folder.file("out"), {formatNamed("conllu")});
    ASSERT_TRUE(paths.has_value());
    EXPECT_EQ(paths->files, std::vector<std::string>{m_folder.file("out/1.conllu")});
}

TEST_F(ConversionTest, AllThatIsBelowAFolderKeepsItsSubfolders)
{
    m_folder.write("t/a/x.conllu", file);
    const std::string all = m_folder.file("t") + "/**";
    const auto pathsOf = [&] {
        const Treebank treebank = openTreebank({all}).value();
        const std::vector<FormatPointer> formats(treebank.documents().size(), formatNamed("conllx"));
        return outputPaths(treebank, {all}, m_folder.file("out"), formats).value();
    };
    EXPECT_TRUE(pathsOf().areInFolder) << "although it is one file";
    EXPECT_EQ(pathsOf().files, std::vector{m_folder.file("out/a/x.conll")});

    m_folder.write("t/b/c/x.conllu", file);
    m_folder.write("t/y.conllu", file);
    const auto paths = pathsOf();
    EXPECT_THAT(paths.files,
        testing::UnorderedElementsAre(
            m_folder.file("out/a/x.conll"), m_folder.file("out/b/c/x.conll"), m_folder.file("out/y.conll")));
    const Treebank treebank = openTreebank({all}).value();
    const auto plan = plannedConversion(treebank, {{all}, m_folder.file("out"), "conllx"});
    ASSERT_TRUE(plan.has_value());
    ASSERT_TRUE(writeConversion(*plan).has_value());
    EXPECT_TRUE(isThere("out/b/c/x.conll"));
}

TEST_F(ConversionTest, WhereTheFileCannotBeWrittenItsOriginalIsNotPutBesideIt)
{
    m_folder.write("out/1.conll/folder", "");
    const auto plan = plannedConversion(m_treebank, wish("out", SidecarUse::Write));
    ASSERT_TRUE(plan.has_value());
    EXPECT_FALSE(writeConversion(*plan).has_value());
    EXPECT_FALSE(isThere("out/1.conll.arcwright.json"));
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
    EXPECT_EQ(writeConversion(plan, {}, before.get_token()).error().code, JobProblem::Cancelled);
    EXPECT_FALSE(isThere("out"));
    std::stop_source within;
    const auto stopped = writeConversion(
        plan,
        [&](const Progress& progress) {
            if (progress.done == 1) // the second sentence of the first file
                within.request_stop();
        },
        within.get_token());
    EXPECT_EQ(stopped.error().code, JobProblem::Cancelled);
    EXPECT_FALSE(isThere("out/1.conll")) << "a file is written whole or not at all";
}

/// A file that is converted and converted back.
struct Way {
    std::string format;
    std::string bytes;
    std::string target;
    std::string name; ///< of the converted file
};
void PrintTo(const Way& way, std::ostream* out)
{
    *out << way.format << " as " << way.target << " in " << way.name;
}

class WayBackTest : public testing::TestWithParam<Way> { };

TEST_P(WayBackTest, TheOriginalIsFoundWhateverTheConvertedFileLooksLike)
{
    const Way& way = GetParam();
    const test::TemporaryFolder folder;
    const auto convert = [&](const std::string& from, const std::string& to, const std::string& format) {
        const ConversionWish wish{{folder.file(from)}, folder.file(to), format, SidecarUse::Write};
        const auto plan = plannedConversion(openTreebank(wish.in).value(), wish);
        ASSERT_TRUE(plan.has_value()) << testing::PrintToString(plan.error());
        ASSERT_TRUE(writeConversion(*plan).has_value());
    };
    folder.write("original", way.bytes);
    convert("original", way.name, way.target);
    ASSERT_NE(test::readBytes(folder.file(way.name)), way.bytes);
    convert(way.name, "back", way.format);
    EXPECT_EQ(test::readBytes(folder.file("back")), way.bytes);
    convert(way.name, "copy", way.target);
    EXPECT_EQ(test::readBytes(folder.file("copy")), test::readBytes(folder.file(way.name))) << "it was not asked for";
}

std::vector<Way> waysBack()
{
    const std::string ud = "# sent_id = 1\n1\ta\ta\tX\t_\tCase=Nom\t0\troot\t0:root\tSpaceAfter=No\n\n";
    const std::string ranges = "1-2\tab\t_\t_\t_\t_\t_\t_\t_\t_\n1\ta\ta\tX\t_\t_\t0\troot\t_\t_\n"
                               "2\tb\tb\tX\t_\t_\t1\tdep\t_\t_\n\n";
    const std::string knp = "# S-ID:a-1 KNP:4.2\n* 1D <文頭>\n+ 1D\n表 ひょう 表 名詞 6 普通名詞 1 * 0 * 0\n"
                            "* -1D\n+ -1D\n見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\nEOS\n";
    const std::string lattice = "* 0 -1D 0/0 0.0\n表\t名詞,一般,*,*,*,*,表,ヒョウ,ヒョー\nEOS\n";
    const std::string tag = "<tei.2>\n<s>\n<W lemma=\"a\" msd=\"X\" in=\"\" out=\"\">a</W>\n</s>\n</tei.2>\n";
    std::vector<Way> ways;
    for (const std::string name : {"a.conll", "a.conllx", "a.txt", "a.conllu"}) {
        ways.push_back({"conllu", ud, "conllx", name});
        ways.push_back({"conllu", ranges, "conllx", name});
        ways.push_back(
            {"conllup", "# global.columns = ID FORM HEAD DEPREL MY:OWN\n1\ta\t0\troot\tx\n\n", "conllx", name});
    }
    for (const std::string target : {"dtag", "conllu", "conllx", "cabocha:juman", "knp:euc-jp", "knp:shift-jis"})
        ways.push_back({"knp:utf-8", knp, target, "a.txt"});
    for (const std::string target : {"dtag", "conllup", "conllx", "cabocha:juman", "knp", "cabocha:shift-jis"})
        ways.push_back({"cabocha:ipadic", lattice, target, "a.txt"});
    for (const std::string target : {"conllu", "conllup", "conllx", "knp", "cabocha"})
        ways.push_back({"dtag", tag, target, "a.txt"});
    return ways;
}
INSTANTIATE_TEST_SUITE_P(All, WayBackTest, testing::ValuesIn(waysBack()));

TEST(WayBackTest, AFileOfAnotherFormatThatTookTheConvertedFilesPlaceIsReadAsWhatItIs)
{
    const test::TemporaryFolder folder;
    const std::string original = "1\ta\ta\tX\t_\t_\t0\troot\t0:root\t_\n\n";
    const std::string other = "1-1\ta\t_\t_\t_\t_\t_\t_\t_\t_\n" + original;
    ConversionWish wish{{folder.write("a.conllu", original)}, folder.file("a.conll"), "conllx", SidecarUse::Write};
    ASSERT_TRUE(writeConversion(plannedConversion(openTreebank(wish.in).value(), wish).value()).has_value());
    folder.write("a.conll", other);
    wish = {{folder.file("a.conll")}, folder.file("b.conllu"), "conllu", SidecarUse::Read};
    const auto plan = plannedConversion(openTreebank(wish.in).value(), wish);
    ASSERT_TRUE(plan.has_value());
    EXPECT_FALSE(plan->front().isRestored);
    ASSERT_TRUE(writeConversion(*plan).has_value());
    EXPECT_EQ(test::readBytes(folder.file("b.conllu")), other);
}

} // namespace conversion_plan_test
} // namespace arcwright
