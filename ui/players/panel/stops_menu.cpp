// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/stops_menu.h"

#include <utility>

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QWidgetAction>

namespace arcwright::ui {

StopsMenu::StopsMenu(QWidget* parent)
    : QMenu(parent), m_heads(new QComboBox), m_dependents(new QComboBox), m_add(new QPushButton(tr("Stop there")))
{
    auto* form = new QWidget(this);
    auto* column = new QVBoxLayout(form);
    column->addWidget(new QLabel(tr("Play until this arc appears:"), form));
    auto* row = new QHBoxLayout;
    m_ends = new QHBoxLayout;
    m_ends->addWidget(m_heads);
    m_ends->addWidget(new QLabel(tr("→", "between head and dependent"), form));
    m_ends->addWidget(m_dependents);
    row->addLayout(m_ends);
    row->addWidget(m_add);
    column->addLayout(row);
    m_heads->setAccessibleName(tr("Head"));
    m_dependents->setAccessibleName(tr("Dependent"));
    auto* chooser = new QWidgetAction(this);
    chooser->setDefaultWidget(form);
    addAction(chooser);
    connect(this, &QMenu::aboutToShow, this, &StopsMenu::fill);
    // By keyboard too: the menu keeps the keys otherwise.
    connect(
        this, &QMenu::aboutToShow, m_heads, [this] { m_heads->setFocus(); }, Qt::QueuedConnection);
    connect(m_add, &QPushButton::clicked, this, [this] {
        add(m_heads->currentData().toInt(), m_dependents->currentData().toInt());
        close();
    });
}

void StopsMenu::setWords(const PlayerWords& words)
{
    m_words = words;
    m_ends->setDirection(
        words.areBunsetsu() ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight); // as the arrow is read
    m_isFilled = false;
    if (isVisible())
        fill();
    m_arcs.clear();
    list();
}

void StopsMenu::fill()
{
    if (std::exchange(m_isFilled, true))
        return;
    m_heads->clear();
    m_dependents->clear();
    m_heads->addItem(m_words.name(kRoot), kRoot);
    for (int word = 1; word <= m_words.size(); ++word) {
        m_heads->addItem(m_words.name(word), word);
        m_dependents->addItem(m_words.name(word), word);
    }
}

QComboBox* StopsMenu::heads()
{
    fill();
    return m_heads;
}

QComboBox* StopsMenu::dependents()
{
    fill();
    return m_dependents;
}

void StopsMenu::offer(int head, int dependent)
{
    fill();
    m_heads->setCurrentIndex(m_heads->findData(head));
    m_dependents->setCurrentIndex(m_dependents->findData(dependent));
}

void StopsMenu::add(int head, int dependent)
{
    if (head == dependent || !m_arcs.insert({head, dependent}).second)
        return;
    list();
    Q_EMIT changed();
}

void StopsMenu::remove(int head, int dependent)
{
    if (m_arcs.erase({head, dependent}) == 0)
        return;
    list();
    Q_EMIT changed();
}

void StopsMenu::list()
{
    for (QAction* entry : std::exchange(m_entries, {}))
        entry->deleteLater();
    for (const auto& [head, dependent] : m_arcs) {
        QAction* entry = addAction(tr("Do not stop at %1").arg(m_words.arc(head, dependent)));
        connect(entry, &QAction::triggered, this,
            [this, arc = std::pair(head, dependent)] { remove(arc.first, arc.second); });
        m_entries.push_back(entry);
    }
}

} // namespace arcwright::ui
