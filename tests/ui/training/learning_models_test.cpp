// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_problems.h"
#include "core/model/parser.h"
#include "tests/paths.h"
#include "tests/ui/support/learning_fixture.h"

namespace arcwright::ui::testing {

TEST_F(LearningTest, TrainsOnBunsetsuAndPredictsThemByModelsThatHaveNotSeenThem)
{
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    TrainingRequest request;
    request.bunsetsu.bits = 16;
    ASSERT_TRUE(trainToTheEnd(request));
    EXPECT_TRUE(refused.empty());
    EXPECT_FALSE(learning.model());
    ASSERT_TRUE(learning.bunsetsuModel());
    const std::size_t size = workspace.treebank().size();
    EXPECT_EQ(learning.bunsetsuModel()->trainingSentences, size - size / 10) << "the others are measured by";
    EXPECT_EQ(count(Exposure::Jackknifed), size);
    for (std::size_t i = 0; i < size; ++i) {
        const Graph& graph = workspace.layer().find(workspace.treebank().key(i))->graph;
        ASSERT_EQ(graph.size(), workspace.treebank().sentence(i)->unitCount());
        for (int unit = 1; unit < graph.size(); ++unit)
            EXPECT_GT(graph.arc(unit).head, unit) << "heads stand to the right";
    }
}

TEST_F(LearningTest, AModelOfAnotherLanguageIsRefusedAndTheOneBeforeStays)
{
    ASSERT_TRUE(openEnglish(20));
    const auto any = modelOf(workspace.treebank(), 12);
    auto changed = std::make_shared<Model>(*any);
    changed->configuration.language = Language::Czech;
    const std::shared_ptr<const Model> czech = changed;
    learning.useModel(czech, QStringLiteral("czech.arcmodel"));
    EXPECT_EQ(learning.model(), czech) << "of english.conllu nobody says what it is";
    learning.useModel(any, QStringLiteral("any.arcmodel"));
    ASSERT_TRUE(openText("en_ewt-ud-dev.conllu", firstSentences("english.conllu", 20)));
    learning.useModel(czech, QStringLiteral("czech.arcmodel"));
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused[0], (Problem{ModelProblem::OfOtherLanguage, "czech.arcmodel", 0, 0, {"cs", "en"}}));
    EXPECT_EQ(learning.model(), nullptr) << "that of the file before is offered, not imposed";
    EXPECT_EQ(learning.offeredTitle(), QStringLiteral("any.arcmodel"));
}

TEST_F(LearningTest, ParsesWithTheDecoderThatIsChosenUntilThereIsAnotherModel)
{
    ASSERT_TRUE(openEnglish(20));
    EXPECT_TRUE(learning.decoders().empty());
    const auto model = modelOf(workspace.treebank(), 5);
    learning.useModel(model, QStringLiteral("small.arcmodel"));
    ASSERT_TRUE(waitUntilFinished());
    const auto usable = learning.decoders();
    EXPECT_EQ(usable, decodersOf(*model));
    const auto graphs = [&] {
        std::vector<Graph> all;
        for (std::size_t i = 0; i < workspace.treebank().size(); ++i)
            all.push_back(workspace.layer().find(workspace.treebank().key(i))->graph);
        return all;
    };
    const auto before = graphs();
    for (const std::optional<Decoder> decoder : {std::optional(Decoder::Cle), std::optional<Decoder>()}) {
        finished.clear();
        learning.parseWith(decoder);
        ASSERT_TRUE(waitUntilFinished());
        EXPECT_EQ(learning.chosenDecoder(), decoder);
        const Parser parser(model, *workspace.relations(), decoder.value_or(model->configuration.decoder()));
        Parser::Workspace desk;
        const auto found = graphs();
        EXPECT_EQ(found == before, !decoder);
        for (std::size_t i = 0; i < found.size(); ++i)
            EXPECT_EQ(found[i], parser.parse(*workspace.treebank().sentence(i), desk));
    }
    finished.clear();
    learning.parseWith(Decoder::Multi);
    EXPECT_EQ(learning.chosenDecoder(), std::nullopt) << "the model knows trees only";
    EXPECT_FALSE(learning.isBusy());
    learning.parseWith(Decoder::Cle);
    learning.takeLive(LiveModels(LiveModel(model).with(std::make_shared<const LivePatch>())));
    EXPECT_EQ(learning.liveModel()->decoder(), Decoder::Cle) << "what is learnt meanwhile changes nothing in it";
    learning.useModel(modelOf(workspace.treebank(), 6), QStringLiteral("other.arcmodel"));
    EXPECT_EQ(learning.chosenDecoder(), std::nullopt);
    EXPECT_EQ(learning.liveModel()->decoder(), model->configuration.decoder());
}

TEST_F(LearningTest, AModelThatTheShelfHasIsNotMissedUntilItLearns)
{
    ASSERT_TRUE(openEnglish(20));
    QSignalSpy trained(&learning, &Learning::trainedHere);
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(trained.count(), 1);
    EXPECT_EQ(learning.unsavedModels().size(), 1);
    const auto first = learning.model();
    const Learning::Kept kept{QStringLiteral("/shelf/a.arcmodel"), QStringLiteral("a")};
    learning.noteKept(first, kept);
    EXPECT_EQ(learning.kept(), kept);
    EXPECT_TRUE(learning.unsavedModels().isEmpty());
    learning.takeLive(LiveModels(LiveModel(first).with(std::make_shared<const LivePatch>())));
    EXPECT_EQ(learning.unsavedModels().size(), 1) << "the file is without it";
    learning.noteKept(first, kept);
    EXPECT_EQ(learning.unsavedModels().size(), 1);
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_TRUE(learning.kept().path.isEmpty()) << "the next model is another one";
    learning.useFormer();
    EXPECT_EQ(learning.kept(), kept) << "which comes back with its model";
    TrainingRequest unasked = quickRequest();
    unasked.isAsked = false;
    ASSERT_TRUE(trainToTheEnd(unasked));
    EXPECT_EQ(trained.count(), 2) << "nobody asked for the third";
}

TEST_F(LearningTest, AModelOfOtherUnitsIsRefusedAndTheOneBeforeStays)
{
    ASSERT_TRUE(openEnglish(20));
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    const auto words = learning.model();
    ASSERT_TRUE(words);
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    learning.useModel(words, QStringLiteral("words.arcmodel"));
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused[0].code, ModelProblem::OfWords);
    EXPECT_EQ(refused[0].file, "words.arcmodel");
    TrainingRequest request;
    request.bunsetsu.bits = 16;
    request.jackknife = false;
    ASSERT_TRUE(trainToTheEnd(request));
    const auto bunsetsu = learning.bunsetsuModel();
    ASSERT_TRUE(bunsetsu);
    ASSERT_TRUE(openEnglish(20));
    learning.useModel(bunsetsu, QStringLiteral("bunsetsu.arcmodel"));
    ASSERT_EQ(refused.size(), 2U);
    EXPECT_EQ(refused[1].code, ModelProblem::OfBunsetsu);
    EXPECT_EQ(learning.bunsetsuModel(), nullptr) << "that of the file before is offered, not imposed";
    EXPECT_TRUE(learning.offeredTitle().contains(QStringLiteral("japanese.knp")))
        << qPrintable(learning.offeredTitle());
}

TEST_F(LearningTest, AModelFromAFileParsesWithWhatIsAskedForWhereItCan)
{
    ASSERT_TRUE(openEnglish(20));
    const auto model = modelOf(workspace.treebank(), 5);
    learning.useModel(model, QStringLiteral("small.arcmodel"), nullptr, Decoder::Cle);
    ASSERT_TRUE(waitUntilFinished());
    EXPECT_EQ(learning.chosenDecoder(), Decoder::Cle);
    const Parser parser(model, *workspace.relations(), Decoder::Cle);
    Parser::Workspace desk;
    for (std::size_t i = 0; i < workspace.treebank().size(); ++i)
        EXPECT_EQ(workspace.layer().find(workspace.treebank().key(i))->graph,
            parser.parse(*workspace.treebank().sentence(i), desk));
    learning.useModel(modelOf(workspace.treebank(), 6), QStringLiteral("other.arcmodel"), nullptr, Decoder::Multi);
    EXPECT_EQ(learning.chosenDecoder(), std::nullopt) << "it knows trees only";
}

TEST_F(LearningTest, NewPredictionsDoNotTakeTheViewFromAnotherLayer)
{
    ASSERT_TRUE(openEnglish(20));
    ASSERT_TRUE(openLayer(QStringLiteral("Bob"), folder.file("english.conllu")));
    QStringList behind;
    QObject::connect(&learning, &Learning::predictedBehind, &learning, [&](const QString& layer) { behind << layer; });
    predicted.clear();
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(workspace.layer().name(), "Bob");
    EXPECT_EQ(workspace.layerNames(), QStringList({QStringLiteral("Bob"), QStringLiteral("predicted")}));
    EXPECT_EQ(behind, QStringList(QStringLiteral("predicted")));
    EXPECT_TRUE(predicted.empty()) << "nothing on view is another one";
    ASSERT_TRUE(workspace.showLayer(QStringLiteral("predicted")));
    EXPECT_EQ(count(Exposure::Jackknifed), 20U) << "they are all there";
}

TEST_F(LearningTest, NewPredictionsTakeThePlaceOfThoseOfTheModelBefore)
{
    ASSERT_TRUE(openEnglish(20));
    QStringList behind;
    QObject::connect(&learning, &Learning::predictedBehind, &learning, [&](const QString& layer) { behind << layer; });
    learning.useModel(modelOf(workspace.treebank(), 5), QStringLiteral("small.arcmodel"));
    ASSERT_TRUE(waitUntilFinished());
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(workspace.layer().name(), "predicted");
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(workspace.layer().name(), "predicted");
    EXPECT_TRUE(behind.isEmpty());
    ASSERT_TRUE(workspace.showLayer(QStringLiteral("small.arcmodel")));
    ASSERT_TRUE(trainToTheEnd(quickRequest()));
    EXPECT_EQ(workspace.layer().name(), "small.arcmodel") << "somebody went back to it";
    EXPECT_EQ(behind, QStringList(QStringLiteral("predicted")));
}

TEST_F(LearningTest, PredictionsKnowWhereTheDecoderTriedLess)
{
    constexpr int words = 201; // one more than restarts climbs in full
    std::string text(firstSentences("english.conllu", 4));
    for (int word = 1; word <= words; ++word)
        text += std::to_string(word) + "\tw\tw\tX\t_\t_\t" + std::to_string(word - 1) + "\tdep\t_\t_\n";
    ASSERT_TRUE(openText("long.conllu", text + '\n'));
    const auto model = modelOf(workspace.treebank(), 4);
    const auto isSearchedLess
        = [&](std::size_t index) { return workspace.layer().find(workspace.treebank().key(index))->searchedLess; };
    for (const bool isLess : {true, false}) {
        finished.clear();
        learning.useModel(model, QStringLiteral("small.arcmodel"), nullptr, Decoder::Restarts);
        if (!isLess)
            learning.parseWith(std::nullopt);
        ASSERT_TRUE(waitUntilFinished());
        EXPECT_FALSE(isSearchedLess(0));
        EXPECT_EQ(isSearchedLess(4), isLess);
    }
}

} // namespace arcwright::ui::testing
