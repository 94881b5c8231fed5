// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/language_data.h"

#include <filesystem>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/documents/document_language.h"
#include "core/formats/open.h"
#include "core/validation/language_data_problems.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/validation/small_language.h"

namespace arcwright {
namespace language_data_test {

namespace fs = std::filesystem;

class LanguageDataTest : public ::testing::Test {
protected:
    LanguageDataTest() { fs::copy(test::dataFile("ud-tools") + "/data", path("data")); }

    std::string path(const std::string& name) const { return folder.file(name); }
    void write(const std::string& name, std::string_view text) { folder.write("data/" + name, text); }
    Problem problem() const
    {
        const auto data = LanguageData::read(folder.file(""));
        return data ? Problem() : data.error();
    }

    test::TemporaryFolder folder;
};

TEST_F(LanguageDataTest, AreReadFromACheckoutOrFromItsFolderOfData)
{
    for (const std::string& place : {folder.file(""), path("data")}) {
        const auto data = LanguageData::read(place);
        ASSERT_TRUE(data.has_value()) << place;
        EXPECT_EQ((*data)->languageCount(), 2U);
        EXPECT_TRUE((*data)->knows("xx"));
        EXPECT_TRUE((*data)->knows("ud"));
        EXPECT_FALSE((*data)->knows("zz"));
    }
    fs::rename(path("data/data.json"), path("data/auxiliaries.json"));
    const auto newer = LanguageData::read(folder.file(""));
    ASSERT_TRUE(newer.has_value());
    EXPECT_TRUE((*newer)->rules("xx").auxiliaries.contains("must"));
}

TEST_F(LanguageDataTest, AFileThatIsMissingIsNamed)
{
    EXPECT_EQ(LanguageData::read(path("none")).error(),
        (Problem{LanguageDataProblem::NoData, path("none"), 0, 0, {"feats.json"}}));
    for (const auto& [file, expected] : std::map<std::string, std::string>{{"deprels.json", "deprels.json"},
             {"edeprels.json", "edeprels.json"}, {"data.json", "auxiliaries.json"}, {"tospace.json", "tospace.json"}}) {
        fs::rename(path("data/" + file), path("kept"));
        EXPECT_EQ(problem(), (Problem{LanguageDataProblem::NoData, folder.file(""), 0, 0, {expected}}));
        fs::rename(path("kept"), path("data/" + file));
    }
}

TEST_F(LanguageDataTest, WhatIsWrongInAFileHasItsPlaceAndWhatWasExpected)
{
    struct Case {
        const char* file;
        const char* text;
        LanguageDataProblem problem;
        const char* member;
    };
    using enum LanguageDataProblem;
    const Case cases[] = {
        {"feats.json", "[]", NoObject, "features"},
        {"feats.json", "{}", NoObject, "features"},
        {"feats.json", R"({"features": [1]})", NoObject, "features"},
        {"feats.json", R"({"features": {"xx": 1}})", NoObject, "features.xx"},
        {"feats.json", R"({"features": {"xx": {"Case": 1}}})", NoObject, "features.xx.Case"},
        {"feats.json", R"({"features": {"xx": {"Case": {"permitted": "yes"}}}})", NoNumber,
            "features.xx.Case.permitted"},
        {"feats.json", R"({"features": {"xx": {"Case": {"permitted": 1, "uvalues": "Nom"}}}})", NoList,
            "features.xx.Case.uvalues"},
        {"feats.json",
            R"({"features": {"xx": {"Case": {"permitted": 1, "uvalues": [], "lvalues": [], "unused_uvalues": [],
                "unused_lvalues": []}}}})",
            NoObject, "features.xx.Case.byupos"},
        {"feats.json",
            R"({"features": {"xx": {"Case": {"permitted": 1, "uvalues": [], "lvalues": [], "unused_uvalues": [],
                "unused_lvalues": [], "byupos": {"NOUN": {"Nom": null}}}}}})",
            NoNumber, "features.xx.Case.byupos.NOUN.Nom"},
        {"deprels.json", R"({"deprels": {"xx": {"nsubj": {}}}})", NoNumber, "deprels.xx.nsubj.permitted"},
        {"edeprels.json", R"({"edeprels": {"xx": {"in": {"extends": [1]}}}})", NoList, "edeprels.xx.in.extends"},
        {"data.json", R"({"auxiliaries": {"xx": {"be": {}}}})", NoList, "auxiliaries.xx.be.functions"},
        {"data.json", R"({"auxiliaries": {"xx": {"be": {"functions": [{}]}}}})", NoText,
            "auxiliaries.xx.be.functions[].function"},
        {"tospace.json", R"({"expressions": 7})", NoObject, "expressions"},
    };
    for (const Case& each : cases) {
        const std::string before = test::readBytes(path(std::string("data/") + each.file));
        write(each.file, each.text);
        const Problem found = problem();
        EXPECT_EQ(found.code, ProblemCode(each.problem)) << each.text;
        EXPECT_EQ(found.arguments, (std::vector<std::string>{each.member})) << each.text;
        EXPECT_TRUE(found.file.ends_with(std::string("data/") + each.file)) << found.file;
        write(each.file, before);
    }
    write("deprels.json", "{\n\"d\u00e9\": x}\n");
    Problem found = problem();
    EXPECT_EQ(found.code, LanguageDataProblem::NotJson);
    EXPECT_EQ(found.line, 2U);
    EXPECT_EQ(found.column, 7U);
    write("deprels.json", "");
    EXPECT_EQ(problem().code, LanguageDataProblem::NotJson);
    fs::remove(path("data/deprels.json"));
    fs::create_directory(path("data/deprels.json"));
    EXPECT_EQ(problem().code, FileProblem::NotAFile);
}

TEST_F(LanguageDataTest, ALanguageThatIsNotInTheDataIsNoLanguage)
{
    const auto& data = test::smallLanguageData();
    EXPECT_EQ(languageNamed(data, "zz").error(), (Problem{LanguageDataProblem::UnknownLanguage, {}, 0, 0, {"zz"}}));
    EXPECT_FALSE(data->rules("zz").permitsRelation("nsubj"));
    EXPECT_FALSE(languageNamed(data, "xx").value()->isUniversal());
    EXPECT_TRUE(languageNamed(data, "ud").value()->isUniversal());
}

TEST_F(LanguageDataTest, AnExpressionThatCannotBeReadMattersToItsLanguageAlone)
{
    write("tospace.json", R"json({"expressions": {"xx": {"a( b": {}}, "yy": {"a b": {}}}})json");
    const auto data = LanguageData::read(folder.file("")).value();
    EXPECT_EQ(
        languageNamed(data, "xx").error(), (Problem{LanguageDataProblem::InvalidExpression, {}, 0, 0, {"xx", "a( b"}}));
    EXPECT_TRUE(languageNamed(data, "yy").value()->rules->words.permits("a b"));
}

TEST(LanguageRulesTest, UdPermitsTheUniversalRelations)
{
    const LanguageRules& rules = test::smallLanguageData()->rules("ud");
    EXPECT_TRUE(rules.permitsRelation("obl"));
    EXPECT_FALSE(rules.permitsRelation("obl:own"));
    EXPECT_FALSE(rules.permitsRelation("ref"));
    EXPECT_TRUE(rules.permitsEnhancedRelation("ref"));
    EXPECT_TRUE(rules.permitsEnhancedRelation("nsubj:xsubj"));
    EXPECT_FALSE(rules.permitsEnhancedRelation("obj:xsubj"));
    EXPECT_EQ(rules.failedBy("Case", "Nom", "NOUN"), TestId::FeatureUnknown);
}

/// All enhanced relations that a language permits, written out one by one.
std::set<std::string> writtenOut(const LanguageRules& rules)
{
    std::set<std::string> all(rules.relations.begin(), rules.relations.end());
    all.insert("ref");
    for (const std::string& relation : rules.relations) {
        if (relation.starts_with("nsubj:") || relation.starts_with("csubj:") || relation == "nsubj"
            || relation == "csubj")
            all.insert(relation + ":xsubj");
        for (const auto& [marker, extended] : rules.markers) {
            for (const std::string& each : extended) {
                if (relation == each || relation.starts_with(each + ':'))
                    all.insert(relation + ':' + marker);
            }
        }
    }
    return all;
}

TEST(LanguageRulesTest, EnhancedRelationsAreThoseThatCanBeWrittenOut)
{
    LanguageRules rules;
    rules.relations = {"nmod", "nmod:a", "nmod:own", "nsubj", "nsubj:a", "obl", "conj"};
    rules.markers = {{"a", {"nmod"}}, {"a:b", {"nmod", "obl"}}, {"b", {"nmod:own", "obj"}}, {"own:a", {"nmod"}},
        {"xsubj", {"conj"}}};
    const std::set<std::string> all = writtenOut(rules);
    const std::vector<std::string> parts{"nmod", "nmo", "nsubj", "obl", "obj", "conj", "ref", "a", "b", "own", "xsubj"};
    std::vector<std::string> relations = parts;
    for (int more = 0; more < 3; ++more) {
        std::vector<std::string> longer;
        for (const std::string& relation : relations) {
            for (const std::string& part : parts)
                longer.push_back(relation + ':' + part);
        }
        for (const std::string& relation : relations)
            EXPECT_EQ(rules.permitsEnhancedRelation(relation), all.contains(relation)) << relation;
        relations = std::move(longer);
    }
}

TEST(WordsWithSpacesTest, AllOfTheWordIsMatchedAsPythonWouldMatchIt)
{
    const auto permits = [](const std::string& expression, std::string_view word) {
        WordsWithSpaces words;
        EXPECT_TRUE(words.add(expression)) << expression;
        return words.permits(word);
    };
    EXPECT_TRUE(permits("[0-9]+( [0-9]+)+", "10 000"));
    EXPECT_TRUE(permits("[0-9]+( [0-9]+)+", "10\u00a0000"));
    EXPECT_FALSE(permits("[0-9]+( [0-9]+)+", "x10 000"));
    EXPECT_FALSE(permits("[0-9]+( [0-9]+)+", "10 000x"));
    EXPECT_TRUE(permits("a|a b", "a b")) << "an alternative that is longer is tried as well";
    EXPECT_TRUE(permits("[[&]? ?.+", "a\u2028b c"));
    EXPECT_TRUE(permits("[[&]+ []]", "&[ ]"));
    EXPECT_FALSE(permits("[a&&b] c", "d c"));
    EXPECT_TRUE(permits("[a&&b] c", "& c"));
    EXPECT_TRUE(permits("[+--] c", "- c"));
    EXPECT_TRUE(permits("[^]a] c", "b c"));
    EXPECT_FALSE(permits("[^]a] c", "] c"));
    EXPECT_TRUE(permits("[[:digit:]]+ x", "12 x"));
    EXPECT_TRUE(permits("(?P<number>[0-9]) \\[[\\]\\[]", "1 []"));
    EXPECT_TRUE(permits("\\u006f. k", "ok k"));
    EXPECT_FALSE(WordsWithSpaces().add("a("));
    EXPECT_FALSE(WordsWithSpaces().permits("a b"));
    EXPECT_FALSE(permits("([a ]+)+b", std::string(100, 'a') + " c")) << "and it does not take for ever";
}

TEST(DocumentLanguageTest, IsSaidByTheNameOrByTheFirstSentence)
{
    EXPECT_EQ(languageOfFile("/x/cs_pdt-ud-dev.conllu"), "cs");
    EXPECT_EQ(languageOfFile("qaf_arabizi-ud-test.conllu"), "qaf");
    EXPECT_EQ(languageOfFile("0001-da.tag"), "da");
    EXPECT_EQ(languageOfFile("/cs_x-ud-y/dev.conllu"), "");
    EXPECT_EQ(languageOfFile("CS_pdt-ud-dev.conllu"), "");
    const test::TemporaryFolder folder;
    const auto said = [&](const std::string& name, const std::string& comments) {
        const auto path = folder.write(name, comments + "1\ta\ta\tNOUN\t_\t_\t0\troot\t_\t_\n\n");
        return languageOf(*openTreebank({path}).value().documents().front());
    };
    EXPECT_EQ(said("a.conllu", ""), "");
    EXPECT_EQ(said("b.conllu", "# language = cs\n"), "cs");
    EXPECT_EQ(said("c.conllu", "# lang = grc\n"), "grc");
    EXPECT_EQ(said("d.conllu", "# language = Czech\n"), "");
    EXPECT_EQ(said("da_x-ud-dev.conllu", "# language = cs\n"), "da");
}

} // namespace language_data_test
} // namespace arcwright
