// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/documents/document_name.h"
#include "core/formats/format_problems.h"
#include "core/formats/open.h"
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
    EXPECT_EQ(documentName(*first), path) << "what is read where nobody asks has no zone in its name";
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

TEST_F(OpenZonesTest, AFolderIsReadInTheZoneThatIsNamedWhereItIsThere)
{
    m_folder.write("f/1.treex", test::treexOf({{wordIn("cs", "Ano"), wordIn("en", "Yes")}}));
    m_folder.write("f/2.treex", test::treexOf({{wordIn("cs", "Ne")}}));
    const std::string folder = m_folder.file("f");
    const Treebank treebank = openTreebank({folder + "#en"}).value();
    EXPECT_THAT(zonesIn(treebank), ElementsAre("en", "cs"));
    EXPECT_EQ(treebank.sentence(0)->word(1).form, "Yes");
    EXPECT_THAT(zonesIn(openTreebank({folder + "/*.treex#en"}).value()), ElementsAre("en", "cs"));
    EXPECT_THAT(treebankFiles({folder + "/1.treex#en"}).value(), ElementsAre(folder + "/1.treex#en"));
    EXPECT_FALSE(openTreebank({folder + "/2.treex#en"}).has_value()) << "this very file was asked for";
    const auto nowhere = openTreebank({folder + "#de"});
    ASSERT_FALSE(nowhere.has_value());
    EXPECT_EQ(nowhere.error(), (Problem{FormatProblem::PmlZoneMissing, folder + "/1.treex", 1, 1, {"de", "cs, en"}}));
    m_folder.write("f/below/3.treex", test::treexOf({{wordIn("cs", "Snad")}}));
    EXPECT_EQ(skippedSubfolders({folder + "#en"}), skippedSubfolders({folder}));
    EXPECT_EQ(skippedSubfolders({folder}).size(), 1U);
}

TEST_F(OpenZonesTest, FilesWithoutAWishAreReadInOneZone)
{
    m_folder.write("f/1.treex", test::treexOf({{wordIn("cs", "Ano"), wordIn("en", "Yes")}}));
    m_folder.write("f/2.treex", test::treexOf({{wordIn("en", "No"), wordIn("cs", "Ne")}}));
    m_folder.write("f/3.treex", test::treexOf({{wordIn("de", "Doch")}}));
    const std::string folder = m_folder.file("f");
    const Treebank treebank = openTreebank({folder}).value();
    EXPECT_THAT(zonesIn(treebank), ElementsAre("cs", "cs", "de"));
    EXPECT_THAT(zonesIn(openTreebank({folder + "#en"}).value()), ElementsAre("en", "en", "de"));
}

} // namespace open_zones_test
} // namespace arcwright
