// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/any_model.h"

#include <gtest/gtest.h>

#include "core/advice/alternatives.h"
#include "core/base/file_problems.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/formats/open.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/core/support/toy_treebank.h"
#include "tests/paths.h"

namespace arcwright {
namespace any_model_test {

std::shared_ptr<const BunsetsuModel> modelOfBunsetsu()
{
    BunsetsuSettings settings;
    settings.bits = 16;
    return *trainBunsetsuModel(test::sampleSentences("japanese.knp"), settings, {}, {});
}

TEST(AnyModelTest, IsLoadedAsWhatItWasSaved)
{
    const test::TemporaryFolder folder;
    const auto bunsetsu = modelOfBunsetsu();
    const auto words = test::trained(test::sampleSentences("english.conllu"), test::quickSettings());
    for (const AnyModel& model : {AnyModel(bunsetsu), AnyModel(words)}) {
        ASSERT_FALSE(isNull(model));
        ASSERT_TRUE(saveModel(model, folder.file("saved.arcmodel")));
        const auto loaded = loadAnyModel(folder.file("saved.arcmodel"));
        ASSERT_TRUE(loaded);
        EXPECT_EQ(unitsOf(*loaded), unitsOf(model));
        EXPECT_EQ(trainingSentencesOf(*loaded), trainingSentencesOf(model));
    }
    EXPECT_EQ(unitsOf(AnyModel(bunsetsu)), Units::Bunsetsu);
    EXPECT_TRUE(isNull(AnyModel()));
    const auto missing = loadAnyModel(folder.file("missing.arcmodel"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, FileProblem::NotFound);
}

TEST(AnyModelTest, TheFirstSentenceOfOtherUnitsIsFound)
{
    const auto words = openTreebank({test::sampleFile("english.conllu")});
    const auto bunsetsu = openTreebank({test::sampleFile("japanese.knp")});
    ASSERT_TRUE(words && bunsetsu);
    EXPECT_EQ(unitsOf(*words), Units::Words);
    EXPECT_EQ(unitsOf(*bunsetsu), Units::Bunsetsu);
    EXPECT_FALSE(findOtherUnits(*words, Units::Words));
    EXPECT_FALSE(findOtherUnits(*bunsetsu, Units::Bunsetsu));
    const auto other = findOtherUnits(*words, Units::Bunsetsu);
    ASSERT_TRUE(other);
    EXPECT_EQ(other->code, ParserProblem::WordsNotBunsetsu);
    EXPECT_EQ(other->line, words->sentence(0)->source.line);
    EXPECT_EQ(findOtherUnits(*bunsetsu, Units::Words)->code, ParserProblem::BunsetsuNotWords);
}

TEST(AlternativesTest, OfBunsetsuEachHeadIsTheParsersWhereTheOnesBeforeAreForbidden)
{
    const auto model = modelOfBunsetsu();
    RelationPool relations;
    const BunsetsuParser parser(model, relations);
    BunsetsuParser::Workspace workspace(parser);
    for (const auto& sentence : test::sampleSentences("japanese.knp")) {
        const Graph best = parser.parse(*sentence, workspace);
        const auto heads = allAlternativeHeads(parser, {}, *sentence, 4, workspace, {});
        ASSERT_EQ(heads.size(), sentence->bunsetsu.size());
        for (int unit = 1; unit <= best.size(); ++unit) {
            const auto& arcs = heads[static_cast<std::size_t>(unit) - 1];
            ASSERT_FALSE(arcs.empty());
            EXPECT_EQ(arcs[0], best.arc(unit));
            std::vector<Constraint> forbidden;
            for (std::size_t rank = 0; rank < arcs.size(); ++rank) {
                EXPECT_EQ(parser.parse(*sentence, workspace, forbidden).arc(unit), arcs[rank]);
                forbidden.push_back(Constraint::noArc(arcs[rank].head, unit));
            }
            EXPECT_TRUE(arcs.size() == 4 || parser.parse(*sentence, workspace, forbidden).arc(unit).head == kNoHead);
        }
    }
}

} // namespace any_model_test
} // namespace arcwright
