// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how long the canvas takes: to be painted whole, to follow the pointer, to scroll and to show a changed head,
// with gold above and a prediction below the words. One head in eight of that prediction is another one than in gold;
// it is made up here, since it does not matter to the canvas who predicts. Needs a treebank:
//     arcwright_canvas_bench FILE... [--words 60,500]
// Measured is the sentence whose length is nearest to each of those numbers.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/editing/arc_operations.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/workspace.h"
#include "ui/look/theme.h"

namespace {

using namespace arcwright;
using namespace arcwright::ui;

/// The time this thread has computed so far, in ns, without that of other programs.
qint64 processorTime()
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return spent.tv_sec * 1'000'000'000LL + spent.tv_nsec;
}

/// Says how long one turn takes, by processor time and by the clock.
void print(const char* what, const std::function<void(int)>& turn)
{
    constexpr int turns = 50;
    std::vector<qint64> computed;
    std::vector<qint64> passed;
    QElapsedTimer clock;
    for (int i = 0; i < turns; ++i) {
        clock.start();
        const qint64 before = processorTime();
        turn(i);
        computed.push_back(processorTime() - before);
        passed.push_back(clock.nsecsElapsed());
    }
    const auto median = [](std::vector<qint64>& times) {
        std::sort(times.begin(), times.end());
        return static_cast<double>(times[times.size() / 2]) / 1e6;
    };
    const double middle = median(computed);
    std::printf("    %-34s median %6.2f ms, longest %6.2f ms (by the clock %.2f ms)\n", what, middle,
        static_cast<double>(computed.back()) / 1e6, median(passed));
    std::fflush(stdout); // for whoever waits
}

std::size_t sentenceOfLength(const Treebank& treebank, int words)
{
    std::size_t nearest = 0;
    int distance = -1;
    for (std::size_t index = 0; index < treebank.size(); ++index) {
        const int here = std::abs(treebank.sentence(index)->unitCount() - words);
        if (distance < 0 || here < distance) {
            distance = here;
            nearest = index;
        }
    }
    return nearest;
}

/// A prediction for that sentence.
void predict(Workspace& workspace, std::size_t sentence)
{
    Analysis analysis;
    analysis.graph = workspace.gold(sentence);
    constexpr int oneIn = 8;
    const int words = analysis.graph.size();
    for (int word = oneIn; word <= words; word += oneIn) {
        int& head = analysis.graph.heads[static_cast<std::size_t>(word)];
        head = head == word - 1 ? std::max(1, word - 3) : word - 1;
    }
    workspace.setPredictions({{workspace.treebank().key(sentence), std::move(analysis)}});
}

void pointAt(ArcCanvas& canvas, QPoint place)
{
    QMouseEvent move(
        QEvent::MouseMove, place, canvas.viewport()->mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(canvas.viewport(), &move);
}

/// The words that can be seen and pointed at.
std::vector<QPoint> visibleWords(const ArcCanvas& canvas)
{
    std::vector<QPoint> places;
    for (int word = 1; word <= canvas.diagram().wordCount(); ++word) {
        const QPoint place = canvas.wordRect(word).center();
        if (canvas.viewport()->rect().contains(place))
            places.push_back(place);
    }
    return places;
}

void measure(Workspace& workspace, std::size_t sentence, SentenceView& view)
{
    ArcCanvas& canvas = *view.canvas();
    const auto paint = [&] { canvas.viewport()->repaint(); };
    print("painted whole", [&](int) { paint(); });
    const std::vector<QPoint> places = visibleWords(canvas);
    print("the pointer on another word", [&](int turn) {
        pointAt(canvas, places[static_cast<std::size_t>(turn) % places.size()]);
        paint();
    });
    pointAt(canvas, {0, 0});
    print("scrolled", [&](int turn) {
        for (QScrollBar* bar : {canvas.horizontalScrollBar(), canvas.verticalScrollBar()})
            bar->setValue(bar->maximum() > 0 ? turn * 40 % bar->maximum() : 0);
        paint();
    });
    print("a head changed", [&](int turn) {
        const int words = canvas.diagram().wordCount();
        const int word = 1 + turn * 7 % words;
        workspace.apply(sentence, Operation::SetHead,
            setHead(*workspace.treebank().sentence(sentence), word, word == 1 ? words : word - 1 - turn % (word - 1)));
        paint();
    });
    while (workspace.canUndo())
        workspace.undo();
}

void measureAll(Workspace& workspace, std::size_t sentence)
{
    SentenceView view(workspace);
    view.setTheme(makeTheme(ThemeKind::Light));
    view.resize(1400, 900);
    view.show();
    view.showSentence(sentence);
    predict(workspace, sentence);
    std::printf("a sentence of %d words, %zu arcs\n", view.canvas()->diagram().wordCount(),
        view.canvas()->diagram().arcs.size());
    const auto in = [&](const char* how, LayoutKind kind, bool wrapped, ComparisonView comparison) {
        view.setLayoutKind(kind);
        view.canvas()->setWrapped(wrapped);
        view.setComparison(comparison);
        QApplication::processEvents();
        std::printf("  %s\n", how);
        measure(workspace, sentence, view);
    };
    in("one line, scrolled", LayoutKind::Arcs, false, ComparisonView::TwoSides);
    in("in rows", LayoutKind::Arcs, true, ComparisonView::TwoSides);
    in("both layers in one diagram, one line", LayoutKind::Arcs, false, ComparisonView::Merged);
    in("as a tree", LayoutKind::Tree, false, ComparisonView::TwoSides);
    view.setLayoutKind(LayoutKind::Arcs);
    view.setComparison(ComparisonView::TwoSides);
    view.canvas()->setZoom(0.2);
    QApplication::processEvents();
    std::puts("  one line, at a fifth of its size");
    measure(workspace, sentence, view);
}

} // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QStringList paths = QApplication::arguments().mid(1);
    QStringList lengths{QStringLiteral("60"), QStringLiteral("500")};
    if (const auto option = paths.indexOf(QStringLiteral("--words")); option >= 0 && option + 1 < paths.size()) {
        lengths = paths.takeAt(option + 1).split(u',');
        paths.removeAt(option);
    }
    if (paths.isEmpty()) {
        std::puts("Name the files of a treebank to measure with.");
        return 2;
    }
    const QTemporaryDir folder; // for copies, which have the journals of the edits beside them
    for (QString& path : paths) {
        const QString copy = folder.filePath(QFileInfo(path).fileName());
        QFile::copy(path, copy);
        path = copy;
    }
    Workspace workspace;
    QObject::connect(&workspace, &Workspace::opened, &application, [] { QCoreApplication::exit(); });
    QObject::connect(&workspace, &Workspace::failed, &application, [] { QCoreApplication::exit(1); });
    workspace.open(paths);
    if (QApplication::exec() != 0) {
        std::puts("The files cannot be opened.");
        return 1;
    }
    workspace.startLayer(QStringLiteral("made up"));
    for (const QString& length : lengths)
        measureAll(workspace, sentenceOfLength(workspace.treebank(), length.toInt()));
    return 0;
}
