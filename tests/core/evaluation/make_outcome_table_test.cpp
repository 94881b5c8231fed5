// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/make_outcome_table.h"

#include <algorithm>
#include <mutex>
#include <set>

#include <gtest/gtest.h>

#include "core/formats/conllu/conllu.h"

namespace arcwright {
namespace make_outcome_table_test {

constexpr std::size_t sentences = 700; // of more than two parts

/// Sentences of three words; those of `other` have another head, relation and tag.
Treebank treebankOf(const std::set<std::size_t>& other, std::size_t count = sentences)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isOther = other.contains(i);
        text += "1\ta" + std::to_string(i % 7) + "\t_\t" + (isOther ? "NUM" : "NOUN") + "\t_\t_\t"
            + (isOther ? "3" : "2") + '\t' + (isOther ? "nummod" : "nsubj") + "\t_\t_\n";
        text += "2\tb\t_\tVERB\t_\t_\t0\troot\t_\t_\n3\tc\t_\tNOUN\t_\t_\t2\tobj\t_\t_\n\n";
    }
    return Treebank(
        {std::make_shared<const Document>("gold.conllu", std::move(text), std::make_shared<const ConlluFormat>())});
}

/// What a table says of every row, as text.
std::vector<std::string> rowsOf(const OutcomeTable& table)
{
    std::vector<std::string> rows;
    const auto& gold = table.gold();
    for (std::size_t row = 0; row < table.size(); ++row) {
        std::string text = std::to_string(table.sentenceOf(row).index) + ':' + std::to_string(gold.units[row]) + ' '
            + std::to_string(gold.heads[row]) + ' ' + std::string(table.text(gold.relations[row])) + ' '
            + std::string(table.text(gold.tags[row])) + ' ' + std::string(table.text(table.sentenceOf(row).document));
        for (const auto& system : table.systems())
            text += ' ' + std::to_string(system.heads[row]) + ' ' + std::string(table.text(system.relations[row])) + ' '
                + std::to_string(system.marks[row]);
        rows.push_back(std::move(text));
    }
    return rows;
}

class KeptOutcomeTableTest : public testing::Test {
protected:
    /// A parser that says what a treebank has, and remembers what it was asked about.
    EvaluatedSystem parser(const Treebank& told)
    {
        return {"parser",
            [this, told](
                std::size_t index, const Sentence&, RelationPool& pool) -> Result<std::optional<SystemAnalysis>> {
                const std::scoped_lock lock(m_mutex);
                m_asked.insert(index);
                return SystemAnalysis{graphOf(*told.sentence(index), pool), {}};
            },
            {}};
    }
    /// Makes the table, and checks that it is the one of all sentences.
    void expectWhole(const Treebank& gold, const Treebank& told, std::optional<std::vector<std::size_t>> changed)
    {
        m_asked.clear();
        const auto kept = m_kept.make(gold, {parser(told)}, m_relations, {}, changed);
        const std::set<std::size_t> asked = m_asked;
        const auto whole = makeOutcomeTable(gold, {parser(told)}, m_relations, {});
        ASSERT_TRUE(kept && whole);
        EXPECT_EQ(rowsOf(*kept), rowsOf(*whole));
        m_asked = asked;
    }

    RelationPool m_relations;
    KeptOutcomeTable m_kept;
    std::mutex m_mutex;
    std::set<std::size_t> m_asked;
};

TEST_F(KeptOutcomeTableTest, OnlyTheSentencesAroundAnEditAreReadAgain)
{
    expectWhole(treebankOf({}), treebankOf({5}), std::nullopt);
    EXPECT_EQ(m_asked.size(), sentences);
    expectWhole(treebankOf({600}), treebankOf({5}), std::vector<std::size_t>{600});
    EXPECT_TRUE(m_asked.contains(600));
    EXPECT_LE(m_asked.size(), 256U);
    expectWhole(treebankOf({600, 1}), treebankOf({5, 699}), std::vector<std::size_t>{1, 699});
    EXPECT_FALSE(m_asked.contains(300)) << "the part in the middle";
    expectWhole(treebankOf({600, 1}), treebankOf({5, 699}), std::vector<std::size_t>{});
    EXPECT_TRUE(m_asked.empty());
}

TEST_F(KeptOutcomeTableTest, OtherSentencesOrSystemsAreReadWhole)
{
    expectWhole(treebankOf({}), treebankOf({}), std::nullopt);
    expectWhole(treebankOf({}, 690), treebankOf({}), std::vector<std::size_t>{3});
    EXPECT_EQ(m_asked.size(), 690U);
    EvaluatedSystem second = parser(treebankOf({9}));
    second.name = "second";
    m_asked.clear();
    const auto table = m_kept.make(
        treebankOf({}, 690), {parser(treebankOf({})), second}, m_relations, {}, std::vector<std::size_t>{3});
    ASSERT_TRUE(table);
    EXPECT_EQ(table->systems().size(), 2U);
    EXPECT_EQ(m_asked.size(), 690U);
}

TEST_F(KeptOutcomeTableTest, WhatWasStoppedIsNotForgotten)
{
    expectWhole(treebankOf({}), treebankOf({}), std::nullopt);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(m_kept.make(
        treebankOf({2}), {parser(treebankOf({}))}, m_relations, {}, std::vector<std::size_t>{2}, stop.get_token()));
    expectWhole(treebankOf({2, 600}), treebankOf({}), std::vector<std::size_t>{600});
    EXPECT_TRUE(m_asked.contains(2));
}

} // namespace make_outcome_table_test
} // namespace arcwright
