// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_box.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/settings/actions.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

ModelBox::ModelBox(const Learning& learning, const Actions& actions, QWidget* parent)
    : QGroupBox(tr("Model in use"), parent), m_learning(learning), m_model(new QLabel(this))
{
    m_model->setWordWrap(true);
    m_model->setTextFormat(Qt::PlainText); // names of files are no markup
    auto* buttons = new QHBoxLayout;
    const auto add = [&](ActionId id, const QString& title) {
        QAction* action = actions[id];
        auto* button = new QPushButton(title, this);
        button->setEnabled(action->isEnabled());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
        buttons->addWidget(button);
    };
    add(ActionId::OpenModel, tr("Use another…"));
    add(ActionId::SaveModel, tr("Save…"));
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_model);
    layout->addLayout(buttons);
    connect(&learning, &Learning::modelChanged, this, &ModelBox::tell);
    tell();
}

void ModelBox::tell()
{
    const AnyModel& model = m_learning.anyModel();
    if (isNull(model)) {
        m_model->setText(tr("There is none yet: train one, or open one that was saved."));
        return;
    }
    const QString trained = tr("trained on so many sentences: %1").arg(trainingSentencesOf(model));
    m_model->setText(m_learning.modelName().isEmpty()
            ? tr("Made here, %1; not saved unless you save it", "trained on so many sentences").arg(trained)
            : tr("%1, %2", "file of a model, trained on so many sentences").arg(m_learning.modelName(), trained));
}

} // namespace arcwright::ui
