// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/hit_view.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include "ui/analysis/hit_model.h"
#include "ui/analysis/lit_diagram.h"
#include "ui/canvas/make_diagram.h"
#include "ui/look/elided_label.h"

namespace arcwright::ui {

HitView::HitView(QWidget* parent) : QWidget(parent), m_title(new ElidedLabel(this)), m_diagram(new LitDiagram(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_diagram, 1);
}

void HitView::clear()
{
    m_title->clear();
    m_diagram->show({}, {}, 0);
}

void HitView::show(const HitModel& hits, int row, std::size_t system)
{
    const AnalysisData& known = *hits.analysisData();
    const Hit& hit = hits.hits()[static_cast<std::size_t>(row)];
    const auto sentence = known.gold.sentence(hit.sentence);
    const bool hasSystem = system < known.layers.size();
    const Analysis* analysis = hasSystem ? hits.analysis(hit.sentence, system) : nullptr;
    const Graph* predicted = analysis && analysis->graph.size() == sentence->unitCount() ? &analysis->graph : nullptr;
    DiagramContent content;
    content.compareRelations = hasSystem && known.layers[system]->hasRelations();
    content.compareSecondary = hasSystem && known.layers[system]->hasSecondaryArcs();
    const Graph gold = graphOf(*sentence, *known.relations);
    m_diagram->show(
        makeDiagram(*sentence, gold, predicted, *known.relations, content), hits.unitsBeside(row), hit.unit);
    QStringList parts{QCoreApplication::translate("arcwright::ui::DrillDown", "Sentence %1").arg(hit.sentence + 1)};
    if (const auto id = sentence->metadata("sent_id"); !id.empty())
        parts << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    parts << QCoreApplication::translate("arcwright::ui::DrillDown", "above: gold");
    if (predicted)
        parts << QCoreApplication::translate("arcwright::ui::DrillDown", "below: %1")
                     .arg(QString::fromStdString(known.layers[system]->name()));
    m_title->setText(parts.join(QStringLiteral("  ·  ")));
}

} // namespace arcwright::ui
