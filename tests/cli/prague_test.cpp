// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/base/gzip.h"
#include "tests/cli/program.h"
#include "tests/core/support/pml_samples.h"
#include "tests/core/support/zone_samples.h"

namespace arcwright {
namespace prague_test {

using nlohmann::json;
using test::Program;

/// The small Prague treebank in a folder, the trees compressed.
class PragueCommandTest : public testing::Test {
protected:
    PragueCommandTest()
    {
        m_program.folder().write("in/small.a.gz", compressed(test::pmlTrees, {}));
        m_program.folder().write("in/small.m", test::pmlWords);
        m_program.folder().write("in/small.w", test::pmlTokens);
    }

    std::string file(std::string_view name) const { return m_program.file(name); }
    std::string trees(std::string_view name) const { return decompressed(test::readBytes(file(name)))->text; }
    test::Outcome run(const std::vector<std::string>& arguments) const
    {
        auto outcome = m_program.run(arguments);
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        return outcome;
    }

    Program m_program;
};

TEST_F(PragueCommandTest, ParsingWritesCopiesOfAllFilesWithNewTrees)
{
    run({"train", "--in", file("in"), "--model", file("m"), "--epochs", "3"});
    run({"parse", "--model", file("m"), "--in", file("in"), "--out", file("out")});
    EXPECT_EQ(test::readBytes(file("in/small.m")), test::readBytes(file("out/small.m")));
    EXPECT_EQ(test::readBytes(file("in/small.w")), test::readBytes(file("out/small.w")));
    EXPECT_EQ(trees("in/small.a.gz"), test::pmlTrees) << "the original is left alone";
    EXPECT_NE(trees("out/small.a.gz").find("<is_member>1</is_member>"), std::string::npos);
    const auto info = json::parse(run({"eval", "--gold", file("in"), "--system", file("out"), "--json"}).output);
    EXPECT_EQ(info["tokens"], 6);
    const std::string findings = run({"validate", "--in", file("out")}).output;
    EXPECT_NE(findings.find("0 errors"), std::string::npos) << findings;
}

TEST_F(PragueCommandTest, AnalysesInConlluComeHomeByIds)
{
    run({"convert", "--in", file("in/small.a.gz"), "--out", file("x.conllu")});
    std::string conllu = test::readBytes(file("x.conllu"));
    const std::string was = "\t2\tExD\t_\tSpaceAfter=No|Id=a-small-p1s1w3|IsMember=Yes";
    ASSERT_NE(conllu.find(was), std::string::npos);
    conllu.replace(conllu.find(was), was.size(), "\t0\tSb\t_\tSpaceAfter=No|Id=a-small-p1s1w3");
    m_program.folder().write("x.conllu", conllu);

    const auto copied
        = run({"convert", "--in", file("x.conllu"), "--into", file("in/small.a.gz"), "--out", file("copy/"), "--json"});
    EXPECT_EQ(json::parse(copied.output)["files"][0]["changed"], 1);
    EXPECT_EQ(trees("in/small.a.gz"), test::pmlTrees);
    EXPECT_NE(trees("copy/small.a.gz").find("<afun>Sb</afun>"), std::string::npos);

    run({"convert", "--in", file("x.conllu"), "--into", file("in/small.a.gz")});
    EXPECT_EQ(trees("in/small.a.gz"), trees("copy/small.a.gz"));
    EXPECT_EQ(test::readBytes(file("in/small.m")), test::pmlWords);

    m_program.folder().write("y.conllu", "1\ta\ta\t_\t_\t_\t0\tSb\t_\tId=none\n\n");
    const auto refused = m_program.run({"convert", "--in", file("y.conllu"), "--into", file("in/small.a.gz")});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_NE(refused.errors.find("has no node \"none\""), std::string::npos) << refused.errors;
}

TEST_F(PragueCommandTest, NothingIsWrittenWhereOneDocumentCannotTakeItsAnalysis)
{
    const auto put = [](std::string text, const std::string& from, const std::string& to) {
        EXPECT_NE(text.find(from), std::string::npos) << from;
        for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
            text.replace(at, from.size(), to);
        return text;
    };
    const auto write = [&](const char* name, const std::string& text) { m_program.folder().write(name, text); };
    write("two/1.a", put(test::pmlTrees, "\"a-small", "\"a-first"));
    write("two/below/2.a", put(test::pmlTrees, "adata_c_", "adata_30_"));
    for (const char* folder : {"two/", "two/below/"}) {
        m_program.folder().write(std::string(folder) + "small.m", test::pmlWords);
        m_program.folder().write(std::string(folder) + "small.w", test::pmlTokens);
    }
    const std::string home = file("two") + "/**";
    run({"convert", "--in", home, "--out", file("analyses"), "--to", "conllu"});
    const std::string first = put(test::readBytes(file("analyses/1.conllu")), "\tExD\t", "\tSb\t");
    const std::string second = test::readBytes(file("analyses/below/2.conllu"));
    const std::string analyses = file("analyses") + "/**";
    write("analyses/1.conllu", first);
    write("analyses/below/2.conllu", put(second, "&\t&\t_\tZ:-------------\t_\t0", "&\t&\t_\tZ:-------------\t_\t1"));
    const auto refused = m_program.run({"convert", "--in", analyses, "--into", home});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_NE(refused.errors.find("2.a:"), std::string::npos) << refused.errors;
    EXPECT_EQ(test::readBytes(file("two/1.a")), put(test::pmlTrees, "\"a-small", "\"a-first")) << "as it was";

    write("analyses/below/2.conllu",
        put(second, "Id=a-small-p1s1w3|IsMember=Yes", "Id=a-small-p1s1w3|IsMember=Yes|IsExtra=Yes"));
    const auto copied = run({"convert", "--in", analyses, "--into", home, "--out", file("copies")});
    EXPECT_NE(copied.errors.find("IsExtra"), std::string::npos) << "the loss is told: " << copied.errors;
    EXPECT_NE(test::readBytes(file("copies/1.a")).find("<afun>Sb</afun>"), std::string::npos);
    EXPECT_EQ(test::readBytes(file("copies/below/2.a")), test::readBytes(file("two/below/2.a")));
    const auto brought = run({"convert", "--in", analyses, "--into", home});
    EXPECT_NE(brought.errors.find("IsExtra"), std::string::npos) << brought.errors;
    EXPECT_EQ(test::readBytes(file("two/1.a")), test::readBytes(file("copies/1.a")));

    const auto told = run({"stats", "--in", file("two")});
    EXPECT_NE(told.errors.find("/**"), std::string::npos) << "how the others are read: " << told.errors;
    EXPECT_NE(run({"--help"}).output.find("FOLDER/**"), std::string::npos);
}

TEST_F(PragueCommandTest, MembersAreMarkedInConllXAsIsAskedFor)
{
    const auto relations = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"convert", "--in", file("in/small.a.gz"), "--out", file("x.conll")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        run(arguments);
        return test::readBytes(file("x.conll"));
    };
    EXPECT_NE(relations({}).find("\tExD_M\t"), std::string::npos);
    EXPECT_NE(relations({"--members", "Co"}).find("\tExD_Co\t"), std::string::npos);
    EXPECT_EQ(relations({"--members", "none", "--to", "conllx"}).find("ExD_"), std::string::npos);
    EXPECT_NE(relations({}).find("mokrota\tmokrota\tN\tNNFS1-----A----"), std::string::npos)
        << "the coarse tag is the first position";
    const auto refused
        = m_program.run({"convert", "--in", file("in/small.a.gz"), "--out", file("x.conllu"), "--members", "M"});
    EXPECT_EQ(refused.status, test::wrongUsage);
    EXPECT_EQ(m_program.run({"convert", "--in", file("in")}).status, test::wrongUsage) << "where to?";
}

TEST_F(PragueCommandTest, ZonesAreNamedBehindTheFile)
{
    const std::string path = m_program.folder().write("p.treex", test::parallelTreex());
    const auto scores
        = json::parse(run({"eval", "--gold", path + "#cs_ref", "--system", path + "#cs", "--json"}).output);
    EXPECT_EQ(scores["tokens"], 5);
    EXPECT_NEAR(scores["uas"].get<double>(), 80, 0.01) << "one of five heads is another one";
    const auto found = m_program.run(
        {"query", "--in", path + "#cs", "--layer", "ref=" + path + "#cs_ref", "wrong in ref", "--json"});
    EXPECT_EQ(json::parse(found.output)["matches"], 2) << found.errors;
    run({"convert", "--in", path + "#en", "--out", file("en.conllu")});
    EXPECT_NE(test::readBytes(file("en.conllu")).find("\tfreezes\t"), std::string::npos);
    const auto told = run({"stats", "--in", path});
    EXPECT_NE(told.errors.find(path + "#cs_ref"), std::string::npos) << "how another one is read: " << told.errors;
    EXPECT_EQ(m_program.run({"stats", "--in", path + "#de"}).status, test::badInputOrOutput);
}

TEST_F(PragueCommandTest, NothingIsScoredAgainstTheTreesOfAnotherZone)
{
    const std::string whole = m_program.folder().write("t/1.treex", test::parallelTreex());
    m_program.folder().write("t/2.treex", test::treexOf({{test::ZoneTree{"cs", "", {{"Ano", 0, "ExD"}}}}}));
    const auto refused = m_program.run({"eval", "--gold", file("t/*#cs_ref"), "--system", file("t/*#cs")});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_NE(refused.errors.find("2.treex"), std::string::npos) << refused.errors;
    EXPECT_NE(refused.errors.find("cs_ref"), std::string::npos) << refused.errors;
    EXPECT_EQ(m_program.run({"stats", "--in", whole + "#cs", whole + "#cs_ref"}).status, test::badInputOrOutput);
}

TEST_F(PragueCommandTest, ScoresKnowPunctuationAndKindsOfAttachment)
{
    const auto scores = json::parse(
        run({"eval", "--gold", file("in"), "--system", file("in"), "--json", "--breakdown", "kind"}).output);
    EXPECT_LT(scores["no_punct"]["tokens"], scores["tokens"]) << scores;
    EXPECT_NE(scores.dump().find("coordination"), std::string::npos) << scores;
    const std::string findings = run({"validate", "--in", file("in")}).output;
    EXPECT_EQ(findings.find("only the structure"), std::string::npos) << findings;
}

} // namespace prague_test
} // namespace arcwright
