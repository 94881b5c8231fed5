// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how quick the window is: from start to a drawn tree, and the longest stall of the event loop while files are
// opened, and while a parser is trained in the background and the user goes from sentence to sentence. Needs a
// treebank:
//     arcwright_window_bench FILE...
// With --large, for a file of millions of words: from opening to a drawn tree, the memory it takes, how long a jump to
// any of its sentences, a head changed by a key and a search take, and the stalls when another program cuts it off:
//     arcwright_window_bench --large FILE
// With --repairs, the stalls while 12,000 sentences are repaired at once and while that is undone, without predictions
// and with those of a model; while that model predicts all of them; and while their file is read again.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListView>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "core/model/train.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/repair_job.h"
#include "ui/documents/sentence_browser.h"
#include "ui/documents/sentence_list_model.h"
#include "ui/shell/main_window.h"

namespace {

using namespace arcwright::ui;

double milliseconds(qint64 nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1e6;
}

/// Unlike quit(), which closes the windows.
void leaveLoop()
{
    QCoreApplication::exit();
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
    QObject::connect(&window.workspace(), &Workspace::opened, qApp, leaveLoop, Qt::QueuedConnection);
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
    QTimer::singleShot(milliseconds, qApp, leaveLoop);
    QApplication::exec();
}

/// The time the window's thread has computed so far, in ns, without that of other programs.
qint64 processorTime()
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return spent.tv_sec * 1'000'000'000LL + spent.tv_nsec;
}

/// Looks every millisecond whether the event loop is alive.
class StallMeter {
public:
    StallMeter() : m_spent(processorTime())
    {
        m_ticks.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_ticks, &QTimer::timeout, &m_ticks, [this] {
            const qint64 spent = processorTime();
            m_gaps.push_back(m_gap.nsecsElapsed());
            m_computed.push_back(spent - m_spent);
            m_gap.restart();
            m_spent = spent;
        });
        m_gap.start();
        m_ticks.start(1);
    }

    void print()
    {
        std::printf("longest stall %.1f ms (by processor time %.1f ms), 99.9%% below %.1f (%.1f) ms, "
                    "99%% below %.1f (%.1f) ms\n",
            below(1, m_gaps), below(1, m_computed), below(0.999, m_gaps), below(0.999, m_computed), below(0.99, m_gaps),
            below(0.99, m_computed));
    }

private:
    /// The time in ms that this share of them is not longer than; 1 for the longest.
    static double below(double share, std::vector<qint64>& times)
    {
        if (times.empty())
            return 0;
        std::sort(times.begin(), times.end());
        return milliseconds(times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))]);
    }

    std::vector<qint64> m_gaps; ///< ns
    std::vector<qint64> m_computed; ///< ns
    QElapsedTimer m_gap;
    qint64 m_spent;
    QTimer m_ticks;
};

/// A head changed by a key, from the key to the drawn tree, all that follows on the window's thread included.
void printEdits(MainWindow& window, std::size_t sentences)
{
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        std::puts("the window is not active: it takes no keys");
    std::vector<qint64> edits;
    QElapsedTimer clock;
    for (std::size_t i = 0; i < 100; ++i) {
        window.browser()->setCurrentSentence(i * 7919 % sentences);
        window.repaint();
        window.sentenceView()->canvas()->setFocus();
        clock.start();
        QTest::keyClick(window.windowHandle(), Qt::Key_Right);
        QTest::keyClick(window.windowHandle(), Qt::Key_BracketRight);
        window.repaint();
        edits.push_back(clock.nsecsElapsed());
    }
    std::sort(edits.begin(), edits.end());
    std::printf("a word chosen and its head changed by keys, of %zu: median %.1f ms, longest %.1f ms\n",
        window.workspace().copy(0).history().position(), milliseconds(edits[edits.size() / 2]),
        milliseconds(edits.back()));
}

void printSearch(MainWindow& window, const QString& wanted)
{
    StallMeter stalls;
    QElapsedTimer clock;
    clock.start();
    double first = 0;
    window.browser()->searchField()->setText(wanted);
    const auto* rows = qobject_cast<const SentenceListModel*>(window.browser()->list()->model());
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
        if (first == 0 && rows->rowCount() > 0)
            first = milliseconds(clock.nsecsElapsed());
        if (!rows->isSearching())
            leaveLoop();
    });
    look.start(1);
    QApplication::exec();
    std::printf("search for %s: first sentence %.0f ms, all %d of them %.0f ms, ", qPrintable(wanted), first,
        rows->rowCount(), milliseconds(clock.nsecsElapsed()));
    stalls.print();
    window.browser()->searchField()->clear();
    runFor(1000);
}

/// Prints how the window reacts while another program takes half of its file away.
void printTruncation(MainWindow& window, const QString& copy)
{
    StallMeter stalls;
    QFile::resize(copy, QFileInfo(copy).size() / 2);
    runFor(3000);
    for (std::size_t sentence : {window.workspace().treebank().size() - 1, std::size_t(0)}) {
        window.browser()->setCurrentSentence(sentence);
        runFor(200);
    }
    using FileState = arcwright::WorkingCopy::FileState;
    const bool isNoticed = window.workspace().copy(0).fileState() == FileState::Changed;
    std::printf("cut off by another program, %s: ", isNoticed ? "noticed" : "NOT noticed");
    stalls.print();
}

void printLarge(const QString& path)
{
    const QTemporaryDir folder;
    const QStringList paths(folder.filePath(QFileInfo(path).fileName()));
    if (!QFile::copy(path, paths.front())) {
        std::printf("%s could not be copied.\n", qPrintable(path));
        return;
    }
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    runFor(200);
    const double empty = privateMegabytes();
    QObject::connect(&window.workspace(), &Workspace::opened, qApp, leaveLoop, Qt::QueuedConnection);
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
    printEdits(window, sentences);
    printSearch(window, QStringLiteral("nebo"));
    printTruncation(window, paths.front());
}

/// Sentences whose text ends in a blank.
bool writeFaulty(const QString& path, int sentences)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    for (int sentence = 1; sentence <= sentences; ++sentence) {
        QByteArray text = "# sent_id = s" + QByteArray::number(sentence) + "\n# text = Dogs bark at night \n";
        text += "1\tDogs\tdog\tNOUN\t_\t_\t2\tnsubj\t_\t_\n2\tbark\tbark\tVERB\t_\t_\t0\troot\t_\t_\n"
                "3\tat\tat\tADP\t_\t_\t4\tcase\t_\t_\n4\tnight\tnight\tNOUN\t_\t_\t2\tobl\t_\t_\n\n";
        file.write(text);
    }
    return file.error() == QFile::NoError;
}

void waitFor(const std::function<bool()>& isThere)
{
    while (!isThere())
        runFor(100);
}

void printRepairAndUndo(MainWindow& window, const char* besides)
{
    RepairJob job(window.workspace(), window.validator());
    QObject::connect(&job, &RepairJob::finished, qApp, leaveLoop, Qt::QueuedConnection);
    {
        StallMeter stalls;
        job.start(arcwright::TestId::TextTrailingWhitespace);
        QApplication::exec();
        runFor(2000); // what follows
        const bool isRepaired = window.workspace().isModified();
        std::printf("%zu sentences %s at once, %s: ", window.workspace().treebank().size(),
            isRepaired ? "repaired" : "NOT repaired", besides);
        stalls.print();
    }
    StallMeter stalls;
    window.workspace().undo();
    runFor(2000);
    std::printf("undone%s: ", window.workspace().isModified() ? ", but modified" : "");
    stalls.print();
    waitFor([&] { return !window.validator().isBusy(); });
}

/// Of the first sentences, with small tables: what it predicts is of no interest.
std::shared_ptr<const arcwright::Model> smallModel(const arcwright::Treebank& treebank)
{
    constexpr std::size_t most = 50;
    arcwright::Sentences sentences;
    for (std::size_t i = 0; i < std::min(most, treebank.size()); ++i)
        sentences.push_back(treebank.sentence(i));
    arcwright::TrainingSettings settings;
    settings.trainer.epochs = 2;
    settings.trainer.arcBits = 14;
    settings.trainer.siblingBits = 12;
    settings.trainer.rowBits = 12;
    const auto model = arcwright::train(sentences, {}, settings, {}, {}, {});
    return model ? *model : nullptr;
}

void printRepairs()
{
    constexpr int sentences = 12'000;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("faulty.conllu"));
    if (!writeFaulty(path, sentences)) {
        std::printf("%s could not be written.\n", qPrintable(path));
        return;
    }
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    QObject::connect(&window.workspace(), &Workspace::opened, qApp, leaveLoop, Qt::QueuedConnection);
    window.workspace().open({path});
    QApplication::exec();
    waitFor([&] { return !window.validator().isBusy(); });
    printRepairAndUndo(window, "nothing predicted");
    {
        StallMeter stalls;
        window.learning().useModel(smallModel(window.workspace().treebank()), QStringLiteral("small"));
        waitFor([&] { return !window.learning().isBusy(); });
        std::printf("a model taken over, which predicts all of them: ");
        stalls.print();
    }
    printRepairAndUndo(window, "all predicted");
    StallMeter stalls;
    QElapsedTimer clock;
    clock.start();
    bool isRead = false;
    window.workspace().reload(0, [&](const auto&) { isRead = true; });
    waitFor([&] { return isRead; });
    const double read = milliseconds(clock.nsecsElapsed());
    runFor(2000);
    std::printf("read again, with the steps of its journal, after %.1f s: ", read / 1000);
    stalls.print();
}

void printStalls(const QStringList& paths)
{
    constexpr int stepEvery = 40; // ms: an annotator who leans on the key
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    LaunchOptions options;
    options.paths = paths;
    QObject::connect(&window.workspace(), &Workspace::opened, qApp, leaveLoop, Qt::QueuedConnection);
    {
        StallMeter stalls;
        window.launch(options);
        QApplication::exec();
        runFor(500);
        std::printf("event loop while opening: ");
        stalls.print();
    }

    QTimer steps;
    QObject::connect(&steps, &QTimer::timeout, &window, [&] { window.browser()->step(1); });
    QObject::connect(&window.learning(), &Learning::finished, qApp, leaveLoop);
    StallMeter stalls;
    QElapsedTimer clock;
    clock.start();
    steps.start(stepEvery);
    window.actions()[ActionId::Train]->trigger();
    QApplication::exec();
    std::printf("trained anew, and all sentences predicted, in %.1f s; ", milliseconds(clock.nsecsElapsed()) / 1000);
    std::printf("event loop while training and stepping every %d ms: ", stepEvery);
    stalls.print();
}

} // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QStringList paths = QApplication::arguments().mid(1);
    const bool large = paths.removeAll(QStringLiteral("--large")) > 0;
    if (paths.removeAll(QStringLiteral("--repairs")) > 0) {
        printRepairs();
        return 0;
    }
    if (paths.isEmpty()) {
        std::puts("Name the files of a treebank to measure with.");
        return 2;
    }
    if (large) {
        printLarge(paths.front());
        return 0;
    }
    printOpening(paths);
    printStalls(paths);
    return 0;
}
