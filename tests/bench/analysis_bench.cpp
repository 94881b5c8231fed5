// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how quick the workplace Analyse is: from going there to the dashboard filled, from a click on a bar to the
// words behind it, and from a corrected head to other figures. Needs a treebank and parsers' outputs:
//     arcwright_analysis_bench GOLD SYSTEM...
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <set>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTest>

#include "core/editing/arc_operations.h"
#include "ui/analysis/analysis_page.h"
#include "ui/analysis/dashboard.h"
#include "ui/analysis/drill_down.h"
#include "ui/analysis/figure_chart.h"
#include "ui/analysis/figure_table.h"
#include "ui/analysis/heat_view.h"
#include "ui/analysis/hit_list.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workplaces.h"

namespace {

using namespace arcwright;
using namespace arcwright::ui;

constexpr int generous = 600'000; // ms

double millisecondsOf(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

bool open(MainWindow& window, const QStringList& paths)
{
    bool isOpened = false;
    QObject::connect(&window.workspace(), &Workspace::opened, &window, [&] { isOpened = true; });
    LaunchOptions options;
    options.paths = QStringList(paths.front());
    window.launch(options);
    if (!QTest::qWaitFor([&] { return isOpened; }, generous))
        return false;
    for (const QString& path : paths.mid(1)) {
        bool hasLayer = false;
        QObject::connect(&window.workspace(), &Workspace::layerOpened, &window, [&] { hasLayer = true; });
        window.workspace().openLayer(path, QStringList(path));
        if (!QTest::qWaitFor([&] { return hasLayer; }, generous))
            return false;
    }
    return true;
}

bool waitForFigures(AnalysisPage& page)
{
    return QTest::qWaitFor([&] { return !page.isBusy() && page.model().data() != nullptr; }, generous);
}

/// What clicks on the places of a figure took, from the event until all words are listed, the list is painted, and a
/// key has gone to its next word.
struct Clicks {
    double longest = 0; ///< ms
    double processor = 0; ///< ms that the window's thread computed, of the longest
    std::size_t words = 0; ///< listed at most
    std::size_t places = 0;
};

/// The time the window's thread has computed so far, in ms, without that of other programs.
double processorTime()
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

void click(AnalysisPage& page, QWidget& widget, QPointF place, Clicks& clicks)
{
    page.drillDown()->setChoice({});
    QCoreApplication::processEvents();
    const double before = processorTime();
    QElapsedTimer clock;
    clock.start();
    QTest::mouseClick(&widget, Qt::LeftButton, {}, place.toPoint());
    QCoreApplication::processEvents(); // what the click has put off
    page.repaint();
    QTest::keyClick(page.drillDown()->list(), Qt::Key_Down);
    page.repaint();
    clicks.longest = std::max(clicks.longest, millisecondsOf(clock));
    clicks.processor = std::max(clicks.processor, processorTime() - before);
    clicks.words = std::max(clicks.words, page.drillDown()->hits().hits().size());
    clicks.places += page.drillDown()->isAsked() ? 1 : 0;
}

void print(const FigureSpec& spec, const char* what, const Clicks& clicks)
{
    if (clicks.places > 0)
        std::printf("from %s of %s to its words on view and the next of them by key, %zu places: at most %.1f ms, %.1f "
                    "ms of processor time (up to "
                    "%zu words)\n",
            what, qPrintable(figureName(spec)), clicks.places, clicks.longest, clicks.processor, clicks.words);
}

/// Clicks on every bar or point of a figure in turn, on every cell of a map, and on the rows of its table.
void printClicks(AnalysisPage& page, const FigureSpec& spec)
{
    DashboardCard* card = page.dashboard()->card(spec);
    if (card == nullptr || card->isEmpty())
        return;
    FigureChart& chart = *card->chart();
    Clicks bars;
    for (int series = 0; series < static_cast<int>(chart.content().series.size()); ++series) {
        for (int category = 0; category < chart.content().categories.size(); ++category)
            click(page, *chart.viewport(), chart.placeRect({series, category}).center(), bars);
    }
    print(spec, "a bar or point", bars);
    HeatView& map = *card->map();
    Clicks cells;
    for (int row = 0; row < static_cast<int>(map.content().rows.size()); ++row) {
        for (int column = 0; column < map.content().columns.size(); ++column)
            click(page, map, map.placeRect({row, column}).center(), cells);
    }
    print(spec, "a cell", cells);
    card->showTable(true);
    QCoreApplication::processEvents();
    FigureTable& table = *card->table();
    Clicks rows;
    constexpr int mostRows = 12; // those that are on view
    for (int row = 0; row < std::min(mostRows, table.model()->rowCount()); ++row) {
        for (const int column : {0, 2})
            click(page, *table.viewport(), table.visualRect(table.model()->index(row, column)).center(), rows);
    }
    print(spec, "a row", rows);
    card->showTable(false);
    page.drillDown()->setChoice({});
    QCoreApplication::processEvents();
}

/// Corrects a head while the dashboard is on view, some times, and waits until all cards show other figures.
void printCorrections(MainWindow& window)
{
    AnalysisPage& page = *window.analysisPage();
    constexpr std::size_t times = 5;
    std::vector<double> all;
    std::size_t cards = 0;
    double processor = 0;
    for (std::size_t i = 0; i < std::min(times, window.workspace().treebank().size()); ++i) {
        const auto sentence = window.workspace().treebank().sentence(i);
        if (sentence->unitCount() < 2)
            continue;
        std::set<const DashboardCard*> renewed;
        QObject receiver;
        for (const DashboardCard* card : page.dashboard()->cards())
            QObject::connect(card, &DashboardCard::shown, &receiver, [&renewed, card] { renewed.insert(card); });
        const std::clock_t before = std::clock();
        QElapsedTimer clock;
        clock.start();
        const int head = sentence->headOf(1) == kRoot ? 2 : kRoot;
        if (!window.workspace().apply(i, Operation::SetHead, setHead(*sentence, 1, head)) || !waitForFigures(page))
            continue;
        all.push_back(millisecondsOf(clock));
        processor += 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        cards = renewed.size();
    }
    std::sort(all.begin(), all.end());
    if (!all.empty())
        std::printf(
            "from a corrected head to other figures on %zu of %zu cards: median %.0f ms, at most %.0f ms; %.0f ms "
            "of processor time each\n",
            cards, page.dashboard()->cards().size(), all[all.size() / 2], all.back(),
            processor / static_cast<double>(all.size()));
    window.workspace().abandon();
}

} // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QStringList paths = QApplication::arguments().mid(1);
    if (paths.size() < 2) {
        std::puts("Name a gold file and outputs of parsers to measure with.");
        return 2;
    }
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    if (!open(window, paths)) {
        std::puts("The files cannot be opened.");
        return 3;
    }
    QElapsedTimer clock;
    clock.start();
    window.workplaces().go(WorkplaceId::Analyse);
    std::printf("window's thread held up by going there: %.0f ms\n", millisecondsOf(clock));
    if (!waitForFigures(*window.analysisPage()))
        return 3;
    std::printf("dashboard filled: %.0f ms, %zu words\n", millisecondsOf(clock),
        window.analysisPage()->model().data()->table.size());
    for (const FigureSpec& spec : usualFigures())
        printClicks(*window.analysisPage(), spec);
    printCorrections(window);
    return 0;
}
