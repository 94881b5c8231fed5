// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_tool_bar.h"

#include <algorithm>

#include <QAction>
#include <QToolButton>

#include "ui/look/font_measures.h"
#include "ui/settings/actions.h"
#include "ui/shell/action_button.h"

namespace arcwright::ui {

MainToolBar::MainToolBar(Actions& actions, QWidget* parent) : QToolBar(parent), m_actions(actions)
{
    setObjectName(QStringLiteral("acts"));
    setWindowTitle(tr("Toolbar"));
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    measureByFont(this, [this](const QFontMetrics& metrics) {
        constexpr int leastSide = 20;
        const int side = std::max(leastSide, metrics.ascent());
        setIconSize({side, side});
    });
    toggleViewAction()->setVisible(false);
    const auto add = [&](ActionId id, const char* icon, const QString& title) {
        prepareForButton(*m_actions[id], QString::fromLatin1(icon), title);
        addAction(m_actions[id]);
        button(id)->setFocusPolicy(Qt::NoFocus);
    };
    add(ActionId::Open, "open", tr("Open"));
    add(ActionId::Save, "save", tr("Save"));
    addSeparator();
    add(ActionId::Undo, "undo", tr("Undo"));
    add(ActionId::Redo, "redo", tr("Redo"));
    addSeparator();
    add(ActionId::Confirm, "confirm", tr("Confirm"));
    add(ActionId::Train, "train", tr("Train"));
    add(ActionId::FindPattern, "search", tr("Search"));
}

QToolButton* MainToolBar::button(ActionId id) const
{
    return qobject_cast<QToolButton*>(widgetForAction(m_actions[id]));
}

} // namespace arcwright::ui
