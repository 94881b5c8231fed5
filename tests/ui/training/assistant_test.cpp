// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/assistant.h"

#include <algorithm>
#include <numeric>

#include "core/editing/annotation_operations.h"
#include "core/editing/insert_token.h"
#include "core/editing/split_sentence.h"
#include "core/learning/tagger.h"
#include "core/treebank/predicted_tags.h"
#include "tests/paths.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/training/learning.h"

namespace arcwright::ui::testing {

namespace {

class AssistantTest : public WorkspaceTest {
protected:
    AssistantTest()
    {
        QObject::connect(&assistant, &Assistant::predictionMoved, &assistant,
            [this](const std::vector<int>& words) { moved.push_back(words); });
    }

    /// Opens sentences, predicts them with a model, and looks at the first.
    bool begin()
    {
        if (!openText("english.conllu", firstSentences("english.conllu", 12)))
            return false;
        QSignalSpy finished(&learning, &Learning::finished);
        learning.useModel(modelOf(workspace.treebank(), 4), QStringLiteral("quick"));
        return waitFor([&] { return finished.count() > 0; }) && look(5);
    }
    /// Waits for what the assistant says of a sentence.
    bool look(std::size_t index)
    {
        const auto before = known.count();
        assistant.setSentence(index);
        return waitFor([&] { return known.count() > before; });
    }
    bool waitForAnswer(qsizetype before)
    {
        return waitFor([&] { return known.count() > before; });
    }
    Graph predicted(std::size_t index) const { return workspace.layer().find(workspace.treebank().key(index))->graph; }
    int words(std::size_t index) const { return workspace.treebank().sentence(index)->size(); }

    Learning learning{workspace};
    Assistant assistant{workspace, learning};
    QSignalSpy known{&assistant, &Assistant::guessesChanged};
    std::vector<std::vector<int>> moved;
};

/// A head of the word that the parser did not choose, and that leaves a tree.
Guess second(const Assistant& assistant, std::size_t sentence, int words, int& word)
{
    for (word = 1; word <= words; ++word) {
        const auto guesses = assistant.guesses(sentence, word);
        if (guesses.size() > 1)
            return guesses[1];
    }
    throw std::runtime_error("the parser sees no choice");
}

TEST_F(AssistantTest, EveryWordHasItsHeadsWithThePredictedOneFirst)
{
    ASSERT_TRUE(begin());
    std::size_t choices = 0;
    for (int word = 1; word <= words(5); ++word) {
        const auto guesses = assistant.guesses(5, word);
        ASSERT_FALSE(guesses.empty());
        EXPECT_EQ(guesses[0].head, predicted(5).heads[static_cast<std::size_t>(word)]);
        EXPECT_FALSE(guesses[0].relation.isEmpty());
        EXPECT_EQ(guesses[0].margin, 0.0);
        choices += guesses.size() - 1;
    }
    EXPECT_GT(choices, 0U);
    EXPECT_TRUE(assistant.guesses(4, 1).empty()) << "that sentence is not on view";
    EXPECT_TRUE(assistant.guesses(5, words(5) + 1).empty());
    EXPECT_TRUE(moved.empty()) << "nothing was corrected";
}

TEST_F(AssistantTest, ACorrectionIsKeptByThePredictionAndTakenBackWithIt)
{
    ASSERT_TRUE(begin());
    const Graph before = predicted(5);
    const Graph other = predicted(6);
    int word = 0;
    const Guess guess = second(assistant, 5, words(5), word);
    setHead(workspace, 5, word, predicted(5).heads[static_cast<std::size_t>(word)]); // so that the next step is one
    const Graph gold = workspace.gold(5);
    auto answers = known.count();
    setHead(workspace, 5, word, guess.head);
    ASSERT_TRUE(waitForAnswer(answers));
    ASSERT_TRUE(waitFor([&] { return predicted(5).heads[static_cast<std::size_t>(word)] == guess.head; }));
    EXPECT_TRUE(isTree(predicted(5).heads));
    ASSERT_FALSE(moved.empty());
    EXPECT_NE(std::find(moved.back().begin(), moved.back().end(), word), moved.back().end());
    Graph expected = gold;
    expected.heads[static_cast<std::size_t>(word)] = guess.head;
    EXPECT_EQ(workspace.gold(5).heads, expected.heads) << "gold is what the annotator made of it";
    EXPECT_EQ(predicted(6), other);
    EXPECT_EQ(workspace.layer().find(workspace.treebank().key(5))->exposure, Exposure::Guided)
        << "a parser that is told heads does not count";
    answers = known.count();
    while (workspace.canUndo())
        workspace.undo();
    EXPECT_TRUE(waitFor([&] { return predicted(5) == before; }));
    EXPECT_EQ(workspace.layer().find(workspace.treebank().key(5))->exposure, Exposure::Unseen);
}

TEST_F(AssistantTest, APinnedArcIsKeptToo)
{
    ASSERT_TRUE(begin());
    std::size_t index = 4;
    int word = 0;
    for (; index < 12 && word == 0; ++index) { // those that the model has not seen
        const auto wrong = [&](int each) {
            return predicted(index).heads[static_cast<std::size_t>(each)]
                != workspace.gold(index).heads[static_cast<std::size_t>(each)];
        };
        for (int each = 1; each <= words(index) && word == 0; ++each)
            word = wrong(each) ? each : 0;
    }
    ASSERT_GT(word, 0) << "the model is too good for this test";
    --index;
    ASSERT_TRUE(look(index));
    const auto sentence = workspace.treebank().sentence(index);
    ASSERT_TRUE(workspace.apply(index, Operation::Pin, pin(*sentence, word, Workspace::signature())));
    EXPECT_TRUE(waitFor([&] { return predicted(index).arc(word) == workspace.gold(index).arc(word); }))
        << "its relation is kept as well";
    EXPECT_TRUE(isTree(predicted(index).heads));
}

TEST_F(AssistantTest, AfterAStepThatChangesTheWordsTheSentenceIsParsedAtOnce)
{
    ASSERT_TRUE(begin());
    const Graph before = predicted(5);
    const int count = words(5);
    const auto sentence = workspace.treebank().sentence(5);
    ASSERT_TRUE(workspace.apply(5, Operation::InsertToken, insertToken(*sentence, Beside::After, 2, "really")));
    ASSERT_TRUE(waitFor([&] { return predicted(5).size() == count + 1; })) << "nothing is predicted";
    EXPECT_TRUE(isTree(predicted(5).heads));
    EXPECT_EQ(workspace.layer().find(workspace.treebank().key(5))->exposure, Exposure::Unseen);
    workspace.undo();
    EXPECT_TRUE(waitFor([&] { return predicted(5) == before; }));
}

TEST_F(AssistantTest, WhatWasCorrectedBeforeWordsCameStaysFixedAndCanBeTakenBack)
{
    ASSERT_TRUE(begin());
    const Graph before = predicted(5);
    int word = 0;
    const Guess guess = second(assistant, 5, words(5), word);
    setHead(workspace, 5, word, predicted(5).heads[static_cast<std::size_t>(word)]); // so that the next step is one
    ASSERT_TRUE(setHead(workspace, 5, word, guess.head));
    ASSERT_TRUE(waitFor([&] { return predicted(5).heads[static_cast<std::size_t>(word)] == guess.head; }));
    const auto sentence = workspace.treebank().sentence(5);
    ASSERT_TRUE(
        workspace.apply(5, Operation::InsertToken, insertToken(*sentence, Beside::After, sentence->size(), "really")));
    ASSERT_TRUE(waitFor([&] { return predicted(5).size() == sentence->size() + 1; }));
    EXPECT_EQ(predicted(5).heads[static_cast<std::size_t>(word)], guess.head);
    while (workspace.canUndo())
        workspace.undo();
    EXPECT_TRUE(waitFor([&] { return predicted(5) == before; }));
    EXPECT_EQ(workspace.layer().find(workspace.treebank().key(5))->exposure, Exposure::Unseen);
}

TEST_F(AssistantTest, BothHalvesOfADividedSentenceAreParsedAndTheyAsOneAgain)
{
    ASSERT_TRUE(begin());
    const Graph before = predicted(5);
    const auto sentence = workspace.treebank().sentence(5);
    auto halves = splitSentence(*sentence, 4).value();
    Edit edit = replacement(
        workspace.treebank().key(5).sentence, sentence, std::make_shared<const Sentence>(std::move(halves.first)));
    edit.idsAfter.push_back(workspace.treebank().documents()[0]->freeId());
    edit.after.push_back(std::make_shared<const Sentence>(std::move(halves.second)));
    ASSERT_TRUE(workspace.make(0, {Operation::SplitSentence, {edit}}));
    const auto fits = [&](std::size_t index) {
        const Analysis* const analysis = workspace.layer().find(workspace.treebank().key(index));
        return analysis && analysis->graph.size() == words(index);
    };
    EXPECT_TRUE(waitFor([&] { return fits(5) && fits(6); }));
    workspace.undo();
    EXPECT_TRUE(waitFor([&] { return predicted(5) == before; }));
}

TEST_F(AssistantTest, TakingACorrectionBackInASentenceThatIsNotOnViewLeavesNothingBehind)
{
    ASSERT_TRUE(begin());
    const Graph before = predicted(5);
    const auto exposure = [&] { return workspace.layer().find(workspace.treebank().key(5))->exposure; };
    ASSERT_TRUE(setRelation(workspace, 5, 1, QStringLiteral("dep")));
    ASSERT_TRUE(waitFor([&] { return exposure() == Exposure::Guided; }));
    ASSERT_TRUE(look(7));
    workspace.undo();
    EXPECT_TRUE(waitFor([&] { return exposure() == Exposure::Unseen; })) << "and it is scored again";
    EXPECT_EQ(predicted(5), before);
}

TEST_F(AssistantTest, NewWordsGetTheTagsOfTheTaggerBesideTheModel)
{
    ASSERT_TRUE(begin());
    Sentences lessons;
    for (std::size_t i = 0; i < workspace.treebank().size(); ++i)
        lessons.push_back(workspace.treebank().sentence(i));
    const auto tagger = std::make_shared<const Tagger>(Tagger::learn(lessons, {}).value());
    QSignalSpy finished(&learning, &Learning::finished);
    learning.useModel(learning.anyModel(), QStringLiteral("quick"), tagger);
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    const auto sentence = workspace.treebank().sentence(5);
    ASSERT_TRUE(workspace.apply(5, Operation::InsertToken, insertToken(*sentence, Beside::Before, 1, "the")));
    const Token inserted = workspace.treebank().sentence(5)->word(1);
    EXPECT_EQ(inserted.upos, "DET");
    EXPECT_TRUE(hasPredictedTags(inserted));
    EXPECT_FALSE(hasPredictedTags(workspace.treebank().sentence(5)->word(2)));
    workspace.undo();
    EXPECT_EQ(workspace.treebank().documents()[0]->serialised().value(), onDisk("english.conllu"));
}

/// A model that was trained here on all sentences, with its folds.
class HonestAssistantTest : public AssistantTest {
protected:
    bool trainWithFolds()
    {
        if (!openText("english.conllu", firstSentences("english.conllu", 30)))
            return false;
        QSignalSpy finished(&learning, &Learning::finished);
        TrainingRequest request;
        request.settings = quickSettings(6);
        learning.train(request);
        return waitFor([&] { return finished.count() > 0; });
    }
    const Analysis& analysis(std::size_t index) const
    {
        return *workspace.layer().find(workspace.treebank().key(index));
    }
    /// Words whose predicted head is not that of gold.
    std::vector<int> wrongHeads(std::size_t index) const
    {
        std::vector<int> wrong;
        for (int word = 1; word <= words(index); ++word) {
            if (predicted(index).heads[static_cast<std::size_t>(word)]
                != workspace.gold(index).heads[static_cast<std::size_t>(word)])
                wrong.push_back(word);
        }
        return wrong;
    }
};

TEST_F(HonestAssistantTest, ACorrectedRelationLeavesTheOtherDisagreementsAsTheyWere)
{
    ASSERT_TRUE(trainWithFolds());
    std::size_t looked = 0;
    for (std::size_t index = 0; index < workspace.treebank().size() && looked < 8; ++index) {
        const std::vector<int> wrong = wrongHeads(index);
        if (wrong.size() < 2)
            continue;
        ++looked;
        ASSERT_EQ(analysis(index).exposure, Exposure::Jackknifed);
        ASSERT_TRUE(look(index));
        const Graph before = predicted(index);
        int agreed = 1;
        while (std::find(wrong.begin(), wrong.end(), agreed) != wrong.end())
            ++agreed;
        const auto answers = known.count();
        ASSERT_TRUE(setRelation(workspace, index, agreed, QStringLiteral("dep")));
        ASSERT_TRUE(waitForAnswer(answers));
        EXPECT_EQ(analysis(index).exposure, Exposure::Guided);
        EXPECT_EQ(predicted(index).heads, before.heads) << "by a model that has seen sentence " << index;
        EXPECT_EQ(wrongHeads(index), wrong);
    }
    EXPECT_GT(looked, 2U) << "the models are too good for this test";
}

TEST_F(HonestAssistantTest, GuessesAndDoubtsAreThoseOfTheModelThatHasNotSeenTheSentence)
{
    ASSERT_TRUE(trainWithFolds());
    for (std::size_t index = 0; index < 10; ++index) {
        ASSERT_TRUE(look(index));
        for (int word = 1; word <= words(index); ++word) {
            const Guess first = assistant.guesses(index, word).front();
            EXPECT_EQ(first.head, predicted(index).heads[static_cast<std::size_t>(word)]);
        }
        EXPECT_FALSE(learning.liveModelFor(index)->hasSeen(*workspace.treebank().sentence(index)));
    }
}

TEST_F(AssistantTest, OfASentenceThatTheModelHasSeenThisIsSaidOfWhatItParsesAroundACorrection)
{
    ASSERT_TRUE(begin());
    for (const std::size_t index : {std::size_t{0}, std::size_t{5}}) {
        ASSERT_TRUE(look(index));
        const auto answers = known.count();
        ASSERT_TRUE(setRelation(workspace, index, 1, QStringLiteral("dep")));
        ASSERT_TRUE(waitForAnswer(answers));
        const Analysis& guided = *workspace.layer().find(workspace.treebank().key(index));
        EXPECT_EQ(guided.exposure, Exposure::Guided);
        EXPECT_EQ(guided.guidedBySeen, index == 0) << "it was trained on the first four";
    }
}

TEST_F(HonestAssistantTest, AnotherDecoderPredictsByTheFoldsToo)
{
    ASSERT_TRUE(trainWithFolds());
    QSignalSpy finished(&learning, &Learning::finished);
    learning.parseWith(Decoder::Cle);
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    for (std::size_t index = 0; index < workspace.treebank().size(); ++index)
        EXPECT_EQ(analysis(index).exposure, Exposure::Jackknifed) << index;
}

TEST_F(AssistantTest, ACorrectionThatMovesNothingIsForgottenWithItsUndo)
{
    ASSERT_TRUE(begin());
    const Graph before = predicted(5);
    auto answers = known.count();
    ASSERT_TRUE(setHead(workspace, 5, 1, before.heads[1] == head(5, 1) ? (head(5, 1) == 2 ? 3 : 2) : before.heads[1]));
    ASSERT_TRUE(waitForAnswer(answers));
    const auto exposure = [&] { return workspace.layer().find(workspace.treebank().key(5))->exposure; };
    EXPECT_EQ(exposure(), Exposure::Guided);
    answers = known.count();
    workspace.undo();
    ASSERT_TRUE(waitForAnswer(answers));
    EXPECT_EQ(exposure(), Exposure::Unseen);
    EXPECT_EQ(predicted(5), before);
}

TEST_F(AssistantTest, ALayerFromAFileIsNotPredictedAnew)
{
    ASSERT_TRUE(begin());
    workspace.openLayer(QStringLiteral("other"), {path(folder.file("english.conllu"))});
    ASSERT_TRUE(waitFor([&] { return workspace.layer().name() == "other"; }));
    const Graph before = predicted(5);
    const auto answers = known.count();
    int word = 0;
    const Guess guess = second(assistant, 5, words(5), word);
    setHead(workspace, 5, word, guess.head);
    setRelation(workspace, 5, word, QStringLiteral("dep"));
    ASSERT_TRUE(waitForAnswer(answers));
    EXPECT_EQ(predicted(5), before);
}

TEST_F(AssistantTest, WithoutAModelItSaysNothing)
{
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 3)));
    assistant.setSentence(1);
    EXPECT_TRUE(assistant.guesses(1, 1).empty());
    EXPECT_FALSE(assistant.isBusy());
}

TEST_F(AssistantTest, OfBunsetsuTheHeadsAreRankedAndTheRestFollowsAPinnedArc)
{
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    QSignalSpy finished(&learning, &Learning::finished);
    TrainingRequest request;
    request.bunsetsu.bits = 16;
    request.jackknife = false;
    learning.train(request);
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    std::size_t index = 0;
    while (workspace.treebank().sentence(index)->unitCount() < 4)
        ++index;
    ASSERT_TRUE(look(index));
    const int units = workspace.treebank().sentence(index)->unitCount();
    for (int unit = 1; unit <= units; ++unit) {
        const auto guesses = assistant.guesses(index, unit);
        ASSERT_FALSE(guesses.empty());
        EXPECT_EQ(guesses[0].head, predicted(index).heads[static_cast<std::size_t>(unit)]);
        EXPECT_FALSE(guesses[0].margin) << "games are won and lost, trees are not scored";
        for (const Guess& guess : guesses)
            EXPECT_TRUE(guess.head > unit || guess.head == kRoot);
    }
    EXPECT_EQ(assistant.guesses(index, units).size(), 1U) << "the last bunsetsu has no choice";
    const std::vector<double> doubts = assistant.doubts(index);
    ASSERT_EQ(doubts.size(), static_cast<std::size_t>(units));
    EXPECT_GT(doubts.front(), 0);
    EXPECT_EQ(doubts.back(), 0);
    const auto guesses = assistant.guesses(index, 1);
    ASSERT_GT(guesses.size(), 1U);
    const auto answers = known.count();
    setHead(workspace, index, 1, guesses[1].head);
    ASSERT_TRUE(waitForAnswer(answers));
    ASSERT_TRUE(waitFor([&] { return predicted(index).heads[1] == guesses[1].head; }));
    EXPECT_EQ(workspace.layer().find(workspace.treebank().key(index))->exposure, Exposure::Guided);
    EXPECT_EQ(assistant.doubts(index).front(), 0) << "nothing is doubted of what was corrected";
}

TEST_F(AssistantTest, ASentenceWithAnUncertainBunsetsuIsFound)
{
    ASSERT_TRUE(openText("japanese.knp", test::readBytes(test::sampleFile("japanese.knp"))));
    BunsetsuSettings settings;
    settings.bits = 16;
    Sentences some;
    for (std::size_t i = 0; i < 5; ++i)
        some.push_back(workspace.treebank().sentence(i));
    QSignalSpy finished(&learning, &Learning::finished);
    learning.useModel(trainBunsetsuModel(some, settings, {}, {}).value(), QStringLiteral("quick"));
    ASSERT_TRUE(waitFor([&] { return finished.count() > 0; }));
    QSignalSpy sought(&assistant, &Assistant::sought);
    std::vector<std::size_t> all(workspace.treebank().size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    assistant.seekUncertain(all);
    ASSERT_TRUE(waitFor([&] { return sought.count() > 0; }));
    const auto found = sought[0][0].value<std::optional<std::size_t>>();
    ASSERT_TRUE(found);
    ASSERT_TRUE(look(*found));
    const std::vector<bool> uncertain = uncertainWords(assistant.doubts(*found));
    EXPECT_NE(std::find(uncertain.begin(), uncertain.end(), true), uncertain.end());
}

} // namespace

} // namespace arcwright::ui::testing
