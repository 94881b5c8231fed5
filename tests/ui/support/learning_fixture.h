// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/ui/support/small_models.h"
#include "tests/ui/support/workspace_fixture.h"
#include "ui/training/learning.h"

namespace arcwright::ui::testing {

/// A workspace with a learner, and all that it has told.
class LearningTest : public WorkspaceTest {
protected:
    LearningTest()
    {
        QObject::connect(&learning, &Learning::epochDone, &learning,
            [this](const EpochReport& report) { epochs.push_back(report); });
        QObject::connect(
            &learning, &Learning::stageChanged, &learning, [this](Learning::Stage stage) { stages.push_back(stage); });
        QObject::connect(
            &learning, &Learning::failed, &learning, [this](const Problem& problem) { refused.push_back(problem); });
        QObject::connect(
            &workspace, &Workspace::predictionsChanged, &learning, [this](const std::vector<SentenceKey>& keys) {
                predicted.insert(predicted.end(), keys.begin(), keys.end());
            });
    }

    bool openEnglish(int count) { return openText("english.conllu", firstSentences("english.conllu", count)); }

    static TrainingRequest quickRequest(int epochCount = 2)
    {
        TrainingRequest request;
        request.settings = quickSettings(epochCount);
        return request;
    }

    [[nodiscard]] bool waitUntilFinished()
    {
        return waitFor([&] { return finished.count() > 0; });
    }
    [[nodiscard]] bool trainToTheEnd(const TrainingRequest& request)
    {
        finished.clear();
        learning.train(request);
        return waitUntilFinished();
    }

    std::size_t count(Exposure exposure) const
    {
        std::size_t found = 0;
        for (std::size_t i = 0; i < workspace.treebank().size(); ++i) {
            const Analysis* analysis = workspace.layer().find(workspace.treebank().key(i));
            found += analysis && analysis->exposure == exposure ? 1 : 0;
        }
        return found;
    }

    Learning learning{workspace};
    QSignalSpy finished{&learning, &Learning::finished};
    QSignalSpy modelChanged{&learning, &Learning::modelChanged};
    QSignalSpy progressed{&learning, &Learning::progressed};
    std::vector<EpochReport> epochs;
    std::vector<Learning::Stage> stages;
    std::vector<Problem> refused;
    std::vector<SentenceKey> predicted;
};

} // namespace arcwright::ui::testing
