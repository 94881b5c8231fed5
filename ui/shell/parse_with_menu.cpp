// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/parse_with_menu.h"

#include <QActionGroup>

#include "ui/settings/settings.h"
#include "ui/training/learning.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui {

ParseWithMenu::ParseWithMenu(QAction& action, Learning& learning, QWidget* parent)
    : QMenu(parent), m_action(action), m_learning(learning)
{
    setObjectName(QStringLiteral("parse-with"));
    action.setMenu(this);
    connect(this, &QMenu::aboutToShow, this, &ParseWithMenu::list);
    connect(&action, &QAction::triggered, this, [this] {
        const QWidget* window = parentWidget();
        popup(window->mapToGlobal(window->rect().center()));
    });
    connect(&learning, &Learning::modelChanged, this, &ParseWithMenu::updateAction);
    connect(&learning, &Learning::started, this, &ParseWithMenu::updateAction);
    connect(&learning, &Learning::finished, this, &ParseWithMenu::updateAction);
    updateAction();
}

void ParseWithMenu::list()
{
    clear();
    const auto model = m_learning.model();
    if (!model)
        return;
    const Decoder own = model->configuration.decoder();
    add(tr("The model's own: %1").arg(TrainingPanel::titleOf(own)), std::nullopt);
    addSeparator();
    for (const Decoder decoder : m_learning.decoders()) {
        if (decoder != own)
            add(TrainingPanel::titleOf(decoder), decoder);
    }
}

void ParseWithMenu::add(const QString& title, std::optional<Decoder> decoder)
{
    QAction* choice = addAction(title);
    choice->setCheckable(true);
    choice->setChecked(decoder == m_learning.chosenDecoder());
    connect(choice, &QAction::triggered, this, [this, decoder] {
        m_learning.parseWith(decoder);
        if (!m_learning.modelName().isEmpty()) // one that was trained here is kept only if it is saved
            Settings::setDecoderFor(m_learning.modelName(), decoder);
    });
}

void ParseWithMenu::updateAction()
{
    m_action.setEnabled(!m_learning.decoders().empty() && !m_learning.isBusy());
}

} // namespace arcwright::ui
