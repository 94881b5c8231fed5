// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/system_bar.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/evaluation/scored_sentences.h"
#include "ui/analysis/chart_style.h"
#include "ui/analysis/word_selection.h"
#include "ui/documents/thin_progress.h"
#include "ui/look/elided_label.h"
#include "ui/look/joined_texts.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/wrapping_row.h"

namespace arcwright::ui {

SystemBar::SystemBar(Workspace& workspace, AnalysisModel& model, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_model(model)
    , m_gold(new ElidedLabel(this))
    , m_score(new QComboBox(this))
    , m_punctuation(new QCheckBox(tr("Punctuation"), this))
    , m_systemLabel(new QLabel(tr("Details of"), this))
    , m_system(new QComboBox(this))
    , m_row(new WrappingRow(this))
    , m_unlike(new QLabel(this))
    , m_progress(newThinProgress(tr("Figures are being computed"), this))
{
    placeParts();
    connect(m_score, &QComboBox::activated, this, [this](int index) {
        FigureSettings settings = m_model.settings();
        settings.scored = index == 0 ? Scored::Arcs : Scored::Heads;
        m_model.setSettings(settings);
    });
    connect(m_punctuation, &QCheckBox::clicked, this, [this](bool checked) {
        FigureSettings settings = m_model.settings();
        settings.withPunctuation = checked;
        m_model.setSettings(settings);
    });
    connect(m_system, &QComboBox::activated, this, [this](int index) {
        FigureSettings settings = m_model.settings();
        settings.system = static_cast<std::size_t>(index);
        m_model.setSettings(settings);
    });
    connect(&model, &AnalysisModel::layersChanged, this, &SystemBar::fill);
    connect(&model, &AnalysisModel::dataChanged, this, &SystemBar::fill);
    connect(&model, &AnalysisModel::settingsChanged, this, &SystemBar::showSettings);
    connect(&workspace, &Workspace::opened, this, &SystemBar::fill);
    fill();
}

void SystemBar::placeParts()
{
    m_score->addItem(tr("Head and relation"));
    m_score->addItem(tr("Head alone"));
    m_score->setAccessibleName(tr("What has to be right"));
    m_score->setToolTip(tr("What has to be right for a word to count as right"));
    m_punctuation->setToolTip(tr("Whether punctuation is counted"));
    m_system->setAccessibleName(tr("System whose errors are sorted and confused"));
    m_system->setToolTip(tr("By its errors the bars are sorted; the maps are of it alone"));
    for (QComboBox* field : {m_score, m_system})
        field->view()->setAccessibleName(field->accessibleName());
    m_row->add(m_gold, true);
    m_row->addSpace();
    m_row->add(m_systemLabel);
    m_row->add(m_system);
    m_row->add(m_score);
    m_row->add(m_punctuation);
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 6;
    column->setContentsMargins(margin, margin / 2, margin, 0);
    column->setSpacing(2);
    column->addWidget(m_row);
    m_unlike->setObjectName(QStringLiteral("unlike"));
    m_unlike->setWordWrap(true);
    m_unlike->setTextFormat(Qt::PlainText); // names of files are no markup
    m_unlike->hide();
    column->addWidget(m_unlike);
    column->addWidget(m_progress);
    m_progress->setRange(0, 0);
}

void SystemBar::addButton(QToolButton* button)
{
    m_row->add(button);
}

void SystemBar::showBusy(bool busy)
{
    m_progress->setVisible(busy);
}

void SystemBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    fill();
}

/// A patch of the colour that the layer has in the charts; none for one that is not in them.
QIcon SystemBar::swatch(const QString& layer) const
{
    const auto known = m_model.data();
    const std::vector<std::string> names = known ? systemNames(known->table) : std::vector<std::string>();
    const auto found = std::find(names.begin(), names.end(), layer.toStdString());
    if (found == names.end())
        return {};
    const auto series = static_cast<std::size_t>(found - names.begin());
    QPixmap patch(12, 12);
    patch.fill(m_theme.base);
    QPainter painter(&patch);
    painter.setPen(m_theme.series[series % m_theme.series.size()]);
    painter.setBrush(barBrush(m_theme, series));
    painter.drawRect(patch.rect().adjusted(0, 0, -1, -1));
    return patch;
}

void SystemBar::fill()
{
    const QString title = m_workspace.title();
    m_gold->setText(title.isEmpty() ? QString() : tr("Gold: %1").arg(title));
    for (QToolButton* button : m_systems) {
        button->hide();
        button->deleteLater();
    }
    m_systems.clear();
    const auto known = m_model.data();
    for (const QString& layer : m_model.layers()) {
        auto* button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setText(layer.isEmpty() ? tr("unnamed") : layer);
        button->setCheckable(true);
        button->setChecked(m_model.isCompared(layer));
        button->setIcon(swatch(layer));
        const bool isUnscored = known
            && std::find(known->unscored.begin(), known->unscored.end(), layer.toStdString()) != known->unscored.end();
        button->setToolTip(
            plainToolTip(isUnscored ? tr("%1: its model was trained on these sentences; not scored").arg(layer)
                                    : tr("%1: compare it with gold, or leave it out").arg(layer)));
        connect(
            button, &QToolButton::clicked, this, [this, layer](bool checked) { m_model.setCompared(layer, checked); });
        m_row->insertBefore(m_systemLabel, button);
        m_systems.push_back(button);
    }
    tellUnlikeSentences();
    showSettings();
}

/// A system that is scored on a tenth of the sentences has a tenth of the errors.
void SystemBar::tellUnlikeSentences()
{
    const auto known = m_model.data();
    const ScoredSentences scored = known ? scoredSentences(known->table) : ScoredSentences();
    QStringList systems;
    for (std::size_t system = 0; system < scored.counts.size(); ++system)
        systems << tr("%1 on %n sentence(s)", "a system", static_cast<int>(scored.counts[system]))
                       .arg(QString::fromStdString(known->table.systems()[system].name));
    m_unlike->setText(tr("Not to be compared, for they are scored on different sentences: %1.").arg(listed(systems)));
    m_unlike->setVisible(!scored.areSame);
}

void SystemBar::showSettings()
{
    const auto known = m_model.data();
    m_system->clear();
    if (known) {
        for (const std::string& name : systemNames(known->table))
            m_system->addItem(QString::fromStdString(name));
    }
    const FigureSettings& settings = m_model.settings();
    m_system->setCurrentIndex(static_cast<int>(settings.system));
    const bool isChoice = m_system->count() > 1;
    m_system->setVisible(isChoice);
    m_systemLabel->setVisible(isChoice);
    const bool hasFigures = m_system->count() > 0;
    m_score->setVisible(hasFigures && m_model.hasRelations());
    m_score->setCurrentIndex(settings.scored == Scored::Arcs ? 0 : 1);
    m_punctuation->setVisible(hasFigures);
    m_punctuation->setChecked(settings.withPunctuation);
}

} // namespace arcwright::ui
