// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_tool_bar.h"

#include <algorithm>

#include <QAction>
#include <QToolButton>

#include "ui/look/font_measures.h"
#include "ui/look/plain_tool_tip.h"
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
    prepareForButton(*m_actions[ActionId::Train], QStringLiteral("train"), tr("Train"));
    addTraining();
    add(ActionId::FindPattern, "search", tr("Search"));
}

/// A training is long, and learns from what somebody may not have meant: at first the button leads to where that is
/// chosen, and there it begins.
void MainToolBar::addTraining()
{
    QAction* train = m_actions[ActionId::Train];
    QAction* place = m_actions[ActionId::WorkplaceTrain];
    m_train = addAction(train->icon(), tr("Train a parser…")); // not as the place it leads to, nor as what begins
    button(ActionId::Train)->setFocusPolicy(Qt::NoFocus);
    connect(m_train, &QAction::triggered, this, [train, place] {
        if (place->isChecked())
            train->trigger();
        else
            place->trigger();
    });
    const auto tell = [this, train] {
        m_train->setEnabled(train->isEnabled());
        m_train->setToolTip(plainToolTip(tr("Choose what the parser learns from, and train it. %1 trains at once.")
                                             .arg(train->shortcut().toString(QKeySequence::NativeText))));
    };
    connect(train, &QAction::changed, this, tell);
    tell();
}

QToolButton* MainToolBar::button(ActionId id) const
{
    return qobject_cast<QToolButton*>(widgetForAction(id == ActionId::Train ? m_train : m_actions[id]));
}

} // namespace arcwright::ui
