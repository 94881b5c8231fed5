// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what live validation costs the window: how long it is without a turn of the event loop while all sentences
// are validated in the background, and how long an edit takes to validate. Needs a treebank:
//     arcwright_validator_bench FILE...
#include <algorithm>
#include <cstdio>
#include <vector>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTimer>

#include "ui/annotation/problems_filter.h"
#include "ui/annotation/problems_model.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"

namespace {

using namespace arcwright;
using namespace arcwright::ui;

double milliseconds(qint64 nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1e6;
}

void printOpening(Workspace& workspace, Validator& validator, const QElapsedTimer& clock, const QStringList& paths)
{
    QElapsedTimer gap;
    QTimer ticks;
    qint64 longest = 0;
    QObject::connect(&ticks, &QTimer::timeout, &workspace, [&] {
        longest = std::max(longest, gap.nsecsElapsed());
        gap.start();
    });
    QObject::connect(&workspace, &Workspace::opened, &workspace, [&] {
        gap.start();
        ticks.start(0);
    });
    QObject::connect(&validator, &Validator::restarted, &validator,
        [&] { std::printf("sentences taken up: %.1f ms\n", milliseconds(clock.nsecsElapsed())); });
    QElapsedTimer whole;
    whole.start();
    QObject::connect(&validator, &Validator::finished, qApp, &QCoreApplication::quit);
    workspace.open(paths);
    QCoreApplication::exec();
    std::printf("%zu sentences opened and validated: %.0f ms, longest stall %.1f ms\n", workspace.treebank().size(),
        milliseconds(whole.nsecsElapsed()), milliseconds(longest));
}

void printEdits(Workspace& workspace, const ProblemsModel& model)
{
    QElapsedTimer clock;
    std::vector<qint64> times;
    const std::size_t step = std::max<std::size_t>(workspace.treebank().size() / 1000, 1);
    for (std::size_t i = 0; i < workspace.treebank().size(); i += step) {
        const auto sentence = workspace.treebank().sentence(i);
        if (sentence->problem || sentence->unitCount() < 2)
            continue;
        // The validator and the model hear of it alone, as of an edit that was made.
        clock.start();
        Q_EMIT workspace.sentencesChanged({i});
        times.push_back(clock.nsecsElapsed());
    }
    std::sort(times.begin(), times.end());
    std::printf("an edit validated and shown among %d rows: median %.3f ms, longest %.3f ms\n", model.rowCount(),
        milliseconds(times[times.size() / 2]), milliseconds(times.back()));
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    const QStringList paths = QGuiApplication::arguments().mid(1);
    if (paths.isEmpty()) {
        std::fputs("arcwright_validator_bench FILE...\n", stderr);
        return 2;
    }
    Workspace workspace;
    QElapsedTimer clock; // before the validator, which hears of the treebank after it
    QObject::connect(&workspace, &Workspace::treebankReplaced, &workspace, [&] { clock.start(); });
    Validator validator(workspace);
    ProblemsModel model(workspace, validator);
    ProblemsFilter filter(model);
    filter.sort(ProblemsModel::SentenceColumn);
    printOpening(workspace, validator, clock, paths);
    printEdits(workspace, model);
    return 0;
}
