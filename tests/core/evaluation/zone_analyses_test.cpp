// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/zone_analyses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/formats/open.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/zone_samples.h"

namespace arcwright {
namespace zone_analyses_test {

using test::ZoneTree;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

class ZoneAnalysesTest : public testing::Test {
protected:
    void write(const std::string& text) { m_path = m_folder.write("x.treex", text); }
    std::shared_ptr<const Document> open(const std::string& zone) const
    {
        return openDocument(m_path + '#' + zone).value();
    }
    ZoneAnalyses found(const std::string& zone, const std::string& other)
    {
        return zoneAnalyses(*open(zone), *open(other), m_relations);
    }

    test::TemporaryFolder m_folder;
    std::string m_path;
    RelationPool m_relations;
};

TEST_F(ZoneAnalysesTest, SentencesAreOfOneBundle)
{
    write(test::parallelTreex());
    EXPECT_THAT(pairedByBundle(*open("cs"), *open("cs_ref")), ElementsAre(Pair(0U, 0U), Pair(1U, 1U)));
    EXPECT_THAT(pairedByBundle(*open("cs"), *open("en")), ElementsAre(Pair(1U, 0U)))
        << "the first bundle has no English tree";
    EXPECT_THAT(pairedByBundle(*open("en"), *open("cs")), ElementsAre(Pair(0U, 1U)));
}

TEST_F(ZoneAnalysesTest, AReferenceIsAnAnalysisOfTheSameWords)
{
    write(test::parallelTreex());
    const ZoneAnalyses reference = found("cs", "cs_ref");
    EXPECT_TRUE(reference.isOfSameWords());
    EXPECT_EQ(reference.shared, 2U);
    ASSERT_EQ(reference.found.size(), 2U);
    const Graph& graph = reference.found[0].second.graph;
    EXPECT_EQ(m_relations.text(graph.arc(1).relation), "Sb");
    EXPECT_EQ(graph.arc(3).head, 0);
    const ZoneAnalyses translation = found("cs", "en");
    EXPECT_EQ(translation.shared, 1U);
    EXPECT_THAT(translation.found, IsEmpty());
    EXPECT_FALSE(translation.isOfSameWords());
}

TEST_F(ZoneAnalysesTest, MembersAreTold)
{
    const auto tree = [](const char* selector, bool isMember) {
        return ZoneTree{"cs", selector, {{"psi", 2, "Sb", isMember}, {"a", 0, "Coord"}, {"kočky", 2, "Sb", isMember}}};
    };
    write(test::treexOf({{tree("", false), tree("ref", true)}}));
    const ZoneAnalyses reference = found("cs", "cs_ref");
    ASSERT_EQ(reference.found.size(), 1U);
    EXPECT_THAT(reference.found[0].second.graph.members, ElementsAre(false, true, false, true));
}

TEST_F(ZoneAnalysesTest, WhatDividesTheTextOtherwiseIsLaidOverTheWords)
{
    const ZoneTree ours{"cs", "", {{"Ahoj", 0, "ExD"}, {",", 1, "AuxX"}, {"psi", 1, "ExD"}}};
    const ZoneTree theirs{"cs", "tst", {{"Ahoj,", 0, "ExD"}, {"psi", 1, "Sb"}}};
    write(test::treexOf({{ours, theirs}}));
    const ZoneAnalyses other = found("cs", "cs_tst");
    ASSERT_EQ(other.found.size(), 1U);
    EXPECT_FALSE(other.found[0].second.unsaid.empty()) << "of the words it has as one";
}

TEST_F(ZoneAnalysesTest, AShortSentenceInCommonMakesNoTranslationAnAnalysis)
{
    const auto word = [](const char* selector, const char* form) {
        return ZoneTree{"cs", selector, {{form, 0, "ExD"}}};
    };
    write(test::treexOf({{word("", "Ano"), word("tst", "Ano")}, {word("", "Jdu"), word("tst", "Kráčím")},
        {word("", "Ne"), word("tst", "Nikoli")}}));
    const ZoneAnalyses other = found("cs", "cs_tst");
    EXPECT_EQ(other.found.size(), 1U);
    EXPECT_EQ(other.shared, 3U);
    EXPECT_FALSE(other.isOfSameWords());
}

TEST_F(ZoneAnalysesTest, AZoneIsOneThingInAllFiles)
{
    const auto word = [](const char* selector, const char* form) {
        return ZoneTree{"cs", selector, {{form, 0, "ExD"}}};
    };
    write(test::treexOf({{word("", "Ano"), word("tst", "Ano"), word("ref", "Ano")}}));
    const auto first = open("cs");
    const ZoneAnalyses sameByChance = found("cs", "cs_tst");
    EXPECT_TRUE(sameByChance.isOfSameWords());
    GatheredZones gathered;
    gathered.add(0, *first, "cs_tst", sameByChance);
    gathered.add(0, *first, "cs_ref", found("cs", "cs_ref"));
    write(test::treexOf({{word("", "Jdu"), word("tst", "Kráčím")}, {word("", "Ne"), word("tst", "Nikoli")}}));
    gathered.add(1, *open("cs"), "cs_tst", found("cs", "cs_tst"));
    std::map<std::string, bool> decided;
    const auto layers = gathered.take(decided);
    EXPECT_THAT(layers, ElementsAre(testing::Key("cs_ref"))) << "a translation, by all files";
    EXPECT_EQ(layers.at("cs_ref").size(), 1U);
    EXPECT_THAT(decided, ElementsAre(Pair("cs_ref", true), Pair("cs_tst", false)));

    gathered.add(0, *first, "cs_tst", sameByChance); // that file was read again
    gathered.add(1, *open("cs"), "cs_ref", {{}, 2});
    EXPECT_THAT(gathered.take(decided), ElementsAre(testing::Key("cs_ref"))) << "what was decided stays";
}

TEST(ZoneNamesTest, TheLanguageStandsBeforeTheSelector)
{
    EXPECT_EQ(languageOfZone("cs_ref"), "cs");
    EXPECT_EQ(languageOfZone("cs"), "cs");
}

} // namespace zone_analyses_test
} // namespace arcwright
