// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/documents/document_name.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/zone_samples.h"

namespace arcwright {
namespace open_zones_test {

using test::ZoneTree;
using testing::ElementsAre;

ZoneTree wordIn(const char* language, const char* form)
{
    return {language, "", {{form, 0, "ExD"}}};
}

class OpenZonesTest : public testing::Test {
protected:
    std::string formOf(const std::string& name) const
    {
        const auto document = openDocument(name);
        return document ? (*document)->sentence(0)->word(1).form : std::string();
    }
    static std::vector<std::string> zonesIn(const Treebank& treebank)
    {
        std::vector<std::string> zones;
        for (const auto& document : treebank.documents())
            zones.push_back(zonesOf(*document).shown);
        return zones;
    }

    test::TemporaryFolder m_folder;
};

TEST_F(OpenZonesTest, AZoneStandsBehindTheName)
{
    const std::string path = m_folder.write("x.treex", test::parallelTreex());
    const auto reference = openDocument(path + "#cs_ref").value();
    EXPECT_EQ(reference->path(), path);
    EXPECT_EQ(reference->sentence(0)->word(1).relation, "Sb");
    EXPECT_EQ(zonesOf(*reference).shown, "cs_ref");
    EXPECT_THAT(zonesOf(*reference).others, ElementsAre("cs", "en"));
    EXPECT_EQ(documentName(*reference), path + "#cs_ref");
    EXPECT_EQ(openDocument(path + "#cs:ref").value()->hash(), reference->hash());
    EXPECT_EQ(openAgain(*reference).value()->hash(), reference->hash());
    const auto first = openDocument(path).value();
    EXPECT_EQ(documentName(*first), path + "#cs") << "which needs not be the first for ever";
    EXPECT_EQ(bundleOf(*openDocument(path + "#en").value(), 0), 1U);
    const auto missing = openDocument(path + "#de");
    ASSERT_FALSE(missing.has_value());
    EXPECT_EQ(missing.error(), (Problem{FormatProblem::PmlZoneMissing, path, 1, 1, {"de", "cs, cs_ref, en"}}));
}

TEST_F(OpenZonesTest, OnlyWhatIsThereNamesAZone)
{
    const std::string text = "1\tAno\tano\tPART\t_\t_\t0\troot\t_\t_\n\n";
    const std::string odd = m_folder.write("a#en.conllu", text);
    EXPECT_EQ(namedZone(odd).path, odd);
    EXPECT_EQ(formOf(odd), "Ano");
    const std::string plain = m_folder.write("b.conllu", text);
    const auto opened = openDocument(plain + "#en");
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error(), (Problem{FileProblem::NotFound, plain + "#en", 0, 0, {}}));
    EXPECT_EQ(namedZone(m_folder.file("none.treex#en")).zone, "") << "nothing is there";
}

TEST_F(OpenZonesTest, AZoneOfAFolderIsInAllItsFiles)
{
    m_folder.write("f/1.treex", test::treexOf({{wordIn("cs", "Ano"), wordIn("en", "Yes")}}));
    m_folder.write("f/2.treex", test::treexOf({{wordIn("cs", "Ne"), wordIn("en", "No")}}));
    const std::string folder = m_folder.file("f");
    EXPECT_THAT(zonesIn(openTreebank({folder + "#en"}).value()), ElementsAre("en", "en"));
    EXPECT_THAT(zonesIn(openTreebank({folder + "/*.treex#en"}).value()), ElementsAre("en", "en"));
    EXPECT_THAT(treebankFiles({folder + "/1.treex#en"}).value(), ElementsAre(folder + "/1.treex#en"));
    m_folder.write("f/3.treex", test::treexOf({{wordIn("cs", "Snad")}}));
    for (const char* names : {"#en", "/*.treex#en"}) {
        const auto opened = openTreebank({folder + names});
        ASSERT_FALSE(opened.has_value()) << "a score against another zone's trees would be wrong";
        EXPECT_EQ(opened.error(), (Problem{FormatProblem::PmlZoneMissing, folder + "/3.treex", 1, 1, {"en", "cs"}}));
    }
    m_folder.write("f/below/3.treex", test::treexOf({{wordIn("cs", "Snad")}}));
    EXPECT_EQ(skippedSubfolders({folder + "#en"}), skippedSubfolders({folder}));
    EXPECT_EQ(skippedSubfolders({folder}).size(), 1U);
}

TEST_F(OpenZonesTest, WhereAnotherZoneWillDoItIsSaid)
{
    m_folder.write("f/1.treex", test::treexOf({{wordIn("cs", "Ano"), wordIn("en", "Yes")}}));
    m_folder.write("f/2.treex", test::treexOf({{wordIn("cs", "Ne"), wordIn("da", "Nej")}}));
    m_folder.write("f/3.treex", test::treexOf({{wordIn("da", "Måske"), wordIn("cs", "Snad")}}));
    const std::string folder = m_folder.file("f");
    const auto open = [](const std::string& name) {
        return openTreebank({name}, {}, {}, {}, WhenRead::Now, ZoneMissing::IsAnother);
    };
    const Treebank treebank = open(folder + "#en").value();
    EXPECT_THAT(zonesIn(treebank), ElementsAre("en", "cs", "cs")) << "those without it agree on one";
    EXPECT_THAT(filesInOtherZones(treebank, {folder + "#en"}),
        ElementsAre(Problem{FormatProblem::PmlZoneNotInAll, folder + "/2.treex", 0, 0, {"en", "cs", "2"}}));
    EXPECT_THAT(filesInOtherZones(open(folder + "#cs").value(), {folder + "#cs"}), testing::IsEmpty());
    EXPECT_THAT(filesInOtherZones(open(folder).value(), {folder}), testing::IsEmpty());
    const auto nowhere = open(folder + "#e");
    ASSERT_FALSE(nowhere.has_value()) << "a typing error";
    EXPECT_EQ(nowhere.error(), (Problem{FormatProblem::PmlZoneMissing, folder + "/1.treex", 1, 1, {"e", "cs, en"}}));
    EXPECT_FALSE(open(folder + "/2.treex#en").has_value()) << "this very file was asked for";
}

TEST_F(OpenZonesTest, FilesWithoutAWishAreReadInOneZone)
{
    m_folder.write("f/1.treex", test::treexOf({{wordIn("cs", "Ano"), wordIn("en", "Yes")}}));
    m_folder.write("f/2.treex", test::treexOf({{wordIn("en", "No"), wordIn("cs", "Ne")}}));
    m_folder.write("f/3.treex", test::treexOf({{wordIn("de", "Doch")}}));
    EXPECT_THAT(zonesIn(openTreebank({m_folder.file("f")}).value()), ElementsAre("cs", "cs", "de"));
}

TEST_F(OpenZonesTest, AFileIsReadInOneZone)
{
    const std::string path = m_folder.write("x.treex", test::parallelTreex());
    EXPECT_EQ(openTreebank({path, path + "#cs"}).value().documents().size(), 1U) << "the first by its name";
    EXPECT_EQ(openTreebank({path + "#cs:ref", path + "#cs_ref"}).value().documents().size(), 1U);
    const auto two = openTreebank({path + "#cs", path + "#cs_ref"});
    ASSERT_FALSE(two.has_value());
    EXPECT_EQ(two.error(), (Problem{FormatProblem::PmlSeveralZones, path, 0, 0, {"cs", "cs_ref"}}));
}

TEST_F(OpenZonesTest, AZoneIsReadAgainWhereverItStandsByNow)
{
    const std::string path = m_folder.write("x.treex", test::treexOf({{wordIn("cs", "Ano")}}));
    const auto before = openDocument(path).value();
    const std::uint64_t hash = before->hash();
    m_folder.write("x.treex", test::treexOf({{wordIn("en", "Yes"), wordIn("cs", "Ano")}}));
    const auto again = openAgain(*before).value();
    EXPECT_EQ(zonesOf(*again).shown, "cs");
    EXPECT_EQ(again->hash(), hash) << "another zone is no change of this one";
    EXPECT_EQ(documentName(*again), documentName(*before));
    m_folder.write("x.treex", test::treexOf({{wordIn("en", "Yes")}}));
    const auto gone = openAgain(*before);
    ASSERT_FALSE(gone.has_value());
    EXPECT_EQ(gone.error().code, FormatProblem::PmlZoneMissing);
}

} // namespace open_zones_test
} // namespace arcwright
