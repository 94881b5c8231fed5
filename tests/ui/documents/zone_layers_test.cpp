// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/zone_layers.h"

#include "tests/core/support/zone_samples.h"
#include "tests/ui/support/workspace_fixture.h"

namespace arcwright::ui::testing {

namespace {

using test::ZoneTree;

/// A folder of two files, each with a Czech parse of two words and its reference.
class LayersOfZones : public WorkspaceTest {
protected:
    LayersOfZones()
    {
        write("t/1.treex", 2);
        write("t/2.treex", 2);
    }
    /// The second word of the reference hangs there, the first on the root; or the other way round.
    void write(const char* name, int head)
    {
        const ZoneTree parse{"cs", "", {{"Pes", 2, "Sb"}, {"spí", 0, "Pred"}}};
        const ZoneTree reference = head == 2 ? ZoneTree{"cs", "ref", {{"Pes", 2, "Obj"}, {"spí", 0, "Pred"}}}
                                             : ZoneTree{"cs", "ref", {{"Pes", 0, "ExD"}, {"spí", 1, "Adv"}}};
        folder.write(name, test::treexOf({{parse, reference}}));
    }
    bool areRead()
    {
        return waitFor([&] { return opened.count() > 0 && !zones.isReading() && !workspace.isOpening(); });
    }
    int headIn(const char* layer, std::size_t sentence)
    {
        const Layer* const found = workspace.layerNamed(QString::fromLatin1(layer));
        const Analysis* const analysis = found == nullptr ? nullptr : found->find(workspace.treebank().key(sentence));
        return analysis == nullptr ? kNoHead : analysis->graph.arc(1).head;
    }
    void reload(std::size_t document)
    {
        bool isDone = false;
        workspace.reload(document, [&](const Result<QString>&) { isDone = true; });
        ASSERT_TRUE(waitFor([&] { return isDone && !workspace.files().isSaving(); }));
    }

    ZoneLayers zones{workspace};
    QString path_ = path(folder.file("t"));
};

} // namespace

TEST_F(LayersOfZones, AreOfAllFiles)
{
    workspace.open({path_});
    ASSERT_TRUE(areRead());
    EXPECT_EQ(workspace.layerNames(), QStringList(QStringLiteral("cs_ref")));
    EXPECT_EQ(headIn("cs_ref", 0), 2);
    EXPECT_EQ(headIn("cs_ref", 1), 2);
    write("t/1.treex", 0);
    reload(0);
    ASSERT_TRUE(areRead());
    EXPECT_EQ(headIn("cs_ref", 0), 0);
    EXPECT_EQ(headIn("cs_ref", 1), 2) << "of the file that was not read again";
}

TEST_F(LayersOfZones, AreOfAllFilesWhereOneIsReadAgainMeanwhile)
{
    QObject::connect(&workspace, &Workspace::opened, &workspace, [&] {
        Q_EMIT workspace.reloaded(0); // before any zone is read
        Q_EMIT workspace.reloaded(1);
    });
    workspace.open({path_});
    ASSERT_TRUE(areRead());
    EXPECT_EQ(headIn("cs_ref", 0), 2);
    EXPECT_EQ(headIn("cs_ref", 1), 2);
}

TEST_F(LayersOfZones, LeaveTheLayersOfOthersAlone)
{
    QObject::connect(&workspace, &Workspace::opened, &workspace, [&] {
        workspace.startLayer(QStringLiteral("cs_ref"));
        Graph graph = workspace.gold(0);
        graph.heads = {kNoHead, 0, 0};
        workspace.setPredictions({{workspace.treebank().key(0), {graph, Exposure::Unseen}}});
    });
    workspace.open({path_});
    ASSERT_TRUE(areRead());
    EXPECT_EQ(headIn("cs_ref", 0), 0) << "as somebody made it";
    EXPECT_EQ(headIn("cs_ref 2", 0), 2);
    reload(0);
    ASSERT_TRUE(areRead());
    EXPECT_EQ(headIn("cs_ref 2", 0), 2);
    EXPECT_EQ(headIn("cs_ref 2", 1), 2);
}

TEST_F(LayersOfZones, StayWhatTheyWereDecidedToBe)
{
    const ZoneTree parse{"cs", "", {{"Ano", 0, "ExD"}, {"je", 1, "ExD"}}};
    const ZoneTree other{"cs", "tst", {{"Jistě", 0, "ExD"}, {"jest", 1, "ExD"}}};
    const ZoneTree same{"cs", "tst", {{"Ano", 0, "ExD"}, {"je", 1, "ExD"}}};
    folder.write("t/1.treex", test::treexOf({{parse, same}}));
    folder.write("t/2.treex", test::treexOf({{parse, other}, {parse, other}}));
    workspace.open({path_});
    ASSERT_TRUE(areRead());
    EXPECT_EQ(workspace.layerNames(), QStringList()) << "a translation with one sentence in common";
    reload(0);
    ASSERT_TRUE(areRead());
    EXPECT_EQ(workspace.layerNames(), QStringList());
}

} // namespace arcwright::ui::testing
