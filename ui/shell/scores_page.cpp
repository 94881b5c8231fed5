// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/scores_page.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/settings/actions.h"
#include "ui/shell/score_table.h"

namespace arcwright::ui {

ScoresPage::ScoresPage(Workspace& workspace, const ScoreKeeper& scores, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_table(new ScoreTable(workspace, scores, this))
{
    auto* heading = new QLabel(tr("Scores of the layers against gold"), this);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    auto* empty = new QWidget(this);
    auto* ways = new QHBoxLayout(empty);
    ways->setContentsMargins({});
    auto* text = new QLabel(
        tr("There is nothing to compare the open treebank with yet. Open a parser's output, or train a parser here."),
        empty);
    text->setWordWrap(true);
    ways->addWidget(text, 1);
    for (const ActionId id : {ActionId::OpenLayer, ActionId::Train}) {
        QAction* action = actions[id];
        auto* button = new QPushButton(Actions::name(id), empty);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        ways->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(empty);
    layout->addWidget(m_table);
    layout->addStretch(1);
    const auto show = [empty](bool hasRows) { empty->setVisible(!hasRows); };
    connect(m_table, &ScoreTable::filled, empty, show);
    show(m_table->rowCount() > 0);
    setFocusProxy(m_table);
}

} // namespace arcwright::ui
