// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_box.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/settings/actions.h"
#include "ui/shell/model_files.h"
#include "ui/shell/model_reading_sign.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

ModelBox::ModelBox(const Learning& learning, const ModelFiles& models, const Actions& actions, QWidget* parent)
    : QGroupBox(tr("Model in use"), parent), m_learning(learning), m_model(new QLabel(this))
{
    m_model->setWordWrap(true);
    m_model->setTextFormat(Qt::PlainText); // names of files are no markup
    auto* buttons = new QHBoxLayout;
    const auto add = [&](ActionId id, const QString& title = {}) {
        QAction* action = actions[id];
        auto* button = new QPushButton(title, this);
        button->setEnabled(action->isEnabled());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
        buttons->addWidget(button);
        return button;
    };
    m_open = add(ActionId::OpenModel);
    add(ActionId::SaveModel, tr("Save…"));
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_model);
    layout->addLayout(buttons);
    connect(&learning, &Learning::modelChanged, this, &ModelBox::tell);
    connect(&learning, &Learning::modelSaved, this, &ModelBox::tell);
    connect(&learning, &Learning::finished, this, &ModelBox::tell); // what was trained may be worth keeping by now
    connect(&models, &ModelFiles::reading, this, [this](const QString& name) {
        m_opened = name;
        tell();
    });
    connect(&models, &ModelFiles::settled, this, [this] {
        m_opened.clear();
        tell();
    });
    tell();
}

void ModelBox::tell()
{
    const AnyModel& model = m_learning.anyModel();
    m_open->setText(isNull(model) ? tr("Open one…", "a model") : tr("Use another…"));
    if (isNull(model) && !m_opened.isEmpty()) {
        m_model->setText(openingText(m_opened));
        return;
    }
    if (isNull(model)) {
        const QString offered = m_learning.offeredTitle();
        m_model->setText(offered.isEmpty()
                ? tr("There is none yet: train one, or open one that was saved.")
                : tr("None for this treebank yet. There is still %1.", "another model").arg(offered));
        return;
    }
    const QString title = m_learning.modelTitle();
    QString trained = tr(
        "%1, from %n sentence(s)", "a model, and what it learnt from", static_cast<int>(trainingSentencesOf(model)))
                          .arg(title);
    if (const auto given = givenHeadsOf(model))
        trained
            = tr("%1 (%n head(s) of them given)", "a model and its sentences", static_cast<int>(*given)).arg(trained);
    const QString kept = m_learning.kept().name;
    if (m_learning.unsavedModels().contains(title))
        m_model->setText(kept.isEmpty()
                ? tr("%1; not saved yet", "a model").arg(trained)
                : tr("%1; on the shelf as “%2”, without what it learnt since", "a model").arg(trained, kept));
    else
        m_model->setText(kept.isEmpty() ? trained : tr("%1; on the shelf as “%2”", "a model").arg(trained, kept));
}

} // namespace arcwright::ui
