// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include "core/editing/join_sentences.h"
#include "core/editing/split_sentence.h"
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/analysis/score_keeper.h"
#include "ui/shell/score_label.h"
#include "ui/shell/score_table.h"

namespace arcwright::ui::testing {

namespace {

class Scores : public WorkspaceTest {
protected:
    Scores() { EXPECT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20))); }

    /// Predictions in which about every third word has another head or relation.
    void predict(std::size_t first, std::size_t last, Exposure exposure)
    {
        std::vector<Workspace::Prediction> predictions;
        for (std::size_t i = first; i < last; ++i) {
            Graph graph = workspace.gold(i);
            for (int word = 1; word <= graph.size(); ++word) {
                const auto node = static_cast<std::size_t>(word);
                if (random() % 6 == 0)
                    graph.heads[node] = word == 1 ? 2 : 1;
                if (random() % 6 == 0)
                    graph.relations[node] = workspace.relations()->intern("guess");
            }
            predictions.push_back({workspace.treebank().key(i), {graph, exposure}});
        }
        workspace.setPredictions(std::move(predictions));
    }

    void expectWhatAnEvaluationSays()
    {
        Evaluation expected;
        for (std::size_t i = 0; i < workspace.treebank().size(); ++i) {
            const Analysis* analysis = workspace.layer().find(workspace.treebank().key(i));
            if (analysis && isScored(*analysis)
                && analysis->graph.size() == workspace.treebank().sentence(i)->unitCount())
                expected.add(*workspace.treebank().sentence(i), workspace.gold(i), analysis->graph);
        }
        EXPECT_EQ(scores.total().tokens, expected.all.tokens);
        EXPECT_EQ(scores.total().heads, expected.all.heads);
        EXPECT_EQ(scores.total().labelled, expected.all.labelled);
        EXPECT_EQ(scores.total().labels, expected.all.labels);
        EXPECT_EQ(scores.total().sentences, expected.all.sentences);
        EXPECT_EQ(scores.total().complete, expected.all.complete);
    }

    /// Puts others in the place of sentences from `first` on, as one step.
    bool exchange(std::size_t first, std::size_t count, Operation operation, std::vector<Sentence> after)
    {
        Edit edit;
        for (std::size_t i = 0; i < count; ++i) {
            edit.idsBefore.push_back(workspace.treebank().key(first + i).sentence);
            edit.before.push_back(workspace.treebank().sentence(first + i));
        }
        auto free = static_cast<std::uint32_t>(workspace.treebank().documents()[0]->freeId());
        for (std::size_t i = 0; i < after.size(); ++i) {
            edit.idsAfter.push_back(i < count ? edit.idsBefore[i] : SentenceId{free++});
            edit.after.push_back(std::make_shared<const Sentence>(std::move(after[i])));
        }
        return workspace.make(0, {operation, {std::move(edit)}});
    }
    bool split(std::size_t index)
    {
        auto halves = splitSentence(*workspace.treebank().sentence(index), 3);
        return exchange(index, 1, Operation::SplitSentence, {halves->first, halves->second});
    }
    bool join(std::size_t index)
    {
        auto joined = joinSentences(*workspace.treebank().sentence(index), *workspace.treebank().sentence(index + 1));
        return exchange(index, 2, Operation::JoinSentences, {*joined});
    }

    void expectCounts(std::size_t scored, std::size_t unscored)
    {
        EXPECT_EQ(scores.total().sentences, scored);
        EXPECT_EQ(scores.unscoredSentences(), unscored);
        expectWhatAnEvaluationSays();
    }

    ScoreKeeper scores{workspace};
    QSignalSpy changed{&scores, &ScoreKeeper::changed};
    std::mt19937 random{7};
};

} // namespace

TEST_F(Scores, AreThoseOfAnEvaluation)
{
    changed.clear();
    predict(0, 20, Exposure::Jackknifed);
    EXPECT_EQ(scores.total().sentences, 20U);
    EXPECT_GT(scores.total().uas(), 50);
    EXPECT_LT(scores.total().las(), scores.total().uas());
    expectWhatAnEvaluationSays();
    EXPECT_EQ(changed.count(), 1);
}

TEST_F(Scores, LeaveOutWhatTheModelHasSeen)
{
    predict(0, 12, Exposure::Seen);
    EXPECT_EQ(scores.total().tokens, 0U);
    EXPECT_EQ(scores.unscoredSentences(), 12U);
    predict(12, 20, Exposure::Unseen);
    EXPECT_EQ(scores.total().sentences, 8U);
    EXPECT_EQ(scores.unscoredSentences(), 12U);
    expectWhatAnEvaluationSays();
}

/// A text that somebody has just typed is not one that the parser has all wrong.
TEST_F(Scores, SayNothingOfASentenceThatHasNoTreeYet)
{
    predict(0, 2, Exposure::Unseen);
    ASSERT_EQ(scores.total().sentences, 2U);
    for (int word = 1; word <= workspace.gold(0).size(); ++word)
        setHead(workspace, 0, word, kNoHead);
    EXPECT_EQ(scores.total().sentences, 1U);
    EXPECT_EQ(scores.unscoredSentences(), 0U);
    setHead(workspace, 0, 1, 0);
    EXPECT_EQ(scores.total().sentences, 2U);
    expectWhatAnEvaluationSays();
}

TEST_F(Scores, FollowPredictionsThatReplaceOthers)
{
    predict(0, 20, Exposure::Seen);
    predict(5, 15, Exposure::Jackknifed);
    EXPECT_EQ(scores.unscoredSentences(), 10U);
    expectWhatAnEvaluationSays();
    predict(5, 15, Exposure::Jackknifed);
    EXPECT_EQ(scores.total().sentences, 10U);
    expectWhatAnEvaluationSays();
}

TEST_F(Scores, FollowEveryCorrectionAndItsUndo)
{
    predict(0, 20, Exposure::Unseen);
    const std::size_t before = scores.total().heads;
    int right = 0;
    for (int word = 1; word <= workspace.gold(3).size() && right == 0; ++word) {
        if (workspace.layer().find(workspace.treebank().key(3))->graph.arc(word) == workspace.gold(3).arc(word))
            right = word;
    }
    ASSERT_GT(right, 0);
    setHead(workspace, 3, right, head(3, right) == 0 ? (right == 1 ? 2 : 1) : 0);
    EXPECT_EQ(scores.total().heads, before - 1);
    expectWhatAnEvaluationSays();
    workspace.undo();
    EXPECT_EQ(scores.total().heads, before);
    expectWhatAnEvaluationSays();
}

TEST_F(Scores, CountBothHalvesOfADividedSentenceAndItsUndo)
{
    predict(0, 20, Exposure::Unseen);
    const AttachmentCounts before = scores.total();
    ASSERT_TRUE(split(3));
    expectCounts(19, 2);
    setHead(workspace, 4, 1, head(4, 1) == 0 ? 2 : 0); // an edit of the half that was never parsed
    expectCounts(19, 2);
    predict(3, 5, Exposure::Unseen);
    expectCounts(21, 0);
    workspace.undo();
    workspace.undo();
    expectCounts(19, 1); // whose prediction is of the half
    predict(3, 4, Exposure::Unseen);
    expectCounts(20, 0);
    workspace.redo();
    expectCounts(20, 1); // the other half's is there still
    EXPECT_EQ(before.sentences, 20U);
}

TEST_F(Scores, CountASentenceThatWasJoinedOnceAndBothAfterItsUndo)
{
    predict(0, 20, Exposure::Unseen);
    const AttachmentCounts before = scores.total();
    ASSERT_TRUE(join(3));
    expectCounts(18, 1);
    workspace.undo();
    expectCounts(20, 0);
    EXPECT_EQ(scores.total(), before);
    workspace.redo();
    expectCounts(18, 1);
}

TEST_F(Scores, CountSentencesThatCameOrWentWithTheText)
{
    predict(0, 20, Exposure::Unseen);
    const AttachmentCounts before = scores.total();
    const std::string one(workspace.treebank().sentence(0)->source.text());
    std::size_t index = 18; // of a sentence of another length than the last
    while (workspace.treebank().sentence(index)->unitCount() == workspace.treebank().sentence(19)->unitCount())
        --index;
    const std::string other(workspace.treebank().sentence(index)->source.text());
    ASSERT_TRUE(workspace.setSource(0, one + one + one)); // the first at the very beginning
    expectCounts(20, 2);
    workspace.undo();
    expectCounts(20, 0);
    ASSERT_TRUE(workspace.setSource(19, other + other)); // and the last at the very end
    expectCounts(19, 2);
    workspace.undo();
    expectCounts(20, 0);
    EXPECT_EQ(scores.total(), before);
}

TEST_F(Scores, OfALayerWithoutTheSentencesSayNothingOfTheirHalves)
{
    predict(10, 20, Exposure::Unseen);
    ASSERT_TRUE(split(3));
    expectCounts(10, 0);
}

TEST_F(Scores, FollowAStepThatDividesSeveralSentences)
{
    predict(0, 20, Exposure::Unseen);
    Step step{Operation::Several, {}};
    auto free = static_cast<std::uint32_t>(workspace.treebank().documents()[0]->freeId());
    for (const std::size_t index : {std::size_t(3), std::size_t(9)}) {
        const auto sentence = workspace.treebank().sentence(index);
        auto halves = splitSentence(*sentence, 3);
        Edit edit = replacement(workspace.treebank().key(index).sentence, sentence, nullptr);
        edit.idsAfter = {edit.idsBefore.front(), SentenceId{free++}};
        edit.after = {std::make_shared<const Sentence>(std::move(halves->first)),
            std::make_shared<const Sentence>(std::move(halves->second))};
        step.edits.push_back(std::move(edit));
    }
    ASSERT_TRUE(workspace.make(0, std::move(step)));
    expectCounts(18, 4);
    workspace.undo();
    expectCounts(20, 0);
}

TEST_F(Scores, OfEveryLayerAreThereWhicheverIsOnView)
{
    workspace.startLayer(QStringLiteral("Bob"));
    predict(0, 20, Exposure::Unseen);
    const std::size_t bob = scores.total().heads;
    ASSERT_GT(bob, 0U);
    workspace.startLayer(QStringLiteral("Eve"));
    predict(0, 5, Exposure::Unseen);
    const std::size_t eve = scores.total().heads;
    EXPECT_EQ(scores.total().sentences, 5U);
    changed.clear();
    workspace.showLayer(QStringLiteral("Bob"));
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(scores.total().heads, bob);
    EXPECT_EQ(scores.total().sentences, 20U);
    expectWhatAnEvaluationSays();
    EXPECT_EQ(scores.scores(QStringLiteral("Eve")).total.heads, eve);
    setHead(workspace, 3, 1, head(3, 1) == 0 ? 2 : 0);
    expectWhatAnEvaluationSays();
    workspace.showLayer(QStringLiteral("Eve"));
    expectWhatAnEvaluationSays();
}

TEST_F(Scores, OfLayersAreComparableOnlyWhereTheyAreOfTheSameSentences)
{
    workspace.startLayer(QStringLiteral("Bob"));
    predict(0, 8, Exposure::Unseen);
    EXPECT_TRUE(scores.areOfOneSet()) << "one alone";
    workspace.startLayer(QStringLiteral("Eve"));
    EXPECT_TRUE(scores.areOfOneSet()) << "one has no scores yet";
    predict(0, 5, Exposure::Unseen);
    EXPECT_FALSE(scores.areOfOneSet());
    predict(0, 8, Exposure::Unseen);
    EXPECT_TRUE(scores.areOfOneSet());
    predict(7, 8, Exposure::Seen);
    EXPECT_FALSE(scores.areOfOneSet()) << "one less";
    predict(8, 9, Exposure::Unseen);
    EXPECT_FALSE(scores.areOfOneSet()) << "as many, but others";
}

TEST_F(Scores, ThatAreNotToBeComparedSaySoInTheirTableAndTheirLabel)
{
    ScoreTable table(workspace, scores);
    ScoreLabel label(workspace, scores, nullptr);
    workspace.startLayer(QStringLiteral("Bob"));
    predict(0, 8, Exposure::Unseen);
    workspace.startLayer(QStringLiteral("Eve"));
    predict(0, 8, Exposure::Unseen);
    label.showScores();
    EXPECT_EQ(table.rowCount(), 2);
    EXPECT_FALSE(label.toolTip().contains(ScoreLabel::notOfOneSet()));
    predict(7, 8, Exposure::Seen);
    label.showScores();
    ASSERT_EQ(table.rowCount(), 3);
    EXPECT_EQ(table.item(2, 0)->text(), ScoreLabel::notOfOneSet());
    Q_EMIT table.cellActivated(2, 0);
    EXPECT_EQ(workspace.layer().name(), "Eve") << "it is no layer";
    EXPECT_TRUE(label.toolTip().contains(ScoreLabel::notOfOneSet())) << qPrintable(label.toolTip());
}

/// As DTAG has a text without arcs: all words at the root, none with a relation.
TEST_F(Scores, SayNothingOfAWordListWhoseWordsAllStandAtTheRoot)
{
    ASSERT_TRUE(openText("text.tag",
        "<s>\n<W lemma=\"-\" msd=\"NC\" in=\"\" out=\"\">Kom</W>\n<W lemma=\"-\" msd=\"NC\" in=\"\" "
        "out=\"\">nu</W>\n</s>\n"));
    ASSERT_EQ(workspace.treebank().size(), 1U);
    predict(0, 1, Exposure::Unseen);
    EXPECT_EQ(scores.total().sentences, 0U);
    EXPECT_EQ(scores.total().tokens, 0U);
}

/// Else their numbers do not add up to those that are open.
TEST_F(Scores, AccountForEverySentence)
{
    std::string blank = "# sent_id = blank\n";
    for (const char* word : {"1\tNo", "2\tarcs", "3\tare", "4\there"})
        blank += std::string(word) + "\t_\tX\t_\t_\t_\t_\t_\t_\n";
    ASSERT_TRUE(openText("english.conllu", firstSentences("english.conllu", 20) + blank + "\n"));
    ASSERT_EQ(workspace.treebank().size(), 21U);
    workspace.startLayer(QStringLiteral("Bob"));
    predict(0, 18, Exposure::Unseen);
    predict(18, 20, Exposure::Seen);
    predict(20, 21, Exposure::Unseen);
    const auto told = scores.scores(QStringLiteral("Bob"));
    EXPECT_EQ(told.emptySentences, 1U);
    EXPECT_EQ(told.total.sentences + told.unscoredSentences + told.emptySentences, workspace.treebank().size());
    ScoreLabel label(workspace, scores, nullptr);
    label.showScores();
    EXPECT_TRUE(label.text().endsWith(QStringLiteral("18 sentences, 2 not scored, 1 without arcs")))
        << qPrintable(label.text());
    predict(20, 21, Exposure::Unseen);
    EXPECT_EQ(scores.scores(QStringLiteral("Bob")).emptySentences, 1U) << "it is counted once";
    ASSERT_TRUE(split(20));
    EXPECT_EQ(scores.scores(QStringLiteral("Bob")).emptySentences, 2U) << "both halves";
    EXPECT_EQ(scores.scores(QStringLiteral("Bob")).unscoredSentences, 2U);
    ASSERT_TRUE(join(20));
    EXPECT_EQ(scores.scores(QStringLiteral("Bob")).emptySentences, 1U);
    EXPECT_EQ(scores.scores(QStringLiteral("Bob")).unscoredSentences, 2U);
    const ScoreTable table(workspace, scores);
    constexpr int last = 5;
    ASSERT_EQ(table.columnCount(), last + 1);
    EXPECT_FALSE(table.isColumnHidden(last));
    EXPECT_EQ(table.item(0, last)->text(), QStringLiteral("1"));
}

TEST_F(Scores, OfALayerBehindTheOneOnViewAreKept)
{
    workspace.startLayer(QStringLiteral("Bob"));
    predict(0, 20, Exposure::Unseen);
    ASSERT_FALSE(workspace.startLayerBehind(QStringLiteral("Eve")));
    workspace.setPredictions(QStringLiteral("Eve"), {{workspace.treebank().key(4), {workspace.gold(4), {}}}});
    EXPECT_EQ(scores.total().sentences, 20U);
    EXPECT_EQ(scores.scores(QStringLiteral("Eve")).total.sentences, 1U);
    EXPECT_EQ(scores.scores(QStringLiteral("Eve")).total.uas(), 100);
}

TEST_F(Scores, OfOtherDocumentsStayWhenOneIsReadAgain)
{
    const std::string first = folder.write("one.conllu", firstSentences("english.conllu", 5));
    const std::string second = folder.write("two.conllu", firstSentences("czech.conllu", 5));
    ASSERT_TRUE(open({path(first), path(second)}));
    workspace.startLayer(QStringLiteral("Bob"));
    predict(0, 10, Exposure::Unseen);
    QSignalSpy reloaded(&workspace, &Workspace::reloaded);
    workspace.reload(1, [](const auto&) {});
    ASSERT_TRUE(waitFor([&] { return reloaded.count() > 0; }));
    EXPECT_EQ(scores.total().sentences, 5U);
    expectWhatAnEvaluationSays();
}

TEST_F(Scores, BeginAnewWithALayerAndWithATreebank)
{
    predict(0, 20, Exposure::Unseen);
    workspace.startLayer(QStringLiteral("next"));
    EXPECT_EQ(scores.total().tokens, 0U);
    predict(0, 10, Exposure::Seen);
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_EQ(scores.total().tokens, 0U);
    EXPECT_EQ(scores.unscoredSentences(), 0U);
}

} // namespace arcwright::ui::testing
