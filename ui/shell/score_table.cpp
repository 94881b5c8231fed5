// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/score_table.h"

#include <algorithm>

#include <QHeaderView>

#include "ui/analysis/score_keeper.h"
#include "ui/documents/workspace.h"
#include "ui/look/font_measures.h"
#include "ui/look/score_meanings.h"
#include "ui/shell/score_label.h"

namespace arcwright::ui {

namespace {

enum ScoreColumn { LayerName, Uas, Las, ScoredSentences, UnscoredSentences, EmptySentences, scoreColumnCount };

} // namespace

ScoreTable::ScoreTable(Workspace& workspace, const ScoreKeeper& scores, QWidget* parent)
    : QTableWidget(0, scoreColumnCount, parent), m_workspace(workspace), m_scores(scores)
{
    setAccessibleName(tr("Scores of the layers"));
    setHorizontalHeaderLabels(
        {tr("Layer"), tr("UAS"), tr("LAS"), tr("Sentences"), tr("Not scored"), tr("Without arcs")});
    for (int column = LayerName; column < scoreColumnCount; ++column) // as what stands below it
        horizontalHeaderItem(column)->setTextAlignment(
            (column == LayerName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    horizontalHeaderItem(Uas)->setToolTip(meaningOfUas());
    horizontalHeaderItem(Las)->setToolTip(meaningOfLas());
    horizontalHeaderItem(UnscoredSentences)
        ->setToolTip(tr("Sentences seen in training, or predicted around corrections"));
    horizontalHeaderItem(EmptySentences)->setToolTip(tr("Sentences in which there is no arc that could be scored"));
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(LayerName, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->hide();
    measureByFont(this, [this](const QFontMetrics& metrics) {
        constexpr int lead = 10;
        verticalHeader()->setDefaultSectionSize(
            std::max(metrics.height() + lead, verticalHeader()->minimumSectionSize()));
        constexpr int digits = 8; // or the figures of two columns read as one
        horizontalHeader()->setMinimumSectionSize(digits * metrics.horizontalAdvance(u'0'));
        updateGeometry();
    });
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(&scores, &ScoreKeeper::changed, this, &ScoreTable::fill);
    connect(this, &QTableWidget::cellActivated, this, [this](int row) {
        if (item(row, LayerName)->flags().testFlag(Qt::ItemIsSelectable))
            m_workspace.showLayer(item(row, LayerName)->text());
    });
    fill();
}

void ScoreTable::fill()
{
    clearSpans();
    setRowCount(0);
    setColumnHidden(EmptySentences, true); // in most treebanks there is none
    for (const QString& layer : m_workspace.layerNames())
        addRow(layer);
    if (rowCount() > 1 && !m_scores.areOfOneSet()) {
        const int row = rowCount();
        insertRow(row);
        auto* item = new QTableWidgetItem(ScoreLabel::notOfOneSet());
        item->setFlags(Qt::ItemIsEnabled); // it is no layer
        item->setToolTip(item->text());
        setItem(row, LayerName, item);
        setSpan(row, LayerName, 1, scoreColumnCount);
    }
    setVisible(rowCount() > 0);
    updateGeometry();
    Q_EMIT filled(rowCount() > 0);
}

void ScoreTable::addRow(const QString& layer)
{
    const ScoreKeeper::Scores scores = m_scores.scores(layer);
    if (scores.total.tokens == 0 && scores.unscoredSentences == 0)
        return;
    if (scores.emptySentences > 0)
        setColumnHidden(EmptySentences, false);
    const int row = rowCount();
    insertRow(row);
    const auto put = [&](ScoreColumn column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        if (column != LayerName)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (layer == QString::fromStdString(m_workspace.layer().name())) {
            QFont font = item->font();
            font.setBold(true);
            item->setFont(font);
            item->setToolTip(tr("It is drawn below the words."));
        }
        setItem(row, column, item);
    };
    const auto rate
        = [&](double value) { return scores.total.tokens > 0 ? locale().toString(value, 'f', 1) : tr("–"); };
    const Layer* analyses = m_workspace.layerNamed(layer);
    put(LayerName, layer);
    put(Uas, rate(scores.total.uas()));
    put(Las, analyses && analyses->hasRelations() ? rate(scores.total.las()) : tr("–"));
    put(ScoredSentences, QString::number(scores.total.sentences));
    put(UnscoredSentences, scores.unscoredSentences > 0 ? QString::number(scores.unscoredSentences) : QString());
    put(EmptySentences, scores.emptySentences > 0 ? QString::number(scores.emptySentences) : QString());
}

/// No more than there are rows: an empty band below them looks like a layer without a name.
QSize ScoreTable::minimumSizeHint() const
{
    const QSize usual = QTableWidget::minimumSizeHint();
    return {usual.width(), std::min(usual.height(), sizeHint().height())};
}

QSize ScoreTable::sizeHint() const
{
    constexpr int mostRows = 12;
    const int rowHeight = rowCount() > 0 ? this->rowHeight(0) : 0;
    const int height = horizontalHeader()->sizeHint().height() + std::min(rowCount(), mostRows) * rowHeight;
    return {QTableWidget::sizeHint().width(), height + 2 * frameWidth()};
}

} // namespace arcwright::ui
