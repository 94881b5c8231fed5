// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include <QTreeView>

#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/analysis_page.h"
#include "ui/analysis/dashboard.h"
#include "ui/analysis/drill_down.h"
#include "ui/analysis/figure_chart.h"
#include "ui/analysis/heat_view.h"
#include "ui/analysis/hit_list.h"
#include "ui/analysis/lit_diagram.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

/// So that a failure can be read.
inline void PrintTo(const Hit& hit, std::ostream* out)
{
    *out << hit.sentence + 1 << ':' << hit.unit;
}

inline void PrintTo(const ChartPlace& place, std::ostream* out)
{
    *out << place.series << '/' << place.category;
}

} // namespace arcwright::ui

namespace arcwright::ui::testing {

/// The window with a treebank, and layers that have some of its words wrong.
class AnalysedWindowTest : public WindowTest {
protected:
    static constexpr std::size_t sentences = 40;

    /// About every `rarity`-th word has another head, and as many another relation.
    void predict(const QString& layer, unsigned seed, unsigned rarity)
    {
        std::mt19937 random(seed);
        std::vector<Workspace::Prediction> predictions;
        for (std::size_t i = 0; i < workspace().treebank().size(); ++i) {
            Graph graph = workspace().gold(i);
            for (int word = 1; word <= graph.size(); ++word) {
                const auto node = static_cast<std::size_t>(word);
                if (random() % rarity == 0)
                    graph.heads[node] = word == 1 ? 2 : 1;
                if (random() % rarity == 0)
                    graph.relations[node] = workspace().relations()->intern("obl");
            }
            predictions.push_back({workspace().treebank().key(i), {graph, Exposure::Unseen}});
            auto& confidences = predictions.back().analysis.confidences;
            for (int word = 1; word <= graph.size(); ++word)
                confidences.push_back(static_cast<double>(random() % 1000) / 1000.0);
        }
        workspace().startLayer(layer);
        workspace().setPredictions(std::move(predictions));
    }
    /// Opens the treebank, makes two layers and goes to Analyse.
    void analyse()
    {
        window.resize(1280, 900);
        start(QStringList(
            QString::fromStdString(folder.write("english.conllu", firstSentences("english.conllu", sentences)))));
        predict(QStringLiteral("good"), 7, 12);
        predict(QStringLiteral("poor"), 8, 5);
        key(Qt::Key_2, Qt::ControlModifier);
        ASSERT_TRUE(waitUntilShown());
    }
    [[nodiscard]] bool waitUntilShown()
    {
        return waitFor([&] { return !page().isBusy() && page().model().data() != nullptr; });
    }

    AnalysisPage& page() { return *window.analysisPage(); }
    DrillDown& drillDown() { return *page().drillDown(); }
    DashboardCard& card(FigureKind kind, Property property = Property::Relation)
    {
        DashboardCard* card = page().dashboard()->card({kind, property});
        if (card == nullptr)
            throw std::runtime_error("the dashboard has no such card");
        return *card;
    }
    /// Scrolls the page to where a part of it is seen, and lets everything find its place.
    static void bringIntoView(QWidget& widget)
    {
        for (QWidget* parent = widget.parentWidget(); parent != nullptr; parent = parent->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(parent))
                area->ensureWidgetVisible(&widget, 0, widget.height());
        }
        QCoreApplication::processEvents();
    }
    void clickOn(QWidget& widget, QPointF place, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&widget, Qt::LeftButton, modifiers, place.toPoint());
        QCoreApplication::processEvents();
    }
    void clickBar(FigureChart& chart, ChartPlace place, Qt::KeyboardModifiers modifiers = {})
    {
        bringIntoView(chart);
        clickOn(*chart.viewport(), chart.placeRect(place).center(), modifiers);
    }
    int categoryOf(const FigureChart& chart, const char* name)
    {
        return static_cast<int>(chart.content().categories.indexOf(QString::fromLatin1(name)));
    }
    const Graph& predicted(const char* layer, std::size_t sentence)
    {
        return workspace().layerNamed(QString::fromLatin1(layer))->find(workspace().treebank().key(sentence))->graph;
    }
    std::string goldRelation(std::size_t sentence, int word)
    {
        return std::string(workspace().relations()->text(workspace().gold(sentence).arc(word).relation));
    }
    bool isWrong(const char* layer, std::size_t sentence, int word)
    {
        return !(predicted(layer, sentence).arc(word) == workspace().gold(sentence).arc(word));
    }
    /// The words for which that holds, by a look at every one of them.
    template <class Condition>
    std::vector<Hit> wordsThat(Condition condition)
    {
        std::vector<Hit> hits;
        for (std::size_t i = 0; i < workspace().treebank().size(); ++i) {
            for (int word = 1; word <= workspace().gold(i).size(); ++word) {
                if (condition(i, word))
                    hits.push_back({i, word});
            }
        }
        return hits;
    }
};

} // namespace arcwright::ui::testing
