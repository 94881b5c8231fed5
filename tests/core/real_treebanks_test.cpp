// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/treebank_folder.h"
#include "tests/core/support/word_edits.h"

namespace arcwright {
namespace real_treebanks_test {

using RealTreebanksTest = test::TreebankFolderTest;

void expectReadableAndKept(const std::string& file)
{
    SCOPED_TRACE(file);
    const auto document = openDocument(file);
    ASSERT_TRUE(document.has_value()) << testing::PrintToString(document.error());
    const auto problems = findProblems(Treebank({*document}));
    EXPECT_TRUE(problems.empty()) << problems.size()
                                  << " problems, the first: " << testing::PrintToString(problems.front());
    EXPECT_GT((*document)->size(), 0U);
    const std::string bytes = test::readBytes(file);
    EXPECT_TRUE((*document)->serialised().value() == bytes);
}

TEST_F(RealTreebanksTest, ConlluFilesOpenWithoutAProblemAndComeBackByteForByte)
{
    const auto all = files(".conllu");
    for (const std::string& file : all) {
        expectReadableAndKept(file);
        const auto document = *openDocument(file);
        std::vector<Edit> edits; // every sentence written by the writer, none changed
        for (std::size_t i = 0; i < document->size(); ++i) {
            const auto sentence = document->sentence(i);
            edits.push_back(replacement(document->id(i), sentence, sentence));
        }
        EXPECT_TRUE(document->with(edits)->serialised() == document->serialised()) << file;
    }
}

TEST_F(RealTreebanksTest, DtagFilesOpenWithoutAProblemAndComeBackByteForByte)
{
    const auto all = files(".tag");
    for (const std::string& file : all)
        expectReadableAndKept(file);
}

TEST_F(RealTreebanksTest, DanishSentencesAreAsManyAsCountedAndTheirHeadsAreTrees)
{
    const auto train = openTreebank({folder() + "/da/train"});
    ASSERT_TRUE(train.has_value());
    EXPECT_EQ(train->size(), 3'655U);
    RelationPool relations;
    std::size_t cyclic = 0;
    for (std::size_t i = 0; i < train->size(); ++i) {
        const Graph graph = graphOf(*train->sentence(i), relations);
        for (int word = 1; word <= graph.size(); ++word) {
            ASSERT_GE(graph.arc(word).head, kRoot) << "every word has a head";
            ASSERT_LE(graph.arc(word).head, graph.size());
        }
        const bool cycle = !findCycle(graph.heads).empty();
        EXPECT_EQ(isTree(graph.heads), !cycle);
        cyclic += cycle ? 1 : 0;
    }
    EXPECT_EQ(cyclic, 0U) << "cycles of the DDT go through secondary edges only";
}

TEST_F(RealTreebanksTest, UniversalDependenciesAreTrees)
{
    RelationPool relations;
    for (const std::string& file : files(".conllu")) {
        const auto document = *openDocument(file);
        std::size_t trees = 0;
        for (std::size_t i = 0; i < document->size(); ++i)
            trees += isTree(graphOf(*document->sentence(i), relations).heads) ? 1 : 0;
        EXPECT_EQ(trees, document->size()) << file;
    }
}

TEST_F(RealTreebanksTest, EditsOfRealSentencesTouchOnlyTheirColumns)
{
    std::vector<std::shared_ptr<const Document>> sources;
    for (const std::string& file : files(".conllu"))
        sources.push_back(*openDocument(file));
    EXPECT_TRUE(rc::check([&] {
        const auto& source = *sources[*rc::gen::inRange<std::size_t>(0, sources.size())];
        const auto picked = source.sentence(*rc::gen::inRange<std::size_t>(0, source.size()));
        // alone in a file of its own, so that the rest need not be compared each time
        const auto document = test::documentOf(std::string(picked->source.text()));
        const auto sentence = document->sentence(0);
        test::WordEdits edits(*sentence);
        for (int count = test::randomNumber(1, 6); count > 0; --count) {
            const int word = test::randomNumber(1, sentence->size() + 1);
            if (*rc::gen::arbitrary<bool>())
                edits.setHead(word, test::randomNumber(0, sentence->size() + 1));
            else
                edits.setRelation(word, test::oneOf({"dep", "nmod:poss", "new"}));
        }
        const auto edited
            = document->with(replacement(document->id(0), sentence, std::make_shared<const Sentence>(edits.result())));
        const std::string text = edited->serialised().value();
        RC_ASSERT(test::onlyTreeColumnsDiffer(*document, 0, text, edits.words()));
        RC_ASSERT(test::documentOf(text)->sentence(0)->tokens == edits.result().tokens);
    }));
}

} // namespace real_treebanks_test
} // namespace arcwright
