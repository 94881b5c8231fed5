// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/train_page.h"

#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/annotation/sentence_view.h"
#include "ui/look/growing_letters.h"
#include "ui/look/height_of_page.h"
#include "ui/look/reading_order.h"
#include "ui/progress/effort_recorder.h"
#include "ui/progress/progress_page.h"
#include "ui/shell/model_box.h"
#include "ui/shell/score_table.h"
#include "ui/training/default_settings.h"
#include "ui/training/job_list.h"
#include "ui/training/kept_sources.h"
#include "ui/training/sources_form.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui {

TrainPage::TrainPage(const Parts& parts, QWidget* parent)
    : QWidget(parent)
    , m_training(parts.training)
    , m_tabs(new QTabWidget(this))
    , m_defaults(new DefaultSettings(parts.workspace, this))
{
    auto* recorder = new EffortRecorder(parts.workspace, parts.learning, parts.view);
    m_progress = new ProgressPage(parts.workspace, *recorder, this);
    parts.training.setQueues(true);
    connect(m_defaults, &DefaultSettings::found, &parts.training, &TrainingPanel::suggest);
    connect(m_defaults, &DefaultSettings::languageFound, &parts.training, &TrainingPanel::suggestLanguage);
    connect(m_defaults, &DefaultSettings::finished, this, &TrainPage::settled);
    parts.training.addBelowSettings(new ModelBox(parts.learning, parts.models, parts.actions, &parts.training));
    parts.training.addBelowSettings(new JobList(parts.queue, &parts.training));
    parts.training.addBelowCurve(new ScoreTable(parts.workspace, parts.scores, &parts.training));
    new KeptSources(parts.workspace, *parts.training.findChild<SourcesForm*>(), this);
    orderAsRead(parts.training);
    new GrowingLetters(*this, parts.training, usualDashboard);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("Training, models or progress"));
    m_tabs->addTab(&parts.training, tr("Training"));
    m_tabs->addTab(m_progress, tr("Progress of the annotation"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs);
    setFocusProxy(m_tabs->currentWidget());
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { setFocusProxy(m_tabs->currentWidget()); });
    connect(&parts.view, &SentenceView::sentenceShown, recorder, &EffortRecorder::setSentence);
    connect(recorder, &EffortRecorder::failed, this, &TrainPage::failed);
    connect(m_progress, &ProgressPage::failed, this, &TrainPage::failed);
    connect(m_progress, &ProgressPage::done, this, &TrainPage::done);
    connect(m_progress, &ProgressPage::settled, this, &TrainPage::settled);
}

void TrainPage::addModels(QWidget& page)
{
    m_models = &page;
    m_tabs->insertTab(1, m_models, tr("Models"));
    takeHeightOfPageOnView(*m_tabs);
}

void TrainPage::showModels()
{
    m_tabs->setCurrentWidget(m_models);
    m_models->setFocus();
}

void TrainPage::showSources()
{
    m_tabs->setCurrentWidget(&m_training);
    m_training.findChild<SourcesForm*>()->offerFiles();
}

void TrainPage::setTheme(const Theme& theme)
{
    m_progress->setTheme(theme);
}

bool TrainPage::isBusy() const
{
    return m_progress->isBusy() || m_defaults->isBusy();
}

} // namespace arcwright::ui
