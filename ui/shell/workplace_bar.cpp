// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/workplace_bar.h"

#include <QAction>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/settings/actions.h"
#include "ui/shell/action_button.h"
#include "ui/shell/workplaces.h"

namespace arcwright::ui {

WorkplaceBar::WorkplaceBar(Actions& actions, const Workplaces& workplaces, QWidget* parent)
    : QToolBar(parent), m_workplaces(workplaces)
{
    setObjectName(QStringLiteral("workplaces"));
    setWindowTitle(tr("Workplaces"));
    setMovable(false);
    setOrientation(Qt::Vertical);
    toggleViewAction()->setVisible(false); // nobody would find the way back
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->setSpacing(2);
    const auto add = [&](ActionId id, const char* icon, const QString& title) {
        prepareForButton(*actions[id], QString::fromLatin1(icon), title);
        auto* button = new QToolButton(column);
        button->setDefaultAction(actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the keyboard stays with what is worked on
        constexpr int iconSide = 22;
        button->setIconSize({iconSide, iconSide});
        constexpr double small = 0.82;
        QFont font = button->font();
        font.setPointSizeF(font.pointSizeF() * small);
        button->setFont(font);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // all as wide as the widest
        layout->addWidget(button);
        return button;
    };
    for (const Workplace& workplace : arcwright::ui::workplaces())
        add(workplace.action, workplace.icon, Actions::name(workplace.action));
    layout->addStretch(1);
    const std::map<ActionId, QString> shorter{
        {ActionId::ShowSentences, tr("List")}, {ActionId::ShowWords, tr("Words")}};
    for (const SidePanel& panel : sidePanels()) {
        const auto title = shorter.find(panel.action);
        m_panelButtons[QString::fromLatin1(panel.name)]
            = add(panel.action, panel.icon, title == shorter.end() ? Actions::name(panel.action) : title->second);
    }
    addWidget(column);
    column->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(&workplaces, &Workplaces::changed, this, &WorkplaceBar::offerPanels);
    offerPanels();
}

/// The others' keys still work: they go where the panel is.
void WorkplaceBar::offerPanels()
{
    const Workplace& workplace = workplaceOf(m_workplaces.current());
    for (const auto& [panel, button] : m_panelButtons)
        button->setVisible(offers(workplace, panel));
}

} // namespace arcwright::ui
