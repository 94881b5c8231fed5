// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/picture_menu.h"

#include "core/treebank/graph.h"

namespace arcwright::ui {

PictureMenu::PictureMenu(QWidget* parent)
    : QMenu(parent)
    , m_tree(add(tr("The tree of the sentence"), QStringLiteral("canvas:tree")))
    , m_step(add(tr("The algorithm at the step of this stop"), QStringLiteral("canvas:step=0")))
    , m_last(add(tr("The algorithm at its last step"), QStringLiteral("canvas:step=last")))
{
    setToolTipsVisible(true);
    setStop(nullptr);
}

QAction* PictureMenu::add(const QString& text, const QString& source)
{
    QAction* action = addAction(text);
    action->setData(source);
    connect(action, &QAction::triggered, this,
        [this, action] { Q_EMIT chosen(QStringLiteral("![](%1)").arg(action->data().toString())); });
    return action;
}

void PictureMenu::setStop(const Lesson* stop)
{
    const bool hasTree = stop != nullptr && stop->sentence->headOf(1) != kNoHead;
    m_tree->setEnabled(hasTree);
    m_tree->setToolTip(stop != nullptr && !hasTree
            ? tr("Nobody has drawn a tree of this sentence; that of the algorithm is at its last step.")
            : QString());
    m_step->setEnabled(stop != nullptr && !stop->lastStep);
    m_step->setData(QStringLiteral("canvas:step=%1").arg(stop != nullptr ? stop->step : 0));
    m_last->setEnabled(stop != nullptr);
}

} // namespace arcwright::ui
