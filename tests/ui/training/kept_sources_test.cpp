// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/kept_sources.h"

#include <filesystem>

#include "tests/ui/support/workspace_fixture.h"
#include "ui/settings/settings.h"
#include "ui/training/sources_form.h"

namespace arcwright::ui::testing {
namespace {

class KeptSourcesTest : public WorkspaceTest {
protected:
    KeptSourcesTest() { Settings::trainingSources.set({}); }
    ~KeptSourcesTest() override { Settings::trainingSources.set({}); }

    /// What a window that is made anew takes up for the treebank.
    std::vector<TrainingSource> afterRestart(const std::string& treebank)
    {
        Workspace other;
        SourcesForm anew;
        const KeptSources kept(other, anew, nullptr);
        QSignalSpy isOpen(&other, &Workspace::opened);
        other.open({path(treebank)});
        EXPECT_TRUE(waitFor([&] { return isOpen.count() > 0; }));
        return anew.sources();
    }
    std::string write(const char* name) { return folder.write(name, smallTreebank); }

    const std::vector<TrainingSource> itsOwn{TrainingSource()};
    SourcesForm form;
    KeptSources kept{workspace, form, nullptr};
};

TEST_F(KeptSourcesTest, OtherFilesAreStillChosenAfterARestart)
{
    const std::string treebank = write("mend.conllu");
    const std::string large = write("large.conllu");
    ASSERT_TRUE(open({path(treebank)}));
    const std::vector<TrainingSource> files{{SourceKind::Files, {}, {large}, 1}};
    form.setSources(files);
    EXPECT_EQ(afterRestart(treebank), files);
    EXPECT_EQ(afterRestart(write("other.conllu")), itsOwn) << "nobody has chosen anything for that";
    std::filesystem::remove(large);
    EXPECT_EQ(afterRestart(treebank), itsOwn) << "what is gone cannot be learnt from";
}

TEST_F(KeptSourcesTest, SeveralSourcesComeBackWithTheirWeights)
{
    const std::string treebank = write("mend.conllu");
    ASSERT_TRUE(open({path(treebank)}));
    const std::vector<TrainingSource> several{{SourceKind::Confirmed, {}, {}, 3},
        {SourceKind::Pattern, "upos=VERB", {}, 1}, {SourceKind::Files, {}, {write("large.conllu")}, 2}};
    form.setSources(several);
    EXPECT_EQ(afterRestart(treebank), several);
    const std::vector<TrainingSource> confirmed{{SourceKind::Confirmed, {}, {}, 1}};
    form.setSources(confirmed);
    EXPECT_EQ(afterRestart(treebank), confirmed);
    form.setSources(itsOwn);
    EXPECT_EQ(afterRestart(treebank), itsOwn);
}

TEST_F(KeptSourcesTest, ATreebankTakesNothingOverFromTheOneBefore)
{
    ASSERT_TRUE(open({path(write("mend.conllu"))}));
    form.setSources({{SourceKind::Files, {}, {write("large.conllu")}, 1}});
    ASSERT_TRUE(open({path(write("other.conllu"))}));
    EXPECT_EQ(form.sources(), itsOwn) << "it may be of another language";
    ASSERT_TRUE(open({path(folder.file("mend.conllu"))}));
    EXPECT_EQ(form.sources().front().kind, SourceKind::Files);
}

TEST_F(KeptSourcesTest, WhatNobodyCanReadIsAsIfNothingWereKept)
{
    for (const char* text : {"[", "{}", "[7]", R"([{"treebank":7,"sources":{}}])"}) {
        Settings::trainingSources.set(QString::fromLatin1(text));
        EXPECT_EQ(afterRestart(write("mend.conllu")), itsOwn) << text;
    }
}

} // namespace
} // namespace arcwright::ui::testing
