// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shortcut_overview.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "ui/canvas/canvas_keys.h"
#include "ui/canvas/mouse_gestures.h"
#include "ui/help/action_tasks.h"
#include "ui/look/empty_note.h"
#include "ui/settings/action_synonyms.h"

namespace arcwright::ui {

ShortcutOverview::ShortcutOverview(Actions& actions, QWidget* window)
    : QDialog(window)
    , m_actions(actions)
    , m_search(new QLineEdit(this))
    , m_table(new QTableWidget(0, 2, this))
    , m_keys(new QKeySequenceEdit(this))
    , m_conflict(new QLabel(this))
    , m_change(new QPushButton(tr("&Set"), this))
    , m_reset(new QPushButton(tr("&Default"), this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    placeParts();
    fill();
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutOverview::search);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ShortcutOverview::showSelected);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutOverview::showConflict);
    connect(m_change, &QPushButton::clicked, this, &ShortcutOverview::change);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutOverview::reset);
    showSelected();
    m_search->setFocus();
}

void ShortcutOverview::placeParts()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search in the shortcuts"));
    m_search->setClearButtonEnabled(true);
    m_table->setAccessibleName(tr("Shortcuts"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_keys->setAccessibleName(tr("New shortcut"));
    m_conflict->setTextFormat(Qt::PlainText);
    m_conflict->setWordWrap(true);
    for (QPushButton* button : {m_change, m_reset})
        button->setAutoDefault(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* choice = new QHBoxLayout;
    auto* name = new QLabel(tr("&New shortcut:"), this);
    name->setBuddy(m_keys);
    choice->addWidget(name);
    choice->addWidget(m_keys, 1);
    choice->addWidget(m_change);
    choice->addWidget(m_reset);
    m_nothing = new EmptyNote(*m_table, [this] {
        for (int row = 0; row < m_table->rowCount(); ++row) {
            if (!m_table->isRowHidden(row))
                return QString();
        }
        return tr("Nothing found for “%1”.").arg(m_search->text().trimmed());
    });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_table, 1);
    layout->addLayout(choice);
    layout->addWidget(m_conflict);
    layout->addWidget(buttons);
    resize(680, 700);
}

/// Task by task; before them each part of the window offers its own rows, from the table that decides what its keys
/// mean.
void ShortcutOverview::fill()
{
    addRows(tr("On the diagram"), canvasKeyRows());
    const QString chooseHead = m_actions[ActionId::ChooseHead]->shortcut().toString(QKeySequence::NativeText);
    addRows(chooseHead.isEmpty() ? tr("While a head is chosen") : tr("While a head is chosen (%1)").arg(chooseHead),
        headModeRows());
    addRows(tr("With the mouse"), mouseGestureRows());
    for (const ActionTask& task : actionTasks()) {
        addHeading(titleOf(task));
        for (const ActionId id : task.actions)
            addRow(m_actions.row(id), id);
    }
    m_table->resizeColumnsToContents();
}

void ShortcutOverview::addRows(const QString& heading, const KeyRows& rows)
{
    addHeading(heading);
    for (const KeyRow& row : rows)
        addRow(row, std::nullopt);
}

void ShortcutOverview::addHeading(const QString& text)
{
    addRow({QString(), text}, std::nullopt);
    m_rows.back().heading = true;
    QTableWidgetItem* item = m_table->item(m_table->rowCount() - 1, 1);
    QFont font = item->font();
    font.setBold(true);
    item->setFont(font);
    for (int column = 0; column < 2; ++column)
        m_table->item(m_table->rowCount() - 1, column)->setFlags(Qt::NoItemFlags | Qt::ItemIsEnabled);
}

void ShortcutOverview::addRow(const KeyRow& shown, std::optional<ActionId> action)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(shown.keys));
    m_table->setItem(row, 1, new QTableWidgetItem(shown.what));
    m_rows.push_back({false, action});
}

void ShortcutOverview::search()
{
    const QString wanted = m_search->text().trimmed();
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto action = m_rows[static_cast<std::size_t>(row)].action;
        const bool found = m_table->item(row, 0)->text().contains(wanted, Qt::CaseInsensitive)
            || m_table->item(row, 1)->text().contains(wanted, Qt::CaseInsensitive)
            || (action && synonymsOf(*action).contains(wanted, Qt::CaseInsensitive));
        m_table->setRowHidden(row, m_rows[static_cast<std::size_t>(row)].heading ? !wanted.isEmpty() : !found);
    }
    m_nothing->refresh();
}

std::optional<ActionId> ShortcutOverview::selected() const
{
    const int row = m_table->currentRow();
    return row < 0 ? std::nullopt : m_rows[static_cast<std::size_t>(row)].action;
}

void ShortcutOverview::showSelected()
{
    const auto id = selected();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_keys, m_change, m_reset})
        widget->setEnabled(id.has_value());
    m_keys->setKeySequence(id ? m_actions[*id]->shortcut() : QKeySequence());
    showConflict();
}

void ShortcutOverview::showConflict()
{
    const QKeySequence typed = m_keys->keySequence();
    if (typed.count() > 1) // one key is enough; the field would wait for four
        m_keys->setKeySequence(QKeySequence(typed[0]));
    const auto id = selected();
    const auto other = typed.isEmpty() || !id ? std::nullopt : m_actions.actionWith(QKeySequence(typed[0]), *id);
    m_conflict->setText(other
            ? tr("%1 is the shortcut of “%2”, which would lose it.")
                  .arg(QKeySequence(typed[0]).toString(QKeySequence::NativeText), Actions::name(*other))
            : QString());
}

void ShortcutOverview::change()
{
    const auto id = selected();
    if (!id)
        return;
    const QKeySequence typed = m_keys->keySequence();
    m_actions.setShortcuts(*id, typed.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{QKeySequence(typed[0])});
    showKeys();
    showConflict();
}

void ShortcutOverview::reset()
{
    const auto id = selected();
    if (!id)
        return;
    m_actions.resetShortcuts(*id);
    m_keys->setKeySequence(m_actions[*id]->shortcut());
    showKeys();
}

void ShortcutOverview::showKeys()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (const auto shown = m_rows[row].action)
            m_table->item(static_cast<int>(row), 0)->setText(m_actions.row(*shown).keys);
    }
}

} // namespace arcwright::ui
