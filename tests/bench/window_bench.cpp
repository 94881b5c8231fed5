// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how quick the window is: from start to a drawn tree, and the longest stall of the event loop while a parser
// is trained in the background and the user goes from sentence to sentence. Needs a treebank:
//     arcwright_window_bench FILE...
// With --large, for a file of millions of words: from opening to a drawn tree, the memory it takes, and how long a jump
// to any of its sentences takes:
//     arcwright_window_bench --large FILE
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTimer>

#include "ui/documents/sentence_browser.h"
#include "ui/shell/main_window.h"

namespace {

using namespace arcwright::ui;

double milliseconds(qint64 nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1e6;
}

void printOpening(const QStringList& paths)
{
    QElapsedTimer clock;
    clock.start();
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    LaunchOptions options;
    options.paths = paths;
    QObject::connect(&window.workspace(), &Workspace::opened, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    window.launch(options);
    QApplication::exec();
    window.repaint();
    std::printf("window made, file opened, first tree drawn: %.0f ms\n", milliseconds(clock.nsecsElapsed()));
}

/// Memory of this process that no other shares, in megabytes.
double privateMegabytes()
{
    double kilobytes = 0;
    std::ifstream file("/proc/self/smaps_rollup");
    for (std::string word; file >> word;) {
        double number = 0;
        if (word.starts_with("Private_") && file >> number)
            kilobytes += number;
    }
    return kilobytes / 1024;
}

void runFor(int milliseconds)
{
    QTimer::singleShot(milliseconds, qApp, &QCoreApplication::quit);
    QApplication::exec();
}

void printLarge(const QStringList& paths)
{
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    runFor(200);
    const double empty = privateMegabytes();
    QObject::connect(&window.workspace(), &Workspace::opened, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    QElapsedTimer clock;
    clock.start();
    window.workspace().open(paths);
    QApplication::exec();
    window.repaint();
    std::printf("opened, first tree drawn: %.0f ms\n", milliseconds(clock.nsecsElapsed()));
    std::printf("private memory beyond an empty window: %.1f MB", privateMegabytes() - empty);
    constexpr int background = 15'000; // ms, for all that looks through the file
    runFor(background);
    std::printf(", %.0f s later %.1f MB\n", background / 1000.0, privateMegabytes() - empty);

    const std::size_t sentences = window.workspace().treebank().size();
    std::vector<qint64> jumps;
    for (std::size_t i = 0; i < 200; ++i) {
        clock.start();
        window.browser()->setCurrentSentence(i * 7919 % sentences);
        window.repaint();
        jumps.push_back(clock.nsecsElapsed());
    }
    std::sort(jumps.begin(), jumps.end());
    std::printf("jump to a sentence and draw it, of %zu: median %.1f ms, longest %.1f ms\n", sentences,
        milliseconds(jumps[jumps.size() / 2]), milliseconds(jumps.back()));
}

void printStalls(const QStringList& paths)
{
    constexpr int stepEvery = 40; // ms: an annotator who leans on the key
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    LaunchOptions options;
    options.paths = paths;
    QObject::connect(&window.workspace(), &Workspace::opened, &window, [&] {
        window.actions()[ActionId::Train]->trigger();
        QObject::connect(&window.learning(), &Learning::finished, qApp, &QCoreApplication::quit);
    });
    QTimer steps;
    QObject::connect(&steps, &QTimer::timeout, &window, [&] { window.browser()->step(1); });
    steps.start(stepEvery);

    std::vector<qint64> gaps;
    QElapsedTimer gap;
    QTimer ticks;
    ticks.setTimerType(Qt::PreciseTimer);
    QObject::connect(&ticks, &QTimer::timeout, &window, [&] { gaps.push_back(gap.nsecsElapsed()), gap.restart(); });
    window.launch(options);
    gap.start();
    ticks.start(1);
    QApplication::exec();
    std::sort(gaps.begin(), gaps.end());
    std::printf("event loop while training and stepping every %d ms: longest stall %.1f ms, 99.9%% below %.1f ms, "
                "99%% below %.1f ms\n",
        stepEvery, milliseconds(gaps.back()), milliseconds(gaps[gaps.size() * 999 / 1000]),
        milliseconds(gaps[gaps.size() * 99 / 100]));
}

} // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QStringList paths = QApplication::arguments().mid(1);
    const bool large = paths.removeAll(QStringLiteral("--large")) > 0;
    if (paths.isEmpty()) {
        std::puts("Name the files of a treebank to measure with.");
        return 2;
    }
    if (large) {
        printLarge(paths);
        return 0;
    }
    printOpening(paths);
    printStalls(paths);
    return 0;
}
