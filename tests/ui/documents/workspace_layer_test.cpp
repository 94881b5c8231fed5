// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/workspace_fixture.h"

#include "core/base/file_problems.h"
#include "core/evaluation/evaluation_problems.h"
#include "core/formats/open.h"
#include "core/treebank/enhanced_arcs.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright::ui::testing {

namespace {

class Layers : public WorkspaceTest {
protected:
    Layers()
    {
        EXPECT_TRUE(openSmallTreebank());
        QObject::connect(&workspace, &Workspace::predictionsChanged, &workspace,
            [this](const std::vector<SentenceKey>& keys) { announced.push_back(keys); });
    }

    /// The small treebank with one text replaced by another.
    std::string variant(std::string_view from, std::string_view to)
    {
        std::string text(smallTreebank);
        text.replace(text.find(from), from.size(), to);
        return folder.write("other.conllu", text);
    }
    /// The line of a text in it.
    std::size_t lineOf(const std::string& text)
    {
        const std::string all = test::readBytes(folder.file("other.conllu"));
        const auto end = all.begin() + static_cast<std::ptrdiff_t>(all.find(text));
        return static_cast<std::size_t>(std::count(all.begin(), end, '\n')) + 1;
    }
    Workspace::Prediction prediction(std::size_t index, Exposure exposure = Exposure::Unseen)
    {
        return {workspace.treebank().key(index), {workspace.gold(index), exposure}};
    }
    const Analysis* analysis(std::size_t index) const
    {
        return workspace.layer().find(workspace.treebank().key(index));
    }
    /// Opens a layer that must be refused, and leaves what was there.
    Problem refusal(const std::string& file)
    {
        workspace.startLayer(QStringLiteral("before"));
        workspace.setPredictions({prediction(0)});
        EXPECT_FALSE(openLayer(QStringLiteral("after"), file));
        EXPECT_EQ(workspace.layer().name(), "before");
        EXPECT_EQ(workspace.layer().size(), 1U);
        return failures.empty() ? Problem{} : failures.back();
    }

    std::vector<std::vector<SentenceKey>> announced;
};

} // namespace

TEST_F(Layers, AnotherFileIsReadBesideTheTreebank)
{
    const std::string file = variant("3\tobj\t3:obj", "2\tnmod\t2:nmod");
    ASSERT_TRUE(openLayer(QStringLiteral("Bob"), file));
    EXPECT_EQ(workspace.layer().name(), "Bob");
    EXPECT_EQ(workspace.layer().size(), 3U);
    ASSERT_TRUE(analysis(0));
    EXPECT_EQ(analysis(0)->graph.arc(5).head, 2);
    EXPECT_EQ(workspace.relations()->text(analysis(0)->graph.arc(5).relation), "nmod");
    EXPECT_EQ(analysis(0)->exposure, Exposure::Unseen);
    EXPECT_EQ(analysis(1)->graph, workspace.gold(1));
    EXPECT_EQ(analysis(0)->enhanced, enhancedArcsOf(*openDocument(file).value()->sentence(0), *workspace.relations()));
    EXPECT_TRUE(workspace.layer().hasEnhancedArcs());
    EXPECT_EQ(head(0, 5), 3) << "gold is as it was";
    EXPECT_FALSE(workspace.isModified());
}

TEST_F(Layers, ThoseThatCameBeforeAreKept)
{
    EXPECT_TRUE(workspace.layerNames().isEmpty());
    ASSERT_TRUE(openLayer(QStringLiteral("Bob"), variant("3\tobj\t3:obj", "2\tnmod\t2:nmod")));
    workspace.startLayer(QStringLiteral("predicted"));
    workspace.setPredictions({prediction(0)});
    EXPECT_EQ(workspace.layerNames(), (QStringList{QStringLiteral("Bob"), QStringLiteral("predicted")}));
    EXPECT_EQ(analysis(0)->graph.arc(5).head, 3);
    EXPECT_FALSE(analysis(1));
    announced.clear();
    ASSERT_TRUE(workspace.showLayer(QStringLiteral("Bob")));
    EXPECT_EQ(announced, (std::vector<std::vector<SentenceKey>>{{}})) << "all is others";
    EXPECT_EQ(analysis(0)->graph.arc(5).head, 2);
    EXPECT_FALSE(workspace.showLayer(QStringLiteral("Eve")));
    EXPECT_EQ(workspace.layer().name(), "Bob");
    workspace.startLayer(QStringLiteral("predicted"));
    EXPECT_EQ(workspace.layerNames().size(), 2) << "a name is one layer";
    EXPECT_TRUE(workspace.layer().empty());
}

TEST_F(Layers, APredictionGoesIntoTheLayerItIsOf)
{
    workspace.startLayer(QStringLiteral("predicted"));
    ASSERT_TRUE(openLayer(QStringLiteral("Bob"), variant("3\tobj\t3:obj", "2\tnmod\t2:nmod")));
    announced.clear();
    workspace.setPredictions(QStringLiteral("predicted"), {prediction(0)});
    EXPECT_TRUE(announced.empty()) << "nobody sees it";
    EXPECT_EQ(analysis(0)->graph.arc(5).head, 2);
    workspace.setPredictions(QStringLiteral("Eve"), {prediction(0)});
    EXPECT_EQ(workspace.layerNames().size(), 2);
    workspace.showLayer(QStringLiteral("predicted"));
    EXPECT_EQ(workspace.layer().size(), 1U);
    EXPECT_EQ(analysis(0)->graph.arc(5).head, 3);
}

TEST_F(Layers, AnotherTreebankHasNoneOfThem)
{
    ASSERT_TRUE(openLayer(QStringLiteral("Bob"), variant("3\tobj\t3:obj", "2\tnmod\t2:nmod")));
    ASSERT_TRUE(openSmallTreebank());
    EXPECT_TRUE(workspace.layerNames().isEmpty());
    EXPECT_FALSE(workspace.showLayer(QStringLiteral("Bob")));
}

TEST_F(Layers, AMissingFileIsRefused)
{
    EXPECT_EQ(refusal(folder.file("gone.conllu")).code, FileProblem::NotFound);
}

TEST_F(Layers, ALayerWithAnotherNumberOfSentencesIsRefused)
{
    const Problem problem = refusal(folder.write("long.conllu", firstSentences("czech.conllu", 5)));
    EXPECT_EQ(problem,
        (Problem{EvaluationProblem::SentenceCountMismatch, folder.file("long.conllu"), 4, 1, {"3", "5", "1"}}));
}

TEST_F(Layers, OfAnotherNumberOfSentencesThoseDividedOtherwiseAreNotNamed)
{
    variant("4\ta\ta\tDET\tDT\t_\t5\tdet\t5:det\t_\n"
            "5\tcat\tcat\tNOUN\tNN\t_\t3\tobj\t3:obj\tSpaceAfter=No\n"
            "6\t.\t.\tPUNCT\t.\t_\t3\tpunct\t3:punct\t_\n",
        "4\tacat\ta\tNOUN\tDT\t_\t2\tobj\t_\t_\n5\t.\t.\tPUNCT\t.\t_\t3\tpunct\t_\t_\n");
    const std::string text = test::readBytes(folder.file("other.conllu")) + "1\tx\tx\tX\t_\t_\t0\troot\t_\t_\n\n";
    const Problem problem = refusal(folder.write("other.conllu", text));
    EXPECT_EQ(problem,
        (Problem{EvaluationProblem::SentenceCountMismatch, folder.file("other.conllu"), lineOf("1\tx\tx"), 1,
            {"3", "4", "4"}}));
}

TEST_F(Layers, ALayerWithAnotherNumberOfWordsIsRefused)
{
    const Problem problem = refusal(variant("2\tworks\twork\tVERB\tVBZ\t_\t0\troot\t_\t_\n",
        "2\tworks\twork\tVERB\tVBZ\t_\t0\troot\t_\t_\n3\t!\t!\tPUNCT\t.\t_\t2\tpunct\t_\t_\n"));
    EXPECT_EQ(problem,
        (Problem{EvaluationProblem::TokenCountMismatch, folder.file("other.conllu"), lineOf("3\t!\t!"), 1,
            {"3", "2", "3"}}));
}

TEST_F(Layers, ALayerWithOtherWordsIsRefused)
{
    const Problem problem = refusal(variant("2\tdog\tdog", "2\tdogs\tdog"));
    EXPECT_EQ(problem,
        (Problem{EvaluationProblem::TokenFormMismatch, folder.file("other.conllu"), lineOf("2\tdogs"), 1,
            {"1", "2", "dog", "dogs"}}));
}

TEST_F(Layers, ALayerMayDivideTheSameCharactersIntoOtherWords)
{
    const std::string file = variant("4\ta\ta\tDET\tDT\t_\t5\tdet\t5:det\t_\n"
                                     "5\tcat\tcat\tNOUN\tNN\t_\t3\tobj\t3:obj\tSpaceAfter=No\n"
                                     "6\t.\t.\tPUNCT\t.\t_\t3\tpunct\t3:punct\t_\n",
        "4\tacat\ta\tNOUN\tDT\t_\t2\tobj\t_\t_\n5\t.\t.\tPUNCT\t.\t_\t3\tpunct\t_\t_\n");
    ASSERT_TRUE(openLayer(QStringLiteral("Bob"), file));
    ASSERT_TRUE(analysis(0));
    EXPECT_EQ(analysis(0)->graph.size(), 6);
    EXPECT_EQ(analysis(0)->unsaid, (std::vector<int>{4, 5}));
    EXPECT_EQ(analysis(0)->graph.arc(6).head, 3);
    EXPECT_FALSE(isScored(*analysis(0)));
    EXPECT_TRUE(isScored(*analysis(1)));
    for (const ComparedArc& arc : compare(workspace.gold(0), *analysis(0)))
        EXPECT_EQ(arc.match, ArcMatch::Match) << arc.arc.dependent;
}

TEST_F(Layers, ALayerThatCannotBeReadIsRefusedWithItsPlace)
{
    const Problem problem = refusal(folder.write("broken.conllu", treebankWithABrokenSentence()));
    EXPECT_EQ(problem, (Problem{TreebankProblem::InvalidHead, folder.file("broken.conllu"), 14, 21, {"x"}}));
}

TEST_F(Layers, PredictionsAreAnnouncedSentenceBySentence)
{
    workspace.startLayer(QStringLiteral("predicted"));
    ASSERT_EQ(announced.size(), 1U);
    EXPECT_TRUE(announced[0].empty()) << "all are gone";
    workspace.setPredictions({prediction(2), prediction(0, Exposure::Seen)});
    ASSERT_EQ(announced.size(), 2U);
    EXPECT_EQ(announced[1], (std::vector{workspace.treebank().key(2), workspace.treebank().key(0)}));
    EXPECT_EQ(analysis(0)->exposure, Exposure::Seen);
    EXPECT_FALSE(analysis(1));
}

TEST_F(Layers, PredictionsOfUnknownSentencesAreDropped)
{
    workspace.startLayer(QStringLiteral("predicted"));
    announced.clear();
    const Graph graph = workspace.gold(0);
    workspace.setPredictions(
        {{{0, SentenceId{77}}, {graph, Exposure::Unseen}}, {{9, SentenceId{0}}, {graph, Exposure::Unseen}}});
    EXPECT_TRUE(workspace.layer().empty());
    EXPECT_TRUE(announced.empty());
}

TEST_F(Layers, PredictionsOfOtherWordsAreDropped)
{
    workspace.startLayer(QStringLiteral("predicted"));
    workspace.setPredictions({{workspace.treebank().key(1), {workspace.gold(0), Exposure::Unseen}}, prediction(0)});
    EXPECT_EQ(workspace.layer().size(), 1U);
    EXPECT_TRUE(analysis(0));
}

TEST_F(Layers, APredictionReplacesAnEarlierOne)
{
    workspace.setPredictions({prediction(0, Exposure::Seen)});
    workspace.setPredictions({prediction(0, Exposure::Jackknifed)});
    EXPECT_EQ(workspace.layer().size(), 1U);
    EXPECT_EQ(analysis(0)->exposure, Exposure::Jackknifed);
}

TEST_F(Layers, EditsLeaveThePrediction)
{
    workspace.setPredictions({prediction(0)});
    const Graph before = analysis(0)->graph;
    setHead(workspace, 0, 5, 2);
    EXPECT_EQ(analysis(0)->graph, before);
}

TEST_F(Layers, ALayerReadForTheTreebankBeforeDoesNotArrive)
{
    const std::string layer = variant("3\tobj\t3:obj", "2\tnmod\t2:nmod");
    workspace.open({path(folder.write("next.conllu", smallTreebank))});
    finishBackgroundWork(); // it is read, but not yet taken over
    workspace.openLayer(QStringLiteral("late"), {path(layer)});
    ASSERT_TRUE(waitFor([&] { return opened.count() == 2; }));
    deliverEverything();
    EXPECT_EQ(workspace.title(), QStringLiteral("next.conllu"));
    EXPECT_TRUE(workspace.layer().empty());
}

} // namespace arcwright::ui::testing
