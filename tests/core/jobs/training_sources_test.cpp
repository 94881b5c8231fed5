// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/base/file_problems.h"
#include "core/formats/open.h"
#include "core/jobs/source_problems.h"
#include "core/jobs/training_sources.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/zone_samples.h"

namespace arcwright {
namespace training_sources_test {

/// A sentence of two words; the first is called by a number, so that all differ.
std::string twoWords(int number, const std::string& second, const std::string& confirmed = "")
{
    return confirmed + "1\tw" + std::to_string(number) + "\t_\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\t" + second
        + "\t_\tVERB\t_\t_\t0\troot\t_\t_\n\n";
}

class TrainingSourcesTest : public testing::Test {
protected:
    TrainingSourcesTest()
    {
        std::string text;
        for (int i = 0; i < 40; ++i)
            text += twoWords(i, i < 10 ? "runs" : "sleeps");
        m_path = m_folder.write("open.conllu", text);
        m_folder.write("other/a.conllu", twoWords(100, "sings") + twoWords(101, "sings"));
        m_folder.write("other/b.conllu", twoWords(102, "sings"));
        const auto opened = openDocument(m_path);
        m_open = Treebank({withConfirmed(*opened, {3, 4, 20})});
    }

    static std::shared_ptr<const Document> withConfirmed(
        const std::shared_ptr<const Document>& document, const std::vector<std::size_t>& sentences);

    Result<SourceSentences> sentences(
        const std::vector<TrainingSource>& sources, const std::vector<std::string>& development = {}) const
    {
        return sentencesOf(m_open, sources, development, GivenPart::Heads, {});
    }
    std::string other() const { return m_folder.file("other"); }

    /// How often each sentence is trained on, by its first word.
    static std::map<std::string, int> counted(const Sentences& sentences)
    {
        std::map<std::string, int> counts;
        for (const auto& sentence : sentences)
            ++counts[sentence->word(1).form];
        return counts;
    }

    test::TemporaryFolder m_folder;
    std::string m_path;
    Treebank m_open;
};

TEST_F(TrainingSourcesTest, AllIsTheTreebankWithEveryTenthHeldOut)
{
    const auto all = sentences({{SourceKind::All, {}, {}, 1}});
    ASSERT_TRUE(all.has_value());
    EXPECT_EQ(all->training.size(), 36U);
    EXPECT_EQ(all->development.size(), 4U);
    EXPECT_EQ(all->all.size(), 40U);
}

TEST_F(TrainingSourcesTest, AZoneThatIsNotOpenIsReadFromItsFile)
{
    const std::string path = m_folder.write("p.treex", test::parallelTreex());
    m_open = Treebank({openDocument(path + "#cs").value()});
    const auto relations = [&](const std::string& name) {
        const auto read
            = sentencesOf(m_open, {{SourceKind::Files, {}, {name}, 1}}, {}, GivenPart::Heads, {}, HeldOut::Nothing);
        std::vector<std::string> found;
        for (const auto& sentence : read.value().training)
            found.push_back(sentence->word(1).relation);
        return found;
    };
    using Found = std::vector<std::string>;
    EXPECT_EQ(relations(path + "#cs_ref"), (Found{"Sb", "Pred"}));
    EXPECT_EQ(relations(path + "#cs"), (Found{"Obj", "Pred"}));
    EXPECT_EQ(relations(path), (Found{"Obj", "Pred"}));
    m_open = Treebank({openDocument(path + "#cs_ref").value()});
    EXPECT_EQ(relations(path), (Found{"Obj", "Pred"})) << "the first, as everywhere";
    EXPECT_EQ(relations(path + "#cs_ref"), (Found{"Sb", "Pred"})) << "as it is open";
}

TEST_F(TrainingSourcesTest, NothingIsHeldOutWhereFoldsScore)
{
    const auto all = sentencesOf(m_open, {{}}, {}, GivenPart::Heads, {}, HeldOut::Nothing);
    ASSERT_TRUE(all.has_value());
    EXPECT_EQ(all->training.size(), m_open.size());
    EXPECT_TRUE(all->development.empty());
}

TEST_F(TrainingSourcesTest, EachSourceHasItsSentences)
{
    const auto confirmed = sentences({{SourceKind::Confirmed, {}, {}, 1}}, {other() + "/b.conllu"});
    ASSERT_TRUE(confirmed.has_value());
    EXPECT_EQ(counted(confirmed->training), (std::map<std::string, int>{{"w3", 1}, {"w4", 1}, {"w20", 1}}));
    EXPECT_EQ(counted(confirmed->development), (std::map<std::string, int>{{"w102", 1}}));
    const auto found = sentences({{SourceKind::Pattern, "[form=runs]", {}, 1}}, {other()});
    ASSERT_TRUE(found.has_value()) << testing::PrintToString(found.error());
    EXPECT_EQ(found->training.size(), 10U);
    const auto files = sentences({{SourceKind::Files, {}, {other()}, 1}}, {m_path});
    ASSERT_TRUE(files.has_value());
    EXPECT_EQ(counted(files->training), (std::map<std::string, int>{{"w100", 1}, {"w101", 1}, {"w102", 1}}));
    EXPECT_EQ(files->development.size(), 40U);
}

TEST_F(TrainingSourcesTest, TheHeaviestSourceOfASentenceCounts)
{
    const auto both = sentences({{SourceKind::Confirmed, {}, {}, 3}, {SourceKind::Pattern, "[form=runs]", {}, 2},
                                    {SourceKind::Files, {}, {other() + "/b.conllu"}, 1000}},
        {other() + "/a.conllu"});
    ASSERT_TRUE(both.has_value());
    auto counts = counted(both->training);
    EXPECT_EQ(counts["w3"], 3);
    EXPECT_EQ(counts["w20"], 3);
    EXPECT_EQ(counts["w0"], 2);
    EXPECT_EQ(counts["w102"], mostSourceWeight);
    EXPECT_EQ(both->all.size(), 12U) << "each once";
}

TEST_F(TrainingSourcesTest, WhatIsHeldOutIsNeverTrainedOnHoweverHeavy)
{
    const auto heavy = sentences({{SourceKind::All, {}, {}, 1}, {SourceKind::Pattern, "[form=runs]", {}, 20}});
    ASSERT_TRUE(heavy.has_value());
    const auto trained = counted(heavy->training);
    const auto heldOut = counted(heavy->development);
    EXPECT_EQ(heldOut.size(), 4U);
    EXPECT_EQ(heavy->development.size(), 4U) << "not repeated";
    for (const auto& [word, count] : heldOut)
        EXPECT_FALSE(trained.contains(word)) << word;
    EXPECT_EQ(trained.at("w0"), 20);
}

TEST_F(TrainingSourcesTest, AFileThatIsOpenIsTakenAsItIsOpen)
{
    const auto all = sentences({{SourceKind::All, {}, {}, 1}, {SourceKind::Files, {}, {m_path}, 2}}, {other()});
    ASSERT_TRUE(all.has_value());
    EXPECT_EQ(all->all.size(), 40U);
    EXPECT_EQ(all->training.size(), 80U);
}

TEST_F(TrainingSourcesTest, WhatIsScoredIsNeverTrainedOn)
{
    const std::string development = m_folder.write("dev.conllu", twoWords(3, "runs") + twoWords(500, "sings"));
    const auto found = sentences({{SourceKind::All, {}, {}, 1}, {SourceKind::Confirmed, {}, {}, 3}}, {development});
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->leftOut, 1U);
    EXPECT_EQ(found->all.size(), 39U);
    EXPECT_EQ(found->development.size(), 2U);
    EXPECT_FALSE(counted(found->training).contains("w3"));
    EXPECT_EQ(counted(found->training).at("w4"), 3);
    const auto nothing = sentences({{SourceKind::All, {}, {}, 1}}, {m_path});
    ASSERT_FALSE(nothing.has_value());
    EXPECT_EQ(nothing.error().code, SourceProblem::AllAreScored);
}

TEST_F(TrainingSourcesTest, WhatHasNothingIsTold)
{
    const auto code = [&](const std::vector<TrainingSource>& sources) {
        const auto found = sentences(sources);
        return found ? ProblemCode() : found.error().code;
    };
    EXPECT_EQ(code({}), SourceProblem::NothingChosen);
    EXPECT_EQ(code({{SourceKind::Pattern, "[form=flies]", {}, 1}}), SourceProblem::NothingMatches);
    EXPECT_EQ(code({{SourceKind::Pattern, "[form=", {}, 1}}), SourceProblem::BadPattern);
    EXPECT_EQ(code({{SourceKind::Files, {}, {m_folder.file("none.conllu")}, 1}}), FileProblem::NotFound);
    m_open = Treebank({*openDocument(m_path)});
    EXPECT_EQ(code({{SourceKind::Confirmed, {}, {}, 1}}), SourceProblem::NothingConfirmed);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(sentencesOf(m_open, {{}}, {}, GivenPart::Heads, stop.get_token()).error().code, JobProblem::Cancelled);
}

std::shared_ptr<const Document> TrainingSourcesTest::withConfirmed(
    const std::shared_ptr<const Document>& document, const std::vector<std::size_t>& sentences)
{
    std::map<std::size_t, Annotation> annotations;
    for (const std::size_t sentence : sentences)
        annotations[sentence].confirmed = true;
    return document->withAnnotations(annotations);
}

} // namespace training_sources_test
} // namespace arcwright
