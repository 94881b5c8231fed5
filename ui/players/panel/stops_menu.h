// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <utility>

#include <QMenu>

#include "ui/players/drawing/player_words.h"

class QBoxLayout;
class QComboBox;
class QPushButton;

namespace arcwright::ui {

/// Where playing stops: arcs at whose appearance it does. A head and a dependent are chosen to add one; those there are
/// can be taken away.
class StopsMenu : public QMenu {
    Q_OBJECT
public:
    using Arcs = std::set<std::pair<int, int>>; ///< head and dependent

    explicit StopsMenu(QWidget* parent = nullptr);

    /// Takes the words of another sentence, and removes the stops.
    void setWords(const PlayerWords& words);
    /// The arc that is offered when the menu opens: the last one clicked.
    void offer(int head, int dependent);
    const Arcs& arcs() const { return m_arcs; }
    void add(int head, int dependent);
    void remove(int head, int dependent);

    QComboBox* heads();
    QComboBox* dependents();
    QPushButton* addButton() const { return m_add; }

Q_SIGNALS:
    void changed();

private:
    void list();
    void fill();

    PlayerWords m_words;
    Arcs m_arcs;
    bool m_isFilled = false; ///< the words are on offer: as soon as somebody looks
    QComboBox* m_heads;
    QComboBox* m_dependents;
    QPushButton* m_add;
    QBoxLayout* m_ends = nullptr; ///< of the head and the dependent
    std::vector<QAction*> m_entries;
};

} // namespace arcwright::ui
