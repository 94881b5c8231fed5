// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/outcome_table.h"

#include <gtest/gtest.h>

#include "core/evaluation/confusion.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/evaluation/make_outcome_table.h"
#include "tests/core/evaluation/random_outcomes.h"

namespace arcwright {
namespace outcome_table_test {

Treebank treebankOf(std::vector<std::string> files)
{
    std::vector<std::shared_ptr<const Document>> documents;
    for (std::size_t i = 0; i < files.size(); ++i)
        documents.push_back(std::make_shared<const Document>(
            "folder/file" + std::to_string(i) + ".conllu", std::move(files[i]), formatNamed("conllu")));
    return Treebank(std::move(documents));
}

/// `a` on `b`, the root, with a confidence.
std::string sentenceText(const std::string& comments, const std::string& first, int head, const std::string& misc = "_")
{
    return comments + "1\t" + first + "\ta\tX\t_\t_\t" + std::to_string(head) + "\tdep\t_\t" + misc
        + "\n2\tb\tb\tX\t_\t_\t" + (head == 0 ? "1" : "0") + "\troot\t_\t_\n\n";
}

int stepsUp(const Graph& graph, int word)
{
    int steps = 0;
    for (int node = word; node > 0; node = graph.heads[static_cast<std::size_t>(node)]) {
        if (++steps > graph.size())
            return -1;
    }
    return steps;
}

TEST(OutcomeTableTest, RowsSayWhatTheGraphsSay)
{
    const test::RandomOutcomes random(150, 3, 7);
    const OutcomeTable table = random.table();
    std::size_t row = 0;
    for (std::size_t i = 0; i < random.sentences.size(); ++i) {
        const auto& expected = random.sentences[i];
        for (int unit = 1; unit <= expected.gold.size(); ++unit, ++row) {
            SCOPED_TRACE(row);
            const Arc arc = expected.gold.arc(unit);
            EXPECT_EQ(table.sentenceOf(row).index, i);
            EXPECT_EQ(table.gold().units[row], unit);
            EXPECT_EQ(table.gold().heads[row], arc.head);
            const auto relation = random.relations.text(arc.relation);
            EXPECT_EQ(table.text(table.gold().relations[row]), relation.empty() ? "none" : relation);
            EXPECT_EQ(table.text(table.gold().tags[row]), expected.sentence->word(unit).upos);
            EXPECT_EQ(table.gold().depths[row], stepsUp(expected.gold, unit));
            EXPECT_EQ(table.gold().parents[row], 1);
            const auto has = [&](OutcomeTable::GoldMark mark) { return (table.gold().marks[row] & mark) != 0; };
            EXPECT_EQ(has(OutcomeTable::NonProjective), !gapWords(expected.gold.heads, unit).empty());
            EXPECT_EQ(has(OutcomeTable::Punctuation), expected.sentence->word(unit).upos == "PUNCT");
            EXPECT_EQ(has(OutcomeTable::Unknown), !random.vocabulary.contains(expected.sentence->word(unit).form));
            for (std::size_t s = 0; s < 3; ++s) {
                const OutcomeTable::System& system = table.systems()[s];
                ASSERT_EQ(system.isPresent(row), expected.systems[s].has_value());
                if (!expected.systems[s])
                    continue;
                const Arc found = expected.systems[s]->graph.arc(unit);
                EXPECT_EQ(system.heads[row], found.head);
                EXPECT_EQ(system.depths[row], stepsUp(expected.systems[s]->graph, unit));
                EXPECT_EQ(system.isRight(row, Scored::Heads), found.head == arc.head);
                EXPECT_EQ(system.isRight(row, Scored::Arcs), found == arc);
                EXPECT_EQ((system.marks[row] & OutcomeTable::NonProjectiveArc) != 0,
                    !gapWords(expected.systems[s]->graph.heads, unit).empty());
                const double confidence = expected.systems[s]->confidences[static_cast<std::size_t>(unit) - 1];
                EXPECT_NEAR(system.confidences[row], confidence < 0 ? -1 : confidence * 1000, 0.5);
            }
        }
    }
    EXPECT_EQ(table.size(), row);
}

TEST(OutcomeTableTest, DocumentsAndGenresGoOnUntilTheNext)
{
    const Treebank gold = treebankOf({sentenceText("# newdoc id = one\n# genre = news\n", "a", 2)
            + sentenceText("", "a", 2) + sentenceText("# newdoc\n", "a", 2) + sentenceText("# genre = blog\n", "a", 2),
        sentenceText("", "a", 2) + sentenceText("", "a", 2)});
    RelationPool relations;
    const auto table = makeOutcomeTable(gold, {systemOf("same", gold, gold)}, relations, {});
    ASSERT_TRUE(table);
    std::vector<std::string> documents;
    std::vector<std::string> genres;
    for (const auto& rows : table->sentences()) {
        documents.emplace_back(table->text(rows.document));
        genres.emplace_back(table->text(rows.genre));
    }
    EXPECT_EQ(documents,
        (std::vector<std::string>{"one", "one", "file0.conllu #2", "file0.conllu #2", "file1.conllu", "file1.conllu"}));
    EXPECT_EQ(genres, (std::vector<std::string>{"news", "news", "none", "blog", "none", "none"}));
}

TEST(OutcomeTableTest, SentencesOfKnpSayTheirDocument)
{
    std::string text;
    for (const char* id : {"w1-2-1", "w1-2-2", "w1-3-1", ""})
        text += (*id != 0 ? "# S-ID:" + std::string(id) + " KNP:4.2\n" : std::string("# nothing\n"))
            + "* -1D\n+ -1D\n犬 いぬ 犬 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n";
    const Treebank gold({test::documentOf(text, "knp")});
    RelationPool relations;
    const auto table = makeOutcomeTable(gold, {systemOf("same", gold, gold)}, relations, {});
    ASSERT_TRUE(table);
    std::vector<std::string> documents;
    for (const auto& rows : table->sentences())
        documents.emplace_back(table->text(rows.document));
    EXPECT_EQ(documents, (std::vector<std::string>{"w1-2", "w1-2", "w1-3", "w1-3"}));
}

TEST(OutcomeTableTest, FilesTellConfidences)
{
    const Treebank gold = treebankOf({sentenceText("", "a", 2)});
    const Treebank told = treebankOf({sentenceText("", "a", 2, "ArcwrightConfidence=0.9731|SpaceAfter=No")});
    RelationPool relations;
    const auto table = makeOutcomeTable(gold, {systemOf("told", told, gold)}, relations, {});
    ASSERT_TRUE(table);
    EXPECT_EQ(table->systems()[0].confidences, (std::vector<std::int16_t>{973, -1}));
}

TEST(OutcomeTableTest, TheFirstDifferenceIsNamedWithItsPlace)
{
    std::string text;
    for (int i = 0; i < 600; ++i)
        text += sentenceText("", "a", 2);
    const Treebank gold = treebankOf({text});
    std::string other = text;
    const auto at = other.find("1\ta\t", other.size() / 2);
    other[at + 2] = 'c';
    other[other.rfind("1\ta\t") + 2] = 'd';
    RelationPool relations;
    const std::vector<EvaluatedSystem> systems{
        systemOf("same", gold, gold), systemOf("other", treebankOf({other}), gold)};
    const auto table = makeOutcomeTable(gold, systems, relations, {{}, nullptr, 2});
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().code, EvaluationProblem::TokenFormMismatch);
    EXPECT_EQ(table.error().line,
        1U
            + static_cast<std::size_t>(
                std::count(other.begin(), other.begin() + static_cast<std::ptrdiff_t>(at), '\n')));

    const auto shorter = makeOutcomeTable(
        gold, {systemOf("shorter", treebankOf({text.substr(0, text.size() / 2)}), gold)}, relations, {});
    ASSERT_FALSE(shorter);
    EXPECT_EQ(shorter.error().code, EvaluationProblem::SentenceCountMismatch);
}

TEST(OutcomeTableTest, ThreadsMakeNoDifference)
{
    std::string text;
    Random random(3);
    for (int i = 0; i < 700; ++i)
        text += sentenceText(i % 50 == 0 ? "# newdoc id = d" + std::to_string(i) + "\n" : "",
            "f" + std::to_string(random.below(9)), random.below(2) == 0 ? 2 : 0);
    const Treebank gold = treebankOf({text});
    RelationPool relations;
    const std::vector<EvaluatedSystem> systems{systemOf("same", gold, gold)};
    const auto one = makeOutcomeTable(gold, systems, relations, {{}, nullptr, 1});
    const auto four = makeOutcomeTable(gold, systems, relations, {{}, nullptr, 4});
    ASSERT_TRUE(one && four);
    EXPECT_EQ(one->size(), 1400U);
    EXPECT_EQ(one->gold().heads, four->gold().heads);
    EXPECT_EQ(one->gold().sentences, four->gold().sentences);
    EXPECT_EQ(one->systems()[0].marks, four->systems()[0].marks);
    for (std::size_t i = 0; i < one->sentences().size(); ++i) {
        EXPECT_EQ(one->sentences()[i].first, four->sentences()[i].first);
        EXPECT_EQ(one->text(one->sentences()[i].document), four->text(four->sentences()[i].document));
    }
}

TEST(OutcomeTableTest, OnlyWhatIsScoredCountsOfALayer)
{
    const Treebank gold = treebankOf({sentenceText("", "a", 2) + sentenceText("", "a", 2) + sentenceText("", "a", 0)});
    RelationPool relations;
    auto layer = std::make_shared<Layer>("model");
    layer->set(gold.key(0), {graphOf(*gold.sentence(0), relations), Exposure::Seen});
    layer->set(gold.key(2), {graphOf(*gold.sentence(0), relations), Exposure::Unseen});
    const auto table = makeOutcomeTable(gold, {systemOf(layer, gold)}, relations, {});
    ASSERT_TRUE(table);
    EXPECT_EQ(table->systems()[0].name, "model");
    std::vector<bool> isPresent;
    for (std::size_t row = 0; row < table->size(); ++row)
        isPresent.push_back(table->systems()[0].isPresent(row));
    EXPECT_EQ(isPresent, (std::vector<bool>{false, false, false, false, true, true}));
    EXPECT_FALSE(table->systems()[0].isRight(4, Scored::Heads));
}

TEST(OutcomeTableTest, ABunsetsuHasItsLastParticle)
{
    const Sentence sentence = test::sentenceOf("* 0 1D 0/1 0\n私\t名詞,代名詞,*,*,*,*,私,ワタシ,ワタシ\n"
                                               "に\t助詞,格助詞,*,*,*,*,に,ニ,ニ\nは\t助詞,係助詞,*,*,*,*,は,ハ,ワ\n"
                                               "* 1 -1D 0/0 0\n見る\t動詞,自立,*,*,*,*,見る,ミル,ミル\nEOS\n",
        "cabocha");
    RelationPool relations;
    OutcomeTable table({});
    table.add(0, sentence, graphOf(sentence, relations), {}, relations, {});
    ASSERT_EQ(table.size(), 2U);
    EXPECT_EQ(table.text(table.gold().particles[0]), "は");
    EXPECT_EQ(table.text(table.gold().particles[1]), "none");
    EXPECT_EQ(table.gold().marks[0] & OutcomeTable::LastBunsetsu, 0);
    EXPECT_NE(table.gold().marks[1] & OutcomeTable::LastBunsetsu, 0);
    EXPECT_TRUE(table.sentences()[0].hasBunsetsu);
}

} // namespace outcome_table_test
} // namespace arcwright
