// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/chord_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace arcwright::ui {

ChordDialog::ChordDialog(const Chords& chords, QWidget* parent)
    : QDialog(parent)
    , m_table(new QTableWidget(0, 5, this))
    , m_problem(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Chords"));
    auto* explanation = new QLabel(
        tr("Letters typed quickly, one after the other, on a selected word set its relation, tags and features at "
           "once. "
           "What is left empty stays as it is. A letter that begins a chord and is a shortcut too waits a moment."),
        this);
    explanation->setWordWrap(true);
    m_table->setAccessibleName(tr("Chords"));
    m_table->setHorizontalHeaderLabels({tr("Letters"), tr("Relation"), tr("UPOS"), tr("XPOS"), tr("Features")});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_problem->setTextFormat(Qt::PlainText);
    auto* add = new QPushButton(tr("&Add"), this);
    auto* remove = new QPushButton(tr("&Remove"), this);
    auto* sets = new QPushButton(tr("Add a &set"), this);
    auto* menu = new QMenu(sets);
    for (const ChordSet set : allChordSets())
        connect(menu->addAction(chordSetName(set)), &QAction::triggered, this, [this, set] { addSet(set); });
    sets->setMenu(menu);
    sets->setAutoDefault(false);
    add->setAutoDefault(false);
    remove->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(remove);
    row->addWidget(sets);
    row->addWidget(m_problem, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    layout->addWidget(m_buttons);
    for (const Chord& chord : chords)
        addRow(chord);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_table->setCurrentCell(m_table->rowCount() - 1, 0);
        m_table->editItem(m_table->currentItem());
    });
    connect(remove, &QPushButton::clicked, this, &ChordDialog::removeRow);
    connect(m_table, &QTableWidget::itemChanged, this, &ChordDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(this->chords());
        accept();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(620, 380);
    check();
}

Chords ChordDialog::chords() const
{
    Chords chords;
    const auto text = [this](int row, int column) {
        const QTableWidgetItem* item = m_table->item(row, column);
        return item ? item->text().trimmed() : QString();
    };
    const auto keys = [&](int row) { return text(row, 0).simplified().remove(u' ').toLower(); };
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Chord chord{keys(row), text(row, 1), text(row, 2), text(row, 3), text(row, 4)};
        if (!chord.keys.isEmpty() || !chord.isEmpty())
            chords << chord;
    }
    return chords;
}

void ChordDialog::addRow(const Chord& chord)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    int column = 0;
    for (const QString& text : {chord.keys, chord.relation, chord.upos, chord.xpos, chord.feats})
        m_table->setItem(row, column++, new QTableWidgetItem(text));
}

void ChordDialog::addSet(ChordSet set)
{
    const Chords now = chords();
    const Chords all = withChordSet(now, set);
    for (qsizetype i = now.size(); i < all.size(); ++i)
        addRow(all[i]);
    check();
}

void ChordDialog::removeRow()
{
    if (m_table->currentRow() >= 0)
        m_table->removeRow(m_table->currentRow());
    check();
}

void ChordDialog::check()
{
    const QString problem = problemOf(chords());
    m_problem->setText(problem);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

} // namespace arcwright::ui
