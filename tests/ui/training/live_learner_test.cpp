// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/live_learner.h"

#include "core/editing/annotation_operations.h"
#include "core/learning/training_problems.h"
#include "core/model/any_model.h"
#include "core/model/tagger_file.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"
#include "tests/ui/support/workspace_fixture.h"

namespace arcwright::ui::testing {

namespace {

/// A window with a model that was trained on the first sentences and has not seen the others.
class LiveLearningInTheWindow : public WindowTest {
protected:
    bool begin()
    {
        startWith(firstSentences("english.conllu", 12));
        settled.clear();
        window.learning().useModel(modelOf(workspace().treebank(), 4), QStringLiteral("quick"));
        return waitFor([&] { return settled.count() > 0; });
    }
    void look(std::size_t index)
    {
        window.browser()->setCurrentSentence(index);
        canvas().setFocus();
    }
    /// Confirms the sentence on view with its key, and waits until the model has learnt it.
    bool confirmAndWait()
    {
        QSignalSpy learnt(&window.liveLearner(), &LiveLearner::learnt);
        key(Qt::Key_C);
        return waitFor([&] { return learnt.count() > 0; });
    }
    LiveModel live() { return *window.learning().liveModel(); }
    Graph parsed(std::size_t index)
    {
        Parser::Workspace desk;
        return Parser(live(), *workspace().relations()).parse(*workspace().treebank().sentence(index), desk);
    }
    int wrongHeads(std::size_t index)
    {
        const Graph found = parsed(index);
        const auto sentence = workspace().treebank().sentence(index);
        int wrong = 0;
        for (int word = 1; word <= sentence->size(); ++word)
            wrong += found.heads[static_cast<std::size_t>(word)] != sentence->word(word).head ? 1 : 0;
        return wrong;
    }
};

} // namespace

TEST_F(LiveLearningInTheWindow, ConfirmingASentenceTeachesItsTree)
{
    ASSERT_TRUE(begin());
    look(6);
    const int before = wrongHeads(6);
    ASSERT_GT(before, 0);
    ASSERT_TRUE(confirmAndWait());
    EXPECT_EQ(live().patches().size(), 1U);
    EXPECT_LT(wrongHeads(6), before);
    EXPECT_TRUE(live().hasSeen(*workspace().treebank().sentence(6)));
    EXPECT_FALSE(live().base().hasSeen(*workspace().treebank().sentence(6))) << "the model that was trained stays";
    EXPECT_TRUE(said().contains(QStringLiteral("learnt"))) << said().toStdString();
}

TEST_F(LiveLearningInTheWindow, WhatIsSuggestedElsewhereIsThatOfTheNewModel)
{
    ASSERT_TRUE(begin());
    for (const std::size_t index : {std::size_t{5}, std::size_t{6}, std::size_t{7}}) {
        look(index);
        ASSERT_TRUE(confirmAndWait());
    }
    QSignalSpy known(&window.assistant(), &Assistant::guessesChanged);
    look(9);
    ASSERT_TRUE(waitFor([&] { return known.count() > 0; }));
    const Graph expected = parsed(9);
    const auto predicted = [&] { return workspace().layer().find(workspace().treebank().key(9))->graph; };
    EXPECT_TRUE(waitFor([&] { return predicted() == expected; }));
    for (int word = 1; word <= expected.size(); ++word)
        EXPECT_EQ(window.assistant().guesses(9, word).front().head, expected.heads[static_cast<std::size_t>(word)]);
}

TEST_F(LiveLearningInTheWindow, UndoingAConfirmationForgetsWhatWasLearnt)
{
    ASSERT_TRUE(begin());
    look(6);
    ASSERT_TRUE(confirmAndWait());
    const auto afterFirst = live().patches();
    look(7);
    ASSERT_TRUE(confirmAndWait());
    ASSERT_EQ(live().patches().size(), 2U);
    workspace().undo();
    EXPECT_EQ(live().patches(), afterFirst) << "the second is forgotten at once";
    QSignalSpy learnt(&window.liveLearner(), &LiveLearner::learnt);
    workspace().redo();
    ASSERT_TRUE(waitFor([&] { return learnt.count() > 0; }));
    learnt.clear();
    look(6);
    key(Qt::Key_C); // no longer confirmed: the other is learnt again without it
    ASSERT_TRUE(waitFor([&] { return learnt.count() > 0; }));
    EXPECT_EQ(live().patches().size(), 1U);
    EXPECT_FALSE(live().hasSeen(*workspace().treebank().sentence(6)));
    EXPECT_TRUE(live().hasSeen(*workspace().treebank().sentence(7)));
}

TEST_F(LiveLearningInTheWindow, CanBeTurnedOff)
{
    ASSERT_TRUE(begin());
    window.actions()[ActionId::LearnLive]->setChecked(false);
    EXPECT_TRUE(said().contains(QStringLiteral("does not learn from what is confirmed"))) << qPrintable(said());
    look(6);
    key(Qt::Key_C);
    ASSERT_TRUE(workspace().treebank().sentence(6)->annotation.confirmed);
    EXPECT_FALSE(window.liveLearner().isBusy());
    EXPECT_TRUE(live().patches().empty());
    window.actions()[ActionId::LearnLive]->setChecked(true);
}

TEST_F(LiveLearningInTheWindow, TheSavedModelHasWhatWasLearntAndATagger)
{
    ASSERT_TRUE(begin());
    Sentences sentences;
    for (std::size_t i = 0; i < 4; ++i)
        sentences.push_back(workspace().treebank().sentence(i));
    settled.clear();
    window.learning().useModel(modelOf(workspace().treebank(), 4), QStringLiteral("tagging"),
        std::make_shared<const Tagger>(*Tagger::learn(sentences, {})));
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    look(6);
    ASSERT_TRUE(confirmAndWait());
    const QString path = QString::fromStdString(folder.file("saved.arcmodel"));
    ASSERT_TRUE(window.learning().saveModel(path));
    const auto saved = loadAnyModel(path.toStdString());
    ASSERT_TRUE(saved);
    const auto& model = std::get<std::shared_ptr<const Model>>(*saved);
    EXPECT_TRUE(model->hasSeen(*workspace().treebank().sentence(6)));
    EXPECT_EQ(model->weights.values(), live().flattened()->weights.values());
    EXPECT_TRUE(*loadTagger(path.toStdString()));
}

TEST_F(LiveLearningInTheWindow, AParserOfBunsetsuLearnsForgetsAndIsSavedAsItIs)
{
    start(QStringList(
        QString::fromStdString(folder.write("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))))));
    Sentences some;
    for (std::size_t i = 0; i < 4; ++i)
        some.push_back(workspace().treebank().sentence(i));
    BunsetsuSettings settings;
    settings.bits = 16;
    settled.clear();
    const auto model = trainBunsetsuModel(some, settings, {}, {}).value();
    window.learning().useModel(model, QStringLiteral("quick"));
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    const auto whole = [&] { return window.learning().bunsetsuModels()->whole(); };
    look(6);
    ASSERT_TRUE(confirmAndWait());
    const auto once = whole();
    EXPECT_NE(once, model);
    EXPECT_TRUE(once->hasSeen(*workspace().treebank().sentence(6)));
    EXPECT_NE(once->weights.heads.values(), model->weights.heads.values());
    look(7);
    ASSERT_TRUE(confirmAndWait());
    EXPECT_EQ(whole()->seen.size(), model->seen.size() + 2);
    const QString path = QString::fromStdString(folder.file("learnt.arcmodel"));
    ASSERT_TRUE(window.learning().saveModel(path));
    const auto saved = loadAnyModel(path.toStdString());
    ASSERT_TRUE(saved);
    EXPECT_EQ(std::get<std::shared_ptr<const BunsetsuModel>>(*saved)->weights.heads.values(),
        whole()->weights.heads.values());

    QSignalSpy forgotten(&window.liveLearner(), &LiveLearner::forgotten);
    workspace().undo();
    ASSERT_TRUE(waitFor([&] { return forgotten.count() > 0 && !window.liveLearner().isBusy(); }));
    EXPECT_EQ(whole()->weights.heads.values(), once->weights.heads.values()) << "the other lesson is learnt again";
}

TEST_F(WorkspaceTest, TheModelOfAFoldDoesNotLearnTheSentenceItHeldOut)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20)));
    Learning learning(workspace);
    LiveLearner learner(workspace, learning);
    QSignalSpy ready(&learning, &Learning::finished);
    TrainingRequest request;
    request.settings = quickSettings(2);
    learning.train(request);
    ASSERT_TRUE(waitFor([&] { return ready.count() > 0; }));
    ASSERT_EQ(learning.liveModels()->folds().size(), 5U);
    const auto confirmed = [&](std::size_t index) {
        QSignalSpy finished(&learner, &LiveLearner::finished);
        const auto sentence = workspace.treebank().sentence(index);
        return workspace.apply(index, Operation::Confirm, confirm(*sentence, Workspace::signature(), RootRule::Many))
            && waitFor([&] { return finished.count() > 0; });
    };
    const auto patches = [&] {
        std::size_t all = 0;
        for (const LiveModel& fold : learning.liveModels()->folds())
            all += fold.patches().size();
        return all;
    };
    std::size_t index = 0;
    while (index < 20 && patches() == 0)
        ASSERT_TRUE(confirmed(index++));
    ASSERT_GT(patches(), 0U) << "no fold had anything to learn";
    for (std::size_t each = 0; each < index; ++each) {
        EXPECT_FALSE(learning.liveModelFor(each)->hasSeen(*workspace.treebank().sentence(each))) << each;
        EXPECT_EQ(learning.exposureOf(each), Exposure::Jackknifed);
    }
    while (workspace.canUndo())
        workspace.undo();
    EXPECT_EQ(patches(), 0U) << "they forget it, too";
}

TEST_F(WorkspaceTest, TheLiveLearnerSaysWhyItLearntNothingAndGoesOn)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 12)));
    Learning learning(workspace);
    int lessons = 0;
    LiveLearner learner(workspace, learning,
        [&lessons](const LiveModel& model, const Sentence& sentence, Parser::Workspace& desk) -> Result<LiveUpdate> {
            switch (++lessons) {
            case 1:
                return failure(TrainingProblem::NoUsableSentences);
            case 2:
                throw std::bad_alloc();
            default:
                return learnFrom(model, sentence, desk);
            }
        });
    std::vector<ProblemCode> reasons;
    QObject::connect(&learner, &LiveLearner::couldNotLearn, &learner,
        [&](const Problem& problem) { reasons.push_back(problem.code); });
    QSignalSpy learnt(&learner, &LiveLearner::learnt);
    QSignalSpy ready(&learning, &Learning::finished);
    learning.useModel(modelOf(workspace.treebank(), 4), QStringLiteral("quick"));
    ASSERT_TRUE(waitFor([&] { return ready.count() > 0; }));
    for (const std::size_t index : {std::size_t{5}, std::size_t{6}, std::size_t{7}})
        ASSERT_TRUE(workspace.apply(index, Operation::Confirm,
            confirm(*workspace.treebank().sentence(index), Workspace::signature(), RootRule::Many)));
    ASSERT_TRUE(waitFor([&] { return learnt.count() > 0; }));
    EXPECT_EQ(reasons, (std::vector<ProblemCode>{TrainingProblem::NoUsableSentences, JobProblem::OutOfMemory}));
    EXPECT_EQ(learnt.count(), 1) << "nothing is said to be learnt where it was not";
    EXPECT_EQ(lessons, 3);
    EXPECT_TRUE(learning.liveModel()->hasSeen(*workspace.treebank().sentence(7)));
    EXPECT_FALSE(learning.liveModel()->hasSeen(*workspace.treebank().sentence(5)));
}

} // namespace arcwright::ui::testing
